"""The map of a region of points and paths: what the party knows of it, and for the game master what it does not."""

from __future__ import annotations

import math

from engine.core.scene import Exit, GraphBoard, Node, Secret, Token, Way

from .deciding import about_to_move
from .hexscene import rumours, sites
from .naming import exits, letter, place_at, place_name
from .regions import Path, Place
from .state import State, discovered
from .view import View

Spot = tuple[float, float]

STUB = 0.22
"""How far from a known point the end of a way is drawn that nobody has followed, as a part of the picture's height."""

LEAST = 0.5
"""A map of few places is drawn as if it were at least this part of the whole, so that it does not fill the picture."""


def board(view: View, at: str, *, running: bool, secrets: bool) -> GraphBoard:
    """Return the map; ``at`` is the name of a place to centre on; ``secrets`` draws what nobody found."""
    state = view.state
    known = [place for place in state.region.places if secrets or _is_drawn(state, place)]
    spots = {place.id: spot(place, number) for number, place in enumerate(known)}
    ways: list[Way] = []
    stubs: dict[str, tuple[str, Spot]] = {}
    for path in state.region.paths:
        if not secrets and not {path.a, path.b} & set(state.visited):
            continue
        ends = [end for end in (path.a, path.b) if end in spots]
        if len(ends) == 2:
            ways.append(_way(state, path, path.a, path.b))
        elif len(ends) == 1:
            far = path.b if ends[0] == path.a else path.a
            key = f"?{ends[0]}{_exit_letter(state, ends[0], far)}"
            taken = [
                spots[other]
                for known_path in state.region.paths
                for other in (known_path.a, known_path.b)
                if ends[0] in (known_path.a, known_path.b) and other in spots and other != ends[0]
            ]
            taken += [place for near, place in stubs.values() if near == ends[0]]
            stubs[key] = ends[0], free_side(spots[ends[0]], taken, list(spots.values()))
            ways.append(_way(state, path, *((ends[0], key) if ends[0] == path.a else (key, ends[0]))))
    fitted = fit({**spots, **{key: place for key, (_, place) in stubs.items()}})
    nodes = [_node(state, place, fitted[place.id], secrets=secrets) for place in known]
    nodes += [Node(key, *fitted[key], state="unknown") for key in stubs]
    wanted = place_at(state.region, at) if at else None
    return GraphBoard(
        tuple(nodes),
        tuple(ways),
        focus=wanted if wanted in spots else state.here.at,
        exits=_exits(state, ways) if running else (),
        traces=_traces(state, spots) if secrets else (),
        land=True,
        compass=True,
        scale="1 piece = 1 stretch",
    )


def spot(place: Place, number: int) -> Spot:
    """Return where a point lies; one without coordinates stands on a ring, which only a region without a layout has."""
    if place.x is not None and place.y is not None:
        return place.x, place.y
    angle = number * 2.4
    return 0.5 + 0.4 * math.cos(angle), 0.5 + 0.4 * math.sin(angle)


def free_side(start: Spot, taken: list[Spot], others: list[Spot]) -> Spot:
    """Return a place beside a point, in the widest gap between its ways: nothing tells where the way really goes."""
    best, score = start, -1.0
    for step in range(24):
        angle = math.tau * step / 24
        end = start[0] + STUB * math.cos(angle), start[1] + STUB * math.sin(angle)
        gaps = [_turn(start, end, other) for other in taken]
        room = min([math.dist(end, other) for other in others if other != start] or [1.0])
        worth = min([*gaps, 2.4]) + 1.5 * min(room, 0.3)
        if worth > score + 1e-9:
            best, score = end, worth
    return best


def _turn(start: Spot, a: Spot, b: Spot) -> float:
    one = math.atan2(a[1] - start[1], a[0] - start[0])
    two = math.atan2(b[1] - start[1], b[0] - start[0])
    apart = abs(one - two) % math.tau
    return min(apart, math.tau - apart)


def fit(spots: dict[str, Spot]) -> dict[str, Spot]:
    """Return places stretched over the picture from 0 to 1: what is not known leaves no gap that would tell of it."""
    if not spots:
        return {}
    fitted = []
    for axis in (0, 1):
        values = [place[axis] for place in spots.values()]
        low, high = min(values), max(values)
        span = max(high - low, LEAST)
        start = (low + high - span) / 2
        fitted.append({key: round((place[axis] - start) / span, 3) for key, place in spots.items()})
    return {key: (fitted[0][key], fitted[1][key]) for key in spots}


def _is_drawn(state: State, place: Place) -> bool:
    return place.id in state.known or bool(rumours(state, place.id))


def _node(state: State, place: Place, at: Spot, *, secrets: bool) -> Node:
    heard = rumours(state, place.id)
    known = place.id in state.known
    if not known and not secrets:
        return Node(place.id, *at, name="Rumour", state="rumour", icons=(heard[0][0].category,))
    unknown = [site for site in state.region.sites_at(place.id) if not discovered(state, site.id)] if secrets else []
    stand = [*sites(state, place.id), *(() if unknown else (site for site, _ in heard))]
    icons = tuple(dict.fromkeys(site.category for site in stand))
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


def _way(state: State, path: Path, a: str, b: str) -> Way:
    """Return a way between two nodes: one that nobody has seen the end of is a dashed line."""
    unknown = a.startswith("?") or b.startswith("?")
    blocked = any({block.a, block.b} == {path.a, path.b} for block in state.blocks)
    walked = path.a in state.visited and path.b in state.visited
    on_it = bool(state.here.to) and {state.here.at, state.here.to} == {path.a, path.b}
    done = (state.here.done if state.here.at == path.a else path.length - state.here.done) if on_it else None
    clue = ""
    for token in state.tokens:
        if not token.used and {token.at, token.toward} == {path.a, path.b}:
            clue = "b" if token.toward == path.b else "a"
    status = "blocked" if blocked else "unknown" if unknown and not on_it else "visited" if walked or on_it else "seen"
    return Way(
        a,
        b,
        path.length,
        path.terrain if not unknown or on_it else "",
        state=status,
        at=done,
        bound="b" if not on_it or state.here.to == path.b else "a",
        clue=clue,
    )


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
