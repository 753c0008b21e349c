"""Units from and to the reinforcements: what is left of each kind, where units may be put, and putting and taking them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import IllegalMove

from ...state import naming
from ...state.content import content
from ...state.state import MOST_SHIPS, SHIPS, State, force_of, units_of
from ..events import turning
from ..progress import Voyage

ENDLESS = 99
"""What is said to be left of a kind that one has as many of as one likes (GAL-G13)."""


def left(state: State, player: int, kind: str) -> int:
    """Return how many units of a kind are in a player's reinforcements (GAL-G13); `ENDLESS` for infantry."""
    supply = content().units[kind].supply
    return supply - units_of(state, player)[kind] if supply else ENDLESS


def room(state: State, player: int, place: str, kind: str) -> int:
    """Return how many more units of a kind may stand in a place, whatever is left of them.

    At most 4 ships of a player in a system (GAL-G12), one dock on a planet (GAL-G10), nothing on a truce world (GAL-G30)
    or on a planet that is not in play. Whether ships have room for ground forces in space is `capacity`'s matter.
    """
    system = state.system_by_id.get(place)
    if system is not None:
        if kind == "dock":
            return 0
        return MOST_SHIPS - system.fleets[player].ships if kind in SHIPS else ENDLESS
    planet = state.planet_by_id[place]
    if kind in SHIPS or planet.truce or planet.destroyed or not planet.system:
        return 0
    if kind == "dock":
        return 1 - sum(force.dock for force in planet.troops)
    return ENDLESS


def possible(state: State, player: int, place: str, kind: str) -> int:
    """Return how many units of a kind a player could put in a place now: as many as are left and have room."""
    return max(0, min(left(state, player, kind), room(state, player, place, kind)))


def grounds(state: State, player: int, kind: str) -> tuple[str, ...]:
    """Return the planets that a player controls and can put a unit of a kind on, by name (GAL-G10, GAL-G30)."""
    own = (planet.id for planet in state.planets_of(player))
    return tuple(planet for planet in own if possible(state, player, planet, kind) > 0)


def refuse(state: State, player: int, place: str, kind: str) -> IllegalMove | None:
    """Return why a player can put no unit of a kind in a place, ``None`` where they can."""
    if left(state, player, kind) < 1:
        return IllegalMove(f"You have no more {content().units[kind].many}: all of them are in play.", "GAL-G13")
    if room(state, player, place, kind) > 0:
        return None
    if place in state.system_by_id:
        if kind == "dock":
            return IllegalMove("A dock stands on a planet.", "GAL-G13")
        where = naming.system_name(place)
        return IllegalMove(f"You have {MOST_SHIPS} ships in {where}, which is the most.", "GAL-G12")
    planet = state.planet_by_id[place]
    if kind in SHIPS:
        return IllegalMove("Ships stay in space.", "GAL-G13")
    if planet.truce:
        return IllegalMove(f"{planet.name} is a truce world: no unit may be put there.", "GAL-G30")
    if kind == "dock" and any(force.dock for force in planet.troops):
        return IllegalMove(f"{planet.name} has a dock already.", "GAL-G10")
    return IllegalMove(f"{planet.name} is not in play.", "GAL-G32")


def put(voyage: Voyage, player: int, place: str, kind: str, count: int, why: str, rules: Sequence[str]) -> int:
    """Put units from the reinforcements in a place and return how many: as many as are left and have room there.

    ``why`` is the id of the card, order or ability that does it, ``rules`` are those behind it. Nothing is told of none.
    """
    number = min(count, possible(voyage.state, player, place, kind))
    if number < 1:
        return 0
    voyage.add_units(player, place, force_of(kind, number))
    voyage.tell(
        turning.PlacedUnits(voyage.name(player), naming.place_name(voyage.state, place), f"{number} {kind}", why),
        rules=rules,
    )
    return number


def take(voyage: Voyage, player: int, place: str, kind: str, count: int, why: str, rules: Sequence[str]) -> int:
    """Take units from a place back into the reinforcements and return how many: as many as there are."""
    number = min(count, voyage.units(player, place)[kind])
    if number < 1:
        return 0
    voyage.take_units(player, place, force_of(kind, number))
    voyage.tell(
        turning.RemovedUnits(voyage.name(player), naming.place_name(voyage.state, place), f"{number} {kind}", why),
        rules=rules,
    )
    return number
