"""The tables of a scenario file, and which keys each may have."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args, get_type_hints

from engine.core.files import values
from engine.core.files.tables import Inner, Key
from engine.core.files.values import Reader, shown

from ..state.catalogue import WORDS, trouble
from ..state.content import EFFECT_KINDS, Effect, EntryName, Setting, Track, Type
from ..state.levels import LADDER
from ..state.scenarios import Feature, Gift, Ground, Region, Scenario

MOST_NAME, MOST_TEXT, MOST_LONG_TEXT = 40, 300, 600
MOST_LIMIT = 60
"""How many rounds a chase may last."""
MOST_PARTY, MOST_MORE, MOST_MORE_TOKENS = 6, 12, 4
"""How many PCs there may be, and how many rounds or Stealth Tokens more a small party may have."""


_DICE = re.compile(rf"[1-4]?d(?:{'|'.join(map(str, LADDER))})")
_SIZES = ", ".join(f"d{sides}" for sides in LADDER)
_NUMBER = re.compile(r"-?[0-9]{1,2}")
_WAY = re.compile(r"[a-z0-9][a-z0-9-]{0,23}(?:/[a-z0-9][a-z0-9-]{0,23})?")
_PLAYER = re.compile(r"p[0-9]+")


def _options(shape: type, field: str) -> tuple[object, ...]:
    """Return what a struct's field may be, where it is one of a few."""
    return get_args(get_type_hints(shape)[field])


def id_of(value: object) -> str:
    """Read an id: small letters, digits and hyphens; a p and digits are how the party's members are named."""
    found = values.identifier(value)
    if found != found.lower():
        raise trouble.wrong("bad-capitals", name=shown(value), small=found.lower())
    if _PLAYER.fullmatch(found):
        raise trouble.wrong("bad-member-id", name=shown(value))
    return found


def way(value: object) -> str:
    """Read what refers to a connection or a feature: an id, or the two ends of a connection such as "gate/yard"."""
    if not isinstance(value, str) or not _WAY.fullmatch(value):
        raise trouble.wrong("bad-way", name=shown(value))
    return value


def dice(value: object) -> str:
    """Read an entry of dice, such as "1d6"; "" for none."""
    text = value.strip().lower() if isinstance(value, str) else None
    if text is None or (text and not _DICE.fullmatch(text)):
        raise trouble.wrong("bad-dice", name=shown(value), sizes=_SIZES)
    return f"1{text}" if text.startswith("d") else text


def amount(value: object) -> str:
    """Read how much an effect does: a number or dice, or of a "reveal" what the one who acts Searches with
    (``"search"``)."""
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 100 else value
    text = text.strip().lower() if isinstance(text, str) else ""
    if text != "search" and not _NUMBER.fullmatch(text) and not _DICE.fullmatch(text):
        raise trouble.wrong("bad-amount", name=shown(value), sizes=_SIZES)
    return f"1{text}" if text.startswith("d") else text


def several(read: Reader, most: int, of: str, *, again: bool = False) -> Reader:
    """Return a reader of a list; what it is ``of`` is the message "several-" and that word."""
    return values.several(read, most, WORDS.message(f"several-{of}"), again=again)


_TEXT = values.words(MOST_TEXT, empty=True)
_LONG = values.words(MOST_LONG_TEXT, empty=True)
_SETTING = values.either(*get_args(Setting))

SCENARIO: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(values.words(60), True),
    "type": Key(values.either(*get_args(Type)), True),
    "setting": Key(_SETTING, True),
    "start": Key(id_of, True),
    "goal": Key(id_of, True),
    "about": Key(_TEXT),
    "opening": Key(_LONG),
    "won": Key(_LONG),
    "lost": Key(_LONG),
    "partly": Key(_LONG),
    "level": Key(values.number(1, 3)),
    "minutes": Key(values.number(5, 600)),
    "known_goal": Key(values.flag),
    "needs": Key(several(id_of, 6, "ids")),
    "light_rule": Key(values.either(*_options(Scenario, "light_rule"))),
    "no_bash": Key(values.flag),
    "thorough": Key(values.flag),
    "mode": Key(values.either(*_options(Scenario, "mode"))),
    "round_limit": Key(values.number(0, MOST_LIMIT)),
    "more_rounds": Key(several(values.number(0, MOST_MORE), MOST_PARTY, "rounds", again=True)),
    "more_tokens": Key(several(values.number(0, MOST_MORE_TOKENS), MOST_PARTY, "tokens", again=True)),
    "alarm": Key(values.number(0, MOST_LIMIT)),
    "until": Key(values.words(60)),
    "partial": Key(values.flag),
    "life_or_death": Key(values.flag),
    "loss_only_fleeing": Key(values.flag),
    "consequence": Key(values.either(*_options(Scenario, "consequence"))),
    "announce": Key(several(values.words(200), 6, "rules")),
}
"""The keys of the table ``scenario``."""

