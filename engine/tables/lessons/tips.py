"""Tips: what a member meets for the first time is explained to them once, for them alone (TAB-205)."""

from __future__ import annotations

from collections import OrderedDict

from engine.api.update import Update
from engine.core.messages import WORDS
from engine.core.tips import check_tips, tip_words
from engine.store import TipRow
from engine.tables.context import Context

ADVICE = "advice"
"""The tip, of every game, that says where to ask for advice."""
TURNS = ("turn-1", "turn-2", "turn-3")
"""Are kept beside the tips of a member, one for each of their first turns in games of a kind (`newcomers`)."""
ASKED = "asked"
"""Is kept where a member asked for advice before they were told where it is."""
TAUGHT = "taught-"
"""Begins what is kept of a tip that a lesson made needless."""
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
        told = await self.known(member)
        known = {ADVICE} if (update.game, ASKED) in told else set[str]()
        known |= {name.removeprefix(TAUGHT) for game, name in told if game == update.game}
        name = next((name for name in update.tips if name not in known), "")
        words = WORDS("tip-advice") if name == ADVICE else tip_words(update.game, name) if name else ""
        if not words or not (await self._context.store.members.member(member)).tips:
            return ""
        first = all(each in (*TURNS, ASKED) or each.startswith(TAUGHT) for _, each in told)
        await self.note(TipRow(member, update.game, name, self._context.now()))
        return WORDS("tip", tip=words, first=first)

    async def taught(self, update: Update, member: int) -> None:
        """Note that a lesson explains what an update brought about, but not where advice is found."""
        told = await self.known(member)
        for name in update.tips:
            if name != ADVICE and not {(update.game, name), (update.game, f"{TAUGHT}{name}")} & told:
                await self.note(TipRow(member, update.game, f"{TAUGHT}{name}", self._context.now()))

    async def found_advice(self, member: int, game: str) -> None:
        """Note that a member asked for advice: no tip needs to say where it is."""
        if (game, ASKED) not in await self.known(member):
            await self.note(TipRow(member, game, ASKED, self._context.now()))

    async def note(self, row: TipRow) -> None:
        """Note that a member was told a tip."""
        told = await self.known(row.member)
        await self._context.store.tips.told(row)
        told.add((row.game, row.tip))

    async def known(self, member: int) -> set[tuple[str, str]]:
        """Return what a member was told, each by its game and its name."""
        if member not in self._told:
            rows = await self._context.store.tips.of_member(member)
            self._told[member] = {(row.game, row.tip) for row in rows}
            while len(self._told) > REMEMBERED:
                self._told.popitem(last=False)
        self._told.move_to_end(member)
        return self._told[member]
