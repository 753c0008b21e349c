"""Company: the house takes seats, gives them up, and says what it would do (see `hiring` and `thinking`)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core.errors import GameError, NotAllowed, NotYourTurn
from engine.update import Call, Hint, Update

from . import hiring
from .live import Live
from .memory import Memory
from .telling import Step, not_your_turn
from .thinking import Thinker, advised, failed

ADVICE = "TAB-105"
MOST = 3
"""So many moves are advised at most."""


class Company:
    """House players at all tables. ``command`` does something at the table of a call."""

    def __init__(
        self,
        memory: Memory,
        command: Callable[[Call, Callable[[Live], Step]], Awaitable[Update]],
        thinker: Thinker,
    ) -> None:
        self._memory = memory
        self._command = command
        self._thinker = thinker

    async def hire(self, call: Call, level: str, count: int = 1) -> Update:
        """Hire house players of a level ("easy-going", "steady", "sharp") for seats of the lobby; for the host."""
        return await self._command(call, lambda live: hiring.hire(live, call, level, count))

    async def dismiss(self, call: Call, name: str = "") -> Update:
        """Let a house player go from the lobby, the last one where none is named; for the host."""
        return await self._command(call, lambda live: hiring.dismiss(live, call, name))

    async def adjust(self, call: Call, name: str, level: str) -> Update:
        """Let a house player in the lobby play at another level; for the host."""
        return await self._command(call, lambda live: hiring.adjust(live, call, name, level))

    async def names(self, channel: int) -> tuple[str, ...]:
        """Return those of the company who sit in a channel, () where there is no table."""
        try:
            return tuple(row.name for row in (await self._memory.seen(channel)).company)
        except GameError:
            return ()

    async def hint(self, call: Call) -> tuple[Hint, ...]:
        """Return the two or three moves that the house would think of first on the caller's seat, the best first, for them
        alone. `NotAllowed` where those who sit did not agree to advice, `NotYourTurn` where nothing is asked of them."""
        live = await self._memory.seen(call.channel)
        return await self._thinker.apart(lambda: _hints(live, call))


def _hints(live: Live, call: Call) -> tuple[Hint, ...]:
    live.playing()
    seat = live.seat(call)
    if not live.has_company:
        raise GameError(f"I have nobody who knows {live.game.title} well enough to give advice.", ADVICE)
    if not live.hints:
        raise NotAllowed("You play against each other, and did not agree to advice from me in the lobby.", ADVICE)
    if live.is_masters(seat):
        raise NotAllowed("A game master gets no advice: that is for players.", ADVICE)
    if seat not in live.awaited:
        raise not_your_turn(live, seat) if live.row.status == "running" else NotYourTurn("Nothing is asked of you.")
    try:
        found = advised(live, seat)
        shown = [(live.standing.choice(seat, one.move), one) for one in found[:MOST]]
        return tuple(Hint(choice.label, one.why, str(one.move), choice.sure != "") for choice, one in shown)
    except Exception as error:
        failed(live, seat, "cannot advise", error)
        raise GameError("Nothing comes to my mind just now.", ADVICE) from error
