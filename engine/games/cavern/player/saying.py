"""What a house player says to what it does: of what lies open only, and claims that nobody confirms (CAV-G62)."""

from __future__ import annotations

from engine.core.company import Level
from engine.core.dice import Dice
from engine.core.game import Seat
from engine.core.moves import Move
from engine.maps.squares import label

from ..rules.sending import open_spots
from ..state.board import board_of
from ..state.content import content
from ..state.delvers import inside
from ..state.moves import Send
from ..state.naming import FLOORS, class_name
from ..state.state import State
from ..state.view import View

RICH = 4
"""The loot, a Treasure as two, from which on a room is worth a word."""


def said(view: View, move: Move, level: Level, lot: Dice) -> str:
    """Return what the seat of a view says as it makes a move, "" for nothing.

    A claim about a Delver that lies facedown is drawn from its whole band, whichever it is: it tells nothing.
    """
    state, seat = view.state, view.seat
    if seat is None or not isinstance(move, Send):
        return ""
    room = board_of(state).room(open_spots(state)[move.to - 1])
    if room.bags + 2 * room.chests < RICH:
        return ""
    there = {sent.seat for sent in inside(state, room)}
    where = f"the {FLOORS[room.floor]} at {label(room.at)}"
    if there - {seat}:
        others = [state.names[other] for other in sorted(there - {seat})]
        return f"{others[0]}, we share {where}." if len(others) == 1 else f"I come to {where}, too."
    if seat in there:
        return ""
    if room.rift:
        return "I take the Rift room."
    if level == "sharp" and not room.torch and not room.complete:
        return f"My {_claimed(state, seat, lot)} holds {where}."
    return f"I take {where}."


def _claimed(state: State, seat: Seat, lot: Dice) -> str:
    """Return a class that might lie there for all that the others know: one not seen elsewhere, each as likely."""
    left: list[str] = [*content().band.factions[state.players[seat].faction].delvers]
    for sent in state.delvers:
        if sent.seat == seat and sent.up:
            left.remove(sent.kind)
    return class_name(lot.pick(left))
