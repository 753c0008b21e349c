"""Who is forgotten stands in no row any more, on either database; what goes by the clock goes there too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.api.update import Member
from engine.core.errors import Stale
from engine.store import ForgettingRow, InvitationRow, KeepsakeRow, NamedRow, PlanRow
from engine.store.database import Connection
from tests.tables.house import BOB, CY, DEE, HOME, House

QUILLON = Member(912_345_678_901_234_567, "Quillon")
TABLES = (
    *(
        "tables",
        "seats",
        "journal",
        "snapshots",
        "updates",
        "files",
        "kept",
        "members",
        "refusals",
        "seen",
        "plans",
        "minds",
    ),
    *("invitations", "named", "forgetting", "removed", "seals", "servers"),
)


async def every_row(house: House) -> str:
    """Return everything that stands in the database."""

    async def work(connection: Connection) -> list[Any]:
        return [row for name in TABLES for row in await connection.rows(f"SELECT * FROM {name}")]

    return "\n".join(map(repr, plain(await house.tables._context.store._database.read(work))))


def plain(rows: list[Any]) -> Iterator[tuple[Any, ...]]:
    for row in rows:
        yield tuple(bytes(item).decode() if isinstance(item, bytes | memoryview) else item for item in row)


@pytest.mark.rule("TAB-122")
async def test_no_row_holds_name_or_number_after_it(house: House) -> None:
    await house.begin(QUILLON, BOB)
    await house.act(QUILLON, "step 1")
    await house.tables.member_settings.want(QUILLON.id, nudges=False)
    await house.tables._context.store.signboards.invite(1, InvitationRow(BOB.id, QUILLON.id, -1, 5))
    before = await every_row(house)
    assert before.count("Quillon") > 4 and before.count(str(QUILLON.id)) > 4
    assert (await house.tables.privacy.forget(QUILLON)).done
    after = await every_row(house)
    assert "Quillon" not in after and str(QUILLON.id) not in after and "a delver" in after
    assert str(BOB.id) in after and "Bob" in after
    assert await house.tables._context.store.erasure.wishes() == ()


@pytest.mark.rule("TAB-122")
async def test_a_table_that_changed_meanwhile_is_not_written_over(house: House) -> None:
    await house.begin(QUILLON, BOB)
    forgetting = house.tables._context.store.erasure
    before = await forgetting.whole(1)
    assert before is not None
    await house.act(QUILLON, "step 1")
    seats = tuple(msgspec.structs.replace(seat, name="Nobody") for seat in before.seats)
    assert not await forgetting.rewrite(before, msgspec.structs.replace(before, seats=seats), QUILLON.id)
    assert [seat.name for seat in await house.tables._context.store.seats(1)] == ["Quillon", "Bob"]


@pytest.mark.rule("TAB-122")
async def test_who_knew_a_table_before_a_second_one_was_forgotten_can_write_nothing_back(house: House) -> None:
    """Another process that lost its lease and does not know it yet, say."""
    await house.begin(BOB, QUILLON, CY)
    store, memory = house.tables._context.store, house.tables._context.cache
    assert (await house.tables.privacy.forget(CY)).done
    stale, whole = await memory.held(HOME), await store.erasure.whole(1)
    assert (await house.tables.privacy.forget(QUILLON)).done
    assert whole is not None and not await store.erasure.rewrite(whole, whole, CY.id)
    plan = PlanRow(1, json.dumps({"member": QUILLON.id}))
    for writing in (store.premoves.keep(stale.row, [plan]), store.mark(stale.row, stale.seats)):
        with pytest.raises(Stale, match="Someone else was quicker"):
            await writing
    memory.remember(stale)
    with pytest.raises(Stale, match="Someone else was quicker"):
        await house.act(BOB, "step 1")
    after = await every_row(house)
    assert "Quillon" not in after and str(QUILLON.id) not in after
    await store.premoves.keep((await memory.held(HOME)).row, [msgspec.structs.replace(plan, body="{}")])
    assert await house.count("plans") == 1


@pytest.mark.rule("TAB-122")
async def test_a_name_is_taken_out_of_what_others_keep_but_not_out_of_theirs_nor_out_of_a_thing(house: House) -> None:
    kept = {
        "name": "Quillon",
        "tool": "Quillon",
        "past": {"outings": [{"where": "Wood of Quillon"}]},
        "told": "Saw Quillon.",
    }
    own = {"name": "Quillon", "told": "Quillon fell."}
    await house.begin(BOB, QUILLON)
    for member, guild, body in ((BOB, 1, kept), (DEE, 1, own), (BOB, 2, own), (QUILLON, 1, own)):
        row = KeepsakeRow(guild, member.id, "toy", msgspec.json.encode(body).decode())
        await _keep(house, row)
    await house.begin(Member(DEE.id, "Quillon"), channel=8)
    assert (await house.tables.privacy.forget(QUILLON)).done
    found = {
        (row.guild, row.member): msgspec.json.decode(row.body)
        for row in await house.tables._context.store.erasure.kept_in((1, 2))
    }
    assert found == {
        (1, BOB.id): {
            "name": "a delver",
            "tool": "Quillon",
            "past": {"outings": [{"where": "Wood of a delver"}]},
            "told": "Saw a delver.",
        },
        (1, DEE.id): own,
        (2, BOB.id): own,
    }


@pytest.mark.rule("TAB-122")
async def test_a_name_is_taken_out_of_what_others_keep_where_that_was_cut_off_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.begin(BOB, QUILLON)
    await _keep(house, KeepsakeRow(1, BOB.id, "toy", '{"told":"Saw Quillon."}'))
    store = house.tables._context.store.erasure

    async def away(*_: object) -> None:
        raise RuntimeError("the power went")

    with monkeypatch.context() as cut, pytest.raises(RuntimeError):
        cut.setattr(store, "rekeep", away)
        await house.tables.privacy.forget(QUILLON)
    assert [item.done for item in await house.tables.privacy.go_on()] == [True]
    assert [row.body for row in await store.kept_in((1,))] == ['{"told":"Saw a delver."}']


async def _keep(house: House, row: KeepsakeRow) -> None:
    put = "INSERT INTO kept (guild, member, game, body) VALUES (?, ?, ?, ?)"
    await house.tables._context.store._database.write(
        lambda connection: connection.execute(put, row.guild, row.member, row.game, row.body)
    )


@pytest.mark.rule("TAB-122")
async def test_where_a_player_stands_is_found_by_seat_by_name_and_by_number_in_a_text(house: House) -> None:
    for channel in (HOME, 8, 9, 10):
        await house.begin(BOB, channel=channel)
    store, digits = house.tables._context.store, str(QUILLON.id)

    async def written(connection: Connection) -> None:
        await connection.execute("UPDATE journal SET story = ? WHERE table_id = 2", f"Hello <@{digits}>.")
        await connection.execute("UPDATE tables SET ended_by = 'Quillon' WHERE id = 3")
        new = "INSERT INTO named (table_id, member, name) VALUES (4, ?, 'Quill')"
        await connection.execute(new, QUILLON.id)

    await store._database.write(written)
    assert await store.erasure.stands_at(QUILLON.id) == (2, 4)
    assert await store.erasure.stands_at(QUILLON.id, ("Quillon",)) == (2, 3, 4)
    assert await store.erasure.stands_at(QUILLON.id, thoroughly=False) == (4,)
    assert await store.erasure.names(QUILLON.id) == ("Quill",)
    table = await store.erasure.whole(4)
    assert table is not None and table.named == (NamedRow(QUILLON.id, "Quill"),)
    await house.tables.privacy.forget(QUILLON)
    assert digits not in await every_row(house) and "Quillon" not in await every_row(house)


async def test_a_wish_is_kept_once(house: House) -> None:
    forgetting = house.tables._context.store.erasure
    await forgetting.wish(ForgettingRow(5, "Quillon", 1))
    await forgetting.wish(ForgettingRow(5, "Quill", 2))
    assert await forgetting.wishes() == (ForgettingRow(5, "Quill", 2),)


@pytest.mark.rule("TAB-124", "TAB-125")
async def test_a_table_goes_with_everything_of_it(house: House) -> None:
    await house.begin(QUILLON, BOB)
    await house.act(QUILLON, "step 1")
    await house.tables.lobby.end(house.call(QUILLON))
    await house.begin(BOB, channel=8)
    house.wait(24 * 400)
    assert await house.tables.cleanup.purge() == 1
    after = await every_row(house)
    assert "Quillon" not in after and str(QUILLON.id) not in after
    await house.tables.cleanup.removed_from(1)
    house.wait(24 * 30)
    assert await house.tables.cleanup.purge() == 1
    assert "Bob" not in await every_row(house) and str(BOB.id) not in (await every_row(house)).split()
