"""Whom the next blows may take down or kill, and what keeps them from it."""

from __future__ import annotations

from ..rules import turns
from ..rules.exploring import movement
from ..state import sheets
from ..state.catalogue import WORDS, thing
from ..state.content import content
from ..state.naming import entity_name, exit_letter, known_exits
from ..state.state import Entity, State
from ..state.view import View
from . import foes_in_sight, outlook
from .misses import risked
from .useful_plays import healers

MOST_NAMED, WEIGHS, PART = 2, 2, 4
"""So many of those who strike are named, what takes most first; so many EP that are likely lost weigh, where they are one
part in so many of those that are left."""


def may_die(view: View) -> str:
    """Return that what is in sight can take the last EP of the member whose turn it is, and the Injury then kills.

    With it comes what helps: to go where nothing strikes, to be healed, to strike first. It is "" where no blow may kill
    (REG-169, REG-G08).
    """
    state = view.state
    if state.turn is None or state.turn.over or not foes_in_sight.is_foretold(state):
        return ""
    index = state.turn.member
    member = state.members[index]
    found = outlook.strikers(state, index, member.region)
    strikers = [foe for foe, _ in found]
    if not (member.standing and sheets.next_kills(member)) or sum(harm for _, harm in found) < member.ep:
        return ""
    named = tuple(thing(entity_name(foe)) for foe in strikers)
    out = () if any(content().challenges[foe.kind].pursues for foe in strikers) else _safe(state, index)
    able = healers(state, index)
    helps = [WORDS("safe-go", exits=out)] if out else []
    helps += [WORDS("safe-heal", able=able)] if able else []
    helps += [WORDS("safe-fell")] if all(_is_struck_safely(state, index, foe) for foe in strikers) else []
    return WORDS("may-die", what=named[:MOST_NAMED], helps=tuple(helps), falls=_falls(view))


def may_fall(view: View) -> str:
    """Return what likely becomes of the member whose turn it is before their next one, if they stay: how many EP they
    lose on average, and how likely they go down. It is "" where they lose less than weighs, and stand.

    Within a turn it is told again where all that is left is to stay or to go, and they may go down.
    """
    state, turn = view.state, view.state.turn
    if turn is None or turn.over or not state.members[turn.member].standing:
        return ""
    index, member = turn.member, state.members[turn.member]
    falls, about = _falls(view), outlook.stays(state, index)
    again = not turns.is_idle(state)
    weighs = about >= max(WEIGHS, member.ep / PART)
    if not (falls or (weighs and not again)) or (again and turns.has_phase(state, index, "action")):
        return ""
    # All that they have is no number of EP: how likely they go down says it.
    return WORDS("may-fall", about=about if about < member.ep else 0, ep=member.ep, falls=falls)


def _falls(view: View) -> str:
    """Return how likely the member goes down whose turn it is, if all stay where they are; "" for hardly ever."""
    turn = view.state.turn
    return "" if turn is None else outlook.fallen(view.state, turn.member, view.state.members[turn.member].region)


def _is_struck_safely(state: State, index: int, foe: Entity) -> bool:
    """Return whether a member can strike first at something, and a miss does not take their last EP."""
    return foe.type == "Creature" and not risked(state, index, foe)


def _safe(state: State, index: int) -> tuple[str, ...]:
    """Return the exits by which a member can go now to a place that is explored, and where nothing is known to strike."""
    found = []
    for id in known_exits(state, state.members[index].region):
        way = state.scenario.connection_by_id[id]
        beyond = way.other(state.members[index].region)
        if beyond not in state.explored or movement.refuse_way(state, index, way) is not None:
            continue
        if not any(foe.at == beyond and not foe.defeated and foe.type != "Obstacle" for foe in state.entities):
            found.append(exit_letter(state, id))
    return tuple(found)
