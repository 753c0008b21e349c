"""Tests of Terrain Shifts: weather, a blocked way, a natural danger."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Then
from engine.games.wilds.rules import clock
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.state.member import Wound
from engine.games.wilds.state.region import Path, Place
from engine.games.wilds.state.state import Block, Deed, Forced, Position

from .stage import stage

RANGER, ROGUE, DRUID, FIGHTER = range(4)
CALM = (5, 3, 5, 3, 5, 3, 5, 3)


@pytest.mark.rule("WLD-155", "WLD-156", "WLD-G61")
def test_worse_weather_waits_for_the_next_action_and_does_not_add_up() -> None:
    there = stage((1, 1))
    there.go(Then("shift"), Then("shift"))
    assert (there.state.next_bane, there.state.bane_now) == (True, False)
    clock.begin(there, Deed("search"))
    assert (there.state.next_bane, there.state.bane_now) == (False, True)
    there.go()
    assert (there.state.next_bane, there.state.bane_now) == (False, False)
    assert there.done()


@pytest.mark.rule("WLD-157", "WLD-G62", "WLD-G08")
def test_a_way_to_an_unexplored_neighbour_is_blocked_for_some_days() -> None:
    # Neighbours of 11 in direction order are 7 12 15 14 10 6; 7 and 6 were entered. The d4 shows 3: 14. Then d6: 4 days.
    there = stage((2, 3, 4), visited=("1", "7", "6", "11"), day=2)
    there.go(Then("shift"))
    assert there.state.blocks == (Block("11", "14", 6),)
    assert dict(there.told("blocked")[0].facts)["beyond"] == there.place_name("14")
    assert there.done()
    assert "until" not in str(there.events[-1].facts)


@pytest.mark.rule("WLD-G62")
def test_where_all_neighbours_were_entered_any_way_is_blocked() -> None:
    around = ("7", "12", "15", "14", "10", "6")
    there = stage((2, 1, 6), visited=(*around, "11"))
    there.go(Then("shift"))
    assert there.state.blocks == (Block("11", "7", 7),)


@pytest.mark.rule("WLD-G62")
def test_a_way_that_is_blocked_is_not_blocked_again() -> None:
    there = stage((2, 2, 1), visited=("7", "6", "11"), blocks=(Block("11", "12", 9),))
    there.go(Then("shift"))  # of 15, 14, 10 the second
    assert there.state.blocks[1] == Block("11", "14", 2)


POINTS = {
    "format": "point",
    "start": "a",
    "places": (Place("a", "hills", name="Ford"), Place("b", "hills", name="Mill")),
    "paths": (Path("a", "b", "road", 2),),
    "sites": (),
    "clues": (),
}


@pytest.mark.rule("WLD-G62", "WLD-G31")
def test_on_a_path_the_way_ahead_is_blocked() -> None:
    there = stage((2, 3), region=POINTS, here=Position("a", "b", 1), visited=("a",), known=("a",))
    there.go(Then("shift"))
    assert there.state.blocks == (Block("a", "b", 4),)
    assert "Mill" not in str(there.events)


@pytest.mark.rule("WLD-G62")
def test_where_every_way_is_blocked_nothing_more_is() -> None:
    there = stage((2,), region=POINTS, here=Position("a"), blocks=(Block("a", "b", 4),))
    there.go(Then("shift"))
    assert len(there.state.blocks) == 1
    assert there.done()


@pytest.mark.rule("WLD-G62")
def test_a_way_is_free_again_on_its_day() -> None:
    there = stage(blocks=(Block("11", "12", 3),), day=1)
    clock.dawn(there)
    assert there.state.blocks
    clock.dawn(there)
    assert there.state.blocks == ()


@pytest.mark.rule("WLD-158", "WLD-G63")
@pytest.mark.parametrize(
    ("die", "attribute", "skill"),
    [
        (1, "agility", "athletics"),
        (2, "strength", "athletics"),
        (3, "agility", "perception"),
        (4, "spirit", "survival"),
    ],
)
def test_every_hazard_has_its_save(die: int, attribute: str, skill: str) -> None:
    trained = tuple(replace(member, skills={"survival": 0}) for member in stage().state.members)
    there = stage((3, die, *CALM), members=trained)
    there.go(Then("shift"))
    rolled = [(event.facts["who"], event.facts["attribute"], event.facts["skill"]) for event in there.told("rolled")]
    assert rolled == [(member.name, attribute, skill) for member in there.state.members]
    assert there.fact("hazard", "kind") == die


@pytest.mark.rule("WLD-158", "WLD-G63", "WLD-G08")
def test_failure_tires_and_a_blunder_wounds() -> None:
    # Rockslide, Agility + Athletics against 10: Ranger 8,2 = 10; Rogue 6,3 = 9; Druid 2,1 = 3; Fighter 5,4 = 9. Then d4: 2.
    there = stage((1, 8, 2, 6, 3, 2, 1, 5, 4, 2))
    happenings.hazard(there, there.able())
    there.go()
    assert [member.fatigue for member in there.state.members] == [0, 1, 0, 1]
    assert there.member(DRUID).wounds == (Wound("agility"),)
    assert there.done()


@pytest.mark.rule("WLD-G63", "WLD-G46")
def test_only_those_named_and_able_are_in_danger() -> None:
    there = stage((1, 1, 1, 1))
    happenings.hazard(there, (DRUID,))
    there.go()
    assert there.member(DRUID).wounds
    assert there.done()
    lying = stage(
        (1, 4, 4), members=tuple(replace(member, fatigue=6 * (member.seat == 1)) for member in there.state.members)
    )
    happenings.hazard(lying, (ROGUE, FIGHTER))
    lying.go()
    assert lying.told("rolled")[0].facts["who"] == "Fighter"
    assert lying.done()


@pytest.mark.rule("WLD-G60")
def test_a_warned_camp_saves_with_a_boon() -> None:
    # Watch die 2: Rogue, Spirit 4 + 3 + 3 = 10. Rockslide; each save has two d6: 5 + 1, 5 = 10.
    there = stage((3, 2, 4, 3, 1, *(5, 1, 5) * 4))
    there.go(Then("shift", number=1))
    assert there.fact("watch", "noticed") is True
    assert [member.fatigue for member in there.state.members] == [0] * 4
    assert there.done()


@pytest.mark.rule("WLD-G60", "WLD-206")
def test_a_sleeping_watch_gives_no_boon() -> None:
    there = stage((3, 2, 1, 3, 1, *(5, 4) * 4))
    there.go(Then("shift", number=1))
    assert there.fact("watch", "noticed") is False
    assert [member.fatigue for member in there.state.members] == [1] * 4
    assert there.done()


@pytest.mark.rule("WLD-G88")
def test_the_game_master_can_pick_from_the_tables() -> None:
    there = stage(CALM, forced=Forced(tables={"shift": 3, "hazard": 2}))
    there.go(Then("shift"))
    assert there.fact("hazard", "kind") == 2


@pytest.mark.rule("WLD-G87", "WLD-158")
def test_where_the_game_master_referees_they_choose_the_hazard() -> None:
    there = stage((3, 1, *CALM), rules={"referee": "gm"}, master=4)
    there.go(Then("shift"))
    assert (there.question.kind, there.question.default) == ("hazard", "rockslide")
    assert there.told("hazard") == []
    there.answer("sinkhole")
    assert there.fact("hazard", "kind") == 3
    assert {event.facts["skill"] for event in there.told("rolled")} == {"perception"}
