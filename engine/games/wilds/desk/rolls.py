"""Orders about the timer, dice and tables (WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import desk

from ..rules.happening import happenings
from ..rules.progress import Expedition
from ..rules.steps import tasks
from ..state.catalogue import WORDS, refused
from .orders import DESK, RULE, TABLES, VALUES, among_values, field, order


@order("timer", field("to"), values=lambda state: map(str, range(1, state.size + 1)))
def _timer(expedition: Expedition, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 1, expedition.state.size, WORDS.message("the-timer"))
    expedition.change(timer=to)
    return WORDS("ruled-timer", timer=to)


@order("size", field("size"), values=among_values("size"))
def _size(expedition: Expedition, parts: Sequence[str]) -> str:
    size = int(DESK.one_of(parts[0], VALUES["size"], WORDS.message("the-timer-die")))
    expedition.change(size=size, timer=min(expedition.state.timer, size))
    return WORDS("ruled-size", size=size)


@order("ticks", field("ticks"), values=among_values("ticks"))
def _ticks(expedition: Expedition, parts: Sequence[str]) -> str:
    count = DESK.number(parts[0], 1, 2, WORDS.message("how-many-ticks"))
    expedition.change(forced=replace(expedition.state.forced, ticks=count))
    return WORDS("ruled-ticks", ticks=count)


@order("boons", field("boons"), values=among_values("boons"))
def _boons(expedition: Expedition, parts: Sequence[str]) -> str:
    count = DESK.number(parts[0], -2, 2, WORDS.message("the-boons"))
    expedition.change(forced=replace(expedition.state.forced, boons=count))
    return WORDS("ruled-boons", number=abs(count), bane=count < 0)


@order("target", field("target"), secret=True, values=lambda _: iter(("8", "10", "12", "14")))
def _target(expedition: Expedition, parts: Sequence[str]) -> str:
    tn = DESK.number(parts[0], 4, 20, WORDS.message("the-target"))
    expedition.change(forced=replace(expedition.state.forced, tn=tn))
    return WORDS("ruled-target", tn=tn)


@order("result", field("result"), secret=True, values=among_values("result"))
def _result(expedition: Expedition, parts: Sequence[str]) -> str:
    result = DESK.one_of(parts[0], VALUES["result"], WORDS.message("a-result"))
    expedition.change(forced=replace(expedition.state.forced, result=result))
    return WORDS("ruled-result", result=result)


desk.add_dice(DESK, 12)


@order(
    "table",
    field("table", ", ".join(TABLES)),
    field("row"),
    secret=True,
    values=lambda _: iter(("event | 6",)),
    offered=False,
)
def _table(expedition: Expedition, parts: Sequence[str]) -> str:
    name = DESK.one_of(parts[0], tuple(TABLES), WORDS.message("a-table"))
    row = DESK.number(parts[1], 1, TABLES[name], WORDS.message("the-row"))
    forced = expedition.state.forced
    expedition.change(forced=replace(forced, tables={**forced.tables, name: row}))
    return WORDS("ruled-table", table=name, row=row)


@order(
    "event",
    field("event"),
    values=among_values("event"),
    idle=True,
)
def _event(expedition: Expedition, parts: Sequence[str]) -> str:
    if parts[0]:
        forced, row = expedition.state.forced, DESK.number(parts[0], 1, 6, WORDS.message("the-row"))
        expedition.change(forced=replace(forced, tables={**forced.tables, "event": row}))
    expedition.push(tasks.Event())
    return WORDS("ruled-event")


@order("weather", field("weather"), values=among_values("weather"))
def _weather(expedition: Expedition, parts: Sequence[str]) -> str:
    weather = DESK.one_of(parts[0], VALUES["weather"], WORDS.message("the-weather"))
    expedition.change(weather=weather)
    return WORDS("ruled-weather", weather=weather)


@order(
    "threat",
    field("number"),
    secret=True,
    values=lambda state: (str(number) for number, _ in enumerate(state.region.threats, start=1)),
    idle=True,
)
def _threat(expedition: Expedition, parts: Sequence[str]) -> str:
    number = DESK.number(parts[0], 1, max(1, len(expedition.region.threats)), WORDS.message("the-threat"))
    if not expedition.region.threats:
        raise refused("desk-no-threats", RULE)
    happenings.expire(expedition, number - 1)
    return WORDS("ruled-threat", name=expedition.region.threats[number - 1].name)
