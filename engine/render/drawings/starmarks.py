"""The drawings of the galaxy's icons: traits, units, what players hold, what lies in space."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, Colour, Point, curve, star
from engine.render.drawings.things import crown, lock


def temple(brush: Brush, colour: Colour = "bone") -> None:
    """A temple front: cultural."""
    brush.polygon(((24, 3), (45, 15), (3, 15)), colour)
    brush.box(5, 18, 43, 22, colour)
    for x in (11.0, 20.0, 28.0, 37.0):
        brush.box(x - 2.7, 22, x + 2.7, 38, colour)
    brush.box(5, 37, 43, 41, colour)
    brush.box(2, 42, 46, 46, colour)


def gear(brush: Brush, colour: Colour = "bone", hole: Colour = "ink") -> None:
    """A gear: industrial."""
    teeth: list[Point] = []
    for step in range(8):
        middle = step * 45 - 90
        for turn, radius in ((-13.5, 16.5), (-9.5, 22.5), (9.5, 22.5), (13.5, 16.5)):
            angle = math.radians(middle + turn)
            teeth.append((24 + radius * math.cos(angle), 24 + radius * math.sin(angle)))
    brush.polygon(teeth, colour)
    brush.disc(24, 24, 7, hole)


def blaze(brush: Brush, colour: Colour = "bone", hole: Colour = "ink") -> None:
    """A flame: hazardous."""
    left = curve((24, 46), (4, 45), (6, 25), (16, 15), 12)
    lick = curve((16, 15), (17, 21), (19, 23), (21, 23), 6)
    tip = curve((21, 23), (20, 14), (22, 6), (28, 2), 8)
    right = curve((28, 2), (27, 15), (43, 20), (41, 33), 10) + curve((41, 33), (39, 43), (33, 46), (24, 46), 8)
    brush.polygon([*left, *lick, *tip, *right], colour)
    brush.polygon(
        [*curve((24, 42), (15, 41), (16, 34), (24, 26), 8), *curve((24, 26), (33, 34), (33, 41), (24, 42), 8)], hole
    )


def hexagon(radius: float, x: float = 24, y: float = 24) -> list[Point]:
    """Return the corners of a hexagon that stands on a corner."""
    turns = [math.radians(60 * side - 90) for side in range(6)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def frontier(brush: Brush) -> None:
    """A frontier token: a question mark in a hexagon."""
    brush.polygon(hexagon(24), "grey")
    brush.polygon(hexagon(21.4), "slate")
    hook = curve((16, 19), (16, 8), (33, 8), (32.5, 18.5), 12) + curve((32.5, 18.5), (32, 23), (24.5, 24), (24.5, 29.5), 8)
    brush.stroke(hook, 5, "bone")
    brush.disc(24.5, 37, 3.4, "bone")


def spiral(brush: Brush, colour: Colour = "sky", *, turned: bool = False) -> None:
    """A spiral that winds inward: a wormhole."""
    points: list[Point] = []
    for step in range(61):
        t = step / 60
        angle = math.radians(-60 + 760 * t)
        radius = 20.5 * (1 - t) ** 0.85 + 1.2
        dx = radius * math.cos(angle)
        points.append((24 - dx if turned else 24 + dx, 24 + radius * math.sin(angle)))
    for a in range(0, 60, 6):
        brush.stroke(points[a : a + 7], 6.2 - 2.2 * a / 60, colour)


def storm(brush: Brush) -> None:
    """A spiral that winds the other way under a bolt: a storm's wormhole."""
    spiral(brush, "rose", turned=True)
    bolt(brush)


def bolt(brush: Brush) -> None:
    """A bolt of lightning in the lower right corner."""
    points = ((36, 20), (46, 20), (41, 29), (47, 29), (31, 47), (35, 34), (29, 34))
    brush.stroke(points, 4, "ink", closed=True)
    brush.polygon(points, "lantern")


def legend(brush: Brush) -> None:
    """A star: a legendary planet."""
    brush.polygon(star(24, 26, 24, 10, 5), "lantern")


def legend_used(brush: Brush) -> None:
    """The outline of that star: its ability is used up."""
    brush.polygon(star(24, 26, 24, 10, 5), "brass")
    brush.polygon(star(24, 26, 16, 6.6, 5), "night")


def ship(brush: Brush, colour: Colour = "bone") -> None:
    """A ship with swept wings."""
    half = [(24, 2), (28.5, 9), (30, 19), (45, 35), (45, 41), (30, 37), (29, 42), (33, 46), (24, 45)]
    brush.polygon([*half, *((48 - x, y) for x, y in reversed(half))], colour)


