"""What somebody can do by nature, or by the Gear they have on: keywords such as Darkvision, Aquatic, Flying."""

from __future__ import annotations

from .content import content
from .state import State, Who, entity_of, index_of


def keywords(state: State, who: Who) -> tuple[str, ...]:
    """Return the keywords of a member, from equipped Gear (REG-G19), or of an entity, from its kind."""
    index = index_of(who)
    if index is None:
        entity = entity_of(state, who)
        return content().challenges[entity.kind].keywords if entity is not None else ()
    gear = content().gear
    return tuple(word for item in state.members[index].equipped for word in gear[item].keywords)


def bound_to_body(state: State, who: Who) -> bool:
    """Return whether sight and swimming matter to them at all: to PCs, Creatures and Seekers, but not to Environs,
    Obstacles and Traps (REG-049, REG-057, REG-058, REG-078, REG-085, REG-140)."""
    if index_of(who) is not None:
        return True
    entity = entity_of(state, who)
    return entity is not None and entity.type in ("Creature", "Seeker")


def place(state: State, who: Who) -> str:
    """Return the region where somebody is; of an Obstacle its connection's id, "" of nobody."""
    index = index_of(who)
    if index is not None:
        return state.members[index].region
    entity = entity_of(state, who)
    return entity.at if entity is not None else ""
