"""Completed rooms are resolved: their order, what each leads to, and who is asked what on the way.

This is the way in to contests, encounters, rewards and treasures: `next_room` begins a room, `run` goes on with the
agenda, `awaited`, `legal`, `default` and `answer` are for whoever has to choose. The agenda is also filled outside this
step, by treasures that are revealed before a tile is laid; it is answered in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.progress import heed
from engine.core.verbs import Choose
from engine.maps.squares import label

from ..state.board import Room, board
from ..state.moves import Flip, Spend
from ..state.state import Clearing, Contest, Encountering, Flipping, Peeking, Recalling, Returning, Reward, State
from . import contests, encounters, events, rewards, treasures
from .delvers import called, inside, seats_inside, spot_of, take_home
from .progress import Cavern


def waiting(state: State) -> tuple[Room, ...]:
    """Return the completed rooms with Delvers, in reading order: all have to be resolved (CAV-110, CAV-112, CAV-G04).

    A Delver that was sent into a room which this turn's tile completed takes part in it (CAV-G20). What the room holds
    plays no part (CAV-G64).
    """
    held = {spot_of(sent) for sent in state.delvers}
    return tuple(room for room in board(state.tiles).rooms if room.complete and not held.isdisjoint(room.spots))


def next_room(cavern: Cavern) -> bool:
    """Resolve completed rooms until somebody has to choose; return whether somebody has (CAV-106, CAV-111, CAV-112).

    ``False``: no completed room with Delvers is left, nothing is on the agenda, and the turn can end.
    """
    run(cavern)
    while not cavern.state.agenda:
        rooms = waiting(cavern.state)
        if len(rooms) != 1:
            return bool(rooms)
        resolve(cavern, rooms[0])
        run(cavern)
    return True


def resolve(cavern: Cavern, room: Room) -> None:
    """Begin a room: its Delvers are revealed, then an Encounter or a Battle, then they go home (CAV-107..109, CAV-G56)."""
    spots = frozenset(room.spots)
    revealed = tuple(replace(sent, up=True) if spot_of(sent) in spots else sent for sent in cavern.state.delvers)
    cavern.change(delvers=revealed)
    names = [called(cavern.state, sent) for sent in inside(cavern.state, room)]
    cavern.tell(events.completed(label(room.at), room.floor, room.tiles, (room.bags, room.chests), names))
    cavern.push(Returning(room.spot))
    seats = seats_inside(cavern.state, room)
    if len(seats) == 1:
        encounters.meet(cavern, room, seats[0])
    else:
        contests.begin_battle(cavern, room)


def run(cavern: Cavern) -> None:
    """Go on with the agenda until somebody has to choose, or it is empty."""
    while cavern.state.agenda and _carry_out(cavern):
        pass


def _carry_out(cavern: Cavern) -> bool:
    """Carry out the first task as far as it goes by itself; return ``False`` where it waits for somebody."""
    match cavern.state.agenda[0]:
        case Contest() as task:
            return contests.go_on(cavern, task)
        case Reward() as task:
            rewards.collect(cavern, task)
        case Clearing() as task:
            rewards.clear(cavern, task)
        case Flipping() as task:
            return rewards.flip_forced(cavern, task)
        case Recalling() as task:
            return treasures.recall_if_one(cavern, task)
        case Peeking() as task:
            return treasures.look_if_one(cavern, task)
        case Returning() as task:
            _return(cavern, task)
        case _:
            return False
    return True


def _return(cavern: Cavern, task: Returning) -> None:
    cavern.finish()
    going = inside(cavern.state, cavern.board.room(task.room))
    cavern.tell(events.home([called(cavern.state, sent) for sent in going]))
    take_home(cavern, going)


def awaited(state: State) -> tuple[Seat, ...]:
    """Return who has to answer the first task, or to choose the next room; ``()`` when nobody has."""
    if not state.agenda:
        return (state.acting,) if choosing(state) else ()
    match state.agenda[0]:
        case Contest() as task:
            return (contests.rolling(task),)
        case Encountering(seat=seat) | Flipping(seat=seat) | Recalling(seat=seat) | Peeking(seat=seat):
            return (seat,)
        case _:
            return ()


def choosing(state: State) -> tuple[Room, ...]:
    """Return the rooms between which the acting seat chooses the next, ``()`` when it does not (CAV-111)."""
    if state.agenda or state.phase != "play" or state.step != "resolve":
        return ()
    rooms = waiting(state)
    return rooms if len(rooms) > 1 else ()


def legal(state: State, seat: Seat) -> Iterable[Move]:
    """Return what a seat may answer to the first task, or the rooms it may choose, in a fixed order."""
    if seat not in awaited(state):
        return ()
    if not state.agenda:
        return treasures.numbers(len(choosing(state)))
    match state.agenda[0]:
        case Contest() as task:
            return contests.legal(state, task)
        case Encountering() as task:
            return encounters.legal(state, task)
        case Flipping() as task:
            return rewards.flips(state, task)
        case Recalling():
            return treasures.numbers(len(treasures.recallable(state, seat)))
        case _:
            return treasures.numbers(len(treasures.peekable(state, seat)))


def default(state: State, seat: Seat) -> Move:
    """Return the answer of an awaited seat that stays away: roll, keep, option 1, the first of others (CAV-G60)."""
    match state.agenda[0] if state.agenda else None:
        case Contest() as task:
            return contests.default(task)
        case Flipping() as task:
            return rewards.default_flip(state, task)
        case _:
            return next(iter(legal(state, seat)))


def answer(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Carry out the answer of an awaited seat; `IllegalMove` names the rule against it. `run` goes on afterwards."""
    state = cavern.state
    heed(why_not(state, seat, move.verb))
    if isinstance(move, Choose) and move not in legal(state, seat):
        raise _no_such_option(state, seat)
    task = state.agenda[0] if state.agenda else None
    match task, move:
        case Contest(), _:
            contests.answer(cavern, task, move)
        case None, Choose(option):
            resolve(cavern, choosing(state)[int(option) - 1])
        case Encountering(), Choose(option):
            encounters.choose(cavern, task, int(option))
        case Encountering(), Spend(on):
            heed(_refuse_spend(state, task, on))
            encounters.redraw(cavern, task)
        case Recalling(), Choose(option):
            treasures.recall(cavern, task, int(option))
        case Peeking(), Choose(option):
            treasures.look(cavern, task, int(option))
        case Flipping(), Flip(card):
            if move not in rewards.flips(state, task):
                raise IllegalMove("You hold no such card facedown.", _flip_rule(task))
            rewards.flip(cavern, task, card)


