"""What a player has just come to be able to score: told once, as it comes about."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.memo import changed, replaced

from ..rules import goals
from ..rules.events import course, ventures
from ..state.catalogue import WORDS
from ..state.naming import player_named
from ..state.state import NOBODY, State

ROUTINE_GOALS = ("great-works", "loud-voices", "held-back", "wide-wake", "void-watch", "inner-ring", "at-the-gates")
"""Goals that are met and lost again with every round or move of ships: of these the status tells."""


def cheers(state: State, happened: Sequence[Happened]) -> list[str]:
    """Return a line for each player for whom these events have completed a public goal: a point when the round ends. None
    for who could score one before."""
    told = []
    for player in dict.fromkeys(found for e in happened if (found := _maker(state, e)) is not None):
        before = _before(state, player, happened)
        if goals.scorable(before, player, "public"):
            continue
        fresh = [goal for goal in goals.scorable(state, player, "public") if goal not in ROUTINE_GOALS]
        told += [WORDS("goal-done", who=state.names[player], goal=goal) for goal in fresh[:1]]
    return told


def _maker(state: State, e: Happened) -> int | None:
    """Return whose goals an event may bring nearer, ``None`` for none."""
    match e:
        case ventures.Gained(who=who) | ventures.Relic(who=who) | ventures.Fragment(who=who) | course.Technology(who=who):
            return player_named(state, who)
        case ventures.Attached(planet=name):
            return next((planet.owner for planet in state.planets if planet.name == name and planet.owner != NOBODY), None)
    return None


def _before(state: State, player: int, happened: Sequence[Happened]) -> State:
    """Return the state as it was before these events, as far as they brought a player planets, cards and relics."""
    own, planets = state.players[player], state.planets
    technologies, relics, fragments = own.technologies, own.relics, dict(own.fragments)
    for e in happened:
        match e:
            case ventures.Gained(who=who, planet=name) if who == own.name:
                place = next((at for at, planet in enumerate(planets) if planet.name == name), None)
                planets = planets if place is None else replaced(planets, place, owner=NOBODY)
            case ventures.Attached(card=card, planet=name):
                place = next((at for at, planet in enumerate(planets) if planet.name == name), None)
                if place is not None:
                    left = tuple(item for item in planets[place].attachments if item.card != card)
                    planets = replaced(planets, place, attachments=left)
            case ventures.Relic(who=who, relic=relic) if who == own.name:
                relics = tuple(held for held in relics if held.relic != relic)
            case ventures.Fragment(who=who, kind=kind) if who == own.name and fragments.get(kind):
                fragments[kind] -= 1
            case course.Technology(who=who, technology=technology) if who == own.name:
                technologies = tuple(item for item in technologies if item != technology)
    players = replaced(state.players, player, technologies=technologies, relics=relics, fragments=fragments)
    return changed(state, planets=planets, players=players)
