"""Whether an update offers to take the newest move back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.capabilities import contested, prompts
from engine.core.game import Event
from engine.core.table import ENTER
from engine.store import EntryRow
from engine.tables.session.live import BOT, Session


def is_brought_along(live: Session, entry: EntryRow) -> bool:
    """Return whether an entry belongs to the change that began the game: what a quick start dealt (TAB-079), the bot's
    first moves, and what a table began with that goes on from another game (TAB-193)."""
    return 0 < entry.change <= live.row.began


def is_final(live: Session, rows: Iterable[EntryRow]) -> bool:
    """Return whether something came of some entries that no undo takes back."""
    final = prompts(live.game).final
    read = (msgspec.json.decode(row.events, type=tuple[Event, ...]) for row in (rows if final else ()))
    return any(event.kind in final for events in read for event in events)


def free_to_undo(live: Session, followed: Iterable[EntryRow] = ()) -> bool:
    """Return whether its maker can take the newest move back, with what ``followed`` by itself, without asking others.

    That of a game master is secret, and is not offered in public.
    """
    last = live.last
    if (
        last is None
        or last.position == 0
        or is_brought_along(live, last)
        or live.is_masters(last.seat)
        or last.text.startswith(f"{ENTER} ")
        or live.row.status != "running"
        or last.game_version != live.game.version
    ):
        return False
    rows = (last, *followed)
    if is_final(live, rows):
        return False
    if live.alone:
        return all(row.free for row in rows) or not live.dice_stay
    return all(row.free and row.member != BOT for row in rows) and last.seat in live.awaited


def offers_undo(live: Session, followed: Iterable[EntryRow] = ()) -> bool:
    """Return whether it is offered to take the newest move back, with what ``followed`` by itself: who plays rivals alone
    may take back what their own dice decided, but is not invited to."""
    rolled = live.last is not None and live.last.draws not in ("", "[]") and contested(live.game, live.options)
    return not rolled and free_to_undo(live, followed)
