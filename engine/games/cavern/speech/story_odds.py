"""How often stories turn out well, as it is said before one is heard and before it is answered."""

from __future__ import annotations

from functools import cache

from engine.core.game import Seat
from engine.core.odds import odds as odds_in_words

from ..rules.dice import pool, rift_bonus
from ..rules.totals import Kinds, beats, passes
from ..state.board import Room, board_of
from ..state.content import Option, content
from ..state.delvers import inside
from ..state.state import Encountering, State


def fights_won(state: State, task: Encountering) -> str:
    """Return how many of all Fights the Delvers of who meets an Encounter win: "3 in 5"; "" where none of them is known.

    How strong the monster of this one is stays hidden until it is chosen (CAV-116, CAV-122)."""
    kinds, rift = known_in(state, board_of(state).room(task.room), task.seat)
    return odds_in_words(_fights_won(tuple(sorted(pool(kinds, ()))), rift), bare=True) if kinds else ""


def tests_passed(state: State, here: Room, seat: Seat, kind: str) -> str:
    """Return how many of all Tests of a kind a seat's Delvers in a room pass; "" where none of them is known."""
    kinds, _ = known_in(state, here, seat)
    return odds_in_words(_tests_passed(tuple(sorted(pool(kinds, ()))), kind), bare=True) if kinds else ""


def known_in(state: State, here: Room, seat: Seat) -> tuple[tuple[str, ...], int]:
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
    return odds_in_words(_stories_won(tuple(sorted(pool(kinds, ()))), rift), bare=True)


@cache
def _fights_won(dice: Kinds, rift: int = 0) -> float:
    """Return how many of the Fights of all stories dice win, on average."""
    found = [beats(dice, tuple(sorted(option.dice)), rift) for option in _options("fight")]
    return sum(found) / len(found)


@cache
def _tests_passed(dice: Kinds, kind: str) -> float:
    """Return how many of the Tests of a kind, "combat" or "spoils", of all stories dice pass, on average."""
    found = [passes(dice, option) for option in _options(kind)]
    return sum(found) / len(found)


@cache
def _stories_won(dice: Kinds, rift: int = 0) -> float:
    """Return how many of all stories end well for dice: by the Fight where there is one, else by either answer."""
    found = []
    for card in content().encounters.values():
        fights = [option for option in card.options if option.kind == "fight"]
        ways = [_ends_well(option, dice, rift) for option in fights or card.options]
        found.append(sum(ways) / len(ways))
    return sum(found) / len(found)


def _ends_well(option: Option, dice: Kinds, rift: int) -> float:
    if option.kind == "fight":
        return beats(dice, tuple(sorted(option.dice)), rift)
    return passes(dice, option) if option.kind in ("combat", "spoils") else float(option.kind == "succeed")


def _options(kind: str) -> list[Option]:
    return [option for card in content().encounters.values() for option in card.options if option.kind == kind]
