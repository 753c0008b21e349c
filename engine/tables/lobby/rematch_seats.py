"""The seats of a rematch, and who of the party has accepted (TAB-190, TAB-191)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from engine.api.update import Call, Member
from engine.core.messages import WORDS
from engine.store import SeatRow, TableRow
from engine.tables.session.live import NO_KEEPER, Session
from engine.tables.session.result import CommandResult, changed
from engine.tables.updates.lobby_card import TOGETHER
from engine.tables.updates.update import update_of

UNLIKELY = 2
"""How a member is asked where another said no (`SeatRow.asked`): then the host begins."""


def is_asked(live: Session, member: int) -> bool:
    """Return whether a member has yet to say whether they are in."""
    return live.row.status == "lobby" and any(row.member == member and row.asked for row in live.seats)


def in_it(live: Session, call: Call) -> Session:
    """Return a lobby in which the caller is in, if they were asked."""
    seats = tuple(msgspec.structs.replace(row, asked=0) if row.member == call.member.id else row for row in live.seats)
    return msgspec.structs.replace(live, seats=seats)


def begins(before: Session, after: Session, call: Call) -> bool:
    """Return whether a lobby begins by itself once the caller is in: no other is asked, and none said no (TAB-191)."""
    asked = next(row.asked for row in before.seats if row.member == call.member.id)
    return asked == TOGETHER and not any(row.asked for row in after.seats)


def said_yes(live: Session, call: Call) -> CommandResult:
    """Return the result that notes that the caller is in, while others are asked."""
    after = changed(in_it(live, call))
    name = live.seats[live.seat(call)].name
    return CommandResult(after, update_of(after, "lobby", WORDS("is-in", who=name)), after.seats)


def unlikely(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats of a lobby in which a member said no: the host has to start it (TAB-191)."""
    return tuple(msgspec.structs.replace(row, asked=UNLIKELY) if row.asked else row for row in seats)


def those_in(live: Session, call: Call) -> Session:
    """Return a lobby as its host begins it: a member who has not said that they are in has no seat (TAB-191)."""
    if live.row.status != "lobby" or not any(row.asked for row in live.seats):
        return live
    live.check_host(call, manager=False)
    rest = (row for row in in_it(live, call).seats if not row.asked)
    seats = tuple(msgspec.structs.replace(row, seat=seat) for seat, row in enumerate(rest))
    return msgspec.structs.replace(live, seats=seats)


RULE = "TAB-190"


def party_of(seats: Sequence[SeatRow]) -> tuple[Member, ...]:
    """Return the people who owned these seats to the end, and their bots."""
    return tuple(_owner(row) for row in seats if not row.gone and _owner(row).id > 0)


def _owner(row: SeatRow) -> Member:
    """Return whose a seat is, and not who stood in there; the number of a forgotten member is below 0."""
    return Member(row.owner, row.owner_name) if row.owner else Member(row.member, row.name)


def gathered(
    result: CommandResult, before: TableRow, seats: Sequence[SeatRow], absent: Collection[int], file: str = ""
) -> CommandResult:
    """Return the result that opens a lobby, ``result``, with the party of the table ``before`` on the seats they had.

    Its host is in, the others are asked (TAB-190). Those who had left have no seat, nor have those who are ``absent``.
    Company, game master, file, pacts and quick start are as they were.
    """
    host, live = result.live.seats[0], result.live
    own = next((row.seat for row in seats if _owner(row).id == host.member), None)
    if own is None:
        own = next(row.seat for row in seats if row.member == host.member)
    live = msgspec.structs.replace(live, seats=())
    for row in seats:
        who = Member(host.member, host.name) if row.seat == own else _owner(row)
        if row.seat != own and (row.gone or who.id <= 0 or who.id in absent):
            continue
        asked = 0 if row.level or row.seat == own else TOGETHER
        seat = SeatRow(len(live.seats), who.id, live.free_name(who.name), master=row.master, asked=asked, level=row.level)
        seat = msgspec.structs.replace(seat, keeper=NO_KEEPER) if row.level else seat
        live = msgspec.structs.replace(live, seats=(*live.seats, seat))
    kept = msgspec.structs.replace(live.row, stand_ins=before.stand_ins, hints=before.hints, file=before.file)
    kept = msgspec.structs.replace(kept, quick=before.quick)
    live = msgspec.structs.replace(live, row=kept)
    update = update_of(live, "lobby", WORDS("gathering-again", who=host.name))
    called = tuple(row.member for row in live.seats if row.asked)
    return CommandResult(live, msgspec.structs.replace(update, mention=called), live.seats, file=file or None)


def is_complete(live: Session, seats: Sequence[SeatRow]) -> bool:
    """Return whether everybody who played is in: the host alone, with the same company."""
    people = [row for row in live.seats if not row.level]
    return len(people) == 1 and len(live.seats) == len(seats)
