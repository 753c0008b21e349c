"""The messages of Wilds, and how sites, foes and things are named in them."""

from __future__ import annotations

import re

from engine.core.catalogue import Catalogue
from engine.core.files.troubles import Troubles
from engine.core.grammar import Noun
from engine.core.languages import by_language, spoken
from engine.core.messages import WORDS as HOUSE
from engine.core.rewording import Rewording
from engine.core.words import ARTICLES, bare, lower, plain, sentence

from .content import content
from .naming import ON_THE_WAY, UNKNOWN, inside

_POINT = re.compile(r"(?:(?P<far>Far|High|Nether|Old) )?(?P<first>[A-Z][a-z]+) (?P<last>[A-Z][a-z]+)")
"""What the name of a point looks like that `files.generator` has made: "Hazel Ford", "Far Otter Holt"."""

_PASSERS = re.compile(r"(?P<who>.+), (?P<least>\d+)(?: to (?P<most>\d+))?")
"""How it is noted who left tracks, and between which numbers they are."""


def _translated(name: str) -> Noun | None:
    """Return a name of the content in the language that is spoken, ``None`` in English and where it is not translated."""
    found = WORDS.messages(spoken()).named(name)
    return found if isinstance(found, Noun) else None


def site_noun(name: str) -> Noun:
    """Return the name of a site: "truffle oaks" takes an article, "Old Mill" takes none, "the White Mare" has its own."""
    if isinstance(name, Noun):
        return name
    if (known := _translated(name)) is not None:
        return known
    if (again := said_again(name)) != name:
        return Noun(again, name)
    if name.lower().startswith(ARTICLES):
        return Noun(bare(name), name, unique=name.lower().startswith("the "))
    is_own = name[1:] != name[1:].lower() or " " not in name
    return Noun(name) if is_own else Noun(lower(name), name)


def foe_noun(name: str) -> Noun:
    """Return the name of those who are met: "wolves", "black bear" for "a black bear", "Old Thunder"."""
    if (known := _translated(name)) is not None:
        return known
    if name[:1].isupper() and not name.lower().startswith(ARTICLES):
        return Noun(name)
    many = name.endswith("s") and not name.endswith("ss")
    return Noun(bare(name), name, many=many, unique=name.lower().startswith("the "))


def item_noun(entry: str) -> Noun:
    """Return the name of a kind of goods by its id, or by an entry of a list: "rations 5", "tool-3"."""
    key = entry.partition(" ")[0]
    stem, _, number = key.rpartition("-")
    key = stem if number.isdigit() else key
    known = content().goods.get(key)
    if known is None:
        return Noun(plain(key), key)
    if (translated := _translated(known.name)) is not None:
        return translated
    return Noun(lower(known.name), key, many=known.many, plural=lower(known.plural))


def archetype_noun(kind: str) -> str:
    """Return the name of a ready-made character by its id, "" for any other character."""
    known = content().archetypes.get(kind)
    if known is None:
        return ""
    return _translated(known.name) or Noun(known.name, kind)


def category_noun(category: str) -> Noun:
    """Return what a site is, by the id of its category."""
    return Noun(WORDS(f"sort-{category}"), f"sort-{category}")


def place_noun(name: str) -> str:
    """Return the name of a place as it stands inside a sentence; a way between two is noted in English."""
    if isinstance(name, Noun):
        return name
    way = ON_THE_WAY.fullmatch(name)
    if way is None:
        return WORDS("place-unknown") if name == UNKNOWN else inside(name)
    done, length = int(way["done"]), int(way["length"])
    return WORDS("place-on-way", start=place_noun(way["start"]), end=place_noun(way["end"]), done=done, length=length)


@by_language
def point_words(name: str) -> str:
    """Return the name of a point of a new region, which is made of two or three words; any other text as it is."""
    made = _POINT.fullmatch(name)
    if made is None or not WORDS("point-first", first=made["first"]) or not WORDS("point-last", last=made["last"]):
        return name
    return WORDS("point-made", far=made["far"] or "none", first=made["first"], last=made["last"])


def aim_text(aim: str) -> str:
    """Return what an expedition came for: a whole text of the content, or one without its full stop."""
    whole = f"{aim}."
    return WORDS.text(aim) if WORDS.text(whole) == whole else WORDS.text(whole).removesuffix(".")


def quarry_text(noted: str) -> str:
    """Return what is said to be at the end of a trail, as it was noted: "something hidden", "3 wolves"."""
    number, _, dwellers = noted.partition(" ")
    if not number.isdecimal():
        return said_again(noted)
    known = _translated(dwellers)
    return noted if known is None else f"{number} {known}"


def signs_text(noted: str) -> str:
    """Return who left tracks, and how many, as it was noted: "rustlers, 3", "wolves, 1 to 4"."""
    read = _PASSERS.fullmatch(noted)
    if read is None:
        return noted
    name = _translated(read["who"]) or read["who"]
    return WORDS("signs-passers", passers=name, least=int(read["least"]), most=int(read["most"] or 0))


def prose(text: str) -> str:
    """Return what the content or a game master says as a sentence of its own."""
    return sentence(said_again(text))


WORDS = Catalogue(
    "wilds",
    nouns={
        **dict.fromkeys(("site", "sites", "seen", "named", "unreached"), site_noun),
        **dict.fromkeys(("place", "joined", "at", "beyond", "toward"), place_noun),
        "foe": foe_noun,
        **dict.fromkeys(("item", "items", "thing"), item_noun),
        "archetype": archetype_noun,
        **dict.fromkeys(("categories", "kinds"), category_noun),
        "aim": aim_text,
        "quarry": quarry_text,
        "signs": signs_text,
        **dict.fromkeys(("text", "prose"), prose),
    },
    made=point_words,
)
"""Every message of the game, in ``data/wilds/words``."""

_noted = Rewording(WORDS, "ruled-", "trail-", "one-", "quarry-goal", "quarry-category", "heart-of-enigma")
_noted_of_dice = Rewording(HOUSE, "order-dice-done")


def said_again(text: str) -> str:
    """Return what was noted in English in the language that is spoken: a ruling, a trail, or the content."""
    again = _noted(text)
    return again if again != text else _noted_of_dice(text)


refused = WORDS.refused
trouble = Troubles(WORDS)
