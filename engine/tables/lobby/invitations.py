"""Invitations of a member to a seat (TAB-092)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from engine.api.update import Call, Member, Update, Version
from engine.core.errors import GameError, NoTable, NotAllowed, Stale
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.store import InvitationRow, SeatRow
from engine.tables.context import Context
from engine.tables.lobby import hand_over
from engine.tables.session.live import Session, check_in_use
from engine.tables.session.result import CommandResult

FREE: Seat = -1
"""Stands for a seat that no one has had, or for the one that the invited member left."""
MOST_OPEN = 3
"""So many invitations of a table are open at once at the most."""
AGAIN = 24 * 3600
"""Seconds until the same table may invite the same member again."""
LASTING = 7 * 24 * 3600
"""Seconds that an invitation stays open."""


class Invitation(msgspec.Struct, frozen=True):
    """A seat that is offered: the table and its game, and whose it was ("": a free one)."""

    version: Version
    title: str
    before: str = ""


class Invitations:
    """The invitations of all tables. ``join`` takes a free seat."""

    def __init__(self, context: Context, join: Callable[[Call], Awaitable[Update]]) -> None:
        self._context = context
        self._join = join

    async def invite(self, call: Call, member: Member) -> Invitation:
        """Offer a seat of the caller's table to a member: a free one, else by the host's leave one that was left or whose
        owner is away. `GameError` in words where that cannot be."""
        now = self._context.now()
        async with self._context.cache.lock(call.channel):
            live = await self._context.cache.held(call.channel)
            known = await self._context.store.signboards.invitations(live.row.id)
            still = [row for row in known if _is_open(row, now)]
            seat = offered(live, call, member, [row.seat for row in still if row.member != member.id])
            check_few(still, next((row for row in known if row.member == member.id), None), member, now)
            await self._context.store.signboards.invite(live.row.id, InvitationRow(member.id, call.member.id, seat, now))
        return Invitation(live.version, live.game.title, "" if seat == FREE else live.named(seat).name)

    async def take(self, call: Call, table: int) -> Update:
        """Take the seat that the caller was offered at a table, in the channel where that is; `GameError` where it is no
        longer to be had."""
        row = await self._open(call, table)
        if row.seat == FREE:
            update = await self._join(call)
        else:

            async def taken() -> Update:
                live = await self._context.cache.held(call.channel)
                return await self._context.save(live, take_over(live, call, row.seat, self._context.now()), call)

            async with self._context.cache.lock(call.channel):
                update = await self._context.answers.once(call, taken)
        await self._close(table, row)
        return update

    async def decline(self, call: Call, table: int) -> None:
        """Let an invitation of the caller be over; also where it is so already."""
        for row in await self._context.store.signboards.invitations(table):
            if row.member == call.member.id:
                await self._close(table, row)

    async def _open(self, call: Call, table: int) -> InvitationRow:
        known = await self._context.store.signboards.invitations(table)
        row = next((row for row in known if row.member == call.member.id and _is_open(row, self._context.now())), None)
        try:
            here = (await self._context.cache.seen(call.channel)).row
        except NoTable:
            here = None
        if row is None or here is None or here.id != table:
            raise Stale(WORDS.message("invitation-gone"))
        return row

    async def _close(self, table: int, row: InvitationRow) -> None:
        await self._context.store.signboards.invite(table, msgspec.structs.replace(row, open=False))


def _is_open(row: InvitationRow, now: int) -> bool:
    return row.open and now < row.at + LASTING


def check_few(still: list[InvitationRow], before: InvitationRow | None, member: Member, now: int) -> None:
    """Raise `GameError` where a table has invited enough: too many at once, or the same member a short while ago."""
    if before is not None and now < before.at + AGAIN:
        raise GameError(WORDS.message("invited-today", who=member.name), "TAB-092")
    if len(still) >= MOST_OPEN:
        raise GameError(WORDS.message("invitations-open", most=MOST_OPEN), "TAB-092")


def offered(live: Session, call: Call, member: Member, taken: list[Seat]) -> Seat:
    """Return the seat that the caller can offer a member, `FREE` for one that they can take themselves.

    ``taken`` are those that are offered to others. `GameError` in words where there is none, or the caller may not.
    """
    check_in_use(live)
    live.seat(call)
    held = live.held_by(member.id)
    if held is not None and not live.seats[held].gone:
        raise GameError(WORDS.message("has-a-seat", who=member.name, left=False), "TAB-017")
    most = live.capacity
    if live.row.status == "lobby" and live.players >= most and not live.company:
        raise GameError(WORDS.message("all-seats-taken", most=most), "TAB-011")
    if live.row.status == "lobby" or held is not None or live.can_be_entered or live.company:
        return FREE
    open_seats = [row.seat for row in to_be_had(live)]
    if not open_seats:
        raise GameError(WORDS.message("no-seat-to-offer", rivals=live.rivals), "TAB-092")
    if call.member.id != live.row.host and not call.manager:
        host = live.host_name
        names = [live.named(seat).name for seat in open_seats]
        raise NotAllowed(WORDS.message("only-host-offers", host=host, known=host != "", names=names), "TAB-092")
    seat = next((seat for seat in open_seats if seat not in taken), None)
    if seat is None:
        raise GameError(WORDS.message("seats-offered-already"), "TAB-092")
    return seat


def to_be_had(live: Session) -> list[SeatRow]:
    """Return the seats of a game under way that another member could take, those that were left first.

    Among rivals only those: a player who is away comes back to what their seat hides, see `host_limits.check_hand`.
    """
    left = [row for row in live.seats if row.gone]
    away = [row for row in live.seats if live.is_away(row.seat)]
    return [*left, *([] if live.rivals else away)]


def take_over(live: Session, call: Call, seat: Seat, now: int) -> CommandResult:
    """Let the caller take a seat that they were offered; `Stale` where its owner is back or it was given away."""
    if live.row.status != "running" or seat not in [row.seat for row in to_be_had(live)]:
        raise Stale(WORDS.message("invitation-gone"))
    return hand_over.handed(live, call, seat, call.member, now)
