"""Tests of the dice: levels, boons and banes, second throws; odds worked out by rolling every combination."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import awaiting, clock, ladder, trials
from engine.games.wilds.rules.trials import Wanted
from engine.games.wilds.state.member import RESULTS, Habits, Item, Wound
from engine.games.wilds.state.region import Goal
from engine.games.wilds.state.state import Deed, Forced, Roll
from engine.games.wilds.state.state import Test as Thrown

from .stage import PARTY_OF_FOUR, Nothing, Stage, change_member, stage, state

RANGER, ROGUE, DRUID, FIGHTER = range(4)


@pytest.mark.rule("WLD-G01")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (6, "blunder"),
        (7, "failure"),
        (9, "failure"),
        (10, "weak"),
        (11, "weak"),
        (12, "strong"),
        (13, "strong"),
        (14, "critical"),
    ],
)
def test_the_narrow_ladder_against_ten(total: int, result: str) -> None:
    assert ladder.level(total, 10) == result


@pytest.mark.rule("WLD-G01")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (4, "blunder"),
        (5, "failure"),
        (9, "failure"),
        (10, "weak"),
        (12, "weak"),
        (13, "strong"),
        (15, "strong"),
        (16, "critical"),
    ],
)
def test_the_wide_ladder_against_ten(total: int, result: str) -> None:
    assert ladder.level(total, 10, "wide") == result


F = Fraction


@pytest.mark.rule("WLD-G01", "WLD-G02", "WLD-G03")
@pytest.mark.parametrize(
    ("sides", "rank", "net", "odds"),
    [
        (10, 3, 0, (F(1, 20), F(1, 5), F(1, 5), F(1, 5), F(7, 20))),
        (8, 3, 0, (F(1, 16), F(1, 4), F(1, 4), F(11, 48), F(5, 24))),
        (10, 2, 0, (F(1, 10), F(1, 4), F(1, 5), F(1, 5), F(1, 4))),
        (10, 3, 1, (F(1, 72), F(5, 36), F(1, 5), F(1, 5), F(161, 360))),
        (10, 3, -1, (F(31, 360), F(47, 180), F(1, 5), F(1, 5), F(91, 360))),
        (10, 3, 2, (F(1, 360), F(29, 360), F(61, 360), F(1, 5), F(197, 360))),
        (6, 0, 0, (F(5, 12), F(5, 12), F(5, 36), F(1, 36), F(0))),
    ],
)
def test_odds_against_ten_by_every_roll(sides: int, rank: int, net: int, odds: tuple[Fraction, ...]) -> None:
    counted: Counter[str] = Counter()
    start = state()
    faces = [range(1, sides + 1), *[range(1, 7)] * (2 if net else 1)]
    for dice in product(*faces):
        roll = Roll(0, "search", "spirit", "nature", 10, sides, rank=rank, boons=max(0, net), banes=max(0, -net))
        counted[trials.throw(Stage(start, dice), roll).result] += 1
    assert tuple(Fraction(counted[result], counted.total()) for result in RESULTS) == odds


@pytest.mark.rule("WLD-G03", "WLD-G08")
@pytest.mark.parametrize(
    ("boons", "banes", "dice", "total"),
    [
        (0, 0, (7, 5), 7 + 5 + 2),
        (1, 1, (7, 5), 7 + 5 + 2),
        (1, 0, (7, 2, 5), 7 + 5 + 2),
        (2, 0, (7, 2, 5), 7 + 5 + 2 + 1),
        (3, 0, (7, 2, 5), 7 + 5 + 2 + 2),
        (0, 1, (7, 2, 5), 7 + 2 + 2),
        (1, 3, (7, 2, 5), 7 + 2 + 2 - 1),
        (0, 3, (7, 2, 5), 7 + 2 + 2 - 2),
    ],
)
def test_boons_and_banes_cancel_and_the_rest_counts(boons: int, banes: int, dice: tuple[int, ...], total: int) -> None:
    roll = Roll(0, "search", "spirit", "nature", 10, 10, rank=2, boons=boons, banes=banes)
    thrown = trials.throw(Stage(state(), dice), roll)
    assert (thrown.die, thrown.sixes, thrown.total) == (dice[0], dice[1:], total)


@pytest.mark.rule("WLD-G02")
def test_the_best_pair_has_the_highest_average_die_and_rank() -> None:
    ranger = PARTY_OF_FOUR[RANGER]  # Spirit d10: 5.5; Nature 3, Survival 2
    assert trials.best_pair(ranger, ("spirit", "mind"), ("survival", "nature")) == ("spirit", "nature")
    even = replace(ranger, skills={"nature": 2, "survival": 2})
    assert trials.best_pair(even, ("spirit", "mind"), ("nature", "survival")) == ("spirit", "nature")
    assert trials.best_pair(even, ("spirit", "mind"), ("survival", "nature")) == ("spirit", "survival")
    assert trials.best_pair(even, ("spirit", "mind"), ("nature",), "mind+nature") == ("mind", "nature")
    assert trials.best_pair(even, ("spirit", "mind"), ("nature",), "agility+stealth") == ("spirit", "nature")


@pytest.mark.rule("WLD-G02", "WLD-G04")
def test_the_best_member_is_the_first_of_equals_and_knows_the_trade() -> None:
    start = state()
    assert trials.best_member(start, (0, 1, 2, 3), ("spirit",), ("perception",)) == ROGUE  # 4.5 + 3 before 5.5
    assert trials.best_member(start, (1, 2, 3), ("spirit", "mind"), ("survival",)) == DRUID  # 5.5 before 4.5
    twins = change_member(ROGUE, dice=PARTY_OF_FOUR[RANGER].dice, skills=PARTY_OF_FOUR[RANGER].skills)
    assert trials.best_member(state(members=twins), (0, 1), ("spirit",), ("nature",)) == RANGER
    assert trials.best_member(start, (), ("spirit",), ("nature",)) == -1


@pytest.mark.rule("WLD-G04")
@pytest.mark.parametrize(
    ("skill", "banes"), [("perception", 0), ("influence", 0), ("lore", 1), ("crafting", 1), ("fighting", 1), ("nature", 0)]
)
def test_only_expert_and_combat_skills_suffer_from_being_untrained(skill: str, banes: int) -> None:
    there = stage((5, 3, 3))
    trials.trial(there, Nothing(), [Wanted(RANGER, "test", ("spirit",), (skill,), 10)])
    assert there.state.agenda[0].rolls[0].banes == banes  # type: ignore[union-attr]


@pytest.mark.rule("WLD-G04")
def test_a_combat_skill_trained_at_rank_0_has_no_bane() -> None:
    there = stage((5, 3), members=change_member(RANGER, skills={"fighting": 0}))
    trials.trial(there, Nothing(), [Wanted(RANGER, "fight", ("agility",), ("fighting",), 10)])
    roll = there.state.agenda[0].rolls[0]  # type: ignore[union-attr]
    assert (roll.banes, roll.total) == (0, 8)


def banes_of(member: int, attribute: str, skill: str, purpose: str = "test", **fields: object) -> tuple[int, int]:
    """Return the boons and banes of a test in a state with some fields."""
    there = stage((3, 3, 3), **fields)
    trials.trial(there, Nothing(), [Wanted(member, purpose, (attribute,), (skill,), 10)])
    roll = there.state.agenda[0].rolls[0]  # type: ignore[union-attr]
    return roll.boons, roll.banes


@pytest.mark.rule("WLD-G13", "WLD-G14")
def test_conditions_give_banes() -> None:
    def with_(**fields: object) -> tuple[int, int]:
        return banes_of(RANGER, "spirit", "nature", members=change_member(RANGER, **fields))

    assert with_(poisoned=True) == (0, 1)
    assert with_(poisoned=True, deprived=True) == (0, 2)
    assert with_(wounds=(Wound("spirit"),)) == (0, 1)
    assert with_(wounds=(Wound("spirit", treated=True),)) == (0, 0)
    assert with_(wounds=(Wound("mind"),)) == (0, 0)


@pytest.mark.rule("WLD-G12")
@pytest.mark.parametrize(("fatigue", "banes"), [(2, 0), (3, 1), (5, 1)])
def test_a_member_who_is_weary_has_a_bane(fatigue: int, banes: int) -> None:
    members = change_member(RANGER, fatigue=fatigue)
    assert banes_of(RANGER, "spirit", "nature", members=members) == (0, banes)


@pytest.mark.rule("WLD-148", "WLD-G27", "WLD-G60")
@pytest.mark.parametrize(
    ("stretch", "verb", "banes"), [(3, "search", 0), (4, "search", 1), (4, "move", 1), (4, "camp", 0), (5, "camp", 1)]
)
def test_the_night_lies_on_every_action_but_a_camp_in_time(stretch: int, verb: str, banes: int) -> None:
    assert banes_of(RANGER, "spirit", "nature", stretch=stretch, deed=Deed(verb)) == (0, banes)


@pytest.mark.rule("WLD-156", "WLD-G61")
def test_worsened_weather_lies_on_every_test_of_the_action() -> None:
    assert banes_of(RANGER, "spirit", "nature", bane_now=True) == (0, 1)
    assert banes_of(RANGER, "spirit", "nature", next_bane=True) == (0, 0)


@pytest.mark.rule("WLD-G64")
@pytest.mark.parametrize(
    ("weather", "skill", "purpose", "expected"),
    [
        ("perfect", "nature", "pathfinder", (1, 0)),
        ("perfect", "perception", "lookout", (0, 0)),
        ("light", "athletics", "save", (0, 1)),
        ("light", "perception", "lookout", (0, 0)),
        ("heavy", "nature", "pathfinder", (0, 1)),
        ("heavy", "perception", "lookout", (0, 1)),
        ("heavy", "perception", "search", (0, 1)),
        ("heavy", "survival", "shelter", (0, 1)),
        ("heavy", "survival", "track", (0, 0)),
        ("severe", "survival", "shelter", (0, 0)),
    ],
)
def test_weather_touches_its_own_tests(weather: str, skill: str, purpose: str, expected: tuple[int, int]) -> None:
    assert banes_of(RANGER, "spirit", skill, purpose, weather=weather) == expected


@pytest.mark.rule("WLD-193", "WLD-G55")
def test_angry_spirits_weaken_fortitude_saves_only() -> None:
    assert banes_of(RANGER, "spirit", "fortitude", "save", wrath=("spirits",)) == (0, 1)
    assert banes_of(RANGER, "spirit", "perception", "save", wrath=("spirits",)) == (0, 0)


@pytest.mark.rule("WLD-G16")
def test_a_tool_gives_its_boon_where_its_owner_wants_it() -> None:
    tool = Item("tool", "tools", 6, 3, skill="nature")
    using = change_member(RANGER, items=(tool,), habits=Habits(tools="use"))
    there = stage((5, 3, 4), members=using)
    trials.trial(there, Nothing(), [Wanted(RANGER, "test", ("spirit",), ("nature",), 10)])
    assert there.member(RANGER).items[0].uses == 2
    assert there.state.agenda[0].rolls[0].boons == 1  # type: ignore[union-attr]
    saving = change_member(RANGER, items=(tool,))
    assert banes_of(RANGER, "spirit", "nature", members=saving) == (0, 0)
    damaged = change_member(RANGER, items=(replace(tool, uses=0),), habits=Habits(tools="use"))
    assert banes_of(RANGER, "spirit", "nature", members=damaged) == (0, 0)
    other = change_member(RANGER, items=(replace(tool, skill="lore"),), habits=Habits(tools="use"))
    assert banes_of(RANGER, "spirit", "nature", members=other) == (0, 0)


def asked(there: Stage, *members: int, purpose: str = "watch") -> Thrown:
    """Make Spirit + Perception tests of members, and return them as they wait."""
    trials.trial(there, Nothing(), [Wanted(index, purpose, ("spirit",), ("perception",), 10) for index in members])
    test = there.state.agenda[0]
    assert isinstance(test, Thrown)
    return test


@pytest.mark.rule("WLD-G06", "WLD-093")
def test_who_has_resolve_is_asked_about_a_second_throw_but_not_about_a_critical() -> None:
    rich = change_member(ROGUE, resolve=1)
    assert asked(stage((4, 2), members=rich, rules={"resolve": 600}), ROGUE).asked == (0,)
    assert asked(stage((8, 6), members=rich, rules={"resolve": 600}), ROGUE).asked == ()
    assert asked(stage((4, 2), members=rich), ROGUE).asked == ()  # the window is off
    # Of a Lookout's plain failure nothing comes: only a member who wants to be asked about every throw is asked about that.
    assert asked(stage((4, 2), members=rich, rules={"resolve": 600}), ROGUE, purpose="lookout").asked == ()
    assert asked(stage((1, 2), members=rich, rules={"resolve": 600}), ROGUE, purpose="lookout").asked == (0,)
    eager = change_member(ROGUE, resolve=1, habits=Habits(resolve="ask"))
    assert asked(stage((4, 2), members=eager, rules={"resolve": 600}), ROGUE, purpose="lookout").asked == (0,)
    never = change_member(ROGUE, resolve=1, habits=Habits(resolve="never"))
    assert asked(stage((4, 2), members=never, rules={"resolve": 600}), ROGUE).asked == ()
    away = change_member(ROGUE, resolve=1, missed=2)
    assert asked(stage((4, 2), members=away, rules={"resolve": 600}), ROGUE).asked == ()


@pytest.mark.rule("WLD-G06", "WLD-093")
@pytest.mark.parametrize(
    ("purpose", "tn", "faces", "total"),
    [
        ("watch", 10, (4, 2, 5, 3), 11),  # 9 fails; d8 + d6 come to 7 with 33 of 48, and the second throw is 5 + 3 + 3
        ("watch", 10, (5, 2), 10),  # no failure
        ("watch", 13, (6, 3), 12),  # 12 fails, but d8 + d6 come to 10 with 15 of 48 only
        ("lookout", 10, (4, 2), 9),  # nothing comes of a Lookout's plain failure
        ("lookout", 10, (1, 2, 8, 1), 12),  # of 6, a blunder, something does
    ],
)
def test_a_failure_is_thrown_again_unasked_where_that_succeeds_every_other_time(
    purpose: str, tn: int, faces: tuple[int, ...], total: int
) -> None:
    there = stage(faces, members=change_member(ROGUE, resolve=1, habits=Habits()), rules={"resolve": 600})
    trials.trial(there, Nothing(), [Wanted(ROGUE, purpose, ("spirit",), ("perception",), tn)])
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and test.asked == ()
    assert test.rolls[0].total == total and there.member(ROGUE).resolve == 1 - (len(faces) > 2)


@pytest.mark.rule("WLD-G06")
@pytest.mark.parametrize(("purpose", "day", "left"), [("search", 6, 0), ("search", 5, 1), ("watch", 6, 1)])
def test_on_the_last_day_resolve_is_spent_for_the_goal_wherever_that_can_help(purpose: str, day: int, left: int) -> None:
    """Against 13, d8 + d6 + 3 succeed with 15 of 48 only."""
    wish = Habits(resolve="auto")
    there = stage((6, 3, 1, 2), members=change_member(ROGUE, resolve=1, habits=wish), rules={"resolve": 600})
    goal = replace(there.state.region, goal=Goal("tower", 8, about="Find it.", days=6))
    there.change(region=goal, goal="open", challenge=8, day=day)
    trials.trial(there, Nothing(), [Wanted(ROGUE, purpose, ("spirit",), ("perception",), 13)])
    assert there.member(ROGUE).resolve == left


@pytest.mark.rule("WLD-G138")
@pytest.mark.parametrize(
    ("purpose", "faces", "habit", "goal", "had", "total", "left"),
    [
        ("scout", (4, 2, 5, 3), "goal", "open", 1, 9, 1),  # 4 + 2 + 3 = 9 just fails: kept
        ("search", (4, 2, 5, 3), "auto", "open", 1, 11, 0),  # for the goal: 5 + 3 + 3
        ("scout", (1, 2), "goal", "open", 1, 6, 1),  # a blunder stands as well
        ("save", (1, 2), "goal", "open", 1, 6, 1),
        ("save", (4, 2, 5, 3), "goal", "open", 2, 11, 1),
        ("talk", (4, 2), "goal", "open", 2, 9, 2),  # to talk takes none
        ("scout", (4, 2, 5, 3), "goal", "open", 2, 11, 1),  # the last one is left
        ("scout", (4, 2, 5, 3), "auto", "open", 1, 11, 0),
        ("scout", (4, 2, 5, 3), "goal", "done", 1, 11, 0),
        ("scout", (4, 2, 5, 3), "goal", "none", 1, 11, 0),
        ("pathfinder", (4, 2, 5, 3), "goal", "open", 2, 9, 2),  # a slow way is worth no Resolve
        ("pathfinder", (4, 2, 5, 3), "auto", "open", 1, 11, 0),
        ("shelter", (4, 2, 5, 3), "goal", "open", 2, 9, 2),  # nor is a camp without shelter
        ("shelter", (4, 2, 5, 3), "auto", "open", 1, 11, 0),
    ],
)
def test_the_last_resolve_is_spent_on_nothing_but_the_goal_unasked(
    purpose: str, faces: tuple[int, ...], habit: str, goal: str, had: int, total: int, left: int
) -> None:
    wish = Habits(resolve=habit)  # type: ignore[arg-type]
    there = stage(faces, members=change_member(ROGUE, resolve=had, habits=wish), rules={"resolve": 600})
    there.change(goal=goal)
    trials.trial(there, Nothing(), [Wanted(ROGUE, purpose, ("spirit",), ("perception",), 10)])
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and test.asked == ()
    assert (test.rolls[0].total, there.member(ROGUE).resolve) == (total, left)


@pytest.mark.rule("WLD-G06", "WLD-G138")
@pytest.mark.parametrize(
    ("purpose", "tn", "resolve", "total"),
    [
        # Against 10, d8 + d6 + 3 succeed with 33 of 48: a silent member throws again, but keeps the last one on the way.
        ("search", 10, 1, 11),
        ("dilemma", 10, 2, 11),
        ("dilemma", 10, 1, 9),
        # Against 13 with 15 of 48: asked from 1 in 4 on, and the silent let it stand.
        ("investigate", 13, 1, 9),
    ],
)
def test_of_what_a_party_chose_to_try_a_member_is_asked(purpose: str, tn: int, resolve: int, total: int) -> None:
    there = stage((4, 2, 5, 3), members=change_member(ROGUE, resolve=resolve, habits=Habits()), rules={"resolve": 600})
    there.change(goal="open")
    trials.trial(there, Nothing(), [Wanted(ROGUE, purpose, ("spirit",), ("perception",), tn)])
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and test.asked == (0,) and there.member(ROGUE).resolve == resolve
    awaiting.trust(there, there.member(ROGUE).seat)
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and test.asked == () and test.rolls[0].total == total
    # Against 14 with 10 of 48, fewer than 1 in 4: nothing is asked.
    hard = stage((4, 2), members=change_member(ROGUE, resolve=1, habits=Habits()), rules={"resolve": 600})
    assert not asked_at(hard, purpose, 14)


@pytest.mark.rule("WLD-G06", "WLD-080")
def test_a_lost_way_is_asked_about_by_how_likely_it_is_kept() -> None:
    # The Rogue leads with d8 + d6 + 3. Against 13 a total of 9 or less loses the way: d8 + d6 of 6 or less, 15 of 48.
    there = stage((1, 2, 8, 1), members=change_member(ROGUE, resolve=2, habits=Habits()), rules={"resolve": 600})
    assert asked_at(there, "pathfinder", 13) == (0,), "a second throw succeeds 15 times in 48, but keeps the way 33 times"
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and trials.is_lost(there.state, test.rolls[0])
    assert trials.helps(there.state, test.rolls[0]) == pytest.approx(33 / 48)
    assert trials.again(there.state, test.rolls[0]) == pytest.approx(15 / 48)
    awaiting.trust(there, there.member(ROGUE).seat)
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and test.rolls[0].total == 12, "the silent throw again: that helps 2 times in 3"


@pytest.mark.rule("WLD-G30")
def test_a_way_is_not_lost_twice_in_a_row_but_by_the_letter() -> None:
    there = stage((1, 2), members=change_member(ROGUE, resolve=2, habits=Habits()), rules={"resolve": 600})
    there.change(lost_bane=True)
    assert asked_at(there, "pathfinder", 13) == (), "it is slow at worst"
    test = there.state.agenda[0]
    assert isinstance(test, Thrown) and not trials.is_lost(there.state, test.rolls[0])
    there.change(rules=replace(there.state.rules, letter=True))
    assert trials.is_lost(there.state, test.rolls[0])


def asked_at(there: Stage, purpose: str, tn: int) -> tuple[int, ...]:
    """Return which rolls of a test are asked about."""
    trials.trial(there, Nothing(), [Wanted(ROGUE, purpose, ("spirit",), ("perception",), tn)])
    test = there.state.agenda[0]
    assert isinstance(test, Thrown)
    return test.asked


@pytest.mark.rule("WLD-G06")
def test_by_the_letter_they_are_asked_after_a_failure() -> None:
    there = stage((4, 2), members=change_member(ROGUE, resolve=1, habits=Habits()), rules={"resolve": 600, "letter": True})
    assert asked(there, ROGUE).asked == (0,)


@pytest.mark.rule("WLD-G06", "WLD-G44")
def test_what_is_told_of_a_secret_test_is_its_total() -> None:
    there = stage((8, 6))
    trials.trial(there, Nothing(), [Wanted(ROGUE, "search", ("spirit",), ("perception",), 10, secret=True)])
    assert there.fact("rolled", "result") == ""
    assert there.fact("rolled", "tn") == 0
    assert there.fact("rolled", "total") == 17


@pytest.mark.rule("WLD-G06", "WLD-G44")
@pytest.mark.parametrize("secret_tn", [6, 10, 14])
@pytest.mark.parametrize(
    ("habit", "faces", "is_asked"),
    [
        ("failures", (4, 2), True),  # 4 + 2 + 3 = 9, below the difficulty of 10
        ("failures", (5, 2), False),  # 10
        ("ask", (7, 3), True),  # 13, below 10 + 4
        ("ask", (8, 3), False),  # 14
    ],
)
def test_a_secret_test_is_asked_about_by_what_everybody_knows(
    habit: str, faces: tuple[int, ...], is_asked: bool, secret_tn: int
) -> None:
    wish = Habits(resolve=habit)  # type: ignore[arg-type]
    there = stage(faces, members=change_member(ROGUE, resolve=1, habits=wish), rules={"resolve": 600})
    trials.trial(there, Nothing(), [Wanted(ROGUE, "search", ("spirit",), ("perception",), secret_tn, secret=True)])
    assert there.state.agenda[0].asked == ((0,) if is_asked else ())  # type: ignore[union-attr]


@pytest.mark.rule("WLD-G06", "WLD-G08")
def test_a_second_throw_costs_1_resolve_and_stands() -> None:
    there = stage((6, 4, 1, 1), members=change_member(ROGUE, resolve=2), rules={"resolve": 600})
    assert asked(there, ROGUE).rolls[0].total == 6 + 4 + 3
    trials.settle(there, 0, "again")
    test = there.state.agenda[0]
    assert isinstance(test, Thrown)
    assert (test.rolls[0].total, test.rolls[0].result, test.rolls[0].again) == (5, "blunder", True)
    assert test.asked == ()
    assert there.member(ROGUE).resolve == 1


@pytest.mark.rule("WLD-G06")
def test_no_player_is_asked_for_resolve_they_no_longer_have() -> None:
    there = stage((4, 2, 4, 2, 5, 2), members=change_member(ROGUE, resolve=1), rules={"resolve": 600})
    assert asked(there, ROGUE, ROGUE).asked == (0, 1)
    trials.settle(there, 0, "again")
    assert there.state.agenda[0].asked == ()  # type: ignore[union-attr]


@pytest.mark.rule("WLD-G06")
def test_kept_dice_stay() -> None:
    there = stage((4, 2), members=change_member(ROGUE, resolve=1), rules={"resolve": 600})
    asked(there, ROGUE)
    trials.settle(there, 0, "keep")
    test = there.state.agenda[0]
    assert isinstance(test, Thrown)
    assert (test.rolls[0].total, test.asked, there.member(ROGUE).resolve) == (9, (), 1)


@pytest.mark.rule("WLD-G88")
def test_a_ruling_counts_for_the_next_test_and_its_second_throw() -> None:
    there = stage((4, 2, 5, 4, 3, 3), forced=Forced(boons=1, tn=12), members=change_member(ROGUE, resolve=1))
    there.change(rules=replace(there.state.rules, resolve=600))
    first = asked(there, ROGUE).rolls[0]
    assert (first.total, first.tn, first.boons) == (4 + 5 + 3, 12, 1)
    trials.settle(there, 0, "again")
    second = there.state.agenda[0].rolls[0]  # type: ignore[union-attr]
    assert (second.total, second.tn) == (4 + 3 + 3, 12)
    assert there.state.forced == Forced()


@pytest.mark.rule("WLD-G88")
def test_a_result_can_be_ruled() -> None:
    there = stage((1, 1), forced=Forced(result="critical"))
    assert asked(there, ROGUE).rolls[0].result == "critical"


@pytest.mark.rule("WLD-056", "WLD-057", "WLD-062", "WLD-G36")
def test_the_difficulty_is_that_of_the_place_else_of_the_region() -> None:
    places = tuple(replace(place, difficulty=12) if place.id == "14" else place for place in state().region.places)
    start = state(region={"places": places})
    assert trials.difficulty(start) == 10
    assert trials.difficulty(start, "14") == 12
    assert trials.difficulty(replace(start, here=replace(start.here, at="14"))) == 12


@pytest.mark.rule("WLD-194", "WLD-G55")
def test_a_charm_for_any_skill_serves_once_a_day() -> None:
    charm = Item("charm", "charm", skill="any")
    there = stage((5, 3, 4, 5, 3, 5, 3, 4), members=change_member(RANGER, items=(charm,), habits=Habits(tools="use")))

    def boons(skill: str) -> int:
        trials.trial(there, Nothing(), [Wanted(RANGER, "test", ("spirit",), (skill,), 10)])
        roll = there.state.agenda[0].rolls[0]  # type: ignore[union-attr]
        return roll.boons

    assert [boons("perception"), boons("nature")] == [1, 0]
    clock.dawn(there)
    assert boons("influence") == 1
    assert not there.source.left


@pytest.mark.rule("WLD-194", "WLD-G55")
def test_a_charm_for_one_skill_serves_no_other() -> None:
    charm = Item("charm", "charm", skill="stealth")
    holder = change_member(RANGER, items=(charm,), habits=Habits(tools="use"))
    assert banes_of(RANGER, "spirit", "nature", members=holder) == (0, 0)
    assert banes_of(RANGER, "spirit", "stealth", members=holder) == (1, 0)


@pytest.mark.rule("WLD-G06")
def test_a_member_who_fails_two_rolls_is_asked_about_one_after_the_other() -> None:
    there = stage((4, 2, 4, 2), members=change_member(ROGUE, resolve=2), rules={"resolve": 600})
    trials.trial(there, Nothing(), [Wanted(ROGUE, what, ("spirit",), ("perception",), 10) for what in ("one", "two")])
    assert there.state.agenda[0].asked == (0, 1)  # type: ignore[union-attr]
    assert awaiting.asked_again(there.state) == (ROGUE,)
    awaiting.throw_again(there, ROGUE, "keep")
    assert there.state.agenda[0].asked == (1,)  # type: ignore[union-attr]
