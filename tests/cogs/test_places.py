"""Places of tables: threads, their signboards, taken channels."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord import ChannelHandle

import cogs.core.retry
import cogs.lobby.threads
from cogs.core.permissions import REQUIRED_PERMISSIONS
from cogs.lobby.threads import sign_content, thread_button_id
from engine import GameError, Member, Sign, Version
from playground.world import dispatch_together
from tests.cogs.conftest import House, labels, said, start_of
from tests.cogs.wire import BACK, put_up

THREADS = REQUIRED_PERMISSIONS | discord.Permissions(create_public_threads=True)
MANAGING = THREADS | discord.Permissions(manage_channels=True)
"""What simcord asks of a member who renames a thread. Discord lets its owner do that, which is the bot."""


def grant(house: House, permissions: discord.Permissions) -> None:
    """Give the bot these permissions, and none by the role of everybody."""
    for role in house.env.backend.guilds[house.world.guild.id].roles.values():
        if role.managed:
            role.permissions = permissions.value
        elif role.id == house.world.guild.id:
            role.permissions &= ~discord.Permissions(create_public_threads=True).value


def threads(house: House, channel: ChannelHandle | None = None) -> list[ChannelHandle]:
    return list((channel or house.tavern).threads)


def name_of(house: House, channel: ChannelHandle) -> str | None:
    return house.env.backend.channels[channel.id].name


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a signboard be edited at each change."""
    monkeypatch.setattr(cogs.lobby.threads, "EDIT_PAUSE", 0)


async def gathered(house: House, **options: Any) -> ChannelHandle:
    """Let Ada gather a party in a thread; return that."""
    await house.ada.slash(house.tavern, "delve new", game="toy", place="thread", **options)
    await house.env.settle()
    return threads(house)[-1]


def posted(house: House) -> list[discord.Message]:
    """Return the posts in the tavern after the welcome, without simcord's own note about a thread. Discord has none for a
    thread from a message.
    """
    return [post for post in list(house.posts())[1:] if post.type is not discord.MessageType.thread_created]


def sign(house: House) -> discord.Message:
    return posted(house)[0]


@pytest.mark.rule("TAB-090")
async def test_a_delve_is_gathered_and_played_in_a_thread_while_the_channel_keeps_one_signboard(
    house: House, at_once: None
) -> None:
    grant(house, MANAGING)
    thread = await gathered(house)
    assert name_of(house, thread) == "Toy - Ada's party"
    assert house.env.backend.channels[thread.id].thread_metadata.auto_archive_duration == 10080
    assert len(posted(house)) == 1 and thread.id == sign(house).id
    assert sign(house).content == f"**Toy** in <#{thread.id}> - Ada is gathering a party (1 of 4)."
    assert labels(sign(house)) == ["Join"]
    assert house.newest(thread).content.startswith("**Toy** - Ada is gathering rivals (1 of 4).")
    joined = await house.bob.click(sign(house), label="Join")
    assert said(joined) == f"You have a seat: <#{thread.id}>."
    assert "(2 of 4)" in house.newest(thread).content and len(house.posts(thread)) == 1
    await house.env.settle()
    assert "(2 of 4)" in sign(house).content
    await house.ada.click(house.newest(thread), label=start_of(house.newest(thread)))
    await house.env.settle()
    assert name_of(house, thread) == "Toy - Ada and Bob"
    assert sign(house).content == f"**Toy** in <#{thread.id}> - round 1 of 3, **Ada** and **Bob** to act"
    assert labels(sign(house)) == [] and sign(house).mentions == [] and len(posted(house)) == 1
    asked = await house.ada.slash(thread, "delve end")
    await house.ada.click(asked.response, label="End it")
    await house.env.settle()
    assert sign(house).content == f"**Toy** in <#{thread.id}> - it has ended."
    assert len(posted(house)) == 1


