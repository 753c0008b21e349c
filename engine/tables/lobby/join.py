"""Members join and leave a lobby."""

from __future__ import annotations

import msgspec

from engine.api.update import Call
from engine.core.errors import GameError
from engine.core.messages import WORDS
from engine.store import SeatRow
from engine.tables.lobby.end import closed
from engine.tables.lobby.rematch_seats import unlikely
from engine.tables.lobby.seats import seated, without_seat
from engine.tables.presence import come_back, enter
from engine.tables.presence import leave as presence_leave
from engine.tables.session.live import Session, check_lobby
from engine.tables.session.result import CommandResult


def join(live: Session, call: Call, now: int, *, keeps: bool = False, done: str = "") -> CommandResult:
    """Take the next seat; in a game under way, the own seat that was left, or a new one where the game has room for it.

    ``keeps``: the caller keeps something from games of this kind; ``done`` is what the bot did for them meanwhile.
    """
    if live.row.status == "running":
        verb = enter.verb_of_entering(live)
        if verb is None or live.held_by(call.member.id) is not None:
            return come_back.back(live, call, now, done)
        return enter.enter(live, call, verb, now, keeps=keeps)
    check_lobby(live)
    if live.seat_of(call.member.id) is not None:
        raise GameError(WORDS.message("seated-already"), "TAB-017")
    most = live.capacity
    if live.players >= most:
        raise GameError(WORDS.message("all-seats-taken", most=most), "TAB-011")
    name = live.free_name(call.member.name)
    seats = (*live.seats, SeatRow(len(live.seats), call.member.id, name))
    return seated(live, seats, WORDS("lobby-joined", who=name, players=live.players + 1, most=most))


def leave(live: Session, call: Call, now: int, *, for_good: bool = False) -> CommandResult:
    """Give the seat back. A host who leaves hands the host's part to the next; the last one closes the lobby.

    In a game under way the seat stays, see `presence.leave.leave`.
    """
    if live.row.status == "running":
        return presence_leave.leave(live, call, now, for_good=for_good)
    check_lobby(live)
    seat = live.seat(call)
    rest = tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate(without_seat(live.seats, seat)))
    people = [row for row in rest if not (row.level or row.asked)]
    if not people:
        return closed(live, WORDS("last-one-leaves"))
    told = [WORDS("lobby-left", who=live.seats[seat].name)]
    if live.seats[seat].asked:
        rest, told = unlikely(rest), [WORDS("without-them", who=live.seats[seat].name)]
    if call.member.id == live.row.host:
        live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, host=people[0].member))
        told.append(WORDS("new-host", who=people[0].name))
    return seated(live, rest, " ".join(told))
