"""What the moment is about, for everybody: who leads, and which room the next tile can close."""

from __future__ import annotations

from engine.maps.squares import Square

from ..rules.ending import all_open, likely_points
from ..state.board import Room, board_of, gaps
from ..state.catalogue import WORDS
from ..state.delvers import inside, names_inside, spot_of
from ..state.state import State
from ..state.view import View
from .outlook import worth_of

RACE_FROM = 4
"""The first round in which points are told: before it the map is small, and there is hardly a race."""


def nearly_closed(state: State) -> tuple[Room, ...]:
    """Return the rooms with exactly one open side that hold Delvers or loot."""
    spots = {spot_of(sent) for sent in state.delvers}
    return tuple(
        room
        for room in board_of(state).rooms
        if room.gaps == 1 and (room.bags or room.chests or not spots.isdisjoint(room.spots))
    )


def gap_of(state: State, room: Room) -> Square:
    """Return the empty cell that the last open side of a room faces."""
    return gaps(state.tiles)[room.spot][0]


def next_to_close(state: State) -> tuple[Room, Square] | None:
    """Return the room with one open side, loot and Delvers that is worth most, and the free place where a tile can close
    it. Of several such rooms it is that with most players in it."""
    free = board_of(state).lettered
    there = [
        room
        for room in nearly_closed(state)
        if inside(state, room) and (room.bags or room.chests) and gap_of(state, room) in free
    ]
    found = max(there, key=lambda room: (worth_of(room), len(names_inside(state, room))), default=None)
    return None if found is None else (found, gap_of(state, found))


def told(view: View) -> str:
    """Return what the next tile is about, as all may know it: "Pim leads by about 5 points. Closes at N: 4 Gold for
    Ada."."""
    state = view.state
    return " ".join(filter(None, (_leads(view), _closes(state))))


def _leads(view: View) -> str:
    """Return who is likely to have most points by what all know, and how far behind the acting player is. Where that one
    leads, it is how far ahead. A seat, which knows more of itself than of others, is told nothing."""
    state = view.state
    if view.seat is not None or state.solo or state.round < RACE_FROM:
        return ""
    points = [round(likely_points(player)) for player in state.players]
    most, *others = sorted(set(points), reverse=True)
    if not others:
        return ""
    own = points[state.acting]
    other = others[0] if own == most else own
    names = tuple(state.names[seat] for seat, has in enumerate(points) if has == most)
    compared = (state.players[seat] for seat, has in enumerate(points) if has in (most, other))
    whole = all(map(all_open, compared))
    if own == most:
        return WORDS("race-leads", names=names, points=most - other, whole=whole)
    return WORDS("race-behind", names=names, who=state.names[state.acting], points=most - own, whole=whole)


def _closes(state: State) -> str:
    found = next_to_close(state)
    if found is None:
        return ""
    room, at = found
    names = tuple(names_inside(state, room))
    return WORDS("race-closes", letter=board_of(state).lettered[at], gold=room.bags, treasure=room.chests, names=names)
