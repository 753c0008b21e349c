"""What a place of the regions does to a party: what is in the air or underfoot, and traps. Each is a mark in one tone with
its details in another, on a brush in a box of 48 units."""

from __future__ import annotations

import math

from engine.render.brush import Brush, Colour, curve, star
from engine.render.drawings.beasts import Figure, mirrored

# Environs.


def dust(brush: Brush, body: Colour, detail: Colour) -> None:
    """Grains that whirl."""
    del detail
    brush.stroke(
        curve((5, 34), (14, 46), (42, 42), (42, 24), 12) + curve((42, 24), (42, 6), (12, 8), (14, 24), 12), 3.6, body
    )
    for x, y, size in (
        (25, 24, 4.4),
        (32, 31, 2.8),
        (20, 33, 2.4),
        (33, 19, 2.4),
        (8, 22, 2.6),
        (7, 12, 2.0),
        (38, 6, 2.2),
    ):
        brush.disc(x, y, size, body)


def mist(brush: Brush, body: Colour, detail: Colour) -> None:
    """Bars that drift, with drops in them."""
    del detail
    for x0, x1, y in ((8, 42, 10), (3, 33, 20), (14, 46, 30), (6, 36, 40)):
        brush.stroke([(x, y + 1.6 * math.sin(x / 4)) for x in range(x0, x1 + 1, 2)], 4.4, body)
    brush.disc(41, 20.5, 2.6, body)
    brush.disc(5.5, 30.5, 2.6, body)


def quake(brush: Brush, body: Colour, detail: Colour) -> None:
    """Ground that breaks."""
    del detail
    brush.polygon([(1, 20), (20, 16), (17, 26), (23, 31), (19, 46), (4, 44)], body)
    brush.polygon([(26, 13), (46, 18), (44, 43), (26, 47), (30, 33), (24, 27)], body)
    for x, y in ((10, 8), (24, 4), (37, 9)):
        brush.stroke(((x - 4, y), (x, y - 4), (x + 4, y)), 2.8, body)


def crowd(brush: Brush, body: Colour, detail: Colour) -> None:
    """Three people shoulder to shoulder."""
    for x, y in ((10.0, 15.0), (38.0, 15.0)):
        brush.disc(x, y, 6.4, body)
        brush.plate(x - 10, y + 8, x + 10, 46, 8, body, (True, True, False, False))
    brush.plate(10.5, 19, 37.5, 48, 11, detail, (True, True, False, False))
    brush.disc(24, 12, 9.6, detail)
    brush.disc(24, 12, 7.6, body)
    brush.plate(12.8, 22, 35.2, 46, 9, body, (True, True, False, False))


def thorns(brush: Brush, body: Colour, detail: Colour) -> None:
    """A branch with thorns."""
    del detail
    branch = curve((3, 45), (16, 40), (14, 14), (44, 6), 16)
    brush.stroke(branch, 4.4, body)
    for place, side in ((3, 1), (5, -1), (7, 1), (9, -1), (11, 1), (13, -1)):
        (ax, ay), (bx, by) = branch[place], branch[place + 1]
        long = math.hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / long, (by - ay) / long
        tip = ax - dy * side * 13 + dx * 5, ay + dx * side * 13 + dy * 5
        brush.polygon([(ax - dx * 4, ay - dy * 4), (ax + dx * 4, ay + dy * 4), tip], body)


def wind(brush: Brush, body: Colour, detail: Colour) -> None:
    """Three gusts."""
    del detail
    for x, y, curl, turn in ((30.0, 16.0, 7.0, -1), (37.0, 24.0, 7.0, 1), (25.0, 33.0, 6.0, 1)):
        ring = [(x + curl * math.sin(t), y + turn * curl * (1 - math.cos(t))) for t in (step * 0.4 for step in range(11))]
        brush.stroke([(2 if y < 30 else 6, y), *ring], 4.0, body)


def steam(brush: Brush, body: Colour, detail: Colour) -> None:
    """Three jets from a pipe."""
    for x in (12.0, 24.0, 36.0):
        brush.stroke([(x + 3.6 * math.sin(y / 4.6 + x), y) for y in range(3, 33, 2)], 4.4, body)
    brush.plate(2, 35, 46, 46, 3, body)
    for x in (12.0, 24.0, 36.0):
        brush.disc(x, 40.5, 2.4, detail)


def flood(brush: Brush, body: Colour, detail: Colour) -> None:
    """Water that rises."""
    del detail
    brush.polygon([(24, 1), (36, 14), (28, 14), (28, 24), (20, 24), (20, 14), (12, 14)], body)
    for y in (31, 42):
        brush.stroke([(2 + step, y + 3.4 * math.sin(step / 44 * math.tau * 2 + 2.4)) for step in range(45)], 4.8, body)


