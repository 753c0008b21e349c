"""What several moves need, each declared once as a test and its refusal; and on what cards are played and used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import astuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.needs import ArgumentNeeds, Need, Needs, first_unmet

from ..state.catalogue import WORDS
from ..state.state import State

need = Needs[State](WORDS)
"""Makes a need out of a message, a rule and a test."""


class Deed(NamedTuple):
    """What can be played or used: on what ("-" where nothing is named), and what it does for a player."""

    on: ArgumentNeeds[State]
    act: Callable[..., None]


class NamedAction(NamedTuple):
    """A kind of move that names one thing, and of ``deeds`` a target; see `engine.core.needs.Action`.

    ``needs`` refuse what is none of the ``options``; ``some`` says why there is no move at all.
    """

    kind: type[Move]
    options: Callable[[State, int], Iterable[str]]
    needs: tuple[Need[State], ...]
    some: tuple[Need[State], ...] = ()
    deeds: Mapping[str, Deed] = {}

    def moves(self, state: State, player: int) -> Iterable[Move]:
        """Return every move of the kind that a player could make now."""
        names, deeds = self.options(state, player), self.deeds
        if not deeds:
            return _each(self.kind, *names)
        return (self.kind(name, target) for name in names for target in deeds[name].on.options(state, player))

    def refuse(self, state: State, player: int, move: Move) -> IllegalMove | None:
        """Return what speaks against a move, ``None`` where nothing does; against all where it is none of the kind."""
        if not isinstance(move, self.kind):
            return first_unmet(self.some, state, player)
        name, *target = astuple(move)
        if name not in self.options(state, player):
            return first_unmet(self.needs, state, player, name)
        return self.deeds[name].on.refuse(state, player, *target) if self.deeds else None


@lru_cache(maxsize=1 << 12)
def _each(kind: type[Move], *names: str) -> tuple[Move, ...]:
    return tuple([kind(name) for name in names])


def unless(refuse: Callable[..., IllegalMove | None]) -> Need[State]:
    """Return the need that a function, which refuses for several reasons, refuses nothing."""

    def refusal(*about: object) -> IllegalMove:
        found = refuse(*about)
        assert found is not None
        return found

    return Need(lambda *about: refuse(*about) is None, refusal)


def on(options: Callable[[State, int], Iterable[str]], *needs: Need[State]) -> ArgumentNeeds[State]:
    """Return on what something can be played or used; its needs refuse everything else."""
    return ArgumentNeeds("target", lambda state, player: tuple(options(state, player)), needs)


def nothing_if(possible: Callable[[State, int], bool]) -> Callable[[State, int], tuple[str, ...]]:
    """Return the options of what needs nothing named: "-" where it is possible."""
    return lambda state, player: (NOTHING,) if possible(state, player) else ()


def named(state: State, player: int, name: str) -> str:
    """Return what is named as it is, for the facts of a need."""
    return name


def planet_name(state: State, player: int, planet: str) -> str:
    """Return what a planet is called, for the facts of a need."""
    return state.planet_by_id[planet].name


def is_own(state: State, player: int, name: str) -> bool:
    """Return whether a name is that of a planet that belongs to the player."""
    known = state.planet_by_id.get(name)
    return known is not None and known.owner == player and not known.destroyed


def own_planet(rule: str) -> Need[State]:
    """Return the need that a planet of the map belongs to the player."""
    return need("planet-not-yours", rule, is_own, planet=planet_name)


def is_planet(state: State, player: int, name: str) -> bool:
    """Return whether a name is that of a planet."""
    return name in state.planet_by_id


def is_system(state: State, player: int, name: str) -> bool:
    """Return whether a name is that of a system."""
    return name in state.system_by_id
