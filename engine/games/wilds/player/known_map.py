"""The map as a party knows it: what lies beside what, how far it is, where it is worth searching, and in a hunt being."""

from __future__ import annotations

import heapq
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.game import Event
from engine.maps.hexes import Hex, pointed_unlabel, straight

from ..rules.events import HAPPENINGS, finding, meeting
from ..rules.finding import challenge
from ..rules.finding.challenge import is_searched
from ..state import leads
from ..state.bearings import is_ahead, leads_on
from ..state.catalogue import WORDS
from ..state.naming import HERE, beside, exits, hex_name, letter, move_name, place_at, place_name, target
from ..state.state import State, discovered

BACK, ON, BARRED = 1.0, 1.15, 1.5
"""What a step costs, in stretches: over known ground, on, and more where the way is blocked."""

ANYWHERE, WITH_A_SITE = 0.15, 0.04
"""How likely something hides in a place of which nothing is known, and in one where something was found."""
POINTED, IN_LINE = 0.45, 0.22
"""How likely it is where a clue points, and further on in its line."""
SOMETHING_THERE = 0.9
"""How likely it is where the Lookout or the Scout saw that there is something, and it was not found yet."""


class Mind(msgspec.Struct, frozen=True):
    """What a member remembers that no view repeats: how often each place was searched, how many clues helped there the last
    time, and how often the party was beaten. At ``near`` arriving brought the goal nearer, as only its own place does: the
    ``sharp_eyed`` make use of it. Places are called as the atlas calls them."""

    searches: dict[str, int] = {}
    clued: dict[str, int] = {}
    beaten: int = 0
    near: str = ""


def recalled(state: State) -> Mind:
    """Return what the state itself tells of the past: where the party searched in vain, or came nearer to its goal by it.
    The clues that point there have been followed."""
    known = Atlas(state, Mind())
    names = [known.name(place) for place in state.visited if is_searched(state, place)]
    return Mind(dict.fromkeys(names, 1), {name: known.count(name) for name in names})


def heard(state: State, mind: Mind, events: Sequence[Event]) -> Mind:
    """Return what a member has in mind after what everybody was told, which led to a state as they see it."""
    for e in HAPPENINGS.known(events, None):
        match e:
            case finding.Searched(at=at):
                mind = _searched(state, mind, at)
            case finding.Challenge(why="arrival"):
                mind = replace(mind, near=Atlas(state, mind).here)
            case meeting.Defeat():
                mind = replace(mind, beaten=mind.beaten + 1)
    return mind


def _searched(state: State, mind: Mind, at: str) -> Mind:
    atlas = Atlas(state, mind)
    known = place_at(state.region, at)
    if known is None:
        return mind
    name = atlas.name(known)
    return replace(
        mind,
        searches={**mind.searches, name: mind.searches.get(name, 0) + 1},
        clued={**mind.clued, name: atlas.count(name)},
    )


