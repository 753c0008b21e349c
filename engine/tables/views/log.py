"""Pages of the log."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.capabilities import Guided
from engine.core.game import Event, Seat
from engine.store import EntryRow
from engine.tables.session.broken import broken
from engine.tables.session.live import Session
from engine.tables.updates.completion import cut

PER_PAGE = 10
"""Entries on a page of the log."""
LONGEST_PAGE = 1800


def pages(rows: int) -> int:
    """Return how many pages a log of so many rows has; an empty one has one."""
    return max(1, -(-rows // PER_PAGE))


def hidden(live: Session, silent: Iterable[tuple[int, Seat, str]], seat: Seat | None) -> set[int]:
    """Return the seqs of entries that are not in a seat's log: nobody was told of them, and they are not its own secrets.

    ``silent`` are the (seq, seat, text) of all that nobody was told of. A rival who acts in private is seen to do so.
    """
    master = seat is not None and live.is_masters(seat)
    return {seq for seq, mover, text in silent if not (master and live.is_masters(mover)) and not _seen(live, mover, text)}


def _seen(live: Session, mover: Seat, text: str) -> bool:
    """Return whether everybody knows that something was done, although nothing was told of it."""
    verb = live.verb_of(text)
    return mover < 0 or (verb is not None and verb.private and not isinstance(live.game, Guided))


def log_page(live: Session, rows: Iterable[tuple[int, EntryRow]], seat: Seat | None = None) -> str:
    """Return numbered journal rows as text, oldest first, struck ones marked, at most 1,800 characters (TAB-043).

    What a game master did in secret is there for a game master's ``seat`` only.
    """
    words = [
        (number, row, _in_secret(live, row, seat) if _is_secret(live, row) else told(live, row)) for number, row in rows
    ]
    shown = [(number, row, text) for number, row, text in words if text]
    longest = LONGEST_PAGE // max(1, len(shown)) - 1
    lines = [_line(number, row, text, longest) for number, row, text in shown]
    return "\n".join(lines) or "Nothing that everybody may know of."


def _is_secret(live: Session, row: EntryRow) -> bool:
    """Return whether a row is a game master's, and nobody else was told of it."""
    return not row.story and live.is_masters(row.seat)


def _in_secret(live: Session, row: EntryRow, seat: Seat | None) -> str:
    """Return what a game master was told of what they did in secret; "" for everybody else."""
    if seat is None or not live.seats[seat].master:
        return ""
    try:
        events = msgspec.json.decode(row.events, type=list[Event])
    except msgspec.MsgspecError as error:
        raise broken(live.row, error) from error
    own = [event for event in events if event.seats is not None and seat in event.seats]
    words = live.game.tell(live.standing.view(seat), own) if own else ""
    return f"(in secret) {plainly(words) or row.text}"


def told(live: Session, row: EntryRow) -> str:
    """Return what everybody was told of an entry, small print, quotes' marks and bold type left out, in one line.

    Where that is nothing, "" unless they know all the same that something was done; small print only where that is all.
    """
    if row.story:
        return plainly(row.story) or plainly(row.story.replace("-# ", ""))
    if not _seen(live, row.seat, row.text):
        return ""
    return "It begins." if row.seat < 0 else f"{live.name_in_game(row.seat)} acts out of sight."


def plainly(story: str) -> str:
    """Return a story in one line, small print, quotes' marks and bold type left out."""
    lines = [line.removeprefix("> ").strip() for line in story.split("\n") if not line.startswith("-# ")]
    return " ".join(lines).replace("**", "").strip()


def _line(number: int, row: EntryRow, words: str, longest: int) -> str:
    line = f"{number}. {words}"
    return f"~~{cut(line.replace('~~', ''), longest - 4)}~~" if row.struck else cut(line, longest)
