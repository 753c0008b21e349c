"""The words that say the same as a picture of the map, in a fixed order, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.scene import Exit, spoken
from engine.maps.hexes import Hex, neighbours, straight

from ..rules.finding.challenge import is_counted
from ..rules.trials import difficulty
from ..speech.words import ROLES, conditions
from ..state.bearings import goal_place
from ..state.board import as_seen, direction, heading
from ..state.calling import first_clue, place_words
from ..state.catalogue import WORDS
from ..state.naming import DIRECTIONS, here_name, hex_name, inside, is_named, place_name
from ..state.state import State, last_day
from .hexscene import rumours, sites
from .land.landboards import LandBoard, RoadBoard

MOST_CLUES = 6
"""So many clues are told of, the newest."""


def alt(
    state: State, drawn: LandBoard | RoadBoard, *, running: bool, ended: bool, desk: bool, close: str | None = ""
) -> tuple[str, str]:
    """Return the words of a picture, and those that found no room in them. ``close`` is the place that it is a
    closer look at, which is told first with what is known beside it."""
    near = _closer(state, drawn, close) if close else ""
    return spoken((near, *_sentences(state, drawn, running=running, ended=ended, desk=desk)))


def _closer(state: State, drawn: LandBoard | RoadBoard, place: str) -> str:
    region = state.region
    if isinstance(drawn, LandBoard):
        spot = region.place_by_id[place].at
        ends = [region.id_at[cell] for cell in neighbours(spot) if cell in region.id_at] if spot is not None else []
    else:
        ends = [way.b if way.a == place else way.a for way in drawn.ways if place in (way.a, way.b)]
    beside = [_known_of(state, end, _name(state, end), clued=False) for end in ends if end in state.known]
    return WORDS("alt-closer", looked=_known_of(state, place, _name(state, place), clued=False), beside=beside)


def _name(state: State, place: str) -> str:
    """Return what players call a place, inside a sentence."""
    return inside(place_name(state.region, place))


def _sentences(state: State, drawn: LandBoard | RoadBoard, *, running: bool, ended: bool, desk: bool) -> Iterator[str]:
    yield _time(state, ended=ended, desk=desk)
    if running:
        yield _standing(state)
        yield _roles(state)
        yield _ailing(state)
        yield _resolve(state)
    yield _where(state)
    yield WORDS("alt-grid") if isinstance(drawn, LandBoard) and running and len(state.trail) <= 1 else ""
    yield _goal(state)
    if isinstance(drawn, LandBoard):
        yield _next_hexes(state, drawn)
        yield _journeys(drawn)
        yield _clues(state) if running else ""
        yield _promising(state, drawn)
        yield _bearings(drawn)
        yield WORDS("alt-hunt", places=[hex_name(cell) for cell in drawn.hunt]) if drawn.hunt else ""
    else:
        yield _next_ways(state, drawn)
        yield _clues(state) if running else ""
    if running:
        yield _newest(state, drawn)
    yield _heard(state)
    yield _sites(state)
    yield _blocked(state)
    yield _passages(drawn)
    if desk or (
        state.phase == "over" and any(cell.secrets for cell in getattr(drawn, "cells", getattr(drawn, "nodes", ())))
    ):
        yield _hidden(state)
    yield _grounds(state, drawn)


def _time(state: State, *, ended: bool, desk: bool) -> str:
    if state.phase == "characters":
        return WORDS("alt-characters", region=state.region.name)
    if state.phase == "over":
        return WORDS("alt-over", day=state.day, ending=state.ending)
    if ended:
        return WORDS("alt-broken-off", day=state.day)
    weather = state.weather if state.rules.weather else ""
    return WORDS("alt-time", day=state.day, last=last_day(state), stretch=min(state.stretch, 5), weather=weather, desk=desk)


def _standing(state: State) -> str:
    return WORDS("alt-standing", timer=state.timer, difficulty=difficulty(state), die=state.challenge)


def _roles(state: State) -> str:
    held = [(role, getattr(state.roles, role)) for role in ROLES]
    names = [
        WORDS("alt-role", role=role, who=state.members[index].name)
        for role, index in held
        if 0 <= index < len(state.members)
    ]
    return WORDS("alt-roles", names=names) if names else ""


def _ailing(state: State) -> str:
    """Return what ails each member who is not well, as their row shows it."""
    ails = [(member.name, conditions(member)) for member in state.members if member.ready]
    said = [WORDS("alt-ails", who=name, ails=ailment) for name, ailment in ails if ailment]
    return WORDS("alt-ailing", members=said) if said else ""


def _resolve(state: State) -> str:
    """Return how much Resolve each member has left, as their row shows it."""
    held = [WORDS("alt-resolve-of", who=member.name, resolve=member.resolve) for member in state.members if member.ready]
    return WORDS("alt-resolve", members=held) if held else ""


def _where(state: State) -> str:
    place = state.region.place_by_id.get(state.here.at)
    if place is None:
        return ""
    if state.here.to:
        return WORDS("alt-on-path", at=here_name(state), where="path")
    steps = [_name(state, step) for step in state.trail if step in state.region.place_by_id]
    came = [step for number, step in enumerate(steps) if number == 0 or steps[number - 1] != step][-6:]
    name = _name(state, place.id)
    if len(came) < 2 or came[-1] != name:
        came = [""]
    return WORDS("alt-where", at=name, terrain=place.terrain, start=came[0], by=came[1:-1])


def _goal(state: State) -> str:
    """Return where the goal is that the party has found: here, or how far, and in which direction of the map."""
    place = goal_place(state)
    if not place:
        return ""
    side = direction(state.region, state.here.at, place) if state.region.format == "hex" else ""
    far = as_seen(state.region, state.here.at, place)
    return WORDS("alt-goal-at", place=_name(state, place), side=side, number=far)


def _known_of(state: State, place: str, label: str, *, clued: bool) -> str:
    """Return what is known of a neighbouring place: "Q18 forest, where a clue leads"."""
    known = state.region.place_by_id.get(place)
    return WORDS(
        "alt-place",
        place=label,
        terrain=known.terrain if known is not None and place in state.known else "",
        categories=[site.category for site in sites(state, place)] if known is not None else [],
        clued=clued,
        visited=place in state.visited,
    )


def _next_hexes(state: State, drawn: LandBoard) -> str:
    if not drawn.pills:
        return ""
    ends = {end for _, end in drawn.arrows}
    here = state.region.place_by_id[state.here.at].at
    sides = dict(zip(neighbours(here), DIRECTIONS, strict=True)) if here is not None else {}
    moves = [
        WORDS(
            "alt-toward",
            side=sides.get(cell, ""),
            place=_known_of(state, state.region.id_at.get(cell, ""), label, clued=cell in ends),
        )
        for label, cell in drawn.pills
    ]
    rim = [WORDS("side-name", side=sides[cell]) for cell in sides if cell in state.edges]
    edge = WORDS("alt-edge", sides=rim) if rim else ""
    return f"{WORDS('alt-next', moves=moves)} {edge}".strip()


def _next_ways(state: State, drawn: RoadBoard) -> str:
    ways = []
    for way in drawn.exits:
        end = state.region.place_by_id.get(way.end)
        place = _name(state, way.end) if end is not None and way.end in state.known else WORDS("place-unknown")
        if state.here.to:
            ways.append(WORDS("alt-way-on", letter=way.text, place=place))
        else:
            clued, blocked = _is_clued(drawn, way), way.state == "blocked"
            ways.append(WORDS("alt-way", letter=way.text, place=place, clued=clued, blocked=blocked))
    return WORDS("alt-ways", ways=ways) if ways else ""


def _is_clued(drawn: RoadBoard, leave: Exit) -> bool:
    """Return whether an arrow is drawn along an exit's way to its end, known or not."""
    ends = {leave.start, leave.end}
    return any(way.lead and {way.a, way.b} == ends and getattr(way, way.lead) == leave.end for way in drawn.ways)


