"""The first state: everything in fair order, the deck shuffled and the hands dealt."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice
from engine.core.game import Event, Setup
from engine.core.words import handle

from ..state.content import things
from ..state.state import HAND, State
from . import events


def new(setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the first state (BEA-003, BEA-013)."""
    handles: list[str] = []
    for name in setup.names:
        handles.append(handle(name, handles))
    deck = dice.shuffled([thing.id for thing in things().values() for _ in range(thing.cards)])
    dealt = HAND * len(setup.names)
    hands = tuple(deck[start : start + HAND] for start in range(0, dealt, HAND))
    state = State(setup.names, tuple(handles), setup.options.nights, hands, deck[dealt:])
    private = (events.Dealt(hand).told(to=(seat,)) for seat, hand in enumerate(hands))
    return state, (events.Began(state.nights).told(), *private)
