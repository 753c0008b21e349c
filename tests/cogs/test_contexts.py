"""Where the bot can be used: servers, direct messages, and anywhere by members who installed it for themselves."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord import UserHandle, interactions

from tests.cogs.conftest import House, labels, said

SERVER, OWN_DM, OTHERS_DM = 0, 1, 2
"""Discord's numbers of where a command can be used: in servers, in direct messages with the bot, in those of others."""
BY_SERVER, BY_USER = 0, 1
"""Discord's numbers of who installed the bot."""
ANYWHERE = {"rules", "how", "help", "games", "invite", "me", "plan", "privacy", "daily", "learn"}


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return what makes all later interactions come from a personal installation of the bot.

    simcord knows only servers that have the bot, and direct messages with it.
    """
    real = interactions.base_payload

    def begin(context: int, rights: discord.Permissions | None = None) -> None:
        def base_payload(backend: Any, **given: Any) -> Any:
            record, payload = real(backend, **given)
            payload["authorizing_integration_owners"] = {str(BY_USER): str(given["user_id"])}
            payload["context"] = context
            if context == OTHERS_DM:
                payload["user"] = payload.pop("member")["user"]
                del payload["guild_id"]
                payload["channel"] = {"id": payload["channel_id"], "type": 3, "recipients": [], "name": "us"}
            elif rights is not None:
                payload["member"]["permissions"] = str(rights.value)
            return record, payload

        monkeypatch.setattr(interactions, "base_payload", base_payload)

    return begin


@pytest.fixture
def eve(house: House) -> UserHandle:
    return house.env.create_user("eve", global_name="Eve")


def dm(house: House, user: UserHandle) -> list[discord.Message]:
    """Return what the bot posted in a member's direct messages."""
    return list(house.posts(user.dm_channel))


@pytest.mark.rule("TAB-091")
async def test_each_command_says_where_it_can_be_used(hall: House) -> None:
    tree = hall.world.bot.tree  # type: ignore[attr-defined]
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    for command in payload:
        everywhere = command["name"] in ANYWHERE
        contexts = {SERVER, OWN_DM, OTHERS_DM} if everywhere else {SERVER, OWN_DM}
        contexts = {SERVER} if command["name"] in ("keeper", "hall") else contexts
        installs = {BY_SERVER, BY_USER} if everywhere or command["name"] in ("delve", "play") else {BY_SERVER}
        assert set(command["contexts"]) == contexts, command["name"]
        assert set(command["integration_types"]) == installs, command["name"]
    assert {"rules", "how", "help"} <= {command["name"] for command in payload}


@pytest.mark.rule("TAB-091")
async def test_a_delve_is_played_in_a_direct_message(house: House, eve: UserHandle) -> None:
    await eve.slash("delve new", game="toy")
    assert dm(house, eve)[-1].content.startswith("**Toy** - Eve is gathering rivals (1 of 4).")
    await eve.click(dm(house, eve)[-1], label="Start alone")
    assert "Round 1 of 3." in dm(house, eve)[-1].content
    card = (await eve.autocomplete("draft", "card", ""))[0]["value"]
    await eve.slash("draft", card=card)
    for command in ("map", "status", "log", "hand", "help", "how"):
        assert (await eve.slash(command, **({"game": "toy"} if command == "how" else {}))).acknowledged, command
    asked = await eve.slash("delve end")
    await eve.click(asked.response, label="End it")
    assert dm(house, eve)[-1].content.startswith("Eve ends it here.")
    games = await eve.click(dm(house, eve)[-1], label="Another game")
    await eve.click(games.response, label="Play Toy")
    assert "(1 of 4)" in dm(house, eve)[-1].content
    await eve.click(dm(house, eve)[-1], label="Start with bots")
    assert "\nWith you: " in dm(house, eve)[-1].content


@pytest.mark.rule("TAB-091")
async def test_a_real_game_is_played_in_a_direct_message_with_pictures(hall: House) -> None:
    eve = hall.env.create_user("eve", global_name="Eve")
    await eve.slash("delve new", game="skyshard")
    await eve.slash("delve start", quick=True)
    post = dm(hall, eve)[-1]
    assert [file.filename for file in post.attachments] and labels(post)
    await eve.slash("rules", ask="what is a shard")
    await eve.slash("how", game="skyshard")


