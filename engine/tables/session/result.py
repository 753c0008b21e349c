"""The result of a command (`CommandResult`): the table after it, the update and the rows to write."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.api.update import Update
from engine.core.messages import WORDS
from engine.store import EntryRow, NamedRow, SeatRow, SnapshotRow, TryRow
from engine.tables.session.live import Session, TableChange

REMINDER: Final = "reminder"
"""Is what the bot did when nothing was played for those who are awaited, and the kind of its update."""


class CommandResult(msgspec.Struct, frozen=True):
    """What one command does: the table after it (``change`` one higher), the update to tell, the rows to write.

    ``reload``: the table in memory does not know all that the store does any more. ``file`` is the text of a prepared file
    that is used from now on ("" for none any more). ``named`` are the names of those who have no seat, and stand in what it
    brings along from another table; ``attempt`` is what it comes to in a daily delve.
    """

    live: Session
    update: Update
    seats: tuple[SeatRow, ...] | None = None
    entries: tuple[EntryRow, ...] = ()
    strike: int | None = None
    revive: int | None = None
    snapshots: tuple[SnapshotRow, ...] = ()
    reload: bool = False
    file: str | None = None
    attempt: TryRow | None = None
    named: tuple[NamedRow, ...] = ()


def changed(live: Session, deed: TableChange | None = None, **values: object) -> Session:
    """Return a table one change later, with these columns of its row; an open ballot is over unless given anew.

    ``deed`` is what changed it, unless that was a move.
    """
    row = msgspec.structs.replace(live.row, **{"change": live.row.change + 1, "ballot": "", **values})
    return msgspec.structs.replace(live, row=row, deed=deed)


def lapsing(live: Session) -> str:
    """Return what becomes of a question that is open when something else is done, "" where none is."""
    return WORDS("question-lapses", question=live.ballot.question) if live.ballot else ""


def joined(*parts: str) -> str:
    """Return the parts that say something as one text; small print and what is read out start on a line of their own, as
    does what follows them."""
    text = ""
    for part in filter(None, parts):
        small = part.startswith(("-# ", "> ")) or "\n-# " in text or text.startswith("-# ")
        quoted = text.rpartition("\n")[2].startswith("> ")
        text += ("\n" if small or quoted else " ") * bool(text) + part
    return text
