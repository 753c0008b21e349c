"""What the rules desk did not find at once, in the store: by words and entry, never by member, server or time."""

from __future__ import annotations

import msgspec

from .database import Connection, Database
from .sql import all_of

MOST = 5000
"""So many pairs of words and entry are kept; no more come in then, so that it does not grow without end."""


class RuleGap(msgspec.Struct, frozen=True):
    """How an ``entry`` fared as the answer to questions with these ``words``.

    ``chosen`` is how often members chose it although another entry came first. ``missed`` is how often it came first, and
    members chose another one.
    """

    words: str
    entry: str
    chosen: int
    missed: int


_COUNT = """
INSERT INTO rule_gaps (words, entry, chosen, missed) VALUES (?, ?, ?, ?) ON CONFLICT (words, entry)
DO UPDATE SET chosen = rule_gaps.chosen + excluded.chosen, missed = rule_gaps.missed + excluded.missed
"""


class RuleGapStore:
    """What the rules desk did not find at once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, gap: RuleGap) -> None:
        """Add what a press says to what is known of its words and entry."""

        async def work(connection: Connection) -> None:
            where = "SELECT count(*) FROM rule_gaps WHERE NOT (words = ? AND entry = ?)"
            if await connection.value(where, gap.words, gap.entry) < MOST:
                await connection.execute(_COUNT, *msgspec.structs.astuple(gap))

        await self._database.jot(work)

    async def every(self) -> tuple[RuleGap, ...]:
        """Return all of it, what was pressed most first."""
        where = "1 = 1 ORDER BY chosen + missed DESC, words, entry"
        return await self._database.read(lambda connection: all_of(connection, RuleGap, "rule_gaps", where))

    async def forget(self) -> None:
        """Forget all of it."""

        async def work(connection: Connection) -> None:
            await connection.execute("DELETE FROM rule_gaps")

        await self._database.write(work)
