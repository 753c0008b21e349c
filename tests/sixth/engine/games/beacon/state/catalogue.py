"""The messages of Beacon (data/beacon/words), and how ids of its content are named in them."""

from __future__ import annotations

from engine.core.catalogue import Catalogue
from engine.core.grammar import Noun

from .content import things


def _thing(thing: str) -> Noun:
    return Noun(things()[thing].name, thing, many=thing == "stairs")


def _card(thing: str) -> Noun:
    return Noun(WORDS("card-of", thing=thing), f"card-{thing}")


WORDS = Catalogue("beacon", nouns={"thing": _thing, "card": _card, "cards": _thing})
refused = WORDS.refused
