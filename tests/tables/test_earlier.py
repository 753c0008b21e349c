"""What earlier code wrote goes on: its exports verify, and its database opens, with every table in it.

The files were made by playing at random through the tables, some moves taken back. They stay as they are; after a change
of rules another may be laid beside them.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.__main__ import main
from engine.api.update import Call, Member
from engine.core.dice import commitment
from engine.games import games
from engine.store import downgrade, move
from tests.tables.house import House

HERE = Path(__file__).resolve().parent
EXPORTS = sorted(HERE.parent.glob("games/*/earlier/*.json.gz"))


@pytest.mark.rule("TAB-044", "TAB-046")
@pytest.mark.parametrize("export", EXPORTS, ids=lambda path: f"{path.parts[-3]} {path.name.partition('.')[0]}")
def test_the_draws_of_an_export_verify_whatever_rules_made_it(
    export: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = gzip.decompress(export.read_bytes())
    file = tmp_path / "delve.json"
    file.write_bytes(written)
    delve = json.loads(written)
    game, (played,) = games()[delve["game"]], delve["game_versions"]
    exit_code = main(["verify", str(file)])
    out, refused = capsys.readouterr()
    if played == game.version:
        assert exit_code == 0, out + refused
        assert f"{delve['length']} entries, " in out and "all as the dice key says." in out
    else:
        assert played < game.version and exit_code == 0, out + refused
        rolls = sum(len(entry["draws"]) for entry in delve["entries"])
        assert out.startswith(f"{delve['length']} entries, {rolls} rolls") and "the dice key " in out
        last = delve["length"] - 1
        assert f"Rules of {game.title}: entries 0 to {last} by version {played}; here is version {game.version}." in out
    # With another key none of this could have been drawn.
    delve["key"] += "!"
    delve["commitment"] = commitment(delve["key"])
    file.write_text(json.dumps(delve))
    assert main(["verify", str(file)]) == 1


class Before(NamedTuple):
    """What stood in the database: its tables (id, channel, status, length), and who sits where."""

    tables: list[tuple[int, int, str, int]]
    seats: dict[tuple[int, int], Member]


def written_before(path: Path) -> Before:
    path.write_bytes(gzip.decompress((HERE / "earlier.db.gz").read_bytes()))
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT id, channel, status, length FROM tables ORDER BY id").fetchall()
        members = connection.execute("SELECT table_id, seat, member, name FROM seats").fetchall()
    connection.close()
    return Before(rows, {(table, seat): Member(member, name) for table, seat, member, name in members})


async def every_table_goes_on(place: Path | str, before: Before) -> None:
    rows, seats = before
    assert {status for _, _, status, _ in rows} == {"lobby", "running", "over"}
    house, later = House(place), count(1_000_000)  # no call that was answered then has such a number
    await house.open(games())
    for member in {member.id for member in seats.values()}:
        for sitting in await house.tables.my_tables.of(member):
            if sitting.kind != "lobby":
                update = await house.tables.views.latest(sitting.channel)
                assert sitting.ask and sitting.awaited and sitting.awaited == update.awaited
                assert (sitting.kind == "asked") == (member in [item.id for item in update.awaited])
    for table, channel, status, _ in rows:
        if status == "lobby":
            await house.tables.lobby.start(Call(next(later), 1, channel, seats[table, 0]))
        live = await house.tables._context.cache.seen(channel)
        assert live.row.status == ("over" if status == "over" else "running")
        if status != "over":
            state = live.playing().state
            seat = live.game.turn(state)[0]
            move = next(iter(live.game.legal(state, seat)))
            await house.tables.act(Call(next(later), 1, channel, seats[table, seat]), str(move))
    await house.reopen(games())
    for _, channel, status, length in rows:
        live = await house.tables._context.cache.seen(channel)
        # Where one thing was left to do after the move, it is done too.
        added = live.row.length - length
        assert added == 0 if status == "over" else added >= {"lobby": 2, "running": 1}[status]
        assert await house.tables.views.status(channel, None)
    await house.tables.close()


async def test_a_database_opens_and_every_table_in_it_goes_on(tmp_path: Path) -> None:
    before = written_before(tmp_path / "delves.db")
    await every_table_goes_on(tmp_path / "delves.db", before)


async def test_it_is_brought_back_as_it_was_and_goes_on_once_more(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    before = written_before(path)
    held = contents(path)
    await every_table_goes_on(path, before)
    assert contents(path) != held
    counts, _, _ = downgrade(str(path), datetime(2026, 11, 25))
    assert contents(path) == held and counts["tables"] == len(before.tables)
    await every_table_goes_on(path, before)


def contents(path: Path) -> list[str]:
    """Return the rows of a database as statements, without what is noted of deletions: that survives a downgrade."""
    with closing(sqlite3.connect(path)) as connection:
        rows = [line for line in connection.iterdump() if line.startswith("INSERT INTO")]
    return [row for row in rows if not row.startswith('INSERT INTO "deleted"')]


@pytest.mark.parametrize("back", [False, True], ids=["to a server", "to a server and back"])
async def test_every_table_goes_on_where_it_was_moved(tmp_path: Path, postgresql: str, back: bool) -> None:
    before = written_before(tmp_path / "delves.db")
    moved = await move(str(tmp_path / "delves.db"), postgresql)
    assert {tally.name: tally.rows for tally in moved}["tables"] == len(before.tables)
    if back:
        assert await move(postgresql, str(tmp_path / "new" / "delves.db")) == moved
    await every_table_goes_on(tmp_path / "new" / "delves.db" if back else postgresql, before)