class Atlas:
    """The known map of a view's state. Places are called as moves name hexes ("Q18"), points by their ids."""

    def __init__(self, state: State, mind: Mind, looks_on: bool = True, sharp_eyed: bool = False) -> None:
        self.state, self.mind, self.looks_on, self.sharp_eyed = state, mind, looks_on, sharp_eyed
        self.region = state.region
        self.hexes = self.region.format == "hex"
        self.here = self.name(state.here.at)
        self.visited = {self.name(place) for place in state.visited}
        self.edges = {hex_name(cell) for cell in state.edges}
        self.barred = {frozenset(map(self.name, (block.a, block.b))) for block in state.blocks}
        self._reach: dict[str, tuple[float, str]] | None = None

    def name(self, place: str) -> str:
        """Return what a place is called here, by its id."""
        known = self.region.place_by_id.get(place)
        return hex_name(known.at) if known is not None and known.at is not None else place

    def id_of(self, name: str) -> str:
        """Return the id of a place that is called so here, "" for unknown ground."""
        if not self.hexes:
            return name
        cell = pointed_unlabel(name)
        return self.region.id_at.get(cell, "") if cell is not None else ""

    def around(self, name: str) -> list[str]:
        """Return what lies beside a place, as far as the party knows."""
        if not self.hexes:
            return list(exits(self.region, name)) if name in self.region.place_by_id else []
        cell = pointed_unlabel(name)
        assert cell is not None
        near = [item for item in map(hex_name, beside(cell)) if item not in self.edges]
        for path in self.region.paths:
            ends = self.name(path.a), self.name(path.b)
            if name in ends:
                near.append(ends[name == ends[0]])
        return near

    def step_cost(self, start: str, end: str) -> float:
        """Return how many stretches a step takes, about."""
        cost = BACK if end in self.visited else ON
        if not self.hexes and (path := self.region.path(start, end)) is not None:
            cost *= path.length
        return cost + (BARRED if frozenset((start, end)) in self.barred else 0.0)

    def reach(self) -> dict[str, tuple[float, str]]:
        """Return what every place that is known of costs, and the first step toward it; only where the party has been is
        gone through."""
        if self._reach is None:
            self._reach = self._spread()
        return self._reach

    def _spread(self) -> dict[str, tuple[float, str]]:
        found: dict[str, tuple[float, str]] = {}
        heap: list[tuple[float, str, str]] = []
        if self.state.here.to:
            path = self.region.path(self.state.here.at, self.state.here.to)
            assert path is not None
            done = self.state.here.done
            heap += [
                (float(path.length - done), self.state.here.to, self.state.here.to),
                (float(done), self.here, self.here),
            ]
            heap.sort()
        else:
            heap.append((0.0, self.here, ""))
        while heap:
            cost, name, first = heapq.heappop(heap)
            if name in found:
                continue
            found[name] = (cost, first)
            if name in self.visited:
                for near in self.around(name):
                    if near not in found:
                        heapq.heappush(heap, (cost + self.step_cost(name, near), near, first or near))
        return found

    def farther(self) -> dict[str, tuple[float, str]]:
        """Return what hexes cost, about, that the party was told of and that lie beyond all it has seen."""
        if not self.hexes:
            return {}
        told = {self.name(site.at) for site in self.region.sites if site.at in self.region.place_by_id}
        told |= {self.name(token.toward) for token in self.state.tokens if not token.used} | set(
            map(hex_name, self.state.hunt)
        )
        reach = self.reach()
        rim = [(cost, name, first) for name, (cost, first) in reach.items() if name not in self.visited and first]
        found: dict[str, tuple[float, str]] = {}
        for far in sorted(told - set(reach)):
            ways = [(cost + ON * self.apart(name, far), first) for cost, name, first in rim]
            if ways:
                found[far] = min(ways)
        return found

    def apart(self, place: str, other: str) -> int:
        """Return how many hexes lie between two, in a straight line."""
        a, b = pointed_unlabel(place), pointed_unlabel(other)
        assert a is not None and b is not None
        return straight(a, b)

    def move_to(self, first: str) -> str:
        """Return how a move names the next step."""
        if self.hexes:
            return first
        if self.state.here.to:
            return "A" if first == self.state.here.to else "B"
        return move_name(self.state, first)

    def named(self, aim: str) -> str:
        """Return what the place is called here that a move aims at."""
        return aim if self.hexes else target(self.state, aim) or aim

    def is_ahead(self, name: str) -> bool:
        """Return whether a hex lies where the goal is said to lie."""
        return self.hexes and is_ahead(self.state, pointed_unlabel(name))

    def leads_on(self, name: str) -> bool:
        """Return whether a hex lies where the goal is said to lie, farther that way than the party: as its button says."""
        return self.hexes and leads_on(self.state, pointed_unlabel(name))

    def is_that_way(self, name: str) -> bool:
        """Return whether a place lies where the goal is said to lie, or by the way from a point that leads there."""
        if self.hexes or not self.state.bearing:
            return self.is_ahead(name)
        told = self.state.bearing_at or self.region.start
        ways = [letter(number) for number in range(len(exits(self.region, told)))]
        at = ways.index(self.state.bearing) if self.state.bearing in ways else -1
        first = self.reach().get(name, (0.0, ""))[1]
        return self.state.bearing == HERE or (self.here == told and at >= 0 and exits(self.region, told)[at] == first)

    # What may hide where.

    def sites(self, name: str) -> list[str]:
        """Return the sites that stand on the map in a place."""
        return [site.id for site in self.region.sites if discovered(self.state, site.id) and self.name(site.at) == name]

    def hiding(self, name: str) -> float:
        """Return how likely a Search of a place is to have something to find, as far as the party can guess."""
        state = self.state
        if self.sharp_eyed and name == self.mind.near and state.goal == "open":
            return SOMETHING_THERE
        shown = self.sites(name)
        found = WITH_A_SITE if shown else ANYWHERE
        seen = self.seen(name)
        if seen is False:
            return 0.0
        if seen and not shown:
            found = SOMETHING_THERE
        for known in state.finds:
            site = self.region.site_by_id.get(known.site)
            if site is not None and known.how in ("located", "rumour") and site.at and self.name(site.at) == name:
                found = max(found, SOMETHING_THERE)
        clued = self.clues(name)
        if clued:
            found = 1 - (1 - found) * (1 - clued)
        return found * 0.45 ** self.tries(name)

    def tries(self, name: str) -> int:
        """Return how often a place was searched in vain, about; a clue that came since makes up for one."""
        place = self.id_of(name)
        told = sum(at == place for at, _ in self.state.retry)
        tries = max(told, self.mind.searches.get(name, 0))
        return tries - 1 if tries and self.count(name) > self.mind.clued.get(name, 0) else tries

    def seen(self, name: str) -> bool | None:
        """Return whether there is something in a place, as the Lookout or a Scout saw; ``None`` if none looked."""
        for report in self.state.reports:
            if self.name(report.at) == name:
                if report.tns:
                    return True
                if "yes" in (report.site, report.feature):
                    return True
        spotted = [report.feature for report in self.state.reports if self.name(report.at) == name and report.feature]
        return False if spotted else None

    def clues(self, name: str) -> float:
        """Return how likely the clues that are held mean a place."""
        miss = 1.0
        seen: set[tuple[str, str, str]] = set()
        for token in self.state.tokens:
            key = (token.at, token.toward, token.text)
            if token.used or key in seen:
                continue
            seen.add(key)
            if self.name(token.helps) == name:
                miss *= 1 - POINTED
            elif self.looks_on and not token.followed and self.helps(token.at, token.toward, name):
                miss *= 1 - IN_LINE
        return 1 - miss

    def helps(self, at: str, toward: str, name: str) -> bool:
        """Return whether a place lies further on in the direction of a clue, three steps at most."""
        if not self.hexes:
            return name in self.around(toward) and name != at
        start, first, end = (pointed_unlabel(self.name(item)) for item in (at, toward, name))
        if start is None or first is None or end is None:
            return False
        far = straight(start, end)
        return far <= leads.FURTHER and straight(first, end) == far - 1

    def count(self, name: str) -> int:
        """Return how many clues help in a place."""
        return sum(not token.used and self.name(token.helps) == name for token in self.state.tokens)

    def called(self, name: str) -> str:
        """Return what the party calls a place."""
        if self.hexes:
            return name
        return place_name(self.region, name) if name in self.state.known else WORDS("end-of-way")


