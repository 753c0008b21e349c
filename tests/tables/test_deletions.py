"""Deleted is gone: from a server's pages, in other letters too, after an older backup, and from what others are given."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from engine.__main__ import main
from engine.api.update import Member
from engine.store.deletions import fingerprint, is_of
from engine.tables.privacy.renaming import Renaming, renaming_of
from tests import postgresql as servers
from tests.tables.house import HOME, House

ZEB = Member(912_345_678_901_234_567, "ZebulonXQ")
BOB = Member(823_456_789_012_345_678, "Bob")
GUILD = 1


@pytest_asyncio.fixture
async def kept(place: Path | str) -> AsyncIterator[House]:
    house = House(place)
    await house.open()
    yield house
    await house.tables.close()


async def ended(house: House) -> None:
    """Play a game to its end by its rules, in which both stand in the hall."""
    await house.begin(ZEB, BOB, rounds="1")
    for who in (ZEB, BOB):
        await house.act(who, "roll")


async def stands(house: House) -> bool:
    """Whether the store finds anything of Zeb, or the name in a game's export."""
    known = not (await house.tables.privacy.stored(ZEB.id)).nothing
    return known or b"ZebulonXQ" in (await house.tables.exports.export(HOME))[1]


async def carried_out(*arguments: str) -> int:
    return await asyncio.to_thread(main, arguments)


@pytest.mark.rule("TAB-122")
async def test_what_was_deleted_is_deleted_again_where_an_older_backup_is_restored(kept: House, tmp_path: Path) -> None:
    await ended(kept)
    copy = tmp_path / "copies" / "older"
    copy.parent.mkdir()
    assert await carried_out("backup", str(kept.path), str(copy)) == 0
    kept.wait(1)
    assert (await kept.tables.privacy.forget(ZEB)).done and not await stands(kept)
    await kept.tables.close()
    assert await carried_out("restore", str(copy), str(kept.path), "--replace") == 0
    await kept.open()
    assert await stands(kept), "the backup holds it"
    # As each start does.
    assert [item.done for item in await kept.tables.privacy.go_on()] == [True]
    assert not await stands(kept)
    assert (await kept.tables.exports.export(HOME))[1].count(b"a delver") and await kept.count("results") == 1
    # Once: what a player does there later is theirs.
    await kept.begin(ZEB, BOB, rounds="1")
    assert await kept.tables.privacy.go_on() == () and await stands(kept)


@pytest.mark.rule("TAB-122", "TAB-138")
async def test_a_servers_older_file_brings_no_one_back_who_had_themselves_deleted(kept: House) -> None:
    await ended(kept)
    (file,) = (await kept.tables.backups.make(GUILD, 1 << 24)).files
    kept.wait(1)
    await kept.tables.privacy.forget(ZEB)
    for table in ("updates", "snapshots", "journal", "seats", "seen", "named", "results", "tables"):
        await kept.tables._context.store._database.write(
            lambda connection, table=table: connection.execute(f"DELETE FROM {table}")
        )
    await kept.reopen()
    brought = await kept.tables.backups.read(GUILD, file)
    assert brought.over == 1
    await kept.tables.backups.restore(GUILD, brought.digest, ())
    assert not await stands(kept)
    assert await kept.value("SELECT member FROM results") == BOB.id


@pytest.mark.whole
@pytest.mark.rule("TAB-122")
async def test_on_a_server_no_page_of_a_table_holds_the_name_or_the_number_afterwards() -> None:
    with servers.own() as own:
        house = House(own.address("postgres"))
        await house.open()
        await ended(house)

        async def held() -> set[str]:
            """Return what of Zeb stands in the files of the tables, once all of it is on the disk."""
            session = await asyncpg.connect(own.address("postgres"))
            await session.execute("CHECKPOINT")
            await session.close()
            files = [path for path in (own.folder / "data" / "base").rglob("*") if path.is_file()]
            written = b"".join(path.read_bytes() for path in files)
            marks = {"name": b"ZebulonXQ", "digits": str(ZEB.id).encode(), "number": ZEB.id.to_bytes(8, "little")}
            return {what for what, mark in marks.items() if mark in written}

        assert await held() >= {"name", "number"}
        assert (await house.tables.privacy.forget(ZEB)).done
        assert await held() == set()
        await house.tables.close()


@pytest.mark.rule("TAB-122")
def test_a_name_is_found_in_other_letters() -> None:
    renaming = renaming_of(ZEB.id, ("ZebulonXQ", "Mark"))
    assert renaming.told("zebulonxq opens it, and ZEBULONXQ's lamp with ZebulonXQs.") == (
        "A delver opens it, and a delver's lamp with ZebulonXQs."
    )
    assert renaming.within({"note": "thanks, zebulonXq"}) == {"note": "thanks, a delver"}
    # In small letters it is a word of the games; as a name it goes.
    assert renaming.told("Mark sets a mark. MARK!") == "A delver sets a mark. A delver!"
    # Another at the table is called the same but for the letters.
    assert Renaming(ZEB.id, -1, ("ZebulonXQ",), "a delver", ("zebulonxq",)).told("zebulonxq waits") == "zebulonxq waits"


@pytest.mark.rule("TAB-121")
async def test_what_a_player_is_given_of_themselves_holds_no_number_of_others(kept: House) -> None:
    await kept.begin(ZEB, BOB)
    running = (await kept.tables.privacy.export(ZEB)).decode()
    await kept.act(ZEB, "roll")
    await kept.tables.lobby.end(kept.call(BOB, manager=True))
    over = (await kept.tables.privacy.export(ZEB)).decode()
    for written in (running, over):
        assert str(ZEB.id) in written and str(BOB.id) not in written
    (table,) = json.loads(over)["tables"]
    assert "ZebulonXQ" in json.dumps(table["told"]) and table["table"]["key"] == "a key"


def test_a_fingerprint_names_no_one() -> None:
    first, second = fingerprint(ZEB.id, 5), fingerprint(ZEB.id, 5)
    assert first.mark != second.mark and is_of(first, ZEB.id) and not is_of(first, BOB.id)
    assert re.fullmatch(r"[0-9a-f]{64}", first.mark) and str(ZEB.id) not in f"{first.mark}{first.salt}"


async def test_fingerprints_are_kept_for_two_years(kept: House) -> None:
    await ended(kept)
    await kept.tables.privacy.forget(ZEB)
    for days, left in ((725, 1), (10, 0)):
        kept.wait(24 * days)
        await kept.tables.cleanup.purge()
        assert await kept.count("deleted") == left
