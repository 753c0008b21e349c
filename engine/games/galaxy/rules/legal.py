"""Every legal move of a player, in a fixed order."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import Ask, Question
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..state.catalogue import refused
from ..state.moves import BOUGHT, YES, Decline, Reopen, Resign
from ..state.state import Battle, Exploration, Stage, State
from . import awaiting, control, flow, standing_orders, steps, trading
from .exploring import explorations
from .fighting import battles, losses
from .flow import Ending, Staged, open_stage


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


def obvious(state: State, seat: int) -> Move | None:
    """Return the end of a turn where nothing else is left of it: no transaction, and no legendary planet (GAL-G09,
    GAL-G44); or the loss of all units that hits go beyond so far that no card saves one (GAL-G14). Of several planets
    of which none is explored, the first one is gained first (GAL-039). All that it depends on lies open.

    What a hand or a hidden goal leaves no choice of is not made for a player: that would tell what is in them (GAL-G47).
    """
    question = awaiting.asked(state, seat)
    if isinstance(question, steps.Losses):
        return Choose(question.default) if losses.hopeless(state, question) else None
    if isinstance(question, steps.GainFirst) and not control.explored(state, question.options):
        return awaiting.answer(question, question.default)
    stage = open_stage(state)
    if not isinstance(stage, Ending) or stage.player != seat:
        return None
    found = [move for move in staged(state, stage, seat) if not isinstance(move, Decline)]
    return found[0] if found == [Pass()] else None


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
