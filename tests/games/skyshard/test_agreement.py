"""What is listed and what is accepted are the same, for every move that could be written."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from engine.core import verbs
from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.moves import Move
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state import moves
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import State
from engine.maps.hexes import label

NAMES = ("Ada", "Bob", "Cy", "Dee")


def every_move(state: State) -> Iterator[Move]:
    """Yield every move that could be meant on this map, and some that mean nothing."""
    map_ = board(state.tiles)
    places = [*(label(cell) for cell in map_.owner), "Z99", "nowhere"]
    places += [label(hero.fell) for hero in state.heroes if hero.fell is not None]
    for place in dict.fromkeys(places):
        for verb in (verbs.MoveTo, moves.Visit, moves.Attack, moves.Heal, moves.Revive, verbs.Choose, moves.Place):
            yield verb(place)
    for door in (*map_.lettered, "Q", "ZZ"):
        yield moves.Explore(door)
    for number in (*map(str, range(40)), "01", "-1"):
        yield moves.Place(number)
    for kind in (*content().adventurers, "knight"):
        yield verbs.Choose(kind)
    for relic in (*content().relics, "nothing"):
        yield from (verb(relic) for verb in (verbs.Use, verbs.Equip, verbs.Stow))
    for die in range(-1, 5):
        for to in range(8):
            yield moves.Adjust(die, to)
    yield from (moves.Open(), verbs.Roll(), moves.Dig(), verbs.Pass(), moves.Retreat(), moves.Stay())


def states(number: int) -> Iterator[State]:
    """Yield some states of a delve played at random."""
    chance = random.Random(number)
    options = chance.choice(
        [Options(), Options("uncover", ties="party", companion="hound"), Options(threat="deadly", ties="party")]
    )
    dice = Dice(KeyedSource(f"agreement {number}"))
    state, _ = GAME.new(Setup(NAMES[: 1 + number % 4], options), dice)
    while seats := GAME.turn(state):
        if chance.random() < 0.2:
            yield state
        seat = chance.choice(seats)
        listed = [move for move in GAME.legal(state, seat) if not isinstance(move, (moves.Retreat, moves.Stay))]
        kind = chance.choice(list(dict.fromkeys(map(type, listed))))
        state, _ = GAME.apply(state, seat, chance.choice([move for move in listed if type(move) is kind]), dice)


@pytest.mark.parametrize("number", range(4))
def test_a_move_is_accepted_exactly_when_it_is_listed(number: int) -> None:
    for state in states(number):
        for seat in range(len(state.names)):
            listed = list(GAME.legal(state, seat))
            assert len({str(move) for move in listed}) == len(listed)
            for move in every_move(state):
                try:
                    GAME.apply(state, seat, move, Dice(KeyedSource("any")))
                except IllegalMove as error:
                    assert move not in listed, f"{move} is listed and refused: {error}"
                    assert error.words[-1] in ".?!", error.words
                    assert error.rule is not None, f"{move}: {error.words}"
                else:
                    assert move in listed, f"{move} is accepted and not listed"
