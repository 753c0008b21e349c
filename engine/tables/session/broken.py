"""Error messages for tables that cannot be loaded."""

from __future__ import annotations

import logging

from engine.core.errors import TableBroken, unnamed
from engine.core.game import AnyGame
from engine.store import TableRow
from engine.update import is_private

log = logging.getLogger(__name__)


def outdated(row: TableRow, game: AnyGame, error: object) -> TableBroken:
    """Return the words for a table that other rules began, and leave a note for whoever runs the bot."""
    log.error("table %d was begun by other rules of %s: %s", row.id, row.game, unnamed(error))
    return TableBroken(
        f"{game.title}'s rules have been changed since this delve was played last, and it cannot go on by the new ones. "
        f"{put_away(row.channel)}"
    )


def broken(row: TableRow, error: object) -> TableBroken:
    """Return the words for a table that cannot go on, and leave a note for whoever runs the bot."""
    log.error("table %d (%s in channel %d) is broken: %s", row.id, row.game, row.channel, unnamed(error))
    return TableBroken(
        f"My notes of this table cannot be read (note: table {row.id}), so it has to stop here; other tables go on. "
        f"{put_away(row.channel)}"
    )


def put_away(channel: int, who: str = "The host") -> str:
    """Return what becomes of a table that cannot go on: ``who`` puts it away, one's own goes by itself (TAB-160)."""
    if is_private(channel):
        return "It goes by itself. Another one begins with `/daily` tomorrow, or from `/replay`."
    return f"{who} can put it away with /delve end."
