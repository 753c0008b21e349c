"""A whole picture: the board in its window, the frame, the header, and what stands beside: seats, overview, legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from threading import Lock

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.core.canvas import Places
from engine.core.frame import BOTTOM, HEADER, OVERVIEW, SIDE, Area, Layout, Lines
from engine.core.high_points import HighPointBoard
from engine.core.scene import (
    HexBoard,
    OwnBoard,
    PlotBoard,
    Scene,
)
from engine.maps.lattice import Lattice
from engine.maps.windows import Window
from engine.render import frame, high_points, layout, panel, pixels, plot
from engine.render.canvas import Canvas, lay
from engine.render.hexes import hexmap, panes
from engine.render.kit import KIT
from engine.render.lattice import CROPPED, SIZES, SMALL, WHOLE
from engine.render.memory import MEMORIES
from engine.render.outlines import Outline, outlines_of
from engine.render.smallmap import FRAMED, FRAMED_TALL, TALL, dots, overview, spots, things
from engine.render.surroundings import paint_panel, surround, with_overview

DRAWING = Lock()


class DrawnPicture(msgspec.Struct, frozen=True, dict=True, eq=False):
    """A finished picture: a PNG file of ``width`` x ``height`` pixels of the layout.

    ``extent`` is the rectangle (left, top, right, bottom) around all that is known of its board.
    """

    png: bytes
    width: int
    height: int
    extent: Area
    marks: list[tuple[Places, Area]]

    @cached_property
    def outlines(self) -> dict[str, Outline]:
        """Where each place, card and badge of the scene is seen in the picture, by what it is called there."""
        return outlines_of(self.marks)


def draw(scene: Scene, fine: int = 1) -> DrawnPicture:
    """Draw a scene, with ``fine`` pixels of the file to one of the layout; the same scene gives the same bytes.

    Takes a few milliseconds once its sprites are known; call it from a worker thread. ``ValueError`` for a name of an
    icon, floor, token, state or tone that the renderer does not know, with the names that it knows.
    """
    with DRAWING, pixels.drawn_at(fine):
        canvas, extent = composed(scene)
        drawn = DrawnPicture(canvas.png(), canvas.width, canvas.height, extent, canvas.marks)
        MEMORIES.trim()
        return drawn


def draw_fine(scene: Scene) -> DrawnPicture:
    """Draw a scene with four pixels of the file to one of the layout, for where it is enlarged."""
    return draw(scene, 2)


def staged(scene: Scene, stage: Scene, under: Scene | None = None) -> Image.Image:
    """Return the picture of a scene on a stage (see `composed`), indexed; it has the size of the stage's own.

    What is of another kind than the stage is drawn as it always is, and as small as it has to be, in the middle; ``under``
    it lies another scene of the stage's kind.
    """
    with DRAWING:
        MEMORIES.trim()
        if type(scene.board) is type(stage.board):
            return composed(scene, stage)[0].picture()
        wide, high = _size_of(stage)
        room = composed(under, stage)[0].picture() if under is not None else pixels.new("P", (wide, high))
        whole = compose(scene).picture()
    whole.thumbnail((wide, high), Image.Resampling.NEAREST)
    room.paste(whole, ((wide - whole.width) // 2, (high - whole.height) // 2))
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
    if isinstance(board, OwnBoard):
        canvas, extent = _own(scene, board, on)
    elif isinstance(board, HexBoard):
        canvas, extent = _hexes(scene, board, on)
    else:
        canvas, extent = _plain(scene)
    canvas.paste(frame.header(scene.title, scene.chip, scene.facts, canvas.width), 0, 0)
    for x in (frame.RULE_ENDS[0], canvas.width - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas, extent


# Boards and their layouts.


@lru_cache(maxsize=16)
def of_hexes(scene: Scene, board: HexBoard) -> tuple[Layout, Window, Lines]:
    """Return where everything of a map of tiles of hexes lies, and the legend.

    Below a map that is larger than the picture stands an overview.
    """
    where, rows, pool = hexmap.fit(board), scene.panel, scene.pool
    every, found = panel.legend_lines(scene.legend, board.badges), []
    for most in range(panel.STRIP_MOST, -1, -1):
        # Rows of the legend go before a part of the map does.
        lines = panel.first_rows(every, most) if most < panel.STRIP_MOST else every
        foot, column = panel.foot_high(rows, lines, pool), panel.column_high(rows, lines, pool, own=hexmap.paint_mark)
        form = layout.arranged(where, foot, column, most=board.high)
        window = hexmap.window_of(board, form.board)
        large = window.lattice.radius >= WHOLE[board.pointed].radius
        filled = layout.share(form, hexmap.extent(board, window, form.board)) >= layout.WHOLE
        if board.close or (window.whole and large and filled):
            return form, window, lines
        found.append((form, window, lines))
    form, window, lines = next((item for item in found if item[1].whole), found[0]) if board.whole else found[0]
    if board.whole and window.whole:
        return form, window, lines
    return _cropped(scene, board, window.lattice) or (form, window, lines)


def _cropped(scene: Scene, board: HexBoard, lattice: Lattice) -> tuple[Layout, Window, Lines] | None:
    """Return where a part of a map lies above its overview: in the smallest hexes with which it fills half the picture.

    They are larger than those of ``lattice``, or as large as crops are at least; ``None`` where nothing would be cut off.
    Where a map fills less with any of them, rows of the legend are left out.
    """
    least = max(lattice.radius, CROPPED[board.pointed].radius)
    sizes = [size for size in reversed(SIZES[board.pointed]) if size.radius >= least]
    smaller = [size for size in SIZES[board.pointed] if SMALLEST <= size.radius < least]
    smaller = smaller if board.kept and not board.whole else []
    marks = [panel.legend_lines(with_overview(scene.legend, out), board.badges) for out in (False, True)]
    unmarked = panel.legend_lines(scene.legend, board.badges)
    cutting: list[tuple[int, Layout, Window, Lines]] = []
    for most in range(panel.STRIP_MOST, -1, -1):
        for pointing in (False, True):
            lines, own = panel.first_rows(marks[pointing], most), _aside(scene, board, unmarked, most)
            foot = panel.foot_high(scene.panel, lines, scene.pool, FRAMED)
            found = _crops(board, sizes, foot, pointing=pointing)
            if not found or min(form[0] for form in found):
                # What matters would lie beyond the edge: smaller hexes, or a panel beside the map, show more of it.
                found += _crops(board, smaller, foot, pointing=pointing, share=layout.WHOLE)
                high = _column_high(scene, own)
                narrow = (*sizes[:1], *smaller) if smaller and 0 < high <= layout.column_most(board.high) else ()
                found += _crops(board, narrow, high, pointing=pointing, share=layout.WHOLE, beside=True)
            if found:
                best = min(found, key=lambda form: form[:2])
                cutting.append((best[1], best[2], best[3], own if best[2].beside else lines))
                if not best[1]:
                    return cutting[-1][1:]
    if cutting:
        # Where every legend leaves too little room, the edge cuts as few tokens as can be.
        return min(cutting, key=lambda form: form[0])[1:]
    # A high and narrow map fills half of a narrower picture, with its panel beside it.
    lines = unmarked
    high = _column_high(scene, lines)
    for size in sizes if high else ():
        form = layout.beside(hexmap.fit_at(board, size), high, board.high)
        window = hexmap.crop_of(board, form.board, size)
        if layout.share(form, hexmap.extent(board, window, form.board)) >= layout.HALF:
            return form, window, lines
    return None


def _crops(
    board: HexBoard,
    sizes: Sequence[Lattice],
    panel_high: int,
    *,
    pointing: bool,
    share: float = layout.HALF,
    beside: bool = False,
) -> list[tuple[int, int, Layout, Window]]:
    """Return layouts of a part of a map above a panel so high, or ``beside`` it, that fills its ``share``.

    Before each stands how many of its hexes that matter lie beyond the edge, and how many tokens that cuts. A hex that is
    needed counts more than all others.
    """
    found: list[tuple[int, int, Layout, Window]] = []
    for size in sizes:
        form = (layout.beside if beside else layout.below)(hexmap.fit_at(board, size), panel_high, board.high)
        plain = hexmap.unmoved_crop(board, form.board, size)
        if layout.share(form, hexmap.extent(board, plain, form.board)) < share:
            continue
        window = hexmap.crop_of(board, form.board, size)
        if not pointing and hexmap.points_out(board, window, form.board):
            break
        if layout.share(form, hexmap.extent(board, window, form.board)) >= share:
            shown = hexmap.kept_of(board, form.board, size)
            missing = sum(cell not in shown for cell in board.kept[: board.needed])
            found.append(
                (
                    len(board.kept) * missing + len(board.kept) - len(shown),
                    hexmap.cut_tokens(board, window, form.board),
                    form,
                    window,
                )
            )
        if len(found) == SIZES_TRIED or (found and not any(found[-1][:2])):
            break
    return found


def _column_high(scene: Scene, lines: Lines) -> int:
    """Return how high a panel beside a part of a map is, with the overview of all of it."""
    return panel.column_high(scene.panel, lines, scene.pool, own=hexmap.paint_mark, overview=FRAMED_TALL)


def _has_overview(scene: Scene, form: Layout) -> bool:
    """Return whether the panel of a part of a map has room for the overview of all of it."""
    needed = _column_high(scene, ()) if form.beside else FRAMED[1]
    return form.panel is not None and form.panel[3] - form.panel[1] >= needed


def _aside(scene: Scene, board: HexBoard, every: Lines, rows: int) -> Lines:
    """Return the lines of a legend for which a column beside a map has room above the overview, so many rows at most."""
    lines = panel.first_rows(every, rows)
    while lines and _column_high(scene, lines) > layout.column_most(board.high):
        lines = lines[:-1]
    return lines


SIZES_TRIED = 4
"""So many sizes of hexes are tried for one with which the edge cuts no token."""

SMALLEST = 42
"""The smallest radius of a hex of a map that is shown in part, where more of what matters is seen so."""


def _hexes(scene: Scene, board: HexBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a map of tiles of hexes: a column beside one that is seen whole lies on its fog."""
    assert isinstance(stage.board, HexBoard)
    if scene.cards and stage is scene:
        return _panes(scene, board)
    # Elsewhere than on their sheet several ghosts would cover each other.
    board = replace(board, ghosts=())
    form, window, lines = of_hexes(stage, stage.board)
    if stage is not scene and not window.whole:
        # What is too large for one picture all the same is shown where something happens.
        there = replace(stage.board, focus=board.focus, kept=board.kept, actor=board.actor)
        window = hexmap.small_of(stage.board, form.board) or hexmap.crop_of(there, form.board, window.lattice)
        if window.lattice in SMALL[board.pointed]:
            # Their names would cover them.
            board = replace(board, cells=tuple([replace(cell, label="") for cell in board.cells]))
    canvas, whole = _canvas(form), form.board
    if form.beside:
        whole = whole[0], whole[1], form.wide - SIDE, whole[3]
    hexmap.paint(canvas, board, form.board, window, whole)
    surround(canvas, replace(form, board=whole))
    small = None
    if not (window.whole or stage.board.close) and _has_overview(scene, form):
        size = TALL if form.beside else OVERVIEW
        known = hexmap.span_of(board)
        small = overview(spots(board), dots(board), known, window, form.board, things(board), size)
    paint_panel(canvas, scene, lines, form, hexmap.paint_mark, small)
    return canvas, hexmap.extent(board, window, form.board)


