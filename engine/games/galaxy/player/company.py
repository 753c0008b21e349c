"""Company among the stars: bot players with a temperament of their own."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.moves import Move

from ..rules import opening
from ..state.view import View
from . import sensible
from .judging import Outlook
from .sensible import Memory
from .tempers import JUDGEMENTS, TEMPERS, Judgement, Temper


def decide(view: View, moves: Sequence[Move], mind: Memory, manner: Manner, lot: Dice) -> Thought[Memory]:
    """See `engine.core.bot_players.Plays`."""
    return decided(view, moves, mind, JUDGEMENTS[manner.level], manner.people, lot)


def decided(
    view: View, moves: Sequence[Move], mind: Memory, judgement: Judgement, people: Sequence[int], lot: Dice
) -> Thought[Memory]:
    """Return what a bot player of a judgement does. Its temperament and first technology are drawn once and kept."""
    if view.seat is None:
        return Thought(None, mind)
    mind = mind.copy()
    if not mind.temper:
        mind.temper, mind.first = lot.pick(TEMPERS).name, lot.pick(opening.free_technologies())
    others = tuple(person for person in people if person != view.seat)
    deed = sensible.act(Outlook(view.state, view.seat, temper_of(mind), judgement, others), moves, mind)
    return Thought(deed.move, mind, deed.says)


def temper_of(mind: Memory) -> Temper:
    """Return the temperament in a memory."""
    return replace(next(temper for temper in TEMPERS if temper.name == mind.temper), first=mind.first)
