"""A region that fits what a seat knows: whatever it cannot know is dealt by lot."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.maps.hexes import Hex

from ..rules.steps import tasks, throws
from ..rules.steps.throws import Throw
from ..state import layout, looks
from ..state.board import as_seen, direction, how_far
from ..state.naming import beside
from ..state.region import DISPOSITIONS, Approach, Encounter, Kind, Path, Place, Region, Site
from ..state.state import Found, State, Task, Test, Token, discovered, found
from ..state.view import View

LAND, POINTS = 20, 12
"""So many hexes, or points, a region has at least, as far as a player can guess."""
THERE = 75
"""Of a hundred hexes beside the known land so many are there."""
MORE, VISIBLE = 3, 3
"""So many hidden sites, and others, there are at least that are unknown."""
MEANT = 60
"""Of a hundred clues so many mean something."""
TNS = (8, 10, 10, 12)
TEST = "spirit+perception"
"""A test that ways to study what is unknown may take."""
OTHERS: tuple[Literal["danger", "resource", "shelter", "settlement"], ...] = ("danger", "resource", "shelter", "settlement")
BEASTS: tuple[tuple[str, Kind, str], ...] = (
    ("wolves", "beast", "1d4"),
    ("a boar", "beast", "1"),
    ("hunters", "people", "1d3"),
    ("pilgrims", "people", "1d4"),
    ("robbers", "people", "1d4+1"),
    ("something with too many legs", "monster", "1"),
)
"""Who may be met where that is unknown."""


def imagined(view: View, lot: Dice) -> State:
    """Return a state that looks to a view's seat as the true one does, with the same legal moves."""
    if view.whole:
        return view.state
    return _Dealt(view, lot).state()


