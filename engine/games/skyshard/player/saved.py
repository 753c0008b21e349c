"""What companions leave to people in the first rounds: doors that may hide a shard, and shards that lie open."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.maps.hexes import Hex

from ..rules import odds
from ..state.board import board
from ..state.distance import ENEMIES, open_steps
from ..state.state import State, searching, stamina, standing
from ..state.terrain import explorable
from .sensible import EXHAUSTING, shard_tiles

PRESSING = 4
"""From this round on any of the party opens the doors that may hide a shard: exhaustion is near."""


def rounds_for(state: State) -> int:
    """Return for how many rounds a shard is left to a person who is on the way: two, as long as no exhaustion falls before
    it is taken."""
    return 2 if state.round + 2 < EXHAUSTING else 1


def doors(state: State, people: Sequence[Seat]) -> tuple[Hex, ...]:
    """Return the doors that a companion leaves to people in the first rounds, where the next may hide a shard.

    These are all that a person gets to within two rounds. One to which the companion is nearer is left only to a person who
    gets there in a single turn.
    """
    empty, chance = odds.next_shard(state)
    if state.scene or state.round >= PRESSING or not searching(state) or empty or not chance:
        return ()
    theirs = [index for index in standing(state) if state.heroes[index].seat in people]
    return tuple(door for door in explorable(state) if any(_is_for(state, index, door) for index in theirs))


def _is_for(state: State, index: int, door: Hex) -> bool:
    """Return whether a door is left to a person, beside who acts."""
    at, turn, map_ = state.heroes[index].at, state.turn, board(state.tiles)
    own = state.heroes[turn.hero].at if turn is not None else None
    farther = at is not None and own is not None and map_.distance(at, door) > map_.distance(own, door)
    return _gets_to(state, index, (door,), 1 if farther else 2)


def shards(state: State, index: int, here: Sequence[Hex]) -> tuple[str, int]:
    """Return the nearest tile with a shard that an adventurer gets to, and within how many rounds; "" for none.

    Enemies bar the way, and ``here``, where the acting companion stands. Others may make way."""
    at, map_ = state.heroes[index].at, board(state.tiles)
    assert at is not None
    steps = {tile: open_steps(state, at, list(map_.cells(tile)), ENEMIES, here) for tile in shard_tiles(state)}
    near = min(steps, key=steps.__getitem__, default="")
    rounds = next((n for n in range(1, rounds_for(state) + 1) if near and steps[near] <= 2 * n * stamina(state, index)), 0)
    return (near, rounds) if rounds else ("", 0)


def _gets_to(state: State, index: int, goals: Sequence[Hex], rounds: int) -> bool:
    """Return whether an adventurer gets to one of some hexes within so many rounds of two moves."""
    at = state.heroes[index].at
    return bool(goals) and at is not None and open_steps(state, at, goals, ENEMIES) <= 2 * rounds * stamina(state, index)
