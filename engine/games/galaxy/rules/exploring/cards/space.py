"""Cards that change the map: gamma wormholes (GAL-G35), the Tide Storm (GAL-G34) and the Phantom World (GAL-G36)."""

from __future__ import annotations

from ....state import naming
from ....state.content import PHANTOM
from ....state.state import Exploration
from ... import control
from ...events import exploring
from ...progress import Voyage
from .. import effects, frontier
from ..effects import Option

SIDES = ("alpha", "beta")


@effects.effect("gamma-gate", "gamma-beacon")
def open_gamma(voyage: Voyage, task: Exploration) -> None:
    """Put a gamma token in the system explored (GAL-G35)."""
    planet = voyage.state.planet_by_id.get(task.place)
    frontier.open_gamma(voyage, task.place if planet is None else planet.system)


def _storm(side: str) -> effects.Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        voyage.set_system(task.place, storm=side)
        where = naming.system_name(task.place)
        voyage.tell(exploring.TokenPlaced(where, side), rules=("GAL-G34", "GAL-038"))

    return act


effects.register("tide-storm", options=tuple(Option(side, effects.always, _storm(side)) for side in SIDES), free=False)


@effects.effect(PHANTOM)
def phantom(voyage: Voyage, task: Exploration) -> None:
    """Put the Phantom World in the system; its explorer gains it, ready (GAL-G36).

    Only when this card is purged and the frontier token is back is the planet explored in its turn: so this exploration
    goes before that of the planet.
    """
    below = len(voyage.state.agenda)
    voyage.set_planet(PHANTOM, system=task.place)
    voyage.set_system(task.place, planets=(*voyage.system(task.place).planets, PHANTOM))
    voyage.tell(exploring.Phantom(voyage.name(task.player), naming.system_name(task.place)))
    control.gain(voyage, task.player, PHANTOM, ready=True)
    agenda = voyage.state.agenda
    caused = len(agenda) - below
    voyage.change(agenda=(agenda[caused], *agenda[:caused], *agenda[caused + 1 :]))
