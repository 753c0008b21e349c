"""Who has a database on a server: the lease of a process on all of it, or on the shards that are its part (`Leases`).

A lease is a lock of the server's (an advisory lock), which lasts as long as the connection that took it: a killed process
leaves none behind, and no clock is needed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import asyncpg

from engine.core.errors import NotNow, OperatorError
from engine.runtime.shards import Shards

from .connecting import MARK, Session, connected, is_lost, left
from .database import shown

AFTER = 0.2
"""Seconds between two looks at whether what is wanted is free."""
RETAKEN = 1.0
"""Seconds between two tries to take back a lease that was lost with its connection."""

_WHOLE = f"({MARK}, coalesce(hashtext(current_schema()), 0))"
_SHARD = "(hashtextextended('delvekeeper shard ' || $1::text || ' of ' || coalesce(current_schema(), ''), 0))"
_COUNT = "hashtext('delvekeeper shards of ' || coalesce(current_schema(), ''))"
_LOGIN = f"({MARK + 2}, coalesce(hashtext(current_schema()), 0))"
_OTHERS = f"""
SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND objid <> $1::bigint::oid
    AND classid = ({_COUNT}::bigint & 4294967295)::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""How many processes count the shards otherwise."""

log = logging.getLogger(__name__)


class Leases:
    """A lease on what a process looks after: no other process has any of it.

    Where its connection is lost (the server restarts) it is taken anew as soon as may be, and ``retaken`` is called then:
    meanwhile another could have come in. Where another is in, ``lost`` is called once: the process has to stop. What keeps
    two writers apart at any time is the version check of the store.
    """

    def __init__(self, address: str, part: Shards, session: Session) -> None:
        self._address = address
        self._part = part
        self._released = False
        self._retaking: asyncio.Task[None] | None = None
        self.retaken: Callable[[], None] = lambda: None
        self.lost: Callable[[str], None] = lambda _: None
        self._watch(session)

    @classmethod
    async def within(cls, seconds: float, address: str, part: Shards) -> Leases:
        """Take it as soon as it is free; `NotNow` if it is not within so many seconds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while isinstance(session := await _taken(address, part), str):
            if loop.time() >= until:
                raise NotNow(f"{shown(address)} is in use by another Delvekeeper{session}")
            await asyncio.sleep(AFTER)
        return cls(address, part, session)

    async def close(self) -> None:
        """Let go of it."""
        self._released = True
        if self._retaking:
            self._retaking.cancel()
        await left(self._session)

    def _watch(self, session: Session) -> None:
        self._session = session
        session.add_termination_listener(self._lost)

    def _lost(self, _: object) -> None:
        if not self._released:
            log.warning("the lease on %s was lost with its connection", shown(self._address))
            self._retaking = asyncio.get_running_loop().create_task(self._retake())

    async def _retake(self) -> None:
        while True:
            await asyncio.sleep(RETAKEN)
            try:
                session = await _taken(self._address, self._part)
            except OperatorError:
                continue
            if not isinstance(session, str):
                self._watch(session)
                self.retaken()
                log.info("the lease on %s is taken again", shown(self._address))
                return
            words = f"{shown(self._address)} is in use by another Delvekeeper{session}"
            log.error("%s", words)
            self.lost(words)
            return


async def _taken(address: str, part: Shards) -> Session | str:
    """Return the connection that holds the lease, or in words why another has it."""
    session = await connected(address, server_settings={"application_name": "delvekeeper lease"})
    try:
        refused = await (_whole(session) if part.whole else _shards(session, part))
    except BaseException as error:
        await left(session)
        if isinstance(error, asyncpg.PostgresError) or is_lost(error):
            raise NotNow(f"{shown(address)} cannot be reached: {error}") from error
        raise
    if refused:
        await left(session)
        return refused
    return session


async def _whole(session: Session) -> str:
    if await session.fetchval(f"SELECT pg_try_advisory_lock{_WHOLE}"):
        return ""
    return ": stop that one, give this one a database of its own, or share the shards between them (SHARDS)."


async def _shards(session: Session, part: Shards) -> str:
    """Take the lease on each shard of a part; who has a part keeps out who would have everything, or count otherwise."""
    if not await session.fetchval(f"SELECT pg_try_advisory_lock_shared{_WHOLE}"):
        return " that looks after everything: stop that one, or give it SHARDS too."
    await session.fetchval(f"SELECT pg_advisory_lock_shared({_COUNT}, $1)", part.count)
    if await session.fetchval(_OTHERS, part.count):
        return f" that does not count {part.count} shards: SHARDS has to end in the same number for all of them."
    for shard in part.shards:
        if not await session.fetchval(f"SELECT pg_try_advisory_lock{_SHARD}", str(shard)):
            return f" that has shard {shard}: give each process shards of its own (SHARDS)."
    return ""


async def take_turn(address: str, seconds: float) -> None:
    """Wait until no other process on this database logs in to Discord, and keep the others waiting for so long after.

    Where the server cannot be asked no process waits.
    """
    try:
        session = await connected(address, server_settings={"application_name": "delvekeeper login"})
    except OperatorError as error:
        log.warning("logging in out of turn: %s", error)
        return
    try:
        await session.execute(f"SELECT pg_advisory_lock{_LOGIN}")
    except BaseException as error:
        await left(session)
        if isinstance(error, asyncpg.PostgresError) or is_lost(error):
            log.warning("logging in out of turn: %s", error)
            return
        raise
    asyncio.get_running_loop().call_later(seconds, session.terminate)
