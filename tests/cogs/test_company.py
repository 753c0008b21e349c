"""A game master at the table, a player who joins late, a player who is reminded."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from simcord import MemberActor

from cogs.messages.text import version_of
from cogs.play.commands import verbs_of
from engine import Call, Member, Version
from tests import outing

from .conftest import House, labels, said, start_of


def _call(trail: House, who: MemberActor) -> Call:
    return Call(0, trail.env.guild.id, trail.tavern.id, Member(who.id, who.name))


async def _never(*_: Any) -> None:
    raise RuntimeError("the bot is gone")


async def test_the_game_masters_verbs_stand_on_their_own_panel_only(trail: House) -> None:
    await trail.lobby(trail.bob)
    await trail.ada.slash(trail.tavern, "delve master", member=trail.bob)
    await trail.ada.click(trail.newest(), label=start_of(trail.newest()))
    assert "The desk" not in labels(trail.newest()) and "Crone" not in labels(trail.newest())
    own = await trail.bob.click(trail.newest(), label="Game master")
    assert own.response is not None and own.response.ephemeral
    assert {"Crone", "Miller"} <= set(labels(own.response.message))
    others = await trail.ada.click(trail.newest(), label="Game master")
    assert said(others).startswith("Only Bob, the game master, can see that. This is yours.")
    assert others.response is not None and others.response.ephemeral and "Crone" not in labels(others.response.message)


async def test_where_a_game_master_sits_players_find_what_is_rarely_wanted_behind_a_button_of_their_own(
    trail: House,
) -> None:
    await led(trail)
    assert {"More", "Game master"} <= set(labels(trail.newest())) and "Home" not in labels(trail.newest())
    own = await trail.ada.click(trail.newest(), label="More")
    assert own.response is not None and "Home" in labels(own.response.message)


async def led(trail: House) -> None:
    """Let Ada walk with Bob as game master."""
    await trail.lobby(trail.bob)
    await trail.ada.slash(trail.tavern, "delve master", member=trail.bob)
    await trail.ada.click(trail.newest(), label=start_of(trail.newest()))


async def test_a_secret_of_the_game_masters_is_no_post_and_the_newest_one_still_works(trail: House) -> None:
    await led(trail)
    await trail.ada.slash(trail.tavern, "walk", to="Mill")
    posts, content = [post.id for post in trail.posts()], trail.newest().content
    answered = await trail.bob.slash(trail.tavern, "decree", order="Crone", details="hush, a well")
    assert said(answered) == "You note: hush, a well."
    assert [post.id for post in trail.posts()] == posts and trail.newest().content == content
    await trail.ada.click(trail.newest(), label="To Ford")
    assert "Ada leads on to Ford." in trail.newest().content and labels(trail.posts()[-2]) == []


async def test_a_secret_made_on_the_own_panel_goes_on_there(trail: House) -> None:
    await led(trail)
    panel = (await trail.bob.click(trail.newest(), label="Game master")).response
    assert panel is not None
    posts = len(trail.posts())
    await trail.bob.click(panel, label="Crone")
    await trail.bob.submit_modal(await trail.bob.click(panel, label="Something else"), {"0": "hush"})
    assert panel.message.content.startswith("You note: hush.") and "Miller" in labels(panel.message)
    assert len(trail.posts()) == posts and "To Mill" in labels(trail.newest())


async def test_a_secret_that_was_not_told_before_a_crash_leaves_the_newest_post_with_controls_that_work(
    trail: House,
) -> None:
    await led(trail)
    real, trail.tables.outbox.told = trail.tables.outbox.told, _never
    await trail.tables.act(_call(trail, trail.ada), "walk Mill plain")
    await trail.tables.act(_call(trail, trail.bob), "decree Crone hush")
    trail.tables.outbox.told = real
    await trail.world.bot.publisher.publish_pending()  # type: ignore[attr-defined]
    told = [post.content for post in trail.posts()]
    assert " ".join(told).count("Ada leads on to Mill.") == 1 and "Ada leads on to Mill." in told[-1]
    await trail.ada.click(trail.newest(), label="To Ford")
    assert "Ada leads on to Ford." in trail.newest().content


async def test_what_a_post_tells_is_explained_after_a_secret_too(trail: House) -> None:
    await led(trail)
    told = (await trail.tables.views.latest(trail.tavern.id)).version
    await trail.bob.slash(trail.tavern, "decree", order="Crone", details="hush")
    assert version_of(trail.newest()) == Version(told.table, told.change + 1)
    await trail.world.restart()
    assert await trail.tables.outbox.version_of(trail.newest().id) == told


async def test_the_log_tells_secrets_to_the_game_master_only(trail: House) -> None:
    await led(trail)
    await trail.bob.slash(trail.tavern, "decree", order="Crone", details="hush")
    await trail.ada.slash(trail.tavern, "walk", to="Mill")
    assert said(await trail.ada.slash(trail.tavern, "log")).split("\n")[:-1] == [
        "0. The trail begins.",
        "1. Ada leads on to Mill.",
    ]
    assert "1. (in secret) You note: hush." in said(await trail.bob.slash(trail.tavern, "log"))


async def test_the_command_by_itself_asks_and_plays_nothing(trail: House) -> None:
    await led(trail)
    posts = len(trail.posts())
    asked = await trail.bob.slash(trail.tavern, "decree")
    assert said(asked) == "Who speaks?" and asked.response is not None and asked.response.ephemeral
    assert {"Crone", "Miller"} <= set(labels(asked.response.message)) and len(trail.posts()) == posts


async def test_a_reminder_is_announced_where_nothing_is_played_for_anybody(trail: House) -> None:
    lobby = await trail.lobby(wait="12")
    assert "I wait: 12 hours for a move." in lobby.content
    await trail.ada.click(lobby, label=start_of(lobby))
    (row,) = await trail.tables._context.store.alarms(1 << 40)
    assert row.due - row.started == 12 * 3600
    assert f"-# I'll remind you <t:{row.due}:R>." in trail.newest().content
    await trail.world.wait(timedelta(hours=13))
    assert "has not answered yet" in trail.newest().content and "I'll remind" not in trail.newest().content


async def test_a_late_player_joins_with_delve_join_only(trail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [verb.name for verb in verbs_of({"outing": outing.GAME})] == ["go", "unearth", "wade", "pack", "gm"]
    assert "enter" in [verb.name for verb in outing.GAME.verbs]
    entering = tuple(verb for verb in outing.GAME.verbs if verb.name == "enter")
    monkeypatch.setattr(trail.tables.games["trail"], "verbs", (*trail.tables.games["trail"].verbs, *entering))
    await trail.started()
    written = said(await trail.ada.slash(trail.tavern, "help"))
    assert "`/walk`" in written and "`/enter`" not in written


async def test_an_argument_with_a_default_may_be_left_out(trail: House) -> None:
    await trail.started()
    await trail.ada.slash(trail.tavern, "walk", to="Mill")
    assert "Ada leads on to Mill." in trail.newest().content


async def test_what_is_only_written_is_on_no_control_but_completed(trail: House) -> None:
    post = await trail.started()
    assert sorted(label for label in labels(post) if label.startswith("To ")) == ["To Ford", "To Mill"]
    offered = await trail.ada.autocomplete(trail.tavern, "walk", "care", "", to="Mill")
    assert [choice["value"] for choice in offered] == ["plain", "careful"]
    await trail.ada.slash(trail.tavern, "walk", to="Ford", care="careful")
    assert "Ada leads on to Ford." in trail.newest().content


async def test_a_player_without_a_stand_in_is_reminded_once_with_a_mention(trail: House) -> None:
    await trail.started(trail.bob, wait="12")
    posted = len(trail.posts())
    await trail.world.wait(timedelta(hours=13))
    # The nudge after 6 hours went away as the reminder came.
    assert len(trail.posts()) == posted + 1
    reminder = trail.newest()
    assert {member.id for member in reminder.mentions} == {trail.ada.id, trail.bob.id}
    assert "To Mill" in labels(reminder) and labels(trail.posts()[-2]) == []
    await trail.world.wait(timedelta(hours=13))
    # They are waited for half as long then, and nothing goes on without them.
    assert len(trail.posts()) == posted + 2
    asleep = trail.newest()
    assert asleep.mentions == [] and labels(asleep) == ["Wake"] and labels(trail.posts()[-2]) == []
    await trail.world.wait(timedelta(hours=40))
    assert len(trail.posts()) == posted + 2


async def test_joining_where_no_newcomer_is_taken_is_refused_in_words(trail: House) -> None:
    await trail.started(trail.bob)
    assert "under way" in said(await trail.cy.slash(trail.tavern, "delve join"))


@pytest.mark.rule("TAB-065")
async def test_what_is_kept_of_a_member_is_forgotten_when_they_wish(trail: House) -> None:
    await trail.started()
    await trail.ada.slash(trail.tavern, "describe", character="Ash | mason | a rope")
    answered = said(await trail.ada.slash(trail.tavern, "delve forget", game="Trail"))
    assert answered == "I have forgotten what I kept of you from Trail in this server."
    assert said(await trail.ada.slash(trail.tavern, "delve forget", game="trail")).startswith("I keep nothing about you")
    assert "Only Trail keeps something of you" in said(await trail.ada.slash(trail.tavern, "delve forget", game="toy"))
    assert [item["value"] for item in await trail.bob.autocomplete(trail.tavern, "delve forget", "game", "")] == ["trail"]
