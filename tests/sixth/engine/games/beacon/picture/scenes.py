"""The table as a picture: every thing with what lies beside it; and a hand, for its keeper alone."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Chip, Fact, Look, Row, Scene, Token, only_you
from engine.core.words import marks

from ..rules.awaiting import awaited
from ..speech import asking
from ..state.catalogue import WORDS
from ..state.content import THINGS, things
from ..state.view import View
from .alt import hand_alt, table_alt
from .tableau import HandBoard, Pile, Spot, Tableau

HAND = "hand"
"""The subject of the picture of a hand."""


def scene(view: View, look: Look) -> Scene:
    """Return the table, or the hand of this view's seat."""
    return _hand(view) if look.subject == HAND else _table(view)


def _hand(view: View) -> Scene:
    cards = tuple((card, things()[card].name) for card in view.hand)
    return Scene(WORDS("hand-title"), HandBoard(cards), hand_alt(view), Chip(only_you(), "lock"))


def _table(view: View) -> Scene:
    state = view.state
    letters = marks(state.names)
    tokens = [Token("adventurer", letter, seat) for seat, letter in enumerate(letters)]
    spots = tuple(
        Spot(
            thing,
            things()[thing].name,
            state.level(thing),
            tuple(tokens[laid.seat] for laid in state.laid if laid.card == thing),
            state.struck.count(face),
        )
        for face, thing in enumerate(THINGS, start=1)
    )
    piles = (Pile(WORDS("pile-deck"), len(state.deck)), Pile(WORDS("pile-played"), len(state.spent)))
    rows = tuple(
        Row(replace(tokens[seat], acting=seat in awaited(state)), name, WORDS("held", cards=len(hand)))
        for seat, (name, hand) in enumerate(zip(state.names, state.hands, strict=True))
    )
    night = WORDS("fact-night.of", night=min(state.night, state.nights), nights=state.nights)
    facts = (Fact(WORDS("fact-night"), night),)
    return Scene("Beacon", Tableau(spots, piles), table_alt(view, asking.status(view)), facts=facts, panel=rows)
