"""What a seat may know of a cavern: the state with everything hidden from it taken out.

CAV-027, CAV-G41, CAV-G52; no claim is ever confirmed (CAV-G62).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.memo import changed

from .state import Gold, Holding, Player, State

HIDDEN = ""
"""Stands for a tile, class or treasure that is not known; a Gold card that is not known has the value 0."""


class View(msgspec.Struct, frozen=True):
    """A cavern as ``seat`` sees it (``None``: the public). Decks are as long as they are, and every card in them hidden.

    ``confided`` is what the one person knows whose rivals are all bot players: the aim in a post follows from it."""

    seat: Seat | None
    state: State
    confided: View | None = None


def view_for(state: State, seat: Seat | None) -> View:
    """Return the view of a seat; Delvers that it has looked at stay known to it (CAV-142).

    Once it is over everything that players hold lies open.
    """
    players = tuple(
        player
        if other == seat or state.phase == "over"
        else from_outside(player, laid_open=state.laid_open and other == state.acting)
        for other, player in enumerate(state.players)
    )
    delvers = tuple(
        sent if sent.up or seat in (sent.seat, *sent.seen) or state.phase == "over" else replace(sent, kind=HIDDEN)
        for sent in state.delvers
    )
    return View(
        seat,
        changed(
            state,
            players=players,
            delvers=delvers,
            stack=(HIDDEN,) * len(state.stack),
            gold=(0,) * len(state.gold),
            treasure=(HIDDEN,) * len(state.treasure),
            encounters=(HIDDEN,) * len(state.encounters),
        ),
    )


def from_outside(player: Player, *, laid_open: bool = False) -> Player:
    """Return what others know of a player: how many cards of each kind, and those that lie faceup.

    ``laid_open``: the hand was shown to all, because no tile of it can be laid (CAV-G22).
    """
    gold = sorted(player.gold, key=lambda card: (not card.up, card.value if card.up else 0))
    treasure = sorted(player.treasure, key=lambda held: (not held.up, not held.used, held.card if held.up else ""))
    return replace(
        player,
        hand=player.hand if laid_open else (HIDDEN,) * len(player.hand),
        reserve=(HIDDEN,) * len(player.reserve),
        gold=tuple(card if card.up else Gold(0) for card in gold),
        treasure=tuple(held if held.up else Holding(HIDDEN, held.used) for held in treasure),
    )
