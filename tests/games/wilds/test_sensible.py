"""Every region is roamed to its end by a sensible party of four, and by one that tracks whenever it may."""

from __future__ import annotations

import random

import pytest

from engine.games.wilds.game import GAME
from engine.games.wilds.player.atlas import Memory
from engine.games.wilds.player.sensible import aside, decide
from engine.games.wilds.state.options import HAND_MADE
from engine.games.wilds.state.state import State

from .simulate import games
from .worlds import other_world

pytestmark = pytest.mark.whole

MOST_DAYS, MOST_MOVES = 17, 300
"""How long an expedition takes at most."""

regions = pytest.mark.parametrize("key", (*HAND_MADE, "generated", "generated points"))


@regions
@pytest.mark.parametrize("beeline", (False, True), ids=("sensible", "beeline"))
def test_a_party_roams_a_region_to_its_end(key: str, beeline: bool) -> None:
    record = games.play(key, f"sensible {key}", beeline=beeline)
    assert record.result in ("won", "retreat", "lost")
    assert (record.result == "won") == (not record.why)
    assert record.days <= MOST_DAYS and record.moves <= MOST_MOVES
    assert record.actions.get("search", 0) or record.actions.get("track", 0)


@pytest.mark.parametrize("players", (1, 6))
def test_one_and_six_roam_as_well(players: int) -> None:
    assert games.play("hollowdown", f"many {players}", players).moves <= MOST_MOVES


@pytest.mark.rule("WLD-049", "WLD-G44", "WLD-G90")
@pytest.mark.parametrize("key", ("drownedmile", "gullcrown"))
def test_a_sensible_party_decides_by_what_it_sees_alone(key: str) -> None:
    """Two worlds that look the same to a party get the same move, whatever is hidden in them."""
    state, dice = games.start(key, "views")
    memory, chance, compared = Memory(), random.Random(key), 0
    while seats := GAME.turn(state):
        seat = seats[0]
        own = _decided(state, seat, memory.copy())
        if state.phase == "trek" and compared < 40:
            other = other_world(state, chance)
            assert other.region != state.region
            assert GAME.view(other, seat).state.finds == GAME.view(state, seat).state.finds
            assert _decided(other, seat, memory.copy()) == own
            compared += 1
        move = decide(GAME.view(state, seat), list(GAME.legal(state, seat)), memory)
        state, events = GAME.apply(state, seat, move, dice)
        memory.hear(list(events))
    assert compared >= 20


def _decided(state: State, seat: int, memory: Memory) -> tuple[str, str]:
    view, legal = GAME.view(state, seat), list(GAME.legal(state, seat))
    return str(aside(view, legal)), str(decide(view, legal, memory))
