"""In which way a site is best studied next: the one with which it is done in time most often; and why that one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.odds import odds

from ..rules import clock
from ..rules import odds as chances
from ..rules.finding.studying import looks_at
from ..speech.action_labels import tells_failure
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
    left = looks_at(state, ways[0].site).left
    actions = min(MOST, max(1, clock.actions_left(state)) if last_day(state) else left)
    tests = {move: way_of(state, move) for move in ways}

    def value(move: Investigate) -> float:
        rest = sorted((tests[other] for other in ways if other != move), key=sum, reverse=True)
        return chances.wins((tests[move], *rest), left, actions)

    values = {move: value(move) for move in ways}
    most = max(values.values())
    good = [move for move in ways if values[move] >= most - CLOSE]
    likeliest = max(shown_chance(state, move) for move in good)
    shown = odds(likeliest)
    alike = [move for move in good if odds(shown_chance(state, move)) == shown]
    return max(alike, key=lambda move: (not _costs(state, move), values[move]))


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
    """Return why a site is studied in this way and not in another; else what a failure costs, as far as a button has no
    room for that."""
    return _doubles(state, best) or _free_way(state, best) or _failing(state, best)


MOST_FAILING = 96
"""So many letters has the line on what failures cost at most."""


def _failing(state: State, best: Investigate) -> str:
    """Return what a failure costs in the open ways to study a site; "" where the buttons say it."""
    ways = open_ways(state, best.site)
    if all(tells_failure(state, replace(best, care=way.id)) for way in ways):
        return ""
    named = {what: [WORDS.text(way.does) for way in ways if way.fails == what] for what in ("tick", "tired")}
    for tired in (named["tired"], []):
        said = WORDS("reason-failing", tick=bool(named["tick"]), tires=bool(named["tired"]), tired=tired)
        if len(said) <= MOST_FAILING:
            return said
    return ""


def _doubles(state: State, best: Investigate) -> str:
    """Return that a way counts 2 more often than another whose button shows better odds."""
    ways = [replace(best, care=way.id) for way in open_ways(state, best.site)]
    if best not in ways:
        return ""
    likelier = [way for way in ways if shown_chance(state, way) > shown_chance(state, best)]
    top = max(likelier, key=lambda way: shown_chance(state, way), default=None)
    if top is None or _shown(state, top) == _shown(state, best):
        return ""
    mine, theirs = (odds(way_of(state, way)[1]) for way in (best, top))
    return WORDS("reason-doubles", odds=mine, other=theirs)


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
