"""In which way a site is best studied next: the one with which it is done in time most often; and why that one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.odds import odds

from ..rules import clock
from ..rules import odds as chances
from ..rules.finding.studying import looks_at
from ..state.catalogue import WORDS
from ..state.looks import open_ways
from ..state.moves import Investigate
from ..state.state import State, last_day

MOST = 9
"""With so many actions or more one is as good as another: more are not reckoned with."""
CLOSE = 0.02
"""Ways that are so close to the best one are as good: of these the one is proposed whose button shows the best odds."""


def best_way(state: State, ways: Sequence[Investigate]) -> Investigate:
    """Return the way to study a site that is proposed next."""
    values = {move: _value(state, move, ways) for move in ways}
    most = max(values.values())
    good = [move for move in ways if values[move] >= most - CLOSE]
    likeliest = max(shown_chance(state, move) for move in good)
    shown = odds(likeliest)
    alike = [move for move in good if odds(shown_chance(state, move)) == shown]
    return max(alike, key=lambda move: (not _costs(state, move), values[move]))


def _value(state: State, first: Investigate, ways: Sequence[Investigate]) -> float:
    """Return how likely a site is done with in time, if one of the ways is gone first and then the best of the others."""
    left = looks_at(state, first.site).left
    actions = min(MOST, max(1, chances.acts(state)) if last_day(state) else left)
    rest = sorted((way_of(state, other) for other in ways if other != first), key=sum, reverse=True)
    return chances.wins((way_of(state, first), *rest), left, actions)


def hint(state: State, best: Move) -> str:
    """Return why a way to study a site is proposed, in a sentence; "" for all else."""
    if not isinstance(best, Investigate) or best.care not in {way.id for way in open_ways(state, best.site)}:
        return ""
    others = other_ways(state, best)
    if not others:
        return WORDS("why-last-way")
    chance, most = shown_chance(state, best), shown_chance(state, others[0])
    if odds(chance) == odds(most):
        return _free_way(state, best) or WORDS("why-as-likely")
    return WORDS("why-likeliest") if chance > most else _doubles(state, best)


def way_of(state: State, move: Investigate) -> chances.Way:
    """Return how likely a way succeeds, and counts 2."""
    test = chances.coming(state, move)
    return (0.0, 0.0) if test is None else (test.chance, test.strong)


def shown_chance(state: State, move: Investigate) -> float:
    """Return the chance that the button of a way shows: once only that wins, that it counts 2."""
    return way_of(state, move)[clock.only_doubles_help(state)]


def _costs(state: State, move: Investigate) -> bool:
    """Return whether a failure in a way costs something."""
    return any(way.id == move.care and bool(way.fails) for way in state.region.ways if way.site == move.site)


def other_ways(state: State, best: Investigate) -> list[Investigate]:
    """Return the other ways to study a site, the likeliest first."""
    ways = [replace(best, care=way.id) for way in open_ways(state, best.site) if way.id != best.care]
    return sorted(ways, key=lambda way: shown_chance(state, way), reverse=True)


def why(state: State, best: Investigate) -> str:
    """Return why a site is studied in this way and not in another."""
    return _doubles(state, best) or _free_way(state, best)


def _doubles(state: State, best: Investigate) -> str:
    """Return that a way counts 2 more often than another whose button shows better odds."""
    ways = [replace(best, care=way.id) for way in open_ways(state, best.site)]
    if best not in ways:
        return ""
    likelier = [way for way in ways if shown_chance(state, way) > shown_chance(state, best)]
    top = max(likelier, key=lambda way: shown_chance(state, way), default=None)
    if top is None or _shown(state, top) == _shown(state, best):
        return ""
    (_, mine), (_, theirs) = way_of(state, best), way_of(state, top)
    return WORDS("reason-doubles", odds=odds(mine), other=odds(theirs)) if mine > theirs else ""


def _free_way(state: State, best: Investigate) -> str:
    """Return that a failure costs nothing in the way proposed, while other ways are as likely."""
    ways = open_ways(state, best.site)
    mine = next((way for way in ways if way.id == best.care), None)
    if mine is None or mine.fails:
        return ""
    shown = _shown(state, best)
    alike = (way for way in ways if way.fails and _shown(state, replace(best, care=way.id)) == shown)
    return WORDS("reason-way-free") if any(alike) else ""


def _shown(state: State, move: Investigate) -> str:
    """Return the odds of a way as its button shows them."""
    test = chances.coming(state, move)
    return "" if test is None else odds(test.strong if clock.only_doubles_help(state) else test.chance)
