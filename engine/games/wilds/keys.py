"""The tables of a region file, and which keys each may have (WLD-038..047, WLD-049, WLD-056..064, WLD-067..072)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args, get_type_hints

import msgspec

from . import fields
from .fields import Reader
from .regions import CATEGORIES, DISPOSITIONS, Encounter, Goal, Place, Region, Site, Threat, Trait


class Key(msgspec.Struct, frozen=True):
    """A key of a table: how its value is read, whether it must be there, the field that it fills ("": of the same name)."""

    read: Reader
    required: bool = False
    field: str = ""


def _options(shape: type, field: str) -> tuple[object, ...]:
    """Return what a struct's field may be, where it is one of a few."""
    return get_args(get_type_hints(shape)[field])


_TN = fields.number(fields.LEAST_TN, fields.MOST_TN)
_NAME = fields.words(fields.MOST_NAME)
_TEXT = fields.words(fields.MOST_TEXT, empty=True)
_LONG = fields.words(fields.MOST_LONG_TEXT, empty=True)
_DISPOSITION, _TRAITS = fields.either("", *DISPOSITIONS), fields.several(fields.either(*get_args(Trait)), 6, "traits")
_COUNT = fields.dice(20, "1d4+1")

REGION: Mapping[str, Key] = {
    "id": Key(fields.identifier, True),
    "name": Key(fields.words(60), True),
    "format": Key(fields.either("hex", "point"), True),
    "layout": Key(fields.either("odd-r", "even-r")),
    "width": Key(fields.number(1, 20)),
    "height": Key(fields.number(1, 20)),
    "default_terrain": Key(fields.terrain),
    "missing": Key(fields.several(fields.identifier, 200, "ids")),
    "start": Key(fields.identifier, True),
    "difficulty": Key(_TN),
    "about": Key(_LONG),
    "farewell": Key(_LONG),
    "timer": Key(fields.either(4, 6, 8)),
    "reveal": Key(fields.either(*_options(Region, "reveal"))),
    "weather": Key(fields.either(*_options(Region, "weather"))),
    "climate": Key(fields.either(*_options(Region, "climate"))),
    "pressure": Key(fields.either(*_options(Region, "pressure"))),
    "forage": Key(fields.either(*_options(Region, "forage"))),
    "encounter_die": Key(fields.either(6, 8)),
}
"""The keys of the table ``region``. Those of the map itself fill no field of a Region."""

_PLACE: Mapping[str, Key] = {
    "text": Key(_TEXT),
    "difficulty": Key(_TN),
    "forage": Key(fields.either(*_options(Place, "forage"))),
    "game": Key(fields.flag),
    "water": Key(fields.flag),
}
HEX: Mapping[str, Key] = {
    "id": Key(fields.identifier, True),
    "row": Key(fields.number(1, 20)),
    "column": Key(fields.number(1, 20)),
    "terrain": Key(fields.terrain),
    "neighbours": Key(fields.several(fields.identifier, 6, "ids")),
    "name": Key(fields.words(fields.MOST_NAME, empty=True)),
    **_PLACE,
}
POINT: Mapping[str, Key] = {
    "id": Key(fields.identifier, True),
    "name": Key(_NAME, True),
    "terrain": Key(fields.terrain),
    "x": Key(fields.share),
    "y": Key(fields.share),
    **_PLACE,
}
PATH: Mapping[str, Key] = {
    "from": Key(fields.identifier, True, "a"),
    "to": Key(fields.identifier, True, "b"),
    "terrain": Key(fields.terrain),
    "length": Key(fields.number(1, 3)),
    "difficulty": Key(_TN),
}
POI: Mapping[str, Key] = {
    "id": Key(fields.identifier, True),
    "at": Key(fields.identifier, True),
    "name": Key(_NAME),
    "category": Key(fields.either(*CATEGORIES), True),
    "text": Key(_TEXT),
    "inside": Key(_LONG),
    "hidden": Key(fields.flag),
    "tn": Key(_TN),
    "major": Key(fields.flag),
    "known": Key(fields.flag),
    "occupied": Key(fields.flag),
    "foe": Key(fields.words(fields.MOST_NAME, empty=True)),
    "kind": Key(fields.either(*_options(Encounter, "kind"))),
    "count": Key(_COUNT),
    "disposition": Key(_DISPOSITION),
    "traits": Key(_TRAITS),
    "grit": Key(fields.either(0, 4, 6, 8)),
    "content": Key(fields.either(*_options(Site, "content"))),
    "loot": Key(fields.dice(5000, "3d6x10", empty=True)),
    "shelter": Key(fields.either(*_options(Site, "shelter"))),
    "gives": Key(fields.gifts),
    "when": Key(fields.either(*_options(Site, "when"))),
    "forage_boon": Key(fields.number(0, 2)),
    "visible_from": Key(fields.number(0, 6)),
    "steps": Key(fields.number(1, 6)),
    "test": Key(fields.test),
    "long": Key(fields.flag),
    "leads": Key(fields.identifier),
    "track_tn": Key(_TN),
    "scene": Key(fields.flag),
}
CLUE: Mapping[str, Key] = {
    "at": Key(fields.identifier, True),
    "toward": Key(fields.identifier, True),
    "poi": Key(fields.identifier, True, "site"),
    "text": Key(fields.words(200), True),
}
ENCOUNTER: Mapping[str, Key] = {
    "roll": Key(fields.number(1, 8), True),
    "name": Key(_NAME, True),
    "kind": Key(fields.either(*_options(Encounter, "kind")), True),
    "count": Key(_COUNT),
    "disposition": Key(_DISPOSITION),
    "traits": Key(_TRAITS),
    "text": Key(_TEXT),
    "tn": Key(_TN),
    "grit": Key(fields.either(0, 4, 6, 8)),
}
THREAT: Mapping[str, Key] = {
    "name": Key(_NAME, True),
    "timer": Key(fields.either(*_options(Threat, "timer"))),
    "on_expiry": Key(fields.either(*_options(Threat, "on_expiry"))),
    "text": Key(_TEXT),
    "foe": Key(fields.words(fields.MOST_NAME, empty=True)),
    "count": Key(_COUNT),
    "kind": Key(fields.either(*_options(Threat, "kind"))),
    "public": Key(fields.flag),
}
CHALLENGE: Mapping[str, Key] = {
    "goal": Key(fields.identifier, False, "site"),
    "die": Key(fields.either(*_options(Goal, "die"))),
    "timer": Key(fields.either(*_options(Goal, "timer"))),
    "about": Key(_TEXT),
    "reached": Key(_LONG),
}

COUNTS = {"hex": 200, "point": 40, "path": 80, "poi": 60, "clue": 80, "encounter": 8, "threat": 6}
"""How many tables of each kind a region may have at most."""
