"""Badges on a map of any kind: at their places, or at the window's edge with an arrow to what lies outside."""

from __future__ import annotations

import math

import msgspec

from engine.core.scene import Badge
from engine.render import badges
from engine.render.frame import Area
from engine.render.grid import Grid
from engine.render.lattice import Window
from engine.render.overlay import lay
from engine.render.png import Canvas


class Shown(msgspec.Struct, frozen=True):
    """What a map picture came to show: its window, and whether badges point beyond its edge."""

    window: Window | Grid
    pointing: bool


def paint_badge(canvas: Canvas, badge: Badge, x: int, y: int, area: Area, taken: list[tuple[int, int]]) -> bool:
    """Draw a badge at its place, or at the window's edge with an arrow towards it; tell which."""
    left, top, right, bottom = area[0] + 20, area[1] + 22, area[2] - 20, area[3] - 24
    outside = not (area[0] <= x <= area[2] and area[1] <= y <= area[3])
    if not outside:
        x, y = max(left, min(x, right)), max(top, min(y, bottom))
        taken.append((x, y))
        lay(canvas, x, y, badges.badge, badge.text, badge.state, badge.choice)
        return False
    px, py = max(left + 12, min(x, right - 12)), max(top + 12, min(y, bottom - 8))
    turn = round(math.degrees(math.atan2(x - px, py - y)) / 45) % 8
    across = px in (left + 12, right - 12)
    for step in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5):
        sx, sy = (px, py + 40 * step) if across else (px + 40 * step, py)
        free = all(abs(sx - ox) >= 38 or abs(sy - oy) >= 40 for ox, oy in taken)
        if free and left <= sx <= right and top <= sy <= bottom:
            px, py = sx, sy
            break
    taken.append((px, py))
    lay(canvas, px, py, badges.badge, badge.text, badge.state, badge.choice, turn)
    return True


def paint_pointer(canvas: Canvas, badge: Badge, x: int, y: int, area: Area, taken: list[tuple[int, int]]) -> bool:
    """Draw a badge at the window's edge with an arrow towards (x, y), which lies outside, as near to it as there is room.

    Tell whether there was any room beside what is ``taken``.
    """
    left, top, right, bottom = area[0] + 32, area[1] + 34, area[2] - 32, area[3] - 34
    px, py = max(left, min(x, right)), max(top, min(y, bottom))
    turn = round(math.degrees(math.atan2(x - px, py - y)) / 45) % 8
    along = [(px, py + step) for step in _STEPS] if px in (left, right) else []
    along += [(px + step, py) for step in _STEPS] if py in (top, bottom) else []
    for sx, sy in along:
        inside = left <= sx <= right and top <= sy <= bottom
        if inside and all(abs(sx - ox) >= 46 or abs(sy - oy) >= 46 for ox, oy in taken):
            taken.append((sx, sy))
            lay(canvas, sx, sy, badges.badge, badge.text, badge.state, badge.choice, turn)
            return True
    return False


_STEPS = tuple(sorted((step * 20 for step in range(-12, 13)), key=abs))
"""How far along the edge a pointer may stand from where it would stand best."""
