"""The four orders that a strategy token buys in a turn: research, trade, muster and build (GAL-G10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.progress import heed
from engine.core.verbs import Order
from engine.core.words import count

from ..state.moves import BOUGHT, BUILD, MUSTER, RESEARCH, TRADE, Research
from ..state.state import State
from . import flow, steps
from .economy import paying, supply, technologies, tokens, wealth
from .events import turning
from .progress import Voyage

PRICE = 4
"""The resources that research and building cost besides the token."""

MUSTERED = 2
ORDERED = {TRADE: steps.Trade, MUSTER: steps.Muster, BUILD: steps.Build}
RULE = "GAL-G10"
RULES = (RULE,)


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the orders that a player can buy now."""
    if not tokens.can_take(state, player, tokens.STRATEGY):
        return
    for technology in technologies.researchable(state, player, PRICE):
        yield Research(technology)
    for order in BOUGHT:
        if _refuse_order(state, player, order) is None:
            yield Order(order)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against buying an order (`research`, or `order trade|muster|build`), ``None`` if nothing does."""
    assert isinstance(move, Research | Order), move
    order = move.order if isinstance(move, Order) else RESEARCH
    if order not in (*BOUGHT, RESEARCH):
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
    voyage.tell(turning.Ordered(voyage.name(player), order, tokens.scepter(voyage.state, player)))
    # The token first: the Scepter's question stands above everything else.
    voyage.push(steps.Research(move.technology, player) if isinstance(move, Research) else ORDERED[order](player))
    tokens.take(voyage, player, tokens.STRATEGY)


@flow.step(steps.Research)
def _research(voyage: Voyage, task: steps.Research) -> None:
    technologies.research(voyage, task.player, task.technology, PRICE)


@flow.step(steps.Trade)
def _trade(voyage: Voyage, task: steps.Trade) -> None:
    wealth.replenish(voyage, task.player, TRADE, (RULE, "GAL-G25"))


@flow.step(steps.Muster)
def _muster(voyage: Voyage, task: steps.Muster) -> None:
    _ask_where(voyage, steps.MusterWhere, task.player, "infantry")


@flow.step(steps.Build)
def _build(voyage: Voyage, task: steps.Build) -> None:
    """The price is paid first; where the dock goes is asked after it."""
    voyage.push(steps.Site(task.player))
    paying.ask(voyage, task.player, paying.RESOURCES, PRICE)


@flow.step(steps.Site)
def _site(voyage: Voyage, task: steps.Site) -> None:
    _ask_where(voyage, steps.BuildWhere, task.player, "dock")


def _ask_where(voyage: Voyage, asked: type[steps.MusterWhere | steps.BuildWhere], player: int, kind: str) -> None:
    planets = supply.grounds(voyage.state, player, kind)
    voyage.ask(asked(owner=player, options=planets, default=planets[0]))


@flow.answer(steps.MusterWhere)
def _mustered(voyage: Voyage, question: steps.MusterWhere, option: str) -> None:
    supply.put(voyage, question.owner, option, "infantry", MUSTERED, MUSTER, RULES)


@flow.answer(steps.BuildWhere)
def _built(voyage: Voyage, question: steps.BuildWhere, option: str) -> None:
    supply.put(voyage, question.owner, option, "dock", 1, BUILD, RULES)
