"""A board of wild land on a canvas: hexes without an end, the arrows of clues, next moves, a compass."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain, pairwise

import msgspec
from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Fit, Kit, Sprite
from engine.core.frame import Area
from engine.core.scene import Cell, HexCell, Sky
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice
from engine.maps.windows import STRIDE, Span, Window, cropped, places, span

from . import landsigns as signs
from . import wedges
from .hexsprites import NO_SKY, Beside, fog, hexagon
from .landsigns import paint_compass
from .shown import LandShown
from .sizes import CROP, label_size, scale_of, sized
from .sizes import SIZES as LATTICES
from .standing import GROUNDS, ICON_ABOVE, LABEL_BELOW
from .terrains import proper, terrain

SIZES = (1.0, 0.86, 0.72, 0.6)
"""Sizes of arrows; smaller ones where there is little room."""

ALONG = (-8, 0, 8, -16, 16, -24, 24)
"""How far an arrow may leave the middle of the side, along the side, at radius 54."""

ACROSS = (0, 6, -6, 12, -12)
"""How far it may lie more in one hex than in the other."""

_BODY = ((-15.0, 7.0), (-4.0, 7.0), (7.0, 14.0), (17.0, 8.0))
"""An arrow of size 1 as discs: how far before its middle, and their radius."""


class HexArrow(msgspec.Struct, frozen=True):
    """An arrow as it is drawn: its middle from that of the hex (0, 0), its direction, its size."""

    x: float
    y: float
    dx: float
    dy: float
    size: float


class _Disc(msgspec.Struct, frozen=True):
    """Something that an arrow must not cover: a disc, or with ``wide`` and ``high`` a rectangle with rounded corners."""

    x: float
    y: float
    radius: float
    wide: float = 0.0
    high: float = 0.0


def place_arrows(
    board: LandShown, lattice: Lattice, pairs: Sequence[tuple[Cell, Cell]], small: float
) -> tuple[HexArrow, ...]:
    """Return an arrow for each pair of hexes side by side, ``small`` times as large where there is room enough.

    ``ValueError`` for a pair that does not lie side by side.
    """
    scale = scale_of(lattice)
    known = {cell.at: cell for cell in board.cells}
    pills = {at for _, at in board.pills}
    blocked = [_middle(lattice, a, b) for a, b in board.blocked]
    placed: list[HexArrow] = []
    for a, b in pairs:
        step = b[0] - a[0], b[1] - a[1]
        if step not in NEIGHBOURS:
            raise ValueError(f"no arrow leads from {a} to {b}: known are the six cells beside it")
        full = [disc for at in (a, b) for disc in _covered(lattice, at, known.get(at), at in pills)]
        full += [_Disc(x, y, 17 * scale) for x, y in blocked]
        full += [disc for arrow in placed for disc in _discs(arrow, scale)]
        placed.append(_best(lattice, a, b, tuple(full), small))
    return tuple(placed)


def _middle(lattice: Lattice, a: Cell, b: Cell) -> tuple[float, float]:
    (ax, ay), (bx, by) = lattice.place(a), lattice.place(b)
    return (ax + bx) / 2, (ay + by) / 2


def _covered(lattice: Lattice, at: Cell, cell: HexCell | None, pill: bool) -> Iterable[_Disc]:
    """Yield what is drawn in a hex, as discs: token, icons, what lies hidden, its name."""
    x, y = lattice.place(at)
    scale = scale_of(lattice)
    letters = label_size(scale)
    if pill:
        yield _Disc(x, y + LABEL_BELOW * scale, letters * 0.66, letters * 0.8, 0)
    elif cell is not None and cell.label:
        yield _Disc(x, y + LABEL_BELOW * scale, letters * 0.4, letters * 0.6, 0)
    if cell is None:
        return
    crowded = bool(cell.token or cell.secrets)
    if cell.token is not None:
        yield _Disc(x + (23 * scale if cell.icons or cell.secrets else 0), y - 5 * scale, 25 * scale)
    if cell.secrets:
        aside = -20 if cell.token is not None else 19 if cell.icons else 0
        yield _Disc(x + aside * scale, y - (ICON_ABOVE + 4) * scale, 26 * scale)
    icons = len(cell.icons)
    for place in range(icons):
        left = -22.0 if crowded else 0.0 if icons == 1 else (place - 0.5) * 37
        yield _Disc(x + left * scale, y - ICON_ABOVE * scale, (15 if crowded or icons > 1 else 19) * scale)


def _discs(arrow: HexArrow, scale: float) -> list[_Disc]:
    large = arrow.size * scale
    return [
        _Disc(arrow.x + arrow.dx * along * large, arrow.y + arrow.dy * along * large, radius * large)
        for along, radius in _BODY
    ]


@lru_cache(maxsize=256)
def _best(lattice: Lattice, a: Cell, b: Cell, full: tuple[_Disc, ...], small: float) -> HexArrow:
    (ax, ay), (bx, by) = lattice.place(a), lattice.place(b)
    length = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    (x, y), scale = _middle(lattice, a, b), scale_of(lattice)
    best: tuple[float, HexArrow] | None = None
    for size in SIZES:
        for along in ALONG:
            for across in ACROSS:
                cost = 22 * (1 - size) + 0.22 * abs(along) + 0.3 * abs(across)
                if best is not None and cost >= best[0] - 1e-9:
                    continue  # worse already, whatever it covers
                px, py = x + (dx * across - dy * along) * scale, y + (dy * across + dx * along) * scale
                arrow = HexArrow(px, py, dx, dy, size * small)
                cost += sum(_into(disc, other) for disc in _discs(arrow, scale) for other in full)
                if best is None or cost < best[0] - 1e-9:
                    best = cost, arrow
    assert best is not None
    return best[1]


def _into(disc: _Disc, other: _Disc) -> float:
    """Return how far two discs reach into each other, in pixels."""
    wide, high = abs(disc.x - other.x) - other.wide, abs(disc.y - other.y) - other.high
    return max(0.0, disc.radius + other.radius + 1 - math.hypot(max(0.0, wide), max(0.0, high)))


# The board.


def span_of(board: LandShown) -> Span:
    """Return how far what is known of a land reaches, with the hexes around the party; where it ends may be cut off.

    So the map stays as large as it is when next moves come and go.
    """
    cells = [cell.at for cell in board.cells if cell.state != "edge"]
    told = (*(at for _, at in board.pills), *wedges.at_hand(board), *board.hunt)
    return span([*cells, *around_party(board), *told], pointed=True)


def around_party(board: LandShown) -> tuple[Cell, ...]:
    """Return the hexes around the party but for those where the land is known to end."""
    if board.actor is None:
        return ()
    q, r = board.actor
    ends = {cell.at for cell in board.cells if cell.state == "edge"}
    return tuple(at for at in ((q + dq, r + dr) for dq, dr in NEIGHBOURS) if at not in ends)


def spots(kit: Kit, board: LandShown) -> tuple[tuple[Cell, tuple[int, int, int]], ...]:
    """Return a land's hexes as small maps show them: what is not in full light is darker, what is only heard of grey."""
    return tuple([(cell.at, _flat(kit, cell.state, cell.floor)) for cell in board.cells if cell.state != "edge"])


