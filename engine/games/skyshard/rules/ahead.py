"""Turns to come: when a planned one begins, how it would begin, and what it may depend on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.game import Seat

from ..state.catalogue import WORDS
from ..state.state import State, most_health, standing
from ..state.terrain import fresh
from ..state.view import View


def own_turn(state: State, seat: Seat) -> int | None:
    """Return the number of the turn in which an adventurer of a seat acts freely, ``None`` where none does."""
    if state.phase != "delve" or state.agenda or state.turn is None or state.heroes[state.turn.hero].seat != seat:
        return None
    return state.round * len(state.heroes) + state.turn.hero


def as_if(view: View) -> State | None:
    """Return the state in which the next turn of this seat begins, if nothing happens before (SKY-G23, SKY-G68)."""
    state, index = view.state, _next(view)
    if index is None:
        return None
    heroes = tuple(
        replace(hero, fatigue=max(0, hero.fatigue - 1)) if number == index else hero
        for number, hero in enumerate(state.heroes)
    )
    return replace(state, heroes=heroes, agenda=(), turn=fresh(state, index))


def conditions(view: View) -> Mapping[str, bool]:
    """Return what a planned move may depend on."""
    state, index = view.state, _next(view)
    found = {WORDS("if-no-enemy"): not state.enemies}
    if index is not None:
        hero = state.heroes[index]
        found[WORDS("if-half-health")] = 2 * hero.health >= most_health(hero)
    return found


def _next(view: View) -> int | None:
    """Return which adventurer of this seat acts next, ``None`` where none stands."""
    state = view.state
    if state.phase != "delve":
        return None
    own = [index for index in standing(state) if state.heroes[index].seat == view.seat]
    now = -1 if state.turn is None else state.turn.hero
    return next((index for index in own if index > now), next(iter(own), None))
