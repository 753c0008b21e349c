"""A board of hexes on a canvas: every hex of the window once, then ghosts, the actor's ring, tags and badges."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from engine.core.canvas import Fit
from engine.core.frame import Area
from engine.core.scene import Badge, Cell, HexBoard, HexCell, Tag
from engine.maps.lattice import Lattice
from engine.maps.windows import STRIDE, Span, Window, cropped, fitting, made_for, places, span
from engine.render import badges, pixels, tokens
from engine.render.badges import paint_badge
from engine.render.brush import Brush
from engine.render.canvas import Canvas, lay, tone
from engine.render.floors import floor, mark_middle
from engine.render.hexes import lying
from engine.render.hexes.cells import LABEL, fog, hexagon, label_size, stand
from engine.render.hexes.ghosts import paint_ghost
from engine.render.lattice import BESIDE, CROPPED, SIZES, SMALL, paint_layer, uncut
from engine.render.outlines import moved
from engine.render.panel import paste

_SECOND = tuple(sorted({a + b for a in BESIDE for b in BESIDE} - {0, *BESIDE}))


AROUND = 12
"""Pixels left free around all that is known of a map."""


@lru_cache(maxsize=16)
def span_of(board: HexBoard) -> Span:
    """Return how far the hexes of a board reach."""
    return span([cell.at for cell in board.cells], board.pointed)


BEYOND = 46
"""How many pixels past its end a map shows that goes on beyond the other edge of the picture: room for a door's badge."""


def fit(board: HexBoard) -> Fit:
    """Return how large a board is drawn in so much room: its hexes' radius, 1 where it does not fit and is cropped."""

    def drawn(wide: int, high: int) -> tuple[float, int, int]:
        found = _fitting(board, wide, high)
        if found is None:
            return 1.0, wide, high
        lattice, (left, top, right, bottom) = found
        return lattice.radius, right - left + 2 * AROUND, bottom - top + 2 * AROUND

    return drawn


def fit_at(board: HexBoard, lattice: Lattice) -> Fit:
    """Return what a board fills of so much room in hexes of a size, cropped if need be."""
    left, top, right, bottom = _reaches(board, lattice)

    def drawn(wide: int, high: int) -> tuple[float, int, int]:
        return lattice.radius, min(wide, right - left + 2 * AROUND), min(high, bottom - top + 2 * AROUND)

    return drawn


