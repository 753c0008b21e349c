"""The game master's desk (WLD-G87, WLD-G88): what a human game master may overrule, place, reveal and say.

Public values are overruled in public. What is secret is changed in secret: only the game master reads of it. Places are
named as the map names them, or by the ids of the region's file.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Seat
from engine.core.verbs import Direct

from ..rules.events import meeting
from ..rules.progress import Expedition
from ..state.state import Note, State

from . import rolls, knowledge, party, speaking, secrets  # isort: skip  # offered in the order in which they are imported
from .orders import DESK

ORDERS = (rolls, knowledge, party, speaking, secrets)
"""The modules that put their orders on the desk."""


def legal(state: State, seat: Seat) -> Iterator[Direct]:
    """Yield the orders that the game master can give now; no other seat has any, and none once it is over."""
    return (Direct(name, details) for name, details in DESK.legal(state, seat))


def carry_out(expedition: Expedition, seat: Seat, move: Direct) -> None:
    """Carry out an order, and log it (WLD-G88); `IllegalMove` where it cannot be done, with the rule."""
    ruling = DESK.carry_out(expedition, seat, move.order, move.details)
    if ruling is None:
        return
    day = expedition.state.day
    note = Note("", ruling.text, expedition.state.names[seat], day)
    expedition.change(rulings=(*expedition.state.rulings, note))
    if ruling.secret:
        expedition.tell(meeting.SecretRuling(ruling.text), to=(seat,))
    else:
        expedition.tell(meeting.Ruling(ruling.text, day))


__all__ = ["DESK", "ORDERS", "carry_out", "legal"]
