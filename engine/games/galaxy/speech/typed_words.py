"""Words of the language that is spoken, read as moves write them: what a deal gives, and units."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial

from engine.core.languages import by_language

from ..state.catalogue import WORDS, place_words
from ..state.content import FRAGMENTS
from ..state.naming import fragment_kind
from ..state.state import KINDS, State

SEVERAL = (1, 2)
"""How many things are named, once in the singular and once in the plural."""


def deal_in_english(state: State, text: str) -> str:
    """Return a deal that is written in the words that players read, in those of moves: "2 Waren für 1 Kulturfragment"."""
    planets = {place_words(planet.name).casefold(): planet.name for planet in state.planets}
    return _respelled(text, {**planets, **_goods(), **_joints()})


def units_in_english(text: str) -> str:
    """Return units that are written in the words that players read, in those of moves: "1 Transporter, 3 Infanterie"."""
    return _respelled(text, _units())


def _respelled(text: str, words: Mapping[str, str]) -> str:
    """Return a text with the words that are known replaced, the longest of them first."""
    known = {word: meant for word, meant in words.items() if word and word != meant.casefold()}
    if not known:
        return text
    ways = "|".join(re.escape(word) for word in sorted(known, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{ways})(?!\w)", lambda found: known[found[0].casefold()], text, flags=re.IGNORECASE)


@by_language
def _goods() -> Mapping[str, str]:
    """Return what a deal can give, planets apart, by how it is called."""
    return {
        **_called(lambda number: WORDS("trade-goods", trade_goods=number), "trade good"),
        **_called(lambda number: WORDS("commodities", commodities=number), "commodity"),
        **{word: meant for kind in FRAGMENTS for word, meant in _fragment(kind).items()},
    }


def _fragment(kind: str) -> Mapping[str, str]:
    return _called(lambda number: WORDS(f"fragments-{kind}", count=number), f"{fragment_kind(kind)} fragment")


@by_language
def _units() -> Mapping[str, str]:
    """Return the kinds of units by how they are called, and what stands between two."""
    kinds = {word: kind for kind in KINDS for word in _called(partial(_counted, kind), kind)}
    return {**kinds, **_meant(WORDS("read-and"), "and")}


def _counted(kind: str, number: int) -> str:
    return WORDS("counted-unit", unit=kind, count=number)


@by_language
def _joints() -> Mapping[str, str]:
    """Return what stands between the two sides of a deal, or for one of them."""
    return {
        **_meant(WORDS("read-and"), "and"),
        **_meant(WORDS("read-for"), "for"),
        **_meant(WORDS("read-nothing"), "nothing"),
        **_meant(WORDS("read-as-gift"), "for nothing"),
    }


def _called(counted: Callable[[int], str], meant: str) -> dict[str, str]:
    """Return what a thing is called, in the singular and in the plural, with what it is called in moves."""
    return {re.sub(r"^\d+ ", "", counted(number)).casefold(): meant for number in SEVERAL}


def _meant(ways: str, meant: str) -> dict[str, str]:
    return {word.strip().casefold(): meant for word in ways.split(";")}
