"""How votes for the speaker are offered."""

from __future__ import annotations

from engine.core.game import Offering, Seat, Weight

from ..rules import awaiting, goals_ahead
from ..state.catalogue import WORDS
from ..state.naming import player_named
from ..state.state import State
from .loudness import FIRST, MAIN, PLAIN, WRITTEN
from .words import own_words, player_of


def vote(state: State, player: Seat | None, who: str, planets: str) -> Offering:
    """Return how a vote is offered: with everything it is a button of its own for each candidate. All vote at once, so for
    everybody it says only whom it is for."""
    candidate = player_named(state, who)
    if player is None:
        proposed: Weight = FIRST if candidate is not None and _is_proposed(state, candidate) else PLAIN
        return WORDS("vote-open", who=player_of(state, who)), WORDS("vote-open.hint"), proposed
    name, mine = player_of(state, who), candidate == player
    ready = [planet for planet in state.planets_of(player) if not planet.exhausted and planet.weight]
    if planets == "all":
        votes = sum(planet.weight for planet in ready)
        names = [own_words(planet, player) for planet in ready]
        leads = candidate is not None and _leads(state, candidate)
        weight: Weight = FIRST if mine else PLAIN if leads else MAIN
        return WORDS("vote-all", who=name, votes=votes, mine=mine), WORDS("vote-all.hint", planets=names), weight
    named = [planet for planet in ready if planet.id in [part.strip() for part in planets.split(",")]]
    votes = sum(planet.weight for planet in named)
    # All planets are readied after the vote: to hold some back is worth nothing, and only written.
    label = WORDS("vote-with", who=name, votes=votes, mine=mine, planets=[own_words(planet, player) for planet in named])
    return label, WORDS("vote-with.hint", who=name, votes=votes), WRITTEN


def _is_proposed(state: State, candidate: int) -> bool:
    """Return whether a candidate is proposed to all who vote: themselves where only they are waited for, else who neither
    leads nor could win when the next round ends, as they would be counted first."""
    voters = awaiting.called(state)
    if len(voters) == 1:
        return voters[0] == candidate
    return not _leads(state, candidate) and not goals_ahead.wins_by(state, candidate)


def _leads(state: State, candidate: int) -> bool:
    """Return whether a player has more points than every other one."""
    points = [own.points for player, own in enumerate(state.players) if player != candidate and not own.gone]
    return state.players[candidate].points > max(points, default=0)


def behind(state: State, who: str) -> int:
    """Return how many points a candidate has fewer than the player with the most."""
    candidate = player_named(state, who)
    most = max(own.points for own in state.players if not own.gone)
    return most - state.players[candidate].points if candidate is not None else 0
