"""What players call the things of a galaxy, and how moves write them; what is given in transactions is written
"2 commodities, 1 cultural fragment for 1 trade good" (GAL-G24)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from engine.core.memo import memo
from engine.core.words import count, handle, plain, upper

from . import former_names
from .content import FRAGMENTS, UNKNOWN, content
from .state import KINDS, NONE, Bundle, Force, Planet, State, System, in_order

EDDY = "eddy"
HOME = "'s home"
"""What the name of a home planet ends with, behind the name of whose it is."""
ROWS = "ABCDE"
RADIUS = 2


def hex_label(at: tuple[int, int]) -> str:
    """Return what a hex of the map is called: the row's letter from the top, then its place in the row from the west."""
    q, r = at
    return f"{ROWS[r + RADIUS]}{q - max(-RADIUS, -RADIUS - r) + 1}"


def system_name(system: str) -> str:
    """Return what a system is called: "C2", "the Eddy"."""
    return "the Eddy" if system == EDDY else system


def planet_name(state: State, planet: str) -> str:
    """Return what a planet is called."""
    return state.planet_by_id[planet].name


def place_name(state: State, place: str) -> str:
    """Return what a system or a planet is called, by its id; a place that is neither (at a desk) as it is written."""
    return planet_name(state, place) if place in state.planet_by_id else system_name(place)


def planet_named(state: State, text: str) -> Planet | None:
    """Return the planet of this id or name, ``None`` where there is none."""
    planets = planets_by_name(state)
    return planets.get(text.strip().casefold()) or planets.get(former_names.today(text).strip().casefold())


@memo("planets")
def planets_by_name(state: State) -> Mapping[str, Planet]:
    """Return the planets by their ids and by their names in small letters, the first of each."""
    found: dict[str, Planet] = {}
    for planet in state.planets:
        found.setdefault(planet.id, planet)
        found.setdefault(planet.name.casefold(), planet)
    return found


def system_named(state: State, text: str) -> System | None:
    """Return the system of this label, or that of a planet of this name; ``None`` where there is none."""
    if (exact := state.system_by_id.get(text)) is not None:
        return exact
    wanted = former_names.today(text).strip().casefold().removeprefix("the ")
    found = next((system for system in state.systems if system.id.casefold() == wanted), None)
    planet = planet_named(state, text) if found is None else None
    return state.system_by_id.get(planet.system) if planet is not None else found


def handles(state: State) -> tuple[str, ...]:
    """Return the word that moves name each player by."""
    return _handles(tuple([player.name for player in state.players]))


