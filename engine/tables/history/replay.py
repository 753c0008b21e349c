"""Replays: a table after any entry of its journal (TAB-140).

What is cached of a table is read again after its journal has changed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec

from engine.api.views import Eye, Moment
from engine.core.errors import GameError, NotAllowed
from engine.core.languages import spoken
from engine.core.messages import WORDS
from engine.core.table import Table
from engine.store import TableRow
from engine.tables.context import Context
from engine.tables.history.timeline import Timeline
from engine.tables.session.broken import broken
from engine.tables.session.drawn import drawn_or_none
from engine.tables.session.live import Session
from engine.tables.updates.completion import cut, narrowed_to

T = TypeVar("T")
MOST_DIGITS = 6
"""The number of an entry has no more."""
MOST_TIMELINES = 12
"""Of how many tables it is remembered how they came about, each in a language."""


class Replays:
    """Looks back at tables, by their ids. A `GameError` says in words what cannot be looked at."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._timelines: OrderedDict[tuple[int, str], Timeline] = OrderedDict()
        context.cache.dropped.append(self._forget)

    def _forget(self, table: int) -> None:
        """Forget how a table came about: it was written anew, or deleted."""
        for key in [key for key in self._timelines if key[0] == table]:
            del self._timelines[key]

    async def here(self, channel: int) -> int:
        """Return the id of the channel's newest game, running or over; a `GameError` where there is none."""
        live = await self._context.cache.readable(channel)
        live.playing()
        return live.row.id

    async def timeline(self, table: int, channel: int | None = None) -> Timeline:
        """Return a table to look back at; a `GameError` where nothing is left of it, or it is not in this ``channel``."""
        row = await self._context.store.table(table)
        if row is None or row.status not in ("running", "over") or row.game not in self._context.games:
            raise GameError(WORDS.message("game-gone"), "TAB-143")
        if channel is not None and row.channel != channel:
            raise GameError(WORDS.message("game-gone"), "TAB-143")
        key = (table, spoken())
        known = self._timelines.get(key)
        if known is not None and _same(known.live.row, row):
            self._timelines.move_to_end(key)
            return known
        seats, rows = await self._context.store.seats(table), await self._context.store.seen.rows_after(table, -1)
        if not rows:
            raise GameError(WORDS.message("game-gone"), "TAB-143")
        try:
            timeline = Timeline(
                Session(row, seats, self._context.games[row.game]),
                rows,
                await self._context.store.file(table) if row.file else "",
            )
        except msgspec.MsgspecError as error:
            raise broken(row, error) from error
        if known is not None and known.live.row.forgotten == row.forgotten:
            timeline.carry_over(known)
        # How things stand now says in which round each entry was made, and what the game calls each seat.
        await self.prepare(timeline, len(rows) - 1)
        end = await self._aside(timeline.table_at, len(rows) - 1)
        timeline.live = msgspec.structs.replace(timeline.live, table=end)
        self._timelines[key] = timeline
        while len(self._timelines) > MOST_TIMELINES:
            self._timelines.popitem(last=False)
        return timeline

    async def prepare(self, timeline: Timeline, position: int) -> None:
        """Have at hand what the table after an entry is quickly made from, where the store has that."""
        if not timeline.has_near(position):
            before = await self._context.store.before(timeline.live.row.id, timeline.rows[position].seq + 1)
            if before is not None:
                await self._aside(timeline.keep, before)

    async def opened(self, channel: int, member: int, *, at: str = "", seat: str = "", public: bool = False) -> Moment:
        """Return where a member begins to look back at the channel's newest game, with the eyes of a ``seat`` they name.

        ``at`` is an entry or a part of its time ("12", "round 3"). Without one it is the newest entry while it runs, and
        the first after it. ``public``: all see it. A `GameError` where there is no such entry, or no such seat.
        """
        table, viewer = await self.here(channel), None if public else member
        eye = await self._eye_called(table, viewer, seat)
        first = await self.moment(table, 0, member=viewer, eye=eye, drawn=not at.strip())
        return await self.moment(table, number_called(first, at), member=viewer, eye=eye) if at.strip() else first

    async def _eye_called(self, table: int, member: int | None, called: str) -> Eye | None:
        """Return whose eyes are meant by a name, ``None`` where nothing is said."""
        wanted = called.strip().casefold()
        if not wanted:
            return None
        timeline = await self.timeline(table)
        eyes = await self._aside(timeline.eyes, member)
        allowed = {eye for eye, _ in eyes}
        named = [(name, Eye(seat)) for seat, name in enumerate(timeline.names) if timeline.over or Eye(seat) in allowed]
        for name, eye in (*((label, eye) for eye, label in eyes), *named):
            if name.casefold() == wanted:
                return eye
        if timeline.over:
            raise GameError(WORDS.message("no-seat-called", name=cut(called.strip(), 40)), "TAB-141")
        raise NotAllowed(WORDS.message("own-eyes-only"), "TAB-141")

    async def completions(self, channel: int, member: int, argument: str, typed: str) -> list[tuple[str, str]]:
        """Return up to 25 (shown, value) for ``at``, the parts of its time, or for ``seat``; ``[]`` for an error."""
        try:
            moment = await self.moment(await self.here(channel), 0, member=member, drawn=False)
        except GameError:
            return []
        if argument == "at":
            shown = [(WORDS("part-entry", part=part, entry=number), part) for part, number in moment.parts]
            return narrowed_to(shown, typed)
        return narrowed_to([(name, name) for _, name in moment.eyes], typed)

    async def moment(
        self,
        table: int,
        number: int,
        *,
        member: int | None,
        eye: Eye | None = None,
        before: Eye | None = None,
        channel: int | None = None,
        drawn: bool = True,
    ) -> Moment:
        """Return the ``number``-th entry that ``eye`` knows of, or the nearest; with ``drawn``, it has its picture.

        Number 0 is the newest entry while the game runs, and the first entry after its end. ``member`` is who looks,
        ``None`` where all see it. ``eye`` is the eye that they want to look with; as long as the game runs, they have their
        own (TAB-141). ``before`` is the eye with which they looked so far: ``number`` then counts the entries that it knew.
        A `GameError` where the table is not in this ``channel``.
        """
        timeline = await self.timeline(table, channel)
        eyes = await self._aside(timeline.eyes, member)
        eye = timeline.eye_among(eyes, eye)
        number = number or (1 if timeline.over else len(timeline.rows))
        number = await self._aside(timeline.number_for, eye, number, eye if before is None or not timeline.over else before)
        await self.prepare(timeline, timeline.frames(eye)[number - 1].position)
        found = await self._aside(self._drawn if drawn else Timeline.moment, timeline, eye, number)
        return msgspec.structs.replace(found, eyes=eyes)

    async def at(self, table: int, number: int, eye: Eye, channel: int) -> tuple[Timeline, int, Table | None]:
        """Return a table's timeline, the position of an entry, and the table after that entry.

        It is the ``number``-th entry that ``eye`` knows of, or the nearest. The table is ``None`` where other rules made
        the entry.
        """
        timeline = await self.timeline(table, channel)
        frames = await self._aside(timeline.frames, eye)
        position = frames[min(max(number, 1), len(frames)) - 1].position
        await self.prepare(timeline, position)
        return timeline, position, await self._aside(timeline.table_at, position)

    async def _aside(self, work: Callable[..., T], *given: object) -> T:
        """Do what takes a while on the thread on which everything is drawn."""
        return await self._context.in_render_pool(work, *given)

    def _drawn(self, timeline: Timeline, eye: Eye, number: int) -> Moment:
        moment = timeline.moment(eye, number)
        table = timeline.table_at(moment.position)
        if table is None:
            return moment
        name = f"{moment.game}-replay-{moment.number}"
        picture = drawn_or_none(lambda: timeline.scene(table, eye), self._context.draw, name)
        return msgspec.structs.replace(moment, picture=picture)


def number_called(moment: Moment, at: str) -> int:
    """Return the number of the entry that is meant by "12" or "round 3"; `GameError` where there is none."""
    wanted = " ".join(at.split()).casefold()
    for part, number in moment.parts:
        if part.casefold() == wanted:
            return number
    if wanted.isascii() and wanted.isdigit() and len(wanted) <= MOST_DIGITS and 0 < int(wanted) <= moment.count:
        return int(wanted)
    first, last = (moment.parts[0][0], moment.parts[-1][0]) if moment.parts else ("", "")
    text, entries, parts = cut(at.strip(), 40), moment.count, bool(moment.parts)
    refusal = WORDS.message("no-such-entry", text=text, entries=entries, parts=parts, first=first, last=last)
    raise GameError(refusal, "TAB-140")


def _same(known: TableRow, row: TableRow) -> bool:
    """Return whether nothing was written to a journal since it was read, nor was it written anew."""
    return (known.change, known.status, known.forgotten, known.setup) == (row.change, row.status, row.forgotten, row.setup)
