"""A scenario as it is prepared: regions, connections, Challenges and features, with every secret in them."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from .content import Content, Effect, Own, Setting, Type, shipped

Ground = Literal[
    "", "hall", "vault", "cellar", "stair", "chapel", "gate", "tunnel", "cave", "room", "bedroom", "study", "kitchen",
    "loft", "works", "street", "yard", "market", "square", "roof", "bridge", "quay", "boat", "wood", "thicket", "swamp",
    "garden", "field", "ring", "camp", "road", "rails", "cliff", "shore", "water",
]  # fmt: skip
"""What a region looks like on the map; "": what follows from its water, its light and its setting."""

EXITS: dict[Ground, tuple[Ground, ...]] = {
    "cellar": ("cellar", "vault"),
    "cave": ("cave", "tunnel"),
    "stair": ("stair", "loft", "roof", "cliff"),
    "room": ("room", "bedroom", "study", "works"),
    "hall": ("hall", "chapel"),
    "kitchen": ("kitchen",),
    "road": ("road", "gate", "street", "yard", "market", "square", "rails"),
    "quay": ("bridge", "quay", "boat"),
    "wood": ("wood", "thicket"),
    "swamp": ("swamp",),
    "field": ("field", "garden", "ring", "camp", "shore"),
}
"""Which kinds of ground look alike at an exit, by the kind that is shown for them; no other kind is shown there."""


class Region(msgspec.Struct, frozen=True, gc=False):
    """A region (REG-014). ``light`` as it is by itself. ``water``: "none", "surface" or "submerged" (REG-G27).

    ``settings``: several may be chosen from (REG-146); () is the scenario's. ``limit``: the round in which it closes, 0
    never (REG-205). ``bonus``: what the first step into it adds to that PC's round limit (REG-208). ``hide_spot``: a body
    can be hidden there. ``ground`` is how it is drawn, and of what kind the exits to it are. ``fortunes`` to be found
    there, each behind ``fortune`` dice. ``x`` and ``y``: where it lies on the map, in whole steps; those of two regions
    differ by one or two along their connections.
    """

    id: str
    name: str
    text: str = ""
    light: Literal["lit", "dark"] = "lit"
    water: Literal["none", "surface", "submerged"] = "none"
    settings: tuple[Setting, ...] = ()
    limit: int = 0
    bonus: int = 0
    hide_spot: bool = True
    fortunes: int = 0
    fortune: str = "1d4"
    x: int = 0
    y: int = 0
    ground: Ground = ""


class Connection(msgspec.Struct, frozen=True, gc=False):
    """A connection of regions ``a`` and ``b``. ``obstacle`` is the id of what blocks it (an `Entity` of that id is made of
    it), "" for nothing. Of a Climbing one ``low`` and ``high`` are the regions below and above. The connection is there
    for a ``party`` of so many PCs or more (REG-G62). ``hidden`` dice, "" for an open exit (REG-225)."""

    id: str
    a: str
    b: str
    obstacle: str = ""
    low: str = ""
    high: str = ""
    hidden: str = ""
    party: int = 1

    def other(self, region: str) -> str:
        """Return the region at the other end."""
        return self.b if region == self.a else self.a


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A Challenge in a region. ``kind`` is an id of data/regions/challenges. ``patrol``: the regions that a Seeker goes
    through in turn, the first being where it stands. ``single``: there is one however large the party is; ``party``: it is
    there for a party of so many PCs or more (REG-G62). ``passes``: ids of connections whose Obstacles do not hold it up
    (REG-G38)."""

    id: str
    kind: str
    at: str
    patrol: tuple[str, ...] = ()
    single: bool = False
    passes: tuple[str, ...] = ()
    party: int = 1


class Gift(msgspec.Struct, frozen=True, gc=False):
    """What a member gets: Valuables, Gear by id, an object of the scenario by the id of its feature."""

    valuables: int = 0
    gear: tuple[str, ...] = ()
    object: str = ""


class Feature(msgspec.Struct, frozen=True, gc=False):
    """Something in a region that is no Challenge.

    ``kind``: "chest" (has a ``lock``; opening it gives ``gives``), "treasure" (gives it when it is found or taken). "key"
    is an object that ``opens`` a connection's Obstacle or a feature, by its id. "object" is something to be carried, such
    as what the party came for. "mechanism": an Action uses it, and it ``disarms`` Challenges by their ids, opens
    ``opens``, has ``effects``. ``hidden`` dice, "" where it lies open. ``use`` says what a key costs: part of the "move"
    through what it opens, a "strategy" or an "action" (REG-249). ``fail`` is what a failed Lockpick brings. ``inside``: an
    object that only comes out of another feature lies nowhere by itself.
    """

    id: str
    name: str
    at: str
    kind: Literal["chest", "treasure", "key", "object", "mechanism"]
    text: str = ""
    hidden: str = ""
    lock: str = ""
    opens: str = ""
    use: Literal["move", "strategy", "action"] = "action"
    gives: Gift = Gift()
    disarms: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    fail: tuple[Effect, ...] = ()
    inside: bool = False


