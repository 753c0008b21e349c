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
from . import circumstances, foes_in_sight, outlook
from .misses import risked
from .useful_plays import healers

MOST_NAMED = 3
"""So many of those who strike are named, with what each takes at most."""


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
    return WORDS("may-die", what=named, ep=member.ep, helps=tuple(helps), falls=_falls(view))


def may_fall(view: View) -> str:
    """Return what can take down the member whose turn it is before their next one, "" where all of it together cannot.
    Beside each stands the most EP that it takes."""
    found = circumstances.deadly_blows(view)
    if not found or view.state.turn is None:
        return ""
    if not turns.is_idle(view.state):
        # As the turn began they were named: it is told again where all that is left is to stay or to go.
        if turns.has_phase(view.state, view.state.turn.member, "action"):
            return ""
        total, ep = sum(harm for _, harm in found), view.state.members[view.state.turn.member].ep
        return WORDS("may-fall", each=(), about=_about(view), total=total, ep=ep, falls=_falls(view))
    hardest = sorted(found, key=lambda blow: -blow[1])
    named = hardest if len(hardest) <= MOST_NAMED else hardest[: MOST_NAMED - 1]
    alone = len(found) == 1
    each = [WORDS("danger-of", what=thing(entity_name(foe)), most=0 if alone else harm) for foe, harm in named]
    if others := hardest[len(named) :]:
        each.append(WORDS("danger-of-others", count=len(others), most=sum(harm for _, harm in others)))
    ep, total = view.state.members[view.state.turn.member].ep, sum(harm for _, harm in found)
    return WORDS("may-fall", each=tuple(each), about=_about(view), total=total, ep=ep, falls=_falls(view))


def _about(view: View) -> int:
    """Return the EP that the member loses on average whose turn it is, if all stay where they are."""
    turn = view.state.turn
    return 0 if turn is None else outlook.about(view.state, turn.member, view.state.members[turn.member].region)


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
