"""What stands against the party in a new scenario: Challenges that belong to their places, and Seekers on patrols that can
be got past (REG-G90, REG-G92)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

import msgspec
from msgspec.structs import replace

from engine.core.dice import Dice
from engine.maps.graphs import both_ways, shortest_path

from ..state.content import Challenge, Type, content
from ..state.scenarios import Connection, Placed, Scenario
from . import winnable
from .themes import Measure, Spot

MOST_HERE: dict[Type, int] = {"normal": 3, "stealth": 2, "chase": 2}
"""How many Challenges share a place, by the type of the scenario."""
MOST_TRAPS = 3
"""Of so many Challenges one may be a Trap."""
FITTING: dict[Type, tuple[str, ...]] = {
    "normal": ("Environ", "Creature", "Trap"),
    "stealth": ("Environ", "Trap"),
    "chase": ("Environ", "Creature"),
}
"""The types of Challenges that each kind of scenario has; Seekers come by themselves."""
NOISY = {"yard-geese", "purse-jackdaw"}
"""Creatures for stealth: those that do no great harm, but make themselves heard."""
PATROLS = (4, 3)
"""How many places a patrol goes through, rather these first."""
MOST_WALKS = 16
"""So many patrols are tried for a Seeker."""


class Room(msgspec.Struct):
    """A place of a scenario that is being made, and whether something is hidden in it yet."""

    spot: Spot
    used: bool = False


def furnished(
    dice: Dice,
    scenario: Scenario,
    rooms: dict[str, Room],
    seekers: Sequence[str],
    measure: Measure,
    cap: int,
) -> list[Placed] | None:
    """Return the Challenges of a scenario; ``None`` where no patrol leaves a PC a way past it."""
    guards = _seekers(dice, scenario, seekers, measure, cap)
    return None if guards is None else [*guards, *_challenges(dice, scenario, rooms, measure, cap)]


# Challenges.


def _challenges(dice: Dice, scenario: Scenario, rooms: dict[str, Room], measure: Measure, cap: int) -> Iterator[Placed]:
    """Yield Challenges where they belong: first about what the party came for, no kind twice, `MOST_HERE` to a place."""
    things = {feature.at for feature in scenario.features if feature.kind in ("chest", "object")}
    every = [
        (room.spot.id, kind)
        for room in rooms.values()
        if room.spot.id != scenario.start
        for kind in room.spot.haunts
        if _fits(scenario, room.spot.id, content().challenges[kind], cap + _worse(scenario, room.spot.id in things))
    ]
    left = list(dice.shuffled(every))
    left.sort(key=lambda item: item[0] not in things)
    here: dict[str, int] = {}
    met: set[str] = set()
    numbers, known, traps = measure.challenges, content().challenges, 0
    for party, many in enumerate(numbers, 1):
        for _ in range(many):
            # Rather where there is nothing yet.
            open_ones = [item for item in left if item[1] not in met and here.get(item[0], 0) < MOST_HERE[scenario.type]]
            if scenario.type == "normal" and MOST_TRAPS * (traps + 1) > len(met) + 1:
                open_ones = [item for item in open_ones if known[item[1]].type != "Trap"] or open_ones
            if not open_ones:
                return
            at, kind = min(open_ones, key=lambda item: here.get(item[0], 0) - _worse(scenario, item[0] in things))
            traps += known[kind].type == "Trap"
            left.remove((at, kind))
            met.add(kind)
            here[at] = here.get(at, 0) + 1
            single = known[kind].type == "Creature" and scenario.type != "normal"
            yield Placed(kind, kind, at, single=single, party=party)


def _worse(scenario: Scenario, thing: bool) -> int:
    """Return by how much worse, and more, what stands where a crossing's thing lies may be than elsewhere."""
    return int(thing and scenario.type == "normal")


