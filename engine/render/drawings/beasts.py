"""Who stands against a party of the regions: creatures, and those who watch. Each is a silhouette in one tone with its
details in another, on a brush in a box of 48 units; by its shape alone it is known from the others."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, Colour, Point, curve

Figure = Callable[[Brush, Colour, Colour], None]
"""Draws in a box of 48 units: its body in the first tone, its details in the second."""


def mirrored(points: list[Point]) -> list[Point]:
    """Return an outline that is the same on both sides, given its right half from the top down."""
    return [*points, *((48 - x, y) for x, y in reversed(points))]


# Creatures.


def swarm(brush: Brush, body: Colour, detail: Colour) -> None:
    """Three gnats with needles."""
    for x, y, size in ((12.0, 14.0, 1.0), (36.0, 12.0, 0.95), (25.0, 33.0, 1.25)):
        for side in (-1, 1):
            brush.polygon(
                [
                    (x, y - 2 * size),
                    (x + side * 5 * size, y - 10 * size),
                    (x + side * 12 * size, y - 9 * size),
                    (x + side * 11 * size, y - size),
                ],
                body,
            )
        brush.oval(x, y + 3 * size, 5.4 * size, 8.0 * size, detail)
        brush.oval(x, y + 3 * size, 4.4 * size, 7.0 * size, body)
        brush.stroke(((x - 3.6 * size, y + 3 * size), (x + 3.6 * size, y + 3 * size)), 2.0 * size, detail)
        brush.stroke(((x, y + 9 * size), (x, y + 14 * size)), 2.4 * size, body)


def maw(brush: Brush, body: Colour, detail: Colour) -> None:
    """A round mouth full of teeth."""
    brush.disc(24, 24, 23, body)
    brush.disc(24, 24, 17.5, detail)
    for step in range(8):
        turn = math.tau * step / 8
        corners = [(18.5, turn - 0.33), (18.5, turn + 0.33), (7.0, turn)]
        brush.polygon([(24 + r * math.sin(t), 24 - r * math.cos(t)) for r, t in corners], body)


def imp(brush: Brush, body: Colour, detail: Colour) -> None:
    """A horned head with large ears, grinning."""
    brush.polygon(
        [(24, 14), (38, 18), (47, 11), (44, 26), (37, 31), (30, 43), (18, 43), (11, 31), (4, 26), (1, 11), (10, 18)], body
    )
    for side in (-1, 1):
        horn = curve((24 + side * 4, 17), (24 + side * 8, 13), (24 + side * 9, 7), (24 + side * 6, 0), 6)
        brush.polygon([*horn, (24 + side * 13, 9), (24 + side * 14, 19)], body)
        brush.polygon([(24 + side * 3.5, 27), (24 + side * 12, 22.5), (24 + side * 10, 29.5)], detail)
    brush.polygon([(14, 34), (34, 34), (29, 40), (19, 40)], detail)
    for x in (18.5, 24, 29.5):
        brush.polygon([(x - 2, 34), (x + 2, 34), (x, 38)], body)


def goose(brush: Brush, body: Colour, detail: Colour) -> None:
    """A goose with its neck stretched out."""
    rump = curve((3, 25), (8, 46), (40, 48), (37, 28), 12)
    brush.polygon([*rump, (30, 27), (18, 29)], body)
    brush.stroke(curve((34, 33), (38, 24), (27, 18), (30, 10), 10), 8.0, body)
    brush.disc(31, 9, 6.4, body)
    brush.polygon([(35, 4.5), (47, 9), (46, 11), (35, 13)], body)
    brush.stroke(((36, 9.6), (46, 10)), 1.6, detail)
    brush.disc(31.5, 7.8, 2.0, detail)
    brush.stroke(curve((12, 32), (18, 40), (27, 39), (31, 34), 8), 2.2, detail)
    for x in (19, 27):
        brush.stroke(((x, 42), (x, 47)), 2.6, body)


def bird(brush: Brush, body: Colour, detail: Colour) -> None:
    """A jackdaw with a coin in its beak."""
    back = curve((2, 41), (14, 32), (14, 12), (28, 12), 10)
    front = curve((36, 20), (40, 36), (24, 44), (16, 38), 10)
    brush.polygon([*back, *front], body)
    brush.disc(29, 14, 9.4, body)
    brush.polygon([(34, 8), (45, 15), (36, 19)], body)
    brush.disc(42, 19.5, 4.6, body)
    brush.disc(42, 19.5, 2.0, detail)
    brush.disc(30.5, 12, 2.7, detail)
    brush.disc(31, 11.6, 1.1, body)
    brush.stroke(curve((13, 34), (18, 24), (24, 24), (28, 30), 8), 2.2, detail)
    for x in (22, 29):
        brush.stroke(((x, 40), (x + 1, 47)), 2.4, body)


def hound(brush: Brush, body: Colour, detail: Colour) -> None:
    """The head of a hound with its jaws open and thorns down its neck."""
    skull = [(15, 4), (22, 11), (31, 13), (46, 20), (47, 25), (34, 28), (42, 33), (40, 37), (29, 38), (25, 48), (1, 48)]
    brush.polygon([*skull, (6, 41), (0, 37), (8, 33), (2, 27), (10, 25), (6, 18), (13, 17)], body)
    brush.polygon([(26, 20.5), (33, 19), (30, 23.5)], detail)
    brush.polygon([(36, 27.6), (39, 27), (37.5, 31)], body)
    brush.stroke(((15, 12), (18, 20)), 2.2, detail)
    brush.disc(44.5, 21.6, 1.8, detail)


def bat(brush: Brush, body: Colour, detail: Colour) -> None:
    """A bat with its wings spread."""
    half = [
        (24, 16),
        (27, 13),
        (29, 7),
        (31, 14),
        (34, 19),
        (40, 8),
        (48, 18),
        (47, 31),
        (42, 27),
        (37, 34),
        (32, 30),
        (28, 37),
    ]
    brush.polygon([*mirrored([*half, (24, 44)])], body)
    for side in (-1, 1):
        brush.disc(24 + side * 3.6, 20.5, 1.8, detail)
        brush.stroke(((24 + side * 10, 24), (24 + side * 17, 16)), 1.6, detail)
    brush.polygon([(22, 25), (26, 25), (24, 29)], detail)


def crab(brush: Brush, body: Colour, detail: Colour) -> None:
    """A crab with its claws raised."""
    for side in (-1, 1):
        for reach, down in ((19, 35), (18, 41), (13, 46)):
            brush.stroke(((24 + side * 8, 32), (24 + side * (reach - 1), down - 5), (24 + side * reach, down)), 2.8, body)
        brush.stroke(((24 + side * 12, 27), (24 + side * 18, 19)), 4.0, body)
        x = 24 + side * 16
        brush.disc(x, 12, 8.2, body)
        brush.polygon([(x - 2.4, 12), (x + 2.4, 12), (x + side * 3, 0), (x - side * 1, 1)], detail)
        brush.stroke(((24 + side * 4, 24), (24 + side * 4, 17)), 2.2, body)
        brush.disc(24 + side * 4, 16, 2.6, body)
    brush.oval(24, 31, 15.5, 10, body)
    brush.stroke(curve((17, 34), (20, 38), (28, 38), (31, 34), 6), 2.0, detail)


def shade(brush: Brush, body: Colour, detail: Colour) -> None:
    """A ghost with its mouth open."""
    half = [*curve((24, 1), (40, 1), (43, 16), (43, 44), 12), (37, 39), (31, 47)]
    brush.polygon([*mirrored([*half, (24, 40)])], body)
    for side in (-1, 1):
        brush.oval(24 + side * 7, 18, 3.6, 5.2, detail)
        brush.stroke(((24 + side * 11, 8.5), (24 + side * 4, 11.5)), 2.2, detail)
    brush.oval(24, 31, 4.4, 5.6, detail)


def statue(brush: Brush, body: Colour, detail: Colour) -> None:
    """A square head on heavy shoulders, with fists."""
    brush.plate(14, 1, 34, 21, 3, body)
    brush.plate(3, 19, 45, 34, 5, body)
    brush.box(14, 32, 34, 47, body)
    for x in (2.0, 35.0):
        brush.plate(x, 31, x + 11, 46, 3, body)
    brush.box(16.5, 8, 31.5, 12.5, detail)
    for x in (19.0, 27.0):
        brush.box(x, 9.2, x + 2.6, 11.6, body)
    brush.box(20, 15.6, 28, 17.4, detail)
    brush.stroke(((30, 21), (26, 27), (31, 33), (27, 41)), 2.0, detail)
    for x in (13.4, 34.6):
        brush.stroke(((x, 33), (x, 45)), 1.6, detail)


def eel(brush: Brush, body: Colour, detail: Colour) -> None:
    """An eel in a coil with its mouth open."""
    coil = curve((8, 44), (40, 50), (50, 30), (28, 27), 14) + curve((28, 27), (4, 24), (6, 6), (26, 8), 14)
    for place, (x, y) in enumerate(coil):
        brush.disc(x, y, 3.0 + 5.2 * min(1.0, place / 12), body)
    brush.polygon([(24, 0), (40, 2), (47, 8), (32, 11), (45, 16), (30, 18), (22, 14)], body)
    brush.disc(31, 5.6, 2.2, detail)
    brush.stroke(curve((35, 44), (43, 40), (40, 33), (31, 30.5), 8), 2.0, detail)
    brush.stroke(curve((15, 25.5), (9, 21), (10, 14), (16, 11), 8), 2.0, detail)


def taper(brush: Brush, body: Colour, detail: Colour) -> None:
    """A figure of wax, dripping, with a flame for hair."""
    flame = curve((24, 18), (12, 16), (20, 8), (24, -1), 8) + curve((24, -1), (30, 8), (36, 14), (24, 18), 8)
    brush.polygon(flame, body)
    brush.disc(24, 13, 2.6, detail)
    half = [*curve((24, 17), (36, 17), (34, 28), (43, 47), 8), (37, 47), (35, 41), (32, 48), (28, 48)]
    brush.polygon([*mirrored([*half, (24, 42)])], body)
    for side in (-1, 1):
        brush.oval(24 + side * 4, 26, 2.0, 2.9, detail)
        brush.stroke(((24 + side * 8, 35), (24 + side * 3, 37)), 2.0, detail)


# Those who watch.


def _helmet(brush: Brush, body: Colour, detail: Colour) -> None:
    brush.polygon([*mirrored([*curve((24, 2), (37, 2), (38, 12), (38, 19), 8), (45, 22), (45, 25)])], body)
    brush.polygon([*mirrored([(24, 27), (36, 27), (35, 38), (28, 45), (24, 46)])], body)
    brush.stroke(((5, 26), (43, 26)), 2.2, detail)


def guard(brush: Brush, body: Colour, detail: Colour) -> None:
    """A helmet with wide-open eyes under it."""
    _helmet(brush, body, detail)
    for x in (18.5, 29.5):
        brush.oval(x, 32.4, 3.5, 3.9, detail)
        brush.disc(x + 1, 31.6, 1.4, body)
    brush.stroke(((20.5, 40.5), (27.5, 40.5)), 2.2, detail)


def drowsy(brush: Brush, body: Colour, detail: Colour) -> None:
    """The same with its eyes closed, half over them."""
    _helmet(brush.moved(-3, 1), body, detail)
    for x in (15.0, 27.0):
        brush.stroke(curve((x - 4, 32), (x - 2, 36), (x + 2, 36), (x + 4, 32), 6), 2.2, detail)
    brush.oval(21, 41.2, 2.4, 2.0, detail)
    brush.stroke(((38, 2), (46, 2), (38, 12), (46, 12)), 3.0, body)


def dog(brush: Brush, body: Colour, detail: Colour) -> None:
    """A dog's face with hanging ears."""
    brush.polygon([*mirrored([(24, 7), (33, 8), (38, 18), (35, 30), (31, 42), (24, 45)])], body)
    for side in (-1, 1):
        ear = [(24 + side * 11, 7), (24 + side * 19, 7), (24 + side * 24, 25), (24 + side * 18, 32), (24 + side * 13.5, 19)]
        brush.polygon(ear, body)
        brush.stroke(((24 + side * 10.5, 9), (24 + side * 13.5, 23)), 1.9, detail)
        brush.disc(24 + side * 6, 20, 2.5, detail)
    brush.oval(24, 31.5, 5.4, 4.0, detail)
    brush.stroke(((24, 33), (24, 39)), 2.0, detail)
    brush.stroke(((18.5, 37.5), (24, 40.5), (29.5, 37.5)), 2.0, detail)


