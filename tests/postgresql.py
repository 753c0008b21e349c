"""A PostgreSQL server for the tests: one for a whole run, in a folder of its own, gone when the run is.

The first test that needs it starts it, as a process of its own. That process ends the server when the run's first process
has ended, however that was. Each test gets a database of its own, a copy of one with the newest schema. ``python -m
tests.postgresql FOLDER PID`` is that process.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from engine.store.connecting import prepare
from tests.processes import is_running

REQUIRED = "REQUIRE_POSTGRESQL"
"""The variable of the environment with which a test may not be skipped for want of a server."""
RUN = "DELVEKEEPER_TESTS"
"""The variable that names the process that began this run of the tests."""
PATTERN = "pattern"
"""The database that others are copies of."""
LONGEST = 60.0
"""Seconds to wait for a server to start."""
DEBIAN = Path("/usr/lib/postgresql")
NUMBERS = count(1)
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "autovacuum": "off",
    "logging_collector": "off",
    "log_min_messages": "fatal",
}


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest there is; ``None`` where it is not installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return max((path.parent for path in DEBIAN.glob("*/bin/initdb")), default=None, key=lambda path: int(path.parent.name))


def low_user() -> dict[str, object]:
    """Return who runs a server, which may not be root."""
    if os.getuid():
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise LookupError("root may run no server, and there is nobody else")


class Server:
    """A server in ``folder``, reached by a socket there. ``settings`` are added to those of all."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self._data = folder / "data"
        self._settings = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def make(self, pattern: Path | None = None) -> None:
        """Make its files, or take over those of another one that is not running."""
        bin, who = binaries(), low_user()
        assert bin is not None
        if who:
            os.chown(self.folder, int(str(who["user"])), int(str(who["group"])))
        if pattern is not None:
            subprocess.run(["cp", "-r", str(pattern), str(self._data)], check=True, **who)  # type: ignore[call-overload]
            return
        command = [bin / "initdb", "-D", self._data, "-U", "delver", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **who)  # type: ignore[call-overload]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        bin = binaries()
        assert bin is not None
        given = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [bin / "postgres", "-D", self._data, *given],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log, cwd=self.folder, start_new_session=True,
                **low_user(),
            )  # type: ignore[call-overload]  # fmt: skip
        ready = [bin / "pg_isready", "-q", "-h", self.folder, "-U", "delver", "-d", "postgres"]
        until = time.monotonic() + LONGEST
        while subprocess.run(ready, check=False).returncode:
            assert self._process.poll() is None and time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def end(self, number: int = signal.SIGINT) -> None:
        """End it and wait; by SIGKILL all of its processes, as a machine that breaks down does."""
        if self._process is None:
            return
        # Each of its processes leads a group of its own; while one of them lives the server does not start anew.
        killed = self.ids if number == signal.SIGKILL else (self._process.pid,)
        for item in killed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(item, number)
        self._process.wait()
        self._process = None
        until = time.monotonic() + LONGEST
        while any(map(_lives, killed)):
            assert time.monotonic() < until, f"of {killed} some live on"
            time.sleep(0.01)

    @property
    def ids(self) -> tuple[int, ...]:
        """The numbers of its processes, the first of all first."""
        if self._process is None:
            return ()
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return (self._process.pid, *map(int, children))

    def address(self, database: str) -> str:
        """Return where a database of it is."""
        return f"postgresql://delver@/{database}?host={self.folder}"


def _lives(process: int) -> bool:
    """Tell whether there is a process of that number that has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def missing() -> str:
    """Skip the test that asks, for there is no server; fail it where there has to be one."""
    words = "PostgreSQL is not installed (on Debian: postgresql)"
    if os.environ.get(REQUIRED):
        pytest.fail(f"{words}, and {REQUIRED} is set")
    pytest.skip(words)


def shared() -> str:
    """Return the folder of this run's server, started when it is not there yet."""
    if binaries() is None:
        missing()
    lent = Path(tempfile.gettempdir()) / f"postgresql-{os.environ[RUN]}"
    with lent.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not lent.exists():
            folder = tempfile.mkdtemp(prefix="delvekeeper-postgresql-", dir=room())
            # No process here waits for it: it ends by itself.
            quiet = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in (0, 1)]
            command = [sys.executable, "-m", "tests.postgresql", folder, os.environ[RUN]]
            given = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
            os.posix_spawn(sys.executable, command, given, file_actions=quiet, setsid=True)
            until = time.monotonic() + LONGEST
            while not (Path(folder) / "ready").exists():
                assert time.monotonic() < until, "the server of the tests does not start"
                time.sleep(0.05)
            lent.write_text(folder)
        return lent.read_text()


@contextlib.contextmanager
def own(within: Path | None = None, **settings: str) -> Iterator[Server]:
    """Give a server that may be killed: one made from the files of the shared one, or a new one ``within`` a folder."""
    pattern = None if within else Path(shared()) / "pattern"
    folder = Path(tempfile.mkdtemp(prefix="delvekeeper-postgresql-", dir=within or room()))
    server = Server(folder, **settings)
    try:
        server.make(pattern)
        server.start()
        yield server
    finally:
        server.end(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def room() -> str:
    """Return where servers are kept: in memory if may be, not below the folder of the run, which others cannot enter."""
    return next((folder for folder in ("/dev/shm", "/tmp") if os.access(folder, os.W_OK)), tempfile.gettempdir())


async def filled(server: Server) -> None:
    """Make the database that others are copies of."""
    session = await asyncpg.connect(server.address("postgres"))
    await session.execute(f"CREATE DATABASE {PATTERN}")
    await session.close()
    await prepare(server.address(PATTERN))


@contextlib.asynccontextmanager
async def database(folder: str, pattern: str = PATTERN) -> AsyncIterator[str]:
    """Give the address of a new database with the newest schema; from "template0" it is empty."""
    server, name = Server(Path(folder)), f"delves_{os.getpid()}_{next(NUMBERS)}"
    session = await asyncpg.connect(server.address("postgres"))
    try:
        await session.execute(f"CREATE DATABASE {name} TEMPLATE {pattern} STRATEGY FILE_COPY")
        yield server.address(name)
        await session.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await session.close()


def main(folder: Path, run: int) -> None:
    """Keep a server for as long as a run of the tests lasts."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server = Server(folder, fsync="off")
    try:
        server.make()
        subprocess.run(["cp", "-r", str(folder / "data"), str(folder / "pattern")], check=True, **low_user())  # type: ignore[call-overload]
        server.start()
        asyncio.run(filled(server))
        (folder / "ready").touch()
        while is_running(run):
            time.sleep(0.3)
    finally:
        server.end(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
