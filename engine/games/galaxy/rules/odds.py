"""The chances of a combat that is fought to its end, the cheapest units lost first (GAL-G14, GAL-G15)."""

from __future__ import annotations

from functools import cache

from ..state.content import content
from ..state.state import NONE, SHIPS, TROOPS, Force, State

Side = tuple[int, ...]
"""What each unit of a side hits on, in the order in which they are lost."""

MOST = 8
"""More units than that of a side are not counted: they make no difference that matters."""


def ships(force: Force, bonus: int = 0) -> Side:
    """Return the ships of a force as a side; ``bonus`` is what their dice have more in all rounds."""
    return _side(force, SHIPS, bonus)


def troops(force: Force) -> Side:
    """Return the ground forces of a force as a side."""
    return _side(force, TROOPS, 0)


def _side(force: Force, kinds: tuple[str, ...], bonus: int) -> Side:
    units = content().units
    side = tuple(units[kind].hits - bonus for kind in kinds for _ in range(force[kind]))
    return side[-MOST:]


@cache
def wins(attacker: Side, defender: Side) -> float:
    """Return the chance that the attacker has units left at the end, and the defender none."""
    if not defender:
        return 1.0 if attacker else 0.0
    if not attacker:
        return 0.0
    total, nothing = 0.0, 0.0
    for given, often in enumerate(hits(attacker)):
        for taken, as_often in enumerate(hits(defender)):
            if not given and not taken:
                nothing = often * as_often
            else:
                total += often * as_often * wins(attacker[taken:], defender[given:])
    return total / (1 - nothing)


@cache
def hits(side: Side) -> tuple[float, ...]:
    """Return how likely a side makes 0, 1, 2 ... hits in a round."""
    chances = [1.0]
    for needed in side:
        hit = min(9, max(1, 11 - needed)) / 10
        longer = [0.0] * (len(chances) + 1)
        for count, chance in enumerate(chances):
            longer[count] += chance * (1 - hit)
            longer[count + 1] += chance * hit
        chances = longer
    return tuple(chances)


def wins_at(state: State, place: str, player: int, coming: Force = NONE) -> float | None:
    """Return the chance that a player, with units that are ``coming``, wins the combat in a system or on a planet.

    ``None`` where there is no enemy. Cards and abilities are not counted.
    """
    planet = state.planet_by_id.get(place)
    forces = planet.troops if planet is not None else state.system_by_id[place].fleets
    side = troops if planet is not None else ships
    foes = [foe for other, force in enumerate(forces) if other != player and (foe := side(force))]
    return wins(side(forces[player] + coming), foes[0]) if foes else None
