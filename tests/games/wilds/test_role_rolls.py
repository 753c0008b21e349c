"""Who rolls what on which action, and what each result of Pathfinder and Lookout is worth; numbers from the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.game import Event
from engine.games.wilds.game import GAME
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import Position, Roles
from engine.games.wilds.state.state import Test as Thrown
from tests.games.wilds.build import DRUID, RANGER, ROGUE, decide, hexes, kinds_of, party, ticks

rule = pytest.mark.rule

FLAT = hexes("fff")
FOUND_WAY, SAW_NOTHING = (5, 2), (4, 2)
"""The Ranger's 5 + 2 + Nature 3 = 10, a weak success; the Rogue's 4 + 2 + Perception 3 = 9, a failure."""


def thrown_in(events: list[Event]) -> list[tuple[object, ...]]:
    """Return purpose, attribute, skill and target number of each test, in order."""
    return [
        tuple(event.facts[fact] for fact in ("purpose", "attribute", "skill", "tn"))
        for event in events
        if event.kind == "rolled"
    ]


@rule("WLD-079", "WLD-089", "WLD-091", "WLD-122", "WLD-135", "WLD-137", "WLD-284")
def test_on_a_move_both_mandatory_roles_roll_once_before_anybody_is_asked_anything() -> None:
    # 5 + 1 + 3 fails by one, 2 + 1 + 3 is a blunder; both could throw again, and neither may before both lie.
    state = party(FLAT, options=Options(wayside="off", resolve="1 hour"))
    state, events = decide(state, "move N20", 5, 1, 2, 1)
    assert thrown_in(events) == [("pathfinder", "spirit", "nature", 10), ("lookout", "spirit", "perception", 10)]
    assert ticks(events) == [(6, 5)]
    assert kinds_of(events).index("ticked") < kinds_of(events).index("rolled")
    thrown = state.agenda[0]
    assert isinstance(thrown, Thrown)
    assert [roll.total for roll in thrown.rolls] == [9, 6]
    assert state.here == Position("1")
    assert GAME.turn(state) == (RANGER, ROGUE)


@rule("WLD-077")
@pytest.mark.parametrize("attribute", ["spirit", "mind"])
@pytest.mark.parametrize("skill", ["nature", "survival"])
def test_the_pathfinder_rolls_spirit_or_mind_with_nature_or_survival(attribute: str, skill: str) -> None:
    state = party(FLAT)
    dice = {**dict.fromkeys(state.members[RANGER].dice, 6), attribute: 10}
    ranger = replace(state.members[RANGER], dice=dice, skills={skill: 3, "perception": 3, "athletics": 3})
    _, events = decide(replace(state, members=(ranger, *state.members[1:])), "move N20", *FOUND_WAY, *SAW_NOTHING)
    assert thrown_in(events)[0] == ("pathfinder", attribute, skill, 10)


@rule("WLD-089")
def test_the_lookout_rolls_spirit_with_perception_whatever_they_are_better_at() -> None:
    state = party(FLAT)
    dice = {**dict.fromkeys(state.members[ROGUE].dice, 10), "spirit": 8}
    rogue = replace(state.members[ROGUE], dice=dice, skills={"perception": 1, "survival": 3, "nature": 3})
    members = (state.members[RANGER], rogue, *state.members[2:])
    _, events = decide(replace(state, members=members), "move N20", *FOUND_WAY, 4, 3)  # 4 + 3 + 1 = 8
    assert thrown_in(events)[1] == ("lookout", "spirit", "perception", 10)


@rule("WLD-078", "WLD-082", "WLD-083", "WLD-084", "WLD-G92")
@pytest.mark.parametrize(
    ("dice", "result", "picks", "open_to"),
    [
        ((5, 1), "failure", 0, ()),
        (FOUND_WAY, "weak", 0, ()),
        ((6, 3), "strong", 1, ("efficient", "lay", "keen")),
        ((8, 3), "critical", 2, ("efficient+lay", "efficient+keen", "lay+keen")),
    ],
)
def test_the_pathfinder_brings_the_party_there_with_so_many_bonuses(
    dice: tuple[int, int], result: str, picks: int, open_to: tuple[str, ...]
) -> None:
    # With Nature 3 these are 9, 10, 12 and 14 against 10.
    state, events = decide(party(FLAT), "move N20", *dice, *SAW_NOTHING)
    assert next(event.facts["result"] for event in events if event.kind == "rolled") == result
    assert state.here == Position("2")
    questions = [task for task in state.agenda if isinstance(task, Question)]
    assert [(task.owner, task.number, task.options) for task in questions] == ([(RANGER, picks, open_to)] if picks else [])


@rule("WLD-090", "WLD-093", "WLD-094", "WLD-095", "WLD-G92")
@pytest.mark.parametrize(
    ("dice", "result", "picks", "open_to"),
    [
        (SAW_NOTHING, "failure", 0, ()),
        ((4, 3), "weak", 1, ("spot", "avoid", "sighting")),
        ((6, 3), "strong", 2, ("spot+avoid", "spot+sighting", "avoid+sighting")),
    ],
)
def test_the_lookout_picks_so_many_of_what_there_is_to_see_and_to_be_warned_of(
    dice: tuple[int, int], result: str, picks: int, open_to: tuple[str, ...]
) -> None:
    # With Perception 3 these are 9, 10 and 12 against 10. The third bonus but one is the warning of a danger.
    state, events = decide(party(FLAT), "move N20", *FOUND_WAY, *dice)
    assert [event.facts["result"] for event in events if event.kind == "rolled"] == ["weak", result]
    questions = [task for task in state.agenda if isinstance(task, Question)]
    assert [(task.owner, task.number, task.options) for task in questions] == ([(ROGUE, picks, open_to)] if picks else [])


@rule("WLD-075", "WLD-137", "WLD-138", "WLD-141")
@pytest.mark.parametrize(
    ("text", "dice", "purposes"),
    [
        ("move N20", (*FOUND_WAY, *SAW_NOTHING), ["pathfinder", "lookout"]),
        # The Rogue, helped by the Ranger, and beside them the Forager; no member finds anything: 3 + 2 + 3 and 5 + 2 + 2.
        ("search rogue plain", (3, 2, 1, 5, 2), ["search", "forager"]),
        # The Druid with the Ranger's help: 5 + 2 + 2 = 9.
        ("forage best", (5, 2, 1), ["forager"]),
    ],
)
def test_only_those_roll_whom_the_action_calls_for(text: str, dice: tuple[int, ...], purposes: list[str]) -> None:
    state = party(FLAT)
    assert state.roles == Roles(RANGER, ROGUE, DRUID)
    _, events = decide(state, text, *dice)
    assert [event.facts["purpose"] for event in events if event.kind == "rolled"] == purposes


@rule("WLD-075", "WLD-117", "WLD-118")
def test_on_a_scouts_errand_neither_pathfinder_nor_lookout_rolls() -> None:
    state = replace(party(FLAT), roles=Roles(RANGER, ROGUE))
    # The Fighter: Agility d8 4 + 3 + Survival 1 = 8 against 10.
    _, events = decide(state, "scout N20 fighter", 4, 3)
    assert [event.facts["purpose"] for event in events if event.kind == "rolled"] == ["scout"]
