"""Treasure abilities that their owner chooses to use, and those that then ask something: a room to look into, a Delver.

What a treasure does on receipt begins in `rewards`, where cards are collected.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.maps.squares import label

from ..state.board import Room, board_of
from ..state.catalogue import refused
from ..state.content import content
from ..state.delvers import inside, own_delvers, rooms_of, spot_of
from ..state.moves import Reveal
from ..state.state import Contest, Peeking, Recalling, Sent, Spot, State, usable
from .events import gains
from .progress import Cavern
from .rewards import mark_used


def place_reveals(state: State, seat: Seat) -> tuple[Reveal, ...]:
    """Return the treasures that a seat can use before it lays its tile: those that would do anything now."""
    return tuple(Reveal(card) for card in usable(state.players[seat], "place") if _idle(state, seat, card) is None)


def refuse_reveal(state: State, seat: Seat, card: str, moment: str) -> IllegalMove | None:
    """Return why a seat cannot use a treasure at a moment, ``None`` when it can."""
    held = [item for item in state.players[seat].treasure if item.card == card]
    if not held:
        return refused("no-such-treasure", "CAV-142")
    if all(item.used for item in held):
        return refused("treasure-used", "CAV-142")
    known = content().treasures[card]
    if not known.moment:
        return refused("treasure-idle", "CAV-030")
    if known.moment != moment:
        return refused("treasure-not-now", "CAV-G55", moment=known.moment)
    return _idle(state, seat, card) if moment == "place" else None


def reveal(cavern: Cavern, seat: Seat, card: str) -> None:
    """Use a treasure at its moment: it is revealed, carried out, marked used and turned back (CAV-142, CAV-G55)."""
    cavern.tell(gains.Revealed(cavern.name(seat), card))
    mark_used(cavern, seat, card)
    match content().treasures[card].effect:
        case "breach":
            cavern.change(free_breach=True)
        case "peek":
            cavern.push(Peeking(seat))
            look_if_one(cavern, Peeking(seat))
        case "reroll":
            cavern.amend(rerolls=_contest(cavern).rerolls + 1)
        case colour:
            cavern.amend(bought=(*_contest(cavern).bought, colour))


def _idle(state: State, seat: Seat, card: str) -> IllegalMove | None:
    effect = content().treasures[card].effect
    if effect == "breach" and state.free_breach:
        return refused("breach-granted", "CAV-G14")
    if effect == "peek" and not peekable(state, seat):
        return refused("nobody-hidden", "CAV-142")
    return None


def _contest(cavern: Cavern) -> Contest:
    task = cavern.state.agenda[0]
    assert isinstance(task, Contest)
    return task


def peekable(state: State, seat: Seat) -> tuple[Room, ...]:
    """Return the rooms with facedown Delvers of others, in reading order: `choose 1` looks into the first."""
    return rooms_of(state, _hidden(state.delvers, seat))


def _hidden(delvers: Iterable[Sent], seat: Seat) -> list[Sent]:
    """Return the facedown Delvers of others, of some that are in the dungeon."""
    return [sent for sent in delvers if not sent.up and sent.seat != seat]


def peeked_at(state: State, seat: Seat) -> tuple[Spot, ...]:
    """Return for each of the rooms to look into where the first of its facedown Delvers of others stands."""
    there = (_hidden(inside(state, room), seat) for room in peekable(state, seat))
    return tuple(spot_of(found[0]) for found in there)


def look_if_one(cavern: Cavern, task: Peeking) -> bool:
    """Look where there is only one room to look into; return whether that was so."""
    rooms = peekable(cavern.state, task.seat)
    if len(rooms) > 1:
        return False
    if rooms:
        look(cavern, task, 1)
    else:
        cavern.finish()
    return True


def look(cavern: Cavern, task: Peeking, number: int) -> None:
    """Show a seat, and no other, the facedown Delvers of a room; they stay facedown (CAV-142, CAV-G52)."""
    room = peekable(cavern.state, task.seat)[number - 1]
    cavern.finish()
    cavern.tell(gains.Peeked(cavern.name(task.seat), label(room.at), room.floor))
    found = _hidden(inside(cavern.state, room), task.seat)
    cavern.tell(gains.PeekedOwn(cavern.called(found)), to=(task.seat,))
    new = [sent for sent in found if task.seat not in sent.seen]
    seen = (replace(sent, seen=(*sent.seen, task.seat)) if sent in new else sent for sent in cavern.state.delvers)
    cavern.change(delvers=tuple(seen))


def recallable(state: State, seat: Seat) -> tuple[Sent, ...]:
    """Return the Delvers that a seat may take home by a treasure: its own in rooms not completed, in reading order."""
    rooms = board_of(state)
    return tuple(sent for sent in own_delvers(state, seat) if not rooms.room(spot_of(sent)).complete)


def recall_if_one(cavern: Cavern, task: Recalling) -> bool:
    """Take home the only Delver there is, or none; return whether nothing was to be chosen."""
    candidates = recallable(cavern.state, task.seat)
    if len(candidates) > 1:
        return False
    if candidates:
        recall(cavern, task, 1)
    else:
        cavern.finish()
    return True


def recall(cavern: Cavern, task: Recalling, number: int) -> None:
    """Take home the Delver that its owner chose (CAV-143)."""
    sent = recallable(cavern.state, task.seat)[number - 1]
    cavern.finish()
    floor = cavern.board.room(spot_of(sent)).floor
    cavern.tell(gains.TakenHome(cavern.name(task.seat), label(sent.at), floor))
    cavern.take_home((sent,))