def window_of(board: HexBoard, area: Area) -> Window:
    """Return the window that a board is shown in: all of it, centred, or a crop around its focus."""
    left, top, right, bottom = area
    found = _fitting(board, right - left, bottom - top)
    if found is None:
        return crop_of(board, area, CROPPED[board.pointed])
    lattice, box = found
    return Window(lattice, (left + right - box[0] - box[2]) // 2, (top + bottom - box[1] - box[3]) // 2)


def small_of(board: HexBoard, area: Area) -> Window | None:
    """Return the window that shows all of a board in hexes smaller than others; ``None`` where not even they fit."""
    left, top, right, bottom = area
    for lattice in SMALL[board.pointed]:
        box = _reaches(board, lattice)
        if box[2] - box[0] + 2 * AROUND <= right - left and box[3] - box[1] + 2 * AROUND <= bottom - top:
            return Window(lattice, (left + right - box[0] - box[2]) // 2, (top + bottom - box[1] - box[3]) // 2)
    return None


def crop_of(board: HexBoard, area: Area, lattice: Lattice) -> Window:
    """Return the window that shows a part of a board in hexes of a size.

    It is moved a little where its edge would cut tokens.
    """
    window = unmoved_crop(board, area, lattice)
    boxes = [lying.token_box(window, cell) for cell in board.cells if cell.token is not None]
    boxes = [
        box for box in boxes if any(abs(box[side] - area[side % 2 + end]) < FAR for side in range(4) for end in (0, 2))
    ]
    least, best = len(boxes) + 1, (0, 0)
    shown = span(kept_of(board, area, lattice), board.pointed).box(lattice)
    kept = shown[0] + window.x, shown[1] + window.y, shown[2] + window.x, shown[3] + window.y
    for across, down in SHIFTS:
        if board.kept and (across or down) and _cut(kept, area, across, down):
            continue
        count = sum(_cut(box, area, across, down) for box in boxes)
        if count < least:
            least, best = count, (across, down)
        if count == 0:
            break
    return replace(window, x=window.x + best[0], y=window.y + best[1])


def cut_tokens(board: HexBoard, window: Window, area: Area) -> int:
    """Return how many tokens the edge of ``area`` cuts."""
    return sum(_cut(lying.token_box(window, cell), area, 0, 0) for cell in board.cells if cell.token is not None)


def unmoved_crop(board: HexBoard, area: Area, lattice: Lattice) -> Window:
    """Return the window that shows a part of a board in hexes of a size, wherever its edge cuts tokens."""
    if kept := kept_of(board, area, lattice):
        return made_for(lattice, span_of(board), area, kept, BEYOND)
    return cropped(lattice, span_of(board), area, board.focus, board.actor, beyond=BEYOND)


def kept_of(board: HexBoard, area: Area, lattice: Lattice) -> list[Cell]:
    """Return which of the hexes that a crop is made for it shows in hexes of a size."""
    return fitting(lattice, area, board.kept)


FAR = 160
"""What has no side so near to an edge in pixels is cut by that edge in no window that is moved."""

SHIFTS = tuple(
    sorted(
        ((across, down) for across in range(-72, 73, 12) for down in range(-72, 73, 12)),
        key=lambda shift: abs(shift[0]) + abs(shift[1]),
    )
)
"""How many pixels a window may be moved for the sake of the tokens at its edge, the least first."""


def _cut(box: Area, area: Area, across: int, down: int) -> bool:
    """Return whether the edge of ``area`` runs through a rectangle that is moved by so much."""
    left, top, right, bottom = box[0] + across, box[1] + down, box[2] + across, box[3] + down
    meets = left < area[2] and right > area[0] and top < area[3] and bottom > area[1]
    return meets and not (area[0] <= left and right <= area[2] and area[1] <= top and bottom <= area[3])


@lru_cache(maxsize=16)
def extent(board: HexBoard, window: Window, area: Area) -> Area:
    """Return the rectangle of the picture that holds what the window shows of all that is known."""
    left, top, right, bottom = _reaches(board, window.lattice)
    found = left + window.x, top + window.y, right + window.x, bottom + window.y
    return max(area[0], found[0]), max(area[1], found[1]), min(area[2], found[2]), min(area[3], found[3])


@lru_cache(maxsize=48)
def _fitting(board: HexBoard, wide: int, high: int) -> tuple[Lattice, Area] | None:
    """Return the largest hexes with which all of a board fits into so much room, and the rectangle that it fills."""
    reach = span_of(board)
    for lattice in (*SIZES[board.pointed], *(SMALL[board.pointed] if board.whole else ())):
        left, top, right, bottom = reach.box(lattice)
        if right - left + 2 * AROUND > wide or bottom - top + 2 * AROUND > high:
            continue
        left, top, right, bottom = box = _reaches(board, lattice)
        if right - left + 2 * AROUND <= wide and bottom - top + 2 * AROUND <= high:
            return lattice, box
    return None


@lru_cache(maxsize=48)
def _reaches(board: HexBoard, lattice: Lattice) -> Area:
    """Return the rectangle that hexes, badges and cards fill on a lattice, with (0, 0) at (0, 0)."""
    left, top, right, bottom = span_of(board).box(lattice)
    window = Window(lattice, 0, 0)
    size, scale = badge_size(lattice), lattice.scale
    taken = [(x, y) for _, x, y in _standing(board, window)]
    boxes: list[tuple[float, float, float, float]] = [(x, y, 18 * size, 20 * size) for x, y in taken]
    known = {cell.at[0] * STRIDE + cell.at[1]: cell for cell in board.cells}
    wide, high = _card_reach(lattice)
    boxes += [(card.x, card.y, wide, high) for card in _tagged(board, known, window, taken)]
    if board.actor is not None:
        x, y = window.place(board.actor)
        boxes.append((x, y, 0, CARET * scale))
    return (
        round(min([left, *(x - wide for x, _, wide, _ in boxes)])),
        round(min([top, *(y - high for _, y, _, high in boxes)])),
        round(max([right, *(x + wide for x, _, wide, _ in boxes)])),
        round(max([bottom, *(y + high for _, y, _, high in boxes)])),
    )


CARET = 44
"""How far above the middle of its hex the caret over the one who is to act reaches."""


def paint(canvas: Canvas, board: HexBoard, area: Area, window: Window, whole: Area | None = None) -> None:
    """Draw a board into a rectangle of the picture that shows ``window``.

    The fog around it goes on into the ``whole`` of the frame.
    Sprites may hang over its edge: draw what lies around it later.
    """
    known = {cell.at[0] * STRIDE + cell.at[1]: cell for cell in board.cells}
    small = window.lattice in SMALL[board.pointed]
    if small:
        known = {number: replace(cell, label="", token=None) for number, cell in known.items()}
    covered = {at[0] * STRIDE + at[1] for at in (*board.quiet, *(at for at, _ in board.fallen))}
    known |= {number: replace(known[number], label="") for number in covered if number in known}
    if not window.whole:
        below, size = LABEL * window.lattice.scale, label_size(window.lattice)
        known = {number: uncut(cell, window, area, below, size) for number, cell in known.items()}
    paint_layer(canvas, _sprites(board, known, window, whole or area), window, whole or area)
    for ghost in board.ghosts:
        paint_ghost(canvas, ghost, window)
    _paint_actor(canvas, known, board.actor, window)
    lying.paint(canvas, board, window, small=small)
    lying.tell(canvas, known.values(), window, area)
    corners = window.lattice.vertices
    canvas.mark(((cell.label, moved(corners, *window.place(cell.at))) for cell in board.cells), area)
    standing = list(_standing(board, window))
    for card in _tagged(board, known, window, [(x, y) for _, x, y in standing]):
        _paint_card(canvas, card, window, area)
    taken: list[tuple[int, int]] = []
    named = (window.place(cell.at) for cell in known.values() if cell.label and cell.token is None)
    names = [(x, round(y + LABEL * window.lattice.scale)) for x, y in named]
    for icon, x, y in beyond(board, window, area):
        badges.paint_goal(canvas, icon, x, y, area, taken, names)
    figures = [lying.token_box(window, cell) for cell in known.values() if cell.token is not None]
    written = [(x - NAMED[0], y - NAMED[1], x + NAMED[0], y + NAMED[1]) for x, y in names]
    for badge, x, y in standing:
        paint_badge(canvas, badge, x, y, area, taken, badge_size(window.lattice), figures, written)


NAMED = 25, 10
"""Half the width and half the height of the name of a hex, about."""


def points_out(board: HexBoard, window: Window, area: Area) -> bool:
    """Return whether a badge stands at the edge of ``area`` and points to a place beyond it."""
    left, top, right, bottom = area
    out = (not (left <= x <= right and top <= y <= bottom) for _, x, y in _standing(board, window))
    return any(out) or any(True for _ in beyond(board, window, area))


def beyond(board: HexBoard, window: Window, area: Area) -> Iterable[tuple[str, int, int]]:
    """Yield the icon of each goal whose hex lies beyond the edge of ``area``, or is cut by it, and where that hex is."""
    wide, high = window.lattice.reach
    for at, icon in board.goals:
        x, y = window.place(at)
        if not (area[0] + wide // 2 <= x <= area[2] - wide // 2 and area[1] + high // 2 <= y <= area[3] - high // 2):
            yield icon, x, y


def _sprites(board: HexBoard, known: dict[int, HexCell], window: Window, area: Area) -> list[Image.Image | None]:
    """Return the sprite of each place of the window; ``None`` where there is nothing but ink."""
    lattice = window.lattice
    plate = {number: cell.plate for number, cell in known.items()}.get
    light = {number: cell.lit for number, cell in known.items()}.get
    reached, laid = ({q * STRIDE + r for q, r in cells} for cells in (board.reach, board.newest))
    e0, e1, e2, e3, e4, e5 = BESIDE
    sprites: list[Image.Image | None] = []
    for at, _, _ in places(window, area):
        cell = known.get(at)
        if cell is None:
            lights = light(at + e0), light(at + e1), light(at + e2), light(at + e3), light(at + e4), light(at + e5)
            if lights != _NOTHING:
                sprites.append(fog(lattice, True, lights))
            elif any([at + step in known for step in _SECOND]):
                sprites.append(fog(lattice, False, _NOTHING))
            else:
                sprites.append(None)
            continue
        plates = plate(at + e0), plate(at + e1), plate(at + e2), plate(at + e3), plate(at + e4), plate(at + e5)
        reach = tuple([at + step in reached for step in BESIDE]) if at in reached else None
        newest = tuple([at + step in laid for step in BESIDE]) if at in laid else None
        sprites.append(hexagon(lattice, cell, plates, reach, newest))
    return sprites


_NOTHING = (None,) * 6


def _paint_actor(canvas: Canvas, known: dict[int, HexCell], actor: Cell | None, window: Window) -> None:
    """Draw the acting token again on top: its caret stands out of its hex."""
    cell = known.get(actor[0] * STRIDE + actor[1]) if actor is not None else None
    if cell is None or cell.token is None or not cell.token.acting:
        return
    (x, y), (shift, radius) = window.place(cell.at), stand(window.lattice, cell)
    lay(canvas, x + shift, y, tokens.token, cell.token, radius, shift)


BADGE_OUT = 14
"""How far outside its side the middle of a badge of the usual size stands, in pixels."""


def badge_size(lattice: Lattice) -> float:
    """Return how large badges and cards are on hexes of a lattice: they grow, but less than these."""
    return round(max(1.0, min(1.7, lattice.radius / 58)), 1)


CHOICE_IN, CHOICE_SMALL = 0.9, 48
"""How far a numbered choice leans from the middle of its hex towards its side, where 1 is the side. In hexes of a smaller
radius it stands on the side: a token fills more of them."""


def _standing(board: HexBoard, window: Window) -> Iterable[tuple[Badge, int, int]]:
    """Yield at most ten badges with the places of their middles: those that can be chosen first, then the nearest."""
    middles, size = window.lattice.middles, badge_size(window.lattice)
    fx, fy = window.place(board.actor if board.actor is not None else board.focus)
    found: list[tuple[int, float, Badge, int, int]] = []
    inside = {badge.at for badge in board.badges if badge.side is None}
    labelled = {cell.at for cell in board.cells if cell.at in inside and cell.label} if inside else inside
    marked = {cell.at for cell in board.cells if cell.at in inside and cell.icons} if inside else inside
    for badge in board.badges:
        x, y = window.place(badge.at)
        if badge.side is not None:
            mx, my = middles[badge.side]
            # A letter stands outside its door; a number belongs to one hex and stays on it beside any other hex.
            leans = CHOICE_IN if window.lattice.radius >= CHOICE_SMALL else 1
            out = leans if badge.choice else 1 + BADGE_OUT * size / math.hypot(mx, my)
            x, y = round(x + mx * out), round(y + my * out)
        elif badge.at in labelled:
            y -= round(window.lattice.radius * 0.26)
        elif badge.at in marked:
            y += round(window.lattice.radius * 0.42)
        order = badges.STATES[badges.state_known(badge.state)]
        found.append((order, math.hypot(x - fx, y - fy), badge, x, y))
    found.sort(key=lambda entry: entry[:2])
    return [(badge, x, y) for _, _, badge, x, y in found[: badges.MOST]]


class _TagCard(NamedTuple):
    """Where a tag's card lies, and where its thread ends on the rim of its tile; without a thread it is small, on a hex."""

    tag: Tag
    x: int
    y: int
    thread: tuple[int, int] | None


def _tagged(board: HexBoard, known: dict[int, HexCell], window: Window, taken: list[tuple[int, int]]) -> Iterable[_TagCard]:
    """Yield where each card lies: in the void beside its tile, as near to its hex as there is room, else on its hex."""
    taken, size = list(taken), badge_size(window.lattice)
    for tag in board.tags:
        home = known.get(tag.at[0] * STRIDE + tag.at[1])
        cells = [home] if home is None else [cell for cell in board.cells if cell.plate == home.plate]
        found = [spot for cell in cells if cell for spot in _card_places(cell, tag.at, known, window, taken, size)]
        best: tuple[float, int, int, int, int] | None = None
        for cost, x, y, kx, ky in sorted(found):
            if best is not None and cost > best[0]:
                break
            spot = (cost + 25 * size * _covered(window, known, x, y), x, y, kx, ky)
            best = spot if best is None or spot < best else best
        if best is None or best[0] > CARD_COST_MOST * window.lattice.scale:
            (x, y), (wide, high) = window.place(tag.at), window.lattice.reach
            yield _TagCard(tag, x + wide // 2, y - high // 2, None)
            continue
        _, x, y, kx, ky = best
        taken.append((x, y))
        yield _TagCard(tag, x, y, (kx, ky))


def _card_reach(lattice: Lattice) -> tuple[int, int]:
    size = badge_size(lattice)
    return round((badges.CARD[0] // 2 + 5) * size), round((badges.CARD[1] // 2 + 5) * size)


CARD_COST_MOST = 330
"""A place for a card beside its tile that costs more is no place: too far off, or over other ground."""


def _paint_card(canvas: Canvas, card: _TagCard, window: Window, area: Area) -> None:
    if not (area[0] < card.x < area[2] and area[1] < card.y < area[3]):
        return
    size = badge_size(window.lattice)
    if card.thread is None:
        lay(canvas, card.x, card.y, badges.card, card.tag.icon, card.tag.tone, 0.62 * size)
        return
    wide, high = badges.CARD[0] / 2 * size, badges.CARD[1] / 2 * size
    # The edge cuts no card.
    x = round(max(area[0] + wide, min(card.x, area[2] - wide)))
    y = round(max(area[1] + high, min(card.y, area[3] - high)))
    lay(canvas, x, y, badges.thread, card.thread[0] - x, card.thread[1] - y)
    lay(canvas, x, y, badges.card, card.tag.icon, card.tag.tone, size)
    canvas.stand("card", card.tag.icon, (x - wide, y - high, x + wide, y + high), area)


def _card_places(
    cell: HexCell, home: Cell, known: dict[int, HexCell], window: Window, taken: list[tuple[int, int]], size: float
) -> Iterable[tuple[float, int, int, int, int]]:
    """Yield places for a card outside a hex, each with its cost but for what it covers, and its thread's end on the rim."""
    cx, cy = window.place(cell.at)
    hx, hy = window.place(home)
    wide, high = _card_reach(window.lattice)
    for side, (mx, my) in enumerate(window.lattice.middles):
        if cell.at[0] * STRIDE + cell.at[1] + BESIDE[side] in known or side in cell.lit:
            continue
        length = math.hypot(mx, my)
        for out, lean in ((1.0, 0.0), (1.0, 0.5), (1.0, -0.5), (1.35, 0.0), (1.35, 0.4), (1.35, -0.4)):
            ux, uy = mx / length, my / length
            reach = length + (out * 34 + (6 if abs(uy) > 0.9 else 0)) * size
            aside = lean * 40 * size
            x, y = round(cx + ux * reach - uy * aside), round(cy + uy * reach + ux * aside)
            cost = math.hypot(x - hx, y - hy) + (30 * abs(lean) + 40 * (out - 1)) * size
            cost += sum(120 * size for ox, oy in taken if abs(ox - x) < wide + 20 and abs(oy - y) < high + 22)
            yield cost, x, y, round(cx + ux * (length - 3)), round(cy + uy * (length - 3))


def _covered(window: Window, known: dict[int, HexCell], x: int, y: int) -> int:
    """Return how many of nine points of a card at (x, y) lie on known ground; a glow beside it counts for one too."""
    count, (wide, high), lattice = 0, _card_reach(window.lattice), window.lattice
    x, y = x - window.x, y - window.y
    for dx in (-wide, 0, wide):
        for dy in (-high, 0, high):
            q, r = lattice.cell_at(x + dx, y + dy)
            count += q * STRIDE + r in known
    q, r = lattice.cell_at(x, y)
    beside = (known.get(q * STRIDE + r + step) for step in BESIDE)
    return count + any(cell is not None and bool(cell.lit) for cell in beside)


_TINY = Lattice(14, 24, 21)


def paint_mark(drawn: Image.Image, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of such maps in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    brush, v = Brush(40, 29, ground, origin=(20, 14.5)), _TINY.vertices
    if name in badges.TONES and rest:
        paste(drawn, badges.card(rest, name, 0.62), 20, 14)
        return True
    if name == "enemy":
        tokens.spikes(brush, 0, 0, 12.4, outline=0)
    elif name == "newest":
        for grow, colour in ((0.98, "white"), (0.74, ground)):
            brush.polygon([(x * grow, y * grow) for x, y in v], colour)
    elif name == "reach":
        for grow, colour in ((1.0, "bone"), (0.9, "blue"), (0.66, ground)):
            brush.polygon([(x * grow, y * grow) for x, y in v], colour)
    elif name == "floor":
        tile = Brush(27, 24, floor(rest).fill, origin=(13.5, 12))
        mark_middle(tile, rest)
        drawn.paste(tile.finish(), (7, 3))
        shape = Brush(40, 29, origin=(20, 14.5))
        shape.polygon(v, "bone")
        sheet = pixels.new("RGB", (40, 29), tone(ground))
        sheet.paste(drawn.crop((0, 0, 40, 29)), (0, 0), shape.finish().getchannel("A"))
        drawn.paste(sheet, (0, 0))
        return True
    elif name == "ghost":
        brush.stroke(v, 2.2, "lantern", closed=True)
        brush.polygon([(x * 0.86, y * 0.86) for x, y in v], "ghost_2")
    else:
        return False
    drawn.paste(brush.finish(), (0, 0))
    return True
