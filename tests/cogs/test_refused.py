"""Channels that refuse posts: nothing is played there, and untold changes are posted once they are open again."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend import serializers

from cogs.publish import refused_channels as refusals
from engine import WORDS
from engine.tables.session import live

from .conftest import House, labels, menus, said, start_of
from .test_places import THREADS, gathered, grant
from .test_trouble import deny

HOURS = 3720
"""Seconds after which a deadline of an hour has passed and the clock has run."""
REFUSED = ((400, 50083), (403, 160005), (403, 50001), (404, 10003))
"""How Discord refuses a post: the thread is archived, or locked; the bot may not see the channel; the channel is gone."""


def refuse_posts(house: House, status: int = 403, code: int = 50001) -> None:
    """Let Discord refuse posts of the bot and followups of interactions."""
    house.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    house.env.inject_error("POST", "/webhooks/*", status=status, code=code)


async def rest(house: House, channel: int) -> str:
    """Return whether the table of a channel sleeps or is paused."""
    return str((await house.tables._context.cache.seen(channel)).row.rest)


async def untold(house: House) -> int:
    """Return the number of untold changes."""
    return len(await house.tables.outbox.untold())


@pytest.mark.rule("TAB-098")
@pytest.mark.parametrize("archived", [False, True])
async def test_a_deadline_in_a_locked_thread_is_not_played_and_its_table_sleeps(house: House, archived: bool) -> None:
    grant(house, THREADS)
    thread = await gathered(house, wait="1")
    await house.bob.click(house.newest(thread), label="Join")
    await house.ada.click(house.newest(thread), label=start_of(house.newest(thread)))
    before = (await house.tables.views.latest(thread.id)).version
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True, "archived": archived})
    posts = len(house.posts(thread))
    await house.env.advance_time(HOURS)
    assert (await house.tables.views.latest(thread.id)).version == before and len(house.posts(thread)) == posts
    assert await rest(house, thread.id) == live.ASLEEP and await untold(house) == 0


@pytest.mark.rule("TAB-098")
async def test_a_deadline_in_a_thread_that_is_only_archived_is_played_since_a_post_opens_it_again(house: House) -> None:
    grant(house, THREADS)
    thread = await gathered(house, wait="1")
    await house.bob.click(house.newest(thread), label="Join")
    await house.ada.click(house.newest(thread), label=start_of(house.newest(thread)))
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    # An edit is refused in there.
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    await house.env.advance_time(HOURS)
    assert "The cards are turned" in house.newest(thread).content and await untold(house) == 0
    assert await rest(house, thread.id) == ""


@pytest.mark.whole
@pytest.mark.rule("TAB-067", "TAB-098")
@pytest.mark.parametrize(("status", "code", "restart"), [*((*how, False) for how in REFUSED), (*REFUSED[0], True)])
async def test_what_a_channel_refused_stays_untold_and_is_told_once_when_it_takes_posts_again(
    house: House, status: int, code: int, restart: bool
) -> None:
    await house.started(house.bob, wait="1")
    posts = len(house.posts())
    refuse_posts(house, status, code)
    await house.env.advance_time(HOURS)
    assert len(house.posts()) == posts and await untold(house) == 1
    assert await rest(house, house.tavern.id) == live.ASLEEP
    # Nothing more is played there, however long it takes.
    played = (await house.tables.views.latest(house.tavern.id)).version
    tries = len([request for request in house.env.http_requests if request.method == "POST"])
    await house.env.advance_time(3 * HOURS)
    assert (await house.tables.views.latest(house.tavern.id)).version == played
    assert len([request for request in house.env.http_requests if request.method == "POST"]) <= tries + 3, (
        "once an hour is enough"
    )
    house.env.backend.faults.clear()
    if restart:
        await house.world.restart()
    else:
        await house.env.advance_time(refusals.RETRY_AFTER + 61)
    assert len(house.posts()) == posts + 1 and "The cards are turned" in house.newest().content
    assert "Wake" in labels(house.newest()) and "No answer: " not in house.newest().content
    await house.env.advance_time(61)
    assert len(house.posts()) == posts + 1 and await untold(house) == 0


async def leave_and_come_back(house: House) -> None:
    """Remove the bot from its server, and invite it again."""
    backend, guild = house.env.backend, house.env.backend.guilds[house.world.guild.id]
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    await house.env.advance_time(61)
    invitation: dict[str, Any] = dict(serializers.guild_create_payload(backend, guild))
    del invitation["unavailable"]
    backend.faults.clear()
    backend.emit("GUILD_CREATE", invitation)


async def lose_and_get_permission(house: House) -> None:
    """Take the bot's permissions in the tavern, and give them back."""
    deny(house, house.tavern.id, send_messages=True)
    await house.env.advance_time(61)
    house.env.backend.faults.clear()
    deny(house, house.tavern.id)


async def wait_an_hour(house: House) -> None:
    """Let an hour pass, after which a retry follows in any case."""
    house.env.backend.faults.clear()
    await house.env.advance_time(refusals.RETRY_AFTER)


@pytest.mark.rule("TAB-067", "TAB-098")
@pytest.mark.parametrize("open_again", [leave_and_come_back, lose_and_get_permission, wait_an_hour])
async def test_a_press_while_the_bot_is_shut_out_is_told_when_it_is_let_in_again(
    openly: None, house: House, open_again: Any
) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    refuse_posts(house)
    posts = len(house.posts())
    result = await player.select(house.newest(), ["call Ash"], custom_id=menus(house.newest())[0].custom_id)
    assert WORDS("shut-out") in said(result) and await untold(house) == 1
    assert await rest(house, house.tavern.id) == live.ASLEEP
    await house.env.advance_time(61)
    assert await untold(house) == 1
    await open_again(house)
    await house.env.advance_time(61)
    told = "\n".join(post.content for post in house.posts())
    assert await untold(house) == 0 and told.count("calls it Ash") == 1
    named = next(post for post in house.posts()[posts:] if "calls it Ash" in post.content)
    assert "Wake" in labels(named) and "Your hand" in labels(named)
    assert sum("Your hand" in labels(post) for post in house.posts()) == 1


@pytest.mark.rule("TAB-098")
async def test_controls_that_were_left_do_not_make_a_post_that_tells(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    refuse_posts(house)
    await player.select(house.newest(), ["call Ash"], custom_id=menus(house.newest())[0].custom_id)
    assert "Your hand" in labels(house.newest()) and "calls it Ash" not in house.newest().content
    house.env.backend.faults.clear()
    await house.world.restart()
    assert "calls it Ash" in house.newest().content and await untold(house) == 0


@pytest.mark.rule("TAB-060", "TAB-067")
async def test_what_a_lost_channel_refused_is_told_where_its_table_is_moved(house: House) -> None:
    await house.started(house.bob, wait="1")
    refuse_posts(house, 404, 10003)
    await house.env.advance_time(HOURS)
    assert await untold(house) == 1
    house.env.backend.faults.clear()
    await house.ada.slash(house.crypt, "delve move-here", number=str(house.tavern.id))
    await house.env.advance_time(61)
    assert await untold(house) == 0
    told = ["\n".join(post.content for post in house.posts(channel)) for channel in (house.tavern, house.crypt)]
    assert [words.count("The cards are turned") for words in told] == [0, 1]
