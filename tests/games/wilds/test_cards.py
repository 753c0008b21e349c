"""The cards of rolls: which rolls stand together, and what they say of a secret target."""

from __future__ import annotations

from engine.core.high_points import joined, newest
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import deciding
from engine.games.wilds.state.state import State
from engine.games.wilds.state.view import view_for

from .build import party


def rolled(total: int, *, again: bool = False, tn: int = 10, who: str = "Ranger") -> deciding.Rolled:
    """Return a look's roll: a die of 4, a 3, and the rest as rank."""
    result = "" if not tn else "strong" if total >= tn else "failure"
    dice = ("investigate", "mind", "lore", 8, 4, (3,), 3)
    return deciding.Rolled(who, *dice, total - 7, 0, total, tn, result, again, ())


def cards(state: State, *events: deciding.Rolled) -> list[list[str]]:
    """Return of each card the names and totals of its rows."""
    view = view_for(state, None)
    made = GAME.high_points(view, [event.told() for event in events])
    return [[f"{row.name} {row.totals[0][1]}" for row in card.board.rows] for card in made]


def test_rolls_of_another_decision_begin_a_card_of_their_own() -> None:
    view = view_for(party(), None)
    first, second = ([rolled(total).told()] for total in (8, 12))
    shown = newest(GAME.high_points(view, first), GAME.high_points(view, second))
    assert [[row.totals[0][1] for row in card.board.rows] for card in shown] == [[12]], "the newest card stays in a post"


def test_a_second_throw_and_the_saves_of_one_moment_share_a_card() -> None:
    view = view_for(party(), None)
    first, again = GAME.high_points(view, [rolled(8).told()]), GAME.high_points(view, [rolled(12, again=True).told()])
    assert [[row.totals[0][1] for row in card.board.rows] for card in joined((*first, *again))] == [[8, 12]]
    assert cards(party(), rolled(8), rolled(9, who="Rogue")) == [["Ranger 8", "Rogue 9"]]


def test_a_secret_roll_says_what_most_things_take() -> None:
    (card,) = GAME.high_points(view_for(party(), None), [rolled(12, tn=0).told()])
    assert card.board.told == "**12**; the target is secret, most things here take 10"