def pollen(brush: Brush, body: Colour, detail: Colour) -> None:
    """A flower that lets go of its dust."""
    for step in range(6):
        turn = math.tau * step / 6
        brush.disc(20 + 9.4 * math.sin(turn), 26 - 9.4 * math.cos(turn), 6.2, body)
    brush.disc(20, 26, 5.4, detail)
    for x, y, size in ((37, 9, 2.8), (44, 18, 2.2), (39, 26, 2.4), (28, 4, 2.2), (44, 34, 2.6), (36, 42, 2.0)):
        brush.disc(x, y, size, body)


def smoke(brush: Brush, body: Colour, detail: Colour) -> None:
    """A flame under its smoke."""
    for x, y, size in ((13.0, 14.0, 8.6), (26.0, 9.0, 8.4), (36.0, 15.0, 8.0), (24.0, 17.0, 7.0)):
        brush.disc(x, y, size, body)
    drop = curve((24, 22), (16, 30), (10, 34), (14, 47), 10)
    brush.polygon([*drop, *((48 - x, y) for x, y in reversed(drop))], body)
    brush.polygon([(24, 33), (28, 41), (24, 46), (20, 41)], detail)


def scree(brush: Brush, body: Colour, detail: Colour) -> None:
    """Stones that roll down a slope."""
    del detail
    brush.polygon([(2, 24), (46, 46), (2, 46)], body)
    for x, y, size in ((12.0, 13.0, 7.4), (28.0, 18.0, 6.4), (40.0, 29.0, 5.4), (27.0, 5.0, 4.0)):
        brush.polygon(star(x, y, size * 1.08, size * 0.92, 4), body)


def stones(brush: Brush, body: Colour, detail: Colour) -> None:
    """Blocks that fall."""
    for x, y, size in ((5.0, 13.0, 15.0), (26.0, 9.0, 17.0), (16.0, 31.0, 16.0)):
        brush.plate(x, y, x + size, y + size, 1.5, body)
        brush.stroke(((x + 3, y + size - 4), (x + size - 4, y + size - 4)), 1.8, detail)
    for x, y in ((9, 2), (16, 5), (31, 0), (38, 2), (40, 33), (42, 41), (7, 34), (9, 42)):
        brush.stroke(((x, y), (x, y + 5)), 2.4, body)


def skull(brush: Brush, body: Colour, detail: Colour) -> None:
    """A skull: the air of a tomb."""
    brush.disc(24, 20, 17.5, body)
    brush.plate(14, 28, 34, 45, 4, body)
    for x in (16.8, 31.2):
        brush.oval(x, 21, 5.0, 5.6, detail)
    brush.polygon([(24, 26), (27, 32), (21, 32)], detail)
    for x in (19.5, 24.0, 28.5):
        brush.stroke(((x, 37), (x, 45)), 2.0, detail)


def hum(brush: Brush, body: Colour, detail: Colour) -> None:
    """A note that goes out in rings."""
    del detail
    brush.disc(24, 24, 5.4, body)
    for radius in (12.0, 18.5):
        for start in (-50, 130):
            points = [
                (24 + radius * math.cos(math.radians(start + turn)), 24 + radius * math.sin(math.radians(start + turn)))
                for turn in range(0, 101, 10)
            ]
            brush.stroke(points, 3.4, body)
    for y in (7.0, 41.0):
        brush.disc(24, y, 2.4, body)


# Traps.


def dart(brush: Brush, body: Colour, detail: Colour) -> None:
    """A dart in flight."""
    del detail
    brush.stroke(((9, 39), (36, 12)), 4.2, body)
    brush.polygon([(46, 2), (41, 20), (28, 7)], body)
    for x, y in ((6, 33), (12, 39)):
        brush.polygon(
            [(x + 8, y - 4), (x - 1 + (y > 34) * 4, y + (y < 34) * -1 + 4), (x - 5 + (y > 34) * 5, y + 9 - (y < 34) * 8)],
            body,
        )
    brush.stroke(((3, 39), (9, 45)), 3.2, body)


def trip_bell(brush: Brush, body: Colour, detail: Colour) -> None:
    """A small bell on a thread."""
    brush.stroke(((0, 7), (48, 7)), 2.8, body)
    brush.polygon([*mirrored([(24, 8), *curve((28, 10), (38, 13), (35, 27), (42, 36), 8)])], body)
    brush.disc(24, 41, 4.6, body)
    brush.stroke(((12, 32.5), (36, 32.5)), 2.2, detail)


def needle(brush: Brush, body: Colour, detail: Colour) -> None:
    """A keyhole with a needle in it."""
    brush.disc(17, 18, 12, body)
    brush.polygon([(12, 25), (22, 25), (26, 46), (8, 46)], body)
    brush.disc(17, 18, 6.4, detail)
    brush.polygon([(14.4, 22), (19.6, 22), (21, 38), (13, 38)], detail)
    brush.polygon([(17, 19), (47, 11), (47, 15.5)], body)


