"""The timeline of a table: all live entries of its journal, from which it can be made as it was after any of them.

Nothing is stored for it. A running table has its snapshots, from which an undo goes back; a game that is over is played
again with the dice that were drawn. That takes less than a millisecond for an entry; some of the tables on the way
are remembered, so that the next step is shorter. What other rules wrote can be looked at only where a snapshot of it reads.
"""

from __future__ import annotations

import logging
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import groupby

import msgspec
from msgspec.structs import replace

from engine.api.views import Eye, Moment
from engine.core import capabilities
from engine.core.errors import DelvekeeperError, Stale, unnamed
from engine.core.game import Event, Seat
from engine.core.high_points import HighPoint, joined
from engine.core.languages import spoken
from engine.core.map_changes import changed
from engine.core.messages import WORDS
from engine.core.recalling import Recollection
from engine.core.scene import Look, Scene, only_you
from engine.core.table import ENTER, START, Table
from engine.store import EVERY, Before, EntryRow
from engine.tables.session.broken import events_in
from engine.tables.session.live import BOT, Session
from engine.tables.session.load import entry_of, setup_of
from engine.tables.session.view_cache import view_cache_of
from engine.tables.updates.scenes import cards_of
from engine.tables.updates.stories import story_of
from engine.tables.views.log import told

log = logging.getLogger(__name__)

PUBLIC, WHOLE = Eye(), Eye(whole=True)
"""The eyes of the public, and those from which nothing is hidden."""
_FAILS = (DelvekeeperError, LookupError, ValueError, TypeError, AttributeError)


