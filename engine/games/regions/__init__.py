"""Regions: a party crosses, sneaks or runs through a map of regions whose Challenges the bot plays (data/regions)."""

from .files.files import scenario_named
from .files.themes import making, themes
from .game import GAME
from .state.content import content
from .state.options import HAND_MADE

for part in ("crafts", "backgrounds", "plays", "gear", "challenges", "fortunes", "sayings"):
    getattr(content(), part)  # what is wrong in data/regions stops the start, not a scenario
for key in HAND_MADE:
    scenario_named(key)
themes()
making()

__all__ = ["GAME"]
