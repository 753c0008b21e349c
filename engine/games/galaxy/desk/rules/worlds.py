"""The planets of a desk: whatever the players name, with the traits that they state, and who controls which."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.words import MOST_NAME, shown_name

from ...rules.events import keeping
from ...rules.exploring import explorations
from ...rules.needs import need
from ...rules.progress import Voyage
from ...state import former_names, naming
from ...state.catalogue import refused
from ...state.content import MERIDIAN, PHANTOM, TRAITS, content
from ...state.moves import Chart, Control, Explore
from ...state.state import NOBODY, Planet, State
from . import people
from .needs import ANY_TIME, IDLE, Act

MOST = 80
"""So many planets a desk keeps at most."""

NO_TRAIT = "none"
_NOTHING = (NO_TRAIT, "no", "home", "nothing", "-")
_BREAK = re.compile(r"[:|(]")
_PARTS = re.compile(r"[\s,;/&+|()]+")


class Stated(NamedTuple):
    """A planet as it was written: its name, "" where that is none; its traits, ``None`` where they did not say.

    ``unclear`` is the word among the traits that is none, "" where all are; ``long`` means that the name was cut short.
    """

    name: str
    traits: tuple[str, ...] | None = None
    unclear: str = ""
    long: bool = False

    @property
    def id(self) -> str:
        """The planet's id."""
        return id_of(self.name)


def id_of(name: str) -> str:
    """Return the id of a planet of this name: names that differ only in capitals, blanks and marks are one."""
    return "-".join(re.findall(r"[^\W_]+", name.casefold()))


def read(text: str) -> Stated:
    """Return the planet that a text states: "Aster", "Aster: cultural", "Hollow | hazardous, ind", "Brine industrial"."""
    name, *rest = _BREAK.split(text, maxsplit=1)
    traits = _PARTS.split(rest[0].casefold()) if rest else _at_the_end(name)
    if not rest and traits:
        name = " ".join(name.split()[: -len(traits)])
    shown, long = _called(name), len(" ".join(name.split())) > MOST_NAME
    named = [word for word in traits if word and word not in ("and", "trait", "traits")]
    if not rest and not traits:
        return Stated(shown, long=long)
    found = [_trait(word) for word in named if word not in _NOTHING]
    unclear = next((word for word in named if word not in _NOTHING and not _trait(word)), "")
    if rest and not named:
        return Stated(shown, long=long)
    return Stated(shown, tuple(sorted(set(filter(None, found)))), unclear, long)


def _called(text: str) -> str:
    """Return a planet's name as it is noted: one in small letters with capitals; "" where it is none."""
    if not any(letter.isalnum() for letter in text):
        return ""
    name = shown_name(text)
    return " ".join(word[:1].upper() + word[1:] for word in name.split()) if name.islower() else name


def _at_the_end(name: str) -> list[str]:
    """Return the trait words that a name ends with: "Brine industrial"."""
    words = name.casefold().split()
    start = len(words)
    while start > 1 and words[start - 1] in TRAITS:
        start -= 1
    return words[start:]


def _trait(word: str) -> str:
    """Return the trait that a word begins: "hazardous", "haz", "h"; "" for none."""
    return next((trait for trait in TRAITS if trait.startswith(word)), "")


def written(stated: Stated, state: State) -> str:
    """Return a planet as moves write it: "Aster", "Hollow: hazardous, industrial", "Marl: none"."""
    known = find(state, stated.name)
    name = known.name if known is not None else stated.name
    return name if stated.traits is None else f"{name}: {', '.join(stated.traits) or NO_TRAIT}"


def find(state: State, name: str) -> Planet | None:
    """Return the planet of this name, ``None`` where none was named so."""
    return state.planet_by_id.get(id_of(name))


def present(state: State) -> tuple[Planet, ...]:
    """Return the planets that are in the game, by name: first of the player who is acted for, then without owner."""
    known = (planet for planet in state.planets if not planet.destroyed)
    return tuple(sorted(known, key=lambda item: (item.owner != state.active, item.owner != NOBODY, item.name)))


def example(state: State) -> str:
    """Return a planet with its traits that could be named next, "" where there is no room for one more."""
    if len(state.planets) >= MOST:
        return ""
    for world in content().planets.values():
        if world.traits and find(state, world.name) is None and world.id != PHANTOM:
            return f"{world.name}: {', '.join(world.traits)}"
    return "Outpost: cultural" if "outpost" not in state.planet_by_id else ""


# Exploring.


def refuse(state: State, text: str) -> IllegalMove | None:
    """Return what speaks against exploring a planet: it has no trait (GAL-009), as Meridian (GAL-010) and home planets
    (GAL-011), or another player controls it (GAL-005). One's own is explored again as an ability has it (GAL-015)."""
    stated = read(text)
    found = refuse_name(state, stated) or _refuse_bare(stated)
    if found is not None:
        return found
    known = find(state, stated.name)
    traits = stated.traits if stated.traits is not None else known.traits if known is not None else None
    name = known.name if known is not None else stated.name
    if traits is None:
        close = get_close_matches(stated.id, [planet.id for planet in state.planets if not planet.destroyed], 1, 0.7)
        meant = state.planet_by_id[close[0]].name if close else ""
        return refused("planet-wants-traits", "GAL-009", name=name, meant=meant)
    if not traits:
        return refused("planet-stated-without-trait", "GAL-009", name=name)
    if known is not None and known.owner not in (NOBODY, state.active):
        owner = state.players[known.owner].name
        return refused("planet-taken-from-other", "GAL-005", name=name, owner=owner)
    return None


