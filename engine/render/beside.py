"""What stands beside and below a map: seats, the overview of a map larger than its window, the legend."""

from __future__ import annotations

from engine.core.scene import GraphBoard, Group, HexBoard, Legend, Scene, SquareBoard
from engine.render import frame, legend, panel, sidebar
from engine.render.frame import Area
from engine.render.grid import Grid
from engine.render.hexmap import span_of
from engine.render.hexmap import window_of as hex_window
from engine.render.landmap import span_of as land_span
from engine.render.landmap import window_of as land_window
from engine.render.lattice import Span, Window
from engine.render.png import Canvas
from engine.render.pointing import Shown
from engine.render.smallmap import OVERVIEW, dots, overview, spots
from engine.render.smallsquares import overview_of, plan_of
from engine.render.squaremap import map_area
from engine.render.squaremap import window_of as square_window

BESIDE_OVERVIEW = 4
"""How many lines of the legend find room beside an overview, at the cost of the seats' height."""

STRIP_SIDE = 24
"""How far from the frame's left edge a strip of the legend begins."""


def needs_overview(scene: Scene) -> bool:
    """Tell whether a map is larger than the window of a picture without a panel: then it gets one, for the overview."""
    if isinstance(scene.board, HexBoard):
        window = land_window if scene.board.land else hex_window
        return not scene.board.close and not window(scene.board, frame.WIDE).whole
    return isinstance(scene.board, SquareBoard) and not square_window(scene.board, frame.WIDE).whole


def _in_strip(scene: Scene) -> bool:
    """Tell whether the legend stands below the map: that of maps whose seats need the panel for themselves."""
    return isinstance(scene.board, SquareBoard) and any(row.counts for row in scene.panel)


def _held(scene: Scene) -> frozenset[str]:
    """Return the icons that only the seats hold: the panel says what they mean."""
    board = scene.board
    if not _in_strip(scene) or not isinstance(board, SquareBoard):
        return frozenset()
    lying = {icon for cell in board.cells for icon in (*cell.icons, *(icon for part in cell.parts for icon in part.icons))}
    return frozenset(icon for row in scene.panel for icon, _ in row.counts) - lying - {"gold", "treasure"}


def strip_lines(scene: Scene) -> legend.Lines:
    """Return the lines of the legend that stand below the map."""
    if not _in_strip(scene) or not isinstance(scene.board, SquareBoard):
        return ()
    shown, held = tuple(badge for badge in scene.board.badges if badge.part is None), _held(scene)
    lines = tuple(entry for entry in scene.legend if entry.mark not in held)
    return legend.legend_lines(lines, shown, legend.STRIP_LINES)


def _strip_wide(area: Area) -> int:
    return area[2] - area[0] - 2 * (STRIP_SIDE - area[0])


def above_strip(area: Area, lines: legend.Lines) -> Area:
    """Return the part of a map's rectangle that a strip of the legend leaves."""
    return area[0], area[1], area[2], area[3] - legend.strip_height(lines, _strip_wide(area))


def paint_strip(canvas: Canvas, area: Area, lines: legend.Lines) -> None:
    """Draw the legend below the map, over whatever of it hangs there."""
    if not lines:
        return
    wide = _strip_wide(area)
    high = legend.strip_height(lines, wide)
    canvas.paste(
        frame.ground(frame.WIDTH, frame.HEIGHT).crop((area[0], area[3] - high, area[2], frame.HEIGHT)),
        area[0],
        area[3] - high,
    )
    canvas.paste(legend.strip(lines, wide), STRIP_SIDE, area[3] - high)


def paint_beside(canvas: Canvas, scene: Scene, shown: Shown | None, area: Area, below: bool) -> None:
    """Draw seats and legend, and the overview where the map is larger than its window."""
    if scene.groups or any(row.role for row in scene.panel):
        _paint_sidebar(canvas, scene, shown, area)
        return
    board, held = scene.board, _held(scene)
    mapped = board if isinstance(board, HexBoard | SquareBoard) else None
    own = tuple(entry for entry in scene.legend if not below or entry.mark in held)
    if mapped is None or shown is None or shown.window.whole:
        lines = legend.legend_lines(own, mapped.badges if mapped is not None else ())
        canvas.paste(
            panel.seats(scene.panel, lines, "", 0, legend.height(lines), scene.pool, ticks=isinstance(board, GraphBoard)),
            panel.LEFT,
            panel.TOP,
        )
        return
    outside = (Legend("outside", "Off the picture"),) if shown.pointing else ()
    lines = legend.legend_lines((*outside, *own, Legend("window", "This picture")), mapped.badges)
    needed = legend.height(lines[:BESIDE_OVERVIEW])
    plan = plan_of(mapped, panel.overview_room(scene.panel, needed)) if isinstance(mapped, SquareBoard) else None
    high = plan.high if plan is not None else OVERVIEW[1]
    canvas.paste(panel.seats(scene.panel, lines, scene.overview, high, needed), panel.LEFT, panel.TOP)
    if isinstance(mapped, HexBoard):
        assert isinstance(shown.window, Window)
        small = overview(spots(mapped), dots(mapped), _span_of(mapped), shown.window, area)
    else:
        assert isinstance(shown.window, Grid) and plan is not None
        small = overview_of(mapped, plan, shown.window, map_area(mapped, area))
    canvas.paste(small, *panel.overview_place(scene.panel, high, needed))


def _span_of(board: HexBoard) -> Span:
    return land_span(board) if board.land else span_of(board)


def _paint_sidebar(canvas: Canvas, scene: Scene, shown: Shown | None, area: Area) -> None:
    """Draw roles and groups of marks, with an overview where the map is larger than its window."""
    board, groups = scene.board, scene.groups
    if not groups and scene.legend:
        groups = (Group(scene.legend),)
    cropped = shown is not None and not shown.window.whole and isinstance(board, HexBoard) and not board.close
    canvas.paste(sidebar.panel(scene.panel, groups, cropped, scene.overview), panel.LEFT, panel.TOP)
    if cropped:
        assert isinstance(board, HexBoard) and shown is not None and isinstance(shown.window, Window)
        small = overview(spots(board), dots(board), _span_of(board), shown.window, area)
        canvas.paste(small, *sidebar.overview_place(scene.panel, groups))
