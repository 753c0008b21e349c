"""The renderer: a Scene becomes a PNG. The only place that imports Pillow; it knows the scene and no game.

Maps are 800 pixels wide and as high as their board needs; sheets, dice and cards have sizes of their own. All are drawn in
one shipped palette, from remembered sprites on an integer lattice. So the same scene always gives the same bytes, and a
larger map never gives a larger picture.
"""

from __future__ import annotations

from engine.render.brush import check_fonts
from engine.render.floors import FLOORS
from engine.render.icons import ICONS
from engine.render.picture import DrawnPicture, draw, draw_fine
from engine.render.strips import draw_strips
from engine.render.tokens import KINDS

__all__ = ["FLOORS", "ICONS", "KINDS", "DrawnPicture", "check_fonts", "draw", "draw_fine", "draw_strips"]
