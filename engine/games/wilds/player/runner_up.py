"""Why the coloured action and not the one beside it, in one line; and which actions of other kinds stand beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.verbs import MoveTo
from engine.maps.hexes import pointed_unlabel

from ..rules import clock
from ..rules import odds as chances
from ..rules.finding.challenge import counts_here, gone_from, hunts, is_close, running, usually_gone
from ..rules.finding.studying import helps_there, looks_at
from ..state.bearings import is_lead
from ..state.catalogue import WORDS
from ..state.member import NIGHT, WEARY
from ..state.moves import (
    BEST,
    CAREFUL,
    PLAIN,
    Backtrack,
    Camp,
    Forage,
    Investigate,
    Journey,
    Rest,
    Scout,
    Search,
    Track,
)
from ..state.state import State, last_day, present
from . import known_map
from .strength import weariness

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

BY_DAY = ("search", "study", "track", "go", "rest", "food", "scout", "camp")
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
    if aside := _chores(state):
        moves, worth = ([move for move in each if kind(move) not in aside] for each in (moves, worth))
        open_to = set(moves)
    if hunts(state) and not counts_here(state, "track"):
        # It rules out nothing.
        worth = [move for move in worth if kind(move) != "track"]
    worth = [each for move in worth for each in _manners(move) if each in open_to and kind(each)]
    if state.stretch < NIGHT and weariness(state) < TIRED:
        # To camp by day loses what is left of it.
        worth = [move for move in worth if kind(move) != "camp"]
    night: list[Move] = [Camp()] if state.stretch >= NIGHT and Camp() in open_to else []
    found: list[Move] = []
    if ways:
        # Which way is the choice: no other kind takes its place, but for a camp at night.
        found = [*night, *(way for way in ways if way in open_to and is_open(way))]
        return tuple(found[:MOST])
    _take(found, [move for move in (*night, *worth) if kind(move) != taken], MOST, is_open)
    if len(found) < LEAST:
        _take(found, _in_order(moves, taken, late=state.stretch >= NIGHT - 1), LEAST, is_open)
    if state.goal != "found":
        _take(found, [move for move in worth if kind(move) == taken and not _alike(move, best)], MOST, is_open)
    return tuple(found)


CHORES = ("rest", "food", "scout")
"""What serves another day, or a better look."""


def _chores(state: State) -> tuple[str, ...]:
    """Return the kinds of what is no button once the goal is found and days run out for it: on the last one it is studied
    now or never."""
    if state.goal != "found" or not last_day(state):
        return ()
    return (*CHORES, "camp") if clock.is_last_day(state) else CHORES


def _manners(move: Move) -> tuple[Move, ...]:
    """Return an action, and the same as it is done unasked."""
    if isinstance(move, Search):
        return move, Search()
    return (move, replace(move, who=BEST, care=PLAIN)) if isinstance(move, Track | Investigate) else (move,)


def _alike(move: Move, other: Move) -> bool:
    """Return whether two actions are the same but for who does them and how."""
    if isinstance(move, Search) and isinstance(other, Search):
        return True
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


# Why.

LAST_TWO = 2
"""With so many hexes of a hunt left, to enter one tells of both."""
HERE = ("search", "study", "track")
"""What is done where the party stands, and may bring the goal nearer."""
TIRED = 1.0
"""From this Fatigue on, on average, to camp by day is worth a thought."""
SPARE = 2
"""With so many actions for each success there is time."""
TWICE = 2
"""So many actions a step takes elsewhere at least: the way, and what is done there."""


def why(state: State, best: Move, others: Sequence[Move]) -> str:
    """Return why the ``best`` action is proposed and not one of the ``others``, the likeliest of these first; "" where its
    label and the question say so."""
    for other in sorted(others, key=lambda other: (kind(other) not in HERE, kind(other) in ("camp", "rest"))):
        if said := _against(state, best, other):
            return said
    return _manner(state, best)


def _against(state: State, best: Move, other: Move) -> str:
    """Return what speaks against another action."""
    doing = kind(best)
    if doing == "camp":
        return _night(state) if state.stretch == NIGHT else ""
    if doing == "rest":
        return WORDS("reason-rest", tired=round(weariness(state)), left=clock.by_day(state))
    if kind(other) in ("camp", "rest") and doing in (*HERE, "go"):
        return _no_camp(state, doing)
    if doing == "go":
        return _elsewhere(state, best, other) if kind(other) == "go" else _onward(state, best, other)
    return _here(state, best, other) if doing in HERE else ""


def _is_timed(state: State) -> bool:
    """Return whether days run out for a goal that can still be reached."""
    return last_day(state) > 0 and state.goal in ("open", "found")


def _night(state: State) -> str:
    """Return why to camp at night: it takes none of the actions that count; where none count, how weary the party is."""
    left = clock.by_day(state)
    if _is_timed(state) and left and state.day <= FIRST_DAY:
        return WORDS("reason-night", left=left)
    most = max((state.members[index].fatigue for index in present(state)), default=0)
    return WORDS("reason-weary", most=most) if 0 < most < WEARY else ""


FIRST_DAY = 1
"""On that evening a party learns that a camp takes no action by day."""


def _no_camp(state: State, doing: str) -> str:
    """Return what to camp now would lose: what is left of the day, or at the goal what the night could still bring."""
    if not _is_timed(state) or clock.is_last_day(state):
        return ""
    lost, left = max(0, NIGHT - state.stretch), clock.by_day(state)
    if lost:
        return WORDS("reason-camp-loses", lost=lost, left=left) if weariness(state) >= TIRED else ""
    goal = state.region.goal
    if doing != "study" or goal is None or state.goal != "found":
        return ""
    missing = looks_at(state, goal.site).left
    return WORDS("reason-camp-short", left=left, missing=missing) if left < SPARE * missing else ""


def _onward(state: State, best: Move, other: Move) -> str:
    """Return why the party goes on and does not stay for what is to be done here."""
    doing = kind(other)
    if doing not in HERE or state.goal in ("none", "done", "lost"):
        return ""
    if isinstance(other, Investigate) and _is_boon(state, other.site):
        return WORDS("reason-boon", left=clock.by_day(state) if state.stretch < NIGHT else 0)
    if not running(state):
        return WORDS("reason-not-here") if state.goal == "found" else ""
    if hunts(state):
        if not counts_here(state, "search"):
            return WORDS("reason-used")
        if len(state.hunt) == LAST_TWO and _enters(state, best):
            return WORDS("reason-two-left")
        there = pointed_unlabel(getattr(best, "to", ""))
        more, less = gone_from(state, there) if there is not None else 0, usually_gone(state)
        return WORDS("reason-there", more=more, less=less) if more > less else ""
    if doing == "search":
        if not counts_here(state, "search"):
            return WORDS("reason-counted", close=is_close(state))
        if is_close(state):
            return WORDS("reason-unclued")
    return WORDS("reason-on-the-way") if is_lead(state, getattr(best, "to", "")) else ""


def _is_boon(state: State, site: str) -> bool:
    """Return whether to study a site brings a boon at the goal, for an action of those that are left, and no fight."""
    return helps_there(state, site) and _is_timed(state) and not state.region.site_by_id[site].occupied


def _elsewhere(state: State, best: Move, other: Move) -> str:
    """Return why the party goes there and not elsewhere: in a hunt the next search there rules out more."""
    named = [getattr(move, "to", "") for move in (best, other)]
    mine, theirs = map(pointed_unlabel, named)
    if not (running(state) and hunts(state)) or mine is None or theirs is None or mine == theirs:
        return ""
    place, aside = named
    if mine in state.hunt and theirs not in state.hunt:
        return WORDS("reason-may-be-there", place=place, other=aside)
    more, less = gone_from(state, mine), gone_from(state, theirs)
    if more > less:
        return WORDS("reason-elsewhere", place=place, other=aside, more=more, less=less)
    near = known_map.far(state, mine) < known_map.far(state, theirs)
    return WORDS("reason-nearer", place=place, other=aside) if near else ""


def _enters(state: State, move: Move) -> bool:
    """Return whether an action leads to a hex in which the goal of a hunt can be."""
    return pointed_unlabel(getattr(move, "to", "")) in state.hunt


def _here(state: State, best: Move, other: Move) -> str:
    """Return why the party does something here before it goes on or does something else here."""
    if not running(state):
        return ""
    if kind(other) in HERE:
        return _instead(state, best, other)
    if kind(other) != "go" or not counts_here(state, _why_counted(best)):
        return ""
    if not hunts(state):
        return WORDS("reason-here", actions=TWICE)
    gone, left = usually_gone(state), len(state.hunt)
    less = int(_enters(state, other))
    return WORDS("reason-rules-out", gone=gone, left=left, less=less) if gone > less else ""


def _why_counted(move: Move) -> str:
    """Return as what an action counts toward the goal."""
    return {"study": "investigate"}.get(kind(move), kind(move))


def _instead(state: State, best: Move, other: Move) -> str:
    """Return why one of two things to be done here comes first: only one of them counts in a hunt; without one a study
    goes on to count."""
    if kind(best) != "study" or not isinstance(best, Investigate) or not counts_here(state, "investigate"):
        return ""
    if hunts(state):
        mine, theirs = (chances.coming(state, move) for move in (best, other))
        likelier = mine is not None and theirs is not None and mine.chance > theirs.chance
        return WORDS("reason-likelier") if likelier and counts_here(state, _why_counted(other)) else ""
    more = looks_at(state, best.site).left > 1
    return WORDS("reason-study-on", trail=kind(other) == "track") if more else ""


def _manner(state: State, best: Move) -> str:
    """Return why an action is done with care."""
    if isinstance(best, Search | Investigate) and best.care == CAREFUL:
        with_care, plainly = chances.coming(state, best), chances.coming(state, replace(best, care=PLAIN))
        if with_care is not None and plainly is not None and odds(with_care.chance) != odds(plainly.chance):
            return WORDS("reason-care", odds=odds(with_care.chance), plainly=odds(plainly.chance))
    return ""
