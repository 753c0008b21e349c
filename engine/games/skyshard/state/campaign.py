"""A campaign of delves: what comes of them from one to the next, and what data/skyshard/campaign.toml holds."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.core.content import load
from engine.core.game import Result

from .content import UNDERCROFT, SettingKey

DEEPEST = 6
"""From this depth on delves grow no harder (SKY-G69)."""
ENDS = 5
"""With the first delve that is won so deep a campaign has come to its end (SKY-G100)."""
REMEMBERED = 12
"""So many delves are remembered one by one; of those before there is the number."""


class Carrier(msgspec.Struct, frozen=True, omit_defaults=True):
    """An adventurer of a campaign, known by its class: the relics it came home with, of which it may keep one (SKY-G70),
    the delves it went on, and its ``scars``: the delves in which it fell (SKY-G71)."""

    kind: str
    found: tuple[str, ...] = ()
    delves: int = 0
    scars: tuple[int, ...] = ()


class Delved(msgspec.Struct, frozen=True, omit_defaults=True):
    """A delve that is over: how deep, on which day, how it ended; who went, and who of them fell at any time; in
    which ``setting``. In a ``scene``, a scenario, ``shards`` are what was found of what is sought there (SKY-G90)."""

    depth: int
    day: str
    result: Result
    shards: int
    required: int
    round: int
    tiles: int
    heroes: tuple[str, ...]
    fell: tuple[str, ...] = ()
    scene: str = ""
    setting: SettingKey = UNDERCROFT


class Won(msgspec.Struct, frozen=True):
    """A trophy, and the number of the delve in which it was earned."""

    trophy: str
    delve: int


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a campaign has come to: how deep its next delve is, the newest delves, and how many there were before these.

    Then how many in a row were won, how many shards there were in all, its adventurers and its trophies. ``end`` is the
    delve that it ended with (SKY-G100), 0 as long as it has not. It holds no names of players.
    """

    depth: int = 1
    delves: tuple[Delved, ...] = ()
    before: int = 0
    streak: int = 0
    shards: int = 0
    carriers: tuple[Carrier, ...] = ()
    trophies: tuple[Won, ...] = ()
    end: int = 0

    @property
    def length(self) -> int:
        """How many delves there were."""
        return self.before + len(self.delves)


class Trophy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"what": "for"}):
    """A trophy, and what it is for."""

    id: str
    name: str
    what: str


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """data/skyshard/campaign.toml; ``end`` is told as a campaign ends, ``after`` from then on."""

    names: tuple[str, ...]
    scars: tuple[str, ...]
    trophy: tuple[Trophy, ...]
    end: str
    after: str


@cache
def words() -> Words:
    """Return what campaigns call things; `BadContent` names what is wrong there."""
    return load("skyshard", "campaign", Words)


def read(body: str) -> Campaign:
    """Return what a text says that was kept of a campaign; a new one for ""."""
    return msgspec.json.decode(body, type=Campaign) if body else Campaign()


def written(campaign: Campaign) -> str:
    """Return a campaign as a text."""
    return msgspec.json.encode(campaign).decode()
