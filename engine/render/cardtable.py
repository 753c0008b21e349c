"""A card that was explored, on a canvas: the card, the place it was found at, the numbered choices."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import CardBoard, Option, Star, World
from engine.render import badges, cardface, starsigns
from engine.render.brush import Brush, stretched
from engine.render.icons import stamp
from engine.render.lettering import cut, width, write
from engine.render.palette import indexed, seat_tone, tone
from engine.render.png import Canvas
from engine.render.starmarks import UNITS
from engine.render.starsigns import SHIPS, total

WIDTH, HEIGHT = 700, 420

_LEFT, _RIGHT = 312, 674
_CARD = (34, 88)
_RULE, _CHOICES, _NOTE = 180, 191, 379
_GAP = 7


def paint(canvas: Canvas, board: CardBoard) -> None:
    """Draw a card and its choices below the header of a canvas of 700 x 420 pixels."""
    card = cardface.face(board.deck, board.name, board.text, board.family, board.brings)
    canvas.paste(indexed(card), *_CARD)
    canvas.paste(_found(board.deck, board.world, board.system, board.place), _LEFT - 4, 84)
    foot = _NOTE + 18 if not board.note else _NOTE - 16
    high = choice_height(board.options, foot - _CHOICES)
    y = _CHOICES
    for option in board.options:
        canvas.paste(_choice(option, high), _LEFT, y)
        y += high + _GAP
    if board.note:
        canvas.paste(_note(board.note), _LEFT, max(y - 2, _NOTE - 16) if len(board.options) > 2 else _NOTE - 16)


def choice_height(options: tuple[Option, ...], room: int) -> int:
    """Return how high one of several choices is, so that all find room."""
    count = max(1, len(options))
    return min(68, (room - _GAP * (count - 1)) // count)


@lru_cache(maxsize=64)
def _found(deck: str, world: World | None, system: Star | None, place: str) -> Image.Image:
    """Return the head of the right side, indexed: the planet or the frontier token, its name, and what is there."""
    wide = _RIGHT - _LEFT + 8
    brush = Brush(wide, 102, "ink", origin=(38, 44))
    if world is not None or deck in starsigns.TRAITS:
        starsigns.planet(brush, world or World("", (deck,)), 29)
    elif deck == "relic":
        brush.disc(0, 0, 34, "night")
    else:
        starsigns.frontier_token(brush, 0, 0, 62)
    if world is None and system is not None:
        x = 0.0
        for letter, stormy in [(letter, False) for letter in system.wormholes] + [(system.storm, True)] * bool(
            system.storm
        ):
            starsigns.wormhole(brush, letter, 64 + x, 20, 24, stormy=stormy)
            x += 44
    start = 62.0
    worth = world is not None and bool(world.resources or world.influence or world.specialties)
    if world is not None and worth and not world.destroyed:
        starsigns.value(brush, "resources", world.resources, start, 19, spent=world.exhausted, size=1.16)
        starsigns.value(brush, "influence", world.influence, start + 36, 19, spent=world.exhausted, size=1.16)
        x = start + 68
        for letter in world.specialties:
            starsigns.lozenge(brush, letter, x, 19, 10)
            x += 28
    brush.box(-34, 52, wide - 42, 53.4, "brown")
    drawn = brush.finish()
    if deck == "relic" and world is None:
        stamp(drawn, "relic", 38, 44, 52)
    right = _units(drawn, world, system)
    name = world.name if world is not None else place or (f"Frontier of {system.label}" if system else "")
    size = 26 if width(name, "bold", 26) <= right - 88 else 22
    write(
        drawn,
        88,
        29 if world is not None or system is not None else 44,
        cut(name, "bold", size, right - 88),
        "bold",
        size,
        "bone",
    )
    words = []
    if world is not None:
        words = (["exhausted"] if world.exhausted else []) + ([place] if place else [])
        left = 100 + 68 + 28 * len(world.specialties) - (0 if world.specialties else 8) if worth else 88
        write(drawn, left, 63, cut(", ".join(words), "medium", 20, wide - 8 - left), "medium", 20, "mist")
    return indexed(drawn)


def _units(drawn: Image.Image, world: World | None, system: Star | None) -> float:
    """Draw the units at the place from the right end of the name's line; return where they begin."""
    groups = world.ground if world is not None else system.fleets if system is not None else ()
    right = float(drawn.width - 10)
    for units in reversed(groups):
        for icon, kinds in (("dock", ("dock",)), ("mech", ("mech",)), ("infantry", ("infantry",)), ("ship", SHIPS)):
            if world is not None and icon == "ship":
                continue
            count = total(units, kinds)
            if count:
                right -= write(drawn, right, 29, str(count), "bold", 24, "bone", "right") + 8
                mark = _unit(icon, units.owner.seat)
                drawn.paste(mark, (round(right) - 28, 15), mark)
                right -= 40
    return right


@lru_cache(maxsize=64)
def _unit(icon: str, seat: int) -> Image.Image:
    """Return a unit's icon in its owner's colour, as RGBA."""
    brush = Brush(28, 28, unit=28 / 48)
    UNITS[icon](brush, seat_tone(seat))
    return brush.finish()


@lru_cache(maxsize=64)
def _choice(option: Option, high: int) -> Image.Image:
    """Return a numbered choice, indexed: what one would do, and below or beside it what comes of it."""
    small = Brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "ghost_line" if option.state == "now" else "slate")
    small.plate(1.4, 1.4, 34.6, 34.6, 7.8, "plate" if option.state == "now" else "night")
    wide = _RIGHT - _LEFT
    drawn = stretched(small.finish(), wide, high)
    middle = high / 2
    badge = badges.badge(option.number, option.state, True, None, 1.0 if high >= 44 else 0.86)
    drawn.paste(badge, (32 - badge.width // 2, round(middle) - badge.height // 2), badge)
    ink = "bone" if option.state in ("now", "chosen") else "mist"
    room = wide - 66 - 12
    if high >= 50 and option.detail:
        size = 22 if high > 56 else 20
        write(drawn, 66, middle - (13 if high > 56 else 11), cut(option.text, "bold", size, room), "bold", size, ink)
        write(drawn, 66, middle + (15 if high > 56 else 13), cut(option.detail, "medium", 20, room), "medium", 20, "mist")
        return indexed(drawn)
    size = 22 if width(option.text, "bold", 22) <= room else 20
    reach = write(drawn, 66, middle, cut(option.text, "bold", size, room), "bold", size, ink)
    if option.detail and room - reach > 130:
        write(drawn, 66 + reach + 12, middle + 1, cut(option.detail, "medium", 20, room - reach - 12), "medium", 20, "mist")
    return indexed(drawn)


@lru_cache(maxsize=32)
def _note(text: str) -> Image.Image:
    drawn = Image.new("RGB", (_RIGHT - _LEFT, 32), tone("ink"))
    stamp(drawn, "goods", 16, 16, 26)
    write(drawn, 40, 16, cut(text, "medium", 20, _RIGHT - _LEFT - 44), "medium", 20, "lantern")
    return indexed(drawn)
