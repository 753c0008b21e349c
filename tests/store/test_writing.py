"""One wish counts once, one writer wins, everything or nothing is written, what is old is forgotten."""

from __future__ import annotations

import asyncio

import pytest

from engine.core.errors import Stale, TableBroken, TableTaken
from engine.store import EntryRow, SnapshotRow
from tests import toy
from tests.tables.house import ADA, BOB, DEE, HOME, House


@pytest.mark.rule("TAB-006")
async def test_a_call_that_arrives_twice_counts_once(house: House) -> None:
    await house.begin(ADA, BOB)
    call = house.call(ADA)
    first = await house.tables.act(call, "step 1")
    again = await house.tables.act(call, "step 1")
    assert again.again and not first.again and again.id == first.id and again.version == first.version
    assert again.story == first.story and await house.count("journal") == 2
    await house.reopen()
    assert (await house.tables.act(call, "step 1")).again and await house.count("journal") == 2


async def test_a_call_that_arrives_twice_at_once_counts_once(house: House) -> None:
    await house.begin(ADA, BOB)
    call = house.call(ADA)
    updates = await asyncio.gather(*(house.tables.act(call, "roll") for _ in range(3)))
    assert sorted(update.again for update in updates) == [False, True, True] and await house.count("journal") == 2


async def test_every_kind_of_update_comes_back_as_it_was(house: House) -> None:
    calls = [house.call() for _ in range(5)]
    tables = house.tables
    firsts = [
        await tables.lobby.gather(calls[0], "corridor", {}),
        await tables.lobby.start(calls[1]),
        await tables.act(calls[2], "step 1"),
        await tables.undo.undo(calls[3]),
        await tables.lobby.end(calls[4]),
    ]
    untold = await tables.outbox.untold()
    assert untold == firsts and [update.kind for update in untold] == ["lobby", "start", "move", "undo", "end"]


async def test_a_second_writer_is_refused_and_sees_what_the_first_did(lockless: None, house: House) -> None:
    await house.begin(ADA, BOB)
    other = House(house.path)
    await other.open()
    await other.tables.views.latest(HOME)
    await house.act(ADA, "roll")
    with pytest.raises(Stale, match="Someone else was quicker"):
        await other.act(ADA, "step 3")
    assert (await other.tables.views.latest(HOME)).awaited == (BOB,)
    assert (await other.act(BOB, "step 3")).story == "Bob goes 3 on."
    assert await house.count("journal") == 3
    await other.tables.close()


async def test_two_writers_cannot_open_two_tables_in_a_channel(lockless: None, house: House) -> None:
    other = House(house.path)
    await other.open()
    row_seen = other.tables._context.store.current
    other.tables._context.store.current = lambda channel: asyncio.sleep(0)  # type: ignore[method-assign]
    await house.tables.lobby.gather(house.call(), "corridor", {})
    with pytest.raises(TableTaken):
        await other.tables.lobby.gather(other.call(BOB), "toy", {})
    other.tables._context.store.current = row_seen  # type: ignore[method-assign]
    assert await house.count("tables") == 1 and await house.count("updates") == 1
    await other.tables.close()


async def test_what_was_told_long_ago_is_forgotten(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(100):
        await house.tables.outbox.told(await house.act(ADA, "pass"), 1)
    # 32 at the least, and up to 8 more until the next tidying; beside them the two that no one was told.
    assert 34 <= await house.count("updates") <= 42
    assert [update.kind for update in await house.tables.outbox.untold()] == ["lobby", "start"]


async def test_the_newest_snapshot_and_each_sixteenth_are_kept(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(40):
        await house.act(ADA, "pass")
    asked = "SELECT position FROM snapshots ORDER BY seq"
    kept = await house.tables._context.store._database.read(lambda connection: connection.rows(asked))
    assert [position for (position,) in kept] == [0, 16, 32, 40]
    await house.tables.lobby.end(house.call())
    assert await house.count("snapshots") == 1


async def test_rows_are_what_they_say(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "listen")
    kept = await house.tables._context.store.load(await house.tables._context.store.current(HOME))  # type: ignore[arg-type]
    assert isinstance(kept.last, EntryRow) and isinstance(kept.snapshot, SnapshotRow)
    assert kept.last.free is False and kept.row.keyed is False and kept.rows == 2 and kept.since == ()


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
    assert await house.count("journal") == 2
    with pytest.raises(Stale):
        await house.tables.act(house.call(ADA), "step 1", begun.version)


async def test_what_was_told_is_noted_at_the_latest_when_the_house_closes(house: House) -> None:
    updates = [await house.begin(ADA, BOB), await house.act(ADA, "roll")]
    for update in await house.tables.outbox.untold():
        house.tables.outbox.note_told(update, 500 + update.id)
    await house.reopen()
    assert await house.tables.outbox.untold() == []
    assert await house.tables.outbox.newest_post(HOME) == 500 + updates[-1].id


async def test_a_note_that_cannot_be_written_stops_no_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    update = await house.begin(ADA, BOB)

    async def full(*_: object) -> None:
        raise TableBroken("My disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(house.tables.outbox, "told", full)
        house.tables.outbox.note_told(update, 1)
        await asyncio.sleep(0)
    await house.act(ADA, "roll")
    await house.reopen()
    assert update.id in [waiting.id for waiting in await house.tables.outbox.untold()]


async def test_all_rows_of_a_change_are_found_and_no_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "turn_number", lambda *_: -1)
    await house.begin(ADA, BOB, game="toy", rounds="4")
    changes = []
    for _ in range(3):
        skipped = await house.tables.moves.skip(house.call(DEE, manager=True))
        changes.append((skipped.version.change, 2))
        while (await house.tables.views.latest(HOME)).kind == "move":
            latest = await house.tables.views.latest(HOME)
            if len(latest.awaited) == 2:
                break
            changes.append(((await house.tables.moves.skip(house.call(ADA))).version.change, 1))
    store = house.tables._context.store
    found = [(change, len(await store.rows_of_change(1, change))) for change, _ in changes]
    assert found == changes and len(changes) >= 6
    seqs = [row.seq for change, _ in changes for row in await store.rows_of_change(1, change)]
    assert seqs == list(range(1, len(seqs) + 1))
    assert await store.rows_of_change(1, 1) == () and await store.rows_of_change(1, 999) == ()
    assert await store.rows_of_change(2, 3) == ()


async def test_a_prepared_file_is_written_once_and_not_with_every_change(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.files.use_file(house.call(ADA), "# " + "a long tale " * 2000 + "\ntitle: Owl Wood\nchest: 6\n")
    await house.tables.lobby.start(house.call(ADA))
    await house.act(ADA, "go 2")
    size = await house.value("SELECT length(setup) + length(options) + length(file) FROM tables")
    state = await house.value("SELECT max(length(state)) FROM snapshots")
    assert size < 200 and state < 1000 and await house.count("files") == 1
