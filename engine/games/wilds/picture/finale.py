"""The picture of a goal that is reached: what was sought lies open on its hill, in the light of the day on which it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.canvas import BrushLike, CanvasLike, Kit, Point, Sprite
from engine.core.frame import HEADER, SIDE, WIDTH, Area, Layout, above
from engine.core.scene import Chip, OwnBoard, Scene, Sky
from engine.maps.curves import curve

from ..state.catalogue import WORDS
from ..state.state import State
from .land import weather
from .land.covers import sized

HIGH = 330
"""How high the picture of the hill is."""
STEPS = 40
"""So many discs make a line of chalk."""


class FinaleBoard(OwnBoard, frozen=True):
    """A hill with what was sought: ``drawing`` is one of `DRAWINGS`, ``hour`` that of the day."""

    drawing: str
    hour: str

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return the size of the picture."""
        return above((SIDE, HEADER, WIDTH - SIDE, HEADER + HIGH), 0)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the sky, the hill, and what lies on it."""
        left, top, right, _ = layout.board
        canvas.paste(kit.kept(_hill, self.drawing, self.hour, right - left), left, top)
        return layout.board


class Chalk(NamedTuple):
    """A line of chalk: the four points of its curve, and how wide it begins and ends."""

    points: tuple[Point, Point, Point, Point]
    begins: float
    ends: float


MARE = (
    Chalk(((690, 118), (655, 92), (610, 104), (562, 150)), 2, 8),  # tail
    Chalk(((562, 150), (480, 92), (360, 118), (265, 120)), 9, 15),  # back
    Chalk(((265, 120), (232, 112), (212, 86), (190, 60)), 15, 9),  # neck
    Chalk(((190, 60), (166, 54), (150, 74), (134, 92)), 9, 5),  # head
    Chalk(((136, 90), (128, 88), (124, 86), (116, 86)), 3, 2),
    Chalk(((140, 96), (134, 100), (130, 104), (122, 106)), 3, 2),
    Chalk(((188, 58), (192, 50), (196, 44), (202, 36)), 4, 2),  # ears
    Chalk(((180, 58), (181, 50), (182, 44), (184, 36)), 4, 2),
    Chalk(((278, 126), (240, 160), (190, 150), (132, 178)), 11, 4),  # forelegs
    Chalk(((286, 130), (268, 176), (236, 204), (190, 226)), 10, 4),
    Chalk(((292, 132), (360, 168), (450, 168), (534, 152)), 8, 8),  # belly
    Chalk(((546, 150), (560, 190), (612, 200), (644, 240)), 12, 4),  # hind legs
    Chalk(((530, 154), (520, 196), (496, 222), (526, 264)), 11, 4),
    Chalk(((214, 88), (226, 80), (238, 74), (252, 72)), 4, 2),  # mane
    Chalk(((230, 102), (242, 92), (254, 88), (270, 88)), 4, 2),
    Chalk(((250, 112), (262, 104), (276, 100), (292, 101)), 4, 2),
)
"""The White Mare from ear to hoof, at a gallop, as old hill figures are cut."""
EYE: Point = (170, 72)

DRAWINGS = {"hollowdown mare": MARE}
"""What is drawn of goals, by region and site."""


def drawing_of(state: State) -> str:
    """Return what is drawn of a goal that the party has just reached and still stands at; "" for nothing."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    there = site is not None and site.at == state.here.at and not state.here.to
    name = f"{state.region.id} {site.id}" if site is not None else ""
    return name if there and (state.goal, state.phase) == ("done", "trek") and name in DRAWINGS else ""


def scene(state: State, chip: Chip | None, sky: Sky | None) -> Scene:
    """Return the picture of a goal that is reached."""
    goal = state.region.goal
    assert goal is not None
    name = WORDS.text(state.region.site_by_id[goal.site].name)
    board = FinaleBoard(drawing_of(state), sky.hour if sky is not None else "")
    return Scene(WORDS("card-goal-won", name=name), board, WORDS("finale-alt", name=name), chip)


def _hill(kit: Kit, drawing: str, hour: str, wide: int) -> Sprite:
    """Return the whole picture, indexed."""
    tones = weather.HOURS[hour]
    brush = kit.brush(wide, HIGH, tones.sky[0])
    for top, colour in ((34, tones.sky[1]), (66, tones.sky[2])):
        brush.box(0, top, wide, HIGH, colour)
    far = curve((0, 120), (wide * 0.3, 60), (wide * 0.6, 130), (wide, 84), 24)
    brush.polygon([(0, HIGH), *far, (wide, HIGH)], tones.hills)
    near = curve((0, 104), (wide * 0.28, -6), (wide * 0.7, 4), (wide, 120), 40)
    brush.polygon([(0, HIGH), *near, (wide, HIGH)], "moss_line")
    brush.polygon([(0, HIGH), *((x, y + 5) for x, y in near), (wide, HIGH)], "valley")
    _grass(brush, wide)
    chalk = brush.moved(wide / 2 - 405, 26)
    for colour, more in (("moss_line", 3.0), ("white", 0.0)):
        for line in DRAWINGS[drawing]:
            _line(chalk, line, colour, more)
    chalk.disc(*EYE, 4.5, "moss_line")
    _flock(brush, wide)
    return kit.indexed(brush.finish())


def _line(brush: BrushLike, line: Chalk, colour: str, more: float) -> None:
    """Draw a line of chalk that grows thinner, ``more`` wider on each side."""
    along: Sequence[Point] = curve(*line.points, STEPS)
    for number, (x, y) in enumerate(along):
        share = number / STEPS
        brush.disc(x, y, line.begins + (line.ends - line.begins) * share + more, colour)


def _grass(brush: BrushLike, wide: int) -> None:
    """Draw tufts all over the hill, always the same ones."""
    for place in range(120):
        lot = place * 40503 >> 3
        x, y = lot * 7 % wide, 120 + lot * 13 % (HIGH - 130)
        tuft = sized(brush, x, y, 0.8 + lot % 3 * 0.15)
        for lean in (-4, 0, 4):
            tuft.stroke(((0, 4), (lean, -4)), 1.4, "leaf_mark")


def _flock(brush: BrushLike, wide: int) -> None:
    """Draw sheep at the foot of the hill, all with their backs to the wind."""
    for place in range(7):
        lot = place * 40503 >> 4
        sheep = sized(brush, wide * (place + 0.6) / 7 + lot % 40 - 20, HIGH - 22 + lot % 9, 0.9)
        for x in (-6, 5):
            sheep.stroke(((x, 2), (x, 10)), 2.4, "ink")
        sheep.oval(0, 0, 11, 7.5, "bone")
        sheep.oval(-11, -3, 4.5, 3.6, "ink")
