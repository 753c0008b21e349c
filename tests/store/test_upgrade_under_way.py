"""An upgrade with tables of all five games under way, killed in the middle, on both stores: they go on at the next start.

The database is that of `tests/tables/earlier.db.gz`, of an early schema; the last one is made of it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from engine.__main__ import main
from engine.core.errors import OperatorError
from engine.games import games
from engine.store import Store, database, move, transfer
from tests.tables.test_earlier import Before, every_table_goes_on, written_before

from .test_upgrade import KILLED, ROOT, look, schema

pytestmark = pytest.mark.whole
FIRST, LAST = 6, len(database.migrations()) - 1
"""The schema of the earlier database, and the last one before today's."""
KILLED_ON_SERVER = """
import asyncio, os, sys
from engine.store import Store, connecting
real, calls = connecting.translated, []
def translated(step):
    calls.append(step)
    if len(calls) == int(sys.argv[2]):
        os._exit(9)
    return real(step)
connecting.translated = translated
asyncio.run(Store.open(sys.argv[1], backed_up=True))
"""
"""Opens a database on a server, and is killed before the step of that number."""


def killed(program: str, place: object, moment: int) -> int:
    return subprocess.run([sys.executable, "-c", program, str(place), str(moment)], cwd=ROOT, check=False).returncode


@pytest.fixture(params=[FIRST, LAST], ids=["early", "last"])
def known(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A schema that was current once. Until the test undoes that it is the newest one known."""
    number: int = request.param
    steps = database.migrations()
    for module in (database, transfer):
        monkeypatch.setattr(module, "migrations", lambda: steps[:number])
    transfer.schema.cache_clear()
    yield number
    transfer.schema.cache_clear()


@pytest.fixture
async def before(tmp_path: Path, known: int) -> Before:
    """A file of that schema, with tables under way."""
    path = tmp_path / "delves.db"
    written = written_before(path)
    await (await Store.open(path)).close()
    for copy in tmp_path.glob("*.schema-*"):
        copy.unlink()
    assert schema(path) == known
    held = look(path, "SELECT group_concat(DISTINCT game) FROM tables WHERE status = 'running' ORDER BY game")
    assert {*held.split(",")} == {*games()}
    return written


async def test_a_file_goes_on_after_a_kill_in_the_middle(
    tmp_path: Path, known: int, before: Before, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    path = tmp_path / "delves.db"
    for check in (1, 2):
        assert killed(KILLED, path, check) == 9 and schema(path) == known
    await every_table_goes_on(path, before)
    assert schema(path) == len(database.migrations())


async def test_a_database_on_a_server_goes_on_after_a_kill_in_the_middle(
    tmp_path: Path,
    known: int,
    before: Before,
    empty: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    await move(str(tmp_path / "delves.db"), empty)
    monkeypatch.undo()

    async def version() -> int:
        session = await asyncpg.connect(empty)
        found: int = await session.fetchval("SELECT version FROM delvekeeper")
        await session.close()
        return found

    steps = len(database.migrations()) - known
    for moment in {1, 1 + steps // 2, steps}:
        assert killed(KILLED_ON_SERVER, empty, moment) == 9 and await version() == known
    with pytest.raises(OperatorError, match="start with --i-have-a-backup"):
        await Store.open(empty)
    done = subprocess.run([sys.executable, "-m", "engine", "upgrade", empty], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"") and b"has the schema of this version" in done.stdout
    assert await version() == len(database.migrations())
    await every_table_goes_on(empty, before)


def test_there_is_nothing_to_upgrade_where_there_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["upgrade", str(tmp_path / "none.db")]) == 2
    assert "There is no database" in capsys.readouterr().err and not list(tmp_path.iterdir())