def refuse_name(state: State, stated: Stated) -> IllegalMove | None:
    """Return what speaks against a planet as it is written."""
    if not stated.name or not stated.id:
        return refused("desk-which-planet", "GAL-001")
    if stated.unclear:
        return refused("no-such-trait", "GAL-008", unclear=stated.unclear[:24])
    if stated.long:
        return refused("planet-name-too-long", "GAL-G01", most_name=MOST_NAME)
    known = find(state, stated.name)
    if known is None and len(state.planets) >= MOST:
        return refused("desk-planets-limit", "GAL-G01", most=MOST)
    if known is not None and known.destroyed:
        return refused("planet-out-of-game", "GAL-G28", planet=known.name)
    return None


def _refuse_bare(stated: Stated) -> IllegalMove | None:
    """Return that a planet has no trait, whatever a player says."""
    if former_names.today(stated.id) == MERIDIAN:
        return refused("planet-without-trait", "GAL-010", planet=stated.name)
    if "home" in stated.id.split("-"):
        return refused("home-planet-without-trait", "GAL-011", planet=stated.name)
    return None


def note(voyage: Voyage, stated: Stated, owner: int | None = None) -> Planet:
    """Note a planet as it is stated: named, with other traits, with an ``owner``. Return it."""
    known = find(voyage.state, stated.name)
    if known is None:
        known = Planet(stated.id, stated.name, "", stated.traits or (), 0, 0)
        voyage.change(planets=(*voyage.state.planets, known))
        voyage.tell(keeping.Named(known.name, known.traits))
    elif stated.traits is not None and stated.traits != known.traits:
        voyage.set_planet(known.id, traits=stated.traits)
        voyage.tell(keeping.Named(known.name, stated.traits))
    if owner is not None:
        voyage.set_planet(known.id, owner=owner)
    return voyage.planet(known.id)


PLANET, FRONTIER = "planet", "frontier"
"""What is explored."""


def _explorations(state: State) -> Iterator[Explore]:
    """Yield the frontier, then the planets that are known, the active player's first."""
    yield Explore(FRONTIER, NOTHING)
    yield from (Explore(PLANET, planet.name) for planet in present(state))


def _refuse_exploring(state: State, move: Explore) -> IllegalMove | None:
    if move.what == FRONTIER:
        return None
    return refuse(state, move.where) if move.what == PLANET else refused("desk-explore-what", "GAL-001")


def _examples(state: State) -> tuple[Chart, ...]:
    return (Chart(example(state)),) if example(state) else ()


CHART = Act(
    Chart,
    IDLE,
    _examples,
    lambda state, move: refuse(state, move.planet),
    (need("desk-planets-limit", "GAL-G01", lambda state: len(state.planets) < MOST, most=MOST),),
)
"""Exploring a planet that is new, named with its traits."""

EXPLORE = Act(Explore, IDLE, _explorations, _refuse_exploring)
"""Exploring the frontier, or a planet that is known."""

# Control.


def _controls(state: State) -> Iterator[Control]:
    """Yield who could control each planet instead, the active player first, and at the end no player."""
    words = {player: people.handle_of(state, player) for player in (state.active, *people.others(state))}
    for planet in present(state):
        owners = {**words, NOBODY: people.NO_ONE}
        yield from (Control(word, planet.name) for owner, word in owners.items() if owner != planet.owner)


def _refuse_control(state: State, move: Control) -> IllegalMove | None:
    """Return what speaks against noting who controls a planet."""
    owner = people.owner_named(state, move.who)
    if owner is None:
        return people.unknown(state, move.who)
    stated = read(move.planet)
    found = refuse_name(state, stated)
    if found is not None:
        return found
    known = find(state, stated.name)
    if known is not None and known.owner == owner and stated.traits in (None, known.traits):
        if owner == NOBODY:
            return refused("free-already", "GAL-G16", planet=known.name)
        return refused("controlled-already", "GAL-G16", name=state.players[owner].name, planet=known.name)
    return None


CONTROL = Act(
    Control,
    ANY_TIME,
    _controls,
    _refuse_control,
    (need("desk-no-planet-known", "GAL-G16", lambda state: bool(present(state))),),
)
"""Noting who controls a planet."""


def control(voyage: Voyage, who: str, text: str) -> None:
    """Note who controls a planet. No card is drawn: exploring it is a move of its own (GAL-003, GAL-005)."""
    owner = people.owner_named(voyage.state, who)
    assert owner is not None
    stated = read(text)
    known = find(voyage.state, stated.name)
    planet = note(voyage, stated, owner)
    if known is None or known.owner != owner:
        voyage.tell(keeping.PlanetOf(planet.name, voyage.name(owner) if owner != NOBODY else ""))


def remove(voyage: Voyage, planet: str) -> None:
    """Take a planet out of the game, and with it what is attached to it (GAL-G28)."""
    explorations.purge_attachments(voyage, planet)
    voyage.set_planet(planet, destroyed=True, owner=NOBODY)
    voyage.tell(keeping.PlanetGone(naming.planet_name(voyage.state, planet)))


def names_of(planets: Sequence[Planet]) -> tuple[str, ...]:
    """Return the names of planets."""
    return tuple(planet.name for planet in planets)
