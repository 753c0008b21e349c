"""Environs: hazards of a region that act first in a round and cannot be fought off (REG-069..073, REG-074..078,
REG-G33)."""

from __future__ import annotations

from ...state.content import Play, Trigger, content
from ...state.state import Entity, State, entity_of, index_of, standing, who
from ..actions import dice_shifts
from .challenge_deeds import DONE, act


def order(state: State) -> tuple[str, ...]:
    """Return the Environs in play in the order in which they act: by region, then by id (REG-070, REG-071, REG-G29)."""
    environs = (entity for entity in state.entities if entity.type == "Environ" and not entity.defeated)
    return tuple(entity.id for entity in sorted(environs, key=lambda entity: (entity.at, entity.id)))


def policy(state: State, entity: Entity, acted: bool) -> str:
    """Return what an Environ does next: its first Action at every PC in its region, else nothing (REG-072, REG-G33)."""
    play = next((play for play in content().challenges[entity.kind].actions if play.kind == "action"), None)
    if acted or play is None or not standing(state, entity.at):
        return DONE
    return act(play.id)


def interrupts(state: State, actor: str, targets: tuple[str, ...]) -> tuple[tuple[str, Play], ...]:
    """Return the Automatic Interrupts of Challenges that a PC's Action on ``targets`` sets off before its rolls, each with
    whose it is: at the first chance, by ids (REG-073, REG-G20, REG-G33).

    "targeted" ones answer Actions on the one who has them, "ally targeted" those on another Challenge of the region.
    """
    index = index_of(actor)
    assert index is not None
    region = state.members[index].region
    places = {entity.at for id in targets if (entity := entity_of(state, id)) is not None} | {region}
    found: list[tuple[str, Play]] = []
    for entity in sorted(state.entities, key=lambda entity: entity.id):
        if entity.defeated or entity.calm >= state.round or entity.at not in places:
            continue
        wanted: tuple[Trigger, ...] = ("targeted",) if entity.id in targets else ("ally targeted",)
        found += [(entity.id, play) for play in content().challenges[entity.kind].interrupts if play.trigger in wanted]
    return tuple(found)


def assists(state: State, actor: str, targets: tuple[str, ...]) -> tuple[tuple[str, Play], ...]:
    """Return the Automatic Assists of Challenges for another one's Action on PCs, each with whose it is, by ids: in the
    region of those who are struck (REG-073, REG-G20, REG-G33)."""
    places = {state.members[index].region for one in targets if (index := index_of(one)) is not None}
    found: list[tuple[str, Play]] = []
    for entity in sorted(state.entities, key=lambda entity: entity.id):
        idle = entity.defeated or entity.hidden or entity.calm >= state.round
        if idle or entity.id == actor or entity.at not in places:
            continue
        for play in content().challenges[entity.kind].assists:
            if play.trigger == "ally attack" and dice_shifts.matches(state, actor, play.against):
                found.append((entity.id, play))
    return tuple(found)


def targets(state: State, entity: Entity) -> tuple[str, ...]:
    """Return whom an Environ's Action targets: every PC in its region who can be a target, in seat order (REG-072)."""
    return tuple(who(index) for index in standing(state, entity.at))
