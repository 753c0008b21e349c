"""The marks of slabs in a legend, and the row of hoods or hourglasses for what all share."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Pool, Token
from engine.render import plaques, slabways, tokens
from engine.render.barriers import hooded
from engine.render.brush import Brush, Colour
from engine.render.emblems import hourglass
from engine.render.foes import KINDS, dashes, trace
from engine.render.icons import stamp
from engine.render.lettering import width, write
from engine.render.palette import indexed, tone
from engine.render.signs import rubble, sealed
from engine.render.slabground import LOOKS, octagon
from engine.render.slabs import light_mark

SAMPLES = ("lit", "dark", "surface", "submerged", "seen", "unknown", "closed", "veiled")
UNITS = (*KINDS, "alerted", "acting", "acted", "down", "low", "unseen")


def paint(drawn: Image.Image, kind: str, ground: str) -> bool:
    """Draw a mark of slabs in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    if name == "slab" and rest in SAMPLES:
        _lay(drawn, slab_sample(rest))
    elif name == "token" and rest in UNITS:
        _lay(drawn, _unit(rest))
    elif name == "last" and rest in KINDS:
        _lay(drawn, trace(rest, 11, False))
    elif name == "plate" and rest:
        _lay(drawn, plaques.plate(plaques.arrangements(plaques.Plaque(text=rest))[0]).reduce(1).resize((34, 28)))
    elif name == "way" and rest in slabways.STATES:
        brush = Brush(40, 29, ground, origin=(20, 14.5))
        slabways.sample(brush, rest)
        drawn.paste(brush.finish(), (0, 0))
        if rest == "blocked":
            _lay(drawn, rubble(20))
    else:
        return False
    return True


