"""/keeper tables: a server's tables in one private message, and a manager's actions, which are those of a host."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.cogs.conftest import House, labels, menus
from tests.cogs.managing import choose, keeper, lines, manager


async def tended(house: House, who: MemberActor, table: int = 1) -> Any:
    """Let a member open the list and pick a table; return the message."""
    shown = await keeper(house, who, "tables")
    await choose(who, shown, "0", [str(table)])
    return shown


@pytest.mark.rule("TAB-134")
async def test_the_list_counts_awaited_players_without_their_names(house: House) -> None:
    mara = manager(house)
    assert lines(await keeper(house, mara, "tables")) == [
        "No table is in use in this server. `/delve new` opens one in a channel."
    ]
    await house.started(house.bob)
    await house.lobby(channel=house.crypt)
    shown = await keeper(house, mara, "tables")
    text = shown.message.content
    assert lines(shown)[0] == "**2 tables are in use in this server.**"
    assert lines(shown)[1] == f"**<#{house.tavern.id}>** Toy: 2 of 2 players awaited"
    assert lines(shown)[3] == f"**<#{house.crypt.id}>** Toy: gathering, 1 player there"
    assert "Ada" not in text and "<@" not in text
    (menu,) = menus(shown.message)
    assert [(option.label, option.value, option.description) for option in menu.options] == [
        ("Toy, #tavern", "1", "2 of 2 players awaited"),
        ("Toy, #crypt", "2", "gathering, 1 player there"),
    ]


@pytest.mark.rule("TAB-134")
async def test_a_long_list_has_pages(house: House) -> None:
    mara = manager(house)
    for number in range(12):
        channel = house.world.guild.create_text_channel(f"room-{number}")
        await house.lobby(channel=channel)
    shown = await keeper(house, mara, "tables")
    assert len(lines(shown)) == 1 + 2 * 10 and labels(shown.message) == ["More (2)"]
    await mara.click(shown, label="More (2)")
    assert len(lines(shown)) == 1 + 2 * 2 and labels(shown.message) == ["Back"]
    # The last table of a page ends meanwhile: the page before it is shown.
    await ended_lobby(house, mara, shown)
    await mara.click(shown, label="Back")
    assert len(lines(shown)) == 1 + 2 * 10


async def ended_lobby(house: House, mara: MemberActor, shown: Any) -> None:
    await choose(mara, shown, "1", ["12"])
    assert labels(shown.message) == ["Close the lobby", "Back"]
    await mara.click(shown, label="Close the lobby")
    await mara.click(shown, label="End it")
    assert lines(shown) == ["That table is not in use any more."]


@pytest.mark.rule("TAB-134")
async def test_a_table_is_paused_and_goes_on_and_its_channel_is_told_by_whom(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    shown = await tended(house, mara)
    assert labels(shown.message) == ["Pause", "End", "Back"]
    await mara.click(shown, label="Pause")
    assert "\nMara pauses the delve. All deadlines stand still meanwhile.\n" in house.newest().content
    assert lines(shown)[0] == f"**<#{house.tavern.id}>** Toy: paused" and labels(shown.message)[0] == "Go on"
    await mara.click(shown, label="Go on")
    assert "Mara ends the pause." in house.newest().content
    assert "2 of 2 players awaited" in lines(shown)[0]


@pytest.mark.rule("TAB-134")
async def test_a_table_that_sleeps_is_woken(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob, wait="live")
    await house.world.wait(timedelta(hours=1))
    assert (await house.tables.views.latest(house.tavern.id)).rest == "asleep"
    shown = await tended(house, mara)
    assert "asleep" in lines(shown)[0]
    await mara.click(shown, label="Wake")
    assert house.newest().content.startswith("Mara wakes the table.")
    assert (await house.tables.views.latest(house.tavern.id)).rest == ""


@pytest.mark.rule("TAB-134")
async def test_ending_asks_once_and_back_ends_nothing(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    shown = await tended(house, mara)
    await mara.click(shown, label="End")
    assert lines(shown)[-1] == "This ends it for everybody there. Its log stays readable."
    await mara.click(shown, label="Back")
    assert labels(shown.message) == ["Pause", "End", "Back"]
    await mara.click(shown, label="End")
    await mara.click(shown, label="End it")
    assert house.newest().content.startswith("Mara ends it here.")
    assert lines(shown) == ["That table is not in use any more."]


@pytest.mark.rule("TAB-134")
async def test_an_old_panel_says_once_that_its_table_is_gone(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    old, new = await tended(house, mara), await tended(house, mara)
    await mara.click(new, label="End")
    await mara.click(new, label="End it")
    posts = len(house.posts())
    await mara.click(old, label="Pause")
    assert lines(old) == ["That table is not in use any more."] and labels(old.message) == ["Back"]
    assert len(house.posts()) == posts


@pytest.mark.rule("TAB-134", "TAB-055")
async def test_a_manager_who_plays_against_others_there_may_no_more_than_they(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests import toy

    monkeypatch.setattr(toy.Toy, "contested", lambda *_: True)
    mara = manager(house)
    await house.started(house.bob, mara)
    shown = await tended(house, mara)
    await mara.click(shown, label="Pause")
    assert "Mara asks for a pause" in house.newest().content, "the others are asked"
    assert "3 players" in lines(shown)[0]


@pytest.mark.rule("TAB-135")
async def test_a_table_is_moved_and_the_old_place_says_where_it_went(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    old = house.newest()
    shown = await tended(house, mara)
    await choose(mara, shown, "move", [house.crypt])
    new = house.newest(house.crypt)
    assert new.content.startswith("Mara brings the table here.") and new.attachments
    assert house.newest().content == f"Mara has moved Toy to <#{house.crypt.id}>."
    assert labels(house.posts()[-2]) == [] and house.posts()[-2].id == old.id, "nothing is to be pressed there any more"
    assert lines(shown)[0].startswith(f"**<#{house.crypt.id}>** Toy: ")
    card = (await house.ada.autocomplete(house.crypt, "draft", "card", ""))[0]["value"]
    assert (await house.ada.slash(house.crypt, "draft", card=card)).acknowledged


@pytest.mark.rule("TAB-135")
async def test_after_a_restart_too_the_old_post_loses_its_controls(house: House) -> None:
    mara = manager(house)
    post = await house.lobby(house.bob)
    assert "Join" in labels(post)
    await house.world.restart()
    shown = await tended(house, mara)
    await choose(mara, shown, "move", [house.crypt])
    assert [labels(post) for post in house.posts()[-2:]] == [[], []], "the lobby, and the line that says where it went"
    assert "Join" in labels(house.newest(house.crypt))


@pytest.mark.rule("TAB-135", "TAB-097")
async def test_a_paused_table_is_moved_without_a_mention(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    shown = await tended(house, mara)
    await mara.click(shown, label="Pause")
    await choose(mara, shown, "move", [house.crypt])
    moved = house.newest(house.crypt)
    assert "Mara brings the table here." in moved.content and "<@" not in moved.content
    assert "Go on" in labels(moved)


@pytest.mark.rule("TAB-135")
async def test_no_table_is_moved_where_it_could_not_go_on(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    await house.lobby(channel=house.crypt)
    posts = len(house.posts(house.crypt))
    shown = await tended(house, mara)

    async def refused(channel: Any) -> str:
        await choose(mara, shown, "move", [channel])
        assert lines(shown)[0].startswith(f"**<#{house.tavern.id}>** Toy: ")
        return lines(shown)[-1]

    assert (await refused(house.crypt)).startswith("Toy is gathering in this channel already.")
    assert await refused(house.tavern) == "The table is there already. (TAB-135)"
    mute = house.world.guild.create_text_channel("mute")
    forbid(house, mute.id, house.world.guild.id, discord.Permissions(send_messages=True))
    assert await refused(mute) == f"I can't post in <#{mute.id}>: I need Send Messages there. Nothing was changed."
    # Bob could not read on there.
    vault = house.world.guild.create_text_channel("vault")
    forbid(house, vault.id, house.bob.id, discord.Permissions(view_channel=True), OverwriteType.MEMBER)
    assert await refused(vault) == f"Bob can't see <#{vault.id}>, so the table stays where it is. (TAB-135)"
    assert len(house.posts(house.crypt)) == posts and not house.posts(mute) and not house.posts(vault)


@pytest.mark.rule("TAB-135")
async def test_a_table_whose_channel_is_gone_is_moved_or_ended_and_nothing_else(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    await house.started(house.bob, channel=house.crypt)
    for channel in (house.tavern, house.crypt):
        house.env.backend.delete_channel(channel.id)
    await house.env.settle()
    house.tavern = house.tower
    shown = await tended(house, mara)
    assert labels(shown.message) == ["Wake", "End", "Back"] and "asleep" in lines(shown)[0]
    await mara.click(shown, label="Wake")
    assert lines(shown)[-1] == (
        "The channel of that table is gone, or I can't see it. Moved to another one, it can go on. (TAB-135)"
    )
    await choose(mara, shown, "move", [house.tower])
    assert "Mara brings the table here." in house.newest().content and labels(house.newest()) == ["Wake"]
    other = await tended(house, mara, 2)
    await mara.click(other, label="End")
    await mara.click(other, label="End it")
    assert lines(other) == ["That table is not in use any more."]


def forbid(
    house: House, channel: int, target: int, what: discord.Permissions, kind: OverwriteType = OverwriteType.ROLE
) -> None:
    """Take permissions in a channel from one member, or from all."""
    house.env.backend.set_overwrite(channel, Overwrite(target, kind, 0, what.value))
