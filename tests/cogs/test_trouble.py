"""Stale controls, turns of others, restarts, lost permissions, and failures of Discord, all told in words."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.core import retry
from cogs.interactions import answer as answers
from cogs.messages.text import version_of
from cogs.publish import publisher as publishing
from engine import WORDS, NoTable
from playground.inside import forget_errors
from playground.world import dispatch_together

from .conftest import House, labels, menus, refuse_edits, said


@pytest.mark.rule("TAB-006")
async def test_a_stale_press_is_told_so_and_gets_the_fresh_controls(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    refuse_edits(house)
    old = house.newest()
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    posted = len(house.posts())
    menu = menus(old)[0]
    result = await player.select(old, [menu.options[0].value], custom_id=menu.custom_id)
    assert "Here is how things stand now." in said(result)
    assert result.response is not None and "No name" in labels(result.response.message)
    assert len(house.posts()) == posted
    await player.click(result.response, label="No name")
    assert len(house.posts()) == posted + 1


async def test_a_stale_undo_takes_nothing_back(house: House) -> None:
    await house.started(rounds="1")
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    refuse_edits(house)
    old = house.newest()
    await house.ada.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    posted = len(house.posts())
    result = await house.ada.click(old, label="Undo")
    assert "how things stand now" in said(result) and len(house.posts()) == posted


@pytest.mark.rule("TAB-016", "TAB-023")
async def test_a_foreign_press_and_a_strangers_press_are_told_whose_turn_it_is(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    other = house.bob if player is house.ada else house.ada
    menu = menus(house.newest())[0]
    result = await other.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert said(result) == f"It's {player.name.title()}'s turn. I'll call you. (TAB-023)"
    result = await house.dee.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert "You have no seat at this table" in said(result)


async def test_a_press_after_the_end_is_told_that_it_is_over(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    refuse_edits(house)
    old = house.newest()
    asked = await house.ada.slash(house.tavern, "delve end")
    assert asked.response is not None
    await house.ada.click(asked.response, label="End it")
    menu = menus(old)[0]
    result = await player.select(old, [menu.options[0].value], custom_id=menu.custom_id)
    assert result.response is not None and result.response.ephemeral
    assert "ended" in said(result) or "how things stand" in said(result)


@pytest.mark.rule("TAB-010")
async def test_a_command_without_a_table_says_how_to_begin(house: House) -> None:
    for command in ("undo", "delve redo", "map", "status", "log", "delve join", "delve export", "delve skip"):
        result = await house.ada.slash(house.crypt, command)
        assert "/play" in said(result), command


@pytest.mark.rule("TAB-006")
async def test_controls_go_on_working_after_a_restart(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    await house.world.restart()
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert "lays" in house.newest().content
    assert sum(bool(post.components) for post in house.posts()[1:]) == 1


@pytest.mark.rule("TAB-067")
async def test_what_was_saved_but_not_told_is_told_at_the_next_start(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player = await house.placing(house.bob)

    async def killed(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(publishing.OutboxPublisher, "publish", killed)
        await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
        await player.slash(house.tavern, "pass")
    posted = len(house.posts())
    await house.world.restart()
    first, second = house.posts()[posted:]
    assert "at B1 pointing north" in first.content and first.components == [] and first.attachments == []
    assert "without a name" in second.content and "Your hand" in labels(second)
    await house.world.restart()
    assert len(house.posts()) == posted + 2


@pytest.mark.parametrize("move", ["place", "pass"])
async def test_what_was_told_but_not_noted_is_not_told_again(
    house: House, monkeypatch: pytest.MonkeyPatch, move: str
) -> None:
    player = await house.placing(house.bob)
    if move == "pass":
        await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")

    async def killed(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(house.tables.outbox, "told", killed)
        given = {"tile": "1", "at": "B1", "turn": "0"} if move == "place" else {}
        await player.slash(house.tavern, move, **given)
    posted = len(house.posts())
    await house.world.restart()
    assert len(house.posts()) == posted and await house.tables.outbox.untold() == []
    assert await house.tables.outbox.newest_post(house.tavern.id) == house.newest().id


async def test_an_interaction_that_arrives_twice_is_carried_out_and_told_once(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    emit = house.env.backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    house.env.backend.emit = twice  # type: ignore[method-assign]
    posted = len(house.posts())
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted + 1
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert len(house.posts()) == posted + 2


async def test_a_press_delivered_twice_at_once_with_others_is_told_once(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    press = [player.select(house.newest(), [option.value], custom_id=menu.custom_id) for option in menu.options[:2]]
    posted = len(house.posts())
    results = await dispatch_together(house.env, *press)
    assert len(house.posts()) == posted and house.newest().content.count(" lays ") == 1
    assert "how things stand now" in said(results[1])


def deny(house: House, channel_id: int, **permissions: bool) -> None:
    denied = discord.Permissions(**permissions).value
    everyone = house.world.guild.default_role.id
    house.env.backend.set_overwrite(channel_id, Overwrite(everyone, OverwriteType.ROLE, 0, denied))


@pytest.mark.rule("TAB-058")
@pytest.mark.parametrize(("permission", "name"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files")])
async def test_a_permission_that_is_missing_is_named_before_anything_changes(
    house: House, permission: str, name: str
) -> None:
    deny(house, house.crypt.id, **{permission: True})
    result = await house.ada.slash(house.crypt, "delve new", game="toy")
    assert said(result) == f"I can't post in this channel: I need {name}. Nothing was changed."
    with pytest.raises(NoTable):
        await house.tables.views.latest(house.crypt.id)


async def test_a_permission_lost_in_the_middle_is_named_and_the_move_can_be_made_later(house: House) -> None:
    player = await house.placing(house.bob)
    deny(house, house.tavern.id, send_messages=True, attach_files=True)
    result = await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert "I need Send Messages and Attach Files" in said(result)
    deny(house, house.tavern.id)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert "at B1" in house.newest().content


async def test_a_deadline_in_a_deleted_channel_harms_no_player(house: House) -> None:
    await house.started(house.bob, channel=house.tower, wait="1")
    await house.started(house.cy, wait="1")
    house.env.backend.delete_channel(house.tower.id)
    await house.env.advance_time(3720)
    assert "The cards are turned" in house.newest().content
    assert await house.tables.outbox.untold() == []


async def test_a_deadline_in_a_channel_that_shut_the_bot_out_is_marked_as_told(house: House) -> None:
    await house.started(house.bob, wait="1")
    posted = len(house.posts())
    deny(house, house.tavern.id, send_messages=True)
    await house.env.advance_time(3720)
    assert len(house.posts()) == posted and await house.tables.outbox.untold() == []


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003)])
@pytest.mark.parametrize("press", [False, True])
async def test_where_nothing_can_be_posted_any_more_the_newest_post_gets_the_controls_and_the_asker_the_way_back(
    openly: None, house: House, press: bool, status: int, code: int
) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    if press:
        await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    old, posted = house.newest(), len(house.posts())
    house.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    house.env.inject_error("POST", "/webhooks/*", status=status, code=code)
    if press:
        result = await player.select(old, ["call Ash"], custom_id=menus(old)[0].custom_id)
    else:
        house.env.inject_error("POST", "/interactions/*/callback", status=403, code=50013)
        result = await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert WORDS("shut-out") in said(result) and "`/status`" in WORDS("shut-out")
    assert len(house.posts()) == posted and house.newest().content == old.content
    assert version_of(house.newest()) == (await house.tables.views.latest(house.tavern.id)).version != version_of(old)
    # Once it may post again, the game goes on from there.
    own = await player.click(house.newest(), label="Your hand")
    assert own.response is not None
    if press:
        await player.click(own.response, label=labels(own.response.message)[0])
        assert "has picked a card" in house.newest().content
    else:
        await player.click(own.response, label="No name")
        assert "without a name" in house.newest().content
    assert len(house.posts()) == posted + 1
    assert labels(next(post for post in house.posts() if post.id == old.id)) == []


async def test_when_a_deadline_cannot_be_posted_the_newest_post_gets_the_controls(openly: None, house: House) -> None:
    await house.started(house.bob, wait="1")
    posted, before = len(house.posts()), labels(house.newest())
    house.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await house.env.advance_time(3720)
    version = (await house.tables.views.latest(house.tavern.id)).version
    assert len(house.posts()) == posted and before and version_of(house.newest()) == version


async def test_when_the_answer_fails_the_channel_is_told_all_the_same(house: House) -> None:
    player = await house.placing(house.bob)
    house.env.inject_error("POST", "/interactions/*/callback")
    posted = len(house.posts())
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted + 1 and house.newest().attachments


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027), (400, 40060)])
async def test_an_interaction_that_ran_out_does_not_lose_the_post(
    openly: None, house: House, status: int, code: int
) -> None:
    player = await house.placing(house.bob)
    house.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert "lays" in house.newest().content


async def test_a_press_is_told_by_its_answer_which_counts_against_no_limit_of_the_bots(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    before = len(house.env.http_requests)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    made = [entry.path.split("/")[1] for entry in house.env.http_requests[before:]]
    assert made == ["interactions"]
    # So is a press with which a turn begins.
    before = len(house.env.http_requests)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), ["call Ash"], custom_id=menu.custom_id)
    made = [entry.path.split("/")[1] for entry in house.env.http_requests[before:]]
    assert made == ["interactions", "webhooks"] and "calls it Ash" in house.newest().content


async def test_where_its_answer_fails_a_press_is_told_by_a_post_that_discord_takes_once_only(
    openly: None, house: House
) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    house.env.inject_error("POST", "/webhooks/*", status=502)
    before = len(house.env.http_requests)
    menu = menus(house.newest())[0]
    await player.select(house.newest(), ["call Ash"], custom_id=menu.custom_id)
    posts = [entry for entry in house.env.http_requests[before:] if entry.method == "POST"]
    paths = [entry.path.split("/")[1] for entry in posts]
    assert paths[-1] == "channels" and set(paths[:-1]) <= {"interactions", "webhooks"}
    assert posts[-1].json["enforce_nonce"] is True and posts[-1].json["nonce"]


async def test_discord_failing_for_a_moment_is_waited_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "PAUSES", (0.01, 0.01))
    player = await house.placing(house.bob)
    house.env.inject_error("POST", "/interactions/*/callback")
    house.env.inject_error("POST", "/channels/*/messages", times=2)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert "at B1" in house.newest().content


async def test_discord_failing_for_long_leaves_it_to_the_clock(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry, "PAUSES", (0.01, 0.01))
    player = await house.placing(house.bob)
    house.env.inject_error("POST", "/interactions/*/callback")
    house.env.inject_error("POST", "/channels/*/messages", times=3)
    posted = len(house.posts())
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted
    await house.env.advance_time(61)
    assert len(house.posts()) == posted + 1 and "at B1" in house.newest().content
    assert labels(house.newest()) and house.newest().attachments


@pytest.mark.rule("TAB-067")
async def test_an_unexpected_error_is_told_without_details_and_noted_for_the_host(
    openly: None, house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player = await house.placing(house.bob)

    async def broken(*_: Any, **__: Any) -> None:
        raise KeyError("lantern")

    menu = menus(house.newest())[0]
    monkeypatch.setattr(house.tables, "act", broken)
    monkeypatch.setattr(house.tables.moves, "choose", broken)
    for result in (
        await player.slash(house.tavern, "place", tile="1"),
        await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id),
    ):
        words, note = said(result).split("\n-# note ")
        assert words == "Something broke on my side. Nothing was lost; try again in a moment."
        assert note.endswith(" for the host") and f"note {note[:4]}" in caplog.text
        assert "lantern" not in said(result)
    assert len(house.env.errors) == 2
    forget_errors(house.env)


async def test_a_picture_that_cannot_be_drawn_does_not_keep_the_words_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)

    async def broken(*_: Any) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(house.tables.views, "show", broken)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert "at B1" in house.newest().content and house.newest().attachments == []


async def test_slow_work_is_deferred_in_private_and_posted_where_mentions_call(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(house.bob)
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.01)
    real = house.tables.moves.choose

    async def slow(*given: Any) -> Any:
        import asyncio

        await asyncio.sleep(0.1)
        return await real(*given)

    monkeypatch.setattr(house.tables.moves, "choose", slow)
    for player in (house.ada, house.bob):
        card = await house.first(player, "draft", "card")
        result = await player.slash(house.tavern, "draft", card=card)
        assert result.response is not None and result.response.ephemeral
        assert f"You picked {card}." in said(result)
    assert house.newest().content.startswith("Bob has picked a card. The cards are turned")
    last = house.env.http_requests[
        -1 - next(at for at, entry in enumerate(reversed(house.env.http_requests)) if entry.path.endswith("/messages"))
    ]
    assert last.method == "POST" and last.path == f"/channels/{house.tavern.id}/messages"
    refused = await house.dee.slash(house.tavern, "draft", card="1")
    assert "You have no seat" in said(refused)


@pytest.mark.rule("TAB-058", "TAB-059")
async def test_in_a_thread_the_permission_for_threads_is_asked_for(house: House) -> None:
    made = house.env.backend.create_thread(house.tavern.id, "deep talk", owner_id=house.ada.id)
    thread = next(thread for thread in house.tavern.threads if thread.id == made.id)
    await house.ada.slash(thread, "delve new", game="toy")
    assert house.newest(thread).content.startswith("**Toy** - Ada is gathering")
    deny(house, house.tavern.id, send_messages_in_threads=True)
    result = await house.ada.slash(thread, "delve start")
    assert "I need Send Messages in Threads" in said(result)


async def test_an_update_that_the_clock_and_the_press_bring_at_once_is_told_once(house: House) -> None:
    player = await house.placing(house.bob)
    house.let_the_clock_be_quicker()
    posted = len(house.posts())
    result = await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted + 1 and said(result) == "Done."


@pytest.mark.parametrize(
    "text",
    ["", " ", "🎲", "B1 B1 B1", "-1", "1_0", "٣", "x" * 6000, "@everyone", "`; DROP TABLE", "+24", "\u202eabc", "1\n2"],
)
async def test_whatever_is_typed_is_answered_in_words_to_the_asker_only(house: House, text: str) -> None:
    player = await house.placing(house.bob)
    posted = len(house.posts())
    for verb, given in (
        ("place", {"tile": text}),
        ("place", {"tile": "1", "at": text, "turn": "0"}),
        ("call", {"name": text}),
        ("draft", {"card": text}),
    ):
        result = await player.slash(house.tavern, verb, **given)
        assert result.response is not None and result.response.ephemeral
        assert 1 <= len(said(result)) <= 2000 and "broke" not in said(result)
    assert isinstance(await player.autocomplete(house.tavern, "place", "at", text[:100], tile=text), list)
    assert len(house.posts()) == posted


async def test_a_post_that_discord_refuses_is_told_in_words_alone(house: House) -> None:
    player = await house.placing(house.bob)
    house.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    house.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
    posted = len(house.posts())
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted + 1
    assert "at B1" in house.newest().content and house.newest().components == []
    await player.slash(house.tavern, "pass")
    assert "Your hand" in labels(house.newest())


async def test_when_discord_cannot_be_reached_the_clock_brings_the_post(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = await house.placing(house.bob)
    posted = len(house.posts())

    async def cut_off(*_: Any, **__: Any) -> None:
        raise ConnectionResetError

    with monkeypatch.context() as patch:
        patch.setattr(retry, "PAUSES", (0.01,))
        patch.setattr(discord.InteractionResponse, "send_message", cut_off)
        patch.setattr(discord.abc.Messageable, "send", cut_off)
        await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert len(house.posts()) == posted
    await house.env.advance_time(61)
    assert len(house.posts()) == posted + 1 and house.newest().components


async def test_one_table_that_cannot_be_told_does_not_keep_the_others_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(house.bob)
    await house.started(house.cy, channel=house.crypt)
    publisher = house.world.bot.publisher  # type: ignore[attr-defined]
    real = publisher._groups

    async def killed(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(publishing.OutboxPublisher, "publish", killed)
        await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
        offered = await house.cy.autocomplete(house.crypt, "draft", "card", "")
        await house.cy.slash(house.crypt, "draft", card=str(offered[0]["value"]))

    async def broken(update: Any) -> Any:
        if update.channel == house.tavern.id:
            raise KeyError("lantern")
        return await real(update)

    monkeypatch.setattr(publisher, "_groups", broken)
    await house.env.advance_time(61)
    assert house.newest(house.crypt).content.startswith("Cy has picked a card.")
    monkeypatch.undo()
    await house.env.advance_time(61)
    assert house.newest().content.startswith("Ada has picked a card.")