@lru_cache(maxsize=64)
def _flat(kit: Kit, state: str, floor: str) -> tuple[int, int, int]:
    if state == "rumour":
        return kit.tone("slate")
    light = kit.tone(terrain(floor).dim)
    if state == "visited":
        return light
    dark = kit.tone("seen")
    return (light[0] + dark[0]) // 2, (light[1] + dark[1]) // 2, (light[2] + dark[2]) // 2


MARGIN = 6
"""Pixels of unknown land around what is known, at least."""

CLOSE = 84
"""The radius of hexes around a place that was asked for."""


@lru_cache(maxsize=256)
def largest(known: Span, wide: int, high: int) -> tuple[Lattice, Area] | None:
    """Return the largest lattice on which what is known finds so much room, and what it fills of that, if there is one."""
    for lattice in LATTICES:
        left, top, right, bottom = box = known.box(lattice)
        if right - left + 2 * MARGIN <= wide and bottom - top + 2 * MARGIN <= high:
            return lattice, box
    return None


def fit(board: LandShown) -> Fit:
    """Return how large the hexes of a land are drawn in so much room, and what they fill of it."""
    known = span_of(board)

    def drawn(wide: int, high: int) -> tuple[float, int, int]:
        found = None if board.close else largest(known, wide, high)
        if found is None:
            return (CLOSE if board.close else CROP), wide, high
        lattice, (left, top, right, bottom) = found
        return lattice.radius, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN

    return drawn


