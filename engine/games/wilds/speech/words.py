"""What players call the things of an expedition: grounds, sites, skills, results, goods, weather, roles."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from engine.core.words import lower, upper

from ..rules.clock import by_day
from ..rules.events import finding
from ..state.catalogue import WORDS, item_noun
from ..state.content import content
from ..state.member import ATTRIBUTES, MOST_FATIGUE, MOST_RESOLVE, MOST_WOUNDS, Item, Member
from ..state.naming import how_many
from ..state.state import State, last_day

STRETCH_ICONS = ("morning", "afternoon", "evening", "night")

WEATHER_ICONS = {
    "perfect": "fair",
    "fair": "fair",
    "light": "light rain",
    "heavy": "heavy rain",
    "severe": "severe",
}

ROLES = ("pathfinder", "lookout", "forager", "scout")

BOONS = (
    "clue",
    "clues",
    "found",
    "shown",
    "friend",
    "helper",
    "keen",
    "careful",
    "quarry",
    "perfect",
    "charm",
    "tool",
    "concealed",
    "site",
    "shared",
    "watch",
    "noticed",
    "rich",
    "plenty",
    "kit",
    "herb",
)
"""Reasons that speak for a member who rolls; all others speak against."""


def shift_words(kind: str, words: Collection[str]) -> list[str]:
    """Return what is had otherwise: bonuses of a role, or for "wear" a member's items, by the words of an option."""
    if kind == "wear":
        return [upper(item_noun(word)) for word in words]
    return [WORDS("bonus-name", bonus=bonus) for bonus in BONUSES if bonus in words]


BONUSES = ("efficient", "lay", "keen", "spot", "avoid", "sighting")
"""The bonuses of good rolls, in the order in which they are named."""


def ground(kind: str) -> str:
    """Return a ground by itself, as a label: "forest", "clearing"."""
    return WORDS("terrain-name", terrain=kind)


def skill(name: str) -> str:
    """Return a skill or an attribute as players read it: "Perception"."""
    return WORDS("attribute-name", attribute=name) if name in ATTRIBUTES else WORDS("skill-name", skill=name)


def day_words(state: State) -> str:
    """Return day and stretch: "Day 2 of 8, afternoon"."""
    return WORDS("standing-hour", day=state.day, last=last_day(state), stretch=min(state.stretch, 5))


def left_told(state: State) -> list[str]:
    """Return how many actions are left for the goal by day, nothing where none are counted."""
    wanted = state.goal in ("open", "found") and last_day(state) and state.phase == "trek" and state.master is None
    left = by_day(state) if wanted else 0
    return [WORDS("actions-left", left=left)] if left else []


def left_words(state: State) -> str:
    """Return how many actions are left for the goal by day, the hour where none are counted: the map shows that too."""
    return next(iter(left_told(state)), day_words(state))


def day_of(state: State) -> str:
    """Return the day: "Day 2", "Day 2 of 8" while there are so many for the goal."""
    return WORDS("standing-day", day=state.day, last=last_day(state))


def good(key: str, number: int = 1) -> str:
    """Return so many of a kind of goods, by its id: "rope", "5 packs of simple rations"; unknown ids as they are."""
    return item_noun(key) if number == 1 else WORDS("amount", item=key, number=number)


def amount(key: str, number: int) -> str:
    """Return so much of something: "3 coins", "an axe", "boots", "5 packs of simple rations"."""
    return WORDS("coins-for", price=number) if key == "coins" else WORDS("amount", item=key, number=number)


def order_words(order: str) -> str:
    """Return a standing order in words, what it is about first: "tools: saved", "as Pathfinder: Mind and Nature"."""
    key, _, value = order.partition(":")
    if f"order-{key}-{value}" in WORDS.messages():
        return WORDS(f"order-{key}-{value}")
    pair = [skill(part) for part in value.split("+")]
    return WORDS("order-pair", key=key, role=key, pair=[] if value == "best" else pair)


def item_name(item: Item) -> str:
    """Return what an item is called: its own name, or that of its kind, and the skill that it serves."""
    name = WORDS.text(item.name) if item.name else good(item.key)
    known = content().goods.get(item.key)
    tied = item.skill and item.key in ("tool", "charm") and item.skill not in (item.name or item.key).lower()
    many = WORDS.text(known.plural) if known is not None and known.plural and item.count > 1 else name
    named = f"{item.count} {lower(many)}" if item.count > 1 else lower(name)
    if tied and item.skill == "any":
        return WORDS("item-any", named=str(named))
    return f"{named} ({skill(item.skill)})" if tied else named


def item_line(item: Item) -> str:
    """Return an item with what is left of it: "rations d4, 2 uses left", "boots d6, worn out"."""
    said = [f"{item_name(item)}{f' d{item.die}' if item.die else ''}"]
    known = content().goods.get(item.key)
    if item.quality >= 3:
        said.append(WORDS("item-quality", quality=item.quality))
    if item.broken:
        said.append(WORDS("item-broken"))
    elif item.die and not item.uses:
        said.append(WORDS("item-damaged"))
    elif item.uses and known is not None and item.uses < known.uses:
        said.append(WORDS("item-uses", uses=item.uses))
    if item.spent:
        said.append(WORDS("item-spent"))
    return ", ".join(said)


def is_like(item: Item, other: Item) -> bool:
    """Return whether two things are of a kind and in the same state, however many of each there are."""
    return replace(item, count=1) == replace(other, count=1)


