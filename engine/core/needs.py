"""What a move needs, declared once: from it follow which moves are listed, why others are refused, and by which rule.

How to declare an action of a game:

1. Once for a game: ``need = Needs[State](WORDS)``. The law on catalogues reads a call of ``need`` as one of ``refused``.
2. A `Need` is one test with its refusal: ``CALM = need("storm", "WLD-G64", lambda state: state.weather != "severe")``.
   Facts of the message are given by name: a value, or a function of what the test was given, asked only on refusal.
3. `ArgumentNeeds` are one argument of a move: its options, and the needs that refuse other values; they are given (state,
   value). The last of them is ``never`` met, or they cover all other values. ``some`` says why there is no option at all.
4. An `Action` is a kind of move: ``TRACK = Action(Track, (CALM, ABLE), (TARGET, CARE, by_whom("WLD-140")))``. Its needs are
   told in their order; its choices are listed in theirs, outermost first.
5. ``TRACK.moves(state)`` lists; ``refuse_all(state)`` says why there is no such move, ``refuse(state, move)`` why not one.
6. Where it matters whose move it is, hand the seat on, ``moves(state, seat)``; needs are given (state, seat[, value]).
7. Options that take long to find keep their `memo`; `meeting` filters candidates by the needs that refuse them.
8. Where arguments depend on each other, list and refuse by hand in functions of these three names, and share single needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from typing import Any, Generic, TypeVar, overload

import msgspec

from .catalogue import Catalogue, Fact
from .errors import IllegalMove
from .moves import Move

S = TypeVar("S")


class Need(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """A test on a state, perhaps a seat, and for a choice a value; and the refusal where it is not met."""

    met: Callable[..., bool]
    refusal: Callable[..., IllegalMove]


class Needs(Generic[S]):
    """Makes the needs of a game out of its messages."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    @overload
    def __call__(self, id: str, rule: str, met: Callable[[S], bool], /, **facts: Fact | Callable[[S], Fact]) -> Need[S]: ...
    @overload
    def __call__(
        self, id: str, rule: str, met: Callable[[S, Any], bool], /, **facts: Fact | Callable[[S, Any], Fact]
    ) -> Need[S]: ...
    @overload
    def __call__(
        self, id: str, rule: str, met: Callable[[S, Any, Any], bool], /, **facts: Fact | Callable[[S, Any, Any], Fact]
    ) -> Need[S]: ...
    def __call__(self, id: str, rule: str, met: Callable[..., bool], /, **facts: Any) -> Need[S]:
        """Return the need of a rule, refused by the message with this id."""

        def refusal(state: S, *about: Any) -> IllegalMove:
            given = {name: fact(state, *about) if callable(fact) else fact for name, fact in facts.items()}
            return self._words.refused(id, rule, **given)

        return Need(met, refusal)


def never(*about: Any) -> bool:
    """Return that a need is never met: the last of several, where no other says why."""
    return False


def first_unmet(needs: Iterable[Need[S]], state: S, *about: Any) -> IllegalMove | None:
    """Return the refusal of the first need that is not met, ``None`` where all are."""
    return next((need.refusal(state, *about) for need in needs if not need.met(state, *about)), None)


def meeting(needs: Iterable[Need[S]], values: Iterable[str], state: S, *about: Any) -> tuple[str, ...]:
    """Return the values that meet every need, in their order."""
    for need in needs:
        values = [value for value in values if need.met(state, *about, value)]
    return tuple(values)


class ArgumentNeeds(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """An argument of a move: its options, why another value is none of them, and why there may be none at all."""

    field: str
    options: Callable[..., tuple[Any, ...]]
    needs: tuple[Need[S], ...]
    some: tuple[Need[S], ...] = ()

    def refuse(self, state: S, *about: Any) -> IllegalMove | None:
        """Return why a value, given last, is none of the options."""
        *whom, value = about
        return None if value in self.options(state, *whom) else first_unmet(self.needs, state, *about)


class Action(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """A kind of move: what it needs, and its arguments in the order in which they are listed, outermost first."""

    kind: type[Move]
    needs: tuple[Need[S], ...] = ()
    choices: tuple[ArgumentNeeds[S], ...] = ()

    def moves(self, state: S, *whom: Any) -> tuple[Any, ...]:
        """Return every move of the kind that could be made now."""
        for need in self.needs:
            if not need.met(state, *whom):
                return ()
        given = []
        for choice in self.choices:
            options = choice.options(state, *whom)
            if not options:
                return ()
            given.append(options)
        return _every(self, *given)

    def refuse_all(self, state: S, *whom: Any) -> IllegalMove | None:
        """Return what speaks against every move of the kind, ``None`` where one could be made."""
        empty = (need for choice in self.choices if not choice.options(state, *whom) for need in choice.some)
        return first_unmet(self.needs, state, *whom) or first_unmet(empty, state, *whom)

    def refuse(self, state: S, *about: Any) -> IllegalMove | None:
        """Return what speaks against a move, given last, ``None`` if and only if it is listed."""
        *whom, move = about
        if (found := self.refuse_all(state, *whom)) is not None:
            return found
        refusals = (choice.refuse(state, *whom, getattr(move, choice.field)) for choice in self.choices)
        return next((found for found in refusals if found is not None), None)


@lru_cache(maxsize=1 << 13)
def _every(action: Action[Any], *options: tuple[Any, ...]) -> tuple[Move, ...]:
    fields = [choice.field for choice in action.choices]
    return tuple([action.kind(**dict(zip(fields, values, strict=True))) for values in product(*options)])
