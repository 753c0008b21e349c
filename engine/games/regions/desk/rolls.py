"""Orders about dice and luck (REG-G28)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.desk import common
from engine.core.errors import IllegalMove
from engine.core.game import Field

from ..rules.exploring import fortunes
from ..rules.progress import Venture
from ..state.state import State
from .orders import DESK, region_of, regions

MOST_FORTUNES = 9
"""So many Fortunes a region may come to hold."""

common.add_dice(DESK, 20)


def _refuse(state: State) -> IllegalMove | None:
    return IllegalMove("This scenario is played without Fortunes.", "REG-227") if state.rules.fortunes == "off" else None


@DESK.order(
    "fortune",
    "What the next find of luck is",
    Field("From 1 to 100"),
    secret=True,
    values=lambda _: iter(("1", "50", "100")),
    offered=False,
    refuse=_refuse,
)
def _fortune(venture: Venture, parts: Sequence[str]) -> str:
    number = DESK.number(parts[0], 1, 100, "The Fortune")
    venture.change(forced=replace(venture.state.forced, fortune=number))
    return f"The next Fortune is {number}: {fortunes.of(number).text}"


@DESK.order(
    "fortunes",
    "Set how many finds of luck a region holds",
    Field("Region"),
    Field("From 0 to 9"),
    secret=True,
    values=lambda state: (f"{region} | 1" for region in regions(state)),
    offered=False,
    refuse=_refuse,
)
def _fortunes(venture: Venture, parts: Sequence[str]) -> str:
    region = region_of(venture.state, parts[0])
    count = DESK.number(parts[1], 0, MOST_FORTUNES, "The Fortunes")
    venture.change(fortunes={**venture.state.fortunes, region: count})
    return f"{venture.region_name(region)} holds {count} {'Fortune' if count == 1 else 'Fortunes'}."
