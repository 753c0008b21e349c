"""Pages of the log."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.capabilities import Guided
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.store import EntryRow
from engine.tables.session.broken import events_in
from engine.tables.session.live import Session
from engine.tables.updates.completion import cut

PER_PAGE = 10
"""Entries on a page of the log."""
LONGEST_PAGE = 1800


def pages(rows: int) -> int:
    """Return how many pages a log of so many rows has; an empty one has one."""
    return max(1, -(-rows // PER_PAGE))


def hidden(live: Session, silent: Iterable[tuple[int, Seat, str]], seat: Seat | None) -> set[int]:
    """Return the seqs of entries that are not in a seat's log: they were told to no one, and are not its own secrets.

    ``silent`` are the (seq, seat, text) of all that was told to no one. A rival who acts in private is seen to do so.
    """
    master = seat is not None and live.is_masters(seat)
    return {seq for seq, mover, text in silent if not (master and live.is_masters(mover)) and not _seen(live, mover, text)}


def _seen(live: Session, mover: Seat, text: str) -> bool:
    """Return whether all know that something was done, although nothing was told of it."""
    verb = live.verb_of(text)
    return mover < 0 or (verb is not None and verb.private and not isinstance(live.game, Guided))


def log_page(live: Session, rows: Iterable[tuple[int, EntryRow]], seat: Seat | None = None) -> str:
    """Return numbered journal rows as text, oldest first, struck ones marked, at most 1,800 characters (TAB-043).

    What a game master did in secret is there for a game master's ``seat`` only.
    """
    shown: list[tuple[int, EntryRow, str]] = []
    for number, row in rows:
        # What a game master did and no one else was told of.
        secret = not row.story and live.is_masters(row.seat)
        if text := _in_secret(live, row, seat) if secret else told(live, row):
            shown.append((number, row, text))
    longest = LONGEST_PAGE // max(1, len(shown)) - 1
    lines = [_line(number, row, text, longest) for number, row, text in shown]
    return "\n".join(lines) or WORDS("log-empty")


def _in_secret(live: Session, row: EntryRow, seat: Seat | None) -> str:
    """Return what a game master was told of what they did in secret; "" for all others."""
    if seat is None or not live.seats[seat].master:
        return ""
    own = [event for event in events_in(live.row, [row]) if event.seats is not None and seat in event.seats]
    words = live.game.tell(live.view_cache.view(seat), own) if own else ""
    return WORDS("log-secret", told=plainly(words) or row.text)


def told(live: Session, row: EntryRow) -> str:
    """Return what all were told of an entry, small print, quotes' marks and bold type left out, in one line.

    Where that is nothing, "" unless they know all the same that something was done; small print only where that is all.
    """
    if row.story:
        return plainly(row.story) or plainly(row.story.replace("-# ", ""))
    if not _seen(live, row.seat, row.text):
        return ""
    return WORDS("log-begins") if row.seat < 0 else WORDS("log-unseen", who=live.name_in_game(row.seat))


def plainly(story: str) -> str:
    """Return a story in one line, small print, quotes' marks and bold type left out."""
    lines = [line.removeprefix("> ").strip() for line in story.split("\n") if not line.startswith("-# ")]
    return " ".join(lines).replace("**", "").strip()


def _line(number: int, row: EntryRow, words: str, longest: int) -> str:
    line = f"{number}. {words}"
    return f"~~{cut(line.replace('~~', ''), longest - 4)}~~" if row.struck else cut(line, longest)
