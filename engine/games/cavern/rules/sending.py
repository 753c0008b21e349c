"""Delvers, the members of a band (CAV-023), sent into the dungeon and taken home again.

A token lies facedown or faceup; its two sides need no stickers here (CAV-024). It stays where it was sent (CAV-G63).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product, starmap

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.needs import Action, ArgumentNeeds, never
from engine.maps.squares import SIDES, Square, label, neighbours, reading_order

from ..state.board import NO_PART, board_of, parts, section
from ..state.catalogue import refused
from ..state.content import ENTRANCE, content
from ..state.delvers import own_delvers, spot_of
from ..state.moves import Retrieve, Send
from ..state.state import Sent, Spot, State
from .events import course
from .needs import need
from .progress import Cavern


@memo
def open_spots(state: State) -> tuple[Spot, ...]:
    """Return the sections that the acting seat may send a Delver to, in the order of their numbers from 1.

    First come those of this turn's tile (CAV-086, CAV-088). For 1 XP and with the drift, those of the tiles beside it
    follow in reading order: one for each other room that was not completed before this turn, never of the entrance
    (CAV-G12, CAV-G30). The sections of a tile come as they are drawn, from the top left to the bottom right.
    """
    if state.placed is None:
        return ()
    map_ = board_of(state)
    placed = map_.at(state.placed)
    assert placed is not None
    spots = [(*placed.at, part) for part in as_drawn(placed.tile, placed.turn)]
    if may_drift(state, state.acting):
        here = {map_.room(spot).spot for spot in spots}
        for near in filter(None, map(map_.at, reading_order(neighbours(placed.at)))):
            if near.tile == ENTRANCE:
                continue
            for part in as_drawn(near.tile, near.turn):
                room = map_.room((*near.at, part))
                if (room.gaps or room in map_.newly_completed) and room.spot not in here:
                    here.add(room.spot)
                    spots.append((*near.at, part))
    return tuple(spots)


@cache
def as_drawn(tile: str, turn: int) -> tuple[int, ...]:
    """Return the sections of a tile, turned like that, by where they lie, from the top left to the bottom right."""
    places: dict[int, list[Square]] = {part: [] for part in range(len(content().tiles[tile].sections))}
    for side, part in enumerate(parts(tile, turn)):
        if part != NO_PART:
            places[part].append(SIDES[side])

    def height_and_breadth(part: int) -> tuple[float, float]:
        reached = places[part] or [(0, 0)]
        breadth, height = (sum(place[axis] for place in reached) / len(reached) for axis in (0, 1))
        return height, breadth

    return tuple(sorted(places, key=height_and_breadth))


def spot_sent(tile: str, cell: Square, turn: int, sent: Send | None) -> Spot | None:
    """Return the section to which a Delver is sent on a tile that is laid like that, ``None`` where none is sent."""
    return None if sent is None else (*cell, as_drawn(tile, turn)[sent.to - 1])


def may_drift(state: State, seat: Seat) -> bool:
    """Return whether a seat can pay to send a Delver to a tile beside this turn's tile, too (CAV-174, CAV-G30)."""
    player = state.players[seat]
    return not state.drifted and player.xp > 0 and content().band.factions[player.faction].ability == "drift"


def sendings(state: State, seat: Seat) -> Iterator[Send]:
    """Return the ways to send a Delver: by class, then by section, however narrow, never empty space (CAV-085..089)."""
    numbers = range(1, len(open_spots(state)) + 1)
    return starmap(_sending, product(dict.fromkeys(state.players[seat].reserve), numbers))


@cache
def _sending(kind: str, number: int) -> Send:
    return Send(kind, number)


def send(cavern: Cavern, seat: Seat, move: Send) -> None:
    """Put a Delver on a section, facedown unless its room has a torch (CAV-043, CAV-085, CAV-G53).

    One that drifts comes besides the one that may be sent anyway (CAV-G30).
    """
    player, spots = cavern.player(seat), open_spots(cavern.state)
    if move.delver not in player.reserve:
        raise _not_in_reserve(cavern.state, seat, move.delver)
    if not 1 <= move.to <= len(spots):
        raise refused("no-such-section", "CAV-088", most=len(spots))
    x, y, part = spots[move.to - 1]
    drifted = (x, y) != cavern.state.placed
    reserve = list(player.reserve)
    reserve.remove(move.delver)
    room = cavern.board.room((x, y, part))
    cavern.change(
        players=cavern.with_player(seat, reserve=tuple(reserve), xp=player.xp - drifted),
        delvers=(*cavern.state.delvers, Sent(seat, move.delver, (x, y), part, room.torch, drifted=drifted)),
        drifted=drifted,
    )
    at = label((x, y))
    kind = move.delver if room.torch else ""
    cavern.tell(course.Sent(cavern.name(seat), at, room.floor, kind, drifted, part), reveals=room.torch)
    if not room.torch:
        cavern.tell(course.SentOwn(move.delver, at), to=(seat,))


def _not_in_reserve(state: State, seat: Seat, kind: str) -> IllegalMove:
    classes = content().band.classes
    names = tuple(classes[other].name for other in dict.fromkeys(state.players[seat].reserve))
    return refused("no-delver-left" if kind in classes else "no-such-delver", "CAV-085", names=names)


def _in_open_rooms(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the own Delvers in rooms not completed: their places in `own_delvers`, from 1."""
    room = board_of(state).room
    every = enumerate(own_delvers(state, seat), start=1)
    return tuple([number for number, sent in every if not room(spot_of(sent)).complete])


RETRIEVE = Action(
    Retrieve,
    (
        need("nobody-out", "CAV-172", lambda state, seat: any(sent.seat == seat for sent in state.delvers)),
        need("retrieve-too-dear", "CAV-172", lambda state, seat: state.players[seat].xp > 0),
    ),
    (
        ArgumentNeeds(
            "delver",
            _in_open_rooms,
            (need("no-such-retrieve", "CAV-172", never, most=lambda state, seat, _: len(own_delvers(state, seat))),),
        ),
    ),
)
"""A Delver is taken home for 1 XP (CAV-172, CAV-G54)."""


def retrieve(cavern: Cavern, seat: Seat, move: Retrieve) -> None:
    """Pay 1 XP and take an own Delver home (CAV-172, CAV-173, CAV-G54)."""
    state = cavern.state
    heed(RETRIEVE.refuse(state, seat, move))
    sent = own_delvers(state, seat)[move.delver - 1]
    floor = section(cavern.board, spot_of(sent)).floor
    cavern.set_player(seat, xp=cavern.player(seat).xp - 1)
    cavern.take_home((sent,))
    cavern.tell(course.Retrieved(cavern.name(seat), label(sent.at), floor, sent.part))
