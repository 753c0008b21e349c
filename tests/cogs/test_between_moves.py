"""A table between moves: nudges, absence, sleeping and waking, pauses, members who left."""

from __future__ import annotations

from datetime import timedelta
from itertools import count
from typing import Any

import discord
import pytest
from simcord import MemberActor

from engine.api.update import Call, Member

from .conftest import House, labels, said, start_of

NUMBERS = count(10**6)


async def hours(house: House, span: float) -> None:
    """Let hours pass; the clock runs every half an hour."""
    house.world.look_seldom()
    await house.world.wait(timedelta(hours=span))


async def plays(house: House, player: MemberActor, name: str) -> None:
    """Let a member do all that is asked of them, also in the channel."""
    tables = house.tables
    while player.id in [member.id for member in (await tables.views.latest(house.tavern.id)).awaited]:
        live = await tables._context.cache.seen(house.tavern.id)
        move = live.game.default(live.playing().state, live.seat_of(player.id))
        call = Call(next(NUMBERS), live.row.guild, live.row.channel, Member(player.id, name))
        await house.world.bot.publisher.publish(await tables.act(call, str(move)))  # type: ignore[attr-defined]


async def digest(house: House, channel: int) -> str:
    return str((await house.tables._context.cache.seen(channel)).last.digest)


def told(house: House, words: str) -> int:
    """Return how many posts contain these words."""
    return sum(words in post.content for post in house.posts())


async def asleep(house: House) -> discord.Message:
    """Let a table of Ada and Bob fall asleep; return the post that says so."""
    await house.started(house.bob, wait="1")
    await hours(house, 4)
    return house.newest()


async def bob_away(house: House) -> discord.Message:
    """Let Bob miss two waits running while Ada plays; return the post that says so."""
    await house.started(house.bob, wait="1")
    for _ in range(8):
        await plays(house, house.ada, "Ada")
        await hours(house, 1.5)
        if (found := [post for post in house.posts() if "stayed away twice running" in post.content]) != []:
            return found[0]
    raise AssertionError("Bob is never away")


@pytest.mark.rule("TAB-094")
async def test_the_table_is_told_at_once_who_is_away_without_a_mention(house: House) -> None:
    await house.started(house.bob, wait="12")
    await house.bob.slash(house.tavern, "draft", card=await house.first(house.bob, "draft", "card"))
    before = house.newest()
    result = await house.bob.slash(house.tavern, "away set", until="3 days")
    post = house.newest()
    assert "bob is away until <t:" in post.content.casefold(), said(result)
    assert post.id == before.id and labels(post) == labels(before) and not post.mentions


@pytest.mark.rule("TAB-093")
async def test_a_nudge_goes_with_a_delve_that_is_ended_by_hand(house: House) -> None:
    await house.started(house.bob, wait="12")
    await hours(house, 6.5)
    nudge = house.newest()
    asked = await house.ada.slash(house.tavern, "delve end")
    assert asked.response is not None
    await house.ada.click(asked.response, label="End it")
    assert nudge.id not in [post.id for post in house.posts()] and told(house, "ends it here") == 1
    assert "No answer: " not in house.newest().content and not house.newest().mentions


@pytest.mark.rule("TAB-093")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_nudge_stands_below_the_newest_post_and_goes_when_all_have_answered(house: House, restarted: bool) -> None:
    start = await house.started(house.bob, wait="12")
    await hours(house, 6.5)
    nudge = house.newest()
    assert nudge.content.startswith(
        f"<@{house.ada.id}> and <@{house.bob.id}>, you are all still awaited here.\n-# No answer: the game goes on "
    )
    assert {member.id for member in nudge.mentions} == {house.ada.id, house.bob.id}
    assert nudge.reference is not None and nudge.reference.message_id == start.id
    before = next(post for post in house.posts() if post.id == start.id)
    assert labels(before) == labels(start) and labels(nudge) == [], "the controls stay where they are"
    if restarted:
        await house.world.restart()
    for player in (house.ada, house.bob):
        assert nudge.id in [post.id for post in house.posts()]
        await player.slash(house.tavern, "draft", card=await house.first(player, "draft", "card"))
    assert nudge.id not in [post.id for post in house.posts()]


@pytest.mark.rule("TAB-095")
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("typed", [False, True])
async def test_a_table_sleeps_in_one_post_and_wakes_with_a_press(house: House, restarted: bool, typed: bool) -> None:
    post = await asleep(house)
    assert "so the table sleeps" in post.content and post.mentions == [] and labels(post) == ["Wake"]
    posted, before = len(house.posts()), await digest(house, house.tavern.id)
    await hours(house, 48)
    assert len(house.posts()) == posted and await digest(house, house.tavern.id) == before
    if restarted:
        await house.world.restart()
    assert "no seat at this table" in said(await house.cy.click(post, label="Wake"))
    live = await house.tables._context.cache.seen(house.tavern.id)
    (seat,) = live.turn
    asked, waker = (house.ada, house.bob) if seat == 0 else (house.bob, house.ada)
    if typed:
        await waker.slash(house.tavern, "delve resume")
    else:
        await waker.click(post, label="Wake")
    woken = house.newest()
    assert "wakes the table." in woken.content and await digest(house, house.tavern.id) == before
    assert [member.id for member in woken.mentions] == [asked.id] and "Wake" not in labels(woken)
    assert labels(next(item for item in house.posts() if item.id == post.id)) == []


