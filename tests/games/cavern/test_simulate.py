"""The players of the simulation keep to the rules, know nothing that their view does not tell, and come to an end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Choose
from engine.games.cavern.game import GAME
from engine.games.cavern.player.sensible import Habits, decide
from engine.games.cavern.state.content import content
from engine.games.cavern.state.options import Options

from .simulate.games import NAMES, play

pytestmark = pytest.mark.whole


@pytest.mark.parametrize(("players", "knowledge"), [(1, "titles"), (2, "cards"), (4, "titles")])
def test_every_move_of_a_game_is_a_legal_one(players: int, knowledge: str) -> None:
    dice, lot = Dice(KeyedSource(f"simulated {players}")), Dice(KeyedSource("lot"))
    state, _ = GAME.new(Setup(NAMES[:players], Options("on" if players == 1 else "off")), dice)
    made = []
    while seats := GAME.turn(state):
        move = decide(GAME.view(state, seats[0]), Habits(knowledge), lot)
        assert move in list(GAME.legal(state, seats[0])), f"{move} of {state.names[seats[0]]}"
        made.append(str(move).partition(" ")[0])
        state, _ = GAME.apply(state, seats[0], move, dice)
    assert GAME.outcome(state) is not None
    assert set(made) >= {"place", "send", "choose", "roll"}, "they do what there is to do"


def test_what_a_player_cannot_see_changes_nothing_of_what_it_does() -> None:
    dice = Dice(KeyedSource("hidden"))
    state, _ = GAME.new(Setup(NAMES[:2], Options()), dice)
    for seat, faction in enumerate(("kobolds", "forestfolk")):
        state, _ = GAME.apply(state, seat, Choose(faction), dice)
    seat = state.acting
    other = replace(state.players[1 - seat], hand=("cccc-1", "cttt-1", "cbbb-1"))
    players = tuple(other if number != seat else player for number, player in enumerate(state.players))
    changed = replace(state, players=players, stack=tuple(reversed(state.stack)), gold=tuple(reversed(state.gold)))
    assert changed != state
    moves = {str(decide(GAME.view(one, seat), Habits(), Dice(KeyedSource("lot")))) for one in (state, changed)}
    assert len(moves) == 1


def test_a_record_holds_what_came_of_a_game() -> None:
    record = play("record", 5, 3, Habits(), "treasure")
    assert len(set(record.factions)) == len(record.scores) == len(record.gifts) == 3
    assert max(record.scores) == record.scores[record.winners[0]]
    assert all(card in content().treasures for card in record.gifts)
    assert record.ending in ("sun", "gold", "tiles") and record.turns == record.happened["turn"] + 1
