"""The coloured button under a post, the one on the own panel and the first advice are one move, through whole games of a
person among bot players."""

from __future__ import annotations

import pytest

from engine.core.bot_players import Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import Pass
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import View, view_for

from .build import ADA, dealt, galaxy, having, planet_with

NAMES = ("Ada", "Bob", "Cy")
MOST = 200
"""So many decisions at most a person has in a short game."""


def coloured(state: State, view: View) -> Move | None:
    """Return the move whose button is coloured as a view shows Ada's moves, ``None`` where none is. A button that makes two
    moves counts as the first of them."""
    hidden = () if view.seat is not None else tuple({*advising.PRIVATE} - {*GAME.openly(view)})
    moves = [move for move in GAME.legal(state, ADA) if not isinstance(move, hidden)]
    found = [
        (choice.order, place)
        for place, move in enumerate(moves)
        for press in (move, *GAME.opened(view, move))
        if (choice := GAME.choice(view, press)).lit
    ]
    return moves[min(found)[1]] if found else None


def told(state: State) -> View:
    """Return what posts tell Ada whose rivals are all bot players."""
    return GAME.confided(view_for(state, None), view_for(state, ADA))


def agree(state: State, lot: Dice) -> Move:
    """Return the one move that is put forward to Ada; post, panel and advice name the same."""
    own = view_for(state, ADA)
    advised = GAME.advise(own, GAME.legal(state, ADA), lot)[0].move
    assert coloured(state, own) == advised, "the own panel"
    # Which goal is scored stands in the post, too: no person reads along.
    inside = isinstance(advised, advising.PRIVATE) and not GAME.openly(told(state))
    assert coloured(state, told(state)) == (None if inside else advised), "the post"
    assert GAME.leads_inside(told(state)) == inside
    return advised


def others(state: State, minds: list[object], dice: Dice, lot: Dice) -> State:
    """Return the state in which every bot player has done what it wants to do before Ada."""
    waiting = set[int]()
    while bots := [seat for seat in GAME.turn(state) if seat != ADA and seat not in waiting]:
        seat = bots[0]
        manner = Manner(people=(ADA,))
        thought = GAME.decide(view_for(state, seat), GAME.legal(state, seat), minds[seat], manner, lot)
        minds[seat] = thought.mind
        if thought.move is None:
            waiting.add(seat)
            continue
        state, _ = GAME.apply(state, seat, thought.move, dice)
        waiting.clear()
    return state


@pytest.mark.whole
@pytest.mark.parametrize("key", ["a", "b", "c", "d"])
def test_post_panel_and_advice_put_the_same_move_forward_through_a_whole_game(key: str) -> None:
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key}{key}"))
    state, _ = GAME.new(Setup(NAMES, read_options(GAME.options, {"length": "short"})), dice)
    minds: list[object] = [GAME.mind() for _ in NAMES]
    decisions = 0
    while ADA in GAME.turn(state := others(state, minds, dice, lot)):
        move = GAME.obvious(state, ADA) or GAME.unwatched(state, ADA)
        if move is None:
            decisions += 1
            move = agree(state, lot)
        state, _ = GAME.apply(state, ADA, move, dice)
        assert decisions < MOST
    assert GAME.outcome(state) is not None and decisions > 20


def test_a_card_that_is_best_is_put_forward_on_the_own_panel_and_the_post_colours_no_other_move() -> None:
    state = dealt(having(galaxy(2), ADA, tactic=0, strategy=0), ADA, "requisition")
    assert str(agree(state, Dice(KeyedSource("a")))) == "play requisition -"
    # Under a post that other people read too, it follows from what all know.
    assert coloured(state, view_for(state, None)) == Pass()


def test_where_nothing_is_worth_a_token_the_end_of_the_round_alone_is_coloured() -> None:
    state = having(galaxy(2), ADA, tactic=1, strategy=0)
    assert coloured(state, view_for(state, ADA)) is not None
    state = dealt(having(state, ADA, tactic=0), ADA, "second-wind")
    state = planet_with(state, "home-1", exhausted=True)
    assert agree(state, Dice(KeyedSource("a"))) == Pass()
    lit = [move for move in GAME.legal(state, ADA) if GAME.choice(view_for(state, ADA), move).lit]
    assert lit == [Pass()] and len(GAME.legal(state, ADA)) > 1
