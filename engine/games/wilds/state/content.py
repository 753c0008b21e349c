"""The content of data/wilds: goods, ready-made characters, sayings, and the regions made by hand."""

from __future__ import annotations

from functools import cache, cached_property

import msgspec
from msgspec.structs import replace

from engine.core.content import load

from .member import Item
from .region import Region
from .state import State


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that can be carried or bought (WLD-G09, WLD-G10, WLD-G15, WLD-G16).

    ``die`` and ``uses`` as `state.Item`; ``price`` 0: not for sale. ``gear``: the die is a durability die; ``pack``: a
    supply die. ``many``: the name is a plural ("boots"). ``does`` is what it is good for, told when some is found.
    """

    id: str
    name: str
    plural: str = ""
    many: bool = False
    die: int = 0
    uses: int = 0
    price: int = 0
    gear: bool = False
    pack: bool = False
    skill: str = ""
    does: str = ""

    def item(self, count: int = 1, skill: str = "", quality: int = 0) -> Item:
        """Return one of it, new; of quality 3 or more its durability die is one step up (WLD-G10)."""
        die = self.die + 2 if self.gear and quality >= 3 else self.die
        return Item(self.id, self.name, die, self.uses, count, skill or self.skill, quality)


class Archetype(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made character (WLD-G17): its dice by attribute, its ranks by skill, the skill that its tool serves."""

    id: str
    name: str
    about: str
    dice: dict[str, int]
    skills: dict[str, int]
    tool: str


class Way(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to deal with a dilemma (WLD-G133): with a ``skill`` a test against the difficulty and ``hard``.

    What it ``costs``, and brings where it goes ``good`` or ``bad``; what is ``told`` of that, or where it ``missed``.
    ``tools``: they are used for it, though else saved.
    """

    id: str
    label: str
    told: str
    missed: str = ""
    skill: str = ""
    hard: int = 0
    costs: tuple[str, ...] = ()
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    tools: bool = False


WITH_TOOLS = "+tools"
"""Ends the id of a way that is gone with tools that else are saved (WLD-G16)."""


class Dilemma(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in the party's way and asks for an answer, ``on`` some grounds, or on any dry land (WLD-G133); ``trouble``
    on any ground, where the timer brings it (WLD-G137); ``going``: only to a party that is on its way.

    ``friend`` is who may help at the goal for it, and ``waits`` what is told as they do (WLD-G139).
    """

    id: str
    story: str
    ways: tuple[Way, ...]
    on: tuple[str, ...] = ()
    trouble: bool = False
    going: bool = False
    friend: str = ""
    waits: str = ""

    def way(self, id: str) -> Way:
        """Return a way to deal with it, also one with the tools of who goes it."""
        bare = id.removesuffix(WITH_TOOLS)
        found = next(way for way in self.ways if way.id == bare)
        return found if bare == id else replace(found, id=id, tools=True)


class _Dilemmas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dilemma: tuple[Dilemma, ...]


class _Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    good: tuple[Good, ...]


class _Archetypes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    archetype: tuple[Archetype, ...]


class Content:
    """Everything in data/wilds but its rulebook and its regions, which `files` reads."""

    @cached_property
    def goods(self) -> dict[str, Good]:
        """The goods by id."""
        return {good.id: good for good in load("wilds", "goods", _Goods).good}

    @cached_property
    def archetypes(self) -> dict[str, Archetype]:
        """The ready-made characters by id."""
        return {kind.id: kind for kind in load("wilds", "archetypes", _Archetypes).archetype}

    @cached_property
    def dilemmas(self) -> dict[str, Dilemma]:
        """What may come in the party's way, by id."""
        return {item.id: item for item in load("wilds", "dilemmas", _Dilemmas).dilemma}

    @cached_property
    def sayings(self) -> dict[str, tuple[str, ...]]:
        """Sentences of ours by subject ("ambient.forest", "trace.1"), each with one or more to choose from."""
        return load("wilds", "sayings", dict[str, tuple[str, ...]])


@cache
def content() -> Content:
    """Return the content, read once; `BadContent` names file and key where it is wrong."""
    return Content()


def is_pack(item: Item) -> bool:
    """Return whether an item is food and water with something left in it."""
    good = content().goods.get(item.key)
    return good is not None and good.pack and item.uses > 0


def is_short(state: State) -> bool:
    """Return whether a member of the party has no rations left."""
    return any(member.ready and not member.dead and not any(map(is_pack, member.items)) for member in state.members)


def price(state: State, good: Good) -> int:
    """Return what something costs where the party is, 0 for what is not for sale (WLD-G15)."""
    return price_in(state.region, good)


def price_in(region: Region, good: Good) -> int:
    """Return what something costs in a region, 0 for what is not for sale (WLD-G15)."""
    return region.prices.get(good.id, good.price)
