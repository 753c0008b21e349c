"""What the party knows of the map: terrain, places entered, sites that were found or heard of (WLD-224..228).

To find things is what an expedition is for (WLD-035). Distances are counted in hexes, or in paths (WLD-G32, WLD-G81).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from engine.maps.hexes import Hex, straight

from ...state.board import around, distance, first_steps, steps
from ...state.naming import DIRECTIONS, beside, exits, hex_name, move_name, place_name, position_name
from ...state.region import Region, Site
from ...state.state import Position, Report, State, discovered, found
from .. import events
from ..progress import Expedition

OWN_STEPS = ("move", "lost", "back", "on")
"""The ways of arriving that count as a Move or Backtrack: from there the party can fall back (WLD-G38)."""


def is_blocked(state: State, a: str, b: str) -> bool:
    """Return whether the way between two places is blocked (WLD-157, WLD-G62)."""
    return any({block.a, block.b} == {a, b} for block in state.blocks)


def neighbours(state: State) -> tuple[str, ...]:
    """Return the existing places that the party could go to, in direction order; on a path its far end, then its start."""
    here = state.here
    if here.to:
        return (here.to, here.at)
    return tuple(near for near in around(state.region, here.at) if not is_blocked(state, here.at, near))


def unexplored(state: State, places: Iterable[str]) -> tuple[str, ...]:
    """Return those of ``places`` that the party has not entered."""
    return tuple(place for place in places if place not in state.visited)


def unknown_around(state: State) -> tuple[str, ...]:
    """Return the names of the places beside the party whose ground it does not know, as moves name them (WLD-G39).

    On a map of hexes they are named whether they exist or not: where the region ends is not given away (WLD-G76).
    """
    region = state.region
    if region.format == "hex":
        at = region.place_by_id[state.here.at].at
        assert at is not None
        return tuple(hex_name(cell) for cell in beside(at) if not _is_known(state, cell))
    near = neighbours(state) if state.here.to else around(region, state.here.at)
    return tuple(move_name(state, place) for place in near if place not in state.known)


def _is_known(state: State, cell: Hex) -> bool:
    place = state.region.id_at.get(cell)
    return cell in state.edges if place is None else place in state.known


def direction(region: Region, a: str, b: str) -> str:
    """Return in which direction one place lies from another: a word of the compass, or an exit's letter; "" for none."""
    if a == b:
        return ""
    start, end = region.place_by_id[a].at, region.place_by_id[b].at
    if start is None or end is None:
        first = first_steps(region, a, b)
        return move_name_from(region, a, first[0]) if first else ""
    return DIRECTIONS[
        min(range(6), key=lambda number: (straight(_along(start, number, straight(start, end)), end), number))
    ]


def move_name_from(region: Region, a: str, b: str) -> str:
    """Return the letter by which the exit from one point to the next is known."""
    return chr(65 + exits(region, a).index(b))


def _along(start: Hex, number: int, far: int) -> Hex:
    step = beside((0, 0))[number]
    return start[0] + far * step[0], start[1] + far * step[1]


def as_seen(region: Region, a: str, b: str) -> int:
    """Return how far apart two places are to the eye: in hexes as the crow flies, else in paths."""
    start, end = region.place_by_id[a].at, region.place_by_id[b].at
    return distance(region, a, b) if start is None or end is None else straight(start, end)


def how_far(steps_away: int) -> str:
    """Return a distance as a rumour tells it: "near" 1-2, "middle" 3-4, "far" 5 or more (WLD-G75)."""
    return "near" if steps_away <= 2 else "middle" if steps_away <= 4 else "far"


def learn(expedition: Expedition, places: Sequence[str], how: str) -> tuple[str, ...]:
    """Note that the terrain of places is known; tell of those that are new, and return them (WLD-086, WLD-099, WLD-226)."""
    new = tuple(dict.fromkeys(place for place in places if place not in expedition.state.known))
    if new:
        expedition.change(known=(*expedition.state.known, *new))
        terrains = [expedition.region.place_by_id[place].terrain for place in new]
        expedition.tell(events.terrain([expedition.place_name(place) for place in new], terrains, how))
    return new


def learn_named(expedition: Expedition, names: Sequence[str], how: str) -> None:
    """Learn the ground beside the party by the names of moves; where there is none, that the region ends (WLD-G76)."""
    around = named_around(expedition.state)
    learn(expedition, [around[name] for name in names if name in around], how)
    beyond = [name for name in names if name not in around]
    if beyond:
        reveal_rim(expedition, beyond)
        expedition.tell(events.rim(beyond, how))