def _panes(scene: Scene, board: HexBoard) -> tuple[Canvas, Area]:
    """Draw a sheet of choices, each on a small map of its own."""
    form = panes.laid_out(scene.cards)
    canvas = _canvas(form)
    assert form.panel is not None
    surround(canvas, form)
    panes.paint(canvas, board, scene.cards, form)
    return canvas, form.panel


def _own(scene: Scene, board: OwnBoard, stage: Scene) -> tuple[Canvas, Area]:
    """Draw a board that a game draws itself."""
    assert isinstance(stage.board, OwnBoard)
    form = stage.board.layout(KIT, stage)
    canvas = _canvas(form)
    board = board if stage is scene else board.on(stage.board)
    extent = board.paint(KIT, canvas, scene, form)
    if form.cut:
        surround(canvas, form)
    board.paint_panel(KIT, canvas, scene, form)
    return canvas, extent


# Pictures that are no maps.


def _plain(scene: Scene) -> tuple[Canvas, Area]:
    """Draw what is no map: dice, cards, a plot."""
    match scene.board:
        case HighPointBoard() as board:
            form = high_points.size(board)
            canvas = _sized((form.wide, form.high))
            high_points.paint(canvas, board)
        case PlotBoard() as board:
            canvas = _sized((plot.WIDTH, plot.HEIGHT))
            plot.paint(canvas, board)
        case board:
            raise ValueError(f"there is no drawing of a {type(board).__name__}")
    return canvas, (SIDE, HEADER, canvas.width - SIDE, canvas.height - BOTTOM)


def _canvas(form: Layout) -> Canvas:
    return _sized((form.wide, form.high))


def _sized(size: tuple[int, int]) -> Canvas:
    return Canvas(*size, _empty(*size, pixels.detail()))


@lru_cache(maxsize=8)
def _empty(wide: int, high: int, _: int) -> bytes:
    canvas = Canvas(wide, high)
    canvas.paste(frame.ground(wide, high), 0, 0)
    return bytes(canvas.memory)
