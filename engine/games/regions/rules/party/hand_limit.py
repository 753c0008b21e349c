"""Which cards go that are over the Hand Limit: named by their owner at any time, laid down in the Discard Phase (REG-G10,
REG-G17)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.verbs import Discard
from engine.core.words import listed

from ...state.content import Play, content
from ...state.levels import entry, mean
from ...state.state import Member, State
from .. import events, turns
from ..challenges import chase
from ..progress import Venture
from . import card_piles

PLAIN = 7.0
"""What a card without dice is worth beside one with dice: two d6."""


def going(state: State, index: int) -> tuple[str, ...]:
    """Return the cards that somebody will lay down at the end of the round, as things stand: first those they named, then
    those of least use; none where the scenario ends with the round."""
    if state.phase != "play" or (state.scenario.type == "chase" and chase.ends_now(state)):
        return ()
    named, left = chosen(state.members[index])
    over = dict(card_piles.over_limit(state)).get(index, 0)
    return (*named, *least(state, left))[:over]


def moves(state: State, index: int) -> Iterator[Discard]:
    """Yield the cards that somebody who holds too many can name to go, in anybody's turn (REG-G10)."""
    for card in dict.fromkeys(state.members[index].hand):
        if refuse(state, index, card) is None:
            yield Discard(card)


def refuse(state: State, index: int, card: str) -> IllegalMove | None:
    """Return what speaks against naming a card that is to go."""
    member = state.members[index]
    if not turns.free(state):
        return IllegalMove("First what is under way has to be settled.", "REG-G10")
    if not going(state, index):
        limit = card_piles.hand_limit(member)
        return IllegalMove(f"You have no card too many: {len(member.hand)}, and you may keep {limit}.", "REG-G10")
    named, left = chosen(member)
    if card in left:
        return None
    if card in named:
        return IllegalMove("That card goes already.", "REG-G10")
    known = content().plays
    held = listed([known[one].name for one in dict.fromkeys(left)], "or")
    return IllegalMove(f"That is no card of your hand. One of these can go: {held}.", "REG-G10")


def name(venture: Venture, index: int, card: str) -> None:
    """Note a card that will go. As many can be named as are too many; one more takes the place of the first."""
    named, _ = chosen(venture.member(index))
    over = dict(card_piles.over_limit(venture.state))[index]
    venture.set_member(index, spare=(*named, card)[-over:])
    venture.tell(events.spared(venture.member(index).seat, _names(going(venture.state, index))))


def remind(venture: Venture, index: int) -> None:
    """Tell somebody whose turn is over what they will lay down, while there is time to name another card."""
    cards_going = going(venture.state, index)
    if cards_going and turns.waiting(venture.state):
        venture.tell(events.overfull(venture.member(index).name, _names(cards_going)))


def _names(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(content().plays[card].name for card in hand)


def chosen(member: Member) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cards of a hand that are to go as its owner chose, and the others."""
    named, left = [], list(member.hand)
    for card in member.spare:
        if card in left:
            left.remove(card)
            named.append(card)
    return tuple(named), tuple(left)


def lay_down(venture: Venture) -> None:
    """Lay down what everybody holds too much: first the cards they chose, then those of least use."""
    for index, _ in card_piles.over_limit(venture.state):
        card_piles.discard(venture, index, going(venture.state, index))


def least(state: State, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return a hand with what is of least use first: doubles, then what the scenario's type or main setting bars, then the
    weakest dice; among equals those held longest."""
    plays = content().plays
    ranked = []
    for place, card in enumerate(hand):
        play = plays[card]
        barred = bool(play.types and state.scenario.type not in play.types) or state.scenario.setting in play.barred
        barred = barred or bool(play.only and state.scenario.setting not in play.only)
        ranked.append((card not in hand[:place], not barred, _dice(play), place, card))
    return tuple(card for *_, card in sorted(ranked))


def _dice(play: Play) -> float:
    printed = (play.inflict, play.damage, play.endure, play.defense, play.search, play.lockpick)
    rolled = [mean(entry(dice)) for dice in printed if dice]
    return sum(rolled) if rolled else PLAIN
