"""The map of a region of points and paths: what the party knows of it, and for the game master what it does not."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.core.scene import Exit, Node, Secret, Token, Way

from ..rules.awaiting import about_to_move
from ..rules.finding.challenge import is_counted
from ..state.catalogue import WORDS
from ..state.layout import POINTS, SHAPE
from ..state.leads import pressing
from ..state.naming import exits, letter, place_at, place_name
from ..state.region import Path, Place
from ..state.state import State, discovered
from ..state.state import Token as Clue
from ..state.view import View
from .hexscene import icon_of, rumours, sites
from .land.landboards import RoadBoard

Spot = tuple[float, float]

STUB, LONGER = 104.0, 1.25
"""How far from a known point the end of a way is drawn that was not followed, in pixels of `SHAPE`; every second
heading has longer ones, so that neighbours do not touch."""

APART, BETWEEN = 66.0, 40.0
"""The end of such a way keeps so far from other points, and from the ends of others of its kind, if it can."""

MOST_ARROWS = 3
"""Only so many clues are drawn, see `hexscene.MOST_ARROWS`."""


def board(view: View, at: str, *, running: bool, secrets: bool) -> RoadBoard:
    """Return the map; ``at`` is the name of a place to centre on; ``secrets`` draws what was not found."""
    state = view.state
    known = [place for place in state.region.places if secrets or _is_drawn(state, place)]
    spots = {place.id: spot(place, number) for number, place in enumerate(known)}
    turns = {(start, end): heading for start, end, heading in view.headings}
    clues = _clues(state)
    ways: list[Way] = []
    stubs: dict[str, Spot] = {}
    for path in state.region.paths:
        if not secrets and not {path.a, path.b} & set(state.visited):
            continue
        ends = [end for end in (path.a, path.b) if end in spots]
        if len(ends) == 2:
            ways.append(_way(state, path, path.a, path.b, clues))
        elif len(ends) == 1:
            far = path.b if ends[0] == path.a else path.a
            key = f"?{ends[0]}{_exit_letter(state, ends[0], far)}"
            pieces = path.length if _on_it(state, path) else 1
            near = [(place, APART) for other, place in spots.items() if other != ends[0]]
            near += [(place, BETWEEN) for place in stubs.values()]
            stubs[key] = stub(spots[ends[0]], turns.get((ends[0], far), 0), pieces, near)
            ways.append(_way(state, path, *((ends[0], key) if ends[0] == path.a else (key, ends[0])), clues))
    fitted = fit({**spots, **stubs})
    nodes = [_node(state, place, fitted[place.id], secrets=secrets) for place in known]
    nodes += [Node(key, *fitted[key], state="unknown") for key in stubs]
    wanted = place_at(state.region, at) if at else None
    return RoadBoard(
        tuple(nodes),
        tuple(ways),
        focus=wanted if wanted in spots else state.here.at,
        exits=_exits(state, ways) if running else (),
        traces=_traces(state, spots) if secrets and state.phase != "over" else (),
        newest=state.visited[-1] if running and state.visited else "",
        compass=True,
    )


def spot(place: Place, number: int) -> Spot:
    """Return where a point lies; one without coordinates stands on a ring, which only a region without a layout has."""
    if place.x is not None and place.y is not None:
        return place.x, place.y
    angle = number * 2.4
    return 0.5 + 0.4 * math.cos(angle), 0.5 + 0.4 * math.sin(angle)


def stub(start: Spot, heading: int, pieces: int, others: list[tuple[Spot, float]]) -> Spot:
    """Return where a way ends that was not followed: a little way off, however far it goes.

    It is shorter near ``others``, places with the distance to keep from them. One on which the party is gets longer with
    its ``pieces``.
    """
    angle = math.tau * heading / POINTS
    ends = []
    for part in (1.0, 0.8, 1.2, 0.66):
        reach = STUB * part * (LONGER if heading % 2 else 1) * (1 + 0.6 * (pieces - 1))
        ends.append((start[0] + reach * math.cos(angle) / SHAPE[0], start[1] + reach * math.sin(angle) / SHAPE[1]))
    free = (end for end in ends if all(_far(end, other) >= apart for other, apart in others))
    return next(free, ends[0 if pieces > 1 else -1])


def _far(a: Spot, b: Spot) -> float:
    return math.hypot((a[0] - b[0]) * SHAPE[0], (a[1] - b[1]) * SHAPE[1])


def fit(spots: dict[str, Spot]) -> dict[str, Spot]:
    """Return places moved and enlarged together until the longer side of their map is 1: nothing moves among them."""
    if not spots:
        return {}
    shaped = {key: (x * SHAPE[0], y * SHAPE[1]) for key, (x, y) in spots.items()}
    (left, right), (top, foot) = ((min(values), max(values)) for values in zip(*shaped.values(), strict=True))
    span = max(right - left, foot - top) or 1.0
    return {key: (round((x - left) / span, 4), round((y - top) / span, 4)) for key, (x, y) in shaped.items()}


def _is_drawn(state: State, place: Place) -> bool:
    return place.id in state.known or bool(rumours(state, place.id))


def _node(state: State, place: Place, at: Spot, *, secrets: bool) -> Node:
    heard = rumours(state, place.id)
    known = place.id in state.known
    if not known and not secrets:
        return Node(place.id, *at, name=WORDS("legend-rumour"), state="rumour", icons=(heard[0][0].category,))
    unknown = [site for site in state.region.sites_at(place.id) if not discovered(state, site.id)] if secrets else []
    stand = [*sites(state, place.id), *(() if unknown else (site for site, _ in heard))]
    icons = tuple(dict.fromkeys(icon_of(state, site) for site in stand))
    here = place.id == state.here.at and not state.here.to
    hidden = tuple(Secret(site.category, site.tn if site.hidden else 0) for site in unknown)
    return Node(
        place.id,
        *at,
        name=place_name(state.region, place.id),
        state="visited" if place.id in state.visited else "seen" if known else "veiled",
        floor=place.terrain,
        icons=icons[: 1 if here or hidden else 2],
        tokens=(Token("party"),) if here else (),
        secrets=hidden[:2],
    )


def _on_it(state: State, path: Path) -> bool:
    return bool(state.here.to) and {state.here.at, state.here.to} == {path.a, path.b}


def _way(state: State, path: Path, a: str, b: str, clues: Sequence[Clue]) -> Way:
    """Return a way between two nodes: one whose end was not seen is a dashed line."""
    unknown = a.startswith("?") or b.startswith("?")
    blocked = any({block.a, block.b} == {path.a, path.b} for block in state.blocks)
    walked = path.a in state.visited and path.b in state.visited
    on_it = _on_it(state, path)
    done = (state.here.done if state.here.at == path.a else path.length - state.here.done) if on_it else None
    led = next((token.toward for token in clues if {token.at, token.toward} == {path.a, path.b}), "")
    status = "blocked" if blocked else "unknown" if unknown and not on_it else "visited" if walked or on_it else "seen"
    return Way(
        a,
        b,
        path.length,
        path.terrain if not unknown or on_it else "",
        state=status,
        at=done,
        bound="b" if not on_it or state.here.to == path.b else "a",
        lead="" if not led else "b" if led == path.b else "a",
    )


def _clues(state: State) -> tuple[Clue, ...]:
    """Return the clues that are drawn: along different paths, those first that matter now."""
    chosen: dict[frozenset[str], Clue] = {}
    for token in pressing(state):
        if state.region.path(token.at, token.toward) is not None and not is_counted(state, token.toward):
            chosen.setdefault(frozenset((token.at, token.toward)), token)
    return tuple(chosen.values())[:MOST_ARROWS]


def _exit_letter(state: State, place: str, far: str) -> str:
    ways = exits(state.region, place)
    return letter(ways.index(far)) if far in ways else ""


def _exits(state: State, ways: list[Way]) -> tuple[Exit, ...]:
    """Return the badges of the ways on: every exit of the point, or on and back on a path."""
    if not about_to_move(state):
        return ()
    region, here = state.region, state.here
    keys = {way.a for way in ways} | {way.b for way in ways}

    def key(end: str, start: str) -> str:
        return end if end in keys else f"?{start}{_exit_letter(state, start, end)}"

    if here.to:
        onward = key(here.to, here.at)
        return (Exit("A", here.at, onward), Exit("B", onward, here.at))
    shown = []
    for number, end in enumerate(exits(region, here.at)):
        shut = any({block.a, block.b} == {here.at, end} for block in state.blocks)
        shown.append(Exit(letter(number), here.at, key(end, here.at), "blocked" if shut else "now"))
    return tuple(shown)


def _traces(state: State, spots: dict[str, Spot]) -> tuple[tuple[str, str], ...]:
    return tuple(
        (clue.at, clue.toward)
        for number, clue in enumerate(state.region.clues)
        if number not in state.clues_used and clue.at in spots and clue.toward in spots
    )
