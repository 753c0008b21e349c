"""Who is waited for, for what, how long, and what is done for whoever stays away (REG-G15, REG-G21)."""

from __future__ import annotations

from engine.core.desk import NOTHING
from engine.core.flow import MASTER, Question
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Direct, Pass

from ..state.state import State, member_of
from . import closing, turns
from .flow import open_questions
from .party import muster

MOST_IDLE = 5
"""For so many rounds in which nobody did anything those who left pass at once."""


def asked(state: State, seat: Seat) -> Question | None:
    """Return the open question that a seat has to answer, ``None`` for none."""
    if state.paused or state.phase == "over":
        return None
    own = MASTER if seat == state.master else member_of(state, seat)
    return None if own is None else next((one for one in open_questions(state) if one.owner == own), None)


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
    if last := closing.asked(state):
        return tuple(state.members[index].seat for index in last)
    if state.turn is not None:
        return (state.members[state.turn.member].seat,)
    return tuple(state.members[index].seat for index in turns.waiting(state))


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
    return Choose(muster.default(state, question) if state.phase == "muster" else question.default)


def _all_are_away(state: State) -> bool:
    """Return whether nobody did anything in the last round, nor in this one so far: no scenario plays itself to its end."""
    return state.phase == "play" and state.idle > 1 and not any(member.acted for member in state.members)


def without(state: State, seat: Seat) -> Move | None:
    """Return what is done at once for a seat that was left; a game master who leaves lets the scenario go on (REG-G28)."""
    if state.paused and seat == state.master:
        return Direct("resume", NOTHING)
    others = awaited(state)
    if seat not in others or state.paused:
        return None
    if closing.is_open(state) and len(others) > 1 and turns.acting(state) == member_of(state, seat):
        return None  # the last word of somebody who left would be for all
    found = default(state, seat)
    return Pass() if found is None and state.idle <= MOST_IDLE else found


def patience(state: State) -> int:
    """Return for how many seconds those who are asked are waited for; 0: as long as the table waits (REG-G21).

    Crafts and Backgrounds have the table's time, whatever happens within a round has the window's.
    """
    if state.paused or state.phase != "play" or not (open_questions(state) or closing.is_open(state)):
        return 0
    return state.rules.window


def turn_number(state: State) -> int:
    """Return what counts the turns: of PCs by how many were taken, otherwise by the parts of a round; -1 before play."""
    if state.phase != "play":
        return -1
    part = ("", "environs", turns.PLAYERS, "challenges", "end").index(state.stage)
    return (state.round * 8 + part) * 8 + sum(member.acted for member in state.members)
