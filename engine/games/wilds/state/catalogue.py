"""The messages of Wilds, and how sites, foes and things are named in them."""

from __future__ import annotations

from engine.core.catalogue import Catalogue
from engine.core.files.troubles import Troubles
from engine.core.grammar import Noun
from engine.core.words import ARTICLES, bare, lower, plain, sentence

from .content import content
from .naming import inside


def site_noun(name: str) -> Noun:
    """Return the name of a site: "truffle oaks" takes an article, "Old Mill" takes none, "the White Mare" has its own."""
    if name.lower().startswith(ARTICLES):
        return Noun(bare(name), name, unique=name.lower().startswith("the "))
    is_own = name[1:] != name[1:].lower() or " " not in name
    return Noun(name) if is_own else Noun(lower(name), name)


def foe_noun(name: str) -> Noun:
    """Return the name of those who are met: "wolves", "black bear" for "a black bear", "Old Thunder"."""
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
    return Noun(lower(known.name), key, many=known.many, plural=lower(known.plural))


def archetype_noun(kind: str) -> str:
    """Return the name of a ready-made character by its id, "" for any other character."""
    known = content().archetypes.get(kind)
    return Noun(known.name, kind) if known is not None else ""


WORDS = Catalogue(
    "wilds",
    nouns={
        **dict.fromkeys(("site", "sites", "seen", "named", "unreached"), site_noun),
        **dict.fromkeys(("place", "joined", "at", "beyond", "toward"), inside),
        "foe": foe_noun,
        **dict.fromkeys(("item", "items", "thing"), item_noun),
        "archetype": archetype_noun,
        **dict.fromkeys(("text", "prose"), sentence),
    },
)
"""Every message of the game, in ``data/wilds/words``."""

refused = WORDS.refused
trouble = Troubles(WORDS)
