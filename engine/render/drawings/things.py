"""The drawings of things: arms, treasure, whatever else is carried or won, signs of the road, what stands in the way."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, Colour, Point, curve, star
from engine.render.drawings.emblems import cache, flame


def _turned(points: list[Point], degrees: float) -> list[Point]:
    """Turn points around the middle of the box."""
    t = math.radians(degrees)
    c, s = math.cos(t), math.sin(t)
    return [(24 + (x - 24) * c - (y - 24) * s, 24 + (x - 24) * s + (y - 24) * c) for x, y in points]


def _blade(brush: Brush, degrees: float, half: float = 4, guard: float = 30) -> None:
    edge: list[Point] = [(24, 0), (24 + half, 6), (24 + half, guard + 1), (24 - half, guard + 1), (24 - half, 6)]
    brush.polygon(_turned(edge, degrees), "bone")
    bar: list[Point] = [(14, guard), (34, guard), (34, guard + 4), (14, guard + 4)]
    brush.polygon(_turned(bar, degrees), "brass")
    grip = [(21.5, guard + 4), (26.5, guard + 4), (26.5, 44), (21.5, 44)]
    brush.polygon(_turned(grip, degrees), "wood")
    ((x, y),) = _turned([(24, 44.5)], degrees)
    brush.disc(x, y, 3.4, "brass")


def sword(brush: Brush) -> None:
    """One sword."""
    _blade(brush, 0)


def swords(brush: Brush) -> None:
    """Two swords crossed: a fight."""
    for turn in (45, -45):
        _blade(brush, turn, 3.2, 34)


def flag(brush: Brush) -> None:
    """A swallow-tailed flag: the goal, the party."""
    brush.plate(8, 1, 12.5, 47, 2, "brass")
    brush.polygon([(12, 5), (44, 5), (36, 15), (44, 25), (12, 25)], "lantern")


def gold(brush: Brush) -> None:
    """A tied bag with a coin."""
    side = curve((24, 47), (-4, 47), (0, 29), (17, 15), 14)
    brush.polygon([*side, *((48 - x, y) for x, y in reversed(side))], "wood")
    brush.polygon([(12, 1), (36, 1), (31, 13), (17, 13)], "wood")
    brush.plate(14.5, 11.5, 33.5, 17, 2.4, "wood_2")
    brush.disc(24, 31, 9, "lantern")
    brush.disc(24, 31, 3.8, "wood_2")


def torch(brush: Brush) -> None:
    """A burning torch."""
    brush.polygon([(18.5, 24), (29.5, 24), (27.5, 47), (20.5, 47)], "wood_2")
    brush.plate(15, 20, 33, 28, 2, "grey")
    flame(brush, "orange", "yellow", x=24, y=20, size=0.47)


def rift(brush: Brush) -> None:
    """A standing oval with a star: a magic rift."""
    brush.oval(24, 24, 17, 23.5, "rose")
    brush.oval(24, 24, 10.5, 17, "ink")
    brush.polygon(star(24, 24, 12.5, 3.2, 4), "bone")


def ring(brush: Brush) -> None:
    """A ring with a stone: spoils."""
    brush.ring(24, 31, 16, 6, "lantern")
    brush.polygon([(13, 2), (35, 2), (39, 9), (24, 20), (9, 9)], "ice_light")
    brush.polygon([(18, 2), (30, 2), (24, 20)], "ice")
    brush.polygon([(18, 2), (30, 2), (28, 8), (20, 8)], "ice_light")


def sun(brush: Brush) -> None:
    """Twelve rays."""
    brush.polygon(star(24, 24, 24, 15.5, 12), "lantern")
    brush.disc(24, 24, 11.5, "trail")
    brush.disc(24, 24, 9, "lantern")


def fast(brush: Brush) -> None:
    """A double chevron: another turn."""
    for x in (3, 23):
        brush.polygon([(x, 4), (x + 8, 4), (x + 22, 24), (x + 8, 44), (x, 44), (x + 12, 24)], "bone")


def reroll(brush: Brush) -> None:
    """A turning arrow: rolled once more."""
    turning(brush, "bone")


def turning(brush: Brush, colour: Colour) -> None:
    """The same in a colour of choice."""
    angles = [math.radians(step) for step in range(-62, 228, 6)]
    brush.stroke([(24 + 15.5 * math.cos(t), 28 + 15.5 * math.sin(t)) for t in angles], 7.5, colour, round_ends=False)
    brush.polygon([(28, 0), (28, 24), (9, 12.5)], colour)


def spark(brush: Brush) -> None:
    """A four-pointed spark: experience."""
    brush.polygon(star(24, 24, 24, 7, 4), "sky")
    brush.polygon(star(24, 24, 14.5, 4.6, 4), "white")


def pawn(brush: Brush) -> None:
    """A pawn: held in hand."""
    brush.disc(24, 11, 10, "bone")
    side = curve((19, 17), (19, 30), (14, 36), (10, 40), 10)
    brush.polygon([*side, *((48 - x, y) for x, y in reversed(side))], "bone")
    brush.plate(7, 38, 41, 47, 3, "bone")


def axe(brush: Brush) -> None:
    """An axe: a brute."""
    brush.stroke(((17, 9), (31, 44)), 6, "wood")
    blade = curve((6, 12), (12, 0), (32, -2), (45, 18), 12)
    inner = [*curve((45, 18), (38, 17), (31, 19), (26, 24), 8), (17, 5)]
    brush.polygon([*blade, *inner], "grey")
    brush.polygon([(6, 12), (9, 8), (16, 18), (10, 21)], "grey")


def staff(brush: Brush) -> None:
    """A staff with a star: a mage."""
    brush.stroke(((8, 45), (30, 16)), 6, "wood")
    brush.polygon([(x + 9, y - 9) for x, y in star(24, 24, 15, 6, 5)], "lantern")


def dagger(brush: Brush) -> None:
    """A dagger: a thief."""
    blade: list[Point] = [(24, -3), (30.5, 6), (30.5, 26), (17.5, 26), (17.5, 6)]
    brush.polygon(_turned(blade, 42), "bone")
    brush.polygon(_turned([(12, 26), (36, 26), (36, 31), (12, 31)], 42), "brass")
    brush.polygon(_turned([(20.5, 31), (27.5, 31), (27.5, 47), (20.5, 47)], 42), "wood_2")


def crown(brush: Brush) -> None:
    """A crown: whoever leads."""
    brush.polygon([(5, 38), (1.5, 14), (14, 26), (24, 8), (34, 26), (46.5, 14), (43, 38)], "lantern")
    brush.plate(5, 36, 43, 44, 2, "gilt")
    for x, y in ((3, 13), (24, 7), (45, 13)):
        brush.disc(x, y, 3.6, "bone")


def skull(brush: Brush) -> None:
    """Danger."""
    brush.oval(24, 20, 19, 18, "bone")
    brush.plate(14, 30, 34, 46, 4, "bone")
    for x in (16.0, 32.0):
        brush.oval(x, 21, 5, 6, "ink")
    brush.polygon([(24, 26), (27.5, 32), (20.5, 32)], "ink")
    for x in (20.5, 27.5):
        brush.stroke(((x, 37), (x, 46)), 1.8, "ink", round_ends=False)


def key(brush: Brush) -> None:
    """A key: a secret."""
    brush.ring(24, 13, 12, 5.5, "lantern")
    brush.box(21.5, 24, 26.5, 47, "lantern")
    brush.box(26, 40, 35, 45, "lantern")
    brush.box(26, 31, 33, 36, "lantern")


def lock(brush: Brush) -> None:
    """A closed lock."""
    brush.ring(24, 16, 13, 5, "grey")
    brush.plate(7, 18, 41, 46, 4, "lantern")
    brush.disc(24, 29, 4, "umber")
    brush.polygon([(24, 29), (27, 39), (21, 39)], "umber")


def eye(brush: Brush) -> None:
    """A seeker's eye."""
    top = curve((1, 24), (14, 4), (34, 4), (47, 24), 14)
    brush.polygon([*top, *((48 - x, 48 - y) for x, y in top)], "bone")
    brush.disc(24, 24, 10, "umber")
    brush.disc(20.5, 20.5, 3, "bone")