@pytest.mark.rule("TAB-094")
@pytest.mark.parametrize("restarted", [False, True])
async def test_who_is_away_is_told_once_and_is_back_with_a_press(house: House, restarted: bool) -> None:
    post = await bob_away(house)
    assert labels(post) == ["I'm back", "Give the seat"] and post.mentions == []
    if restarted:
        await house.world.restart()
    assert said(await house.cy.click(post, label="I'm back"))
    await house.bob.click(post, label="I'm back")
    assert told(house, "Bob is back.") == 1
    assert "a seat at this table already" in said(await house.bob.click(post, label="I'm back"))
    assert told(house, "stayed away twice running") == 1


@pytest.mark.rule("TAB-021", "TAB-094")
async def test_the_host_gives_the_seat_of_a_rival_who_is_away_with_a_press(house: House) -> None:
    post = await bob_away(house)
    assert "Only Ada, the host" in said(await house.bob.click(post, label="Give the seat"))
    asked = await house.ada.click(post, label="Give the seat")
    assert asked.response is not None and asked.response.ephemeral and "Bob may come back at any time" in said(asked)
    await house.ada.select(asked.response, [house.cy])
    assert told(house, "Cy plays on for Bob") == 1
    assert "No one is away here any more" in said(await house.ada.click(post, label="Give the seat"))


@pytest.mark.rule("TAB-094")
async def test_away_and_back_are_told_in_the_channel_and_to_the_member(house: House) -> None:
    assert said(await house.bob.slash(house.tavern, "away set")) == "You are not at any table here."
    await house.started(house.bob, wait="48")
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    for until in ("yesterday", "2001-01-01", "x" * 500):
        assert said(await house.bob.slash(house.tavern, "away set", until=until)).startswith("Write a span such as")
    own: dict[str, Any] = {"stand-in": house.bob}
    assert "A stand-in is another member" in said(await house.bob.slash(house.tavern, "away set", **own))
    until = int(house.env.now().timestamp()) + 3 * 24 * 3600
    words = said(await house.bob.slash(house.tavern, "away set", until="3 days"))
    assert words.startswith("You are away until <t:") and words.endswith("at 1 table.")
    assert abs(int(words.split("<t:")[1].split(":")[0]) - until) <= 60
    assert "Bob is away until <t:" in house.newest().content and "I play for them at once." in house.newest().content
    assert said(await house.bob.slash(house.tavern, "away back")) == "Welcome back: you play again at 1 table."
    assert "Bob is back." in house.newest().content
    assert said(await house.bob.slash(house.tavern, "away back")) == "You are not away at any table."


@pytest.mark.rule("TAB-094")
async def test_a_stand_in_is_called_and_the_seat_comes_home_by_itself(house: House) -> None:
    await house.started(house.bob, wait="720")
    stand_in: dict[str, Any] = {"stand-in": house.cy}
    await house.bob.slash(house.tavern, "away set", until="2 days", **stand_in)
    post = house.newest()
    assert post.content.startswith("Cy stands in for Bob until <t:")
    assert [member.id for member in post.mentions] == [house.cy.id]
    assert await house.first(house.cy, "draft", "card")
    await hours(house, 49)
    home = house.newest()
    assert "Bob is back." in home.content and [member.id for member in home.mentions] == [house.bob.id]
    assert await house.first(house.bob, "draft", "card")


@pytest.mark.rule("TAB-097")
async def test_rivals_agree_to_a_pause_in_the_channel_and_end_it_with_a_press(house: House) -> None:
    await house.started(house.bob, wait="1")
    await house.ada.slash(house.tavern, "delve pause", until="2 days")
    asked = house.newest()
    assert "Ada asks for a pause until <t:" in asked.content and {"Pause", "Play on (default)"} <= set(labels(asked))
    await house.bob.click(asked, label="Pause")
    paused = house.newest()
    assert "All agree: the delve is paused until <t:" in paused.content and "Go on" in labels(paused)
    posted = len(house.posts())
    await hours(house, 12)
    assert len(house.posts()) == posted, "nothing runs out"
    assert "Only Ada can end this pause before its time" in said(await house.bob.click(paused, label="Go on"))
    await house.ada.click(paused, label="Go on")
    assert "Ada ends the pause." in house.newest().content and "Go on" not in labels(house.newest())
    assert said(await house.ada.slash(house.tavern, "delve resume")).startswith("The delve is not paused.")


@pytest.mark.rule("TAB-097")
async def test_the_pause_of_ones_own_is_over_after_72_hours(house: House) -> None:
    await house.started(house.bob, wait="12")
    await house.bob.slash(house.tavern, "delve pause", own=True)
    assert "Bob takes their own pause until <t:" in house.newest().content
    await hours(house, 71)
    assert "The pause is over." not in house.newest().content
    await hours(house, 2)
    assert "The pause is over." in house.newest().content
    assert {member.id for member in house.newest().mentions} == {house.ada.id, house.bob.id}
    again = said(await house.bob.slash(house.tavern, "delve pause", own=True))
    assert again.startswith("You have used your own pause in this game.")


