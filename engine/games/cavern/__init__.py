"""Cavern: rival bands build a dungeon tile by tile and fight over what its finished rooms hold."""

from .game import GAME
from .state.content import content

content()  # what is wrong in data/cavern/ stops the start, not a game

__all__ = ["GAME"]
