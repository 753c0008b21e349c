"""What several moves need, each declared once as a test and its refusal; and on what cards are played and used."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.needs import ArgumentNeeds, Need, Needs

from ..state.catalogue import WORDS
from ..state.state import State

need = Needs[State](WORDS)
"""Makes a need out of a message, a rule and a test."""


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


def planet_name(state: State, player: int, planet: str) -> str:
    """Return what a planet is called, for the facts of a need."""
    return state.planet_by_id[planet].name


def own_planet(rule: str) -> Need[State]:
    """Return the need that a planet of the map belongs to the player."""

    def owned(state: State, player: int, planet: str) -> bool:
        known = state.planet_by_id[planet]
        return known.owner == player and not known.destroyed

    return need("planet-not-yours", rule, owned, planet=planet_name)


def is_planet(state: State, player: int, name: str) -> bool:
    """Return whether a name is that of a planet."""
    return name in state.planet_by_id


def is_system(state: State, player: int, name: str) -> bool:
    """Return whether a name is that of a system."""
    return name in state.system_by_id
