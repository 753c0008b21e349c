"""Orders about the party: its state, its place, its hour (WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Field

from ..rules import clock, harm, knowing
from ..rules.events import finding
from ..rules.progress import Expedition
from ..state.catalogue import refused
from ..state.content import content
from ..state.member import MOST_FATIGUE, MOST_RESOLVE, Wound
from ..state.state import Position
from .orders import DESK, challenges, handles, member_of, place_of


@DESK.order(
    "fatigue",
    "Set somebody's Fatigue",
    Field("Who"),
    Field("From 0 to 6"),
    values=lambda state: (f"{handle} | 0" for handle in handles(state)),
    offered=False,
)
def _fatigue(expedition: Expedition, parts: Sequence[str]) -> str:
    index, to = member_of(expedition.state, parts[0]), DESK.number(parts[1], 0, MOST_FATIGUE, "Fatigue")
    harm.tire(expedition, (index,), to - expedition.member(index).fatigue, "gm")
    return f"{expedition.name(index)} has {to} Fatigue."


@DESK.order("wound", "Wound somebody", Field("Who"), values=handles)
def _wound(expedition: Expedition, parts: Sequence[str]) -> str:
    index = member_of(expedition.state, parts[0])
    harm.wound(expedition, index, "gm")
    return f"{expedition.name(index)} is wounded."


@DESK.order("heal", "Heal somebody", Field("Who"), values=handles)
def _heal(expedition: Expedition, parts: Sequence[str]) -> str:
    index = member_of(expedition.state, parts[0])
    wounds: tuple[Wound, ...] = ()
    expedition.set_member(index, wounds=wounds, poisoned=False, deprived=False, out=False)
    return f"{expedition.name(index)} is whole again."


@DESK.order(
    "resolve",
    "Set somebody's Resolve",
    Field("Who"),
    Field("From 0 to 3"),
    values=lambda state: (f"{handle} | 1" for handle in handles(state)),
    offered=False,
)
def _resolve(expedition: Expedition, parts: Sequence[str]) -> str:
    index, to = member_of(expedition.state, parts[0]), DESK.number(parts[1], 0, MOST_RESOLVE, "Resolve")
    expedition.set_member(index, resolve=to)
    return f"{expedition.name(index)} has {to} Resolve."


@DESK.order(
    "item",
    "Give somebody an item",
    Field("Who"),
    Field("Item"),
    Field("How many"),
    values=lambda state: (f"{handle} | herb | 1" for handle in handles(state)),
    offered=False,
)
def _item(expedition: Expedition, parts: Sequence[str]) -> str:
    index = member_of(expedition.state, parts[0])
    good = content().goods[DESK.one_of(parts[1], tuple(content().goods), "An item")]
    count = DESK.number(parts[2] or "1", 1, 12, "How many")
    for _ in range(count if good.uses else 1):
        expedition.add_item(index, good.item(1 if good.uses else count))
    return f"{expedition.name(index)} gets {count} {good.name if count == 1 else good.plural or good.name}."


@DESK.order("coins", "Give or take coins", Field("Coins, below 0 taken"), values=lambda _: iter(("10",)), offered=False)
def _coins(expedition: Expedition, parts: Sequence[str]) -> str:
    count = DESK.number(parts[0], -9999, 9999, "The coins")
    count = max(count, -expedition.state.purse)
    expedition.pay(count)
    return f"The purse holds {expedition.state.purse} coins."


@DESK.order("challenge", "Set the goal die", Field("From 1 to its highest"), values=challenges)
def _challenge(expedition: Expedition, parts: Sequence[str]) -> str:
    goal = expedition.region.goal
    if goal is None or not goal.die or expedition.state.goal != "open":
        raise refused("desk-no-challenge", "WLD-G72")
    to = DESK.number(parts[0], 1, goal.die, "The goal die")
    before = expedition.state.challenge
    expedition.change(challenge=to)
    expedition.tell(finding.Challenge(before, to, "gm"))
    return ""


@DESK.order(
    "go",
    "Put the party somewhere",
    Field("Place"),
    values=lambda state: iter((state.region.start,)),
    offered=False,
    idle=True,
)
def _go(expedition: Expedition, parts: Sequence[str]) -> str:
    place = place_of(expedition.region, parts[0])
    expedition.change(before=expedition.state.here, here=Position(place))
    knowing.enter(expedition, place, "gm")
    return ""


@DESK.order("stretch", "Set the stretch of the day", Field("From 1 to 4"), values=lambda _: iter("1234"), idle=True)
def _stretch(expedition: Expedition, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 1, 4, "The stretch")
    expedition.change(stretch=to)
    return f"It is {('morning', 'afternoon', 'evening', 'night')[to - 1]}."


@DESK.order("dawn", "Let the next day begin", values=lambda _: iter(("-",)), idle=True)
def _dawn(expedition: Expedition, parts: Sequence[str]) -> str:
    del parts
    clock.dawn(expedition)
    return ""