def _lay(drawn: Image.Image, sprite: Image.Image) -> None:
    drawn.paste(sprite, (20 - sprite.width // 2, 14 - sprite.height // 2), sprite)


@lru_cache(maxsize=16)
def slab_sample(kind: str) -> Image.Image:
    """Return a small slab of a kind, as RGBA of 34 x 28 pixels."""
    shape = Brush(34, 28, origin=(17, 14))
    outline = octagon(15.5, 12.2, 4)
    if kind == "unknown":
        shape.polygon(outline, "night")
        dashes(shape, outline, 1.8, "steel", (4.5, 3))
        drawn = shape.finish()
        solid = Image.new("RGB", drawn.size, tone("night"))
        solid.paste(drawn, (0, 0), drawn.getchannel("A"))
        write(solid, 17, 14, "?", "bold", 18, "mist", "middle")
        return sealed(solid, drawn.getchannel("A"))
    state = kind if kind in ("seen", "closed", "veiled") else "visited"
    look = LOOKS[state, kind in ("dark", "veiled")]
    shape.polygon(outline, look.rim)
    face = Brush(34, 28, look.fill, origin=(17, 14))
    if kind in ("dark", "veiled"):
        _stripes(face, look.hatch or look.shade, 5, 5)
    elif kind == "closed":
        _stripes(face, look.shade, 10, 16)
    if kind in ("surface", "submerged"):
        top = -20 if kind == "submerged" else -3
        face.box(-17, top, 17, 15, "water")
        for y in (-7, 0, 7) if kind == "submerged" else (-3, 4):
            points = [(x, y + (-1.6, 0, 1.6, 0)[x // 3 % 4]) for x in range(-18, 19, 3)]
            face.stroke(points, 1.8, "wave")
    mask = Brush(34, 28, origin=(17, 14))
    mask.polygon(octagon(13.3, 10.0, 3), "ink")
    drawn = shape.finish()
    solid = Image.new("RGB", drawn.size, tone("ink"))
    solid.paste(drawn, (0, 0), drawn.getchannel("A"))
    solid.paste(face.finish(), (0, 0), mask.finish().getchannel("A"))
    if kind == "lit":
        sun = light_mark("lit", "gilt").resize((22, 22), Image.Resampling.LANCZOS)
        solid.paste(sun, (6, 3), sun)
    elif kind == "closed":
        bar = Brush(34, 28, origin=(17, 14))
        bar.disc(0, 0, 7, "vermilion")
        bar.box(-4.6, -1.7, 4.6, 1.7, "bone")
        sign = bar.finish()
        solid.paste(sign, (0, 0), sign)
    return sealed(solid, drawn.getchannel("A"))


def _stripes(brush: Brush, colour: Colour, step: int, thick: int) -> None:
    wide, high = brush.sheet.size
    ink = tone(colour) if isinstance(colour, str) else colour
    for start in range(-high, wide, step * 4):
        brush.pen.line(((start, 0), (start + high, high)), fill=ink, width=thick)


@lru_cache(maxsize=16)
def _unit(kind: str) -> Image.Image:
    radius = 11
    people = {"acting": Token("adventurer", "A", acting=True), "acted": Token("adventurer", "A", acted=True)}
    people |= {
        "unseen": Token("seeker", hidden=True),
        "down": Token("adventurer", "A", down=True),
        "low": Token("adventurer", "A", health=1, most=4),
    }
    unit = people.get(kind) or Token("seeker" if kind == "alerted" else kind, alerted=kind == "alerted")
    sprite = tokens.token(unit, 9 if kind in ("acting", "low") else radius)
    middle = sprite.height // 2 - tokens.lift(radius) + (2 if kind in ("acting", "low") else 0)
    return sprite.crop((sprite.width // 2 - 20, middle - 14, sprite.width // 2 + 20, middle + 14))


POOL = 80
"""Height of the row of what all share, without the rules around it."""

IN_A_ROW, STEP, MARK = 9, 29.0, 32
"""More marks than this stand in two rows; their greatest distance and size."""


@lru_cache(maxsize=32)
def pool_row(pool: Pool, wide: int) -> Image.Image:
    """Return what all share, indexed: its name, "5 of 7", and marks in one row or two, full ones first.

    A warning stands beside the number when a third or less is left.
    """
    drawn = Image.new("RGB", (wide, POOL), tone("night"))
    write(drawn, 4, 17, pool.label, "medium", 20, "mist")
    text = f"{pool.now} of {pool.most}"
    write(drawn, wide - 4, 17, text, "bold", 24, "bone", "right")
    if pool.now * 3 <= pool.most:
        stamp(drawn, "alert", wide - 20 - width(text, "bold", 24), 16, 20)
    most = max(pool.most, pool.now, 1)
    rows = 1 if most <= IN_A_ROW else 2
    each = -(-most // rows)
    step = min(STEP, (wide - 4) / each)
    size = round(min((MARK, 25)[rows - 1], step * 1.2))
    for place in range(most):
        x, y = 4 + step * (place % each) + step / 2, (53, 40)[rows - 1] + place // each * 25
        sprite = pool_mark(pool.icon, size, place < pool.now)
        drawn.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
    return indexed(drawn)


@lru_cache(maxsize=64)
def pool_mark(icon: str, size: int, full: bool) -> Image.Image:
    """Return one mark of a pool, as RGBA: full, or switched off; ``ValueError`` for an icon that has none."""
    if icon not in ("stealth", "hourglass"):
        raise ValueError(f"no pool has the icon {icon!r}; known are hourglass, stealth")
    brush = Brush(size, size, unit=size / 48)
    if icon == "stealth":
        hooded(brush, *(("mist", "ink", "bone") if full else ("fog_line", "dusk", "fog_line")))
        return brush.finish()
    if full:
        hourglass(brush)
        return brush.finish()
    for y in (4.0, 40.0):
        brush.plate(9, y, 39, y + 4, 2, "slate")
    brush.stroke(((13, 9), (13, 14), (24, 24), (13, 34), (13, 39)), 2.6, "slate")
    brush.stroke(((35, 9), (35, 14), (24, 24), (35, 34), (35, 39)), 2.6, "slate")
    return brush.finish()
