"""In which way a goal is best studied next: the one by which it is reached most often; and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from engine.core.moves import Move
from engine.core.odds import odds, share

from ..rules import clock
from ..rules import odds as chances
from ..rules.finding.studying import brings_of_use
from ..state.catalogue import WORDS
from ..state.looks import open_ways
from ..state.member import NIGHT
from ..state.moves import Camp, Investigate
from ..state.region import Approach
from ..state.state import State, last_day


def best_way(state: State, ways: Sequence[Investigate]) -> Investigate:
    """Return the way to study a site that is proposed next, by what the buttons say. It wins most often; of such ways it
    succeeds most often, of these it brings something besides, and then it costs nothing where it fails."""
    return max(ways, key=lambda move: _rank(state, move))


def _rank(state: State, move: Investigate) -> tuple[Fraction, Fraction, bool, bool, float]:
    """Return how a way ranks among others, by what its button says first."""
    wins = chances.wins_by(state, move)
    besides = bool(_brings(state, move))
    return share(wins), share(shown_chance(state, move)), besides, not _costs(state, move), wins


def hint(state: State, best: Move) -> str:
    """Return how what is proposed at the goal compares with what else is done there, in a sentence; "" for all else."""
    here = chances.ways_here(state)
    if not here or not last_day(state):
        return ""
    if state.stretch == NIGHT and (camp := chances.win_odds(state, Camp())):
        return WORDS("why-tonight", camp=camp, on=chances.win_odds(state, best_way(state, here)))
    if not isinstance(best, Investigate) or best.care not in {way.id for way in open_ways(state, best.site)}:
        return ""
    others = other_ways(state, best)
    if not others:
        return WORDS("why-last-way")
    return _compared(state, best, others[0])


def _compared(state: State, best: Investigate, other: Investigate) -> str:
    """Return by what a way is better than the next best: how often it wins, how likely it succeeds, what it brings or
    costs."""
    does = WORDS.text(_way(state, other).does)
    for measure in (chances.wins_by, shown_chance):
        mine, theirs = (odds(measure(state, move)) for move in (best, other))
        if mine != theirs:
            return WORDS("why-better-way", wins=measure is chances.wins_by, mine=mine, other=theirs, does=does)
    if brings := _brings(state, best):
        return WORDS("why-brings-too", does=does, brings=brings)
    return WORDS("why-alike-way", does=does, cheaper=_costs(state, other) and not _costs(state, best))


def _way(state: State, move: Investigate) -> Approach:
    return next(way for way in state.region.ways if (way.site, way.id) == (move.site, move.care))


def _brings(state: State, move: Investigate) -> str:
    """Return what a way brings besides that is of use; "" for nothing."""
    what, test = _way(state, move).brings, chances.coming(state, move)
    return what if what and test is not None and brings_of_use(state, what, test.doing.by) else ""


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
