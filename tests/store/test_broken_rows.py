"""A table whose rows are corrupt stops with words; the other tables and the bot go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from engine.api.update import Member
from engine.core.errors import NoTable, NotAllowed, TableBroken
from engine.core.scene import Look
from tests.tables import corridor
from tests.tables.house import ADA, BOB, GAMES, HOME, House


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "delves.db"


def spoil(house: House, sql: str, *values: object) -> None:
    connection = sqlite3.connect(house.path)
    assert connection.execute(sql, values).rowcount > 0
    connection.commit()
    connection.close()


SPOILT = [
    "UPDATE snapshots SET state = CAST('{not json' AS BLOB) WHERE table_id = 1",
    "UPDATE snapshots SET state = CAST('{}' AS BLOB) WHERE table_id = 1",
    "UPDATE snapshots SET state = CAST(replace(CAST(state AS TEXT), ':2', ':3') AS BLOB) WHERE table_id = 1",
    "UPDATE snapshots SET state = 'text' WHERE table_id = 1",
    "UPDATE snapshots SET counter = 'many' WHERE table_id = 1",
    "UPDATE snapshots SET counter = 5 WHERE table_id = 1",
    "DELETE FROM snapshots WHERE table_id = 1",
    "UPDATE tables SET setup = 'nothing' WHERE id = 1",
    "UPDATE tables SET options = '{' WHERE id = 1",
    "UPDATE tables SET ballot = '[' WHERE id = 1",
    "UPDATE tables SET game = 'chess' WHERE id = 1",
    "UPDATE tables SET due = 'soon' WHERE id = 1",
    "UPDATE journal SET seat = 'Ada' WHERE table_id = 1 AND seq = 1",
    "UPDATE journal SET digest = '0000' WHERE table_id = 1 AND seq = 1",
    "DELETE FROM journal WHERE table_id = 1 AND seq = 1",
    "DELETE FROM seats WHERE table_id = 1",
    "DELETE FROM seats WHERE table_id = 1 AND seat = 1",
    "UPDATE seats SET seat = 5 WHERE table_id = 1 AND seat = 1",
]


@pytest.mark.rule("TAB-066")
@pytest.mark.parametrize("sql", SPOILT)
async def test_a_corrupt_row_stops_its_table_and_no_other(house: House, sql: str) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    await house.begin(ADA, BOB, channel=8)
    spoil(house, sql)
    await house.reopen()
    for wish in (
        house.act(ADA, "step 1"),
        house.tables.views.latest(HOME),
        house.tables.views.show(HOME, ADA.id, Look()),
        house.tables.undo.undo(house.call()),
    ):
        with pytest.raises(TableBroken) as stopped:
            await wish
        assert "Traceback" not in stopped.value.words and stopped.value.words.endswith(".")
    assert await house.tables.views.complete(HOME, ADA.id, "step", {}, "by", "") == []
    assert (await house.act(ADA, "step 1", channel=8)).story == "Ada goes 1 on."


@pytest.mark.rule("TAB-066")
async def test_the_host_puts_a_broken_table_away_and_begins_anew(house: House) -> None:
    await house.begin(ADA, BOB)
    spoil(house, "UPDATE snapshots SET state = CAST('{}' AS BLOB)")
    await house.reopen()
    with pytest.raises(TableBroken, match="/delve end"):
        await house.act(ADA, "pass")
    update = await house.tables.lobby.end(house.call(ADA))
    assert update.kind == "end" and not update.looks
    # No export is promised: what cannot be read cannot be exported either.
    assert (update.story, update.key) == ("Ada ends it here.", "-# dice key `a key`")
    await house.begin(BOB, CY := ADA)
    assert (await house.act(BOB, "pass")).awaited == (CY,)


@pytest.mark.rule("TAB-066")
@pytest.mark.parametrize("sql", SPOILT)
async def test_a_manager_puts_any_broken_table_away(house: House, sql: str) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    spoil(house, sql)
    await house.reopen()
    call = house.call(BOB, manager=True)
    update = await house.tables.lobby.end(call)
    assert update.kind in ("end", "closed") and update.channel == HOME and update.version.table == 1
    assert (await house.tables.lobby.end(call)).again
    assert (await house.tables.outbox.untold())[-1] == update
    await house.begin(ADA, BOB)
    assert (await house.act(ADA, "step 1")).story == "Ada goes 1 on."


async def test_a_player_does_not_put_away_what_cannot_be_read(house: House) -> None:
    await house.begin(ADA, BOB)
    spoil(house, "UPDATE tables SET due = 'soon'")
    await house.reopen()
    for wish in (
        house.tables.lobby.end(house.call(BOB)),
        house.tables.lobby.end(house.call(ADA)),
        house.tables.lobby.gather(house.call(BOB), "toy", {}),
        house.tables.views.latest(HOME),
        house.act(ADA, "pass"),
    ):
        with pytest.raises(TableBroken, match="A manager of this server can put it away") as stopped:
            await wish
        assert "The host" not in stopped.value.words, "no one knows who that is"
    with pytest.raises(NoTable):
        await house.tables.lobby.move_here(house.call(ADA, 8), HOME)


@pytest.mark.parametrize("column", ["draws", "digest", "text"])
async def test_an_undo_over_a_changed_entry_is_refused_and_changes_nothing(house: House, column: str) -> None:
    await house.begin(ADA, rounds="100000")
    for text in ("roll", "roll", "roll"):
        await house.act(ADA, text)
    value = {"draws": "[5,5]", "digest": "0000000000000000", "text": "pass"}[column]
    spoil(house, f"UPDATE journal SET {column} = ? WHERE table_id = 1 AND seq = 1", value)
    await house.reopen()
    assert (await house.act(ADA, "pass")).story == "Ada stays."
    with pytest.raises(NotAllowed, match="would not come out as it did"):
        await house.tables.undo.undo(house.call())
    assert (await house.act(ADA, "pass")).story == "Ada stays."


async def test_corrupt_events_stop_the_export_and_nothing_else(house: House) -> None:
    await house.begin(ADA, rounds="1")
    step = await house.act(ADA, "step 1")
    spoil(house, "UPDATE journal SET events = 'gone' WHERE seq = 1")
    await house.reopen()
    assert await house.tables.views.rules_behind(step.version) in (("COR-001",), ("COR-001", "COR-002"))
    assert (await house.act(ADA, "pass")).kind == "end"
    with pytest.raises(TableBroken):
        await house.tables.exports.export(HOME)
    assert "Ada goes 1 on." in (await house.tables.views.log(HOME))[0]


async def test_what_cannot_be_told_any_more_does_not_keep_the_rest_from_being_told(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    spoil(house, "UPDATE updates SET body = 'gone' WHERE id = 2")
    spoil(house, "UPDATE updates SET body = 'not even base64' WHERE id = 3")
    assert [update.id for update in await house.tables.outbox.untold()] == [1, 4]


async def test_a_broken_table_does_not_keep_others_deadlines_from_being_kept(house: House) -> None:
    for channel in (1, 2, 3):
        await house.begin(ADA, BOB, channel=channel, wait=1)
    await house.begin(ADA, BOB, channel=4, wait=1)
    spoil(house, "UPDATE snapshots SET state = CAST('{}' AS BLOB) WHERE table_id = 2")
    spoil(house, "UPDATE tables SET counter = 'many' WHERE id = 4")
    await house.reopen()
    house.wait(2)
    assert [update.channel for update in await house.overdue()] == [1, 3]
    assert await house.overdue() == []


async def test_what_is_broken_is_noted_for_the_operator(house: House, caplog) -> None:
    await house.begin(ADA, BOB)
    spoil(house, "UPDATE snapshots SET state = CAST('{}' AS BLOB)")
    await house.reopen()
    with pytest.raises(TableBroken):
        await house.act(ADA, "pass")
    assert any("table 1 (corridor in channel 7) is broken" in record.getMessage() for record in caplog.records)


@pytest.mark.rule("TAB-066")
async def test_rules_that_cannot_read_an_older_state_stop_that_table_in_words(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.begin(ADA, game="toy", channel=8)

    class Newer(corridor.Corridor):
        version = 2

        def status(self, view):
            raise KeyError("a tile that is no longer there")

    await house.reopen({**GAMES, "corridor": Newer()})
    with pytest.raises(TableBroken, match=r"^Corridor's rules have been changed since this delve was played last"):
        await house.act(ADA, "step 1")
    assert (await house.tables.views.latest(8)).kind == "move"
    ended = await house.tables.lobby.end(house.call(ADA))
    assert ended.kind == "end" and ended.key == "-# dice key `a key`"


async def test_an_undo_that_changed_rules_would_bring_out_otherwise_is_refused(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for text in ("step 1", "roll", "step 2"):
        await house.act(ADA, text)

    class Changed(corridor.Corridor):
        """The same version, although a state comes out otherwise: a mistake that must not break the table."""

        def new(self, setup, dice):
            raise AssertionError

        def apply(self, state, seat, move, dice):
            after, events = super().apply(state, seat, move, dice)
            return msgspec.structs.replace(after, heard=(7,)), events

    await house.reopen({**GAMES, "corridor": Changed()})
    with pytest.raises(NotAllowed, match="would not come out as it did"):
        await house.tables.undo.undo(house.call(ADA))
    assert (await house.act(ADA, "step 1")).story == "Ada goes 1 on."


async def test_a_lobby_whose_file_is_gone_does_not_begin_without_it(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.files.use_file(house.call(ADA), "title: Owl Wood\nchest: 6\n")
    spoil(house, "DELETE FROM files WHERE table_id = 1")
    await house.reopen()
    with pytest.raises(TableBroken):
        await house.tables.lobby.start(house.call(ADA))


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE seats SET called = '' WHERE table_id = 1 AND seat = 2",
        "DELETE FROM seats WHERE table_id = 1 AND seat = 2",
        "UPDATE seats SET called = 'Eli' WHERE table_id = 1 AND seat = 1",
    ],
)
async def test_a_seat_that_was_taken_late_belongs_to_what_is_checked(house: House, sql: str) -> None:
    await house.begin(ADA, BOB, game="outing")
    await house.tables.lobby.join(house.call(Member(105, "Eli")))
    spoil(house, sql)
    await house.reopen()
    with pytest.raises(TableBroken):
        await house.tables.views.latest(HOME)
