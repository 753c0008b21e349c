"""Planning ahead: what a game knows of a turn that is not there yet (a capability, see `engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from .capabilities import waits
from .game import AnyGame, Seat
from .moves import Move

S = TypeVar("S")
V = TypeVar("V")


class Plans(ABC, Generic[S, V]):
    """A seat may plan its next turn while others are awaited (TAB-087).

    ``refusable`` are the kinds of optional questions that one may say no to before they are asked, in words that follow
    "no to" ("offers").
    """

    refusable: tuple[str, ...] = ()

    @abstractmethod
    def own_turn(self, state: S, seat: Seat, /) -> int | None:
        """Return the number of the turn that a seat is asked for, which no other turn of the seat has.

        ``None`` where it is asked nothing, or where the question comes within its own turn or within another seat's turn:
        planned moves begin with the seat's own turn.
        """

    def as_if(self, view: V, /) -> S | None:
        """Return the state in which the turn of this view's seat begins and all else is as it is, ``None`` for none.

        Hidden things are as the view has them. It follows from the view alone: so nothing that is offered for a plan tells
        more than its seat knows.
        """
        del view
        return None

    def lasting(self, state: S, seat: Seat, move: Move, /) -> str:
        """Return a text of a legal move that means the same once others have moved.

        Its own may name things by letters or numbers that come and go. "" where there is none: then it cannot be planned.
        """
        del state, seat
        return str(move)

    def conditions(self, view: V, /) -> Mapping[str, bool]:
        """Return what a planned move may depend on, in words that follow "only if", and whether it is so in this view."""
        del view
        return {}

    def refused(self, state: S, seat: Seat, /) -> tuple[str, Move] | None:
        """Return the ``refusable`` kind of the question that an awaited seat is asked, and the move that says no to it.

        ``None`` where the question is of no such kind.
        """
        del state, seat
        return None


class _UsualPlans(Plans[Any, Any]):
    """Plans for a game without this capability: every turn in which a seat is awaited counts as its own."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def own_turn(self, state: Any, seat: Seat, /) -> int | None:
        return waits(self._game).turn_number(state) if seat in self._game.turn(state) else None


def plans(game: AnyGame) -> Plans[Any, Any]:
    """Return who knows of turns to come: the game, or the bot for all games."""
    return game if isinstance(game, Plans) else _UsualPlans(game)
