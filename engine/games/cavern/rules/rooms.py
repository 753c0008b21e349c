"""A completed room is resolved: who is in it is revealed, something happens there, then all go home."""

from __future__ import annotations

from msgspec.structs import replace

from engine.maps.squares import label

from ..state.board import Room
from ..state.delvers import inside, seats_inside, spot_of
from ..state.state import Returning
from . import contests, contracts, encounters
from .events import resolving
from .progress import Cavern


def resolve(cavern: Cavern, room: Room) -> None:
    """Begin a room: its Delvers are revealed, then an Encounter or a Battle, then they go home (CAV-107..109, CAV-G56)."""
    spots = frozenset(room.spots)
    revealed = tuple(replace(sent, up=True) if spot_of(sent) in spots else sent for sent in cavern.state.delvers)
    cavern.change(delvers=revealed)
    names = cavern.called(inside(cavern.state, room))
    cavern.tell(resolving.Completed(label(room.at), room.floor, room.tiles, (room.bags, room.chests), names))
    cavern.push(Returning(room.spot, tuple(len(player.treasure) for player in cavern.state.players)))
    contracts.note_closed(cavern, room)
    seats = seats_inside(cavern.state, room)
    if len(seats) == 1:
        encounters.meet(cavern, room, seats[0])
    else:
        contests.begin_battle(cavern, room)


def send_home(cavern: Cavern, task: Returning) -> bool:
    """Let the Delvers of a room that is resolved go home (CAV-109)."""
    cavern.finish()
    going = inside(cavern.state, cavern.board.room(task.room))
    cavern.tell(resolving.Home(cavern.called(going)))
    cavern.take_home(going, contested=len({sent.seat for sent in going}) > 1)
    contracts.note_home(cavern, task)
    return True
