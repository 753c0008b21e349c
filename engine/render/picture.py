"""A whole picture: the board in its window, the frame, the header and the panel around it."""

from __future__ import annotations

from functools import lru_cache

from engine.core.scene import (
    CardBoard,
    DiceBoard,
    GraphBoard,
    HexBoard,
    PilesBoard,
    Scene,
    SheetBoard,
    SquareBoard,
    StarBoard,
)
from engine.render import cardtable, dicerows, frame, panel, piles, sheet, starclose, starmap, starpanel
from engine.render.beside import above_strip, needs_overview, paint_beside, paint_strip, strip_lines
from engine.render.hexmap import paint as paint_hexes
from engine.render.landmap import paint as paint_land
from engine.render.lattice import span
from engine.render.overlay import lay
from engine.render.png import Canvas
from engine.render.pointing import Shown
from engine.render.roadmap import paint as paint_roads
from engine.render.slabmap import paint as paint_slabs
from engine.render.smallmap import dots, fit, small_map, spots
from engine.render.squaremap import paint as paint_squares


@lru_cache(maxsize=8)
def _empty(wide: int, high: int) -> bytes:
    canvas = Canvas(wide, high)
    canvas.paste(frame.ground(wide, high), 0, 0)
    return bytes(canvas.memory)


def size_of(scene: Scene) -> tuple[int, int]:
    """Return width and height of a scene's picture: sheets, dice and cards are smaller than maps."""
    match scene.board:
        case SheetBoard():
            return sheet.size(scene.board)
        case DiceBoard():
            return dicerows.size(scene.board)
        case CardBoard():
            return cardtable.WIDTH, cardtable.HEIGHT
        case _:
            return frame.WIDTH, frame.HEIGHT


def compose(scene: Scene) -> Canvas:
    """Draw a scene on a new canvas."""
    wide, high = size_of(scene)
    canvas = Canvas(wide, high, _empty(wide, high))
    if isinstance(scene.board, SheetBoard):
        sheet.paint(canvas, scene.board)
    elif isinstance(scene.board, DiceBoard):
        dicerows.paint(canvas, scene.board)
    elif isinstance(scene.board, CardBoard):
        cardtable.paint(canvas, scene.board)
    elif isinstance(scene.board, StarBoard | PilesBoard):
        _paint_stars(canvas, scene, scene.board)
    else:
        _paint_map(canvas, scene)
    canvas.paste(frame.header(scene.title, scene.chip, scene.facts, wide, scene.stretches), 0, 0)
    for x in (frame.RULE_ENDS[0], wide - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas


def _paint_map(canvas: Canvas, scene: Scene) -> None:
    """Draw a board in its window, the frame over what hangs out of it, and what stands beside."""
    beside = bool(scene.panel or scene.legend or scene.groups or scene.cards) or needs_overview(scene)
    whole = frame.MAP if beside else frame.WIDE
    lines = strip_lines(scene)
    area = above_strip(whole, lines)
    shown: Shown | None = None
    match scene.board:
        case HexBoard():
            shown = (paint_land if scene.board.land else paint_hexes)(canvas, scene.board, area)
        case SquareBoard():
            shown = paint_squares(canvas, scene.board, area)
            paint_strip(canvas, whole, lines)
        case GraphBoard():
            (paint_roads if scene.board.land else paint_slabs)(canvas, scene.board, area)
    for part, x, y, cut in frame.borders(frame.WIDTH, frame.HEIGHT):
        canvas.paste(part, x, y, cut)
    if scene.cards:
        _paint_cards(canvas, scene)
    elif beside:
        paint_beside(canvas, scene, shown, area, bool(lines))


def _paint_stars(canvas: Canvas, scene: Scene, board: StarBoard | PilesBoard) -> None:
    """Draw a map of stars with its legend in the corners, or a desk's piles, and the players beside it."""
    if isinstance(board, PilesBoard):
        piles.paint(canvas, board, frame.MAP)
        canvas.paste(starpanel.panel(scene.panel, scene.legend), panel.LEFT, panel.TOP)
        return
    corners, below = starpanel.unheld(scene.panel, scene.legend)
    if board.close and starclose.focus_of(board) is not None:
        starclose.paint(canvas, board, frame.MAP, corners)
    else:
        starmap.paint(canvas, board, frame.MAP)
        starmap.paint_legend(canvas, corners)
    for part, x, y, cut in frame.borders(frame.WIDTH, frame.HEIGHT):
        canvas.paste(part, x, y, cut)
    canvas.paste(starpanel.panel(scene.panel, below), panel.LEFT, panel.TOP)


def _paint_cards(canvas: Canvas, scene: Scene) -> None:
    board, maps = scene.board, dict[str, Canvas]()
    if isinstance(board, HexBoard) and len(scene.cards) <= panel.CARDS_WITH_MAPS:
        near, known = board.actor or board.focus, spots(board)
        people = tuple(dot for dot in dots(board) if dot.at == board.actor)
        wide, high = panel.CARD_MAP
        for ghost in board.ghosts:
            cells = tuple(at for at, _ in ghost.cells)
            if ghost.number and cells:
                # The ghost in the middle with what it hangs on, and room left for the number.
                reach = span((*cells, near), board.pointed)
                where = fit(reach, board.pointed, (wide - 60, high - 16), (wide // 2 + 16, high // 2))
                maps[ghost.number] = small_map(panel.CARD_MAP, where, known, cells, people)
    panel.paint_choices(canvas, scene.cards, [maps.get(card.number) for card in scene.cards])
