"""The first real game through the bot: its lobby, its rules, whole delves with every control that is offered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from random import Random

import discord
import msgspec
import pytest

from engine.tables.updates.controls import values_in
from playground.autoplay import Autoplayer
from playground.players import Players
from playground.world import World
from tests.cogs.conftest import House, is_over, labels, menus, said, start_of
from tests.cogs.reading import members_in


def buttons(message: discord.Message) -> list[discord.Button]:
    return [item for row in message.components for item in row.children if isinstance(item, discord.Button)]


@pytest.fixture
async def deep() -> AsyncIterator[House]:
    world = await World.open(seed="moth")
    try:
        yield House(world)
        assert world.env.errors == []
    finally:
        await world.close()


async def test_a_lobby_has_one_menu_for_what_is_sought_and_the_other_options_behind_a_button(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard")
    lobby = deep.newest()
    (objective,) = menus(lobby)
    assert objective.custom_id.endswith(":objective")
    company = {"Start with bots", "Add a bot"}
    assert set(labels(lobby)) == {
        "Join",
        "Leave",
        "Start alone",
        "Options",
        "How to play",
        "Teach me (5 min)",
        *company,
    }
    opened = (await deep.ada.click(lobby, label="Options")).response
    assert opened is not None
    *first, others = menus(opened.message)
    assert [menu.custom_id.split(":")[2] for menu in first] == ["setting", "threat", "shards", "adventurers"]
    assert "ties" in [option.value for option in others.options]
    await deep.ada.select(opened, ["4"], custom_id=first[2].custom_id)
    assert "Shards: 4." in deep.newest().content and deep.newest().id == lobby.id


@pytest.mark.whole
async def test_a_whole_delve_is_played_with_what_posts_and_completions_offer(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", threat="easy", key="delve 0")
    await deep.bob.click(deep.newest(), label="Join")
    await deep.ada.click(deep.newest(), label=start_of(deep.newest()))
    play = Autoplayer(deep.world, Players(deep.world), Random(0))
    steps = [step async for step in play.play(400)]
    assert play.over and len(steps) > 20
    last, ended = deep.newest(), (await deep.tables.views.latest(deep.tavern.id)).version.table
    assert "dice key" in last.content and last.attachments and is_over(last)
    assert members_in(last) == ["Ada", "Bob"]
    assert sum(bool(post.components) for post in deep.posts()[1:]) == 1
    await deep.bob.click(last, label="Again, same party")
    assert deep.newest().content.startswith("**Skyshard** - Bob gathers the same party again.")
    await deep.ada.click(deep.newest(), label="I'm in")
    begun = (await deep.tables.views.latest(deep.tavern.id)).version.table
    assert begun != ended and "choose a class" in deep.newest().content


async def test_a_place_that_is_not_on_the_map_cannot_be_looked_at(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="aside")
    await deep.ada.click(deep.newest(), label=start_of(deep.newest()))
    offered = await deep.ada.autocomplete(deep.tavern, "map", "around", "n1")
    assert "N19" in [choice["value"] for choice in offered]
    seen = await deep.ada.slash(deep.tavern, "map", around="n19")
    assert seen.response is not None and seen.response.attachments
    refused = await deep.ada.slash(deep.tavern, "map", around="ZZZ")
    assert "There is no place “ZZZ” on this map." in said(refused)
    assert refused.response is not None and not refused.response.attachments


async def test_what_a_post_was_about_is_known_after_a_restart(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="aside")
    await deep.ada.click(deep.newest(), label=start_of(deep.newest()))
    await deep.ada.slash(deep.tavern, "choose", option="bulwark")
    chosen = deep.newest()
    await deep.ada.slash(deep.tavern, "place", at="M20")
    await deep.world.restart()
    (post,) = (post for post in deep.posts() if post.id == chosen.id)
    explained = await deep.ada.context_menu(deep.tavern, "Explain this", post)
    assert "SKY-G21" in said(explained)


async def test_what_ends_the_delve_stands_last_and_only_once_one_of_the_party_asks_for_it(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="aside")
    await deep.bob.click(deep.newest(), label="Join")
    await deep.ada.click(deep.newest(), label=start_of(deep.newest()))
    await deep.ada.slash(deep.tavern, "choose", option="bulwark")
    await deep.bob.slash(deep.tavern, "choose", option="mender")
    await deep.ada.slash(deep.tavern, "place", at="N19")
    await deep.bob.slash(deep.tavern, "place", at="N20")
    assert "Retreat (loss)" not in labels(deep.newest()), "not before one of them asks for it"
    first = await deep.ada.slash(deep.tavern, "skyshard retreat")
    await deep.ada.click(first.response, label="Retreat (loss)")
    await deep.ada.click(deep.newest(), label="End turn")
    assert "Retreat (loss)" in labels(deep.newest())[-2:] and "More" not in labels(deep.newest())
    assert all(option.value != "?retreat" for menu in menus(deep.newest()) for option in menu.options)
    # A player is asked first, as it loses the delve.
    before = deep.newest().content
    asked = await deep.bob.click(deep.newest(), label="Retreat (loss)")
    assert "the delve ends with this round and is lost" in said(asked)
    assert deep.newest().content == before
    await deep.bob.click(asked.response, label="Retreat (loss)")
    assert "Bob" in deep.newest().content and "retreat" in deep.newest().content.casefold()


@pytest.mark.rule("SKY-049")
async def test_what_does_not_stand_on_the_first_sheet_of_ways_is_a_press_away(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="lantern 3")
    await deep.ada.slash(deep.tavern, "delve start", quick=True)
    play = Autoplayer(deep.world, Players(deep.world), Random(1))
    found: list[tuple[str, str]] = []
    async for _ in play.play(200):
        found = [
            (str(menu.custom_id), option.value)
            for menu in menus(deep.newest())
            for option in menu.options
            if option.label.startswith("Other layouts")
        ]
        assert all("|" in value for _, value in found), "what would lay a single way at once says so by its own words"
        if found:
            break
    ((menu, others),) = found
    usual = next(button for button in buttons(deep.newest()) if re.match(r"Layout \d+: ", str(button.label)))
    ways = values_in(others.partition("place ")[2])
    assert str(usual.custom_id).partition("place ")[2] not in ways, "it is a button of its own"
    shown = await deep.ada.select(deep.newest(), [others], custom_id=menu)
    assert shown.response is not None and shown.response.ephemeral and len(shown.response.attachments) == 1
    made = buttons(shown.response.message)[0]
    assert str(made.custom_id).startswith("make:") and str(made.custom_id).partition("place ")[2] in ways
    await deep.ada.click(shown.response, label=made.label)
    assert not any("Layout" in str(label) for label in labels(deep.newest())), "the tile lies"


async def test_a_menu_asks_its_question(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="aside")
    await deep.ada.click(deep.newest(), label=start_of(deep.newest()))
    await deep.ada.slash(deep.tavern, "choose", option="bulwark")
    (place,) = menus(deep.newest())
    assert place.placeholder == "Where do you stand?"


@pytest.mark.rule("TAB-012")
async def test_the_options_of_a_lobby_say_what_each_value_means(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard")
    (objective,) = menus(deep.newest())
    more = (await deep.ada.click(deep.newest(), label="Options")).response
    assert more is not None
    every = [objective, *menus(more.message)]
    threat = next(menu for menu in every if menu.custom_id.endswith(":threat"))
    assert threat.options[2].description == "More enemies wait on a new tile, and more of level 10."
    assert all(option.description for menu in every for option in menu.options)


async def test_a_quick_start_leads_to_the_first_exploration_in_three_presses_more(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="quick")
    presses = [(deep.bob, "Join"), (deep.ada, "Quick start")]
    for player, label in presses:
        await player.click(deep.newest(), label=label)
    begun = deep.newest()
    assert "Ada is the " in begun.content and "Bob is the " in begun.content and "star shards" in begun.content
    assert len(begun.content.split()) <= 145 and len(begun.attachments) == 1
    (explore,) = (label for label in labels(begun) if label.startswith("Explore") and " here: free" in label)
    await deep.ada.click(begun, label=explore)
    presses.append((deep.ada, explore))
    assert "Ada opens door" in deep.newest().content
    assert len(presses) == 3, "and one before, which opens the lobby"


async def test_a_turn_with_nothing_left_ends_and_the_one_who_is_next_is_called(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", key="quick")
    await deep.bob.click(deep.newest(), label="Join")
    await deep.ada.click(deep.newest(), label="Quick start")
    (here,) = (label for label in labels(deep.newest()) if label.startswith("Explore"))
    other = "B" if here.startswith("Explore door A") else "A"
    offered = [option.label for menu in menus(deep.newest()) for option in menu.options]
    assert f"Explore door {other}: all steps" in offered
    await deep.ada.slash(deep.tavern, "explore", what=other)
    await deep.ada.slash(deep.tavern, "place", at="1")
    live = await deep.tables._context.cache.seen(deep.tavern.id)
    (newest,) = await deep.tables._context.store.newest_entries(live.row.id, 1)
    (spent,) = msgspec.json.decode(newest.events)
    assert (spent["kind"], spent["facts"]) == ("spent", {"who": "Ada"}), "no post tells it: the button said all steps"
    assert deep.bob.mention in deep.newest().content
    assert "End turn" in labels(deep.newest())
