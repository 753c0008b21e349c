"""Whether a scenario can be won by those who do the right thing (REG-G92): its keys lie before its locks, a single PC comes
past its patrols, its chase can be outrun with no locked door broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from math import lcm

from ..state.content import content
from ..state.levels import entry, mean
from ..state.scenarios import Connection, Scenario
from .checking import passable, reach
from .keys import MOST_PARTY

TYPICAL_INFLICT, TYPICAL_DAMAGE = "1d6", "1d8"
"""What a PC who is good at it strikes an Obstacle with, as half of the Crafts are."""
GOING = 0.2
"""What part of a round it takes, mostly, to go through what a party has broken."""
UNSEEN = 2
"""How many guards one can always get past without being seen."""
SLOWEST = 0.2
"""By how much everybody more makes the last one slower at what each has to get past alone."""


def keys_first(scenario: Scenario) -> bool:
    """Whether a party without lockpicks that breaks no locked door comes to everything it needs, and to the goal."""
    can = reach(scenario, lockpicks=False, breaking=False)
    return scenario.goal in can.regions and set(scenario.needs) <= can.features


# Patrols.


def glances(scenario: Scenario, party: int) -> int | None:
    """Return how often Seekers on patrol find one PC of a party of so many, who gets what it came for and leaves. The PC
    makes one Move a round, at the best moments; ``None`` if it cannot be done at all.

    A Seeker finds a PC who is where it stands, or where its next step takes it. Obstacles and searches are not counted: one
    who waits out of sight has time for them.
    """
    patrols = [
        placed.patrol or (placed.at,)
        for placed in scenario.placed
        if content().challenges[placed.kind].type == "Seeker" and placed.party <= party
    ]
    beat = lcm(*(len(patrol) for patrol in patrols)) if patrols else 1
    found = [Counter(place for patrol in patrols for place in _covered(patrol, time)) for time in range(beat)]
    exits = {
        region.id: (region.id, *(way.other(region.id) for way in scenario.exits[region.id] if not way.hidden))
        for region in scenario.regions
    }
    wanted = frozenset(_lies(scenario, need) for need in scenario.needs)
    left: list[tuple[int, str, int, tuple[str, ...]]] = [(0, scenario.start, 0, ())]
    done = set[tuple[str, int, tuple[str, ...]]]()
    while left:
        times, region, time, been = heappop(left)
        if region == scenario.goal and len(been) == len(wanted) and (wanted or region != scenario.start):
            return times
        if (region, time, been) in done:
            continue
        done.add((region, time, been))
        for beyond in exits[region]:
            more = tuple(sorted({*been, beyond} & wanted))
            heappush(left, (times + found[time][beyond], beyond, (time + 1) % beat, more))
    return None


def _covered(patrol: Sequence[str], time: int) -> set[str]:
    """Return where a Seeker is at a beat of its patrol, and where it is at the next."""
    return {patrol[time % len(patrol)], patrol[(time + 1) % len(patrol)]}


def _lies(scenario: Scenario, need: str) -> str:
    """Return where something lies, or what it comes out of."""
    holder = next((feature for feature in scenario.features if feature.gives.object == need), scenario.feature_by_id[need])
    return holder.at


def is_passed(scenario: Scenario, party: int) -> bool:
    """Whether one comes past the patrols that a party of so many meets: past two of them unseen, and past more at the
    price of one glance each."""
    guards = [item for item in scenario.placed if content().challenges[item.kind].type == "Seeker" and item.party <= party]
    times = glances(scenario, party)
    return times is not None and times <= max(0, len(guards) - UNSEEN)


# Chases.


def quickest(scenario: Scenario, party: int, *, breaking: bool = False) -> float:
    """Return in about how many rounds a party of so many comes from the start to the goal. It takes its quickest way on
    which no locked door has to be broken or picked; with ``breaking`` its quickest way of all."""
    left, done = [(0.0, scenario.start)], set[str]()
    while left:
        cost, region = heappop(left)
        if region == scenario.goal:
            return cost
        if region in done:
            continue
        done.add(region)
        for way in scenario.exits[region]:
            barred = way.party <= party and not passable(scenario, way, lockpicks=False, breaking=breaking)
            if not way.hidden and not barred and way.other(region) not in done:
                heappush(left, (cost + takes(way, region, party, scenario.mode == "chasing"), way.other(region)))
    return float("inf")


def takes(way: Connection, region: str, party: int, first: bool) -> float:
    """Return about how many rounds a way takes a party of so many from a region, or the ``first`` of them."""
    kind = content().challenges.get(way.obstacle)
    if kind is None or way.party > party or kind.reaction is None:
        return 1.0
    tries = kind.ep / (_chance(kind.reaction.endure or "1d4") * mean(entry(TYPICAL_DAMAGE)))
    if "Persists" not in kind.keywords:
        return max(1.0, tries / party + GOING)
    if "Climbing" in kind.keywords and region == way.high:
        tries = 1.0
    return max(1.0, tries) * (1.0 if first else 1.0 + SLOWEST * (party - 1))


@cache
def _chance(endure: str) -> float:
    """Return how likely a typical blow is at least as high as what it is rolled against."""
    own, other = entry(TYPICAL_INFLICT), entry(endure)
    pairs = [(a, b) for a in range(1, own.sides + 1) for b in range(1, other.sides + 1)]
    return sum(a >= b for a, b in pairs) / len(pairs)


def flaws(scenario: Scenario) -> Iterator[str]:
    """Yield what speaks against a scenario that was made: nothing, or it is made anew."""
    if not keys_first(scenario):
        yield "a key lies behind its lock"
    if scenario.type == "stealth" and not all(is_passed(scenario, party) for party in range(1, MOST_PARTY + 1)):
        yield "nobody comes past the patrols"
    if scenario.type == "chase":
        for party in range(1, MOST_PARTY + 1):
            if quickest(scenario, party) > scenario.round_limit + scenario.rounds_more(party):
                yield f"{party} cannot outrun it"
