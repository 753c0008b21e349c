"""The settings of a server (TAB-131, TAB-132)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from engine.api.pace import PACES, SUITED
from engine.core.errors import BadOption
from engine.core.languages import PLACES, name_of
from engine.core.messages import WORDS
from engine.store import ServerRow
from engine.tables.context import Context

T = TypeVar("T")
OPENING, KEPT = "TAB-131", "TAB-132"
MONTHS: Final = (1, 3, 6, 12, 24, 36)
"""So many months a finished table may be kept."""

FOR_NONE, FOR_SEATS, FOR_ALL = 0, 1, 2
WINDOWS_FOR: Final = (FOR_ALL, FOR_SEATS, FOR_NONE)
"""For whom tables of a server may have pages (TAB-199): everybody, those who sit there, none."""


class ServerSettings(msgspec.Struct, frozen=True):
    """What is set for a server.

    ``games`` are the keys of the games that may be opened, ``channels`` where, () for all. ``wait`` is what a lobby
    proposes, `SUITED` for what suits the players. A finished table is kept for so many ``months``. ``windows`` says for
    whom tables have pages, one of `WINDOWS_FOR`. ``language`` is that in which tables begin, "" for Discord's.
    """

    games: tuple[str, ...] = ()
    channels: tuple[int, ...] = ()
    wait: int = SUITED
    months: int = ServerRow(0).months
    windows: int = FOR_ALL
    language: str = ""

    def has(self, game: str) -> bool:
        """Return whether a game may be opened."""
        return not self.games or game in self.games

    def is_open(self, *places: int) -> bool:
        """Return whether a table may be opened in a channel, or in a thread of it: any of these ``places`` is enough."""
        return not self.channels or any(place in self.channels for place in places)


class ServerSettingsService:
    """The settings of each server. A change stops no table under way."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.windows_changed: list[Callable[[], None]] = []
        """Who is told that a server has changed for whom its tables have pages."""

    async def settings(self, guild: int) -> ServerSettings:
        """Return what is set for a server; in direct messages (0) nothing is."""
        return self._read(await self._context.store.servers.server(guild)) if guild else ServerSettings()

    async def want(
        self,
        guild: int,
        *,
        games: Sequence[str] | None = None,
        channels: Sequence[int] | None = None,
        wait: int | None = None,
        months: int | None = None,
        windows: int | None = None,
        language: str | None = None,
    ) -> ServerSettings:
        """Change what is said of a server's settings, and return them. No ``games`` and no ``channels`` are all of them.

        `BadOption` for what cannot be.
        """
        if any(key not in self._context.games for key in games or ()):
            raise BadOption(WORDS.message("settings-no-such-game"), OPENING)
        if wait is not None and wait != SUITED and wait not in PACES.values():
            raise BadOption(WORDS.message("settings-no-such-pace"), KEPT)
        if months is not None and months not in MONTHS:
            raise BadOption(WORDS.message("settings-months"), KEPT)
        if windows is not None and windows not in WINDOWS_FOR:
            raise BadOption(WORDS.message("settings-windows"), "TAB-199")
        if language and language not in PLACES:
            raise BadOption(WORDS.message("no-such-language", languages=[name_of(each) for each in PLACES]), "TAB-208")

        def wished(before: ServerRow) -> ServerRow:
            row = before if games is None else msgspec.structs.replace(before, games=self._named(games))
            row = row if channels is None else msgspec.structs.replace(row, channels=_written(sorted(channels)))
            row = row if wait is None else msgspec.structs.replace(row, wait=wait)
            row = row if months is None else msgspec.structs.replace(row, months=months)
            row = row if language is None else msgspec.structs.replace(row, language=language)
            return row if windows is None else msgspec.structs.replace(row, windows=windows)

        changed = self._read(await self._context.store.servers.change(guild, wished))
        if windows is not None:
            for told in self.windows_changed:
                told()
        return changed

    async def as_usual(self, guild: int) -> ServerSettings:
        """Let a server have what every server has."""
        usual = self._read(await self._context.store.servers.change(guild, lambda row: ServerRow(row.guild)))
        for told in self.windows_changed:
            told()
        return usual

    async def retention(self, guild: int) -> int:
        """Return how many months a finished table of a server is kept (TAB-132)."""
        return (await self.settings(guild)).months

    def _named(self, games: Sequence[str]) -> str:
        """Return the list of some games; all that are here are every game, also those to come."""
        return _written(sorted(games)) if set(games) != set(self._context.games) else ""

    def _read(self, row: ServerRow) -> ServerSettings:
        """Return the settings that a row holds.

        A list that cannot be read allows all. So does a list of games none of which is here any more.
        """
        known = tuple(key for key in self._context.games if key in _list_in(row.games, list[str]))
        channels = tuple(_list_in(row.channels, list[int]))
        return ServerSettings(known, channels, row.wait, row.months, row.windows, row.language)


def _written(values: Sequence[str] | Sequence[int]) -> str:
    return msgspec.json.encode(values).decode() if values else ""


def _list_in(text: str, kind: type[list[T]]) -> list[T]:
    try:
        return msgspec.json.decode(text, type=kind) if text else []
    except msgspec.MsgspecError:
        return []
