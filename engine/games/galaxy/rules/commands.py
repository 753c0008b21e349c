"""Command tokens, gained for one of two pools (GAL-G27), and the four orders that a strategy token buys in a turn:
research, trade, muster and build (GAL-G10)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from engine.core.memo import changed, replaced
from engine.core.moves import Move
from engine.core.needs import first_unmet, never
from engine.core.verbs import SetOrder

from ..state.content import SCEPTER
from ..state.moves import BOUGHT, BUILD, MUSTER, RESEARCH, TRADE, Research
from ..state.state import State
from . import flow, steps
from .economy import production, technologies, wealth
from .events import course, phases, ventures
from .needs import NamedAction, need, unless
from .progress import Voyage
from .relics import relics

PRICE = 4
"""The resources that research and building cost besides the token."""

MUSTERED = 2
ORDERED = {TRADE: steps.Trade, MUSTER: steps.Muster, BUILD: steps.Build}
RULE = "GAL-G10"
RULES = (RULE,)

TACTIC, STRATEGY = "tactic", "strategy"
POOLS = (TACTIC, STRATEGY)
TOKEN = "token"


HAS_TOKEN = need("order-without-token", RULE, lambda state, player, *_: can_take(state, player, STRATEGY))
NEEDED = {
    TRADE: (need("commodities-full", "GAL-G25", lambda state, player: wealth.room(state, player) > 0),),
    MUSTER: (
        need("no-planet-for-infantry", RULE, lambda state, player: bool(production.grounds(state, player, "infantry"))),
    ),
    BUILD: (
        need("no-docks-left", "GAL-G13", lambda state, player: production.left(state, player, "dock") > 0),
        need("no-planet-for-dock", RULE, lambda state, player: bool(production.grounds(state, player, "dock"))),
        need(
            "dock-too-dear",
            RULE,
            lambda state, player: wealth.affordable(state, player, wealth.RESOURCES, PRICE),
            price=PRICE,
        ),
    ),
}
"""What each order needs besides a token."""


RESEARCHED = NamedAction(
    Research,
    lambda state, player: technologies.researchable(state, player, PRICE) if HAS_TOKEN.met(state, player) else (),
    (HAS_TOKEN, unless(lambda state, player, technology: technologies.refuse(state, player, technology, PRICE, RULE))),
    (HAS_TOKEN, need("no-technology-in-reach", "GAL-G38", never, price=PRICE)),
)


def _given(state: State, player: int) -> list[str]:
    has_token = HAS_TOKEN.met(state, player)
    return [order for order in BOUGHT if has_token and all(need.met(state, player) for need in NEEDED[order])]


GIVEN = NamedAction(
    SetOrder,
    _given,
    (
        need("orders-are", RULE, lambda state, player, order: order in (*BOUGHT, RESEARCH)),
        HAS_TOKEN,
        need("research-names-technology", RULE, lambda state, player, order: order != RESEARCH),
        unless(lambda state, player, order: first_unmet(NEEDED[order], state, player)),
    ),
    (need("no-order-now", RULE, never),),
)


def moves(state: State, player: int) -> Iterable[Move]:
    """Return the orders that a player can buy now."""
    return chain(RESEARCHED.moves(state, player), GIVEN.moves(state, player))


def carry_out(voyage: Voyage, player: int, move: Research | SetOrder) -> None:
    """Buy an order that nothing speaks against; the stage it is bought in is off the agenda already."""
    order = move.order if isinstance(move, SetOrder) else RESEARCH
    voyage.tell(course.Ordered(voyage.name(player), order, scepter(voyage.state, player)))
    # The token first: the Scepter's question stands above everything else.
    voyage.push(steps.Research(move.technology, player) if isinstance(move, Research) else ORDERED[order](player))
    take_token(voyage, player, STRATEGY)


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
    wealth.ask_payment(voyage, task.player, wealth.RESOURCES, PRICE)


@flow.step(steps.Site)
def _site(voyage: Voyage, task: steps.Site) -> None:
    _ask_where(voyage, steps.BuildWhere, task.player, "dock")


def _ask_where(voyage: Voyage, asked: type[steps.MusterWhere | steps.BuildWhere], player: int, kind: str) -> None:
    planets = production.grounds(voyage.state, player, kind)
    voyage.ask(asked(owner=player, options=planets, default=planets[0]))


@flow.answer(steps.MusterWhere)
def _mustered(voyage: Voyage, question: steps.MusterWhere, option: str) -> None:
    production.put(voyage, question.owner, option, "infantry", MUSTERED, MUSTER, RULES)


@flow.answer(steps.BuildWhere)
def _built(voyage: Voyage, question: steps.BuildWhere, option: str) -> None:
    production.put(voyage, question.owner, option, "dock", 1, BUILD, RULES)


def with_less(state: State, player: int) -> State:
    """Return the state in which a player has one command token less, of either pool."""
    own = state.players[player]
    pool = {"tactic": own.tactic - 1} if own.tactic else {"strategy": own.strategy - 1}
    return changed(state, players=replaced(state.players, player, **pool))


def gain_tokens(voyage: Voyage, player: int, count: int, why: str) -> None:
    """Give a player command tokens, as many as the reinforcements hold; for each they choose a pool (GAL-G27).

    Nothing is gained where no token is left. For a player who stays away they go to the tactic pool.
    """
    left = min(count, voyage.state.reinforcements(player))
    if left <= 0:
        voyage.tell(ventures.NoCommand(voyage.name(player)))
        return
    voyage.push(*(steps.Pool(why, owner=player, options=POOLS, default=TACTIC) for _ in range(left)))


def gain_token(voyage: Voyage, player: int, pool: str, why: str) -> None:
    """Give a player a command token into one of their pools, where one is left (GAL-G27)."""
    if voyage.state.reinforcements(player) <= 0:
        voyage.tell(ventures.NoCommand(voyage.name(player)))
        return
    add_tokens(voyage, player, pool, 1)
    voyage.tell(ventures.Command(voyage.name(player), pool, 1, why))


@flow.answer(steps.Pool)
def _pool_named(voyage: Voyage, question: steps.Pool, option: str) -> None:
    gain_token(voyage, question.owner, option, question.why)


def divisions(state: State, player: int) -> tuple[str, ...]:
    """Return how a player's command tokens can be divided: "3-2" are 3 for tactics and 2 for strategy (GAL-G42)."""
    own = state.players[player]
    total = own.tactic + own.strategy
    return tuple(f"{tactic}-{total - tactic}" for tactic in range(total, -1, -1))


