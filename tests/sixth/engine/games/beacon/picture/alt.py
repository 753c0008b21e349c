"""The words that say the same as a picture."""

from __future__ import annotations

from ..state.catalogue import WORDS
from ..state.content import THINGS
from ..state.view import View


def hand_alt(view: View) -> str:
    """Return the cards of a hand."""
    return WORDS("hand-alt", cards=view.hand)


def table_alt(view: View, status: str) -> str:
    """Return where things stand, the cards beside each thing, and how many cards each keeper holds."""
    state = view.state
    spots = tuple(
        WORDS(
            "thing-alt",
            thing=thing,
            level=state.level(thing),
            by=tuple(state.names[laid.seat] for laid in state.laid if laid.card == thing),
            struck=sum(face == place for face in state.struck),
        )
        for place, thing in enumerate(THINGS, start=1)
    )
    hands = tuple(WORDS("hand-of", who=name, held=len(hand)) for name, hand in zip(state.names, state.hands, strict=True))
    return WORDS("table-alt", status=status, spots=spots, deck=len(state.deck), played=len(state.spent), hands=hands)
