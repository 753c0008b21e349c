"""Component actions (GAL-G09): relics that are used in a turn, sets of fragments, Puzzle Engines.

What each relic does stands in a module of its group: `lance`, `boons`, `automaton`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from engine.core.errors import IllegalMove
from engine.core.moves import Move

from ...state.content import ARCHIVE, AUTOMATON, DEVICE, STAR_LANCE, TRADE_CORE, WORLD_FORGE, content
from ...state.moves import Apply, Relic
from ...state.state import State
from ..exploring import devices, fragments
from ..progress import Voyage
from . import automaton, boons, lance
from .relics import RULE


class Group(Protocol):
    """A module with what some relics do as a component action; ``relic`` is the id of the one used."""

    def targets(self, state: State, player: int, relic: str, /) -> Iterator[str]:
        """Yield what it can be used on, "-" where it needs nothing named."""
        ...

    def refuse(self, state: State, player: int, relic: str, target: str, /) -> IllegalMove | None:
        """Return what speaks against using it on that, ``None`` where nothing does."""
        ...

    def use(self, voyage: Voyage, player: int, relic: str, target: str, /) -> None:
        """Use it."""
        ...


_GROUPS: dict[str, Group] = {
    STAR_LANCE: lance,
    ARCHIVE: boons,
    TRADE_CORE: boons,
    WORLD_FORGE: boons,
    AUTOMATON: automaton,
}
"""The relics that are used as a component action."""


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the component actions of what lies before a player, but for order cards (GAL-G09)."""
    for text in fragments.sets(state, player):
        yield Relic(text)
    for held in state.players[player].relics:
        if held.relic in _GROUPS and not held.exhausted:
            for target in _GROUPS[held.relic].targets(state, player, held.relic):
                yield Apply(held.relic, target)
    yield from devices.moves(state, player)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a component action, ``None`` where nothing does."""
    if isinstance(move, Relic):
        return fragments.refuse(state, player, move.fragments)
    if not isinstance(move, Apply):
        return IllegalMove("That is no action on a card of yours.", "GAL-G09")
    if move.item == DEVICE:
        return devices.refuse(state, player, move.target)
    return _refuse_relic(state, player, move)


def _refuse_relic(state: State, player: int, move: Apply) -> IllegalMove | None:
    relic = content().relics.get(move.item)
    if relic is None:
        return IllegalMove("That is nothing to use as an action.", "GAL-G09")
    if not state.players[player].holds(relic.id):
        return IllegalMove(f"{relic.name} is not yours.", RULE)
    if relic.id not in _GROUPS:
        return IllegalMove(f"{relic.name} is no action: {_MOMENTS[relic.moment]}.", RULE)
    if not state.players[player].holds(relic.id, ready=True):
        return IllegalMove(f"{relic.name} is exhausted until the status phase.", RULE)
    return _GROUPS[relic.id].refuse(state, player, relic.id, move.target)


_MOMENTS = {
    "move": "it is used before ships move",
    "order": "it is offered when a strategy token is spent",
    "research": "it is offered when a technology is researched",
    "combat": "it is offered after dice are rolled in combat",
    "council": "it is offered when the council begins",
    "survey": "it is offered after a tactical action",
    "itself": "it works by itself",
}


def carry_out(voyage: Voyage, player: int, move: Move) -> None:
    """Carry out a component action that nothing speaks against; the turn's stage is off the agenda already."""
    if isinstance(move, Relic):
        fragments.purge_set(voyage, player, move.fragments)
        return
    assert isinstance(move, Apply), move
    if move.item == DEVICE:
        devices.use(voyage, player, move.target)
    else:
        _GROUPS[move.item].use(voyage, player, move.item, move.target)
