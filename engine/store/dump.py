"""A backup of a database on a server: made, looked into and put back with PostgreSQL's own programs."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from engine.core.errors import OperatorError

from .connecting import connected, version_at
from .database import shown, wrong_address
from .deletions import ADD, ALL, SCHEMA, carried
from .dialect import numbered, translated
from .lock import hold
from .rows import DeletedRow

OVERLAP = 0.5
"""Seconds in which a process that is just leaving may let go of a database."""
_COPIED = re.compile(rb"COPY (?:\w+\.)?(\w+) \(")

Counts = Mapping[str, int]


def dump(address: str, file: Path) -> None:
    """Write a database to ``file`` as it is at one moment; a bot may be using it."""
    where, secret = _entry(address)
    _carry_out(["pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={file}", where], secret)


def read_dump(file: str, tables: tuple[str, ...]) -> Counts:
    """Return how many rows of these ``tables`` a backup holds, once all of it was read; else `OperatorError`."""
    counts = dict.fromkeys(tables, 0)
    inside = ""
    with _reading(file) as lines:
        for line in lines:
            if inside and line == b"\\.\n":
                inside = ""
            elif inside:
                counts[inside] += 1
            elif (found := _COPIED.match(line)) and (name := found[1].decode()) in counts:
                inside = name
    return counts


async def undump(file: str, address: str, counts: Counts, *, replace: bool) -> None:
    """Put a backup into a database, all of it or nothing.

    `NotNow` where a bot uses that. `OperatorError` where delves are in there and are not to be replaced, or where it does
    not hold ``counts`` after that.
    """
    held = await hold(OVERLAP, address)
    try:
        known = await version_at(address)
        if known and not replace:
            raise OperatorError(f"{shown(address)} holds delves already. Name another database, or say --replace.")
        before = await _deleted(address) if known else []
        where, secret = _entry(address)
        clean = ["--clean", "--if-exists"] if replace else []
        whole = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"]
        _carry_out(["pg_restore", *whole, *clean, f"--dbname={where}", file], secret)
        session = await connected(address)
        try:
            # Members who were deleted since the backup was made are deleted again at the next start.
            await session.execute(translated(SCHEMA))
            marks = carried(before, await _deleted(address))
            await session.executemany(numbered(ADD), [(row.mark, row.salt, row.at, int(row.due)) for row in marks])
            there = {name: await session.fetchval(f"SELECT count(*) FROM {name}") for name in counts}
        finally:
            await session.close()
        if there != counts:
            raise OperatorError(f"{shown(address)} holds {there} now, and {file} held {dict(counts)}.")
    finally:
        if held:
            await held.close()


async def _deleted(address: str) -> list[DeletedRow]:
    """Return the fingerprints of those who were deleted in a database."""
    session = await connected(address)
    try:
        rows = await session.fetch(ALL) if await session.fetchval("SELECT to_regclass('deleted') IS NOT NULL") else []
        return [DeletedRow(row["mark"], row["salt"], row["at"], bool(row["due"])) for row in rows]
    finally:
        await session.close()


def _entry(address: str) -> tuple[str, dict[str, str]]:
    """Return an address without its password, which others on the machine could read, and what says it to the program."""
    if wrong := wrong_address(address):
        raise OperatorError(wrong)
    user = urlsplit(address).netloc.rpartition("@")[0]
    name, _, password = user.partition(":")
    bare = address.replace(f"{user}@", f"{name}@", 1) if password else address
    return bare, {"PGPASSWORD": unquote(password)} if password else {}


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise OperatorError(f"{name} is not installed here. On Debian and Ubuntu: apt-get install postgresql-client")
    return found


def _carry_out(command: list[str], secret: Mapping[str, str]) -> None:
    program = _program(command[0])
    done = subprocess.run([program, *command[1:]], env={**os.environ, **secret}, capture_output=True, check=False)
    if done.returncode:
        raise OperatorError(f"{command[0]} fails: {_why(done.stderr)}")


@contextlib.contextmanager
def _reading(file: str) -> Iterator[Iterator[bytes]]:
    program = [_program("pg_restore"), "--data-only", "--file=-", file]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        assert reading.stdout is not None and reading.stderr is not None
        yield iter(reading.stdout)
        why = reading.stderr.read()
    if reading.returncode:
        raise OperatorError(f"{file} is no backup that can be read: {_why(why)}")


def _why(said: bytes) -> str:
    lines = said.decode(errors="replace").strip().splitlines()
    return lines[0] if lines else "it does not say why."
