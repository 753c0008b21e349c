"""Creatures that come back some rounds after their defeat (REG-116..118, REG-G40)."""

from __future__ import annotations

from ...state import board
from ...state.content import content
from ...state.state import Entity
from .. import events
from ..exploring import knowing
from ..progress import Venture

CREATURE_BASE = -1
"""Where each Stat Track of a Creature or Seeker stands by itself (REG-G18)."""


def begin(venture: Venture, entity_id: str) -> None:
    """Start the count for a Creature that was defeated just now: this round's end does not count yet (REG-G40)."""
    venture.set_entity(entity_id, count=-1)
    entity, state = venture.entity(entity_id), venture.state
    if entity.number and entity.kind not in state.beaten and content().challenges[entity.kind].respawn:
        venture.change(beaten=(*state.beaten, entity.kind))


def tick(venture: Venture) -> None:
    """Count a round's end for every Creature that comes back; at its value it does.

    A new one is at its origin then, at full EP, even beside PCs, and acts from the next round on; one that has a Hidden
    entry is Hidden again (REG-116, REG-G40, REG-G41).
    """
    for entity in venture.state.entities:
        value = content().challenges[entity.kind].respawn
        if entity.type != "Creature" or not entity.defeated or not value:
            continue
        count = entity.count + 1
        if count < value:
            venture.set_entity(entity.id, count=count)
        else:
            come_back(venture, entity)


def come_back(venture: Venture, entity: Entity) -> None:
    """Put a Challenge back where it came from, as it was at first; told where the party sees it (REG-116, REG-G41)."""
    kind = content().challenges[entity.kind]
    state = venture.state
    venture.set_entity(
        entity.id,
        at=entity.origin,
        ep=kind.ep,
        tracks=dict.fromkeys(entity.tracks, CREATURE_BASE),
        moved_tracks=(),
        hidden=bool(kind.hidden),
        shown=False,
        defeated=False,
        count=0,
        calm=0,
    )
    venture.change(
        found=tuple(id for id in state.found if id != entity.id),
        ongoing=tuple(lasting for lasting in state.ongoing if lasting.on != entity.id),
    )
    if entity.number and board.visible(venture.state, venture.entity(entity.id)):
        venture.tell(events.came_back(venture.name(entity.id), venture.region_name(entity.origin)))
    knowing.look(venture)