class Variant(msgspec.Struct, frozen=True, gc=False):
    """One more way for a ``thing`` that varies to be (REG-G113). Regions, connections, Challenges and features take the
    place of those of the same id, or come to them; ``without``: the ids of what is not there. ``needs``, ``about``,
    ``opening`` and ``won`` in place of the scenario's, ``None``: as they are."""

    thing: str
    id: str
    without: tuple[str, ...] = ()
    regions: tuple[Region, ...] = ()
    connections: tuple[Connection, ...] = ()
    placed: tuple[Placed, ...] = ()
    features: tuple[Feature, ...] = ()
    needs: tuple[str, ...] | None = None
    about: str | None = None
    opening: str | None = None
    won: str | None = None


class Scenario(msgspec.Struct, frozen=True, dict=True):
    """A scenario. ``setting`` is the main one; ``start`` and ``goal`` are regions.

    ``known_goal``: the goal is shown from the start (REG-024). ``needs``: the ids of objects that the party must carry out
    (REG-024), () for none. ``light_rule``: what a Seeker that sees a light does, "defeat", "token" or "none" (REG-G26).
    ``no_bash``: Obstacles with a Lock cannot be broken (REG-190). ``thorough``: a Search of 6 or more, and the third of a
    place, find all that hides there (REG-G54). ``mode`` of a chase: "chasing" or "fleeing" (REG-202,
    REG-203). ``round_limit``, and ``more_rounds``: how many more there are, for regions too, for one PC alone, for two,
    and so on (REG-G62). ``more_tokens``: as many more Stealth Tokens (REG-G102). ``alarm`` of a stealth scenario: from the
    end of that round on each round costs Stealth Tokens (REG-G121), 0 for never. ``until``: what the time runs out with.
    ``partial``: who is out in time is out (REG-204). ``life_or_death`` (REG-207). ``loss_only_fleeing`` (REG-G52).
    ``consequence``: what each PC left behind suffers, "injury" or "death". ``announce``: special rules in words, told at
    the start (REG-193), beside those that follow from the flags. ``about`` is one sentence for the lobby, ``opening`` is
    told at the start, ``won``, ``lost`` and ``partly`` at the end. ``level`` 1 to 3; ``minutes`` of play, as a guess.
    ``own``: what it brings along that is not of data/regions (REG-G100). ``variants``: what can be otherwise; of a
    scenario at play there are none, and ``drawn`` names those that came up (REG-G113).
    """

    id: str
    name: str
    type: Type
    setting: Setting
    start: str
    goal: str
    about: str = ""
    opening: str = ""
    won: str = ""
    lost: str = ""
    partly: str = ""
    level: int = 1
    minutes: int = 60
    known_goal: bool = False
    needs: tuple[str, ...] = ()
    light_rule: Literal["defeat", "token", "none"] = "defeat"
    no_bash: bool = False
    thorough: bool = False
    mode: Literal["chasing", "fleeing"] = "fleeing"
    round_limit: int = 0
    more_rounds: tuple[int, ...] = ()
    more_tokens: tuple[int, ...] = ()
    alarm: int = 0
    until: str = ""
    partial: bool = False
    life_or_death: bool = False
    loss_only_fleeing: bool = False
    consequence: Literal["injury", "death"] = "injury"
    announce: tuple[str, ...] = ()
    regions: tuple[Region, ...] = ()
    connections: tuple[Connection, ...] = ()
    placed: tuple[Placed, ...] = ()
    features: tuple[Feature, ...] = ()
    variants: tuple[Variant, ...] = ()
    drawn: tuple[str, ...] = ()
    own: Own = Own()

    def rounds_more(self, party: int) -> int:
        """Return how many rounds later each limit of a chase is for a party of so many."""
        return self.more_rounds[party - 1] if 0 < party <= len(self.more_rounds) else 0

    def tokens_more(self, party: int) -> int:
        """Return how many Stealth Tokens more a party of so many sets out with (REG-G102)."""
        return self.more_tokens[party - 1] if 0 < party <= len(self.more_tokens) else 0

    @cached_property
    def content(self) -> Content:
        """What there is in this scenario: what comes with the game, and what it brings along."""
        return shipped() if self.own.nothing else Content(self.own)

    @cached_property
    def region_by_id(self) -> dict[str, Region]:
        """The regions by id."""
        return {region.id: region for region in self.regions}

    @cached_property
    def connection_by_id(self) -> dict[str, Connection]:
        """The connections by id."""
        return {connection.id: connection for connection in self.connections}

    @cached_property
    def feature_by_id(self) -> dict[str, Feature]:
        """The features by id."""
        return {feature.id: feature for feature in self.features}

    @cached_property
    def exits(self) -> dict[str, tuple[Connection, ...]]:
        """The connections of each region, known or not, in the file's order."""
        found: dict[str, tuple[Connection, ...]] = {region.id: () for region in self.regions}
        for connection in self.connections:
            for end in (connection.a, connection.b):
                found[end] = (*found[end], connection)
        return found
