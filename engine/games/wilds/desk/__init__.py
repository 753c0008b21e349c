"""The game master's desk (WLD-G87, WLD-G88): what a human game master may overrule, place, reveal and say.

Public values are overruled in public. What is secret is changed in secret: only the game master reads of it. Places are
named as the map names them, or by the ids of the region's file.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.progress import heed

from .. import events
from ..expedition import Expedition
from ..moves import Direct
from ..state import Note, State
from . import dice, knowledge, party, scenes, secrets
from .orders import DESK, IDLE, RULE

ORDERS = (dice, knowledge, secrets, party, scenes)
"""The modules that put their orders on the desk."""


def legal(state: State, seat: Seat) -> Iterator[Direct]:
    """Yield the orders that the game master can give now; nobody else has any, and nobody once it is over."""
    if seat != state.master or state.phase != "trek":
        return
    for name, details in DESK.listed(state):
        if refuse(state, name) is None:
            yield Direct(name, details)


def carry_out(expedition: Expedition, seat: Seat, move: Direct) -> None:
    """Carry out an order, and log it (WLD-G88); `IllegalMove` where it cannot be done, with the rule."""
    state = expedition.state
    if seat != state.master:
        raise IllegalMove("The desk is the game master's.", "WLD-G87")
    if state.phase != "trek":
        raise IllegalMove("The desk opens when the party sets out.", RULE)
    order = DESK.find(move.order)
    heed(refuse(state, order.name))
    parts = DESK.parts(order, move.details)
    text = order.carry_out(expedition, parts)
    if not text:
        return
    note = Note("", text, state.names[seat], expedition.state.day)
    expedition.change(rulings=(*expedition.state.rulings, note))
    secret = order.secret and not secrets.shows(state, order.name, parts)
    expedition.tell(events.secret_ruling(seat, text) if secret else events.ruling(text, expedition.state.day))


def refuse(state: State, order: str) -> IllegalMove | None:
    """Return what speaks against an order as things stand."""
    if order in IDLE and state.agenda:
        return IllegalMove("First what is under way has to be settled.", RULE)
    if order == "pause" and state.paused:
        return IllegalMove("A scene is being played already.", "WLD-G87")
    if order == "resume" and not state.paused and scenes.open_scene(state) is None:
        return IllegalMove("Nothing is paused.", "WLD-G87")
    return None


__all__ = ["DESK", "ORDERS", "carry_out", "legal"]
