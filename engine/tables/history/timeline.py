"""Reel: all entries of a table's journal that stand, from which it can be made as it was after any of them.

Nothing is kept for it: of a running table the snapshots stand, from which an undo goes back, and a game that is over is
played again with the dice that were drawn. That takes less than a millisecond for an entry; some of the tables on the way
are remembered, so that the next step is shorter. What other rules wrote can be looked at only where a snapshot of it reads.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec
from msgspec.structs import replace

from engine.core import capabilities
from engine.core.errors import DelvekeeperError, Stale, unnamed
from engine.core.game import Event, Seat
from engine.core.recalling import Recollection
from engine.core.scene import ONLY_YOU, Look, Scene
from engine.core.table import ENTER, START, Table
from engine.core.words import listed, upper
from engine.store import EVERY, Before, EntryRow
from engine.tables.session.broken import broken
from engine.tables.session.live import BOT, Session
from engine.tables.session.load import entry_of, setup_of
from engine.tables.session.view_cache import view_cache_of
from engine.tables.views.log import told
from engine.update import Eye, Moment

log = logging.getLogger(__name__)

PUBLIC, WHOLE = Eye(), Eye(whole=True)
"""The eyes of everybody, and those from which nothing is hidden."""
_FAILS = (DelvekeeperError, LookupError, ValueError, TypeError, AttributeError)


class Frame(msgspec.Struct, frozen=True):
    """An entry that somebody knows of: its place among all that stand, and when it was ("Round 3")."""

    position: int
    part: str


class Timeline:
    """A table and all entries of its journal that stand, from which it can be made as it was after any of them.

    Everything in here takes a while, so it belongs on another thread.
    """

    def __init__(self, live: Session, rows: Sequence[EntryRow], file: str) -> None:
        """``rows`` are live ones, from the first on; ``file`` is the text of the prepared file."""
        self.live = live
        self.game = live.game
        self.rows = tuple(rows)
        self.over = live.row.status == "over"
        self.names = (*setup_of(live.row, live.game).names, *(seat.called for seat in live.seats if seat.called))
        self._file = file
        self._tables: dict[int, Table] = {}
        self._frames: dict[Eye, tuple[Frame, ...]] = {}

    @cached_property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What happened by each entry."""
        try:
            return tuple(msgspec.json.decode(row.events, type=tuple[Event, ...]) for row in self.rows)
        except msgspec.MsgspecError as error:
            raise broken(self.live.row, error) from error

    def is_on_the_map(self, position: int) -> bool:
        """Return whether what everybody was told of an entry calls for the map in the channel."""
        public = [event for event in self.events[position] if event.known_to(None)]
        return any(look.subject == "map" for look in self.game.pictures(public))

    def eyes(self, member: int | None) -> tuple[tuple[Eye, str], ...]:
        """Return whose eyes somebody may look back with, each with its name: while it runs their own alone (TAB-141), after
        it those from which nothing is hidden, everybody's, and those of each seat that was told more."""
        if not self.over:
            seat = self.live.seat_of(member)
            return ((Eye(seat), "As you see it"),) if seat is not None else ((PUBLIC, "As everybody sees it"),)
        told = {seat for events in self.events for event in events for seat in event.seats or ()}
        if not told and not isinstance(self.game, capabilities.Truth):
            return ((PUBLIC, "As everybody saw it"),)
        seats = tuple((Eye(seat), f"As {name} saw it") for seat, name in enumerate(self.names) if seat in told)
        return ((WHOLE, "Everything"), (PUBLIC, "As everybody saw it"), *seats)

    def eye_among(self, eyes: Sequence[tuple[Eye, str]], wanted: Eye | None) -> Eye:
        """Return whose eyes somebody looks with who may have some of those ``eyes``: as long as it runs the first, their
        own (TAB-141), after it those ``wanted``, if any; `Stale` where there is no such seat."""
        eye = wanted if self.over and wanted is not None else eyes[0][0]
        if eye.seat is not None and eye.seat >= len(self.names):
            raise Stale("Nobody has that seat.")
        return eye

    def frames(self, eye: Eye) -> tuple[Frame, ...]:
        """Return the entries that somebody knows of, in order: what others did unseen leaves no gap (TAB-141)."""
        if eye not in self._frames:
            known = zip(self.rows, self._parts, strict=True)
            self._frames[eye] = tuple(
                Frame(position, part) for position, (row, part) in enumerate(known) if self._is_known(position, row, eye)
            )
        return self._frames[eye]

    def _is_known(self, position: int, row: EntryRow, eye: Eye) -> bool:
        if eye.whole or told(self.live, row):
            return True
        return eye.seat is not None and (row.seat == eye.seat or bool(self._own(position, eye.seat)))

    def _own(self, position: int, seat: Seat) -> list[Event]:
        """Return what only some may know of an entry, a seat among them."""
        return [event for event in self.events[position] if event.seats is not None and seat in event.seats]

    @cached_property
    def _parts(self) -> tuple[str, ...]:
        """When each entry was: counted back from what its game says of the end."""
        memory, end = capabilities.memory(self.game), self.table_at(len(self.rows) - 1)
        if not isinstance(memory, Recollection) or end is None:
            return ("",) * len(self.rows)
        view = self.game.view(end.state, None)
        number, found = memory.number(view), []
        for events in reversed(self.events):
            found.append(f"{upper(memory.part)} {number}" if number > 0 else f"Before {memory.part} 1")
            number -= memory.begun(view, [event for event in events if event.known_to(None)])
        return tuple(reversed(found))

    def has_near(self, position: int) -> bool:
        """Return whether the table as it was then is quickly made from one that is remembered."""
        return any(0 <= position - known < EVERY for known in self._tables)

    def keep(self, before: Before) -> None:
        """Remember the table that a snapshot of the store holds, where the rules of now can read it."""
        snapshot, setup = before.snapshot, setup_of(self.live.row, self.game)
        if snapshot.position >= len(self.rows) or self.rows[snapshot.position].seq != snapshot.seq:
            return
        entered: list[str] = []
        for row in self.rows[: snapshot.position + 1]:
            verb, _, name = row.text.partition(" ")
            if verb == ENTER and row.seat == len(setup.names) + len(entered):
                entered.append(name)
        try:
            state = capabilities.restored(self.game, snapshot.state)
            table = Table(self.game, setup, self.live.row.key, snapshot.counter, state, tuple(entered))
            view = self.game.view(state, None)
            self.game.scene(view, Look())
            self.game.status(view)
        except Exception as error:
            log.info("table %d as of entry %d cannot be read: %s", self.live.row.id, snapshot.seq, type(error).__name__)
            return
        self._tables[snapshot.position] = table

    def carry_over(self, other: Timeline) -> None:
        """Remember what another one of the same table does, where it still stands."""
        for position, table in other._tables.items():
            if position < len(self.rows) and self.rows[position] == other.rows[position]:
                self._tables[position] = table

    def table_at(self, position: int) -> Table | None:
        """Return the table as it was after an entry; ``None`` where other rules made it and no snapshot of it reads."""
        known = max((place for place in self._tables if place <= position), default=-1)
        table = self._tables.get(known)
        for place in range(known + 1, position + 1):
            table = self._after(table, self.rows[place])
            if table is None:
                return None
            if place % EVERY == 0 or place == len(self.rows) - 1:
                self._tables[place] = table
        return table

    def tables(self) -> Iterator[tuple[EntryRow, Table | None]]:
        """Yield every entry with the table after it."""
        for position, row in enumerate(self.rows):
            yield row, self.table_at(position)

    def _after(self, table: Table | None, row: EntryRow) -> Table | None:
        if row.game_version != self.game.version:
            return None
        try:
            if table is not None:
                return table.replay([entry_of(row)])
            if row.text != START or row.seat >= 0:
                return None
            setup = setup_of(self.live.row, self.game)
            draws = entry_of(row).draws
            begun, entry = Table.start(self.game, replace(setup, file=self._file), self.live.row.key, draws)
            return replace(begun, setup=setup) if entry.digest == row.digest else None
        except _FAILS as error:
            log.info("entry %d of table %d cannot be made again: %s", row.seq, self.live.row.id, unnamed(error))
            return None

    def scene(self, table: Table, eye: Eye) -> Scene:
        """Return the map as somebody knew it."""
        if not eye.whole:
            return self.game.scene(view_of(table, eye), Look())
        scene = self.game.scene(*capabilities.truth(self.game, table.state))
        # What was for a game master's eyes lies open now.
        return replace(scene, chip=None) if scene.chip is not None and scene.chip.text == ONLY_YOU else scene

    def number_for(self, eye: Eye, number: int, before: Eye) -> int:
        """Return the number of an entry, or of the nearest earlier one, among those that ``eye`` knows of, by that which it
        had with the eyes of ``before``; where there is none of that number, of the nearest."""
        known = self.frames(before)
        position = known[min(max(number, 1), len(known)) - 1].position
        return max(1, bisect_right([frame.position for frame in self.frames(eye)], position))

    def moment(self, eye: Eye, number: int) -> Moment:
        """Return what the ``number``-th entry of those that somebody knows of came to, from 1; without its picture, and
        without the eyes that may be chosen."""
        frames = self.frames(eye)
        frame = frames[number - 1]
        row, table = self.rows[frame.position], self.table_at(frame.position)
        firsts: dict[str, int] = {}
        for place, item in enumerate(frames, start=1):
            firsts.setdefault(item.part, place)
        return Moment(
            self.live.row.id,
            self.game.key,
            self.game.title,
            frame.position,
            number,
            len(frames),
            frame.part,
            self._by(row),
            row.at,
            self.told(frame.position, eye),
            "" if table is None else self.game.status(view_of(table, eye)),
            eye,
            parts=tuple(firsts.items()) if len(firsts) > 1 else (),
            over=self.over,
        )

    def _by(self, row: EntryRow) -> str:
        if row.seat < 0 or row.seat >= len(self.names):
            return ""
        return f"{self.names[row.seat]} (by the house)" if row.member == BOT else self.names[row.seat]

    def told(self, position: int, eye: Eye) -> str:
        """Return the words of an entry as somebody may know them: what everybody was told, and what they were told alone;
        with nothing hidden also what anybody else was."""
        row, table = self.rows[position], self.table_at(position)
        words = [row.story] if row.story else []
        if table is not None:
            seats = range(len(table.names)) if eye.whole else () if eye.seat is None else (eye.seat,)
            alone: dict[str, list[str]] = {}
            for seat in seats:
                own = self._own(position, seat)
                if said := self.game.tell(self.game.view(table.state, seat), own) if own else "":
                    alone.setdefault(said, []).append(table.names[seat])
            words += [f"Only {listed(who)} was told: {said}" if eye.whole else said for said, who in alone.items()]
        if not words and (eye.whole or (eye.seat is not None and eye.seat == row.seat)):
            words = [self._as_written(position)]
        return "\n".join(words) or told(self.live, row)

    def _as_written(self, position: int) -> str:
        """Return a move of which nothing was told, as it stood on its button, else as it is written."""
        row, before = self.rows[position], self.table_at(position - 1) if position else None
        if before is None:
            return (row.text and f"{self._by(row)}: “{row.text}”.") or told(self.live, row)
        move = self.game.read(before.state, row.seat, row.text)
        return f"{self._by(row)}: “{view_cache_of(before).choice(row.seat, move).label.rstrip('.')}”."


def view_of(table: Table, eye: Eye) -> object:
    """Return what somebody knew of a table; who had no seat then, what everybody did."""
    seat = eye.seat if eye.seat is not None and eye.seat < len(table.names) else None
    return table.game.view(table.state, seat)
