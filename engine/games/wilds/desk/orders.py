"""The desk itself, and how what a game master writes in a form is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.desk import Desk
from engine.core.files import values as read
from engine.core.game import Field

from ..rules.progress import Expedition
from ..state.catalogue import WORDS, refused
from ..state.member import RESULTS
from ..state.naming import exits, place_at, place_name
from ..state.region import DISPOSITIONS, Encounter, Region, Site
from ..state.state import State, discovered, found

RULE = "WLD-G88"
DESK: Desk[Expedition, State] = Desk(
    RULE, lambda name: WORDS.message(f"gm-{name}"), lambda name: WORDS.message(f"gm-{name}.asks"), "trek", "WLD-G87"
)
order = DESK.named

TABLES = {
    "event": 6,
    "encounter": 8,
    "disposition": 6,
    "trace": 6,
    "shift": 3,
    "hazard": 4,
    "discovery": 6,
    "treasure": 6,
    "complication": 3,
}
"""The tables that a result can be picked on beforehand, with how many rows they have at most."""

KINDS = ("people", "beast", "monster")
VALUES: dict[str, tuple[str, ...]] = {
    "event": tuple("123456"),
    "stretch": tuple("1234"),
    "weather": ("perfect", "fair", "light", "heavy", "severe"),
    "result": RESULTS,
    "size": ("4", "6", "8"),
    "ticks": ("1", "2"),
    "boons": ("-2", "-1", "0", "1", "2"),
    "resume": ("-", "won", "avoided", "lost"),
    "end": ("goal", "left", "lost"),
}
"""The details of orders that have a few, always the same; each has words of its own."""
MOST_SITES, MOST_CLUES = 100, 200
"""How many a region may come to hold."""


def field(name: str, hint: str = "", most: int = 100, *, long: bool = False) -> Field:
    """Return a field of a form, whose label is the message "field-" and its name."""
    return Field(WORDS.message(f"field-{name}"), hint, most=most, long=long)


def among_values(name: str) -> Callable[[State], Iterator[str]]:
    """Return how an order yields its `VALUES`."""
    return lambda state: iter(VALUES[name])


def place_of(region: Region, text: str) -> str:
    """Return the id of a place named as the map names it, or by its id."""
    place = place_at(region, text) or (text if text in region.place_by_id else None)
    if place is None:
        raise refused("desk-no-place", RULE, words=text[:40])
    return place


def site_of(region: Region, text: str) -> Site:
    """Return a site by its id or its name."""
    for site in region.sites:
        if text.casefold() in (site.id.casefold(), site.name.casefold()):
            return site
    raise refused("desk-no-site", RULE, words=text[:40], ids=[site.id for site in region.sites])


def member_of(state: State, text: str) -> int:
    """Return the index of a member by their handle or name."""
    return DESK.member(state.members, text)


def redraw(expedition: Expedition, **fields: object) -> None:
    """Replace fields of the region."""
    region: Region = replace(expedition.region, **fields)
    expedition.change(region=region)


def all_sites(state: State) -> Iterator[str]:
    """Return the ids of all sites."""
    return (site.id for site in state.region.sites)


def hidden_sites(state: State) -> Iterator[str]:
    """Return the ids of the sites that the party has not discovered."""
    return (site.id for site in state.region.sites if not discovered(state, site.id))


def shown_sites(state: State) -> Iterator[str]:
    """Return the ids of the sites on the party's map that can be taken off it again: not what it came for, and nothing that
    it has done with or has heard a story of."""
    goal = state.region.goal.site if state.region.goal is not None else ""
    told = {heard.tale for heard in state.tales}
    kept = {goal, *(site for tale in state.region.tales if tale.name in told for site in (tale.landmark, tale.end))}
    for known in state.finds:
        if known.discovered and not known.done and known.site not in kept:
            yield known.site


def remarks(state: State) -> Iterator[str]:
    """Return a note for the place where the party is."""
    yield f"{place_name(state.region, state.here.at)} | {WORDS('gm-remark.sample')}"


def handles(state: State) -> Iterator[str]:
    """Return the members' handles."""
    return (member.handle for member in state.members)