@pytest.mark.rule("TAB-090")
async def test_a_forgotten_name_goes_from_the_thread_too_and_one_put_away_stays_so(house: House) -> None:
    grant(house, MANAGING)
    thread = await gathered(house)
    await house.bob.click(sign(house), label="Join")
    await house.env.settle()
    await house.ada.click(house.newest(thread), label=start_of(house.newest(thread)))
    await house.env.settle()
    assert name_of(house, thread) == "Toy - Ada and Bob"
    for who, archived, name in (
        (house.bob, False, "Toy - Ada and a delver"),
        (house.ada, True, "Toy - a delver and a delver"),
    ):
        house.env.backend.channels[thread.id].thread_metadata.archived = archived
        asked = await who.slash(house.tavern, "privacy delete")
        await who.click(asked.response, label="Delete it all")
        assert name_of(house, thread) == name
        assert house.env.backend.channels[thread.id].thread_metadata.archived is archived


@pytest.mark.rule("TAB-090")
async def test_a_real_game_is_played_in_a_thread_with_pictures_and_its_wait_runs_there(hall: House, at_once: None) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard", place="thread", wait="1")
    (thread,) = threads(hall)
    await hall.bob.click(sign(hall), label="Join")
    await hall.ada.click(hall.newest(thread), label="Quick start")
    assert hall.newest(thread).attachments and len(posted(hall)) == 1
    assert f"in <#{thread.id}> - round 1, **Ada** to act" in sign(hall).content
    await hall.world.wait(timedelta(minutes=62))
    assert f"in <#{thread.id}> - round 1, **Bob** to act" in sign(hall).content
    assert len(posted(hall)) == 1 and sign(hall).mentions == []


@pytest.mark.rule("TAB-090")
async def test_a_signboard_is_edited_about_once_a_minute_however_much_happens(house: House) -> None:
    thread = await gathered(house)

    def edits() -> int:
        ways = ("/messages/@original", f"/messages/{thread.id}")
        return sum(request.method == "PATCH" and request.path.endswith(ways) for request in house.env.http_requests)

    before = edits()
    for player in (house.bob, house.cy, house.dee):
        await player.slash(thread, "delve join")
    assert "(1 of 4)" in sign(house).content, "it was edited just now"
    await house.world.wait(timedelta(minutes=2))
    assert "(4 of 4)" in sign(house).content and labels(sign(house)) == []
    await house.world.wait(timedelta(minutes=5))
    lobby_edits = 3
    assert edits() - before <= 1 + lobby_edits


@pytest.mark.rule("TAB-090")
async def test_the_channel_of_a_signboard_is_free_for_another_table(house: House, at_once: None) -> None:
    thread = await gathered(house)
    assert "(1 of 4)" in (await house.lobby()).content
    second = await gathered(house)
    assert second.id != thread.id and len(threads(house)) == 2


@pytest.mark.rule("TAB-090")
async def test_a_closed_lobby_and_the_next_table_of_the_thread_stand_on_the_same_signboard(
    house: House, at_once: None
) -> None:
    thread = await gathered(house)
    await house.ada.slash(thread, "delve end")
    await house.env.settle()
    assert sign(house).content == f"**Toy** in <#{thread.id}> - the lobby is closed." and labels(sign(house)) == []
    await house.bob.slash(thread, "delve new", game="toy")
    await house.env.settle()
    assert sign(house).content == f"**Toy** in <#{thread.id}> - Bob is gathering a party (1 of 4)."


@pytest.mark.rule("TAB-090")
async def test_a_permission_that_is_missing_is_named_and_nothing_is_posted(house: House) -> None:
    grant(house, REQUIRED_PERMISSIONS)
    result = await house.ada.slash(house.tavern, "delve new", game="toy", place="thread")
    assert "I need Create Public Threads" in said(result) and "TAB-090" in said(result)
    assert len(posted(house)) == 0 and threads(house) == []
    grant(house, THREADS)
    assert (await gathered(house)).id


@pytest.mark.rule("TAB-090")
async def test_what_the_game_does_not_take_opens_no_thread(house: House) -> None:
    result = await house.ada.slash(house.tavern, "delve new", game="toy", place="thread", rounds="99")
    assert "rounds" in said(result).lower() and len(posted(house)) == 0 and threads(house) == []
    result = await house.ada.slash(house.tavern, "delve new", game="toy", place="moon")
    assert "`place` is `here` or `thread`." in said(result)


@pytest.mark.rule("TAB-090")
async def test_where_discord_opens_no_thread_the_post_goes_and_nothing_is_gathered(house: House) -> None:
    house.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=160006, times=None)
    result = await house.ada.slash(house.tavern, "delve new", game="toy", place="thread")
    assert "Discord does not let me open a thread here." in said(result)
    assert len(posted(house)) == 0


