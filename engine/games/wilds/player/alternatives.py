"""What stands beside the coloured button: the best one or two actions of another kind, so that there is a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..state.member import NIGHT
from ..state.moves import BEST, PLAIN, Backtrack, Camp, Forage, Investigate, Journey, Rest, Scout, Search, Track
from ..state.state import State

Open = Callable[[Move], bool]
"""Whether an action is one that a sensible player could choose."""

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


def beside(
    state: State, moves: Sequence[Move], worth: Sequence[Move], best: Move, ways: Sequence[Move], is_open: Open
) -> tuple[Move, ...]:
    """Return what is offered beside the ``best`` action: of what is ``worth`` doing the best of each other kind, at night
    also to camp. Where nothing is it is what can be done all the same. Then comes the next best of the same kind, of the
    other ``ways`` to study a site the likeliest."""
    open_to, taken = set(moves), kind(best)
    worth = [each for move in worth for each in _manners(move) if each in open_to and kind(each)]
    night: list[Move] = [Camp()] if state.stretch >= NIGHT else []
    found: list[Move] = []
    _take(found, [move for move in (*night, *worth) if kind(move) != taken], MOST, is_open)
    if len(found) < LEAST:
        _take(found, _in_order(moves, taken, late=state.stretch >= NIGHT - 1), LEAST, is_open)
    if ways:
        _take(found, [way for way in ways if way in open_to], MOST, is_open)
    elif state.goal != "found":
        _take(found, [move for move in worth if kind(move) == taken and not _alike(move, best)], MOST, is_open)
    return tuple(found)


def _manners(move: Move) -> tuple[Move, ...]:
    """Return an action, and the same as it is done unasked."""
    if isinstance(move, Search):
        return move, Search()
    return (move, replace(move, who=BEST, care=PLAIN)) if isinstance(move, Track | Investigate) else (move,)


def _alike(move: Move, other: Move) -> bool:
    """Return whether two actions are the same but for who does them and how."""
    return type(move) is type(other) and str(move).split()[:2] == str(other).split()[:2]


def _take(found: list[Move], among: Iterable[Move], most: int, is_open: Open) -> None:
    """Add the first of each kind that can be offered, until there are so many."""
    for move in among:
        if len(found) >= most:
            return
        if kind(move) not in map(kind, found) and is_open(move):
            found.append(move)


def _in_order(moves: Sequence[Move], but: str, *, late: bool) -> Iterator[Move]:
    """Yield what can be done, but for one kind, kind by kind."""
    for wanted in IN_THE_EVENING if late else BY_DAY:
        if wanted != but:
            yield from (move for move in moves if kind(move) == wanted)
