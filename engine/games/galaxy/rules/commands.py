"""The four orders that a strategy token buys in a turn: research, trade, muster and build (GAL-G10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import Question, Then
from engine.core.moves import Move
from engine.core.progress import heed
from engine.core.verbs import Order
from engine.core.words import count

from ..state.moves import Research
from ..state.state import State
from . import events, flow
from .economy import paying, supply, technologies, tokens, wealth
from .progress import Voyage

RESEARCH, TRADE, MUSTER, BUILD = "research", "trade", "muster", "build"
ORDERS = (TRADE, MUSTER, BUILD)
"""What is bought with `order`; research names its technology and has a verb of its own."""

PRICE = 4
"""The resources that research and building cost besides the token."""

MUSTERED = 2
RULE = "GAL-G10"
RULES = (RULE,)


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the orders that a player can buy now."""
    if not tokens.can_take(state, player, tokens.STRATEGY):
        return
    for technology in technologies.researchable(state, player, PRICE):
        yield Research(technology)
    for order in ORDERS:
        if _refuse_order(state, player, order) is None:
            yield Order(order)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against buying an order (`research`, or `order trade|muster|build`), ``None`` if nothing does."""
    assert isinstance(move, Research | Order), move
    order = move.order if isinstance(move, Order) else RESEARCH
    if order not in (*ORDERS, RESEARCH):
        return IllegalMove("A strategy token buys: research, trade, muster, build.", RULE)
    if not tokens.can_take(state, player, tokens.STRATEGY):
        return IllegalMove("An order costs 1 strategy token, and you have none.", RULE)
    if isinstance(move, Research):
        return technologies.refuse(state, player, move.technology, PRICE, RULE)
    if order == RESEARCH:
        return IllegalMove("Say which technology with “research”.", RULE)
    return _refuse_order(state, player, order)


def _refuse_order(state: State, player: int, order: str) -> IllegalMove | None:
    if order == TRADE and not wealth.room(state, player):
        return IllegalMove("You have as many commodities as you can hold.", "GAL-G25")
    if order == MUSTER and not supply.grounds(state, player, "infantry"):
        return IllegalMove("No planet of yours can take infantry.", RULE)
    if order == BUILD:
        return _refuse_building(state, player)
    return None


def _refuse_building(state: State, player: int) -> IllegalMove | None:
    if supply.left(state, player, "dock") < 1:
        return IllegalMove("You have no more docks: all of them are in play.", "GAL-G13")
    if not supply.grounds(state, player, "dock"):
        return IllegalMove("No planet of yours can take a dock: one to a planet.", RULE)
    if not paying.affordable(state, player, paying.RESOURCES, PRICE):
        return IllegalMove(f"Building costs {count(PRICE, 'resource')}, more than you can pay now.", RULE)
    return None


def carry_out(voyage: Voyage, player: int, move: Move) -> None:
    """Buy an order; the stage it is bought in is off the agenda already. Raise `IllegalMove` where it is not possible."""
    heed(refuse(voyage.state, player, move))
    order = move.order if isinstance(move, Order) else RESEARCH
    subject = move.technology if isinstance(move, Research) else ""
    voyage.tell(events.ordered(voyage.name(player), order, tokens.scepter(voyage.state, player)))
    # The token first: the Scepter's question stands above everything else.
    voyage.push(Then(order, subject, player))
    tokens.take(voyage, player, tokens.STRATEGY)


@flow.step(RESEARCH)
def _research(voyage: Voyage, task: Then) -> None:
    technologies.research(voyage, task.number, task.subject, PRICE)


@flow.step(TRADE)
def _trade(voyage: Voyage, task: Then) -> None:
    wealth.replenish(voyage, task.number, TRADE, (RULE, "GAL-G25"))


@flow.step(MUSTER)
def _muster(voyage: Voyage, task: Then) -> None:
    _ask_where(voyage, MUSTER, task.number, "infantry")


@flow.step(BUILD)
def _build(voyage: Voyage, task: Then) -> None:
    """The price is paid first; where the dock goes is asked after it."""
    voyage.push(Then("site", "", task.number))
    paying.ask(voyage, task.number, paying.RESOURCES, PRICE)


@flow.step("site")
def _site(voyage: Voyage, task: Then) -> None:
    _ask_where(voyage, BUILD, task.number, "dock")


def _ask_where(voyage: Voyage, order: str, player: int, kind: str) -> None:
    planets = supply.grounds(voyage.state, player, kind)
    voyage.ask(Question(order, player, planets, planets[0]))


@flow.answer(MUSTER)
def _mustered(voyage: Voyage, question: Question, option: str) -> None:
    supply.put(voyage, question.owner, option, "infantry", MUSTERED, MUSTER, RULES)


@flow.answer(BUILD)
def _built(voyage: Voyage, question: Question, option: str) -> None:
    supply.put(voyage, question.owner, option, "dock", 1, BUILD, RULES)