def known_name(state: State, place: str) -> str:
    """Return what the party calls a place; a point it has not heard of is told as such."""
    if state.region.format == "hex" or place in state.known:
        return place_name(state.region, place)
    return WORDS("place-unknown")


def encounter_row(roll: int, parts: Sequence[str]) -> Encounter:
    """Return a row of the encounter table from what is written; `IllegalMove` names what is wrong."""
    name = DESK.words(parts[0], WORDS.message("the-name"), 40)
    kind = DESK.one_of(parts[1] or "people", KINDS, WORDS.message("a-kind"))
    disposition = DESK.one_of(parts[3], DISPOSITIONS, WORDS.message("a-disposition")) if parts[3] else ""
    count = str(DESK.value(read.dice(20, "1d4+1"), parts[2] or "1", WORDS.message("how-many-word")))
    return Encounter(roll, name, kind, count, disposition)  # type: ignore[arg-type]


# What can be said: samples where only a person knows more.


def dark_places(state: State) -> Iterator[str]:
    """Return the names of the places whose ground the party does not know."""
    return (place_name(state.region, place.id) for place in state.region.places if place.id not in state.known)


def hints(state: State) -> Iterator[str]:
    """Return a clue to each hidden site."""
    for site in state.region.sites:
        if not discovered(state, site.id):
            yield f"{place_name(state.region, site.at)} | {WORDS('gm-hint.sample')} | {site.id}"


def unheard_sites(state: State) -> Iterator[str]:
    """Return the sites that the party knows nothing of."""
    return (site.id for site in state.region.sites if found(state, site.id) is None)


def loose_sites(state: State) -> Iterator[str]:
    """Return those of them that the party did not come for, and of which it has heard no story."""
    goal = state.region.goal.site if state.region.goal is not None else ""
    told = {heard.tale for heard in state.tales}
    kept = {goal, *(site for tale in state.region.tales if tale.name in told for site in (tale.landmark, tale.end))}
    return (site for site in unheard_sites(state) if site not in kept)


def new_sites(state: State) -> Iterator[str]:
    """Return a new hidden site, while there is room for one."""
    if len(state.region.sites) < MOST_SITES:
        start = place_name(state.region, state.region.start)
        yield f"{start} | {WORDS('sample-site')} | secret | 12 | {WORDS('sample-seen')}"


def new_clues(state: State) -> Iterator[str]:
    """Return a clue to prepare for the first site, beside the start."""
    region = state.region
    beside = exits(region, region.start)
    if region.sites and beside and len(region.clues) < MOST_CLUES:
        start, toward = place_name(region, region.start), place_name(region, beside[0])
        yield f"{start} | {toward} | {region.sites[0].id} | {WORDS('gm-clue.sample')}"


def moved_clues(state: State) -> Iterator[str]:
    """Return each clue that the party does not have, left where it is."""
    region = state.region
    for number, clue in enumerate(region.clues):
        if number not in state.clues_used:
            at, toward = place_name(region, clue.at), place_name(region, clue.toward)
            yield f"{number + 1} | {at} | {toward}"


def ways_here(state: State) -> Iterator[str]:
    """Return the ways that leave where the party is."""
    region, here = state.region, state.here.at
    return (f"{place_name(region, here)} | {place_name(region, beside)}" for beside in exits(region, here))


def blocked_ways(state: State) -> Iterator[str]:
    """Return the ways that are blocked."""
    region = state.region
    return (f"{place_name(region, block.a)} | {place_name(region, block.b)}" for block in state.blocks)


def challenges(state: State) -> Iterator[str]:
    """Return what the challenge die can show, while a challenge runs."""
    goal = state.region.goal
    if goal is not None and goal.die and state.goal == "open":
        yield from map(str, range(1, goal.die + 1))
