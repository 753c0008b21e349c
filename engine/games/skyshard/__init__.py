"""Skyshard: a party explores a dark place tile by tile and gathers star shards."""

from .game import GAME
from .state.content import content

content()  # what is wrong in data/skyshard/ stops the start, not a delve

__all__ = ["GAME"]
