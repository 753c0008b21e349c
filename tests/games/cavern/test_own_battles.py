"""A member's own Battle is told and shown to them, though a bot player's roll settles it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.events import gains, resolving
from engine.games.cavern.state.state import Contest, Die, Roll, State

from .build import cavern

pytestmark = pytest.mark.usefixtures("tale")

# White C: 1 Combat; red CCC: 3 Combat. Betty beats Alan; then Cedric beats Betty elsewhere.
OWN = Contest("battle", (0, 0, 0), (0, 1), 4, 0, (Roll(0, (Die("white", (0,)),)), Roll(1, (Die("red", (3,)),))), rolling=2)
OTHERS = replace(OWN, seats=(2, 1), rolls=(Roll(2, (Die("red", (3,)),)), Roll(1, (Die("white", (0,)),))))


def about(state: State, *move: Happened) -> set[str]:
    """Return whom the last of the events so far of a move is about, beside those whom it names."""
    events = [e.told() for e in move]
    return GAME.memory.met_by(GAME.view(state, None), events[-1], events)


def test_how_a_battle_ended_is_about_all_who_fought_in_it() -> None:
    state, won = cavern(3, shown=(OWN,)), resolving.Won("Betty", 1, 3, 0)
    assert about(state, won) == {"Alan", "Betty"}
    assert about(state, won, resolving.Won("Alan", 2, 1, 0)) == {"Alan", "Betty"}
    assert about(state, won, resolving.Spoils("Betty", treasure=False)) == {"Alan", "Betty"}
    assert about(state, won, gains.Collected("Betty", 3, 0)) == {"Alan", "Betty"}
    assert about(state, won, gains.Collected("Cedric", 3, 0)) == set(), "he was not there"
    assert about(state, resolving.Succeeded("Betty", "choice")) == set()
    both = cavern(3, shown=(OWN, OTHERS))
    assert about(both, won, resolving.Won("Cedric", 1, 3, 0), resolving.Won("Betty", 2, 1, 0)) == {"Betty", "Cedric"}


def test_what_is_paid_out_later_is_not_about_those_of_an_earlier_battle() -> None:
    """Betty fought Alan moves ago. Now she fights a monster, or an Encounter without dice brings her Gold."""
    fight = replace(OWN, kind="fight", seats=(1,), rolls=OWN.rolls[1:])
    spoils, gold = resolving.Spoils("Betty", treasure=False), gains.Collected("Betty", 1, 0)
    fought = resolving.Succeeded("Betty", "fight")
    assert about(cavern(3, shown=(OWN, fight)), fought, spoils) == set()
    assert about(cavern(3, shown=(OWN, fight)), fought, gold) == set()
    assert about(cavern(3, shown=(OWN,)), resolving.Succeeded("Betty", "choice"), gold) == set()


def test_the_card_of_a_battle_is_about_all_who_rolled() -> None:
    view = GAME.view(cavern(3, shown=(OWN, OTHERS)), None)
    won = [resolving.Won("Betty", 1, 3, 0), resolving.Won("Alan", 2, 1, 0), resolving.Won("Cedric", 1, 3, 0)]
    cards = GAME.high_points(view, [e.told() for e in won])
    assert [card.about for card in cards] == [("Alan", "Betty"), ("Cedric", "Betty")]


def test_a_treasure_that_a_contest_brought_leaves_its_picture_to_the_dice() -> None:
    view = GAME.view(cavern(3, shown=(OWN,)), None)
    memoirs = gains.Receipt("Betty", "waterlogged_memoirs")
    with_dice = GAME.high_points(view, [e.told() for e in (resolving.Won("Betty", 1, 3, 0), memoirs)])
    assert [card.title for card in with_dice] == ["Battle: Betty wins"]
    alone = GAME.high_points(view, [memoirs.told()])
    assert [(card.title, card.about) for card in alone] == [("Waterlogged memoirs", ("Betty",))]
    chosen = GAME.high_points(view, [e.told() for e in (resolving.Succeeded("Betty", "choice"), memoirs)])
    assert [card.title for card in chosen] == ["Waterlogged memoirs"], "no dice were rolled that could have the picture"
