"""What members press under an answer of the rules desk, counted by words and entry, never by member."""

from __future__ import annotations

from engine.store.rule_gaps import RuleGap
from engine.tables.context import Context


class RuleGaps:
    """Counts presses that say that an answer was not the one."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.counts = True
        """Whether anything is counted: the operator may switch it off."""

    async def chosen(self, words: str, entry: str) -> None:
        """Note that an entry was chosen for a question with these words, though another was first."""
        await self._count(RuleGap(_sorted(words), entry, 1, 0))

    async def missed(self, words: str, entry: str) -> None:
        """Note that an entry was first and was not it."""
        await self._count(RuleGap(_sorted(words), entry, 0, 1))

    async def _count(self, gap: RuleGap) -> None:
        if self.counts and gap.words:
            await self._context.store.rule_gaps.count(gap)


def _sorted(words: str) -> str:
    return " ".join(sorted(set(words.split())))
