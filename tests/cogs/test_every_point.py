"""Planned crashes: a move fails, is cut off and killed at every request and every write, by number, on both stores."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
from cogs.core import retry
from cogs.messages.text import version_of
from engine import Call, GameError, Member
from playground.world import Clock, Keys, World
from service.settings import Settings

from . import halls
from .conftest import House, labels
from .points import AWAY, CUT, DISCORD, FAILS, KILLED, STORE, Points, put_up


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Points:
    """The failure; comes before ``walkers``. Pauses are short here."""
    monkeypatch.setattr(retry, "PAUSES", (0.001,))
    monkeypatch.setattr(retry, "QUICK_PAUSES", (0.001,))
    return put_up(monkeypatch)


@pytest.fixture
async def walkers(points: Points, place: Path | str) -> AsyncIterator[House]:
    """A house in which Ada and Bob walk through halls, on either store."""
    kept = {"database": str(place)} if isinstance(place, Path) else {"server": place, "database": ":memory:"}

    def make(now: Clock, keys: Keys | None) -> Any:
        return bot.create_bot(Settings(**kept), now=now, keys=keys, games={"trail": halls.GAME})

    world = await World.open(build=make, seed="lantern")
    try:
        house = House(world, "trail")
        await house.started(house.bob)
        yield house
    finally:
        points.mended()
        await world.close()


async def at(house: House) -> int:
    """Return the number of the hall where the party is, according to the store."""
    return halls.number((await house.tables._context.cache.seen(house.tavern.id)).table.state)


NEW_POST = (2, 3, 0)
"""Which of five walks have a post of their own: a typed one, and those that begin a turn."""


def in_use(house: House) -> discord.Message:
    """Return the newest post that has controls. Late updates below it have text only."""
    return next(post for post in reversed(house.posts()) if labels(post))


async def walk(house: House, *, alone: bool = False) -> None:
    """Go on to the next hall.

    Of five walks the first and third are pressed, and the second is typed. The others, and all if ``alone``, are made by
    the bot, as after a deadline.
    """
    hall = await at(house) + 1
    if hall % 5 in (1, 3) and not alone:
        await house.ada.click(in_use(house), label=f"To Hall{hall}")
    elif hall % 5 == 2 and not alone:
        await house.ada.slash(house.tavern, "walk", to=f"Hall{hall}")
    else:
        with contextlib.suppress(GameError, asyncio.CancelledError):
            call = Call(0, house.world.guild.id, house.tavern.id, Member(house.ada.id, "Ada"))
            update = await house.tables.act(call, f"walk Hall{hall} plain")
            await house.world.bot.publisher.publish(update)  # type: ignore[attr-defined]
    await house.env.settle()
    await asyncio.gather(*house.tables.outbox._notes, return_exceptions=True)


async def restarted(house: House, points: Points) -> None:
    """Restart the bot after everything works again."""
    await house.env.settle()
    await house.world.bot.close()
    points.mended()
    await house.world.restart()


async def counted(house: House, points: Points, *, anew: bool) -> list[str]:
    """Return the points of the next walk, which succeeds. With ``anew`` the bot restarts after it."""
    with points.watched():
        await walk(house)
    passed = points.passed
    if anew:
        await restarted(house, points)
    return passed


async def strike(house: House, points: Points, number: int, kind: str) -> str:
    """Let the next walk fail at a point; return a description."""
    hall = await at(house) + 1
    with points.watched(number, kind):
        await walk(house)
        assert number < len(points.passed), (number, points.passed)
        await points.struck.wait()
    return f"{kind} at {number} of the walk to {hall}: {points.passed}"


async def check(house: House, first: int, last: int, what: str) -> None:
    """Check that each walk from ``first`` to ``last`` was made once and told once, and the newest can be pressed."""
    made = [row.text for row in await house.tables._context.store.entries(1, first, last)]
    assert made == [f"walk Hall{hall} plain" for hall in range(first, last + 1)], what
    told = "\n".join(post.content for post in house.posts())
    assert {hall: told.count(f"leads on to Hall{hall}.") for hall in range(first, last + 1)} == dict.fromkeys(
        range(first, last + 1), 1
    ), what
    assert await house.tables.outbox.untold() == [], what
    newest = in_use(house)
    assert version_of(newest) == (await house.tables.views.latest(house.tavern.id)).version, what
    assert labels(newest)[0] == f"To Hall{last + 1}", what


async def everywhere(house: House, points: Points, *kinds: str, anew: bool = False) -> AsyncIterator[tuple[int, str]]:
    """Yield where and how the next walk fails, until each of five was tried at each of its points in all these ways.

    ``anew``: each is the first after a start, which makes more requests.
    """
    passed = {await at(house) % 5: await counted(house, points, anew=anew) for _ in range(5)}
    assert all(
        any(STORE in point for point in each) and any(DISCORD in point for point in each) for each in passed.values()
    )
    left = [(walked, number, kind) for walked in passed for number in range(len(passed[walked])) for kind in kinds]
    while left:
        here = await at(house) % 5
        if found := next((each for each in left if each[0] == here), None):
            left.remove(found)
            yield found[1:]
        else:
            await counted(house, points, anew=anew)


@pytest.mark.whole
@pytest.mark.rule("TAB-067")
async def test_a_bot_that_ends_at_any_point_of_a_move_has_it_made_once_and_told_once(
    walkers: House, points: Points, place: Path | str
) -> None:
    # What the bot does while Discord is away is the same on either store.
    kinds = (AWAY, KILLED) if isinstance(place, Path) else (KILLED,)
    async for number, kind in everywhere(walkers, points, *kinds, anew=True):
        hall, posts = await at(walkers) + 1, len(walkers.posts())
        what = await strike(walkers, points, number, kind)
        await restarted(walkers, points)
        if await at(walkers) < hall:
            # The move was not made, so the member presses again.
            await counted(walkers, points, anew=True)
        await check(walkers, hall, hall, what)
        assert len(walkers.posts()) == posts + (hall % 5 in NEW_POST), what


@pytest.mark.whole
@pytest.mark.rule("TAB-067")
async def test_what_goes_wrong_at_any_point_of_a_move_is_made_good_though_the_game_goes_on(
    walkers: House, points: Points
) -> None:
    first = await at(walkers) + 1
    async for number, kind in everywhere(walkers, points, FAILS, CUT, AWAY):
        hall = await at(walkers) + 1
        what = await strike(walkers, points, number, kind)
        points.mended()
        while await at(walkers) < hall + 1:
            await walk(walkers, alone=True)
        await walkers.env.advance_time(61)
        await check(walkers, hall, hall + 1, what)
    await restarted(walkers, points)
    await check(walkers, first, await at(walkers), "after a start at the end")
