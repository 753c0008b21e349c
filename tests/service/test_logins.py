"""Logins: Discord's count of them decides how soon the bot logs in, so that no number of starts uses them up."""

from __future__ import annotations

import asyncio
import signal

import pytest

from service.logins import Logins, spanned
from tests.wire.standin import Standin

from .conftest import Started

DAY = 86_400


@pytest.mark.parametrize(
    ("remaining", "again", "shards", "pause"),
    [
        (1000, DAY, 1, 0),
        (500, DAY, 1, 0),
        # From half of them on what is left is spread over the rest of the day.
        (400, 72_000, 1, 180),
        (400, 72_000, 4, 720),
        (10, 3_600, 1, 360),
        # Too few are left: until there are new ones.
        (0, 7_200, 1, 7_200),
        (3, 7_200, 4, 7_200),
    ],
)
def test_the_fewer_are_left_the_longer_is_the_wait(remaining: int, again: int, shards: int, pause: int) -> None:
    assert Logins(1000, remaining, again).pause(shards) == pause


def test_a_unit_that_starts_the_bot_all_day_never_uses_them_up() -> None:
    remaining, clock = 1000, 0.0
    while clock < DAY:
        # It fails at once, and is started again 10 seconds later.
        clock += Logins(1000, remaining, DAY - clock).pause() + 10
        remaining -= clock < DAY
        assert remaining > 0


def test_they_are_read_from_what_discord_says() -> None:
    limit = {"total": 1000, "remaining": 7, "reset_after": 90_000, "max_concurrency": 1}
    assert Logins.read({"url": "", "shards": 1, "session_start_limit": limit}) == Logins(1000, 7, 90.0)


@pytest.mark.parametrize(
    ("seconds", "words"), [(20, "1 minute"), (3_600, "1 hour"), (12_060, "3 hours 21 minutes"), (300, "5 minutes")]
)
def test_a_wait_is_told_in_words(seconds: float, words: str) -> None:
    assert spanned(seconds) == words


@pytest.mark.whole
async def test_without_a_login_left_it_waits_says_so_once_and_can_be_stopped(standin: Standin, started: Started) -> None:
    waits = "I log in 24 hours from now: 0 of 1000 logins are left"
    standin.gateway.left = 0
    process = await started()
    await process.says(waits)
    # A moment for what should not come: a login, or the same words again.
    await asyncio.sleep(2)
    assert process.running and standin.gateway.identified == []
    process.signal(signal.SIGTERM)
    status, said = await process.ended()
    assert status == 0 and said.count(waits) == 1