class Frame(msgspec.Struct, frozen=True):
    """An entry that an eye knows of: its place among all live ones, and when it was ("Round 3")."""

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
        self._charts: dict[int, Scene | None] = {}
        self._changes: dict[int, bool] = {}
        self._cards: dict[int, tuple[HighPoint, ...]] = {}
        self._newest: tuple[int, Table] | None = None

    def story(self, position: int) -> str:
        """Return what all were told of an entry: in the table's language as it was told then, else as its events tell it.

        What the table itself had to say of a move ("Ada goes on without Bob.") is not among its events.
        """
        row = self.rows[position]
        if not row.story or spoken() == self.live.row.language:
            return row.story
        table = self.table_at(position)
        # Of what the bot does for a seat not everything is told.
        unsaid = capabilities.prompts(self.game).abstaining if row.member == BOT else ()
        events = [event for event in self.events[position] if event.kind not in unsaid]
        return (story_of(table, events) if table is not None else "") or row.story

    @cached_property
    def events(self) -> tuple[tuple[Event, ...], ...]:
        """What happened by each entry."""
        return tuple(events_in(self.live.row, [row]) for row in self.rows)

    def is_on_the_map(self, position: int) -> bool:
        """Return whether an entry changed something that lies on the map, or who is where, as all may see it.

        That costs little where it is asked of one entry after the other, and nothing the second time.
        """
        if position not in self._changes:
            before, now = self._charted(position - 1), self._charted(position)
            self._changes[position] = now is not None and (before is None or changed(before, now))
        return self._changes[position]

    def cards(self, position: int) -> tuple[HighPoint, ...]:
        """Return the cards of an entry as all saw them; () where other rules made it.

        As with `is_on_the_map`, that costs little in order, and nothing the second time.
        """
        if position not in self._cards:
            events = self.events[position]
            told = any(event.seats is None for event in events)
            table = self.table_at(position) if told else None
            self._cards[position] = () if table is None else cards_of(self.game, view_of(table, PUBLIC), events)
        return self._cards[position]

    def high_points(self, position: int) -> tuple[HighPoint, ...]:
        """Return the cards of the high points that an entry completes, rolls left out.

        What goes on over several entries, such as a combat, is one card, with what was rolled in it.
        """
        return self._high_points.get(position, ())

    @cached_property
    def _high_points(self) -> dict[int, tuple[HighPoint, ...]]:
        found: list[tuple[int, HighPoint]] = []
        for position in range(len(self.rows)):
            for card in self.cards(position):
                goes_on = bool(found) and card.row != "" and card.row == found[-1][1].row
                found.append((position, joined((found.pop()[1], card))[0] if goes_on else card))
        at = groupby((item for item in found if not item[1].rolled), key=lambda item: item[0])
        return {position: tuple(card for _, card in cards) for position, cards in at}

    def _charted(self, position: int) -> Scene | None:
        """Return the map as all saw it after an entry; ``None`` before the first, or where other rules made it."""
        if position not in self._charts:
            table = self.table_at(position) if position >= 0 else None
            scene = self.game.scene(view_of(table, PUBLIC), Look(wordless=True)) if table is not None else None
            self._charts = {**dict([*self._charts.items()][-1:]), position: scene}
        return self._charts[position]

    def eyes(self, member: int | None) -> tuple[tuple[Eye, str], ...]:
        """Return whose eyes a member may look back with, each with its name: while it runs their own alone (TAB-141). After
        it those from which nothing is hidden, the public's, and those of each seat that was told more."""
        if not self.over:
            seat = self.live.seat_of(member)
            return ((Eye(seat), WORDS("eyes-you-see")),) if seat is not None else ((PUBLIC, WORDS("eyes-all-see")),)
        told = {seat for events in self.events for event in events for seat in event.seats or ()}
        if not told and not isinstance(self.game, capabilities.Truth):
            return ((PUBLIC, WORDS("eyes-all-saw")),)
        seats = [(Eye(seat), WORDS("eyes-seat-saw", who=name)) for seat, name in enumerate(self.names) if seat in told]
        return ((WHOLE, WORDS("eyes-everything")), (PUBLIC, WORDS("eyes-all-saw")), *seats)

    def eye_among(self, eyes: Sequence[tuple[Eye, str]], wanted: Eye | None) -> Eye:
        """Return whose eyes a member looks with who may have some of those ``eyes``: as long as it runs the first, their
        own (TAB-141), after it those ``wanted``, if any; `Stale` where there is no such seat."""
        eye = wanted if self.over and wanted is not None else eyes[0][0]
        if eye.seat is not None and eye.seat >= len(self.names):
            raise Stale(WORDS.message("no-one-has-seat"))
        return eye

    def frames(self, eye: Eye) -> tuple[Frame, ...]:
        """Return the entries that an eye knows of, in order: what others did unseen leaves no gap (TAB-141)."""
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
            if number > 0:
                found.append(WORDS("part-of-time", part=memory.part, number=number))
            else:
                found.append(WORDS("part-before-first", part=memory.part))
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
        if self._newest is not None and known < self._newest[0] <= position:
            known, table = self._newest
        for place in range(known + 1, position + 1):
            table = self._after(table, self.rows[place])
            if table is None:
                return None
            if place % EVERY == 0 or place == len(self.rows) - 1:
                self._tables[place] = table
        if table is not None:
            self._newest = position, table
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
        """Return the map as an eye knew it."""
        if not eye.whole:
            return self.game.scene(view_of(table, eye), Look())
        scene = self.game.scene(*capabilities.truth(self.game, table.state))
        # What was for a game master's eyes lies open now.
        return replace(scene, chip=None) if scene.chip is not None and scene.chip.text == only_you() else scene

    def number_for(self, eye: Eye, number: int, before: Eye) -> int:
        """Return the number of an entry among those that ``eye`` knows of, or of the nearest earlier one.

        ``number`` is the one that it had with the eyes of ``before``; where there is none of that number, the nearest is
        meant.
        """
        known = self.frames(before)
        position = known[min(max(number, 1), len(known)) - 1].position
        return max(1, bisect_right([frame.position for frame in self.frames(eye)], position))

    def moment(self, eye: Eye, number: int) -> Moment:
        """Return what the ``number``-th entry of those that an eye knows of came to, from 1; without its picture, and
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
            other_rules=table is None,
        )

    def _by(self, row: EntryRow) -> str:
        if row.seat < 0 or row.seat >= len(self.names):
            return ""
        return WORDS("by-the-bot", who=self.names[row.seat]) if row.member == BOT else self.names[row.seat]

    def told(self, position: int, eye: Eye) -> str:
        """Return the words of an entry as an eye may know them: what all were told, and what this seat was told alone; with
        nothing hidden also what any other was."""
        row = self.rows[position]
        words = [*filter(None, [self.story(position)]), *self.alone(position, eye)]
        if not words and (eye.whole or (eye.seat is not None and eye.seat == row.seat)):
            words = [self._as_written(position)]
        return "\n".join(words) or told(self.live, row)

    def alone(self, position: int, eye: Eye, worth: Callable[[Seat, list[Event]], bool] = lambda *_: True) -> list[str]:
        """Return what single seats were told alone of an entry, as far as an eye may know it, if that is ``worth`` it."""
        table = self.table_at(position)
        if table is None:
            return []
        seats = range(len(table.names)) if eye.whole else () if eye.seat is None else (eye.seat,)
        alone: dict[str, list[str]] = {}
        for seat in seats:
            own = self._own(position, seat)
            if own and worth(seat, own) and (said := self.game.tell(self.game.view(table.state, seat), own)):
                alone.setdefault(said, []).append(table.names[seat])
        return [WORDS("told-alone", names=who, told=said) if eye.whole else said for said, who in alone.items()]

    def _as_written(self, position: int) -> str:
        """Return a move of which nothing was told, as it stood on its button, else as it is written."""
        row, before = self.rows[position], self.table_at(position - 1) if position else None
        if before is None:
            return WORDS("as-written", who=self._by(row), move=row.text) if row.text else told(self.live, row)
        move = self.game.read(before.state, row.seat, row.text)
        label = view_cache_of(before).choice(row.seat, move).label.rstrip(".")
        return WORDS("as-written", who=self._by(row), move=label)


def view_of(table: Table, eye: Eye) -> object:
    """Return what an eye knew of a table; a seat that was not taken then, what the public did."""
    seat = eye.seat if eye.seat is not None and eye.seat < len(table.names) else None
    return table.game.view(table.state, seat)
