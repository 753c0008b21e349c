"""What a bot player says to what it does: of what lies open only, and claims that stay unconfirmed (CAV-G62)."""

from __future__ import annotations

from engine.core.bot_players import Level
from engine.core.dice import Dice
from engine.core.game import Seat
from engine.core.moves import Move
from engine.maps.squares import label

from ..rules.sending import open_spots
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import inside
from ..state.moves import Send
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
    if room.complete or room.bags + 2 * room.chests < RICH:
        # What closes now is settled at once.
        return ""
    if inside(state, room):
        # Who comes to whom, the post says.
        return ""
    if room.rift:
        return WORDS("says-rift")
    if level == "sharp" and not room.torch:
        return WORDS("says-holds", kind=_claimed(state, seat, lot), floor=room.floor, at=label(room.at))
    return ""


def _claimed(state: State, seat: Seat, lot: Dice) -> str:
    """Return a class that might lie there for all that the others know: one not seen elsewhere, each as likely."""
    left: list[str] = [*content().band.factions[state.players[seat].faction].delvers]
    for sent in state.delvers:
        if sent.seat == seat and sent.up:
            left.remove(sent.kind)
    return lot.pick(left)
