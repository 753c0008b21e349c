"""What a move does: it is carried out, then everything that waits for nobody."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.errors import GameOver
from engine.core.flow import Unlisted, heed
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..state.catalogue import WORDS, refused
from ..state.content import content
from ..state.delvers import choosing, waiting
from ..state.moves import Breach, Flip, Place, Prompts, Retrieve, Reveal, Send, Spend, Swap
from ..state.state import Contest, Encountering, Flipping, Peeking, Recalling, State, free_factions
from . import contests, drawing, encounters, events, flow, opening, placing, rewards, rooms, sending, treasures, turns
from .awaiting import awaited
from .legal import answers
from .progress import Cavern


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move, and what is told of it; `IllegalMove` names the rule against it.

    `Unlisted` where that is for the moment to say: nobody asked for such a move.
    """
    if state.phase == "over":
        raise GameOver(WORDS.message("game-over"))
    if seat not in awaited(state):
        raise Unlisted
    cavern = Cavern(state, dice)
    if isinstance(move, Prompts):
        _set_prompts(cavern, seat, move)
    elif state.phase == "factions":
        _choose_faction(cavern, seat, move)
    elif state.agenda or state.step == "resolve":
        answer(cavern, seat, move)
    elif state.step == "send":
        _send(cavern, seat, move)
    else:
        _place(cavern, seat, move)
    go_on(cavern)
    return cavern.state, cavern.events


def go_on(cavern: Cavern) -> None:
    """Go on until somebody has to choose, or the game is over."""
    while cavern.state.phase == "play":
        flow.run(cavern)
        if cavern.state.agenda:
            return
        match cavern.state.step:
            case "place":
                if turns.may_place(cavern):
                    return
            case "send":
                if cavern.player(cavern.state.acting).reserve:
                    return
                turns.to_rooms(cavern)
            case "resolve":
                if next_room(cavern):
                    return
                turns.end(cavern)


def next_room(cavern: Cavern) -> bool:
    """Resolve completed rooms until somebody has to choose; return whether somebody has (CAV-106, CAV-111, CAV-112).

    ``False``: no completed room with Delvers is left, nothing is on the agenda, and the turn can end.
    """
    flow.run(cavern)
    while not cavern.state.agenda:
        found = waiting(cavern.state)
        if len(found) != 1:
            return bool(found)
        rooms.resolve(cavern, found[0])
        flow.run(cavern)
    return True


def answer(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Carry out the answer to the first task, or the choice of the next room; see `apply`."""
    state = cavern.state
    known = list(answers(state, seat))
    if (isinstance(move, Choose) and move not in known) or all(one.verb != move.verb for one in known):
        raise Unlisted
    match state.agenda[0] if state.agenda else None, move:
        case Contest() as task, _:
            contests.answer(cavern, task, move)
        case None, Choose(option):
            rooms.resolve(cavern, choosing(state)[int(option) - 1])
        case Encountering() as task, Choose(option):
            encounters.choose(cavern, task, int(option))
        case Encountering() as task, Spend(on):
            if on != "ability":
                raise refused("dice-too-soon", "CAV-171")
            encounters.redraw(cavern, task)
        case Recalling() as task, Choose(option):
            treasures.recall(cavern, task, int(option))
        case Peeking() as task, Choose(option):
            treasures.look(cavern, task, int(option))
        case Flipping() as task, Flip(card):
            if move not in known:
                raise refused("no-such-card", rewards.flip_rule(task))
            rewards.flip(cavern, task, card)


def _choose_faction(cavern: Cavern, seat: Seat, move: Move) -> None:
    if not isinstance(move, Choose):
        raise Unlisted
    free, known = free_factions(cavern.state), content().band.factions
    if move.option not in free:
        if move.option in known:
            raise refused("faction-taken", "CAV-G02", faction=move.option)
        raise refused("factions-left", "CAV-051", names=tuple(known[key].name for key in free))
    opening.choose_faction(cavern, seat, move.option)


def _place(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Carry out what is done before, or by, laying a tile."""
    match move:
        case Place() | Breach():
            placing.place(cavern, seat, move)
        case Swap():
            drawing.swap(cavern, seat, move)
        case Retrieve():
            sending.retrieve(cavern, seat, move)
        case Reveal(treasure=card):
            heed(treasures.refuse_reveal(cavern.state, seat, card, "place"))
            treasures.reveal(cavern, seat, card)
        case Pass() if placing.stuck(cavern.state, seat):
            turns.give_up_hand(cavern)
        case _:
            raise Unlisted


def _send(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Send a Delver, or keep them all (CAV-085, CAV-191, CAV-G03)."""
    match move:
        case Send():
            sending.send(cavern, seat, move)
            if cavern.state.drifted and cavern.player(seat).reserve:
                return
        case Pass():
            cavern.tell(events.Kept(cavern.name(seat)))
        case _:
            raise Unlisted
    turns.to_rooms(cavern)


def _set_prompts(cavern: Cavern, seat: Seat, move: Prompts) -> None:
    """Note when somebody wants to be asked about their rolls (CAV-G27, CAV-G65)."""
    if cavern.state.phase == "factions":
        raise Unlisted
    heed(contests.refuse_setting(cavern.state, seat, move.setting))
    cavern.set_player(seat, swift=contests.SWIFT[move.setting])
    cavern.tell(events.Prompts(cavern.name(seat), move.setting))