def why_not(state: State, seat: Seat, verb: str) -> IllegalMove | None:
    """Return why a seat can answer nothing with a verb now; ``None`` where it may, if its arguments fit."""
    if seat not in awaited(state):
        return IllegalMove("Nothing is being asked of you.", "CAV-G60")
    task = state.agenda[0] if state.agenda else None
    match task:
        case Contest():
            refusal = contests.refuse(task, verb)
            if refusal is None and not any(move.verb == verb for move in contests.legal(state, task)):
                return _no_use(state, task, verb)
            return refusal
        case Flipping():
            words = "First turn one of your facedown cards faceup, for the one that the deck could not give."
            return None if verb == "flip" else IllegalMove(words, _flip_rule(task))
        case Encountering() if verb == "spend":
            return encounters.refuse_redraw(state, task)
    return None if verb == "choose" else _no_such_option(state, seat)


def _no_use(state: State, task: Contest, verb: str) -> IllegalMove | None:
    """Return why a contest's spending, or revealing, is of no avail."""
    if verb != "spend":
        return IllegalMove("You hold no treasure that is used at this moment.", "CAV-G55")
    on = "dice" if task.stage == "before" else "ability"
    return contests.refuse_spend(state, task, on)


def _refuse_spend(state: State, task: Encountering, on: str) -> IllegalMove | None:
    if on != "ability":
        return IllegalMove("Dice are bought before a roll.", "CAV-171")
    return encounters.refuse_redraw(state, task)


def _no_such_option(state: State, seat: Seat) -> IllegalMove:
    numbers = sum(isinstance(move, Choose) for move in legal(state, seat))
    words, rule = _QUESTIONS[type(state.agenda[0] if state.agenda else None)]
    return IllegalMove(f"{words}: choose a number from 1 to {numbers}.", rule)


_QUESTIONS: dict[type, tuple[str, str]] = {
    type(None): ("First say which room is resolved next", "CAV-111"),
    Encountering: ("First the Encounter", "CAV-117"),
    Recalling: ("First say which Delver comes home", "CAV-143"),
    Peeking: ("First say which room you look into", "CAV-142"),
}
"""What a task asks, and the rule behind it."""


def _flip_rule(task: Flipping) -> str:
    return "CAV-178" if task.deck == "gold" else "CAV-180"
