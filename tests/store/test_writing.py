"""One wish counts once, one writer wins, everything or nothing is written, what is old is forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from engine.core.errors import Stale, TableBroken, TableTaken
from engine.store import Connection, EntryRow, SnapshotRow
from tests import toy
from tests.tables.house import ADA, BOB, DEE, HOME, House


def count(house: House, table: str) -> int:
    connection = sqlite3.connect(house.path)
    (rows,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return rows


@pytest.mark.rule("TAB-006")
async def test_a_call_that_arrives_twice_counts_once(house: House) -> None:
    await house.begin(ADA, BOB)
    call = house.call(ADA)
    first = await house.tables.act(call, "step 1")
    again = await house.tables.act(call, "step 1")
    assert again.again and not first.again and again.id == first.id and again.version == first.version
    assert again.story == first.story and count(house, "journal") == 2
    await house.reopen()
    assert (await house.tables.act(call, "step 1")).again and count(house, "journal") == 2


async def test_a_call_that_arrives_twice_at_once_counts_once(house: House) -> None:
    await house.begin(ADA, BOB)
    call = house.call(ADA)
    updates = await asyncio.gather(*(house.tables.act(call, "roll") for _ in range(3)))
    assert sorted(update.again for update in updates) == [False, True, True] and count(house, "journal") == 2


async def test_every_kind_of_update_comes_back_as_it_was(house: House) -> None:
    calls = [house.call() for _ in range(5)]
    tables = house.tables
    firsts = [
        await tables.gather(calls[0], "corridor", {}),
        await tables.start(calls[1]),
        await tables.act(calls[2], "step 1"),
        await tables.undo(calls[3]),
        await tables.end(calls[4]),
    ]
    untold = await tables.untold()
    assert untold == firsts and [update.kind for update in untold] == ["lobby", "start", "move", "undo", "end"]


async def test_a_second_writer_is_refused_and_sees_what_the_first_did(lockless: None, house: House) -> None:
    await house.begin(ADA, BOB)
    other = House(house.path)
    await other.open()
    await other.tables.latest(HOME)
    await house.act(ADA, "roll")
    with pytest.raises(Stale, match="Somebody else was quicker"):
        await other.act(ADA, "step 3")
    assert (await other.tables.latest(HOME)).awaited == (BOB,)
    assert (await other.act(BOB, "step 3")).story == "Bob goes 3 on."
    assert count(house, "journal") == 3
    await other.tables.close()


async def test_two_writers_cannot_open_two_tables_in_a_channel(lockless: None, house: House) -> None:
    other = House(house.path)
    await other.open()
    row_seen = other.tables._store.current
    other.tables._store.current = lambda channel: asyncio.sleep(0)  # type: ignore[method-assign]
    await house.tables.gather(house.call(), "corridor", {})
    with pytest.raises(TableTaken):
        await other.tables.gather(other.call(BOB), "toy", {})
    other.tables._store.current = row_seen  # type: ignore[method-assign]
    assert count(house, "tables") == 1 and count(house, "updates") == 1
    await other.tables.close()


async def test_a_full_disk_stops_the_move_with_words_and_writes_no_half(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    database = house.tables._store._database

    async def fill(connection: Connection) -> None:
        pages = await connection.value("PRAGMA page_count")
        await connection.execute(f"PRAGMA max_page_count = {pages}")

    await database.read(fill)
    done = 1
    with pytest.raises(TableBroken, match="disk is full"):
        while done < 500:
            await house.act(ADA, "roll")
            done += 1
    # What was refused left no trace: as many entries, updates and answers as were acknowledged, each whole.
    assert count(house, "journal") == done and count(house, "updates") == done + 1
    assert count(house, "snapshots") == 1 + (done - 1) // 16 + bool((done - 1) % 16)
    house.tables._memory.forget(HOME)
    assert (await house.tables.latest(HOME)).version.change == done + 1
    await database.read(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    assert (await house.act(ADA, "roll")).version.change == done + 2


async def test_a_locked_database_answers_in_time_and_changes_nothing(house: House, monkeypatch) -> None:
    await house.begin(ADA, BOB)
    blocker = sqlite3.connect(house.path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    await house.tables._store._database.read(lambda connection: connection.execute("PRAGMA busy_timeout = 50"))
    with pytest.raises(TableBroken, match="busy"):
        await house.act(ADA, "roll")
    blocker.execute("ROLLBACK")
    blocker.close()
    assert (await house.act(ADA, "roll")).version.change == 4


async def test_what_was_told_long_ago_is_forgotten(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(100):
        await house.tables.told(await house.act(ADA, "pass"), 1)
    # 32 at the least, and up to 8 more until the next tidying; beside them the two that nobody was told.
    assert 34 <= count(house, "updates") <= 42
    assert [update.kind for update in await house.tables.untold()] == ["lobby", "start"]


async def test_the_newest_snapshot_and_each_sixteenth_are_kept(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(40):
        await house.act(ADA, "pass")
    connection = sqlite3.connect(house.path)
    kept = [position for (position,) in connection.execute("SELECT position FROM snapshots ORDER BY seq")]
    assert kept == [0, 16, 32, 40]
    connection.close()
    await house.tables.end(house.call())
    assert count(house, "snapshots") == 1


async def test_rows_are_what_they_say(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "listen")
    kept = await house.tables._store.load(await house.tables._store.current(HOME))  # type: ignore[arg-type]
    assert isinstance(kept.last, EntryRow) and isinstance(kept.snapshot, SnapshotRow)
    assert kept.last.free is False and kept.row.keyed is False and kept.rows == 2 and kept.since == ()


async def test_a_backup_of_the_file_is_a_whole_delve(house: House, tmp_path: Path) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 2")
    source, copy = sqlite3.connect(house.path), sqlite3.connect(tmp_path / "copy.db")
    source.backup(copy)
    source.close()
    copy.close()
    other = House(tmp_path / "copy.db")
    await other.open()
    assert (await other.act(ADA, "step 1")).story == "Ada goes 1 on."
    await other.tables.close()


@pytest.mark.parametrize("pressed", [False, True])
async def test_a_call_that_arrives_again_after_a_restart_gets_its_answer_though_it_is_refused_now(
    house: House, pressed: bool
) -> None:
    begun = await house.begin(ADA)
    call = house.call(ADA)
    # A press is refused because its control is old by then; the command would be legal once more, but has its number.
    version = begun.version if pressed else None
    first = await house.tables.act(call, "step 1", version)
    await house.reopen()
    again = await house.tables.act(call, "step 1", version)
    assert again.again and (again.id, again.version, again.story) == (first.id, first.version, first.story)
    assert count(house, "journal") == 2
    with pytest.raises(Stale):
        await house.tables.act(house.call(ADA), "step 1", begun.version)


async def test_what_was_told_is_noted_at_the_latest_when_the_house_closes(house: House) -> None:
    updates = [await house.begin(ADA, BOB), await house.act(ADA, "roll")]
    for update in await house.tables.untold():
        house.tables.note_told(update, 500 + update.id)
    await house.reopen()
    assert await house.tables.untold() == []
    assert await house.tables.newest_post(HOME) == 500 + updates[-1].id


async def test_a_note_that_cannot_be_written_stops_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    update = await house.begin(ADA, BOB)

    async def full(*_: object) -> None:
        raise TableBroken("My disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(house.tables, "told", full)
        house.tables.note_told(update, 1)
        await asyncio.sleep(0)
    await house.act(ADA, "roll")
    await house.reopen()
    assert update.id in [waiting.id for waiting in await house.tables.untold()]


async def test_all_rows_of_a_change_are_found_and_no_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "turn_number", lambda *_: -1)
    await house.begin(ADA, BOB, game="toy", rounds="4")
    changes = []
    for _ in range(3):
        skipped = await house.tables.skip(house.call(DEE, manager=True))
        changes.append((skipped.version.change, 2))
        while (await house.tables.latest(HOME)).kind == "move":
            latest = await house.tables.latest(HOME)
            if len(latest.awaited) == 2:
                break
            changes.append(((await house.tables.skip(house.call(ADA))).version.change, 1))
    store = house.tables._store
    found = [(change, len(await store.rows_of_change(1, change))) for change, _ in changes]
    assert found == changes and len(changes) >= 6
    seqs = [row.seq for change, _ in changes for row in await store.rows_of_change(1, change)]
    assert seqs == list(range(1, len(seqs) + 1))
    assert await store.rows_of_change(1, 1) == () and await store.rows_of_change(1, 999) == ()
    assert await store.rows_of_change(2, 3) == ()


async def test_what_is_kept_is_written_with_its_move_or_not_at_all(house: House) -> None:
    await house.begin(ADA, game="outing")
    connection = sqlite3.connect(house.path)
    connection.execute(
        "CREATE TRIGGER full BEFORE INSERT ON kept BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    )
    connection.commit()
    with pytest.raises(TableBroken, match="My disk is full"):
        await house.act(ADA, "pack rope")
    assert count(house, "journal") == 1 and count(house, "kept") == 0
    connection.execute("DROP TRIGGER full")
    connection.commit()
    connection.close()
    await house.act(ADA, "pack rope")
    assert count(house, "journal") == 2 and count(house, "kept") == 1


async def test_a_prepared_file_is_written_once_and_not_with_every_change(house: House) -> None:
    await house.tables.gather(house.call(ADA), "outing", {})
    await house.tables.use_file(house.call(ADA), "# " + "a long tale " * 2000 + "\ntitle: Owl Wood\nchest: 6\n")
    await house.tables.start(house.call(ADA))
    await house.act(ADA, "go 2")
    connection = sqlite3.connect(house.path)
    (size,) = connection.execute("SELECT length(setup) + length(options) + length(file) FROM tables").fetchone()
    (state,) = connection.execute("SELECT max(length(state)) FROM snapshots").fetchone()
    connection.close()
    assert size < 200 and state < 1000 and count(house, "files") == 1


async def test_a_piece_of_work_that_waits_for_anything_else_is_refused_and_writes_nothing(house: House) -> None:
    await house.begin(ADA, BOB)

    async def dawdling(connection: Connection) -> None:
        await connection.execute("DELETE FROM seats")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waits for something besides its connection"):
        await house.tables._store._database.write(dawdling)
    assert count(house, "seats") == 2
