"""What players call the things of a galaxy, and how moves write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches

from engine.core.errors import IllegalMove
from engine.core.names import handle
from engine.core.words import count, listed

from . import former
from .content import FRAGMENTS, UNKNOWN, content
from .state import KINDS, NONE, Force, Planet, State, System

EDDY = "eddy"
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
    wanted = (text if state.phase == "desk" else former.today(text)).strip().casefold()
    return next((planet for planet in state.planets if wanted in (planet.id, planet.name.casefold())), None)


def system_named(state: State, text: str) -> System | None:
    """Return the system of this label, or that of a planet of this name; ``None`` where there is none."""
    wanted = former.today(text).strip().casefold().removeprefix("the ")
    found = next((system for system in state.systems if system.id.casefold() == wanted), None)
    planet = planet_named(state, text) if found is None else None
    return state.system_by_id.get(planet.system) if planet is not None else found


def no_system(state: State, text: str) -> IllegalMove:
    """Return that there is no system of this name, with those of a similar one, or else how systems are named."""
    known = {name: system.id for system in state.systems for name in (system.id.casefold(), *_worlds(state, system))}
    close = get_close_matches(text.strip().casefold(), known, 2, 0.6)
    meant = dict.fromkeys(_called(state, name, known[name]) for name in close)
    how = f"Did you mean {listed(list(meant), 'or')}?" if meant else "Name it as the map does, C2, or by a planet in it."
    return IllegalMove(f"There is no system “{text.strip()[:40]}”. {how}", "GAL-G02")


def _worlds(state: State, system: System) -> tuple[str, ...]:
    return tuple(planet_name(state, planet).casefold() for planet in system.planets)


def _called(state: State, name: str, system: str) -> str:
    """Return how a system that a text nearly names is suggested: "Fallow in B2", "the Eddy"."""
    planet = planet_named(state, name)
    return f"{planet.name} in {system_name(system)}" if planet is not None else system_name(system)


def handles(state: State) -> tuple[str, ...]:
    """Return the word that moves name each player by."""
    found: list[str] = []
    for player in state.players:
        found.append(handle(player.name, found))
    return tuple(found)


def player_named(state: State, text: str) -> int | None:
    """Return the player of this handle or name, ``None`` for nobody."""
    wanted = text.strip().casefold()
    words = handles(state)
    named = (place for place, one in enumerate(state.players) if wanted in (words[place], one.name.casefold()))
    return next(named, None)


# Units in the text of a move: "2 scout, 3 infantry".


def written_force(force: Force) -> str:
    """Return units as a move writes them, the cheapest first: "3 infantry, 1 transport"; "nothing" for none."""
    return ", ".join(f"{number} {kind}" for kind, number in force) or "nothing"


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


def fragments_words(fragments: Mapping[str, int]) -> str:
    """Return relic fragments in a sentence: "2 cultural fragments and 1 unmarked fragment"; "" for none."""
    return listed(
        [count(fragments[kind], f"{fragment_kind(kind)} fragment") for kind in FRAGMENTS if fragments.get(kind, 0)]
    )


def fragment_kind(kind: str) -> str:
    """Return what a fragment's kind is called."""
    return "unmarked" if kind == UNKNOWN else kind
