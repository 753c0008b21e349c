"""Ground forces in space: how many ships have room for, and what becomes of the others (GAL-G12)."""

from __future__ import annotations

from ...state import naming
from ...state.content import content
from ...state.state import TROOPS, Force, force_of
from .. import flow, steps
from ..events import turning
from ..progress import Voyage


def room(force: Force) -> int:
    """Return how many ground forces some ships can carry (GAL-G13)."""
    return sum(content().units[kind].capacity * number for kind, number in force)


def excess(force: Force) -> int:
    """Return how many ground forces in space have no ship to carry them (GAL-G12)."""
    return max(0, force.troops - room(force))


def trim(voyage: Voyage, player: int, system: str) -> None:
    """Remove a player's excess ground forces from the space of a system at once (GAL-G12).

    Where infantry and mechs are there and the player can choose, `ExcessTroops` is asked first of all: its options are sets
    of units as `written` writes them, the cheapest first.
    """
    there = voyage.units(player, system)
    too_many = excess(there)
    if not too_many:
        return
    ways = [
        Force(infantry=too_many - mechs, mech=mechs)
        for mechs in range(too_many + 1)
        if mechs <= there.mech and too_many - mechs <= there.infantry
    ]
    if len(ways) == 1:
        _remove(voyage, player, system, ways[0])
        return
    options = tuple(written(way) for way in ways)
    voyage.push(steps.ExcessTroops(system, too_many, owner=player, options=options, default=options[0]))


@flow.answer(steps.ExcessTroops)
def choose(voyage: Voyage, question: steps.ExcessTroops, option: str) -> None:
    """Remove the ground forces that were chosen."""
    _remove(voyage, question.owner, question.system, read(option))


def _remove(voyage: Voyage, player: int, system: str, force: Force) -> None:
    voyage.take_units(player, system, force)
    where = naming.system_name(system)
    voyage.tell(turning.RemovedExcess(voyage.name(player), where, naming.written_force(force)))


def written(force: Force) -> str:
    """Return ground forces as one word: "2-infantry+1-mech"."""
    return "+".join(f"{number}-{kind}" for kind, number in force.only(*TROOPS))


def read(word: str) -> Force:
    """Return the ground forces that such a word stands for."""
    total = Force()
    for part in word.split("+"):
        number, kind = part.split("-")
        total += force_of(kind, int(number))
    return total
