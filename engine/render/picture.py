"""A whole picture: the board in its window, the frame, the header, and what stands beside: seats, overview, legend."""

from __future__ import annotations

from functools import lru_cache, partial
from threading import Lock

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core.scene import (
    CardBoard,
    DiceBoard,
    GraphBoard,
    HexBoard,
    Legend,
    PilesBoard,
    PlaysBoard,
    PlotBoard,
    Scene,
    SheetBoard,
    Sky,
    SquareBoard,
    StarBoard,
)
from engine.render import dice, frame, layout, panel, plot
from engine.render.canvas import Canvas, lay
from engine.render.frame import Area
from engine.render.hexes import ghosts, hexmap
from engine.render.land import air, chart, landmap, roadmap
from engine.render.land import legend as land_legend
from engine.render.lattice import CROPPED, SIZES, SMALL, Lattice, Window
from engine.render.layout import Layout
from engine.render.memory import MEMORIES
from engine.render.panel import Marks
from engine.render.slabs import chart as slab_chart
from engine.render.slabs import plays, slabmap
from engine.render.smallmap import OVERVIEW, dots, overview, spots
from engine.render.squares import sheet, squaremap, tiles
from engine.render.squares.overview import overview_of, plan_of
from engine.render.squares.window import Grid
from engine.render.stars import exploring, starmap
from engine.render.stars import panel as star_panel

_DRAWING = Lock()


class DrawnPicture(msgspec.Struct, frozen=True):
    """A finished picture: a PNG file of ``width`` x ``height`` pixels.

    ``extent`` is the rectangle (left, top, right, bottom) around all that is known of its board.
    """

    png: bytes
    width: int
    height: int
    extent: Area


def draw(scene: Scene) -> DrawnPicture:
    """Draw a scene; the same scene gives the same bytes.

    Takes a few milliseconds once its sprites are known; call it from a worker thread. ``ValueError`` for a name of an
    icon, floor, token, state or tone that the renderer does not know, with the names that it knows.
    """
    with _DRAWING:
        canvas, extent = composed(scene)
        drawn = DrawnPicture(canvas.png(), canvas.width, canvas.height, extent)
        MEMORIES.trim()
        return drawn


