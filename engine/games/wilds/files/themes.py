"""What new regions are made of, as data/wilds/themes.toml says it (WLD-G80, WLD-G82)."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from engine.core.content import load

from ..state.region import Forage, Kind, Threat, Trait


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the six lands of WLD-G80: its terrains are the usual one, the first other and the second other."""

    id: str
    theme: str
    difficulty: int
    terrains: tuple[str, str, str]
    names: tuple[str, ...]
    about: str
    forage: Forage = "normal"
    climate: Literal["mild", "hot", "cold"] = "mild"


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A site that can stand in many regions; ``trail`` is what a trace of it looks like."""

    name: str
    text: str
    inside: str
    content: Literal["", "treasure", "ancient", "wonder", "lair", "passage", "enigma", "dungeon"] = ""
    foe: str = ""
    kind: Kind = "people"
    count: str = "1"
    disposition: Literal["", "hostile", "wary", "neutral", "friendly"] = ""
    traits: tuple[Trait, ...] = ()
    loot: str = ""
    trail: str = ""


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal: its site, what is known of it, in full and as a short sentence, what is told at its end, two traces of it."""

    name: str
    text: str
    inside: str
    content: Literal["treasure", "ancient", "wonder", "enigma", "dungeon"]
    about: str
    brief: str
    reached: str
    trails: tuple[str, str]


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who a row of the encounter table can be."""

    roll: int
    name: str
    text: str


class Legend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A story in three clues, of data/wilds/tales.toml: who tells it, the landmark, the hidden site where it ends, and
    what that is good for. That is a "charm" called ``gift``, "goods", a "way" to near the goal, or where the "goal" lies
    (WLD-G112)."""

    theme: str
    name: str
    heard: str
    teller: Foe
    mark: Spot
    says: str
    end: Spot
    told: str
    gain: Literal["charm", "goods", "way", "goal"]
    gift: str = ""


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the regions of a theme are made of."""

    landmark: tuple[Spot, ...]
    resource: tuple[Spot, ...]
    shelter: tuple[Spot, ...]
    settlement: tuple[Spot, ...]
    danger: tuple[Spot, ...]
    secret: tuple[Spot, ...]
    details: tuple[str, ...] = ()
    firsts: tuple[str, ...] = ()
    goals: tuple[Story, ...] = ()
    foes: tuple[Foe, ...] = ()
    threats: tuple[Threat, ...] = ()


class Themes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in data/wilds/themes.toml."""

    land: tuple[Land, ...]
    forest: Theme
    marsh: Theme
    desert: Theme
    mountains: Theme
    isles: Theme
    everywhere: Theme = msgspec.field(name="any")


class _Tales(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tale: tuple[Legend, ...]


@cache
def legends(theme: str) -> tuple[Legend, ...]:
    """Return the stories of a theme, read once."""
    return tuple(legend for legend in load("wilds", "tales", _Tales).tale if legend.theme == theme)


@cache
def themes() -> Themes:
    """Return what new regions are made of, read once."""
    return load("wilds", "themes", Themes)
