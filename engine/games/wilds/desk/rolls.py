"""Orders about the timer, dice and tables (WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import desk
from engine.core.game import Field

from ..rules.happening import happenings
from ..rules.progress import Expedition
from ..rules.steps import tasks
from ..state.catalogue import refused
from ..state.member import RESULTS
from .orders import DESK, RULE, TABLES, WEATHERS


@DESK.order("timer", "Set the timer", Field("To"), values=lambda state: map(str, range(1, state.size + 1)))
def _timer(expedition: Expedition, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 1, expedition.state.size, "The timer")
    expedition.change(timer=to)
    return f"The timer shows {to}."


@DESK.order("size", "Change the timer's die", Field("4, 6 or 8"), values=lambda _: iter(("4", "6", "8")))
def _size(expedition: Expedition, parts: Sequence[str]) -> str:
    size = int(DESK.one_of(parts[0], ("4", "6", "8"), "The timer's die"))
    expedition.change(size=size, timer=min(expedition.state.timer, size))
    return f"The timer is a d{size} from now on."


@DESK.order("ticks", "Make the next action take longer", Field("More ticks"), values=lambda _: iter(("1", "2")))
def _ticks(expedition: Expedition, parts: Sequence[str]) -> str:
    count = DESK.number(parts[0], 1, 2, "How many ticks more")
    expedition.change(forced=replace(expedition.state.forced, ticks=count))
    return f"The next action takes {count} more {'tick' if count == 1 else 'ticks'}."


@DESK.order(
    "boons", "Boons or banes on the next roll", Field("From -2 to 2"), values=lambda _: iter(("-2", "-1", "0", "1", "2"))
)
def _boons(expedition: Expedition, parts: Sequence[str]) -> str:
    count = DESK.number(parts[0], -2, 2, "The boons (banes below 0)")
    expedition.change(forced=replace(expedition.state.forced, boons=count))
    return f"The next roll has {abs(count)} {'boon' if count >= 0 else 'bane'}{'' if abs(count) == 1 else 's'}."


@DESK.order(
    "target", "Target of the next roll", Field("From 4 to 20"), secret=True, values=lambda _: iter(("8", "10", "12", "14"))
)
def _target(expedition: Expedition, parts: Sequence[str]) -> str:
    tn = DESK.number(parts[0], 4, 20, "The target")
    expedition.change(forced=replace(expedition.state.forced, tn=tn))
    return f"The next roll is against {tn}."


@DESK.order("result", "Result of the next roll", Field("Result"), secret=True, values=lambda _: iter(RESULTS))
def _result(expedition: Expedition, parts: Sequence[str]) -> str:
    result = DESK.one_of(parts[0], RESULTS, "A result")
    expedition.change(forced=replace(expedition.state.forced, result=result))
    return f"The next roll is a {result}, whatever the dice say."


desk.add_dice(DESK, 12)


@DESK.order(
    "table",
    "Pick on a table instead of rolling",
    Field("Table", ", ".join(TABLES)),
    Field("Row"),
    secret=True,
    values=lambda _: iter(("event | 6",)),
    offered=False,
)
def _table(expedition: Expedition, parts: Sequence[str]) -> str:
    name = DESK.one_of(parts[0], tuple(TABLES), "A table")
    row = DESK.number(parts[1], 1, TABLES[name], "The row")
    forced = expedition.state.forced
    expedition.change(forced=replace(forced, tables={**forced.tables, name: row}))
    return f"The next roll on the {name} table is {row}."


@DESK.order(
    "event",
    "Let something happen now",
    Field("Row of the event table, or nothing"),
    values=lambda _: iter("123456"),
    idle=True,
)
def _event(expedition: Expedition, parts: Sequence[str]) -> str:
    if parts[0]:
        forced, row = expedition.state.forced, DESK.number(parts[0], 1, 6, "The row")
        expedition.change(forced=replace(forced, tables={**forced.tables, "event": row}))
    expedition.push(tasks.Event())
    return "Something happens."


@DESK.order("weather", "Change the weather", Field("Weather"), values=lambda _: iter(WEATHERS))
def _weather(expedition: Expedition, parts: Sequence[str]) -> str:
    weather = DESK.one_of(parts[0], WEATHERS, "The weather")
    expedition.change(weather=weather)
    return f"The weather is {weather}."


@DESK.order(
    "threat",
    "Let a threat come to pass",
    Field("Which, by its number"),
    secret=True,
    values=lambda state: (str(number) for number, _ in enumerate(state.region.threats, start=1)),
    idle=True,
)
def _threat(expedition: Expedition, parts: Sequence[str]) -> str:
    number = DESK.number(parts[0], 1, max(1, len(expedition.region.threats)), "The threat")
    if not expedition.region.threats:
        raise refused("desk-no-threats", RULE)
    happenings.expire(expedition, number - 1)
    return f"{expedition.region.threats[number - 1].name} comes to pass."
