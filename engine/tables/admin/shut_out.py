"""Members and servers that the operator has shut out (TAB-206)."""

from __future__ import annotations

from typing import Final

from engine.core.errors import NotAllowed
from engine.core.messages import WORDS
from engine.store.shut_out import MEMBER, SERVER
from engine.tables.context import Context

RULE: Final = "TAB-206"


class ShutOut:
    """Says who is shut out, from the list as it was read last: the operator changes it beside the running bot."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._listed: frozenset[tuple[str, int]] = frozenset()

    async def read(self) -> None:
        """Read the list."""
        self._listed = frozenset((row.kind, row.number) for row in await self._context.store.shut_out.every())

    def server(self, guild: int) -> bool:
        """Return whether a server is shut out."""
        return (SERVER, guild) in self._listed

    def check(self, member: int, guild: int) -> None:
        """Raise `NotAllowed` if a member, or the server where they press or type (0: none), is shut out."""
        if (MEMBER, member) in self._listed:
            raise NotAllowed(WORDS("shut-out-member"), RULE)
        if self.server(guild):
            raise NotAllowed(WORDS("shut-out-server"), RULE)
