"""The Treasure Sub-Table (WLD-189..194, WLD-G55), and what holds more: materials to harvest, a dungeon."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.flow import PARTY

from ...state.content import content
from ...state.looks import HARVEST_ATTRIBUTES, HARVEST_SKILLS
from ...state.member import Item
from ...state.region import Gift, Site
from ...state.state import State, able, present
from .. import harm, supplies
from ..events import finding
from ..flow import Rolls, answer, now, reads, step
from ..ladder import LADDERS
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import again, ahead, best_member, difficulty, named, succeeded, trial, wanted

ROWS = 6
CACHE, MATERIALS, PACK, CHEST, OFFERINGS, WONDROUS = range(1, ROWS + 1)
NO_DUNGEON = CHEST
"""What a 6 counts as where there can be no dungeon: bonus loot, and the treasure of a dungeon itself (WLD-G48, WLD-G55)."""

CACHE_PACKS, RAW_WORTH, CHEST_COINS, OFFERED = "2d4", "2d6x10", "3d6x10", "4d6x10"
"""The packs in a cache, what ore or herbs are worth, and the coins in a chest and at a shrine (WLD-189, WLD-190, WLD-192,
WLD-193)."""

FORCE = "force"
"""To open a trapped chest without trying to disarm it."""
LEFT = "shut"
"""To leave it shut."""

FINE = 3
"""The quality of a dead adventurer's gear and of a magic item."""

FINE_WORTH = 250
GOODS_WORTH = (25, 25, 25, 75, 75, 250)
"""What a bale of trade goods is worth by its d6 (WLD-G55)."""

CHARM_SKILLS = ("survival", "perception", "stealth", "nature", "fortitude", "any")
"""The skill that a magic item serves by its d6; "any" is whichever its bearer rolls (WLD-G55)."""


def finder(expedition: Expedition, site_id: str) -> int:
    """Return who found a site, if they can act, else the first in party order who can; -1 where none can."""
    known = expedition.found(site_id)
    ready = expedition.able()
    named = [index for index in ready if known is not None and expedition.name(index) == known.by]
    deed = expedition.state.deed
    acting = [deed.by] if deed is not None and deed.by in ready else []
    return next(iter((*acting, *named, *ready)), -1)


def give(expedition: Expedition, index: int, item: Item, where: str = "") -> None:
    """Hand a find to a member, and tell it."""
    expedition.add_item(index, item)
    expedition.tell(finding.Gained(item.key, item.count, where, expedition.name(index)))


def share_packs(expedition: Expedition, count: int, key: str = "rations") -> None:
    """Hand out ration packs one by one, each to the member with the least to eat (ties in party order)."""
    members = [index for index, member in enumerate(expedition.state.members) if member.ready and not member.dead]
    for _ in range(count):
        poorest = min(members, key=lambda index: supplies.meals(expedition.member(index)), default=-1)
        if poorest >= 0:
            expedition.add_item(poorest, content().goods[key].item())


def add_goods(expedition: Expedition, key: str, worth: int) -> None:
    """Put trade goods or raw materials into the party's stores; they sell at full value (WLD-G15)."""
    item = Item(key, content().goods[key].name, worth=worth)
    expedition.change(goods=(*expedition.state.goods, item))


def roll(expedition: Expedition, site_id: str, *, no_dungeon: bool = False, at_once: bool = False) -> None:
    """Roll on the Treasure Sub-Table for a site; what it gives is brought in next.

    ``no_dungeon``: a 6 counts as 4. With it, or ``at_once``, materials are harvested now or never, instead of waiting for
    an Investigate.
    """
    row = expedition.table("treasure", ROWS)
    if no_dungeon and row == WONDROUS:
        row = NO_DUNGEON
    expedition.push(tasks.Treasure(site_id, row, "extra" if no_dungeon or at_once else ""))


