"""Two weeks at a table of each game: no member waits long for one who stays away, and nothing is played while all are
away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from engine.api.update import Member, Update
from engine.core.game import AnyGame
from tests.tables.house import ADA, BOB, CY, HOME, House

HALF_DAY = 12
PARTY = (ADA, BOB, CY)
MOST_AT_ONCE = 10
"""How many moves a member makes who looks in twice a day."""


class Fortnight:
    """A table of three, of whom some look in twice a day and play at random. What is told is kept. What came of long waits
    is kept apart (``waited``): a member who misses a short question may well be present."""

    def __init__(self, house: House, seed: str) -> None:
        self.house = house
        self.told: list[Update] = []
        self.waited: list[Update] = []
        self._chance = Random(seed)

    async def begin(self, game: AnyGame) -> None:
        await self.house.tables.lobby.gather(self.house.call(ADA), game.key, {})
        for member in (BOB, CY):
            await self.house.tables.lobby.join(self.house.call(member))
        self.told.append(await self.house.tables.lobby.start(self.house.call(ADA), quick=True))

    async def live(self, days: int, present: Sequence[Member]) -> None:
        for _ in range(days * 24):
            self.house.wait(1)
            hurried = (await self.house.tables._context.cache.held(HOME)).hurried
            told = await self.house.overdue()
            self.told += told
            self.waited += () if hurried else told
            if self.house.clock.hour % HALF_DAY == 0:
                await self._look_in(present)

    async def _look_in(self, present: Sequence[Member]) -> None:
        for _ in range(MOST_AT_ONCE):
            live = await self.house.tables._context.cache.held(HOME)
            seats = [seat for seat in live.awaited if live.member(seat) in present]
            if not seats or live.row.status != "running" or live.row.rest:
                return
            seat = self._chance.choice(seats)
            ways = [way for way in live.view_cache.ways(seat) if not way.choice.sure]
            move = self._chance.choice(ways or live.view_cache.ways(seat)).move
            self.told.append(await self.house.act(live.member(seat), str(move)))

    async def digest(self) -> str:
        last = (await self.house.tables._context.cache.held(HOME)).last
        assert last is not None
        return last.digest

    async def is_over(self) -> bool:
        return (await self.house.tables._context.cache.held(HOME)).row.status == "over"


async def opened(tmp_path: Path, game: AnyGame) -> House:
    house = House(tmp_path / "delves.db")
    await house.open({game.key: game})
    return house


@pytest.mark.rule("TAB-095", "TAB-093")
async def test_where_no_member_comes_the_table_sleeps_after_four_posts_and_wakes_as_it_was(
    game: AnyGame, tmp_path: Path
) -> None:
    house = await opened(tmp_path, game)
    table = Fortnight(house, game.key)
    await table.begin(game)
    begun = len(table.told)
    await table.live(7, ())
    await house.reopen(house.tables.games)
    asleep = await table.digest()
    await table.live(7, ())
    await house.reopen(house.tables.games)
    posts = table.told[begun:]
    assert len(posts) <= 4 and posts[-1].kind == "sleep"
    assert not posts[-1].mention and not posts[-1].awaited and posts[-1].due == 0
    calls = Counter(member for update in table.told for member in update.mention)
    assert max(calls.values()) <= 4
    assert asleep == await table.digest()
    woken = await house.tables.pauses.wake(house.call(BOB))
    assert await table.digest() == asleep and woken.awaited
    assert set(woken.mention) == {member.id for member in woken.awaited} - {BOB.id}
    await house.tables.close()


@pytest.mark.rule("TAB-094")
async def test_a_party_waits_twice_at_most_for_a_member_who_does_not_come(game: AnyGame, tmp_path: Path) -> None:
    house = await opened(tmp_path, game)
    table = Fortnight(house, game.key)
    await table.begin(game)
    await table.live(7, (ADA, BOB))
    await house.reopen(house.tables.games)
    await table.live(7, (ADA, BOB))
    calls = Counter(member for update in table.told for member in update.mention)
    assert 1 <= calls[CY.id] <= 4, calls
    # Where others were about the time is just up; that Cy is away is told all the same.
    missed = [update for update in table.waited if CY in update.away or update.story.startswith("No word from Cy,")]
    assert len(missed) <= 2, [update.story for update in missed]
    live = await house.tables._context.cache.held(HOME)
    assert live.row.status == "over" or live.is_away(2) or not missed[1:]
    assert sum(CY in update.away for update in table.told) == (1 if len(missed) == 2 else 0)
    await house.tables.close()
