"""Where things lie from the party: neighbouring hexes by the compass, the lead to its goal, the goal itself."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.maps.hexes import Hex, pointed_unlabel, straight

from .board import heading
from .naming import DIRECTIONS, beside, hex_name
from .state import State, discovered

REACH = {"near": (1, 2), "middle": (3, 4), "far": (5, 0)}
"""From how many hexes to how many something lies that was heard of, 0 for no end."""

MOST_HEARD = 2
"""Of so many things heard of the map shows which way they lie: those heard of last."""


class Bearing(msgspec.Struct, frozen=True):
    """Which way something lies: in a sixth of the map ``side`` of a hex, from ``near`` to ``far`` hexes away (0: no end).

    ``icon`` is what kind it is, "" for the goal.
    """

    start: Hex
    side: int
    near: int = 1
    far: int = 0
    icon: str = ""


def bearings(state: State) -> Iterator[Bearing]:
    """Yield which way the party was told that its goal lies, and what it heard of and knows no place of (WLD-G75)."""
    if state.goal == "open":
        yield from _bearing(state, _said_at(state), state.bearing)
    sites = state.region.site_by_id
    heard = [known for known in reversed(state.finds) if known.how == "rumour" and not (known.placed or known.done)]
    for known in heard[:MOST_HEARD]:
        yield from _bearing(state, known.seen_at, known.direction, REACH.get(known.far, (1, 0)), sites[known.site].category)


def _bearing(
    state: State, place: str, direction: str, reach: tuple[int, int] = (1, 0), icon: str = ""
) -> Iterator[Bearing]:
    start = state.region.place_by_id[place].at if place in state.region.place_by_id else None
    if start is not None and direction in DIRECTIONS:
        yield Bearing(start, DIRECTIONS.index(direction), *reach, icon)


def side_of(state: State, to: str) -> str:
    """Return which way a neighbouring hex lies, "" on a map of places."""
    here = state.region.place_by_id[state.here.at].at
    cells = beside(here) if here is not None else ()
    return next((DIRECTIONS[side] for side, cell in enumerate(cells) if hex_name(cell) == to), "")


def is_lead(state: State, to: str) -> bool:
    """Return whether a neighbouring hex lies in the sixth of the map that was told of the goal. It also lies farther that
    way than the party, or the party is beside that sixth. In a hunt the goal can lie there, or where it can lie nowhere
    beside the party, nearer there."""
    there, here = pointed_unlabel(to), state.region.place_by_id[state.here.at].at
    if state.hunt and state.goal == "open" and here is not None and there is not None:
        far = min(_apart(state, cell) for cell in (here, *beside(here)))
        return bool(side_of(state, to)) and _apart(state, there) == far
    enters = here is not None and state.here.at != _said_at(state) and not is_ahead(state, here) and is_ahead(state, there)
    return bool(side_of(state, to)) and (enters or leads_on(state, there))


def _said_at(state: State) -> str:
    """Return from where it was told which way the goal lies."""
    return state.bearing_at or state.region.start


def is_foremost(state: State, to: str) -> bool:
    """Return whether a neighbouring hex that leads toward the goal lies straight on, or none does."""
    here = state.region.place_by_id[state.here.at].at
    if state.hunt and state.goal == "open" and here is not None:
        ways = [cell for cell in beside(here) if cell not in state.edges]
        return to == hex_name(max(ways, key=lambda cell: (-_apart(state, cell), open_around(state, cell))))
    cells = beside(here) if here is not None and state.bearing in DIRECTIONS else ()
    ahead = hex_name(cells[DIRECTIONS.index(state.bearing)]) if cells else ""
    return to == ahead or not ahead or not is_lead(state, ahead)


def leads_on(state: State, there: Hex | None) -> bool:
    """Return whether a hex lies in the sixth of the map that was told of the goal, and farther that way than the party."""
    if state.hunt:
        return is_ahead(state, there)
    places = state.region.place_by_id
    said, here = places[_said_at(state)].at, places[state.here.at].at
    if said is None or here is None or there is None or not is_ahead(state, there):
        return False
    return straight(said, there) > straight(said, here)


def is_ahead(state: State, there: Hex | None) -> bool:
    """Return whether a hex, near or far, lies in the sixth of the map that was told of the goal. In a hunt return whether
    the goal can lie there."""
    if state.hunt:
        return state.goal == "open" and there in state.hunt
    said = state.region.place_by_id[_said_at(state)].at
    if state.goal != "open" or state.bearing not in DIRECTIONS or said is None or there is None or said == there:
        return False
    return heading(said, there) == state.bearing


def _apart(state: State, cell: Hex) -> int:
    """Return how far a hex is from the nearest where the goal of a hunt can lie."""
    return min(straight(cell, open_to) for open_to in state.hunt)


def open_around(state: State, cell: Hex | None) -> int:
    """Return in how many hexes of a hunt that lie beside another the goal can lie."""
    return sum(near in state.hunt for near in beside(cell)) if cell is not None else 0


def open_that_way(state: State, at: str, toward: str) -> int:
    """Return in how many hexes of a hunt its goal can lie if a clue from one hex to another points to it: those that lie
    nearer that way; -1 where nothing is hunted."""
    start, there = pointed_unlabel(at), pointed_unlabel(toward)
    if state.goal != "open" or start is None or there is None:
        return -1
    return sum(straight(there, cell) < straight(start, cell) for cell in state.hunt) if state.hunt else -1


def goal_place(state: State) -> str:
    """Return the place of the goal that the party has found and not reached, "" where there is none."""
    goal = state.region.goal
    if goal is None or not goal.site or state.goal in ("done", "lost") or not discovered(state, goal.site):
        return ""
    return state.region.site_by_id[goal.site].at


def goal_cell(state: State) -> Hex | None:
    """Return the hex of the goal that the party has found."""
    place = goal_place(state)
    return state.region.place_by_id[place].at if place else None


def nears_goal(state: State, to: str) -> bool:
    """Return whether a neighbouring hex lies nearer than the party to the goal, whose hex is known."""
    goal, here, there = goal_cell(state), state.region.place_by_id[state.here.at].at, pointed_unlabel(to)
    if here is None or there is None or goal is None:
        return False
    return straight(there, goal) < straight(here, goal)


def next_door(state: State, place: str) -> bool:
    """Return whether one Move leads the party to a place."""
    if state.here.to:
        return place == state.here.to
    here, there = (state.region.place_by_id[id] for id in (state.here.at, place))
    if state.region.format == "hex":
        return here.at is not None and there.at in beside(here.at)
    return state.region.path(here.id, there.id) is not None
