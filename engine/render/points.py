"""One point of a wild land as one sprite: a disc of its terrain in a ring, with what stands there."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from engine.core.scene import Node
from engine.render import tokens
from engine.render.brush import Brush, Colour
from engine.render.icons import known, stamp
from engine.render.landcells import dimmed, hidden, rumoured
from engine.render.palette import tone
from engine.render.signs import sealed
from engine.render.terrain import MEASURE, cover, terrain
from engine.render.wildmarks import dashed_ring

STATES = ("visited", "seen", "unknown", "rumour", "veiled")
RING: dict[str, tuple[Colour, float]] = {"visited": ("trail", 4.4), "seen": ("steel", 2.6), "veiled": ("slate", 2.6)}
"""Colour and width of the ring around a point of which the terrain is drawn."""


def state_known(state: str) -> str:
    """Return ``state`` when a point can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no point of the wilds has the state {state!r}; known are {', '.join(STATES)}")
    return state


def reach(state: str, radius: int) -> int:
    """Return how far a point reaches from its middle, in pixels: unknown ones are small."""
    state_known(state)
    if state == "unknown":
        return max(16, round(radius * 0.46))
    if state == "rumour":
        return round(radius * 0.93)
    return radius + round(RING[state][1])


def plain(node: Node) -> Node:
    """Return a node as its sprite needs it: wherever it lies, whatever it is called."""
    return replace(node, key="", x=0.0, y=0.0, name="")


@lru_cache(maxsize=256)
def point(node: Node, radius: int) -> Image.Image:
    """Return a point as RGBA, its middle in the middle."""
    state_known(node.state)
    for name in (*node.icons, *(secret.icon for secret in node.secrets)):
        known(name)
    if node.state in ("unknown", "rumour"):
        return _unseen(node, radius)
    ring, thick = RING[node.state]
    half = radius + 12
    look = terrain(node.floor or "clearing")
    ground = Brush(2 * half, 2 * half, look.fill, origin=(half, half))
    marks = ground.inner(0, 0, 48 * radius / MEASURE * 1.12).moved(24, 24)
    crowded = bool(node.icons or node.tokens or node.secrets)
    cover(marks, node.floor or "clearing", ((0.0, 0.0, 30.0),) if crowded else (), 0)
    if node.state != "visited":
        dimmed(ground, veiled=node.state == "veiled")
    inner = Brush(2 * half, 2 * half, origin=(half, half))
    inner.disc(0, 0, radius - 0.5, "ink")
    shape = Brush(2 * half, 2 * half, origin=(half, half))
    shape.disc(0, 0, radius + thick + 3, "ink")
    shape.disc(0, 0, radius + thick, ring)
    drawn = shape.finish()
    picture = Image.new("RGB", drawn.size)
    picture.paste(drawn)
    picture.paste(ground.finish(), (0, 0), inner.finish().getchannel("A"))
    _contents(picture, node, radius, half)
    return sealed(picture, drawn.getchannel("A"))


def _contents(picture: Image.Image, node: Node, radius: int, half: int) -> None:
    """Draw icons, secrets and tokens in a disc, side by side."""
    scale, icons, units = radius / 40, node.icons[:2], node.tokens[:1]
    count = len(icons) + bool(node.secrets) + len(units)
    size = round((40 if count == 1 else 30 if count == 2 else 24) * scale)
    step = radius * (0.84 if count == 2 else 0.66)
    places = [half + (place - (count - 1) / 2) * step for place in range(count)]
    for name in icons:
        stamp(picture, name, places.pop(0), half, max(20, size), outlined=True)
    if node.secrets:
        hidden(picture, node.secrets, places.pop(0), half, 0.8 * scale)
    for unit in units:
        small = tokens.token(unit, round((22 if count == 1 else 17 if count == 2 else 14) * max(scale, 0.7)))
        lift = tokens.lift(round((22 if count == 1 else 17 if count == 2 else 14) * max(scale, 0.7)))
        picture.paste(small, (round(places.pop(0)) - tokens.REACH, half - tokens.REACH + lift), small)


def _unseen(node: Node, radius: int) -> Image.Image:
    """Return a point without its ground: unknown, or only heard of."""
    outer, half = reach(node.state, radius), radius + 8
    brush = Brush(2 * half, 2 * half, origin=(half, half))
    brush.disc(0, 0, outer + 2.5, "ink")
    brush.disc(0, 0, outer, "night")
    rumour = node.state == "rumour"
    dashed_ring(brush, outer - 1.2, max(8, round(outer * 0.46)), 2.6 if rumour else 2.2, "mist" if rumour else "steel")
    drawn = brush.finish()
    picture = Image.new("RGB", drawn.size, tone("night"))
    picture.paste(drawn)
    icon = node.icons[0] if rumour and node.icons else ""
    rumoured(picture, icon, half, half, round(radius * 0.72) if rumour else round(outer * 1.3))
    return sealed(picture, drawn.getchannel("A"))
