"""A player is forgotten: at every table, in the file and beside it; and the others go on."""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from engine.__main__ import main
from engine.api.update import Member
from engine.core.errors import GameError, Stale
from engine.games import games
from engine.store import EntryRow, InvitationRow
from engine.tables.privacy.redaction import retold
from engine.tables.session.load import LOOSELY
from tests.tables.house import HOME, House

QUILLON, ART = Member(912_345_678_901_234_567, "Quillon"), Member(912_345_678_901_234_568, "Art")
"""A name that is in no word, and one that is in many; numbers as Discord gives them."""
BOB, CY = Member(823_456_789_012_345_678, "Bob"), Member(823_456_789_012_345_679, "Cy")
ENDING = ("retreat", "resign", "concede")
OURS = ("engine", "cogs", "delvekeeper")


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the real games."""
    built = House(tmp_path / "delves.db")
    await built.open(games())
    yield built
    await built.tables.close()


async def played(hall: House, game: str, *members: Member, moves: int = 40, channel: int = HOME) -> None:
    """Play at random, with moves taken back, refusals, some told."""
    chance = random.Random(f"{game} {members}")
    await hall.begin(*members, game=game, channel=channel)
    for number in range(moves):
        live = await hall.tables._context.cache.held(channel)
        if live.row.status != "running" or not live.awaited:
            return
        seat = chance.choice(live.awaited)
        who = next(member for member in members if member.id == live.seats[seat].member)
        moves_of = [move for move in live.view_cache.legal(seat) if move.verb not in ENDING]
        try:
            update = await hall.act(who, str(chance.choice(moves_of)), channel)
            if chance.random() < 0.5:
                await hall.tables.outbox.told(update, number + 1)
            if chance.random() < 0.1:
                await hall.tables.undo.undo(hall.call(who, channel))
            await hall.act(who, "fly away", channel)
        except GameError as error:
            await hall.tables.moves.refused(hall.call(who, channel), error)


def left_in(folder: Path, *whom: Member) -> Iterator[str]:
    """Yield where in the files of a folder anybody's name or number stands: written out, or as SQLite writes it.

    The "-shm" beside a database holds page numbers and checksums alone, in which three letters stand by chance.
    """
    for file in sorted(file for file in folder.iterdir() if not file.name.endswith("-shm")):
        written = file.read_bytes()
        for member in whom:
            name = rb"(?<!\w)" + re.escape(member.name.encode()) + rb"(?!\w)"
            for what in (name, str(member.id).encode(), re.escape(member.id.to_bytes(8, "big"))):
                yield from (
                    f"{file.name}: {written[max(0, at.start() - 40) : at.end() + 40]!r}"
                    for at in re.finditer(what, written)
                )


@pytest.mark.whole
@pytest.mark.rule("TAB-122", "TAB-126")
@pytest.mark.parametrize(("game", "who"), [*((game, ART) for game in sorted(games())), ("skyshard", QUILLON)])
async def test_after_it_no_file_and_no_log_holds_name_or_number_and_the_game_goes_on(
    hall: House,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
    game: str,
    who: Member,
) -> None:
    for logger in OURS:
        caplog.set_level(logging.DEBUG, logger)
    await played(hall, game, who, BOB)
    await hall.tables.member_settings.want(who.id, zone="Berlin", quiet="22-8")
    assert list(left_in(tmp_path, who)), "it stood there before"
    forgotten = await hall.tables.privacy.forget(who)
    assert forgotten.done
    assert list(left_in(tmp_path, who)) == []
    for record in caplog.records:
        told = record.getMessage()
        assert who.name not in told.split() and str(who.id) not in told and str(BOB.id) not in told and "Bob" not in told
    assert (await hall.tables.privacy.stored(who.id)).nothing
    row = await hall.tables._context.store.current(HOME)
    assert row is not None and row.retold == 1
    await hall.reopen(games())
    live = await hall.tables._context.cache.held(HOME)
    assert live.seats[0].name == "a delver" and live.seats[0].member == -1 and live.seats[1].name == "Bob"
    if live.row.status == "running":
        for _ in range(3):
            live = await hall.tables._context.cache.held(HOME)
            if not live.awaited:
                break
            (seat,) = live.awaited
            await hall.act(BOB, str(next(move for move in live.view_cache.legal(seat) if move.verb not in ENDING)))
    if (await hall.tables._context.cache.held(HOME)).row.status == "running":
        await hall.tables.lobby.end(hall.call(BOB))
    name, written = await hall.tables.exports.export(HOME)
    assert json.loads(written)["names"] == ["a delver", "Bob"]
    (tmp_path / name).write_bytes(written)
    assert main(["verify", str(tmp_path / name)]) == 0
    out = capsys.readouterr().out
    assert "all as the dice key says." in out
    assert "A name was taken out of it, so its states were worked out anew." in out
    assert list(left_in(tmp_path, who)) == []


@pytest.mark.rule("TAB-122")
async def test_a_second_one_at_a_table_is_told_apart_and_another_of_the_name_stays(hall: House, tmp_path: Path) -> None:
    namesake = Member(CY.id, "Quillon")
    await hall.begin(QUILLON, BOB, namesake, game="skyshard")
    live = await hall.tables._context.cache.held(HOME)
    assert [seat.name for seat in live.seats] == ["Quillon", "Bob", "Quillon 2"]
    await hall.tables.privacy.forget(QUILLON)
    await hall.tables.privacy.forget(BOB)
    live = await hall.tables._context.cache.held(HOME)
    assert [seat.name for seat in live.seats] == ["a delver", "a delver 2", "Quillon 2"]
    assert [seat.member for seat in live.seats] == [-1, -2, CY.id]
    assert live.playing().setup.names == ("a delver", "a delver 2", "Quillon 2")
    assert live.row.host == CY.id and [seat.gone for seat in live.seats] == [True, True, False]
    assert live.playing().state.names == ("a delver", "a delver 2", "Quillon 2")
    assert list(left_in(tmp_path, BOB)) == []


@pytest.mark.rule("TAB-122")
async def test_a_lobby_is_left_and_a_game_of_one_ends(hall: House, tmp_path: Path) -> None:
    await hall.tables.lobby.gather(hall.call(QUILLON, 8), "cavern", {})
    await hall.tables.lobby.join(hall.call(BOB, 8))
    await hall.begin(QUILLON, game="skyshard", channel=9)
    await hall.tables.lobby.gather(hall.call(QUILLON, 10), "cavern", {})
    forgotten = await hall.tables.privacy.forget(QUILLON)
    assert forgotten.tables == (1, 2, 3)
    lobby, over = [await hall.tables._context.store.current(channel) for channel in (8, 9)]
    assert lobby is not None and (lobby.status, lobby.host) == ("lobby", BOB.id)
    assert over is not None and (over.status, over.ended_by) == ("over", "a delver")
    assert await hall.tables._context.store.current(10) is None, "the last one closes it"
    left = (await hall.tables.outbox.untold(1))[-1]
    assert left.story == "A delver leaves. Bob is the host now."
    assert left.lobby is not None and [seat.member.name for seat in left.lobby.seats] == ["Bob"]
    assert list(left_in(tmp_path, QUILLON)) == []


@pytest.mark.rule("TAB-122")
async def test_who_has_no_seat_any_more_is_found_too(hall: House, tmp_path: Path) -> None:
    """A manager who ended a game, one who gave their seat up, one who was invited, one who is called otherwise now."""
    manager = Member(CY.id, "Cyrilla")
    await hall.begin(BOB, QUILLON, game="skyshard")
    await hall.tables.lobby.hand_over(hall.call(BOB), QUILLON, CY)
    renamed = Member(QUILLON.id, "Quill the Bold")
    await hall.tables._context.store.signboards.invite(1, InvitationRow(QUILLON.id, BOB.id, -1, 5))
    await hall.tables.lobby.end(hall.call(manager, manager=True))
    await hall.tables.privacy.forget(renamed)
    assert list(left_in(tmp_path, QUILLON)) == []
    live = await hall.tables._context.cache.held(HOME)
    assert [seat.name for seat in live.seats] == ["Bob", "Cy"] and live.playing().setup.names == ("Bob", "a delver")
    assert live.row.ended_by == "Cyrilla"
    await hall.tables.privacy.forget(Member(CY.id, "Cy"))
    assert list(left_in(tmp_path, CY, manager)) == []
    live = await hall.tables._context.cache.held(HOME)
    assert live.seats[1].name == live.row.ended_by == "a delver 2"


@pytest.mark.rule("TAB-122")
async def test_a_table_that_is_moved_at_that_moment_does_not_bring_the_name_back(
    hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.begin(BOB, CY, QUILLON, game="skyshard")
    store, elsewhere = hall.tables._context.store, 8
    real, looks = store.table, count(1)

    async def moved(table: int) -> object:
        row = await real(table)
        # First it is asked for its server, then to be written anew.
        if row is not None and row.channel == HOME and next(looks) > 1:
            await hall.tables.lobby.move_here(hall.call(BOB, elsewhere), HOME)
        return row

    monkeypatch.setattr(store, "table", moved)
    assert not (await hall.tables.privacy.forget(QUILLON)).done
    assert [item.done for item in await hall.tables.privacy.go_on()] == [True]
    await hall.tables.lobby.leave(hall.call(CY, elsewhere))
    assert list(left_in(tmp_path, QUILLON)) == []


@pytest.mark.rule("TAB-122")
async def test_a_process_that_read_a_table_before_cannot_write_the_name_back(hall: House, tmp_path: Path) -> None:
    """Another process that lost its lease and does not know it yet, say."""
    await hall.begin(BOB, CY, QUILLON, game="skyshard")
    await hall.act(BOB, "choose bulwark")
    await hall.tables.lobby.leave(hall.call(QUILLON))
    before = await hall.tables._context.cache.held(HOME)
    await hall.tables.privacy.forget(QUILLON)
    hall.tables._context.cache.remember(before)
    with pytest.raises(Stale, match="Someone else was quicker"):
        await hall.act(CY, "choose mender")
    assert (await hall.act(CY, "choose mender")).kind == "move"
    assert list(left_in(tmp_path, QUILLON)) == []


@pytest.mark.rule("TAB-122")
async def test_of_whom_nothing_is_kept_no_one_has_to_wait_for(hall: House, monkeypatch: pytest.MonkeyPatch) -> None:
    wiped: list[int] = []

    async def wipe(_: object, number: int) -> None:
        wiped.append(number)

    monkeypatch.setattr(hall.tables._context.store, "wipe", wipe)
    assert (await hall.tables.privacy.forget(QUILLON)).done and wiped == []
    await hall.begin(BOB, QUILLON, game="skyshard")
    assert (await hall.tables.privacy.forget(QUILLON)).done and wiped == [QUILLON.id]
    again = await hall.tables.privacy.forget(QUILLON)
    assert (again.tables, again.done) == ((), True) and wiped == [QUILLON.id]
    assert await hall.count("forgetting") == 0


@pytest.mark.rule("TAB-122")
async def test_what_was_cut_off_is_gone_on_with(hall: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for channel in (8, 9):
        await hall.begin(BOB, QUILLON, game="skyshard", channel=channel)
    forgetting = hall.tables._context.store.erasure
    rewritten: list[object] = []
    rewrite = forgetting.rewrite

    async def killed(*given: object) -> bool:
        if rewritten:
            raise SystemExit
        rewritten.append(given)
        return await rewrite(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(forgetting, "rewrite", killed)
    with pytest.raises(SystemExit):
        await hall.tables.privacy.forget(QUILLON)
    await hall.reopen(games())
    assert list(left_in(tmp_path, QUILLON))
    (forgotten,) = await hall.tables.privacy.go_on()
    assert forgotten.done and list(left_in(tmp_path, QUILLON)) == []
    assert await hall.tables.privacy.go_on() == (), "once is enough"
    for channel in (8, 9):
        live = await hall.tables._context.cache.held(channel)
        assert [(seat.name, seat.gone) for seat in live.seats] == [("Bob", False), ("a delver", True)]


@pytest.mark.rule("TAB-122", "TAB-123")
async def test_what_other_rules_wrote_goes_on_and_says_that_it_cannot_be_checked(
    hall: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await played(hall, "skyshard", QUILLON, BOB, moves=12)
    database = hall.tables._context.store._database
    await database.write(lambda connection: connection.execute("UPDATE journal SET game_version = 1 WHERE seq = 0"))
    await hall.reopen(games())
    await hall.tables.privacy.forget(QUILLON)
    assert list(left_in(tmp_path, QUILLON)) == []
    await hall.reopen(games())
    live = await hall.tables._context.cache.held(HOME)
    assert live.row.retold == LOOSELY and live.playing().state.names == ("a delver", "Bob")
    with pytest.raises(GameError, match="A player's name was deleted from this table"):
        await hall.tables.undo.undo(hall.call(BOB))
    await hall.tables.lobby.end(hall.call(BOB))
    await database_version(hall)
    name, written = await hall.tables.exports.export(HOME)
    (tmp_path / name).write_bytes(written)
    assert main(["verify", str(tmp_path / name)]) == 0
    out = capsys.readouterr().out
    assert "all rolls as the dice key says." in out
    assert "A name was taken out of this delve, and with it what its states could be checked by." in out


@pytest.mark.rule("TAB-122", "TAB-123")
@pytest.mark.parametrize(("name", "left"), [("Bulwark", "a delver"), ("bulwark", "bulwark")])
async def test_who_is_called_like_a_word_of_the_game_does_not_break_it_for_the_others(
    hall: House, name: str, left: str
) -> None:
    called = Member(QUILLON.id, name)
    await hall.begin(called, BOB, game="skyshard")
    await hall.act(called, "choose bulwark")
    await hall.act(BOB, "choose mender")
    await hall.tables._context.store._database.write(
        lambda connection: connection.execute("UPDATE journal SET game_version = 1 WHERE seq = 0")
    )
    await hall.reopen(games())
    assert (await hall.tables.privacy.forget(called)).done
    await hall.reopen(games())
    live = await hall.tables._context.cache.held(HOME)
    assert [seat.name for seat in live.seats] == ["a delver", "Bob"]
    assert live.row.retold == LOOSELY and live.playing().state.names == (left, "Bob")
    assert live.view_cache.legal(live.awaited[0])


async def database_version(hall: House) -> None:
    """Let the journal say that all of it was written by the rules of today."""
    version = games()["skyshard"].version
    change = "UPDATE journal SET game_version = ?"
    await hall.tables._context.store._database.write(lambda connection: connection.execute(change, version))


@pytest.mark.rule("TAB-120", "TAB-121")
async def test_what_is_given_away_of_a_running_table_is_what_the_seat_knows(hall: House) -> None:
    await played(hall, "cavern", QUILLON, BOB, moves=30)
    await hall.tables.member_settings.want(QUILLON.id, nudges=False)
    stored = await hall.tables.privacy.stored(QUILLON.id)
    assert (stored.running, stored.gathering, stored.over, stored.others) == (1, 0, 0, 0)
    assert not stored.settings.nudges and stored.seen == 1 and not stored.nothing
    given = json.loads(await hall.tables.privacy.export(QUILLON))
    (table,) = given["tables"]
    assert given["member"] == QUILLON.id and given["members"][0]["nudges"] is False
    assert table["table"]["id"] == 1 and "key" not in table["table"] and "told" not in table
    assert table["seats"][0]["name"] == "Quillon"
    rows = {row.seq: row for row in await hall.tables._context.store.entries(1, 0, 999)}
    own = {seq for seq, row in rows.items() if row.member == QUILLON.id}
    assert own and own <= {row["seq"] for row in table["journal"]}
    for row in table["journal"]:
        assert set(row) <= {"seq", "at", "story", "member", "text"}
        assert "text" not in row or rows[row["seq"]].member == QUILLON.id
    await hall.tables.lobby.end(hall.call(QUILLON))
    (table,) = json.loads(await hall.tables.privacy.export(QUILLON))["tables"]
    row = await hall.tables._context.store.current(HOME)
    assert row is not None and table["table"]["key"] == row.key and "draws" in table["journal"][0]


@pytest.mark.rule("TAB-121")
async def test_house_players_minds_and_the_secrets_of_others_are_not_given_away(hall: House) -> None:
    await hall.tables.lobby.gather(hall.call(QUILLON), "cavern", {}, company=("sharp",))
    await hall.tables.lobby.start(hall.call(QUILLON), quick=True)
    written = (await hall.tables.privacy.export(QUILLON)).decode()
    row = await hall.tables._context.store.current(HOME)
    assert row is not None and row.key not in written
    assert "minds" not in written and "snapshots" not in written and "digest" not in written and "draws" not in written


@pytest.mark.rule("TAB-122")
async def test_a_journal_that_is_played_again_is_the_same_but_for_the_name(hall: House) -> None:
    from engine.tables.privacy.renaming import Renaming

    await played(hall, "galaxy", QUILLON, BOB, moves=30)
    before = await hall.tables._context.store.erasure.whole(1)
    assert before is not None
    after = retold(before, Renaming(QUILLON.id, -1, ("Quillon",), "a delver", ("Bob",)), games())
    back = retold(after, Renaming(-1, QUILLON.id, ("a delver",), "Quillon", ("Bob",)), games())
    assert [row.digest for row in back.entries] == [row.digest for row in before.entries]
    assert [row.events for row in back.entries] == [row.events for row in before.entries]
    unlike: list[EntryRow] = [new for old, new in zip(before.entries, after.entries, strict=True) if old.draws != new.draws]
    assert unlike == []
    assert msgspec.json.encode(back.snapshots) == msgspec.json.encode(before.snapshots)


@pytest.mark.rule("TAB-122", "TAB-123")
async def test_a_dice_key_with_the_name_in_it_goes_too(
    hall: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await hall.tables.lobby.gather(hall.call(QUILLON), "skyshard", {}, key="Quillon rolls")
    await hall.tables.lobby.start(hall.call(QUILLON))
    await hall.tables.privacy.forget(QUILLON)
    assert list(left_in(tmp_path, QUILLON)) == []
    name, written = await hall.tables.exports.export(HOME)
    assert json.loads(written)["key"] == "a delver rolls"
    (tmp_path / name).write_bytes(written)
    assert main(["verify", str(tmp_path / name)]) == 2
    assert "A name was taken out of this delve, and with it what" in capsys.readouterr().err
