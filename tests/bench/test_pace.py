"""The pace of a game counts what members press, and what of it everybody sees."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.games import games
from tests import outing
from tests.bench.pace import COLUMNS, Pace, played, said_twice, table
from tests.games.parties import party_of


async def test_the_first_presses_of_a_game_are_counted_with_the_posts_and_requests_that_they_bring() -> None:
    pace = await played(games()["skyshard"], "pace", 12)
    assert pace.presses == 12 and not pace.over
    assert 1 <= len(pace.turns) <= sum(pace.turns) <= pace.presses
    assert 1 <= pace.posts <= len(pace.words) and min(pace.words) > 0
    # A press is answered at once, and most often told after it.
    assert pace.presses <= pace.answers and pace.counted <= pace.presses
    assert pace.reaches and all(reach > 250 for reach in pace.reaches), (
        "a map alone, 302 wide, is two thirds as high at least"
    )


def test_a_table_shows_the_median_game_beside_the_most_that_it_should_be_and_what_is_more_in_bold() -> None:
    quick = Pace(6, 2, [3, 3], [10, 20], 6, 0, True)
    slow = Pace(9, 9, [4, 5], [90, 300], 18, 9, True)
    head, _, row = table({"skyshard": [quick, slow, slow]}).split("\n")
    cells = dict(zip(("game", *COLUMNS), (cell.strip() for cell in row.strip("|").split("|")), strict=True))
    assert [cell.strip() for cell in head.strip("|").split("|")] == list(cells)
    assert cells["game"] == "skyshard" and cells["presses"] == "9" and cells["posts"] == "9 / 45"
    assert cells["posts a turn"] == "**4.5** / 1.2" and cells["words, most"] == "**300** / 140"
    assert cells["requests of the interaction a press"] == "**2** / 1.2"


def test_what_stands_twice_in_a_post_is_found_in_small_print_too_but_not_two_words() -> None:
    assert said_twice("Bob pays 1 XP. Ada rolls.\nAda rolls.\n-# Bob pays 1 XP\n\n**Cy**, roll?") == ["Bob pays 1 XP"]
    assert said_twice("Bob pays 1 XP.\nBob pays 2 XP.") == []


def test_the_posts_of_a_game_that_was_broken_off_are_not_held_against_those_of_a_whole_one() -> None:
    row = table({"skyshard": [Pace(6, 99, [3, 3], [10], 6, 0, False)]}).split("\n")[-1]
    assert "skyshard (broken off) | 6 | 99 |" in row


@pytest.mark.parametrize("key", ["cavern", "galaxy", "regions", "skyshard", "wilds"])
def test_a_sensible_party_knows_what_to_do(key: str) -> None:
    game = games()[key]
    party = party_of(game, 3, "pace")
    state, _ = game.new(Setup(("Ada", "Bob", "Cy"), read_options(game.options, {})), Dice(KeyedSource("pace")))
    awaited = game.turn(state)
    seat, move = party.choose(state, awaited)
    assert seat in awaited and move in list(game.legal(state, seat))


def test_a_game_without_a_level_is_played_by_chance() -> None:
    state, _ = outing.GAME.new(Setup(("Ada", "Bob"), outing.GAME.options()), Dice(KeyedSource("pace")))
    party = party_of(outing.GAME, 2, "pace")
    awaited = outing.GAME.turn(state)
    seat, move = party.choose(state, awaited)
    assert seat in awaited and move in list(outing.GAME.legal(state, seat))