def sleeper(brush: Brush, body: Colour, detail: Colour) -> None:
    """A face on a pillow under a nightcap."""
    brush.polygon([*curve((8, 23), (12, 2), (34, -2), (45, 22), 12), (38, 17), (35, 24)], body)
    brush.disc(43.5, 25, 4.6, body)
    brush.disc(22, 31, 14, body)
    brush.plate(6.5, 20, 37.5, 25.4, 2.6, body)
    brush.stroke(((8, 26.6), (36, 26.6)), 1.9, detail)
    for x in (16.5, 27.5):
        brush.stroke(curve((x - 3.6, 31), (x - 2, 34), (x + 2, 34), (x + 3.6, 31), 6), 2.2, detail)
    brush.oval(22, 39.4, 2.4, 2.0, detail)


def lamp(brush: Brush, body: Colour, detail: Colour) -> None:
    """A lantern that shines to both sides."""
    brush.ring(24, 7, 6, 3.0, body)
    brush.polygon([(18, 9), (30, 9), (34, 17), (14, 17)], body)
    brush.box(14, 17, 34, 40, body)
    brush.plate(11, 39, 37, 46, 2, body)
    brush.box(18, 20, 30, 37, detail)
    drop = curve((24, 21), (30, 28), (30, 35), (24, 35), 8)
    brush.polygon([*drop, *((48 - x, y) for x, y in reversed(drop))], body)
    for side in (-1, 1):
        for reach, y, far in ((13.5, 22, 17), (14, 29, 29), (13.5, 36, 41)):
            brush.stroke(((24 + side * reach, y), (24 + side * 22, far)), 2.6, body)


