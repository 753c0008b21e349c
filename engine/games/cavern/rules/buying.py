"""What is worth taking before a roll: XP for dice, the band's own dice, Treasure cards. Offers and advice both ask here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ..state.content import content
from ..state.state import Player
from .dice import BOUGHT, PRESSED
from .totals import Kinds

MOST_BOUGHT = 3
"""White dice for so much XP are bought at most before a roll."""
MOST_PRESSED = 2
"""So often at most a band's own dice are added."""
COLOURS = ("red", "purple")
"""The dice that Treasure cards add before a roll."""


class Buys(NamedTuple):
    """What a roller takes before a roll: white dice for so much XP, the band's ``own`` dice so often, Treasure cards."""

    white: int = 0
    own: int = 0
    cards: tuple[str, ...] = ()

    @property
    def xp(self) -> int:
        """What it costs."""
        return self.white + self.own

    @property
    def dice(self) -> Kinds:
        """The colours of the dice that it adds."""
        colours = [content().treasures[card].effect for card in self.cards]
        return (*colours, *PRESSED * self.own, *BOUGHT * self.white)


def ways(xp: int, cards: Sequence[str], *, own: bool) -> Iterator[Buys]:
    """Yield all that so much XP and such cards allow, the least first."""
    for spent in range(xp + 1):
        for pressed in range(min(spent, MOST_PRESSED if own else 0) + 1):
            if spent - pressed <= MOST_BOUGHT:
                for number in range(len(cards) + 1):
                    yield from (Buys(spent - pressed, pressed, some) for some in combinations(cards, number))


def best(found: Iterator[Buys], worth: Callable[[Buys], float]) -> tuple[float, Buys]:
    """Return what is worth most, its price taken off, and how much that is; of equals the least."""
    return max(((worth(buys), buys) for buys in found), key=lambda item: round(item[0], 6))


def cards_for_dice(player: Player) -> tuple[str, ...]:
    """Return the Treasure cards that add a die before a player's roll, as far as a view knows them."""
    held = (item.card for item in player.treasure if item.card and not item.used)
    return tuple(card for card in held if content().treasures[card].effect in COLOURS)
