"""Where a player is awaited: all their tables in one query, in order, with nothing that their channels do not show."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from engine.api.update import Member, Update
from engine.tables.views.my_tables import EXCHANGE

from .house import ADA, BOB, CY, DEE, HOME, House

HOUR = 3600
SERVERS = (1, 2, 3)


def now(house: House) -> int:
    return int(house.clock.timestamp())


@asynccontextmanager
async def queries(house: House) -> AsyncIterator[list[str]]:
    """Note the first word of every statement that the store carries out."""
    database = house.tables._context.store._database
    noted: list[str] = []
    await database.set_trace_callback(lambda text: noted.append(text.split()[0]))
    yield noted
    await database.set_trace_callback(lambda _: None)


async def begun(house: House, channel: int, *members: Member, guild: int = 1, **more: Any) -> Update:
    first, *others = members
    await house.tables.lobby.gather(house.call(first, channel, guild=guild), "corridor", {}, **more)
    for member in others:
        await house.tables.lobby.join(house.call(member, channel, guild=guild))
    update = await house.tables.lobby.start(house.call(first, channel, guild=guild))
    await house.tables.outbox.told(update, 9000 + channel)
    return update


async def of(house: House, who: Member) -> list[tuple[str, int]]:
    return [(item.kind, item.channel) for item in await house.tables.my_tables.of(who.id)]


async def acted(house: House, who: Member, text: str, channel: int = HOME) -> int:
    """Let a player move; return the channel where they are told to go on, 0 for none."""
    update = await house.act(who, text, channel)
    found = await house.tables.my_tables.next_after(update, who.id)
    return found[0].channel if found else 0


@pytest.mark.rule("TAB-084")
async def test_fifty_tables_on_three_servers_are_one_query_and_none_is_loaded(house: House) -> None:
    for number in range(50):
        # At even tables Ada is asked, at odd ones Bob is.
        pair = (ADA, BOB) if number % 2 == 0 else (BOB, ADA)
        await begun(house, 100 + number, *pair, guild=SERVERS[number % 3])
        house.wait(1)
    await house.reopen()
    async with queries(house) as statements:
        found = await house.tables.my_tables.of(ADA.id)
    assert [word for word in statements if word not in ("BEGIN", "COMMIT")] == ["SELECT"]
    assert len(house.tables._context.cache) == 0
    assert [item.kind for item in found] == ["asked"] * 25 + ["others"] * 25
    assert [item.channel for item in found] == [*range(100, 150, 2), *range(101, 150, 2)], "the longest first"
    for entry in found:
        number = entry.channel - 100
        assert (entry.guild, entry.post, entry.title) == (SERVERS[number % 3], 9000 + entry.channel, "Corridor")
        assert entry.awaited == ((ADA,) if entry.kind == "asked" else (BOB,)) and entry.ask == "go on."
        assert entry.since == now(house) - (50 - number) * HOUR


@pytest.mark.rule("TAB-084")
async def test_first_what_waits_then_what_waits_for_others_then_lobbies_then_what_rests(house: House) -> None:
    store = house.tables._context.store
    await begun(house, 1, ADA, BOB)
    for channel, rest in ((2, "asleep"), (3, "paused")):
        await begun(house, channel, ADA, BOB)
        live = await house.tables._context.cache.seen(channel)
        await store.mark(msgspec.structs.replace(live.row, rest=rest, until=0 if rest == "asleep" else 99))
    await house.tables.lobby.gather(house.call(BOB, 4), "toy", {})
    await house.tables.lobby.join(house.call(ADA, 4))
    await begun(house, 5, BOB, ADA)
    house.wait(1)
    await begun(house, 6, ADA, BOB)
    expected = [("asked", 1), ("asked", 6), ("others", 5), ("lobby", 4), ("resting", 2), ("resting", 3)]
    assert await of(house, ADA) == expected
    lobby, asleep, paused = (await house.tables.my_tables.of(ADA.id))[3:]
    assert (lobby.title, lobby.host, lobby.players, lobby.ask, lobby.awaited) == ("Toy", BOB, 2, "", ())
    assert (asleep.rest, asleep.until, paused.rest, paused.until) == ("asleep", 0, "paused", 99)


@pytest.mark.rule("TAB-084")
async def test_only_ones_own_tables_in_use_are_told_of(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    await begun(house, 2, BOB, CY)
    await begun(house, 3, ADA, BOB)
    await begun(house, 4, ADA, BOB, CY)
    await house.tables.lobby.end(house.call(ADA, 3))
    await house.tables.lobby.leave(house.call(ADA, 4))
    assert await of(house, ADA) == [("asked", 1)]
    assert await of(house, DEE) == []


@pytest.mark.rule("TAB-084")
async def test_since_when_until_when_and_how_often_it_was_asked(house: House) -> None:
    await begun(house, 1, ADA, BOB, wait=120)
    (mine,) = await house.tables.my_tables.of(ADA.id)
    assert (mine.since, mine.due) == (now(house), now(house) + 2 * HOUR)
    await begun(house, 2, ADA, BOB, wait=0)
    assert [item.due for item in await house.tables.my_tables.of(ADA.id)] == [now(house) + 2 * HOUR, 0]
    live = await house.tables._context.cache.seen(1)
    await house.tables._context.store.mark(msgspec.structs.replace(live.row, asked=now(house) - 7))
    assert (await house.tables.my_tables.of(ADA.id))[0].since == now(house) - 7


@pytest.mark.rule("TAB-084")
async def test_a_table_that_was_moved_is_where_it_is_now(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    update = await house.tables.lobby.move_here(house.call(ADA, 2), 1)
    await house.tables.outbox.told(update, 4321)
    (mine,) = await house.tables.my_tables.of(ADA.id)
    assert (mine.kind, mine.channel, mine.post) == ("asked", 2, 4321)


@pytest.mark.rule("TAB-084", "TAB-039")
async def test_nothing_is_shown_but_what_the_channel_shows(house: House) -> None:
    """Ada and Bob pick cards in secret, then one of them is asked for a tile in secret."""
    await house.begin(ADA, BOB, game="toy")
    for member in (ADA, BOB):
        _, own, _ = await house.tables.views.controls(house.call(member))
        await house.act(member, own.buttons[0].move)
        latest = await house.tables.views.latest(HOME)
        views = [await house.tables.my_tables.of(item.id) for item in (ADA, BOB)]
        for (shown,) in views:
            assert (shown.ask, shown.awaited) == (latest.ask, latest.awaited)
        # Whatever they are told differs in nothing but whom it waits for.
        assert {view.ask for (view,) in views} == {latest.ask} and len(
            {msgspec.structs.replace(view, kind="asked") for (view,) in views}
        ) == 1


@pytest.mark.rule("TAB-084")
async def test_a_ballot_waits_for_those_who_have_not_voted(house: House) -> None:
    await begun(house, 1, BOB, ADA, CY)
    await house.act(BOB, "roll", 1)
    assert (await house.tables.undo.undo(house.call(ADA, 1))).kind == "ballot"
    assert [await of(house, item) for item in (ADA, BOB, CY)] == [[("others", 1)], [("asked", 1)], [("asked", 1)]]


async def test_a_table_of_which_nothing_is_remembered_is_listed_all_the_same(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    await begun(house, 2, ADA, BOB)
    database = house.tables._context.store._database
    await database.write(lambda connection: connection.execute("DELETE FROM updates WHERE table_id = 1"))
    await database.write(lambda connection: connection.execute("UPDATE updates SET body = x'7b' WHERE table_id = 2"))
    assert [(item.kind, item.channel, item.awaited) for item in await house.tables.my_tables.of(ADA.id)] == [
        ("others", 1, ()),
        ("others", 2, ()),
    ]


@pytest.mark.rule("TAB-084")
async def test_a_player_with_a_stand_in_is_told_and_not_asked(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    owned = "UPDATE seats SET owner = ?, owner_name = 'Ada', member = ?, name = 'Dee', away = 99 WHERE seat = 0"
    await house.tables._context.store._database.write(lambda connection: connection.execute(owned, ADA.id, DEE.id))
    (mine,) = await house.tables.my_tables.of(ADA.id)
    assert (mine.kind, mine.stand_in, mine.away) == ("others", "Dee", 99)


@pytest.mark.rule("TAB-084")
async def test_who_is_done_here_is_told_where_they_are_awaited_longest(house: House) -> None:
    for channel in (1, 2, 3):
        await begun(house, channel, ADA, BOB)
        house.wait(1)
    assert await acted(house, ADA, "step 1", 3) == 0, "Ada may still go on"
    assert await acted(house, ADA, "pass", 3) == 1
    assert await acted(house, BOB, "pass", 3) == 0, "no one else waits for Bob"
    house.wait(1)
    assert await acted(house, ADA, "pass", 1) == 2
    assert await acted(house, ADA, "pass", 2) == 3
    assert await acted(house, BOB, "pass", 1) == 2


@pytest.mark.rule("TAB-084")
async def test_in_the_middle_of_an_exchange_no_one_is_sent_away(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    await house.tables.lobby.gather(house.call(ADA, 2), "corridor", {"rounds": "100000"})
    await house.tables.lobby.join(house.call(BOB, 2))
    await house.tables.lobby.start(house.call(ADA, 2))
    told = []
    for minutes in (0, 5, 9, 9, 10, 1):
        house.wait(minutes / 60)
        told.append(await acted(house, ADA, "pass", 2))
        await house.act(BOB, "pass", 2)
    assert EXCHANGE == 600
    assert told == [1, 0, 0, 0, 1, 0], "once, and once more after 10 minutes without a move of hers"


@pytest.mark.rule("TAB-084")
async def test_at_a_live_pace_no_one_is_sent_away(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    await begun(house, 2, ADA, BOB, wait=10)
    await begun(house, 3, ADA, BOB, wait=11)
    assert await acted(house, ADA, "pass", 2) == 0
    assert await acted(house, ADA, "pass", 3) == 1


@pytest.mark.rule("TAB-084")
async def test_of_one_turn_they_are_told_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(house, 1, ADA, BOB)
    game: Any = house.tables.games["corridor"]
    monkeypatch.setattr(type(game), "turn_number", lambda *_: 7)
    await house.tables.lobby.gather(house.call(ADA, 2), "corridor", {"rounds": "100000"})
    await house.tables.lobby.join(house.call(BOB, 2))
    await house.tables.lobby.start(house.call(ADA, 2))
    told = []
    for _ in range(3):
        told.append(await acted(house, ADA, "pass", 2))
        await house.act(BOB, "pass", 2)
        house.wait(1)
    assert told == [1, 0, 0]


@pytest.mark.rule("TAB-084")
async def test_who_plays_one_table_is_told_nothing_and_who_was_called_back_neither(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    assert await acted(house, ADA, "pass", 1) == 0
    await begun(house, 2, ADA, BOB)
    update = await house.act(BOB, "pass", 1)
    assert [member.id for member in update.awaited] == [ADA.id]
    # Ada's answer is told of only after Bob has called her back.
    assert await house.tables.my_tables.next_after(update, ADA.id) == ()


@pytest.mark.rule("TAB-084")
async def test_a_move_that_ends_the_delve_leads_on_too(house: House) -> None:
    await begun(house, 1, ADA, BOB)
    await house.tables.lobby.gather(house.call(ADA, 2), "corridor", {"rounds": "1"})
    await house.tables.lobby.start(house.call(ADA, 2))
    assert await acted(house, ADA, "pass", 2) == 1