def owl(brush: Brush, body: Colour, detail: Colour) -> None:
    """An owl with round eyes."""
    brush.polygon(
        [*mirrored([(24, 8), (32, 8), (41, 1), (41, 18), *curve((41, 18), (46, 42), (32, 46), (24, 47), 8)])], body
    )
    for side in (-1, 1):
        brush.disc(24 + side * 8, 18.5, 7.4, detail)
        brush.disc(24 + side * 8, 18.5, 4.6, body)
        brush.disc(24 + side * 8, 18.5, 2.2, detail)
    brush.polygon([(20.5, 24), (27.5, 24), (24, 31)], detail)
    for x, y in ((17, 35), (24, 38), (31, 35)):
        brush.stroke(((x - 2.6, y), (x, y + 2.6), (x + 2.6, y)), 1.8, detail)


def squire(brush: Brush, body: Colour, detail: Colour) -> None:
    """A closed helm with a plume."""
    brush.polygon([*curve((24, 10), (20, -4), (44, -2), (46, 16), 10), (38, 10), (34, 16)], body)
    brush.polygon([*curve((8, 26), (8, 6), (38, 6), (38, 26), 12), (41, 33), (34, 45), (12, 45), (8, 34)], body)
    brush.polygon([(15, 23.5), (41, 23.5), (42, 28), (15, 28)], detail)
    for x in (24.0, 30.0, 36.0):
        brush.stroke(((x, 33), (x, 40)), 2.2, detail)


