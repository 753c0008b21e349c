"""What a bot player says to what it does: of what lies open only, and claims that stay unconfirmed (CAV-G62)."""

from __future__ import annotations

from engine.core.bot_players import Level
from engine.core.dice import Dice
from engine.core.game import Seat
from engine.core.moves import Move
from engine.maps.squares import label

from ..rules.contests import AT_ONCE
from ..rules.ending import ends
from ..rules.sending import open_spots
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import inside, seats_inside
from ..state.moves import Place, Send, Spend
from ..state.state import Contest, State
from ..state.view import View
from .leading import leading

RICH = 4
"""The loot, a Treasure as two, from which on a room is worth a word."""


def said(view: View, move: Move, level: Level, lot: Dice) -> str:
    """Return what the seat of a view says as it makes a move, "" for nothing.

    A claim about a Delver that lies facedown is drawn from its whole band, whichever it is: it tells nothing.
    """
    state, seat = view.state, view.seat
    match move:
        case _ if seat is None:
            return ""
        case Send(to=to):
            return _of_room(state, seat, board_of(state).room(open_spots(state)[to - 1]), level, lot)
        case Place(tile=number) if not state.solo and ends(state, state.players[seat].hand[number - 1]):
            return WORDS("says-ends", behind=bool(leading(state, seat)))
        case Spend(on=on) if on in AT_ONCE[1:] and _fights_rivals(state) and int(on) == state.players[seat].xp:
            return WORDS("says-all-xp")
    return ""


def _of_room(state: State, seat: Seat, room: Room, level: Level, lot: Dice) -> str:
    """Return what is said of a room to which a Delver is sent: of a rich one that stays open, that it is wanted, and from
    whom. What closes now is settled at once."""
    if room.complete or room.bags + 2 * room.chests < RICH:
        return ""
    if others := tuple(state.names[other] for other in seats_inside(state, room) if other != seat):
        return WORDS("says-shares", names=others)
    if inside(state, room):
        return ""
    if room.rift:
        return WORDS("says-rift")
    if level == "sharp" and not room.torch:
        return WORDS("says-holds", kind=_claimed(state, seat, lot), floor=room.floor, at=label(room.at))
    return WORDS("says-wants", gold=room.bags, treasure=room.chests)


def _fights_rivals(state: State) -> bool:
    """Return whether a Battle is asked about."""
    task = state.agenda[0] if state.agenda else None
    return isinstance(task, Contest) and task.kind == "battle"


def _claimed(state: State, seat: Seat, lot: Dice) -> str:
    """Return a class that might lie there for all that the others know: one not seen elsewhere, each as likely."""
    left: list[str] = [*content().band.factions[state.players[seat].faction].delvers]
    for sent in state.delvers:
        if sent.seat == seat and sent.up:
            left.remove(sent.kind)
    return lot.pick(left)
