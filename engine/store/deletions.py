"""Fingerprints of members who were deleted, so that a backup from before does not bring them back (TAB-122).

A fingerprint is SHA-256 of a salt of its own and a number. It names no one; who has a number can ask whether it is there.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable

import msgspec

from engine.api.characters import LAST

from .database import MIGRATIONS, Connection, Database
from .rows import DeletedRow
from .sql import all_of, insert, names_of

SCHEMA = (MIGRATIONS / "024_deleted.sql").read_text()
ADD = f"{insert('deleted', names_of(DeletedRow))} ON CONFLICT (mark) DO NOTHING"
"""Adds a fingerprint that is not there yet."""
ALL = f"SELECT {', '.join(names_of(DeletedRow))} FROM deleted"
_MEMBERS = (
    "SELECT member FROM seats UNION SELECT owner FROM seats UNION SELECT keeper FROM seats UNION SELECT member FROM named "
    "UNION SELECT member FROM journal UNION SELECT member FROM kept UNION SELECT member FROM results "
    "UNION SELECT member FROM lessons "
    "UNION SELECT member FROM members UNION SELECT member FROM tries UNION SELECT member FROM seen "
    "UNION SELECT member FROM invitations UNION SELECT asker FROM invitations UNION SELECT host FROM tables"
)


def fingerprint(member: int, at: int) -> DeletedRow:
    """Return the fingerprint of a member who was deleted at this time (Unix seconds)."""
    salt = secrets.token_hex(16)
    return DeletedRow(_mark(salt, member), salt, at)


def is_of(row: DeletedRow, member: int) -> bool:
    """Return whether a fingerprint is a member's."""
    return hmac.compare_digest(row.mark, _mark(row.salt, member))


def _mark(salt: str, member: int) -> str:
    return hashlib.sha256(f"{salt} {member}".encode()).hexdigest()


class Deletions:
    """The fingerprints of those who were deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def among(self, members: Iterable[int], since: int) -> frozenset[int]:
        """Return those of some members who had themselves deleted after ``since`` (Unix seconds)."""
        rows = await self._database.read(lambda connection: all_of(connection, DeletedRow, "deleted", "at >= ?", since))
        return frozenset(member for member in members if any(is_of(row, member) for row in rows))

    async def due(self) -> tuple[dict[int, int], tuple[DeletedRow, ...]]:
        """Return whom a restored backup brought back, with the time of their wish; and the fingerprints that say so."""

        async def work(connection: Connection) -> tuple[dict[int, int], tuple[DeletedRow, ...]]:
            rows = await all_of(connection, DeletedRow, "deleted", "due = 1")
            if not rows:
                return {}, ()
            members = [int(member) for (member,) in await connection.rows(_MEMBERS) if member > LAST]
            return {member: row.at for member in members for row in rows if is_of(row, member)}, rows

        return await self._database.read(work)

    async def begun(self, rows: Collection[DeletedRow]) -> None:
        """Note that these are being deleted again: from here on their wishes say what is left to do."""
        marks = [(row.mark,) for row in rows]

        async def work(connection: Connection) -> None:
            await connection.executemany("UPDATE deleted SET due = 0 WHERE mark = ?", marks)

        await self._database.write(work)

    async def purge(self, before: int) -> None:
        """Forget the fingerprints of deletions before a time."""
        await self._database.write(lambda connection: connection.execute("DELETE FROM deleted WHERE at < ?", before))


def carried(before: Iterable[DeletedRow], there: Iterable[DeletedRow]) -> list[DeletedRow]:
    """Return the fingerprints of ``before`` that a restored database does not hold, as they are to be added: due."""
    known = {row.mark for row in there}
    return [msgspec.structs.replace(row, due=True) for row in before if row.mark not in known]
