"""Retreats from a space combat: where ships may go, and their going there (GAL-G14)."""

from __future__ import annotations

from collections.abc import Sequence

from ...state import board, naming
from ...state.content import VOID_COMPASS
from ...state.state import MOST_SHIPS, NONE, State
from ..events import fighting
from ..moving import capacity, storms
from ..progress import Voyage

FIRST_ROUND = 2
"""The first round of a combat in which somebody may announce a retreat (GAL-G14)."""


def places(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return the systems that a player's ships could retreat to now, in the map's order.

    Adjacent ones without other players' ships where the player has a unit or planet; with Void Compass also any without
    other players' units (GAL-G14, GAL-G20). There has to be room for all of the ships (GAL-G12, GAL-G56).
    """
    return tuple(near for near in board.adjacent(state, system) if _open(state, player, system, near))


def _open(state: State, player: int, system: str, near: str) -> bool:
    if board.others_ships(state, player, near) is not None:
        return False
    if board.ships_in(state, player, system) + board.ships_in(state, player, near) > MOST_SHIPS:
        return False
    if board.present(state, player, near):
        return True
    return state.players[player].knows(VOID_COMPASS) and not _others_units(state, player, near)


def _others_units(state: State, player: int, system: str) -> bool:
    """Return whether other players have units of any kind in a system."""
    one = state.system_by_id[system]
    held = [one.fleets, *(state.planet_by_id[planet].troops for planet in one.planets)]
    return any(force for forces in held for other, force in enumerate(forces) if other != player)


def leave(voyage: Voyage, system: str, leaving: Sequence[tuple[int, str]]) -> None:
    """Let players' ships, with the ground forces aboard, go to adjacent systems in one step, in the order given.

    Who may no longer go there stays. A storm whose wormhole they used is flipped when all are there (GAL-G34).
    """
    gone = [(player, to) for player, to in leaving if _go(voyage, player, system, to)]
    before = voyage.state
    for player, to in gone:
        storms.retreated(voyage, player, system, to, before)
    for player, to in gone:
        capacity.trim(voyage, player, to)


def _go(voyage: Voyage, player: int, system: str, to: str) -> bool:
    if to not in places(voyage.state, player, system):
        return False
    fleet = voyage.units(player, system)
    voyage.set_units(player, system, NONE)
    voyage.add_units(player, to, fleet)
    origin, target = (naming.system_name(one) for one in (system, to))
    voyage.tell(fighting.Retreated(voyage.name(player), origin, target))
    return True