def _clues(state: State) -> str:
    """Return where the clues lead that can still be gone by, the newest first: by number, as moves name them."""
    if state.goal in ("done", "lost"):
        return ""
    clues = [
        WORDS(
            "alt-clue",
            number=number,
            start=place_words(state, token.at),
            end=place_words(state, token.followed or token.toward, token.at),
            here=token.helps == state.here.at,
        )
        for number, token in enumerate(state.tokens, 1)
        if not token.used and not is_counted(state, token.helps) and first_clue(state, number) == number
    ]
    return WORDS("alt-clues", clues=clues[: -MOST_CLUES - 1 : -1]) if clues else ""


def _promising(state: State, drawn: LandBoard) -> str:
    """Return where a clue makes a search count: how each place lies from the party, the nearest first."""
    here = state.region.place_by_id[state.here.at].at
    if not drawn.promising or here is None:
        return ""
    return WORDS(
        "alt-counts", places=[_hex_away(at, here) for at in sorted(drawn.promising, key=lambda at: straight(here, at))]
    )


def _hex_away(at: Hex, here: Hex) -> str:
    """Return a hex with how it lies from the party, see `_away`."""
    far = straight(here, at)
    return WORDS("alt-away", place=hex_name(at), number=far, side=heading(here, at)) if far > 1 else hex_name(at)


