"""What must hold in every region before anybody plays in it, and what its author may not have meant (WLD-G89, WLD-G35)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.files.troubles import Trouble, few, repeated

from ..state.board import spread, ways
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
        yield Trouble((), "the region has no places", "at least one hex or point")
        return
    for _, name in repeated([place.id for place in region.places]):
        yield Trouble(("place", name, "id"), f"the id “{name}” is used twice", "an id of its own for each place")
    if region.format == "point":
        for number, name in repeated([place.name for place in region.places]):
            where = ("place", region.places[number].id, "name")
            yield Trouble(where, f"two points are called “{name}”", "a name of its own for each point")
        for place in region.places:
            if len(place.name) < 2:
                yield Trouble(("place", place.id, "name"), "single letters name the exits", "a name of at least 2 letters")
    if region.start not in region.place_by_id:
        yield Trouble(
            ("region", "start"), f"there is no place “{region.start}”", "the id of the place where the party begins"
        )
        return
    reached = spread(region.start, ways(region))
    if lost := [place.id for place in region.places if place.id not in reached]:
        right = "join them by paths" if region.format == "point" else "leave them out, or add the hexes between"
        yield Trouble(("place", lost[0]), f"from the start nobody can reach {few(lost)}", right)


def _paths(region: Region) -> Iterator[Trouble]:
    joined: set[frozenset[str]] = set()
    exits: Counter[str] = Counter()
    for number, path in enumerate(region.paths):
        for key, end in (("from", path.a), ("to", path.b)):
            if end not in region.place_by_id:
                yield Trouble(("path", number, key), f"there is no point “{end}”", "the id of a point")
            exits[end] += 1
            if exits[end] == MOST_EXITS + 1:
                yield Trouble(("path", number, key), f"“{end}” has too many paths", f"at most {MOST_EXITS} from one point")
        if path.a == path.b:
            yield Trouble(("path", number, "to"), f"the path leads from “{path.a}” to itself", "another point")
        elif frozenset((path.a, path.b)) in joined:
            wrong = f"“{path.a}” and “{path.b}” are joined twice"
            yield Trouble(("path", number), wrong, "one path between two points")
        joined.add(frozenset((path.a, path.b)))


def _sites(region: Region) -> Iterator[Trouble]:
    for number, name in repeated([site.id for site in region.sites]):
        yield Trouble(("poi", number, "id"), f"the id “{name}” is used twice", "an id of its own for each site")
    together: Counter[str] = Counter()
    for number, site in enumerate(region.sites):
        if site.at not in region.place_by_id:
            yield Trouble(("poi", number, "at"), f"there is no place “{site.at}”", "the id of a hex or point")
        together[site.at] += 1
        if together[site.at] == MOST_SITES_TOGETHER + 1:
            wrong = f"too many sites share the place “{site.at}”"
            yield Trouble(("poi", number, "at"), wrong, f"at most {MOST_SITES_TOGETHER} in one place")
        if site.hidden and not site.tn:
            wrong = f"“{site.id}” is hidden and has no Discovery TN"
            yield Trouble(("poi", number, "tn"), wrong, "a number from 6 (obvious) to 14 (legendary)")
        if site.leads:
            if site.leads not in region.place_by_id:
                yield Trouble(("poi", number, "leads"), f"there is no place “{site.leads}”", "where the passage comes out")
            elif site.leads == site.at:
                yield Trouble(("poi", number, "leads"), "the passage comes out where it begins", "another place")


def _clues(region: Region) -> Iterator[Trouble]:
    for number, clue in enumerate(region.clues):
        for key, place in (("at", clue.at), ("toward", clue.toward)):
            if place not in region.place_by_id:
                yield Trouble(("clue", number, key), f"there is no place “{place}”", "the id of a hex or point")
        if clue.site not in region.site_by_id:
            yield Trouble(
                ("clue", number, "poi"), f"there is no site “{clue.site}”", "the id of the site that it points to"
            )


def _rows(region: Region) -> Iterator[Trouble]:
    rolls = Counter(row.roll for row in region.encounters)
    for number, row in enumerate(region.encounters):
        if any(row.roll == before.roll for before in region.encounters[:number]):
            yield Trouble(
                ("encounter", number, "roll"), f"row {row.roll} is there twice", "one row for each face of the die"
            )
    faces = 8 if any(roll > 6 for roll in rolls) else 6
    if absent := [str(face) for face in range(1, faces + 1) if face not in rolls]:
        wrong = f"the encounter table has no row for {few(absent)}"
        yield Trouble(("encounter",), wrong, "rows 1 to 6, or 1 to 8")


def _goal(region: Region) -> Iterator[Trouble]:
    goal = region.goal
    if goal is not None:
        if goal.site and goal.site not in region.site_by_id:
            yield Trouble(("challenge", "goal"), f"there is no site “{goal.site}”", "the id of the site that is sought")
        if not goal.site and not goal.die:
            wrong = "a goal without a site needs a goal die"
            yield Trouble(("challenge", "die"), wrong, "6 or 8, or the id of a site as goal")
    for number, threat in enumerate(region.threats):
        if threat.on_expiry == "lost" and goal is None:
            wrong = "there is no goal that could be lost"
            yield Trouble(("threat", number, "on_expiry"), wrong, "a table challenge, or another expiry")


def _tales(region: Region) -> Iterator[Trouble]:
    for number, name in repeated([tale.name for tale in region.tales]):
        yield Trouble(("tale", number, "name"), f"two stories are called “{name}”", "a name of its own for each story")
    for number, tale in enumerate(region.tales):
        for key, name in (("landmark", tale.landmark), ("end", tale.end)):
            site = region.site_by_id.get(name)
            if site is None:
                yield Trouble(("tale", number, key), f"there is no site “{name}”", "the id of a site")
            elif site.category == "settlement":
                wrong = f"nobody is ever done with the settlement “{name}”"
                yield Trouble(("tale", number, key), wrong, "a site of another kind")
        if tale.landmark == tale.end and tale.end in region.site_by_id:
            yield Trouble(("tale", number, "end"), f"the story ends where it is read, at “{tale.end}”", "another site")
        if tale.goal and (region.goal is None or not region.goal.site):
            yield Trouble(("tale", number, "goal"), "no site is the goal", "a goal with a site, or leave it out")


# What is allowed and odd.


def _odd_sites(region: Region) -> Iterator[Trouble]:
    pointed = {clue.site for clue in region.clues}
    for number, site in enumerate(region.sites):
        yield from (Trouble(("poi", number, key), wrong, right) for key, wrong, right in _odd(site, site.id in pointed))


def _odd(site: Site, pointed: bool) -> Iterator[tuple[str, str, str]]:
    if site.hidden:
        if site.tn == 6:
            yield "tn", f"“{site.id}” is hidden and obvious", "what shows from afar is better a visible landmark"
        if not pointed:
            yield "id", f"no clue points to “{site.id}”", "one clue at a place beside it, two for the goal"
        if site.known:
            yield "known", f"“{site.id}” is hidden, so it never shows as a rumour", "known for visible sites only"
    elif site.tn:
        yield "tn", f"“{site.id}” is visible and needs no Discovery TN", "leave it out, or set hidden = true"
    if site.leads and site.content != "passage":
        yield "leads", f"“{site.id}” leads somewhere but is no passage", 'content = "passage"'
    if not site.occupied and (site.foe or site.disposition or site.traits):
        yield "occupied", f"nobody is at “{site.id}”, though somebody is described", "occupied = true"
    if not site.text:
        yield "text", f"“{site.id}” says nothing when it is found", "a sentence on what is seen there"


def _odd_clues(region: Region) -> Iterator[Trouble]:
    near = ways(region)
    for number, clue in enumerate(region.clues):
        site = region.site_by_id[clue.site]
        if clue.toward not in near[clue.at]:
            wrong = f"“{clue.toward}” is not beside “{clue.at}”"
            yield Trouble(("clue", number, "toward"), wrong, f"one of {', '.join(near[clue.at])}")
        else:
            left = spread(site.at, near)
            if left[clue.toward] >= left[clue.at]:
                wrong = f"from “{clue.at}”, “{clue.toward}” is not the way to “{clue.site}”"
                nearer = [place for place in near[clue.at] if left[place] < left[clue.at]]
                yield Trouble(
                    ("clue", number, "toward"), wrong, f"one of {', '.join(nearer)}" if nearer else "another place"
                )
        if not site.hidden:
            wrong = f"the clue points to “{clue.site}”, which is seen by whoever comes there"
            yield Trouble(("clue", number, "poi"), wrong, "a hidden site")


def _odd_threats(region: Region) -> Iterator[Trouble]:
    for number, threat in enumerate(region.threats):
        if not threat.timer and threat.on_expiry != "text":
            wrong = f"“{threat.name}” has no timer, so nothing will come of it"
            yield Trouble(("threat", number, "timer"), wrong, "6 or 8")
        if threat.on_expiry == "pursuers" and not threat.foe:
            yield Trouble(("threat", number, "foe"), f"nobody knows who “{threat.name}” is", "what the pursuers are called")
        if not threat.text:
            yield Trouble(("threat", number, "text"), f"“{threat.name}” says nothing", "a sentence to be told")


def _odd_tales(region: Region) -> Iterator[Trouble]:
    for number, tale in enumerate(region.tales):
        if region.site_by_id[tale.landmark].hidden:
            wrong = f"“{tale.landmark}” is hidden, so the story is hard to go on with"
            yield Trouble(("tale", number, "landmark"), wrong, "a site that is seen by whoever comes there")
        if region.goal is not None and tale.end == region.goal.site:
            wrong = f"the story ends at the goal “{tale.end}”, after which there is nothing to win"
            yield Trouble(("tale", number, "end"), wrong, "another site")


def _odd_goal(region: Region) -> Iterator[Trouble]:
    """Yield that a goal which only the die can find may never be: each place brings it nearer by one Search (WLD-G71)."""
    goal, places = region.goal, len(region.places)
    if goal is not None and not goal.site and goal.die > places:
        wrong = f"a die of {goal.die} is more than {places} places tell, each by one search"
        yield Trouble(("challenge", "die"), wrong, "6 or 8 places at least, or the id of a site as goal")


def wanted_sites(region: Region) -> int:
    """Return how many sites a region of this size should have: WLD-041, in the reading of WLD-G79."""
    count = len(region.places)
    # Halves are rounded up: Python's round would take the even number.
    return max(5, (2 * count + 3) // 6 if region.format == "hex" else (count + 1) // 2)


def _sparse(region: Region) -> Iterator[Trouble]:
    """Yield what the quick preparation of a region would have besides (WLD-041, WLD-219, WLD-220, WLD-G35)."""
    wanted = wanted_sites(region)
    if len(region.sites) < wanted:
        per = "one hex in three" if region.format == "hex" else "half of the points"
        yield Trouble(
            (), f"{len(region.sites)} sites are few for {len(region.places)} places", f"{wanted}: {per}, at least 5"
        )
    kinds = {site.category for site in region.sites}
    for kind, there in (
        ("danger", "danger" in kinds),
        ("resource", "resource" in kinds),
        ("settlement or shelter", bool(kinds & {"settlement", "shelter"})),
    ):
        if not there:
            yield Trouble((), f"there is no {kind}", "the quick preparation wants at least one")
    if not any(site.major for site in region.sites):
        yield Trouble((), "no site is marked as a major one", "major = true for the one that matters most")
    if sum(site.hidden for site in region.sites) < 2:
        yield Trouble((), "fewer than 2 sites are hidden", "2 or 3 that have to be searched for")
