"""Giving up: it takes everybody, and counts as a failure (REG-G45)."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.core.game import Seat

from ..state.state import State, member_of
from . import ending, events
from .flow import answer, open_questions
from .progress import Venture

GIVE_UP, STAY, END = "give up", "stay", "end"


def voters(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to agree: of everybody whose PC is still on the map."""
    return tuple(member.seat for member in state.members if member.in_play)


def refuse(state: State, seat: Seat) -> IllegalMove | None:
    """Return what speaks against a seat's vote."""
    if state.phase != "play":
        return IllegalMove("There is nothing to give up before you set out.", "REG-G45")
    index = member_of(state, seat)
    if index is None:
        return IllegalMove("Giving up is the party's choice.", "REG-G45")
    if seat not in voters(state):
        return IllegalMove("That is for those who are still on the way.", "REG-G45")
    if any(question.kind == GIVE_UP for question in open_questions(state)):
        return IllegalMove("You are asked that just now.", "REG-G45")
    return None


def carry_out(venture: Venture, seat: Seat) -> None:
    """Vote to give up, or take that back. Whoever has the only vote that is still missing is asked once more: with it the
    scenario has failed."""
    state = venture.state
    index = member_of(state, seat)
    assert index is not None
    if ends(state, seat):
        venture.push(Question(GIVE_UP, index, (STAY, END), STAY))
        return
    agrees = seat not in state.conceding
    votes = tuple(sorted({*state.conceding, seat} if agrees else set(state.conceding) - {seat}))
    venture.change(conceding=votes)
    missing = tuple(other for other in voters(state) if other not in votes) if agrees else ()
    names = [member.name for member in state.members if member.seat in missing]
    venture.tell(events.wants_to_give_up(state.members[index].name, agrees, names, missing))


def ends(state: State, seat: Seat) -> bool:
    """Return whether a seat's vote is the last one that is missing."""
    return not set(voters(state)) - {*state.conceding, seat} and seat not in state.conceding


@answer(GIVE_UP)
def _give_up(venture: Venture, question: Question, option: str) -> None:
    if option == END:
        ending.fail(venture, "conceded")
    else:
        venture.tell(events.wants_to_give_up(venture.member(question.owner).name, False, ()))
