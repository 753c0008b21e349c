"""Keeping at a Lock, or at what bars a way, turn after turn without a press for each (REG-G21)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Pass, SetOrder

from ..state import board, sheets
from ..state.content import Effect, Play
from ..state.levels import entry
from ..state.moves import Act, Claim, Pick
from ..state.naming import entity_named, handle_of
from ..state.state import State, Turn, entity_of
from . import turns
from .actions import plays
from .events import turning
from .exploring import features, movement
from .progress import Venture

NOTHING = "none"
DIE = 6
"""A fall does so much Damage at most for each Height."""
THIRD = 3
"""Who has less than one EP in so many, or might after the next miss, does not go on by themselves."""


@memo
def tries(state: State, index: int) -> Mapping[str, Pick | Act]:
    """Return what a member does each turn at what they can keep at, by the word that moves name it by.

    They pick its Lock with Gear; without any they strike it with the Action of their Craft. No card goes for it, and in a
    chase there is no time for it.
    """
    member = state.members[index]
    if not member.standing or state.scenario.type == "chase":
        return {}
    there, standing = replace(state, turn=Turn(index)), plays.standing_action(state, index)
    found: dict[str, Pick | Act] = {}
    if standing.damage and plays.unusable(there, index, standing) is None:
        for target in plays.targets(there, index, standing):
            entity = entity_of(state, target)
            if entity is None or entity.type != "Obstacle" or board.persists(entity):
                continue
            if not features.key_for(state, index, target):
                found[handle_of(state, target)] = Act(standing.id, handle_of(state, target))
    if any(play.id not in member.hand and not play.once for play in features.lockpicks(there, index)[:1]):
        handles = [features.lock_handle(state, id) for id in features.locked_here(there, index)]
        found |= {handle: Pick(handle) for handle in handles}
    return found


def moves(state: State, index: int) -> Iterator[SetOrder]:
    """Yield the orders to keep at something that a member can give now: in their own turn, with its Action left."""
    begun = turns.begun(state, index)
    for handle in tries(begun, index) if turns.has_phase(begun, index, "action") else ():
        if handle != state.members[index].habits.keep and not against(begun, index, handle):
            yield SetOrder(f"keep:{handle}")


def against(state: State, index: int, handle: str) -> Literal["", "over", "foes", "hurt"]:
    """Return why a member does not go on at something by themselves, "" for nothing.

    It is "over" or out of reach. There are "foes" in sight, or the alarm costs tokens. Or the "hurt" of a miss might leave
    them less than a third of their EP.
    """
    if handle not in tries(state, index):
        return "over"
    member, alarm = state.members[index], sheets.alarm(state)
    moving = (foe for foe in state.entities if foe.type in ("Creature", "Seeker") and foe.at == member.region)
    if (alarm and state.round >= alarm) or any(board.visible(state, foe) for foe in moving):
        return "foes"
    left = member.ep - most_hurt(state, index, handle)
    return "hurt" if THIRD * left < sheets.most_ep(member) else ""


def most_hurt(state: State, index: int, handle: str) -> int:
    """Return how many EP a miss at something takes at most, with the known Traps that it sets off."""
    return most_lost(state, index, handle, picks=isinstance(tries(state, index)[handle], Pick))


def most_lost(state: State, index: int, handle: str, *, picks: bool) -> int:
    """Return how many EP a member who ``picks`` the Lock of something, or strikes or climbs it, loses at most by a miss."""
    feature, entity = state.scenario.feature_by_id.get(handle), entity_named(state, handle)
    if entity is not None and not picks:
        height = movement.fall_height(state, index, entity) if board.climbing(entity) else 0
        return most(board.kind_of(entity).reaction) + DIE * height
    fails = feature.fail if feature is not None else board.kind_of(entity).lock_fail if entity is not None else ()
    traps = board.known_traps(state, state.members[index].region, "lockpick failed")
    sprung = sum(max(map(most, board.kind_of(trap).actions), default=0) for trap in traps)
    return sum(_amount(effect) for effect in fails) + sprung


def most(play: Play | None) -> int:
    """Return the most Damage that a play does."""
    dealt = entry(play.damage) if play is not None and play.damage else None
    return 0 if dealt is None else dealt.count * dealt.sides


def _amount(effect: Effect) -> int:
    if effect.kind != "harm":
        return 0
    return int(effect.amount) if effect.amount.isdigit() else entry(effect.amount).count * entry(effect.amount).sides


def next_move(state: State, index: int) -> Move | None:
    """Return what a member who keeps at something does now, without a press; ``None`` where nothing is to be done so."""
    kept = state.members[index].habits.keep
    if kept == NOTHING or not turns.free(state) or against(state, index, kept):
        return None
    if turns.acting(state) == index:
        return tries(state, index)[kept] if turns.has_phase(state, index, "action") else Pass()
    if not turns.may_claim(state, index):
        return None
    return tries(state, index)[kept] if turns.may_begin(state, index) else Claim()


def lapse(venture: Venture) -> None:
    """Let those go on no longer whose order has come to its end (REG-G21)."""
    for index, member in enumerate(venture.state.members):
        kept = member.habits.keep
        if kept != NOTHING and (turns.free(venture.state) or venture.state.phase == "over"):
            why = against(venture.state, index, kept)
            if why:
                venture.set_habits(index, replace(member.habits, keep=NOTHING))
            if why in ("foes", "hurt") and venture.state.phase == "play":
                venture.tell(turning.LeftOff(member.name, venture.thing_name(kept), why))