def window_of(board: LandShown, area: Area) -> Window:
    """Return the window that a land is shown in: all that is known, a crop, or the surroundings of its focus."""
    left, top, right, bottom = area
    known = span_of(board)
    if board.close:
        lattice = sized(CLOSE)
        x, y = lattice.place(board.focus)
        x, y = (left + right) // 2 - x, (top + bottom) // 2 - y
        box = known.box(lattice)
        whole = left <= box[0] + x and box[2] + x <= right and top <= box[1] + y and box[3] + y <= bottom
        return Window(lattice, x, y, whole)
    found = largest(known, right - left, bottom - top)
    if found is None:
        return cropped(sized(CROP), known, area, board.focus, board.actor, ring=1)
    lattice, (x0, y0, x1, y1) = found
    return Window(lattice, (left + right - x0 - x1) // 2, (top + bottom - y0 - y1) // 2)


def extent(board: LandShown, window: Window, area: Area) -> Area:
    """Return the rectangle of the picture that what is known of a land takes up."""
    cells = [*(cell.at for cell in board.cells), *around_party(board), *(at for _, at in board.pills)]
    cells += (*wedges.at_hand(board), *board.hunt)
    left, top, right, bottom = span(cells, pointed=True).box(window.lattice)
    return (
        max(area[0], left + window.x),
        max(area[1], top + window.y),
        min(area[2], right + window.x),
        min(area[3], bottom + window.y),
    )


def paint(
    kit: Kit, canvas: CanvasLike, board: LandShown, area: Area, window: Window, sky: Sky = NO_SKY, whole: Area | None = None
) -> None:
    """Draw a land into a rectangle of the picture, the unknown around it into the ``whole`` of the frame.

    Sprites may hang over its edge: draw what lies around it later.
    """
    kit.paint_layer(canvas, _sprites(kit, board, window, whole or area, replace(sky, words="")), window, whole or area)
    scale = scale_of(window.lattice)
    marked = wedges.paint(kit, canvas, board, window, area)
    for a, b in board.passages:
        for x, y in _beads(window.place(a), window.place(b)):
            if _inside(x, y, area):
                kit.lay(canvas, x, y, signs.bead)
    for a, b in dict.fromkeys(step for way in board.ways for step in pairwise(way)):
        for x, y in _crossing(window.place(a), window.place(b)):
            if _inside(x, y, area):
                kit.lay(canvas, x, y, signs.pace, round(9 * max(scale, 0.7)))
    for a, b in board.blocked:
        x, y = _between(window, a, b)
        if _inside(x, y, area):
            kit.lay(canvas, x, y, rubble, round(30 * max(scale, 0.8)))
    for pairs, hollow in ((board.traces, True), (board.arrows, False)):
        for arrow in place_arrows(board, window.lattice, tuple(dict.fromkeys(pairs)), 0.78 if hollow else 1.0):
            x, y = round(arrow.x) + window.x, round(arrow.y) + window.y
            if _inside(x, y, area):
                kit.lay(canvas, x, y, signs.arrow, round(arrow.dx, 3), round(arrow.dy, 3), arrow.size * scale, hollow)
    size = max(scale, 0.75)
    for mark, cells in ((signs.lens, board.promising), (signs.query, board.hunt)):
        for x, y in _lenses(board, cells, window, area, marked):
            kit.lay(canvas, x, y, mark, max(size, 1.0) if mark is signs.query else size)
            marked.append((x, y))
    for text, at in board.pills:
        x, y = window.place(at)
        y += round(LABEL_BELOW * scale)
        if _inside(x, y, area, signs.PILL[0] // 2):
            kit.lay(canvas, x, y, signs.pill, text, label_size(scale))
            half, high = kit.width(text, "bold", label_size(scale)) / 2 + 6, label_size(scale) * 0.6
            canvas.stand("badge", text, (x - half, y - high, x + half, y + high), area)
    _paint_corner(kit, canvas, board, window, area, marked)
    called = chain(((cell.label, cell.at) for cell in board.cells), board.pills)
    corners = window.lattice.vertices
    canvas.mark(((label, _moved(corners, *window.place(at))) for label, at in called), area)


def _moved(corners: Sequence[tuple[float, float]], x: int, y: int) -> list[tuple[float, float]]:
    return [(x + dx, y + dy) for dx, dy in corners]


def _lenses(board: LandShown, cells: Sequence[Cell], window: Window, area: Area, marked: Sequence[Cell]) -> Iterable[Cell]:
    """Yield where the signs of some cells lie that are wholly inside: in the middle where nothing is drawn, else above."""
    scale, seen = scale_of(window.lattice), {cell.at for cell in board.cells}
    reach = round(LENS * max(scale, 0.75))
    inner = (area[0] + reach, area[1] + reach, area[2] - reach, area[3] - reach)
    for at in cells:
        x, middle = window.place(at)
        above = middle - round(LENS_ABOVE * scale)
        free = [y for y in ((above,) if at in seen else (middle, above)) if _inside(x, y, inner)]
        yield from [(x, y) for y in free if all(math.dist((x, y), other) > 2 * reach for other in marked)][:1]


def rubble(kit: Kit, size: int) -> Sprite:
    """Return rubble under a cross, as RGBA."""
    return kit.rubble(size)


LENS_ABOVE = 37
"""How far above the middle of a hex a lens lies, at radius 54: above icons and the party, and off every side. Where a hex
is not seen there are none, and it lies in the middle."""
LENS = 16
"""How far a lens reaches from where it lies, at radius 54."""
BEAD = 17
"""How far the beads of a passage lie apart."""


def _beads(start: Cell, end: Cell) -> Iterable[Cell]:
    """Yield where the beads of a hidden passage lie between the middles of two hexes."""
    count = max(3, round(math.dist(start, end) / BEAD))
    for place in range(1, count):
        part = place / count
        yield round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)


def _crossing(start: Cell, end: Cell) -> Iterable[Cell]:
    """Yield where the marks of a journey lie, over the side between two hexes and clear of what stands in them."""
    for part in (0.38, 0.5, 0.62):
        yield round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)


