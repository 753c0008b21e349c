"""How the bot ends: each code with which Discord closes for good has words that say what to do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from service.endings import CLOSED, FOR_GOOD, why_not
from tests.wire.standin import Standin

from .conftest import Started, until


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=None, code=code)


@pytest.mark.parametrize(
    ("code", "about", "remedy"),
    [
        (4004, "DISCORD_TOKEN", "Copy the token anew"),
        (4010, "shard", "Look at SHARDS"),
        (4011, "more shards", "Leave SHARDS empty"),
        (4012, "version of its gateway", "Update me"),
        (4013, "intents", "Update me"),
        (4014, "intents", "Switch it on in the developer portal"),
    ],
)
def test_a_connection_closed_for_good_is_told_with_its_remedy(code: int, about: str, remedy: str) -> None:
    found = why_not(closed(code))
    assert found is not None and found[1] == FOR_GOOD
    assert about in found[0] and remedy in found[0] and str(code) not in found[0]


def test_what_discord_py_makes_of_intents_that_are_not_granted_is_told_alike() -> None:
    assert why_not(discord.PrivilegedIntentsRequired(None)) == why_not(closed(4014))


def test_an_unknown_code_keeps_its_number() -> None:
    found = why_not(closed(4099))
    assert found is not None and found[1] == FOR_GOOD and "4099" in found[0]


@pytest.mark.whole
@pytest.mark.parametrize("code", sorted(CLOSED))
async def test_a_process_that_discord_lets_in_no_more_ends_in_words(standin: Standin, started: Started, code: int) -> None:
    process = await started()

    async def is_in() -> bool:
        return standin.ready.is_set()

    await until(is_in, process)
    # A connection that is lost while it closes keeps no code: discord.py tries again, and Discord closes again.
    await standin.gateway.bar(code)
    status, said = await process.ended()
    assert (status, said.splitlines()[-1], "Traceback" in said) == (FOR_GOOD, CLOSED[code], False), said
