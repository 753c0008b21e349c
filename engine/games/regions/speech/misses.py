"""What a miss costs that a Challenge answers, and when that weighs."""

from __future__ import annotations

from ..state.content import content
from ..state.levels import entry
from ..state.state import Entity, State
from .words import most_of

HEAVY = 6
"""What may take one of so many parts of the EP that are left weighs: a label says so, else its detail."""


def risked(state: State, index: int, entity: Entity) -> int:
    """Return the EP of a member whom the most Damage for a miss at a Challenge would take down, 0 for any other."""
    answer, ep = content().challenges[entity.kind].reaction, state.members[index].ep
    dealt = entry(answer.damage) if answer is not None and answer.damage else None
    return ep if dealt is not None and dealt.count * dealt.sides >= ep else 0


def miss_at(entity: Entity) -> str:
    """Return the most Damage that a miss at a Challenge costs, "" for none."""
    answer = content().challenges[entity.kind].reaction
    return most_of(answer.damage) if answer is not None else ""


def heavy_miss(state: State, index: int, entity: Entity) -> str:
    """Return the most Damage that a miss at a Challenge costs, "" where that does not weigh beside the EP that are left."""
    answer, ep = content().challenges[entity.kind].reaction, state.members[index].ep
    dealt = entry(answer.damage) if answer is not None and answer.damage else None
    return miss_at(entity) if dealt is not None and dealt.count * dealt.sides * HEAVY >= ep else ""
