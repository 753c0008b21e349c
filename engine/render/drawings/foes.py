"""The figures of enemies, bone on their dark discs, each on a brush in a box of 48 units: of beasts, raiders and husks one
that strikes from beside, and one that reaches farther; and one for each habit, by which it can be read off the map."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, Point, curve

_DARK = "umber"


def _mirrored(half: list[Point]) -> list[Point]:
    return [*half, *((48 - x, y) for x, y in reversed(half))]


def fangs(brush: Brush) -> None:
    """The head of a beast of prey: ears, narrow eyes, fangs."""
    brush.polygon(_mirrored([(24, 13), (17, 12), (5, -1), (4, 18), (8, 30), (17, 38), (19, 47), (24, 47)]), "bone")
    for x, turn in ((15.0, 1), (33.0, -1)):
        brush.polygon([(x - 6 * turn, 17), (x + 5 * turn, 23), (x - 2 * turn, 25)], _DARK)
    brush.polygon([(20, 31), (28, 31), (24, 36)], _DARK)
    brush.polygon([(18, 38), (30, 38), (27.5, 41), (26, 46), (24, 41), (22, 46), (20.5, 41)], _DARK)


def quills(brush: Brush) -> None:
    """A beast with quills on its back, some of them flying."""
    for step in range(7):
        angle = math.radians(-176 + 26 * step)
        x, y = 27 + 13 * math.cos(angle), 36 + 11 * math.sin(angle)
        tip = (27 + 27 * math.cos(angle), 33 + 33 * math.sin(angle))
        nx, ny = -math.sin(angle) * 4.6, math.cos(angle) * 4.6
        brush.polygon([(x + nx, y + ny), tip, (x - nx, y - ny)], "bone")
    back = curve((3, 43), (8, 20), (44, 20), (46, 45), 14)
    brush.polygon([(0, 41), *back, (8, 47)], "bone")
    brush.disc(11.5, 36.5, 2.6, _DARK)


def _hood(brush: Brush) -> None:
    """A hooded head with shoulders at the right."""
    brush.polygon([(31, 4), (22, 12), (20, 24), (15, 32), (11, 47), (49, 47), (46, 32), (41, 24), (39, 12)], "bone")
    brush.polygon([(31, 13), (26, 17), (25, 24), (31, 30), (37, 24), (36, 17)], _DARK)


def raider(brush: Brush) -> None:
    """Somebody hooded with an axe."""
    _hood(brush)
    brush.stroke(((11, 6), (11, 46)), 9.4, _DARK)
    brush.stroke(((11, 3), (11, 47)), 5, "bone")
    brush.polygon([(11, 3), *curve((4, -2), (-5, 6), (-5, 16), (3, 26), 8), (11, 19)], "bone")


def archer(brush: Brush) -> None:
    """Somebody hooded with a bow drawn."""
    _hood(brush)
    bow = curve((17, 0), (-3, 10), (-3, 32), (17, 42), 12)
    brush.stroke(bow, 10, _DARK)
    brush.stroke(bow, 5, "bone")
    brush.stroke(((24, 21), (4, 21)), 9.6, _DARK)
    brush.stroke(((24, 21), (2, 21)), 4.2, "bone")
    brush.polygon([(4, 12), (-7, 21), (4, 30)], "bone")


def _bones(brush: Brush, y: float) -> None:
    """A skull with a jaw."""
    brush.oval(24, y, 19, 17, "bone")
    brush.plate(14, y + 8, 34, y + 25, 3, "bone")
    for x in (16.5, 31.5):
        brush.oval(x, y + 1, 5.4, 6, _DARK)
    brush.polygon([(24, y + 7), (27.5, y + 13), (20.5, y + 13)], _DARK)
    for x in (20.0, 24.0, 28.0):
        brush.stroke(((x, y + 18), (x, y + 26)), 1.9, _DARK, round_ends=False)


def husk(brush: Brush) -> None:
    """A skull under a helmet with a nose guard."""
    _bones(brush, 22)
    brush.polygon(_mirrored([(24, -3), (12, 1), (4, 10), (3, 19), (21, 19), (21, 27), (24, 29)]), "mist")
    brush.box(3, 16.6, 45, 20, _DARK)
    brush.box(21, 16.6, 27, 27, "mist")


def caller(brush: Brush) -> None:
    """A skull below rays: it strikes from afar."""
    _bones(brush, 27)
    for turn, far in ((-150, 25), (-120, 30), (-90, 31), (-60, 30), (-30, 25)):
        t = math.radians(turn)
        ends = [(24 + reach * math.cos(t), 27 + reach * math.sin(t)) for reach in (21.5, far)]
        brush.stroke(ends, 5, "bone")


def wary(brush: Brush) -> None:
    """A dart in flight: it keeps away and throws."""
    brush.stroke(((40, 8), (12, 36)), 6, "bone")
    brush.polygon([(46, 2), (42, 20), (28, 6)], "bone")
    for x, y in ((18, 30), (11, 37)):
        brush.stroke(((x, y), (x - 10, y - 2)), 5, "bone")
        brush.stroke(((x, y), (x + 2, y + 10)), 5, "bone")


def guards(brush: Brush) -> None:
    """A shield with a bar: it never leaves its tile."""
    brush.polygon(_mirrored([(24, 3), (5, 8), (5, 24), (12, 38), (24, 46)]), "bone")
    brush.box(21.4, 10, 26.6, 38, _DARK)
    brush.box(11, 17, 37, 22, _DARK)


def stalks(brush: Brush) -> None:
    """A ring with sights: it is after one of you."""
    brush.ring(24, 24, 15, 5.4, "bone")
    brush.disc(24, 24, 4.6, "bone")
    for turn in range(4):
        x, y = math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2)
        brush.stroke(((24 + 11 * x, 24 + 11 * y), (24 + 23 * x, 24 + 23 * y)), 5, "bone", round_ends=False)


def flees(brush: Brush) -> None:
    """A wing on a heel: it runs once it is hurt."""
    brush.polygon([(6, 42), (6, 30), (17, 27), (22, 20), (32, 22), (31, 34), (45, 36), (47, 42)], "bone")
    for y, x in ((4, 44), (10, 40), (16, 36)):
        brush.stroke(((24, y + 6), (x, y)), 5, "bone")
    brush.box(6, 43.5, 47, 47, "bone")


def calls(brush: Brush) -> None:
    """A horn that is blown: it calls others."""
    brush.polygon([(0, 19), (8, 19), (29, 5), (29, 43), (8, 29), (0, 29)], "bone")
    for y0, y1 in ((14, 7), (24, 24), (34, 41)):
        brush.stroke(((36, y0), (48, y1)), 5.2, "bone")


def swaps(brush: Brush) -> None:
    """Two arrows past each other: it changes places."""
    for y, turn in ((15, 1), (33, -1)):
        brush.stroke(((24 - 20 * turn, y), (24 + 10 * turn, y)), 6.4, "bone", round_ends=False)
        brush.polygon([(24 + 6 * turn, y - 11), (24 + 22 * turn, y), (24 + 6 * turn, y + 11)], "bone")


def still(brush: Brush) -> None:
    """A stone face with its eyes shut: it moves while nobody looks."""
    brush.polygon(_mirrored([(24, 2), (12, 4), (8, 16), (9, 34), (14, 46), (24, 47)]), "bone")
    for x0, x1 in ((12, 20.5), (27.5, 36)):
        brush.stroke(((x0, 19), (x1, 19)), 3.6, _DARK)
    brush.polygon([(22.4, 16), (25.6, 16), (28, 32), (20, 32)], _DARK)
    brush.stroke(((17, 39), (31, 39)), 3.2, _DARK)


def _within(draw: Callable[[Brush], None]) -> Callable[[Brush], None]:
    """Return a drawing that keeps within its box, also where its tips reach out."""
    return lambda brush: draw(brush.inner(24.5, 25, 39))


DRAWINGS: dict[str, Callable[[Brush], None]] = {
    name: _within(draw)
    for name, draw in (
        ("fangs", fangs),
        ("quills", quills),
        ("raider", raider),
        ("archer", archer),
        ("husk", husk),
        ("caller", caller),
        ("wary", wary),
        ("guards", guards),
        ("stalks", stalks),
        ("flees", flees),
        ("calls", calls),
        ("swaps", swaps),
        ("still", still),
    )
}
"""Figures by the names that scenes use."""
