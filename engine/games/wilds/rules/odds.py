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
from ..state.state import Deed, State, able, alone, found
from . import camp, knowing
from .finding import foraging, searching, studying, tracking
from .travelling import moving
from .trials import (
    LADDERS,
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
    def with_tools(self) -> float:
        """The chance with what its member saves (WLD-G16)."""
        return replace(self, test=replace(self.test, tools=True)).chance

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


STEP, LOOK, WAY = 1.5, 1.7, 0.8
"""About so many actions take a step to the goal with its way, a success in studying it, and one in ways of its own."""


def expected(state: State, successes: int, *, in_ways: bool) -> int:
    """Return about how many actions the goal takes, at which so many successes are still wanted: the way there too, once it
    is found, and where it stands in the odds of what is left to do there."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    known = site is not None and state.goal == "found" and not state.here.to
    way = distance(state.region, state.here.at, site.at) if site is not None and known else 0
    there = successes * (WAY if in_ways else LOOK)
    if site is not None and known and not way:
        there = _here(state, site.id, successes) or there
    return math.ceil(_seeking(state)) + way + math.ceil(there)


LAST_HEXES, MANY_HEXES, FEWEST = 0.9, 0.45, 1.6
"""About so many actions a hex takes in a hunt: each of the last few, or each of many on top of the fewest (measured)."""


def _seeking(state: State) -> float:
    """Return about how many actions it takes until the party knows where the goal is: by steps, or in a hunt by hexes ruled
    out, which is sooner."""
    steps, hexes = state.challenge * STEP, len(state.hunt)
    return min(steps, LAST_HEXES * (hexes - 1), MANY_HEXES * hexes + FEWEST) if steps and hexes else steps


def _here(state: State, site: str, successes: int) -> float:
    """Return about how many actions so many successes at a site here take: in its ways, each until it succeeds, the best
    first, or in looks that are all alike; 0 where no odds are known. A success is counted once, so that each brings the
    end nearer by an action at least; a double is luck."""
    ways = [way.id for way in open_ways(state, site)]
    tests = [_study(state, Investigate(site, care=way)) for way in ways or [PLAIN] * successes]
    odds = [test.chance for test in tests if test is not None and test.chance > HARDLY]
    return sum(1 / chance for chance in sorted(odds, reverse=True)[:successes])


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
