"""The Smuggler: one transaction with anybody, neighbour or not (GAL-G24, GAL-G39).

While its stage is open `transactions` lets the player deal with everybody; the deal closes it.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.verbs import Pass

from ...state.state import Stage, State
from ..events import turning
from ..flow import Doing, stage
from ..progress import Voyage
from . import transactions

CARD, RULE = "smuggler", "GAL-G39"


def targets(state: State, player: int) -> Iterator[str]:
    """Yield "-" where there is anybody left to deal with in this turn: the card names nobody."""
    if refuse(state, player, NOTHING) is None:
        yield NOTHING


def refuse(state: State, player: int, target: str) -> IllegalMove | None:
    """Return what speaks against playing the card, ``None`` where nothing does."""
    if target != NOTHING:
        return IllegalMove("The Smuggler needs nobody named: play it, then offer your deal.", RULE)
    others = (other for other in state.order if other != player and not state.players[other].gone)
    if all(str(other) in state.dealt for other in others):
        return IllegalMove("You have dealt with everybody in this turn already.", "GAL-G24")
    return None


def begin(voyage: Voyage, player: int, target: str) -> None:
    """Open the time for the deal; it ends with the deal, or when the player is done with it."""
    voyage.push(Stage("smuggle", player))


def moves(state: State, task: Stage, player: int) -> Iterator[Move]:
    """Yield being done with it; what can be traded is for `transactions` to say."""
    if player == task.player:
        yield Pass()


def refuse_move(state: State, task: Stage, player: int, move: Move) -> IllegalMove:
    """Return why something cannot be done while the Smuggler waits."""
    if player != task.player:
        return IllegalMove(f"{state.players[task.player].name} is dealing with a smuggler.", RULE)
    return IllegalMove("The Smuggler waits: offer somebody a deal, or pass to do without.", RULE)


def carry_out(voyage: Voyage, task: Stage, player: int, move: Move) -> None:
    """Do without a deal."""
    transactions.lapse(voyage)
    voyage.finish()
    voyage.tell(turning.NothingDone(voyage.name(player), CARD), rules=(RULE,))


stage("smuggle", Doing(moves, refuse_move, carry_out, lambda state, task, player: Pass()))
