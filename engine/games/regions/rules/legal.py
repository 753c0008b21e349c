"""Every legal move of a seat, lazily, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from engine.core.desk import NOTHING
from engine.core.flow import MASTER
from engine.core.game import Seat
from engine.core.memo import known, memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Discard, Equip, Give, MoveTo, Pass, SetOrder, Stow, Use

from ..state.moves import Act, Concede, Drag, Hide, Leave, Light, Pick, Search, Strategy
from ..state.naming import handle_of, known_exits
from ..state.state import State, member_of
from . import awaiting, ending, insisting, standing_orders, turns
from .actions import plays
from .awaiting import BEST
from .challenges import bodies, stealth
from .exploring import features, movement, searching
from .party import card_piles, equipment, muster
from .steps import RESPONSES

DRAW = "draw"
"""What a Strategy Phase can be spent on besides a Strategy: drawing a card."""


def legal(state: State, seat: Seat, orders: Iterable[Move] = (), kind: type[Move] = Move) -> Iterator[Move]:
    """Yield every legal move of a seat, a game master's ``orders`` among them; at least those of one ``kind``, where no
    others are asked for."""
    if state.phase == "over":
        return
    if issubclass(Choose, kind):
        yield from answers(state, seat)
    if seat == state.master:
        yield from orders
        if awaiting.asked(state, seat) is not None:
            yield Pass()
        return
    index = member_of(state, seat)
    if index is None:
        return
    if not state.paused:
        yield from _of_member(state, index, kind)
    if issubclass(SetOrder, kind) and state.members[index].craft:
        yield from standing_orders.orders(state.members[index])
        yield from insisting.moves(state, index)
    if issubclass(Concede, kind):
        yield from ending.CONCEDE.moves(state, seat)
    if issubclass(Pass, kind) and not state.paused and may_pass(state, index):
        yield Pass()


def answers(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the answers that a seat can give to all it is asked; where a game master can only go on, they pass."""
    questions = awaiting.all_asked(state, seat)
    if questions and (questions[0].owner != MASTER or len(questions[0].options) > 1):
        yield from map(Choose, dict.fromkeys(option for question in questions for option in question.options))
        if all(isinstance(question, RESPONSES) for question in questions):
            yield Choose(BEST)


def _of_member(state: State, index: int, kind: type[Move]) -> Iterator[Move]:
    if state.phase == "town":
        if not state.members[index].ready:
            yield from in_town(state, index)
        return
    if not turns.free(state):
        return
    yield from turns.CLAIM.moves(state, index)
    chapters = _chapters(kind)
    if kind is Move or (chapters and known(out_there, state, index) is not None):
        yield from out_there(state, index)
    elif chapters:
        begun = turns.begun(state, index)
        for moves in chapters:
            yield from moves(begun, index)


@memo
def in_town(state: State, index: int) -> tuple[Move, ...]:
    """Return all that a member may do in the town; no standing order changes it."""
    return (*muster.town_moves(state, index), *equipment.moves(state, index))


@memo
def out_there(state: State, index: int) -> tuple[Move, ...]:
    """Return all that a member may do on the map; no standing order changes it."""
    begun = turns.begun(state, index)
    return tuple(move for moves in _chapters(Move) for move in moves(begun, index))


@cache
def _chapters(kind: type[Move]) -> tuple[Callable[[State, int], Iterable[Move]], ...]:
    """Return what yields moves of a kind on the map."""
    return tuple(moves for kinds, moves in OUT_THERE if any(issubclass(item, kind) for item in kinds))


def attempts(state: State, index: int) -> Iterator[Act]:
    """Yield the attempts at Persisting Obstacles, with every valid Action (REG-092, REG-093, REG-G36)."""
    if not movement.may_move(state, index):
        return
    known = known_exits(state, state.members[index].region)
    for entity in state.entities:
        if (
            entity.type != "Obstacle"
            or entity.at not in known
            or not entity.number
            or not plays.attempted(state, entity.id)
        ):
            continue
        for play in plays.attempts(state, index, entity.id):
            if movement.refuse_attempt(state, index, entity.id, play.id) is None:
                yield Act(play.id, handle_of(state, entity.id))


def acts(state: State, index: int) -> Iterator[Act]:
    """Yield the Actions of the Action Phase, each on everybody it can be aimed at (REG-G12)."""
    if not turns.has_phase(state, index, "action"):
        return
    for play, targets in plays.aimed(state, index):
        yield from (Act(play.id, handle_of(state, target)) for target in targets)
        if not targets:
            yield Act(play.id, NOTHING)


def strategies(state: State, index: int) -> Iterator[Strategy]:
    """Yield what a Strategy Phase can be spent on: a card to draw, and Strategies (REG-G11)."""
    if not turns.has_phase(state, index, "strategy"):
        return
    if card_piles.can_draw(state, index):
        yield Strategy(DRAW)
    for play in plays.strategies(state, index):
        yield Strategy(play.id)


OUT_THERE: tuple[tuple[tuple[type[Move], ...], Callable[[State, int], Iterable[Move]]], ...] = (
    ((MoveTo,), movement.moves),
    ((Act,), attempts),
    ((Act,), acts),
    ((Strategy,), strategies),
    ((Search,), searching.SEARCH.moves),
    ((Act, Pick), features.lock_moves),
    ((Hide, Drag), bodies.moves),
    ((Equip, Stow, Give), equipment.moves),
    ((Use,), features.moves),
    ((Light,), stealth.SEE_TO_LIGHT.moves),
    ((Discard,), card_piles.moves),
    ((Leave,), ending.LEAVE.moves),
)
"""What a member may do on the map, in the order in which it is offered, and of which kinds each chapter's moves are."""


def may_pass(state: State, index: int) -> bool:
    """Return whether a member can end their turn, or do without it, or is ready to set out."""
    if state.phase == "town":
        return not state.members[index].ready
    if not turns.free(state):
        return False
    if awaiting.may_go_on(state):
        return index in awaiting.waited_for(state)
    return turns.acting(state) == index or turns.may_claim(state, index)
