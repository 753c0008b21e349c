"""The marks of slabs in a legend."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Token
from engine.render import tokens
from engine.render.badges import rubble
from engine.render.brush import Brush, Colour, sealed
from engine.render.lettering import write
from engine.render.palette import tone
from engine.render.panel import paste
from engine.render.slabs import ways
from engine.render.slabs.sprites import LOOKS, dashes, light_mark, octagon, trace
from engine.render.tokens import FOES

SAMPLES = ("lit", "dark", "surface", "submerged", "seen", "unknown", "closed", "veiled")
UNITS = (*FOES, "alerted", "acting", "acted", "down", "low", "unseen")


def paint_mark(drawn: Image.Image, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of slabs in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    if name == "slab" and rest in SAMPLES:
        paste(drawn, slab_sample(rest), 20, 14)
    elif name == "token" and rest in UNITS:
        paste(drawn, _unit(rest), 20, 14)
    elif name == "last" and rest in FOES:
        paste(drawn, trace(rest, 11, False), 20, 14)
    elif name == "plate" and rest:
        paste(drawn, ways.plate(ways.arrangements(ways.Plaque(text=rest))[0]).reduce(1).resize((34, 28)), 20, 14)
    elif name == "way" and rest in ways.STATES:
        brush = Brush(40, 29, ground, origin=(20, 14.5))
        ways.sample(brush, rest)
        drawn.paste(brush.finish(), (0, 0))
        if rest == "blocked":
            paste(drawn, rubble(20), 20, 14)
    else:
        return False
    return True


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