@flow.answer(steps.Pools)
def _divided(voyage: Voyage, question: steps.Pools, option: str) -> None:
    divide(voyage, question.owner, option)


def divide(voyage: Voyage, player: int, division: str) -> None:
    """Divide a player's command tokens, one of the `divisions`."""
    tactic, _, strategy = division.partition("-")
    voyage.set_player(player, tactic=int(tactic), strategy=int(strategy))
    voyage.tell(phases.Pools(voyage.name(player), int(tactic), int(strategy)))


def add_tokens(voyage: Voyage, player: int, pool: str, count: int) -> None:
    """Put so many tokens in a pool, or with a negative count take them out of it."""
    own = voyage.player(player)
    if pool == TACTIC:
        voyage.set_player(player, tactic=own.tactic + count)
    else:
        voyage.set_player(player, strategy=own.strategy + count)


def scepter(state: State, player: int) -> bool:
    """Return whether a player could spend a token from the reinforcements with the Scepter of Orders (GAL-G32)."""
    return state.players[player].holds(SCEPTER, ready=True) and state.reinforcements(player) > 0


def can_take(state: State, player: int, pool: str) -> bool:
    """Return whether a player has a token to spend: in that pool, or for an order with the Scepter (GAL-G10, GAL-G32)."""
    own = state.players[player]
    return own.tactic > 0 if pool == TACTIC else own.strategy > 0 or scepter(state, player)


def take_token(voyage: Voyage, player: int, pool: str) -> None:
    """Take a token from a pool. One from the strategy pool is spent: it goes back to the reinforcements (GAL-G10).

    The holder of a ready Scepter of Orders is asked whether to exhaust it instead; without a token in the pool there is
    nothing to ask. A tactic token goes wherever the caller puts it (GAL-G11).
    """
    assert can_take(voyage.state, player, pool), (player, pool)
    if pool == TACTIC or not scepter(voyage.state, player):
        add_tokens(voyage, player, pool, -1)
        return
    options = (TOKEN, SCEPTER) if voyage.player(player).strategy else (SCEPTER,)
    voyage.ask(steps.Scepter(owner=player, options=options, default=options[0]))


@flow.answer(steps.Scepter)
def _scepter(voyage: Voyage, question: steps.Scepter, option: str) -> None:
    if option == SCEPTER:
        relics.exhaust(voyage, question.owner, SCEPTER)
    else:
        add_tokens(voyage, question.owner, STRATEGY, -1)
