"""A server's tables as a file, and what comes back of it: in the same bot, in another, after a player laid hands on it."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from engine.__main__ import main
from engine.api.update import Member
from engine.core.bot_players import Plays
from engine.core.errors import Stale
from engine.games import games
from engine.store import ServerRow, ServerRows, Store, TableRows
from engine.tables import BadBackup, RestorePreview
from engine.tables.admin import backup_file
from engine.tables.admin.backup_file import DIGEST, MAGIC, Head, packed, parted, read_seal, shown_seal, sized, unpacked
from tests.tables.house import ADA, BOB, CY, HOME, House

GUILD, OTHER = 1, 8
LARGE = 10 * 1024 * 1024
TABLES = (
    *("tables", "seats", "journal", "snapshots", "updates", "files"),
    *("seen", "plans", "minds", "invitations", "named", "kept"),
)
KEY = "ab" * 32


async def two_tables(house: House) -> None:
    """Play one game to its end by hand, begin another, and gather a third."""
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 1")
    await house.act(ADA, "roll")
    await house.tables.lobby.end(house.call(ADA))
    await house.begin(ADA, BOB, CY, channel=OTHER)
    await house.act(ADA, "roll", channel=OTHER)
    await house.tables.lobby.gather(house.call(BOB, 9), "toy", {})


async def backup(house: House, largest: int = LARGE) -> bytes:
    made = await house.tables.backups.make(GUILD, largest)
    (file,) = made.files
    return file


async def lose(house: House) -> None:
    """Let everything go that is kept, save the seals."""

    async def work(connection: Any) -> None:
        for table in reversed(TABLES):
            await connection.execute(f"DELETE FROM {table}")

    await house.tables._context.store._database.write(work)
    await house.reopen()


async def restored(house: House, file: bytes, places: tuple[int, ...] = (HOME, OTHER, 9)) -> tuple[Any, RestorePreview]:
    brought = await house.tables.backups.read(GUILD, file)
    return await house.tables.backups.restore(GUILD, brought.digest, places), brought


async def other_bot(tmp_path: Path, house: House, *, sealed: bool = True) -> House:
    """Return another bot, which has the seal of this one unless that is kept from it."""
    other = House(tmp_path / "other.db")
    await other.open()
    other.clock = house.clock
    if sealed:
        _, keys = await house.tables._context.store.server_backups.seals()
        for key in keys.values():
            await other.tables._context.store.server_backups.take_seal(*read_seal(shown_seal(key)))
    return other


@pytest.mark.rule("TAB-138")
async def test_all_comes_back_and_is_played_on_with_the_same_dice(house: House) -> None:
    await two_tables(house)
    file = await backup(house)
    # What would have come, had nothing been lost.
    await house.act(BOB, "roll", channel=OTHER)
    rolled = (await house.tables.views.log(OTHER))[0].splitlines()[-1]
    await lose(house)
    brought = await house.tables.backups.read(GUILD, file)
    assert [(item.title, item.channel, item.status) for item in brought.coming] == [
        ("Corridor", OTHER, "running"),
        ("Toy", 9, "lobby"),
    ]
    assert (brought.over, brought.known, brought.unfit, brought.sealed) == (1, 0, (), False)
    back = await house.tables.backups.restore(GUILD, brought.digest, (HOME, OTHER, 9))
    assert [(item.channel, item.title) for item in back] == [(OTHER, "Corridor"), (9, "Toy")]
    # It sleeps, and no one was called; the bot does nothing by itself.
    assert (await house.tables.views.latest(OTHER)).rest == "asleep" and await house.later(24 * 20) == []
    assert (await house.tables.pauses.wake(house.call(BOB, OTHER))).story.startswith("Bob wakes the table.")
    await house.act(BOB, "roll", channel=OTHER)
    assert (await house.tables.views.log(OTHER))[0].splitlines()[-1] == rolled
    name, exported = await house.tables.exports.export(HOME)
    assert b'"key": "a key"' in exported and name.startswith("corridor-")
    await house.tables.lobby.join(house.call(CY, 9))
    assert (await house.tables.lobby.start(house.call(BOB, 9))).kind == "start"


@pytest.mark.rule("TAB-138")
async def test_another_bot_with_the_seal_plays_on_and_one_without_it_has_what_is_over(tmp_path: Path, house: House) -> None:
    await two_tables(house)
    file = await backup(house)
    other = await other_bot(tmp_path, house)
    back, _ = await restored(other, file)
    assert len(back) == 2
    await other.tables.pauses.wake(other.call(BOB, OTHER))
    assert (await other.act(BOB, "roll", channel=OTHER)).kind == "move"
    await other.tables.close()
    (tmp_path / "third").mkdir()
    third = await other_bot(tmp_path / "third", house, sealed=False)
    back, brought = await restored(third, file)
    assert back == () and brought.sealed and brought.over == 1
    assert (await third.tables.views.latest(HOME)).kind == "end"
    await third.tables.close()


@pytest.mark.rule("TAB-138")
async def test_for_whose_seal_no_one_knows_no_table_is_laid_into_another_servers_channel(
    tmp_path: Path, house: House
) -> None:
    await two_tables(house)
    file = await backup(house)
    assert house.tables.backups.doubtful(GUILD, (await house.tables.backups.read(GUILD, file)).digest) == ()
    other = await other_bot(tmp_path, house, sealed=False)
    digest = (await other.tables.backups.read(GUILD, file)).digest
    assert other.tables.backups.doubtful(GUILD, digest) == (HOME,)
    assert await other.tables.backups.restore(GUILD, digest, (), (HOME,)) == ()
    assert await other.tables._context.store.current(HOME) is None
    assert await other.value("SELECT channel FROM tables") == 0, "it is kept, and nowhere to be seen"
    await other.tables.close()


@pytest.mark.rule("TAB-138")
async def test_of_a_file_whose_seal_was_taken_off_nothing_is_anybodys_nor_comes_into_the_hall(house: House) -> None:
    await house.begin(ADA, BOB, rounds="1")
    for who in (ADA, BOB):
        await house.act(who, "roll")
    await house.tables.server_settings.want(GUILD, months=24)
    file = await backup(house)
    head, start = backup_file._head(file)
    kept = await house.tables._context.store.server_backups.server(GUILD)
    assert len(kept.results) == 2
    # A player takes the seal off by naming another, and makes the digest anew.
    renamed = msgspec.json.encode(msgspec.structs.replace(head, seal="0" * 16))
    body = MAGIC + len(renamed).to_bytes(4, "big") + renamed + file[start:-DIGEST]
    taken_off = body + hashlib.sha256(body).digest()
    # Or they invent a file with a seal of their own, whose game is still to be looked up for the hall.
    row = msgspec.structs.replace(kept.tables[0].row, key="invented", counted=False)
    invented = msgspec.structs.replace(kept, tables=(msgspec.structs.replace(kept.tables[0], row=row),))
    schema = house.tables._context.store.server_backups.schema
    await lose(house)
    await house.tables._context.store._database.write(lambda connection: connection.execute("DELETE FROM results"))
    await house.tables._context.store._database.write(lambda connection: connection.execute("DELETE FROM servers"))
    assert (await restored(house, taken_off))[1].over == 1
    assert (await restored(house, packed(invented, 0, schema, *backup_file.new_seal())))[1].over == 1
    await house.tables.hall.bring_in()
    assert await house.count("results") == 0 and await house.tables.server_settings.retention(GUILD) == 12
    assert await house.value("SELECT count(*) FROM seats WHERE member > 0") == 0
    assert await house.value("SELECT count(*) FROM journal WHERE member > 0") == 0
    assert (await house.tables.views.status(HOME, None)).startswith("From a backup that I cannot verify (TAB-138).")
    assert b"I cannot verify" in (await house.tables.exports.export(HOME))[1]
    # Their names stand there all the same, and can be taken out.
    assert (await house.tables.privacy.forget(ADA)).tables
    assert b"Ada" not in (await house.tables.exports.export(HOME))[1]
    # With its seal all of it counts, but for whom was deleted meanwhile.
    await lose(house)
    await restored(house, file)
    assert (await house.count("results"), await house.value("SELECT max(member) FROM results")) == (1, BOB.id)


@pytest.mark.rule("TAB-138")
async def test_nothing_is_there_twice_however_often_it_is_restored(house: House) -> None:
    await two_tables(house)
    file = await backup(house)
    # All is here still, and further on: it stays as it is.
    await house.act(BOB, "roll", channel=OTHER)
    length = len((await house.tables.views.log(OTHER))[0])
    back, brought = await restored(house, file)
    assert back == () and (brought.coming, brought.over, brought.known) == ((), 0, 3)
    assert len((await house.tables.views.log(OTHER))[0]) == length
    await lose(house)
    brought = await house.tables.backups.read(GUILD, file)
    first = await house.tables.backups.restore(GUILD, brought.digest, (OTHER, 9))
    again = await house.tables.backups.restore(GUILD, brought.digest, (OTHER, 9))
    assert len(first) == 2 and again == ()
    assert len(await house.tables.admin.held(GUILD)) == 2
    # Neither does a game that was ended meanwhile begin again: its dice key is known.
    await house.tables.lobby.end(house.call(ADA, OTHER))
    assert (await restored(house, file))[0] == ()


@pytest.mark.rule("TAB-138")
async def test_a_lobby_that_began_since_is_known_although_a_key_was_added(tmp_path: Path, house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "moot", {}, key="mine")
    await house.tables.lobby.join(house.call(BOB))
    file = await backup(house)
    await house.tables.lobby.start(house.call(ADA))
    assert (await restored(house, file))[1].known == 1


@pytest.mark.rule("TAB-138")
async def test_where_a_channel_is_taken_or_gone_a_table_waits_without_a_place_and_is_moved(house: House) -> None:
    await two_tables(house)
    file = await backup(house)
    await lose(house)
    house.wait(1)
    await house.begin(ADA, BOB, channel=9)
    back, _ = await restored(house, file, places=(9,))
    assert [item.channel for item in back] == [-back[0].table, -back[1].table]
    held = await house.tables.admin.held(GUILD)
    assert [item.channel for item in held] == [9, -back[0].table, -back[1].table]
    update = await house.tables.lobby.move_here(house.call(ADA, 77, manager=True), back[0].channel)
    assert update.channel == 77 and update.rest == "asleep"
    await house.tables.pauses.wake(house.call(BOB, 77))
    assert (await house.act(BOB, "roll", channel=77)).kind == "move"


@pytest.mark.rule("TAB-137")
async def test_no_secret_of_a_running_game_is_in_the_clear(house: House) -> None:
    await two_tables(house)
    rows = await house.tables._context.store.server_backups.server(GUILD)
    clear, hidden = parted(rows)
    assert [table.row.status for table in clear.tables] == ["over"]
    assert sorted(table.row.status for table in hidden.tables) == ["lobby", "running"]
    file = await backup(house)
    head, start = backup_file._head(file)
    written = zlib.decompress(file[start : start + head.open])
    # The key of the game that is over is known to everybody; the tables in use are nowhere in it.
    assert b"a key" in written and b"toy" not in written
    opened = unpacked(file, GUILD, head.schema, {})
    assert opened.sealed is None and len(opened.open.tables) == 1 and opened.open.kept == ()
    for secret in (b"a key", b"toy"):
        assert secret not in file[start + head.open :]


@pytest.mark.rule("TAB-138")
async def test_a_file_that_was_changed_is_refused_in_words(house: House) -> None:
    await two_tables(house)
    file = await backup(house)
    head, start = backup_file._head(file)

    def signed(body: bytes) -> bytes:
        return body + hashlib.sha256(body).digest()

    damaged = "That backup is damaged"
    changed = "That backup was changed by someone"
    forged = zlib.compress(msgspec.msgpack.encode(ServerRows(ServerRow(GUILD, months=36))), 9)
    forged_head = msgspec.json.encode(
        msgspec.structs.replace(
            head, open=len(forged), open_size=len(msgspec.msgpack.encode(ServerRows(ServerRow(GUILD, months=36))))
        )
    )
    body = file[:-DIGEST]
    whole_forged = MAGIC + len(forged_head).to_bytes(4, "big") + forged_head + forged + body[start + head.open :]
    for spoilt, words in (
        (b"", "no backup of mine"),
        (b"PK\x03\x04", "no backup of mine"),
        (MAGIC, damaged),
        (MAGIC + b"\xff" * 40, damaged),
        (file[:-1], damaged),
        (file[:-100], damaged),
        (file + b"x", damaged),
        (file[: start + 5] + bytes([file[start + 5] ^ 1]) + file[start + 6 :], damaged),
        # With its digest made anew.
        (signed(body[:-1] + bytes([body[-1] ^ 1])), changed),
        (signed(whole_forged), changed),
    ):
        with pytest.raises(BadBackup, match=words) as refused:
            await house.tables.backups.read(GUILD, spoilt)
        assert refused.value.entry == "TAB-138"
    with pytest.raises(BadBackup, match="of another server"):
        await house.tables.backups.read(2, file)


@pytest.mark.rule("TAB-138")
async def test_a_file_cannot_blow_up_nor_bring_what_does_not_belong_there(house: House) -> None:
    await two_tables(house)
    rows = await house.tables._context.store.server_backups.server(GUILD)
    over, in_use = parted(rows)
    replace = msgspec.structs.replace

    def forged(clear: ServerRows, hidden: ServerRows, **more: Any) -> bytes:
        parts = [msgspec.msgpack.encode(part) for part in (clear, hidden)]
        first, second = (zlib.compress(part, 9) for part in parts)
        head = Head(GUILD, 0, 1, len(first), len(parts[0]), len(second) + 16, len(parts[1]), "", bytes(12))
        written = msgspec.json.encode(replace(head, **more))
        body = MAGIC + len(written).to_bytes(4, "big") + written + first + second + bytes(16)
        return body + hashlib.sha256(body).digest()

    row = over.tables[0]
    wrong_guild = replace(row, row=replace(row.row, guild=2))
    twice = replace(row, journal=(*row.journal, row.journal[0]))
    vast = replace(row, row=replace(row.row, created=1 << 63))
    private = replace(row, row=replace(row.row, sort="branch"))
    smuggled = replace(in_use, kept=())
    for clear in (smuggled, *(ServerRows(ServerRow(GUILD), (item,)) for item in (wrong_guild, twice, vast, private))):
        with pytest.raises(BadBackup, match="does not belong there"):
            await house.tables.backups.read(GUILD, forged(clear, ServerRows(ServerRow(GUILD))))
    sound = ServerRows(ServerRow(GUILD))
    for more, words in (
        ({"open_size": 1 << 40}, "more than I take"),
        ({"open_size": 5}, "something else than it says"),
        ({"schema": 999}, "newer version"),
        ({"format": 2}, "newer version"),
    ):
        with pytest.raises(BadBackup, match=words):
            await house.tables.backups.read(GUILD, forged(sound, sound, **more))


@pytest.mark.rule("TAB-136")
async def test_what_a_large_server_has_is_worked_through_table_by_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[int] = []
    encode, decode = msgspec.msgpack.encode, msgspec.msgpack.decode

    def encoded(value: Any) -> bytes:
        found = encode(value)
        steps.append(0 if any(isinstance(item, msgspec.Raw) for item in getattr(value, "tables", ())) else len(found))
        return found

    def decoded(written: bytes, *, type: Any) -> Any:
        steps.append(len(written) if type is TableRows else 0)
        return decode(written, type=type)

    await two_tables(house)
    rows = await house.tables._context.store.server_backups.server(GUILD)
    largest = max(len(encode(table)) for table in rows.tables)
    monkeypatch.setattr(backup_file.msgspec.msgpack, "encode", encoded)
    monkeypatch.setattr(backup_file.msgspec.msgpack, "decode", decoded)
    made = await backup(house)
    assert steps.count(largest) == 2 and max(steps) == largest
    steps.clear()
    await house.tables.backups.read(GUILD, made)
    assert steps.count(largest) == 1 and max(steps) == largest
    # Nor does Python look through their rows, of which there may be thousands: that stops everything else.
    lists = [
        rows.kept,
        *(part for table in rows.tables for part in (table.seats, table.journal, table.snapshots, table.seen)),
    ]
    assert not any(gc.is_tracked(row) for part in lists for row in part)


async def test_what_is_too_large_for_one_file_becomes_several_each_good_by_itself(house: House) -> None:
    for channel in range(20, 26):
        await house.begin(ADA, BOB, channel=channel)
        await house.tables.lobby.end(house.call(ADA, channel))
        house.wait(1)
    rows = await house.tables._context.store.server_backups.server(GUILD)
    most = len(packed(rows, 0, 1, "", KEY)) - 1
    made = await house.tables.backups.make(GUILD, most)
    assert len(made.files) == 2 and (made.over, made.in_use, made.too_large) == (6, 0, ())
    assert all(len(file) <= most for file in made.files)
    await lose(house)
    assert [(await restored(house, file))[1].over for file in made.files] == [3, 3]
    # One that no file holds is named, one that would be too many files is refused.
    made = await house.tables.backups.make(GUILD, 100)
    assert made.files == () and made.too_large == ("Corridor",) * 6
    sizes = [len(msgspec.msgpack.encode(table)) for table in rows.tables]
    assert [len(part.tables) for part in sized(rows, max(sizes) + 100)] == [1] * 6


@pytest.mark.rule("TAB-138")
async def test_a_table_of_a_game_that_is_not_here_is_named_and_left_out(tmp_path: Path, house: House) -> None:
    await two_tables(house)
    file = await backup(house)
    other = await other_bot(tmp_path, house)
    games = {key: game for key, game in other.tables.games.items() if key != "toy"}
    await other.reopen(games)
    back, brought = await restored(other, file)
    assert brought.unfit == ("toy",) and [item.title for item in back] == ["Corridor"]
    await other.tables.close()


@pytest.mark.rule("TAB-138")
async def test_a_file_of_an_older_version_which_knew_less_goes_on(house: House) -> None:
    await two_tables(house)
    rows = await house.tables._context.store.server_backups.server(GUILD)
    later = ("retold", "stand_ins", "hints", "board", "rest", "until", "remaining", "rested", "alarm", "uncalled", "tale")

    def older(part: ServerRows) -> bytes:
        known = msgspec.to_builtins(part, builtin_types=(bytes,))
        for item in known["tables"]:
            item["row"] = {name: value for name, value in item["row"].items() if name not in later}
            item.pop("named")
        return msgspec.msgpack.encode(known)

    name, keys = await house.tables._context.store.server_backups.seals(backup_file.new_seal)
    clear, hidden = map(older, parted(rows))
    first, second, nonce = zlib.compress(clear), zlib.compress(hidden), bytes(12)
    head = msgspec.json.encode(Head(GUILD, 0, 5, len(first), len(clear), len(second) + 16, len(hidden), name, nonce))
    before = MAGIC + len(head).to_bytes(4, "big") + head + first
    body = before + AESGCM(bytes.fromhex(keys[name])).encrypt(nonce, second, before)
    await lose(house)
    back, brought = await restored(house, body + hashlib.sha256(body).digest())
    assert len(back) == 2 and brought.over == 1
    await house.tables.pauses.wake(house.call(BOB, OTHER))
    assert (await house.act(BOB, "roll", channel=OTHER)).kind == "move"


async def test_what_is_at_hand_is_forgotten_with_a_restart(house: House) -> None:
    await two_tables(house)
    brought = await house.tables.backups.read(GUILD, await backup(house))
    with pytest.raises(Stale, match="at hand"):
        await house.tables.backups.restore(2, brought.digest, ())
    await house.reopen()
    with pytest.raises(Stale, match="at hand"):
        await house.tables.backups.restore(GUILD, brought.digest, ())


async def test_what_members_keep_and_what_is_set_comes_back_only_where_there_is_nothing(house: House) -> None:
    await two_tables(house)
    await house.tables.server_settings.want(GUILD, months=24)
    keep = "INSERT INTO kept (guild, member, game, body) VALUES (1, 101, 'wilds', ?)"
    await house.tables._context.store._database.write(lambda connection: connection.execute(keep, "then"))
    file = await backup(house)
    await lose(house)
    await house.tables.server_settings.want(GUILD, months=3)
    await restored(house, file)
    assert await house.tables.server_settings.retention(GUILD) == 3
    assert await house.tables._context.store.kept(GUILD, "wilds", [101]) == ("then",)
    await house.tables.server_settings.as_usual(GUILD)
    await house.tables._context.store._database.write(lambda connection: connection.execute("UPDATE kept SET body = 'now'"))
    await restored(house, file)
    assert await house.tables.server_settings.retention(GUILD) == 24
    assert await house.tables._context.store.kept(GUILD, "wilds", [101]) == ("now",)


@pytest.mark.whole
@pytest.mark.rule("TAB-138")
@pytest.mark.parametrize("game", sorted(games()))
async def test_every_game_plays_on_in_another_bot_as_it_would_have_here(tmp_path: Path, game: str) -> None:
    (tmp_path / "other").mkdir()
    here, there = House(tmp_path / "here.db"), House(tmp_path / "other" / "there.db")
    for house in (here, there):
        await house.open(games())
    await here.tables.lobby.gather(here.call(ADA), game, {})
    await here.tables.lobby.join(here.call(BOB))
    if here.tables.games[game].seats.stop > 3 and isinstance(here.tables.games[game], Plays):
        await here.tables.bot_players.hire(here.call(ADA), "steady")
    await here.tables.lobby.start(here.call(ADA), quick=True)
    file = await backup(here)
    await there.tables._context.store.server_backups.take_seal(
        *(await here.tables._context.store.server_backups.seals())[1].popitem()
    )
    back, _ = await restored(there, file)
    assert [item.title for item in back] == [here.tables.games[game].title]
    await there.tables.pauses.wake(there.call(ADA))
    lives = [await house.tables._context.cache.held(HOME) for house in (here, there)]
    assert lives[0].playing().state == lives[1].playing().state and lives[0].bot_memories == lives[1].bot_memories
    seat = lives[0].awaited[0]
    who = {row.seat: row for row in lives[0].seats}[seat]
    move = str(next(iter(lives[0].view_cache.legal(seat))))
    for house in (here, there):
        await house.act(Member(who.member, who.name), move)
    first, second = [await house.tables._context.cache.held(HOME) for house in (here, there)]
    assert first.last is not None and second.last is not None and first.last.digest == second.last.digest
    assert first.row.counter == second.row.counter
    for house in (here, there):
        await house.tables.close()


@pytest.mark.rule("TAB-137")
def test_a_seal_is_handed_on_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    assert main(["seal", str(first)]) == 2 and "There is no database" in capsys.readouterr().err
    for path in (first, second):
        asyncio.run(_made(path))
    assert main(["seal", str(first)]) == 0
    seal = capsys.readouterr().out.strip()
    assert main(["seal", str(first)]) == 0 and capsys.readouterr().out.strip() == seal, "it stays the same"
    assert main(["take-seal", str(second), "delve-seal-no"]) == 2
    assert main(["take-seal", str(second), seal]) == 0
    assert asyncio.run(_keys(second)) == {read_seal(seal)[0]: read_seal(seal)[1]}


async def _made(path: Path) -> None:
    await (await Store.open(path)).close()


async def _keys(path: Path) -> dict[str, str]:
    store = await Store.open(path)
    try:
        return (await store.server_backups.seals())[1]
    finally:
        await store.close()
