"""Tests of Fatigue, Wounds, dying and defeat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import ending, harm
from engine.games.wilds.rules.meeting import meetings
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item, Member, Wound
from engine.games.wilds.state.state import Position, Roles

from .build import party, points, working
from .stage import BEAR, PARTY_OF_FOUR, change_member, stage

RANGER, ROGUE, DRUID, FIGHTER = range(4)
EVERYBODY = (RANGER, ROGUE, DRUID, FIGHTER)


def all_with(**fields: object) -> tuple[Member, ...]:
    return tuple(replace(member, **fields) for member in PARTY_OF_FOUR)


@pytest.mark.rule("WLD-G12")
def test_fatigue_stays_between_0_and_6() -> None:
    there = stage(members=change_member(ROGUE, fatigue=5))
    harm.tire(there, (RANGER, ROGUE), 3, "night")
    assert [there.member(index).fatigue for index in EVERYBODY] == [3, 6, 0, 0]
    harm.tire(there, EVERYBODY, -4, "shelter")
    assert [there.member(index).fatigue for index in EVERYBODY] == [0, 2, 0, 0]
    assert [event.facts["who"] for event in there.told("tired")] == [("Ranger", "Rogue"), ("Ranger", "Rogue")]


@pytest.mark.rule("WLD-G12")
def test_fatigue_that_changes_nothing_is_not_told() -> None:
    there = stage(members=change_member(ROGUE, fatigue=6))
    harm.tire(there, (ROGUE,), 1, "night")
    harm.tire(there, (RANGER,), -1, "shelter")
    assert there.events == []


@pytest.mark.rule("WLD-G12", "WLD-G18")
def test_at_6_fatigue_a_member_collapses_and_gets_up_at_5() -> None:
    there = stage(members=change_member(DRUID, fatigue=5), roles=Roles(0, 1, forager=DRUID))
    harm.tire(there, (DRUID,), 1, "night")
    assert there.fact("collapsed", "who") == "Druid"
    assert there.able() == (RANGER, ROGUE, FIGHTER)
    assert there.state.roles.forager == RANGER  # who knows how, as the Fighter does not
    harm.tire(there, (DRUID,), -1, "shelter")
    assert there.able() == EVERYBODY


@pytest.mark.rule("WLD-G13")
@pytest.mark.parametrize(("die", "attribute"), [(1, "strength"), (2, "agility"), (3, "spirit"), (4, "mind")])
def test_a_wound_rolls_its_attribute(die: int, attribute: str) -> None:
    there = stage((die,))
    harm.wound(there, DRUID, "strike")
    assert there.member(DRUID).wounds == (Wound(attribute),)
    assert there.fact("wounded", "attribute") == attribute


@pytest.mark.rule("WLD-G13")
def test_a_second_wound_never_hits_the_same_attribute() -> None:
    there = stage((3, 3, 1), members=change_member(DRUID, wounds=(Wound("spirit"),)))
    harm.wound(there, DRUID, "strike")
    assert there.member(DRUID).wounds == (Wound("spirit"), Wound("strength"))
    assert there.done()


TWICE = (Wound("spirit"), Wound("mind"))


@pytest.mark.rule("WLD-G13", "WLD-G99")
def test_a_third_wound_lays_a_member_low_until_a_settlement() -> None:
    there = stage(members=change_member(DRUID, wounds=TWICE))
    harm.wound(there, DRUID, "strike")
    assert there.member(DRUID).out
    assert len(there.member(DRUID).wounds) == 3
    assert there.fact("wounded", "attribute") == ""
    assert there.fact("wounded", "wounds") == 3
    assert there.able() == (RANGER, ROGUE, FIGHTER)
    harm.tire(there, (DRUID,), -1, "shelter")
    assert there.able() == (RANGER, ROGUE, FIGHTER)


@pytest.mark.rule("WLD-G13", "WLD-G99")
def test_the_dying_are_saved_by_the_first_success() -> None:
    # Ranger: Spirit d10 + Nature 3: 1 + 1 + 3 = 5. Rogue, untrained, +1 bane: 4; 6, 5 keeps 5: 9. Fighter, with a bane:
    # Spirit d6: 6; 4, 5 keeps 4: 10.
    there = stage((1, 1, 4, 6, 5, 6, 4, 5), members=change_member(DRUID, wounds=TWICE), rules={"deadly": True})
    harm.wound(there, DRUID, "strike")
    there.go()
    assert [event.facts["total"] for event in there.told("rolled")] == [5, 9, 10]
    assert dict(there.told("dying")[0].facts) == {"who": "Druid", "saved": True, "by": "Fighter"}
    assert there.done()
    assert there.member(DRUID).out
    assert not there.member(DRUID).dead


@pytest.mark.rule("WLD-G13", "WLD-G99")
def test_the_dying_die_when_everybody_has_failed_once() -> None:
    there = stage((1, 1, 1, 1, 1, 1, 1, 1), members=change_member(DRUID, wounds=TWICE), rules={"deadly": True})
    harm.wound(there, DRUID, "strike")
    there.go()
    assert there.fact("dying", "saved") is False
    assert there.fact("died", "who") == "Druid"
    assert there.member(DRUID).dead
    assert there.done()


@pytest.mark.rule("WLD-G13", "WLD-G99")
def test_without_the_option_no_member_dies() -> None:
    there = stage(members=change_member(DRUID, wounds=TWICE))
    harm.wound(there, DRUID, "strike")
    there.go()
    assert there.told("died") == there.told("dying") == []


@pytest.mark.rule("WLD-G59")
def test_people_take_half_the_purse_of_a_beaten_party() -> None:
    rations = content().goods["rations"].item()
    members = all_with(fatigue=6, items=(rations,))
    there = stage(members=members, timer=2, day=3, stretch=2)
    meetings.meet_site(there, "bandits", "site")
    there.go()
    assert there.state.purse == 41 - 21
    assert dict(there.told("defeat")[0].facts)["coins"] == 21
    assert dict(there.told("defeat")[0].facts)["by"] == "outlaws"
    assert (there.state.here, there.state.day, there.state.stretch) == (Position("7"), 4, 1)
    assert there.state.timer == 6
    assert [member.fatigue for member in there.state.members] == [5, 5, 5, 5]
    assert [rations.uses - member.items[0].uses for member in there.state.members] == [1, 1, 1, 1]
    assert there.state.agenda == ()


@pytest.mark.rule("WLD-G59")
def test_beasts_take_no_coins() -> None:
    there = stage(members=all_with(fatigue=6))
    meetings.meet_row(there, BEAR, "event")
    there.go()
    assert (there.state.purse, there.fact("defeat", "coins")) == (41, 0)


@pytest.mark.rule("WLD-G59")
def test_a_beaten_party_without_a_place_before_stays() -> None:
    there = stage(members=all_with(fatigue=5), before=None)
    harm.tire(there, EVERYBODY, 1, "night")
    there.go()
    assert there.state.here == Position("11")
    assert [member.fatigue for member in there.state.members] == [5, 5, 5, 5]
    assert there.fact("defeat", "by") == ""


@pytest.mark.rule("WLD-G59", "WLD-G13")
def test_a_member_who_lay_wounded_wakes_too_for_one_has_to_go_on() -> None:
    members = tuple(replace(member, out=True, wounds=(*TWICE, Wound(""))) for member in PARTY_OF_FOUR)
    there = stage(members=change_member(RANGER, members, out=False, fatigue=5))
    harm.tire(there, (RANGER,), 1, "night")
    there.go()
    assert there.able() == EVERYBODY
    assert {member.fatigue for member in there.state.members} == {5}
    assert {member.wounds for member in there.state.members} == {TWICE}


@pytest.mark.rule("WLD-G59", "WLD-G09")
def test_the_last_use_takes_the_pack_with_it() -> None:
    packs = (Item("balanced", "", 6, 3), Item("rations", "", 4, 1))
    there = stage(members=tuple(replace(member, fatigue=6, items=packs) for member in PARTY_OF_FOUR))
    ending.defeat(there)
    assert there.member(RANGER).items == packs[:1]


@pytest.mark.rule("WLD-G59", "WLD-G83")
def test_a_deadly_defeat_ends_the_expedition() -> None:
    there = stage(members=all_with(fatigue=5), rules={"deadly": True})
    harm.tire(there, EVERYBODY, 1, "night")
    there.go()
    assert (there.state.phase, there.state.ending) == ("over", "defeat")
    assert "defeat" in there.kinds()


@pytest.mark.rule("WLD-G59")
def test_in_a_deadly_defeat_the_dying_die() -> None:
    members = change_member(RANGER, all_with(fatigue=6), fatigue=0, wounds=TWICE)
    there = stage(members=members, rules={"deadly": True})
    harm.wound(there, RANGER, "strike")
    there.go()
    assert there.member(RANGER).dead
    assert there.state.phase == "over"


@pytest.mark.rule("WLD-G59")
def test_no_defeat_while_a_member_can_act() -> None:
    there = stage(members=change_member(RANGER, all_with(fatigue=5), fatigue=0))
    harm.tire(there, EVERYBODY, 1, "night")
    there.go()
    assert there.told("defeat") == []
    assert there.able() == (RANGER,)


@pytest.mark.rule("WLD-G13", "WLD-G16")
def test_a_healers_kit_helps_to_keep_a_member_alive() -> None:
    # Ranger: Spirit d10 + Nature 3, with the kit two d6: 2 + 5 (of 5, 1) + 3 = 10: saved. Without the kit's 5 it is 6.
    kit = content().goods["kit"].item()
    members = change_member(DRUID, change_member(RANGER, items=(kit,)), wounds=TWICE)
    there = stage((2, 1, 5), members=members, rules={"deadly": True})
    harm.wound(there, DRUID, "strike")
    there.go()
    assert there.fact("rolled", "reasons") == ("kit",)
    assert there.fact("dying", "saved") is True
    assert there.member(RANGER).items[0].uses == kit.uses - 1
    assert there.done()


@pytest.mark.rule("WLD-G59", "WLD-G31")
@pytest.mark.parametrize(
    ("here", "before", "woken"),
    [
        (Position("b"), Position("a", "b", 2), "a"),
        (Position("b", "c", 1), Position("b"), "b"),
        (Position("b", "c", 1), Position("b", "c", 2), "b"),
        (Position("b", "c", 1), None, "b"),
        (Position("b", "c", 1), Position("b", "c", 1), "b"),
    ],
)
def test_a_beaten_party_never_wakes_between_two_points(here: Position, before: Position | None, woken: str) -> None:
    there = working(party(points(("a", "b", 3), ("b", "c", 3)), here=here, before=before))
    ending.defeat(there)
    assert there.state.here == Position(woken)


@pytest.mark.rule("WLD-G59", "WLD-G11", "WLD-G14")
def test_hunger_and_poison_are_over_with_a_defeat() -> None:
    there = stage(members=all_with(fatigue=6, deprived=True, poisoned=True))
    ending.defeat(there)
    assert {(member.fatigue, member.deprived, member.poisoned) for member in there.state.members} == {(5, False, False)}
    assert [event.facts["what"] for event in there.told("healed")] == ["poisoned"] * 4
