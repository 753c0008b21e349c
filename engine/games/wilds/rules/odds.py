"""The chances of tests that a player can work out before the dice fall (WLD-G01 to WLD-G03)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.moves import Move

from ..state.board import distance
from ..state.looks import open_ways, task_of
from ..state.moves import BEST, CAREFUL, NONE, PLAIN, Camp, Forage, Investigate, Search, Track
from ..state.state import Deed, Position, State, able, alone, found
from . import camp, knowing
from .finding import foraging, searching, studying, tracking
from .ladder import LADDERS
from .travelling import moving
from .trials import (
    TESTS,
    Wanted,
    again,
    ahead,
    aid,
    assistant,
    difficulty,
    doer,
    keeps_last,
    wanted,
    would_throw_unasked,
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
    doing = searching.deed(state, move)
    if move.clue != NONE:
        state = replace(state, tokens=knowing.followed(state, move.clue))
    return Coming(state, doing, searching.test(state, doing, difficulty(state)))


def forages(state: State, move: Forage) -> float:
    """Return the chance that foraging finds food (WLD-101, WLD-105, WLD-G40)."""
    return _forage(state, move).chance


def alone_forages(state: State, member: int) -> float:
    """Return the chance that a member finds food beside what the others do, without help (WLD-101, WLD-102)."""
    return Coming(state, Deed("forage", by=member), foraging.test(state, member, ())).chance


def _forage(state: State, move: Forage) -> Coming:
    roller = foraging.best(state, move.who)
    helper = assistant(state, roller)
    doing = Deed("forage", by=roller, helper=helper)
    return Coming(state, doing, foraging.test(state, roller, aid(helper, False)[1]))


def tracks(state: State, move: Track) -> float:
    """Return the chance that a Track succeeds against the difficulty that everybody knows (WLD-140, WLD-G70)."""
    return _track(state, move).chance


def _track(state: State, move: Track) -> Coming:
    member = doer(state, move.who, tracking.ATTRIBUTES, tracking.SKILLS, paired=True)
    helper, careful = assistant(state, member), move.care == CAREFUL
    test = tracking.test_of(state, move.target, member, aid(helper, careful)[1], difficulty(state))
    return Coming(state, Deed("track", move.target, member, helper, careful), test)


def studies(state: State, move: Investigate) -> float | None:
    """Return the chance of a look into a site, `None` where it takes no test (WLD-142, WLD-G69)."""
    found_out = _study(state, move)
    return None if found_out is None else found_out.chance


def _study(state: State, move: Investigate) -> Coming | None:
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


class Race(msgspec.Struct, frozen=True):
    """About how many actions the goal takes: the ``fewest`` with some luck, the ``most`` with little."""

    fewest: int
    most: int


LUCKY, UNLUCKY = 0.15, 0.75
"""So likely the looks alone come to no more than the fewest, and the most; second throws and finds make up for trouble."""
USUAL = {True: ((0.66, 0.4),) * 6, False: ((0.6, 0.0),)}
"""How likely a look at a goal that is not found yet succeeds, and counts 2: in ways of its own, and without."""
LONGEST = 60
"""A race is told for so many actions at most."""


def race(state: State, successes: int, *, in_ways: bool) -> Race:
    """Return about how many actions the goal takes, at which so many successes are still wanted: to find it and to go
    there, as long as it takes, and to study it by the odds of a day there. It falls with each step and each success."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    tests: Sequence[tuple[float, float]] = USUAL[in_ways]
    way = 0
    if site is not None and state.goal == "found" and not state.here.to:
        way = distance(state.region, state.here.at, site.at)
        there = replace(state, here=Position(site.at), stretch=1)
        tests = _looks_there(there, site.id) or tests
    sought = _seeking(state)
    looks = _looks_until(tests, successes)
    return Race(sought.fewest + way + looks.fewest, sought.most + way + looks.most)


STEPS = (1.0, 2.0)
"""So many actions a step to the goal takes, with its way: the fewest and the most."""
HEXES = ((1, 0, 0), (2, 1, 2), (3, 2, 2), (5, 3, 4), (6, 4, 5), (7, 5, 6), (12, 5, 7))
"""In a hunt, with up to so many hexes left, the fewest and the most actions until the goal is known (measured)."""


def _seeking(state: State) -> Race:
    """Return about how many actions it takes until the party knows where the goal is: by steps, or in a hunt by hexes."""
    if not state.challenge:
        return Race(0, 0)
    if state.hunt:
        return next((Race(few, most) for hexes, few, most in HEXES if len(state.hunt) <= hexes), Race(*HEXES[-1][1:]))
    few, most = (math.ceil(state.challenge * each) for each in STEPS)
    return Race(few, most)


def _looks_there(state: State, site: str) -> list[tuple[float, float]]:
    """Return how likely each way to study a site here succeeds, and counts 2, the best first. Without ways it is one look
    like all others; nothing where no odds are known."""
    ways = [way.id for way in open_ways(state, site)]
    tests = [_study(state, Investigate(site, care=way)) for way in ways or [PLAIN]]
    odds = [(test.chance, test.strong if ways else 0.0) for test in tests if test is not None and test.chance > HARDLY]
    return sorted(odds, key=sum, reverse=True)


def _looks_until(tests: Sequence[tuple[float, float]], successes: int) -> Race:
    """Return in how many looks so many successes are made. Each of the ``tests`` is made until it succeeds, then the next;
    the last goes on and on."""
    chances = {(0, 0): 1.0}
    done: list[float] = [float(successes <= 0)]
    while done[-1] < UNLUCKY and len(done) <= LONGEST:
        after: dict[tuple[int, int], float] = {}
        for (place, made), likely in chances.items():
            good, double = tests[min(place, len(tests) - 1)]
            for more, chance in ((0, 1 - good), (1, good - double), (2, double)):
                key = place + bool(more), made + more
                after[key] = after.get(key, 0.0) + likely * chance
        chances = {key: likely for key, likely in after.items() if key[1] < successes}
        done.append(1 - sum(chances.values()))
    few = next((number for number, likely in enumerate(done) if likely >= LUCKY), len(done) - 1)
    return Race(few, min(len(done) - 1, 2 * few + 1))


def shelters(state: State, move: Camp) -> float | None:
    """Return the chance that a camp finds shelter, ``None`` where the place gives it or no member can look (WLD-196)."""
    looked_for = _shelter(state, move)
    return None if looked_for is None else looked_for.chance


def _shelter(state: State, move: Camp) -> Coming | None:
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
    begun = replace(state, deed=Deed("move", place), bane_now=state.next_bane)
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
    """Return how likely a Pathfinder loses the way, and how likely no more than time, an unasked second throw counted."""
    begun = replace(state, deed=Deed("move", by=state.roles.pathfinder), bane_now=state.next_bane)
    banes = alone(state) + (state.lost_bane and first)
    roll = ahead(begun, Wanted(state.roles.pathfinder, "pathfinder", *TESTS["pathfinder"], tn, banes=banes))
    blunder = LADDERS[state.rules.ladder][0]
    lost, failed = (1 - again(begun, each) for each in (replace(roll, tn=tn + blunder + 1), roll))
    if not would_throw_unasked(begun, roll):
        return lost, failed - lost
    slow, again_at = failed - lost, lost if keeps_last(begun, roll.member, roll.purpose) else failed
    return lost * again_at, slow * again_at + (failed - again_at)
