"""The marks that the legend of a map of the wilds has of its own."""

from __future__ import annotations

from PIL import Image

from engine.render import badges
from engine.render.brush import Brush, Colour
from engine.render.canvas import tone
from engine.render.drawings.emblems import closed_eye
from engine.render.land import signs
from engine.render.land.cells import dimmed
from engine.render.land.signs import dashed_ring
from engine.render.land.standing import rumoured
from engine.render.land.terrain import ALIKE, TERRAINS, cover, terrain
from engine.render.lattice import Lattice
from engine.render.memory import remembered
from engine.render.panel import paste

TINY = Lattice(15, 26, 22, True)

_STATES = ("floor", "visited", "seen", "veiled")


def paint_mark(drawn: Image.Image, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of the wilds in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    disc = name.startswith("disc ")
    state = name.removeprefix("disc ")
    if rest and state in _STATES:
        paste(drawn, _sample(state, terrain(rest) and rest, disc), 20, 14)
    elif name == "way" and (rest in TERRAINS or rest in ALIKE):
        drawn.paste(signs.way_sample(rest, 28, ground).crop((0, 4, 32, 17)), (4, 8))
    elif state in _PLAIN and not rest:
        _PLAIN[state](drawn, letter, ground, disc)
    else:
        return False
    return True


@remembered(128)
def _sample(state: str, name: str, disc: bool) -> Image.Image:
    """Return a small hex or node of a terrain in a state, as RGBA of 30 x 30 pixels."""
    look = terrain(name)
    brush = Brush(30, 30, look.fill, origin=(15, 15))
    if not disc:
        cover(brush.inner(0, 0, 48 * 0.34).moved(24, 27), name, (), 0)
    land = brush.finish()
    if state in ("seen", "veiled"):
        land = dimmed(land, veiled=state == "veiled")
    corners = TINY.vertices
    if disc:
        rings: list[tuple[float, Colour]] = [(14.0, "trail" if state == "visited" else "steel")]
        rings.append((11.0 if state == "visited" else 12.4, ""))
        shape = Brush(30, 30, origin=(15, 15))
        shape.disc(0, 0, rings[0][0], "bone")
        inner = Brush(30, 30, origin=(15, 15))
        inner.disc(0, 0, rings[1][0], "bone")
        sample = Image.new("RGB", (30, 30), tone(str(rings[0][1])))
        sample.paste(land, (0, 0), inner.finish().getchannel("A"))
    else:
        shape = Brush(30, 30, origin=(15, 15))
        shape.polygon(corners, "bone")
        sample = land
        if state == "visited":
            inner = Brush(30, 30, origin=(15, 15))
            inner.polygon([(x * 0.79, y * 0.79) for x, y in corners], "bone")
            rim = Image.new("RGB", (30, 30), tone("trail"))
            rim.paste(sample, (0, 0), inner.finish().getchannel("A"))
            sample = rim
    sample.putalpha(shape.finish().getchannel("A"))
    return sample


def _rumour(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    if disc:
        dashed_ring(brush, 12.6, 9, 2.2, "mist")
    else:
        corners = [(x * 0.93, y * 0.93) for x, y in TINY.vertices]
        for place, (ax, ay) in enumerate(corners):
            bx, by = corners[(place + 1) % 6]
            for first, last in ((0.0, 0.2), (0.36, 0.64), (0.8, 1.0)):
                ends = ((ax + (bx - ax) * first, ay + (by - ay) * first), (ax + (bx - ax) * last, ay + (by - ay) * last))
                brush.stroke(ends, 2.2, "mist", round_ends=False)
    drawn.paste(brush.finish(), (0, 0))
    rumoured(drawn, "", 20, 14, 22)


def _edge(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(30, 30, "night", origin=(15, 15))
    for start in range(-120, 120, 34):
        brush.pen.line(((start, 120), (start + 120, 0)), fill=tone("fog_line"), width=10)
    brush.stroke([(x * 0.92, y * 0.92) for x, y in TINY.vertices], 1.8, "steel", closed=True)
    shape = Brush(30, 30, origin=(15, 15))
    shape.polygon(TINY.vertices, "bone")
    sample = brush.finish()
    sample.putalpha(shape.finish().getchannel("A"))
    paste(drawn, sample, 20, 14)


def _clue(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    paste(drawn, _small_arrow(False), 20, 15)


def _trace(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    paste(drawn, _small_arrow(True), 20, 15)


@remembered(2)
def _small_arrow(hollow: bool) -> Image.Image:
    brush = Brush(32, 24, origin=(16, 12))
    points = [(-13, -3.6), (1.6, -3.6), (1.6, -9), (14, 0), (1.6, 9), (1.6, 3.6), (-13, 3.6)]
    if hollow:
        brush.stroke(points, 2.2, "mist", closed=True)
    else:
        brush.polygon(points, "lantern")
    return brush.finish()


def _pill(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    brush.plate(-14.4, -10, 14.4, 10, 10, "lantern")
    brush.plate(-12.4, -8, 12.4, 8, 8, "ink")
    for x in (-5.6, 0.0, 5.6):
        brush.disc(x, 0, 1.9, "lantern")
    drawn.paste(brush.finish(), (0, 0))


def _blocked(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    paste(drawn, badges.rubble(24), 20, 14)


def _trail(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    for left in (-13.0, 2.0):
        brush.stroke(((left - 1.6, 0), (left + 12.6, 0)), 7.2, "trail", round_ends=False)
        brush.stroke(((left, 0), (left + 11, 0)), 4.0, "vermilion", round_ends=False)
    drawn.paste(brush.finish(), (0, 0))


def _passage(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    for x in (8, 20, 32):
        paste(drawn, signs.bead(), x, 14)


def _hidden(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    brush.plate(-13, -9.5, 13, 9.5, 6, "mist")
    brush.plate(-11.6, -8.1, 11.6, 8.1, 5, "umber")
    closed_eye(brush, 0, -0.6, "mist")
    drawn.paste(brush.finish(), (0, 0))


_PLAIN = {
    "rumour": _rumour,
    "edge": _edge,
    "clue": _clue,
    "trace": _trace,
    "pill": _pill,
    "blocked": _blocked,
    "trail": _trail,
    "hidden": _hidden,
    "passage": _passage,
}
"""The marks that need no terrain."""
