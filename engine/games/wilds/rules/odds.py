"""The chances of tests that a player can work out before the dice fall (WLD-G01 to WLD-G03)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.odds import odds

from ..state.board import distance
from ..state.looks import open_ways, task_of
from ..state.member import LATE, MOST_FATIGUE, NIGHT
from ..state.moves import BEST, CAREFUL, NONE, PLAIN, Camp, Forage, Investigate, Search, Track
from ..state.state import Deed, Position, State, able, alone, found, last_day
from ..state.worths import seeking
from . import camp, knowing
from .clock import actions_left, by_day, nearing, only_luck_helps
from .finding import foraging, searching, studying, tracking
from .ladder import LADDERS
from .travelling import moving
from .trials import (
    LEADING,
    TESTS,
    Wanted,
    again,
    ahead,
    aid,
    assistant,
    difficulty,
    doer,
    knows_better,
    throws_unasked,
    wanted,
)

HARDLY = 0.05
"""What succeeds less often than that is no button, 1 time in 30 say."""


class Coming(msgspec.Struct, frozen=True):
    """A test that a player can work out before its dice: the deed that begins, in what state, and what it takes."""

    state: State
    doing: Deed
    test: Wanted

    @property
    def _begun(self) -> State:
        return replace(self.state, deed=self.doing, bane_now=self.state.next_bane)

    @property
    def chance(self) -> float:
        """The chance that it succeeds."""
        return again(self._begun, ahead(self._begun, self.test))

    @property
    def strong(self) -> float:
        """The chance that it comes to a Strong success at least."""
        roll = ahead(self._begun, self.test)
        return again(self._begun, replace(roll, tn=roll.tn + LADDERS[self.state.rules.ladder][2] + 1))

    @property
    def blunder(self) -> float:
        """The chance that it comes to a Blunder."""
        roll = ahead(self._begun, self.test)
        return 1 - again(self._begun, replace(roll, tn=roll.tn + LADDERS[self.state.rules.ladder][0] + 1))

    @property
    def reasons(self) -> tuple[str, ...]:
        """What speaks for and against it, a word each."""
        return tuple(dict.fromkeys(ahead(self._begun, self.test).reasons))


def coming(state: State, move: Move) -> Coming | None:
    """Return the test that an action begins with, `None` where it takes none or that is not known."""
    match move:
        case Search():
            return _search(state, move)
        case Forage():
            return _forage(state, move)
        case Track():
            return _track(state, move)
        case Investigate():
            return _study(state, move)
        case Camp():
            return _shelter(state, move)
    return None


def searches(state: State, move: Search) -> float:
    """Return the chance that a Search succeeds against the difficulty that everybody knows, whatever is hidden there
    (WLD-173, WLD-180, WLD-G44)."""
    return _search(state, move).chance


def _search(state: State, move: Search) -> Coming:
    state = nearing(state)
    doing = searching.deed(state, move)
    if move.clue != NONE:
        state = replace(state, tokens=knowing.followed(state, move.clue))
    return Coming(state, doing, searching.test(state, doing, difficulty(state)))


def forages(state: State, move: Forage) -> float:
    """Return the chance that foraging finds food (WLD-101, WLD-105, WLD-G40)."""
    return _forage(state, move).chance


def alone_forages(state: State, member: int) -> float:
    """Return the chance that a member finds food beside what the others do, without help (WLD-101, WLD-102)."""
    state = nearing(state)
    return Coming(state, Deed("forage", by=member), foraging.test(state, member, ())).chance


def _forage(state: State, move: Forage) -> Coming:
    state = nearing(state)
    roller = foraging.best(state, move.who)
    helper = assistant(state, roller)
    doing = Deed("forage", by=roller, helper=helper)
    return Coming(state, doing, foraging.test(state, roller, aid(helper, False)[1]))


def tracks(state: State, move: Track) -> float:
    """Return the chance that a Track succeeds against the difficulty that everybody knows (WLD-140, WLD-G70)."""
    return _track(state, move).chance


def _track(state: State, move: Track) -> Coming:
    state = nearing(state)
    member = doer(state, move.who, tracking.ATTRIBUTES, tracking.SKILLS, paired=True)
    helper, careful = assistant(state, member), move.care == CAREFUL
    test = tracking.test_of(state, move.target, member, aid(helper, careful)[1], difficulty(state))
    return Coming(state, Deed("track", move.target, member, helper, careful), test)


def studies(state: State, move: Investigate) -> float | None:
    """Return the chance of a look into a site, `None` where it takes no test (WLD-142, WLD-G69)."""
    found_out = _study(state, move)
    return None if found_out is None else found_out.chance


def _study(state: State, move: Investigate) -> Coming | None:
    state = nearing(state)
    site, known = state.region.site_by_id.get(move.site), found(state, move.site)
    if site is None or known is None or not ((task := task_of(site, known)).skills or task.what == "resource"):
        return None
    if (ways := open_ways(state, site.id)) and all(way.id != move.care for way in ways):
        return None
    task, doing = studying.planned(state, move)
    boons, banes = studying.circumstances(replace(state, deed=doing), site, doing.by)
    if task.what == "resource":
        return Coming(state, doing, foraging.resource_test(state, doing.by, boons, banes))
    pair = (task.attributes, task.skills)
    test = wanted(doing.by, "investigate", *pair, difficulty(state), boons, banes, paired=task.paired)
    return Coming(state, doing, replace(test, tools=doing.tools))


Way = tuple[float, float]
"""How likely a look succeeds, and counts 2."""

USUAL: dict[bool, tuple[Way, ...]] = {True: ((0.6, 0.33),) * 6, False: ((0.6, 0.0),)}
"""How a look at a goal that is not found yet goes: in ways of its own, and without (measured)."""
STEP, LOST = 1.75, 0.15
"""So many actions a step to the goal takes, with its way; and how many parties never come that far (measured)."""
NIGHTS = 2
"""In so many nights a party acts for its goal, the last ones: before that it camps."""
SPREAD = ((-1, 0.25), (0, 0.5), (1, 0.25))
"""By how many actions a hunt takes less or more, and how likely."""
FAR = ((-6, 0.2), (-3, 0.2), (0, 0.2), (3, 0.2), (6, 0.2))
"""The same where steps are counted (measured)."""


def acts(state: State) -> int:
    """Return in about how many actions a party works for its goal: by day in all that are left, and in two nights."""
    day = by_day(state)
    return day + min(NIGHTS, max(0, actions_left(state) - day))


def winning(state: State, successes: int, *, in_ways: bool) -> float:
    """Return about how likely the goal is reached in time, which still takes so many successes: it is found first, as
    quickly as parties find it, and then studied by the odds of a day there."""
    left = acts(state)
    if state.goal == "open":
        spread, ways = SPREAD if state.hunt else FAR, USUAL[in_ways]
        most = sum(likely * _in_time(ways, successes, left - _seeking(state) - more) for more, likely in spread)
        return min(1.0, most) * (1.0 if state.hunt else 1 - LOST)
    if here := ways_here(state):
        return max(wins_by(state, way, successes) for way in here)
    tests, way = _there(state, in_ways=in_ways)
    return min(1.0, _in_time(tests, successes, left - way))


def ways_here(state: State) -> list[Investigate]:
    """Return the ways in which the goal can be studied where the party stands; none elsewhere, and where it has none."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    if site is None or state.goal != "found" or state.here.to or site.at != state.here.at:
        return []
    return [Investigate(site.id, care=way.id) for way in open_ways(state, site.id)]


