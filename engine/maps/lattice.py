"""Where hexes of one size lie: exact integer lattices, in pixels."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Cell = tuple[int, int]
Point = tuple[float, float]


class Lattice(msgspec.Struct, frozen=True):
    """Hexes of one size: flat side up, or pointed; all lengths in pixels.

    Sides that face each other are ``across`` (even) apart, rows of hexes ``along`` apart. For flat hexes these rows are
    the columns of the map, each half a hex lower than the one before; for pointed ones they are its rows.
    """

    radius: int
    across: int
    along: int
    pointed: bool = False

    @property
    def half(self) -> int:
        """Half the distance of two sides that face each other."""
        return self.across // 2

    def place(self, at: Cell) -> tuple[int, int]:
        """Return the centre of a hex, with that of (0, 0) at (0, 0)."""
        q, r = at
        if self.pointed:
            return q * self.across + r * self.half, r * self.along
        return q * self.along, r * self.across + q * self.half

    @property
    def scale(self) -> float:
        """How large what lies on a hex is drawn, 1 at the radius that everything is given for."""
        return self.radius / (54 if self.pointed else 46)

    @property
    def line(self) -> float:
        """How wide lines are drawn, 1 at that radius and below: they grow less than what they surround."""
        return float(max(1.0, self.scale) ** 0.7)

    @property
    def reach(self) -> tuple[int, int]:
        """Half the width and half the height of a hex, rounded up to whole pixels."""
        flat = (-(-self.along * 2 // 3), -(-self.across // 2))
        return (flat[1], flat[0]) if self.pointed else flat

    @property
    def vertices(self) -> tuple[Point, ...]:
        """The six corners around (0, 0); side i lies between corners i and i + 1."""
        long, short, side = self.along * 2 / 3, self.along / 3, self.across / 2
        if self.pointed:
            return (0, -long), (side, -short), (side, short), (0, long), (-side, short), (-side, -short)
        return (short, -side), (long, 0), (short, side), (-short, side), (-long, 0), (-short, -side)

    @property
    def middles(self) -> tuple[Point, ...]:
        """The middles of the six sides."""
        v = self.vertices
        return tuple(((v[i][0] + v[(i + 1) % 6][0]) / 2, (v[i][1] + v[(i + 1) % 6][1]) / 2) for i in range(6))

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the hex that covers a point."""
        if self.pointed:
            r, q = y / self.along, x / self.across - y / self.along / 2
        else:
            q, r = x / self.along, y / self.across - x / self.along / 2
        best = round(q), round(r)
        off_q, off_r, off_s = abs(best[0] - q), abs(best[1] - r), abs(round(-q - r) + q + r)
        if off_q > off_r and off_q > off_s:
            return -best[1] - round(-q - r), best[1]
        if off_r > off_s:
            return best[0], -best[0] - round(-q - r)
        return best

    def hexes_in(self, left: int, top: int, right: int, bottom: int) -> Iterable[tuple[Cell, int, int]]:
        """Yield each hex that touches a rectangle, with its centre: the same frame of reference as `place`."""
        wide, high = self.reach
        if self.pointed:
            for r in range(-((high - top) // self.along), (bottom + high) // self.along + 1):
                shift, y = r * self.half, r * self.along
                for q in range(-((wide - left + shift) // self.across), (right + wide - shift) // self.across + 1):
                    yield (q, r), q * self.across + shift, y
            return
        for q in range(-((wide - left) // self.along), (right + wide) // self.along + 1):
            shift, x = q * self.half, q * self.along
            for r in range(-((high - top + shift) // self.across), (bottom + high - shift) // self.across + 1):
                yield (q, r), x, r * self.across + shift
