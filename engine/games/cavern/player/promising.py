"""How many points a press is likely to bring: the number that stands on its button, and that hints give."""

from __future__ import annotations

from collections import Counter

from engine.core.game import Seat
from engine.core.memo import changed, memo

from ..rules.ending import turns_left
from ..rules.sending import open_spots
from ..speech.prospects import Way
from ..speech.tile_offers import laid_out
from ..state.board import Room, board_of
from ..state.moves import Send
from ..state.state import Sent, State
from .ground import Ground, Party
from .sensible import HABITS, drifts, ground_of

SHARED = 0.85
"""How much of what an open room with rivals looks like comes: more rivals may enter, and all add dice. It is so that in 60
games points came as they were said."""


@memo
def promised(state: State, seat: Seat, way: Way, then: Send | None) -> float:
    """Return about how many points it brings a seat to lay a tile, and to send a Delver ``then``, or the best one.

    A room that closes counts whole, by its story or its Battle. One that stays open counts as far as it is worth more than
    before, with the risk that it never closes, and that rivals come. What others lose by it is not in it.
    """
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    then = then or ground_of(state, seat, HABITS).follower(tile, cell, turn)
    before, after = _own(state, seat), _sent(laid_out(state, seat, way), seat, then)
    found = 0.0
    for room, party in zip(after.rooms, after.parties, strict=True):
        if any(other == seat for other, _ in party):
            old = {before.number(spot) for spot in room.spots if spot[:2] != cell}
            had = sum(_worth(before, before.rooms[place], before.parties[place]) for place in old)
            found += _worth(after, room, party) - (0.0 if room.complete else had)
    return found


@memo
def promised_by(state: State, seat: Seat, move: Send) -> float:
    """Return about how many points it brings more to send a Delver once a tile lies; to one that drifts the best one is
    added that follows it onto the tile."""
    spot = open_spots(state)[move.to - 1]
    before, after = _own(state, seat), _sent(state, seat, move)
    without, there = before.number(spot), after.number(spot)
    had = _worth(before, before.rooms[without], before.parties[without])
    found = _worth(after, after.rooms[there], after.parties[there]) - had
    if not drifts(state, move):
        return found
    # Another one follows it onto the tile.
    left = Counter(state.players[seat].reserve) - Counter([move.delver])
    others = [Send(kind, to) for to in range(1, len(open_spots(state)) + 1) for kind in left]
    return found + max((promised_by(state, seat, other) for other in others if not drifts(state, other)), default=0.0)


def _worth(ground: Ground, room: Room, party: Party) -> float:
    """Return what a room is worth to the seat alone."""
    if not any(other == ground.seat for other, _ in party):
        return 0.0
    shared = len(party) > 1 and not room.complete
    return ground.value(*ground.kind(room), party) * (SHARED if shared else 1.0)


def points_of(state: State, seat: Seat, way: Way, then: Send | None) -> int:
    """Return the same as whole points, as a button says it."""
    return max(0, round(promised(state, seat, way, then)))


@memo
def _own(state: State, seat: Seat) -> Ground:
    """Return the dungeon for what it brings a seat, whatever it brings others."""
    return Ground(state, seat, turns_left(state), outlook=HABITS.outlook, envy=0.0)


def _sent(state: State, seat: Seat, then: Send | None) -> Ground:
    """Return the same once a Delver is sent."""
    if then is None:
        return _own(state, seat)
    spot = open_spots(state)[then.to - 1]
    return _own(changed(state, delvers=(*state.delvers, Sent(seat, then.delver, spot[:2], spot[2]))), seat)