MOST = 12
"""With so many actions or more one way is as good as another: more are not reckoned with."""


def wins_by(state: State, first: Investigate, successes: int = 0) -> float:
    """Return about how likely the goal is reached in time that is studied here: in this way now, then in the likeliest
    ones, by day. What is done by night tires for the days that follow. Every button and all advice have their odds from
    here."""
    left = successes or studying.looks_at(state, first.site).left
    actions = min(MOST, acts(state)) if last_day(state) else left + 1
    if actions <= 0:
        return 0.0
    good, double = way_of(state, first)
    later = _by_day(_tired(state) if state.stretch == NIGHT else state, first.site)
    again, rest = tuple(way for way, _ in later), tuple(way for way, id in later if id != first.care)
    return (
        (1 - good) * wins(again, left, actions - 1)
        + (good - double) * wins(rest or again, left - 1, actions - 1)
        + double * wins(rest or again, left - 2, actions - 1)
    )


def _by_day(state: State, site: str) -> list[tuple[Way, str]]:
    """Return how each way that is open goes by day, by its id, the likeliest first."""
    state = replace(state, stretch=1)
    ways = [(way_of(state, Investigate(site, care=way.id)), way.id) for way in open_ways(state, site)]
    return sorted(ways, key=lambda way: -sum(way[0]))


