"""What a seat may know of a delve: everything but the order of what lies facedown (SKY-G56)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from .content import content
from .state import State


class View(msgspec.Struct, frozen=True):
    """A delve as ``seat`` sees it (``None``: the public). Decks, stacks and bags are sorted."""

    seat: int | None
    state: State


def view_for(state: State, seat: int | None) -> View:
    """Return the view of a seat. Nothing is private: all seats see the same (SKY-G56).

    Which cards a drawn deck holds is hidden (SKY-G81): the first of each sort stand for them.
    """
    deck, spare = parted(state.peeked, sorted((*state.deck, *state.spare)), state.deck)
    return View(
        seat,
        replace(
            state,
            deck=tuple(sorted(deck)),
            spare=spare,
            stacks={shape: tuple(sorted(stack)) for shape, stack in state.stacks.items()},
            relics={rank: tuple(sorted(deck)) for rank, deck in state.relics.items()},
            bags=(tuple(sorted(state.bags[0])), tuple(sorted(state.bags[1]))),
        ),
    )


def parted(peeked: str, cards: Sequence[str], deck: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return which of ``cards`` make a deck with as many of each sort as ``deck`` has, and those that are left.

    They are the first of each sort; a card that was looked at is in it.
    """
    if len(cards) == len(deck):
        return tuple(cards), ()
    known = content().cards
    wanted = Counter(known[card].sort for card in deck)
    chosen: list[str] = []
    spare: list[str] = []
    for card in sorted(cards, key=lambda card: card != peeked):
        sort = known[card].sort
        wanted[sort] -= 1
        (chosen if wanted[sort] >= 0 else spare).append(card)
    return tuple(chosen), tuple(spare)
