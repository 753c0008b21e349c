"""Foes in sight: who is beside a member, and where Seekers may notice them as the round ends (REG-131, REG-G32)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.grammar import Noun

from ..rules.challenges import policies
from ..state import board
from ..state.catalogue import thing
from ..state.content import content
from ..state.naming import entity_name
from ..state.state import Entity, State, standing
from ..state.view import View

MOVING = ("Creature", "Seeker")


def is_foretold(state: State) -> bool:
    """Return whether the Challenges follow their policies; a game master may let them do anything (REG-G28)."""
    return policies.are_followed(state)


def met(view: View) -> tuple[Entity, ...]:
    """Return the Challenges that the party has seen, wherever they are now; of a whole view not those it never saw."""
    seen = (entity for entity in view.state.entities if entity.number and not entity.hidden)
    return tuple(sorted(seen, key=lambda entity: entity.id))


def in_sight(view: View) -> tuple[Entity, ...]:
    """Return the Challenges in play that the party sees now; in a view all others stand where they were last seen."""
    return tuple(entity for entity in met(view) if not entity.defeated and board.visible(view.state, entity))


def lost_sight_of(view: View) -> tuple[Entity, ...]:
    """Return the Seekers that the party has met, and does not see now."""
    away = (entity for entity in met(view) if entity.type == "Seeker" and not entity.defeated)
    return tuple(entity for entity in away if not board.visible(view.state, entity))


def who_act(view: View) -> list[Entity]:
    """Return the Creatures and Seekers in sight that do something as this round ends, those beside a PC first."""
    state = view.state
    acting = [
        entity for entity in in_sight(view) if entity.type in MOVING and entity.calm < state.round and not entity.back
    ]
    return sorted(acting, key=lambda entity: (not standing(state, entity.at), not entity.alerted))


def change(state: State, index: int, beyond: str, *, alone: bool) -> str:
    """Return what a Move to a region changes: "seen" where a Seeker in sight may notice who comes there, else "no". For one
    member ``alone`` it is "away" where none may, and one may where they are now."""
    if may_be_noticed(state, index, beyond):
        return "seen"
    return "away" if alone and may_be_noticed(state, index) else "no"


def is_beset(state: State, *members: int) -> bool:
    """Return whether a Creature or a Seeker is in sight where one of these members is: that comes before a Search."""
    foes = [entity for entity in state.entities if entity.type in MOVING and board.visible(state, entity)]
    return any(foe.at == state.members[index].region for foe in foes for index in members)


def seekers(state: State, region: str) -> tuple[Entity, ...]:
    """Return the Seekers that are seen in a region."""
    return tuple(foe for foe in state.entities if foe.type == "Seeker" and foe.at == region and board.visible(state, foe))


def creatures(state: State, region: str) -> tuple[Entity, ...]:
    """Return the Creatures that are seen in a region."""
    return tuple(foe for foe in state.entities if foe.type == "Creature" and foe.at == region and board.visible(state, foe))


def may_be_noticed(state: State, index: int, region: str = "") -> bool:
    """Return whether a Seeker that is in sight now may notice a member in a region, where they are for "". To one where
    they are not yet they come last of all."""
    view = View(None, state)
    if not is_foretold(state):
        return False
    member, there = state.members[index], state
    if region not in ("", member.region):
        moved = replace(member, region=region, since=state.arrivals + 1)
        there = replace(state, members=(*state.members[:index], moved, *state.members[index + 1 :]))
    return any(index in policies.may_try(there, entity) for entity in who_act(view))


def forces(state: State, name: str) -> Noun | None:
    """Return what makes a member by that name do something, as sentences name it: what stands beside them and can;
    ``None`` where that is not one kind."""
    here = {member.region for member in state.members if member.name == name}
    able = {
        thing(entity_name(foe))
        for foe in state.entities
        if foe.at in here and not foe.defeated and foe.number
        for play in content().challenges[foe.kind].actions
        if any(effect.kind == "force" for effect in play.effects)
    }
    return able.pop() if len(able) == 1 else None
