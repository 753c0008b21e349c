"""House players of the Cavern: what they may know, how they decide, what they say and advise (TAB-100)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core.company import LEVELS, Level, Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.cavern.game import GAME
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import State

NAMES = ("Ada", "Bob", "Cy", "Dee")


def lot(key: str = "lot") -> Dice:
    return Dice(KeyedSource(key))


def moments(players: int, seed: int, share: float) -> Iterator[State]:
    """Yield some states of a game played by chance, and its end."""
    chance, dice = Random(seed), lot(f"moments {seed}")
    state, _ = GAME.new(Setup(NAMES[:players], Options("on" if players == 1 else "off")), dice)
    while seats := GAME.turn(state):
        if chance.random() < share:
            yield state
        state, _ = GAME.apply(state, seats[0], chance.choice(list(GAME.legal(state, seats[0]))), dice)
    yield state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_an_imagined_cavern_looks_like_the_true_one_with_the_same_moves(players: int, seed: int) -> None:
    for number, state in enumerate(moments(players, seed, 0.08)):
        for seat in range(players):
            view = GAME.view(state, seat)
            other = GAME.imagined(view, lot(f"{number}"))
            assert GAME.view(other, seat) == view
            assert list(GAME.legal(other, seat)) == list(GAME.legal(state, seat))


def test_another_lot_imagines_other_hidden_things() -> None:
    state = next(state for state in moments(3, 5, 0.02) if state.delvers)
    view = GAME.view(state, 0)
    one, other = (GAME.imagined(view, lot(key)) for key in ("one", "other"))
    assert one.stack != other.stack and one.encounters != other.encounters and one.gold != other.gold
    assert one.players[1].hand != other.players[1].hand
    assert one == GAME.imagined(view, lot("one")), "the same lot, the same cavern"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_each_level_plays_whole_games_by_the_rules(players: int, level: Level) -> None:
    dice, chance = lot(f"whole {players} {level}"), lot()
    state, _ = GAME.new(Setup(NAMES[:players], Options("on" if players == 1 else "off")), dice)
    mind = GAME.mind()
    while seats := GAME.turn(state):
        legal = list(GAME.legal(state, seats[0]))
        thought = GAME.decide(GAME.view(state, seats[0]), legal, mind, Manner(level), chance)
        assert thought.move in legal and len(thought.says) < 60
        state, _ = GAME.apply(state, seats[0], thought.move, dice)
    assert GAME.outcome(state) is not None


def test_people_choose_their_bands_first() -> None:
    state, _ = GAME.new(Setup(NAMES[:2], Options()), lot())
    legal = list(GAME.legal(state, 1))
    asked = GAME.view(state, 1), legal, GAME.mind()
    assert GAME.decide(*asked, Manner("steady", (0,)), lot()).move is None
    assert GAME.decide(*asked, Manner("steady"), lot()).move in legal


@pytest.mark.parametrize("players", [1, 3])
def test_advice_is_one_to_three_legal_moves_with_a_short_reason_each(players: int) -> None:
    for state in moments(players, 3, 0.2):
        for seat in GAME.turn(state):
            legal = list(GAME.legal(state, seat))
            advice = GAME.advise(GAME.view(state, seat), legal, lot())
            moves = [one.move for one in advice]
            assert 1 <= len(moves) <= 3 and len(set(moves)) == len(moves) and set(moves) <= set(legal)
            assert all(one.why.endswith(".") and len(one.why) <= 220 for one in advice), advice
