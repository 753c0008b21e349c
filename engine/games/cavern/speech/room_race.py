"""What the moment is about: which room the next tile can close, and to a seat, how many points all are likely to have."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Seat
from engine.maps.squares import Square, label

from ..rules.ending import likely_points, points_between
from ..state.board import Room, board_of, gaps
from ..state.catalogue import WORDS
from ..state.delvers import inside, names_inside, seats_inside, spot_of
from ..state.state import State
from .prospects import worth_of

LOW_SUN = 3
"""So few Suns before the end are worth a word: the picture shows more. With the points it is told what open rooms hold."""
MOST_OPEN = 2
"""So many open rooms are told with what they hold and who stands there."""
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


def for_seat(state: State, seat: Seat, *, brief: bool = False) -> str:
    """Return how many points all are likely to have so far, the most first, by what a seat knows: "Points so far: Nils
    44–50, you 37."; "" before there is a race. The map shows what is public of it. ``brief``: without open rooms."""
    if state.solo or state.round < RACE_FROM or not any(map(likely_points, state.players)):
        return ""
    order = sorted(range(len(state.players)), key=lambda other: -likely_points(state.players[other]))
    said = []
    for other in order:
        name = WORDS("you") if other == seat else state.names[other]
        least, most = points_between(state.players[other])
        said.append(WORDS("race-of", name=name, points=least, most=most if most > least else 0))
    late = bool(state.ending) or state.sun <= LOW_SUN
    return WORDS("race-points", points=tuple(said), open=tuple(_open_to(state, seat)) if late and not brief else ())


def _open_to(state: State, seat: Seat) -> Iterator[str]:
    """Yield the open rooms that hold most, each with its place and who stands in it: "5 Gold at K4 (Oona)"."""
    held = [room for room in board_of(state).rooms if not room.complete and (room.bags or room.chests)]
    for room in sorted(held, key=worth_of, reverse=True)[:MOST_OPEN]:
        who = tuple(WORDS("you") if other == seat else state.names[other] for other in sorted(seats_inside(state, room)))
        yield WORDS("race-open", who=who, at=label(room.at), gold=room.bags, treasure=room.chests)


def still_open(state: State) -> tuple[int, int]:
    """Return how much Gold and how many Treasures lie in rooms that are open, with Delvers in them or not."""
    rooms = [room for room in board_of(state).rooms if not room.complete]
    return sum(room.bags for room in rooms), sum(room.chests for room in rooms)
