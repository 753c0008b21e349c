"""Sensible players bring whole expeditions to an end, beat players who do anything at all, and know only what they see."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import dealing
from engine.games.galaxy.rules import odds
from engine.games.galaxy.state.state import Bundle, Force, Player, State
from tests.games.parties import RANDOM, Household
from tests.simulate.measures import Sitting
from tests.simulate.playing import NAMES, play

from .laws import check

pytestmark = pytest.mark.whole

MOST_MOVES = 250
"""So many moves, answers among them, each player makes at most."""


@pytest.mark.rule("GAL-G01", "GAL-G45")
@pytest.mark.parametrize("players", (2, 4, 6))
def test_a_game_of_sensible_players_ends_by_points_or_after_six_rounds(players: int) -> None:
    record = play(Sitting("galaxy", f"sensible {players}", ("steady",) * players))
    points, why = record.facts["points"][-1], record.facts["why"]
    assert record.moves <= MOST_MOVES * players
    assert points[record.winners[0]] == max(points)
    if why == "points":
        assert max(points) >= (7 if players == 6 else 8)
    else:
        assert why == "rounds" and record.facts["rounds"] == 6 and max(points) < 8


def test_a_sensible_player_beats_players_who_do_anything() -> None:
    """Against three who move at random, luck alone wins a game in 4, and all three of these once in 64 times. There are 6
    rounds with a goal each, so that half of them makes 3 points."""
    for number in range(3):
        seat = number + 1
        levels = tuple("steady" if player == seat else RANDOM for player in range(4))
        record = play(Sitting("galaxy", f"against chance {number}", levels))
        last = record.facts["points"][-1]
        assert record.winners == (seat,)
        assert last[seat] >= 3 and last[seat] > max(points for other, points in enumerate(last) if other != seat)


def test_a_move_of_a_sensible_player_is_always_legal_and_leaves_a_sound_state() -> None:
    household = Household(GAME, ("steady",) * 3, "sound")
    state, dice = _begun("sound", 3)
    for number in range(200):
        awaited = GAME.turn(state)
        if not awaited:
            break
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, GAME.read(state, seat, str(move)), dice)
        household.hear(state, events)
        if number % 20 == 0:
            check(state)
    assert state.round >= 2


def _begun(key: str, players: int) -> tuple[State, Dice]:
    dice = Dice(KeyedSource(key))
    state, _ = GAME.new(Setup(NAMES[:players], GAME.options()), dice)
    return state, dice


@pytest.mark.rule("GAL-G14", "GAL-G13")
def test_chances_of_a_combat_are_those_of_the_dice() -> None:
    """A scout hits with 3 faces of 10. Against a scout, a round hits theirs alone with 0.3 x 0.7 = 0.21, mine alone as
    often, both with 0.09: of 0.51 that end it, 0.21 are won. A battleship hits with 5 faces: 0.35 alone, 0.35 nothing."""
    scout, battleship = odds.ships(Force(scout=1)), odds.ships(Force(battleship=1))
    assert odds.wins(scout, scout) == pytest.approx(0.21 / 0.51)
    assert odds.wins(battleship, scout) == pytest.approx(0.35 / 0.65)
    assert odds.wins(odds.troops(Force(infantry=2)), ()) == 1.0
    assert odds.hits(odds.troops(Force(infantry=2))) == pytest.approx((0.49, 0.42, 0.09))


@pytest.mark.rule("GAL-G25")
def test_swapped_commodities_are_a_gain_for_both_and_a_gift_is_none() -> None:
    """A commodity becomes a trade good as it changes hands: three for three bring 3, less 1.2 for those given away."""
    own = Player("Ada", commodities=3)
    assert dealing.gain(own, Bundle(commodities=3), Bundle(commodities=3)) == pytest.approx(1.8)
    assert dealing.gain(own, Bundle(commodities=2), Bundle(trade_goods=1)) == pytest.approx(0.2)
    assert dealing.gain(own, Bundle(trade_goods=1), Bundle()) == -1.0
