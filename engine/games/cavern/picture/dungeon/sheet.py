"""A sheet of things to compare: numbered panes side by side, each with small pictures of tiles."""

from __future__ import annotations

from engine.core.canvas import CanvasLike, Kit, Sprite
from engine.core.frame import HEADER, READ, SIDE, WIDTH, Area, Layout, above, alone
from engine.core.scene import Cell, OwnBoard, Scene

from .parts import Pane, SquareCell
from .squaremap import box, frame_of, sides_of
from .tiles import tile
from .window import Grid, extent

ACROSS = 3
"""So many panes stand side by side; more begin another row."""

_LEFT, _TOP, _GAP, _HIGH, _FOOT = 22, 83, 8, 322, 18
_LOW, _BARE = 276, 8
"""Height of panes without a note that show one picture each; what is free above and below a tile without a title."""
_HEAD, _CAPTION = 48, 26
"""Heights of a title of one line, and of a caption."""
_HEAD_LINE, _MOST_HEAD, _MOST_NOTE = 26, 3, 3
"""By how much each further line of a title is lower, and so many lines a title and a note may have."""

MOST = 200
"""A tile is not drawn larger than this."""

_BROAD = 12
"""A map of so many columns is as wide as the picture."""
_AROUND = 10
"""Pixels left free around a whole map."""

_BESIDE = 0.75
"""How much of its neighbours is seen around a ghost at most, and half of them at least, in sides of a tile."""


