"""What happened at a table since a member saw it last (TAB-081 to TAB-083)."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.api.update import Call, Update, Version
from engine.api.views import Picture, Recap
from engine.core import capabilities
from engine.core.capabilities import Guided
from engine.core.errors import DelvekeeperError, unnamed
from engine.core.game import Event, Seat
from engine.core.high_points import HighPoint, newest, plain_text
from engine.core.messages import WORDS
from engine.core.recalling import Gist, by, by_mover
from engine.core.scene import Look
from engine.core.table import START, Table
from engine.core.words import sentence
from engine.store import EVERY, Before, EntryRow, SeenRow
from engine.tables.context import Context
from engine.tables.session.broken import events_in
from engine.tables.session.drawn import drawn_or_none
from engine.tables.session.live import BOT, Session
from engine.tables.session.load import entry_of, setup_of, table_of, with_file
from engine.tables.session.view_cache import view_cache_of
from engine.tables.updates.scenes import cards_of
from engine.tables.views.picture import picture_of, scene_of, with_rings

log = logging.getLogger(__name__)

MANY_CHANGES = 6
"""A member who missed more changes than this in an `ABSENCE` is offered what happened since,"""
ABSENCE = 3600
"""for a shorter time (seconds) no one was away;"""
LONG = 12 * 3600
"""and so is one who was away for longer than this; to those without a seat so much is told."""
LONGEST = 900
"""Where its lines come to more characters, so many of the names in a list are told, and the others counted, as fit:"""
BRIEFLY = (0, 24, 12, 6, 3)
"""all, or fewer and fewer."""
LOOKED_AT = 8
"""Of so many of the newest rows with a high point the cards are made: several may be one card."""
REMEMBERED = 2048
"""Of how many members of tables it is known in mind what they have seen."""
Anchors = Mapping[int, Before]
"""What the table before some rows of a journal is made from, by their seqs."""


class Recaps:
    """Notes what members have seen of tables (TAB-083), and tells what came after."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[tuple[int, int], SeenRow] = OrderedDict()
        self._notes: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Write what is still to be noted."""
        await asyncio.gather(*self._notes, return_exceptions=True)

    def seen_by(self, live: Session, call: Call | None) -> SeenRow | None:
        """Return what the caller has seen by a change, ``None`` where they have no seat."""
        if call is None or live.held_by(call.member.id) is None:
            return None
        return SeenRow(call.member.id, live.row.change, self._context.now())

    def keep(self, table: int, row: SeenRow | None) -> None:
        """Have in mind what the store knows."""
        if row is None:
            return
        self._known[table, row.member] = row
        self._known.move_to_end((table, row.member))
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, member: int) -> None:
        """Forget what a member has seen."""
        for key in [key for key in self._known if key[1] == member]:
            del self._known[key]

    def looked(self, live: Session, member: int | None) -> None:
        """Note that a member has looked at a table as it is; no one waits until that is written (TAB-081)."""
        if member is None or live.table is None or live.held_by(member) is None:
            return
        row = SeenRow(member, live.row.change, self._context.now())
        known = self._known.get((live.row.id, member))
        if known is not None and known.change == row.change and row.at - known.at < LONG // 12:
            return
        self.keep(live.row.id, row)
        note = asyncio.get_running_loop().create_task(self._context.store.seen.note(live.row.id, row))
        self._notes.add(note)
        note.add_done_callback(self._noted)

    def _noted(self, note: asyncio.Task[None]) -> None:
        self._notes.discard(note)
        if not note.cancelled() and (error := note.exception()):
            log.error("what a member has seen could not be noted: %s", error)

    async def offered(self, update: Update, call: Call | None) -> Update:
        """Return an update that offers what happened since to those awaited, where one of them missed much (TAB-082).

        No one has missed what its own post tells, nor has the caller.
        """
        awaited = [member.id for member in update.awaited if call is None or member.id != call.member.id]
        if not awaited or update.lobby is not None:
            return update
        rows = await self._seen(update.version.table, awaited)
        last, now = update.version.change - 1, self._context.now()
        away = [row for row in rows if last > row.change and now - row.at >= ABSENCE]
        missed = [row for row in away if last >= row.change + MANY_CHANGES or now - row.at > LONG]
        return msgspec.structs.replace(update, missed=min((row.change for row in missed), default=None))

    async def recap(self, call: Call, after: Version | None = None) -> Recap:
        """Return what has come about since the caller saw the table last, or ``after`` a change of it where that is longer
        ago; a change of another table says nothing.

        A caller without a seat is told of the last 12 hours, as all may know them. Raises a `GameError` where nothing has
        been played in this channel.
        """
        live = await self._context.cache.readable(call.channel)
        live.playing()
        seat, table = live.seat_of(call.member.id), live.row.id
        if seat is None:
            at = self._context.now() - LONG
            rows = await self._context.store.seen.rows_from(table, at)
        else:
            never = SeenRow(call.member.id, -1, live.row.started)
            seen = next(iter(await self._seen(table, [call.member.id])), never)
            known = after is not None and after.table == table
            at, since = seen.at, min(after.change, seen.change) if after and known else seen.change
            rows = await self._context.store.seen.rows_after(table, since)
        rows = tuple(row for row in rows if row.change <= live.row.change)
        before = await self._context.store.before(table, rows[0].seq) if rows else None
        anchors = await self._anchors(live, seat, rows)
        # Of a game that is over only the last snapshot is kept: then it is made again from its beginning.
        whole = bool(rows) and before is None and rows[0].position > 0
        earlier = (
            [row for row in await self._context.store.seen.rows_after(table, -1) if row.seq < rows[0].seq] if whole else []
        )
        if seat is not None and since < seen.change:
            at = before.last.at if before is not None else earlier[-1].at if earlier else live.row.started
        if live.row.file and (whole or (rows and rows[0].position == 0)):
            live = with_file(live, await self._context.store.file(table))
        work = self._context.in_render_pool(self._made, live, seat, rows, before or earlier, anchors)
        recap = await work
        self.looked(live, call.member.id)
        return msgspec.structs.replace(recap, at=at)

    async def seen_last(self, live: Session, member: int | None) -> Table | None:
        """Return the table as a member saw it last; ``None`` where that is unknown, or nothing has happened since."""
        rows = await self._seen(live.row.id, [member]) if member is not None else ()
        return await self.earlier(live, Version(live.row.id, rows[0].change)) if rows else None

    async def earlier(self, live: Session, since: Version) -> Table | None:
        """Return the table after the change ``since``; ``None`` where that is another table's or the newest one, or what
        is kept does not make it again."""
        if since.table != live.row.id:
            return None
        rows = [
            row
            for row in await self._context.store.seen.rows_after(since.table, since.change)
            if row.change <= live.row.change
        ]
        before = await self._context.store.before(since.table, rows[0].seq) if rows else None
        if before is None:
            return None
        return await self._context.in_render_pool(_then, live, before)

    async def _anchors(self, live: Session, seat: Seat | None, rows: Sequence[EntryRow]) -> Anchors:
        """Return what is needed to know how things stood when the bot moved, where that is far from what is known."""
        anchors: dict[int, Before] = {}
        near = rows[0].seq if rows else 0
        for row in rows:
            if is_told(live, seat, row):
                if row.seq - near > EVERY and (before := await self._context.store.before(live.row.id, row.seq)):
                    anchors[row.seq] = before
                near = row.seq
        return anchors

    def _made(
        self, live: Session, seat: Seat | None, rows: Sequence[EntryRow], before: Before | list[EntryRow], anchors: Anchors
    ) -> Recap:
        """Return what came about in these rows; takes a while, so it belongs on another thread."""
        nothing = Recap(live.version, 0, seated=seat is not None, status=live.game.status(live.view_cache.view(seat)))
        if not rows:
            return nothing
        then = _then(live, before)
        told, high = sentences(live, seat, rows, then, anchors), high_points(live, rows, then)
        scene = scene_of(live, seat, Look())
        places: tuple[str, ...] = ()
        if then is not None:
            scene, places = with_rings(live, seat, scene, then, Look())
        if not told and not high and not places:
            return nothing
        picture: Picture | None = None
        try:
            # A map that is as it was is not drawn again.
            picture = picture_of(live, scene, Look(), self._context.draw, said=True) if places or then is None else None
        except Exception:
            log.exception("what has changed at %s could not be drawn", live.version)
        drawn = [drawn_or_none(card.scene, self._context.draw, f"card-{at}") for at, card in enumerate(high, start=1)]
        return msgspec.structs.replace(
            nothing,
            told=(*map(headline, high), *told),
            picture=picture,
            ringed=bool(places and picture),
            cards=tuple(filter(None, drawn)),
        )

    async def _seen(self, table: int, members: Sequence[int]) -> tuple[SeenRow, ...]:
        """Return what is known of some members, in mind or in the store."""
        asked = [member for member in members if (table, member) not in self._known]
        for row in await self._context.store.seen.of(table, asked) if asked else ():
            self.keep(table, row)
        return tuple(self._known[table, member] for member in members if (table, member) in self._known)


def sentences(
    live: Session, seat: Seat | None, rows: Sequence[EntryRow], then: Table | None, anchors: Anchors
) -> list[str]:
    """Return what mattered of some rows, as a seat may know it, a line for each who did something; ``then`` is the table
    before."""
    labels = _labels(live, seat, rows, then, anchors)
    happened: list[Event | Gist] = []
    for row in rows:
        happened += _played(live, seat, row, labels)
        happened += [event for event in events_in(live.row, [row]) if event.known_to(seat)]
    memory, view = capabilities.memory(live.game), live.view_cache.view(seat)
    told: list[str] = []
    for names in BRIEFLY:
        told = by_mover(memory, view, happened, brief=names)
        if sum(map(len, told)) <= LONGEST:
            break
    return told


def headline(card: HighPoint) -> str:
    """Return a high point as a line: "**Cy is down**, round 9: Cy falls at L17."."""
    told = sentence(plain_text(card.board.told))
    return WORDS("recap-high-point", title=card.title, beside=card.beside, told=told)


def high_points(live: Session, rows: Sequence[EntryRow], then: Table | None) -> tuple[HighPoint, ...]:
    """Return the newest two cards of what is public of some rows, rolls left out, each as it was at its time; none of rows
    that other rules made. ``then`` is the table before them."""
    view = live.view_cache.view(None)
    # Which rows have one is seen at once; how things stood then is not.
    worth = [at for at, row in enumerate(rows) if _high(live, view, row)][-LOOKED_AT:]
    found: list[HighPoint] = []
    for at, row in enumerate(rows[: worth[-1] + 1] if worth else ()):
        then = _after(live, then, row)
        if at in worth and then is not None:
            found += _high(live, then.game.view(then.state, None), row)
    return newest((), found)


def _high(live: Session, view: Any, row: EntryRow) -> list[HighPoint]:
    return [card for card in cards_of(live.game, view, events_in(live.row, [row])) if not card.rolled]


def _then(live: Session, before: Before | list[EntryRow]) -> Table | None:
    """Return the table that ``before`` makes, or all rows from the first on; ``None`` where there was none, or where other
    rules wrote it."""
    if not isinstance(before, Before):
        table: Table | None = None
        for row in before:
            table = _after(live, table, row)
        return table
    if any(row.game_version != live.game.version for row in before.since):
        return None
    try:
        return table_of(live.row, live.game, live.seats, before.snapshot, before.since)
    except DelvekeeperError as error:
        log.info("table %d before entry %d cannot be made again: %s", live.row.id, before.last.seq, unnamed(error))
        return None


def is_told(live: Session, seat: Seat | None, row: EntryRow) -> bool:
    """Return whether a seat is told that the bot moved for another one: not what a game master would do in secret."""
    if row.member != BOT or row.seat < 0:
        return False
    verb = live.verb_of(row.text)
    secret = verb is not None and verb.private and isinstance(live.game, Guided) and not row.story
    return row.seat == seat or not secret


def _played(live: Session, seat: Seat | None, row: EntryRow, labels: dict[int, str]) -> Iterable[Gist]:
    """Yield that the bot moved for a seat, and what it did where this seat may know that."""
    if not is_told(live, seat, row):
        return
    you, who, label = row.seat == seat, live.named(row.seat).name, labels.get(row.seq)
    if label is None:
        yield by(WORDS("recap-me"), WORDS("recap-chose", you=you, who=who), often=True)
    else:
        move = WORDS("recap-move", label=label.rstrip("."))
        yield by(WORDS("recap-me"), WORDS("recap-played", you=you, who=who), move, often=True)


def _labels(
    live: Session, seat: Seat | None, rows: Sequence[EntryRow], then: Table | None, anchors: Anchors
) -> dict[int, str]:
    """Return what was played by default, by seq, as it stood on its button; as it is written where the table of that time
    cannot be made again. What other seats do in private is left out."""
    found: dict[int, str] = {}
    between: list[EntryRow] = []
    for row in rows:
        if row.seq in anchors:
            then, between = _then(live, anchors[row.seq]), []
        if is_told(live, seat, row) and (row.seat == seat or not ((verb := live.verb_of(row.text)) and verb.private)):
            for entry in between:
                then = _after(live, then, entry)
            between = []
            found[row.seq] = _label(then, seat, row)
        between.append(row)
    return found


def _label(then: Table | None, seat: Seat | None, row: EntryRow) -> str:
    if then is None:
        return row.text
    move = then.game.read(then.state, row.seat, row.text)
    cache = view_cache_of(then)
    return cache.choice(seat, move).label if row.seat == seat else cache.label(row.seat, move)


def _after(live: Session, then: Table | None, row: EntryRow) -> Table | None:
    """Return a table after one more row, ``None`` where other rules made that."""
    if row.game_version != live.game.version:
        return None
    entry = entry_of(row)
    try:
        if row.text == START and row.seat < 0:
            return Table.start(live.game, setup_of(live.row, live.game), live.row.key, entry.draws)[0]
        return None if then is None else then.act(entry.seat, entry.text, entry.draws)[0]
    except (DelvekeeperError, IndexError, ValueError) as error:
        log.info("entry %d of table %d cannot be made again: %s", row.seq, live.row.id, unnamed(error))
        return None
