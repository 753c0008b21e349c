"""The marks that the legend of a map of the wilds has of its own."""

from __future__ import annotations

from engine.core.canvas import Colour, Kit, Sprite
from engine.maps.lattice import Lattice

from . import landsigns as signs
from . import wedges
from .hexsprites import dimmed
from .landsigns import dashed_ring
from .standing import rumoured
from .terrains import ALIKE, TERRAINS, cover, terrain

TINY = Lattice(15, 26, 22, True)

_STATES = ("floor", "visited", "seen", "veiled")


def paint_mark(kit: Kit, drawn: Sprite, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of the wilds in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    disc = name.startswith("disc ")
    state = name.removeprefix("disc ")
    if rest and state in _STATES:
        _lay(kit, drawn, kit.kept(_sample, state, terrain(rest) and rest, disc))
    elif name == "way" and (rest in TERRAINS or rest in ALIKE):
        kit.paste(drawn, kit.crop(kit.kept(signs.way_sample, rest, 28, ground), (0, 4, 32, 17)), 4, 8)
    elif state in _PLAIN and not rest:
        _PLAIN[state](kit, drawn, letter, ground, disc)
    else:
        return False
    return True


def _lay(kit: Kit, drawn: Sprite, sprite: Sprite, x: int = 20, y: int = 14) -> None:
    """Lay a sprite on a sheet, its middle at (x, y)."""
    kit.paste(drawn, sprite, x - sprite.width // 2, y - sprite.height // 2, shape=sprite)


def _sample(kit: Kit, state: str, name: str, disc: bool) -> Sprite:
    """Return a small hex or node of a terrain in a state, as RGBA of 30 x 30 pixels."""
    look = terrain(name)
    brush = kit.brush(30, 30, look.fill, origin=(15, 15))
    if not disc:
        cover(brush.inner(0, 0, 48 * 0.34).moved(24, 27), name, (), 0)
    land = brush.finish()
    if state in ("seen", "veiled"):
        land = dimmed(kit, land, veiled=state == "veiled")
    corners = TINY.vertices
    if disc:
        rings: list[tuple[float, Colour]] = [(14.0, "trail" if state == "visited" else "steel")]
        rings.append((11.0 if state == "visited" else 12.4, ""))
        shape = kit.brush(30, 30, origin=(15, 15))
        shape.disc(0, 0, rings[0][0], "bone")
        inner = kit.brush(30, 30, origin=(15, 15))
        inner.disc(0, 0, rings[1][0], "bone")
        sample = kit.sheet(30, 30, rings[0][1])
        kit.paste(sample, land, 0, 0, shape=inner.finish())
    else:
        shape = kit.brush(30, 30, origin=(15, 15))
        shape.polygon(corners, "bone")
        sample = land
        if state == "visited":
            inner = kit.brush(30, 30, origin=(15, 15))
            inner.polygon([(x * 0.79, y * 0.79) for x, y in corners], "bone")
            rim = kit.sheet(30, 30, "trail")
            kit.paste(rim, sample, 0, 0, shape=inner.finish())
            sample = rim
    return kit.sealed(sample, shape.finish())


def _rumour(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    brush = kit.brush(40, 29, ground, origin=(20, 14.5))
    if disc:
        dashed_ring(brush, 12.6, 9, 2.2, "mist")
    else:
        corners = [(x * 0.93, y * 0.93) for x, y in TINY.vertices]
        for place, (ax, ay) in enumerate(corners):
            bx, by = corners[(place + 1) % 6]
            for first, last in ((0.0, 0.2), (0.36, 0.64), (0.8, 1.0)):
                ends = ((ax + (bx - ax) * first, ay + (by - ay) * first), (ax + (bx - ax) * last, ay + (by - ay) * last))
                brush.stroke(ends, 2.2, "mist", round_ends=False)
    kit.paste(drawn, brush.finish(), 0, 0)
    rumoured(kit, drawn, "", 20, 14, 22)


def _edge(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    brush = kit.brush(30, 30, "night", origin=(15, 15))
    brush.hatch("fog_line", 8.5, 2.5, rising=True)
    brush.stroke([(x * 0.92, y * 0.92) for x, y in TINY.vertices], 1.8, "steel", closed=True)
    shape = kit.brush(30, 30, origin=(15, 15))
    shape.polygon(TINY.vertices, "bone")
    _lay(kit, drawn, kit.sealed(brush.finish(), shape.finish()))


def _clue(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    _lay(kit, drawn, kit.kept(_small_arrow, False), y=15)


def _trace(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    _lay(kit, drawn, kit.kept(_small_arrow, True), y=15)


def _small_arrow(kit: Kit, hollow: bool) -> Sprite:
    brush = kit.brush(32, 24, origin=(16, 12))
    points = [(-13, -3.6), (1.6, -3.6), (1.6, -9), (14, 0), (1.6, 9), (1.6, 3.6), (-13, 3.6)]
    if hollow:
        brush.stroke(points, 2.2, "mist", closed=True)
    else:
        brush.polygon(points, "lantern")
    return brush.finish()


def _pill(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    brush = kit.brush(40, 29, ground, origin=(20, 14.5))
    brush.plate(-14.4, -10, 14.4, 10, 10, "lantern")
    brush.plate(-12.4, -8, 12.4, 8, 8, "ink")
    for x in (-5.6, 0.0, 5.6):
        brush.disc(x, 0, 1.9, "lantern")
    kit.paste(drawn, brush.finish(), 0, 0)


def _blocked(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    _lay(kit, drawn, kit.rubble(24))


def _trail(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    brush = kit.brush(40, 29, ground, origin=(20, 14.5))
    for left in (-13.0, 2.0):
        brush.stroke(((left - 1.6, 0), (left + 12.6, 0)), 7.2, "trail", round_ends=False)
        brush.stroke(((left, 0), (left + 11, 0)), 4.0, "vermilion", round_ends=False)
    kit.paste(drawn, brush.finish(), 0, 0)


def _passage(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    for x in (8, 20, 32):
        _lay(kit, drawn, kit.kept(signs.bead), x)


def _journey(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    for x in (8, 20, 32):
        _lay(kit, drawn, kit.kept(signs.pace, 9), x)


def _bearing(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    for x, y in ((4, 14), (12, 8), (12, 20), (20, 3), (20, 25)):
        _lay(kit, drawn, kit.kept(wedges.dot, 6, True), x, y)


def _heard(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    for x, y in ((8, 14), (18, 9), (28, 4), (18, 19), (28, 24)):
        _lay(kit, drawn, kit.kept(wedges.dot, 6, False), x, y)


def _counts(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    _lay(kit, drawn, kit.kept(signs.lens, 1.0))


def _hunt(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    _lay(kit, drawn, kit.kept(signs.query))


def _newest(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    brush = kit.brush(40, 29, ground, origin=(20, 14.5))
    for side in (-1, 1):
        brush.stroke(((side * 3, -10), (side * 11, -5), (side * 11, 5), (side * 3, 10)), 3.0, "bone")
    kit.paste(drawn, brush.finish(), 0, 0)


def _hidden(kit: Kit, drawn: Sprite, letter: str, ground: str, disc: bool) -> None:
    brush = kit.brush(40, 29, ground, origin=(20, 14.5))
    brush.plate(-13, -9.5, 13, 9.5, 6, "mist")
    brush.plate(-11.6, -8.1, 11.6, 8.1, 5, "umber")
    kit.closed_eye(brush, 0, -0.6, "mist")
    kit.paste(drawn, brush.finish(), 0, 0)


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
    "journey": _journey,
    "newest": _newest,
    "bearing": _bearing,
    "heard": _heard,
    "counts": _counts,
    "hunt": _hunt,
}
"""The marks that need no terrain."""
