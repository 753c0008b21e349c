"""The actions of a turn in their order, extra turns, rounds, and the tiles that the cavern lays itself."""

from __future__ import annotations

from typing import Any

from engine.core.game import Seat
from engine.maps.squares import label

from ..state.delvers import inside
from . import beast, contracts, drawing, ending, placing
from .events import course, resolving
from .progress import Cavern

SOLO_PACE = 2
"""After so many turns of one player alone the cavern lays a tile itself (CAV-G59)."""


FRESH: dict[str, Any] = {
    "step": "place",
    "placed": None,
    "free_breach": False,
    "drifted": False,
    "answered": False,
    "redraws": 0,
    "laid_open": False,
}
"""What is so as any turn begins."""


def begin(cavern: Cavern, seat: Seat, *, extra: bool, **fields: Any) -> None:
    """Begin a turn (CAV-064, CAV-065, CAV-187); ``fields`` of the state are replaced with that."""
    cavern.change(acting=seat, extra=extra, **FRESH, **fields)
    cavern.tell(course.Turn(cavern.name(seat), extra))


def skip_placing(cavern: Cavern) -> bool:
    """Return ``False`` where the acting seat has to choose how to lay a tile; else bring that about, or skip it.

    A player without tiles skips three actions, which triggers the end (CAV-G23). One who can lay none shows the hand. If
    by public knowledge they might break out of that, they choose; otherwise they draw anew (CAV-G22).
    """
    seat = cavern.state.acting
    if not cavern.player(seat).hand:
        cavern.tell(course.Skipped(cavern.name(seat), "tiles"))
        ending.trigger(cavern, "tiles")
        to_rooms(cavern)
        return True
    if placing.can_place(cavern.state, seat):
        return False
    placing.show_hand(cavern, seat)
    if placing.may_break_out(cavern.state, seat):
        return False
    give_up_hand(cavern)
    return True


def skip_sending(cavern: Cavern) -> bool:
    """Skip the third action where all Delvers are out; ``False`` where the acting seat has one to send."""
    if cavern.player(cavern.state.acting).reserve:
        return False
    to_rooms(cavern)
    return True


def give_up_hand(cavern: Cavern) -> None:
    """Draw a hand anew of which no tile can be laid, or skip placing after two such hands (CAV-G22)."""
    seat = cavern.state.acting
    if placing.may_redraw(cavern.state):
        placing.draw_anew(cavern, seat)
    else:
        cavern.tell(course.Skipped(cavern.name(seat), "stuck"))
        to_rooms(cavern)


def to_rooms(cavern: Cavern) -> None:
    """Go on to the fourth action; what was completed without Delvers in it is lost (CAV-106, CAV-114, CAV-192, CAV-G21)."""
    contracts.note_sent(cavern)
    cavern.change(step="resolve")
    if cavern.state.placed is not None:
        _tell_deserted(cavern)


def _tell_deserted(cavern: Cavern) -> None:
    for room in cavern.board.newly_completed:
        if (room.bags or room.chests) and not inside(cavern.state, room):
            cavern.tell(resolving.Deserted(label(room.at), room.floor, (room.bags, room.chests)))


def end(cavern: Cavern) -> None:
    """End a turn (CAV-112): an extra one by Fast Movement, or the next player (CAV-038, CAV-064, CAV-189, CAV-G37).

    Whatever the next player has lost, no player is left out (CAV-G67).
    """
    if not cavern.state.answered:
        contracts.note_turn(cavern)
    state = cavern.state
    ended = state.turns + (not state.answered)
    if state.solo and not state.answered and not ended % SOLO_PACE:
        cavern.change(turns=ended, answered=True)
        _answer(cavern)
    elif state.again:
        begin(cavern, state.acting, extra=True, turns=ended, again=state.again - 1)
    else:
        following = (state.acting + 1) % len(state.players)
        rounds = state.round + (following == state.first)
        if rounds > state.round and state.ending:
            ending.finish(cavern, turns=ended)
        else:
            if rounds > state.round:
                beast.prowl(cavern)
            begin(cavern, following, extra=False, turns=ended, round=rounds)


def _answer(cavern: Cavern) -> None:
    """Let the cavern lay the top tile of the stack at the first legal spot, or discard it (CAV-G59).

    Rooms that it completes are resolved before the next turn. Its Fast Movement goes to no player.
    """
    drawn = drawing.take(cavern, 1)
    if not drawn:
        return
    found = placing.first_place(cavern.board, drawn[0])
    if found is None:
        cavern.change(discard=(*cavern.state.discard, *drawn))
        return
    cell, turn = found
    cavern.tell(course.DriftedIn(drawn[0], label(cell), turn))
    placing.lay(cavern, drawn[0], cell, turn)
    _tell_deserted(cavern)
