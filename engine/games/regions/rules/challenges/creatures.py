"""Creatures: they attack the weakest, pursue whoever is near, and go home again (REG-111..114, REG-115..118,
REG-G31)."""

from __future__ import annotations

from ...state import paths
from ...state.content import Play, content
from ...state.state import Entity, State, standing, who
from .challenge_deeds import ALL, DONE, act, go

PURSUIT = 3
"""So many open steps away a PC is still pursued (REG-G31)."""


def order(state: State) -> tuple[str, ...]:
    """Return the Creatures in play in the order in which they act: by their ids (REG-113, REG-G29)."""
    return tuple(sorted(entity.id for entity in state.entities if entity.type == "Creature" and not entity.defeated))


def weakest(state: State, region: str) -> int | None:
    """Return the PC of a region with the fewest EP who still stands, of equals the first by seat; ``None`` for nobody."""
    return min(standing(state, region), key=lambda index: (state.members[index].ep, index), default=None)


def first_action(entity: Entity) -> Play | None:
    """Return the Action that a Challenge plays by itself: the first that is printed (REG-G30)."""
    return next((play for play in content().challenges[entity.kind].actions if play.kind == "action"), None)


def policy(state: State, entity: Entity, moved: bool, acted: bool) -> str:
    """Return what a Creature does next on its turn (REG-114, REG-G31).

    A PC beside it is attacked, the one with the fewest EP, and then it does not Move. Otherwise, if it pursues, it takes
    one step toward the nearest PC within 3 open steps, of equals in the lowest region, and attacks on arrival; if nobody is
    near, one step back toward its origin. If it does not pursue it stays where it is.
    """
    prey, play = weakest(state, entity.at), first_action(entity)
    if acted:
        return DONE
    if prey is not None:
        return DONE if play is None else act(play.id, ALL if play.targets == "enemies" else who(prey))
    if moved or not content().challenges[entity.kind].pursues:
        return DONE
    near = next((region for region in paths.reach(state, entity, PURSUIT) if standing(state, region)), entity.origin)
    step = paths.step_toward(state, entity, near)
    return go(step) if step else DONE
