"""What a faction has that others have not (GAL-G94)."""

from __future__ import annotations

from .content import Faction, Power, content
from .state import State

NONE = Faction("", "", "", "", "")
"""That of a player without a faction: nothing more, and nothing cheaper."""


def of(state: State, player: int) -> Faction:
    """Return the faction of a player, `NONE` where no player has any."""
    return content().factions.get(state.players[player].faction, NONE)


def can(state: State, player: int, power: Power) -> bool:
    """Return whether the faction of a player has this ability."""
    faction = state.players[player].faction
    return bool(faction) and content().factions[faction].power == power
