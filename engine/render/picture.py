"""A whole picture: the board in its window, the frame, the header and the panel around it."""

from __future__ import annotations

from functools import lru_cache

from engine.core.scene import GraphBoard, HexBoard, Legend, Scene, SquareBoard
from engine.render import frame, panel
from engine.render.graphmap import paint as paint_graph
from engine.render.hexmap import Area, Shown, span_of, window_of
from engine.render.hexmap import paint as paint_hexes
from engine.render.lattice import span
from engine.render.overlay import lay
from engine.render.png import Canvas
from engine.render.smallmap import dots, fit, overview, small_map, spots
from engine.render.squaremap import paint as paint_squares


@lru_cache(maxsize=4)
def _empty(wide: int, high: int) -> bytes:
    canvas = Canvas(wide, high)
    canvas.paste(frame.ground(wide, high), 0, 0)
    return bytes(canvas.memory)


def compose(scene: Scene) -> Canvas:
    """Draw a scene on a new canvas."""
    wide, high = frame.WIDTH, frame.HEIGHT
    canvas = Canvas(wide, high, _empty(wide, high))
    beside = bool(scene.panel or scene.legend or scene.cards) or _needs_overview(scene)
    area = frame.MAP if beside else frame.WIDE
    shown: Shown | None = None
    match scene.board:
        case HexBoard():
            shown = paint_hexes(canvas, scene.board, area)
        case SquareBoard():
            paint_squares(canvas, scene.board, area)
        case GraphBoard():
            paint_graph(canvas, scene.board, area)
    canvas.paste(frame.header(scene.title, scene.chip, scene.facts, wide), 0, 0)
    for part, x, y, cut in frame.borders(wide, high):
        canvas.paste(part, x, y, cut)
    if scene.cards:
        _paint_cards(canvas, scene)
    elif beside:
        _beside(canvas, scene, shown, area)
    for x in (frame.RULE_ENDS[0], wide - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas


def _needs_overview(scene: Scene) -> bool:
    """Tell whether a map is larger than the window of a picture without a panel: then it gets one, for the overview."""
    return isinstance(scene.board, HexBoard) and not window_of(scene.board, frame.WIDE).whole


BESIDE_OVERVIEW = 4
"""How many lines of the legend find room beside an overview, at the cost of the seats' height."""


def _beside(canvas: Canvas, scene: Scene, shown: Shown | None, area: Area) -> None:
    """Draw seats and legend, and the overview where the map is larger than its window."""
    board = scene.board
    if not isinstance(board, HexBoard) or shown is None or shown.window.whole:
        lines = panel.legend_lines(scene.legend, board.badges if isinstance(board, HexBoard) else ())
        canvas.paste(panel.seats(scene.panel, lines, "", False, panel.height(lines)), panel.LEFT, panel.TOP)
        return
    outside = (Legend("outside", "Off the picture"),) if shown.pointing else ()
    lines = panel.legend_lines((*outside, *scene.legend, Legend("window", "This picture")), board.badges)
    needed = panel.height(lines[:BESIDE_OVERVIEW])
    canvas.paste(panel.seats(scene.panel, lines, scene.overview, True, needed), panel.LEFT, panel.TOP)
    small = overview(spots(board), dots(board), span_of(board), shown.window, area)
    canvas.paste(small, *panel.overview_place(len(scene.panel), needed))


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
