"""What every test may ask for, and where the tests put what they write."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests.discord_api.fixtures import conformity, pytest_report_header

__all__ = ["conformity", "pytest_report_header"]

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")

MEMORY, ROOM = Path("/dev/shm"), 2 << 30
"""A folder that lies in memory on many machines, and how many bytes must be free there: a bot that is tested waits for its
disk at each move."""


def pytest_configure(config: pytest.Config) -> None:
    """Choose a folder for all that this run writes; workers and the processes that tests start inherit it.

    What they compile goes there too, where nothing compiled is to be left beside the sources.
    """
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    quick = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM and "TMPDIR" not in os.environ
    folder = tempfile.mkdtemp(prefix="delvekeeper-tests-", dir=MEMORY if quick else None)
    config.stash[FOLDER] = folder
    os.environ["TMPDIR"] = tempfile.tempdir = folder
    if sys.dont_write_bytecode:
        # A bot loads its cogs anew each time: without this they would be compiled for every test.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", "")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(Path(folder) / "compiled")
        sys.dont_write_bytecode = False


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remove that folder, unless there is something to look into."""
    folder = session.config.stash.get(FOLDER, "")
    if folder and exitstatus == pytest.ExitCode.OK:
        shutil.rmtree(folder, ignore_errors=True)


FOLDER = pytest.StashKey[str]()
