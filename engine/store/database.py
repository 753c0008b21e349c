"""What every database of the store can do: a piece of work, done on it as a whole.

A piece of work is a coroutine that asks a `Connection` and waits for nothing else. On SQLite it never really waits, so it
is done in one go on the thread of the file; on PostgreSQL each statement goes to the server and back. The SQL is what both
understand.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
SERVERS = ("postgresql://", "postgres://")
"""How the address of a database begins that is on a server; any other is the path of a file."""
_HOSTS = r"(?:(?:\[[0-9A-Fa-f:.]+\]|[\w.%-]*)(?::\d{1,5})?(?:,|$))*"
NO_DRIVER = "A database on a server takes one package more. Run: pip install 'delvekeeper[postgresql]'"
"""What is said where asyncpg is not installed."""
IN_MEMORY = ":memory:"
"""The path of a database that is kept nowhere."""
PATIENCE = 2.0
"""Seconds to wait for another process that writes, or for a server that is away; players wait for an answer for 3."""


class Connection(Protocol):
    """What a piece of work speaks to. A value stands in SQL as ``?``."""

    async def execute(self, sql: str, *values: Any) -> int:
        """Do a statement and return how many rows it wrote or deleted."""
        ...

    async def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Do a statement for each row of values."""
        ...

    async def rows(self, sql: str, *values: Any) -> Sequence[tuple[Any, ...]]:
        """Return what a query finds, or what a statement gives back (RETURNING)."""
        ...

    async def row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        """Return the first row, ``None`` where there is none."""
        ...

    async def value(self, sql: str, *values: Any) -> Any:
        """Return the first column of the first row, ``None`` where there is none."""
        ...

    async def at_once(self, *statements: Statement) -> Any:
        """Do statements that write different rows, none of which has to see what another writes; return the first column of
        what the last one gives back (RETURNING). To a server they go in one piece."""
        ...

    async def at_once_if(self, first: Statement, *statements: Statement) -> Any:
        """Do such statements if the ``first`` one, an UPDATE, finds its row; return the id that the last one gives back.

        ``None`` where it finds none. Then nothing was written, and this piece of work may write nothing else.
        """
        ...


Statement = tuple[Any, ...]
"""A statement and its values."""
Work = Callable[[Connection], Coroutine[Any, Any, T]]


class Database(Protocol):
    """Where the store is kept. What a piece of work raises has changed nothing."""

    async def read(self, work: Work[T]) -> T:
        """Do ``work``, which changes nothing, on one state; `TableBroken` when a row is not as it should be."""
        ...

    async def write(self, work: Work[T], known: Work[T | None] | None = None, *, alone: bool = False) -> T:
        """Do ``work`` as one transaction, all or nothing; `TableBroken` in words where that cannot be.

        ``alone``: it asks its connection for one thing only. The transaction may begin anew, so ``work`` does nothing but
        read and write. Where the server was lost during the commit, ``work`` is done again, unless ``known`` finds what it
        returned (``None`` for nothing). Work that must not be done twice has to give ``known``.
        """
        ...

    async def jot(self, work: Work[T]) -> T:
        """Do the same without waiting for the disk: it outlives the process, but perhaps not a power cut.

        Nothing that was committed before or after it is any less safe for that.
        """
        ...

    async def note(self, *statements: Statement) -> None:
        """Do such statements as `Connection.at_once` does, all or nothing, without waiting for the disk either; perhaps
        together with what others note at that time."""
        ...

    async def wipe(self, words: Sequence[str], number: int) -> None:
        """Leave nothing of some words and a number that stood in what was deleted, as far as that is in our hands."""
        ...

    async def close(self) -> None:
        """Finish what is under way and close it."""
        ...


def is_server(address: str | Path) -> bool:
    """Whether a database is on a server, not in a file."""
    return str(address).startswith(SERVERS)


def shown(address: str | Path) -> str:
    """Return where a database is, without who may enter: "postgresql://host/delves"."""
    if not is_server(address):
        return str(address)
    # Where it is not written as it should be, a piece of a password could stand anywhere in it.
    if wrong_address(str(address)):
        return "postgresql://..."
    parts = urlsplit(str(address))
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def wrong_address(address: str) -> str:
    """Return in words why the address of a server cannot be read, "" where it can; nothing of a password is in it."""
    parts = urlsplit(address)
    where = parts.netloc.rpartition("@")[2]
    if "@" in f"{parts.path}{parts.query}{parts.fragment}" or not re.fullmatch(_HOSTS, where):
        return (
            "DATABASE_URL cannot be read. It is postgresql://user:password@host/name, and in user and password "
            "/ is written %2F, ? is %3F, # is %23, @ is %40 and : is %3A."
        )
    return ""


def migrations() -> tuple[str, ...]:
    """Return the numbered steps of the schema as SQL, first to last."""
    return tuple(path.read_text() for path in sorted(MIGRATIONS.glob("*.sql")))
