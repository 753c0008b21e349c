"""Tips: what a member meets for the first time is explained to them once, for them alone (TAB-205)."""

from __future__ import annotations

from collections import OrderedDict

from engine.core.messages import WORDS
from engine.core.tips import check_tips, tip_words
from engine.store import TipRow
from engine.tables.context import Context
from engine.update import Update

REMEMBERED = 2048
"""Of how many members it is known in mind what they were told."""


class Tips:
    """Tells members what they meet for the first time."""

    def __init__(self, context: Context) -> None:
        check_tips(context.games)
        self._context = context
        self._told: OrderedDict[int, set[tuple[str, str]]] = OrderedDict()

    def forget(self, member: int) -> None:
        """Forget what a member was told."""
        self._told.pop(member, None)

    async def next_for(self, update: Update, member: int) -> str:
        """Return the tip for a member who brought an update about, "" for none: at most one at a time, each once.

        That they were told is saved before it is returned. Once a game has ended there is none.
        """
        if not update.tips or update.again or update.kind == "end":
            return ""
        told = await self._known(member)
        name = next((name for name in update.tips if (update.game, name) not in told), "")
        words = tip_words(update.game, name) if name else ""
        if not words or not (await self._context.store.members.member(member)).tips:
            return ""
        await self._context.store.tips.told(TipRow(member, update.game, name, self._context.now()))
        told.add((update.game, name))
        return WORDS("tip", tip=words, first=len(told) == 1)

    async def _known(self, member: int) -> set[tuple[str, str]]:
        """Return what a member was told."""
        if member not in self._told:
            rows = await self._context.store.tips.of_member(member)
            self._told[member] = {(row.game, row.tip) for row in rows}
            while len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        self._told.move_to_end(member)
        return self._told[member]
