"""The same game again: what a game that is over was dealt from, so that others can play it too (TAB-217)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.api.update import GameSeed
from engine.core import lobbies
from engine.core.capabilities import contested, files
from engine.core.errors import BadOption
from engine.core.game import AnyGame, Setup
from engine.core.options import options_of, read_options
from engine.store import SeatRow, TableRow
from engine.tables.context import Context


class Seeds:
    """Tells the seeds of games that are over."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def seed(self, table: int) -> GameSeed | None:
        """Return what a table was dealt from; ``None`` if it stays sealed, or does not decide the game alone."""
        row = await self._context.store.table(table)
        game = self._context.games.get(row.game) if row is not None else None
        if row is None or game is None:
            return None
        return seed_of(row, await self._context.store.seats(row.id), game)


def seed_of(row: TableRow, seats: tuple[SeatRow, ...], game: AnyGame) -> GameSeed | None:
    """Return what a table was dealt from.

    ``None`` before it has ended, and for a table of another sort (its key may be that of others). ``None`` where a file of
    a member or a campaign decides too. ``None`` where rivals played: a key of the bot is added to theirs each time
    (TAB-047).
    """
    if row.status != "over" or not row.setup or row.sort or row.file or row.campaign:
        return None
    played: Mapping[str, object] = msgspec.json.decode(row.setup, type=Setup).options
    try:
        chosen = read_options(game.options, {name: str(value) for name, value in played.items()})
    except BadOption:
        # The game was played with options that it has no more.
        return None
    if len(seats) > 1 and contested(game, chosen):
        return None
    options = {name: str(value) for name, value in msgspec.structs.asdict(chosen).items()}
    company = tuple(seat.level for seat in seats if seat.level)
    return GameSeed(game.key, row.key, options, _told(game, options, len(seats)), row.wait, len(seats), company)


def _told(game: AnyGame, options: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Return the names of the options that have to be chosen: without a choice a lobby would have another value."""
    usual = {option.name: option.default for option in options_of(game)}
    proposed = lobbies.lobby(game).proposed(read_options(game.options, {}), seats)
    # Where nothing was prepared, a lobby goes on after the last game of its host.
    sure = {files(game), *proposed}
    return tuple(name for name, value in options.items() if value != usual.get(name) or name in sure)