async def test_where_the_table_cannot_be_gathered_after_all_the_post_goes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any, **__: Any) -> None:
        raise GameError("My disk is full.")

    monkeypatch.setattr(house.tables.lobby, "gather", full)
    result = await house.ada.slash(house.tavern, "delve new", game="toy", place="thread")
    assert "My disk is full." in said(result) and posted(house) == []


@pytest.mark.rule("TAB-090")
async def test_a_server_that_takes_no_week_gets_a_thread_all_the_same(house: House) -> None:
    house.env.inject_error("POST", "/channels/*/messages/*/threads", status=400, code=50035, times=1)
    thread = await gathered(house)
    assert house.env.backend.channels[thread.id].thread_metadata.auto_archive_duration == 1440


@pytest.mark.rule("TAB-009", "TAB-090")
async def test_a_taken_channel_offers_a_thread_for_the_same_game_and_options(house: House, at_once: None) -> None:
    await house.lobby()
    result = await house.bob.slash(house.tavern, "delve new", game="toy", rounds="3", wait="daily")
    assert "Toy is gathering in this channel already." in said(result)
    assert result.response is not None and labels(result.response.message) == ["Open in a thread", "Why?"]
    opened = await house.bob.click(result.response, label="Open in a thread")
    await house.env.settle()
    (thread,) = threads(house)
    update = await house.tables.views.latest(thread.id)
    assert update.terms.options == {"rounds": "3"} and update.terms.wait == 1440
    assert posted(house)[-1].content.startswith(f"**Toy** in <#{thread.id}> - Bob is gathering")
    assert said(opened) == f"Opened: <#{thread.id}>."


