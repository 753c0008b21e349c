"""What a player could go for next, in a clause above the question: what the advised move is about."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game import Seat
from engine.core.memo import changed, memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..rules.awaiting import awaited
from ..rules.sending import open_spots
from ..speech.brief_labels import gains_of
from ..speech.prospects import Way, touches, worth_of
from ..speech.roll_prizes import about_contest
from ..speech.room_aims import Act, about_retreat, about_room, about_story
from ..speech.story_odds import may_fight
from ..speech.tile_offers import laid_out, with_less_xp
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import inside, own_delvers, rooms_of
from ..state.moves import Breach, Place, Retrieve, Reveal, Send, Swap
from ..state.state import Contest, Encountering, Sent, Spot, State
from ..state.view import View
from . import rolling_on
from .advising import first_move
from .beside_hand import first_presses, opened_by_card
from .sensible import HABITS, drifts, ends_behind, ground_of, is_pardon, sendings


def aim(view: View) -> str:
    """Return what the awaited player could go for, "" where the question says it all.

    Who rolls, or answers a story, goes for what that room holds: all may know it. What a tile and a Delver are for follows
    from the own hand. So it is told to who holds that, and where a post may tell it (`Plays.confided`).
    """
    known = view.confided or view
    state = known.state
    asked = awaited(state)
    if state.phase != "play" or len(asked) != 1:
        return ""
    (seat,), task = asked, state.agenda[0] if state.agenda else None
    match task:
        case Encountering():
            found = board_of(state).room(task.room)
            first = first_move(state, seat if known.seat == seat else None)
            return about_retreat(found) if _retreats(task, first) else about_story(found)
        case Contest():
            first = first_move(state, seat if known.seat == seat else None)
            more = rolling_on.dice_of(state, first) if task.stage == "before" and first is not None else ()
            again = task.stage == "after" and first not in (None, Pass())
            return about_contest(state, task, more, again=again)
        case None if known.seat == seat and state.step in ("place", "send"):
            return _on_the_map(state, seat)
    return ""


def _retreats(task: Encountering, first: Move | None) -> bool:
    """Return whether the answer is advised that stands beside a Fight: most such are retreats, and more is not known."""
    options = content().encounters[task.card].options
    answer = isinstance(first, Choose) and options[int(first.option) - 1].kind != "fight"
    return answer and may_fight(task.card)


def _on_the_map(state: State, seat: Seat) -> str:
    """Return what the move is about that a seat is advised, which lays a tile or sends a Delver."""
    first = first_move(state, seat)
    if first == Pass() and state.step == "send":
        return WORDS("aim-no-one")
    if (way := _way_of(state, seat, first)) is not None:
        return _said(_robbed(state, seat, way), seat)
    if isinstance(first, Send):
        return _said(_entered(state, seat, _leading(state, seat, first)), seat)
    return _otherwise(state, seat, first)


def _leading(state: State, seat: Seat, first: Send) -> Send:
    """Return how a Delver is sent that the move is about: where one drifts first, the other that follows it into a room
    that closes with loot."""
    if not drifts(state, first):
        return first
    others = (move for _, move in sendings(ground_of(state, seat, HABITS), HABITS) if not drifts(state, move))
    if (after := next(others, None)) is None:
        return first
    found = board_of(state).room(open_spots(state)[after.to - 1])
    return after if found.complete and worth_of(found) else first


def _way_of(state: State, seat: Seat, first: Move | None) -> Way | None:
    """Return the way to lay a tile that is advised, or that a Treasure card opens whose use is advised."""
    match first:
        case Place() | Breach() as move:
            return move.tile, move.at, move.turn
        case Reveal() as card if is_pardon(card) and (opened := opened_by_card(state, seat)) is not None:
            return opened[0]
    return None


def aimed_at(view: View) -> tuple[Spot, ...]:
    """Return the sections of the room that the `aim` names as a tile is to be laid, with that of the tile; () for none."""
    known = view.confided or view
    state, asked = known.state, awaited(known.state)
    if state.phase != "play" or state.agenda or state.step != "place" or asked != (known.seat,) or known.seat is None:
        return ()
    if (way := _way_of(state, known.seat, first_move(state, known.seat))) is None:
        return ()
    found = _robbed(state, known.seat, way)
    return found.room.spots if found is not None else ()


def _otherwise(state: State, seat: Seat, first: Move | None) -> str:
    """Return what is advised before a tile is laid."""
    match first:
        case Swap():
            return WORDS("aim-swap", ends=ends_behind(ground_of(state, seat, HABITS)))
        case Retrieve():
            return WORDS("aim-retrieve")
    return ""


@memo
def _follower(state: State, seat: Seat, way: Way) -> Send | None:
    """Return the Delver that is advised to go with a tile: in the same press, or where a torch shows something first, as
    things look before."""
    number, letter, turn = way
    found = dict(reversed(first_presses(state, seat))).get(way)
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    return found or ground_of(state, seat, HABITS).follower(tile, cell, turn)


class Robbed(NamedTuple):
    """A ``room`` that a seat goes for, as things ``stand`` with tile and Delver there, and what is done about it."""

    stand: State
    room: Room
    act: Act


def _said(found: Robbed | None, seat: Seat) -> str:
    return about_room(found.stand, seat, found.room, found.act) if found is not None else WORDS("aim-nothing")


def _robbed(state: State, seat: Seat, way: Way) -> Robbed | None:
    """Return what a seat goes for that lays a tile, and sends a Delver: the room of which the button tells."""
    then = _follower(state, seat, way)
    paid = isinstance(first_move(state, seat), Breach) and not state.free_breach
    laid = laid_out(with_less_xp(state, seat) if paid else state, seat, way)
    if not (found := gains_of(state, seat, way, then)):
        return None
    _, main = found[0]
    own = any(sent.seat == seat for sent in inside(state, main))
    act: Act = "begin" if main.at == laid.placed else "grow" if own else "join"
    stand = _with_delver(laid, seat, then)
    robbed = Robbed(stand, board_of(stand).room(main.spot), act)
    return robbed if _said(robbed, seat) else None


def _with_delver(laid: State, seat: Seat, then: Send | None) -> State:
    """Return how things stand once a Delver is sent after a tile."""
    if then is None:
        return laid
    spot = open_spots(laid)[then.to - 1]
    return changed(laid, delvers=(*laid.delvers, Sent(seat, then.delver, spot[:2], spot[2])))


def _entered(laid: State, seat: Seat, then: Send) -> Robbed | None:
    """Return what a seat goes for that sends a Delver: the richest of its rooms that closes now, else of those that the
    tile or the Delver has to do with."""
    state, spot = _with_delver(laid, seat, then), open_spots(laid)[then.to - 1]
    rooms = rooms_of(state, own_delvers(state, seat))
    grown = [found for found in rooms if spot in found.spots or (laid.placed and touches(found, laid.placed))]
    closed = [found for found in rooms if found.complete]
    for some in ([found for found in closed if worth_of(found)], grown, closed):
        best = max(some, key=worth_of, default=None)
        if best is not None and about_room(state, seat, best):
            return Robbed(state, best, "join")
    return None
