"""What a party that looked for shards and lost may learn: what was left undone, and what to do next time."""

from __future__ import annotations

from engine.maps.hexes import label

from ..rules.rounds import calm_rounds
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State, chip_of, drawn, gained
from ..state.terrain import explorable, shard_cells

WORN = 3
"""After so many rounds of exhaustion it is what a party lost to: it has taken 6 health of each by then."""
BRISK = 2
"""A party that has laid so many tiles a round was quick."""
SEVERAL = 2
"""So many enemies left standing are what a party lost to."""


def learnt(state: State) -> str:
    """Return what was left undone, and what to do next time; "" for a party that has not lost its shards."""
    if state.result != "lost" or state.errand is not None:
        return ""
    if gained(state) >= state.required:
        return WORDS("lost-in-hand")
    return " ".join(filter(None, (_undone(state), _next_time(state))))


def _undone(state: State) -> str:
    """Return which shard lay nearest to who fell; where none was in sight, how many doors were still shut."""
    map_, cards = board(state.tiles), content().cards
    fallen = [hero.fell for hero in state.heroes if hero.fell is not None]
    tiles = [beside.tile for beside in state.beside if cards[beside.card].shards]
    marks = dict(zip(tiles, shard_cells(state), strict=True))
    ways = [(map_.distance(at, cell), marks[tile]) for at in fallen for tile in tiles for cell in map_.cells(tile)]
    if ways:
        steps, mark = min(ways)
        return WORDS("lost-in-sight", at=label(mark), path=steps < NOWHERE, steps=steps)
    more = state.required - drawn(state)
    return WORDS("lost-unfound", more=more, doors=len(explorable(state))) if more > 0 else ""


def _next_time(state: State) -> str:
    """Return what wore the party down most: rounds of exhaustion, or enemies that were left standing."""
    worn, tiles = state.round - calm_rounds(state), len(state.tiles) - 1
    if worn >= WORN and tiles < BRISK * state.round:
        return WORDS("next-time-sooner", tiles=tiles, rounds=state.round)
    if len(state.enemies) >= SEVERAL:
        levels = sum(chip_of(enemy).level for enemy in state.enemies)
        return WORDS("next-time-fewer", enemies=len(state.enemies), levels=levels, calls=bool(state.calls))
    return ""
