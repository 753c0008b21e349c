"""What a move does: it is carried out, then everything that needs no decision."""

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
from ..state.delvers import choosing
from ..state.moves import Breach, Flip, Place, Prompts, Retrieve, Reveal, Send, Spend, Swap
from ..state.state import Contest, Encountering, Flipping, Peeking, Recalling, State, free_factions
from . import contests, drawing, encounters, flow, opening, placing, rewards, rooms, sending, treasures, turns
from .awaiting import awaited
from .events import course
from .legal import answers
from .progress import Cavern


def apply(state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move, and what is told of it; `IllegalMove` names the rule against it.

    `Unlisted` where the moment does not ask for such a move, and says why.
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
    flow.go_on(cavern)
    return cavern.state, cavern.events


def answer(cavern: Cavern, seat: Seat, move: Move) -> None:
    """Carry out the answer to the first task, or the choice of the next room; see `apply`."""
    state = cavern.state
    known = list(answers(state, seat))
    if (isinstance(move, Choose) and move not in known) or all(item.verb != move.verb for item in known):
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
            cavern.tell(course.Kept(cavern.name(seat)))
        case _:
            raise Unlisted
    turns.to_rooms(cavern)


def _set_prompts(cavern: Cavern, seat: Seat, move: Prompts) -> None:
    """Note when a player wants to be asked about their rolls (CAV-G27, CAV-G65)."""
    if cavern.state.phase == "factions":
        raise Unlisted
    heed(contests.refuse_setting(cavern.state, seat, move.setting))
    cavern.set_player(seat, swift=contests.SWIFT[move.setting])
    cavern.tell(course.Prompts(cavern.name(seat), move.setting))
