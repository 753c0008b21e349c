"""Commands beyond Discord's limits stop the start with an error that names them."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.core.limits import check_commands, check_games, check_room, largest_game_hint, own_commands, truncate
from engine import BadGame
from tests import toy


def command(name: str = "explore", about: str = "Open a door", **more: Any) -> dict[str, Any]:
    return {"type": 1, "name": name, "description": about, **more}


def option(name: str, about: str = "Which", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": about, **more}


def test_ordinary_commands_pass() -> None:
    check_commands([command(options=[option("door", autocomplete=True)]), {"type": 3, "name": "Explain this"}])


def test_a_hundred_commands_pass_and_one_more_does_not() -> None:
    many = [command(f"verb-{number}") for number in range(100)]
    check_commands(many)
    with pytest.raises(BadGame, match="101 slash commands"):
        check_commands([*many, command("one-more")])


def spacious(key: str, *names: str, group: str = "") -> Any:
    """Return a game with these verbs."""
    moves = [type(name, (toy.Move,), {}, frozen=True, tag=name) for name in names]
    verbs = tuple(toy.Verb(move, "Do something", group=group) for move in moves)
    return type("Spacious", (toy.Toy,), {"key": key, "title": key.title(), "verbs": verbs, "openings": ()})()


def test_20_of_a_hundred_stay_free_for_games_to_come() -> None:
    games = {"toy": toy.GAME}
    menu = {"type": 3, "name": "Explain this"}
    many = [command(f"verb-{number}") for number in range(80)]
    check_room([*many, menu], games)
    with pytest.raises(BadGame, match="81 slash commands, and 80 are the most: 20 stay free"):
        check_room([*many, command("one-more"), menu], games)


def test_where_there_is_no_room_the_game_with_the_most_commands_of_its_own_is_named() -> None:
    games = {
        "ales": spacious("ales", "brew", "pour", "spill", "wipe"),
        "bats": spacious("bats", "flap", "hang", "pour", "brew", "wipe"),
        "cats": spacious("cats", "purr", "scratch", "sit", "nap", "wipe", group="cats"),
    }
    assert largest_game_hint(games) == (
        "Look at bats, which alone has 2 of them (/flap, /hang): what is seldom typed stands in a group, with group='bats' "
        "in its verb"
    )
    assert own_commands(games["cats"]) == ("cats",)


@pytest.mark.parametrize("name", ["Explore", "two words", "", "x" * 33, "dot.dot"])
def test_a_name_that_discord_refuses_stops_the_start(name: str) -> None:
    with pytest.raises(BadGame, match="no name for Discord"):
        check_commands([command(name)])


def test_the_longest_name_and_description_pass() -> None:
    check_commands([command("x" * 32, "y" * 100)])


@pytest.mark.parametrize("about", ["", "y" * 101])
def test_a_description_has_1_to_100_characters(about: str) -> None:
    with pytest.raises(BadGame, match="description"):
        check_commands([command(about=about)])


def test_a_verb_that_is_called_like_a_command_of_the_house_stops_the_start() -> None:
    with pytest.raises(BadGame, match="the command map is there twice"):
        check_commands([command("map"), command("map")])


def test_more_than_25_options_stop_the_start() -> None:
    many = [option(f"word{number}") for number in range(26)]
    check_commands([command(options=many[:25])])
    with pytest.raises(BadGame, match="26 options"):
        check_commands([command(options=many)])


def test_more_than_25_choices_stop_the_start() -> None:
    many = [{"name": str(number), "value": str(number)} for number in range(26)]
    check_commands([command(options=[option("card", choices=many[:25])])])
    with pytest.raises(BadGame, match="26 choices"):
        check_commands([command(options=[option("card", choices=many)])])


def test_choices_and_completion_exclude_each_other() -> None:
    both = option("card", choices=[{"name": "1", "value": "1"}], autocomplete=True)
    with pytest.raises(BadGame, match="exclude each other"):
        check_commands([command(options=[both])])


def test_a_required_option_never_follows_an_optional_one() -> None:
    with pytest.raises(BadGame, match="required, after one that is not"):
        check_commands([command(options=[option("door"), option("way", required=True)])])


def test_a_command_of_more_than_8000_characters_stops_the_start() -> None:
    choices = [{"name": "n" * 100, "value": "v" * 100} for _ in range(20)]
    within = command("a", "b" * 100, options=[option("c", "d", choices=choices), option("e", "f", choices=choices[:19])])
    # 101 + 2 + 20 * 200 + 2 + 19 * 200 = 7,905
    check_commands([within])
    within["options"][1]["choices"] = choices
    with pytest.raises(BadGame, match="8105 characters"):
        check_commands([within])


def test_subcommands_are_looked_into() -> None:
    with pytest.raises(BadGame, match="/delve new"):
        check_commands([command("delve", options=[{"type": 1, "name": "new", "description": ""}])])


def test_more_than_25_games_stop_the_start() -> None:
    many = {str(number): toy.GAME for number in range(26)}
    check_games(dict(list(many.items())[:25]))
    with pytest.raises(BadGame, match="26 games"):
        check_games(many)


def test_a_text_is_cut_with_an_ellipsis() -> None:
    assert truncate("lantern", 7) == "lantern"
    assert truncate("lanterns", 7) == "lanter…"
