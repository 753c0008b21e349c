"""Puzzle Engines: once before their explorer, each buys a technology for 6 resources (GAL-G33)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.moves import Move

from ...state.content import DEVICE, content
from ...state.moves import Apply
from ...state.state import State
from ..economy import technologies
from ..events import turning
from ..progress import Voyage
from . import decks

PRICE = 6
"""Resources that it takes to use one."""

RULE = "GAL-G33"


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the uses of a device: one for each technology that it could teach."""
    if state.players[player].devices:
        for technology in technologies.researchable(state, player, PRICE):
            yield Apply(DEVICE, technology)


def refuse(state: State, player: int, target: str) -> IllegalMove | None:
    """Return what speaks against using a device for a technology, ``None`` where nothing does."""
    if not state.players[player].devices:
        return IllegalMove("You have no Puzzle Engine.", RULE)
    if target not in content().technologies:
        return IllegalMove("Say which technology the device is to teach you.", RULE)
    return technologies.refuse(state, player, target, PRICE, RULE)


def use(voyage: Voyage, player: int, technology: str) -> None:
    """Purge a device and spend 6 resources to research a technology."""
    voyage.tell(turning.Used(voyage.name(player), DEVICE, technology), rules=(RULE, "GAL-037"))
    voyage.set_player(player, devices=voyage.player(player).devices - 1)
    decks.purge(voyage, DEVICE)
    technologies.research(voyage, player, technology, PRICE)