def bell(brush: Brush, body: Colour, detail: Colour) -> None:
    """A bell that rings."""
    brush.disc(24, 6, 4.4, body)
    brush.polygon([*mirrored([(24, 7), *curve((28, 8), (39, 9), (35, 26), (43, 37), 10)])], body)
    brush.disc(24, 42, 5, body)
    brush.stroke(((9, 33.5), (39, 33.5)), 2.2, detail)
    for side in (-1, 1):
        brush.stroke(
            curve((24 + side * 18, 8), (24 + side * 22, 12), (24 + side * 23, 17), (24 + side * 22.5, 22), 5), 2.6, body
        )


def eyeball(brush: Brush, body: Colour, detail: Colour) -> None:
    """A glass eye afloat, with all its lashes."""
    for step in range(7):
        turn = math.radians(180 + 30 * step)
        brush.stroke(
            ((24 + 17 * math.cos(turn), 27 + 17 * math.sin(turn)), (24 + 24 * math.cos(turn), 27 + 24 * math.sin(turn))),
            2.8,
            body,
        )
    brush.disc(24, 28, 18, body)
    brush.disc(25, 28, 10.5, detail)
    brush.disc(25, 28, 6.4, body)
    brush.disc(25, 28, 3.4, detail)
    brush.disc(30, 22.4, 3.0, body)


FIGURES: dict[str, Figure] = {
    "swarm": swarm,
    "maw": maw,
    "imp": imp,
    "goose": goose,
    "bird": bird,
    "hound": hound,
    "bat": bat,
    "crab": crab,
    "shade": shade,
    "statue": statue,
    "eel": eel,
    "taper": taper,
    "guard": guard,
    "drowsy": drowsy,
    "dog": dog,
    "sleeper": sleeper,
    "lamp": lamp,
    "owl": owl,
    "squire": squire,
    "bell": bell,
    "eyeball": eyeball,
}
