"""/keeper doctor: the problems of a server, each with its remedy, and repaired by the bot if it can."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from tests.cogs.conftest import House, labels
from tests.cogs.managing import keeper, lines, manager
from tests.cogs.test_keeper_tables import forbid

WELL = "**All is well**: {}, and I may do here what I need."


async def doctor(house: House, mara: Any) -> Any:
    return await keeper(house, mara, "doctor")


async def spoil(house: House, sql: str) -> None:
    await house.tables._context.store._database.write(lambda connection: connection.execute(sql))


@pytest.mark.rule("TAB-133")
async def test_where_all_is_well_it_says_so_in_one_line(house: House) -> None:
    mara = manager(house)
    assert lines(await doctor(house, mara)) == [WELL.format("no table is in use")]
    await house.started(house.bob)
    await house.lobby(channel=house.crypt)
    shown = await doctor(house, mara)
    assert lines(shown) == [WELL.format("2 tables are in use")] and labels(shown.message) == ["Look again"]


@pytest.mark.rule("TAB-133")
@pytest.mark.parametrize(
    ("denied", "words"),
    [
        (discord.Permissions(view_channel=True), "I may not View Channel."),
        (discord.Permissions(send_messages=True), "I may not Send Messages."),
        (discord.Permissions(attach_files=True), "I may not Attach Files."),
        (discord.Permissions(read_message_history=True), "I may not Read Message History."),
    ],
)
async def test_each_permission_that_is_missing_is_named_with_its_remedy(
    house: House, denied: discord.Permissions, words: str
) -> None:
    mara = manager(house)
    await house.started(house.bob, channel=house.crypt)
    forbid(house, house.crypt.id, house.world.guild.id, denied)
    shown = await doctor(house, mara)
    assert lines(shown)[:2] == [
        f"**<#{house.crypt.id}>** Toy",
        f"- {words} Edit channel > Permissions: allow me this, there or by my role.",
    ]
    assert len(lines(shown)) == 2, "of the rest nothing is said that follows from it"


@pytest.mark.rule("TAB-133")
async def test_the_channel_where_it_is_asked_is_looked_at_too(house: House) -> None:
    mara = manager(house)
    forbid(house, house.tavern.id, house.world.guild.id, discord.Permissions(attach_files=True))
    assert lines(await doctor(house, mara)) == [
        f"**<#{house.tavern.id}>**",
        "- I may not Attach Files. Edit channel > Permissions: allow me this, there or by my role.",
    ]


@pytest.mark.rule("TAB-133")
async def test_a_post_that_is_gone_is_posted_anew(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    house.env.backend.delete_message(house.tavern.id, house.newest().id)
    await house.lobby(channel=house.crypt)
    house.env.backend.delete_message(house.crypt.id, house.newest(house.crypt).id)
    await house.world.restart()
    shown = await doctor(house, mara)
    assert [line for line in lines(shown) if line.startswith("-")] == 2 * ["- My last post is gone."]
    assert labels(shown.message) == ["#tavern: Post anew", "#crypt: Post anew", "Look again"]
    await mara.click(shown, custom_id="mend:1.0:anew")
    assert "Mara has me post this anew." in house.newest().content and house.newest().attachments
    assert labels(house.newest()) != []
    await mara.click(shown, custom_id="mend:2.0:anew")
    assert "(1 of 4)" in house.newest(house.crypt).content
    assert lines(shown) == [WELL.format("2 tables are in use")]


@pytest.mark.rule("TAB-133")
async def test_what_is_untold_is_told(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    await spoil(house, "UPDATE updates SET told = 0 WHERE id = (SELECT max(id) FROM updates)")
    house.world.bot.publisher._published.clear()  # type: ignore[attr-defined]
    shown = await doctor(house, mara)
    assert "- 1 change is not posted yet." in lines(shown)
    await mara.click(shown, label="#tavern: Post what is missing")
    assert lines(shown) == [WELL.format("1 table is in use")]


@pytest.mark.rule("TAB-133")
async def test_a_table_that_sleeps_is_woken_and_one_whose_channel_is_gone_is_moved(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob, wait="live")
    await house.started(house.bob, channel=house.crypt)
    house.env.backend.delete_channel(house.crypt.id)
    await house.world.wait(timedelta(hours=1))
    shown = await doctor(house, mara)
    assert [line for line in lines(shown) if line.startswith("-")] == [
        "- The table sleeps: no one was about. Anyone who plays there wakes it, or you do.",
        "- Its channel is gone.",
    ]
    await mara.click(shown, label="#tavern: Wake")
    assert "Mara wakes the table." in house.newest().content
    await mara.click(shown, label="Toy: Move or end")
    assert labels(shown.message) == ["Wake", "End", "Back"]


@pytest.mark.rule("TAB-133")
@pytest.mark.parametrize("sql", ["UPDATE snapshots SET state = '{}'", "UPDATE tables SET due = 'soon', asked = 'then'"])
async def test_a_broken_table_is_put_away(house: House, sql: str) -> None:
    mara = manager(house)
    await house.started(house.bob)
    await spoil(house, sql)
    await house.world.restart()
    shown = await doctor(house, mara)
    (line,) = (line for line in lines(shown) if line.startswith("-"))
    assert line.endswith("cannot be read. It can only be put away.")
    await mara.click(shown, label=labels(shown.message)[0])
    assert lines(shown) == [WELL.format("no table is in use")]
    await house.lobby()
    assert "(1 of 4)" in house.newest().content


@pytest.mark.rule("TAB-133")
async def test_a_sound_table_is_never_put_away(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    await spoil(house, "UPDATE snapshots SET state = '{}'")
    await house.world.restart()
    shown = await doctor(house, mara)
    await mara.slash(house.tavern, "delve end")
    await house.lobby()
    await mara.click(shown, label="#tavern: Put away")
    assert "I no longer know that button" in shown.message.content or "sound" in shown.message.content
    assert (await house.tables.views.latest(house.tavern.id)).lobby is not None


@pytest.mark.rule("TAB-133")
async def test_threads_locked_or_archived_are_named_and_the_second_is_opened(house: House) -> None:
    mara = manager(house)
    role = next(role for role in house.env.backend.guilds[house.world.guild.id].roles.values() if role.managed)
    role.permissions |= discord.Permissions(create_public_threads=True, manage_channels=True).value
    await house.ada.slash(house.tavern, "delve new", game="toy", place="thread")
    await house.env.settle()
    (thread,) = house.tavern.threads
    stored = house.env.backend.channels[thread.id].thread_metadata
    stored.archived = stored.locked = True
    await house.world.restart()
    words = "- This thread is locked. A member who manages threads can unlock it, or allow me Manage Threads."
    assert lines(await doctor(house, mara))[1] == words
    stored.locked = False
    await house.world.restart()
    shown = await doctor(house, mara)
    assert lines(shown)[1] == "- This thread is archived."
    await mara.click(shown, label=f"#{thread.name}: Open the thread")
    assert not stored.archived and lines(shown) == [WELL.format("1 table is in use")]


@pytest.mark.rule("TAB-133")
async def test_what_is_overdue_is_told(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    await spoil(house, "UPDATE tables SET alarm = 1000, due = 1000")
    assert lines(await doctor(house, mara))[1] == (
        "- My move for an absent player is overdue here. I try again each hour; the host may `/delve skip`."
    )