def _tired(state: State) -> State:
    """Return a party after an action in the night: everybody has 1 Fatigue more, 2 where a late camp finds no shelter."""
    late = replace(state, stretch=LATE)
    sheltered = shelters(late, Camp())
    more = 1 if sheltered is None or sheltered >= HALF else 2
    members = tuple(replace(who, fatigue=min(MOST_FATIGUE, who.fatigue + more)) for who in state.members)
    return replace(state, members=members)


HALF = 0.5
"""What is as likely is reckoned with."""


def camp_wins(state: State) -> float:
    """Return about how likely the goal is reached in time that is studied here, if the party camps first; 0 where that
    loses it."""
    here = ways_here(state)
    if not here or state.day >= last_day(state):
        return 0.0
    actions = min(MOST, acts(replace(state, day=state.day + 1, stretch=1)))
    ways = tuple(way for way, _ in _by_day(state, here[0].site))
    return wins(ways, studying.looks_at(state, here[0].site).left, actions)


def win_odds(state: State, move: Move) -> str:
    """Return in words how often the goal is reached in time by a way to study it, or by a camp in the evening.

    "" where days do not run out, and where all that can be chosen is alike in that."""
    here = ways_here(state)
    if not last_day(state) or not here:
        return ""
    every: dict[Move, float] = {way: wins_by(state, way) for way in here}
    if state.stretch == NIGHT and state.day < last_day(state):
        every[Camp()] = camp_wins(state)
    key: Move = Investigate(move.site, care=move.care) if isinstance(move, Investigate) else move
    return odds(every[key]) if key in every and len(set(map(odds, every.values()))) > 1 else ""


def way_of(state: State, move: Investigate) -> Way:
    """Return how likely a look in a way succeeds, and counts 2."""
    test = coming(state, move)
    return (0.0, 0.0) if test is None else (test.chance, test.strong)


def to_win(state: State, successes: int, *, in_ways: bool) -> float:
    """Return about how likely the goal is reached in time. One that is not found yet takes so many ``successes``."""
    goal = state.region.goal
    left = studying.looks_at(state, goal.site).left if goal is not None and goal.site else successes
    return winning(state, left, in_ways=in_ways)


def is_out_of_reach(state: State) -> bool:
    """Return whether days run out for a goal that only luck can still bring: what is left to win is points."""
    return state.goal in ("open", "found") and state.master is None and only_luck_helps(state)


