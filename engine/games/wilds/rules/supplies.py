"""Supply Checks and Durability Checks: single dice that no boon or bane touches (WLD-G05, WLD-G09..G11).

They are made at camp and where an event asks for them (WLD-037); a bite on the way takes neither time nor food (WLD-132).
"""

from __future__ import annotations

from msgspec.structs import replace

from ..state.content import content
from ..state.state import Item, Member, State
from . import events
from .progress import Expedition

WASTED = 3
"""The highest face of a supply or durability die that costs a use."""


def is_pack(item: Item) -> bool:
    """Return whether an item is food and water with something left in it."""
    good = content().goods.get(item.key)
    return good is not None and good.pack and item.uses > 0


def is_gear(item: Item) -> bool:
    """Return whether an item is checked for durability: footwear, clothing, a tool, a weapon (WLD-G10, WLD-G65)."""
    good = content().goods.get(item.key)
    return good is not None and good.gear


def packs(member: Member) -> tuple[int, ...]:
    """Return where a member's ration packs are, in the order in which they are eaten: fewest uses, then smallest die."""
    places = [place for place, item in enumerate(member.items) if is_pack(item)]
    return tuple(sorted(places, key=lambda place: (member.items[place].uses, member.items[place].die, place)))


def meals(member: Member) -> int:
    """Return the uses of all of a member's ration packs."""
    return sum(member.items[place].uses * member.items[place].count for place in packs(member))


def is_short(state: State) -> bool:
    """Return whether somebody of the party has no rations left."""
    return any(member.ready and not member.dead and not packs(member) for member in state.members)


def check(expedition: Expedition, index: int, times: int = 1) -> bool:
    """Make a member's Supply Check, each of ``times`` with its own die; return whether they had any rations (WLD-G09).

    1 to 3 lose 1 use. The check that empties the last pack still fed them. Nothing else is changed: what hunger does is
    for the caller to say (`go_hungry`).
    """
    dice: list[int] = []
    sides: list[int] = []
    lost = 0
    fed = bool(packs(expedition.member(index)))
    for _ in range(times):
        places = packs(expedition.member(index))
        if not places:
            break
        item = expedition.member(index).items[places[0]]
        dice.append(expedition.roll(item.die))
        sides.append(item.die)
        if dice[-1] <= WASTED:
            lost += 1
            lose_use(expedition, index, places[0])
    member = expedition.member(index)
    expedition.tell(events.supplies(member.name, dice, lost, meals(member) if fed else -1, sides))
    return fed


def lose_use(expedition: Expedition, index: int, place: int) -> str:
    """Take a use off an item; return "worn", "damaged", "broken" or "spent" (WLD-G10, WLD-G65).

    Gear without a use left is damaged, and broken by the next loss. Anything else is gone with its last use; what is only
    counted is one fewer.
    """
    item = expedition.member(index).items[place]
    if is_gear(item):
        if item.uses > 0:
            expedition.set_item(index, place, replace(item, uses=item.uses - 1))
            return "worn" if item.uses > 1 else "damaged"
        expedition.set_item(index, place, replace(item, broken=True))
        return "broken"
    if item.uses > 1:
        expedition.set_item(index, place, replace(item, uses=item.uses - 1))
        return "worn"
    if item.count > 1:
        good = content().goods.get(item.key)
        fresh = good.uses if good is not None else 0
        expedition.set_item(index, place, replace(item, count=item.count - 1, uses=fresh))
    else:
        expedition.set_item(index, place, None)
    return "spent"


def wear(expedition: Expedition, index: int, place: int) -> None:
    """Wear an item: gear by a Durability Check, anything else by a use lost outright (WLD-153, WLD-G65)."""
    item = expedition.member(index).items[place]
    die = expedition.roll(item.die) if is_gear(item) else 0
    what = "kept" if die > WASTED else lose_use(expedition, index, place)
    expedition.tell(events.worn(expedition.name(index), item.key, die, what))


def wearable(member: Member) -> tuple[int, ...]:
    """Return where the items are that can wear, the safest choice first: best durability die, then most uses (WLD-G65)."""
    places = [
        place
        for place, item in enumerate(member.items)
        if not item.broken and (is_gear(item) or item.uses > 0 or item.key == "herb")
    ]
    items = member.items
    return tuple(
        sorted(places, key=lambda place: (-items[place].die * is_gear(items[place]), -items[place].uses, place)),
    )