def roll_twice(expedition: Expedition, site_id: str) -> None:
    """Roll on it twice, one after the other, where a 6 counts as 4: the end of a dungeon (WLD-194, WLD-G55)."""
    expedition.push(tasks.TreasureAgain(site_id))
    roll(expedition, site_id, no_dungeon=True)


@step(tasks.TreasureAgain)
def _treasure_again(expedition: Expedition, task: tasks.TreasureAgain) -> None:
    roll(expedition, task.site, no_dungeon=True)


@step(tasks.Treasure)
def _treasure(expedition: Expedition, task: tasks.Treasure) -> None:
    site_id, row = task.site, task.row
    bearer = finder(expedition, site_id)
    if row == CACHE:
        _cache(expedition, bearer)
    elif row == MATERIALS:
        _materials(expedition, site_id, bool(task.how))
    elif row == PACK:
        _pack(expedition, bearer)
    elif row == CHEST:
        _chest(expedition, site_id)
    elif row == OFFERINGS:
        _tell(expedition, OFFERINGS, 0, (), "offered")
        expedition.ask(asks.Offerings(site_id, owner=PARTY, options=("take", "leave"), default="leave"))
    else:
        _wondrous(expedition, site_id, bearer)


CONTINUED = ("harvested", "taken")
"""Notes on a find that was told of before, when it was come upon."""


def _kind(row: int, place: str) -> str:
    """Return what a find at a place is counted as."""
    return f"find {row} at {place}"


def was_found(state: State, row: int) -> bool:
    """Return whether a find of this row was made before at the place where the party is."""
    return _kind(row, state.here.at) in state.gains


def _tell(expedition: Expedition, row: int, coins: int, items: tuple[str, ...], note: str = "") -> None:
    """Tell of a find, as of a second one where the same was found at this place before."""
    kind, again = _kind(row, expedition.place), was_found(expedition.state, row)
    if note not in CONTINUED:
        expedition.gain(kind, 1)
    expedition.tell(finding.Treasure(row, coins, items, note, again and note not in CONTINUED))


def _cache(expedition: Expedition, bearer: int) -> None:
    """2d4 packs of simple rations, a rope, torches and a set of tools (WLD-189)."""
    count = expedition.quantity(CACHE_PACKS)
    share_packs(expedition, count)
    gear = ("rope", "torches", "tool")
    for key in gear:
        expedition.add_item(bearer, content().goods[key].item())
    _tell(expedition, CACHE, 0, (f"rations {count}", *(f"{key} 1" for key in gear)))


def _materials(expedition: Expedition, site_id: str, at_once: bool) -> None:
    """Ore or rare herbs, to be brought in by a test at each Investigate until it succeeds (WLD-190)."""
    _tell(expedition, MATERIALS, 0, (), "harvest")
    if at_once:
        harvest(expedition, site_id, finder(expedition, site_id), (), ())
    else:
        expedition.set_found(site_id, nature="materials", done=False)


def harvest(expedition: Expedition, site_id: str, member: int, boons: Sequence[str], banes: Sequence[str]) -> None:
    """Make the test that brings raw materials in: Mind or Spirit + Crafting or Nature (WLD-190, WLD-G55)."""
    tn = difficulty(expedition.state)
    test = wanted(member, "harvest", HARVEST_ATTRIBUTES, HARVEST_SKILLS, tn, boons, banes, paired=True)
    trial(expedition, throws.LootHarvested(site_id), [test])


@reads(throws.LootHarvested)
def _loot_harvested(expedition: Expedition, task: throws.LootHarvested, rolls: Rolls) -> None:
    if succeeded(rolls[0]):
        bring_in_materials(expedition, RAW_WORTH)


def bring_in_materials(expedition: Expedition, dice: str) -> None:
    """Bring raw materials into the stores, worth what the dice say."""
    worth = expedition.quantity(dice)
    add_goods(expedition, "raw", worth)
    _tell(expedition, MATERIALS, 0, (f"raw {worth}",), "harvested")


