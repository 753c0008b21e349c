"""Fortunes: what luck turns up where somebody Searches, from a table or a deck (REG-227..231, REG-G56)."""

from __future__ import annotations

from msgspec.structs import replace

from ...state.content import Fortune, content
from ...state.state import State
from .. import events
from ..progress import Venture
from . import features


def hidden_in(state: State, region: str) -> int:
    """Return how many Fortunes are left in a region; none where the option is off (REG-227)."""
    return 0 if state.rules.fortunes == "off" else state.fortunes.get(region, 0)


def find(venture: Venture, index: int) -> None:
    """Let a member find a Fortune: 1d100 on the table, or the top card of the deck (REG-228, REG-230).

    One fewer is left in their region (REG-G56). What it does it does to the finder (REG-229, REG-231).
    """
    region = venture.member(index).region
    left = dict(venture.state.fortunes)
    if left.get(region, 0):
        venture.change(fortunes={**left, region: left[region] - 1})
    deck = venture.state.rules.fortunes == "deck"
    fortune = _drawn(venture) if deck else _rolled(venture)
    venture.gain("fortunes")
    venture.tell(events.fortune(venture.member(index).name, fortune.text, 0 if deck else fortune.roll))
    features.do(venture, index, fortune.effects, fortune.text)


def of(number: int) -> Fortune:
    """Return a Fortune by its number, 1 to 100."""
    return next(known for known in content().fortunes if known.roll == number)


def _ruled(venture: Venture) -> int:
    """Return the Fortune that the game master has set, which then counts no more; 0 for none."""
    number = venture.state.forced.fortune
    if number:
        venture.change(forced=replace(venture.state.forced, fortune=0))
    return number


def _rolled(venture: Venture) -> Fortune:
    return of(_ruled(venture) or venture.roll(100))


def _drawn(venture: Venture) -> Fortune:
    """Draw a card; an empty deck is made of the discard pile, or of all 100 cards, shuffled (REG-G56)."""
    if not venture.state.luck:
        cards = venture.state.spent or tuple(known.roll for known in content().fortunes)
        venture.change(luck=venture.dice.shuffled(cards), spent=())
    ruled = _ruled(venture)
    card = ruled if ruled in venture.state.luck else venture.state.luck[0]
    rest = tuple(other for other in venture.state.luck if other != card)
    venture.change(luck=rest, spent=(*venture.state.spent, card))
    return of(card)
