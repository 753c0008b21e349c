"""The beast: where it stands, where it goes, and how it is driven off (CAV-G73 to CAV-G76)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.game import Seat
from engine.core.memo import memo
from engine.maps.squares import Square, label, neighbours

from ..state.board import Room, board_of, reading_of
from ..state.content import content
from ..state.delvers import spot_of
from ..state.state import State
from .events import extras
from .progress import Cavern


def lurks(state: State, room: Room) -> bool:
    """Return whether the beast is in a room: some part of that lies on the tile where it stands (CAV-G73)."""
    return state.beast is not None and any(spot[:2] == state.beast for spot in room.spots)


def _steps(state: State, goals: Iterable[Square]) -> Mapping[Square, int]:
    """Return how many steps from tile to tile, through walls too, every tile is from the nearest of some."""
    map_ = board_of(state)
    found = dict.fromkeys(goals, 0)
    edge = list(found)
    while edge:
        beyond = []
        for cell in edge:
            for ahead in neighbours(cell):
                if ahead not in found and map_.at(ahead) is not None:
                    found[ahead] = found[cell] + 1
                    beyond.append(ahead)
        edge = beyond
    return found


def quarry(state: State) -> Room | None:
    """Return the room that the beast is after: the open one with Delvers that holds most, a Chest as two Bags (CAV-G74).

    Of equals the nearest, then the first in reading order.
    """
    if state.beast is None:
        return None
    map_, away = board_of(state), _steps(state, (state.beast,))
    rooms = {room.spot: room for sent in state.delvers if (room := map_.room(spot_of(sent))).gaps}
    return min(
        rooms.values(),
        key=lambda room: (
            -(room.bags + 2 * room.chests),
            min(away[spot[:2]] for spot in room.spots),
            reading_of(room.spot),
        ),
        default=None,
    )


@memo
def ahead(state: State) -> Square | None:
    """Return the tile where the beast goes as the round ends, as things stand; its own where it stays (CAV-G74)."""
    room = quarry(state)
    if room is None or state.beast is None:
        return state.beast
    left = _steps(state, {spot[:2] for spot in room.spots})
    if not left[state.beast]:
        return state.beast
    return min((cell for cell in neighbours(state.beast) if cell in left), key=left.__getitem__)


def prowl(cavern: Cavern) -> None:
    """Let the beast go one tile as a round ends (CAV-G74)."""
    to = ahead(cavern.state)
    if to is not None and to != cavern.state.beast:
        cavern.change(beast=to)
        cavern.tell(extras.Prowled(label(to)))


def lair(state: State) -> Square:
    """Return where the beast flees: the tile farthest from where it stands, of equals the first in reading order."""
    assert state.beast is not None
    away = _steps(state, (state.beast,))
    return min(away, key=lambda cell: (-away[cell], cell[1], cell[0]))


def meet(cavern: Cavern, seat: Seat, combat: int) -> bool:
    """Settle how a seat came off that met the beast with so much Combat; return whether it drove it off (CAV-G76)."""
    if combat < content().beast.need:
        return False
    to = lair(cavern.state)
    cavern.set_player(seat, drove=cavern.player(seat).drove + 1)
    cavern.change(beast=to)
    cavern.tell(extras.Driven(cavern.name(seat), label(to), content().beast.points))
    return True