def reveal_rim(expedition: Expedition, names: Sequence[str]) -> None:
    """Note that the region ends at cells beside the party."""
    at = expedition.region.place_by_id[expedition.place].at
    assert at is not None
    cells = [cell for cell in beside(at) if hex_name(cell) in names and cell not in expedition.state.edges]
    expedition.change(edges=(*expedition.state.edges, *cells))


def named_around(state: State) -> Mapping[str, str]:
    """Return the existing places beside the party, blocked ways included, by the names that moves use.

    They depend on the region and on where the party stands alone, so that the region remembers them.
    """
    here, names = state.here, state.region.remembered_names
    found = names.get((here.at, here.to))
    if found is None:
        near = neighbours(state) if here.to else around(state.region, here.at)
        found = names[here.at, here.to] = {move_name(state, place): place for place in near}
    return found


def arrive(expedition: Expedition, where: Position, how: str) -> None:
    """The party is at a position: `enter` for a place, else on a path between two points (WLD-G31)."""
    if not where.to:
        enter(expedition, where.at, how)
        return
    state = expedition.state
    expedition.change(here=where, before=state.here if how in OWN_STEPS else None)
    path = expedition.region.path(where.at, where.to)
    assert path is not None
    expedition.tell(events.arrived(position_name(expedition.state, where), path.terrain, how))


def begin_at(expedition: Expedition, place: str) -> None:
    """The party stands where it sets out: it knows that place, and sees what is visible there (WLD-225, WLD-G76)."""
    from ..camping import camp

    state = expedition.state
    known = state.known if place in state.known else (*state.known, place)
    expedition.change(here=Position(place), known=known, visited=(place,), trail=(place,))
    for site in expedition.region.sites_at(place):
        if not site.hidden:
            discover(expedition, site.id, "seen")
            camp.hand_out(expedition, site.id, "arrive")
    see_landmarks(expedition)


def enter(expedition: Expedition, place: str, how: str) -> None:
    """The party is at a place: it is visited, its visible sites come onto the map, landmarks show (WLD-143, WLD-G76).

    ``how`` as of `events.arrived`. After a Move or Backtrack the party may fall back to where it was (WLD-G38).
    """
    from ..camping import camp
    from ..finding import challenge, restocking

    state = expedition.state
    expedition.change(
        here=Position(place),
        before=state.here if how in OWN_STEPS else None,
        known=state.known if place in state.known else (*state.known, place),
        visited=state.visited if place in state.visited else (*state.visited, place),
        trail=(*state.trail, place),
    )
    region = expedition.region
    visible = [site for site in region.sites_at(place) if not site.hidden]
    expedition.tell(
        events.arrived(
            expedition.place_name(place),
            region.place_by_id[place].terrain,
            how,
            [site.name for site in visible],
        )
    )
    for site in visible:
        discover(expedition, site.id, "seen")
        camp.hand_out(expedition, site.id, "arrive")
    see_landmarks(expedition)
    tell_blocks(expedition)
    restocking.look(expedition, place)
    challenge.arrived(expedition, place, place not in state.visited)


def see_landmarks(expedition: Expedition) -> None:
    """Tell in which direction landmarks rise that can be seen from here, and are not on the map (WLD-233, WLD-G76)."""
    region, here = expedition.region, expedition.place
    for site in region.sites:
        if site.category == "landmark" and not site.hidden:
            far = as_seen(region, here, site.at)
            if 0 < far <= site.visible_from:
                rumour(expedition, site.id, "landmark", placed=far == 1)


def tell_blocks(expedition: Expedition) -> None:
    """Tell which ways from here are known to be blocked (WLD-G62, WLD-G76)."""
    state = expedition.state
    for block in state.blocks:
        if expedition.place in (block.a, block.b):
            beyond = block.b if block.a == expedition.place else block.a
            expedition.tell(events.blocked(expedition.place_name(expedition.place), beyond_name(state, beyond)))


def beyond_name(state: State, place: str) -> str:
    """Return what players call a place beside the party: a hex's label, a known point's name, else its exit's letter."""
    if state.region.format == "hex" or place in state.known:
        return place_name(state.region, place)
    return move_name(state, place)


