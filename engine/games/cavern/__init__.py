"""Cavern: rival bands build a dungeon tile by tile and fight over what its finished rooms hold."""

from .content import content
from .game import GAME

content()  # what is wrong in data/cavern/ stops the start, not a game

__all__ = ["GAME"]
