"""Every legal move of a player, lazily, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow import Ask
from engine.core.moves import Move

from ..state.moves import YES, Resign
from ..state.state import Stage, State
from . import awaiting, habits, resigning
from .fighting import battles
from .flow import STAGES, open_stage
from .trading import transactions


def legal(state: State, seat: int) -> Iterator[Move]:
    """Yield every legal move of a player: answers, or what the open stage offers, trades, standing orders, giving up."""
    if state.phase == "over" or not 0 <= seat < len(state.players) or state.players[seat].gone:
        return
    question = awaiting.asked(state, seat)
    stage = open_stage(state)
    if question is not None:
        yield from answers(state, question)
    elif stage is not None:
        yield from staged(state, stage, seat)
    yield from habits.orders(state, seat)
    if resigning.refuse(state, seat) is None:
        yield Resign(YES)


def answers(state: State, question: Ask) -> Iterator[Move]:
    """Yield the answers to a question, and the order cards that can be played before it is answered (GAL-G39)."""
    yield from (awaiting.answer(question, option) for option in question.options)
    yield from battles.plays(state, question.owner)


def staged(state: State, stage: Stage, player: int) -> Iterator[Move]:
    """Yield what a player can do in a stage, and their transactions in it, answers to offers first (GAL-G24)."""
    yield from transactions.moves(state, player)
    yield from STAGES[stage.kind].moves(state, stage, player)
