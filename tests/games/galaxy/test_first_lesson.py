"""The guide of the first lesson says what is so: each of its numbers, followed press by press to the win."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

import pytest

from engine.core.game import Setup
from engine.core.lessons import lessons_of
from engine.core.options import read_options
from engine.core.table import Entry, Table
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import council, flow, goals
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import MERIDIAN, content
from engine.games.galaxy.state.lengths import enough, winning
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB

LESSON = lessons_of("galaxy")[0]
RIVAL = "Tariq"


@cache
def _followed() -> MappingProxyType[str, tuple[State, State, tuple[Entry, ...]]]:
    """Return the states before and after each step of the lesson, and what came of its press and of the rival's moves."""
    setup = Setup(names=("Ada", RIVAL), options=read_options(GAME.options, LESSON.options))
    table, _ = Table.start(GAME, setup, LESSON.key)
    for seat, text in ((BOB, "decide void-compass"), (ADA, "decide deep-survey")):
        table, _ = table.act(seat, text)
    found = {}
    for step in LESSON.steps:
        before, entries = table.state, []
        for line in (f"{ADA} {step.move}", *step.then):
            seat, _, text = line.partition(" ")
            table, entry = table.act(int(seat), text)
            entries.append(entry)
        found[step.words] = before, table.state, tuple(entries)
    return MappingProxyType(found)


def _before(step: str) -> State:
    return _followed()[step][0]


def _after(step: str) -> State:
    return _followed()[step][1]


def _label(step: str) -> str:
    """Return what stands on the button of a step's press."""
    move = next(item.move for item in LESSON.steps if item.words == step)
    state = _before(step)
    return GAME.choice(view_for(state, ADA), GAME.read(state, ADA, move)).shown


@pytest.mark.rule("TAB-200")
def test_what_the_guide_says_of_the_first_round_is_so() -> None:
    begun = _before("activate")
    assert enough(begun) == 5 and len(begun.public) == 3 and "far-holdings" in begun.public
    assert goals.progress(begun, ADA, "far-holdings") == (0, 4)
    assert [len(board.free(begun, system)) for system in ("C4", "B3")] == [2, 2]
    assert (begun.players[ADA].tactic, _after("activate").players[ADA].tactic) == (3, 2)
    assert content().units["scout"].capacity == 1 and content().units["scout"].move == 2
    landed = _after("land").players[ADA]
    assert landed.fragment_count == 1 and landed.commodities == 2
    assert _after("land").system_by_id["D2"].fleets[BOB].troops == 3
    assert "D2" in board.adjacent(begun, _before("centre").planet_by_id[MERIDIAN].system)
    assert "B3" in board.adjacent(begun, "A3") and "D2" not in board.adjacent(begun, "A3")
    assert content().units["transport"].capacity == 4 and content().units["transport"].move == 1
    assert _after("second").players[ADA].tactic == 1
    bought = _after("card")
    assert _before("card").players[ADA].commodities == 2 and bought.players[ADA].commodities == 1
    assert bought.players[ADA].hand == ("escort",) and goals.met(bought, ADA, "far-holdings")
    assert _after("round-over").players[ADA].points == 1 and len(_after("round-over").players[ADA].hand) == 2


@pytest.mark.rule("TAB-200")
def test_what_the_guide_says_of_the_vote_and_of_meridian_is_so() -> None:
    vote = _before("vote")
    influence = [sum(planet.weight for planet in council.voices(vote, player)) for player in (ADA, BOB)]
    assert influence == [8, 2] and _after("vote").speaker == ADA
    assert _before("centre").players[ADA].goals == ("centre-of-all",)
    assert _label("scouts").endswith("hold it 1 in 4") and _label("transport") == "Bring all: hold it 3 in 4"
    there = _after("transport").system_by_id["C3"].fleets[ADA]
    assert (there.ships, there.troops) == (3, 4)
    assert "6 influence" in _label("seal")
    opened = _after("seal")
    assert opened.players[ADA].points == 2 and goals.met(opened, ADA, "keeper")
    assert [len(player.relics) for player in opened.players] == [1, 1]


@pytest.mark.rule("TAB-200")
def test_what_the_guide_says_of_the_fight_and_of_the_win_is_so() -> None:
    fleets = _before("escort").system_by_id["C3"].fleets
    assert [fleet.ships for fleet in fleets] == [3, 3] and content().units["scout"].hits == 8
    rolled = [event.facts["hits"] for entry in _followed()["escort"][2] for event in entry.events if event.kind == "rolled"]
    assert sorted(rolled) == [2, 3] and fleets[BOB].troops == 4
    assert _label("losses").startswith("Lose 2 scouts")
    kept = _after("losses").system_by_id["C3"].fleets
    assert kept[ADA].transport == 1 and not kept[BOB].ships
    assert GAME.aim(view_for(_before("win"), ADA)) == "let the round end: you win, and no rival can stop it"
    won = _after("win")
    assert won.phase == "over" and won.winner == ADA and won.players[ADA].points == 5
    assert {*won.players[ADA].scored} == {"far-holdings", "keeper", "centre-of-all"}
    assert (winning("short", 2), winning("full", 2)) == (5, 8)
    assert len(LESSON.steps) == 16 and flow.open_stage(won) is None
