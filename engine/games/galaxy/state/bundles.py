"""What is given in transactions as text: "2 commodities, 1 cultural fragment for 1 trade good" (GAL-G24)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.words import count

from . import naming
from .content import FRAGMENTS
from .state import Bundle, State

NOTHING = "nothing"
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_GOODS = re.compile(r"(?:trade[ -]?)?goods?|tgs?")
_COMMODITIES = re.compile(r"commodit(?:y|ies)|comm?s?")
_FRAGMENT = re.compile(r"([a-z]+) (?:relic )?(?:fragments?|frags?)")
_PART = re.compile(r"(?:(\d{1,2}) ?(?:x )?)?(.+)")
_CALLED = {"unmarked": "unknown"}


def write(state: State, bundle: Bundle) -> str:
    """Return what a side gives as moves and events write it: "2 commodities, 1 cultural fragment", or "nothing"."""
    parts = []
    if bundle.commodities:
        parts.append(count(bundle.commodities, "commodity", "commodities"))
    if bundle.trade_goods:
        parts.append(count(bundle.trade_goods, "trade good"))
    for kind in FRAGMENTS:
        if number := bundle.fragments.get(kind, 0):
            parts.append(count(number, f"{kind} fragment"))
    parts.extend(naming.planet_name(state, planet) for planet in bundle.planets)
    return ", ".join(parts) or NOTHING


def write_deal(state: State, gives: Bundle, gets: Bundle) -> str:
    """Return a transaction as moves write it: "2 commodities for 1 trade good"."""
    return f"{write(state, gives)} for {write(state, gets)}"


def read(state: State, text: str) -> Bundle | None:
    """Return what a text gives ("2 com", "1 tg and a cultural fragment", "nothing"), ``None`` where it is not clear."""
    trade_goods = commodities = 0
    fragments: dict[str, int] = {}
    planets: list[str] = []
    for part in re.split(r",|\+|&|;|\band\b", " ".join(text.casefold().split()).rstrip(".")):
        words = part.strip()
        planet = naming.planet_named(state, words)
        if planet is not None:
            if planet.id in planets:
                return None
            planets.append(planet.id)
            continue
        if words in (NOTHING, "none"):
            continue
        counted = _counted(words)
        if counted is None:
            return None
        number, what = counted
        kind = _fragment(what)
        if _GOODS.fullmatch(what):
            trade_goods += number
        elif _COMMODITIES.fullmatch(what):
            commodities += number
        elif kind:
            fragments[kind] = fragments.get(kind, 0) + number
        else:
            return None
    planets.sort(key=lambda planet: naming.planet_name(state, planet))
    return Bundle(trade_goods, commodities, _in_order(fragments), tuple(planets))


def read_deal(state: State, text: str) -> tuple[Bundle, Bundle] | None:
    """Return what both sides of a transaction give ("2 com for 1 tg"), ``None`` where it is not clear.

    What is wanted has to be said, "for nothing" too: a gift is never made by mistake.
    """
    sides = re.split(r"\bfor\b", text.casefold())
    if len(sides) != 2:
        return None
    gives, gets = (read(state, side) for side in sides)
    return None if gives is None or gets is None else (gives, gets)


def respell(state: State, text: str) -> str:
    """Return a transaction as moves write it; the text itself where it is not clear."""
    deal = read_deal(state, text)
    return text if deal is None else write_deal(state, *deal)


def _counted(words: str) -> tuple[int, str] | None:
    """Return a number and what is counted: "2 com", "2com", "a mech"; one where no number is said."""
    found = _PART.fullmatch(words)
    if found is None:
        return None
    if found[1]:
        return int(found[1]), found[2]
    number, _, what = words.partition(" ")
    return (_NUMBERS[number], what) if number in _NUMBERS else (1, words)


def _fragment(what: str) -> str:
    """Return the kind of fragment that a text names, "" where it names none."""
    found = _FRAGMENT.fullmatch(what)
    kind = _CALLED.get(found[1], found[1]) if found is not None else ""
    return kind if kind in FRAGMENTS else ""


def _in_order(fragments: Mapping[str, int]) -> dict[str, int]:
    """Return counted fragments in the order of the decks, without those that are none: equal bundles look alike."""
    return {kind: fragments[kind] for kind in FRAGMENTS if fragments.get(kind, 0)}
