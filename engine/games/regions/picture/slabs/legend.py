"""The marks of slabs in a legend: samples of slabs, of what stands on them, of ways and plates."""

from __future__ import annotations

from engine.core.canvas import Kit, Sprite
from engine.core.frame import READ
from engine.core.scene import Token

from . import figures, ways
from .foes import FOES
from .grounds import LOOKS
from .shapes import dashes, octagon
from .sprites import light_mark

NEWEST = "newest"
"""The frame around the place that was explored last."""
SAMPLES = ("lit", "dark", "surface", "submerged", "seen", "unknown", "closed", "veiled")
UNITS = (*FOES, "alerted", "acting", "acted", "down", "low", "unseen")


def paint_mark(kit: Kit, drawn: Sprite, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of slabs in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    if name == "slab" and rest in SAMPLES:
        _lay(kit, drawn, kit.smaller(kit.kept(slab_sample, rest), 28, 23))
    elif name == "slab" and rest == NEWEST:
        _lay(kit, drawn, kit.kept(newest_sample))
    elif name == "token" and rest in UNITS:
        _lay(kit, drawn, kit.kept(_unit, rest))
    elif name == "figure" and rest:
        shape, figure, *more = rest.split(":")
        unit = figures.checked(kit, Token(shape, icon=figure, alert="alerted" in more))
        size = 9 if unit.alert else 10 if shape == "seeker" else 11
        _lay(kit, drawn, _framed(kit, kit.kept(figures.token, unit, size)))
    elif name == "last" and rest in FOES:
        _lay(kit, drawn, kit.kept(figures.trace, Token(rest), 11, False))
    elif name == "plate" and rest:
        plate = kit.kept(ways.plate, ways.arrangements(kit, ways.Plaque(text=rest))[0])
        _lay(kit, drawn, kit.resized(plate, 34, 28))
    elif name == "way" and rest in ways.STATES:
        brush = kit.brush(40, 29, ground, origin=(20, 14.5))
        ways.sample(brush, rest)
        kit.paste(drawn, brush.finish(), 0, 0)
        if rest == "blocked":
            _lay(kit, drawn, kit.rubble(20))
    else:
        return False
    return True


def _lay(kit: Kit, drawn: Sprite, sprite: Sprite) -> None:
    """Lay a sprite in the middle of the box of a mark."""
    kit.paste(drawn, sprite, 20 - sprite.width // 2, 14 - sprite.height // 2, shape=sprite)


def newest_sample(kit: Kit) -> Sprite:
    """Return the corners of a frame, as RGBA of 34 x 28 pixels."""
    brush = kit.brush(34, 28, origin=(17, 14))
    for side in (-1, 1):
        for down in (-1, 1):
            x, y = side * 14.0, down * 11.0
            line = ((x - side * 8, y), (x - side * 3, y), (x, y - down * 3), (x, y - down * 7))
            brush.stroke(line, 4.0, "ink")
            brush.stroke(line, 2.2, "bone")
    return brush.finish()


def slab_sample(kit: Kit, kind: str) -> Sprite:
    """Return a small slab of a kind, as RGBA of 34 x 28 pixels."""
    shape = kit.brush(34, 28, origin=(17, 14))
    outline = octagon(15.5, 12.2, 4)
    if kind == "unknown":
        shape.polygon(outline, "night")
        dashes(shape, outline, 1.8, "steel", (4.5, 3))
        drawn = shape.finish()
        solid = kit.sheet(34, 28, "night")
        kit.paste(solid, drawn, 0, 0, shape=drawn)
        kit.write(solid, 17, 14, "?", "bold", READ, "mist", "middle")
        return kit.sealed(solid, drawn)
    state = kind if kind in ("seen", "closed", "veiled") else "visited"
    look = LOOKS[state, kind in ("dark", "veiled")]
    shape.polygon(outline, look.rim)
    face = kit.brush(34, 28, look.fill, origin=(17, 14))
    if kind in ("dark", "veiled"):
        face.hatch(look.hatch or look.shade, 5, 1.25)
    elif kind == "closed":
        face.hatch(look.shade, 10, 4)
    if kind in ("surface", "submerged"):
        top = -20 if kind == "submerged" else -3
        face.box(-17, top, 17, 15, "water")
        for y in (-7, 0, 7) if kind == "submerged" else (-3, 4):
            points = [(x, y + (-1.6, 0, 1.6, 0)[x // 3 % 4]) for x in range(-18, 19, 3)]
            face.stroke(points, 1.8, "wave")
    mask = kit.brush(34, 28, origin=(17, 14))
    mask.polygon(octagon(13.3, 10.0, 3), "ink")
    drawn = shape.finish()
    solid = kit.sheet(34, 28, "ink")
    kit.paste(solid, drawn, 0, 0, shape=drawn)
    kit.paste(solid, face.finish(), 0, 0, shape=mask.finish())
    if kind == "lit":
        sun = kit.smaller(kit.kept(light_mark, "lit", "gilt"), 22, 22)
        kit.paste(solid, sun, 6, 3, shape=sun)
    elif kind == "closed":
        bar = kit.brush(34, 28, origin=(17, 14))
        bar.disc(0, 0, 7, "vermilion")
        bar.box(-4.6, -1.7, 4.6, 1.7, "bone")
        sign = bar.finish()
        kit.paste(solid, sign, 0, 0, shape=sign)
    return kit.sealed(solid, drawn)


def _unit(kit: Kit, kind: str) -> Sprite:
    radius = 11
    people = {"acting": Token("adventurer", acting=True), "acted": Token("adventurer", acted=True)}
    people |= {
        "unseen": Token("seeker", hidden=True),
        "down": Token("adventurer", down=True),
        "low": Token("adventurer", health=1, most=4),
    }
    unit = people.get(kind) or Token("seeker" if kind == "alerted" else kind, alert=kind == "alerted")
    sprite = kit.kept(figures.token, unit, 9 if kind in ("acting", "low") else radius)
    if unit.most:
        strip = kit.kept(figures.bar, 9, unit.health, unit.most)
        sprite = kit.over(sprite, strip, sprite.width // 2 - strip.width // 2, sprite.height // 2 + 6)
    return _framed(kit, sprite, 2 if kind in ("acting", "low") else 0)


def _framed(kit: Kit, sprite: Sprite, below: int = 0) -> Sprite:
    """Return 40 x 28 pixels of a sprite around its middle, or so many pixels below that."""
    left, top = sprite.width // 2 - 20, sprite.height // 2 + below - 14
    return kit.crop(sprite, (left, top, left + 40, top + 28))
