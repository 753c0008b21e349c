"""Skyshard: a party explores a dark place tile by tile and gathers star shards."""

from .game import GAME

__all__ = ["GAME"]
