"""Errors for tables that cannot be read, and the events of their journals."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import msgspec

from engine.api.private_tables import is_private
from engine.core.errors import TableBroken, unnamed
from engine.core.game import AnyGame, Event
from engine.core.messages import WORDS
from engine.store import EntryRow, TableRow

log = logging.getLogger(__name__)


def outdated(row: TableRow, game: AnyGame, error: object) -> TableBroken:
    """Return the words for a table that other rules began, and leave a note for the operator."""
    log.error("table %d was begun by other rules of %s: %s", row.id, row.game, unnamed(error))
    return TableBroken(WORDS.message("table-outdated", title=game.title, who=puts_away(row.channel)))


def broken(row: TableRow, error: object) -> TableBroken:
    """Return the words for a table that cannot go on, and leave a note for the operator."""
    log.error("table %d (%s in channel %d) is broken: %s", row.id, row.game, row.channel, unnamed(error))
    return TableBroken(WORDS.message("table-broken", table=row.id, who=puts_away(row.channel)))


def events_in(row: TableRow, entries: Iterable[EntryRow]) -> tuple[Event, ...]:
    """Return the events of entries of a table's journal; `TableBroken` where they cannot be read."""
    try:
        return tuple(event for entry in entries for event in msgspec.json.decode(entry.events, type=tuple[Event, ...]))
    except msgspec.MsgspecError as error:
        raise broken(row, error) from error


def puts_away(channel: int) -> str:
    """Return how a table that cannot go on ends, for `put-away`: a private one goes by itself (TAB-160)."""
    return "private" if is_private(channel) else "host"
