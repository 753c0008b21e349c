"""What a game declares: verbs and options that Discord can carry, and rules that are written down."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from engine.core.content import DATA
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.moves import check_verbs
from engine.core.options import describe
from engine.games import check_shared_verbs, games
from engine.rulebook import Rulebook
from tests.laws.playouts import GAMES, playout, some

COMMAND = re.compile(r"[a-z0-9_-]{1,32}")
"""A subset of what Discord takes as the name of a command or an option."""
TOY_DATA = Path(__file__).resolve().parents[1] / "games"
"""Where ``toy/rules.toml`` lies."""


def test_games_agree_on_the_verbs_they_share() -> None:
    check_shared_verbs(GAMES)


def test_games_are_found_by_their_keys_in_order() -> None:
    assert list(games()) == sorted(games())
    assert all(game.key == key for key, game in games().items())


def test_verbs_fit_their_moves_and_discord(game: AnyGame) -> None:
    check_verbs(game.verbs)
    assert len({verb.name for verb in game.verbs}) == len(game.verbs)
    for verb in game.verbs:
        assert COMMAND.fullmatch(verb.name)
        assert 0 < len(verb.about) <= 100
        assert len(verb.arguments) <= 25
        for argument in verb.arguments:
            assert COMMAND.fullmatch(argument.name)
            assert 0 < len(argument.about) <= 100


def test_options_fit_discord(game: AnyGame) -> None:
    assert len(describe(game.options)) <= 20
    for option in describe(game.options):
        assert COMMAND.fullmatch(option.name)
        assert 0 < len(option.about) <= 100
        assert 0 < len(option.choices) <= 25
        assert len({value.lower() for value in option.choices}) == len(option.choices)
        assert all(0 < len(value) <= 100 for value in option.choices)


def test_a_game_says_in_one_sentence_what_it_is(game: AnyGame) -> None:
    assert COMMAND.fullmatch(game.key)
    assert 0 < len(game.title) <= 50
    assert 0 < len(game.about) <= 200
    assert game.about.endswith(".")
    assert game.version >= 1
    assert game.seats.step == 1
    assert 1 <= game.seats.start < game.seats.stop <= 9


def unwritten(game: AnyGame, named: Iterable[str]) -> list[str]:
    """Return the rules of ``named`` that the game's rulebook does not hold."""
    book = Rulebook([game.key], DATA if game.key in games() else TOY_DATA)
    return [rule for rule in named if book.get(rule) is None or book.get(rule).id != rule]


def test_every_rule_that_an_event_names_is_written_down(game: AnyGame) -> None:
    named = {}
    for number in range(4):
        played = playout(game.key, number)
        for entry in (played.first, *played.entries):
            named.update({rule: event.kind for event in entry.events for rule in event.rules})
    assert named
    assert unwritten(game, named) == []


def test_every_rule_that_a_refusal_names_is_written_down(game: AnyGame) -> None:
    named = {}
    for number in range(4):
        played = playout(game.key, number)
        texts = sorted({step.entry.text for step in some(played.steps, 30)})
        for table in some(played.tables[:-1], 20):
            for seat in game.turn(table.state):
                for text in texts:
                    try:
                        table.act(seat, text)
                    except GameError as error:
                        named[error.rule] = text
    named.pop(None, None)
    assert named
    assert unwritten(game, named) == []
