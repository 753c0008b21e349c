"""Command tokens: gained for one of two pools (GAL-G27), and spent, with the Scepter of Orders from the reinforcements."""

from __future__ import annotations

from ...state.content import SCEPTER
from ...state.state import State
from .. import flow, steps
from ..events import exploring
from ..progress import Voyage
from ..relics import relics

TACTIC, STRATEGY = "tactic", "strategy"
POOLS = (TACTIC, STRATEGY)
TOKEN = "token"


def gain(voyage: Voyage, player: int, count: int, why: str) -> None:
    """Give a player command tokens, as many as the reinforcements hold; for each they choose a pool (GAL-G27).

    Nothing is gained where no token is left. For whoever stays away they go to the tactic pool.
    """
    left = min(count, voyage.state.reinforcements(player))
    if left <= 0:
        voyage.tell(exploring.NoCommand(voyage.name(player)))
        return
    voyage.push(*(steps.Pool(why, owner=player, options=POOLS, default=TACTIC) for _ in range(left)))


@flow.answer(steps.Pool)
def _chosen(voyage: Voyage, question: steps.Pool, option: str) -> None:
    player = question.owner
    if voyage.state.reinforcements(player) <= 0:
        voyage.tell(exploring.NoCommand(voyage.name(player)))
        return
    add(voyage, player, option, 1)
    voyage.tell(exploring.Command(voyage.name(player), option, 1, question.why))


def add(voyage: Voyage, player: int, pool: str, count: int) -> None:
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


def take(voyage: Voyage, player: int, pool: str) -> None:
    """Take a token from a pool. One from the strategy pool is spent: it goes back to the reinforcements (GAL-G10).

    Whoever holds the Scepter of Orders, ready, is asked whether to exhaust it instead; without a token in the pool there
    is nothing to ask. A tactic token goes wherever the caller puts it (GAL-G11).
    """
    assert can_take(voyage.state, player, pool), (player, pool)
    if pool == TACTIC or not scepter(voyage.state, player):
        add(voyage, player, pool, -1)
        return
    options = (TOKEN, SCEPTER) if voyage.player(player).strategy else (SCEPTER,)
    voyage.ask(steps.Scepter(owner=player, options=options, default=options[0]))


@flow.answer(steps.Scepter)
def _scepter(voyage: Voyage, question: steps.Scepter, option: str) -> None:
    if option == SCEPTER:
        relics.exhaust(voyage, question.owner, SCEPTER)
    else:
        add(voyage, question.owner, STRATEGY, -1)
