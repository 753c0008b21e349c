"""Whom the next blows may take down or kill, and what keeps them from it."""

from __future__ import annotations

from ..rules import odds as odds_of
from ..rules import turns
from ..rules.actions import plays
from ..rules.exploring import movement
from ..state import sheets
from ..state.catalogue import WORDS, thing
from ..state.content import content
from ..state.naming import entity_name, exit_letter, known_exits
from ..state.state import Entity, State, standing
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
    falls, about = _falls(view), stays(state, index)
    again = not turns.is_idle(state)
    weighs = about >= max(WEIGHS, member.ep / PART)
    if not (falls or (weighs and not again)) or (again and turns.has_phase(state, index, "action")):
        return ""
    # All that they have is no number of EP: how likely they go down says it.
    return WORDS("may-fall", about=about if about < member.ep else 0, ep=member.ep, falls=falls)


def stays(state: State, index: int) -> int:
    """Return the EP that a member likely loses before their next turn who stays where they are, as the round will go.

    Those who are still to act strike the Creature with the fewest EP, which may be beaten before it strikes. The best
    Reaction in hand meets what takes most.
    """
    region = state.members[index].region
    foes = outlook.likely(state, index, region)
    lost = {foe.id: outlook.mean(state, foe, index) for foe in foes}
    reactions = [play for play in plays.held(state, index) if play.kind == "reaction"]
    for foe in foes[:1]:
        lost[foe.id] = min([lost[foe.id], *(outlook.mean(state, foe, index, play) for play in reactions)])
    struck = min((foe for foe in foes if foe.type == "Creature" and foe.at == region), key=lambda foe: foe.ep, default=None)
    if struck is not None:
        lost[struck.id] *= 1 - _beaten(state, index, struck)
    return round(sum(lost.values()))


def _beaten(state: State, index: int, foe: Entity) -> float:
    """Return how likely a Creature is beaten by those who are still to act beside it: one blow each, by the Craft's
    Action."""
    acting = [each for each in turns.waiting(state) if each in standing(state, foe.at) and each != index]
    acting += [index] if turns.acting(state) == index and turns.has_phase(state, index, "action") else []
    left = {0.0: 1.0}
    for each in acting:
        chance, damage = odds_of.strike(state, each, plays.standing_action(state, each), foe)
        after: dict[float, float] = {}
        for dealt, likely in left.items():
            for more, part in ((damage, chance), (0.0, 1 - chance)):
                after[dealt + more] = after.get(dealt + more, 0.0) + likely * part
        left = after
    return sum(likely for dealt, likely in left.items() if dealt >= foe.ep)


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
