"""Branches: one person plays on from an entry of a finished game, in private (TAB-193 to TAB-195).

A branch is a private table of the sort "branch", with the state and the dice key of that entry. The other seats are bots.
Nothing counts it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.api.characters import characters
from engine.api.update import Call, Update
from engine.api.views import Eye
from engine.core import capabilities
from engine.core.bot_players import Plays
from engine.core.errors import GameError, NotAllowed
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.core.table import Table
from engine.store import EntryRow, SeatRow
from engine.tables.bots.decide import STAND_IN
from engine.tables.context import Context
from engine.tables.history.replay import Replays
from engine.tables.history.timeline import Timeline
from engine.tables.lobby.private import PrivateTables, resumed
from engine.tables.moves.auto_moves import auto_moves
from engine.tables.moves.resolve import resolve
from engine.tables.presence.settings import unseated
from engine.tables.session.live import BOT, NO_KEEPER
from engine.tables.session.result import CommandResult, joined

RULE, WHEN = "TAB-193", "TAB-194"


class Branches:
    """The branches of all members: each member has one at most."""

    def __init__(self, context: Context, private: PrivateTables, replays: Replays) -> None:
        self._context = context
        self._private = private
        self._replays = replays

    async def under_way(self, member: int) -> tuple[int, int] | None:
        """Return the place of the branch that a member has begun and not ended, and the entry that it goes on from."""
        found = await self._private.in_use(member, "branch")
        return (found[-1].channel, found[-1].origin) if found else None

    async def origin(self, table: int) -> int:
        """Return the number of the entry that a branch goes on from, 0 for what is none."""
        row = await self._context.store.table(table)
        return 0 if row is None else row.origin

    async def begin(self, call: Call, table: int, number: int, eye: Eye) -> Update:
        """Begin a branch of a game of the call's channel from the ``number``-th entry that ``eye`` knows of; the one that
        the caller had before is thrown away. A `GameError` where nothing can be tried there."""
        timeline, position, then = await self._replays.at(table, number, eye, call.channel)
        seat = check(timeline, then, call, eye)
        assert then is not None
        rows, now = timeline.rows[: position + 1], self._context.now()
        named = await self._context.store.erasure.named_at(table)

        def begun(there: Call) -> CommandResult:
            result = branched(there, timeline, then, rows, seat, number, now)
            # Also of those who gave their seats up: in the game a seat keeps the name that it began with.
            return replace(result, named=(*result.named, *named))

        update = await self._private.open(call, begun)
        for row in await self._context.store.members.branches(call.member.id):
            # Of two that are begun at once the later one stays.
            if row.id < update.version.table:
                await self._private.close(row.id)
        return update


def check(timeline: Timeline, table: Table | None, call: Call, eye: Eye) -> Seat:
    """Return the seat that the caller plays in a branch: their own, else the one whose eyes they look with, else the one
    that was awaited. A `GameError` where a game, or this moment of it, cannot be tried another way."""
    row, game = timeline.live.row, timeline.game
    if row.status != "over" or row.sort:
        raise NotAllowed(WORDS.message("branch-too-early"), WHEN)
    if table is None:
        raise GameError(WORDS.message("branch-other-rules"), WHEN)
    if not table.turn:
        raise GameError(WORDS.message("branch-nothing-left"), WHEN)
    if table.setup.master is not None:
        raise GameError(WORDS.message("branch-game-master"), WHEN)
    if not isinstance(game, Plays) or not capabilities.waits(game).waits(table.setup.options):
        raise GameError(WORDS.message("branch-no-company", title=game.title), WHEN)
    own = next((item.seat for item in timeline.live.seats if call.member.id == (item.owner or item.member)), None)
    seats = [seat for seat in (own, eye.seat) if seat is not None and seat < len(table.names)]
    return seats[0] if seats else table.turn[0]


def branched(
    call: Call, timeline: Timeline, table: Table, rows: Sequence[EntryRow], own: Seat, number: int, now: int
) -> CommandResult:
    """Return the result that begins a branch: the table as it stood, and the moves of the bot that come next."""
    seats = _seats(call, timeline, table, own)
    entries = [replace(row, member=seats[row.seat].member if row.seat >= 0 else BOT) for row in rows]
    result = resumed(call, "branch", table, seats, entries, now, timeline.live.row.options)
    live = replace(result.live, row=replace(result.live.row, origin=number))
    told = WORDS("branch-begins", who=table.names[own])
    # The bot's moves belong to the change that begins the table.
    before = replace(live, row=replace(live.row, change=0))
    played = auto_moves(before, now)
    named = unseated(timeline.live.seats, seats, None)
    if not played:
        return replace(result, live=live, update=replace(result.update, story=told), named=named)
    moved = resolve(before, played, now)
    if moved.live.row.status != "running":
        raise GameError(WORDS.message("branch-runs-out", who=table.names[own]), WHEN)
    return CommandResult(
        moved.live,
        # It was the bot that moved, so there is nothing of the caller's to take back.
        replace(moved.update, story=joined(told, moved.update.story), undo=False),
        seats,
        (*result.entries, *moved.entries),
        snapshots=(*result.snapshots, *moved.snapshots),
        named=named,
    )


def _seats(call: Call, timeline: Timeline, table: Table, own: Seat) -> tuple[SeatRow, ...]:
    """Return who sits in a branch: the caller, and bot players for all others, on the seats that they had as they had them.
    Nothing is kept of any of them."""
    before = timeline.live.seats
    known = {row.member for row in before if row.level}
    names = {name.casefold() for name in (call.member.name, *table.names)}
    free = (
        character for character in characters() if character.number not in known and character.name.casefold() not in names
    )
    seats = []
    for seat in range(len(table.names)):
        row = before[seat]
        if seat == own:
            seats.append(SeatRow(seat, call.member.id, call.member.name, called=row.called, keeper=NO_KEEPER))
        elif row.level:
            seats.append(SeatRow(seat, row.member, row.name, called=row.called, keeper=NO_KEEPER, level=row.level))
        else:
            who = next(free)
            seats.append(SeatRow(seat, who.number, who.name, called=row.called, keeper=NO_KEEPER, level=STAND_IN))
    return tuple(seats)
