"""Where a member ends their turn who has done what they could: next door, where that costs less than to stay."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..speech import foes_in_sight, outlook
from ..state import board, naming
from ..state.state import State, standing

GAINS = 2
"""So many EP less are likely lost next door, or it is not worth the way back."""
HEAVY, LIKELY = 0.5, 0.25
"""What likely takes such a part of the EP, or takes a member down so often, is worth the Move of the next turn."""


def shelter(state: State, index: int, moves: Sequence[Move], *, works: bool) -> MoveTo | None:
    """Return the open way to where a member loses fewer EP before their next turn, ``None`` where that is no gain.

    With the Action of the next turn they work here (``works``): they come back for it, and lose nothing by it. Else the way
    back takes a Move that leads on: that pays where the blow is heavy. Others are not left with a Creature, unless it is.
    """
    member = state.members[index]
    here, lost = member.region, outlook.about(state, index, member.region)
    falls = outlook.down(state, index, here)
    heavy = lost >= HEAVY * member.ep or falls >= LIKELY
    left = len(standing(state, here)) > 1 and bool(foes_in_sight.creatures(state, here))
    if state.scenario.type != "normal" or lost < GAINS or not (heavy or (works and not left)):
        return None
    found = [(cost, move) for move in moves if isinstance(move, MoveTo) and (cost := _cost(state, index, move)) is not None]
    best = min(found, key=lambda each: each[0], default=None)
    if best is None or best[0][1] > lost - GAINS or best[0][0] > falls:
        return None
    return best[1]


def is_milder(state: State, index: int, move: MoveTo) -> bool:
    """Return whether a member whose Action is spent likely loses fewer EP beyond an open way than where they are."""
    turn, here = state.turn, state.members[index].region
    spent = state.scenario.type == "normal" and turn is not None and turn.member == index and turn.action
    cost = _cost(state, index, move) if spent else None
    return cost is not None and cost[1] <= outlook.about(state, index, here) - GAINS


def _cost(state: State, index: int, move: MoveTo) -> tuple[float, int] | None:
    """Return how likely a member goes down beyond an open way, and the EP that they likely lose there; ``None`` where it is
    not explored, and where a known Trap is set off."""
    here = state.members[index].region
    way = naming.exit_named(state, here, move.to)
    if way is None or board.blocking(state, way.id) is not None:
        return None
    beyond = way.other(here)
    traps = (*board.known_traps(state, here, "leave"), *board.known_traps(state, beyond, "enter"))
    if beyond not in state.explored or traps:
        return None
    return outlook.down(state, index, beyond), outlook.about(state, index, beyond)