@lru_cache(maxsize=256)
def _handles(names: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for name in names:
        found.append(handle(name, found))
    return tuple(found)


def player_named(state: State, text: str) -> int | None:
    """Return the player of this handle or name, ``None`` for none."""
    wanted = text.strip().casefold()
    words = handles(state)
    named = (place for place, player in enumerate(state.players) if wanted in (words[place], player.name.casefold()))
    return next(named, None)


def counted_from(state: State, text: str) -> list[str]:
    """Return the names of the players in the order in which goals are counted with this speaker (GAL-G58)."""
    return [state.names[player] for player in in_order(state, player_named(state, text) or 0)]


# Units in the text of a move: "2 scout, 3 infantry".


@lru_cache(maxsize=1 << 10)
def written_force(force: Force) -> str:
    """Return units as a move writes them, the cheapest first: "3 infantry, 1 transport"; "nothing" for none."""
    return ", ".join(f"{number} {kind}" for kind, number in force) or "nothing"


@lru_cache(maxsize=1 << 10)
def read_force(text: str) -> Force | None:
    """Return the units that a text names ("2 scouts and a transport", "3 infantry"), ``None`` where it is not clear."""
    force = NONE
    for part in re.split(r",|\band\b|\+", text.casefold()):
        found = re.fullmatch(r"\s*(\d{1,2}|an?|one)?\s*([a-z]+)\s*", part)
        if found is None:
            return None
        kind = kind_named(found[2])
        number = int(found[1]) if found[1] and found[1].isdigit() else 1
        if kind is None or not number:
            return None
        force += Force(**{kind: number})
    return force


def kind_named(word: str) -> str | None:
    """Return the kind of unit that a word names, in the singular or plural; ``None`` where it is none."""
    for kind in KINDS:
        unit = content().units[kind]
        if word in (kind, unit.name.casefold(), unit.many.casefold(), f"{kind}s"):
            return kind
    return None


def counted(numbers: Mapping[str, int]) -> str:
    """Return counted things as a move writes them: "2 cultural, 1 unknown"."""
    return ", ".join(f"{number} {what}" for what, number in numbers.items() if number)


def fragment_kind(kind: str) -> str:
    """Return what a fragment's kind is called."""
    return "unmarked" if kind == UNKNOWN else kind


NOTHING = "nothing"
_NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_GOODS = re.compile(r"(?:trade[ -]?)?goods?|tgs?")
_COMMODITIES = re.compile(r"commodit(?:y|ies)|comm?s?")
_FRAGMENT = re.compile(r"([a-z]+) (?:relic )?(?:fragments?|frags?)")
_PART = re.compile(r"(?:(\d{1,2}) ?(?:x )?)?(.+)")
_CALLED = {"unmarked": "unknown"}


def written_bundle(state: State, bundle: Bundle) -> str:
    """Return what a side gives as moves and events write it: "2 commodities, 1 cultural fragment", or "nothing"."""
    return ", ".join([*_coins(bundle), *(planet_name(state, planet) for planet in bundle.planets)]) or NOTHING


def _coins(bundle: Bundle) -> list[str]:
    """Return all but the planets of what a side gives."""
    parts = []
    if bundle.commodities:
        parts.append(count(bundle.commodities, "commodity", "commodities"))
    if bundle.trade_goods:
        parts.append(count(bundle.trade_goods, "trade good"))
    for kind in FRAGMENTS:
        if number := bundle.fragments.get(kind, 0):
            parts.append(count(number, f"{kind} fragment"))
    return parts


def written_deal(state: State, gives: Bundle, gets: Bundle) -> str:
    """Return a transaction as moves write it: "2 commodities for 1 trade good"."""
    return f"{written_bundle(state, gives)} for {written_bundle(state, gets)}"


def written_coins(gives: Bundle, gets: Bundle) -> str:
    """Return a transaction without planets as `written_deal` does: no state is asked for it."""
    return " for ".join(", ".join(_coins(side)) or NOTHING for side in (gives, gets))


def read_bundle(state: State, text: str) -> Bundle | None:
    """Return what a text gives ("2 com", "1 tg and a cultural fragment", "nothing"), ``None`` where it is not clear."""
    trade_goods = commodities = 0
    fragments: dict[str, int] = {}
    planets: list[str] = []
    for part in re.split(r",|\+|&|;|\band\b", " ".join(text.casefold().split()).rstrip(".")):
        words = part.strip()
        planet = planet_named(state, words)
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
    planets.sort(key=lambda planet: planet_name(state, planet))
    return Bundle(trade_goods, commodities, sorted_fragments(fragments), tuple(planets))


def read_deal(state: State, text: str) -> tuple[Bundle, Bundle] | None:
    """Return what both sides of a transaction give ("2 com for 1 tg"), ``None`` where it is not clear.

    What is wanted has to be said, "for nothing" too: a gift is never made by mistake.
    """
    sides = re.split(r"\bfor\b", text.casefold())
    if len(sides) != 2:
        return None
    gives, gets = (read_bundle(state, side) for side in sides)
    return None if gives is None or gets is None else (gives, gets)


def respelled_deal(state: State, text: str) -> str:
    """Return a transaction as moves write it; the text itself where it is not clear."""
    deal = read_deal(state, text)
    return text if deal is None else written_deal(state, *deal)


def _counted(words: str) -> tuple[int, str] | None:
    """Return a number and what is counted: "2 com", "2com", "a mech"; one where no number is said."""
    found = _PART.fullmatch(words)
    if found is None:
        return None
    if found[1]:
        return int(found[1]), found[2]
    number, _, what = words.partition(" ")
    return (_NUMBERS[number], what) if number in _NUMBERS else (1, words)


def given(part: str) -> tuple[int, str] | None:
    """Return a number and what is given, of a part of what one side gives: "goods", "commodities", or a kind of fragment;
    ``None`` for a planet."""
    found = _counted(part)
    if found is None or not part[:1].isdigit():
        return None
    number, what = found
    if _GOODS.fullmatch(what):
        return number, "goods"
    if _COMMODITIES.fullmatch(what):
        return number, "commodities"
    kind = _fragment(what) or what
    return (number, kind) if kind in FRAGMENTS else None


def _fragment(what: str) -> str:
    """Return the kind of fragment that a text names, "" where it names none."""
    found = _FRAGMENT.fullmatch(what)
    kind = _CALLED.get(found[1], found[1]) if found is not None else ""
    return kind if kind in FRAGMENTS else ""


def sorted_fragments(fragments: Mapping[str, int]) -> dict[str, int]:
    """Return counted fragments in the order of the decks, without those that are none: equal bundles look alike."""
    return {kind: fragments[kind] for kind in FRAGMENTS if fragments.get(kind, 0)}


# Cards and other content by their ids, and places, as sentences call them.

DECKS = {
    "cultural": "cultural",
    "hazardous": "hazardous",
    "industrial": "industrial",
    "frontier": "frontier",
    "relic": "relic",
    "orders": "order",
    "public": "public goal",
    "hidden": "hidden goal",
}
"""What decks are called, before the word deck."""


def card_name(card: str) -> str:
    """Return what a card is called: one that is explored, a relic, an order card, a technology, a goal, a faction."""
    known = content()
    for kind in (known.cards, known.relics, known.orders, known.technologies, known.goals, known.planets, known.factions):
        found = kind.get(card)
        if found is not None:
            return str(found.name)
    return upper(plain(card))