def _pack(expedition: Expedition, bearer: int) -> None:
    """A dead adventurer's pack: 1d4 packs, a weapon or tool of quality 3, and part of a map (WLD-191)."""
    count = expedition.roll(4)
    share_packs(expedition, count)
    key = "weapon" if expedition.roll(6) <= 3 else "tool"
    good = content().goods[key]
    item = good.item(quality=FINE)
    expedition.add_item(bearer, Item(key, good.name, item.die, item.uses, 1, item.skill, FINE, worth=FINE_WORTH))
    _tell(expedition, PACK, 0, (f"rations {count}", f"{key} 1"), "map")
    now(expedition, tasks.ReadMap())


def _chest(expedition: Expedition, site_id: str) -> None:
    """A chest: trapped on a d6 of 1 to 3; then the party says who tries to disarm it, that it is forced, or that it stays
    shut (WLD-192). The best at it comes first; what is likely to hurt least is the default."""
    if expedition.roll(6) > 3:
        _open_chest(expedition)
        return
    expedition.push(tasks.OpenChest(site_id))
    ready, state = expedition.able(), expedition.state
    best = best_member(state, ready, *DISARMS)
    options = tuple(expedition.member(index).handle for index in sorted(ready, key=lambda index: index != best))
    if options:
        default = options[0] if hurt_at_the_trap(state, best) < 1 else FORCE
        expedition.ask(asks.Chest(site_id, owner=PARTY, options=(*options, FORCE, LEFT), default=default))


DISARMS = (("mind",), ("crafting",))
"""What a member tests who disarms the trap of a chest (WLD-192)."""

WOUND = 2.5
"""So much Fatigue a Wound is as bad as, about."""


def hurt_at_the_trap(state: State, member: int) -> float:
    """Return about how much Fatigue it costs a member on average to try and disarm the trap of a chest."""
    test = ahead(state, wanted(member, "disarm", *DISARMS, difficulty(state), ()))
    fails, wounds = (1 - again(state, each) for each in (test, replace(test, tn=test.tn + _past_blunder(state))))
    return fails - wounds + WOUND * wounds


def _past_blunder(state: State) -> int:
    return LADDERS[state.rules.ladder][0] + 1


@answer(asks.Chest)
def _try_chest(expedition: Expedition, question: asks.Chest, option: str) -> None:
    """A member tries to disarm the trap; one who is named no more, or forces it, springs it: 1 Fatigue (WLD-G55). A chest
    that is left stays shut for good."""
    opener = named(expedition.state, option)
    if option == LEFT:
        agenda = expedition.state.agenda
        kept = next((place for place, task in enumerate(agenda) if task == tasks.OpenChest(question.site).written()), -1)
        expedition.change(agenda=tuple(task for place, task in enumerate(agenda) if place != kept))
    elif opener in expedition.able():
        test = wanted(opener, "disarm", *DISARMS, difficulty(expedition.state), ())
        trial(expedition, throws.Disarmed(question.site), [test])
    elif (bearer := finder(expedition, question.site)) >= 0:
        expedition.tell(finding.Trap(expedition.name(bearer), "", was_found(expedition.state, CHEST)))
        harm.tire(expedition, (bearer,), 1, "trap")


@reads(throws.Disarmed)
def _disarmed(expedition: Expedition, task: throws.Disarmed, rolls: Rolls) -> None:
    """Not a success: the opener gains 1 Fatigue; on a Blunder 1 Wound instead (WLD-G55)."""
    made = rolls[0]
    expedition.tell(finding.Trap(expedition.name(made.member), made.result, was_found(expedition.state, CHEST)))
    if made.result == "blunder":
        harm.wound(expedition, made.member, "trap")
    elif not succeeded(made):
        harm.tire(expedition, (made.member,), 1, "trap")


@step(tasks.OpenChest)
def _open_chest_step(expedition: Expedition, task: tasks.OpenChest) -> None:
    _open_chest(expedition)


