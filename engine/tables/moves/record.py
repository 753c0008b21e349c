"""A move as it is made and recorded in the journal."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.api.characters import LAST
from engine.core.errors import IllegalMove
from engine.core.game import Event, Seat, refusal
from engine.core.table import Entry
from engine.store import EntryRow
from engine.tables.bots.decide import hearing
from engine.tables.session.live import BOT, Session
from engine.tables.updates.controls import open_now
from engine.tables.updates.stories import story_for_all


class PlayedMove(msgspec.Struct, frozen=True):
    """A table after a move, the row of it and its events.

    ``alone``: it was forced, the one thing left to do; ``planned``: its player had planned it, and need not be there;
    ``thought``: a bot player decided for it, and ``says`` what it means to do.
    """

    live: Session
    row: EntryRow
    events: tuple[Event, ...]
    alone: bool = False
    planned: bool = False
    thought: bool = False
    says: str = ""

    @property
    def by_bot(self) -> bool:
        """Whether the bot made it, or one of its characters."""
        return BOT <= self.row.member <= LAST


def record_move(live: Session, seat: Seat, text: str, member: int, now: int, *, hushed: Sequence[str] = ()) -> PlayedMove:
    """Return the table after a seat's move; `IllegalMove` says what is legal instead.

    Events of the kinds ``hushed`` are not told.
    """
    try:
        table, entry = live.playing().act(seat, text)
    except IllegalMove as error:
        reason = _first_reason(live, seat, text) or error
        reason.hint = reason.hint or open_now(live, seat)
        raise reason from error
    position = live.last.position + 1 if live.last else 0
    after = hearing(msgspec.structs.replace(live, table=table, rows=live.rows + 1), entry.events)
    story = story_for_all(after, [event for event in entry.events if event.kind not in hushed])
    # The row belongs to the change that is being made.
    numbered = msgspec.structs.replace(after, row=msgspec.structs.replace(live.row, change=live.row.change + 1))
    row = row_of(numbered, entry, position, member, story, now)
    return PlayedMove(msgspec.structs.replace(after, last=row), row, entry.events)


def _first_reason(live: Session, seat: Seat, text: str) -> IllegalMove | None:
    """Return why no move of its verb can be made at all, for a text that is none: how it is written comes second."""
    state, verb = live.playing().state, live.verb_of(text)
    if verb is None or any(isinstance(move, verb.move) for move in live.view_cache.some_legal(seat)):
        return None
    try:
        live.game.read(state, seat, text)
    except IllegalMove:
        return refusal(live.game, state, seat, verb)
    return None


def row_of(live: Session, entry: Entry, position: int, member: int, story: str, now: int) -> EntryRow:
    """Return an entry as a row of the journal, for a table that counts it already (``rows``, ``change``)."""
    return EntryRow(
        live.rows - 1,
        position,
        entry.seat,
        member,
        entry.text,
        entry.counter,
        msgspec.json.encode(entry.draws).decode(),
        entry.digest,
        msgspec.json.encode(entry.events),
        story,
        entry.free,
        live.game.version,
        now,
        live.row.change,
        below=msgspec.json.encode(entry.bounds).decode(),
    )
