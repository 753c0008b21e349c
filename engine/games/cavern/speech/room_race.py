"""What the moment is about: which room the next tile can close, and to a seat, who is likely to lead."""

from __future__ import annotations

from engine.core.game import Seat
from engine.maps.squares import Square, label

from ..rules.ending import likely_points, points_between
from ..state.board import Room, board_of, gaps
from ..state.catalogue import WORDS
from ..state.delvers import inside, names_inside, spot_of
from ..state.state import State
from .prospects import worth_of
from .words import people_in

LOW_SUN = 3
"""So few Suns before the end are worth a word: the picture shows more. With the points it is told what open rooms hold."""
RACE_FROM = 2
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
    it. Of several such rooms it is that with most players in it. Before the end is near, one that did not grow in the last
    round is known to all, and counts only for a Treasure."""
    free, newest = board_of(state).lettered, {laid.at for laid in state.tiles[-len(state.players) :]}
    late = bool(state.ending) or state.sun <= LOW_SUN
    there = [
        room
        for room in nearly_closed(state)
        if inside(state, room)
        and (room.bags or room.chests)
        and gap_of(state, room) in free
        and (late or room.chests or not newest.isdisjoint(spot[:2] for spot in room.spots))
    ]
    found = max(there, key=lambda room: (worth_of(room), len(names_inside(state, room))), default=None)
    return None if found is None else (found, gap_of(state, found))


def for_seat(state: State, seat: Seat) -> str:
    """Return how many points all are likely to have, the most first, by what a seat knows: "Likely points: Nils 47
    (39–55), you 37."; "" before there is a race. The map shows what is public of it."""
    if state.solo or state.round < RACE_FROM or not any(map(likely_points, state.players)):
        return ""
    order = sorted(range(len(state.players)), key=lambda other: -likely_points(state.players[other]))
    said = []
    for other in order:
        least, most = points_between(state.players[other])
        name = WORDS("you") if other == seat else state.names[other]
        likely = round(likely_points(state.players[other]))
        said.append(WORDS("race-of", name=name, sure=least == most, likely=likely, least=least, most=most))
    late = bool(state.ending) or state.sun <= LOW_SUN
    gold, treasure = still_open(state) if late else (0, 0)
    return WORDS("race-points", points=tuple(said), any=bool(gold or treasure), gold=gold, treasure=treasure)


def now(state: State) -> str:
    """Return who leads by what all see: "Ada leads by about 3 points."; "" in the first round, in an extra turn, and
    before there are any."""
    points = {name: round(likely_points(player)) for name, player in zip(state.names, state.players, strict=True)}
    if state.solo or state.extra or state.round < 2 or not any(points.values()):
        return ""
    most, next_, *_ = sorted(points.values(), reverse=True)
    leads = tuple(name for name, own in points.items() if own == most)
    return WORDS("race-now", leads=leads, points=most - next_)


def still_open(state: State) -> tuple[int, int]:
    """Return how much Gold and how many Treasures lie in rooms that are open, with Delvers in them or not."""
    rooms = [room for room in board_of(state).rooms if not room.complete]
    return sum(room.bags for room in rooms), sum(room.chests for room in rooms)


def told(state: State) -> str:
    """Return what the next tile can close, as all may know it: "A tile at N lets Ada try for 4 Gold."; "" for nothing."""
    found = next_to_close(state)
    if found is None:
        return ""
    room, at = found
    names = people_in(state, room, None)
    return WORDS("race-closes", at=label(at), gold=room.bags, treasure=room.chests, names=names, several=len(names) > 1)
