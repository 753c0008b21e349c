"""The game master's desk (REG-G28): what a human game master may overrule, place, reveal and say.

What the party can see is overruled in public. What it cannot see is changed in secret: only the game master reads of it.
Regions, things and Challenges go by their names or by the ids of the scenario's file.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Seat
from engine.core.verbs import Direct

from ..rules import flow
from ..rules.challenges import acting
from ..rules.events import turning
from ..rules.progress import Venture
from ..state.state import State
from . import bodies, foes, knowledge, party, rolls, speaking, ways
from .orders import DESK, VALUES, settle

ORDERS = (rolls, bodies, party, foes, ways, knowledge, speaking)
"""The modules that put their orders on the desk."""


def legal(state: State, seat: Seat) -> Iterator[Direct]:
    """Yield the orders that the game master can give now; no other seat has any, and there are none before the party sets
    out or after the end."""
    return (Direct(name, details) for name, details in DESK.legal(state, seat))


def carry_out(venture: Venture, seat: Seat, move: Direct) -> None:
    """Carry out an order, and log it; `IllegalMove` where it cannot be done, with the rule.

    Where anything on the map can have changed the party takes in at once what it can see of it. What an order sets off
    happens at once too, even while a scene is played: before, nothing was under way.
    """
    free = not venture.state.agenda
    ruling = DESK.carry_out(venture, seat, move.order, move.details)
    if ruling is not None:
        venture.change(rulings=(*venture.state.rulings, ruling.text))
        if ruling.secret:
            venture.tell(turning.SecretRuling(ruling.text), to=(seat,))
        else:
            venture.tell(turning.Ruling(ruling.text, venture.state.round))
    if move.order in VALUES:
        acting.ask_anew(venture)
    if DESK.find(move.order).idle:
        settle(venture)
    if free and venture.state.agenda and venture.state.paused:
        why = venture.state.paused
        venture.change(paused="")
        flow.run(venture)
        if venture.state.phase == "play":
            venture.change(paused=why)


__all__ = ["DESK", "ORDERS", "carry_out", "legal"]
