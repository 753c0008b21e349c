"""Laying a tile: where it may go, what it does when it lies, and a hand of which no tile can be laid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from operator import getitem
from typing import Any, Generic, Literal, TypeVar

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.needs import first_unmet
from engine.maps.squares import SIDES, TURNS, Square, label, neighbours, straight, unlabel

from ..state.board import (
    ENTRANCE_AT,
    EVERY,
    Board,
    board_of,
    corridors,
    different_turns,
    grown,
    least_turn,
    reading_of,
    turns_by,
    with_tile,
)
from ..state.catalogue import refused
from ..state.content import content
from ..state.delvers import inside
from ..state.moves import Breach, Place
from ..state.state import Laid, State, may_hold
from . import drawing, ending
from .events import course
from .needs import need
from .progress import Cavern

MOST_REDRAWS = 2
"""How often a hand of which no tile can be laid is drawn anew in a turn (CAV-G22)."""

Laying = TypeVar("Laying", Place, Breach)


def placements(state: State, seat: Seat) -> Iterator[Place]:
    """Yield the ways to lay a tile by the corridor rule: by tile, place and turn (CAV-066..068).

    A whole side touches a tile of the dungeon, not only the board (CAV-069, CAV-070, CAV-188, CAV-G08, CAV-G11); corridors
    match or run into the board (CAV-071..074, CAV-077, CAV-078, CAV-G13); other sides lie as they like (CAV-075, CAV-076).
    The worked examples are CAV-080..082 and CAV-097..101.
    """
    return _ways(state, seat, Place, fitting=True)


def breaches(state: State, seat: Seat) -> Iterator[Breach]:
    """Yield the ways to lay a tile against the corridor rule, if the seat can pay for it (CAV-170, CAV-G14)."""
    return _ways(state, seat, Breach, fitting=False) if may_breach(state, seat) else iter(())


def may_breach(state: State, seat: Seat) -> bool:
    """Return whether a seat can pay to ignore the corridor rule: 1 XP, or a treasure that it has revealed."""
    return state.free_breach or state.players[seat].xp > 0


PAYS = need("breach-too-dear", "CAV-170", may_breach)


def _ways(state: State, seat: Seat, kind: type[Laying], *, fitting: bool) -> Iterator[Laying]:
    map_, ways = board_of(state), []
    for number, tile in enumerate(state.players[seat].hand, start=1):
        turns = map_.asked.translate(turns_by(tile, fitting))
        ways.append(map(getitem, map(_layings(kind, number).__getitem__, map_.letters), turns))
    return chain.from_iterable(chain.from_iterable(ways))


class _Layings(dict[str, tuple[tuple[Laying, ...], ...]], Generic[Laying]):
    """The ways to lay a tile of a hand by letter, and by number of the turns (`EVERY`): all boards share them."""

    def __init__(self, kind: type[Laying], number: int) -> None:
        self._kind: type[Laying] = kind
        self._number = number

    def __missing__(self, letter: str) -> tuple[tuple[Laying, ...], ...]:
        """Work those of a letter out, and keep them."""
        by_turn = {turn: self._kind(self._number, letter, turn) for turn in TURNS}
        found = self[letter] = tuple(tuple(map(by_turn.__getitem__, turns)) for turns in EVERY)
        return found


@cache
def _layings(kind: type[Laying], number: int) -> _Layings[Laying]:
    return _Layings(kind, number)


@memo
def can_place(state: State, seat: Seat) -> bool:
    """Return whether some tile of a hand can be laid by the corridor rule."""
    asked = board_of(state).asked
    return any(any(asked.translate(turns_by(tile, True))) for tile in state.players[seat].hand)


def first_place(map_: Board, tile: str) -> tuple[Square, int] | None:
    """Return where a tile is laid that no player chose a place for (CAV-G59); ``None`` where it fits nowhere.

    The cell nearest to the entrance, of equals the first in reading order, and the least turn.
    """
    return next(_by_nearness(map_, tile), None)


def plain_placement(state: State, seat: Seat) -> Place | None:
    """Return what is laid for a seat that stays away, ``None`` where nothing fits (CAV-G60).

    Its first tile that fits, at the first place that completes nothing of worth, else at the first place.
    """
    map_ = board_of(state)
    for number, tile in enumerate(state.players[seat].hand, start=1):
        ways = list(_by_nearness(map_, tile))
        for cell, turn in ways:
            after = grown(map_, Laid(cell, tile, turn))
            if not any(room.bags or room.chests or inside(state, room) for room in after.newly_completed):
                return Place(number, map_.lettered[cell], turn)
        if ways:
            return Place(number, map_.lettered[ways[0][0]], ways[0][1])
    return None


def _by_nearness(map_: Board, tile: str) -> Iterator[tuple[Square, int]]:
    for cell in sorted(map_.free, key=lambda cell: (straight(cell, ENTRANCE_AT), cell[1], cell[0])):
        for turn in map_.turns(tile, cell):
            yield cell, turn


def place(cavern: Cavern, seat: Seat, move: Place | Breach) -> None:
    """Lay a tile and draw another (CAV-065, CAV-G24); `IllegalMove` names the rule against it."""
    heed(refuse(cavern.state, seat, move))
    player = cavern.player(seat)
    spot, tile = move.tile - 1, player.hand[move.tile - 1]
    paid: Literal["", "xp", "treasure"] = ""
    if isinstance(move, Breach):
        paid = "treasure" if cavern.state.free_breach else "xp"
        if paid == "xp":
            cavern.set_player(seat, xp=player.xp - 1)
        else:
            cavern.change(free_breach=False)
    cell = cavern.board.letters[move.at]
    cavern.tell(course.Placed(cavern.name(seat), tile, label(cell), move.turn, paid))
    again = cavern.state.again + content().tiles[tile].fast
    cavern.set_player(seat, settled=cavern.state.settled)
    lay(cavern, tile, cell, move.turn, placed=cell, step="send", again=again, laid_open=False)
    drawing.replace_tiles(cavern, seat, [spot])


def lay(cavern: Cavern, tile: str, cell: Square, turn: int, **fields: Any) -> None:
    """Add a tile to the dungeon; its Sun moves the marker, torches light their rooms (CAV-040, CAV-042, CAV-G53).

    ``fields`` of the state are replaced with that.
    """
    cavern.state = with_tile(cavern.state, Laid(cell, tile, turn), **fields)
    if content().tiles[tile].sun and cavern.state.sun:
        cavern.change(sun=cavern.state.sun - 1)
        cavern.tell(course.Sun(cavern.state.sun))
        if not cavern.state.sun:
            ending.trigger(cavern, "sun")
    _light(cavern, cell, tile)


def _light(cavern: Cavern, cell: Square, tile: str) -> None:
    """Turn faceup every Delver in a room with a torch, of those that the newest tile is part of (CAV-042, CAV-044,
    CAV-G53)."""
    map_ = cavern.board
    rooms = [map_.room((*cell, part)) for part in range(len(content().tiles[tile].sections))]
    lit = {room.spot: room for room in rooms if room.torch}
    for spot in sorted(lit, key=reading_of):
        room, state = lit[spot], cavern.state
        found = [sent for sent in inside(state, room) if not sent.up]
        if found:
            cavern.change(delvers=tuple(replace(sent, up=True) if sent in found else sent for sent in state.delvers))
            cavern.tell(course.Torchlit(label(room.at), cavern.called(found)))


def lights(state: State, tile: str, cell: Square, turn: int) -> bool:
    """Return whether laying a tile turns a Delver faceup by a torch (CAV-042)."""
    map_ = grown(board_of(state), Laid(cell, tile, turn))
    rooms = [map_.room((*cell, part)) for part in range(len(content().tiles[tile].sections))]
    return any(room.torch and any(not sent.up for sent in inside(state, room)) for room in rooms)


def refuse(state: State, seat: Seat, move: Place | Breach) -> IllegalMove | None:
    """Return what speaks against laying a tile like that; ``None`` when nothing does."""
    hand, map_ = state.players[seat].hand, board_of(state)
    if not 1 <= move.tile <= len(hand):
        return refused("no-such-tile", "CAV-067", most=len(hand))
    if move.at not in map_.letters:
        return _no_such_place(map_, move.at)
    tile = hand[move.tile - 1]
    if move.turn not in TURNS:
        return refused("no-such-turn", "CAV-G06")
    if move.turn not in different_turns(tile):
        return refused("same-turn", "CAV-G06", turn=least_turn(tile, move.turn))
    cell = map_.letters[move.at]
    fits = map_.fits(tile, cell, move.turn)
    if isinstance(move, Place):
        return None if fits else _misfit(state, seat, tile, cell, move)
    if fits:
        return refused("no-breach-needed", "CAV-G14")
    return first_unmet((PAYS,), state, seat)


def _no_such_place(map_: Board, name: str) -> IllegalMove:
    """Return why no tile goes to a place: it needs a side of a tile, a whole one, and not only the board's
    (CAV-069, CAV-070, CAV-078, CAV-188, CAV-G11).
    """
    cell = unlabel(name)
    if cell is not None:
        if map_.at(cell) is not None:
            return refused("tile-there", "CAV-G08", cell=label(cell))
        if cell[1] < 0:
            return refused("above-edge", "CAV-077", cell=label(cell))
        if any(map_.at((cell[0] + dx, cell[1] + dy)) for dx in (-1, 1) for dy in (-1, 1)):
            return refused("only-a-corner", "CAV-069", cell=label(cell))
        return refused("touches-nothing", "CAV-069", cell=label(cell))
    return refused("no-such-place", "CAV-068", name=name[:20], free=tuple(map(label, map_.free)))


def _misfit(state: State, seat: Seat, tile: str, cell: Square, move: Place) -> IllegalMove:
    """Return why a tile does not fit, by the first side that is wrong, and how else it would."""
    map_ = board_of(state)
    wanted, barred = map_.demands(cell)
    shown = corridors(tile, move.turn)
    turns = tuple(str(turn) for turn in map_.turns(tile, cell))
    for side in range(len(SIDES)):
        beside = label(neighbours(cell)[side])
        if wanted >> side & 1 and not shown >> side & 1:
            return refused("cuts-corridor", "CAV-072", at=label(cell), beside=beside, turns=turns)
        if barred >> side & 1 and shown >> side & 1:
            return refused("runs-into", "CAV-073", at=label(cell), beside=beside, turns=turns)
    raise AssertionError("a tile that misfits does so on some side")


# A hand of which no tile can be laid.


def stuck(state: State, seat: Seat) -> bool:
    """Return whether the acting seat holds tiles and can lay none of them by the corridor rule (CAV-G22)."""
    return bool(state.players[seat].hand) and not can_place(state, seat)


def may_break_out(state: State, seat: Seat) -> bool:
    """Return whether, by public knowledge, a seat that is stuck might do something about it (CAV-G22).

    It has XP, or a treasure that may be of use before a tile is laid.
    """
    return may_breach(state, seat) or may_hold(state.players[seat], "place")


def show_hand(cavern: Cavern, seat: Seat) -> None:
    """Show all a hand that is stuck, once for each such hand (CAV-G22)."""
    if not cavern.state.laid_open:
        cavern.change(laid_open=True)
        cavern.tell(course.Stuck(cavern.name(seat), cavern.player(seat).hand))


def may_redraw(state: State) -> bool:
    """Return whether a stuck hand may still be drawn anew this turn (CAV-G22)."""
    return state.redraws < MOST_REDRAWS


def draw_anew(cavern: Cavern, seat: Seat) -> None:
    """Throw a stuck hand away, which all have seen, and draw another for nothing (CAV-G22)."""
    drawing.throw_away(cavern, seat)
    cavern.tell(course.Redrawn(cavern.name(seat)))
    cavern.change(redraws=cavern.state.redraws + 1, laid_open=False)
    drawing.fill(cavern, seat)