def _there(state: State, *, in_ways: bool) -> tuple[tuple[Way, ...], int]:
    """Return how likely each way to study the goal goes, as far as that is known, and how far off it is."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    if site is None or state.goal == "open" or state.here.to:
        return USUAL[in_ways], 0
    way = distance(state.region, state.here.at, site.at)
    if site.at not in state.known:
        return USUAL[in_ways], way
    there = replace(nearing(state, way + 1), here=Position(site.at), stretch=1)
    return tuple(_looks_there(there, site.id)) or USUAL[in_ways], way


def _seeking(state: State) -> float:
    """Return about how many actions it takes until the party stands at the goal: by steps, or in a hunt by hexes."""
    return seeking(len(state.hunt)) if state.hunt else state.challenge * STEP


def _in_time(ways: tuple[Way, ...], successes: int, actions: float) -> float:
    """Return how likely so many successes are made in some actions; a part of one counts for as much."""
    whole = max(0, math.floor(actions))
    part = max(0.0, actions - whole)
    return (1 - part) * wins(ways, successes, whole) + part * wins(ways, successes, whole + 1)


@lru_cache(maxsize=1 << 12)
def wins(ways: tuple[Way, ...], successes: int, actions: int) -> float:
    """Return how likely so many successes are made in so many actions, each way tried until it succeeds, then the next."""
    if successes <= 0:
        return 1.0
    if not actions or not ways:
        return 0.0
    good, double = ways[0]
    rest = ways[1:] or ways
    return (
        (1 - good) * wins(ways, successes, actions - 1)
        + (good - double) * wins(rest, successes - 1, actions - 1)
        + double * wins(rest, successes - 2, actions - 1)
    )


def _looks_there(state: State, site: str) -> list[Way]:
    """Return how likely each way to study a site here succeeds, and counts 2, the best first. Without ways it is one look
    like all others; nothing where no odds are known."""
    ways = [way.id for way in open_ways(state, site)]
    tests = [_study(state, Investigate(site, care=way)) for way in ways or [PLAIN]]
    likely = [(test.chance, test.strong if ways else 0.0) for test in tests if test is not None and test.chance > HARDLY]
    return sorted(likely, key=sum, reverse=True)


def shelters(state: State, move: Camp) -> float | None:
    """Return the chance that a camp finds shelter, ``None`` where the place gives it or no member can look (WLD-196)."""
    looked_for = _shelter(state, move)
    return None if looked_for is None else looked_for.chance


def _shelter(state: State, move: Camp) -> Coming | None:
    state = nearing(state)
    roller, helper = camp.builders(state, move.who)
    if roller < 0 or (move.who == BEST and camp.shelter_here(state)):
        return None
    test = wanted(roller, "shelter", camp.ATTRIBUTES, camp.SKILLS, difficulty(state), aid(helper, False)[1])
    return Coming(state, Deed("camp", state.here.at, roller, helper), test)


def clears(state: State, place: str) -> float | None:
    """Return the chance that the best at it clears the way to a place beside the party, ``None`` where it is free (WLD-157,
    WLD-G62)."""
    if not moving.is_barred(state, place) or not able(state):
        return None
    begun = replace(nearing(state), deed=Deed("move", place), bane_now=state.next_bane)
    return again(begun, ahead(begun, moving.clearing(begun, moving.best_at_clearing(begun))))


def strays(state: State, difficulties: Sequence[Sequence[int]]) -> float:
    """Return the chance that one of some Moves leads the party astray (WLD-080). Each has the difficulties that it may be
    against, one of them as likely as another. Once the party went astray its next Move has a bane. A second throw that is
    made unasked counts as long as there is Resolve for one."""
    found = 1.0
    for step, tns in enumerate(difficulties):
        found *= 1 - sum(_goes_ill(state, tn, first=not step)[0] for tn in tns) / len(tns)
    return 1 - found


def slows(state: State, difficulties: Sequence[int]) -> float:
    """Return the chance that the way of a Move is kept and takes 1 more off the timer (WLD-081), against one of some
    difficulties."""
    return sum(_goes_ill(state, tn, first=True)[1] for tn in difficulties) / len(difficulties)


def _goes_ill(state: State, tn: int, *, first: bool) -> tuple[float, float]:
    """Return how likely a Pathfinder loses the way, and how likely no more than time, an unasked second throw counted. One
    who has just lost it loses no more than time (WLD-G30)."""
    begun = replace(state, deed=Deed("move", by=state.roles.pathfinder), bane_now=state.next_bane)
    banes = alone(state) + (state.lost_bane and first)
    roll = ahead(begun, Wanted(state.roles.pathfinder, LEADING, *TESTS[LEADING], tn, banes=banes))
    blunder = LADDERS[state.rules.ladder][0]
    lost, failed = (1 - again(begun, each) for each in (replace(roll, tn=tn + blunder + 1), roll))
    lost = 0.0 if first and knows_better(state) else lost
    slow = failed - lost
    thrown = {result for result in ("blunder", "failure") if throws_unasked(begun, replace(roll, result=result))}
    once_more = (lost if "blunder" in thrown else 0.0) + (slow if "failure" in thrown else 0.0)
    kept = 0.0 if "blunder" in thrown else lost, 0.0 if "failure" in thrown else slow
    return kept[0] + once_more * lost, kept[1] + once_more * slow
