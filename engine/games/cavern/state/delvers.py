"""The Delvers in the dungeon: who stands in which room, and which rooms wait for that to be resolved."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.game import Seat

from .board import Room, board_of, reading_of
from .state import Sent, Spot, State, clockwise


def spot_of(sent: Sent) -> Spot:
    """Return the section that a Delver stands on."""
    return (*sent.at, sent.part)


def inside(state: State, room: Room) -> tuple[Sent, ...]:
    """Return the Delvers of a room in reading order, those of one section in the order they came (CAV-G51)."""
    spots = room.spots
    found = [sent for sent in state.delvers if (*sent.at, sent.part) in spots]
    return tuple(sorted(found, key=lambda sent: spots.index(spot_of(sent))))


def seats_inside(state: State, room: Room) -> tuple[Seat, ...]:
    """Return the seats with Delvers in a room, clockwise from the acting seat (CAV-129, CAV-G46)."""
    present = {sent.seat for sent in inside(state, room)}
    return tuple(seat for seat in clockwise(state, state.acting) if seat in present)


def names_inside(state: State, room: Room) -> list[str]:
    """Return the names of those who have Delvers in a room, in the reading order of their first."""
    return list(dict.fromkeys(state.names[sent.seat] for sent in inside(state, room)))


def own_delvers(state: State, seat: Seat) -> tuple[Sent, ...]:
    """Return the Delvers of a seat that are in the dungeon, in reading order."""
    own = (sent for sent in state.delvers if sent.seat == seat)
    return tuple(sorted(own, key=lambda sent: (sent.at[1], sent.at[0], sent.part)))


def waiting(state: State) -> tuple[Room, ...]:
    """Return the completed rooms with Delvers, in reading order: all have to be resolved (CAV-110, CAV-112, CAV-G04).

    A Delver that was sent into a room which this turn's tile completed takes part in it (CAV-G20). What the room holds
    plays no part (CAV-G64).
    """
    room_at = board_of(state).room
    done = [sent for sent in state.delvers if not room_at((*sent.at, sent.part)).gaps]
    return rooms_of(state, done) if done else ()


def rooms_of(state: State, delvers: Iterable[Sent]) -> tuple[Room, ...]:
    """Return the rooms that some Delvers are in, in reading order."""
    found = {room.spot: room for room in map(board_of(state).room, map(spot_of, delvers))}
    return tuple([found[spot] for spot in sorted(found, key=reading_of)])


def choosing(state: State) -> tuple[Room, ...]:
    """Return the rooms between which the acting seat chooses the next, ``()`` when it does not (CAV-111)."""
    if state.agenda or state.phase != "play" or state.step != "resolve":
        return ()
    rooms = waiting(state)
    return rooms if len(rooms) > 1 else ()