@pytest.mark.rule("TAB-098")
async def test_in_a_deleted_channel_nothing_is_played_any_more(house: House) -> None:
    await house.started(house.bob, channel=house.tower, wait="1")
    before = await digest(house, house.tower.id)
    house.env.backend.delete_channel(house.tower.id)
    await house.env.settle()
    assert (await house.tables.views.latest(house.tower.id)).rest == "asleep"
    await hours(house, 48)
    assert await digest(house, house.tower.id) == before and await house.tables.outbox.untold() == []
    await house.ada.slash(house.tavern, "delve move-here", number=str(house.tower.id))
    assert labels(house.newest()) == ["Wake"]
    await house.bob.click(house.newest(), label="Wake")
    assert "Bob wakes the table." in house.newest().content


@pytest.mark.rule("TAB-098")
async def test_a_channel_that_is_found_gone_only_later_is_not_played_on_either(house: House) -> None:
    await house.started(house.bob, channel=house.tower, wait="1")
    before = await digest(house, house.tower.id)
    bot: Any = house.world.bot
    await bot.get_cog("Clock").cog_unload()
    house.env.backend.delete_channel(house.tower.id)
    await house.env.settle()
    # As if it had happened while the bot was not running.
    live = await house.tables._context.cache.seen(house.tower.id)
    assert live.row.rest == "asleep"
    await house.tables.pauses.wake(Call(next(NUMBERS), live.row.guild, house.tower.id, Member(house.ada.id, "Ada")))
    await house.world.restart()
    await hours(house, 48)
    assert (await house.tables.views.latest(house.tower.id)).rest == "asleep" and await digest(
        house, house.tower.id
    ) == before


@pytest.mark.rule("TAB-098")
async def test_where_the_bot_was_removed_nothing_is_played_any_more(house: House) -> None:
    await house.started(house.bob, wait="1")
    await house.started(house.cy, channel=house.crypt, wait="1")
    before = await digest(house, house.tavern.id)
    house.env.backend.remove_guild(house.world.guild.id)
    await house.env.settle()
    for channel in (house.tavern, house.crypt):
        assert (await house.tables.views.latest(channel.id)).rest == "asleep"
    await hours(house, 48)
    assert await house.tables.outbox.untold() == [] and await digest(house, house.tavern.id) == before


@pytest.mark.rule("TAB-098")
async def test_who_is_no_longer_in_the_server_at_a_deadline_leaves_the_seat(house: House) -> None:
    await house.started(house.bob, house.cy, wait="1")
    house.world.guild.remove_member(house.bob)
    await hours(house, 1.5)
    assert told(house, "Bob has left this server.") == 1 and told(house, "Ada has left") == 0
    live = await house.tables._context.cache.seen(house.tavern.id)
    assert [seat.gone for seat in live.seats] == [False, True, False]
    assert f"<@{house.bob.id}>" not in house.newest().content


@pytest.mark.rule("TAB-098")
async def test_that_a_server_is_not_found_is_not_taken_for_its_members_having_left(house: House) -> None:
    await house.started(house.bob, house.cy, wait="1")
    house.env.inject_error("GET", "/guilds/*/members/*", status=404, code=10004, times=None)
    await hours(house, 1.2)
    live = await house.tables._context.cache.seen(house.tavern.id)
    assert not any(seat.gone for seat in live.seats) and live.row.status == "running"
    assert told(house, "No word from") == 1


@pytest.mark.rule("TAB-099")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_lobby_says_that_its_host_is_missing_and_is_taken_over_with_a_press(house: House, restarted: bool) -> None:
    post = await house.lobby(house.bob)
    words = "Ada has not been here for a day: anyone who sits here may start."
    await hours(house, 24.6)
    assert words in house.newest().content and house.newest().id == post.id
    if restarted:
        await house.world.restart()
    assert "Only Ada, the host" in said(await house.cy.click(house.newest(), label=start_of(house.newest())))
    await house.bob.click(house.newest(), label=start_of(house.newest()))
    assert (await house.tables.views.latest(house.tavern.id)).kind == "move", "Bob is the host now, and they play"


@pytest.mark.rule("TAB-099")
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_lobby_that_closed_by_itself_opens_again_with_a_press(house: House, restarted: bool) -> None:
    await house.lobby(house.bob, rounds="4", wait="36")
    await hours(house, 7 * 24 + 1)
    closed = house.newest()
    assert closed.content == "No one began this delve for a week, so the lobby is closed." and labels(closed) == ["Reopen"]
    if restarted:
        await house.world.restart()
    await house.cy.click(closed, label="Reopen")
    lobby = house.newest()
    assert "Cy is gathering rivals (1 of 4)." in lobby.content and "I wait: 36 hours for a move." in lobby.content
    assert "Rounds: 4." in lobby.content