@pytest.mark.rule("TAB-090")
async def test_a_game_button_in_a_taken_channel_offers_a_thread_too(house: House) -> None:
    await house.started(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")
    over = house.newest()
    await house.lobby()
    games = await house.cy.click(over, label="Another game")
    result = await house.cy.click(games.response, label="Play Toy")  # type: ignore[arg-type]
    assert result.response is not None and labels(result.response.message) == ["Open in a thread", "Why?"]
    await house.cy.click(result.response, label="Open in a thread")
    assert len(threads(house)) == 1


async def test_a_dice_key_is_never_written_on_a_button(house: House) -> None:
    await house.lobby()
    result = await house.bob.slash(house.tavern, "delve new", game="toy", key="secret")
    assert result.response is not None and labels(result.response.message) == ["Why?"]
    assert "With `place:thread` it opens in a thread." in said(result)


def test_what_has_no_room_on_a_button_is_not_offered_as_one() -> None:
    assert thread_button_id("toy", {"rounds": "2"}, 60) == "thread:0.0:toy:60:rounds=2"
    assert thread_button_id("toy", {}, None) == "thread:0.0:toy::"
    assert thread_button_id("toy", {f"option{number}": "value" for number in range(12)}, 60) == ""
    assert thread_button_id("toy", {"words": "a,b"}, 60) == ""


@pytest.mark.rule("TAB-090")
def test_a_signboard_says_in_one_line_how_its_table_stands_and_mentions_no_member() -> None:
    four = tuple(Member(number, name) for number, name in enumerate(("Ada", "Bob_", "Cy", "Dee")))
    begun = Sign(1, 2, 3, Version(4, 5), "Toy", "running", far="round 2", awaited=four[:2])
    assert sign_content(begun).words == r"**Toy** in <#3> - round 2, **Ada** and **Bob\_** to act"
    assert sign_content(replace(begun, awaited=four)).words == "**Toy** in <#3> - round 2, 4 players to act"
    assert sign_content(replace(begun, far="", awaited=())).words == "**Toy** in <#3>"
    assert sign_content(replace(begun, rest="asleep")).words == "**Toy** in <#3> - round 2, asleep"
    assert sign_content(replace(begun, rest="paused")).words == "**Toy** in <#3> - round 2, paused"
    full = Sign(1, 2, 3, Version(4, 5), "Toy", "lobby", host=four[0], players=4, most=4)
    assert (
        sign_content(full).words == "**Toy** in <#3> - Ada is gathering a party (4 of 4)."
        and sign_content(full).groups == ()
    )
    assert sign_content(replace(full, players=3)).groups != ()
    asked = sign_content(replace(full, players=1, asked=2))
    assert asked.words == "**Toy** in <#3> - Ada is gathering a party (1 of 4, 2 asked)." and asked.groups != ()
    assert sign_content(replace(full, players=2, asked=2)).groups == (), "their seats are kept for them"


@pytest.mark.rule("TAB-060")
async def test_a_table_is_brought_from_a_thread_to_a_channel_and_back_and_its_signboard_follows(
    house: House, at_once: None
) -> None:
    thread = await gathered(house)
    await house.bob.click(sign(house), label="Join")
    await house.ada.click(house.newest(thread), label=start_of(house.newest(thread)))
    await house.ada.slash(house.crypt, "delve move-here", **{"from": thread})
    assert house.newest(house.crypt).content.startswith("Ada brings the table here.")
    await house.env.settle()
    assert f"in <#{house.crypt.id}> - round 1" in sign(house).content
    await house.ada.slash(thread, "delve move-here", **{"from": house.crypt})
    assert house.newest(thread).content.startswith("Ada brings the table here.")
    await house.env.settle()
    assert f"in <#{thread.id}> - round 1" in sign(house).content


async def test_after_a_restart_signboards_are_brought_up_to_date(house: House) -> None:
    thread = await gathered(house)
    await house.bob.slash(thread, "delve join")
    await house.env.settle()
    assert "(1 of 4)" in sign(house).content, "a minute has not passed"
    await house.world.restart()
    await house.env.settle()
    assert "(2 of 4)" in sign(house).content and labels(sign(house)) == ["Join"]


@pytest.mark.rule("TAB-090")
async def test_an_archived_thread_is_played_on_by_a_new_post(house: House, at_once: None) -> None:
    thread = await gathered(house)
    await house.bob.click(sign(house), label="Join")
    house.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    house.env.inject_error("PATCH", "/webhooks/*", status=400, code=50083, times=None)
    before = len(house.posts(thread))
    await house.cy.click(sign(house), label="Join")
    assert len(house.posts(thread)) == before + 1 and "(3 of 4)" in house.newest(thread).content


@pytest.mark.rule("TAB-058", "TAB-090")
async def test_in_a_locked_thread_nothing_is_changed(house: House) -> None:
    thread = await gathered(house)
    house.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await house.env.settle()
    result = await house.bob.slash(thread, "delve join")
    assert "This thread is locked" in said(result)
    assert (await house.tables.views.latest(thread.id)).lobby.players == 1


@pytest.mark.rule("TAB-059")
async def test_a_forum_post_holds_a_table_as_a_thread_does(house: House) -> None:
    forum = house.world.guild.create_forum_channel("delves")
    await house.env.settle()
    grant(house, THREADS)
    channel = house.world.bot.get_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    opened = await channel.create_thread(name="Who plays?", content="Come in")
    await house.env.settle()
    post = next(thread for thread in forum.threads if thread.id == opened.thread.id)
    await house.started(house.bob, channel=post)
    assert "Round 1 of 3." in house.newest(post).content
    result = await house.ada.slash(post, "delve new", game="toy", place="thread")
    assert "This is a thread already" in said(result)


async def test_a_button_pressed_twice_opens_one_thread(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    put_up(monkeypatch)
    await house.lobby()
    shown = (await house.bob.slash(house.tavern, "delve new", game="toy")).response
    assert shown is not None
    label, before = "Open in a thread", len(posted(house))
    both = await dispatch_together(house.env, house.bob.click(shown, label=label), house.bob.click(shown, label=label))
    assert len(both) == 2 and len(posted(house)) == before + 1 and len({thread.id for thread in threads(house)}) == 1
    assert len(house.posts(threads(house)[0])) == 1


async def test_a_thread_of_which_discord_did_not_say_that_it_is_open_is_used(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.core.retry, "PAUSES", (0.0,))
    put_up(monkeypatch).breaks("POST", "/channels/*/messages/*/threads", BACK)
    thread = await gathered(house)
    assert (await house.tables.views.latest(thread.id)).lobby.players == 1 and len(posted(house)) == 1
