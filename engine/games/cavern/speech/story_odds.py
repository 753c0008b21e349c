"""How often stories turn out well, as it is said before one is heard and before it is answered."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.odds import odds as odds_in_words

from ..rules import averages
from ..rules.dice import pool, rift_bonus
from ..state.board import Room, board_of
from ..state.content import content
from ..state.delvers import inside
from ..state.state import Encountering, State
from .words import dice_of


def dice_in(state: State, here: Room, seat: Seat, card: str) -> str:
    """Return what a seat's Delvers in a room would roll in its Encounter: "2 white dice"; "" where none is known, and where
    the button of a Fight says how often it is won."""
    kinds, _ = _known_in(state, here, seat)
    return "" if may_fight(card) or not kinds else dice_of(pool(kinds, ()))


def fights_won(state: State, task: Encountering) -> str:
    """Return how many of all Fights the Delvers of who meets an Encounter win: "3 in 5"; "" where none of them is known.

    How strong the monster of this one is stays hidden until it is chosen (CAV-116, CAV-122)."""
    kinds, rift = _known_in(state, board_of(state).room(task.room), task.seat)
    return odds_in_words(averages.fights_won(tuple(sorted(pool(kinds, ()))), rift), bare=True) if kinds else ""


def tests_passed(state: State, here: Room, seat: Seat, kind: str) -> str:
    """Return how many of all Tests of a kind a seat's Delvers in a room pass; "" where none of them is known."""
    kinds, _ = _known_in(state, here, seat)
    return odds_in_words(averages.tests_passed(tuple(sorted(pool(kinds, ()))), kind), bare=True) if kinds else ""


def _known_in(state: State, here: Room, seat: Seat) -> tuple[tuple[str, ...], int]:
    """Return the classes of a seat's Delvers in a room, as far as they are known, and the Combat that a Rift there adds."""
    kinds = tuple(item.kind for item in inside(state, here) if item.seat == seat and item.up)
    return kinds, rift_bonus(kinds) if here.rift else 0


def may_fight(card: str) -> bool:
    """Return whether one of an Encounter's titles begins with Fight: nothing else is known of its options (CAV-034)."""
    return any(option.kind == "fight" for option in content().encounters[card].options)


def stories_won(state: State, here: Room, seat: Seat, kind: str = "") -> str:
    """Return how many of all stories end well for a seat's Delvers in a room, and one more of a ``kind``: "1 in 2"; ""
    where there are none, or not all are known."""
    kinds = (*(item.kind for item in inside(state, here) if item.seat == seat), *filter(None, (kind,)))
    if not kinds or not all(known in content().band.classes for known in kinds):
        return ""
    rift = rift_bonus(kinds) if here.rift else 0
    return odds_in_words(averages.stories_won(tuple(sorted(pool(kinds, ()))), rift), bare=True)
