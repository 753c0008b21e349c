"""What all boards of scenes have in common."""

from __future__ import annotations

import msgspec


class Board(msgspec.Struct, frozen=True):
    """What a scene shows in its middle: a map, or what is to be compared."""
