"""The game's messages, and how what they speak of is named."""

from __future__ import annotations

from engine.core.catalogue import Catalogue
from engine.core.files.troubles import Troubles
from engine.core.grammar import Noun
from engine.core.needs import Needs
from engine.core.words import lower, sentence

from .naming import challenge_or_person, craft_name, gear_name, play_or_name, region_noun, thing
from .state import State

PEOPLE = ("who", "whom", "actor", "actors", "target", "targets", "by", "others", "origin", "missed", "owner")
"""Facts that name members of the party or Challenges."""

REGIONS = ("where", "start", "end", "beyond", "lit", "stands", "came", "near")
"""Facts that name regions."""

THINGS = ("what", "lock", "key", "unmet", "objects", "feature")
"""Facts that name Challenges or things."""


def _gear(name: str) -> Noun:
    return thing(gear_name(name)) if name else Noun("")


def _found(name: str) -> Noun:
    return Noun(name) if name.startswith(("a ", "an ")) else thing(name)


def _craft(name: str) -> Noun:
    return Noun(lower(craft_name(name)), name)


WORDS = Catalogue(
    "regions",
    nouns={
        **dict.fromkeys(PEOPLE, challenge_or_person),
        **dict.fromkeys(REGIONS, region_noun),
        **dict.fromkeys(THINGS, thing),
        **dict.fromkeys(("gear", "away", "item"), _gear),
        **dict.fromkeys(("craft", "background"), _craft),
        "plays": play_or_name,
        "found": _found,
        "text": sentence,
    },
)

refused = WORDS.refused
trouble = Troubles(WORDS)
need = Needs[State](WORDS)
