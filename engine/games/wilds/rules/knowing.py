"""What the party knows of the map: terrain, places entered, sites that were found or heard of (WLD-224..228), and clues.

To find things is what an expedition is for (WLD-035). Distances are counted in hexes, or in paths (WLD-G32, WLD-G81).
A clue never finds anything by itself (WLD-G50); the worked example is WLD-277 and WLD-289.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..state import board
from ..state.board import as_seen, beyond_name, direction, how_far, named_around, steps
from ..state.leads import held
from ..state.naming import HERE, beside, hex_name, place_name, position_name
from ..state.region import Site
from ..state.state import Position, Report, State, Token, discovered, found
from .events import finding, travelling
from .flow import now, step
from .progress import Expedition
from .steps import tasks

OWN_STEPS = ("move", "lost", "back", "on")
"""The ways of arriving that count as a Move or Backtrack: from there the party can fall back (WLD-G38)."""


def learn(expedition: Expedition, places: Sequence[str], how: str) -> tuple[str, ...]:
    """Note that the terrain of places is known; tell of those that are new, and return them (WLD-086, WLD-099, WLD-226)."""
    new = tuple(dict.fromkeys(place for place in places if place not in expedition.state.known))
    if new:
        expedition.change(known=(*expedition.state.known, *new))
        if how in ("lay", "sighting"):
            expedition.change(shown=(*expedition.state.shown, *((how, place) for place in new)))
        terrains = tuple(expedition.region.place_by_id[place].terrain for place in new)
        expedition.tell(travelling.Terrain(tuple(map(expedition.place_name, new)), terrains, how))
    return new


def learn_named(expedition: Expedition, names: Sequence[str], how: str) -> None:
    """Learn the ground beside the party by the names of moves; where there is none, that the region ends (WLD-G76)."""
    around = named_around(expedition.state)
    learn(expedition, [around[name] for name in names if name in around], how)
    beyond = tuple(name for name in names if name not in around)
    if beyond:
        reveal_rim(expedition, beyond)
        expedition.tell(travelling.Rim(beyond, how))


def reveal_rim(expedition: Expedition, names: Sequence[str]) -> None:
    """Note that the region ends at cells beside the party."""
    at = expedition.region.place_by_id[expedition.place].at
    assert at is not None
    cells = [cell for cell in beside(at) if hex_name(cell) in names and cell not in expedition.state.edges]
    expedition.change(edges=(*expedition.state.edges, *cells))


def see_rim(expedition: Expedition) -> None:
    """Note where the region ends beside the party, which one sees from here (WLD-G76); by the letter one has to try."""
    state = expedition.state
    at = expedition.region.place_by_id[expedition.place].at
    if at is None or state.here.to or state.rules.letter:
        return
    there = named_around(state)
    reveal_rim(expedition, [name for name in map(hex_name, beside(at)) if name not in there])


def hear_at_first(expedition: Expedition) -> None:
    """Tell a party that sets out which way its goal lies (WLD-G75); not by the letter, nor where a game master answers for
    the world."""
    state, region = expedition.state, expedition.region
    if state.rules.letter or expedition.asks_master:
        return
    goal = region.goal.site if region.goal is not None else ""
    if goal and region.goal is not None and region.goal.hunt:
        cells = tuple(place.at for place in region.places if place.at is not None and place.id != region.start)
        expedition.change(hunt=cells)
        expedition.tell(finding.Narrowed(len(cells)))
    elif goal and not discovered(state, goal) and (where := direction(region, region.start, region.site_by_id[goal].at)):
        expedition.change(bearing=where)
        expedition.tell(travelling.Bearing(where))


def hear_anew(expedition: Expedition) -> None:
    """Tell a party that has come close to its goal which way it lies from here, once (WLD-G71).

    Not by the letter, nor where a game master answers for the world, nor between two places.
    """
    state, region = expedition.state, expedition.region
    goal = region.goal.site if region.goal is not None else ""
    if not goal or state.hunt or state.bearing_at or state.here.to or state.rules.letter or expedition.asks_master:
        return
    where = direction(region, expedition.place, region.site_by_id[goal].at) or HERE
    expedition.change(bearing=where, bearing_at=expedition.place)
    expedition.tell(travelling.Bearing(where, expedition.here_name()))


def arrive(expedition: Expedition, where: Position, how: str) -> None:
    """The party is at a position: `enter` for a place, else on a path between two points (WLD-G31)."""
    if not where.to:
        enter(expedition, where.at, how)
        return
    state = expedition.state
    expedition.change(here=where, before=state.here if how in OWN_STEPS else None)
    path = expedition.region.path(where.at, where.to)
    assert path is not None
    expedition.tell(travelling.Arrived(position_name(expedition.state, where), path.terrain, how))


def begin_at(expedition: Expedition, place: str) -> None:
    """The party stands where it sets out: it knows that place, and sees what is visible there (WLD-225, WLD-G76)."""
    state = expedition.state
    known = state.known if place in state.known else (*state.known, place)
    expedition.change(here=Position(place), known=known, visited=(place,), trail=(place,))
    for site in expedition.region.sites_at(place):
        if not site.hidden:
            discover(expedition, site.id, "seen")
            now(expedition, tasks.HandOut(site.id, "arrive"))
    see_landmarks(expedition)
    see_rim(expedition)


def enter(expedition: Expedition, place: str, how: str) -> None:
    """The party is at a place: it is visited, its visible sites come onto the map, landmarks show (WLD-143, WLD-G76).

    ``how`` as of `travelling.Arrived`. After a Move or Backtrack the party may fall back to where it was (WLD-G38).
    """
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
        travelling.Arrived(
            expedition.place_name(place),
            region.place_by_id[place].terrain,
            how,
            tuple(site.name for site in visible),
        )
    )
    for site in visible:
        discover(expedition, site.id, "seen")
        now(expedition, tasks.HandOut(site.id, "arrive"))
    see_landmarks(expedition)
    see_rim(expedition)
    tell_blocks(expedition)
    now(expedition, tasks.Entered(place, place not in state.visited))


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
            expedition.tell(travelling.Blocked(expedition.place_name(expedition.place), beyond_name(state, beyond)))


def discover(expedition: Expedition, site_id: str, how: str, by: int = -1) -> bool:
    """Put a site on the party's map for good; return whether it was not there before (WLD-144, WLD-285, WLD-G43, WLD-G49).

    Its clue tokens are spent, and vain searches there give no bane any more (WLD-G45). Those who stand guard in it go on
    doing so (WLD-G42). If the party is there for it, its goal is found (WLD-G72).
    """
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
    expedition.tell(travelling.SiteSeen(site.name, site.category, name, site.text, how, expedition.name(by)))
    goal = expedition.region.goal
    if goal is not None and goal.site == site_id and state.goal == "open":
        now(expedition, tasks.GoalFound(site_id))
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
    expedition.tell(travelling.Rumour("secret" if vague else site.category, at, where, far, how))


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


def give(expedition: Expedition, source: str, site: str, at: str | None = None, text: str = "", by: int = -1) -> None:
    """Give the party a clue to a site: it points to the first place of a shortest way, or to this one if it is here.

    ``at`` is where it was gained, ``None`` for here; ``text`` what is written or seen, ``by`` the member who got it.
    """
    target = expedition.site(site).at
    start = expedition.place if at is None else at
    ways = board.first_steps(expedition.region, start, target)
    _note(expedition, Token(source, text, start, ways[0] if ways else target, target, site), by)


def give_toward(expedition: Expedition, source: str, site: str, toward: str, text: str, by: int = -1) -> None:
    """Give the party a clue that was prepared with where it points (WLD-163)."""
    token = Token(source, text, expedition.place, toward, expedition.site(site).at, site)
    _note(expedition, token, by)


def give_empty(
    expedition: Expedition, source: str, toward: str, at: str | None = None, text: str = "", by: int = -1
) -> None:
    """Give the party a clue that points nowhere in particular, and reads like any other (WLD-165, WLD-G51)."""
    _note(expedition, Token(source, text, expedition.place if at is None else at, toward, toward), by)


def _note(expedition: Expedition, token: Token, by: int) -> None:
    state = expedition.state
    token = replace(token, by=expedition.name(by), day=state.day, tracked=token.source == "track")
    expedition.change(tokens=(*state.tokens, token))
    expedition.tell(
        finding.Clue(token.text, expedition.place_name(token.at), toward_name(state, token.at, token.toward), token.source)
    )


def toward_name(state: State, at: str, toward: str) -> str:
    """Return what players call the place that a clue points to; of a point they do not know, the letter of its exit."""
    if state.region.format == "hex" or toward in state.known:
        return place_name(state.region, toward)
    return board.move_name_from(state.region, at, toward)


def follow(expedition: Expedition, named: str) -> None:
    """Go by clues here from now on, and no longer where they point (WLD-G49)."""
    expedition.change(tokens=followed(expedition.state, named))


def followed(state: State, named: str) -> tuple[Token, ...]:
    """Return the party's clues once some of them are followed where it is (WLD-G49)."""
    chosen = [held(state, name) for name in named.split("+")]
    return tuple(
        replace(token, followed=state.here.at) if any(token is item for item in chosen) else token for token in state.tokens
    )


