"""Beacon: keepers of a lighthouse play chores from hidden hands of cards, and a storm undoes them."""

from .game import GAME

__all__ = ["GAME"]
