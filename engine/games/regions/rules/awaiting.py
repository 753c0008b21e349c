"""Who is waited for, for what, how long, and what is done for members who stay away (REG-G15, REG-G21).

A round waits for what can still be done once all have had their turn: Moves that were saved, things to be handed over,
lamps (REG-027, REG-G11, REG-G13, REG-G25).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.core.desk import NOTHING
from engine.core.flow import MASTER, Ask
from engine.core.game import Event, Seat
from engine.core.memo import fleeting, memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Direct, Pass

from ..state import board
from ..state.state import State, member_of, who
from . import turns
from .challenges import stealth
from .events import HAPPENINGS, striking, turning
from .exploring import movement
from .flow import open_questions
from .party import equipment, muster
from .progress import Venture
from .steps import RESPONSES

BEST = "best"
"""The answer that is also given for a member who stays away: step in with nothing, and the best Reaction (REG-G21)."""
MOST_IDLE = 5
"""After so many rounds in which no member did anything those who left pass at once."""

ENDS_FOR_ONE = (striking.Died, turning.Caught, turning.ReachedGoal)
"""What ends the game for one member."""


def asked(state: State, seat: Seat) -> Ask | None:
    """Return the open question that a seat has to answer, ``None`` for none."""
    return next(iter(all_asked(state, seat)), None)


def all_asked(state: State, seat: Seat) -> tuple[Ask, ...]:
    """Return the open questions of a seat that one answer settles: a Reaction declines Interrupts and Assists that were
    open before it (REG-G20, REG-G21)."""
    if state.paused or state.phase == "over" or not open_questions(state):
        return ()
    own = MASTER if seat == state.master else member_of(state, seat)
    found = [question for question in open_questions(state) if own is not None and question.owner == own]
    return tuple(found if all(isinstance(item, RESPONSES) for item in found) else found[:1])


def answered_by(state: State, seat: Seat, option: str) -> Ask | None:
    """Return which of the questions of a seat an option answers, the last for `BEST`; the first for one that none has."""
    questions = all_asked(state, seat)
    if option == BEST and questions:
        return questions[-1]
    return next((question for question in questions if option in question.options), next(iter(questions), None))


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that are waited for, ``()`` once it is over.

    In the players' part of a round these are all who have not had their turn, or the one whose turn it is (REG-G15); after
    the last turn all whose word lets the round go on (REG-G13).
    """
    if state.phase == "over":
        return ()
    if state.paused:
        return () if state.master is None else (state.master,)
    owners = [question.owner for question in open_questions(state)]
    if owners:
        masters = (state.master,) if MASTER in owners and state.master is not None else ()
        return tuple(sorted({*(state.members[owner].seat for owner in owners if owner >= 0), *masters}))
    if state.phase == "town":
        return tuple(member.seat for member in state.members if not member.ready)
    if last := waited_for(state):
        return tuple(state.members[index].seat for index in last)
    if state.turn is not None:
        return (state.members[state.turn.member].seat,)
    return tuple(state.members[index].seat for index in turns.waiting(state))


def halts(state: State, events: Sequence[Event], seats: Sequence[Seat]) -> bool:
    """Return whether the last member of these seats just died, was caught or got out, while others go on."""
    members = [member for member in state.members if member.seat in seats]
    gone = {event.who for event in HAPPENINGS.read_all(events) if isinstance(event, ENDS_FOR_ONE)}
    left = any(member.in_play for member in members)
    return state.phase == "play" and not left and any(member.name in gone for member in members)


def is_out(state: State, seat: Seat) -> bool:
    """Return whether a seat's PC is dead, was caught or got out while the scenario is played (REG-172)."""
    index = member_of(state, seat)
    return state.phase == "play" and index is not None and state.members[index].ready and not state.members[index].in_play


def default(state: State, seat: Seat) -> Move | None:
    """Return what is done for a seat that stays away: the default answer, or to pass (REG-G15, REG-G21); ``None`` while a
    game master plays a scene, or while the whole party stays away: then they are reminded."""
    if seat not in awaited(state) or state.paused:
        return None
    question = asked(state, seat)
    if question is None:
        return None if _all_are_away(state) else Pass()
    if question.owner == MASTER:
        return Pass()  # what they are asked stays secret, and so does the answer
    if state.phase == "muster":
        return Choose(muster.default(state, question))
    return Choose(all_asked(state, seat)[-1].default)


def _all_are_away(state: State) -> bool:
    """Return whether no member did anything in the last round, nor in this one so far: no scenario plays itself to its
    end."""
    return state.phase == "play" and state.idle > 1 and not any(member.acted for member in state.members)


