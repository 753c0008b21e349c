"""A turn is one post: what is edited into it, what makes a new one, and that nothing is lost or told twice."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.core import retry
from cogs.messages.text import version_of
from cogs.publish import publisher as publishing
from cogs.publish.channel_activity import NEAR
from engine import Call, Look, Member
from playground.world import dispatch_together

from .conftest import House, labels, menus, refuse_edits, said
from .trail import Trail


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses between retries are short here."""
    monkeypatch.setattr(retry, "PAUSES", (0.01,))
    monkeypatch.setattr(retry, "QUICK_PAUSES", (0.01,))


def call(house: House, who: Any) -> Call:
    """Return a member's call whose update the bot does not post by itself."""
    return Call(0, house.world.guild.id, house.tavern.id, Member(who.id, who.name.title()))


def told(house: House, channel: Any = None) -> str:
    """Return all texts of the bot's posts in a channel."""
    return "\n".join(post.content for post in house.posts(channel))


def pictures(post: discord.Message) -> list[str]:
    return [file.filename for file in post.attachments]


def counted(house: House, before: int) -> list[str]:
    """Return the requests since then that count against the limit of 50 a second."""
    made = [f"{entry.method} {entry.path}" for entry in house.env.http_requests[before:]]
    return [item for item in made if item.split(" ")[1].split("/")[1] not in ("interactions", "webhooks")]


def publisher(house: House) -> Any:
    return house.world.bot.publisher  # type: ignore[attr-defined]


async def killed(*_: Any) -> None:
    """Replaces what the bot was about to do when it was killed."""


async def untold(house: House, monkeypatch: pytest.MonkeyPatch, *presses: tuple[Any, str]) -> None:
    """Press these controls under the newest post, and kill the bot each time before it posts the update."""
    with monkeypatch.context() as patch:
        patch.setattr(publishing.OutboxPublisher, "publish", killed)
        for who, text in presses:
            await house.tables.act(call(house, who), text)


async def place(house: House, player: Any) -> Any:
    """Let the awaited player place the first tile that the newest post offers."""
    menu = menus(house.newest())[0]
    return await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)


async def name_it(house: House, player: Any) -> Any:
    """Let the player who placed a tile name it: the next turn begins, and all are mentioned."""
    return await player.select(house.newest(), ["call Ash"], custom_id=menus(house.newest())[0].custom_id)


# What goes on, and what does not


async def test_within_a_turn_a_press_writes_its_post_anew_and_costs_no_counted_request(trail: House) -> None:
    post = await trail.started(trail.bob)
    before, posts, shown = len(trail.env.http_requests), len(trail.posts()), pictures(post)
    for place_to in ("Mill", "Ford", "Mill"):
        await trail.ada.click(trail.newest(), label=f"To {place_to}")
    assert counted(trail, before) == [] and len(trail.posts()) == posts and trail.newest().id == post.id
    first, second, *_ = trail.newest().content.split("\n")
    # What is new stands on a line of its own; what happens again is told once, and small print not again. The oldest goes
    # first: that the trail begins.
    assert first == "-# Before: Ada leads on to Ford." and second == "Ada leads on to Mill, again."
    assert pictures(trail.newest()) != shown and len(pictures(trail.newest())) == 1, "the map as it is now"
    assert "To Ford" in labels(trail.newest())
    assert await trail.tables.outbox.untold() == []


