"""What stands beside the coloured button: the best one or two actions of another kind, so that there is a choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..speech import choices
from ..state.looks import open_ways
from ..state.member import NIGHT
from ..state.moves import BEST, PLAIN, Backtrack, Camp, Forage, Investigate, Journey, Rest, Scout, Search, Track
from ..state.state import State
from ..state.view import View
from . import racing
from .sensible import Idea

KINDS: dict[type[Move], str] = {
    Search: "search",
    Investigate: "study",
    Track: "track",
    MoveTo: "go",
    Journey: "go",
    Backtrack: "go",
    Camp: "camp",
    Rest: "rest",
    Forage: "food",
    Scout: "scout",
}
"""Of what kind an action is: what the party does with its time, whatever it does it at."""

BY_DAY = ("search", "study", "track", "go", "camp", "rest", "food", "scout")
IN_THE_EVENING = ("camp", "search", "study", "track", "go", "rest", "food", "scout")
"""The order in which kinds are looked through where too few are worth doing."""

MOST, LEAST = 2, 1
"""So many stand beside the coloured button at most, and at least where there are as many."""


def kind(move: Move) -> str:
    """Return of what kind an action is, "" for what is none of the party's."""
    return KINDS.get(type(move), "")


def beside(state: State, moves: Sequence[Move], ideas: Sequence[Idea], best: Move) -> tuple[Move, ...]:
    """Return what is offered beside the ``best`` action: of the ``ideas`` of other kinds the best of each, at night also to
    camp. Where none is worth doing it is one that can be done all the same, and the next best of the same kind."""
    open_to, taken = set(moves), kind(best)
    worth = [move for idea in ideas for move in _manners(idea.move) if move in open_to and kind(move)]
    night: list[Move] = [Camp()] if state.stretch >= NIGHT else []
    found: list[Move] = []
    _take(state, found, [move for move in (*night, *worth) if kind(move) != taken], MOST)
    if len(found) < LEAST:
        _take(state, found, _in_order(moves, taken, late=state.stretch >= NIGHT - 1), LEAST)
    if isinstance(best, Investigate) and (ways := _other_ways(state, best)):
        _take(state, found, [way for way in ways if way in open_to], MOST)
    elif state.goal != "found":
        _take(state, found, [move for move in worth if kind(move) == taken and not _alike(move, best)], MOST)
    return tuple(found)


def _other_ways(state: State, best: Investigate) -> list[Investigate]:
    """Return the other ways to study a site, the likeliest first."""
    ways = [replace(best, care=way.id) for way in open_ways(state, best.site) if way.id != best.care]
    return sorted(ways, key=lambda way: racing.shown_chance(state, way), reverse=True)


def _manners(move: Move) -> tuple[Move, ...]:
    """Return an action, and the same as it is done unasked."""
    if isinstance(move, Search):
        return move, Search()
    return (move, replace(move, who=BEST, care=PLAIN)) if isinstance(move, Track | Investigate) else (move,)


def _alike(move: Move, other: Move) -> bool:
    """Return whether two actions are the same but for who does them and how."""
    return type(move) is type(other) and str(move).split()[:2] == str(other).split()[:2]


def _take(state: State, found: list[Move], among: Iterable[Move], most: int) -> None:
    """Add the first of each kind that can be offered, until there are so many."""
    for move in among:
        if len(found) >= most:
            return
        if kind(move) not in map(kind, found) and is_open(state, move):
            found.append(move)


def _in_order(moves: Sequence[Move], but: str, *, late: bool) -> Iterator[Move]:
    """Yield what can be done, but for one kind, kind by kind."""
    for wanted in IN_THE_EVENING if late else BY_DAY:
        if wanted != but:
            yield from (move for move in moves if kind(move) == wanted)


def is_open(state: State, move: Move) -> bool:
    """Return whether an action is one that a sensible player could choose: it does not stand out of the way by itself, and
    costs nothing unexpected."""
    offered = choices.choice(View(None, state), move)
    return offered.weight in ("first", "main", "plain") and not offered.hurts and not offered.sure
