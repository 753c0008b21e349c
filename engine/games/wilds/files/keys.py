"""The tables of a region file, and which keys each may have (WLD-038..047, WLD-049, WLD-056..064, WLD-067..072)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args, get_type_hints

from engine.core.files import values
from engine.core.files.tables import Key

from ..state.region import (
    CATEGORIES,
    DISPOSITIONS,
    MOST_PLAYERS,
    Approach,
    Encounter,
    Goal,
    Place,
    Region,
    Site,
    Threat,
    Trait,
)
from . import fields


def _options(shape: type, field: str) -> tuple[object, ...]:
    """Return what a struct's field may be, where it is one of a few."""
    return get_args(get_type_hints(shape)[field])


_TN = values.number(fields.LEAST_TN, fields.MOST_TN)
_NAME = values.words(fields.MOST_NAME)
_TEXT = values.words(fields.MOST_TEXT, empty=True)
_LONG = values.words(fields.MOST_LONG_TEXT, empty=True)
_DISPOSITION, _TRAITS = values.either("", *DISPOSITIONS), values.several(values.either(*get_args(Trait)), 6, "traits")
_COUNT = values.dice(20, "1d4+1")

REGION: Mapping[str, Key] = {
    "id": Key(values.identifier, True),
    "name": Key(values.words(60), True),
    "format": Key(values.either("hex", "point"), True),
    "layout": Key(values.either("odd-r", "even-r")),
    "width": Key(values.number(1, 20)),
    "height": Key(values.number(1, 20)),
    "default_terrain": Key(fields.terrain),
    "missing": Key(values.several(values.identifier, 200, "ids")),
    "start": Key(values.identifier, True),
    "difficulty": Key(_TN),
    "about": Key(_LONG),
    "farewell": Key(_LONG),
    "timer": Key(values.either(4, 6, 8)),
    "reveal": Key(values.either(*_options(Region, "reveal"))),
    "weather": Key(values.either(*_options(Region, "weather"))),
    "climate": Key(values.either(*_options(Region, "climate"))),
    "season": Key(values.either(*_options(Region, "season"))),
    "pressure": Key(values.either(*_options(Region, "pressure"))),
    "forage": Key(values.either(*_options(Region, "forage"))),
    "encounter_die": Key(values.either(6, 8)),
    "players": Key(values.number(1, MOST_PLAYERS)),
}
"""The keys of the table ``region``. Those of the map itself fill no field of a Region."""

