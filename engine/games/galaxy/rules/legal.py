"""Every legal move of a player, in a fixed order."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import Ask, Question
from engine.core.memo import memo
from engine.core.moves import Move

from ..state.catalogue import refused
from ..state.moves import BOUGHT, YES, Reopen, Resign
from ..state.state import Battle, Exploration, Stage, State
from . import awaiting, flow, standing_orders, trading
from .exploring import explorations
from .fighting import battles
from .flow import Staged, open_stage


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Return every legal move of a player: answers, or what the open stage offers, trades, standing orders, giving up."""
    if state.phase == "over" or not 0 <= seat < len(state.players) or state.players[seat].gone:
        return ()
    offered, leaving = _besides(state, seat)
    return offered + standing_orders.orders(state, seat) + leaving


@memo
def _besides(state: State, seat: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """Return what comes before and after standing orders, none of which changes it."""
    return _offered(state, seat), () if refuse_resigning(state, seat) is not None else (Resign(YES),)


def _offered(state: State, seat: int) -> tuple[Move, ...]:
    """Return what is asked of a player now, or what the open stage offers; and to trade first over a card (GAL-G23)."""
    reopening = () if explorations.refuse_reopening(state, seat) is not None else (Reopen(),)
    question = awaiting.asked(state, seat)
    if question is not None:
        return answers(state, question) + reopening
    stage = open_stage(state)
    return reopening if stage is None else staged(state, stage, seat) + reopening


def late(state: State) -> tuple[Move, ...]:
    """Return what is no part of what is asked: to trade first over a card that was resolved unasked (GAL-G23)."""
    return () if state.before is None else (Reopen(),)


def answers(state: State, question: Ask) -> tuple[Move, ...]:
    """Return the answers to a question, and the order cards that can be played before it is answered (GAL-G39)."""
    found = [awaiting.answer(question, option) for option in question.options]
    return (*found, *battles.plays(state, question.owner))


def staged(state: State, stage: Staged, player: int) -> tuple[Move, ...]:
    """Return what a player can do in a stage, and their transactions in it, answers to offers first (GAL-G24)."""
    return trading.moves(state, player) + flow.moves(state, stage, player)


def refuse_habit(state: State, player: int, order: str) -> IllegalMove | None:
    """Return what speaks against a standing order."""
    if state.players[player].gone:
        return refused("given-up", "GAL-G48")
    if order == standing_orders.BACK:
        away = state.players[player].away
        return None if away else refused("not-away", "GAL-G46")
    if order in standing_orders.HABIT_OF:
        name, way = standing_orders.HABIT_OF[order]
        same = standing_orders.wants(state, player, name) == way
        return refused("habit-already-so", "GAL-G46") if same else None
    return refused("standing-orders-are", "GAL-G46", bought=BOUGHT, names=tuple(standing_orders.HABIT_OF))


def refuse_resigning(state: State, player: int, sure: str = YES) -> IllegalMove | None:
    """Return what speaks against giving up now: a combat of one's own, or what others wait for one to answer."""
    if state.players[player].gone:
        return refused("given-up", "GAL-G48")
    for task in state.agenda:
        if isinstance(task, Battle) and player in (task.attacker, task.defender):
            return refused("resign-after-combat", "GAL-G48")
    if not in_own_turn(state, player) and any(_owned(task, player) for task in state.agenda):
        return refused("answer-first", "GAL-G48")
    if sure.casefold() != YES:
        return refused("resign-write-yes", "GAL-G48", yes=YES)
    return None


def in_own_turn(state: State, player: int) -> bool:
    """Return whether it is a player's turn."""
    return state.phase == "action" and state.active == player


def _owned(task: object, player: int) -> bool:
    if isinstance(task, Question):
        return task.owner == player
    return isinstance(task, Stage | Exploration) and task.player == player