def alert(brush: Brush) -> None:
    """A warning."""
    brush.stroke(((24, 6), (44, 42), (4, 42)), 6, "vermilion", closed=True)
    brush.polygon(((24, 6), (44, 42), (4, 42)), "vermilion")
    brush.polygon(((21, 16), (27, 16), (25.6, 31), (22.4, 31)), "bone")
    brush.disc(24, 37, 3, "bone")


def moon(brush: Brush) -> None:
    """Darkness: a disc of radius 22 without one of radius 18."""
    outer = [(24 + 22 * math.cos(t), 24 + 22 * math.sin(t)) for t in (math.radians(a) for a in range(25, 278, 7))]
    inner = [(33 + 18 * math.cos(t), 19 + 18 * math.sin(t)) for t in (math.radians(a) for a in range(249, 52, -7))]
    brush.polygon(outer + inner, "bone")


def tent(brush: Brush) -> None:
    """Shelter."""
    brush.stroke(((20, 1), (46, 46)), 3, "bone")
    brush.stroke(((28, 1), (2, 46)), 3, "bone")
    brush.polygon(((24, 8), (46, 46), (2, 46)), "bone")
    brush.polygon(((24, 22), (33, 46), (15, 46)), "umber")


def tower(brush: Brush) -> None:
    """A landmark."""
    brush.polygon([(13, 16), (35, 16), (38, 47), (10, 47)], "bone")
    brush.box(8, 8, 40, 18, "bone")
    for left in (8.0, 20.5, 33.0):
        brush.box(left, 2, left + 7, 9, "bone")
    brush.plate(20, 33, 28, 47, 4, "umber", (True, True, False, False))
    brush.plate(21.5, 21, 26.5, 28, 2, "umber")


