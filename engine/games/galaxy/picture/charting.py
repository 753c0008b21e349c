"""A galaxy as a picture shows it: systems, planets and units as data for the renderer, made of what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.scene import Token
from engine.core.words import marks

from ..speech.words import is_sealed, wormholes_of
from ..state.catalogue import WORDS, name_of, place_words
from ..state.content import MERIDIAN, content
from ..state.naming import EDDY
from ..state.state import NOBODY, Force, Planet, State, System
from .explored_cards import CardBoard
from .starmap import StarBoard
from .stars import PlanetShown, Star, Units

LETTERS = {"blue": "B", "green": "G", "yellow": "Y", "red": "R"}
"""The letters of technology specialties, as a picture writes them."""


FAMILIES = {
    "gamma-gate": "token",
    "gamma-beacon": "token",
    "tide-storm": "storm",
    "phantom-world": "world",
    "puzzle-engine": "device",
}
"""Cards with a picture of their own; see `CardBoard`."""


def family(card: str) -> str:
    """Return which picture is on an exploration card."""
    known = content().cards[card]
    if known.after == "attach":
        return "attachment"
    return "fragment" if known.fragment else FAMILIES.get(card, "event")


def brings(card: str) -> tuple[tuple[str, int | str], ...]:
    """Return what an attachment brings, each an icon with its number or letter; nothing for other cards."""
    known = content().cards[card]
    specialty = LETTERS.get(known.specialty, "")
    found = (("resources", known.resources), ("influence", known.influence), ("specialty", specialty))
    return tuple((icon, value) for icon, value in found if value)


def card_board(state: State, card: str, planet: Planet | None) -> CardBoard:
    """Return an exploration card as it is drawn, with the planet explored if it is one; choices are to be added."""
    known = content().cards[card]
    shown = world(state, planet) if planet is not None else None
    return CardBoard(known.deck, WORDS.text(known.name), WORDS.text(known.brief), family(card), brings(card), world=shown)


def label(system: str) -> str:
    """Return what a system is called on the picture."""
    return "Eddy" if system == EDDY else system


def token(state: State, player: int, *, acting: bool = False) -> Token:
    """Return the token that stands for a player."""
    names = tuple(player.name for player in state.players)
    return Token("adventurer", marks(names)[player], player, acting=acting)


def units(state: State, forces: Iterable[Force]) -> tuple[Units, ...]:
    """Return the units of all players in a place."""
    return tuple(Units(token(state, player), tuple(force)) for player, force in enumerate(forces) if force)


def world(state: State, planet: Planet) -> PlanetShown:
    """Return a planet."""
    return PlanetShown(
        place_words(planet.name),
        planet.traits,
        planet.worth,
        planet.weight,
        owner=None if planet.owner == NOBODY else token(state, planet.owner),
        home=None if planet.home == NOBODY else token(state, planet.home),
        exhausted=planet.exhausted and planet.owner != NOBODY,
        specialties=tuple(LETTERS[colour] for colour in planet.specialties),
        legendary=planet.fabled,
        used=planet.used,
        ground=units(state, planet.troops),
        attachments=tuple(name_of(attached.card) for attached in planet.attachments),
        crown=planet.id == MERIDIAN,
        seal=is_sealed(state, planet),
        truce=planet.truce,
        destroyed=planet.destroyed,
    )


def star(state: State, system: System, *, open_now: bool = False) -> Star:
    """Return a system."""
    planets = [state.planet_by_id[planet] for planet in system.planets]
    # While a player may activate any system, or it is chosen, each has to be told by its name.
    named = state.phase == "action" or open_now or system.id == state.system or system.at is None
    return Star(
        label(system.id),
        system.at,
        tuple(world(state, planet) for planet in planets),
        units(state, system.fleets),
        wormholes_of(system),
        system.storm,
        system.frontier,
        tuple(token(state, player) for player in system.tokens),
        system.id == state.system,
        open_now,
        quiet=not (named or any(system.fleets) or system.tokens),
    )


def board(state: State, at: str, opened: tuple[str, ...]) -> StarBoard:
    """Return the map, or a closer look at system ``at``; what is ``opened`` can be chosen now."""
    systems = tuple(star(state, system, open_now=system.id in opened) for system in state.systems)
    return StarBoard(systems, label(at or state.system) if at or state.system else "", bool(at))
