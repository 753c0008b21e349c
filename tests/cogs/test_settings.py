"""/keeper settings: what a manager sets for a server, and every way to open a table, which has to obey."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import MemberActor

from tests.cogs.conftest import House, labels, menus, said, start_of
from tests.cogs.managing import choose, joins, keeper, lines, manager

USUAL = {
    "games": ["Trail", "Toy"],
    "channels": [],
    "wait": ["as it suits the players"],
    "kept": ["1 year"],
    "language": ["The server’s language on Discord"],
}


def chosen(shown: Any) -> dict[str, list[Any]]:
    """Return the chosen values of the panel's menus by their names."""
    found: dict[str, list[Any]] = {}
    for menu in menus(shown.message):
        picked = [option.label for option in menu.options if option.default]
        found[menu.custom_id.rpartition(":")[2]] = picked or [value.id for value in menu.default_values]
    return found


async def settings(house: House, who: MemberActor) -> Any:
    return await keeper(house, who, "settings")


async def rows(house: House) -> list[Any]:
    """Return the stored settings of servers."""
    work = "SELECT guild, games, channels, wait, months FROM servers"
    return list(await house.tables._context.store._database.read(lambda connection: connection.rows(work)))


@pytest.mark.rule("TAB-130")
async def test_it_is_offered_to_managers_alone_and_the_bot_asks_again(trail: House) -> None:
    tree = trail.world.bot.tree  # type: ignore[attr-defined]
    (payload,) = (command.to_dict(tree) for command in tree.get_commands() if command.name == "keeper")
    assert payload["default_member_permissions"] == discord.Permissions(manage_guild=True).value
    assert set(payload["contexts"]) == {0}, "in servers only"
    mara = manager(trail)
    shown = await settings(trail, mara)
    assert chosen(shown) == USUAL
    # A server may give the command to others, and take a member's rights while their panel is open.
    roles = trail.env.backend.guilds[trail.world.guild.id].roles.values()
    next(role for role in roles if role.name == "Maras").permissions = 0
    await choose(mara, shown, "kept", ["3"])
    assert lines(shown) == ["Only a member who manages this server can do that. (TAB-130)"]
    assert await rows(trail) == []


@pytest.mark.rule("TAB-131", "TAB-132")
async def test_one_message_shows_and_changes_all_of_it_and_what_is_usual_is_not_kept(trail: House) -> None:
    mara = manager(trail)
    shown = await settings(trail, mara)
    await choose(mara, shown, "games", ["toy"])
    await choose(mara, shown, "channels", [trail.crypt, trail.tower])
    await choose(mara, shown, "wait", ["480"])
    await choose(mara, shown, "kept", ["24"])
    ids = sorted((trail.crypt.id, trail.tower.id))
    assert chosen(shown) == {
        "games": ["Toy"],
        "channels": ids,
        "wait": ["brisk, 8 hours for a move"],
        "kept": ["2 years"],
        "language": ["The server’s language on Discord"],
    }
    assert await rows(trail) == [(trail.world.guild.id, '["toy"]', f"[{ids[0]},{ids[1]}]", 480, 24)]
    assert await trail.tables.server_settings.retention(trail.world.guild.id) == 24
    await trail.world.restart()
    assert chosen(await settings(trail, mara)) == chosen(shown)
    await mara.click(shown, label="All as usual")
    assert chosen(shown) == USUAL and await rows(trail) == []
    await choose(mara, shown, "games", ["toy"])
    await choose(mara, shown, "games", ["toy", "trail"])
    assert chosen(shown) == USUAL and await rows(trail) == [], "all games are the same as every game"


@pytest.mark.rule("TAB-131")
async def test_a_game_that_is_not_allowed_is_not_offered_and_is_refused(trail: House) -> None:
    mara = manager(trail)
    lobby = await trail.lobby()
    await trail.ada.click(lobby, label="Leave")
    assert labels(trail.newest()) == [], "a lobby that its last one left reopens nowhere"
    await trail.ada.slash(trail.crypt, "delve new", game="toy")
    await choose(mara, await settings(trail, mara), "games", ["toy"])
    offered = await trail.ada.autocomplete(trail.tavern, "delve new", "game", "")
    assert [item["value"] for item in offered] == ["toy"]
    refused = await trail.ada.slash(trail.tavern, "delve new", game="trail")
    assert said(refused) == "Trail cannot be opened in this server, but Toy can. (TAB-131)"
    # In a thread neither.
    assert "(TAB-131)" in said(await trail.ada.slash(trail.tavern, "delve new", game="trail", place="thread"))
    assert len(list(trail.tavern.threads)) == 0


