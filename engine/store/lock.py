"""What keeps two processes from working on one database: a lock on a file beside it, or one of its server's."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Protocol

from engine.core.errors import NotNow, OperatorError
from engine.runtime.shards import WHOLE, Shards

from .database import IN_MEMORY, is_server

log = logging.getLogger(__name__)

SUFFIX = ".lock"
AFTER = 0.2
"""Seconds between two looks at whether a lock is free."""


class HeldLock(Protocol):
    """A lock that this process holds until it lets go of it.

    ``retaken`` is called after the lock was lost for a while and taken again. ``lost`` is called with the reason where
    another process has the lock now, so that this one cannot take it again.
    """

    retaken: Callable[[], None]
    lost: Callable[[str], None]

    async def close(self) -> None:
        """Let go of it."""
        ...


async def hold(seconds: float, address: str | Path, part: Shards = WHOLE) -> HeldLock | None:
    """Take a database for this process alone, or a part of what is in it, as soon as it is free.

    `NotNow` if it is not within so many seconds, `OperatorError` where only all of it can be had.
    """
    if is_server(address):
        from .leases import Leases

        return await Leases.within(seconds, str(address), part)
    if not part.whole:
        raise OperatorError(
            "A file is kept by one process alone. Several that share the shards (SHARDS) need PostgreSQL (DATABASE_URL)."
        )
    return None if str(address) == IN_MEMORY else await Lock.within(seconds, address)


async def take_turn(address: str | Path, part: Shards, seconds: float) -> None:
    """Wait until no other process that has a part of the shards logs in to Discord; keep others waiting so long after."""
    if is_server(address) and not part.whole:
        from . import leases

        await leases.take_turn(str(address), seconds)


class Lock:
    """A lock on the file ``path + suffix``, which is made; as a context it is let go of in the end.

    The system lets go of it when the process ends, however it ends, so a crash leaves none behind; and other programs may
    read and copy the database all the while. The file stays, since removing it could let two in. Where the system knows no
    such locks, or no file can be made there, everybody is let in: who has to write will find out why.
    """

    def __init__(self, path: str | Path, suffix: str = SUFFIX) -> None:
        """Take the lock; `NotNow` if another holds it, in this process or any that sees the same file."""
        beside = Path(path).resolve()
        self._file: int | None = None
        self.retaken: Callable[[], None] = lambda: None
        self.lost: Callable[[str], None] = lambda _: None
        try:
            self._file = os.open(beside.with_name(beside.name + suffix), os.O_RDWR | os.O_CREAT, 0o600)
            _lock(self._file)
        except BlockingIOError:
            self.release()
            raise NotNow(
                f"{path} is in use by another Delvekeeper: stop that one, or give this one a file of its own."
            ) from None
        except OSError as error:
            self.release()
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise NotNow(f"The disk that {path} is on is full.") from error
            log.warning("%s is not locked against a second process: %s", path, error)

    @classmethod
    async def within(cls, seconds: float, path: str | Path) -> Lock:
        """Take the lock as soon as it is free; `NotNow` if it is not within so many seconds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while True:
            try:
                return cls(path)
            except NotNow:
                if loop.time() >= until:
                    raise
            await asyncio.sleep(AFTER)

    def release(self) -> None:
        """Let go of it."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = None

    async def close(self) -> None:
        """Let go of it."""
        self.release()

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.release()


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