REGION: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(values.words(MOST_NAME), True),
    "text": Key(_TEXT),
    "x": Key(values.number(-30, 30), True),
    "y": Key(values.number(-30, 30), True),
    "light": Key(values.either(*_options(Region, "light"))),
    "water": Key(values.either(*_options(Region, "water"))),
    "ground": Key(values.either(*filter(None, get_args(Ground)))),
    "settings": Key(several(_SETTING, 3, "settings")),
    "limit": Key(values.number(0, MOST_LIMIT)),
    "bonus": Key(values.number(0, 12)),
    "hide_spot": Key(values.flag),
    "fortunes": Key(values.number(0, 4)),
    "fortune": Key(dice),
}
CONNECTION: Mapping[str, Key] = {
    "id": Key(id_of),
    "a": Key(id_of),
    "b": Key(id_of),
    "from": Key(id_of, False, "a"),
    "to": Key(id_of, False, "b"),
    "obstacle": Key(id_of),
    "low": Key(id_of),
    "high": Key(id_of),
    "hidden": Key(dice),
    "party": Key(values.number(1, MOST_PARTY)),
}
ALIASES: Mapping[str, str] = {"from": "a", "to": "b"}
"""Other keys for the ends of a connection."""

CHALLENGE: Mapping[str, Key] = {
    "id": Key(id_of),
    "kind": Key(id_of, True),
    "at": Key(id_of, True),
    "patrol": Key(several(id_of, 12, "regions", again=True)),
    "single": Key(values.flag),
    "passes": Key(several(way, 12, "connections")),
    "party": Key(values.number(1, MOST_PARTY)),
}

NAMED = Key(several(way, 12, "ids"))
"""What is left out in a variant."""

GIFT: Mapping[str, Key] = {
    "valuables": Key(values.number(0, 12)),
    "gear": Key(several(id_of, 4, "gear", again=True)),
    "object": Key(id_of),
}
"""The keys of what a feature ``gives``."""

EFFECT: Mapping[str, Key] = {
    "kind": Key(values.either(*EFFECT_KINDS), True),
    "amount": Key(amount),
    "who": Key(values.either(*_options(Effect, "who"))),
    "name": Key(values.words(MOST_NAME, empty=True)),
    "track": Key(values.either(*get_args(Track))),
    "entry": Key(values.either(*get_args(EntryName))),
    "levels": Key(values.number(-4, 4)),
    "against": Key(several(values.words(24), 4, "types-or-keywords")),
    "until": Key(values.either(*_options(Effect, "until"))),
    "each": Key(values.either("turn")),
    "cumulative": Key(values.flag),
}
"""The keys of one of a feature's ``effects``, or of what a ``fail`` brings."""

EFFECTS = Inner("effect", EFFECT, Effect, 4)
"""A list of them."""

FEATURE: Mapping[str, Key] = {
    "id": Key(id_of, True),
    "name": Key(values.words(MOST_NAME), True),
    "at": Key(id_of),
    "kind": Key(values.either(*_options(Feature, "kind")), True),
    "text": Key(_TEXT),
    "hidden": Key(dice),
    "lock": Key(dice),
    "opens": Key(way),
    "use": Key(values.either(*_options(Feature, "use"))),
    "gives": Key(Inner("gift", GIFT, Gift)),
    "disarms": Key(several(id_of, 6, "challenges")),
    "effects": Key(EFFECTS),
    "fail": Key(EFFECTS),
    "inside": Key(values.flag),
}

COUNTS = {
    **{"region": 24, "connection": 40, "challenge": 30, "feature": 30, "variant": 12},
    **{"kind": 12, "play": 16, "craft": 4, "gear": 8},
}
"""How many tables of each kind a scenario may have at most."""
