"""A whole picture: the board in its window, the frame, the header, and what stands beside: seats, overview, legend."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from threading import Lock

import msgspec
from PIL import Image

from engine.core.scene import (
    Badge,
    CardBoard,
    DiceBoard,
    GraphBoard,
    Group,
    HexBoard,
    Legend,
    PilesBoard,
    PlaysBoard,
    Scene,
    SheetBoard,
    SquareBoard,
    StarBoard,
)
from engine.render import desk, dice, frame, layout, panel
from engine.render.canvas import Canvas, lay
from engine.render.frame import Area
from engine.render.hexes import ghosts, hexmap
from engine.render.land import landmap, roadmap, sidebar
from engine.render.lattice import CROPPED, SIZES, Lattice, Window
from engine.render.layout import Layout
from engine.render.panel import Marks
from engine.render.slabs import chart, plays, slabmap
from engine.render.smallmap import OVERVIEW, dots, overview, spots
from engine.render.squares import sheet, squaremap, tiles
from engine.render.squares.overview import overview_of, plan_of
from engine.render.squares.window import Grid
from engine.render.stars import exploring, starmap
from engine.render.stars import panel as star_panel

_DRAWING = Lock()

BESIDE_OVERVIEW = 4
"""How many lines of the legend find room beside an overview, at the cost of the seats' height."""


class Drawn(msgspec.Struct, frozen=True):
    """A finished picture: a PNG file of ``width`` x ``height`` pixels.

    ``extent`` is the rectangle (left, top, right, bottom) around all that is known of its board.
    """

    png: bytes
    width: int
    height: int
    extent: Area


def draw(scene: Scene) -> Drawn:
    """Draw a scene; the same scene gives the same bytes.

    Takes a few milliseconds once its sprites are known; call it from a worker thread. ``ValueError`` for a name of an
    icon, floor, token, state or tone that the renderer does not know, with the names that it knows.
    """
    with _DRAWING:
        canvas, extent = composed(scene)
        return Drawn(canvas.png(), canvas.width, canvas.height, extent)


def compose(scene: Scene) -> Canvas:
    """Draw a scene on a new canvas."""
    return composed(scene)[0]


