"""How advice sees a state, and how the best moves of other kinds stand beside what is put forward, as buttons."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST
from engine.core.game import Choice

from ..state.catalogue import WORDS
from ..state.moves import Activate
from ..state.state import State
from .judging import Outlook
from .tempers import JUDGEMENTS, Temper

EVEN, SHARP = Temper("even"), replace(JUDGEMENTS["sharp"], home=1, crafty=False, watchful=True)
"""The temperament and the judgement by which advice is given: that of a sharp player who does not risk their home, and
thinks of no deal that is not offered."""


def outlook_of(state: State, me: int) -> Outlook:
    """Return how advice sees a state."""
    return Outlook(state, me, EVEN, SHARP)


def bare(move: Activate) -> str:
    """Return how the label of a system begins of which nothing can be said."""
    return WORDS("activate", system=move.system, there="", said=())


def as_alternative(found: Choice, place: int, *, alone: bool) -> Choice:
    """Return how an alternative is offered: as a button after what is put forward. The first stays one.
    ``alone``: no button but that of the turn's end, or of the own panel, is coloured."""
    if found.hurts:
        return found
    if alone:
        return replace(found, weight="plain", foremost=0, text="", stays=not place)
    return replace(found, weight="first", foremost=FOREMOST - 1 - place, text="", stays=not place)
