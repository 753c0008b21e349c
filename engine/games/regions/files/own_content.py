"""The tables of a scenario file that bring something along: kinds of Challenges, plays, Crafts, Gear (REG-G100)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, get_args, get_type_hints

import msgspec

from engine.core.files import values
from engine.core.files.tables import Inner, Key

from ..state.content import (
    TRACKS,
    Bonus,
    Challenge,
    ChallengeType,
    Craft,
    EntryName,
    Gear,
    Illness,
    Kind,
    Play,
    Setting,
    Slot,
    Track,
    Type,
    shipped,
)
from .keys import EFFECTS, dice, id_of, several

MOST_NAME, MOST_TEXT, MOST_KIND_TEXT = 24, 120, 160
"""How long names and texts may be: they stand on buttons and in lists."""

CARD_NAME, CARD_TEXT = 16, 96
"""Those of what stands on a card of the picture of a hand."""

KEYWORDS: Mapping[ChallengeType, tuple[str, ...]] = {
    "Creature": ("Aquatic", "Flying", "Darkvision", "Light Sensitivity"),
    "Seeker": ("Aquatic", "Flying", "Darkvision", "Light Sensitivity"),
    "Obstacle": ("Persists", "Climbing"),
    "Environ": (),
    "Trap": (),
}
"""The keywords that mean something, by the type of the Challenge."""

AGAINST = (*get_args(ChallengeType), *dict.fromkeys(word for words in KEYWORDS.values() for word in words))

MARKS: Mapping[ChallengeType, str] = {
    "Environ": "mist",
    "Obstacle": "rubble",
    "Creature": "shade",
    "Seeker": "guard",
    "Trap": "snare",
}
"""What a kind is drawn as that does not say it."""


def icons(type: ChallengeType) -> tuple[str, ...]:
    """Return the marks that a kind of a type may have on the map: those of the kinds that come with the game."""
    known = shipped().challenges.values()
    return tuple(dict.fromkeys(kind.icon for kind in known if (kind.type == "Obstacle") == (type == "Obstacle")))


def _field(shape: type, field: str) -> tuple[object, ...]:
    return get_args(get_type_hints(shape)[field])


def _said(**row: object) -> dict[str, object]:
    return row


_NAME = values.words(MOST_NAME)
_TEXT = values.words(MOST_TEXT, empty=True)
_TYPES = Key(several(values.either(*get_args(ChallengeType)), 5, "types"))
_SETTINGS = Key(several(values.either(*get_args(Setting)), 2, "settings"))

BONUS: Mapping[str, Key] = {
    "entry": Key(values.either(*get_args(EntryName)), True),
    "levels": Key(values.number(-3, 3)),
    "setting": Key(values.either(*get_args(Setting))),
    "against": Key(several(values.either(*AGAINST), 5, "types-or-keywords")),
}
"""The keys of a ``bonus``, or of a ``shift``."""

DISEASE: Mapping[str, Key] = {
    "name": Key(_NAME, True),
    "track": Key(values.either(*get_args(Track)), True),
    "amount": Key(values.number(1, 4)),
    "cumulative": Key(values.flag),
}
"""The keys of the ``disease`` that a play brings."""

_BONUSES = Key(Inner("bonus", BONUS, Bonus, 4))
_FOE: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(_NAME, True),
    "kind": Key(values.either(*get_args(Kind))),
    "text": Key(_TEXT),
    "inflict": Key(dice),
    "damage": Key(dice),
    "endure": Key(dice),
    "defense": Key(dice),
    "targets": Key(values.either(*_field(Play, "targets"))),
    "against": _TYPES,
    "trigger": Key(values.either(*filter(None, _field(Play, "trigger")))),
    "shift": _BONUSES,
    "bonus": _BONUSES,
    "effects": Key(EFFECTS),
    "backfire": Key(EFFECTS),
}

FOE_PLAY: Mapping[str, Key] = {**_FOE, "disease": Key(Inner("disease", DISEASE, Illness))}
"""The keys of what a Challenge plays."""

PLAY: Mapping[str, Key] = {
    **_FOE,
    "name": Key(values.words(CARD_NAME), True),
    "text": Key(values.words(CARD_TEXT, empty=True)),
    "search": Key(dice),
    "lockpick": Key(dice),
    "ranged": Key(values.flag),
    "barred": _SETTINGS,
    "only": _SETTINGS,
    "types": Key(several(values.either(*get_args(Type)), 3, "scenario-types")),
    "once": Key(values.flag),
}
"""The keys of what a PC plays: of a card of a deck, of a Craft's Action and Reaction, of a piece of Gear's plays."""


CARD: Mapping[str, Key] = {**PLAY, "kind": Key(values.either(*get_args(Kind)), True)}
"""The keys of the table ``play``: it says of which kind it is."""


def _make(usual: Kind, /, **row: Any) -> Play:
    """Return a play; of which kind it is follows from where it stands, unless it says so."""
    return Play(**{"kind": usual} | row)


def _plays(kind: Kind, keys: Mapping[str, Key], most: int = 0) -> Key:
    return Key(Inner(kind, keys, partial(_make, kind), most))


KIND: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(_NAME, True),
    "type": Key(values.either(*get_args(ChallengeType)), True),
    "level": Key(values.number(1, 6), True),
    "text": Key(values.words(MOST_KIND_TEXT), True),
    "icon": Key(values.words(MOST_NAME)),
    "ep": Key(values.number(0, 60)),
    "keywords": Key(several(values.either(*AGAINST[5:]), 4, "keywords")),
    "height": Key(values.number(0, 4)),
    "lock": Key(dice),
    "lock_fail": Key(EFFECTS),
    "hidden": Key(dice),
    "pursues": Key(values.flag),
    "respawn": Key(values.number(0, 12)),
    "stays": Key(values.either("water")),
    "trigger": Key(values.either("enter", "search", "lockpick failed", "feature", "leave")),
    "use": Key(values.either("one-shot", "re-arming")),
    "stays_hidden": Key(values.flag),
    "lit_reveals": Key(values.flag),
    "actions": _plays("action", FOE_PLAY, 3),
    "reaction": _plays("reaction", FOE_PLAY),
    "interrupts": _plays("interrupt", FOE_PLAY, 2),
    "assists": _plays("assist", FOE_PLAY, 2),
}
"""The keys of the table ``kind``."""

_SHIFTS = Key(Inner("tracks", {track: Key(values.number(-2, 2)) for track in TRACKS}, _said))
_TOKENS = {name: Key(values.number(0, 4)) for name in ("general", *get_args(Setting))}

CRAFT: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(_NAME, True),
    "about": Key(_TEXT, True),
    "ep": Key(values.number(8, 30), True),
    "search": Key(dice, True),
    "tokens": Key(Inner("tokens", _TOKENS, _said), True),
    "tracks": _SHIFTS,
    "action": Key(Inner("action", PLAY, partial(_make, "action")), True),
    "reaction": Key(Inner("reaction", PLAY, partial(_make, "reaction")), True),
    "gear": Key(several(id_of, 4, "gear")),
    "deck": Key(several(id_of, 10, "plays", again=True), True),
}
"""The keys of the table ``craft``."""

GEAR: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(values.words(CARD_NAME), True),
    "text": Key(values.words(MOST_TEXT), True),
    "slots": Key(several(values.either(*get_args(Slot)), 4, "slots"), True),
    "price": Key(values.number(0, 9)),
    "ep": Key(values.number(-6, 6)),
    "tracks": _SHIFTS,
    "keywords": Key(several(values.either("Aquatic", "Flying", "Darkvision"), 3, "keywords")),
    "light": Key(values.flag),
    "flame": Key(values.flag),
    "fall": Key(values.number(0, 3)),
    "defense": Key(dice),
    "bonus": _BONUSES,
    "plays": _plays("action", PLAY, 2),
    "once": Key(values.flag),
}
"""The keys of the table ``gear``."""

TABLES: Mapping[str, tuple[Mapping[str, Key], Callable[..., msgspec.Struct]]] = {
    "kind": (KIND, lambda **row: _kind(**row)),
    "play": (CARD, lambda **row: Play(**row)),
    "craft": (CRAFT, lambda **row: Craft(**{"tracks": {}, "gear": ()} | row)),
    "gear": (GEAR, lambda **row: Gear(**row)),
}
"""The keys of each table that brings something along, and what is made of one."""


def _kind(**row: Any) -> Challenge:
    """Return a kind of Challenge: an Environ's Actions are on all (REG-072), a Trap springs once if it does not say."""
    made = Challenge(**row)
    icon = made.icon or MARKS[made.type]
    actions, use = made.actions, made.use
    if made.type == "Environ":
        actions = tuple(msgspec.structs.replace(play, targets="enemies") for play in actions)
    if made.type == "Trap":
        use = use or "one-shot"
    return msgspec.structs.replace(made, icon=icon, actions=actions, use=use)
