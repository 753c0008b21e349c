"""Galaxy as the house sees it: whole games, and what is said of them."""

from __future__ import annotations

import random

import pytest

from engine.core.dice import Dice, KeyedSource, commitment
from engine.core.game import Setup
from engine.core.scene import Look
from engine.core.table import Entry, Table
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import awaiting, trading
from engine.games.galaxy.rules.events import course, ventures
from engine.games.galaxy.state.options import Options
from tests.games.galaxy import laws
from tests.games.galaxy.build import NAMES

RARE = {"resign": 0.002, "trust": 0.02, "pass": 0.2, "trade": 0.4, "activate": 2.0}
"""How often moves of some verbs are tried in a game played at random; others count as 1."""


def whole_game(players: int, number: int) -> tuple[Table, list[Entry], Table]:
    """Return the first table, the entries and the last table of a game played at random."""
    chance = random.Random(f"galaxy {players} {number}")
    first, _ = Table.start(GAME, Setup(NAMES[:players], Options()), f"key {number}")
    table, entries = first, []
    while seats := GAME.turn(table.state):
        seat = chance.choice(seats)
        moves = list(GAME.legal(table.state, seat))
        kinds = list(dict.fromkeys(move.verb for move in moves))
        (kind,) = chance.choices(kinds, [RARE.get(kind, 1.0) for kind in kinds])
        table, entry = table.act(seat, str(chance.choice([move for move in moves if move.verb == kind])))
        entries.append(entry)
        assert len(entries) < 3000
    return first, entries, table


@pytest.mark.rule("GAL-G01", "GAL-G08", "GAL-G45", "GAL-G52")
@pytest.mark.parametrize("players", (2, 6))
def test_a_whole_game_ends_keeps_what_belongs_to_it_and_replays_from_its_key(players: int) -> None:
    games = (whole_game(players, number) for number in range(2, 12))
    first, entries, last = next(game for game in games if any(entry.draws for entry in game[1]))
    assert last.state.phase == "over"
    assert last.state.round <= 6
    assert laws.belongings(last.state) == laws.belongings(first.state)
    again = first.replay(entries, given=False)
    assert again.state == last.state, "every draw follows from the key, whose hash is known from the start"
    assert commitment(first.key) != first.key


@pytest.mark.rule("GAL-G52")
def test_another_key_is_another_galaxy() -> None:
    setup = Setup(NAMES[:4], Options())
    states = [GAME.new(setup, Dice(KeyedSource(key)))[0] for key in ("one", "two", "one")]
    assert states[0] == states[2] != states[1]


@pytest.mark.rule("GAL-042")
def test_a_revealed_card_is_pictured() -> None:
    explored = ventures.Explored("Ada", "Aster", "cultural", "garden-world", 19).told()
    assert GAME.pictures([explored]) == (Look("card"),)
    assert GAME.pictures([explored, explored, ventures.Gained("Ada", "Aster", "").told()]) == (Look("card"),)
    assert GAME.pictures([course.Offered("Ada", "Bob", "1 trade good", "nothing", 1).told(calls=(1,))]) == ()


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_no_transaction_makes_or_loses_anything() -> None:
    first, entries, _ = whole_game(5, 3)
    table, deals = first, 0
    for entry in entries:
        before = table.state
        table, _ = table.act(entry.seat, entry.text, entry.draws)
        if entry.text.startswith("accept"):
            deals += 1
            for what in (wealth, pieces):
                assert what(table.state) == what(before), entry.text
    assert deals, "nobody traded"


def wealth(state) -> int:
    """Return how many trade goods and commodities there are: these become those as they change hands."""
    return sum(player.trade_goods + player.commodities for player in state.players)


def pieces(state) -> int:
    """Return how many fragments there are."""
    return sum(player.fragment_count for player in state.players)


def test_turns_are_counted_so_that_those_who_are_away_are_away_for_all_of_one() -> None:
    first, _, last = whole_game(2, 1)
    assert GAME.turn_number(first.state) == -1
    assert awaiting.turn_number(last.state) == -1
    assert trading.waiting(first.state) == ()