@pytest.mark.rule("TAB-131")
async def test_where_no_table_may_be_opened_none_is_offered_and_those_under_way_go_on(house: House) -> None:
    mara = manager(house)
    await house.started(house.bob)
    shown = await settings(house, mara)
    await choose(mara, shown, "channels", [house.crypt])
    # The table goes on.
    card = await house.first(house.ada, "draft", "card")
    assert (await house.ada.slash(house.tavern, "draft", card=card)).acknowledged
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    assert house.newest().content.startswith("Ada ends it here.")
    assert labels(house.newest()) == ["Film", "Replay"], "nothing that would open one is offered there"
    assert await house.ada.autocomplete(house.tavern, "delve new", "game", "") == []
    words = f"No game can be opened in this channel. Open it in <#{house.crypt.id}>. (TAB-131)"
    assert said(await house.ada.slash(house.tavern, "delve new", game="toy")) == words
    # An older welcome still has its button.
    welcome = house.posts()[0]
    assert said(await house.ada.click(welcome, label="Play Toy")) == words
    # In the allowed channel, and in a thread of it.
    await house.ada.slash(house.crypt, "delve new", game="toy")
    assert "(1 of 4)" in house.newest(house.crypt).content
    # Only a manager moves a table to a channel where none may be opened.
    moved = await house.ada.slash(house.tavern, "delve move-here", **{"from": house.crypt})
    assert said(moved) == words
    await mara.slash(house.tavern, "delve move-here", **{"from": house.crypt})
    assert "(1 of 4)" in house.newest().content
    await mara.click(shown, label="All as usual")
    assert await house.ada.autocomplete(house.tavern, "delve new", "game", "") != []


@pytest.mark.rule("TAB-131")
async def test_where_all_channels_that_were_chosen_are_gone_it_is_said_and_one_press_opens_every_channel(
    house: House,
) -> None:
    mara = manager(house)
    await choose(mara, await settings(house, mara), "channels", [house.crypt, house.tower])
    await gone(house, house.tower)
    shown = await settings(house, mara)
    assert chosen(shown)["channels"] == [house.crypt.id] and lines(shown)[-1] == "-# Of the channels chosen 1 is gone."
    assert f"Open it in <#{house.crypt.id}>. (" in said(await house.ada.slash(house.tavern, "delve new", game="toy"))
    await gone(house, house.crypt)
    words = "Games may be opened only in channels that no longer exist."
    asked = said(await house.ada.slash(house.tavern, "delve new", game="toy"))
    assert asked == f"{words} A member who manages this server can open others with `/keeper settings`. (TAB-131)"
    assert (
        said(await mara.slash(house.tavern, "delve new", game="toy"))
        == f"{words} `/keeper settings` opens others. (TAB-131)"
    )
    assert f"- {words} `/keeper settings` opens others." in lines(await keeper(house, mara, "doctor"))
    shown = await settings(house, mara)
    assert lines(shown)[-1] == f"**{words}** Choose others below, or allow every channel."
    await mara.click(shown, label="Every channel")
    assert chosen(shown) == {**USUAL, "games": ["Toy"]} and await rows(house) == []
    await house.ada.slash(house.tavern, "delve new", game="toy")
    assert "(1 of 4)" in house.newest().content


async def gone(house: House, channel: Any) -> None:
    """Delete a channel."""
    house.env.backend.delete_channel(channel.id)
    await house.env.settle()


@pytest.mark.rule("TAB-131")
async def test_a_thread_counts_as_the_channel_it_belongs_to(house: House) -> None:
    mara = manager(house)
    role = next(role for role in house.env.backend.guilds[house.world.guild.id].roles.values() if role.managed)
    role.permissions |= discord.Permissions(create_public_threads=True, send_messages_in_threads=True).value
    await choose(mara, await settings(house, mara), "channels", [house.crypt])
    await house.ada.slash(house.crypt, "delve new", game="toy", place="thread")
    await house.env.settle()
    (thread,) = house.crypt.threads
    assert "(1 of 4)" in house.newest(thread).content
    await house.ada.click(house.newest(thread), label="Start alone")
    ended = await house.ada.slash(thread, "delve end")
    await house.ada.click(ended.response, label="End it")  # type: ignore[arg-type]
    await house.ada.click(house.newest(thread), label="Play again")
    assert "Round 1 of 3." in house.newest(thread).content


@pytest.mark.rule("TAB-132")
async def test_the_pace_is_proposed_and_the_host_may_say_otherwise(house: House) -> None:
    mara = manager(house)
    await choose(mara, await settings(house, mara), "wait", ["10"])
    assert "I wait: live, 10 minutes for a move." in (await house.lobby(house.bob)).content
    await house.ada.slash(house.crypt, "delve new", game="toy", wait="calm")
    assert "I wait: calm, 3 days for a move." in house.newest(house.crypt).content
    # A rematch is as before: the wait of the table is kept.
    await house.ada.click(house.newest(), label=start_of(house.newest()))
    await choose(mara, await settings(house, mara), "wait", ["1440"])
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    await house.ada.click(house.newest(), label="Again, same party")
    assert "I wait: live, 10 minutes for a move." in house.newest().content
    # A table that waits keeps its time too.
    await house.world.wait(timedelta(minutes=1))
    assert "I wait: live" in house.newest().content


@pytest.mark.rule("TAB-131")
async def test_what_opens_without_a_lobby_obeys_too(hall: House) -> None:
    mara = manager(hall)
    await choose(mara, await settings(hall, mara), "games", ["skyshard"])
    refused = await hall.ada.slash(hall.tavern, "galaxy desk new", players="Ada, Bob")
    assert said(refused) == "Galaxy cannot be opened in this server, but Skyshard can. (TAB-131)"


@pytest.mark.rule("TAB-130")
async def test_the_panel_has_room_on_a_phone(hall: House) -> None:
    eve = joins(hall, "Eve", discord.Permissions(administrator=True))
    shown = await settings(hall, eve)
    assert labels(shown.message) == [], "nothing to bring back where all is as usual"
    assert lines(shown) == [
        "These settings are for new tables in this server; tables under way keep theirs.",
        "-# Finished tables, also earlier ones, are deleted once they are older than you choose.",
    ]
