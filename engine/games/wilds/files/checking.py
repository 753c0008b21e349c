"""What must hold in every region before a party plays in it, and what its author may not have meant (WLD-G89, WLD-G35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.files.lines import Where
from engine.core.files.troubles import Trouble, few, repeated

from ..state.board import spread, ways
from ..state.catalogue import trouble
from ..state.region import Region, Site

MOST_EXITS, MOST_SITES_TOGETHER = 8, 4
"""How many paths may meet in a point, and how many sites may share a place: what a message can still show."""


def problems(region: Region) -> list[Trouble]:
    """Return everything that forbids playing in a region; none for one that can be played.

    A place stands as ("place", its id) in what they say of where.
    """
    return [
        *_places(region),
        *_paths(region),
        *_sites(region),
        *_clues(region),
        *_rows(region),
        *_goal(region),
        *_tales(region),
    ]


def warnings(region: Region) -> list[Trouble]:
    """Return what is allowed and perhaps not meant, for a region without problems."""
    return [
        *_odd_sites(region),
        *_odd_clues(region),
        *_odd_goal(region),
        *_odd_threats(region),
        *_odd_tales(region),
        *_sparse(region),
    ]


def _places(region: Region) -> Iterator[Trouble]:
    if not region.places:
        yield trouble("bad-no-places", ())
        return
    for _, name in repeated([place.id for place in region.places]):
        yield trouble("bad-place-id-twice", ("place", name, "id"), name=name)
    if region.format == "point":
        for number, name in repeated([place.name for place in region.places]):
            where = ("place", region.places[number].id, "name")
            yield trouble("bad-point-name-twice", where, name=name)
        for place in region.places:
            if len(place.name) < 2:
                yield trouble("bad-single-letter", ("place", place.id, "name"))
    if region.start not in region.place_by_id:
        yield trouble("bad-no-start", ("region", "start"), name=region.start)
        return
    reached = spread(region.start, ways(region))
    if lost := [place.id for place in region.places if place.id not in reached]:
        yield trouble("bad-unreached", ("place", lost[0]), places=few(lost), format=region.format)


def _paths(region: Region) -> Iterator[Trouble]:
    joined: set[frozenset[str]] = set()
    exits: Counter[str] = Counter()
    for number, path in enumerate(region.paths):
        for key, end in (("from", path.a), ("to", path.b)):
            if end not in region.place_by_id:
                yield trouble("bad-no-point", ("path", number, key), name=end)
            exits[end] += 1
            if exits[end] == MOST_EXITS + 1:
                yield trouble("bad-many-paths", ("path", number, key), name=end, most=MOST_EXITS)
        if path.a == path.b:
            yield trouble("bad-loop", ("path", number, "to"), first=path.a)
        elif frozenset((path.a, path.b)) in joined:
            yield trouble("bad-joined-twice", ("path", number), first=path.a, second=path.b)
        joined.add(frozenset((path.a, path.b)))


def _sites(region: Region) -> Iterator[Trouble]:
    for number, name in repeated([site.id for site in region.sites]):
        yield trouble("bad-site-id-twice", ("poi", number, "id"), name=name)
    together: Counter[str] = Counter()
    for number, site in enumerate(region.sites):
        if site.at not in region.place_by_id:
            yield trouble("bad-no-place", ("poi", number, "at"), place=site.at)
        together[site.at] += 1
        if together[site.at] == MOST_SITES_TOGETHER + 1:
            yield trouble("bad-crowd", ("poi", number, "at"), place=site.at, most=MOST_SITES_TOGETHER)
        if site.hidden and not site.tn:
            yield trouble("bad-no-tn", ("poi", number, "tn"), name=site.id)
        if site.leads:
            if site.leads not in region.place_by_id:
                yield trouble("bad-no-way-out", ("poi", number, "leads"), place=site.leads)
            elif site.leads == site.at:
                yield trouble("bad-out-where-in", ("poi", number, "leads"))


def _clues(region: Region) -> Iterator[Trouble]:
    for number, clue in enumerate(region.clues):
        for key, place in (("at", clue.at), ("toward", clue.toward)):
            if place not in region.place_by_id:
                yield trouble("bad-no-place", ("clue", number, key), place=place)
        if clue.site not in region.site_by_id:
            yield trouble("bad-no-pointed", ("clue", number, "poi"), name=clue.site)
    for number, way in enumerate(region.ways):
        if way.site not in region.site_by_id:
            yield trouble("bad-no-pointed", ("way", number, "poi"), name=way.site)
        if way.helped not in ("", "clue", *region.site_by_id):
            yield trouble("bad-no-site", ("way", number, "helped"), name=way.helped)


def _rows(region: Region) -> Iterator[Trouble]:
    rolls = Counter(row.roll for row in region.encounters)
    for number, row in enumerate(region.encounters):
        if any(row.roll == before.roll for before in region.encounters[:number]):
            yield trouble("bad-row-twice", ("encounter", number, "roll"), roll=row.roll)
    faces = 8 if any(roll > 6 for roll in rolls) else 6
    if absent := [str(face) for face in range(1, faces + 1) if face not in rolls]:
        yield trouble("bad-no-row", ("encounter",), rows=few(absent))


def _goal(region: Region) -> Iterator[Trouble]:
    goal = region.goal
    if goal is not None:
        if goal.site and goal.site not in region.site_by_id:
            yield trouble("bad-no-goal-site", ("challenge", "goal"), name=goal.site)
        if not goal.site and not goal.die:
            yield trouble("bad-goal-die", ("challenge", "die"))
    for number, threat in enumerate(region.threats):
        if threat.on_expiry == "lost" and goal is None:
            yield trouble("bad-no-goal-to-lose", ("threat", number, "on_expiry"))


def _tales(region: Region) -> Iterator[Trouble]:
    for number, name in repeated([tale.name for tale in region.tales]):
        yield trouble("bad-tale-twice", ("tale", number, "name"), name=name)
    for number, tale in enumerate(region.tales):
        for key, name in (("landmark", tale.landmark), ("end", tale.end)):
            site = region.site_by_id.get(name)
            if site is None:
                yield trouble("bad-no-site", ("tale", number, key), name=name)
            elif site.category == "settlement":
                yield trouble("bad-never-done", ("tale", number, key), name=name)
        if tale.landmark == tale.end and tale.end in region.site_by_id:
            yield trouble("bad-tale-ends", ("tale", number, "end"), name=tale.end)
        if tale.goal and (region.goal is None or not region.goal.site):
            yield trouble("bad-tale-goal", ("tale", number, "goal"))


# What is allowed and odd.


def _odd_sites(region: Region) -> Iterator[Trouble]:
    pointed = {clue.site for clue in region.clues}
    for number, site in enumerate(region.sites):
        yield from _odd(site, site.id in pointed, ("poi", number))


def _odd(site: Site, pointed: bool, where: Where) -> Iterator[Trouble]:
    if site.hidden:
        if site.tn == 6:
            yield trouble("odd-obvious", (*where, "tn"), name=site.id)
        if not pointed:
            yield trouble("odd-no-clue", (*where, "id"), name=site.id)
        if site.known:
            yield trouble("odd-never-rumour", (*where, "known"), name=site.id)
    elif site.tn:
        yield trouble("odd-visible", (*where, "tn"), name=site.id)
    if site.leads and site.content != "passage":
        yield trouble("odd-no-passage", (*where, "leads"), name=site.id)
    if not site.occupied and (site.foe or site.disposition or site.traits):
        yield trouble("odd-nobody", (*where, "occupied"), name=site.id)
    if not site.text:
        yield trouble("odd-silent-site", (*where, "text"), name=site.id)


def _odd_clues(region: Region) -> Iterator[Trouble]:
    near = ways(region)
    for number, clue in enumerate(region.clues):
        site = region.site_by_id[clue.site]
        if clue.toward not in near[clue.at]:
            yield trouble(
                "odd-not-beside", ("clue", number, "toward"), toward=clue.toward, place=clue.at, known=near[clue.at]
            )
        else:
            left = spread(site.at, near)
            if left[clue.toward] >= left[clue.at]:
                nearer = [place for place in near[clue.at] if left[place] < left[clue.at]]
                yield trouble(
                    "odd-not-the-way",
                    ("clue", number, "toward"),
                    place=clue.at,
                    toward=clue.toward,
                    name=clue.site,
                    known=nearer,
                )
        if not site.hidden:
            yield trouble("odd-visible-site", ("clue", number, "poi"), name=clue.site)


def _odd_threats(region: Region) -> Iterator[Trouble]:
    for number, threat in enumerate(region.threats):
        if not threat.timer and threat.on_expiry != "text":
            yield trouble("odd-no-timer", ("threat", number, "timer"), name=threat.name)
        if threat.on_expiry == "pursuers" and not threat.foe:
            yield trouble("odd-no-foe", ("threat", number, "foe"), name=threat.name)
        if not threat.text:
            yield trouble("odd-silent-threat", ("threat", number, "text"), name=threat.name)


def _odd_tales(region: Region) -> Iterator[Trouble]:
    for number, tale in enumerate(region.tales):
        if region.site_by_id[tale.landmark].hidden:
            yield trouble("odd-hidden-landmark", ("tale", number, "landmark"), name=tale.landmark)
        if region.goal is not None and tale.end == region.goal.site:
            yield trouble("odd-tale-goal", ("tale", number, "end"), name=tale.end)


def _odd_goal(region: Region) -> Iterator[Trouble]:
    """Yield that a goal which only the die can find may never be: each place brings it nearer by one Search (WLD-G71)."""
    goal, places = region.goal, len(region.places)
    if goal is not None and not goal.site and goal.die > places:
        yield trouble("odd-die", ("challenge", "die"), die=goal.die, places=places)


def wanted_sites(region: Region) -> int:
    """Return how many sites a region of this size should have: WLD-041, in the reading of WLD-G79."""
    count = len(region.places)
    # Halves are rounded up: Python's round would take the even number.
    return max(5, (2 * count + 3) // 6 if region.format == "hex" else (count + 1) // 2)


def _sparse(region: Region) -> Iterator[Trouble]:
    """Yield what the quick preparation of a region would have besides (WLD-041, WLD-219, WLD-220, WLD-G35)."""
    wanted = wanted_sites(region)
    if len(region.sites) < wanted:
        sites, places = len(region.sites), len(region.places)
        yield trouble("odd-few-sites", (), sites=sites, places=places, wanted=wanted, format=region.format)
    kinds = {site.category for site in region.sites}
    for wanted_kinds in (("danger",), ("resource",), ("settlement", "shelter")):
        if not kinds & {*wanted_kinds}:
            yield trouble("odd-lacking", (), kinds=wanted_kinds)
    if not any(site.major for site in region.sites):
        yield trouble("odd-no-major", ())
    if sum(site.hidden for site in region.sites) < 2:
        yield trouble("odd-few-hidden", ())