def scout(brush: Brush, colour: Colour = "bone") -> None:
    """A scout: a narrow dart."""
    brush.polygon(((24, 3), (38, 44), (24, 35), (10, 44)), colour)


def transport(brush: Brush, colour: Colour = "bone") -> None:
    """A transport: a broad hull with holds."""
    brush.plate(8, 9, 40, 44, 9, colour, (True, True, False, False))
    brush.box(4, 20, 44, 38, colour)
    for y in (17.0, 27.0):
        brush.box(15, y, 33, y + 5, "ink")


def battleship(brush: Brush, colour: Colour = "bone") -> None:
    """A battleship: a tall hull with two towers."""
    brush.polygon(((24, 1), (34, 16), (34, 46), (14, 46), (14, 16)), colour)
    for x in (6.0, 42.0):
        brush.plate(x - 4, 16, x + 4, 44, 4, colour)
    brush.box(4, 27, 44, 34, colour)
    brush.disc(24, 21, 4.4, "ink")


def infantry(brush: Brush, colour: Colour = "bone") -> None:
    """Head and shoulders: infantry."""
    brush.disc(24, 13, 10.5, colour)
    brush.plate(6, 26, 42, 46, 13, colour, (True, True, False, False))


def mech(brush: Brush, colour: Colour = "bone") -> None:
    """A walker with square shoulders: a mech."""
    brush.plate(15, 3, 33, 18, 3, colour)
    brush.plate(4, 14, 44, 30, 4, colour)
    for x in (8.0, 40.0):
        brush.box(x - 4, 28, x + 4, 38, colour)
    for x in (18.0, 30.0):
        brush.box(x - 4, 30, x + 4, 46, colour)
    brush.box(19, 8, 29, 12, "ink")


def dock(brush: Brush, colour: Colour = "bone", hole: Colour = "ink") -> None:
    """A cross with a hub: a dock."""
    brush.box(20, 6, 28, 42, colour)
    brush.box(6, 20, 42, 28, colour)
    for x, y in ((24, 5), (24, 43), (5, 24), (43, 24)):
        wide, high = (7.5, 3.5) if x == 24 else (3.5, 7.5)
        brush.box(x - wide, y - high, x + wide, y + high, colour)
    brush.disc(24, 24, 10, colour)
    brush.disc(24, 24, 4.6, hole)


def goods(brush: Brush) -> None:
    """A coin: trade goods."""
    brush.disc(24, 24, 22, "lantern")
    brush.ring(24, 24, 16, 2.4, "gilt")


def commodity(brush: Brush) -> None:
    """A crate: commodities."""
    brush.box(4, 6, 44, 43, "wood")
    for y in (6.0, 18.7, 31.4):
        brush.box(4, y + 10.2, 44, y + 12.7, "wood_2")
    for x, y in ((9, 11), (39, 11), (9, 24), (39, 24), (9, 36.5), (39, 36.5)):
        brush.disc(x, y, 1.5, "wood_2")


def shield(reach: float = 1.0) -> list[Point]:
    """Return the outline of a command token."""
    points = [(-19, -20), (19, -20), (19, 6), (0, 22), (-19, 6)]
    return [(24 + x * reach, 24 + y * reach) for x, y in points]


def command(brush: Brush) -> None:
    """A shield with chevrons: command tokens."""
    brush.polygon(shield(), "bone")
    for y in (14.0, 25.0):
        brush.stroke(((14, y), (24, y + 8), (34, y)), 4.4, "ink", round_ends=False)


def flask(brush: Brush) -> None:
    """A flask: technology."""
    brush.box(15, 2, 33, 7, "bone")
    brush.polygon(((18, 6), (30, 6), (30, 18), (45, 42), (42, 46), (6, 46), (3, 42), (18, 18)), "bone")
    brush.polygon(((16, 28), (32, 28), (40.5, 41.5), (39.5, 43), (8.5, 43), (7.5, 41.5)), "sky")


def crystal(brush: Brush, tones: tuple[Colour, Colour, Colour] = ("ice_light", "ice", "ice_dim")) -> None:
    """A broken crystal: a relic fragment."""
    light, middle, dark = tones
    outline = ((15, 2), (35, 8), (43, 25), (31, 45), (20, 46), (6, 27))
    brush.polygon(outline, middle)
    brush.polygon(((15, 2), (24, 20), (6, 27)), light)
    brush.polygon(((35, 8), (43, 25), (24, 20)), light)
    brush.polygon(((24, 20), (43, 25), (31, 45)), dark)
    brush.polygon(((6, 27), (24, 20), (20, 46)), dark)


