"""A brush and what it is told: places, colours, faces of letters. What is drawn is a sprite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in units of a brush."""
Colour = tuple[int, int, int] | str
"""Red, green and blue, or the name of a colour of the palette."""
Face = Literal["title", "bold", "medium"]
Align = Literal["left", "middle", "right"]


class Sprite(Protocol):
    """A drawn part of a picture."""

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        ...

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        ...


class BrushLike(Protocol):
    """A sheet to draw on. Coordinates are (x, y) in units of the brush, from its origin; so are widths and radii."""

    def inner(self, x: float, y: float, size: float, /) -> BrushLike:
        """Return a brush on the same sheet for a drawing in a box of 48 units, ``size`` units wide around (x, y)."""
        ...

    def moved(self, x: float, y: float, /) -> BrushLike:
        """Return a brush on the same sheet whose (0, 0) is this one's (x, y)."""
        ...

    def polygon(self, points: Sequence[Point], fill: Colour, /) -> None:
        """Fill a polygon."""
        ...

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: Colour, /) -> None:
        """Fill a rectangle."""
        ...

    def plate(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        fill: Colour,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
        /,
    ) -> None:
        """Fill a rectangle with round corners (upper left, upper right, lower right, lower left)."""
        ...

    def disc(self, x: float, y: float, radius: float, fill: Colour, /) -> None:
        """Fill a disc."""
        ...

    def oval(self, x: float, y: float, wide: float, high: float, fill: Colour, /) -> None:
        """Fill an ellipse with the half axes ``wide`` and ``high``."""
        ...

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour, /) -> None:
        """Draw a circle whose outer edge is at ``radius``."""
        ...

    def stroke(
        self, points: Sequence[Point], width: float, fill: Colour, /, *, closed: bool = False, round_ends: bool = True
    ) -> None:
        """Draw a line through points, with round corners; its ends are round too unless told otherwise."""
        ...

    def line(self, points: Sequence[Point], width: float, fill: Colour, /) -> None:
        """Draw a line through many points that lie close together, such as a wave."""
        ...

    def hatch(self, fill: Colour, step: float, width: float, /, *, rising: bool = False) -> None:
        """Draw lines at 45 degrees over all of the sheet, ``step`` finished pixels apart and ``width`` wide; they fall to
        the right, or are ``rising``."""
        ...

    @property
    def scale(self) -> float:
        """How many finished pixels a unit is."""
        ...

    def finish(self) -> Sprite:
        """Return what was drawn at its finished size: RGB on a ground, else RGBA."""
        ...