def _bearings(drawn: LandBoard) -> str:
    """Return which way things are said to lie."""
    said = [
        WORDS(
            "alt-bearing",
            category=told.icon,
            direction=DIRECTIONS[told.side],
            place=hex_name(told.start),
            near=told.near,
            far=told.far,
        )
        for told in drawn.bearings
    ]
    return WORDS("alt-bearings", bearings=said) if said else ""


def _heard(state: State) -> str:
    heard = [(site.category, place) for place in state.region.places for site, _ in rumours(state, place.id)]
    heard.sort(key=lambda rumour: rumour[0] != "danger")
    parts = [
        WORDS("alt-rumour", category=category, at=_name(state, place.id) if is_named(state, place.id) else "")
        for category, place in heard
    ]
    return WORDS("alt-rumours", rumours=parts) if parts else ""


def _sites(state: State) -> str:
    by_category: dict[str, list[str]] = {}
    for place in state.region.places:
        for site in sites(state, place.id):
            by_category.setdefault(site.category, []).append(_away(state, place.id))
    order = ("danger", "settlement", "shelter", "resource", "landmark", "secret")
    parts = [
        WORDS("alt-sites-of", category=category, places=by_category[category])
        for category in order
        if category in by_category
    ]
    return WORDS("alt-sites", parts=parts) if parts else ""


def _away(state: State, place: str) -> str:
    """Return a place with how it lies from the party: "M20 (3 west)"; of those here and next door only the name."""
    here, at = (state.region.place_by_id[id].at for id in (state.here.at, place))
    return _hex_away(at, here) if at is not None and here is not None else _name(state, place)


def _blocked(state: State) -> str:
    ways = []
    for block in state.blocks:
        ends = [_name(state, end) for end in (block.a, block.b) if is_named(state, end)]
        if ends:
            ways.append(WORDS("alt-ends", ends=ends))
    return WORDS("alt-blocked", ways=ways) if ways else ""


def _newest(state: State, drawn: LandBoard | RoadBoard) -> str:
    """Return what is ringed on the map, where the party has gone on from there."""
    if not drawn.newest or not state.visited or state.visited[-1] == state.here.at:
        return ""
    return WORDS("alt-newest", place=_name(state, state.visited[-1]))


def _journeys(drawn: LandBoard) -> str:
    """Return the ways of the journeys that are offered."""
    ways = [WORDS("alt-journey", to=hex_name(way[-1]), by=tuple(map(hex_name, way[1:-1]))) for way in drawn.ways]
    return WORDS("alt-journeys", ways=ways) if ways else ""


def _passages(drawn: LandBoard | RoadBoard) -> str:
    pairs = drawn.passages if isinstance(drawn, LandBoard) else ()
    ways = [WORDS("alt-ends", ends=(hex_name(a), hex_name(b))) for a, b in pairs]
    return WORDS("alt-passages", ways=ways) if ways else ""


def _hidden(state: State) -> str:
    known = {find.site for find in state.finds if find.discovered}
    hidden = [
        WORDS("alt-hidden-site", name=site.name, at=_name(state, site.at), tn=site.tn if site.hidden else 0)
        for site in state.region.sites
        if site.id not in known
    ]
    return WORDS("alt-hidden", hidden=hidden) if hidden else ""


def _grounds(state: State, drawn: LandBoard | RoadBoard) -> str:
    """Return the rest in one sentence: what else of the map is known."""
    gone = {*state.visited, state.here.at}
    seen = [place for place in state.known if place not in gone and place in state.region.place_by_id]
    names = {
        place: WORDS("alt-ground", place=_name(state, place), terrain=state.region.place_by_id[place].terrain)
        for place in seen
    }
    if isinstance(drawn, RoadBoard):
        ways = sum(way.state == "unknown" for way in drawn.ways)
        said = WORDS("alt-seen", grounds=list(names.values())[:12]) if names else ""
        return f"{said} {WORDS('alt-ways-on', number=ways) if ways else ''}".strip()
    shown = {state.region.id_at.get(cell) for _, cell in drawn.pills}
    rest = [name for place, name in names.items() if place not in shown]
    return WORDS("alt-also-seen", grounds=rest[:14], more=len(rest) > 14) if rest else ""
