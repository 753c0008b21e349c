"""What a place closes for a tile whose turn is still to be chosen: by the turn that brings most."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat
from engine.maps.squares import Square

from ..state.board import Room, board_of, gaps
from ..state.catalogue import WORDS
from ..state.state import Spot, State
from .prospects import Closed, Told, Verb, closed, fates, given_away, goes_to_rivals, row, told_closing, worth_of


def _brings(done: Iterable[Closed]) -> int:
    """Return about what rooms that close hold that can be had, in Gold."""
    return sum(worth_of(item.room) for item in done if item.verb == "closes")


class Closing(msgspec.Struct, frozen=True):
    """What a tile closes on a cell, as the turn that brings the seat most leaves it: what becomes of ``rooms`` that are
    open now.

    ``sure``: every turn closes the same. Beside each room stands the most loot that any turn gives it, and whether others
    give it less.
    """

    rooms: tuple[tuple[Closed, bool], ...]
    sure: bool

    def said(self, state: State, seat: Seat, cell: Square) -> str:
        """Return "closes the tan room at M2 (3 Gold, Ada), loses the blue room at T2 (1 Gold)", "can close ..." where not
        every turn does."""
        by_verb: dict[Verb, list[tuple[Told, int]]] = {}
        given = list[str]()
        for done, varies in self.rooms:
            told = told_closing(state, seat, done, cell, most=varies)
            if goes_to_rivals(done.verb, told):
                given.append(given_away(told, sure=self.sure))
            else:
                by_verb.setdefault(done.verb, []).append((told, 1))
        said = (
            WORDS(f"fate-{verb}", rooms=row(told)) if self.sure else WORDS(f"can-{verb}", rooms=row(told))
            for verb, told in by_verb.items()
        )
        return WORDS("effects", effects=(*said, *given))


def closing(state: State, seat: Seat, tile: str, cell: Square, *, fitting: bool) -> Closing | None:
    """Return what a tile that a seat lays closes on a cell, ``None`` where no turn closes a room that is open now. Turns
    by the corridor rule count, or (not ``fitting``) only those against it."""
    if not any(set(open_) == {cell} for open_ in gaps(state.tiles).values()):
        return None
    found = []
    for turn in board_of(state).turns(tile, cell, fitting=fitting):
        done = fates(state, seat, closed(state, tile, cell, turn), cell)
        found.append(tuple(item for item in done if _known(item.room, cell)))
    best = max(found, key=lambda done: (_brings(done), len(done)), default=())
    if not best:
        return None
    by_turn = [{_known(item.room, cell): item.room for item in done} for done in found]
    rooms = []
    for entry in best:
        known = _known(entry.room, cell)
        others = [turn[known] for turn in by_turn if known in turn]
        most = replace(entry.room, bags=max(other.bags for other in others), chests=max(other.chests for other in others))
        rooms.append((replace(entry, room=most), len({(other.bags, other.chests) for other in others}) > 1))
    return Closing(tuple(rooms), all(turn.keys() == by_turn[0].keys() for turn in by_turn))


def _known(found: Room, cell: Square) -> tuple[Spot, ...]:
    """Return what of a room lies there before a tile is laid on a cell."""
    return tuple(spot for spot in found.spots if spot[:2] != cell)
