"""The chances of a combat that is fought to its end, the cheapest units lost first (GAL-G14, GAL-G15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..state.content import content
from ..state.state import NONE, SHIPS, TROOPS, Force, State, force_of

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


def wins(attacker: Side, defender: Side) -> float:
    """Return the chance that the attacker has units left at the end, and the defender none."""
    return sum(survivors(attacker, defender)[1:])


@cache
def survivors(attacker: Side, defender: Side) -> tuple[float, ...]:
    """Return how likely the defender has no units left at the end, and the attacker 0, 1, 2 ... of them."""
    if not defender:
        return (*[0.0] * len(attacker), 1.0)
    if not attacker:
        return (0.0,)
    found, nothing = [0.0] * (len(attacker) + 1), 0.0
    for given, often in enumerate(hits(attacker)):
        for taken, as_often in enumerate(hits(defender)):
            if not given and not taken:
                nothing = often * as_often
                continue
            for left, chance in enumerate(survivors(attacker[taken:], defender[given:])):
                found[left] += often * as_often * chance
    return tuple(chance / (1 - nothing) for chance in found)


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


def wins_at(state: State, place: str, player: int, coming: Force = NONE, bonus: int = 0) -> float | None:
    """Return the chance that a player, with units that are ``coming``, wins the combat in a system or on a planet.

    ``None`` where there is no enemy. Of cards and abilities only a ``bonus`` in the first exchange is counted.
    """
    planet = state.planet_by_id.get(place)
    forces = planet.troops if planet is not None else state.system_by_id[place].fleets
    side = troops if planet is not None else ships
    foes = [foe for other, force in enumerate(forces) if other != player and (foe := side(force))]
    if not foes:
        return None
    ours = side(forces[player] + coming)
    return opened(ours, foes[0], bonus) if bonus else wins(ours, foes[0])


@cache
def opened(attacker: Side, defender: Side, bonus: int) -> float:
    """Return the chance that the attacker wins whose dice have so much more in the first exchange."""
    better = tuple(needed - bonus for needed in attacker)
    return sum(
        often * as_often * wins(attacker[taken:], defender[given:])
        for given, often in enumerate(hits(better))
        for taken, as_often in enumerate(hits(defender))
    )


def takes(fleet: Force, foes: Force, garrison: Force) -> float:
    """Return the chance that a fleet with ground forces aboard beats enemy ships and then the garrison of a planet.

    Ships that are lost take along the ground forces that the others have no room for. Battleships bombard (GAL-G15).
    """
    kinds = [kind for kind in SHIPS for _ in range(fleet[kind])][-MOST:]
    chances = survivors(ships(fleet), ships(foes))
    return sum(chance * _lands(kinds[-left:], fleet, garrison) for left, chance in enumerate(chances) if left and chance)


def keeps(fleet: Force, foes: Force, garrison: Force, rival: Force) -> float:
    """Return the chance that a fleet which takes a planet still holds it after a rival's fleet has come at once: what is
    left of its ships and ground forces stays. 0 where it never takes it. Battleships' bombardment is not counted here."""
    units = content().units
    kinds = [kind for kind in SHIPS for _ in range(fleet[kind])][-MOST:]
    aboard = [kind for kind in TROOPS for _ in range(fleet[kind])][-MOST:]
    taken = kept = 0.0
    for left, chance in enumerate(survivors(ships(fleet), ships(foes))):
        above = force_in(kinds[-left:]) if left and chance else NONE
        room = sum(units[kind].capacity * count for kind, count in above)
        landing = aboard[-room:] if room else []
        for stand, often in enumerate(survivors(troops(force_in(landing)), troops(garrison))):
            if stand and chance * often:
                taken += chance * often
                kept += chance * often * (1 - takes(rival, above, force_in(landing[-stand:])))
    return kept / taken if taken else 0.0


def force_in(kinds: Sequence[str]) -> Force:
    """Return units of these kinds, one each."""
    return sum((force_of(kind) for kind in kinds), NONE)


def _lands(kinds: Sequence[str], fleet: Force, garrison: Force) -> float:
    """Return the chance that the ground forces of a fleet take a planet when only ships of these kinds are left."""
    units = content().units
    room = sum(units[kind].capacity for kind in kinds)
    landing, defenders = troops(fleet)[-room:] if room else (), troops(garrison)
    fallen = hits(tuple(units[kind].bombards for kind in kinds if units[kind].bombards))
    return sum(chance * wins(landing, defenders[number:]) for number, chance in enumerate(fallen))
