"""/keeper backup and restore: for the owner and administrators, with one question."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor

from tests.cogs.conftest import House, labels, said
from tests.cogs.managing import joins, keeper, lines, manager

ROWS = ("updates", "named", "invitations", "minds", "plans", "seen", "files", "snapshots", "journal", "seats", "tables")


def owner(house: House) -> MemberActor:
    """Let Eve come, an administrator."""
    return joins(house, "Eve", discord.Permissions(administrator=True))


async def file_of(house: House, who: MemberActor) -> tuple[Any, bytes]:
    shown = await keeper(house, who, "backup")
    (file,) = shown.message.attachments
    assert file.filename.endswith(".delves")
    return shown, await file.read()


async def lose(house: House, *more: str) -> None:
    async def work(connection: Any) -> None:
        for table in (*ROWS, *more):
            await connection.execute(f"DELETE FROM {table}")

    await house.tables._context.store._database.write(work)
    await house.world.restart()


def attached(file: bytes) -> Any:
    return ("backup.delves", file)


@pytest.mark.rule("TAB-136")
async def test_who_manages_the_server_only_is_refused(house: House) -> None:
    mara = manager(house)
    words = "Only the owner of this server or an administrator can do that. (TAB-136)"
    assert said(await mara.slash(house.tavern, "keeper backup")) == words
    assert said(await mara.slash(house.tavern, "keeper restore", file=attached(b"x"))) == words


@pytest.mark.rule("TAB-136", "TAB-137")
async def test_the_owner_alone_sees_it_and_is_told_what_is_in_it(house: House) -> None:
    eve = owner(house)
    await house.started(house.bob)
    posts = len(house.posts())
    shown, file = await file_of(house, eve)
    assert lines(shown)[0] == (
        "A copy of this server's tables: 0 ended, 1 in use. Those in use are sealed: what a seat hides "
        "no one reads there, not even you. `/keeper restore` brings back what is missing here."
    )
    assert len(house.posts()) == posts and len(file) > 1000
    # Names and cards of a running game cannot be read in it.
    for word in (b"Ada", b"Bob", b"toy"):
        assert word not in file


@pytest.mark.rule("TAB-138")
async def test_one_question_and_all_is_back_and_played_on(house: House) -> None:
    eve = owner(house)
    await house.started(house.bob)
    await house.lobby(channel=house.crypt)
    _, file = await file_of(house, eve)
    await lose(house)
    shown = await keeper(house, eve, "restore", file=attached(file))
    assert lines(shown)[0].startswith("A backup of this server, made <t:")
    assert lines(shown)[1:] == [
        f"- Toy, asleep, to <#{house.tavern.id}>",
        f"- Toy, gathering, to <#{house.crypt.id}>",
        "-# What is asleep is woken by anyone who plays there; no one is called.",
    ]
    assert labels(shown.message) == ["Restore", "No"]
    await eve.click(shown, label="Restore")
    assert lines(shown) == ["It is done. 2 tables in use are back."]
    post = house.newest()
    assert "Eve brings the table back from a backup." in post.content and "<@" not in post.content
    assert labels(post) == ["Wake"] and "(1 of 4)" in house.newest(house.crypt).content
    await house.bob.click(post, label="Wake")
    card = await house.first(house.ada, "draft", "card")
    assert (await house.ada.slash(house.tavern, "draft", card=card)).acknowledged
    # A second press or request restores nothing twice.
    again = await keeper(house, eve, "restore", file=attached(file))
    assert lines(again)[0].endswith("Nothing of it is missing here.") and labels(again.message) == []
    assert lines(again)[1] == "-# Here already, and left as they are: 2."


@pytest.mark.rule("TAB-138")
async def test_what_has_ended_comes_back_without_a_word_of_tables_in_use(house: House) -> None:
    eve = owner(house)
    await house.started(house.bob)
    asked = await eve.slash(house.tavern, "delve end")
    await eve.click(asked.response, label="End it")
    _, file = await file_of(house, eve)
    await lose(house)
    shown = await keeper(house, eve, "restore", file=attached(file))
    assert lines(shown)[1:] == ["- 1 table ended"]
    await eve.click(shown, label="Restore")
    assert lines(shown) == ["It is done."]
    assert (await house.tables.views.latest(house.tavern.id)).kind == "end"


@pytest.mark.rule("TAB-138")
async def test_no_is_no_and_a_file_that_is_none_is_refused(house: House) -> None:
    eve = owner(house)
    await house.started(house.bob)
    _, file = await file_of(house, eve)
    await lose(house)
    shown = await keeper(house, eve, "restore", file=attached(file))
    await eve.click(shown, label="No")
    assert lines(shown) == ["Nothing was restored."]
    assert await house.tables.admin.held(house.world.guild.id) == ()
    refused = await eve.slash(house.tavern, "keeper restore", file=attached(b"not one"))
    assert said(refused).startswith("That file is no backup of mine.")
    shown = await keeper(house, eve, "restore", file=attached(file))
    await house.world.restart()
    await eve.click(shown, label="Restore")
    assert "at hand any more" in shown.message.content


@pytest.mark.rule("TAB-137")
async def test_what_another_bot_sealed_is_not_said_to_be_nothing(house: House) -> None:
    eve = owner(house)
    await house.started(house.bob)
    _, file = await file_of(house, eve)
    await lose(house, "seals")
    shown = await keeper(house, eve, "restore", file=attached(file))
    assert "I can open no table of it." in lines(shown)[0]
    assert "nothing vouches for who wrote it" in lines(shown)[1]


@pytest.mark.rule("TAB-138")
async def test_where_its_channel_is_gone_it_waits_to_be_moved(house: House) -> None:
    eve = owner(house)
    await house.started(house.bob, channel=house.crypt)
    _, file = await file_of(house, eve)
    await lose(house)
    house.env.backend.delete_channel(house.crypt.id)
    await house.env.settle()
    shown = await keeper(house, eve, "restore", file=attached(file))
    assert lines(shown)[1] == "- Toy, asleep, with no place yet: its channel is taken, gone, or closed to me"
    await eve.click(shown, label="Restore")
    assert lines(shown)[0].endswith("1 has no place yet: `/keeper tables` moves it to one.")
    # Those who play there find it in their list, and the doctor says what to do.
    assert "no place yet" in said(await house.ada.slash(house.tavern, "games")).lower()
    doctor = await keeper(house, eve, "doctor")
    assert lines(doctor)[1] == "- It was restored and has no place yet." and labels(doctor.message)[0] == "Toy: Move or end"
    await eve.click(doctor, label="Toy: Move or end")
    menu = next(item for row in doctor.message.components for item in row.children if item.custom_id.endswith(":move"))
    await eve.select(doctor, [house.tower], custom_id=menu.custom_id)
    assert "Eve brings the table here." in house.newest(house.tower).content
    await house.ada.click(house.newest(house.tower), label="Wake")
    assert "Ada wakes the table." in house.newest(house.tower).content
