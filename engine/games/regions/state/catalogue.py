"""The game's messages, and how what they speak of is named."""

from __future__ import annotations

from typing import get_args

from engine.core.catalogue import Catalogue
from engine.core.files.troubles import Troubles
from engine.core.grammar import Noun
from engine.core.languages import SOURCE, spoken
from engine.core.messages import WORDS as HOUSE
from engine.core.needs import Needs
from engine.core.rewording import Rewording
from engine.core.words import ARTICLES, bare, lower, lowered, sentence, upper

from .content import LUCK, NOTHING, PASSAGE, TRACKS, Setting, content, shipped
from .naming import (
    ONE_VALUABLE,
    THE_MASTER,
    actor_name,
    craft_name,
    entity_name,
    gear_name,
    is_challenge,
    is_many,
    is_own,
    play_or_name,
)
from .state import Entity, State, Who, index_of

PEOPLE = ("who", "whom", "actor", "actors", "target", "targets", "by", "others", "origin", "missed", "owner")
"""Facts that name members of the party or Challenges."""

REGIONS = ("where", "start", "end", "beyond", "lit", "stands", "came", "near")
"""Facts that name regions."""

THINGS = ("what", "lock", "key", "unmet", "objects", "feature")
"""Facts that name Challenges or things."""


IN_A_ROW = ("2", "3", "4", "5", "6")
"""The numbers of Challenges of a kind for which a sentence has a word."""


def thing(name: str) -> Noun:
    """Return a Challenge or a thing as sentences name it: "second sharp guard", "ledger"; own names have no article."""
    if not name or (is_own(name) and not name.lower().startswith(ARTICLES)):
        return WORDS.noun(Noun(said_name(name), many=is_many(name)), name)
    stem, _, number = name.rpartition(" ")
    if not is_challenge(name) or not number.isdigit():
        return WORDS.noun(Noun(lower(bare(name)), name, many=is_many(name), unique=name.lower().startswith("the ")), name)
    kind = WORDS.noun(Noun(lower(stem), name, many=is_many(name)), stem)
    if number in IN_A_ROW:
        return WORDS.around(kind, lambda name: WORDS("in-a-row", name=name, number=int(number)))
    return with_number(kind, int(number))


def with_number(name: Noun, number: int) -> Noun:
    """Return a name with a number behind it: "sharp guard 7"."""
    return WORDS.around(name, lambda text: WORDS("with-number", name=text, number=number))


def the(name: str) -> str:
    """Return a Challenge or a thing with its article: "the second sharp guard", "the ledger"."""
    return WORDS("the-thing", what=name)


def challenge_or_person(name: str) -> Noun:
    """Return a Challenge, or else a member of the party, as sentences name them."""
    if name in (THE_MASTER, upper(THE_MASTER)):
        return Noun(WORDS("title-master") if name == THE_MASTER else upper(WORDS("title-master")))
    return thing(name) if is_challenge(name) else Noun(name)


def actor_noun(state: State, actor: Who) -> Noun:
    """Return a member or an entity as sentences name them."""
    name = actor_name(state, actor)
    return Noun(name) if index_of(actor) is not None else thing(name)


def region_noun(name: str) -> Noun:
    """Return a region as sentences name it, by the name on the map: "Hall", "Tam's kitchen"."""
    first, _, _ = name.partition(" ")
    owned = not name or first.endswith(("'s", "’s"))
    return WORDS.noun(Noun(name) if owned else Noun(bare(name), name), name)


def said_name(name: str) -> str:
    """Return a name in the language that is spoken, that of a Challenge with its number: "Sharp guard 2"."""
    stem, _, number = name.rpartition(" ")
    return f"{WORDS.text(stem)} {number}" if stem and number.isdigit() else WORDS.text(name)


def said_within(name: str) -> str:
    """Return the same as it stands in the middle of a sentence; an author's own name keeps its capitals."""
    small = lowered(name)
    said = said_name(small)
    return said if said != small or spoken() == SOURCE else said_name(name)


def challenge_name(entity: Entity) -> str:
    """Return what a Challenge is called, in the language that is spoken."""
    return said_name(entity_name(entity))


def challenge_within(entity: Entity) -> str:
    """Return what a Challenge is called in the middle of a sentence."""
    return said_within(entity_name(entity))


def kind_noun(type: str) -> Noun:
    """Return a type of Challenges, or a keyword, as it is called; an author's own word is itself."""
    key = type.replace(" ", "-")
    return Noun(WORDS(f"type-{key}") if f"type-{key}" in WORDS.messages() else type, f"type-{key}")


def noted(text: str) -> str:
    """Return what was noted in English in the language that is spoken: a ruling, a hidden roll, or the content."""
    again = _noted(text)
    return again if again != text else _noted_of_dice(text)


def _gear(name: str) -> Noun:
    if name == ONE_VALUABLE:
        return Noun(WORDS("valuables", count=1))
    return thing(gear_name(name)) if name else Noun("")


def _found(name: str) -> Noun:
    if name in (PASSAGE, LUCK):
        return Noun(WORDS("found-way" if name == PASSAGE else "found-fortune"))
    return Noun(name) if name.startswith(("a ", "an ")) else thing(name)


def _craft(name: str) -> Noun:
    return WORDS.noun(Noun(lower(craft_name(name)), name), craft_name(name))


def _source(name: str) -> str:
    """Return what shifts dice or lasts, as players call it: a track, "Jonas’s Lead On"; any other word itself."""
    if name in TRACKS:
        return _track(name)
    if name == THE_MASTER:
        return WORDS("title-master")
    owner, of, play = name.partition("’s ")
    return WORDS("source-of", holder=said_name(owner), play=play) if of else name


def _track(track: str) -> str:
    return WORDS(f"stat-{track.lower()}") if track in TRACKS else track


def _sought(name: str) -> str:
    return str(_found(name)) if name in (PASSAGE, LUCK) else name if name == NOTHING else noted(said_name(name))


def _against(type: str) -> str:
    return WORDS("against-type", type=type)


def _setting(setting: str) -> str:
    return WORDS(f"setting-of-{setting}") if setting in get_args(Setting) else setting


WORDS = Catalogue(
    "regions",
    nouns={
        **dict.fromkeys(PEOPLE, challenge_or_person),
        **dict.fromkeys(REGIONS, region_noun),
        **dict.fromkeys(THINGS, thing),
        **dict.fromkeys(("gear", "away", "item"), _gear),
        **dict.fromkeys(("craft", "background"), _craft),
        **dict.fromkeys(("source", "sources"), _source),
        "sought": _sought,
        "against_types": _against,
        "track": _track,
        "setting": _setting,
        "plays": play_or_name,
        "found": _found,
        **dict.fromkeys(("text", "ruling"), lambda text: sentence(noted(text))),
        "name": lambda name: noted(said_name(name)),
    },
    usual=lambda: content() is shipped(),
)

_noted = Rewording(WORDS, "ruled-", "rule-", "secret-roll", "draw-wanders", "way-out-of", "way-from-to")
_noted_of_dice = Rewording(HOUSE, "order-dice-done")

refused = WORDS.refused
trouble = Troubles(WORDS)
need = Needs[State](WORDS)
