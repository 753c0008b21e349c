"""What members keep from one game to the next."""

from __future__ import annotations

from typing import Any

from engine.core.capabilities import Keeps
from engine.store import KeepsakeRow
from engine.tables.session.live import NO_KEEPER, Session


def new_keepsakes(before: Session, after: Session) -> tuple[KeepsakeRow, ...]:
    """Return what members keep from a change on: for each seat whose game has something new to keep.

    It is kept by the member whom the seat belonged to when the game began, not by its present player.
    """
    game = after.game
    if not isinstance(game, Keeps) or after.table is None or after.table is before.table:
        return ()
    found = []
    for row in after.seats:
        if row.keeper == NO_KEEPER:
            continue
        body = game.kept(after.table.state, row.seat)
        if body and body != _known(game, before, after, row.seat):
            found.append(KeepsakeRow(after.row.guild, row.keeper or row.member, after.game.key, body))
    return tuple(found)


def _known(game: Keeps[Any], before: Session, after: Session, seat: int) -> str:
    """Return what was kept of a seat before the change: at the start, what it was begun with."""
    if before.table is not None:
        return game.kept(before.table.state, seat) if seat < len(before.seats) else ""
    known = after.playing().setup.kept
    return known[seat] if seat < len(known) else ""
