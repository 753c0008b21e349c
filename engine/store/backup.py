"""A backup: the whole database in one file, taken beside the running bot, and put back where none runs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from engine.core.errors import OperatorError

from .database import is_server, shown
from .deletions import ADD, ALL, SCHEMA, carried
from .integrity import COUNTED, Counts, check_ours, look_into, opened
from .lock import SUFFIX, Lock
from .rows import DeletedRow
from .upgrade import copies

COMPANIONS = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file while it is open, or after a crash: part of what it holds."""


def back_up(source: str, target: str, *, replace: bool = False) -> Counts:
    """Copy the database at ``source``, which may be in use, to the file ``target``; return what the copy holds. Of one on a
    server the copy is what pg_dump makes.

    The copy is what was committed at one moment. `OperatorError` where ``source`` is no database of ours, or where
    ``target`` is there already and is not to be replaced. Also where the copy is not sound: then there is no ``target``.
    """
    _check_free(target, replace)
    if is_server(source):
        from .dump import dump, read_dump

        with _unfinished(Path(target).resolve()) as copy:
            dump(source, copy)
            counts = read_dump(str(copy), COUNTED)
            os.replace(copy, target)
        return counts
    if not Path(source).is_file():
        raise OperatorError(f"There is no database {source}.")
    with _copied(source, Path(target).resolve()) as copy:
        counts = look_into(str(copy))
        os.replace(copy, target)
    return counts


def restore(source: str, target: str, now: datetime, *, replace: bool = False) -> tuple[Counts, Path | None]:
    """Put the backup ``source`` where a bot will find its database; return what it holds, and where the database that was
    there before lies now.

    `NotNow` where a bot uses ``target``, `OperatorError` where it is there already and is not to be replaced, or where
    ``source`` is not sound.
    """
    if is_server(target):
        from .dump import read_dump, undump

        counts = read_dump(source, COUNTED)
        asyncio.run(undump(source, target, counts, replace=replace))
        return counts, None
    counts = look_into(source)
    _check_free(target, replace)
    path = Path(target).resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OperatorError(f"{path.parent} cannot be made: {error.strerror}.") from error
    with Lock(path), _copied(source, path) as copy:
        # Members who were deleted since the backup was made are deleted again at the next start.
        _mark_deleted(copy, _deleted(path))
        _given_to_owner_of(path if path.exists() else path.parent, copy, path.with_name(path.name + SUFFIX))
        before = _put_aside(path, now) if path.exists() else None
        os.replace(copy, path)
    return counts, before


def downgrade(path: str, now: datetime) -> tuple[Counts, Path, Path]:
    """Bring back a database as it was before the newest upgrade of its schema; return what it holds, the copy that it was
    taken from, and where the database of the newer schema lies now.

    `OperatorError` where there is no such copy, `NotNow` where a bot uses the database.
    """
    if is_server(path):
        where = shown(path)
        raise OperatorError(
            f"Of {where} there is your own backup. Bring it back: delvekeeper restore FILE {where} --replace"
        )
    if not (Path(path).exists() and (kept := copies(path))):
        raise OperatorError(f"There is no copy of {path} from before an upgrade.")
    counts, before = restore(str(kept[-1]), path, now, replace=True)
    assert before is not None
    return counts, kept[-1], before


def _check_free(target: str, replace: bool) -> None:
    if Path(target).exists() and not replace:
        raise OperatorError(f"{target} is there already. Name another file, or say --replace.")


@contextlib.contextmanager
def _copied(source: str, target: Path) -> Iterator[Path]:
    """Copy a database that is a file, beside where it is to lie in the end."""
    with _unfinished(target) as copy:
        try:
            with opened(source, "ro") as there, opened(str(copy), "rw") as here:
                check_ours(there, source)
                there.backup(here)
                # It is one file, so a reader needs no other.
                here.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise OperatorError(f"{source} cannot be copied: {error}.") from error
        with copy.open("rb") as file:
            os.fsync(file.fileno())
        yield copy


@contextlib.contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """Give an empty file beside ``target``; what is left of it in the end is removed."""
    copy = target.with_name(f"{target.name}.unfinished")
    try:
        copy.unlink(missing_ok=True)
        # It holds what people wrote, and the dice keys of games under way.
        copy.touch(0o600)
        yield copy
    except OSError as error:
        raise OperatorError(f"{target} cannot be written: {error.strerror}.") from error
    finally:
        for companion in ("", *COMPANIONS):
            Path(f"{copy}{companion}").unlink(missing_ok=True)


def _deleted(path: Path) -> list[DeletedRow]:
    """Return the fingerprints of those who were deleted in a database; none where it cannot be read any more."""
    if not path.exists():
        return []
    try:
        with opened(str(path), "ro") as there:
            return [DeletedRow(mark, salt, at, bool(due)) for mark, salt, at, due in there.execute(ALL)]
    except (sqlite3.Error, OperatorError):
        return []


def _mark_deleted(copy: Path, before: list[DeletedRow]) -> None:
    with opened(str(copy), "rw") as here:
        here.executescript(SCHEMA)
        there = _deleted(copy)
        here.executemany(ADD, [msgspec.structs.astuple(row) for row in carried(before, there)])
        here.commit()


def _put_aside(path: Path, now: datetime) -> Path:
    aside = path.with_name(f"{path.name}.before-{now:%Y%m%d-%H%M%S}")
    for companion in ("", *COMPANIONS):
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{companion}", f"{aside}{companion}")
    return aside


def _given_to_owner_of(owned: Path, *files: Path) -> None:
    """Give files to the owner of ``owned``: what root puts there, the bot has to be able to write."""
    owner = owned.stat()
    if os.geteuid() == 0:
        for file in filter(Path.exists, files):
            os.chown(file, owner.st_uid, owner.st_gid)