# The places of a hunt.

ENTERS = 3.0
"""What it is worth, in steps, to enter the only hex left: of two half as much, for it tells of both, and so on."""
HALF = 2
"""A search that rules out one of so many hexes left is worth a step."""
NEARER = 0.25
"""What it is worth, in steps, that the hexes left are nearer by one on average: that way has to be gone in the end."""


def entering(state: State, name: str, cost: float) -> float:
    """Return what it is worth to be at a place that takes so many stretches, besides what a search there brings; 0 where
    nothing is hunted."""
    here, there = state.region.place_by_id[state.here.at].at, pointed_unlabel(name)
    if not (challenge.running(state) and state.hunt) or here is None or there is None:
        return 0.0
    left, nearer = len(state.hunt), far(state, here) - far(state, there)
    arrives = ENTERS / left / cost if there in state.hunt else 0.0
    return arrives + NEARER * max(0.0, nearer) / (cost + 1)


def share(state: State, name: str) -> float:
    """Return what a search of a place is worth, in steps: by how many hexes it rules out of those left, where half of
    them are worth a step."""
    cell = pointed_unlabel(name)
    if not state.hunt or cell is None:
        return 1.0
    return min(1.0, HALF * challenge.gone_from(state, cell) / len(state.hunt))


def far(state: State, cell: Hex) -> float:
    """Return how far the hexes lie, on average, in which the goal can be."""
    return sum(straight(cell, other) for other in state.hunt) / len(state.hunt)