def sprig(brush: Brush) -> None:
    """A resource."""
    brush.stroke([(24, 47), (24, 26)], 3.8, "green")
    brush.stroke(curve((24, 30), (24, 22), (28, 16), (34, 12)), 3.0, "green")
    for (x, y), turn, size in (((24, 22), -50, 1.06), ((23, 33), -160, 0.96), ((25, 37), -22, 0.86)):
        t = math.radians(turn)
        c, s = math.cos(t) * size, math.sin(t) * size
        upper = curve((0, 0), (6, -11), (19, -11), (25, 0), 9)
        leaf = [*upper, *curve((25, 0), (19, 9), (7, 10), (0, 0), 9)]
        brush.polygon([(x + px * c - py * s, y + px * s + py * c) for px, py in leaf], "green")


def houses(brush: Brush) -> None:
    """A settlement: two houses."""
    brush.polygon([(25, 26), (36, 14), (47, 26), (45, 26), (45, 44), (27, 44)], "sand")
    brush.polygon([(0, 25), (15, 8), (30, 25), (28, 25), (28, 44), (3, 44)], "bone")
    brush.box(12, 32, 19, 44, "umber")
    brush.box(33, 33, 39, 44, "umber")


def footprints(brush: Brush) -> None:
    """Tracks."""
    for x, y in ((15, 30), (33, 14)):
        brush.oval(x, y, 6, 9, "bone")
        brush.oval(x - 1, y + 13, 4.4, 4.6, "bone")


def prize(brush: Brush) -> None:
    """A five-pointed star."""
    brush.polygon(star(24, 26, 24, 10, 5), "lantern")


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
    "sword": sword,
    "swords": swords,
    "flag": flag,
    "party": flag,
    "gold": gold,
    "treasure": cache,
    "torch": torch,
    "rift": rift,
    "ring": ring,
    "sun": sun,
    "fast": fast,
    "reroll": reroll,
    "experience": spark,
    "xp": spark,
    "inhand": pawn,
    "brute": axe,
    "mage": staff,
    "leader": crown,
    "thief": dagger,
    "danger": skull,
    "secret": key,
    "lock": lock,
    "seeker": eye,
    "alert": alert,
    "moon": moon,
    "shelter": tent,
    "landmark": tower,
    "resource": sprig,
    "settlement": houses,
    "footprints": footprints,
    "star": prize,
    "stealth": hood,
    "wall": wall,
    "barred": barred,
    "ford": ford,
    "web": web,
    "body": body,
    "lever": lever,
    "object": page,
}