def composed(scene: Scene) -> tuple[Canvas, Area]:
    """Draw a scene on a new canvas; return that and the rectangle around all that is known of its board."""
    if isinstance(scene.board, HexBoard) and not scene.board.land:
        canvas, extent = _hexes(scene, scene.board)
    elif isinstance(scene.board, GraphBoard) and not scene.board.land:
        canvas, extent = _slabs(scene, scene.board)
    elif isinstance(scene.board, SquareBoard):
        canvas, extent = _squares(scene, scene.board)
    else:
        wide, high = _size_of(scene)
        canvas = Canvas(wide, high, _empty(wide, high))
        extent = _on_desk(canvas, scene)
    canvas.paste(frame.header(scene.title, scene.chip, scene.facts, canvas.width, scene.stretches), 0, 0)
    for x in (frame.RULE_ENDS[0], canvas.width - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas, extent


# Boards that have a layout.


@lru_cache(maxsize=16)
def of_hexes(scene: Scene, board: HexBoard) -> tuple[Layout, Window]:
    """Return where everything of a map of tiles of hexes lies: with an overview beside it if it is larger than that."""
    where, rows, pool = hexmap.fit(board), scene.panel, scene.pool
    if scene.cards:
        form = layout.arranged(where, ghosts.foot_high(scene.cards), ghosts.column_high(scene.cards))
        window = hexmap.window_of(board, form.board)
        if layout.share(form, hexmap.extent(board, window, form.board)) < layout.HALF:
            form = layout.below(where, ghosts.foot_high(scene.cards, mapped=False))
        return form, hexmap.window_of(board, form.board)
    lines = panel.legend_lines(scene.legend, board.badges)
    foot, column = panel.foot_high(rows, lines, pool), panel.column_high(rows, lines, pool, own=hexmap.paint_mark)
    form = layout.arranged(where, foot, column)
    window = hexmap.window_of(board, form.board)
    if board.close or (window.whole and layout.share(form, hexmap.extent(board, window, form.board)) >= layout.HALF):
        return form, window
    return _cropped(scene, board, window.lattice) or (form, window)


def _cropped(scene: Scene, board: HexBoard, lattice: Lattice) -> tuple[Layout, Window] | None:
    """Return where a part of a map lies beside its overview: in the smallest hexes with which it fills half the picture.

    They are larger than those of ``lattice``, or as large as crops are at least; ``None`` where nothing would be cut off.
    """
    lines = panel.legend_lines(_with_overview(scene.legend, True), board.badges)
    high = panel.column_high(scene.panel, lines, scene.pool, own=hexmap.paint_mark, overview=OVERVIEW_HIGH)
    least = max(lattice.radius, CROPPED[board.pointed].radius)
    for size in reversed([size for size in SIZES[board.pointed] if size.radius >= least]):
        form = layout.beside(hexmap.fit_at(board, size), high)
        window = hexmap.crop_of(board, form.board, size)
        if layout.share(form, hexmap.extent(board, window, form.board)) >= layout.HALF:
            return form, window
    return None


def _hexes(scene: Scene, board: HexBoard) -> tuple[Canvas, Area]:
    """Draw a map of tiles of hexes."""
    form, window = of_hexes(scene, board)
    canvas = _canvas(form)
    pointing = hexmap.paint(canvas, board, form.board, window)
    _surround(canvas, form)
    if scene.cards:
        ghosts.paint_cards(canvas, board, scene.cards, form)
    elif window.whole or board.close:
        _paint_panel(canvas, scene, panel.legend_lines(scene.legend, board.badges), form, hexmap.paint_mark)
    else:
        small = overview(spots(board), dots(board), hexmap.span_of(board), window, form.board)
        lines = panel.legend_lines(_with_overview(scene.legend, pointing), board.badges)
        _paint_panel(canvas, scene, lines, form, hexmap.paint_mark, small)
    return canvas, hexmap.extent(board, window, form.board)


def of_slabs(scene: Scene, board: GraphBoard) -> tuple[Layout, panel.Lines]:
    """Return where everything of a map of slabs lies, and the legend.

    Where the board would fill less than half of its picture, rows of the legend are left out.
    """
    for most in range(panel.STRIP_MOST, -1, -1):
        lines = panel.first_rows(panel.legend_lines(scene.legend, ()), most)
        foot = panel.foot_high(scene.panel, lines, scene.pool)
        column = panel.column_high(scene.panel, lines, scene.pool, own=slabmap.paint_mark)
        form = layout.arranged(partial(chart.fit, board), foot, column)
        if layout.share(form, chart.extent(chart.chart(board, form.board), form.board)) >= layout.HALF:
            break
    return form, lines


def _slabs(scene: Scene, board: GraphBoard) -> tuple[Canvas, Area]:
    """Draw a map of slabs."""
    form, lines = of_slabs(scene, board)
    canvas = _canvas(form)
    extent = slabmap.paint(canvas, board, form.board)
    _surround(canvas, form)
    _paint_panel(canvas, scene, lines, form, slabmap.paint_mark, ticks=True)
    return canvas, extent


OVERVIEW_HIGH = OVERVIEW[1] + 4
"""Height of an overview in its frame."""


def _with_overview(legend: tuple[Legend, ...], pointing: bool) -> tuple[Legend, ...]:
    """Return a legend with what an overview needs; where nothing is told any more, that is not told either."""
    if not legend:
        return ()
    outside = (Legend("outside", "Off the picture"),) if pointing else ()
    return (*outside, *legend, Legend("window", "This picture"))


@lru_cache(maxsize=16)
def of_squares(scene: Scene, board: SquareBoard) -> tuple[Layout, Grid, panel.Lines]:
    """Return where everything of a map of square tiles lies, and the legend; below a plank it has all of the width.

    Where the board would fill less than half of its picture, rows of the legend are left out.
    """
    where, rows, pool, own = squaremap.fit(board), scene.panel, scene.pool, tiles.paint_mark
    shown = tuple(badge for badge in board.badges if badge.part is None)
    for most in range(panel.STRIP_MOST, -1, -1):
        lines = panel.first_rows(panel.legend_lines(scene.legend, shown), most)
        foot, column = panel.foot_high(rows, lines, pool), panel.column_high(rows, lines, pool, own=own)
        form = layout.arranged(where, foot, 0 if squaremap.planked(board) else column)
        grid = squaremap.window_of(board, form.board)
        if not grid.whole:
            legend = _with_overview(scene.legend, any(badge.state == "now" for badge in board.badges))
            lines = panel.first_rows(panel.legend_lines(legend, shown), most)
            form = layout.below(where, panel.foot_high(rows, lines, pool, _overview_of_squares(board)))
            grid = squaremap.window_of(board, form.board)
        if layout.share(form, squaremap.area_of(board, grid, form.board)) >= layout.HALF:
            break
    return form, grid, lines


def _overview_of_squares(board: SquareBoard) -> tuple[int, int]:
    """Return width and height of an overview in its frame."""
    return OVERVIEW[0] + 4, plan_of(board, OVERVIEW_LOW).high + 4


OVERVIEW_LOW = 140
"""How high an overview is at most that stands beside seats below a board."""


def _squares(scene: Scene, board: SquareBoard) -> tuple[Canvas, Area]:
    """Draw a map of square tiles, with an overview beside the seats if it is larger than the picture."""
    form, grid, lines = of_squares(scene, board)
    canvas = _canvas(form)
    squaremap.paint(canvas, board, form.board, grid)
    _surround(canvas, form)
    small = None
    if not grid.whole:
        small = overview_of(board, plan_of(board, OVERVIEW_LOW), grid, squaremap.map_area(board, form.board))
    _paint_panel(canvas, scene, lines, form, tiles.paint_mark, small)
    return canvas, squaremap.area_of(board, grid, form.board)


def _canvas(form: Layout) -> Canvas:
    return Canvas(form.wide, form.high, _empty(form.wide, form.high))


def _surround(canvas: Canvas, form: Layout) -> None:
    """Draw the ground and the frame over what hangs out of a board's part of the picture."""
    _, top, right, bottom = form.board
    whole = frame.ground(form.wide, form.high)
    if right < form.wide - frame.SIDE:
        canvas.paste(whole.crop((right, top, form.wide, form.high)), right, top)
    if bottom < form.high - frame.BOTTOM:
        canvas.paste(whole.crop((0, bottom, form.wide, form.high)), 0, bottom)
    for part, x, y, cut in frame.borders(form.wide, form.high):
        canvas.paste(part, x, y, cut)


def _paint_panel(
    canvas: Canvas,
    scene: Scene,
    lines: panel.Lines,
    form: Layout,
    own: Marks,
    overview: Image.Image | None = None,
    *,
    ticks: bool = False,
) -> None:
    """Draw seats, what all share and the legend where the layout has them, and an overview among them if there is one."""
    if form.panel is None:
        return
    left, top, _, bottom = form.panel
    if not form.beside:
        size = overview.size if overview is not None else None
        drawn = panel.foot(scene.panel, lines, scene.pool, own=own, ticks=ticks, overview=size, note=scene.overview)
        canvas.paste(drawn, left, top)
        if overview is not None:
            canvas.paste(overview, left, top + panel.HEADING)
        return
    high = overview.height if overview is not None else 0
    drawn = panel.column(
        scene.panel, lines, bottom - top, scene.pool, own=own, ticks=ticks, overview=high, note=scene.overview
    )
    canvas.paste(drawn, left - 2, top - 2)
    if overview is not None:
        x = left + (layout.COLUMN - overview.width) // 2
        canvas.paste(overview, x, top + panel.overview_top(scene.panel, scene.pool))


# Boards that have none yet, and pictures that are no maps.


def _on_desk(canvas: Canvas, scene: Scene) -> Area:
    """Draw a board that has no layout yet, or what is no map."""
    match scene.board:
        case SheetBoard():
            sheet.paint(canvas, scene.board)
        case DiceBoard():
            dice.paint(canvas, scene.board)
        case PlaysBoard():
            plays.paint(canvas, scene.board)
        case CardBoard():
            exploring.paint_card(canvas, scene.board)
        case PilesBoard():
            exploring.paint_piles(canvas, scene.board, frame.MAP)
            canvas.paste(star_panel.panel(scene.panel, scene.legend), panel.LEFT, panel.TOP)
        case StarBoard():
            _paint_stars(canvas, scene, scene.board)
        case HexBoard():
            _paint_land(canvas, scene, scene.board)
        case GraphBoard():
            _paint_graph(canvas, scene, scene.board)
    return frame.SIDE, frame.HEADER, canvas.width - frame.SIDE, canvas.height - frame.BOTTOM


def _size_of(scene: Scene) -> tuple[int, int]:
    """Return width and height of a scene's picture: sheets, dice and cards are smaller than maps."""
    match scene.board:
        case SheetBoard():
            return sheet.size(scene.board)
        case DiceBoard():
            return dice.size(scene.board)
        case PlaysBoard():
            return plays.size(scene.board)
        case CardBoard():
            return exploring.WIDTH, exploring.HEIGHT
        case _:
            return frame.DESK


@lru_cache(maxsize=8)
def _empty(wide: int, high: int) -> bytes:
    canvas = Canvas(wide, high)
    canvas.paste(frame.ground(wide, high), 0, 0)
    return bytes(canvas.memory)


def _has_panel(scene: Scene) -> bool:
    return bool(scene.panel or scene.legend or scene.groups or scene.cards)


def _has_roles(scene: Scene) -> bool:
    """Tell whether the panel tells who does what for the others, or has marks in groups."""
    return bool(scene.groups) or any(row.role for row in scene.panel)


def _paint_borders(canvas: Canvas) -> None:
    """Draw the frame over what hangs out of a map's window."""
    for part, x, y, cut in frame.borders(*frame.DESK):
        canvas.paste(part, x, y, cut)


def _paint_land(canvas: Canvas, scene: Scene, board: HexBoard) -> None:
    """Draw a map of wild land, with an overview in its panel if it is larger than the window without one."""
    beside = _has_panel(scene) or (not board.close and not landmap.window_of(board, frame.WIDE).whole)
    area = frame.MAP if beside else frame.WIDE
    window = landmap.paint(canvas, board, area)
    _paint_borders(canvas)
    cropped = not window.whole and not board.close
    small = overview(landmap.spots(board), dots(board), landmap.span_of(board), window, area) if cropped else None
    if _has_roles(scene):
        _paint_sidebar(canvas, scene, small)
    elif small is not None and beside:
        _paint_overview(canvas, scene, scene.legend, board.badges, sidebar.paint_mark, False, lambda needed: small)
    elif beside:
        _paint_seats(canvas, scene, scene.legend, board.badges, sidebar.paint_mark)


def _paint_graph(canvas: Canvas, scene: Scene, board: GraphBoard) -> None:
    """Draw a map of points."""
    roadmap.paint(canvas, board, frame.MAP if _has_panel(scene) else frame.WIDE)
    _paint_borders(canvas)
    if _has_roles(scene):
        _paint_sidebar(canvas, scene, None)
    elif _has_panel(scene):
        _paint_seats(canvas, scene, scene.legend, (), sidebar.paint_mark, ticks=True)


def _paint_seats(
    canvas: Canvas, scene: Scene, shown: tuple[Legend, ...], badges: tuple[Badge, ...], own: Marks, *, ticks: bool = False
) -> None:
    """Draw seats and legend beside a map that is shown whole."""
    lines = panel.legend_lines(shown, badges)
    needed = panel.height(lines, own)
    drawn = desk.seats(scene.panel, lines, "", 0, needed, scene.pool, own=own, ticks=ticks)
    canvas.paste(drawn, panel.LEFT, panel.TOP)


def _paint_overview(
    canvas: Canvas,
    scene: Scene,
    shown: tuple[Legend, ...],
    badges: tuple[Badge, ...],
    own: Marks,
    pointing: bool,
    overview: Callable[[int], Image.Image],
) -> None:
    """Draw seats, legend and the overview of a map that is larger than its window.

    ``overview`` draws it in its frame when it is told how many pixels of legend stand below it.
    """
    outside = (Legend("outside", "Off the picture"),) if pointing else ()
    lines = panel.legend_lines((*outside, *shown, Legend("window", "This picture")), badges)
    needed = panel.height(lines[:BESIDE_OVERVIEW], own)
    small = overview(needed)
    high = small.height - 4
    canvas.paste(desk.seats(scene.panel, lines, scene.overview, high, needed, own=own), panel.LEFT, panel.TOP)
    canvas.paste(small, *desk.overview_place(scene.panel, high, needed))


def _paint_sidebar(canvas: Canvas, scene: Scene, overview: Image.Image | None) -> None:
    """Draw roles and groups of marks, and an overview if there is one."""
    groups = scene.groups or ((Group(scene.legend),) if scene.legend else ())
    cropped = overview is not None
    canvas.paste(sidebar.panel(scene.panel, groups, cropped, scene.overview), panel.LEFT, panel.TOP)
    if overview is not None:
        canvas.paste(overview, *sidebar.overview_place(scene.panel, groups))


def _paint_stars(canvas: Canvas, scene: Scene, board: StarBoard) -> None:
    """Draw a map of stars with its legend in the corners, and the players beside it."""
    corners, below = star_panel.unheld(scene.panel, scene.legend)
    if board.close and starmap.focus_of(board) is not None:
        starmap.paint_close(canvas, board, frame.MAP, corners)
    else:
        starmap.paint(canvas, board, frame.MAP)
        starmap.paint_legend(canvas, corners)
    _paint_borders(canvas)
    canvas.paste(star_panel.panel(scene.panel, below), panel.LEFT, panel.TOP)
