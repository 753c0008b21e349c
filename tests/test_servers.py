"""The PostgreSQL server of the tests: left out with a line where there is none, or failed; gone with its run."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import postgresql
from tests.processes import is_running

ROOT = Path(__file__).parents[1]


def test_without_a_server_a_test_is_left_out_with_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "binaries", lambda: None)
    monkeypatch.delenv(postgresql.REQUIRED, raising=False)
    with pytest.raises(pytest.skip.Exception, match="PostgreSQL is not installed"):
        postgresql.shared()


def test_where_there_has_to_be_one_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "binaries", lambda: None)
    monkeypatch.setenv(postgresql.REQUIRED, "1")
    with pytest.raises(pytest.fail.Exception, match="REQUIRE_POSTGRESQL is set"):
        postgresql.shared()


@pytest.mark.whole
async def test_a_server_ends_with_the_run_that_began_it_however_that_ended(tmp_path: Path) -> None:
    if postgresql.binaries() is None:
        postgresql.missing()
    begun = "import os, sys, time; from tests import postgresql; print(postgresql.shared(), flush=True); time.sleep(60)"
    run = subprocess.Popen(
        [sys.executable, "-c", f"import os; os.environ['{postgresql.RUN}'] = str(os.getpid()); {begun}"],
        cwd=ROOT, env={**os.environ, "TMPDIR": str(tmp_path)}, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert run.stdout is not None
    folder = Path((await asyncio.to_thread(run.stdout.readline)).strip())
    process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    assert is_running(process)
    run.kill()
    run.wait()
    run.stdout.close()
    until = time.monotonic() + postgresql.LONGEST
    while folder.exists() and time.monotonic() < until:
        await asyncio.sleep(0.05)
    assert not folder.exists() and not is_running(process)
