"""How a round waits for what can still be done once all have had their turn: Moves that were saved, things to be handed
over, lamps (REG-027, REG-G11, REG-G13, REG-G25)."""

from __future__ import annotations

from typing import Literal

from ..state import board
from ..state.state import State, who
from . import events, turns
from .exploring import lights, movement
from .party import equipment
from .progress import Venture

Reason = Literal["move", "give", "douse", "light"]
"""What somebody can still do: Move, hand on what came to hand in the last turn, put a lamp out that may be seen, light one
where they cannot see."""


def is_open(state: State) -> bool:
    """Return whether all have had their turns, and the Challenges wait for somebody."""
    return turns.free(state) and state.turn is not None and state.turn.over and not turns.waiting(state)


def reasons(state: State) -> dict[int, Reason]:
    """Return for whom the round waits once all have had their turns, and why, in seat order (REG-G13).

    It waits for whoever stands, has a Move and somewhere to go, but not for the one who ended the last turn: they had the
    choice. Nor for anybody who ordered otherwise, or has said that they need no more.
    """
    found: dict[int, Reason] = {}
    if not is_open(state):
        return found
    for index, member in enumerate(state.members):
        if member.standing and not member.waives and member.habits.saved == "wait" and (why := _why(state, index)):
            found[index] = why
    return found


def _why(state: State, index: int) -> Reason | None:
    turn, member = state.turn, state.members[index]
    assert turn is not None
    if index != turn.member and next(movement.moves(state, index), None) is not None:
        return "move"
    if index in turn.got and equipment.receivers(state, index) and equipment.belongings(state, index):
        return "give"
    if lights.refuse(state, index) is not None:
        return None
    if member.light:
        by_itself = board.lit_by_itself(state, member.region)
        return "douse" if lights.is_risky(state) and lights.burning(state, index) and not by_itself else None
    return "light" if board.blind(state, who(index)) and not lights.is_risky(state) else None


def asked(state: State) -> tuple[int, ...]:
    """Return who is asked whether the round may go on: whoever it waits for, and the one whose turn was the last."""
    waits = tuple(reasons(state))
    if not waits or state.turn is None:
        return ()
    last = (state.turn.member,) if state.members[state.turn.member].in_play else ()
    return tuple(sorted({*waits, *last}))


def go_on(venture: Venture, index: int) -> None:
    """Somebody lets the round go on: the one whose turn was the last for all, everybody else for themselves (REG-G13)."""
    turn = venture.state.turn
    assert turn is not None
    waits = reasons(venture.state)
    lapse = [venture.member(other).name for other, why in waits.items() if why == "move" and index in (turn.member, other)]
    venture.tell(events.went_on(venture.member(index).name, lapse))
    if index == turn.member:
        turns.close(venture)
    else:
        venture.set_member(index, waives=True)