@pytest.mark.rule("TAB-091")
async def test_the_clock_goes_on_in_a_direct_message_too(house: House, eve: UserHandle) -> None:
    await eve.slash("delve new", game="toy", wait="1")
    await eve.click(dm(house, eve)[-1], label="Start alone")
    before = (await house.tables.views.latest(eve.dm_channel.id)).version.change
    await house.world.wait(timedelta(minutes=62))
    assert (await house.tables.views.latest(eve.dm_channel.id)).version.change > before
    assert "No word from Eve" in dm(house, eve)[-1].content


@pytest.mark.rule("TAB-091")
async def test_in_a_direct_message_there_are_no_threads_no_others_and_no_tables_of_others(
    house: House, eve: UserHandle
) -> None:
    assert "There are no threads in direct messages" in said(await eve.slash("delve new", game="toy", place="thread"))
    await eve.slash("delve new", game="toy")
    assert "no one else can take a seat" in said(await eve.slash("delve invite", member=house.ada.user))
    result = await eve.slash("delve new", game="toy")
    assert "already" in said(result) and result.response is not None and labels(result.response.message) == ["Why?"]
    zoe = house.env.create_user("zoe", global_name="Zoe")
    result = await zoe.slash("delve move-here", number=str(eve.dm_channel.id))
    assert "No table of this server stands there." in said(result), "no member learns of another's direct messages"
    result = await house.ada.slash(house.tavern, "delve move-here", number=str(eve.dm_channel.id))
    assert "No table of this server stands there." in said(result)


@pytest.mark.rule("TAB-091")
async def test_in_a_server_without_the_bot_rules_are_answered_in_private_and_a_table_is_refused(
    hall: House, elsewhere: Any
) -> None:
    elsewhere(SERVER, discord.Permissions())
    posts = len(hall.posts())
    assert said(await hall.ada.slash(hall.tavern, "rules", ask="how do I explore", public=True))
    learnt = await hall.ada.slash(hall.tavern, "how", game="skyshard", public=True)
    assert said(learnt)
    last = [followup for followup in (learnt.response, *learnt.followups) if followup is not None][-1]
    assert "Gather a party" not in labels(last.message)
    for command, given in (("delve new", {"game": "skyshard"}), ("explore", {}), ("map", {}), ("delve leave", {})):
        words = said(await hall.ada.slash(hall.tavern, command, **given))
        assert "there can be no table in this server, where I am not" in words and "TAB-091" in words, command
    assert len(hall.posts()) == posts


@pytest.mark.rule("TAB-091")
async def test_what_everybody_may_see_there_is_up_to_the_server(hall: House, elsewhere: Any) -> None:
    elsewhere(SERVER, discord.Permissions(use_external_apps=True))
    posts = len(hall.posts())
    await hall.ada.slash(hall.tavern, "rules", ask="how do I explore", public=True)
    assert len(hall.posts()) == posts + 1


@pytest.mark.rule("TAB-091")
async def test_a_button_that_opens_a_table_is_refused_there_too(house: House, elsewhere: Any) -> None:
    welcome = house.posts()[0]
    elsewhere(SERVER, discord.Permissions())
    assert "there can be no table in this server" in said(await house.ada.click(welcome, label="Play Toy"))
    assert len(house.posts()) == 1


@pytest.mark.rule("TAB-091")
async def test_between_others_rules_are_answered_and_a_table_is_refused(hall: House, elsewhere: Any) -> None:
    elsewhere(OTHERS_DM)
    assert said(await hall.ada.slash(hall.tavern, "rules", ask="how do I explore"))
    words = said(await hall.ada.slash(hall.tavern, "delve new", game="skyshard"))
    assert "there can be no table in direct messages between others" in words


@pytest.mark.rule("TAB-091", "TAB-160")
async def test_the_daily_delve_is_played_where_the_bot_is_not(hall: House, elsewhere: Any) -> None:
    elsewhere(OTHERS_DM)
    shown = (await hall.ada.slash(hall.tavern, "daily", game="skyshard")).response
    assert shown is not None and shown.ephemeral and shown.attachments
    before = shown.message.content
    await hall.ada.click(shown, label=labels(shown.message)[0])
    assert shown.message.content != before and "Something broke" not in shown.message.content
    assert "Each server has a table of its own" in said(await hall.ada.slash(hall.tavern, "daily", show="today"))
