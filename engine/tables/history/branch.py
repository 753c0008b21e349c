"""Branches: one person plays on from an entry of a finished game, in private (TAB-193 to TAB-195).

A branch is a private table of the sort "branch", with the state and the dice key of that entry. The other seats are bots.
Nothing counts it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.company import characters
from engine.core import capabilities
from engine.core.company import Plays
from engine.core.errors import GameError, NotAllowed
from engine.core.game import Seat
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
from engine.tables.session.step import Step, joined
from engine.update import Call, Eye, Update

RULE, WHEN = "TAB-193", "TAB-194"


class Branches:
    """The branches of all members: each member has one at most."""

    def __init__(self, context: Context, private: PrivateTables, replaying: Replays) -> None:
        self._context = context
        self._private = private
        self._replaying = replaying

    async def under_way(self, member: int) -> tuple[int, int] | None:
        """Return the place of the branch that somebody has begun and not ended, and the entry that it goes on from."""
        found = await self._private.in_use(member, "branch")
        return (found[-1].channel, found[-1].origin) if found else None

    async def origin(self, table: int) -> int:
        """Return the number of the entry that a branch goes on from, 0 for what is none."""
        row = await self._context.store.table(table)
        return 0 if row is None else row.origin

    async def begin(self, call: Call, table: int, number: int, eye: Eye) -> Update:
        """Begin a branch of a game of the call's channel from the ``number``-th entry that ``eye`` knows of; the one that
        the caller had before is thrown away. A `GameError` where nothing can be tried there."""
        reel, position, standing = await self._replaying.at(table, number, eye, call.channel)
        seat = check(reel, standing, call, eye)
        assert standing is not None
        rows, now = reel.rows[: position + 1], self._context.now()
        named = await self._context.store.forgetting.named_at(table)

        def begun(there: Call) -> Step:
            step = branched(there, reel, standing, rows, seat, number, now)
            # Also of those who gave their seats up: in the game a seat keeps the name that it began with.
            return replace(step, named=(*step.named, *named))

        update = await self._private.open(call, begun)
        for row in await self._context.store.people.branches(call.member.id):
            # Of two that are begun at once the later one stays.
            if row.id < update.version.table:
                await self._private.close(row.id)
        return update


def check(reel: Timeline, standing: Table | None, call: Call, eye: Eye) -> Seat:
    """Return the seat that the caller plays in a branch: their own, else the one whose eyes they look with, else the one
    that was awaited. A `GameError` where a game, or this moment of it, cannot be tried another way."""
    row, game = reel.live.row, reel.game
    if row.status != "over" or row.sort:
        raise NotAllowed("Another way can be tried once the game is over: till then it would tell what is to come.", WHEN)
    if standing is None:
        raise GameError("Other rules made this, so nothing can be played on from it.", WHEN)
    if not standing.turn:
        raise GameError("Nothing was left to decide by then. Go back an entry or more, and try again.", WHEN)
    if standing.setup.master is not None:
        raise GameError("A game master decided there, and nobody of mine can stand in for them.", WHEN)
    if not isinstance(game, Plays) or not capabilities.waits(game).waits(standing.setup.options):
        raise GameError(f"I have nobody who plays {game.title} for the others like that.", WHEN)
    own = next((item.seat for item in reel.live.seats if call.member.id == (item.owner or item.member)), None)
    seats = [seat for seat in (own, eye.seat) if seat is not None and seat < len(standing.names)]
    return seats[0] if seats else standing.turn[0]


def branched(
    call: Call, reel: Timeline, standing: Table, rows: Sequence[EntryRow], own: Seat, number: int, now: int
) -> Step:
    """Return the step that begins a branch: the table as it stood, and the moves of the house that come next."""
    seats = _seats(call, reel, standing, own)
    entries = [replace(row, member=seats[row.seat].member if row.seat >= 0 else BOT) for row in rows]
    step = resumed(call, "branch", standing, seats, entries, now, reel.live.row.options)
    live = replace(step.live, row=replace(step.live.row, origin=number))
    told = f"You play {standing.names[own]}, the others are mine. The dice go on as they lay, and nothing here counts."
    # The house's moves belong to the change that begins the table.
    before = replace(live, row=replace(live.row, change=0))
    played = auto_moves(before, now)
    named = unseated(reel.live.seats, seats, None)
    if not played:
        return replace(step, live=live, update=replace(step.update, story=told), named=named)
    moved = resolve(before, played, now)
    if moved.live.row.status != "running":
        raise GameError(
            f"From there on nothing is left for {standing.names[own]} to decide: the others alone would end it. Go back "
            "an entry or more, and try again.",
            WHEN,
        )
    return Step(
        moved.live,
        # It was the house that moved, so there is nothing of the caller's to take back.
        replace(moved.update, story=joined(told, moved.update.story), undo=False),
        seats,
        (*step.entries, *moved.entries),
        snapshots=(*step.snapshots, *moved.snapshots),
        named=named,
    )


def _seats(call: Call, reel: Timeline, standing: Table, own: Seat) -> tuple[SeatRow, ...]:
    """Return who sits in a branch: the caller, and the house for everybody else, on the seats that it had as it had them.
    Nothing is kept of any of them."""
    before = reel.live.seats
    known = {row.member for row in before if row.level}
    names = {name.casefold() for name in (call.member.name, *standing.names)}
    free = (
        character for character in characters() if character.number not in known and character.name.casefold() not in names
    )
    seats = []
    for seat in range(len(standing.names)):
        row = before[seat]
        if seat == own:
            seats.append(SeatRow(seat, call.member.id, call.member.name, called=row.called, keeper=NO_KEEPER))
        elif row.level:
            seats.append(SeatRow(seat, row.member, row.name, called=row.called, keeper=NO_KEEPER, level=row.level))
        else:
            who = next(free)
            seats.append(SeatRow(seat, who.number, who.name, called=row.called, keeper=NO_KEEPER, level=STAND_IN))
    return tuple(seats)
