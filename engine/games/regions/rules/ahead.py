"""Turns to come: when a planned one begins, and how it would begin."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.memo import fleeting, memo
from engine.core.moves import Move

from ..state.moves import Claim
from ..state.state import State, Turn, member_of, who
from ..state.view import View
from . import legal, turns


def own_turn(state: State, seat: Seat) -> int | None:
    """Return the round in which a member may begin their turn by what they do, or go on with it (REG-G15); ``None`` where
    they may not."""
    index = member_of(state, seat)
    if index is None or not turns.free(state):
        return None
    if state.turn is not None and state.turn.member == index:
        return None if state.turn.over else state.round
    return state.round if turns.may_claim(state, index) else None


def addressed(view: View, seat: Seat) -> View:
    """Return what all may know, in the turn of this seat's member: where that begins with whatever they do (REG-G15), or
    where one press can take it and do so."""
    index = member_of(view.state, seat)
    if view.whole or index is None:
        return view
    if turns.may_begin(view.state, index):
        return replace(view, state=turns.begun(view.state, index))
    begun = as_begun(view.state, index)
    return view if begun is None else replace(view, state=begun, begins=True)


@fleeting
@memo
def as_begun(state: State, index: int) -> State | None:
    """Return the state in a member's turn that has to be taken first, since its start brings something: what ends then has
    ended, the Phases that are lost are lost (REG-G09, REG-G10). What it harms is left out: that may be rolled.

    ``None`` for a member who was down, which brings an Injury, and for one whom the start takes down. ``None`` also where
    the turn would leave nothing to do but what is possible without it.
    """
    member = state.members[index]
    if state.turn is not None or not turns.may_claim(state, index) or not member.standing or member.fallen:
        return None
    if falls_at_once(state, index):
        return None
    lasting = tuple(item for item in state.ongoing if item.until != "next turn" or item.owner != who(index))
    turn = Turn(index, strategy="strategy" in member.skips, action="action" in member.skips)
    begun = replace(state, turn=turn, ongoing=lasting)
    return begun if set(legal.out_there(begun, index)) - set(legal.out_there(state, index)) else None


def falls_at_once(state: State, index: int) -> bool:
    """Return whether the start of a member's turn takes them down for sure, by what lasts on them (REG-G09)."""
    member = state.members[index]
    return member.standing and not member.fallen and _sure_harm(state, index) >= member.ep


def _sure_harm(state: State, index: int) -> int:
    """Return how many EP the start of a member's turn takes for sure, by what lasts on them."""
    member, me = state.members[index], who(index)
    lasting = [(disease.name, effect) for disease in member.diseases for effect in disease.lasting]
    lasting += [(item.source, item.effect) for item in state.ongoing if item.on == me and item.effect is not None]
    harms = {source: effect.amount for source, effect in lasting if effect.each and effect.kind == "harm"}
    return sum(int(amount) for amount in harms.values() if amount.isdigit())


def in_turn(state: State, index: int) -> State:
    """Return the state in a member's turn, whether what they do begins it or they have to take it; the same for none."""
    return turns.begun(state, index) if turns.may_begin(state, index) else as_begun(state, index) or state


def opened(view: View, move: Move) -> tuple[Move, ...]:
    """Return what a member can do by the same press that takes their turn (REG-G15)."""
    if not isinstance(move, Claim):
        return ()
    told = view if view.seat is None else addressed(view, view.seat)
    return legal.out_there(told.state, told.state.turn.member) if told.begins and told.state.turn is not None else ()


def as_if(view: View) -> State | None:
    """Return the state in which the turn of this seat's member begins, or goes on, if nothing happens before; in the next
    round where it is over in this one."""
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    if state.phase != "play" or view.whole or index is None or not state.members[index].in_play:
        return None
    members, turn = state.members, state.turn
    if turn is None or turn.member != index or turn.over:
        turn = None
    if members[index].acted:
        again = replace(members[index], acted=False, moved=False, steps=0, speed=1, extra=(), switched=False, waives=False)
        members = (*members[:index], again, *members[index + 1 :])
    # Which card is on top is not known: where one is drawn the prospect ends.
    members = tuple(replace(member, deck=("",) * len(member.deck)) for member in members)
    return replace(state, members=members, turn=turn, agenda=(), stage=turns.PLAYERS, paused=False)
