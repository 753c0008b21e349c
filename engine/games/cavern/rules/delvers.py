"""The Delvers in the dungeon: who stands in which room, how they are called, and how they go home."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat

from ..speech.words import class_name
from ..state.board import Room
from ..state.state import Sent, Spot, State
from .progress import Cavern, clockwise


def spot_of(sent: Sent) -> Spot:
    """Return the section that a Delver stands on."""
    return (*sent.at, sent.part)


def inside(state: State, room: Room) -> tuple[Sent, ...]:
    """Return the Delvers of a room in reading order, those of one section in the order they came (CAV-G51)."""
    order = {spot: place for place, spot in enumerate(room.spots)}
    return tuple(sorted((sent for sent in state.delvers if spot_of(sent) in order), key=lambda sent: order[spot_of(sent)]))


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


def called(state: State, sent: Sent) -> str:
    """Return how a Delver is called: "Ada's brute", or "Ada's Delver" where its class is not known."""
    return f"{state.names[sent.seat]}'s {class_name(sent.kind)}"


def take_home(cavern: Cavern, going: Sequence[Sent]) -> None:
    """Return Delvers from the dungeon to their players, where they are facedown again (CAV-109, CAV-G53)."""
    left = list(cavern.state.delvers)
    for sent in going:
        left.remove(sent)
        reserve = cavern.player(sent.seat).reserve
        cavern.set_player(sent.seat, reserve=tuple(sorted((*reserve, sent.kind))))
    cavern.change(delvers=tuple(left))