def _open_chest(expedition: Expedition) -> None:
    """3d6 x 10 coins and 1d3 bales of trade goods, each worth 25, 75 or 250 (WLD-192, WLD-G55)."""
    coins = expedition.quantity(CHEST_COINS)
    count = expedition.roll(3)
    worths = [GOODS_WORTH[expedition.roll(6) - 1] for _ in range(count)]
    expedition.pay(coins)
    for worth in worths:
        add_goods(expedition, "goods", worth)
    _tell(expedition, CHEST, coins, tuple(f"goods {worth}" for worth in worths))


@answer(asks.Offerings)
def _offerings(expedition: Expedition, question: asks.Offerings, option: str) -> None:
    """Left alone, nothing happens; taken, a d6 decides whose wrath follows (WLD-193, WLD-G55)."""
    if option == "leave":
        expedition.tell(finding.Offerings(False))
        return
    coins = expedition.quantity(OFFERED)
    expedition.pay(coins)
    _tell(expedition, OFFERINGS, coins, (), "taken")
    rolled = expedition.table("wrath", 6)
    wrath = "" if rolled <= 2 else "spirits" if rolled <= 4 else "communities"
    if wrath and wrath not in expedition.state.wrath:
        expedition.change(wrath=(*expedition.state.wrath, wrath))
    expedition.tell(finding.Offerings(True, wrath))


def _wondrous(expedition: Expedition, site_id: str, bearer: int) -> None:
    """1 to 3: a magic item, once a day +1 boon on one skill; 4 to 6: the way into a dungeon (WLD-194, WLD-G55)."""
    if expedition.roll(6) > 3:
        _tell(expedition, WONDROUS, 0, (), "dungeon")
        find_dungeon(expedition, site_id)
        return
    skill = CHARM_SKILLS[expedition.table("charm", 6) - 1]
    charm = Item("charm", content().goods["charm"].name, skill=skill, quality=FINE, worth=FINE_WORTH)
    expedition.add_item(bearer, charm)
    _tell(expedition, WONDROUS, 0, ("charm 1",), skill)


def find_dungeon(expedition: Expedition, site_id: str) -> None:
    """Let a site be the way into a dungeon: a challenge of looks, with two treasures at its end (WLD-194, WLD-G55)."""
    known = expedition.found(site_id)
    if known is None or known.nature == "dungeon":
        return
    expedition.set_found(site_id, nature="dungeon", done=False, steps=0, tried=())
    expedition.tell(finding.Discovery(expedition.site(site_id).name, "dungeon"))


@step(tasks.HandOut)
def _hand_out(expedition: Expedition, task: tasks.HandOut) -> None:
    hand_out(expedition, task.site, task.when)


def hand_out(expedition: Expedition, site_id: str, when: str) -> None:
    """Hand out what a site gives when the party arrives, camps or looks into it, once (WLD-G67).

    Not while unfriendly dwellers are there, nor while there is no way in.
    """
    site, known = expedition.site(site_id), expedition.found(site_id)
    if known is None or known.given or known.snag or not site.gives or site.when != when:
        return
    if site.occupied and site.disposition not in ("neutral", "friendly"):
        return
    expedition.set_found(site_id, given=True)
    for gift in site.gives:
        _give(expedition, site, gift)


def _give(expedition: Expedition, site: Site, gift: Gift) -> None:
    ready = able(expedition.state) or present(expedition.state)
    if gift.item == "coins":
        expedition.pay(gift.count)
        expedition.tell(finding.Gained("coins", gift.count, site.name))
        return
    if not ready:
        return
    item = content().goods[gift.item].item()
    item = replace(item, name=gift.name or item.name)
    if item.uses:
        for number in range(gift.count):
            expedition.add_item(ready[number % len(ready)], item)
        expedition.tell(finding.Gained(gift.item, gift.count, site.name))
        return
    expedition.add_item(ready[0], replace(item, count=gift.count))
    expedition.tell(finding.Gained(gift.item, gift.count, site.name, expedition.name(ready[0])))
