"""What every test may ask for, and where the tests put what they write."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import shutil
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests import executed
from tests.compiled import compile_once
from tests.discord_api.place import VARIABLE, where
from tests.processes import is_running

if TYPE_CHECKING:
    from tests.discord_api.conformity import Conformity

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
# Else what is tried also depends on the constants of all modules that happen to be loaded, and to read these takes seconds.
providers._get_local_constants = lambda: providers._local_constants

collect_ignore = ["sixth"]
"""A game that is tested in a copy of the project: see test_sixth_game.py."""
MEMORY, ROOM = Path("/dev/shm"), 2 << 30
"""A folder that lies in memory on many machines, and how many bytes must be free there: a bot that is tested waits for its
disk at each move."""
SELDOM = (50_000, 10, 20)
"""After how many new objects the youngest rubbish is looked for, and after how many such looks older rubbish is."""
OURS, KEPT = "delvekeeper-tests-", 3600
"""How such folders are called, and for how many seconds those of runs that failed, or were cut off, are kept."""
LONGEST = frozenset({"test_sixth_game.py", "test_package.py", "test_image.py"})
"""The files of tests with single ones that take more than half a minute, each in a process of its own."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take in the games whose laws are to be looked at, and the rules whose tests are to run."""
    parser.addoption("--only", default="", metavar="KEY,..", help="look at the laws of these games alone")
    parser.addoption("--playouts", type=int, default=12, metavar="N", help="look at so many random games of each")
    parser.addoption("--rules", default="", metavar="ID,..", help="run only the tests of these rules, and watch them")


def pytest_configure(config: pytest.Config) -> None:
    """Choose a folder for all that this run writes; workers and the processes that tests start inherit it.

    Where nothing compiled is to be left beside the sources, it is kept in the virtual environment: to compile all of this
    anew takes as long as many of the tests.
    """
    executed.register(config)
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    quick = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM and "TMPDIR" not in os.environ
    room = MEMORY if quick else Path(tempfile.gettempdir())
    clear(room)
    folder = tempfile.mkdtemp(prefix=f"{OURS}{os.getpid()}-", dir=room)
    config.stash[FOLDER] = folder
    os.environ["TMPDIR"] = tempfile.tempdir = folder
    os.environ["DELVEKEEPER_TESTS"] = str(os.getpid())
    if sys.dont_write_bytecode:
        kept = Path(sys.prefix) if os.access(sys.prefix, os.W_OK) else Path(folder)
        os.environ.pop("PYTHONDONTWRITEBYTECODE", "")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(kept / "compiled")
        sys.dont_write_bytecode = False
    if config.getoption("numprocesses", 0):
        compile_once(config)


def clear(room: Path) -> None:
    """Remove what runs of long ago have left: some are killed, and what lies in memory is missing there."""
    for folder in room.glob(f"{OURS}*"):
        process = folder.name.removeprefix(OURS).partition("-")[0]
        with contextlib.suppress(OSError):
            ended = not (process.isdigit() and is_running(int(process)))
            if ended and folder.stat().st_mtime < time.time() - KEPT:
                shutil.rmtree(folder, ignore_errors=True)


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are processors: some tests wait most of the time, for a process or for what is due."""
    return len(os.sched_getaffinity(0)) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for no rubbish while tests are collected, and never among what was: it is all kept, and looking takes long.

    Afterwards it is looked for less often than usual: whole games are kept for the tests of many laws.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, the `LONGEST` before all else, so that no worker is left alone with it in the end."""
    items.sort(key=lambda item: (item.get_closest_marker("whole") is None, item.path.name not in LONGEST))


def pytest_runtest_logfinish() -> None:
    """Have asyncio forget the finished tasks of a test: it goes through all that were not cleared away yet, at the end of
    each test that has a loop, and rubbish is looked for seldom.

    From Python 3.14 on it keeps them by loop, and there are none to forget.
    """
    for name in ("_all_tasks", "_scheduled_tasks"):
        for task in tuple(getattr(asyncio.tasks, name, ())):
            if task.done():
                asyncio.tasks._unregister_task(task)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Have simcord add what the bot did to what is told of a failed test, and do once what each test would do anew.

    New databases are filled from a pattern, and compiled messages are kept.

    Only where tests use these: else they would be loaded, with all of discord.py, for one test of geometry.
    """
    if "simcord" in sys.modules:
        session.config.pluginmanager.import_plugin("simcord.pytest_plugin")
    if "engine.store.sqlite" in sys.modules:
        from tests.kept_schema import make_once

        make_once()
    if "engine.core.catalogue" in sys.modules:
        from tests.kept_messages import keep_compiled

        keep_compiled()


@pytest.fixture(autouse=True)
def conformity() -> Iterator[Conformity | None]:
    """Fail a test at its end when the bot sent what Discord would not take; ``conformity.check(env)`` asks at once.

    Where no test that was collected has imported the simulated Discord, there is nothing to watch, and no test may start
    one behind the back of this.
    """
    if "simcord" not in sys.modules:
        yield None
        assert "simcord" not in sys.modules, "whoever plays on Discord imports playground.world at the top"
        return
    from tests.discord_api.watching import watching

    with watching() as checker:
        yield checker


@pytest_asyncio.fixture
async def postgresql() -> AsyncIterator[str]:
    """A database on a PostgreSQL server, with the newest schema."""
    from tests import postgresql

    async with postgresql.database(postgresql.shared()) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a house keeps its delves: a file, and a database on a server."""
    return tmp_path / "delves.db" if request.param == "sqlite" else str(request.getfixturevalue("postgresql"))


def pytest_report_header() -> str:
    """Say once whether requests are held against Discord's own description."""
    path = where()
    if path is None:
        return f"Discord's API description: not at hand ({VARIABLE} can name it); only the limits are checked"
    return f"Discord's API description: {path.name}"


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remove that folder, unless there is something to look into."""
    folder = session.config.stash.get(FOLDER, "")
    if folder and exitstatus == pytest.ExitCode.OK:
        shutil.rmtree(folder, ignore_errors=True)


FOLDER = pytest.StashKey[str]()
