"""What a game declares: verbs and options that Discord can carry, and rules that are written down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from engine.core import capabilities, lobbies
from engine.core.capabilities import Keeps, Prepares
from engine.core.content import meaning, meanings
from engine.core.errors import BadFile
from engine.core.game import AnyGame
from engine.core.moves import check_verbs
from engine.core.options import describe, read_options
from engine.core.table import ENTER, Table
from engine.games import check_shared_verbs, games
from engine.rulebook import Rulebook, rulebook_of
from tests.laws.playouts import GAMES, numbers, playout, some

COMMAND = re.compile(r"[a-z0-9_-]{1,32}")
"""A subset of what Discord takes as the name of a command or an option."""
ALONE = ("resign",)
"""Verbs whose one argument only says that one is sure: they are never a menu."""
TOY_DATA = Path(__file__).resolve().parents[1] / "games"
"""Where the rulebooks of toy and outing lie."""


def test_games_agree_on_the_verbs_they_share() -> None:
    check_shared_verbs(GAMES)


def test_games_are_found_by_their_keys_in_order() -> None:
    assert list(games()) == sorted(games())
    assert all(game.key == key for key, game in games().items())


def test_verbs_fit_their_moves_and_discord(game: AnyGame) -> None:
    check_verbs(game.verbs, [game.key, *(opening.name for opening in capabilities.openings(game))])
    assert len({verb.name for verb in game.verbs}) == len(game.verbs)
    for verb in game.verbs:
        assert len(str(verb.steps)) <= 80 and len(str(verb.form)) <= 80
        assert not verb.asks or str(verb.asks).endswith("?")
        assert COMMAND.fullmatch(verb.name)
        assert verb.command == f"{verb.group} {verb.slash or verb.name}".strip()
        assert 0 < len(str(verb.about)) <= 100
        assert len(verb.arguments) <= 25
        for argument in verb.arguments:
            assert COMMAND.fullmatch(argument.name)
            assert 0 < len(str(argument.about)) <= 100


def test_options_fit_discord(game: AnyGame) -> None:
    assert len(describe(game.options)) <= 20
    for option in describe(game.options):
        assert COMMAND.fullmatch(option.name)
        assert 0 < len(str(option.about)) <= 100
        assert 0 < len(option.choices) <= 25
        assert len({value.lower() for value in option.choices}) == len(option.choices)
        assert all(0 < len(value) <= 100 for value in option.choices)
        shown = [lobbies.lobby(game).shown(option.name, value) for value in option.choices]
        assert all(0 < len(words) <= 60 for words in shown)
        assert len({words.lower() for words in shown}) == len(shown)


@pytest.mark.rule("TAB-012")
def test_every_option_and_each_of_its_values_says_what_it_means() -> None:
    for game in games().values():
        options = describe(game.options)
        known = meanings(game.key)
        assert set(known) == {option.name for option in options}, game.key
        for option in options:
            assert set(known[option.name]) == set(option.choices), f"{game.key}: {option.name}"
            for value in option.choices:
                words = meaning(game.key, option.name, value)
                assert 0 < len(words) <= 100 and words.endswith("."), f"{game.key}: {option.name} {value}: {len(words)}"


def test_every_menu_asks_a_question() -> None:
    for game in games().values():
        for verb in game.verbs:
            if verb.arguments and not (verb.steps or verb.form or verb.name == ENTER or verb.arguments[0].open):
                assert verb.answers or verb.asks or verb.name in ALONE, (
                    f"{game.key}: {verb.name} has several answers, and neither asks= nor answers= in its Verb"
                )


def test_no_option_makes_the_whole_choice_moot_and_each_makes_a_difference_beside_some_other(game: AnyGame) -> None:
    every = describe(game.options)
    names = {option.name for option in every}
    for option in every:
        for value in option.choices:
            chosen = read_options(game.options, {option.name: value})
            without, prepared = (set(lobbies.lobby(game).moot(chosen, used)) for used in (False, True))
            assert (without < names and prepared < names) or not names
            beside = [
                {option.name: value, other.name: choice} for other in every if other != option for choice in other.choices
            ]
            assert any(
                option.name not in lobbies.lobby(game).moot(read_options(game.options, given), False)
                for given in beside or [{}]
            )


def test_a_game_says_in_one_sentence_what_it_is(game: AnyGame) -> None:
    assert COMMAND.fullmatch(game.key)
    assert 0 < len(game.title) <= 50
    assert 0 < len(str(game.about)) <= 200
    assert str(game.about).endswith(".")
    assert game.version >= 1
    assert 0 <= lobbies.minutes(game, game.options()) <= 600
    assert game.seats.step == 1
    assert 1 <= game.seats.start < game.seats.stop <= 9


def test_what_a_game_asks_of_the_house_can_be_given(game: AnyGame) -> None:
    assert len(capabilities.files(game)) <= 20 and capabilities.files(game) == capabilities.files(game).lower()
    assert len({page.name for page in capabilities.pages(game)}) == len(capabilities.pages(game))
    for page in capabilities.pages(game):
        assert COMMAND.fullmatch(page.name)
        assert page.name not in {verb.name for verb in game.verbs}
        assert 0 < len(str(page.about)) <= 100
    for table in some(playout(game.key, numbers(game)[0]).tables, 40):
        assert capabilities.waits(game).patience(table.state) >= 0


def test_a_prepared_file_to_begin_from_is_a_good_one_and_so_is_every_file_that_is_given_back(game: AnyGame) -> None:
    if not isinstance(game, Prepares):
        assert not capabilities.files(game)
        return
    prepared = game.check_file(game.template())
    assert 0 < len(prepared.name) <= 80
    assert all(0 < len(line) <= 200 for line in (*prepared.facts, *prepared.warnings))
    for number in numbers(game):
        for table in some(playout(game.key, number).tables, 6):
            assert game.check_file(game.export_file(table.state)).name
    for text in ("", "\x00", "[" * 5000, "a = 1\n" * 5000, "title = '@everyone'"):
        with pytest.raises(BadFile) as wrong:
            game.check_file(text)
        assert wrong.value.problems and wrong.value.words.endswith(".")


def test_what_is_kept_is_short_and_can_be_brought_along(game: AnyGame) -> None:
    for number in numbers(game):
        table = playout(game.key, number).tables[-1]
        seats = range(len(table.names)) if isinstance(game, Keeps) else ()
        kept = tuple(game.kept(table.state, seat) for seat in seats)
        assert all(len(body) <= 4000 for body in kept)
        again = msgspec.structs.replace(table.setup, kept=kept[: len(table.setup.names)])
        assert game.turn(Table.start(game, again, "a key")[0].state)


def unwritten(game: AnyGame, named: Iterable[str]) -> list[str]:
    """Return the rules of ``named`` that the game's rulebook does not hold."""
    book = rulebook_of((game.key,)) if game.key in games() else Rulebook([game.key], TOY_DATA)
    return [rule for rule in named if book.get(rule) is None or book.get(rule).id != rule]


def test_every_rule_that_an_event_names_is_written_down(game: AnyGame) -> None:
    named = {}
    for number in numbers(game):
        played = playout(game.key, number)
        for entry in (played.first, *played.entries):
            named.update({rule: event.kind for event in entry.events for rule in event.rules})
    assert named
    assert not unwritten(game, named), f"{game.key}: no entry in rules.toml for {unwritten(game, named)}"
