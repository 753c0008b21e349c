"""The drawings of icons for regions: what stands in the way, hoods of stealth, bodies, what lies under water."""

from __future__ import annotations

from collections.abc import Callable

from engine.render.brush import Brush, Colour, Point, curve

HOOD: tuple[Point, ...] = (
    (24, 3),
    *curve((24, 3), (34, 3), (42, 18), (42, 46), 10),
    (42, 46),
    (6, 46),
    *curve((6, 46), (6, 18), (14, 3), (24, 3), 10),
)


def hooded(brush: Brush, cloth: Colour, face: Colour, eyes: Colour) -> None:
    """A hood in colours of choice."""
    brush.polygon(HOOD, cloth)
    opening = [(24, 14), *curve((24, 14), (32, 16), (36, 25), (32, 38), 8), (24, 40)]
    opening += [(48 - x, y) for x, y in reversed(opening)]
    brush.polygon(opening, face)
    brush.disc(20, 29, 2.2, eyes)
    brush.disc(28, 29, 2.2, eyes)


def hood(brush: Brush) -> None:
    """Stealth: a grey hood with two eyes."""
    hooded(brush, "mist", "ink", "bone")


def wall(brush: Brush) -> None:
    """A cracked cliff with a pale top: climbing."""
    left: list[Point] = [(5, 46), (5, 18), (15, 12), (17, 46)]
    middle: list[Point] = [(15, 12), (25, 2), (33, 9), (31, 46), (17, 46)]
    right: list[Point] = [(33, 9), (43, 15), (43, 46), (31, 46)]
    for points, colour in ((left, "steel"), (middle, "grey"), (right, "steel")):
        brush.polygon(points, colour)
    brush.polygon(((15, 12), (25, 2), (33, 9), (27, 18), (22, 13), (17, 20)), "bone")
    for crack in (((11, 22), (14, 30), (10, 37)), ((24, 19), (21, 28), (26, 36), (23, 46)), ((37, 19), (35, 30), (38, 38))):
        brush.stroke(crack, 2.4, "ink")


def barred(brush: Brush) -> None:
    """A door with an iron band across it."""
    brush.plate(7, 4, 41, 46, 14, "wood", (True, True, False, False))
    for x in (17.5, 29.0):
        brush.box(x, 6, x + 1.8, 46, "wood_2")
    brush.box(3, 19, 45, 27, "grey")
    brush.box(3, 25, 45, 27, "steel")
    brush.disc(24, 37, 3.6, "lantern")


def ford(brush: Brush) -> None:
    """Water between two posts: a ford, a flood."""
    for x in (6.0, 36.0):
        brush.plate(x, 6, x + 6, 44, 2, "wood")
    for y in (17, 29, 41):
        points = curve((4, y + 2), (10, y - 8), (16, y - 6), (24, y), 8)
        points += curve((24, y), (32, y + 6), (38, y + 6), (44, y - 3), 8)
        brush.stroke(points, 4.6, "wave")


def web(brush: Brush) -> None:
    """Thorns or webs: something that holds whoever goes through."""
    for points in (((5, 40), (18, 26), (26, 32), (43, 8)), ((5, 10), (20, 20), (28, 14), (43, 40))):
        brush.stroke(points, 4.4, "green")
    for x, y in ((12, 33), (34, 20), (13, 15), (35, 27), (23, 23)):
        brush.polygon(((x - 5, y), (x, y - 7), (x + 5, y), (x, y + 7)), "green")


def body(brush: Brush) -> None:
    """Somebody who lies there."""
    brush.oval(24, 41, 22, 4, "steel")
    brush.disc(8.5, 30, 6.4, "bone")
    brush.plate(15, 24, 33, 38, 6, "bone")
    brush.plate(29, 26, 46, 31, 2.5, "bone")
    brush.plate(29, 33, 44, 38, 2.5, "bone")


def lever(brush: Brush) -> None:
    """A mechanism: a lever on its plate."""
    brush.plate(6, 34, 42, 45, 4, "grey")
    brush.stroke(((24, 36), (36, 10)), 5, "steel")
    brush.disc(36, 10, 6.4, "lantern")


def page(brush: Brush) -> None:
    """A sealed paper: something to be carried out."""
    brush.plate(9, 4, 39, 44, 3, "bone")
    for y in (13.0, 20.0, 27.0):
        brush.box(15, y, 33, y + 2.6, "sepia")
    brush.disc(31, 38, 6, "vermilion")


DRAWINGS: dict[str, Callable[[Brush], None]] = {
    "stealth": hood,
    "wall": wall,
    "barred": barred,
    "ford": ford,
    "web": web,
    "body": body,
    "lever": lever,
    "object": page,
}