def without(state: State, seat: Seat) -> Move | None:
    """Return what is done at once for a seat that was left; a game master who leaves lets the scenario go on (REG-G28)."""
    if state.paused and seat == state.master:
        return Direct("resume", NOTHING)
    others = awaited(state)
    if seat not in others or state.paused:
        return None
    if may_go_on(state) and len(others) > 1 and turns.acting(state) == member_of(state, seat):
        return None  # the last word of a member who left would be for all
    found = default(state, seat)
    return Pass() if found is None and state.idle <= MOST_IDLE else found


def patience(state: State) -> int:
    """Return for how many seconds those who are asked are waited for; 0: as long as the table waits (REG-G21).

    Crafts and Backgrounds have the table's time, whatever happens within a round has the window's.
    """
    if state.paused or state.phase != "play" or not (open_questions(state) or may_go_on(state)):
        return 0
    return state.rules.window


def stands_still(state: State) -> bool:
    """Return whether a game master plays a scene: the scenario waits meanwhile (REG-G28)."""
    return bool(state.paused)


def turn_number(state: State) -> int:
    """Return what counts the turns: of PCs by how many were taken, otherwise by the parts of a round; -1 before play."""
    if state.phase != "play":
        return -1
    part = ("", "environs", turns.PLAYERS, "challenges", "end").index(state.stage)
    return (state.round * 8 + part) * 8 + sum(member.acted for member in state.members)


Reason = Literal["move", "give", "douse", "light"]
"""What a member can still do: Move, hand on what came to hand in the last turn, put a lamp out that may be seen, light one
where they cannot see."""


# When all have had their turns.


def may_go_on(state: State) -> bool:
    """Return whether all have had their turns, and the Challenges wait for a member."""
    return turns.free(state) and state.turn is not None and state.turn.over and not turns.waiting(state)


@fleeting
@memo
def reasons(state: State) -> Mapping[int, Reason]:
    """Return for whom the round waits once all have had their turns, and why, in seat order (REG-G13).

    It waits for members who stand, have a Move and somewhere to go, but not for the one who ended the last turn: they had
    the choice. Nor for any member who ordered otherwise, or has said that they need no more, if only by ending their own
    turn.
    """
    found: dict[int, Reason] = {}
    if not may_go_on(state):
        return found
    for index, member in enumerate(state.members):
        if member.standing and not member.waives and member.habits.saved != "lapse" and (why := _why(state, index)):
            found[index] = why
    return found


def _why(state: State, index: int) -> Reason | None:
    turn, member = state.turn, state.members[index]
    assert turn is not None
    if index != turn.member and next(movement.moves(state, index), None) is not None:
        return "move"
    if index in turn.got and equipment.receivers(state, index) and equipment.belongings(state, index):
        return "give"
    if stealth.SEE_TO_LIGHT.refuse_all(state, index) is not None:
        return None
    if member.light:
        by_itself = board.lit_by_itself(state, member.region)
        return "douse" if board.is_risky(state) and board.burning(state, index) and not by_itself else None
    return "light" if board.blind(state, who(index)) and not board.is_risky(state) else None


def waited_for(state: State) -> tuple[int, ...]:
    """Return who is asked whether the round may go on: those it waits for, and the one whose turn was the last."""
    waits = tuple(reasons(state))
    if not waits or state.turn is None:
        return ()
    last = (state.turn.member,) if state.members[state.turn.member].in_play else ()
    return tuple(sorted({*waits, *last}))


def let_go_on(venture: Venture, index: int) -> None:
    """A member lets the round go on: the one whose turn was the last for all, every other for themselves (REG-G13)."""
    turn = venture.state.turn
    assert turn is not None
    waits = reasons(venture.state)
    lapse = tuple(
        venture.member(other).name for other, why in waits.items() if why == "move" and index in (turn.member, other)
    )
    venture.tell(turning.WentOn(venture.member(index).name, lapse))
    if index == turn.member:
        turns.close(venture)
    else:
        venture.set_member(index, waives=True)


def left_of_turn(state: State) -> tuple[tuple[Literal["strategy", "action"], ...], tuple[int, ...]]:
    """Return what the PC whose turn it is can still spend: its Phases, and the Speed of each Move (REG-G11..G13)."""
    assert state.turn is not None
    turn = state.turn
    speeds = movement.options(state, turn.member)
    phases: tuple[tuple[Literal["strategy", "action"], bool], ...] = (("strategy", turn.strategy), ("action", turn.action))
    return tuple(phase for phase, is_spent in phases if not is_spent), speeds
