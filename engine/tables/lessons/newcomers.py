"""Who is new to a game is offered advice by itself in their first turns (TAB-109)."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from engine.api.update import Call, Update
from engine.core import capabilities
from engine.store import TipRow
from engine.tables.context import Context
from engine.tables.lessons.tips import ADVICE, TURNS, Tips
from engine.tables.session.live import Session
from engine.tables.updates.post_merging import BETWEEN
from engine.tables.updates.update import how_far
from engine.tables.views.panel import is_advised

REMEMBERED = 2048
"""Of how many members it is known in mind that they have finished a game of a kind."""


class Newcomers:
    """Offers advice to those who have never finished a game of this kind."""

    def __init__(self, context: Context, tips: Tips) -> None:
        self._context = context
        self._tips = tips
        self._old_hands: OrderedDict[tuple[int, str], None] = OrderedDict()

    async def offered(self, before: Session, after: Session, update: Update, call: Call | None) -> Update:
        """Return an update whose post offers advice where all who play are new, and those awaited are in their first turns.

        A post is the same for everybody: where some have played before, it would tell who has not. Who is new is then told
        once where advice is to be had, as they are once their first turns are over. A person alone with bots is not: each
        post of theirs has the button. The caller's turn counts if it ended.
        """
        if after.row.status != "running" or after.row.sort or after.table is None or not after.hints:
            return update
        game, caller = after.game.key, None if call is None else call.member.id
        if caller is not None and _has_ended_turn(before, after, caller):
            await self._count(caller, game)
        playing = [row.member for row in after.here if not row.master]
        awaited = [after.seats[seat].member for seat in after.awaited if is_advised(after, seat)]
        alike = bool(awaited) and len(awaited) == len(after.awaited) and after.ballot is None
        update = msgspec.structs.replace(update, controls=msgspec.structs.replace(update.controls, advised=alike))
        if (
            alike
            and await self._are_new(playing, game)
            and all([await self._turns(each, game) < len(TURNS) for each in awaited])
        ):
            return msgspec.structs.replace(update, controls=msgspec.structs.replace(update.controls, advice=True))
        if caller in playing and await self._turns(caller, game) and await self._are_new([caller], game):
            over = await self._turns(caller, game) == len(TURNS)
            if alike and len(playing) == 1:
                return update
            if over or not await self._are_new(playing, game):
                return msgspec.structs.replace(update, tips=(*update.tips, ADVICE))
        return update

    async def _count(self, member: int, game: str) -> None:
        """Note that a member has had one more of their first turns in games of a kind."""
        had = await self._turns(member, game)
        if had < len(TURNS) and await self._are_new([member], game):
            await self._tips.note(TipRow(member, game, TURNS[had], self._context.now()))

    async def _turns(self, member: int, game: str) -> int:
        told = await self._tips.known(member)
        return sum((game, turn) in told for turn in TURNS)

    async def _are_new(self, members: list[int], game: str) -> bool:
        """Return whether none of these members has ever finished a game of this kind."""
        for member in members:
            if (member, game) in self._old_hands:
                return False
            if await self._context.store.members.has_finished(member, game):
                self._old_hands[member, game] = None
                while len(self._old_hands) > REMEMBERED:
                    self._old_hands.popitem(last=False)
                return False
        return True


def _has_ended_turn(before: Session, after: Session, member: int) -> bool:
    """Return whether a member was asked something, and their turn has ended.

    Where a game counts no turns it ends when others are asked, or with the round. What is chosen before the first turn is
    none.
    """
    seat = before.seat_of(member)
    if before.table is None or seat is None or seat not in before.awaited:
        return False
    if capabilities.setting_up(before.game, before.table.state, before.awaited):
        return False
    if before.turn_number != BETWEEN:
        return before.turn_number != after.turn_number
    return seat not in after.awaited or how_far(before.view_cache.status) != how_far(after.view_cache.status)
