"""/replay: what each member sees in it, who may press, and that it works after a restart, an undo, and the end."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import discord
import pytest
from simcord import MemberActor

from cogs.messages.controls import button, control_id
from cogs.messages.layout import MessageContent, in_rows, send_arguments
from cogs.views.replay import replay_content, replay_controls
from engine import Eye, Moment, Version
from engine.core.scene import Look
from playground.autoplay import Autoplayer
from playground.players import Players

from .conftest import House, labels, menus, said
from .offered import items_of

NUMBERS = re.compile(r"-# (\d+) of (\d+)")


async def opened(house: House, who: MemberActor, **given: Any) -> Any:
    """Return the private message of a member's replay."""
    result = await who.slash(house.tavern, "replay", **given)
    assert result.response is not None and result.response.ephemeral, said(result)
    return result.response


def place(shown: Any) -> tuple[int, int]:
    """Return the number of the shown entry and of all entries."""
    found = NUMBERS.search(shown.content)
    assert found, shown.content
    return int(found[1]), int(found[2])


def off(shown: Any) -> list[str]:
    """Return the disabled buttons."""
    items = (item for row in shown.message.components for item in row.children)
    return [item.label or "" for item in items if isinstance(item, discord.Button) and item.disabled]


async def over(house: House) -> None:
    """Let Ada and Bob pick cards, and a member end the game."""
    await house.placing(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    assert "Replay" in labels(house.newest())


@pytest.mark.rule("TAB-140")
async def test_one_message_goes_from_entry_to_entry(house: House) -> None:
    await house.placing(house.bob)
    posts = len(house.posts())
    shown = await opened(house, house.ada)
    # The start and two picked cards: a running game is shown from its newest entry.
    assert place(shown) == (3, 3) and off(shown) == []
    assert "The cards are turned" in shown.content and len(shown.message.attachments) == 1
    steps = {"Back": 2, "First": 1, "On": 2, "Last": 3}
    for label, number in steps.items():
        result = await house.ada.click(shown, label=label)
        assert not result.followups and place(shown) == (number, 3)
        assert off(shown) == (["First", "Back"] if number == 1 else [])
    assert len(house.posts()) == posts, "no other member sees any of it"


@pytest.mark.rule("TAB-141")
async def test_while_it_runs_each_reads_what_they_were_told_and_no_more(house: House) -> None:
    await house.placing(house.bob)
    for who, other in ((house.ada, "Bob"), (house.bob, "Ada"), (house.cy, "Ada")):
        shown = await opened(house, who)
        texts = [shown.content]
        for _ in range(2):
            await who.click(shown, label="Back")
            texts.append(shown.content)
        assert sum("You picked" in text for text in texts) == (who is not house.cy)
        refused = said(await who.slash(house.tavern, "replay", seat=other))
        assert refused.startswith("While it runs you see only what you may know") and "TAB-141" in refused
        assert not menus(shown.message)


@pytest.mark.rule("TAB-141", "TAB-142")
async def test_any_member_steps_a_public_replay_and_it_shows_no_secrets(house: House) -> None:
    await house.placing(house.bob)
    await house.cy.slash(house.tavern, "replay", public=True)
    post = house.newest()
    assert place(post) == (3, 3)
    for who in (house.ada, house.dee):
        result = await who.click(house.newest(), label="Back")
        assert result.response is None or not result.response.ephemeral
        assert house.newest().id == post.id and "You picked" not in house.newest().content
    assert place(house.newest()) == (1, 3)
    refused = await house.ada.slash(house.tavern, "replay", seat="Ada", public=True)
    assert "TAB-141" in said(refused)


@pytest.mark.rule("TAB-140")
async def test_it_goes_on_after_a_restart_and_where_the_table_went_on(house: House) -> None:
    placer = await house.placing(house.bob)
    shown = await opened(house, house.cy)
    await house.world.restart()
    assert place(shown) == (3, 3)
    await placer.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    await house.cy.click(shown, label="On")
    assert place(shown) == (4, 4) and "lays" in shown.content
    await house.cy.click(shown, label="On")
    assert place(shown) == (4, 4), "there is none after the newest"


@pytest.mark.rule("TAB-140")
async def test_where_the_entry_was_taken_back_the_nearest_earlier_one_is_shown(house: House) -> None:
    placer = await house.placing()
    await placer.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    shown = await opened(house, house.ada)
    number, count = place(shown)
    assert number == count and "lays" in shown.content
    asked = await house.ada.slash(house.tavern, "undo")
    await house.ada.click(asked.response, label="Undo")
    await house.ada.click(shown, label="On")
    assert place(shown) == (count - 1, count - 1) and "lays" not in shown.content


@pytest.mark.rule("TAB-141")
async def test_once_it_is_over_everything_lies_open_and_each_can_be_looked_with(house: House) -> None:
    await over(house)
    result = await house.cy.click(house.newest(), label="Replay")
    shown = result.response
    assert shown is not None and shown.ephemeral and place(shown) == (1, 3), "a game that is over begins at its beginning"
    await house.cy.click(shown, label="On")
    assert "Only Ada was told: You picked" in shown.content
    (eyes,) = menus(shown.message)
    assert [option.label for option in eyes.options] == ["As everybody saw it", "As Ada saw it", "As Bob saw it"]
    await house.cy.select(shown, [eyes.options[2].value])
    # Bob saw that Ada picked, not what.
    assert place(shown) == (2, 3) and "picked" in shown.content and "You picked" not in shown.content
    await house.cy.click(shown, label="On")
    assert "You picked" in shown.content and off(shown) == ["On", "Last"]
    named = await opened(house, house.dee, seat="bob", at="3")
    assert place(named) == (3, 3) and "as Bob saw it" in named.content
    assert "No one called “Zed”" in said(await house.dee.slash(house.tavern, "replay", seat="Zed"))


@pytest.mark.rule("TAB-140")
async def test_it_begins_where_a_member_wants_and_says_where_it_cannot(hall: House) -> None:
    await hall.lobby(hall.bob)
    await hall.ada.click(hall.newest(), label="Quick start")
    first = await opened(hall, hall.cy, at="round 1")
    number, count = place(first)
    assert 1 < number <= count and "Round 1" in first.content
    before = await opened(hall, hall.cy, at=str(number - 1))
    assert "Before round 1" in before.content
    offered = await hall.cy.autocomplete(hall.tavern, "replay", "at", "")
    assert [item["value"] for item in offered] == ["Before round 1", "Round 1"]
    refused = said(await hall.cy.slash(hall.tavern, "replay", at="round 9"))
    assert refused == f"There is no “round 9” in it: it has {count} entries, from “Before round 1” to “Round 1”. (TAB-140)"
    (rounds,) = menus(first.message)
    await hall.cy.select(first, [rounds.options[0].value])
    assert place(first) == (1, count)


@pytest.mark.rule("TAB-143")
async def test_an_old_message_goes_on_when_the_next_game_has_begun_and_not_when_its_own_is_deleted(house: House) -> None:
    await over(house)
    shown = (await house.cy.click(house.newest(), label="Replay")).response
    await house.started(house.bob)
    assert place(await opened(house, house.cy)) == (1, 1), "the newest game of the channel is that which has begun"
    await house.cy.click(shown, label="On")  # type: ignore[arg-type]
    assert place(shown) == (2, 3)
    await house.tables._context.store.purge.delete(1)
    gone = await house.cy.click(shown, label="On")  # type: ignore[arg-type]
    assert said(gone).startswith("That game is not here any more") and "TAB-143" in said(gone)


@pytest.mark.rule("TAB-143", "TAB-006")
@pytest.mark.parametrize("rest", ["on:1:w", "on:1:p", "on:1:1", ""])
async def test_a_control_leads_to_no_table_of_another_channel(house: House, rest: str) -> None:
    await over(house)
    channel: Any = house.world.bot.get_channel(house.crypt.id)
    forged = control_id("replay", Version(1, 0), *([rest] if rest else []))
    post = await channel.send(**send_arguments(MessageContent("forged", groups=in_rows([[button("Press", forged)]]))))
    assert "TAB-143" in said(await house.ada.click(post, label="Press"))


@pytest.mark.rule("TAB-141")
@pytest.mark.parametrize("eyes", ["0", "1", "w", "7"])
async def test_no_control_gives_anybody_the_eyes_of_another_while_it_runs(house: House, eyes: str) -> None:
    await house.placing(house.bob)
    channel: Any = house.world.bot.get_channel(house.tavern.id)
    forged = control_id("replay", Version(1, 0), f"first:9:{eyes}")
    post = await channel.send(**send_arguments(MessageContent("forged", groups=in_rows([[button("Press", forged)]]))))
    await house.cy.click(post, label="Press")
    assert "You picked" not in house.newest().content and "Only" not in house.newest().content
    assert place(house.newest()) == (1, 3)


@pytest.mark.rule("TAB-140")
def test_many_rounds_are_a_menu_in_parts_and_each_press_of_it_has_an_id_of_its_own() -> None:
    parts = tuple((f"Round {number}", 10 * number) for number in range(1, 61))
    eyes = (
        (Eye(whole=True), "Everything"),
        (Eye(), "As everybody saw it"),
        *((Eye(seat), f"As {seat}") for seat in range(6)),
    )
    moment = Moment(
        123_456_789, "cavern", "Cavern", 311, 312, 640, "Round 31", "Ada", 1, "told", "Round 31.", Eye(5), eyes, parts
    )
    found, start = [], 0
    while True:
        items = items_of(replay_controls(moment, start))
        ids = [str(item.custom_id) for item in items]
        assert len(set(ids)) == len(ids) and max(map(len, ids)) <= 100
        rounds, whose = [item for item in items if isinstance(item, discord.ui.Select)]
        assert len(whose.options) == 7 and "As 5" not in [option.label for option in whose.options]
        assert len(rounds.options) <= 25
        found += [option.label for option in rounds.options if option.value[0] != "+"]
        more = [int(option.value[1:]) for option in rounds.options if option.value[0] == "+"]
        if not more:
            break
        (start,) = more
    assert found == [part for part, _ in parts]
    assert replay_content(moment).prompt == "Round 31.\n-# 312 of 640 · <t:1:R> · as 5"


@pytest.mark.whole
@pytest.mark.rule("TAB-140")
async def test_a_whole_game_is_stepped_through_as_it_was_with_a_restart_in_between(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard")
    await hall.bob.click(hall.newest(), label="Join")
    await hall.ada.click(hall.newest(), label="Quick start")
    player = Autoplayer(hall.world, Players(hall.world), Random("skyshard on"))
    was: dict[int, tuple[str, str]] = {}
    while not player.over:
        async for _ in player.play(1):
            live = await hall.tables._context.cache.seen(hall.tavern.id)
            view = live.game.view(live.playing().state, None)
            was[live.last.position] = (live.game.status(view), live.game.scene(view, Look()).alt)
    shown = await opened(hall, hall.cy, seat="As everybody saw it")
    rows = await hall.tables._context.store.seen.rows_after(1, -1)
    timeline = await hall.tables.replays.timeline(1)
    frames = timeline.frames(timeline.eyes(None)[-1][0])
    assert place(shown) == (1, len(frames))
    compared = 0
    for number, frame in enumerate(frames, start=1):
        assert place(shown)[0] == number
        if (story := rows[frame.position].story) and len(story) < 1000:
            assert story.split("\n")[0] in shown.content
        if frame.position in was:
            status, alt = was[frame.position]
            (picture,) = shown.message.attachments
            assert status in shown.content and picture.description == alt[:1024]
            compared += 1
        if number == len(frames) // 2:
            await hall.world.restart()
        if number < len(frames):
            await hall.cy.click(shown, label="On")
    assert compared > 20 and off(shown) == ["On", "Last"]
