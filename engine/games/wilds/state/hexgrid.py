"""The grid that hexes are numbered in: rows of hexes on their point, every other row half a hex further right (WLD-G32)."""

from __future__ import annotations

import msgspec

from engine.maps.hexes import Hex


class Grid(msgspec.Struct, frozen=True):
    """``width`` hexes in each of ``height`` rows; in "odd-r" the second row lies further right, in "even-r" the first."""

    width: int
    height: int
    layout: str = "odd-r"

    @property
    def cells(self) -> tuple[Hex, ...]:
        """The axial places of all hexes as one reads: row by row from the top left, which is row 0."""
        return tuple(self.at(row, column) for row in range(self.height) for column in range(self.width))

    def at(self, row: int, column: int) -> Hex:
        """Return the axial place of a hex by its row and column, both from 0."""
        odd = row & 1
        return column - (row - odd if self.layout == "odd-r" else row + odd) // 2, row

    def column(self, at: Hex) -> int:
        """Return the column of an axial place, which may lie outside of the grid."""
        q, row = at
        odd = row & 1
        return q + (row - odd if self.layout == "odd-r" else row + odd) // 2

    def number(self, at: Hex) -> int:
        """Return a hex's number, counted from 1 as one reads."""
        return at[1] * self.width + self.column(at) + 1
