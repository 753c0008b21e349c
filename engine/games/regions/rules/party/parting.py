"""Which cards go with a move that ends the turn by itself: its button names them, and these go (REG-G10, REG-G12)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo, Use

from ...state.content import content
from ...state.moves import Act, Hide, Pick, Search
from ...state.state import State
from .. import turns
from ..exploring import movement
from . import card_piles


def named(state: State, index: int, move: Move) -> tuple[str, ...]:
    """Return the cards that go at the end of the round if a member makes a move that leaves nothing to do in their turn.

    It is () for any other move. A card that the move draws first stays, and one that it plays is gone (REG-G11)."""
    if not _closes(state, index, move):
        return ()
    member, turn = state.members[index], state.turn
    hand = list(member.hand)
    if isinstance(move, Act) and move.play in hand and move.play in content().plays:
        hand.remove(move.play)
    draws = turn is not None and not turn.strategy and card_piles.draws_by_itself(state, index)
    after = replace(member, hand=tuple(hand))
    left = replace(state, members=(*state.members[:index], after, *state.members[index + 1 :]))
    return card_piles.going(left, index, int(draws))


def _closes(state: State, index: int, move: Move) -> bool:
    """Return whether a move in a turn under way takes what is left of it: its Action, or the last Move."""
    turn, member = state.turn, state.members[index]
    if turn is None or turn.member != index or turn.over or not member.in_play:
        return False
    if isinstance(move, MoveTo):
        return turn.strategy and turn.action and len(movement.options(state, index)) == 1
    if isinstance(move, Act | Hide | Pick | Search | Use):
        return turns.has_phase(state, index, "action") and not movement.options(state, index)
    return False
