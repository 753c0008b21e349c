"""Every scenario is played to its end by a sensible party of three, and by one that does anything at all."""

from __future__ import annotations

import random

import pytest

from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Order
from engine.games.regions.files.files import read, scenario_named
from engine.games.regions.files.writing import write
from engine.games.regions.game import GAME
from engine.games.regions.player import odds
from engine.games.regions.player.ground import Memory
from engine.games.regions.player.sensible import decide, lives
from engine.games.regions.state.content import content
from engine.games.regions.state.levels import Entry
from engine.games.regions.state.moves import Concede, Leave
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.scenarios import Feature
from engine.games.regions.state.state import State

from .build import corridor, faces, party, with_member
from .laws import check, shuffle_secrets
from .simulate import games

pytestmark = pytest.mark.whole

SENSIBLE, RANDOM = 900, 3000
"""So many moves, answers among them, a scenario takes at most."""
NEVER = (Concede, Leave, Order, Discard)
"""What a party that does anything leaves alone: giving up ends it too soon; orders, and which card is to go at the end of a
round, change nothing by themselves."""
UNUSED = {"glass-eye", "night-steward"}
"""Kinds for makers of scenarios: no Seeker of level 3 belongs in ours."""

scenarios = pytest.mark.parametrize("key", HAND_MADE)


@scenarios
def test_a_sensible_party_plays_a_scenario_to_its_end(key: str) -> None:
    record = games.play(key, f"sensible {key}", 3)
    assert record.ending in ("won", "partly", "lost", "conceded")
    assert record.moves <= SENSIBLE
    assert record.rounds >= 3


@scenarios
def test_a_party_that_does_anything_comes_to_an_end_too(key: str) -> None:
    state, dice = games.start(key, f"random {key}", 3)
    lot = odds.lot(f"lot {key}")
    moves = 0
    while seats := GAME.turn(state):
        seat = lot.pick(seats)
        legal = [move for move in GAME.legal(state, seat) if not isinstance(move, NEVER)]
        state, _ = GAME.apply(state, seat, lot.pick(legal), dice)
        moves += 1
        assert moves <= RANDOM, "nobody gets anywhere"
        if moves % 25 == 0:
            check(state)
    check(state)
    assert state.ending in ("won", "partly", "lost")


def test_whoever_gives_up_at_the_goal_goes_without_what_they_came_for() -> None:
    where = corridor(goal="vault", needs=("ledger",), features=(Feature("ledger", "the ledger", "hall", "object"),))
    state = party(where, "delver", at="vault", turn=0, conceding=(0,))
    state = with_member(state, 0, injuries=lives(state.members[0]) - 1)
    memory, lot, dice = Memory(), odds.lot("gives up"), faces()
    for expected in (Leave(), Choose("leave")):
        move = decide(GAME.view(state, 0), list(GAME.legal(state, 0)), memory, lot)
        assert move == expected
        state, _ = GAME.apply(state, 0, move, dice)
    assert (state.ending, state.why) == ("lost", "left without")


@pytest.mark.parametrize("players", (1, 6))
def test_one_and_six_get_through_a_scenario_as_well(players: int) -> None:
    record = games.play("thornruin", f"many {players}", players)
    assert record.ending and record.moves <= SENSIBLE * players


@pytest.mark.rule("REG-019", "REG-219")
def test_a_sensible_player_decides_by_the_own_view_alone() -> None:
    """Two worlds that look the same to a player get the same move, whatever is hidden in them."""
    state, dice = games.start("hushwood", "views", 3)
    memory, lot = Memory(), odds.lot("views")
    chance = random.Random("views")
    compared = 0
    for number in range(160):
        seats = GAME.turn(state)
        if not seats:
            break
        seat = seats[0]
        legal = list(GAME.legal(state, seat))
        if state.phase == "play" and number % 8 == 0:
            other = shuffle_secrets(state, seat, chance)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert _decided(other, seat, memory) == _decided(state, seat, memory)
            compared += 1
        state, _ = GAME.apply(state, seat, decide(GAME.view(state, seat), legal, memory, lot), dice)
    assert compared >= 5


def _decided(state: State, seat: int, memory: Memory) -> Move:
    return decide(GAME.view(state, seat), list(GAME.legal(state, seat)), memory.copy(), odds.lot("same"))


def test_chances_are_those_of_the_dice() -> None:
    """d4 against d4: 16 pairs, of which 4 + 3 + 2 + 1 = 10 are no lower; 2d4 comes to 2 once in 16 times."""
    assert odds.wins(Entry(1, 4), Entry(1, 4)) == pytest.approx(10 / 16)
    assert odds.wins(Entry(1, 2), Entry(1, 12)) == pytest.approx((1 + 2) / 24)
    assert odds.totals(2, 4)[2] == pytest.approx(1 / 16)


@scenarios
def test_a_file_of_ours_reads_back_as_it_was_and_warns_of_nothing(key: str) -> None:
    made = scenario_named(key)
    again, warnings = read(write(made))
    assert (again, warnings) == (made, ())


def test_all_but_two_kinds_of_challenges_are_met_somewhere() -> None:
    made = [scenario_named(key) for key in HAND_MADE]
    met = {placed.kind for one in made for placed in one.placed} | {way.obstacle for one in made for way in one.connections}
    assert set(content().challenges) - met == UNUSED
