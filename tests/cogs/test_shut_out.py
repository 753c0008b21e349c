"""Members and servers that the operator shuts out beside the running bot, and how much a member may have at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.core.usage_limits import ALLOWED, Costly, UsageLimits
from delvekeeper.__main__ import main
from engine import Member, NotAllowed

from .conftest import House, labels, said

TOLD = "The operator of this bot has shut you out. `/privacy` still shows and deletes what I keep of you. (TAB-206)"


async def operator(house: House, what: str, *who: object) -> int:
    """Do what the operator types, and return the exit status."""
    database = house.world.bot.settings.database  # type: ignore[attr-defined]
    return await asyncio.to_thread(main, [what, str(database), *map(str, who)])


async def minute(house: House) -> None:
    """Let the clock of the bot go round once."""
    bot: Any = house.world.bot
    await bot.cogs["Clock"].tick.coro(bot.cogs["Clock"])


@pytest.mark.rule("TAB-206")
async def test_a_member_who_is_shut_out_is_told_so_by_every_command_and_control(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    await house.started(house.bob)
    before = len(house.posts())
    control = labels(house.newest())[0]
    assert await operator(house, "block", "member", house.bob.id) == 0
    assert said(await house.bob.slash(house.tavern, "status")) != TOLD, "the list is read once a minute"
    await minute(house)
    for command in ("status", "help", "rules"):
        assert said(await house.bob.slash(house.tavern, command)) == TOLD
    assert said(await house.bob.click(house.newest(), label=control)) == TOLD
    assert await house.bob.autocomplete(house.tavern, "map", "around", "") == []
    assert "What I keep about you:" in said(await house.bob.slash(house.tavern, "privacy show"))
    assert "**Shut out** by the operator" in said(await house.bob.slash(house.tavern, "privacy show"))
    assert len(house.posts()) == before
    assert said(await house.ada.slash(house.tavern, "status")) != TOLD
    capsys.readouterr()
    assert await operator(house, "blocked") == 0 and capsys.readouterr().out.startswith(f"member {house.bob.id}, since ")
    assert await operator(house, "unblock", "member", house.bob.id) == 0
    await minute(house)
    assert said(await house.bob.slash(house.tavern, "status")) != TOLD


@pytest.mark.rule("TAB-206")
async def test_a_deletion_keeps_that_a_member_is_shut_out(house: House) -> None:
    assert await operator(house, "block", "member", house.bob.id) == 0
    await house.tables.privacy.forget(Member(house.bob.id, "Bob"))
    kept = said(await house.bob.slash(house.tavern, "privacy show"))
    assert kept.startswith("I keep nothing about you, but that the operator has shut you out.")
    assert b'"shut_out": [\n' in await house.tables.privacy.export(Member(house.bob.id, "Bob"))


@pytest.mark.rule("TAB-206")
async def test_the_bot_leaves_a_server_that_is_shut_out(house: House) -> None:
    bot: discord.Client = house.world.bot
    (guild,) = bot.guilds
    assert await operator(house, "block", "server", guild.id) == 0
    await minute(house)
    assert not bot.guilds


def test_what_cannot_be_shut_out_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "delves.sqlite3"
    assert main(["block", str(file), "member", "5"]) == 2
    assert main(["backup", str(file), str(tmp_path / "copy")]) == 2
    file.touch()
    assert main(["block", str(file), "channel", "5"]) == 2 and "is a member or a server" in capsys.readouterr().err
    assert main(["block", str(file), "member", "@bob"]) == 2 and "no number of Discord's" in capsys.readouterr().err
    assert main(["unblock", str(file), "member", "5"]) == 2 and "is not shut out" in capsys.readouterr().err
    assert main(["blocked", str(file)]) == 0 and capsys.readouterr().out == "No one is shut out.\n"


@pytest.mark.rule("TAB-207")
async def test_large_maps_are_limited_for_each_member_and_moves_are_not(house: House) -> None:
    bot: Any = house.world.bot
    await house.started(house.bob)
    most, minutes = ALLOWED[Costly.PICTURE]
    for _ in range(most):
        shown = await house.ada.slash(house.tavern, "map")
        assert "enough" not in said(shown)
    refused = said(await house.ada.slash(house.tavern, "map"))
    assert refused == "That is enough for now: a member may have 60 maps in a minute. Try again in a minute. (TAB-207)"
    assert "enough" not in said(await house.bob.slash(house.tavern, "map"))
    assert "enough" not in said(await house.ada.slash(house.tavern, "status"))
    assert (most, minutes) == (60, 1) and isinstance(bot.usage_limits, UsageLimits)


@pytest.mark.rule("TAB-207")
@pytest.mark.parametrize(("what", "most"), [(Costly.FILM, 4), (Costly.EXPORT, 8), (Costly.FILE, 20)])
def test_films_and_files_are_limited_in_ten_minutes(what: Costly, most: int) -> None:
    usage_limits, asked = UsageLimits(), _Asked(7)
    for _ in range(most):
        usage_limits.take(asked, what)
    with pytest.raises(NotAllowed, match=f"{most} .* in 10 minutes. Try again in 10 minutes"):
        usage_limits.take(asked, what)
    usage_limits.take(_Asked(8), what)


class _Asked:
    """What the limits need of an interaction: who asks."""

    def __init__(self, member: int) -> None:
        self.user = discord.Object(member)
