"""What surrounds the board of a map: the ground and the frame, and the panel below the board or beside it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from engine.core.canvas import Fit
from engine.core.frame import BOTTOM, GAP, HEADER, HEIGHT_MOST, SIDE, WIDTH, Area, Layout, Lines
from engine.core.messages import WORDS
from engine.core.scene import Legend, Scene
from engine.render import frame, layout, panel
from engine.render.canvas import Canvas
from engine.render.panel import BoardMarks
from engine.render.smallmap import FRAME, FRAMED


def arranged(scene: Scene, fit: Fit, extent: Callable[[Area], Area], own: BoardMarks) -> Layout:
    """Return the layout of a map. Its panel stands below it or beside it, where the map is drawn larger.

    ``extent`` takes the area of a board and returns the known part of it. Rows of the legend are left out where that part
    would fill less than half of the picture. So too where only a part of the map would be seen (``fit`` returns a size of 1
    or less).
    """
    found: list[tuple[bool, bool, int, Layout]] = []
    for most in range(panel.STRIP_MOST, -1, -1):
        lines = panel.first_rows(panel.legend_lines(scene.legend, ()), most)
        foot = panel.foot_high(scene.panel, lines, scene.pool)
        column = panel.column_high(scene.panel, lines, scene.pool, own=own)
        form = layout.arranged(fit, foot, column, whole_first=True)
        left, top, right, bottom = form.board
        whole = fit(right - left, bottom - top)[0] > 1
        filled = layout.share(form, extent(form.board)) >= layout.HALF
        found.append((whole, filled, most, replace(form, legend=lines)))
        if whole and filled:
            break
    return max(found, key=lambda entry: entry[:3])[3]


def surround(canvas: Canvas, form: Layout) -> None:
    """Draw the ground and the frame over what hangs out of a board's part of the picture."""
    _, top, right, bottom = form.board
    whole = frame.ground(form.wide, form.high)
    if right < form.wide - SIDE:
        canvas.paste(whole.crop((right, top, form.wide, form.high)), right, top)
    if bottom < form.high - BOTTOM:
        canvas.paste(whole.crop((0, bottom, form.wide, form.high)), 0, bottom)
    for part, x, y, cut in frame.borders(form.wide, form.high):
        canvas.paste(part, x, y, cut)


def paint_panel(
    canvas: Canvas,
    scene: Scene,
    lines: Lines,
    form: Layout,
    own: BoardMarks,
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
    size = overview.size if overview is not None else None
    drawn = panel.column(
        scene.panel, lines, bottom - top, scene.pool, own=own, ticks=ticks, overview=size, note=scene.overview
    )
    canvas.paste(drawn, left - 2, top - 2)
    if overview is not None:
        canvas.paste(overview, left + (layout.COLUMN - overview.width) // 2, bottom - overview.height - INSIDE)


INSIDE = 8
"""So many pixels above the end of a column its overview ends."""


def with_overview(legend: tuple[Legend, ...], pointing: bool) -> tuple[Legend, ...]:
    """Return a legend with what an overview needs; where nothing is told any more, that is not told either."""
    if not legend:
        return ()
    outside, window = _marks_of_overview()
    return (*((outside,) if pointing else ()), *legend, window)


def _marks_of_overview() -> tuple[Legend, Legend]:
    return Legend("outside", WORDS("overview-outside")), Legend("window", WORDS("overview-window"))


def arranged_below(
    scene: Scene,
    fit: Fit,
    extent: Callable[[Area], Area],
    own: BoardMarks,
    above: int,
    cropped: Callable[[Area], bool],
    *,
    beside: bool,
    overview: int,
    pointing: bool,
) -> Layout:
    """Return the layout of a map below a band so many pixels high, which stands above a panel beside the map instead.

    Not ``beside``: the panel is always below the map. A map that is ``cropped`` in its area has an ``overview`` so many
    pixels high below it, beside the seats; ``pointing``: its badges point to what lies outside. Where the map would fill
    less than half of its picture, rows of the legend are left out.
    """
    rows = scene.panel

    def below_band(wide: int, high: int) -> tuple[float, int, int]:
        size, filled_wide, filled_high = fit(wide, high - above)
        return size, filled_wide, filled_high + above

    for most in range(panel.STRIP_MOST, -1, -1):
        lines = panel.first_rows(panel.legend_lines(scene.legend, ()), most)
        foot = layout.below(below_band, panel.foot_high(rows, lines))
        forms = [(foot, (foot.board[0], foot.board[1] + above, *foot.board[2:]))]
        high = panel.column_high(rows, lines, own=own) if beside else 0
        if 0 < high <= layout.column_most() - above:
            side = layout.beside(fit, high + above)
            forms.append((_lowered(side, above), side.board))
        form, area = max(forms, key=lambda found: layout.worth(fit, found[0], found[1]))
        if cropped(area):
            lines = panel.first_rows(panel.legend_lines(with_overview(scene.legend, pointing), ()), most)
            form = layout.below(below_band, panel.foot_high(rows, lines, None, (FRAMED[0], overview + FRAME)))
            area = form.board[0], form.board[1] + above, form.board[2], form.board[3]
        if layout.share(form, extent(area)) >= layout.HALF:
            break
    return replace(form, legend=lines)


def arranged_low(
    scene: Scene,
    fit: Fit,
    extent: Callable[[Area], Area],
    own: BoardMarks,
    above: int,
    cropped: Callable[[Area], bool],
    most: int,
    tall: int,
    least: float,
) -> Layout | None:
    """Return the layout of a map with its panel beside it below a band so high, in a picture ``most`` high.

    It is higher, up to ``tall``, where its panel needs that; lines of the legend that find no room are left out. ``None``
    where the map would not even be the ``least`` part as large as in a high picture. It has to fill two fifths, too.
    """
    lines = panel.legend_lines(scene.legend, ())
    room = tall - HEADER - BOTTOM - above - 2 * GAP
    while lines and panel.column_high(scene.panel, lines, own=own) > room:
        lines = lines[:-1]
    column = panel.column_high(scene.panel, lines, own=own)
    if not column or column > room:
        return None
    form = layout.low(fit, column, above, most)
    left, top, right, bottom = form.board
    whole = WIDTH - 2 * SIDE, HEIGHT_MOST - HEADER - BOTTOM - above - panel.foot_high(scene.panel, lines)
    is_large = fit(right - left, bottom - top)[0] >= least * fit(*whole)[0]
    fills = is_large and layout.share(form, extent(form.board)) >= layout.WHOLE
    return replace(form, legend=lines) if fills and not cropped(form.board) else None


def _lowered(form: Layout, above: int) -> Layout:
    """Return a layout whose column stands so much lower."""
    assert form.panel is not None
    left, top, right, bottom = form.panel
    return replace(form, panel=(left, top + above, right, bottom))
