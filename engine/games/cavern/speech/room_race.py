"""What the moment is about: which room the next tile can close, and to a seat, how many points all are likely to have."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Seat
from engine.maps.squares import Square

from ..rules.ending import likely_points
from ..state.board import Room, board_of, gaps
from ..state.catalogue import WORDS
from ..state.delvers import inside, names_inside, seats_inside, spot_of
from ..state.state import State
from .prospects import worth_of

LOW_SUN = 3
"""So few Suns before the end are worth a word: the picture shows more. With the points it is told what open rooms hold."""
MOST_OPEN = 3
"""So many shares of what open rooms hold are told with who stands there."""
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
    """Return how many points all are likely to have, the most first, by what a seat knows: "Points, about: Nils 47,
    you 37."; "" before there is a race. The map shows what is public of it. ``brief``: not what lies in open rooms."""
    if state.solo or state.round < RACE_FROM or not any(map(likely_points, state.players)):
        return ""
    order = sorted(range(len(state.players)), key=lambda other: -likely_points(state.players[other]))
    said = []
    for other in order:
        name = WORDS("you") if other == seat else state.names[other]
        said.append(WORDS("race-of", name=name, points=round(likely_points(state.players[other]))))
    late = bool(state.ending) or state.sun <= LOW_SUN
    return WORDS("race-points", points=tuple(said), open=tuple(_open_to(state, seat)) if late and not brief else ())


def _open_to(state: State, seat: Seat) -> Iterator[str]:
    """Yield what lies in open rooms by who stands in them, the most first: "5 Gold (Oona)", "2 Gold (you and Pim)"."""
    held: dict[tuple[Seat, ...], tuple[int, int]] = {}
    for room in board_of(state).rooms:
        if not room.complete and (room.bags or room.chests):
            seats = tuple(sorted(seats_inside(state, room)))
            gold, treasure = held.get(seats, (0, 0))
            held[seats] = gold + room.bags, treasure + room.chests
    order = sorted(held.items(), key=lambda item: (-item[1][0] - 2 * item[1][1], item[0]))
    for seats, (gold, treasure) in order[:MOST_OPEN]:
        who = tuple(WORDS("you") if other == seat else state.names[other] for other in seats)
        yield WORDS("race-open", who=who, gold=gold, treasure=treasure)
    if rest := [loot for _, loot in order[MOST_OPEN:]]:
        yield WORDS("race-elsewhere", gold=sum(gold for gold, _ in rest), treasure=sum(more for _, more in rest))


def still_open(state: State) -> tuple[int, int]:
    """Return how much Gold and how many Treasures lie in rooms that are open, with Delvers in them or not."""
    rooms = [room for room in board_of(state).rooms if not room.complete]
    return sum(room.bags for room in rooms), sum(room.chests for room in rooms)