def staged(scene: Scene, stage: Scene) -> Image.Image:
    """Return the picture of a scene on a stage (see `composed`), indexed; it has the size of the stage's own.

    What is of another kind than the stage is drawn as it always is, and as small as it has to be.
    """
    with _DRAWING:
        MEMORIES.trim()
        if type(scene.board) is type(stage.board):
            return composed(scene, stage)[0].picture()
        wide, high = _size_of(stage)
        whole = compose(scene).picture()
    whole.thumbnail((wide, high), Image.Resampling.NEAREST)
    room = Image.new("P", (wide, high))
    room.paste(whole, ((wide - whole.width) // 2, 0))
    return room


@lru_cache(maxsize=4)
def _size_of(stage: Scene) -> tuple[int, int]:
    canvas = compose(stage)
    return canvas.width, canvas.height


def compose(scene: Scene) -> Canvas:
    """Draw a scene on a new canvas."""
    return composed(scene)[0]


def composed(scene: Scene, stage: Scene | None = None) -> tuple[Canvas, Area]:
    """Draw a scene on a new canvas; return that and the rectangle around all that is known of its board.

    ``stage`` is a scene of the same kind on which everything of this one has a place: the picture has its size, and shows
    the map as large and in the same place as its picture would.
    """
    board, on = scene.board, stage or scene
    if isinstance(board, HexBoard | GraphBoard) and board.land:
        canvas, extent = _land(scene, board, on)
    elif isinstance(board, HexBoard):
        canvas, extent = _hexes(scene, board, on)
    elif isinstance(board, GraphBoard):
        canvas, extent = _slabs(scene, board, on)
    elif isinstance(board, SquareBoard):
        canvas, extent = _squares(scene, board, on)
    elif isinstance(board, StarBoard):
        canvas, extent = _stars(scene, board, on)
    elif isinstance(board, PilesBoard):
        canvas, extent = _piles(scene, board)
    else:
        canvas, extent = _plain(scene)
    canvas.paste(frame.header(scene.title, scene.chip, scene.facts, canvas.width), 0, 0)
    for x in (frame.RULE_ENDS[0], canvas.width - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas, extent


# Boards and their layouts.


@lru_cache(maxsize=16)
def of_hexes(scene: Scene, board: HexBoard) -> tuple[Layout, Window]:
    """Return where everything of a map of tiles of hexes lies: with an overview beside it if it is larger than that."""
    where, rows, pool = hexmap.fit(board), scene.panel, scene.pool
    if scene.cards:
        form = layout.arranged(where, ghosts.foot_high(scene.cards), ghosts.column_high(scene.cards))
        window = hexmap.window_of(board, form.board)
        if layout.share(form, hexmap.extent(board, window, form.board)) < layout.HALF:
            form = layout.below(where, ghosts.foot_high(scene.cards, roomy=False))
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


def _hexes(scene: Scene, board: HexBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a map of tiles of hexes: a column beside one that is seen whole lies on its fog."""
    assert isinstance(stage.board, HexBoard)
    form, window = of_hexes(stage, stage.board)
    if stage is not scene and not window.whole:
        # What is too large for one picture all the same is shown where something happens.
        there = replace(stage.board, focus=board.focus, actor=board.actor)
        window = hexmap.small_of(stage.board, form.board) or hexmap.crop_of(there, form.board, window.lattice)
        if window.lattice in SMALL[board.pointed]:
            # Their names would cover them.
            board = replace(board, cells=tuple([replace(cell, label="") for cell in board.cells]))
    canvas, whole = _canvas(form), form.board
    if form.beside and window.whole and not scene.cards:
        whole = whole[0], whole[1], form.wide - frame.SIDE, whole[3]
    pointing = hexmap.paint(canvas, board, form.board, window, whole)
    _surround(canvas, replace(form, board=whole))
    if scene.cards:
        ghosts.paint_cards(canvas, board, scene.cards, form)
    elif window.whole or stage.board.close:
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
        form = layout.arranged(partial(slab_chart.fit, board), foot, column)
        if layout.share(form, slab_chart.extent(slab_chart.chart(board, form.board), form.board)) >= layout.HALF:
            break
    return form, lines


def _slabs(scene: Scene, board: GraphBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a map of slabs."""
    assert isinstance(stage.board, GraphBoard)
    form, lines = of_slabs(stage, stage.board)
    canvas = _canvas(form)
    extent = slabmap.paint(canvas, board, form.board)
    _surround(canvas, form)
    _paint_panel(canvas, scene, lines, form, slabmap.paint_mark, ticks=True)
    return canvas, extent


def _stars(scene: Scene, board: StarBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a map of stars with its legend in the corners, and the players below it, or a closer look at one of them."""
    close = board.close and starmap.focus_of(board) is not None
    area = starmap.CLOSE_AREA if close else starmap.AREA
    form = layout.above(area, 0 if close else star_panel.foot_high(stage.panel))
    canvas = _canvas(form)
    if close:
        extent = starmap.paint_close(canvas, board, area, scene.legend)
    else:
        extent = starmap.paint(canvas, board, area)
        starmap.paint_legend(canvas, scene.legend)
    _surround(canvas, form)
    if form.panel is not None:
        canvas.paste(star_panel.foot(scene.panel), *form.panel[:2])
    return canvas, extent


def _piles(scene: Scene, board: PilesBoard) -> tuple[Canvas, Area]:
    """Draw the decks of an exploration desk, and the players below them."""
    area = exploring.piles_area(board)
    form = layout.above(area, star_panel.foot_high(scene.panel, scene.legend))
    canvas = _canvas(form)
    exploring.paint_piles(canvas, board, area)
    _surround(canvas, form)
    if form.panel is not None:
        canvas.paste(star_panel.foot(scene.panel, scene.legend), *form.panel[:2])
    return canvas, area


OVERVIEW_HIGH = OVERVIEW[1] + 4
"""Height of an overview in its frame."""


def _with_overview(legend: tuple[Legend, ...], pointing: bool) -> tuple[Legend, ...]:
    """Return a legend with what an overview needs; where nothing is told any more, that is not told either."""
    if not legend:
        return ()
    outside = (Legend("outside", "Off the picture"),) if pointing else ()
    return (*outside, *legend, Legend("window", "This picture"))


@lru_cache(maxsize=16)
def of_land(scene: Scene, board: HexBoard | GraphBoard) -> tuple[Layout, Area, panel.Lines]:
    """Return where everything of a map of wild land lies, where in that the land, below a sky that no column has, and the
    legend.

    A map that is cropped has an overview beside it. Where the land would fill less than half of its picture, rows of the
    legend are left out.
    """
    above, rows, own = air.HIGH if scene.sky is not None else 0, scene.panel, land_legend.paint_mark
    beside_it = landmap.fit(board) if isinstance(board, HexBoard) else chart.fit(board)

    def below_sky(wide: int, high: int) -> tuple[float, int, int]:
        size, filled_wide, filled_high = beside_it(wide, high - above)
        return size, filled_wide, filled_high + above

    for most in range(panel.STRIP_MOST, -1, -1):
        lines = panel.first_rows(panel.legend_lines(scene.legend, ()), most)
        foot = layout.below(below_sky, panel.foot_high(rows, lines))
        forms = [(foot, (foot.board[0], foot.board[1] + above, *foot.board[2:]))]
        if high := panel.column_high(rows, lines, own=own):
            side = layout.beside(beside_it, high + above)
            forms.append((_with_sky(side, above), side.board))
        form, area = max(forms, key=lambda found: layout.worth(beside_it, found[0], found[1]))
        if isinstance(board, HexBoard) and not (board.close or landmap.window_of(board, area).whole):
            lines = panel.legend_lines(_with_overview(scene.legend, False), ())
            side = layout.beside(beside_it, panel.column_high(rows, lines, own=own, overview=OVERVIEW_HIGH) + above)
            return _with_sky(side, above), side.board, lines
        if layout.share(form, _extent_of_land(board, area)) >= layout.HALF:
            break
    return form, area, lines


def _extent_of_land(board: HexBoard | GraphBoard, area: Area) -> Area:
    """Return the rectangle around all that is known of wild land in that part of a picture."""
    if isinstance(board, HexBoard):
        return landmap.extent(board, landmap.window_of(board, area), area)
    return chart.extent(board, area)


def _with_sky(form: Layout, above: int) -> Layout:
    """Return a layout whose column stands below a sky so high."""
    assert form.panel is not None
    left, top, right, bottom = form.panel
    return replace(form, panel=(left, top + above, right, bottom))


def _land(scene: Scene, board: HexBoard | GraphBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a map of wild land, of hexes or of points: a column beside it lies on ground that nobody knows."""
    assert isinstance(stage.board, HexBoard | GraphBoard)
    (form, area, lines), sky = of_land(stage, stage.board), scene.sky or Sky()
    canvas, small = _canvas(form), None
    whole = area[0], area[1], form.wide - frame.SIDE, area[3]
    if isinstance(board, HexBoard):
        assert isinstance(stage.board, HexBoard)
        window = landmap.window_of(replace(stage.board, focus=board.focus, actor=board.actor), area)
        if not (window.whole or board.close):
            whole = area
            small = overview(landmap.spots(board), dots(board), landmap.span_of(board), window, area)
        landmap.paint(canvas, board, area, window, sky, whole)
    else:
        roadmap.paint(canvas, board, area, sky, whole)
    _surround(canvas, replace(form, board=whole))
    _paint_panel(canvas, scene, lines, form, land_legend.paint_mark, small)
    if scene.sky is not None:
        left, right = (form.panel[0], form.panel[2]) if form.beside and form.panel else (whole[0], whole[2])
        top = frame.HEADER + (layout.GAP - 2 if form.beside else 0)
        canvas.paste(air.band(right - left, sky), left, top)
    return canvas, _extent_of_land(board, area)


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


def _squares(scene: Scene, board: SquareBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a map of square tiles, with an overview beside the seats if it is larger than the picture."""
    assert isinstance(stage.board, SquareBoard)
    form, grid, lines = of_squares(stage, stage.board)
    if stage is not scene and not grid.whole:
        grid = squaremap.window_of(replace(stage.board, focus=board.focus), form.board)
    canvas = _canvas(form)
    squaremap.paint(canvas, board, form.board, grid)
    _surround(canvas, form)
    small = None
    if not grid.whole:
        small = overview_of(board, plan_of(board, OVERVIEW_LOW), grid, squaremap.map_area(board, form.board))
    _paint_panel(canvas, scene, lines, form, tiles.paint_mark, small)
    return canvas, squaremap.area_of(board, grid, form.board)


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


# Pictures that are no maps.


def _plain(scene: Scene) -> tuple[Canvas, Area]:
    """Draw what is no map: a sheet of tiles, dice, cards, a plot."""
    match scene.board:
        case SheetBoard() as board:
            canvas = _sized(sheet.size(board))
            sheet.paint(canvas, board)
        case DiceBoard() as board:
            canvas = _sized(dice.size(board))
            dice.paint(canvas, board)
        case PlaysBoard() as board:
            canvas = _sized(plays.size(board))
            plays.paint(canvas, board)
        case PlotBoard() as board:
            canvas = _sized((plot.WIDTH, plot.HEIGHT))
            plot.paint(canvas, board)
        case CardBoard() as board:
            canvas = _sized((exploring.WIDTH, exploring.HEIGHT))
            exploring.paint_card(canvas, board)
        case board:
            raise ValueError(f"there is no drawing of a {type(board).__name__}")
    return canvas, (frame.SIDE, frame.HEADER, canvas.width - frame.SIDE, canvas.height - frame.BOTTOM)


def _canvas(form: Layout) -> Canvas:
    return _sized((form.wide, form.high))


def _sized(size: tuple[int, int]) -> Canvas:
    return Canvas(*size, _empty(*size))


@lru_cache(maxsize=8)
def _empty(wide: int, high: int) -> bytes:
    canvas = Canvas(wide, high)
    canvas.paste(frame.ground(wide, high), 0, 0)
    return bytes(canvas.memory)
