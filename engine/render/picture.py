"""A whole picture: the board in its window, the frame, the header and the panel around it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Card, Cell, GraphBoard, HexBoard, Legend, Scene, SquareBoard
from engine.render import frame, panel
from engine.render.graphmap import paint as paint_graph
from engine.render.hexmap import Area, Shown, span_of, window_of
from engine.render.hexmap import paint as paint_hexes
from engine.render.lattice import FLAT, POINTED, span
from engine.render.overlay import lay
from engine.render.png import Canvas
from engine.render.smallmap import Dot, Fit, Spot, dots, overview, small_map, spots
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
        canvas.paste(_cards(scene), panel.LEFT, panel.TOP)
    elif beside:
        _beside(canvas, scene, shown, area)
    for x in (frame.RULE_ENDS[0], wide - frame.RULE_ENDS[0]):
        lay(canvas, x, frame.RULE_ENDS[1], frame.rule_end)
    return canvas


def _needs_overview(scene: Scene) -> bool:
    """Tell whether a map is larger than the window of a picture without a panel: then it gets one, for the overview."""
    return isinstance(scene.board, HexBoard) and not window_of(scene.board, frame.WIDE).whole


def _beside(canvas: Canvas, scene: Scene, shown: Shown | None, area: Area) -> None:
    """Draw seats and legend, and the overview where the map is larger than its window."""
    board = scene.board
    if not isinstance(board, HexBoard) or shown is None or shown.window.whole:
        lines = panel.legend_lines(scene.legend, board.badges if isinstance(board, HexBoard) else ())
        canvas.paste(panel.seats(scene.panel, lines, "", False, panel.height(lines)), panel.LEFT, panel.TOP)
        return
    own: tuple[Legend, ...] = (Legend("window", "This picture"),)
    if shown.pointing:
        own = (Legend("outside", "Off the picture"), *own)
    lines = panel.legend_lines((*own, *scene.legend), board.badges)
    needed = panel.height(lines[: len(own)])
    canvas.paste(panel.seats(scene.panel, lines, scene.overview, True, needed), panel.LEFT, panel.TOP)
    window, full = shown.window, POINTED[0] if board.pointed else FLAT[0]
    grow = full.half / window.lattice.half
    view = tuple(round((edge - origin) * grow) for edge, origin in zip(area, (window.x, window.y) * 2, strict=True))
    small = overview(spots(board), dots(board), span_of(board), board.pointed, view)
    canvas.paste(small, *panel.overview_place(len(scene.panel), needed))


def _cards(scene: Scene) -> Image.Image:
    board = scene.board
    if not isinstance(board, HexBoard):
        return _drawn_cards(scene.cards, (None,) * len(scene.cards), (), (), (), False)
    ghosts = {ghost.number: tuple(at for at, _ in ghost.cells) for ghost in board.ghosts}
    shown = tuple(ghosts.get(card.number, ()) for card in scene.cards)
    return _drawn_cards(scene.cards, shown, spots(board), _actor_dots(board), (board.actor or board.focus,), board.pointed)


def _actor_dots(board: HexBoard) -> tuple[Dot, ...]:
    return tuple(dot for dot in dots(board) if dot.at == board.actor)


@lru_cache(maxsize=16)
def _drawn_cards(
    cards: tuple[Card, ...],
    ghosts: tuple[tuple[Cell, ...] | None, ...],
    known: tuple[Spot, ...],
    people: tuple[Dot, ...],
    near: tuple[Cell, ...],
    pointed: bool,
) -> Image.Image:
    maps = [
        small_map(*panel.CARD_MAP, _card_fit(ghost + near, pointed), known, ghost, people) if ghost else None
        for ghost in ghosts
    ]
    return panel.choices(cards, tuple(maps))


def _card_fit(cells: tuple[Cell, ...], pointed: bool) -> Fit:
    """Return how a card's map lies: the ghost in the middle with what it hangs on, room left for the number."""
    lattice = POINTED[0] if pointed else FLAT[0]
    wide, high = panel.CARD_MAP
    left, top, right, bottom = span(cells, pointed).box(lattice)
    scale = min(0.27, (wide - 60) / (right - left), (high - 16) / (bottom - top))
    return Fit(lattice, scale, wide / 2 + 16 - (left + right) / 2 * scale, high / 2 - (top + bottom) / 2 * scale)
