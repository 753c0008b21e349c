"""The small signs of a galaxy: planets, values, specialties, wormholes, command tokens, pills of units, seats' patterns."""

from __future__ import annotations

import math

import msgspec

from engine.core.canvas import BrushLike, Colour, Kit, Point
from engine.core.frame import READ
from engine.core.scene import Token

from .stars import PlanetShown, Units

SHIPS = ("scout", "transport", "battleship")
TROOPS = ("infantry", "mech")

TRAITS: dict[str, tuple[str, str]] = {
    "cultural": ("azure", "azure_shade"),
    "industrial": ("jade", "jade_shade"),
    "hazardous": ("rust", "rust_shade"),
}
"""The colours of a planet by its trait: the lit side and the other."""

SPECIALTIES: dict[str, tuple[str, Colour]] = {
    "B": ("blue", "bone"),
    "G": ("green", "ink"),
    "Y": ("yellow", "ink"),
    "R": ("vermilion", "ink"),
}
"""The colour of a specialty's lozenge, and of its letter."""


def hexagon(radius: float, x: float, y: float) -> list[Point]:
    """Return the corners of a hexagon that stands on a corner."""
    turns = [math.radians(60 * side - 90) for side in range(6)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def least(brush: BrushLike) -> float:
    """Return how many units of a brush letters are high that a phone shows large enough to be read."""
    return (READ + 0.01) / brush.scale


GREEK = {"alpha": "α", "beta": "β", "gamma": "γ"}


def known(name: str, names: object, what: str) -> str:
    """Return ``name`` if it is among ``names`` (a dict or a tuple); ``ValueError`` that tells those known otherwise."""
    assert isinstance(names, dict | tuple)
    if name not in names:
        raise ValueError(f"no {what} is called {name!r}; known are {', '.join(names)}")
    return name


def total(units: Units, kinds: tuple[str, ...]) -> int:
    """Return how many units of some kinds there are; ``ValueError`` for a kind that cannot be drawn."""
    for kind, _ in units.kinds:
        known(kind, (*TROOPS, *SHIPS, "dock"), "unit")
    return sum(count for kind, count in units.kinds if kind in kinds)


# ------------------------------------------------------------------------------------------------------ seats' patterns


def tint(kit: Kit, seat: int) -> str:
    """Return the tone of a floor that belongs to a seat."""
    return f"tint_{kit.seat(seat)}"


def pattern(kit: Kit, brush: BrushLike, seat: int, area: tuple[float, float, float, float]) -> None:
    """Draw a seat's pattern over a rectangle: no two of the first six are alike, whatever becomes of their colours."""
    left, top, right, bottom = area
    colour, kind = f"mark_{kit.seat(seat)}", seat % 6
    wide, high = right - left, bottom - top
    if kind in (0, 4):
        step = 11.0
        for turn in range(int((wide + high) / step) + 1):
            x = left + turn * step
            if kind == 0:
                brush.stroke(((x, top), (x - high, bottom)), 1.6, colour, round_ends=False)
            else:
                brush.stroke(
                    ((right - turn * step, top), (right - turn * step + high, bottom)), 1.6, colour, round_ends=False
                )
    elif kind in (2, 5):
        step = 9.0
        for turn in range(int((high if kind == 2 else wide) / step) + 1):
            if kind == 2:
                brush.box(left, top + turn * step, right, top + turn * step + 1.6, colour)
            else:
                brush.box(left + turn * step, top, left + turn * step + 1.6, bottom, colour)
    else:
        step = 13.0
        for row in range(int(high / step * 1.8) + 1):
            for column in range(int(wide / step) + 2):
                x, y = left + (column + row % 2 / 2) * step, top + row * step * 0.62
                if kind == 1:
                    brush.disc(x, y, 1.6, colour)
                elif row % 2 == 0:
                    brush.box(x - 3.2, y - 0.8, x + 3.2, y + 0.8, colour)
                    brush.box(x - 0.8, y - 3.2, x + 0.8, y + 3.2, colour)


# -------------------------------------------------------------------------------------------------------------- planets


def planet(kit: Kit, brush: BrushLike, world: PlanetShown, radius: float) -> None:
    """Draw a planet around (0, 0): its trait or traits, ringed in its owner's colour, dim when it is exhausted."""
    for trait in world.traits:
        known(trait, TRAITS, "trait")
    if world.destroyed:
        _ruins(brush, radius)
        return
    tones = [TRAITS[trait] for trait in world.traits[:2]] or [("chalk", "chalk_shade")]
    if world.owner is not None:
        brush.disc(0, 0, radius + 6.2, "ink")
        brush.disc(0, 0, radius + 4.6, kit.seat(world.owner.seat))
    brush.disc(0, 0, radius + 1.8, "ink")
    if world.exhausted:
        brush.disc(0, 0, radius, "grey" if not world.traits else tones[0][1])
        brush.disc(0, 0, radius - 2.0, "space")
    elif len(tones) == 2:
        brush.disc(0, 0, radius, tones[0][0])
        _half(brush, radius, tones[1][0])
    else:
        brush.disc(0, 0, radius, tones[0][1])
        _lit_side(brush, radius, tones[0][0])
    _emblem(kit, brush, world, radius)


def _lit_side(brush: BrushLike, radius: float, colour: str) -> None:
    """Fill the lit part of a disc: all but a crescent at the lower right."""
    points = []
    for step in range(49):
        angle = math.tau * step / 48
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        over = math.hypot(x + radius * 0.3, y + radius * 0.26) / (radius * 1.04)
        if over > 1:
            x, y = (x + radius * 0.3) / over - radius * 0.3, (y + radius * 0.26) / over - radius * 0.26
        points.append((x, y))
    brush.polygon(points, colour)


def _half(brush: BrushLike, radius: float, colour: str) -> None:
    """Fill the lower right half of a disc."""
    turns = [math.radians(-45 + 180 * step / 24) for step in range(25)]
    brush.polygon([(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns], colour)


def _emblem(kit: Kit, brush: BrushLike, world: PlanetShown, radius: float) -> None:
    """Draw what tells a planet: traits, the letter of whose home it is, or a crown."""
    pale: Colour = "mist" if world.exhausted else "bone"
    if world.home is not None:
        kit.carve(
            brush,
            0,
            0.4,
            world.home.letter,
            "bold",
            max(least(brush), radius * 0.9),
            "ink" if not world.exhausted else "mist",
        )
    elif world.crown:
        brush.disc(0, 0, radius * 0.86, "umber")
        kit.glyph(brush.inner(0, -radius * 0.03, radius * 1.24), "speaker")
    elif len(world.traits) > 1:
        for trait, side in zip(world.traits[:2], (-1, 1), strict=True):
            _trait(kit, brush, trait, side * radius * 0.4, side * radius * 0.4, radius * 0.92, pale)
    elif world.traits:
        _trait(kit, brush, world.traits[0], 0, 0, radius * 1.24, pale)


def _trait(kit: Kit, brush: BrushLike, trait: str, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a trait's icon with a line of ink around it."""
    for step in range(12):
        turn = math.tau * step / 12
        kit.glyph(brush.inner(x + 1.3 * math.cos(turn), y + 1.3 * math.sin(turn), size), trait, colour="ink")
    kit.glyph(brush.inner(x, y, size), trait, colour=colour)


def _ruins(brush: BrushLike, radius: float) -> None:
    """Draw what a planet leaves: pieces around a cross."""
    for x, y, size in ((-0.5, -0.42, 0.36), (0.45, -0.5, 0.24), (0.5, 0.36, 0.34), (-0.4, 0.52, 0.22), (0.02, 0.02, 0.16)):
        brush.disc(x * radius, y * radius, size * radius + 1.4, "ink")
        brush.disc(x * radius, y * radius, size * radius, "steel")
    reach = radius * 0.9
    for sign in (-1, 1):
        brush.stroke(((-reach, -sign * reach), (reach, sign * reach)), 2.4, "vermilion")


def marks(world: PlanetShown) -> list[tuple[str, str]]:
    """Return what hangs on a planet, each with what is written on it: specialties and a legend's star."""
    if world.destroyed:
        return []
    found = [("specialty", letter) for letter in world.specialties]
    return [*found, *([("legend", "used" if world.used else "")] if world.legendary else [])]


def notes(world: PlanetShown) -> list[tuple[str, str]]:
    """Return what else hangs on a planet: how many cards are attached, a truce, a seal."""
    if world.destroyed:
        return []
    number = len(world.attachments)
    found = [("cards", str(number))] if number else []
    return [*found, *((kind, "") for kind, true in (("truce", world.truce), ("seal", world.seal)) if true)]


def shoulders(kit: Kit, brush: BrushLike, world: PlanetShown, radius: float) -> None:
    """Draw what hangs on a planet at (0, 0): its marks above, its notes below."""
    reach = radius + 5
    upper = [(-0.78, -0.72), (0.78, -0.72), (-1.5, -0.9), (1.5, -0.9)]
    lower = [(0.78, 0.7), (-0.78, 0.7), (0.0, 1.0)]
    for hung, places in ((marks(world), upper), (notes(world), lower)):
        for (kind, text), (x, y) in zip(hung, places, strict=False):
            badge(kit, brush, kind, text, x * reach, y * reach, reach=12.5)


BADGES = {"specialty": 28.0, "legend": 21.0, "cards": 20.0, "truce": 21.0, "seal": 21.0, "dock": 20.0}
"""What hangs on a planet, with how wide it is."""


def badge(kit: Kit, brush: BrushLike, kind: str, text: str, x: float, y: float, *, reach: float = 9.5) -> None:
    """Draw one of the `BADGES` centred on (x, y); ``reach`` is that of a lozenge."""
    match kind:
        case "specialty":
            lozenge(kit, brush, text, x, y, reach)
        case "legend":
            brush.disc(x, y, 10, "ink")
            kit.glyph(brush.inner(x, y, 21), "legend used" if text else "legend")
        case "cards":
            cards(kit, brush, text, x, y)
        case _:
            brush.disc(x, y, 10.5, "ink")
            kit.glyph(brush.inner(x, y, 19 if kind == "truce" else 15), kind)


def cards(kit: Kit, brush: BrushLike, number: str, x: float, y: float) -> None:
    """Draw how many cards are attached to a planet."""
    brush.plate(x - 9.4, y - 11.4, x + 9.4, y + 11.4, 4, "ink")
    brush.plate(x - 7.6, y - 9.6, x + 7.6, y + 9.6, 2.6, "bone")
    kit.carve(brush, x, y + 0.3, number, "bold", least(brush), "ink")


# --------------------------------------------------------------------------------------------------------------- values


def value(
    kit: Kit, brush: BrushLike, kind: str, number: int | None, x: float, y: float, *, spent: bool = False, size: float = 1.0
) -> None:
    """Draw a planet's resources (a square) or influence (a hexagon): full, or only its outline when ``spent``."""
    colour: Colour = "lantern" if kind == "resources" else "frost"
    for grow, fill in ((1.8, "ink"), (0.0, colour), *(((-2.0, "space"),) if spent else ())):
        reach = max(10.6 * size, least(brush) * 0.5) + grow
        if kind == "resources":
            brush.plate(x - reach, y - reach, x + reach, y + reach, max(1.0, 3.4 * size + grow), fill)
        else:
            half, long = reach * 1.02, reach * 1.36
            brush.polygon(
                (
                    (x - half * 0.66, y - half),
                    (x + half * 0.66, y - half),
                    (x + long, y),
                    (x + half * 0.66, y + half),
                    (x - half * 0.66, y + half),
                    (x - long, y),
                ),
                fill,
            )
    if number is not None:
        kit.carve(brush, x, y + 0.3, str(number), "bold", max(least(brush), 19 * size), colour if spent else "ink")


def lozenge(kit: Kit, brush: BrushLike, letter: str, x: float, y: float, reach: float) -> None:
    """Draw a technology's or specialty's letter on a lozenge."""
    colour, ink = SPECIALTIES[known(letter, SPECIALTIES, "specialty")]
    reach = max(reach, least(brush) * 0.52)
    for grow, fill in ((2.2, "ink"), (0.0, colour)):
        far = reach * 1.22 + grow
        brush.polygon(((x, y - far), (x + far, y), (x, y + far), (x - far, y)), fill)
    kit.carve(brush, x, y + 0.3, letter, "bold", max(least(brush), reach * 1.45), ink)


def wormhole(kit: Kit, brush: BrushLike, letter: str, x: float, y: float, size: float, *, stormy: bool = False) -> None:
    """Draw a wormhole with its Greek letter; a storm's winds the other way and has a bolt."""
    known(letter, GREEK, "wormhole")
    spot = brush.inner(x, y, size)
    brush.disc(x, y, size * 0.54, "ink")
    kit.glyph(spot, "storm spiral" if stormy else "wormhole")
    if stormy:
        kit.glyph(brush.inner(x - size * 0.62, y - size * 0.5, size * 0.8), "bolt")
    kit.carve(
        brush, x + size * 0.42, y + size * 0.36, GREEK[letter], "bold", max(least(brush), size * 0.56), "bone", halo=2.2
    )


def frontier_token(kit: Kit, brush: BrushLike, x: float, y: float, size: float) -> None:
    """Draw a frontier token with a line of ink around it."""
    brush.polygon(hexagon(size * 0.56, x, y), "ink")
    kit.glyph(brush.inner(x, y, size), "frontier")


def command_token(kit: Kit, brush: BrushLike, owner: Token, x: float, y: float, size: float) -> None:
    """Draw a player's command token: a shield in the seat's colour with the mark on a band across it."""
    letters = max(least(brush), size * 0.7)
    half = mark_wide(kit, owner.letter, letters) / 2 + 2
    tag(kit, brush, owner, owner.letter, (x - half, x + half), y, letters)


def tag(kit: Kit, brush: BrushLike, owner: Token, text: str, sides: tuple[float, float], y: float, letters: float) -> None:
    """Write a text on a dark plate with an edge in a seat's colour: a command token, alone or at the head of a pill."""
    (left, right), high = sides, letters * 0.46
    for grow, fill in ((3.4, "ink"), (1.8, kit.seat(owner.seat)), (0.0, "ink")):
        brush.plate(left - grow, y - high - grow, right + grow, y + high + grow, 3 + grow, fill)
    kit.carve(brush, (left + right) / 2, y + 0.3, text, "bold", letters, "bone")


def mark_wide(kit: Kit, text: str, size: float) -> float:
    """Return how many units wide a text is at a size that need not be whole."""
    return kit.width(text, "bold", 100) * size / 100


# ---------------------------------------------------------------------------------------------------------------- pills


PILL = READ * 130 / 144 + 0.01
"""How high letters are in a pill, in units of a system on the map: they can be read on a phone."""


LAID, EDGE = "command", 4.0
"""The part of a pill that says that its owner's command token lies there, and how much longer it is by the token's edge."""

ICON = 15.3
"""How wide the icon of a kind of unit is in a pill."""


class Pill(msgspec.Struct, frozen=True):
    """What stands in a pill in its owner's colour: the owner's mark, and icons with numbers."""

    owner: Token
    parts: tuple[tuple[str, str], ...]

    @property
    def kind(self) -> str:
        """As what tests see it stand."""
        return "token"

    @property
    def text(self) -> str:
        """What is written in it."""
        return " ".join(part for pair in self.parts for part in pair if part)

    def wide(self, kit: Kit) -> float:
        """Return how wide it is, in units of a system on the map."""
        shown = [(icon, text) for icon, text in self.parts if icon != LAID]
        each = [(ICON if icon else 0) + (mark_wide(kit, text, PILL) + 2 if text else 0) for icon, text in shown]
        return 8 + sum(each) + (EDGE if self.laid else 0)

    @property
    def laid(self) -> bool:
        """Whether its owner's command token lies there."""
        return (LAID, "") in self.parts

    def draw(self, kit: Kit, brush: BrushLike, x: float, y: float) -> None:
        """Draw it centred on (x, y)."""
        wide, ink = self.wide(kit), kit.letter(self.owner.seat)
        brush.plate(x - wide / 2 - 2, y - 13, x + wide / 2 + 2, y + 13, 13, "ink")
        brush.plate(x - wide / 2, y - 11, x + wide / 2, y + 11, 11, kit.seat(self.owner.seat))
        at, shown = x - wide / 2 + 4.5, [part for part in self.parts if part != (LAID, "")]
        if self.laid and shown:
            # What comes first, as a rule the owner's letters, stands on the token.
            (_, text), *shown = shown
            long = mark_wide(kit, text, PILL)
            tag(kit, brush, self.owner, text, (at - 1.5, at + long + 1.5), y, PILL)
            at += long + 2 + EDGE
        for icon, text in shown:
            if icon:
                kit.glyph(brush.inner(at + ICON / 2 - 0.5, y, ICON - 0.5), icon, colour=ink)
                at += ICON
            if text:
                long = mark_wide(kit, text, PILL)
                kit.carve(brush, at + long / 2, y + 0.3, text, "bold", PILL, ink)
                at += long + 2


class Laid(msgspec.Struct, frozen=True):
    """A command token that lies in a system where its owner has no ships."""

    owner: Token

    @property
    def kind(self) -> str:
        """As what tests see it stand."""
        return "token"

    @property
    def text(self) -> str:
        """What is written on it."""
        return self.owner.letter

    def wide(self, kit: Kit) -> float:
        """Return how wide it is, in units of a system on the map."""
        return mark_wide(kit, self.owner.letter, PILL) + 8

    def draw(self, kit: Kit, brush: BrushLike, x: float, y: float) -> None:
        """Draw it centred on (x, y)."""
        command_token(kit, brush, self.owner, x, y, TOKEN)


TOKEN = 23
"""The size of a command token: its letter is as high as those of the pills."""


class Hole(msgspec.Struct, frozen=True):
    """A wormhole that stands in a line of units; a ``stormy`` one is a tide storm's."""

    letter: str
    stormy: bool = False

    @property
    def kind(self) -> str:
        """As what tests see it stand."""
        return "badge"

    @property
    def text(self) -> str:
        """What is written at it."""
        return GREEK[known(self.letter, GREEK, "wormhole")]

    def wide(self, kit: Kit) -> float:
        """Return how wide it is, in units of a system on the map."""
        return 32.0

    def draw(self, kit: Kit, brush: BrushLike, x: float, y: float) -> None:
        """Draw it centred on (x, y)."""
        wormhole(kit, brush, self.letter, x - 3, y - 2, 22, stormy=self.stormy)


Piece = Pill | Laid | Hole
"""What stands in the lines above and below the planets of a system."""

DETAILS = 5
"""In how many ways a fleet can be told, the fullest first."""


def fleet(units: Units, detail: int = 0, *, token: bool = False) -> Pill:
    """Return the pill of a fleet: whose it is, whether a command token of theirs lies there, ships, ground forces aboard.

    At ``detail`` 0 each kind of ship has its own number, at 1 battleships have one and others another. At 2 all ships have
    one, at 3 there is no more than their number, and at 4 only the colour says whose it is.
    """
    ships, troops = total(units, SHIPS), total(units, TROOPS)
    parts = [("", units.owner.letter), *([(LAID, "")] if token else [])]
    if detail >= NUMBERED:
        return Pill(units.owner, (*(parts if detail == NUMBERED else parts[1:]), ("", str(ships or troops))))
    warships = total(units, ("battleship",))
    counted = [(kind, total(units, (kind,))) for kind in reversed(SHIPS)]
    if detail:
        counted = [("battleship", warships), ("ship", ships - warships)] if detail == 1 else [("ship", ships)]
    parts += [(icon, str(number)) for icon, number in counted if number]
    return Pill(units.owner, (*parts, *([("infantry", str(troops))] if troops else [])))


GARRISONS = range(5)
"""In how many ways units on a planet can be told, the fullest first."""
NUMBERED = 3
"""From this detail on a pill has no more than a number of ships, or of ground forces."""


def garrison(units: Units, detail: int = 0) -> Pill:
    """Return the pill of units on a planet: whose they are, infantry, mechs and a dock.

    From ``detail`` 1 on the dock hangs on the planet alone. At 2 only the colour says whose they are. At 3 there is the
    letter with no more than the number of ground forces, at 4 that number alone.
    """
    infantry, mechs, docks = total(units, ("infantry",)), total(units, ("mech",)), total(units, ("dock",))
    letter = ("", units.owner.letter)
    if detail and not infantry + mechs:
        return Pill(units.owner, (letter,))
    if detail >= NUMBERED:
        number = ("", str(infantry + mechs))
        return Pill(units.owner, (letter, number) if detail == NUMBERED else (number,))
    parts = [letter] if detail < 2 else []
    if infantry or not mechs + docks:
        parts.append(("infantry", str(infantry)))
    if mechs:
        parts.append(("mech", str(mechs)))
    if docks and not detail:
        parts.append(("dock", ""))
    return Pill(units.owner, tuple(parts))


def flagged(owner: Token) -> Pill:
    """Return the pill of a planet that has an owner and no units: the letter alone."""
    return Pill(owner, (("", owner.letter),))
