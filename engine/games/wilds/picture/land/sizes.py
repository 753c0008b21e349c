"""How large hexes and points of wild land are drawn, and what stands on them."""

from __future__ import annotations

import math

from engine.core.frame import READ
from engine.maps.lattice import Lattice

from .covers import MEASURE

LEAST, CROP = 36, 42
"""The smallest radius of hexes, and that of a map of which even so not all fits."""

SIZES = tuple(Lattice(2 * half, 2 * round(half * 1.732), 3 * half, True) for half in range(66, 17, -1))
"""The lattices that a land can be drawn on, the largest first: pointed hexes of radius 132 to 36, in steps of 2."""


def sized(radius: int) -> Lattice:
    """Return the lattice of a radius."""
    return next(lattice for lattice in SIZES if lattice.radius == radius)


def scale_of(lattice: Lattice) -> float:
    """Return how large things are on a lattice beside one of radius 54."""
    return lattice.radius / MEASURE


def grain_of(radius: float) -> float:
    """Return how large a terrain's marks are beside the hex: on larger ones they are more and finer."""
    return min(1.0, math.sqrt(MEASURE / radius))


def label_size(scale: float) -> int:
    """Return the size that coordinates and names of next moves are set in: never less than a phone can show."""
    return max(READ, min(28, round(14 * scale)))
