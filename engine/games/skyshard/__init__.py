"""Skyshard: a party explores a dark place tile by tile and gathers star shards."""

from .content import content
from .game import GAME

content()  # what is wrong in data/skyshard/ stops the start, not a delve

__all__ = ["GAME"]
