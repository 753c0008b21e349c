"""Tests of what the party does about whom it meets: every approach with every result."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import PARTY
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import supplies
from engine.games.wilds.rules.meeting import fights, meetings
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Wound
from engine.games.wilds.state.region import Encounter, Goal, Site
from engine.games.wilds.state.state import Position, foes_met

from .stage import (
    BEAR,
    DRUID,
    FIGHTER,
    FORESTERS,
    HERBALIST,
    PARTY_OF_FOUR,
    RANGER,
    ROGUE,
    WITH_FOOD,
    WOLVES,
    alone,
    change_member,
    foes,
    like,
    meets,
)

# What can be done.


@pytest.mark.rule("WLD-G56", "WLD-G86", "WLD-G97")
@pytest.mark.parametrize(
    ("disposition", "options", "default"),
    [
        ("hostile", ("talk", "slip", "flee", "fight"), "flee"),
        ("wary", ("withdraw", "talk", "slip", "flee", "fight"), "withdraw"),
        ("neutral", ("withdraw", "talk", "slip", "flee", "fight"), "withdraw"),
        ("friendly", ("withdraw", "talk", "slip", "flee", "fight"), "withdraw"),
    ],
)
def test_the_approaches_by_disposition(disposition: str, options: tuple[str, ...], default: str) -> None:
    there = meets(like(disposition))
    assert (there.question.owner, there.plain, there.question.default) == (PARTY, options, default)


@pytest.mark.rule("WLD-G56")
def test_who_withdraws_stays_unless_they_hold_their_ground() -> None:
    there = meets(like("wary")).answer("withdraw")
    assert (there.state.here, there.done()) == (Position("11"), True)
    bear = meets(BEAR).answer("withdraw")
    assert (bear.state.here, bear.done()) == (Position("7"), True)
    assert bear.fact("away", "at") == bear.place_name("7")


@pytest.mark.rule("WLD-G56")
@pytest.mark.parametrize(("disposition", "tn"), [("friendly", 6), ("neutral", 8), ("wary", 10), ("hostile", 12)])
def test_the_talk_is_done_by_the_best_speaker_against_8_and_their_mood(disposition: str, tn: int) -> None:
    there = meets(like(disposition), 10, 6).answer("talk")
    assert (there.fact("rolled", "who"), there.fact("rolled", "skill"), there.fact("rolled", "tn")) == (
        "Druid",
        "influence",
        tn,
    )


@pytest.mark.rule("WLD-G56")
def test_beasts_are_spoken_to_with_nature() -> None:
    there = meets(replace(BEAR, traits=()), 5, 2).answer("talk")  # Ranger: 5 + 2 + 3 = 10 against 10: weak
    assert (there.fact("rolled", "who"), there.fact("rolled", "skill")) == ("Ranger", "nature")
    assert there.fact("foes_leave", "why") == "parted"
    assert there.done()
    there = meets(replace(BEAR, traits=()), 10, 6).answer("talk")  # 19 against 10: critical, two favours, a clue first
    assert GAME.ask(GAME.view(there.state, 0)) == "they let you stay. What else do you make of it?"


@pytest.mark.rule("WLD-G56")
def test_a_weak_talk_parts_in_peace() -> None:
    there = meets(like("neutral"), 4, 3).answer("talk")  # 4 + 3 + 1 = 8
    assert there.fact("foes_leave", "why") == "parted"
    assert there.told("favour") == []
    assert there.state.here == Position("11")
    assert there.done()


@pytest.mark.rule("WLD-G69", "WLD-G71")
def test_a_first_talk_that_goes_well_with_those_of_a_danger_is_a_step_to_the_goal() -> None:
    fold = Site("fold", "11", "The fold", "danger", occupied=True)
    there = meets(like("neutral"), 4, 3, goal="open", challenge=5)
    there.change(region=replace(there.region, sites=(*there.region.sites, fold), goal=Goal("", 8)))
    there.set_found("fold", how="seen")
    meetings.change_foes(there, site="fold")
    rustlers = foes_met(there.state)
    assert rustlers is not None and fights.pays(there.state, rustlers)
    there.answer("talk")  # 4 + 3 + 1 = 8 against 8
    assert there.state.challenge == 4 and not fights.pays(there.state, rustlers)


@pytest.mark.rule("WLD-G56", "WLD-231", "WLD-G77")
def test_a_strong_talk_brings_one_favour() -> None:
    there = meets(like("neutral"), 6, 3).answer("talk")  # 10 against 8
    assert (there.question.kind, there.question.options) == ("favour", ("clue", "trade", "food"))
    there.answer("clue")
    (token,) = there.state.tokens
    assert (token.source, token.site) == ("person", "logging")
    assert there.done()


@pytest.mark.rule("WLD-G56", "WLD-G77")
def test_a_critical_talk_brings_two_and_never_two_clues() -> None:
    there = meets(like("neutral"), 8, 3).answer("talk").answer("clue")  # 12 against 8
    assert there.question.options == ("trade", "food")
    there.answer("food")
    assert [event.facts["what"] for event in there.told("favour")] == ["clue", "food"]
    assert there.done()


@pytest.mark.rule("WLD-G56", "WLD-G41")
def test_food_is_for_two_who_have_least() -> None:
    packs = content().goods["rations"].item()
    members = change_member(ROGUE, change_member(RANGER, items=(packs,)), fed=True)
    there = meets(like("neutral"), 6, 3, members=members).answer("talk").answer("food")
    assert [member.fed for member in there.state.members] == [False, True, True, True]


@pytest.mark.rule("WLD-G56", "WLD-G15")
def test_who_trades_keeps_a_market_open_until_the_party_is_done() -> None:
    there = meets(like("neutral"), 6, 3).answer("talk")
    assert not supplies.market(there.state)
    there.answer("trade")
    assert supplies.market(there.state)
    assert (there.question.owner, there.question.options, there.question.default) == (PARTY, ("done",), "done")
    there.answer("done")
    assert not supplies.market(there.state)
    assert there.done()


@pytest.mark.rule("WLD-G56")
def test_beasts_and_monsters_do_not_trade() -> None:
    assert meets(like("neutral", BEAR, traits=()), 4, 4).answer("talk").question.options == ("clue", "food")


@pytest.mark.rule("WLD-250", "WLD-251", "WLD-G82", "WLD-G15")
@pytest.mark.parametrize(
    ("row", "faces", "options"),
    [
        (HERBALIST, (2, 3), ("trade",)),  # 6 against 6
        (replace(FORESTERS, count="1"), (4, 3), ("clue",)),
        (WITH_FOOD, (2, 3), ("food",)),
    ],
)
def test_those_who_trade_share_or_tell_do_so_in_any_peaceful_parting(
    row: Encounter, faces: tuple[int, ...], options: tuple[str, ...]
) -> None:
    there = meets(row, *faces).answer("talk")
    assert there.plain == options


@pytest.mark.rule("WLD-G56")
def test_a_wary_trader_trades_only_as_a_favour() -> None:
    there = meets(like("wary", HERBALIST), 6, 3).answer("talk")  # 10 against 10
    assert there.told("favour") == []
    assert there.done()


@pytest.mark.rule("WLD-G56")
def test_where_nothing_is_left_to_find_none_can_show_the_way() -> None:
    there = meets(like("neutral"), 6, 3, region={"sites": (), "clues": ()}).answer("talk").answer("clue")
    assert there.state.tokens == ()
    assert there.told("nothing_left")


@pytest.mark.rule("WLD-G56")
@pytest.mark.parametrize(
    ("disposition", "dice", "after", "options"),
    [
        ("friendly", (1, 3), "neutral", ("withdraw", "flee", "fight")),
        ("neutral", (2, 3), "wary", ("withdraw", "flee", "fight")),
        ("wary", (3, 3), "hostile", ("flee", "fight")),
        ("hostile", (5, 3), "hostile", ("flee", "fight")),
    ],
)
def test_a_failed_talk_makes_them_one_worse_and_there_is_no_second(
    disposition: str, dice: tuple[int, ...], after: str, options: tuple[str, ...]
) -> None:
    there = meets(like(disposition), *dice).answer("talk")
    assert foes(there).disposition == after
    assert there.plain == options
    assert bool(there.told("mood")) is (after != disposition)


@pytest.mark.rule("WLD-G56", "WLD-G58")
def test_a_blundered_talk_turns_them_hostile_and_they_strike() -> None:
    there = meets(like("neutral"), 1, 1, 4, 2, 3, 1).answer("talk")  # 3 against 8; the strike wounds the Fighter
    assert foes(there).disposition == "hostile"
    assert there.member(FIGHTER).wounds == (Wound("strength"),)
    assert there.plain == ("flee", "fight")
    assert not any(member.shaken for member in there.state.members)
    assert there.source.left == ()


@pytest.mark.rule("WLD-G56", "WLD-G96")
def test_slipping_away_is_led_by_the_best_and_ends_it() -> None:
    there = meets(like("hostile"), 5, 3).answer("slip")  # Rogue: 5 + 3 + Stealth 2
    assert (there.fact("rolled", "who"), there.fact("rolled", "skill")) == ("Rogue", "stealth")
    assert there.state.here == Position("11")
    assert there.done()


@pytest.mark.rule("WLD-G56", "WLD-G96")
def test_a_member_who_wants_to_talks_slips_away_or_runs_ahead() -> None:
    there = meets(like("neutral"), 1, 1)
    for what in ("talk", "slip", "flee"):
        assert [option for option in there.question.options if option.startswith(f"{what}+")] == [
            f"{what}+ranger",
            f"{what}+rogue",
            f"{what}+druid",
            f"{what}+fighter",
        ]
    for option, who, pair in (
        ("talk", "Druid", ("spirit", "influence")),  # the best of them, where no member is named
        ("talk+fighter", "Fighter", ("spirit", "influence")),
        ("slip+fighter", "Fighter", ("agility", "stealth")),
        ("flee+ranger", "Ranger", ("agility", "athletics")),
    ):
        there = meets(like("neutral"), *(6,) * 4)
        there.answer(option)
        rolled = there.told("rolled")[0].facts
        assert (there.fact("approach", "who"), rolled["who"]) == (who, who)
        assert (rolled["attribute"], rolled["skill"]) == pair


@pytest.mark.rule("WLD-G56")
def test_no_member_is_named_who_cannot_act_and_none_where_there_is_one_only() -> None:
    tired = change_member(DRUID, fatigue=6)
    assert "talk+druid" not in meets(like("neutral"), 1, 1, members=tired).question.options
    there = meets(like("neutral"), 1, 1, members=alone(RANGER))
    assert there.question.options == there.plain
    # Who was named and is carried by now is stood in for.
    there = meets(like("neutral"), *(6,) * 4)
    there.change(members=tired)
    there.answer("talk+druid")
    assert there.fact("approach", "who") == "Ranger"


@pytest.mark.rule("WLD-G56", "WLD-G96")
@pytest.mark.parametrize(
    ("disposition", "after", "options"),
    [
        ("hostile", "hostile", ("talk", "flee", "fight")),
        ("wary", "hostile", ("talk", "flee", "fight")),
        ("neutral", "neutral", ("withdraw", "talk", "flee", "fight")),
        ("friendly", "friendly", ("withdraw", "talk", "flee", "fight")),
    ],
)
def test_caught_slipping_away_and_no_second_try(disposition: str, after: str, options: tuple[str, ...]) -> None:
    there = meets(like(disposition), 4, 3).answer("slip")  # 9
    assert foes(there).disposition == after
    assert there.plain == options


@pytest.mark.rule("WLD-G56", "WLD-G58", "WLD-G96")
def test_a_blunder_at_slipping_away_is_struck_for() -> None:
    there = meets(like("wary"), 1, 1, 4, 5, 3).answer("slip")
    assert foes(there).disposition == "hostile"
    assert there.member(FIGHTER).fatigue == 1
    peaceful = meets(like("neutral"), 1, 1).answer("slip")
    assert foes(peaceful).disposition == "neutral"
    assert [member.fatigue for member in peaceful.state.members] == [0] * 4


@pytest.mark.rule("WLD-G56", "WLD-G96")
@pytest.mark.parametrize(("dice", "fatigue", "wounded"), [((6, 4), 0, False), ((5, 4), 1, False), ((3, 3, 2, 1), 1, True)])
def test_fleeing_always_works_at_a_price(dice: tuple[int, ...], fatigue: int, wounded: bool) -> None:
    there = meets(like("hostile"), *dice).answer("flee")  # the Rogue: Agility d10, against 10
    assert there.fact("rolled", "who") == "Rogue"
    assert [member.fatigue for member in there.state.members] == [fatigue] * 4
    assert [bool(member.wounds) for member in there.state.members] == [False, wounded, False, False]
    assert there.state.here == Position("7")
    assert there.done()


@pytest.mark.rule("WLD-G56")
def test_every_result_of_a_round_of_fighting() -> None:
    # All but the Fighter have a bane. Ranger, Agility d8: 8; 3, 6 keeps 3: 11 weak. Rogue d10: 10; 3, 4 keeps 3: 13 strong.
    # Druid, Strength d6: 4; 4, 4: 8 failure. Fighter, Strength d10 + 3: 2 + 1 + 3 = 6 blunder, then his wound: 2.
    there = meets(like("hostile", count="3"), 8, 3, 6, 10, 3, 4, 4, 4, 4, 2, 1, 2)
    there.answer("fight")
    assert (there.fact("grit", "before"), there.fact("grit", "after")) == (6, 4)
    assert [member.fatigue for member in there.state.members] == [0, 0, 1, 0]
    assert there.member(FIGHTER).wounds == (Wound("agility"),)
    assert there.plain == ("fight", "flee")
    assert there.question.default == "flee"
    assert there.source.left == ()


@pytest.mark.rule("WLD-G56")
def test_a_critical_takes_2_grit_and_at_0_it_is_won() -> None:
    there = meets(like("hostile"), 8, 2, 2, 10, 1, 1, 4, 4, 4, 10, 6)  # weak, weak, failure, critical: 1 + 1 + 2
    there.answer("fight")
    assert there.fact("grit", "after") == 0
    assert there.fact("won", "name") == "bandits"
    assert there.member(DRUID).fatigue == 1
    assert there.state.here == Position("11")
    assert there.done()


@pytest.mark.rule("WLD-G103")
@pytest.mark.parametrize("key", ["", "weapon", "axe", "clothing"])
def test_neither_weapon_nor_clothes_change_a_fight(key: str) -> None:
    # The Fighter, Strength d10 + Fighting 3: 4 + 1 + 3 = 8 against 10, a Failure, whatever is carried.
    items = (content().goods[key].item(),) if key else ()
    fighter = replace(alone(FIGHTER)[FIGHTER], items=items, habits=Habits(tools="use"))
    members = (*alone(FIGHTER)[:FIGHTER], fighter)
    there = meets(like("hostile"), 4, 1, members=members).answer("fight")
    told = [there.fact("rolled", name) for name in ("total", "result", "sixes", "reasons")]
    assert told == [8, "failure", (1,), ()]
    assert there.member(FIGHTER).fatigue == 1 and there.member(FIGHTER).items == items


@pytest.mark.rule("WLD-G97", "WLD-G104")
def test_the_party_may_fight_the_friendly_and_gains_nothing_by_it() -> None:
    # A grit of 4; the Fighter, Strength d10 + Fighting 3, has 19 and 19: two Criticals, 2 grit each.
    there = meets(like("friendly"), 10, 6, 10, 6, members=alone(FIGHTER)).answer("fight")
    assert there.plain == ("fight", "flee")
    there.answer("fight")
    assert there.told("won") and there.done()
    assert (there.state.purse, there.state.goods, there.member(FIGHTER).items) == (41, (), ())


@pytest.mark.rule("WLD-G97", "WLD-G58")
def test_hostile_ones_wait_for_the_party_unless_they_surprise_it() -> None:
    there = meets(like("hostile"))
    assert there.source.left == () and not there.told("rolled")
    assert there.question.kind == "approach"


@pytest.mark.rule("WLD-G56")
def test_only_those_on_their_feet_fight() -> None:
    there = meets(like("hostile"), 10, 6, 10, 6, members=alone(FIGHTER)).answer("fight").answer("fight")
    assert [event.facts["who"] for event in there.told("rolled")] == ["Fighter", "Fighter"]
    assert there.told("won")


@pytest.mark.rule("WLD-G56", "WLD-G96")
def test_fleeing_after_a_round_tires_everybody() -> None:
    there = meets(like("hostile", grit=8), 10, 6, 6, 4, members=alone(FIGHTER)).answer("fight").answer("flee")
    assert there.member(FIGHTER).fatigue == 1
    assert there.state.here == Position("7")
    failed = meets(like("hostile", grit=8), 10, 6, 5, 4, members=alone(FIGHTER)).answer("fight").answer("flee")
    assert failed.member(FIGHTER).fatigue == 2


@pytest.mark.rule("WLD-G57")
@pytest.mark.parametrize(("grit", "leaves"), [(4, True), (6, False)])
def test_those_that_flee_go_when_grit_is_at_half(grit: int, leaves: bool) -> None:
    row = like("hostile", WOLVES, grit=grit)
    there = meets(row, 10, 6, members=alone(FIGHTER)).answer("fight")  # one against one; a critical takes 2
    assert bool(there.told("foes_leave")) is leaves
    assert there.done() is leaves


@pytest.mark.rule("WLD-G56", "WLD-G59")
def test_who_falls_in_the_fight_loses_it() -> None:
    members = tuple(replace(member, fatigue=5 if place == FIGHTER else 6) for place, member in enumerate(PARTY_OF_FOUR))
    there = meets(like("hostile"), 3, 5, 3, members=members).answer("fight")  # weary: 3 + 3 + 3, failure, his 6th Fatigue
    assert there.fact("defeat", "by") == "bandits"
    assert there.state.purse == 20
    assert there.state.here == Position("7")
    assert there.done()


@pytest.mark.rule("WLD-G59", "WLD-G56")
def test_who_falls_running_is_caught() -> None:
    members = tuple(replace(member, fatigue=5) for member in PARTY_OF_FOUR)
    there = meets(like("hostile"), 5, 4, 6, members=members).answer("flee")  # all are weary: the lower d6
    assert there.fact("defeat", "by") == "bandits"
    assert there.told("away") == []
    assert there.state.day == 2


@pytest.mark.rule("WLD-G28", "WLD-G56")
def test_an_encounter_takes_no_ticks_and_no_stretch() -> None:
    there = meets(like("hostile"), 10, 6, 10, 6, members=alone(FIGHTER)).answer("fight").answer("fight")
    assert (there.state.timer, there.state.stretch) == (6, 1)


@pytest.mark.rule("WLD-231", "WLD-G56", "WLD-G77")
def test_of_two_things_they_would_do_of_themselves_the_party_gets_one() -> None:
    # The Druid: 2 + 3 + Influence 1 = 6 against 6: weak, they part in peace.
    willing = like("friendly", HERBALIST, traits=("info", "food"))
    there = meets(willing, 2, 3).answer("talk")
    assert (there.question.kind, there.question.options) == ("favour", ("clue", "food"))
    there.answer("food")
    assert [event.facts["what"] for event in there.told("favour")] == ["food"]
    assert sum(member.fed for member in there.state.members) == 2
    assert there.done()
