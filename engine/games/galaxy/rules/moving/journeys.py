"""What a move brings into the active system, and how its text says so (GAL-G12)."""

from __future__ import annotations

import re

import msgspec

from ...state import naming
from ...state.state import NONE, SHIPS, TROOPS, Force, State, force_of
from .capacity import excess, room

_STORM = re.compile(r"[\s,]+(?:by|through)(?:\s+the)?\s+storm\s*$")
_PART = re.compile(r"\s*(.+?)(?:\s+from\s+(.+?))?\s*")


class Journey(msgspec.Struct, frozen=True):
    """Units of one player that set out from a system: ``force`` are ships and what they carry from there.

    ``picked`` are ground forces that they take up in systems passed. ``storm``: they are to go by a storm's wormhole.
    """

    origin: str
    force: Force
    picked: tuple[tuple[str, Force], ...] = ()
    storm: bool = False

    @property
    def ships(self) -> Force:
        """The ships among them."""
        return self.force.only(*SHIPS)

    @property
    def carried(self) -> int:
        """How many ground forces are carried in all."""
        return self.force.troops + self.taken_up

    @property
    def taken_up(self) -> int:
        """How many ground forces are taken up on the way."""
        return sum(force.troops for _, force in self.picked)


def written(journey: Journey) -> str:
    """Return units as a move writes them: "1 transport, 2 infantry from B2", and " by storm" if they are to go by one."""
    parts = [naming.written_force(journey.force)]
    parts += [f"{number} {kind} from {system}" for system, force in journey.picked for kind, number in force]
    return ", ".join(parts) + (" by storm" if journey.storm else "")


def read(state: State, origin: str, text: str) -> Journey | None:
    """Return what a move's text names, ``None`` where it is not clear."""
    wanted = text.casefold().strip()
    storm = _STORM.search(wanted)
    if storm is not None:
        wanted = wanted[: storm.start()]
    force, picked = NONE, dict[str, Force]()
    for part in re.split(r",|\band\b|\+", wanted):
        found = _PART.fullmatch(part)
        units = naming.read_force(found[1]) if found is not None else None
        if found is None or units is None:
            return None
        place = naming.system_named(state, found[2]) if found[2] else state.system_by_id[origin]
        if place is None:
            return None
        if place.id == origin:
            force += units
        else:
            picked[place.id] = picked.get(place.id, NONE) + units
    return Journey(origin, force, tuple(sorted(picked.items())), storm is not None)


# Ground forces in a system, and how many of them ships would carry.


def on_planets(state: State, player: int, system: str) -> Force:
    """Return a player's ground forces on the planets of a system."""
    total = NONE
    for planet in state.system_by_id[system].planets:
        troops = state.planet_by_id[planet].troops
        total += troops[player].only(*TROOPS) if troops else NONE
    return total


def loaded(state: State, player: int, system: str, ships: Force) -> Force:
    """Return ships with all the ground forces that they can carry: those in space first, mechs before infantry."""
    force, space = ships, room(ships)
    for held in (state.system_by_id[system].fleets[player], on_planets(state, player, system)):
        taken = some(held, space)
        force, space = force + taken, space - taken.troops
    return force


def bare(state: State, player: int, system: str, ships: Force) -> Force:
    """Return ships with no more than those ground forces in space that would be lost if they stayed behind (GAL-G12)."""
    fleet = state.system_by_id[system].fleets[player]
    return ships + some(fleet, min(excess(fleet - ships), room(ships)))


def some(force: Force, count: int) -> Force:
    """Return up to so many of the ground forces, mechs first."""
    mechs = min(force.mech, count)
    return Force(mech=mechs, infantry=min(force.infantry, count - mechs))


def strongest(ships: Force, count: int) -> Force:
    """Return up to so many of the ships, the dearest first."""
    total = NONE
    for kind in reversed(SHIPS):
        total += force_of(kind, min(ships[kind], count - total.ships))
    return total
