"""Seekers: they patrol, try one PC where they find any, and search once they are Alerted (REG-122..127,
REG-128..132, REG-G32)."""

from __future__ import annotations

from ...state import paths
from ...state.state import Entity, State, standing, who
from ..progress import Venture
from .challenge_deeds import ALL, DONE, act, go
from .creatures import first_action


def order(state: State) -> tuple[str, ...]:
    """Return the Seekers in play in the order in which they act: by their ids (REG-126, REG-G29)."""
    return tuple(sorted(entity.id for entity in state.entities if entity.type == "Seeker" and not entity.defeated))


def latest_comer(state: State, region: str) -> int | None:
    """Return the standing PC who entered a region last, of equals the first by seat; ``None`` for nobody (REG-G32). Nobody
    hides from it there (REG-G77)."""
    return min(standing(state, region), key=lambda index: (-state.members[index].since, index), default=None)


def policy(venture: Venture, entity: Entity, moved: bool, acted: bool) -> str:
    """Return what a Seeker does next on its turn; the dice say where an Alerted one wanders (REG-127, REG-131, REG-G32).

    A PC beside it is tried first, one per turn, and then the patrol waits; else it takes a step and tries one where it
    comes to. The step is the next of its patrol; of an Alerted one, toward a PC whom it sees next door, or to the last
    place that it knows of, and, once it is there and finds nobody, to a random neighbour.
    """
    state = venture.state
    prey, play = latest_comer(state, entity.at), first_action(entity)
    if acted:
        return DONE
    if prey is not None:
        return DONE if play is None else act(play.id, ALL if play.targets == "enemies" else who(prey))
    if moved:
        return DONE
    step = _search(venture, entity) if entity.alerted else _patrol(state, entity)
    return go(step) if step else DONE


def _patrol(state: State, entity: Entity) -> str:
    """Return where the patrol goes on, "" where it waits: its route is a ring (REG-127)."""
    if not entity.patrol:
        return paths.step_toward(state, entity, entity.origin)
    return paths.step_toward(state, entity, entity.patrol[(entity.leg + 1) % len(entity.patrol)])


def came(venture: Venture, entity_id: str) -> None:
    """Note how far a Seeker is after its Move: along its patrol, or at the last place it knew of, where nobody is left to
    be looked for."""
    entity = venture.entity(entity_id)
    following = (entity.leg + 1) % len(entity.patrol) if entity.patrol else 0
    if entity.patrol and entity.patrol[following] == entity.at:
        venture.set_entity(entity_id, leg=following)
    if entity.last == entity.at:
        venture.set_entity(entity_id, last="")


def in_sight(state: State, entity: Entity) -> str:
    """Return the region next door where a Seeker sees a standing PC and can go, the latest comer's; "" for none."""
    seen = [region for region in paths.neighbours(state, entity) if paths.sees(state, entity, region)]
    prey = [index for region in seen for index in standing(state, region)]
    latest = min(prey, key=lambda index: (-state.members[index].since, index), default=None)
    return "" if latest is None else state.members[latest].region


def _search(venture: Venture, entity: Entity) -> str:
    """Return where an Alerted Seeker goes next, "" where it cannot go anywhere (REG-131, REG-G32)."""
    state = venture.state
    if place := in_sight(state, entity):
        return place
    if entity.last and (step := paths.step_toward(state, entity, entity.last)):
        return step
    return wander(venture, entity)


def wander(venture: Venture, entity: Entity) -> str:
    """Return a random neighbour that is open to a Seeker; "" for none.

    The game master's fixed dice are meant for rolls, so this draw passes them by; it is kept in the private log.
    """
    around = paths.neighbours(venture.state, entity)
    if len(around) < 2:
        return around[0] if around else ""
    number = venture.dice.roll(len(around))
    venture.secretly(f"where {venture.name(entity.id)} wanders", f"d{len(around)}", number)
    return around[number - 1]
