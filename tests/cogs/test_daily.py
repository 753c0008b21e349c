"""The daily delve on the simulated Discord: played in private to its end, with a restart in between; shared, compared,
checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import discord
import msgspec
import pytest
from simcord import MemberActor, actors

import bot
from engine.api.update import Call, Member
from engine.core.daily import streak
from engine.core.dice import commitment
from engine.core.errors import GameError, IllegalMove
from engine.core.table import digest
from engine.games import games
from engine.store import TryRow
from engine.store.sql import insert, names_of
from engine.tables.hall.service import streaks
from engine.tables.history.export import verify
from engine.tables.session.live import Session
from playground.world import Clock, Keys, World
from service.settings import Settings

from .conftest import House, is_gone, labels, said
from .offered import Control, check_private, offered, sketch, use

KEYS = ("skyshard", "cavern", "regions")
MIDNIGHT = timedelta(hours=24)
AT_RANDOM, STEADILY = 12, 150
"""After so many random presses, default moves are made; after so many in all, random ones again."""


class Solitary(House):
    """A house where one member plays alone."""

    async def place(self, who: MemberActor, sort: str = "daily") -> int:
        """Return the place of the newest private table of a sort."""
        rows = await self.tables._context.store._database.read(
            lambda connection: connection.rows("SELECT channel FROM tables WHERE host = ? AND sort = ?", who.id, sort)
        )
        return int(rows[-1][0])

    async def table(self, who: MemberActor, sort: str = "daily") -> Session:
        live: Session = await self.tables._context.cache.seen(await self.place(who, sort))
        return live

    async def begun(self, who: MemberActor, game: str, **given: Any) -> Any:
        """Let a member ask for a daily game; return the message."""
        result = await who.slash(self.tavern, "daily", game=game, **given)
        assert result.response is not None and result.response.ephemeral, said(result)
        return result.response

    async def wanted(self, who: MemberActor, shown: Any, chance: Random, *, default: bool, sort: str) -> Control:
        """Return the control to press next."""
        found = [
            item for item in offered(shown.message) if item.verb not in ("panel", "back") and "+" not in item.value[:1]
        ]
        assert found, (shown.message.content, labels(shown.message))
        if default:
            live = await self.table(who, sort)
            move = live.game.default(live.playing().state, live.awaited[0])
            match = [item for item in found if str(move).startswith(item.move)]
            if match:
                return max(match, key=lambda item: len(item.move))
        return chance.choice(found)

    async def press(self, who: MemberActor, shown: Any, chance: Random, *, default: bool, sort: str = "daily") -> None:
        await use(who, shown, await self.wanted(who, shown, chance, default=default, sort=sort))

    async def play(
        self, who: MemberActor, shown: Any, seed: int, *, restart: int = -1, sort: str = "daily", most: int = 900
    ) -> int:
        """Play to the end with the controls of one message; return the number of presses."""
        chance = Random(seed)
        for count in range(most):
            if (await self.table(who, sort)).row.status == "over":
                return count
            if count == restart:
                await self.world.restart()
            check_private(shown.message)
            await self.press(who, shown, chance, default=AT_RANDOM <= count < STEADILY, sort=sort)
        raise AssertionError(f"it does not end: {shown.message.content}")


async def pressed(who: MemberActor, whose: MemberActor, shown: Any, key: str) -> Any:
    """Let a member press a control that a message does not show them, or no longer."""
    stored = actors._visible_message(whose, shown)
    return await actors._component_interaction(who, stored, {"custom_id": key, "component_type": 2})


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Solitary]:
    def build(now: Clock, keys: Keys | None) -> discord.Client:
        opening = {"games": {key: games()[key] for key in KEYS}, "draw": sketch}
        more = {"keys": keys} if keys else {}
        return bot.Delvekeeper(Settings(database=str(tmp_path / "delves.sqlite3")), now=now, **more, **opening)

    world = await World.open(build=build, seed="lantern")
    try:
        yield Solitary(world)
        assert world.env.errors == []
    finally:
        await world.close()


@pytest.mark.whole
@pytest.mark.rule("TAB-160", "TAB-161", "TAB-162", "TAB-163")
@pytest.mark.parametrize("game", KEYS)
async def test_it_is_played_to_its_end_in_one_message(alone: Solitary, game: str) -> None:
    before = len(alone.posts())
    shown = await alone.begun(alone.ada, game)
    assert "counts till 0:00 UTC (<t:1767312000:R>)" in shown.message.content
    assert "Undo" not in labels(shown.message), "what is dealt is the same for everybody"
    begun = await alone.tables.views.latest(await alone.place(alone.ada))
    with pytest.raises(IllegalMove):
        await alone.tables.undo.undo(Call(1, 0, begun.channel, Member(alone.ada.id, "Ada")), begun.version)
    count = await alone.play(alone.ada, shown, 1, restart=7)
    assert count > 7
    assert "Your result" in shown.message.content and labels(shown.message)[0] == "Share here"
    live = await alone.table(alone.ada)
    assert live.row.key not in shown.message.content
    attempt = await alone.tables._context.store.dailies.attempt(alone.ada.id, alone.tables.dailies.today, game)
    assert attempt.ended and attempt.words in shown.message.content and attempt.strip in shown.message.content
    assert len(alone.posts()) == before, "nothing is posted"
    assert await alone.tables.outbox.untold() == []


async def ended(alone: Solitary, who: MemberActor, game: str = "skyshard", seed: int = 1) -> Any:
    """Let a member play a daily game to its end; return the message."""
    shown = await alone.begun(who, game)
    await alone.play(who, shown, seed)
    return shown


@pytest.mark.whole
@pytest.mark.rule("TAB-161")
@pytest.mark.parametrize("game", KEYS)
async def test_everybody_meets_the_same(alone: Solitary, game: str) -> None:
    await alone.begun(alone.ada, game)
    await alone.world.wait(timedelta(hours=3))
    await alone.world.restart()
    await alone.begun(alone.bob, game)
    first, second = [(await alone.table(who)).playing() for who in (alone.ada, alone.bob)]
    assert first.key == second.key and first.counter == second.counter and digest(first.state) != digest(second.state)
    states = [msgspec.json.encode(table.state) for table in (first, second)]
    assert states[0].replace(b"Ada", b"Bob").replace(b'"ada"', b'"bob"') == states[1], "only the name is another one"
    seats = [[(row.member, row.level) for row in (await alone.table(who)).company] for who in (alone.ada, alone.bob)]
    assert seats[0] == seats[1] and len(seats[0]) == (2 if game == "regions" else 0)


@pytest.mark.whole
@pytest.mark.rule("TAB-162", "TAB-163")
async def test_the_second_try_is_practice_and_counts_nowhere(alone: Solitary) -> None:
    shown = await alone.begun(alone.ada, "skyshard")
    again = await alone.begun(alone.ada, "skyshard")
    assert labels(again.message)[:3] == labels(shown.message)[:3] and await alone.tables._context.store.dailies.of_member(
        alone.ada.id
    )
    assert not any(label == "Hint" for label in labels(again.message))
    await alone.play(alone.ada, again, 1)
    store, today = alone.tables._context.store.dailies, alone.tables.dailies.today
    before = await store.attempt(alone.ada.id, today, "skyshard")
    await alone.ada.click(again, label="Practise")
    assert "Practice of the daily Skyshard of 1 January: it does not count" in again.message.content
    assert "Hint" in labels(again.message)
    practice, counted = await alone.table(alone.ada, "practice"), await alone.table(alone.ada)
    shown, files = again.message.content, [file.filename for file in again.message.attachments]
    for way in ("Hint", "Map"):
        await alone.ada.click(again, label=way)
        assert again.message.content != shown
        await alone.ada.click(again, label="Back")
        assert again.message.content.partition("\n\n")[2] == shown.partition("\n\n")[2]
        assert [file.filename for file in again.message.attachments] == files
    assert practice.row.key == counted.row.key
    await alone.play(alone.ada, again, 2, sort="practice")
    assert "That was practice" in again.message.content and "Share here" not in labels(again.message)
    assert await store.attempt(alone.ada.id, today, "skyshard") == before
    shown = await alone.begun(alone.ada, "skyshard")
    assert before.words in shown.message.content and "Share here" in labels(shown.message)


@pytest.mark.rule("TAB-160", "TAB-006")
async def test_an_old_message_shows_how_things_stand_and_no_other_member_presses(alone: Solitary) -> None:
    old = await alone.begun(alone.ada, "skyshard")
    # A private message cannot be edited after 15 minutes, so it stays as it is.
    await alone.world.wait(timedelta(minutes=20))
    moved = await alone.begun(alone.ada, "skyshard")
    await alone.press(alone.ada, moved, Random(3), default=False)
    version, there = (await alone.table(alone.ada)).version, labels(moved.message)
    await alone.press(alone.ada, old, Random(3), default=False)
    assert "That was before your last move. Here is how things stand now." in old.message.content
    now = labels(old.message)
    assert "Why?" in now and [label for label in now if label != "Why?"] == there
    assert is_gone(alone, moved), "there is one at a time"
    assert old.message.attachments
    assert (await alone.table(alone.ada)).version == version
    refused = await pressed(alone.bob, alone.ada, old, offered(old.message)[0].key)
    assert "only they can play there" in said(refused)
    assert (await alone.table(alone.ada)).version == version


@pytest.mark.rule("TAB-161", "TAB-162", "TAB-164")
async def test_the_day_ends_at_midnight_by_utc(alone: Solitary) -> None:
    home = await alone.ada.slash(alone.tavern, "daily")
    words = home.response.message.content
    sealed = {}
    for item in await alone.tables.dailies.of_day(alone.ada.id, alone.tables.dailies.today):
        assert item.key == "" and f"sealed as {item.seal[:16]}" in words
        sealed[item.game] = item.seal
    assert set(sealed) == set(KEYS)
    shown = await alone.begun(alone.ada, "skyshard")
    secret = (await alone.table(alone.ada)).row.key
    early = await alone.ada.slash(alone.tavern, "daily", show="before", game="skyshard")
    assert "No result of theirs" in said(early)
    await alone.world.wait(MIDNIGHT)
    await alone.play(alone.ada, shown, 1)
    assert "so it does not count" in shown.message.content and "Share here" not in labels(shown.message)
    assert (await alone.tables._context.store.dailies.of_member(alone.ada.id))[0].ended == 0
    told = said(await alone.ada.slash(alone.tavern, "daily", show="before"))
    assert secret in told and sealed["skyshard"] == commitment(secret) and sealed["skyshard"] in told
    fresh = await alone.begun(alone.ada, "skyshard")
    assert "Daily Skyshard of 2 January" in fresh.message.content and (await alone.table(alone.ada)).row.key != secret


@pytest.mark.whole
@pytest.mark.rule("TAB-164", "TAB-165", "TAB-166")
async def test_a_result_is_shared_once_compared_and_checked(alone: Solitary) -> None:
    before = len(alone.posts())
    shown = await ended(alone, alone.ada)
    live = await alone.table(alone.ada)
    await alone.ada.click(shown, label="Share here")
    assert len(alone.posts()) == before + 1
    attempt = await alone.tables._context.store.dailies.attempt(alone.ada.id, alone.tables.dailies.today, "skyshard")
    line = alone.newest().content
    assert line.startswith(f"**Daily Skyshard**, 1 January: Ada, {attempt.words}.\n{attempt.strip}\n-# {attempt.told}")
    assert live.row.key not in line and alone.newest().mentions == []
    refused = await alone.ada.click(shown, label="Share here")
    assert "shared that in this channel already" in said(refused) + shown.message.content
    assert len(alone.posts()) == before + 1
    await alone.begun(alone.bob, "skyshard")
    table = said(await alone.cy.slash(alone.tavern, "daily", show="today"))
    assert f"**1** Ada: {attempt.words}" in table and "Bob" not in table
    week = said(await alone.cy.slash(alone.tavern, "daily", show="week"))
    assert "**1** Ada: best on 1 of 1 day" in week
    sealed = await alone.bob.slash(alone.tavern, "daily", show="before", game="skyshard", of=alone.ada)
    assert "No result" in said(sealed)
    await alone.world.wait(MIDNIGHT)
    file = await alone.bob.slash(alone.tavern, "daily", show="before", game="skyshard", of=alone.ada)
    (sent,) = [followup for followup in (file.response, *file.followups) if followup is not None and followup.attachments]
    written = alone.env.backend.cdn.get(sent.attachments[0].url)
    assert "all as the dice key says" in verify(written, games()) and json.loads(written)["key"] == live.row.key


@pytest.mark.rule("TAB-162", "TAB-166", "TAB-167", "TAB-174")
async def test_ties_weeks_and_streaks(alone: Solitary) -> None:
    dailies, store = alone.tables.dailies, alone.tables._context.store
    today, guild = dailies.today, alone.world.guild.id

    async def tried(who: MemberActor, day: int, points: int, rounds: int, where: int = guild) -> None:
        row = TryRow(who.id, day, "skyshard", where, who.name.title(), 1, 5, 9, points, rounds, f"{points}/{rounds}")
        values = msgspec.structs.astuple(row)
        written = insert("tries", names_of(TryRow))
        await store._database.write(lambda connection: connection.execute(written, *values))

    async def in_a_row() -> list[tuple[str, int]]:
        return [(item.name, item.days) for item in streaks(await store.dailies.in_guild(guild, 0, today), today)]

    # The first of January of 2026 is a Thursday: the week began three days before.
    for back, points in ((0, 6), (1, 4), (2, 6), (3, 2), (4, 7)):
        await tried(alone.ada, today - back, points, 9)
    for back, points, rounds in ((0, 6, 9), (1, 4, 8), (3, 2, 9)):
        await tried(alone.bob, today - back, points, rounds)
    await tried(alone.cy, today, 6, 10)
    await tried(alone.dee, today, 7, 3, where=99)
    ((title, places),) = (await dailies.standings(guild)).games
    assert title == "Skyshard"
    assert [(place.rank, place.name, place.words) for place in places] == [
        (1, "Ada", "6/9"),
        (1, "Bob", "6/9"),
        (3, "Cy", "6/10"),
    ]
    ((_, week),) = (await dailies.week(guild)).games
    assert [(item.rank, item.name, item.words) for item in week] == [
        (1, "Ada", "best on 3 of 4 days"),
        (2, "Bob", "best on 3 of 3 days"),
        (3, "Cy", "best on 0 of 1 day"),
    ]
    assert await in_a_row() == [("Ada", 5), ("Bob", 2)]
    await alone.bob.slash(alone.tavern, "me", hall="off")
    assert [game.name for game in (await dailies.standings(guild)).games[0][1]] == ["Ada", "Cy"]
    assert await in_a_row() == [("Ada", 5)]
    # Dee shows theirs here, and stands in this server's table from then on.
    call = Call(1, guild, alone.tavern.id, Member(alone.dee.id, "Dee"))
    await dailies.share(call, "skyshard", today)
    assert [game.name for game in (await dailies.standings(guild)).games[0][1]] == ["Dee", "Ada", "Cy"]


@pytest.mark.whole
@pytest.mark.rule("TAB-164", "TAB-167", "TAB-120", "TAB-121", "TAB-122")
async def test_it_is_seen_given_and_deleted_and_keeps_its_key_for_the_day(alone: Solitary) -> None:
    await ended(alone, alone.ada)
    key, today = (await alone.table(alone.ada)).row.key, alone.tables.dailies.today
    assert "1 daily delve" in said(await alone.ada.slash(alone.tavern, "privacy show"))
    member = Member(alone.ada.id, "Ada")
    given = await alone.tables.privacy.export(member)
    assert key.encode() not in given and len(json.loads(given)["tries"]) == 1
    await alone.world.wait(MIDNIGHT)
    assert key.encode() in await alone.tables.privacy.export(member)
    await alone.tables.privacy.forget(member)
    assert await alone.tables._context.store.dailies.attempt(alone.ada.id, today, "skyshard") is None
    assert "I keep nothing" in said(await alone.ada.slash(alone.tavern, "privacy show"))


@pytest.mark.rule("TAB-164")
async def test_a_game_in_a_direct_message_is_given_to_no_other_member(alone: Solitary) -> None:
    dailies, yesterday = alone.tables.dailies, alone.tables.dailies.today - 1
    row = TryRow(alone.ada.id, yesterday, "skyshard", 0, "Ada", 1, 1, 2, 3, 4, "3/4")
    write = insert("tries", names_of(TryRow))
    await alone.tables._context.store._database.write(
        lambda connection: connection.execute(write, *msgspec.structs.astuple(row))
    )
    for who, words in ((alone.bob, "No result of theirs is known"), (alone.ada, "no longer keep")):
        with pytest.raises(GameError, match=words):
            await dailies.to_check(Call(1, 0, 5, Member(who.id, "Who")), alone.ada.id, "skyshard", yesterday)


async def test_days_in_a_row() -> None:
    assert streak([], 9) == 0
    assert streak([7, 8, 9], 9) == 3
    assert streak([7, 8], 9) == 2, "today is still to come"
    assert streak([6, 7, 9], 9) == 1
    assert streak([6, 7], 9) == 0


@pytest.mark.rule("TAB-066", "TAB-160")
async def test_a_broken_one_says_so_where_it_is_played_and_goes_by_itself(alone: Solitary) -> None:
    shown = await alone.begun(alone.ada, "skyshard")
    await alone.tables._context.store._database.write(
        lambda connection: connection.execute("UPDATE snapshots SET state = 'torn'")
    )
    await alone.world.restart()
    pressed = await alone.ada.click(shown, label="End turn")
    told = said(pressed) or shown.message.content
    assert "notes of this table cannot be read" in told and "It goes by itself." in told and "/delve end" not in told
    again = await alone.ada.slash(alone.tavern, "daily", game="skyshard")
    assert "notes of this table cannot be read" in said(again)
    other = await alone.begun(alone.ada, "cavern")
    assert "Daily Cavern" in other.message.content