def _between(window: Window, a: Cell, b: Cell) -> Cell:
    (ax, ay), (bx, by) = window.place(a), window.place(b)
    return (ax + bx) // 2, (ay + by) // 2


def _inside(x: int, y: int, area: Area, margin: int = 0) -> bool:
    return area[0] + margin <= x <= area[2] - margin and area[1] <= y <= area[3]


def _sprites(kit: Kit, board: LandShown, window: Window, area: Area, sky: Sky) -> list[Sprite]:
    """Return the sprite of each place of the window."""
    lattice = window.lattice
    named = {at for _, at in board.pills}
    known = {cell.at: replace(cell, label="") if cell.at in board.quiet else cell for cell in board.cells}
    letters = {at: "v" if cell.state == "visited" else "k" for at, cell in known.items() if cell.state in GROUNDS}
    floors = {at: proper(known[at].floor) for at in letters}
    trail: dict[Cell, set[int]] = {}
    for a, b in pairwise(board.trail):
        step = b[0] - a[0], b[1] - a[1]
        if step in NEIGHBOURS:
            side = NEIGHBOURS.index(step)
            trail.setdefault(a, set()).add(side)
            trail.setdefault(b, set()).add((side + 3) % 6)
    start = board.trail[0] if board.trail else None
    near = set(around_party(board))
    unknown = kit.kept(fog, lattice, sky)
    sprites: list[Sprite] = []
    for number, _, _ in places(window, area):
        r = (number + _HALF) % STRIDE - _HALF
        at = (number - r) // STRIDE, r
        cell = known.get(at)
        if cell is None:
            sprites.append(
                kit.kept(fog, lattice, sky, "lantern" if at in named else "steel") if at in named or at in near else unknown
            )
            continue
        around = [(at[0] + dq, at[1] + dr) for dq, dr in NEIGHBOURS]
        land = cell.state in GROUNDS
        beside = Beside(
            "".join([letters.get(cell, "-") for cell in around]) if land else "------",
            tuple(sorted(trail.get(at, ()))) if land else (),
            land and at == start and cell.token is None and not cell.icons,
            at in named,
            _flow(INTO[floors[at]], [floors.get(cell, "") for cell in around]) if land and floors[at] in INTO else (),
            at in board.newest,
        )
        sprites.append(kit.kept(hexagon, lattice, _plain(cell), beside, NO_SKY if land else sky))
    return sprites


INTO = {"stream": ("stream", "water"), "coast": ("water",)}
"""Over which of its sides a terrain's water runs on: into what lies there, as far as that is known."""


def _flow(into: Sequence[str], around: Sequence[str]) -> tuple[int, ...]:
    return tuple([side for side, other in enumerate(around) if other in into])


_HALF = STRIDE // 2


@lru_cache(maxsize=2048)
def _plain(cell: HexCell) -> HexCell:
    """Return a cell as its sprite needs it: where it lies varies only which marks it has."""
    kind = (cell.at[0] * 7 + cell.at[1] * 5) % 4
    return replace(cell, at=(kind * 3 % 4, 0), plate=0, gates=(), lit=())


def _paint_corner(
    kit: Kit, canvas: CanvasLike, board: LandShown, window: Window, area: Area, marked: Sequence[tuple[int, int]]
) -> None:
    """Draw the compass where it covers no hex and none of what is ``marked`` beyond them."""
    if board.compass:
        middles = [window.place(cell.at) for cell in board.cells if cell.state != "edge"]
        middles += [window.place(at) for _, at in board.pills]
        middles += [window.place(at) for way in board.ways for at in way]
        middles += marked
        paint_compass(kit, canvas, area, middles, window.lattice.reach)
