"""What a miss or a fall costs, and when that weighs."""

from __future__ import annotations

from engine.core.odds import odds

from ..state import board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.levels import entry
from ..state.state import Entity, State
from .words import most_of


def risked(state: State, index: int, entity: Entity) -> int:
    """Return the EP of a member whom the most Damage for a miss at a Challenge would take down, 0 for any other."""
    answer, ep = content().challenges[entity.kind].reaction, state.members[index].ep
    dealt = entry(answer.damage) if answer is not None and answer.damage else None
    return ep if dealt is not None and dealt.count * dealt.sides >= ep else 0


def miss_at(entity: Entity) -> str:
    """Return the most Damage that a miss at a Challenge costs, "" for none."""
    answer = content().challenges[entity.kind].reaction
    return most_of(answer.damage) if answer is not None else ""


def comes_of(
    state: State, index: int, entity: Entity, gets_past: tuple[float | None, bool], fall: tuple[float, float]
) -> str:
    """Return what comes of an attempt to get past an Obstacle: how likely it gets past, whether a ``fall`` or a miss may
    take the member down (REG-088, REG-092, REG-099, REG-106, REG-107, REG-109). What these cost else is a detail."""
    chance, falls, harm = gets_past[0], fall[0], int(fall[1] + 0.5)
    return WORDS(
        "comes-of-attempt",
        odds=odds(chance, bare=True) if chance else "",
        falls=odds(falls, bare=True) if falls and harm >= state.members[index].ep else "",
        fells=bool(risked(state, index, entity)),
    )


def risks(state: State, index: int, entity: Entity, fall: tuple[float, float]) -> tuple[str, ...]:
    """Return what can go wrong with an attempt to get past an Obstacle: a ``fall``, by its odds and Damage, and what a miss
    costs."""
    down, harm = board.downward(state, entity, state.members[index].region), int(fall[1] + 0.5)
    falls = (WORDS("risk-falls", odds=odds(fall[0]), damage=harm, down=down),) if fall[0] and harm else ()
    return (*falls, *((WORDS("risk-miss", most=most),) if (most := miss_at(entity)) else ()))
