"""How often stories turn out well, as it is said before one is heard and before it is answered."""

from __future__ import annotations

from functools import cache

from engine.core.game import Seat
from engine.core.odds import odds as odds_in_words

from ..rules.dice import pool, rift_bonus
from ..rules.totals import Kinds, beats, combats, passes
from ..state.board import Room, board_of
from ..state.content import Option, content
from ..state.delvers import inside
from ..state.state import Encountering, State


def fights_won(state: State, task: Encountering) -> tuple[str, str]:
    """Return how likely the Delvers of who meets an Encounter win a Fight with a weak foe, and with a strong one: "4 in 5"
    and "1 in 5"; "" where none of them is known.

    How strong the monster of this one is stays hidden until it is chosen (CAV-116, CAV-122)."""
    kinds, rift = known_in(state, board_of(state).room(task.room), task.seat)
    if not kinds:
        return "", ""
    weak, strong = _fights_won(tuple(sorted(pool(kinds, ()))), rift)
    return odds_in_words(weak, bare=True), odds_in_words(strong, bare=True)


def tests_passed(state: State, here: Room, seat: Seat) -> tuple[float, float] | None:
    """Return how many of all Tests of Combat, and of Spoils, a seat's Delvers in a room pass; ``None`` where none is
    known."""
    kinds, _ = known_in(state, here, seat)
    dice = tuple(sorted(pool(kinds, ())))
    return (_tests_passed(dice, "combat"), _tests_passed(dice, "spoils")) if kinds else None


def known_in(state: State, here: Room, seat: Seat) -> tuple[tuple[str, ...], int]:
    """Return the classes of a seat's Delvers in a room, as far as they are known, and the Combat that a Rift there adds."""
    kinds = tuple(item.kind for item in inside(state, here) if item.seat == seat and item.up)
    return kinds, rift_bonus(kinds) if here.rift else 0


def may_fight(card: str) -> bool:
    """Return whether one of an Encounter's titles begins with Fight: nothing else is known of its options (CAV-034)."""
    return any(option.kind == "fight" for option in content().encounters[card].options)


@cache
def _fights_won(dice: Kinds, rift: int = 0) -> tuple[float, float]:
    """Return how many Fights dice win on average: of the third of all stories with the weakest monsters, and of that with
    the strongest."""
    found = sorted(_options("fight"), key=_strength)
    third = max(1, len(found) // 3)
    weak, strong = (
        [beats(dice, tuple(sorted(option.dice)), rift) for option in some] for some in (found[:third], found[-third:])
    )
    return sum(weak) / third, sum(strong) / third


def _strength(option: Option) -> float:
    """Return how much Combat a monster rolls on average."""
    return sum(share * combat for combat, share in combats(tuple(sorted(option.dice)), 0).items())


@cache
def _tests_passed(dice: Kinds, kind: str) -> float:
    """Return how many of the Tests of a kind, "combat" or "spoils", of all stories dice pass, on average."""
    found = [passes(dice, option) for option in _options(kind)]
    return sum(found) / len(found)


def _options(kind: str) -> list[Option]:
    return [option for card in content().encounters.values() for option in card.options if option.kind == kind]
