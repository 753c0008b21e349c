"""A lobby with more options than it has room for, and a /delve new with more than a command can have."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
import pytest

from cogs.core.limits import COMMAND_OPTIONS, check_games
from cogs.lobby.opening import direct_options, merged_options, new_command, read_pairs
from engine import BadGame, BadOption
from engine.games import games as find_games
from playground.world import World
from tests import toy

from .conftest import House, labels, menus, said
from .trail import GAME, Trail


@pytest.fixture
async def deep() -> AsyncIterator[House]:
    """A house with the real games."""
    world = await World.open(seed="moth")
    try:
        yield House(world)
        assert world.env.errors == []
    finally:
        await world.close()


async def test_behind_one_button_the_first_options_are_menus_and_the_others_are_one_list(trail: House) -> None:
    post = await trail.lobby()
    assert menus(post) == [] and labels(post) == ["Join", "Start", "Leave", "A region of your own", "Options"]
    more = await trail.ada.click(post, label="Options")
    assert more.response is not None and more.response.ephemeral
    *first, others = menus(more.response.message)
    assert [menu.custom_id.split(":")[2] for menu in first] == ["weather", "matter_a", "matter_b", "matter_c"]
    # Of 16 options 12 are left, and what members agree to: the wait, the language.
    assert [option.label for option in others.options][:2] == ["Matter d: a", "Matter e: a"] and len(others.options) == 14


@pytest.mark.rule("TAB-012")
async def test_an_option_is_chosen_in_private_and_the_list_comes_back(trail: House) -> None:
    post = await trail.lobby()
    more = await trail.ada.click(post, label="Options")
    assert more.response is not None
    message = more.response
    await trail.ada.select(message, ["matter_k"], custom_id=others(message))
    assert message.message.content == "**Matter k**: How much of it there is"
    (menu,) = menus(message.message)
    assert len(menu.options) == 8 and labels(message.message) == ["Back"]
    await trail.ada.select(message, ["h"])
    assert "Matter k: h." in trail.newest().content and trail.newest().id == post.id
    assert message.message.content == "Matter k: h. The host may choose:"
    assert "Matter k: h" in _shown_in(message.message)
    await trail.ada.select(message, ["matter_e"], custom_id=others(message))
    await trail.ada.click(message, label="Back")
    assert message.message.content == "The host may choose:"


async def test_only_the_host_chooses(trail: House) -> None:
    more = await trail.bob.click(await trail.lobby(trail.bob), label="Options")
    assert more.response is not None
    await trail.bob.select(more.response, ["matter_k"], custom_id=others(more.response))
    refused = await trail.bob.select(more.response, ["h"])
    assert "host" in (said(refused) or more.response.message.content)
    assert "Matter k: h" not in trail.newest().content


async def test_a_lobby_tells_the_first_options_and_what_was_changed(trail: House) -> None:
    post = await trail.lobby(matter_n="h")
    assert "(1 of 3). Matter n: h.\n" in post.content


async def test_a_value_is_called_what_the_game_calls_it(trail: House) -> None:
    post = await trail.lobby(matter_b="heron bank")
    assert "Matter b: Heron Bank." in post.content
    more = (await trail.ada.click(post, label="Options")).response
    assert more is not None
    assert [option.label for option in menus(more.message)[2].options if option.default] == ["Matter b: Heron Bank"]
    offered = await trail.ada.autocomplete(trail.tavern, "delve new", "matter_b", "heron", game="trail")
    assert offered == [{"name": "Heron Bank", "value": "h"}]


async def test_what_makes_no_difference_is_left_out_and_told_where_it_was_chosen(trail: House) -> None:
    post = await trail.lobby(matter_d="h")
    assert "Matter d: h." in post.content and "no difference" not in post.content
    more = await trail.ada.click(post, label="Options")
    assert more.response is not None and "Matter d: h" in _shown_in(more.response.message)
    await trail.ada.select(more.response, ["foul"], custom_id=menus(more.response.message)[0].custom_id)
    content = trail.newest().content
    assert "Matter d: h" not in content and "With these options, matter d makes no difference." in content
    more = await trail.ada.click(trail.newest(), label="Options")
    shown = _shown_in(more.response.message)  # type: ignore[union-attr]
    assert shown[0] == "Matter e: a" and not any(label.startswith("Matter d") for label in shown)


def _shown_in(message: Any) -> list[str]:
    """Return the entries of the last menu: the options that have none of their own."""
    return [option.label for option in menus(message)[-1].options]


def others(message: Any) -> str:
    """Return the id of that menu."""
    return str(menus(message.message)[-1].custom_id)


async def test_without_a_word_the_table_waits_as_it_suits_who_plays(trail: House) -> None:
    assert "I wait: 2 days for a move." in (await trail.lobby()).content
    await trail.ada.slash(trail.crypt, "delve new", game="trail", wait="no clock")
    assert "Wait" not in trail.newest(trail.crypt).content


async def test_a_game_master_is_named_in_the_lobby_and_taken_back(trail: House) -> None:
    post = await trail.lobby(trail.bob)
    assert "`/delve master` makes you the game master." in post.content and "A region of your own" in labels(post)
    await trail.ada.slash(trail.tavern, "delve master", member=trail.bob)
    content = trail.newest().content
    assert "Ada is gathering a party (1 of 3)" in content and "Game master: Bob." in content and "With" not in content
    await trail.ada.slash(trail.tavern, "delve master")
    assert "(2 of 3)" in trail.newest().content and "Game master: Bob" not in trail.newest().content
    refused = await trail.bob.slash(trail.tavern, "delve master", member=trail.bob)
    assert "host" in said(refused) and "Game master" not in trail.newest().content.replace("game master", "")


def game_with(count: int, prefix: str) -> Any:
    fields = [
        (f"{prefix}_{number}", Annotated[Literal["on", "off"], msgspec.Meta(description="What it does")], "on")
        for number in range(count)
    ]
    game = Trail()
    game.key, game.options = prefix, msgspec.defstruct("Options", fields, frozen=True)
    return game


def test_options_have_an_argument_each_as_long_as_a_command_has_room() -> None:
    games = {"toy": toy.GAME, "trail": GAME}
    assert direct_options(games) == tuple(merged_options(games)) and len(merged_options(games)) == 18
    full = {"few": game_with(6, "few"), "many": game_with(15, "many")}
    assert len(direct_options(full)) == 21 == COMMAND_OPTIONS - 4
    names = [parameter.name for parameter in new_command(full).parameters]
    assert len(names) == 25 and "more" not in names


def test_where_there_is_no_room_each_game_keeps_its_first_options_and_the_rest_is_written() -> None:
    games = {"few": game_with(6, "few"), "many": game_with(16, "many")}
    kept = direct_options(games)
    assert len(kept) == 20 and set(merged_options(games)) - set(kept) == {"many_14", "many_15"}
    names = [parameter.name for parameter in new_command(games).parameters]
    assert len(names) == COMMAND_OPTIONS and "more" in names


async def written(house: House, typed: str, **filled: str) -> list[str]:
    """Return what completes `more` once that much is typed."""
    found = await house.ada.autocomplete(house.tavern, "delve new", "more", typed, **filled)
    return [str(item["value"]) for item in found]


def test_what_is_written_is_named_where_it_is_written() -> None:
    games = {"few": game_with(6, "few"), "many": game_with(16, "many")}
    (more,) = [parameter for parameter in new_command(games).parameters if parameter.name == "more"]
    assert str(more.description) == "`name: value, ..` for many_14, many_15"


async def test_only_what_has_no_argument_of_its_own_is_written(deep: House) -> None:
    own = {name.replace("_", " ") for name in direct_options(find_games())}
    for game in find_games():
        assert own.isdisjoint(item.partition(":")[0] for item in await written(deep, "", game=game)), game


async def test_what_is_written_is_completed_one_option_after_the_other(deep: House) -> None:
    assert {"weather: as the region says", "weather: off"} <= set(await written(deep, "", game="wilds"))
    assert "deadly: yes" in await written(deep, "dea", game="wilds")
    assert await written(deep, "dai", game="wilds") == ["weather: daily"]
    found = await written(deep, "weather:daily", game="wilds")
    assert found[0] == "weather: daily" and "weather: daily, decide: vote" in found
    assert "weather: daily, weather: off" not in found
    found = await written(deep, "Weather: daily, dec", game="wilds")
    assert found == [f"Weather: daily, decide: {how}" for how in ("vote", "leader", "anyone", "gm")]
    await deep.ada.slash(deep.tavern, "delve new", game="wilds", more="Weather: Daily, resolve: 6 hours")
    assert "Weather: daily, resolve: 6 hours." in deep.newest().content


@pytest.mark.parametrize(
    ("more", "words"),
    [("weather", "`more` takes options as"), ("weather: sunny", "“weather” is one of"), ("wind: high", "no option “wind”")],
)
async def test_what_is_written_wrong_is_refused_in_words(deep: House, more: str, words: str) -> None:
    posted = len(deep.posts())
    assert words in said(await deep.ada.slash(deep.tavern, "delve new", game="wilds", more=more))
    assert len(deep.posts()) == posted


def test_options_written_in_one_line_are_read() -> None:
    assert read_pairs("Matter k: h, weather:foul,") == {"matter_k": "h", "weather": "foul"}
    assert read_pairs("") == {}
    for wrong in ("weather", "weather:", ":foul"):
        with pytest.raises(BadOption, match="name: value"):
            read_pairs(wrong)


def test_a_game_with_more_options_than_a_lobby_has_room_for_stops_the_start() -> None:
    check_games({"many": game_with(25, "many")})
    with pytest.raises(BadGame, match="many has 26 options, and a lobby has room for 25"):
        check_games({"many": game_with(26, "many")})