def relic(brush: Brush) -> None:
    """An urn with two handles: a relic."""
    for x in (10.5, 37.5):
        brush.ring(x, 17, 8.5, 3.6, "gilt")
    brush.oval(24, 24, 15, 15.5, "lantern")
    brush.box(16, 3, 32, 8, "lantern")
    brush.box(19, 7, 29, 13, "gilt")
    brush.polygon(((18, 36), (30, 36), (35, 46), (13, 46)), "lantern")
    brush.box(9.5, 20, 38.5, 25, "gilt")


def device(brush: Brush) -> None:
    """A cube with a lit eye: a device of unknown make."""
    brush.polygon(hexagon(23), "steel")
    brush.polygon([(24, 24), *hexagon(20)[1:4]], "slate")
    brush.polygon([(24, 24), hexagon(20)[0], hexagon(20)[5], hexagon(20)[4], hexagon(20)[3]], "dark_2")
    brush.polygon([hexagon(20)[0], hexagon(20)[1], (24, 24), hexagon(20)[5]], "grey")
    brush.disc(24, 24, 8, "ink")
    brush.disc(24, 24, 5.4, "lantern")


def card(brush: Brush) -> None:
    """The back of a card."""
    brush.plate(9, 2, 39, 46, 4, "bone")
    brush.plate(14, 7, 34, 41, 2, "brass")


def points(brush: Brush) -> None:
    """A scalloped seal with a star: points."""
    brush.polygon(star(24, 24, 23.5, 18.5, 9), "lantern")
    brush.disc(24, 24, 15, "bone")
    brush.polygon(star(24, 24.6, 10.5, 4.4, 5), "ink")


def attachment(brush: Brush) -> None:
    """A card under a pin: an attachment."""
    brush.plate(9, 8, 39, 47, 4, "bone")
    brush.plate(14, 19, 34, 42, 2, "brass")
    brush.disc(24, 9, 7.5, "ink")
    brush.disc(24, 9, 5.6, "vermilion")


def truce(brush: Brush) -> None:
    """A twig with leaves on both sides: no unit may be there."""
    brush.stroke(((24, 46), (24, 8)), 3.6, "no_trait")
    for y, size in ((38.0, 1.0), (25.0, 0.92), (12.5, 0.8)):
        for side in (-1, 1):
            tip = (24 + side * 20 * size, y - 11 * size)
            leaf = curve((24, y), (24 + side * 4, y - 14 * size), (24 + side * 12, y - 15 * size), tip, 8)
            back = curve(tip, (24 + side * 16, y + 1), (24 + side * 8, y + 3), (24, y), 8)
            brush.polygon([*leaf, *back], "bone")


def destroyed(brush: Brush) -> None:
    """A broken planet: pieces of a disc around a gap."""
    brush.disc(24, 24, 19, "steel")
    crack = [(3, 27), (14, 20), (20, 27), (29, 17), (34, 25), (46, 18)]
    brush.stroke(crack, 7, "ink", round_ends=False)
    brush.stroke(((24, 26), (19, 37), (23, 46)), 5, "ink")


def passed(brush: Brush) -> None:
    """A crescent: done for this round."""
    brush.disc(22, 24, 20, "mist")
    brush.disc(31, 18, 16.5, "night")


def resources(brush: Brush) -> None:
    """The square of resources."""
    brush.plate(4, 4, 44, 44, 9, "lantern")


def influence(brush: Brush) -> None:
    """The hexagon of influence."""
    brush.polygon(((14, 4), (34, 4), (47, 24), (34, 44), (14, 44), (1, 24)), "influence")


UNITS: dict[str, Callable[[Brush, Colour], None]] = {
    "ship": ship,
    "scout": scout,
    "transport": transport,
    "battleship": battleship,
    "infantry": infantry,
    "mech": mech,
    "dock": dock,
    "cultural": temple,
    "industrial": gear,
    "hazardous": blaze,
}
"""Units and traits, which may be drawn in any colour."""

DRAWINGS: dict[str, Callable[[Brush], None]] = {
    "cultural": temple,
    "industrial": gear,
    "hazardous": blaze,
    "frontier": frontier,
    "wormhole": spiral,
    "storm": storm,
    "legend": legend,
    "legend used": legend_used,
    "ship": ship,
    "scout": scout,
    "transport": transport,
    "battleship": battleship,
    "infantry": infantry,
    "mech": mech,
    "dock": dock,
    "goods": goods,
    "commodity": commodity,
    "command": command,
    "technology": flask,
    "fragment": crystal,
    "relic": relic,
    "device": device,
    "card": card,
    "points": points,
    "attachment": attachment,
    "truce": truce,
    "destroyed": destroyed,
    "seal": lock,
    "speaker": crown,
    "passed": passed,
    "resources": resources,
    "influence": influence,
}
