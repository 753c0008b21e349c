"""Wilds: a party roams a secret region of hexes or points, by vote or with a game master (data/wilds)."""

from .files.files import region_named
from .game import GAME
from .state.content import content
from .state.options import HAND_MADE

for part in ("goods", "archetypes", "sayings"):
    getattr(content(), part)  # what is wrong in data/wilds stops the start, not an expedition
for key in HAND_MADE:
    region_named(key)

__all__ = ["GAME"]
