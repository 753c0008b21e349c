"""Turns to come: when a planned one begins, and how it would begin."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat

from ..state.state import State, member_of
from ..state.view import View
from . import turns


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
    """Return what all may know, in the turn of this seat's member where that begins with whatever they do (REG-G15)."""
    index = member_of(view.state, seat)
    if view.whole or index is None or not turns.may_begin(view.state, index):
        return view
    return replace(view, state=turns.begun(view.state, index))


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