def step(brush: Brush, body: Colour, detail: Colour) -> None:
    """A stair whose last step tips."""
    del detail
    brush.polygon([(2, 47), (2, 12), (14, 12), (14, 23), (25, 23), (25, 34), (36, 34), (36, 47)], body)
    brush.polygon([(18, 16), (44, 25), (43, 29), (17, 20)], body)
    brush.stroke(curve((33, 9), (40, 8), (45, 12), (45, 18), 6), 2.6, body)


def boards(brush: Brush, body: Colour, detail: Colour) -> None:
    """Boards, one of them sagging, that can be heard."""
    for y, sag in ((20.0, 0.0), (30.0, 4.0), (41.0, 0.0)):
        brush.polygon([(1, y - 4), (24, y - 4 + sag), (47, y - 4), (47, y + 3), (24, y + 3 + sag), (1, y + 3)], body)
        for x in (5.0, 43.0):
            brush.disc(x, y, 1.3, detail)
    for x in (14, 24, 34):
        brush.stroke(((x, 11), (x + (x - 24) * 0.3, 3)), 2.6, body)


def snare(brush: Brush, body: Colour, detail: Colour) -> None:
    """A loop of wire."""
    del detail
    brush.ring(22, 29, 18, 4.0, body)
    brush.stroke(((34, 16), (47, 2)), 4.0, body)
    brush.disc(34.5, 15.6, 4.4, body)


def vial(brush: Brush, body: Colour, detail: Colour) -> None:
    """A bottle with bubbles."""
    brush.plate(18, 1, 30, 7, 2, body)
    brush.polygon([(20, 6), (28, 6), (28, 18), (41, 41), (38, 47), (10, 47), (7, 41), (20, 18)], body)
    brush.polygon([(19, 29), (29, 29), (36, 42), (12, 42)], detail)
    for x, y, size in ((20, 37, 2.4), (27, 34, 1.9), (29, 39.4, 1.7)):
        brush.disc(x, y, size, body)


def tiles(brush: Brush, body: Colour, detail: Colour) -> None:
    """A floor of tiles, one of which whispers."""
    for row in range(3):
        for column in range(3):
            x, y = 2 + column * 15, 2 + row * 15
            brush.plate(x, y, x + 13.4, y + 13.4, 1.5, body)
    for radius in (6.0, 3.0):
        brush.stroke(
            [(24 + radius * math.sin(t), 24 - radius * math.cos(t)) for t in (s * 0.5 - 1 for s in range(8))], 1.8, detail
        )


def block(brush: Brush, body: Colour, detail: Colour) -> None:
    """A block on its way down."""
    brush.plate(8, 2, 40, 27, 2, body)
    brush.stroke(((8, 14), (40, 14)), 2.0, detail)
    brush.stroke(((24, 2), (24, 14)), 2.0, detail)
    brush.stroke(((16, 14), (16, 27)), 2.0, detail)
    brush.stroke(((32, 14), (32, 27)), 2.0, detail)
    for x in (14, 24, 34):
        brush.polygon([(x - 4, 33), (x + 4, 33), (x, 39)], body)
    brush.box(2, 43, 46, 47, body)


def bad_lock(brush: Brush, body: Colour, detail: Colour) -> None:
    """A padlock with a spider on it."""
    brush.ring(24, 15, 13.5, 5.0, body)
    brush.plate(5, 18, 43, 47, 4, body)
    brush.disc(24, 35, 4.8, detail)
    brush.disc(24, 28.6, 2.8, detail)
    for side in (-1, 1):
        for y, far in ((31, 25), (34, 31), (36, 39), (38, 45)):
            brush.stroke(((24 + side * 4, y), (24 + side * 9, (y + far) / 2 - 1.6), (24 + side * 12, far)), 1.6, detail)


def curse(brush: Brush, body: Colour, detail: Colour) -> None:
    """A spiral that closes on whoever leaves."""
    del detail
    spiral = [(24 + t * 1.42 * math.cos(t), 24 + t * 1.42 * math.sin(t)) for t in (step * 0.3 for step in range(3, 50))]
    brush.stroke(spiral, 4.2, body)
    brush.disc(24, 24, 3.4, body)


FIGURES: dict[str, Figure] = {
    "dust": dust,
    "mist": mist,
    "quake": quake,
    "crowd": crowd,
    "thorns": thorns,
    "wind": wind,
    "steam": steam,
    "flood": flood,
    "pollen": pollen,
    "smoke": smoke,
    "scree": scree,
    "stones": stones,
    "skull": skull,
    "hum": hum,
    "dart": dart,
    "trip bell": trip_bell,
    "needle": needle,
    "step": step,
    "boards": boards,
    "snare": snare,
    "vial": vial,
    "tiles": tiles,
    "block": block,
    "bad lock": bad_lock,
    "curse": curse,
}
