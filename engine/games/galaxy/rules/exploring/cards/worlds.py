"""Cards that stay: attachments (GAL-028), relic fragments (GAL-030) and the Puzzle Engine (GAL-037)."""

from __future__ import annotations

from ....state import naming
from ....state.content import TRUCE
from ....state.state import TROOPS, Exploration
from ...economy import supply
from ...events import turning
from ...moving import capacity
from ...progress import Voyage
from .. import effects

RULES = ("GAL-G30",)

effects.register(
    "star-shell",
    "garden-world",
    "sealed-tomb",
    "lost-settlers",
    "ore-world",
    "wealthy-world",
    "green-laboratory",
    "yellow-laboratory",
    "blue-laboratory",
    "red-laboratory",
)
"""These bring what `attachments.attachment` says, from the moment they are attached."""

effects.register(
    "cultural-fragment",
    "industrial-fragment",
    "hazardous-fragment",
    "unmarked-fragment",
    "puzzle-engine",
)


@effects.effect(TRUCE)
def clear_world(voyage: Voyage, task: Exploration) -> None:
    """Clear a planet before a Truce World is attached to it (GAL-G30).

    Structures go back to the reinforcements, ground forces up to space, where there has to be room for them at once.
    """
    planet = voyage.planet(task.place)
    for player, force in enumerate(planet.troops):
        supply.take(voyage, player, planet.id, "dock", force.dock, TRUCE, RULES)
        troops = force.only(*TROOPS)
        if troops:
            voyage.take_units(player, planet.id, troops)
            voyage.add_units(player, planet.system, troops)
            where, units = naming.system_name(planet.system), naming.written_force(troops)
            voyage.tell(turning.PlacedUnits(voyage.name(player), where, units, TRUCE), rules=RULES)
            capacity.trim(voyage, player, planet.system)
