"""What new scenarios are made of, as data/regions/themes and data/regions/generated.toml say it (REG-G90, REG-G91)."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from engine.core.content import load

from ..state.content import Effect, Setting, Type
from ..state.options import THEMES
from ..state.scenarios import Ground

Sort = Literal["fetch", "rescue", "return", "open", "gather", "cross", "flee", "race"]
"""What a party sets out to do: bring something or a person out; put something back; open something; find two things; come
through; get out together; be there first."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something with a name and a sentence: a key, or what a party has to carry to the goal."""

    name: str
    text: str


class Find(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a place holds for a PC who searches it."""

    name: str
    text: str
    hidden: str = "1d4"
    valuables: int = 0
    gear: tuple[str, ...] = ()


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be set going in a place, ``against`` kinds of Challenges elsewhere."""

    name: str
    text: str
    against: tuple[str, ...]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of a theme. An ``edge`` is where a scenario begins or ends, and is never on the way.

    ``height``: of two places side by side the higher one is drawn above; where it has a ``climb``, that Obstacle may lie
    between them. ``doors`` are Obstacles that belong to it, ``haunts`` the Challenges; ``hides`` says where something small
    may lie in it, ``key`` is that of its lock.
    """

    id: str
    name: str
    text: str
    ground: Ground
    light: Literal["lit", "dark"] = "lit"
    water: Literal["none", "surface", "submerged"] = "none"
    settings: tuple[Setting, ...] = ()
    hide_spot: bool = True
    fortunes: int = 0
    edge: bool = False
    height: int = 0
    climb: str = ""
    doors: tuple[str, ...] = ()
    haunts: tuple[str, ...] = ()
    hides: str = ""
    key: Named | None = None
    find: Find | None = None
    device: Device | None = None


class Help(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be found in a place of a chase that holds nothing else: a rest, a shortcut, a way to win a round."""

    name: str
    text: str
    effects: tuple[Effect, ...]

    @property
    def delays(self) -> bool:
        """Whether it puts off the end of the chase."""
        return any(effect.kind == "rounds" for effect in self.effects)


class Holder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chest that the first thing lies in, and its key."""

    name: str
    text: str
    lock: str
    key: Named


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a scenario is about: its words, where it begins and ends, and the places ``at`` which its things may lie.

    ``gate`` is what stands before the goal of a quest that has it opened, by its first thing.
    """

    id: str
    kind: Type
    sort: Sort
    name: str
    start: str
    goal: str
    about: str
    opening: str
    won: str
    lost: str
    partly: str = ""
    at: tuple[str, ...] = ()
    things: tuple[Named, ...] = ()
    holder: Holder | None = None
    gate: str = ""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the scenarios of a theme are made of."""

    name: str
    about: str
    setting: Setting
    seekers: tuple[str, ...]
    place: tuple[Spot, ...]
    quest: tuple[Quest, ...]
    help: tuple[Help, ...]

    def spot(self, id: str) -> Spot:
        """Return a place by its id."""
        return next(spot for spot in self.place if spot.id == id)


Parties = tuple[int, int, int, int]
"""How many there are from one player on, more from two on, from three on, from four on."""


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much there is in a scenario of a kind, at level 1 (REG-G91). Of its map: how many places between its ends, ways
    with an Obstacle besides the locked one, ways that are hidden, ways more than are needed, finds. Further: how well
    hidden what the party came for is; how many Challenges and Seekers, for parties of one to four; how long it takes, in
    minutes."""

    places: tuple[int, ...]
    obstacles: Parties
    hidden: int
    loops: int
    finds: int
    thing: str
    challenges: Parties
    seekers: Parties
    minutes: int


class Alarm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When the alarm of stealth comes (REG-G121): so many rounds after as many as there are places; and how many rounds
    later for a party of one to six."""

    after: int
    more: tuple[int, ...]


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level changes (REG-G91), the first entry being level 1: the highest level of a Challenge's kind."""

    kinds: tuple[int, ...]


class Slack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many rounds a chase lasts beyond what its quickest way takes: for all of a party, or for its first; by its size
    from one to six."""

    flee: tuple[float, ...]
    race: tuple[float, ...]


class Making(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers in data/regions/generated.toml."""

    normal: Measure
    stealth: Measure
    chase: Measure
    levels: Levels
    slack: Slack
    alarm: Alarm


@cache
def themes() -> dict[str, Theme]:
    """Return the themes by their ids, each read once."""
    return {theme: load("regions", f"themes/{theme}", Theme) for theme in THEMES}


@cache
def making() -> Making:
    """Return the numbers that new scenarios are made by, read once."""
    return load("regions", "generated", Making)