class SheetBoard(OwnBoard, frozen=True, cache_hash=True):
    """Up to six panes side by side, such as the tiles of a hand. ``edge`` is that of the board."""

    panes: tuple[Pane, ...]
    edge: int | None = None

    @property
    def _rows(self) -> tuple[tuple[tuple[Pane, ...], int], ...]:
        """The panes of each row, and for how many a row has room. A map of many columns has a row of its own."""
        apart = self.panes[-1:] if any(map(_is_broad, self.panes[-1:])) else ()
        others = self.panes[: len(self.panes) - len(apart)]
        count = max(1, -(-len(others) // ACROSS))
        across = ACROSS if apart else max(1, -(-len(others) // count))
        rows = [others[start : start + across] for start in range(0, max(1, len(others)), across)]
        found = [(row, max(1, len(row)) if apart else across) for row in rows]
        return (*found, *([(apart, 1)] if apart else []))

    @property
    def _highs(self) -> tuple[int, ...]:
        """How high the panes of each row are."""
        return tuple(
            max((_high(pane, below=row > 0) for pane in panes), default=_HIGH) for row, (panes, _) in enumerate(self._rows)
        )

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return the size of the picture, as high as the rows of panes and the legend below them need."""
        lowest, foot = _TOP + sum(self._highs) + (len(self._rows) - 1) * _GAP, kit.foot_high(scene)
        return above((SIDE, HEADER, WIDTH - SIDE, lowest), foot) if foot else alone(WIDTH, lowest + _FOOT)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the panes below the header."""
        highs = self._highs
        stand = [
            (row, place, (WIDTH - 2 * _LEFT - _GAP * (across - 1)) // across, pane)
            for row, (panes, across) in enumerate(self._rows)
            for place, pane in enumerate(panes)
        ]
        # Pictures of places are compared with each other: they stand at one height.
        alike = all(len(pane.pictures) == 1 for pane in self.panes)
        most = max((_note_lines(kit, pane, wide) for *_, wide, pane in stand), default=0) if alike else 0
        titles = max((len(_title_lines(kit, pane, wide)) for *_, wide, pane in stand), default=1)
        head = _HEAD if titles == 1 else 8 + _HEAD_LINE * titles
        for row, place, wide, pane in stand:
            noted = max(0 if _is_one_tile(pane) else most, _note_lines(kit, pane, wide))
            x = _LEFT + place * (wide + _GAP)
            y, high = _TOP + sum(highs[:row]) + row * _GAP, highs[row]
            canvas.paste(kit.kept(_pane, pane, (wide, high), self.edge, noted, head), x - 2, y - 2)
            canvas.mark(((pane.number, box(x, y, x + wide, y + high)),))
        return layout.board


def _high(pane: Pane, *, below: bool) -> int:
    """Return how high a pane is; ``below`` others it is lower, where nothing stands below its picture."""
    if _is_broad(pane):
        x0, y0, x1, y1 = extent([cell.at for cell in pane.pictures[0][0]])
        side = (WIDTH - 2 * _LEFT - 2 * _AROUND - 16) // (x1 - x0)
        return min(_HIGH, (y1 - y0) * side + 2 * _AROUND + _HEAD + 16)
    if _is_one_tile(pane) and not pane.title:
        return MOST + 2 * _BARE
    return _LOW if below and not (pane.note or pane.map or pane.pictures[1:]) else _HIGH


def _is_broad(pane: Pane) -> bool:
    """Return whether a map has so many columns that its tiles would be too small beside other panes."""
    if not pane.map:
        return False
    x0, _, x1, _ = extent([cell.at for cell in pane.pictures[0][0]])
    return x1 - x0 >= _BROAD


def _is_one_tile(pane: Pane) -> bool:
    return [len(cells) for cells, _ in pane.pictures] == [1] and not pane.pictures[0][0][0].ghost


def _left(pane: Pane) -> int:
    return 57 if pane.number else 16


def _in_one_line(kit: Kit, pane: Pane, wide: int) -> bool:
    return kit.width(pane.title, "bold", READ) <= wide - _left(pane) - 8


def _title_lines(kit: Kit, pane: Pane, wide: int) -> list[str]:
    """Return a pane's title in the lines in which it is written."""
    if _in_one_line(kit, pane, wide):
        return [pane.title]
    return kit.wrapped(pane.title, "medium", READ, wide - _left(pane) - 8, _MOST_HEAD)


def _note_lines(kit: Kit, pane: Pane, wide: int) -> int:
    return len(_noted(kit, pane, wide))


def _noted(kit: Kit, pane: Pane, wide: int) -> list[str]:
    return kit.wrapped(pane.note, "medium", READ, wide - 24, _MOST_NOTE)


def _pane(kit: Kit, pane: Pane, size: tuple[int, int], edge: int | None, noted: int, head: int) -> Sprite:
    """Return a pane of a size on the ground, indexed, two pixels larger on each side.

    It keeps room for a title ``head`` pixels high and for ``noted`` lines below.
    """
    wide, high = size
    drawn = kit.slot(high, wide)
    left = _left(pane)
    if _in_one_line(kit, pane, wide):
        kit.write(drawn, left, 29, pane.title, "bold", READ, "bone")
    else:
        for row, words in enumerate(_title_lines(kit, pane, wide)):
            kit.write(drawn, left, 17 + _HEAD_LINE * row, words, "medium", READ, "bone")
    foot = high + 2 - (10 + 27 * noted if noted else 6)
    for row, line in enumerate(_noted(kit, pane, wide)):
        kit.write(drawn, 2 + wide / 2, foot + 13 + 27 * row, line, "medium", READ, "mist", "middle")
    _pictures(kit, drawn, pane, (10, head if pane.title else _BARE - 2, wide - 6, foot), edge)
    if pane.number:
        _centred(kit, drawn, kit.badge(pane.number, "now", True), 31, 29)
    return kit.indexed(drawn)


def _pictures(kit: Kit, drawn: Sprite, pane: Pane, area: Area, edge: int | None) -> None:
    """Lay the small pictures of a pane in one or two columns, as large as there is room for, with their captions."""
    count = len(pane.pictures)
    if not count:
        return
    columns = 1 if count == 1 else 2
    rows = -(-count // columns)
    caption = _CAPTION if any(text for _, text in pane.pictures) else 0
    across = (area[2] - area[0]) // columns - 10
    room = (area[3] - area[1]) // rows - caption - (4 if rows > 1 else 8)
    ghosts = any(cell.ghost for cells, _ in pane.pictures for cell in cells)
    if not ghosts:
        across = room = min(across, room, MOST if columns == 1 else 130)
    high = rows * (room + caption) + (rows - 1) * 4
    top = (area[1] + area[3] - high) // 2
    for place, (cells, text) in enumerate(pane.pictures):
        row, column = divmod(place, columns)
        last = columns == 2 and row == rows - 1 and count % 2
        middle = (area[0] + area[2]) / 2 + (0 if columns == 1 or last else (column - 0.5) * (across + 14))
        picture = kit.kept(_small_map if pane.map else small_picture, cells, (across, room), edge)
        y = top + row * (room + caption + 4)
        kit.paste(drawn, picture, round(middle - picture.width / 2), y + (room - picture.height) // 2)
        if text:
            kit.write(drawn, middle, y + room + caption / 2 + 1, text, "bold", READ, "bone", "middle")


def small_picture(kit: Kit, cells: tuple[SquareCell, ...], room: tuple[int, int], edge: int | None) -> Sprite:
    """Return a picture of a few tiles, at most as wide and high as ``room``, as RGB in a frame.

    One tile alone; or the ghost among others, as large as may be with half of each neighbour around it.
    """
    ghost = next((cell.at for cell in cells if cell.ghost), None)
    wide, high = room[0] - 4, room[1] - 4
    if len(cells) > 1 and ghost is not None:
        above = 0.0 if ghost[1] == edge else 0.5
        side = min(int(wide / 2), int(high / (1.5 + above)), MOST)
        aside = min(_BESIDE, (wide / side - 1) / 2)
        below = min(_BESIDE, (high / side - 1) / (2 if above else 1))
        x0, x1 = ghost[0] - aside, ghost[0] + 1 + aside
        y0, y1 = ghost[1] - (below if above else 0), ghost[1] + 1 + below
    else:
        x0, y0, x1, y1 = extent([cell.at for cell in cells])
        side = min(int(wide / (x1 - x0)), int(high / (y1 - y0)), MOST)
    grid = Grid(side, 2 - round(x0 * side), 2 - round(y0 * side))
    drawn = kit.sheet(round((x1 - x0) * side) + 4, round((y1 - y0) * side) + 4, "ink")
    known = sides_of(cells, edge)
    inside: list[Cell] = [at for at in known if x0 - 1 < at[0] < x1 and y0 - 1 < at[1] < y1]
    for at in inside:
        cell, sides = known[at]
        kit.paste(drawn, kit.kept(tile, cell, sides, side, (), False, len(cells) == 1), *grid.corner(at))
    for at in inside:
        cell = known[at][0]
        if len(cells) > 1 and cell.ghost:
            _centred(kit, drawn, kit.kept(frame_of, side, True), *grid.place(at))
    kit.edge(drawn, "steel", 2)
    return drawn


def _small_map(kit: Kit, cells: tuple[SquareCell, ...], room: tuple[int, int], edge: int | None) -> Sprite:
    """Return a whole map, at most as wide and high as ``room``, as RGB in a frame, with the labels of its ghosts."""
    wide, high = room[0] - 2 * _AROUND, room[1] - 2 * _AROUND
    x0, y0, x1, y1 = extent([cell.at for cell in cells])
    side = min(wide // (x1 - x0), high // (y1 - y0))
    grid = Grid(side, _AROUND - x0 * side, _AROUND - y0 * side)
    drawn = kit.sheet((x1 - x0) * side + 2 * _AROUND, (y1 - y0) * side + 2 * _AROUND, "ink")
    known = sides_of(cells, edge)
    for at, (cell, sides) in known.items():
        if not cell.ghost:
            kit.paste(drawn, kit.kept(tile, cell, sides, side, (), False, False), *grid.corner(at))
    for cell in cells:
        if cell.ghost:
            x, y = grid.place(cell.at)
            kit.write(drawn, x, y, cell.label, "bold", READ, "lantern", "middle")
    kit.edge(drawn, "steel", 2)
    return drawn


def _centred(kit: Kit, drawn: Sprite, sprite: Sprite, x: int, y: int) -> None:
    """Lay a sprite with its middle at (x, y)."""
    kit.paste(drawn, sprite, x - sprite.width // 2, y - sprite.height // 2, shape=sprite)
