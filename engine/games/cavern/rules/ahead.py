"""Turns to come: when a planned one begins, how it would begin, and what can be refused beforehand."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Pass, Roll
from engine.maps.squares import label

from ..state.board import board
from ..state.catalogue import WORDS
from ..state.delvers import own_delvers
from ..state.moves import Breach, Place, Retrieve, Send
from ..state.state import Contest, State
from ..state.view import View
from . import sending, turns
from .awaiting import turn_number

DICE, ROLLS = WORDS("asked-dice"), WORDS("asked-roll")
REFUSABLE = (DICE, ROLLS)
"""What a player is asked in the turns of others, where a room with a Delver of theirs is resolved."""


def own_turn(state: State, seat: Seat) -> int | None:
    """Return the number of the turn in which a seat is to lay a tile or to send a Delver, ``None`` where it is not."""
    own = state.phase == "play" and state.acting == seat and not state.agenda and state.step in ("place", "send")
    return 2 * turn_number(state) + state.extra if own else None


def as_if(view: View) -> State | None:
    """Return the state in which the next turn of this seat begins, if nothing happens before (CAV-064, CAV-065)."""
    state = view.state
    if state.phase != "play" or view.seat is None or not state.players[view.seat].hand:
        return None
    return replace(state, acting=view.seat, agenda=(), extra=False, **turns.FRESH)


def lasting(state: State, seat: Seat, move: Move) -> str:
    """Return a move with the coordinates of places instead of letters, which go by the map of the moment: the numbers of
    sections beside this turn's tile do too, and have no other name (CAV-G12)."""
    match move:
        case Place(tile, at, turn) | Breach(tile, at, turn):
            cell = board(state.tiles).letters.get(at)
            return str(move) if cell is None else f"{move.verb} {tile} {label(cell)} {turn}"
        case Send(to=to):
            spots = sending.open_spots(state)
            return str(move) if to <= len(spots) and spots[to - 1][:2] == state.placed else ""
        case Retrieve(number):
            own = [label(sent.at) for sent in own_delvers(state, seat)]
            where = own[number - 1]
            return f"{move.verb} {where}" if own.count(where) == 1 else ""
    return str(move)


def refused(state: State, seat: Seat) -> tuple[str, Move] | None:
    """Return what a seat is asked about a roll of its own in another one's turn, and how it does without."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.seat != seat or state.acting == seat or task.rerolls:
        return None
    return (DICE, Roll()) if task.stage == "before" else (ROLLS, Pass())
