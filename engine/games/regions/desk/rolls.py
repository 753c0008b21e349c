"""Orders about dice and luck (REG-G28)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import desk
from engine.core.errors import IllegalMove
from engine.core.game import Field

from ..rules.exploring import searching
from ..rules.progress import Venture
from ..state.catalogue import refused
from ..state.state import State
from .orders import DESK, REGION, each, region_of, regions, secret_written

MOST_FORTUNES = 9
"""So many Fortunes a region may come to hold."""

desk.add_dice(DESK, 20)


def _refuse(state: State) -> IllegalMove | None:
    return refused("no-fortunes", "REG-227") if state.rules.fortunes == "off" else None


@secret_written(
    "fortune",
    "What the next find of luck is",
    Field("From 1 to 100"),
    values=lambda _: iter(("1", "50", "100")),
    refuse=_refuse,
)
def _fortune(venture: Venture, parts: Sequence[str]) -> str:
    number = DESK.number(parts[0], 1, 100, "The Fortune")
    venture.change(forced=replace(venture.state.forced, fortune=number))
    return f"The next Fortune is {number}: {searching.fortune_of(number).text}"


@secret_written(
    "fortunes",
    "Set how many finds of luck a region holds",
    REGION,
    Field("From 0 to 9"),
    values=each(regions, "1"),
    refuse=_refuse,
)
def _fortunes(venture: Venture, parts: Sequence[str]) -> str:
    region = region_of(venture.state, parts[0])
    count = DESK.number(parts[1], 0, MOST_FORTUNES, "The Fortunes")
    venture.change(fortunes={**venture.state.fortunes, region: count})
    return f"{venture.region_name(region)} holds {count} {'Fortune' if count == 1 else 'Fortunes'}."
