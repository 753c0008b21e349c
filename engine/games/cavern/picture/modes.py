"""Other ways to see the map of a cavern: which rooms are open and how far, whose Delvers stand where."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.core.capabilities import Mode
from engine.core.modes import in_mode
from engine.core.scene import Badge, Legend, Scene
from engine.core.words import lower
from engine.maps.squares import label

from ..speech.words import owned_in, place_of
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.delvers import inside, own_delvers, spot_of
from ..state.naming import band
from ..state.state import State, clockwise
from ..state.view import HIDDEN, View
from .alt import map_alt, open_at, series
from .dungeon.squareboard import SquareBoard
from .pieces import laid_cell, spent_spots

ROOMS, BANDS = "rooms", "bands"
MOST_ROOMS = 700
"""How long the list of rooms may be."""


def modes(view: View) -> tuple[Mode, ...]:
    """Return the modes that show something."""
    state = view.state
    if state.phase != "play":
        return ()
    found = ((ROOMS, bool(opened(state))), (BANDS, bool(state.delvers)))
    return tuple(Mode(mode, WORDS(f"mode-{mode}")) for mode, shows in found if shows)


def opened(state: State) -> tuple[Room, ...]:
    """Return the rooms that are open and hold loot or Delvers, those with the fewest open sides first (CAV-091)."""
    rooms = (room for room in board_of(state).rooms if not room.complete)
    kept = (room for room in rooms if room.bags or room.chests or inside(state, room))
    return tuple(sorted(kept, key=lambda room: room.gaps))


def seen(view: View, usual: Scene, mode: str) -> Scene:
    """Return the ``usual`` map in a mode, as it is in none."""
    state = view.state
    if mode not in (ROOMS, BANDS) or state.phase != "play":
        return usual
    legend = Legend("lit", WORDS(f"mode-{mode}.legend"))
    title = WORDS(f"mode-{mode}.title")
    if mode == ROOMS:
        rooms = opened(state)
        badges = tuple(
            Badge(str(room.gaps), room.at, state="now" if room.gaps == 1 else "later", choice=True, part=room.first[2])
            for room in rooms
        )
        said = series(title, [_open_words(state, room) for room in rooms], MOST_ROOMS) or WORDS("mode-rooms.none")
        return _in_mode(state, usual, _drawn(usual, state, rooms, badges), title, said, legend)
    known = replace(state, delvers=tuple(replace(sent, up=sent.kind != HIDDEN) for sent in state.delvers))
    rooms = tuple(dict.fromkeys(board_of(state).room(spot_of(sent)) for sent in state.delvers))
    said = " ".join(filter(None, (_band_words(state, seat) for seat in clockwise(state, state.first))))
    return _in_mode(state, usual, _drawn(usual, known, rooms), title, said, legend)


def _in_mode(state: State, usual: Scene, drawn: SquareBoard, title: str, said: str, legend: Legend) -> Scene:
    """Return the picture of a mode; its words tell of the map without what is asked just now."""
    words, more = map_alt(state, replace(drawn, badges=()), lower(title), (), ())
    plain = replace(usual, alt=words, more=more)
    return in_mode(plain, drawn, title, said, (legend,))


def _drawn(usual: Scene, state: State, rooms: Collection[Room], badges: tuple[Badge, ...] = ()) -> SquareBoard:
    """Return the map with these rooms lit, and badges on them instead of those of what is asked."""
    drawn = usual.board
    assert isinstance(drawn, SquareBoard)
    spent = spent_spots(state)
    cells = tuple(laid_cell(state, laid, spent=spent, lit=rooms) for laid in state.tiles)
    return replace(drawn, cells=cells, badges=badges, notes=(), wanted=())


def _open_words(state: State, room: Room) -> str:
    return WORDS(
        "room-open",
        floor=room.floor,
        at=label(room.at),
        sides=room.gaps,
        open=open_at(state, room),
        any=bool(room.bags or room.chests),
        gold=room.bags,
        treasure=room.chests,
        delvers=owned_in(state, room),
    )


def _band_words(state: State, seat: int) -> str:
    """Return whose Delvers stand where: "Ada (Sellswords): brute in the tan room at M2.", "" for a player without any."""
    own = own_delvers(state, seat)
    stand = tuple(WORDS("delver-in", kind=sent.kind, room=place_of(state, sent)) for sent in own)
    return WORDS("band-stands", name=state.names[seat], band=band(state.players[seat]), delvers=stand) if stand else ""
