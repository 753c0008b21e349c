"""A bot player of the Cavern: its levels, what it says, what it advises (TAB-100)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.bot_players import Advice, Level, Manner, Plays, Thought
from engine.core.dice import Dice
from engine.core.game import part
from engine.core.moves import Move
from engine.core.verbs import Choose

from ..state.state import State, undecided
from ..state.view import View
from .advising import advised
from .imagining import imagined
from .saying import said
from .sensible import Habits, decide
from .worth import Outlook

SAVED = 99.0
"""The price of an XP for a player who never spends one: more points than one can bring."""

HABITS: Mapping[Level, Habits] = {
    "easy-going": Habits(price=SAVED, drift=SAVED, hearing=SAVED, envy=0.0, aim=0.4),
    "steady": Habits(),
    "sharp": Habits(
        price=1.6,
        worth=1.8,
        drift=1.5,
        hearing=0.45,
        envy=0.92,
        aim=1.0,
        keeping=0.8,
        pairs=True,
        outlook=Outlook(wise=True, room=6.5, corridor=14.0, xp=1.6, shared=0.8, absence=0.2),
    ),
}
"""How each level plays. The easy-going look at what lies before them, for themselves alone, and keep their XP.

The numbers of the sharp were fitted: games in which a score of them were high or low by lot (data/cavern/BALANCE.md).
"""


class Mind(msgspec.Struct, frozen=True):
    """What a player of the Cavern has in mind: nothing, for whatever it may go by lies in its view."""


class Company(Plays[State, View, Mind]):
    """Seats of the Cavern may be played by the house."""

    mind = Mind
    imagined = part(imagined)

    def decide(self, view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
        """Return what a seat does by its level; people choose their bands first."""
        state = view.state
        if state.phase == "factions":
            waits = any(seat in manner.people for seat in undecided(state))
            return Thought(None if waits else lot.pick([move for move in moves if isinstance(move, Choose)]), mind)
        move = decide(view, HABITS[manner.level], lot)
        return Thought(move, mind, said(view, move, manner.level, lot))

    def advise(self, view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
        """Return what a steady player would think of first."""
        return advised(view, moves, lot)

    def confided(self, told: View, own: View) -> View:
        """Return the public view of a post that says all that its only person has to decide by; who plays without rivals
        reads it on the own panel."""
        return told if told.state.solo else replace(told, confided=own)

    def leaves_to_post(self) -> bool:
        """Return that the own panel has only what the post leaves out: the same question in two places reads as two."""
        return True
