"""The memory of bot players, as the store keeps it."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.bot_players import plays
from engine.core.game import AnyGame, Seat
from engine.store import BotMemoryRow

log = logging.getLogger(__name__)

NONE = BotMemoryRow(0, -1, b"")
"""Stands for nothing that is had in mind any more."""
BotMemories = Mapping[Seat, Any]
"""What is had in mind on each seat that the bot plays: a `Plays.mind` of its game."""


def memories_in(rows: Sequence[BotMemoryRow], game: AnyGame) -> BotMemories:
    """Return what is kept in mind, by seat; what cannot be read is left out, and begins anew."""
    player = plays(game)
    minds: dict[Seat, Any] = {}
    if player is None:
        return minds
    for row in rows:
        if row.seat == NONE.seat:
            continue
        try:
            minds[row.seat] = msgspec.json.decode(row.body, type=player.mind)
        except (msgspec.MsgspecError, ValueError):
            log.error("what a bot player of %s had in mind on seat %d cannot be read", game.key, row.seat)
    return minds


def new_memories(minds: BotMemories, position: int) -> tuple[BotMemoryRow, ...]:
    """Return the rows of what is in mind from a live entry on."""
    rows = tuple(BotMemoryRow(position, seat, msgspec.json.encode(mind)) for seat, mind in minds.items())
    return rows or (msgspec.structs.replace(NONE, position=position),)
