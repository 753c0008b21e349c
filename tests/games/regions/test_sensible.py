"""Every scenario is played to its end by a party that does anything at all, and its file is a good one."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Discard, SetOrder
from engine.games.regions.files.files import read, scenario_named
from engine.games.regions.files.writing import write
from engine.games.regions.game import GAME
from engine.games.regions.rules.actions import blows
from engine.games.regions.state.content import content
from engine.games.regions.state.levels import Entry
from engine.games.regions.state.moves import Concede, Leave
from engine.games.regions.state.options import HAND_MADE, Options

from .laws import check

pytestmark = pytest.mark.whole

MOST = 3000
"""So many moves, answers among them, a scenario takes at most."""
NEVER = (Concede, Leave, SetOrder, Discard)
"""What a party that does anything leaves alone: giving up ends it too soon; orders, and which card is to go at the end of a
round, change nothing by themselves."""
UNUSED = {"glass-eye", "night-steward"}
"""Kinds for makers of scenarios: no Seeker of level 3 belongs in ours."""

scenarios = pytest.mark.parametrize("key", HAND_MADE)


@scenarios
def test_a_party_that_does_anything_comes_to_an_end_too(key: str) -> None:
    dice, lot = Dice(KeyedSource(f"random {key}")), Dice(KeyedSource(f"lot {key}"))
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), Options(scenario=key)), dice)  # type: ignore[arg-type]
    moves = 0
    while seats := GAME.turn(state):
        seat = lot.pick(seats)
        legal = [move for move in GAME.legal(state, seat) if not isinstance(move, NEVER)]
        state, _ = GAME.apply(state, seat, lot.pick(legal), dice)
        moves += 1
        assert moves <= MOST, "nobody gets anywhere"
        if moves % 25 == 0:
            check(state)
    check(state)
    assert state.ending in ("won", "partly", "lost")


def test_chances_are_those_of_the_dice() -> None:
    """d4 against d4: 16 pairs, of which 4 + 3 + 2 + 1 = 10 are no lower; 2d4 comes to 2 once in 16 times."""
    assert blows.wins(Entry(1, 4), Entry(1, 4)) == pytest.approx(10 / 16)
    assert blows.wins(Entry(1, 2), Entry(1, 12)) == pytest.approx((1 + 2) / 24)
    assert blows.totals(2, 4)[2] == pytest.approx(1 / 16)


@scenarios
def test_a_file_of_ours_reads_back_as_it_was_and_warns_of_nothing(key: str) -> None:
    made = scenario_named(key)
    again, warnings = read(write(made))
    assert (again, warnings) == (made, ())


def test_all_but_two_kinds_of_challenges_are_met_somewhere() -> None:
    made = [scenario_named(key) for key in HAND_MADE]
    met = {placed.kind for item in made for placed in item.placed} | {
        way.obstacle for item in made for way in item.connections
    }
    assert set(content().challenges) - met == UNUSED
