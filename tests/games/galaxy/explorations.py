"""Explorations for tests: Ada explores something, with the card that a test wants on top of its deck."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.game import Event
from engine.games.galaxy.rules import control, flow
from engine.games.galaxy.rules.exploring import explorations, windows
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import State

from .build import ADA, BOB, galaxy, having, legal, on_top, own, put, run, told, voyage_of, where

EMPTY = "E5"
"""The tile without planet and wormhole that the frontier is explored on."""


def holding_planet(planet: str, units: str = "1 infantry", players: int = 2) -> State:
    """Return a galaxy in which Ada controls a planet, exhausted, with units on it, and has no neighbour."""
    state = own(galaxy(players), ADA, planet, exhausted=True)
    return put(state, ADA, planet, units) if units else state


def at_token(units: str = "1 scout", players: int = 2) -> State:
    """Return a galaxy in which Ada has ships in the system of tile E5, where a frontier token lies, and is no player's
    neighbour."""
    state = galaxy(players)
    return put(state, ADA, deep(state), units)


def deep(state: State) -> str:
    """Return the system of tile E5."""
    return next(system.id for system in state.systems if system.tile == EMPTY)


def planet_for(card: str) -> str:
    """Return a planet whose only trait is that of a card's deck, without a specialty."""
    return {"cultural": "aster", "hazardous": "cinder", "industrial": "gantry"}[content().cards[card].deck]


def meet(state: State, place: str, **fields: object) -> State:
    """Return the state with a scout of Bob in the system of a place, which makes him Ada's neighbour, and what he has."""
    system = place if place in state.system_by_id else where(state, place)
    return having(put(state, BOB, system, "1 scout"), BOB, **fields)


def explore(state: State, place: str, *cards: str, draws: Sequence[int] = ()) -> tuple[State, list[Event]]:
    """Let Ada explore a place with these cards on top of their decks, instead of her turn's action; return the state when
    a player has to choose, and what was told. A card that would be resolved unasked lies open, as after *Trade first*."""
    voyage = voyage_of(replace(on_top(state, *cards), agenda=state.agenda[1:]), draws)
    explorations.explore(voyage, ADA, place)
    flow.run(voyage)
    return windows.asked(voyage.state) if windows.is_fresh(voyage.state) else voyage.state, voyage.events


def explore_planet(card: str, units: str = "1 infantry") -> tuple[State, list[Event]]:
    """Let Ada, alone, explore a planet of a card's trait that she controls with these units on it."""
    planet = planet_for(card)
    return explore(holding_planet(planet, units), planet, card)


def explore_token(card: str, units: str = "1 scout", **fields: object) -> tuple[State, list[Event]]:
    """Let Ada, alone, explore the frontier token of tile E5 with these units there and what she has."""
    state = having(at_token(units), ADA, **fields)
    return explore(state, deep(state), card)


class Gain(msgspec.Struct, frozen=True, tag="gain for a test"):
    """A planet is gained when what was gained before is done with."""

    planet: str
    player: int


@flow.step(Gain)
def _gain(voyage: Voyage, task: Gain) -> None:
    control.gain(voyage, task.player, task.planet)


def gaining(state: State, player: int, *planets: str) -> State:
    """Return what comes of a player's gaining planets one after the other, instead of the turn's action."""
    tasks = tuple(Gain(planet, player) for planet in planets)
    return run(voyage_of(replace(state, agenda=(*tasks, *state.agenda[1:]))))


def chosen(state: State) -> list[str]:
    """Return what Ada can choose with the card that lies open."""
    return [move for move in legal(state, ADA) if move.startswith(("choose ", "pass"))]


def nothing_came_of(events: Sequence[Event], card: str) -> bool:
    """Return whether it was told that nothing comes of a card."""
    return told(events, "nothing_done") == [{"who": "Ada", "what": card}]