def discover(expedition: Expedition, site_id: str, how: str, by: int = -1) -> bool:
    """Put a site on the party's map for good; return whether it was not there before (WLD-144, WLD-285, WLD-G43, WLD-G49).

    Its clue tokens are spent, nobody has a bane any more for having searched there in vain (WLD-G45), and whoever
    stands guard in it goes on doing so (WLD-G42). If the party is there for it, its goal is found (WLD-G72).
    """
    from ..finding import challenge

    state, site = expedition.state, expedition.site(site_id)
    if discovered(state, site_id):
        return False
    alert = site_id in state.alerted
    expedition.set_found(site_id, how=how, by=expedition.name(by), day=state.day, alert=alert)
    expedition.change(
        alerted=tuple(other for other in state.alerted if other != site_id),
        tokens=tuple(replace(token, used=True) if token.site == site_id else token for token in state.tokens),
        retry=tuple(pair for pair in state.retry if pair[0] != site.at),
    )
    learn_silently(expedition, site)
    name = expedition.place_name(site.at)
    expedition.tell(events.site_seen(site.name, site.category, name, site.text, how, expedition.name(by)))
    goal = expedition.region.goal
    if goal is not None and goal.site == site_id and state.goal == "open":
        challenge.goal_found(expedition, site_id)
    return True


def rumour(expedition: Expedition, site_id: str, how: str, placed: bool = False, vague: bool = False) -> None:
    """The party hears of a site: what kind it is, and its place, or its direction and distance (WLD-G75, WLD-G76).

    ``how`` is "landmark", "rumour", "map" or as the teller says. What is known better already is not told again. If it is
    ``vague``, no more is told than that there is something, and in which direction (WLD-G48).
    """
    state, site = expedition.state, expedition.site(site_id)
    known = found(state, site_id)
    if known is not None and (known.how != "rumour" or known.placed):
        return
    here = state.here.at
    where = direction(state.region, here, site.at)
    is_news = known is None or placed or (known.seen_at, known.direction) != (here, where)
    if not is_news and (vague or known is None or not known.vague):
        return
    vague = vague and (known is None or known.vague)
    far = "" if vague else how_far(as_seen(state.region, here, site.at))
    new = {"placed": placed, "seen_at": here, "direction": where, "far": far, "vague": vague}
    expedition.set_found(site_id, how="rumour", **new)
    if placed:
        learn_silently(expedition, site)
    at = expedition.place_name(site.at) if placed else ""
    expedition.tell(events.rumour("secret" if vague else site.category, at, where, far, how))


def learn_silently(expedition: Expedition, site: Site) -> None:
    """A site whose place was told stands on the map: on a point map its point becomes known with it."""
    if expedition.region.format == "point" and site.at not in expedition.state.known:
        learn(expedition, (site.at,), "landmark")


def fall_back(expedition: Expedition, how: str) -> bool:
    """Bring the party to where it was before its latest Move or Backtrack; ``False`` where there is none (WLD-G38).

    No stretch passes, nothing is rolled. ``how`` is "fled", "retreat" or "slipped".
    """
    before = expedition.state.before
    if before is None or before == expedition.state.here:
        return False
    arrive(expedition, before, how)
    return True


def see_at_first(expedition: Expedition) -> None:
    """Show what is known from the start: all ground and no site, or that around and rumours (WLD-224..228, WLD-G75)."""
    region = expedition.region
    far = steps(region, region.start)
    if region.reveal == "full":
        learn(expedition, [place.id for place in region.places], "map")
        return
    if region.reveal == "partial":
        learn(expedition, [place for place, away in far.items() if away <= 2], "map")
        for site in region.sites:
            if site.category == "landmark" and not site.hidden:
                rumour(expedition, site.id, "map", placed=True)
    for site in region.sites:
        if site.known and not site.hidden:
            rumour(expedition, site.id, "rumour")


def note_report(expedition: Expedition, report: Report) -> None:
    """Note what was learned of a place from outside, or at a glance, beside what was known before."""
    state = expedition.state
    old = next((known for known in state.reports if known.at == report.at), Report(report.at))
    new = Report(
        report.at,
        report.site or old.site,
        report.creatures or old.creatures,
        report.tns or old.tns,
        report.feature or old.feature,
    )
    expedition.change(reports=(*(known for known in state.reports if known.at != report.at), new))


def explored(state: State) -> int:
    """Return how many of a hundred places the party has entered, rounded down (WLD-G83)."""
    return 100 * len(state.visited) // len(state.region.places)