def item_lines(items: Sequence[Item]) -> list[str]:
    """Return a line for each thing, like ones together: "7 packs of simple rations d4"."""
    gathered: list[Item] = []
    for item in items:
        at = next((place for place, other in enumerate(gathered) if is_like(item, other)), -1)
        if at < 0:
            gathered.append(item)
        else:
            gathered[at] = replace(gathered[at], count=gathered[at].count + item.count)
    return [item_line(item) for item in gathered]


def ailment(member: Member) -> str:
    """Return what ails a member in a few words, "" where it is nothing to speak of: "Fatigue 5 of 6, poisoned"."""
    if member.dead or not member.ready:
        return ""
    if member.out or member.fatigue >= MOST_FATIGUE:
        return WORDS("member-collapsed")
    said = [_fatigue(member)] if member.weary else []
    hurt = [wound for wound in member.wounds if not wound.treated]
    said += [WORDS("member-hurt", wounds=len(hurt))] if hurt else []
    return ", ".join([*said, *_plagues(member)])


def _fatigue(member: Member) -> str:
    return WORDS("member-fatigue", fatigue=member.fatigue, most=MOST_FATIGUE)


def _plagues(member: Member) -> list[str]:
    """Return that a member is poisoned, or hungry."""
    poisoned = [WORDS("member-poisoned")] if member.poisoned else []
    return [*poisoned, *([WORDS("member-hungry")] if member.deprived else [])]


def conditions(member: Member) -> str:
    """Return what ails a member, "" for nothing: "Fatigue 2 of 6, 1 Wound (Spirit), poisoned"."""
    said = []
    if member.dead:
        return WORDS("member-dead")
    if member.out:
        said.append(WORDS("member-down"))
    elif member.fatigue >= MOST_FATIGUE:
        said.append(WORDS("member-collapsed"))
    if member.fatigue:
        said.append(_fatigue(member))
    if member.wounds:
        where = [
            WORDS("member-treated", attribute=wound.attribute) if wound.treated else skill(wound.attribute)
            for wound in member.wounds
        ]
        said.append(WORDS("member-wounds", wounds=len(member.wounds), most=MOST_WOUNDS, where=where))
    said += _plagues(member)
    if member.gone:
        said.append(WORDS("member-left"))
    elif member.missed >= 2:
        said.append(WORDS("member-absent"))
    return ", ".join(said)


def rations(member: Member) -> int:
    """Return how many uses of rations a member carries in all."""
    return sum(item.uses * item.count for item in member.items if is_ration(item))


def least_rations(state: State) -> int:
    """Return how many nights the food lasts that each member carries at least."""
    return min((rations(member) for member in state.members if member.ready and not member.dead), default=0)


def is_ration(item: Item) -> bool:
    """Return whether an item is a pack of rations."""
    known = content().goods.get(item.key)
    return known.pack if known is not None else item.key.startswith("rations")


def dice_line(member: Member) -> str:
    """Return a member's dice: "Strength d6, Agility d8, Spirit d10, Mind d6"."""
    return ", ".join(f"{skill(name)} d{sides}" for name, sides in member.dice.items())


def skill_line(ranks: Mapping[str, int]) -> str:
    """Return trained skills, the best first: "Nature 3, Survival 2, Lore 0"."""
    ordered = sorted(ranks.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{skill(name)} {rank}" for name, rank in ordered)


def held_roles(state: State, index: int) -> tuple[str, ...]:
    """Return the roles that a member holds, as players read them."""
    watch = (WORDS("member-watch"),) if index in state.roles.watch else ()
    return (*(WORDS("role-name", role=role) for role in ROLES if getattr(state.roles, role) == index), *watch)


def resolve_words(member: Member) -> str:
    """Return a member's Resolve: "Resolve 1 of 3"."""
    return WORDS("member-resolve", resolve=member.resolve, most=MOST_RESOLVE)


def saying(subject: str, number: int) -> str:
    """Return one of our sentences on a subject ("ambient.forest"), by a number that goes on; "" where there are none."""
    known = content().sayings.get(subject, ())
    return WORDS.text(known[number % len(known)]) if known else ""


_ENDS = re.compile(r"(?<=[.!?…”]) ")


def opening(text: str, most: int = 1000, sentences: int = 2) -> str:
    """Return how a text begins: at most so many sentences and letters, the first sentence in any case."""
    said, *others = _ENDS.split(WORDS.text(text))[:sentences]
    for other in others:
        if len(said) + len(other) >= most:
            break
        said = f"{said} {other}"
    return said


def remainder(text: str, sentences: int = 2) -> str:
    """Return what follows in a text on how it begins."""
    return " ".join(_ENDS.split(WORDS.text(text))[sentences:])


def treasure(e: finding.Treasure) -> str:
    """Return what was found; trade goods and raw materials are told with what they are worth."""
    got = [amount("coins", e.coins)] if e.coins else []
    worth: dict[str, int] = {}
    for item in e.items:
        key, _, number = item.partition(" ")
        if key in ("goods", "raw"):
            worth[key] = worth.get(key, 0) + int(number)
        else:
            got.append(amount(key, how_many(item)))
    got += [WORDS("treasure-worth", item=key, price=coins) for key, coins in worth.items()]
    return WORDS.tell(e, got=got)
