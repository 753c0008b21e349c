"""Which moves take a shard this turn: it is taken by entering its tile, also in passing (SKY-G14).

What scenarios seek is told by their own next step.
"""

from __future__ import annotations

from itertools import chain

from engine.core import verbs
from engine.core.moves import Move
from engine.maps.hexes import Hex, unlabel

from ..rules.behaviour import strikers
from ..rules.turns import charges
from ..rules.walking import Reach, may_move, reach
from ..state import moves
from ..state.state import State
from . import pricing


def near(state: State) -> bool:
    """Return whether the acting adventurer can walk to a shard this turn."""
    if state.scene or state.agenda or state.turn is None or not may_move(state.turn):
        return False
    ways = reach(state)
    return False in ways.forced.values() and any(
        lies_at(ways, cell) for cell in chain(ways.now, ways.second) if cell != ways.start
    )


def lies_at(ways: Reach, at: Hex) -> bool:
    """Return whether a hex lies on a tile whose shard is taken by entering it."""
    return ways.forced.get(ways.map.owner[at]) is False


def nearest(state: State) -> Hex | None:
    """Return the hex where a shard is taken by the fewest steps, of several the one that the fewest enemies could hit;
    ``None`` for none."""
    ways = reach(state)
    steps = {cell: steps for cell, (steps, _) in (*ways.now.items(), *ways.second.items()) if lies_at(ways, cell)}
    return min(steps, key=lambda cell: (steps[cell], pricing.harms(state, cell), len(strikers(state, cell))), default=None)


def on_the_way(state: State, to: Hex) -> bool:
    """Return whether a walk to a hex takes a shard, there or in passing; a live trap on the way stops it."""
    ways = reach(state)
    if state.scene or False not in ways.forced.values():
        return False
    for cell in ways.path(to):
        if (trap := ways.forced.get(ways.map.owner[cell])) is not None:
            return not trap
    return False


def by(state: State, move: Move) -> bool:
    """Return whether a move takes a shard."""
    to = unlabel(move.to) if isinstance(move, moves.Visit | verbs.MoveTo) else None
    if to is None:
        return False
    return on_the_way(state, charges(state).get(to, to) if isinstance(move, moves.Visit) else to)
