"""A whole picture: the board in its window, the frame, the header, and what stands beside: seats, overview, legend."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
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
    Scene,
    SheetBoard,
    SquareBoard,
    StarBoard,
)
from engine.render import dice, frame, panel
from engine.render.canvas import Canvas, lay
from engine.render.frame import Area
from engine.render.hexes import ghosts, hexmap
from engine.render.land import landmap, roadmap, sidebar
from engine.render.lattice import Window
from engine.render.panel import Marks
from engine.render.slabs import slabmap
from engine.render.smallmap import dots, overview, spots
from engine.render.squares import sheet, squaremap, tiles
from engine.render.squares.squaremap import overview_of, plan_of
from engine.render.squares.window import above_strip, held_only, paint_strip, strip_lines
from engine.render.stars import exploring, starmap
from engine.render.stars import panel as star_panel

_DRAWING = Lock()

BESIDE_OVERVIEW = 4
"""How many lines of the legend find room beside an overview, at the cost of the seats' height."""


class Drawn(msgspec.Struct, frozen=True):
    """A finished picture: a PNG file of ``width`` x ``height`` pixels."""

    png: bytes
    width: int
    height: int


def draw(scene: Scene) -> Drawn:
    """Draw a scene; the same scene gives the same bytes.

    Takes a few milliseconds once its sprites are known; call it from a worker thread. ``ValueError`` for a name of an
    icon, floor, token, state or tone that the renderer does not know, with the names that it knows.
    """
    with _DRAWING:
        canvas = compose(scene)
        return Drawn(canvas.png(), canvas.width, canvas.height)


def compose(scene: Scene) -> Canvas:
    """Draw a scene on a new canvas."""
    wide, high = _size_of(scene)
    canvas = Canvas(wide, high, _empty(wide, high))
    match scene.board:
        case SheetBoard():
            sheet.paint(canvas, scene.board)
        case DiceBoard():
            dice.paint(canvas, scene.board)
        case CardBoard():
            exploring.paint_card(canvas, scene.board)
        case PilesBoard():
            exploring.paint_piles(canvas, scene.board, frame.MAP)
            canvas.paste(star_panel.panel(scene.panel, scene.legend), panel.LEFT, panel.TOP)
        case StarBoard():
            _paint_stars(canvas, scene, scene.board)
        case HexBoard():
            _paint_hexes(canvas, scene, scene.board)
        case SquareBoard():
            _paint_squares(canvas, scene, scene.board)
        case GraphBoard():
            _paint_graph(canvas, scene, scene.board)
    canvas.paste(frame.header(scene.title, scene.chip, scene.facts, wide, scene.stretches), 0, 0)
    for x in (frame.RULE_ENDS[0], wide - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas


def _size_of(scene: Scene) -> tuple[int, int]:
    """Return width and height of a scene's picture: sheets, dice and cards are smaller than maps."""
    match scene.board:
        case SheetBoard():
            return sheet.size(scene.board)
        case DiceBoard():
            return dice.size(scene.board)
        case CardBoard():
            return exploring.WIDTH, exploring.HEIGHT
        case _:
            return frame.WIDTH, frame.HEIGHT


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
    for part, x, y, cut in frame.borders(frame.WIDTH, frame.HEIGHT):
        canvas.paste(part, x, y, cut)


def _paint_hexes(canvas: Canvas, scene: Scene, board: HexBoard) -> None:
    """Draw a map of hexes, with an overview in its panel if it is larger than the window without one."""
    window_of = landmap.window_of if board.land else hexmap.window_of
    beside = _has_panel(scene) or (not board.close and not window_of(board, frame.WIDE).whole)
    area = frame.MAP if beside else frame.WIDE
    if board.land:
        window, pointing, own = landmap.paint(canvas, board, area), False, sidebar.paint_mark
    else:
        (window, pointing), own = hexmap.paint(canvas, board, area), hexmap.paint_mark
    _paint_borders(canvas)
    if scene.cards:
        ghosts.paint_cards(canvas, scene)
    elif _has_roles(scene):
        cropped = not window.whole and not board.close
        _paint_sidebar(canvas, scene, _overview(board, window, area) if cropped else None)
    elif beside and window.whole:
        _paint_seats(canvas, scene, scene.legend, board.badges, own)
    elif beside:
        small = _overview(board, window, area)
        _paint_overview(canvas, scene, scene.legend, board.badges, own, pointing, lambda needed: small)


def _overview(board: HexBoard, window: Window, area: Area) -> Image.Image:
    if board.land:
        return overview(landmap.spots(board), dots(board), landmap.span_of(board), window, area)
    return overview(spots(board), dots(board), hexmap.span_of(board), window, area)


def _paint_squares(canvas: Canvas, scene: Scene, board: SquareBoard) -> None:
    """Draw a map of squares; its legend stands below it where the seats need the panel for themselves."""
    beside = _has_panel(scene) or not squaremap.window_of(board, frame.WIDE).whole
    whole = frame.MAP if beside else frame.WIDE
    held, lines = held_only(scene, board), strip_lines(scene, board)
    area = above_strip(whole, lines)
    grid, pointing = squaremap.paint(canvas, board, area)
    paint_strip(canvas, whole, lines)
    _paint_borders(canvas)
    own = tuple(entry for entry in scene.legend if not lines or entry.mark in held)
    if scene.cards:
        ghosts.paint_cards(canvas, scene)
    elif _has_roles(scene):
        _paint_sidebar(canvas, scene, None)
    elif beside and grid.whole:
        _paint_seats(canvas, scene, own, board.badges, tiles.paint_mark)
    elif beside:

        def small(needed: int) -> Image.Image:
            plan = plan_of(board, panel.overview_room(scene.panel, needed))
            return overview_of(board, plan, grid, squaremap.map_area(board, area))

        _paint_overview(canvas, scene, own, board.badges, tiles.paint_mark, pointing, small)


def _paint_graph(canvas: Canvas, scene: Scene, board: GraphBoard) -> None:
    """Draw a map of points or of slabs."""
    area = frame.MAP if _has_panel(scene) else frame.WIDE
    (roadmap if board.land else slabmap).paint(canvas, board, area)
    _paint_borders(canvas)
    if scene.cards:
        ghosts.paint_cards(canvas, scene)
    elif _has_roles(scene):
        _paint_sidebar(canvas, scene, None)
    elif _has_panel(scene):
        _paint_seats(canvas, scene, scene.legend, (), sidebar.paint_mark if board.land else slabmap.paint_mark, ticks=True)


def _paint_seats(
    canvas: Canvas, scene: Scene, shown: tuple[Legend, ...], badges: tuple[Badge, ...], own: Marks, *, ticks: bool = False
) -> None:
    """Draw seats and legend beside a map that is shown whole."""
    lines = panel.legend_lines(shown, badges)
    needed = panel.height(lines, own)
    drawn = panel.seats(scene.panel, lines, "", 0, needed, scene.pool, own=own, ticks=ticks)
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
    canvas.paste(panel.seats(scene.panel, lines, scene.overview, high, needed, own=own), panel.LEFT, panel.TOP)
    canvas.paste(small, *panel.overview_place(scene.panel, high, needed))


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
