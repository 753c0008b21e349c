"""What posts say to a person whose rivals are all bot players: it may follow from what only they know."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.moves import Move

from ..rules import awaiting
from ..state.moves import Decide
from ..state.view import View

OPEN = ("public-goal", "hidden-goal")
"""Kinds of secret questions that stand in the post where bot players alone could read along."""


def confided(told: View, own: View) -> View:
    """See `engine.core.bot_players.Plays`."""
    return replace(told, confided=own)


def openly(told: View) -> tuple[type[Move], ...]:
    """See `engine.core.bot_players.Plays`: which goals are scored."""
    own = told.confided
    question = awaiting.asked(own.state, own.seat) if own is not None and own.seat is not None else None
    return (Decide,) if question is not None and question.called() in OPEN else ()


def leaves_to_post() -> bool:
    """See `engine.core.bot_players.Plays`: the same question in two places reads as two."""
    return True
