"""Orders about the party: its state, its place, its hour (WLD-G88)."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules import clock, harm, knowing
from ..rules.events import finding
from ..rules.progress import Expedition
from ..state.catalogue import WORDS, refused
from ..state.content import content
from ..state.member import MOST_FATIGUE, MOST_RESOLVE, Wound
from ..state.state import Position
from .orders import DESK, among_values, challenges, field, handles, member_of, order, place_of


@order(
    "fatigue",
    field("who"),
    field("fatigue"),
    values=lambda state: (f"{handle} | 0" for handle in handles(state)),
    offered=False,
)
def _fatigue(expedition: Expedition, parts: Sequence[str]) -> str:
    index, to = member_of(expedition.state, parts[0]), DESK.number(parts[1], 0, MOST_FATIGUE, WORDS.message("fatigue-word"))
    harm.tire(expedition, (index,), to - expedition.member(index).fatigue, "gm")
    return WORDS("ruled-fatigue", who=expedition.name(index), fatigue=to)


@order("wound", field("who"), values=handles)
def _wound(expedition: Expedition, parts: Sequence[str]) -> str:
    index = member_of(expedition.state, parts[0])
    harm.wound(expedition, index, "gm")
    return WORDS("ruled-wound", who=expedition.name(index))


@order("heal", field("who"), values=handles)
def _heal(expedition: Expedition, parts: Sequence[str]) -> str:
    index = member_of(expedition.state, parts[0])
    wounds: tuple[Wound, ...] = ()
    expedition.set_member(index, wounds=wounds, poisoned=False, deprived=False, out=False)
    return WORDS("ruled-heal", who=expedition.name(index))


@order(
    "resolve",
    field("who"),
    field("resolve"),
    values=lambda state: (f"{handle} | 1" for handle in handles(state)),
    offered=False,
)
def _resolve(expedition: Expedition, parts: Sequence[str]) -> str:
    index, to = member_of(expedition.state, parts[0]), DESK.number(parts[1], 0, MOST_RESOLVE, WORDS.message("resolve-word"))
    expedition.set_member(index, resolve=to)
    return WORDS("ruled-resolve", who=expedition.name(index), resolve=to)


@order(
    "item",
    field("who"),
    field("item"),
    field("how-many"),
    values=lambda state: (f"{handle} | herb | 1" for handle in handles(state)),
    offered=False,
)
def _item(expedition: Expedition, parts: Sequence[str]) -> str:
    index = member_of(expedition.state, parts[0])
    good = content().goods[DESK.one_of(parts[1], tuple(content().goods), WORDS.message("an-item"))]
    count = DESK.number(parts[2] or "1", 1, 12, WORDS.message("how-many-word"))
    for _ in range(count if good.uses else 1):
        expedition.add_item(index, good.item(1 if good.uses else count))
    goods = good.name if count == 1 else good.plural or good.name
    return WORDS("ruled-item", who=expedition.name(index), count=count, goods=goods)


@order("coins", field("coins"), values=lambda _: iter(("10",)), offered=False)
def _coins(expedition: Expedition, parts: Sequence[str]) -> str:
    count = DESK.number(parts[0], -9999, 9999, WORDS.message("the-coins"))
    count = max(count, -expedition.state.purse)
    expedition.pay(count)
    return WORDS("ruled-coins", purse=expedition.state.purse)


@order("challenge", field("challenge"), values=challenges)
def _challenge(expedition: Expedition, parts: Sequence[str]) -> str:
    goal = expedition.region.goal
    if goal is None or not goal.die or expedition.state.goal != "open":
        raise refused("desk-no-challenge", "WLD-G72")
    to = DESK.number(parts[0], 1, goal.die, WORDS.message("the-goal-die"))
    before = expedition.state.challenge
    expedition.change(challenge=to)
    expedition.tell(finding.Challenge(before, to, "gm"))
    return ""


@order(
    "go",
    field("place"),
    values=lambda state: iter((state.region.start,)),
    offered=False,
    idle=True,
)
def _go(expedition: Expedition, parts: Sequence[str]) -> str:
    place = place_of(expedition.region, parts[0])
    expedition.change(before=expedition.state.here, here=Position(place))
    knowing.enter(expedition, place, "gm")
    return ""


@order("stretch", field("stretch"), values=among_values("stretch"), idle=True)
def _stretch(expedition: Expedition, parts: Sequence[str]) -> str:
    to = DESK.number(parts[0], 1, 4, WORDS.message("the-stretch"))
    expedition.change(stretch=to)
    return WORDS("ruled-stretch", stretch=to)


@order("dawn", values=lambda _: iter(("-",)), idle=True)
def _dawn(expedition: Expedition, parts: Sequence[str]) -> str:
    del parts
    clock.dawn(expedition)
    return ""