@step(tasks.ReadMap)
def _read_map(expedition: Expedition, task: tasks.ReadMap) -> None:
    read_map(expedition)


def read_map(expedition: Expedition) -> None:
    """Read part of a map: 1d3 unexplored places nearest to here, their terrain and visible sites (WLD-191, WLD-232).

    Nearest first, in the order of directions, those whose ground is unknown before others. On a d6 of 5 or 6 it also
    gives a clue to a hidden site among them or beside them (WLD-G77).
    """
    state, region = expedition.state, expedition.region
    count = expedition.roll(3)
    far = board.steps(region, expedition.place)
    unknown = [place for place in far if place not in state.visited and place not in state.known]
    others = [place for place in board.unexplored(state, far) if place not in unknown]
    shown = (*unknown, *others)[:count]
    learn(expedition, shown, "map")
    for place in shown:
        for site in region.sites_at(place):
            if not site.hidden and not discovered(expedition.state, site.id):
                rumour(expedition, site.id, "map", placed=True)
    if expedition.roll(6) >= 5:
        around = dict.fromkeys((*shown, *(near for place in shown for near in board.around(region, place))))
        for place in around:
            for site in region.sites_at(place):
                if site.hidden and not discovered(expedition.state, site.id):
                    give(expedition, "map", site.id)
                    return