class _Dealt:
    """A region in the making."""

    def __init__(self, view: View, lot: Dice) -> None:
        self.view, self.lot = view, lot
        self.known = view.state
        self.region = view.state.region
        self.grounds = [place.terrain for place in self.region.places if place.terrain] or ["forest"]

    def state(self) -> State:
        """Return the state."""
        region = replace(self.region, encounters=self._encounters())
        self.region = self._land(region) if region.format == "hex" else self._points(region)
        self._sites()
        self._goal()
        return replace(
            self.known,
            region=self.region,
            tokens=tuple(map(self._token, self.known.tokens)),
            blocks=tuple(replace(block, until=self.known.day + 1 + self.lot.below(6)) for block in self.known.blocks),
            agenda=self._agenda(),
        )

    def _encounters(self) -> tuple[Encounter, ...]:
        rows = self.lot.shuffled(BEASTS)
        return tuple(Encounter(number, name, kind, count) for number, (name, kind, count) in enumerate(rows, 1))

    def _name(self, kind: str, taken: Iterable[str]) -> str:
        there = set(taken)
        return next(name for number in range(1000) if (name := f"{kind}-{number}") not in there)

    # The land.

    def _ground(self, place: Place) -> Place:
        """Return a place with its unknown parts filled in."""
        if place.id in self.known.visited or place.id == self.region.start:
            return place
        lot = self.lot
        place = replace(place, game=lot.below(3) == 0, water=lot.below(3) == 0)
        return place if place.terrain else replace(place, terrain=lot.pick(self.grounds))

    def _land(self, region: Region) -> Region:
        """Return hexes around those that are known: never where the region is known to end."""
        places = [self._ground(place) for place in region.places]
        taken = {place.at for place in places if place.at is not None}
        never, tried = set(self.known.edges), set[Hex]()
        border = [cell for place in places if place.at is not None for cell in beside(place.at)]
        while border and len(places) < LAND + 10:
            cell = border.pop(0)
            if cell in taken or cell in never or cell in tried:
                continue
            tried.add(cell)
            if len(places) < LAND and self.lot.below(100) < THERE:
                taken.add(cell)
                name = self._name("land", (place.id for place in places))
                places.append(Place(name, self.lot.pick(self.grounds), cell))
                border += self.lot.shuffled(beside(cell))
        return replace(region, places=tuple(places))

    def _points(self, region: Region) -> Region:
        """Return points at the ends of all known ways, as they were seen to leave, and more beyond."""
        places = [self._ground(place) for place in region.places]
        paths = list(region.paths)
        there = {place.id for place in places}
        for end in dict.fromkeys(end for path in paths for end in (path.a, path.b)):
            if end not in there:
                there.add(end)
                x, y = self._spot({place.id: place for place in places}, end)
                places.append(Place(end, self.lot.pick(self.grounds), None, f"Somewhere, {len(places)}", x=x, y=y))
        beyond = [place.id for place in places if place.id not in self.known.visited]
        while beyond and len(places) < POINTS:
            name = self._name("point", there)
            there.add(name)
            places.append(self._yonder(name, len(places)))
            paths.append(Path(self.lot.pick(beyond), name, self.lot.pick(self.grounds), 1 + self.lot.below(2)))
            beyond.append(name)
        if not beyond:
            return replace(region, places=tuple(places), paths=tuple(paths))
        ways = {frozenset((path.a, path.b)) for path in paths}
        first, other = self.lot.pick(beyond), self.lot.pick(beyond)
        if first != other and frozenset((first, other)) not in ways:
            paths.append(Path(first, other, self.lot.pick(self.grounds)))
        return replace(region, places=tuple(places), paths=tuple(paths))

    def _yonder(self, name: str, number: int) -> Place:
        x, y = self.lot.below(1000) / 1000, self.lot.below(1000) / 1000
        return Place(name, self.lot.pick(self.grounds), None, f"Somewhere, {number}", x=x, y=y)

    def _spot(self, places: dict[str, Place], end: str) -> tuple[float, float]:
        """Return where an unknown point may lie: the way to it leaves each known one as the party saw it."""
        seen: list[tuple[tuple[float, float], int, set[int]]] = []
        for here in dict.fromkeys(start for start, _, _ in self.view.headings):
            taken: set[int] = set()
            for start, far, heading in self.view.headings:
                if start == here and far == end:
                    seen.append(((places[here].x or 0.0, places[here].y or 0.0), heading, set(taken)))
                if start == here:
                    taken.add(heading)
        if not seen:
            return self.lot.below(1000) / 1000, self.lot.below(1000) / 1000
        spot = (0.5, 0.5)
        for number in range(MOST_SPOTS):
            spot = self._along(*seen[0][:2]) if number % 2 else (self.lot.below(1501) / 1000 - 0.25, self._across())
            if all(layout.leaves(start, spot, taken) == heading for start, heading, taken in seen):
                break
        return spot

    def _across(self) -> float:
        return self.lot.below(1501) / 1000 - 0.25

    def _along(self, start: tuple[float, float], heading: int) -> tuple[float, float]:
        turn = (heading + (self.lot.below(1000) - 499.5) / 1001) / layout.POINTS * math.tau
        far = 40 + self.lot.below(400)
        return start[0] + far * math.cos(turn) / layout.SHAPE[0], start[1] + far * math.sin(turn) / layout.SHAPE[1]

    # What is on it.

    def _sites(self) -> None:
        known = self.known
        unseen = [place.id for place in self.region.places if place.id not in known.visited]
        told = {report.at: report for report in known.reports}
        sites = [self._known(site, known.find_by_site[site.id], unseen) for site in self.region.sites]
        nothing = {at for at, report in told.items() if report.feature == "no"}
        dark = [place.id for place in self.region.places if place.id not in nothing]
        fresh = [place for place in dark if place in unseen] or dark or [self.region.start]
        there = {site.at for site in sites}
        something = [at for at, report in told.items() if "yes" in (report.feature, report.site) and at not in there]
        # Where the Lookout saw something there is something; else it lies anywhere, in new places rather than old ones.
        count = max(MORE, 5 - sum(site.hidden for site in sites))
        for at in (*something, *[self.lot.pick(fresh if self.lot.below(3) else dark or fresh) for _ in range(count)]):
            sites.append(self._secret(at, sites))
        for _ in range(VISIBLE):
            at = self.lot.pick(fresh)
            category = self.lot.pick(OTHERS)
            name = self._name("site", (site.id for site in sites))
            occupied = category == "danger"
            sites.append(Site(name, at, "somebody's place", category, occupied=occupied, foe="beasts" if occupied else ""))
        # Once the goal is reached, it is told how many there are.
        wanted = self.view.sites or len(sites)
        while len(sites) < wanted:
            sites.append(self._secret(self.lot.pick(fresh), sites))
        self.region = replace(self.region, sites=tuple(sites[:wanted]))

    def _secret(self, at: str, sites: list[Site]) -> Site:
        name = self._name("secret", (site.id for site in sites))
        return Site(name, at, "something hidden", "secret", hidden=True, tn=self.lot.pick(TNS))

    def _known(self, site: Site, seen: Found, unseen: list[str]) -> Site:
        """Return a site that is known with what is not known of it, so that a look takes what its moves show."""
        if seen.how == "rumour" and not seen.placed:
            site = replace(site, at=self._as_told(seen, unseen))
        if not seen.discovered:
            return replace(site, name="something heard of", hidden=site.category == "secret", tn=self.lot.pick(TNS))
        if site.category != "settlement":
            site = replace(site, disposition=self.lot.pick(DISPOSITIONS))
        if site.id in self.view.tested:
            if site.occupied and not site.peaceful:
                site = replace(site, disposition="neutral")
            return site if _takes_a_test(site, seen) else replace(site, test="mind+lore")
        if site.at != self.known.here.at or seen.done or not _takes_a_test(site, seen):
            return site
        hostile = replace(site, disposition="hostile")
        return hostile if not _takes_a_test(hostile, seen) else replace(site, content="treasure")

    def _as_told(self, seen: Found, unseen: list[str]) -> str:
        """Return where something may lie of which the party was told the direction and how far off it is."""
        region, start = self.region, seen.seen_at
        if start not in region.place_by_id:
            return self.lot.pick(unseen or [region.start])
        fitting = [place for place in unseen if direction(region, start, place) == seen.direction]
        near = [place for place in fitting if seen.far in ("", how_far(as_seen(region, start, place)))]
        return self.lot.pick(near or fitting or unseen or [region.start])

    def _goal(self) -> None:
        """What the party came for is one of the hidden sites in a place that it has not searched, unless it is found."""
        goal, known = self.region.goal, self.known
        if goal is None or goal.site or known.goal in ("done", "lost", "none"):
            return
        hidden = [site for site in self.region.sites if site.hidden and not discovered(known, site.id)]
        fresh = [site.id for site in hidden if site.at not in known.visited] or [site.id for site in hidden]
        chosen = self.lot.pick(fresh)
        long = tuple(replace(site, steps=self.view.successes) if site.id == chosen else site for site in self.region.sites)
        sites = long if goal.hunt else self.region.sites
        # That the goal is studied in several ways is known from the start; which ways these are, once it is found.
        ways = tuple(Approach(chosen, str(number), "", TEST, "") for number in range(self.view.successes))
        ways = self.region.ways + (ways if self.view.in_ways else ())
        self.region = replace(self.region, goal=replace(goal, site=chosen), sites=sites, ways=ways)

    def _token(self, token: Token) -> Token:
        """Return a clue with a meaning, or with none."""
        if token.toward not in self.region.place_by_id or self.lot.below(100) >= MEANT:
            return replace(token, target=token.toward)
        unknown = [site for site in self.region.sites if site.hidden and found(self.known, site.id) is None]
        if not unknown:
            return replace(token, target=token.toward)
        near = [site for site in unknown if site.at == token.toward] or unknown
        meant = self.lot.pick(near)
        return replace(token, target=meant.at, site=meant.id)

    # What is under way.

    def _agenda(self) -> tuple[Task, ...]:
        """Return what is asked, and what ends the action after it."""
        shown = tuple(self._read(task) if isinstance(task, Test) else task for task in self.known.agenda)
        if self.known.deed is None or not shown:
            return shown
        return (*shown, tasks.CheckTimer().written(), tasks.EndAction().written())

    def _read(self, test: Test) -> Test:
        """Return dice that were rolled with what reads them, as far as that follows from what was tried."""
        deed = self.known.deed
        target = deed.target if deed is not None else ""
        here = [site.id for site in self.region.sites_at(self.known.here.at) if site.hidden]
        then: Throw | None = None
        match test.rolls[0].purpose:
            case "pathfinder":
                then = throws.Travel()
            case "search":
                then = throws.Searched(here[0] if here else "")
            case "scout" if target in self.region.place_by_id:
                then = throws.Scouted(target)
            case "track":
                then = throws.Tracked(target)
        if then is None:
            return test
        subject, number, _ = then.parts()
        return Test(then.called(), test.rolls, subject, number, test.asked)


MOST_SPOTS = 600
"""So many spots are tried for a point."""


def _takes_a_test(site: Site, seen: Found) -> bool:
    return bool(looks.task_of(site, seen).skills) or site.category == "resource"
