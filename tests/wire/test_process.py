"""The bot as a process: its stop, its errors at a start, and that one database has one process."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest

from engine.core.messages import WORDS
from engine.store import Store
from service import endings, running
from tests.tables.house import ADA, BOB, House

from .conftest import Started
from .standin import BACK, FAILED, ROOT, THERE, Process, Standin, words_in

pytestmark = pytest.mark.whole


async def test_told_to_stop_it_leaves_its_connection_and_ends_well(standin: Standin, started: Started) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        process = await started()
        process.signal(number)
        status, said = await process.ended()
        assert (status, "Traceback" in said) == (0, False), said
    # Either keeps what comes until the next start. That one hears it, and says goodbye to what it was kept in.
    assert standin.closed == [4000, 1000, 4000]


async def told_to_stop_while_it_tells(standin: Standin, started: Started, database: Path, **settings: str) -> Process:
    """Return a process that was told to stop while Discord delays the answer to its post."""
    house = House(database)
    await house.open()
    await house.begin(ADA, BOB, game="toy")
    await house.tables.close()
    standin.hold()
    process = await started(**settings)
    await asyncio.wait_for(standin.posted.wait(), 120)
    process.signal(signal.SIGTERM)
    return process


async def test_what_is_untold_is_told_before_it_ends(standin: Standin, started: Started, database: Path) -> None:
    process = await told_to_stop_while_it_tells(standin, started, database, UNHURRIED="yes")
    standin.released.set()
    status, said = await process.ended()
    assert status == 0, said
    assert any("The board is laid out" in post for post in standin.posts), said
    store = await Store.open(database)
    assert await store.untold() == ()
    await store.close()


async def test_it_ends_in_time_though_discord_answers_nothing_any_more(
    standin: Standin, started: Started, database: Path
) -> None:
    assert running.LONGEST < 5
    process = await told_to_stop_while_it_tells(standin, started, database)
    # Without a limit it would wait for minutes.
    status, said = await process.ended()
    assert status == 0, said
    standin.released.set()


async def test_told_to_stop_while_it_logs_in_it_ends_well(standin: Standin, started: Started) -> None:
    standin.silent = True
    process = await started(ready=False)
    await asyncio.wait_for(standin.asked.wait(), 120)
    process.signal(signal.SIGTERM)
    assert (await process.ended())[0] == 0


def _namespaces() -> bool:
    if not shutil.which("unshare"):
        return False
    return subprocess.run(["unshare", "--pid", "--fork", "true"], capture_output=True).returncode == 0


@pytest.mark.skipif(not _namespaces(), reason="no process namespaces here")
async def test_as_the_first_process_of_a_container_it_stops_too(standin: Standin, started: Started) -> None:
    process = await started("unshare", "--pid", "--fork", "--kill-child")
    (first,) = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    namespaced = next(line for line in Path(f"/proc/{first}/status").read_text().splitlines() if line.startswith("NSpid"))
    assert namespaced.split()[-1] == "1"
    os.kill(int(first), signal.SIGTERM)
    assert (await process.ended())[0] == 0
    assert standin.closed == [4000]


NEW = {
    "id": "1",
    "type": 1,
    "name": "delve",
    "options": [{"type": 1, "name": "new", "options": [{"type": 3, "name": "game", "value": "toy"}]}],
}


async def until(standin: Standin, words: str, posts: int) -> None:
    """Wait until the newest post has these words, and a little longer for posts that should not come."""
    for _ in range(1200):
        if standin.shown and words in words_in(list(standin.shown.values())[-1]):
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)
    assert words in words_in(list(standin.shown.values())[-1]) and len(standin.posts) == posts
    assert standin.breaks == [] and not any(WORDS("broke-on-my-side") in words for words in standin.whispers)


@pytest.mark.parametrize("how", [THERE, BACK, FAILED])
async def test_over_a_connection_that_breaks_all_is_posted_once(standin: Standin, started: Started, how: str) -> None:
    await started()
    standin.breaks.append(("POST", "/callback$", how))
    await standin.asks(5, NEW)
    await until(standin, "M5 is gathering rivals (1 of 4)", 1)
    lobby = list(standin.shown)[-1]
    standin.breaks.append(("POST", "/callback$", how))
    await standin.asks(6, {"custom_id": "lobby:1.1:join", "component_type": 2}, lobby)
    await until(standin, "With M6", 1)
    standin.breaks += [("POST", "/callback$", how), ("POST", "/webhooks/", how)]
    await standin.asks(5, {"custom_id": "lobby:1.2:start", "component_type": 2}, lobby)
    await until(standin, "The board is laid out", 2)
    first, second = standin.shown.values()
    assert len(first["components"]) == 1 and len(second["components"]) > 1, "the story alone; with what is wanted"


async def ended(process: Process) -> tuple[int, str]:
    """Return the exit status of a process and its last line. It never ends with a traceback."""
    status, said = await process.ended()
    assert "Traceback" not in said, said
    return status, said.strip().splitlines()[-1]


async def test_a_token_that_discord_does_not_know_is_final(standin: Standin, started: Started) -> None:
    standin.token_known = False
    status, words = await ended(await started(ready=False))
    assert (status, words) == (endings.FOR_GOOD, "Discord does not know this DISCORD_TOKEN.")


async def test_a_setting_that_is_wrong_is_final(started: Started) -> None:
    status, words = await ended(await started(ready=False, GUILD="tavern"))
    assert status == endings.FOR_GOOD and "GUILD" in words


async def test_a_newer_database_is_final(started: Started, database: Path) -> None:
    await (await Store.open(database)).close()
    with sqlite3.connect(database) as file:
        file.execute("PRAGMA user_version = 99")
    status, words = await ended(await started(ready=False))
    assert status == endings.FOR_GOOD and "newer Delvekeeper" in words


async def test_a_place_where_nothing_can_be_written_is_final(started: Started, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, words = await ended(await started(ready=False, DATABASE=str(tmp_path / "file" / "delves.sqlite3")))
    assert status == endings.FOR_GOOD and "no folder" in words


async def test_that_discord_is_away_passes(database: Path) -> None:
    async with Standin().open() as gone:
        pass
    status, words = await ended(await Process.start(gone.port, database))
    assert status == endings.FOR_NOW and words.startswith("Discord cannot be reached")


async def test_that_another_program_holds_the_file_passes(started: Started, database: Path) -> None:
    await (await Store.open(database)).close()
    with sqlite3.connect(database, isolation_level=None) as file:
        file.execute("PRAGMA journal_mode = DELETE")
        file.execute("BEGIN EXCLUSIVE")
        status, words = await ended(await started(ready=False))
    assert status == endings.FOR_NOW and "held by another program" in words


async def test_that_the_disk_is_full_passes(started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        process = await started(ready=False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    status, words = await ended(process)
    assert status == endings.FOR_NOW and words.endswith(endings.AGAIN)


async def test_a_second_process_on_a_database_is_refused_in_words_and_the_first_goes_on(
    standin: Standin, started: Started, database: Path
) -> None:
    first = await started()
    status, words = await ended(await started(ready=False))
    assert status == endings.FOR_NOW and f"{database} is in use by another Delvekeeper" in words and first.running
    # Readers and backups are not locked out.
    with sqlite3.connect(database) as file, sqlite3.connect(f"{database}.copy") as copy:
        file.backup(copy)
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)


async def test_one_that_starts_while_the_other_still_leaves_waits_for_it(standin: Standin, started: Started) -> None:
    first = await started()
    second = await started(ready=False)
    await asyncio.sleep(1)
    standin.ready.clear()
    first.signal(signal.SIGTERM)
    await asyncio.wait_for(standin.ready.wait(), 120)
    assert (await first.ended())[0] == 0 and second.running


async def test_a_crash_leaves_no_lock_behind(standin: Standin, started: Started) -> None:
    first = await started()
    await first.kill()
    second = await started()
    assert second.running


def test_systemd_is_told_which_status_is_final() -> None:
    lines = (ROOT / "deploy" / "delvekeeper.service").read_text().splitlines()
    assert f"RestartPreventExitStatus={endings.FOR_GOOD}" in lines and "Restart=on-failure" in lines


def test_what_may_not_be_written_where_it_runs_is_compiled_when_it_is_installed() -> None:
    image, unit = (ROOT / "Dockerfile").read_text(), (ROOT / "deploy" / "delvekeeper.service").read_text()
    assert all("compileall -q" in each and "bot.py service cogs engine" in each for each in (image, unit))
    assert all("python -m engine.rulebook" in each for each in (image, unit))
    assert "PYTHONDONTWRITEBYTECODE" not in image and 'CMD ["python", "bot.py"]' in image
