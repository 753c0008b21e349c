"""Moves as people write them: a keeper may be called by name, and capital letters are no matter."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.moves import Move, read_kindly
from engine.core.verbs import GIVE

from ..rules.legal import why_not
from ..state.moves import VERBS
from ..state.state import State

RULES = {verb.name: "BEA-015" if verb.name == GIVE.name else "BEA-001" for verb in VERBS}
"""The rule of each verb, where a move is written wrongly."""


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form."""
    return read_kindly(
        VERBS,
        text,
        lambda verb, rest: _gift(state, rest) if verb == GIVE.name else rest,
        lambda verb: why_not(state, seat, verb),
        RULES,
    )


def _gift(state: State, rest: str) -> str:
    item, _, who = rest.casefold().partition(" ")
    by_name = {name.casefold(): handle for name, handle in zip(state.names, state.handles, strict=True)}
    return f"{item} {who if who in state.handles else by_name.get(who, who)}".strip()
