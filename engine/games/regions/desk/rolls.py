"""Orders about dice and luck (REG-G28)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import desk
from engine.core.errors import IllegalMove

from ..rules.exploring import searching
from ..rules.progress import Venture
from ..state.catalogue import WORDS, refused
from ..state.state import State
from .orders import DESK, REGION, each, field, region_of, regions, secret_written

MOST_FORTUNES = 9
"""So many Fortunes a region may come to hold."""

desk.add_dice(DESK, 20)


def _refuse(state: State) -> IllegalMove | None:
    return refused("no-fortunes", "REG-227") if state.rules.fortunes == "off" else None


@secret_written(
    "fortune",
    field("from-1-to-100"),
    values=lambda _: iter(("1", "50", "100")),
    refuse=_refuse,
)
def _fortune(venture: Venture, parts: Sequence[str]) -> str:
    number = DESK.number(parts[0], 1, 100, WORDS("the-fortune"))
    venture.change(forced=replace(venture.state.forced, fortune=number))
    return WORDS("ruled-fortune", number=number, fortune=searching.fortune_of(number).text)


@secret_written(
    "fortunes",
    REGION,
    field("from-0-to-9"),
    values=each(regions, "1"),
    refuse=_refuse,
)
def _fortunes(venture: Venture, parts: Sequence[str]) -> str:
    region = region_of(venture.state, parts[0])
    count = DESK.number(parts[1], 0, MOST_FORTUNES, WORDS("the-fortunes"))
    venture.change(fortunes={**venture.state.fortunes, region: count})
    return WORDS("ruled-fortunes", region=venture.region_name(region), count=count)
