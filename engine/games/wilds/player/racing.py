"""In which way a goal is best studied next: the one by which it is reached most often; and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.core.moves import Move
from engine.core.odds import share

from ..rules import clock
from ..rules import odds as chances
from ..state.catalogue import WORDS
from ..state.looks import open_ways
from ..state.moves import Investigate
from ..state.state import State


def best_way(state: State, ways: Sequence[Investigate]) -> Investigate:
    """Return the way to study a site that is proposed next, by what the buttons say. It wins most often; of such ways it
    succeeds most often, and of these it costs nothing where it fails."""
    return max(ways, key=lambda move: _rank(state, move))


def _rank(state: State, move: Investigate) -> tuple[Fraction, Fraction, bool, float]:
    """Return how a way ranks among others, by what its button says first."""
    wins = chances.wins_by(state, move)
    return share(wins), share(shown_chance(state, move)), not _costs(state, move), wins


def hint(state: State, best: Move) -> str:
    """Return why a way to study the goal is proposed, in a sentence; "" for all else."""
    if not isinstance(best, Investigate) or best.care not in {way.id for way in open_ways(state, best.site)}:
        return ""
    others = other_ways(state, best)
    if not others:
        return WORDS("why-last-way")
    mine, other = (chances.win_odds(state, move) for move in (best, others[0]))
    return WORDS("why-wins-most", mine=mine, other=other) if mine != other else WORDS("why-as-likely")


def shown_chance(state: State, move: Investigate) -> float:
    """Return the chance that the button of a way shows: once only that wins, that it counts 2."""
    return chances.way_of(state, move)[clock.only_doubles_help(state)]


def _costs(state: State, move: Investigate) -> bool:
    """Return whether a failure in a way costs something."""
    return any(way.id == move.care and bool(way.fails) for way in state.region.ways if way.site == move.site)


def other_ways(state: State, best: Investigate) -> list[Investigate]:
    """Return the other ways to study a site, the best first."""
    ways = [Investigate(best.site, best.who, way.id) for way in open_ways(state, best.site) if way.id != best.care]
    return sorted(ways, key=lambda way: _rank(state, way), reverse=True)