def _fits(scenario: Scenario, at: str, kind: Challenge, cap: int) -> bool:
    """Whether a Challenge may stand in a place: its type fits the scenario, its level the party, and what it waits for is
    there."""
    costs_tokens = any(effect.kind in ("tokens", "alert") for play in kind.actions for effect in play.effects)
    if kind.level > cap or (kind.type == "Trap" and costs_tokens and scenario.type != "stealth"):
        return False
    if kind.type not in FITTING[scenario.type] and not (scenario.type == "stealth" and kind.id in NOISY):
        return False
    if kind.trigger == "lockpick failed":
        locks = {feature.at for feature in scenario.features if feature.lock}
        for way in scenario.connections:
            if way.obstacle and content().challenges[way.obstacle].lock:
                locks |= {way.a, way.b}
        return at in locks
    if kind.trigger == "feature":
        return any(feature.at == at and not feature.inside for feature in scenario.features)
    return True


# Patrols.


def _seekers(dice: Dice, scenario: Scenario, kinds: Sequence[str], measure: Measure, cap: int) -> list[Placed] | None:
    found: list[Placed] = []
    for party, many in enumerate(measure.seekers, 1):
        for _ in range(many):
            fitting = [kind for kind in kinds if content().challenges[kind].level <= cap]
            fresh = [kind for kind in fitting if kind not in {item.kind for item in found}]
            kind = dice.pick(fresh or fitting)
            guard = _guard(dice, scenario, kind, party, found)
            if guard is None:
                return None
            found.append(guard)
    return found


def _guard(dice: Dice, scenario: Scenario, kind: str, party: int, others: Sequence[Placed]) -> Placed | None:
    """Return a Seeker on a patrol of its own that leaves a way past it and the others."""
    number = sum(other.kind == kind for other in others) + 1
    beaten = [set(other.patrol) for other in others]
    for walk in islice((walk for walk in _walks(dice, scenario) if set(walk) not in beaten), MOST_WALKS):
        passes = tuple(way.id for way in _along(scenario, walk) if way.obstacle)
        own = kind if number == 1 else f"{kind}-{number}"
        guard = Placed(own, kind, walk[0], walk, single=True, passes=passes, party=party)
        if winnable.is_passed(replace(scenario, placed=(*others, guard)), party):
            return guard
    return None


def _walks(dice: Dice, scenario: Scenario) -> Iterator[tuple[str, ...]]:
    """Yield patrols by lot: there and back through some places, or round in a ring; first those that the party meets on the
    short way to what it came for, and out."""
    ends = {scenario.start, scenario.goal}
    inside = [region.id for region in scenario.regions if region.id not in ends and region.water == "none"]
    beside = {
        place: [
            way.other(place)
            for way in scenario.exits[place]
            if not way.hidden and way.other(place) in inside and (not way.obstacle or way.party == 1)
        ]
        for place in inside
    }
    paths: list[tuple[str, ...]] = [(place,) for place in inside]
    by_length: dict[int, list[tuple[str, ...]]] = {}
    while paths:
        path = paths.pop()
        if len(path) in PATROLS:
            by_length.setdefault(len(path), []).append(path)
        if len(path) < max(PATROLS):
            paths += [(*path, beyond) for beyond in beside[path[-1]] if beyond not in path]
    errand = _errand(scenario)
    for length in PATROLS:
        for path in sorted(dice.shuffled(by_length.get(length, [])), key=lambda path: errand.isdisjoint(path)):
            ring = path[0] in beside[path[-1]]
            yield path if ring else (*path, *path[-2:0:-1])


def _errand(scenario: Scenario) -> set[str]:
    """Return the places on the shortest way from the start to what the party came for, and on to the goal."""
    ways = both_ways((way.a, way.b, 1) for way in scenario.connections if not way.hidden)
    at = {feature.id: feature.at for feature in scenario.features}
    stops = [scenario.start, *(at[need] for need in scenario.needs), scenario.goal]
    return {place for item, other in pairwise(stops) for place in shortest_path(item, other, ways)}


def _along(scenario: Scenario, walk: Sequence[str]) -> Iterator[Connection]:
    """Yield the ways that a patrol takes."""
    pairs = {frozenset(pair) for pair in zip(walk, (*walk[1:], walk[0]), strict=True)}
    return (way for way in scenario.connections if frozenset((way.a, way.b)) in pairs)
