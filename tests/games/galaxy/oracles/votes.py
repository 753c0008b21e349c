"""Who is speaker (GAL-G43, GAL-G65)."""

from __future__ import annotations

from collections import Counter

from engine.games.galaxy.state.state import State

from .income import held, influence


def voice(state: State, player: int) -> int:
    """Return the influence that a player could vote with: trade goods have no vote."""
    return sum(influence(planet) for planet in held(state, player) if not planet.exhausted)


def cast(state: State, player: int, planets: str) -> int:
    """Return the influence of a vote that names planets, by their ids, or all."""
    if planets == "all":
        return voice(state, player)
    named = planets.split(", ")
    return sum(influence(planet) for planet in held(state, player) if planet.id in named)


def possible(votes: Counter[str], old: str, order: tuple[str, ...]) -> set[str]:
    """Return who may be speaker after a vote: the one with most, any of several, or the old one where no one voted."""
    most = max(votes.values(), default=0)
    return {name for name in order if votes[name] == most} if most else {old}