async def test_a_called_player_finds_a_new_post_and_the_old_one_keeps_its_story(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    await place(house, player)
    old = house.newest()
    assert "name your tile" in old.content and "Round 1 of 3." in old.content
    before = len(house.env.http_requests)
    await name_it(house, player)
    new = house.newest()
    other = house.bob if player is house.ada else house.ada
    assert new.id != old.id and f"<@{other.id}>" in new.content and [user.id for user in new.mentions] == [other.id]
    kept = next(post for post in house.posts() if post.id == old.id)
    assert kept.content == old.content.partition("\n\n")[0] and "lays" in kept.content and kept.components == []
    assert pictures(kept) == pictures(old) and len(pictures(new)) == 1, "each shows the map"
    assert counted(house, before) == []


async def test_a_typed_command_makes_a_post_of_its_own_in_which_presses_go_on(trail: House) -> None:
    first = await trail.started(trail.bob)
    await trail.ada.click(first, label="To Mill")
    await trail.ada.slash(trail.tavern, "walk", to="Ford")
    typed = trail.newest()
    assert typed.id != first.id and typed.content.startswith("Ada leads on to Ford.\n\n") and len(pictures(typed)) == 1
    assert next(post for post in trail.posts() if post.id == first.id).components == []
    await trail.bob.click(typed, label="To Mill")
    assert trail.newest().id == typed.id
    assert trail.newest().content.startswith("-# Before: Ada leads on to Ford.\nBob leads on to Mill.\n\n")


async def test_taking_back_and_asking_about_it_stay_in_the_post(trail: House) -> None:
    post = await trail.started(trail.bob)
    await trail.ada.click(post, label="To Mill")
    await trail.ada.click(trail.newest(), label="Undo")
    assert trail.newest().id == post.id and "\nAda takes back “To Mill”.\n\n" in trail.newest().content
    assert "The party is at Barrow." in trail.newest().content and "Undo" not in labels(trail.newest())
    await trail.ada.click(trail.newest(), label="To Mill")
    asked = await trail.bob.slash(trail.tavern, "undo")
    assert "Bob wants to take back" in trail.newest().content, said(asked)
    ballot = trail.newest()
    assert f"<@{trail.ada.id}>" in ballot.content
    await trail.ada.click(ballot, label="Allow it")
    words = "-# Before: Bob wants to take back Ada's “To Mill”.\nAda agrees to take back “To Mill”.\n\n-# The party is at"
    assert trail.newest().id == ballot.id and trail.newest().content.startswith(f"{words} Barrow.")
    assert told(trail).count("Bob wants to take back") == 1 and await trail.tables.outbox.untold() == []


async def test_explain_this_names_the_rules_behind_all_that_a_post_tells(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    await place(house, player)
    post = house.newest()
    version = await house.tables.outbox.version_of(post.id)
    rules = await house.tables.views.rules_behind(version)
    # The cards that were turned, and the tile that was laid.
    assert {"TOY-001", "TOY-002", "TOY-004", "TOY-005"} <= set(rules) and len(set(rules)) == len(rules)
    await house.world.restart()
    assert await house.tables.views.rules_behind(await house.tables.outbox.version_of(post.id)) == rules


# Several at once


async def test_a_fast_double_press_of_one_button_is_told_once(trail: House) -> None:
    post = await trail.started(trail.bob)
    first, second = await dispatch_together(
        trail.env, trail.ada.click(post, label="To Mill"), trail.ada.click(post, label="To Mill")
    )
    assert told(trail).count("Ada leads on to Mill.") == 1 and trail.newest().id == post.id
    assert "how things stand now" in said(first) + said(second) and labels(trail.newest())


async def test_two_who_press_at_once_are_both_answered_and_nothing_is_told_twice(house: House) -> None:
    post = await house.started(house.bob, house.cy)
    panels = {}
    for player in (house.ada, house.bob):
        panels[player] = (await player.click(post, label="Your hand")).response
    presses = [player.click(panel, label=labels(panel.message)[0]) for player, panel in panels.items()]
    await dispatch_together(house.env, *presses)
    assert house.newest().id == post.id
    for name in ("Ada", "Bob"):
        assert house.newest().content.count(f"{name} has picked a card.") == 1
    for panel in panels.values():
        assert panel.message.content.startswith("You picked ")
    assert version_of(house.newest()) == (await house.tables.views.latest(house.tavern.id)).version


async def test_an_edit_never_overtakes_a_later_one(trail: House) -> None:
    post = await trail.started(trail.bob)
    first = await trail.tables.act(call(trail, trail.ada), "walk Mill plain")
    second = await trail.tables.act(call(trail, trail.bob), "walk Ford plain")
    await publisher(trail).publish(second)
    await publisher(trail).publish(first)
    await asyncio.gather(*trail.tables.outbox._notes)
    assert trail.newest().id == post.id and version_of(trail.newest()) == second.version
    assert trail.newest().content.startswith(
        "-# Before: The trail begins. Ada leads on to Mill.\nBob leads on to Ford.\n\n"
    )
    assert await trail.tables.outbox.untold() == []


async def test_a_press_whose_turn_to_tell_comes_late_writes_nothing_over_what_is_newer(
    trail: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = await trail.started(trail.bob)
    real, later = trail.tables.act, []

    async def overtaken(*given: Any) -> Any:
        update = await real(*given)
        if not later:
            later.append(await real(call(trail, trail.bob), "walk Ford plain"))
            await publisher(trail).publish(later[0])
        return update

    monkeypatch.setattr(trail.tables, "act", overtaken)
    pressed = await trail.ada.click(post, label="To Mill")
    assert pressed.acknowledged and version_of(trail.newest()) == later[0].version
    assert told(trail).count("Ada leads on to Mill.") == told(trail).count("Bob leads on to Ford.") == 1


# Out of reach


@pytest.mark.parametrize(("written", "follows"), [(NEAR - 1, False), (NEAR, False), (NEAR + 1, True)])
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_post_that_others_have_written_away_is_followed_by_one_with_the_map(
    trail: House, written: int, follows: bool, restarted: bool
) -> None:
    post = await trail.started(trail.bob)
    await trail.ada.click(post, label="To Mill")
    for number in range(written):
        await trail.cy.send(trail.tavern, f"Talk {number}")
    if restarted:
        await trail.world.restart()
    await trail.ada.click(trail.newest(), label="To Ford")
    assert (trail.newest().id != post.id) == follows and len(pictures(trail.newest())) == 1
    assert trail.newest().content.startswith(
        "-# Before: The trail begins. Ada leads on to Mill.\nAda leads on to Ford.\n\n"
    )
    if follows:
        old = next(item for item in trail.posts() if item.id == post.id)
        assert old.components == [] and old.content == "-# Before: The trail begins.\nAda leads on to Mill."
        # From there it goes on in reach.
        newest = trail.newest()
        await trail.ada.click(newest, label="To Mill")
        assert trail.newest().id == newest.id


async def test_what_is_written_elsewhere_or_before_the_post_leaves_it_in_reach(trail: House) -> None:
    for _ in range(NEAR + 1):
        await trail.cy.send(trail.tavern, "Before")
    post = await trail.started(trail.bob)
    for _ in range(NEAR + 1):
        await trail.cy.send(trail.crypt, "Elsewhere")
    await trail.ada.click(post, label="To Mill")
    assert trail.newest().id == post.id


async def test_where_the_newest_post_was_deleted_a_new_one_tells_the_turn(house: House) -> None:
    post = await house.started(house.bob)
    panel = (await house.ada.click(post, label="Your hand")).response
    assert panel is not None
    house.env.backend.delete_message(house.tavern.id, post.id)
    await house.ada.click(panel, label=labels(panel.message)[0])
    assert house.newest().content.startswith("-# Before: The board is laid out for 3 rounds.\nAda has picked a card.\n\n")
    assert len(pictures(house.newest())) == 1 and labels(house.newest()) == ["Your hand"]
    assert panel.message.content.startswith("You picked ")
    assert await house.tables.outbox.untold() == []


@pytest.mark.parametrize(("status", "code"), [(400, 30046), (429, 30046), (403, 50013), (403, 50001), (400, 50035)])
@pytest.mark.parametrize("private", [False, True])
async def test_where_discord_refuses_the_edit_a_new_post_tells_the_turn(
    openly: None, house: House, private: bool, status: int, code: int
) -> None:
    player = await house.placing(house.bob)
    post = house.newest()
    panel = (await player.click(post, label="Your hand")).response
    assert panel is not None
    refuse_edits(house, status, code)
    if private:
        menu = menus(panel.message)[0]
        await player.select(panel, [menu.options[0].value], custom_id=menu.custom_id)
    else:
        house.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        await place(house, player)
    assert house.newest().id != post.id and told(house).count(" lays ") == 1 and len(pictures(house.newest())) == 1
    assert "name your tile" in house.newest().content and menus(house.newest())
    assert await house.tables.outbox.untold() == []


async def test_a_picture_that_cannot_be_drawn_keeps_no_words_back_and_takes_the_old_one_away(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)
    assert pictures(house.newest())

    async def broken(*_: Any) -> None:
        raise RuntimeError("no ink")

    post = house.newest()
    with monkeypatch.context() as patch:
        patch.setattr(house.tables.views, "show", broken)
        await place(house, player)
    assert house.newest().id == post.id and "lays" in house.newest().content and pictures(house.newest()) == []
    assert menus(house.newest())


async def test_a_table_that_moves_goes_on_in_a_new_post_there(trail: House) -> None:
    post = await trail.started(trail.bob)
    await trail.ada.click(post, label="To Mill")
    await trail.ada.slash(trail.crypt, "delve move-here", **{"from": trail.tavern})
    there = trail.newest(trail.crypt)
    assert next(item for item in trail.posts() if item.id == post.id).components == []
    await trail.ada.click(there, label="To Ford")
    assert "Ada leads on to Ford." in told(trail, trail.crypt) and labels(trail.newest(trail.crypt))
    assert told(trail).count("Ada leads on to Ford.") == 0 and await trail.tables.outbox.untold() == []


async def test_a_table_from_before_turns_were_one_post_goes_on(trail: House, database: Path) -> None:
    post = await trail.started(trail.bob)
    await trail.world.restart()
    connection = sqlite3.connect(database)
    assert connection.execute("UPDATE tables SET tale = ''").rowcount == 1
    connection.commit()
    connection.close()
    await trail.ada.click(trail.newest(), label="To Mill")
    new = trail.newest()
    assert new.id != post.id and new.content.startswith("Ada leads on to Mill.\n\n")
    await trail.ada.click(new, label="To Ford")
    assert trail.newest().id == new.id and told(trail).count("Ada leads on to Ford.") == 1


# Failing and starting again


@pytest.mark.rule("TAB-067")
async def test_what_was_saved_and_not_told_goes_on_in_its_post_with_the_picture_it_owed(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)
    post = house.newest()
    before = pictures(post)
    await untold(house, monkeypatch, (player, "place 1 B1 0"))
    assert "lays" not in told(house)
    for _ in range(2):
        await house.world.restart()
        assert house.newest().id == post.id and told(house).count(" lays ") == 1
        assert pictures(house.newest()) == ["toy-map-1.6.png"] != before and menus(house.newest())
        assert "at B1" in (house.newest().attachments[0].description or "")
    assert await house.tables.outbox.untold() == []


async def test_several_untold_of_one_post_are_told_there_at_once(trail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    post = await trail.started(trail.bob)
    posts = len(trail.posts())
    await untold(
        trail, monkeypatch, (trail.ada, "walk Mill plain"), (trail.bob, "walk Ford plain"), (trail.ada, "scribble x")
    )
    for _ in range(2):
        await trail.world.restart()
        assert len(trail.posts()) == posts and trail.newest().id == post.id
        words = trail.newest().content.partition("\n\n")[0]
        assert words == "-# Before: The trail begins. Ada leads on to Mill. Bob leads on to Ford.\nAda writes: x."
    assert version_of(trail.newest()) == (await trail.tables.views.latest(trail.tavern.id)).version


@pytest.mark.parametrize(("length", "more"), [(12, 0), (250, 3)])
async def test_of_several_untold_of_one_turn_the_older_ones_words_are_shown_whole(
    trail: House, monkeypatch: pytest.MonkeyPatch, length: int, more: int
) -> None:
    post = await trail.started(trail.bob)
    posts = len(trail.posts())
    # Together more words than a post repeats of what it told before, and then more than it has room for.
    poems = [" ".join(f"{name}{number}" for number in range(length)) for name in ("a", "b", "c")]
    texts = [f"scribble {poem}" for poem in poems]
    await untold(trail, monkeypatch, *zip((trail.ada, trail.bob, trail.ada), texts, strict=True))
    for _ in range(2):
        await trail.world.restart()
        assert [told(trail).count(poem[:1000]) for poem in poems] == [1, 1, 1]
        assert len(trail.posts()) == posts + more
    assert (trail.newest().id == post.id) == (not more)
    assert version_of(trail.newest()) == (await trail.tables.views.latest(trail.tavern.id)).version
    assert await trail.tables.outbox.untold() == []


async def test_a_new_post_and_what_goes_on_in_it_are_made_good_in_order_with_their_picture(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)
    await place(house, player)
    turn, posts = house.newest(), len(house.posts())
    _, own, _ = await house.tables.views.controls(call(house, house.bob))
    # The tile's name ends the turn (a post of its own), Bob's card goes on in that.
    await untold(house, monkeypatch, (player, "call Ash"))
    _, own, _ = await house.tables.views.controls(call(house, house.bob))
    await untold(house, monkeypatch, (house.bob, own.buttons[0].move))
    await house.world.restart()
    assert len(house.posts()) == posts + 1 and house.newest().id != turn.id
    assert house.newest().content.partition("\n\n")[0].endswith("calls it Ash.\nBob has picked a card.")
    assert len(pictures(house.newest())) == 1 and "Your hand" in labels(house.newest())
    assert next(post for post in house.posts() if post.id == turn.id).components == []


async def test_what_ends_a_post_and_what_follows_it_are_both_told_after_a_crash(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)
    turn, posts = house.newest(), len(house.posts())
    await untold(house, monkeypatch, (player, "place 1 B1 0"), (player, "call Ash"))
    await house.world.restart()
    assert len(house.posts()) == posts + 1
    old, new = house.posts()[-2:]
    assert old.id == turn.id and " lays " in old.content and old.components == []
    assert "calls it Ash." in new.content and "lays" not in new.content and "Your hand" in labels(new)


@pytest.mark.parametrize("press", [False, True])
async def test_where_discord_is_down_for_one_edit_the_next_one_tells_both(trail: House, press: bool) -> None:
    post = await trail.started(trail.bob)
    refuse_edits(trail, 503, 0)
    trail.env.inject_error("POST", "/interactions/*/callback", status=503, times=3)
    result = await trail.ada.click(post, label="To Mill")
    assert "leads on" not in told(trail) and await trail.tables.outbox.untold() != [], said(result)
    trail.env.backend.faults.clear()
    if press:
        stale = await trail.bob.click(trail.newest(), label="To Mill")
        assert "how things stand now" in said(stale)
        assert stale.response is not None
        await trail.bob.click(stale.response, label="To Ford")
    else:
        await trail.world.bot.tables.act(call(trail, trail.bob), "walk Ford plain")  # type: ignore[attr-defined]
    await trail.env.advance_time(61)
    assert trail.newest().id == post.id and version_of(trail.newest()) is not None
    assert told(trail).count("Ada leads on to Mill.") == told(trail).count("Bob leads on to Ford.") == 1
    assert await trail.tables.outbox.untold() == []


async def test_a_picture_that_was_owed_comes_with_the_next_edit(trail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def walked(_: Any, events: Any) -> tuple[Look, ...]:
        return (Look(),) if any(event.kind == "walked" for event in events) else ()

    monkeypatch.setattr(Trail, "pictures", walked)
    post = await trail.started(trail.bob)
    refuse_edits(trail, 503, 0)
    trail.env.inject_error("POST", "/interactions/*/callback", status=503, times=3)
    await trail.ada.click(post, label="To Mill")
    trail.env.backend.faults.clear()
    assert pictures(trail.newest()) == ["trail-map-1.3.png"]
    wrote = await trail.tables.act(call(trail, trail.bob), "scribble x")
    assert wrote.looks == ()
    await publisher(trail).publish(wrote)
    for _ in range(2):
        assert pictures(trail.newest()) == ["trail-map-1.5.png"] and "At Mill." in str(
            trail.newest().attachments[0].description
        )
        assert trail.newest().id == post.id and told(trail).count("Ada leads on to Mill.") == 1
        await trail.env.advance_time(61)
    assert await trail.tables.outbox.untold() == []


async def test_what_failed_before_a_new_post_is_told_after_it_in_words_and_once(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    turn = house.newest()
    first = await house.tables.act(call(house, player), "place 1 B1 0")
    second = await house.tables.act(call(house, player), "call Ash")
    # Discord did not take the edit, but it takes the post of the next turn.
    await publisher(house).publish(second)
    newest = house.newest()
    assert newest.id != turn.id and "lays" not in told(house)
    for _ in range(2):
        await house.env.advance_time(61)
        assert told(house).count(" lays ") == 1 and told(house).count("The cards are turned") == 1
    assert house.newest().components == [] and await house.tables.outbox.untold() == []
    assert await house.tables.outbox.newest_post(house.tavern.id) == newest.id and first.tale is not None
    # The controls are where they were.
    kept = next(post for post in house.posts() if post.id == newest.id)
    assert "Your hand" in labels(kept)


async def test_a_press_delivered_twice_goes_on_once(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    post, emit = house.newest(), house.env.backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    house.env.backend.emit = twice  # type: ignore[method-assign]
    await place(house, player)
    assert house.newest().id == post.id and told(house).count(" lays ") == 1 and menus(house.newest())