_PLACE: Mapping[str, Key] = {
    "text": Key(_TEXT),
    "difficulty": Key(_TN),
    "forage": Key(values.either(*_options(Place, "forage"))),
    "game": Key(values.flag),
    "water": Key(values.flag),
}
HEX: Mapping[str, Key] = {
    "id": Key(values.identifier, True),
    "row": Key(values.number(1, 20)),
    "column": Key(values.number(1, 20)),
    "terrain": Key(fields.terrain),
    "neighbours": Key(values.several(values.identifier, 6, "ids")),
    "name": Key(values.words(fields.MOST_NAME, empty=True)),
    **_PLACE,
}
POINT: Mapping[str, Key] = {
    "id": Key(values.identifier, True),
    "name": Key(_NAME, True),
    "terrain": Key(fields.terrain),
    "x": Key(fields.share),
    "y": Key(fields.share),
    **_PLACE,
}
PATH: Mapping[str, Key] = {
    "from": Key(values.identifier, True, "a"),
    "to": Key(values.identifier, True, "b"),
    "terrain": Key(fields.terrain),
    "length": Key(values.number(1, 3)),
    "difficulty": Key(_TN),
}
POI: Mapping[str, Key] = {
    "id": Key(values.identifier, True),
    "at": Key(values.identifier, True),
    "name": Key(_NAME),
    "category": Key(values.either(*CATEGORIES), True),
    "text": Key(_TEXT),
    "inside": Key(_LONG),
    "hidden": Key(values.flag),
    "tn": Key(_TN),
    "major": Key(values.flag),
    "known": Key(values.flag),
    "occupied": Key(values.flag),
    "foe": Key(values.words(fields.MOST_NAME, empty=True)),
    "kind": Key(values.either(*_options(Encounter, "kind"))),
    "count": Key(_COUNT),
    "disposition": Key(_DISPOSITION),
    "traits": Key(_TRAITS),
    "grit": Key(values.either(0, 4, 6, 8)),
    "content": Key(values.either(*_options(Site, "content"))),
    "loot": Key(fields.coins(5000, "3d6x10")),
    "shelter": Key(values.either(*_options(Site, "shelter"))),
    "gives": Key(fields.gifts),
    "when": Key(values.either(*_options(Site, "when"))),
    "forage_boon": Key(values.number(0, 2)),
    "visible_from": Key(values.number(0, 6)),
    "steps": Key(values.number(1, 6)),
    "stages": Key(values.several(_TEXT, 5, "texts")),
    "test": Key(fields.test),
    "long": Key(values.flag),
    "leads": Key(values.identifier),
    "track_tn": Key(_TN),
    "scene": Key(values.flag),
}
GIFT: Mapping[str, Key] = {
    "item": Key(fields.good, True),
    "count": Key(values.number(1, 20)),
    "name": Key(values.words(fields.MOST_NAME, empty=True)),
}
"""The keys of a gift, where it is more than a word in the list ``gives`` of a site."""
CLUE: Mapping[str, Key] = {
    "at": Key(values.identifier, True),
    "toward": Key(values.identifier, True),
    "poi": Key(values.identifier, True, "site"),
    "text": Key(values.words(200), True),
}
WAY: Mapping[str, Key] = {
    "poi": Key(values.identifier, True, "site"),
    "id": Key(values.identifier, True),
    "does": Key(values.words(fields.MOST_BRIEF), True),
    "test": Key(fields.test, True),
    "shows": Key(values.words(200), True),
    "missed": Key(values.words(200)),
    "helped": Key(values.identifier),
    "brings": Key(values.either(*_options(Approach, "brings"))),
    "fails": Key(values.either(*_options(Approach, "fails"))),
}
ENCOUNTER: Mapping[str, Key] = {
    "roll": Key(values.number(1, 8), True),
    "name": Key(_NAME, True),
    "kind": Key(values.either(*_options(Encounter, "kind")), True),
    "count": Key(_COUNT),
    "disposition": Key(_DISPOSITION),
    "traits": Key(_TRAITS),
    "text": Key(_TEXT),
    "tn": Key(_TN),
    "grit": Key(values.either(0, 4, 6, 8)),
}
THREAT: Mapping[str, Key] = {
    "name": Key(_NAME, True),
    "timer": Key(values.either(*_options(Threat, "timer"))),
    "on_expiry": Key(values.either(*_options(Threat, "on_expiry"))),
    "text": Key(_TEXT),
    "foe": Key(values.words(fields.MOST_NAME, empty=True)),
    "count": Key(_COUNT),
    "kind": Key(values.either(*_options(Threat, "kind"))),
    "public": Key(values.flag),
}
TALE: Mapping[str, Key] = {
    "name": Key(_NAME, True),
    "heard": Key(values.words(fields.MOST_TEXT), True),
    "landmark": Key(values.identifier, True),
    "says": Key(values.words(fields.MOST_TEXT), True),
    "end": Key(values.identifier, True),
    "told": Key(values.words(fields.MOST_TEXT), True),
    "goal": Key(values.flag),
}
CHALLENGE: Mapping[str, Key] = {
    "goal": Key(values.identifier, False, "site"),
    "die": Key(values.either(*_options(Goal, "die"))),
    "timer": Key(values.either(*_options(Goal, "timer"))),
    "days": Key(values.either(*_options(Goal, "days"))),
    "few": Key(fields.few),
    "many": Key(values.number(0, fields.MOST_SHOWN)),
    "hunt": Key(values.number(0, fields.MOST_SHOWN)),
    "about": Key(_TEXT),
    "brief": Key(values.words(fields.MOST_BRIEF)),
    "reached": Key(_LONG),
    "late": Key(_LONG),
}

COUNTS = {
    "hex": 200,
    "point": 40,
    "path": 80,
    "poi": 60,
    "clue": 80,
    "encounter": 8,
    "threat": 6,
    "tale": 6,
    "way": 6,
    "variant": 12,
}
"""How many tables of each kind a region may have at most."""
