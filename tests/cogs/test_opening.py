"""What /delve new accepts, completes and refuses. All of it is text, so nothing depends on the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from typing import Any

import discord
import pytest

from cogs.core.option_words import duration as as_long
from cogs.lobby.opening import read_wait
from cogs.lobby.welcome import words
from cogs.messages.game_list import first_game, newcomer_order, summary
from engine import BadOption, NoTable
from playground.world import World
from tests import toy

from .conftest import House, labels, said


def lasting(minutes: int, *, contested: bool, key: str = "short") -> Any:
    """Return a game of this length."""
    game = toy.Toy()
    game.key, game.title, game.minutes = key, key.capitalize(), minutes
    game.contested = lambda _: contested  # type: ignore[method-assign]
    return game


@pytest.fixture
async def deep() -> AsyncIterator[House]:
    world = await World.open(seed="moth")
    try:
        yield House(world)
        assert world.env.errors == []
    finally:
        await world.close()


async def offered(house: House, argument: str, typed: str = "", **filled: str) -> list[tuple[str, str]]:
    found = await house.ada.autocomplete(house.tavern, "delve new", argument, typed, **filled)
    return [(str(choice["name"]), str(choice["value"])) for choice in found]


async def test_options_are_completed_for_the_game_that_was_chosen(house: House) -> None:
    assert [value for _, value in await offered(house, "rounds", game="toy")] == ["1", "3", "4"]
    assert [value for _, value in await offered(house, "naming", "of", game="Toy")] == ["off"]


async def test_choices_stand_in_the_order_in_which_the_game_declares_them(deep: House) -> None:
    values = [value for _, value in await offered(deep, "threat", game="skyshard")]
    assert values == ["easy", "standard", "hard", "deadly"]
    assert [value for _, value in await offered(deep, "threat")] == values


async def test_a_value_is_shown_as_words_and_understood_as_words(deep: House) -> None:
    whole = ("companion: lantern bearer", "companion: lantern bearer")
    assert await offered(deep, "more", "companion: lan", game="skyshard") == [whole]
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", more="companion: Lantern bearer")
    assert "Companion: lantern bearer." in deep.newest().content


async def test_a_game_is_found_by_its_title_or_its_key(house: House) -> None:
    assert await offered(house, "game", "to") == [("Toy - against each other, 1-4 players", "toy")]
    await house.ada.slash(house.tavern, "delve new", game=" TOY ")
    assert house.newest().content.startswith("**Toy** - Ada")


@pytest.mark.rule("TAB-026")
async def test_a_pace_is_offered_by_name_and_a_time_taken_as_typed(house: House) -> None:
    assert await offered(house, "wait") == [
        ("live - 10 minutes for a move", "live"),
        ("brisk - 8 hours for a move", "brisk"),
        ("daily - 24 hours for a move", "daily"),
        ("calm - 3 days for a move", "calm"),
        ("no clock", "no clock"),
    ]
    assert await offered(house, "wait", "36") == [("36 hours for a move", "36")]
    assert await offered(house, "wait", "900") == []
    for channel, wait, pace in (
        (house.tavern, "36", "36 hours for a move"),
        (house.crypt, "Live", "live, 10 minutes for a move"),
        (house.tower, "5 days", "5 days for a move"),
    ):
        await house.ada.slash(channel, "delve new", game="toy", wait=wait)
        assert f"I wait: {pace}." in house.newest(channel).content


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "I know no game “chess”."),
        ({"game": "x" * 5000}, "I know no game “xxx"),
        ({"wait": "-1"}, "`wait` is a name (live, brisk, daily, calm, no clock), a number of hours, or a time such as "),
        ({"wait": "abc"}, "`wait` is a name"),
        ({"wait": "721"}, "`wait` is a name"),
        ({"wait": "9" * 5000}, "`wait` is a name"),
        ({"wait": "٣"}, "`wait` is a name"),
        ({"key": "k" * 81}, "A dice key has 1 to 80 characters"),
        ({"key": "k" * 5000}, "A dice key has 1 to 80 characters"),
        ({"key": "<@1>@everyone **`x`||"}, "A dice key has 1 to 80 characters"),
        ({"key": " "}, "A dice key has 1 to 80 characters"),
        ({"rounds": "two"}, "“rounds” is one of: 1, 3, 4."),
    ],
)
async def test_wrong_values_are_refused_in_words_and_open_nothing(house: House, given: dict[str, str], words: str) -> None:
    result = await house.ada.slash(house.tavern, "delve new", **{"game": "toy", **given})
    assert said(result).startswith(words) and len(said(result)) < 300
    with pytest.raises(NoTable):
        await house.tables.views.latest(house.tavern.id)


def test_waiting_is_from_0_to_720_hours() -> None:
    hours = [read_wait(text) for text in (None, "0", " 24 ", "720")]
    assert hours == [None, 0, 24 * 60, 720 * 60]
    paces = [read_wait(text) for text in ("live", "brisk", "Daily", "calm", "no clock", "90 min", "2 days", "1w")]
    assert paces == [10, 8 * 60, 24 * 60, 72 * 60, 0, 90, 48 * 60, 7 * 24 * 60]
    with pytest.raises(BadOption):
        read_wait("720.5")


async def test_a_table_that_needed_no_lobby_is_opened_again_for_the_same_people(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "galaxy desk new", players="Nia, Orrin, Pell", frontier="14")
    asked = await deep.ada.slash(deep.tavern, "delve end")
    assert asked.response is not None
    await deep.ada.click(asked.response, label="End it")
    old = deep.newest()
    assert "Ada played here" in said(await deep.bob.click(old, label="Play again"))
    await deep.ada.click(old, label="Play again")
    post = deep.newest()
    assert post.content.startswith("The desk is open for Nia, Orrin and Pell.") and "**Ada**, what does Nia" in post.content
    latest = await deep.tables.views.latest(deep.tavern.id)
    assert latest.terms.options == {"play": "desk", "frontier": "14"}
    refused = await deep.ada.click(old, label="Play again") if old.components else None
    assert refused is None or "is being played in this channel already" in said(refused)
    assert deep.newest().id == post.id


async def test_a_lobby_for_a_desk_does_not_say_how_long_it_waits(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="galaxy", wait="8")
    assert "I wait: brisk, 8 hours for a move." in deep.newest().content
    await deep.ada.slash(deep.crypt, "delve new", game="galaxy", play="desk", wait="8")
    assert "Wait" not in deep.newest(deep.crypt).content


@pytest.mark.rule("TAB-073")
def test_a_newcomer_begins_with_the_shortest_game_that_is_played_together() -> None:
    quick, long, rivals = lasting(20, contested=False), lasting(90, contested=False), lasting(10, contested=True)
    unknown = lasting(0, contested=False)
    games = {"rivals": rivals, "unknown": unknown, "long": long, "quick": quick}
    assert newcomer_order(games) == [quick, long, unknown, rivals] and first_game(games) is quick
    assert first_game({"rivals": rivals, "unknown": unknown}) is None, "how long it takes is not known"
    assert first_game({"rivals": rivals}) is None and first_game({}) is None


def test_how_long_a_game_takes_is_told_in_words() -> None:
    told = [as_long(minutes) for minutes in (0, 40, 60, 90, 110, 180)]
    assert told == ["", "about 40 minutes", "about an hour", "about 90 minutes", "about 2 hours", "about 3 hours"]


@pytest.mark.rule("TAB-073")
async def test_each_game_is_told_in_a_line_where_one_begins_and_one_is_put_first(deep: House) -> None:
    welcome, games = deep.posts()[0], deep.tables.games
    lines = welcome.content.splitlines()
    told = [(line, below) for line, below in pairwise(lines) if line.startswith("**")]
    assert told == [(f"**{game.title}**, {summary(game)}", f"-# {game.about}") for game in newcomer_order(games)]
    assert told[0][0] == "**Skyshard**, together, 1-4 players, about 40 minutes" and told[0][1].startswith(
        "-# A party explores"
    )
    assert len(told) == len(games) and "Begin with **Skyshard**." in welcome.content
    assert [file.filename for file in welcome.attachments] == ["how-skyshard-aim.png"]
    assert len(welcome.content.split()) <= 160
    rows = (row.children for row in welcome.components if isinstance(row, discord.ActionRow))
    styles = [item.style for row in rows for item in row if isinstance(item, discord.Button)]
    assert [style.name for style in styles] == ["primary", *["secondary"] * len(games)], "one is lit"
    assert labels(welcome) == [*(f"Play {game.title}" for game in newcomer_order(games)), "Teach me"]
    assert await offered(deep, "game") == [
        (f"{game.title} - {summary(game)}{'; good to begin with' * (game.key == 'skyshard')}", game.key)
        for game in newcomer_order(games)
    ]
    assert "New here" not in words([games["skyshard"]]), "there is nothing to choose from"


async def test_a_lobby_of_any_game_has_60_words_at_most(deep: House) -> None:
    for game in deep.tables.games:
        await deep.ada.slash(deep.crypt, "delve new", game=game)
        for other in (deep.bob, deep.cy):
            await other.click(deep.newest(deep.crypt), label="Join")
        assert len(deep.newest(deep.crypt).content.split()) <= 61, game
        await deep.ada.slash(deep.crypt, "delve end")
