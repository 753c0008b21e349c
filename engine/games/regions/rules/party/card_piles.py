"""Decks and hands: opening hands, drawing, the discard pile and the Hand Limit (REG-G10, REG-G11, REG-G16)."""

from __future__ import annotations

from collections.abc import Sequence

from ...state.content import content
from ...state.state import HAND_LIMIT, OPENING_HAND, Member, State
from .. import events
from ..progress import Venture
from . import stat_tracks


def opening(venture: Venture) -> None:
    """Shuffle every member's deck, in seat order, and deal the opening hands (REG-G16); nobody may exchange them."""
    for index, member in enumerate(venture.state.members):
        if not member.craft:
            continue
        deck = venture.dice.shuffled(content().crafts[member.craft].deck)
        venture.set_member(index, hand=deck[:OPENING_HAND], deck=deck[OPENING_HAND:], discard=())


def draw(venture: Venture, index: int, count: int = 1) -> None:
    """Draw cards. Where the deck is empty, shuffling the discard pile takes the place of one draw (REG-G11)."""
    drawn: list[str] = []
    for _ in range(count):
        member = venture.member(index)
        if member.deck:
            top, *rest = member.deck
            venture.set_member(index, hand=(*member.hand, top), deck=tuple(rest))
            drawn.append(top)
        elif member.discard:
            _tell_drawn(venture, index, drawn)
            drawn = []
            venture.set_member(index, deck=venture.dice.shuffled(member.discard), discard=())
            venture.tell(events.drew(member.name, shuffled=True))
    _tell_drawn(venture, index, drawn)


def _tell_drawn(venture: Venture, index: int, drawn: Sequence[str]) -> None:
    if drawn:
        venture.tell(events.drew(venture.member(index).name, drawn))


def discard(venture: Venture, index: int, plays: Sequence[str]) -> None:
    """Lay cards of the hand on the discard pile, and tell it (REG-G10). `ValueError` for a card that is not held."""
    member = venture.member(index)
    hand = list(member.hand)
    for card in plays:
        hand.remove(card)
    if plays:
        venture.set_member(index, hand=tuple(hand), discard=(*member.discard, *plays))
        venture.tell(events.discarded(member.name, [content().plays[card].name for card in plays]))


def hand_limit(member: Member) -> int:
    """Return how many cards a member may keep: 5, and what Mind changes (REG-G10, REG-G17)."""
    mind = member.tracks["Mind"] if "Mind" in member.tracks else stat_tracks.base(member)["Mind"]
    return HAND_LIMIT + stat_tracks.levels(mind)


def over_limit(state: State) -> tuple[tuple[int, int], ...]:
    """Return the members in play who hold too many cards, and how many too many."""
    excess = ((index, len(one.hand) - hand_limit(one)) for index, one in enumerate(state.members) if one.in_play)
    return tuple((index, many) for index, many in excess if many > 0)
