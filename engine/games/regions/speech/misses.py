"""What a miss or a fall costs, and when that weighs."""

from __future__ import annotations

from engine.core.odds import odds

from ..state import board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.levels import entry
from ..state.state import Entity, State
from .words import most_of

HEAVY = 2
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


def light_miss(state: State, index: int, entity: Entity) -> int:
    """Return the most Damage that a miss at a Challenge costs, 0 for none, and where it weighs (`heavy_miss`)."""
    answer = content().challenges[entity.kind].reaction
    dealt = entry(answer.damage) if answer is not None and answer.damage else None
    return 0 if dealt is None or heavy_miss(state, index, entity) else dealt.count * dealt.sides


def comes_of(
    state: State, index: int, entity: Entity, gets_past: tuple[float | None, bool], fall: tuple[float, float]
) -> tuple[str, ...]:
    """Return what comes of an attempt to get past an Obstacle, by its odds and those of a ``fall`` with its Damage. It says
    how likely it gets past, and what a miss costs where that weighs. Then that is in fewer words, at last without the fall
    (REG-088, REG-092, REG-099, REG-106, REG-107, REG-109)."""
    chance, falls, harm = gets_past[0], fall[0], int(fall[1] + 0.5)
    weighs = harm * HEAVY >= state.members[index].ep
    return tuple(
        WORDS(
            "comes-of-attempt",
            odds=odds(chance, bare=True) if chance else "",
            falls=odds(falls, bare=bare) if falls and harm and told else "",
            down=not bare and board.downward(state, entity, state.members[index].region),
            damage=harm if weighs else 0,
            back=heavy_miss(state, index, entity),
        )
        for bare, told in ((False, True), (True, True), (True, harm >= state.members[index].ep))
    )


def risks(state: State, index: int, entity: Entity, fall: tuple[float, float]) -> tuple[str, ...]:
    """Return what can go wrong with an attempt to get past an Obstacle: a ``fall``, by its odds and Damage, and what a miss
    costs."""
    down, harm = board.downward(state, entity, state.members[index].region), int(fall[1] + 0.5)
    falls = (WORDS("risk-falls", odds=odds(fall[0]), damage=harm, down=down),) if fall[0] and harm else ()
    return (*falls, *((WORDS("risk-miss", most=most),) if (most := miss_at(entity)) else ()))
