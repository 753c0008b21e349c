"""All that is kept goes from one database to another, in one go or not at all, and the delve with it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.api.update import Update
from engine.core.errors import NotNow, OperatorError
from engine.store import Store, transfer
from engine.store.lock import hold
from engine.store.transfer import TableDigest, move, schema
from tests.tables.house import ADA, BOB, HOME, House


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """A file with a delve under way, one that is over, and an undo."""
    house = House(tmp_path / "played.db")
    await house.open()
    await house.begin(ADA, BOB)
    await house.act(ADA, "roll")
    await house.act(BOB, "step 1")
    await house.tables.undo.undo(house.call(BOB))
    await house.begin(ADA, channel=8, rounds="1")
    await house.act(ADA, "pass", 8)
    await house.tables.close()
    return tmp_path / "played.db"


def spoil(path: Path, sql: str) -> None:
    connection = sqlite3.connect(path)
    assert connection.execute(sql).rowcount > 0
    connection.commit()
    connection.close()


async def rows_in(place: Path | str) -> dict[str, int]:
    house = House(place)
    await house.open()
    found = {relation.name: int(str(await house.count(relation.name))) for relation in schema()}
    await house.tables.close()
    return found


def test_every_table_of_the_schema_is_carried_those_first_that_others_refer_to() -> None:
    names = [relation.name for relation in schema()]
    assert names[0] == "tables" and {"seats", "journal", "snapshots", "updates", "kept", "minds"} <= set(names)
    (seats,) = (relation for relation in schema() if relation.name == "seats")
    assert seats.key == ("table_id", "seat") and seats.columns[3] == ("name", "TEXT")


def test_a_digest_is_of_the_rows_and_not_of_their_order() -> None:
    first, other = (1, "a", b"x"), (2, "b", b"y")
    assert TableDigest("t").with_rows([first, other]) == TableDigest("t").with_rows([other]).with_rows([first])
    assert TableDigest("t").with_rows([first]) != TableDigest("t").with_rows([(1, "a", b"z")])
    assert TableDigest("t").with_rows([first]) != TableDigest("t").with_rows([("1", "a", b"x")])


async def test_a_delve_goes_on_where_it_was_moved_as_it_would_have_where_it_was(
    played: Path, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "AT_ONCE", 2)
    moved = await move(str(played), str(place))
    rows = {tally.name: tally.rows for tally in moved}
    assert (rows["tables"], rows["seats"], rows["journal"]) == (2, 3, 5) and await rows_in(place) == rows
    there, here = House(played), House(place)
    told: list[Update] = []
    for house in (there, here):
        await house.open()
        told += [
            await house.tables.undo.redo(house.call(BOB)),
            await house.act(BOB, "roll"),
            await house.act(ADA, "roll"),
        ]
        assert (await house.begin(ADA, channel=9)).version.table == 3
        await house.tables.close()
    assert [(item.story, item.version, item.id) for item in told[:3]] == [
        (item.story, item.version, item.id) for item in told[3:]
    ]


async def test_a_number_that_was_given_is_not_given_again_where_all_was_moved(played: Path, postgresql: str) -> None:
    for table in ("seats", "journal", "snapshots", "updates", "seen"):
        spoil(played, f"DELETE FROM {table} WHERE table_id = 2")
    spoil(played, "DELETE FROM tables WHERE id = 2")
    await move(str(played), postgresql)
    await move(postgresql, str(played.with_name("back.db")))
    for place in (postgresql, played.with_name("back.db")):
        house = House(place)
        await house.open()
        assert (await house.begin(ADA, channel=8)).version.table == 3
        await house.tables.close()


async def test_the_command_says_what_is_where_now(
    played: Path, place: Path | str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["move-store", str(played), str(place)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{played} is in ") and lines[0].endswith(" now, row by row:")
    assert (
        len(lines) == 1 + len(schema())
        and lines[1].split()[:3] == ["tables", "2", "rows"]
        and len(lines[1].split()[3]) == 64
    )
    assert await asyncio.to_thread(main, ["move-store", str(played), str(place)]) == 2
    assert "is not empty: it has tables. Move into a database that is new." in capsys.readouterr().err


async def test_a_database_in_use_is_neither_moved_nor_moved_into(played: Path, place: Path | str) -> None:
    for address in (played, place):
        held = await hold(0, address)
        assert held is not None
        with pytest.raises(NotNow, match="in use by another Delvekeeper"):
            await move(str(played), str(place))
        await held.close()
    await move(str(played), str(place))


@pytest.mark.parametrize("target", ["played.db", "link.db"])
async def test_a_database_is_not_moved_onto_itself(played: Path, target: str) -> None:
    played.with_name("link.db").symlink_to(played)
    with pytest.raises(OperatorError, match="one and the same"):
        await move(str(played), str(played.with_name(target)))


async def test_what_is_not_there_cannot_be_moved_and_is_not_made(tmp_path: Path, place: Path | str) -> None:
    with pytest.raises(OperatorError, match="There is no file"):
        await move(str(tmp_path / "nowhere.db"), str(place))
    assert not (tmp_path / "nowhere.db").exists()


@pytest.mark.parametrize(
    ("sql", "words"),
    [
        ("UPDATE snapshots SET counter = 'many' WHERE table_id = 1", "of snapshots is broken: its counter is 'many'"),
        (
            "UPDATE journal SET events = 'gone' WHERE seq = 1",
            "seq 1 of journal is broken: its events is 'gone'",
        ),
    ],
)
async def test_a_broken_row_is_named_and_nothing_moved(played: Path, place: Path | str, sql: str, words: str) -> None:
    spoil(played, sql)
    with pytest.raises(OperatorError, match=words):
        await move(str(played), str(place))
    assert not any((await rows_in(place)).values())


async def test_a_text_that_a_server_does_not_take_is_named_and_nothing_moved(played: Path, postgresql: str) -> None:
    spoil(played, "UPDATE journal SET story = 'a' || char(0) WHERE table_id = 1 AND seq = 1")
    with pytest.raises(OperatorError, match=r"table_id 1, seq 1 of journal has a sign in its story .* \(NUL\)"):
        await move(str(played), postgresql)
    assert not any((await rows_in(postgresql)).values())


async def test_what_does_not_arrive_as_it_was_is_not_kept(
    played: Path, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = transfer._write

    async def altered(connection: Any, relation: Any, rows: Sequence[Sequence[Any]]) -> None:
        await write(connection, relation, rows)
        if relation.name == "journal":
            await connection.execute("UPDATE journal SET story = 'Ada wins.' WHERE table_id = 1 AND seq = 1")

    monkeypatch.setattr(transfer, "_write", altered)
    with pytest.raises(OperatorError, match="journal did not arrive as it was"):
        await move(str(played), str(place))
    assert not any((await rows_in(place)).values())


async def test_an_empty_store_takes_what_is_moved_and_leaves_nothing_beside_it(played: Path, place: Path | str) -> None:
    await (await Store.open(place)).close()
    await move(str(played), str(place))
    house = House(place)
    await house.open()
    assert (await house.tables.views.latest(HOME)).awaited == (BOB,)
    await house.tables.close()
    if isinstance(place, Path):
        beside = {path.name for path in place.parent.glob(f"{place.name}*")}
        assert beside == {place.name, f"{place.name}.lock"}
