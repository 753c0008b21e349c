"""Frontier tokens and gamma tokens: where they lie, who may explore them, and when they go (GAL-016, GAL-G06, GAL-G35)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import IllegalMove

from ...state import naming
from ...state.state import State, System
from ..events import exploring
from ..progress import Voyage


def may_hold_token(system: System) -> bool:
    """Return whether a frontier token can be put in a system: it has no planet and no token, and is not the Eddy
    (GAL-G06, GAL-G07)."""
    return not system.planets and not system.frontier and system.id != naming.EDDY


def place_token(voyage: Voyage, system: str, rules: Sequence[str] = ("GAL-020", "GAL-G07")) -> None:
    """Put a frontier token from the unlimited supply in a system that `may_hold_token` (GAL-020, GAL-G06)."""
    assert may_hold_token(voyage.system(system)), system
    voyage.set_system(system, frontier=True)
    voyage.tell(exploring.TokenPlaced(naming.system_name(system), "frontier"), rules=rules)


def return_token(voyage: Voyage, place: str) -> None:
    """Return an explored frontier token to the supply (GAL-023, GAL-G19).

    At a desk it lies on a table elsewhere: whoever sits there is told, if ``place`` is named at all.
    """
    if place in voyage.state.system_by_id:
        voyage.set_system(place, frontier=False)
    if place:
        voyage.tell(exploring.TokenReturned(naming.place_name(voyage.state, place)))


def refuse(state: State, player: int, system: str) -> IllegalMove | None:
    """Return why a player cannot explore the frontier of a system, whatever permits it: there is no token (GAL-016), or
    no ship of theirs (GAL-G20, GAL-G21). ``None`` if they can."""
    found = state.system_by_id.get(system)
    if found is None:
        return IllegalMove("There is no such place to explore: planets and frontier tokens are explored.", "GAL-001")
    name = naming.system_name(system)
    if not found.frontier:
        return IllegalMove(f"There is no frontier token in {name}, and without one its space can't be explored.", "GAL-016")
    if not found.fleets[player].ships:
        return IllegalMove(f"You have no ship in {name} to explore the frontier with.", "GAL-G21")
    return None


def open_gamma(voyage: Voyage, system: str) -> None:
    """Put a gamma token in a system: it is adjacent to every other gamma system from now on, first of all the Eddy
    (GAL-G35). Where one lies already, nothing changes."""
    if voyage.system(system).gamma:
        return
    voyage.set_system(system, gamma=True)
    voyage.tell(exploring.TokenPlaced(naming.system_name(system), "gamma"), rules=("GAL-G35",))
