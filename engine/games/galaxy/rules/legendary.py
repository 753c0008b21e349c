"""Legendary planets: each has an ability that is used once a round, at the end of an own turn (GAL-G44)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move

from ..state.content import PHANTOM
from ..state.moves import Apply, target_told
from ..state.state import State
from . import order_cards
from .economy import supply, wealth
from .events import turning
from .progress import Voyage

LANTERN, THRESHOLD = "lantern", "threshold"
RULE = "GAL-G44"


class Ability(NamedTuple):
    """What a legendary planet does: on what ("-" where nothing is named), and how."""

    targets: Callable[[State, int], Iterator[str]]
    use: Callable[[Voyage, int, str], None]


def _alone(state: State, player: int) -> Iterator[str]:
    yield NOTHING


def _havens(state: State, player: int) -> Iterator[str]:
    for system in state.systems:
        if system.fleets[player].ships and supply.possible(state, player, system.id, "scout"):
            yield system.id


def _lantern(voyage: Voyage, player: int, target: str) -> None:
    order_cards.draw(voyage, player, 1)


def _threshold(voyage: Voyage, player: int, target: str) -> None:
    wealth.gain_goods(voyage, player, 1, THRESHOLD, (RULE,))


def _phantom(voyage: Voyage, player: int, target: str) -> None:
    supply.put(voyage, player, target, "scout", 1, PHANTOM, (RULE,))


ABILITIES: Mapping[str, Ability] = {
    LANTERN: Ability(_alone, _lantern),
    THRESHOLD: Ability(_alone, _threshold),
    PHANTOM: Ability(_havens, _phantom),
}
"""The planets with an ability card; one that the World Forge made legendary has none (GAL-G44)."""


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the abilities that a player can use at the end of their turn."""
    for planet in state.planets_of(player):
        if planet.id in ABILITIES and not planet.used:
            for target in ABILITIES[planet.id].targets(state, player):
                yield Apply(planet.id, target)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against using an ability at the end of a turn, ``None`` where nothing does."""
    assert isinstance(move, Apply), move
    planet = state.planet_by_id.get(move.item)
    if planet is None or planet.owner != player or planet.destroyed:
        return IllegalMove("You control no legendary planet of that name.", RULE)
    if planet.id not in ABILITIES:
        return IllegalMove(f"{planet.name} has no ability card.", RULE)
    if planet.used:
        return IllegalMove(f"{planet.name}'s ability is exhausted until the status phase.", RULE)
    if move.target not in ABILITIES[planet.id].targets(state, player):
        places = ", ".join(_havens(state, player)) if planet.id == PHANTOM else "nothing beside it"
        return IllegalMove(f"{planet.name}'s ability cannot be used on that; possible: {places or 'nothing now'}.", RULE)
    return None


def use(voyage: Voyage, player: int, move: Move) -> None:
    """Use an ability that nothing speaks against: it is exhausted until the status phase."""
    assert isinstance(move, Apply), move
    voyage.set_planet(move.item, used=True)
    voyage.tell(turning.Used(voyage.name(player), move.item, target_told(move.target)), rules=(RULE,))
    ABILITIES[move.item].use(voyage, player, move.target)
