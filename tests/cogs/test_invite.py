"""How the bot is found and passed on: /invite, who runs it, the line under the last post, where the welcome goes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import create_bot
from cogs.core.permissions import REQUIRED_PERMISSIONS
from cogs.lobby.welcome import channel_for
from engine.version import VERSION
from service.settings import Settings
from tests.cogs.conftest import House, said

LINK = "https://play.example.org/add"


def link_in(message: Any) -> str:
    """Return the address of the one button of a message."""
    (row,) = message.components
    (button,) = row.children
    assert button.label == "Add me to a server"
    return str(button.url)


@pytest.mark.rule("TAB-075")
async def test_invite_gives_the_link_with_the_permissions_that_are_needed(house: House) -> None:
    given = await house.bob.slash(house.tavern, "invite")
    assert "View Channel, Send Messages, Send Messages in Threads, Attach Files and Read Message History" in said(given)
    assert given.response is not None and given.response.ephemeral
    address = urlsplit(link_in(given.response.message))
    asked = parse_qs(address.query)
    assert address.netloc == "discord.com" and asked["client_id"] == [str(house.env.bot.application_id)]
    # View Channel 1 << 10, Send Messages 11, Attach Files 15, Read Message History 16, Send Messages in Threads 38.
    assert asked["permissions"] == [str(2**10 + 2**11 + 2**15 + 2**16 + 2**38)] == [str(REQUIRED_PERMISSIONS.value)]
    assert asked["scope"] == ["bot applications.commands"]


@pytest.mark.rule("TAB-075")
async def test_without_a_link_it_says_so(hall: House) -> None:
    # The playground has none.
    given = await hall.bob.slash(hall.tavern, "invite")
    assert "I stay in the servers that I am in." in said(given)
    assert given.response is not None and not given.response.message.components


def test_which_link_is_given_out_is_set() -> None:
    assert create_bot(Settings(invite=LINK)).invitation == LINK
    assert create_bot(Settings(invite="off")).invitation == ""
    # Its commands are in one server only.
    assert create_bot(Settings(guild=7)).invitation == "" and create_bot(Settings(guild=7, invite=LINK)).invitation == LINK


def test_the_settings_are_read_and_checked() -> None:
    read = Settings.read({"CONTACT": " Dee, dee@example.org ", "SUPPORT": "https://example.org/ask", "INVITE": "OFF"})
    assert (read.contact, read.support, read.invite) == ("Dee, dee@example.org", "https://example.org/ask", "off")
    for wrong in ({"SUPPORT": "example.org"}, {"INVITE": "https://a b"}, {"INVITE": "http://a"}, {"CONTACT": "a\nb"}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            Settings.read(wrong)


@pytest.mark.rule("TAB-075")
async def test_help_the_policy_and_the_welcome_say_who_runs_it_and_where_to_ask(house: House) -> None:
    bot: Any = house.world.bot
    before = said(await house.ada.slash(house.tavern, "help"))
    assert f"Delvekeeper {VERSION}" in before and "run by" not in before and "Questions" not in before
    bot.contact, bot.support = "Dee, dee@example.org", "https://example.org/ask"
    for command in ("help", "privacy policy", "invite"):
        words = said(await house.ada.slash(house.tavern, command))
        assert "I am run by Dee, dee@example.org." in words and "Questions: <https://example.org/ask>" in words
    await bot.get_cog("Welcome").on_guild_join(house.env.bot.guilds[0])
    assert house.newest().content.splitlines()[-1] == "-# Questions: <https://example.org/ask>"


async def test_the_last_post_of_a_game_ends_with_the_link_and_mentions_nobody(house: House) -> None:
    await house.started(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]
    last = house.newest()
    text = "\n".join([last.content, *(str(part.content) for part in last.components if hasattr(part, "content"))])
    link = house.world.bot.invitation  # type: ignore[attr-defined]
    assert f"\n-# [Play this in your own server](<{link}>)" in text
    assert text.count("Play this in your own server") == 1 and not last.mentions


def channel(*, ours: bool, everybody: bool) -> Any:
    """Return a channel in which the bot or everybody may write."""
    may = {True: discord.Permissions(view_channel=True, send_messages=True), False: discord.Permissions(view_channel=True)}
    return SimpleNamespace(permissions_for=lambda who: may[ours if who == "me" else everybody])


def server(system: Any, *channels: Any) -> Any:
    return SimpleNamespace(system_channel=system, text_channels=list(channels), me="me", default_role="everybody")


def test_the_welcome_goes_where_people_talk_if_there_is_no_system_channel() -> None:
    system, rules = channel(ours=True, everybody=False), channel(ours=True, everybody=False)
    closed, talk = channel(ours=False, everybody=True), channel(ours=True, everybody=True)
    assert channel_for(server(system, rules, talk)) is system
    assert channel_for(server(None, rules, closed, talk)) is talk
    assert channel_for(server(closed, rules, talk)) is talk
    assert channel_for(server(None, closed, rules)) is rules
    assert channel_for(server(None, closed)) is None


async def test_without_a_system_channel_the_welcome_is_posted_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.Guild, "system_channel", None)
    before = {channel.id: len(house.posts(channel)) for channel in (house.tavern, house.crypt, house.tower)}
    await house.world.bot.get_cog("Welcome").on_guild_join(house.env.bot.guilds[0])  # type: ignore[attr-defined]
    after = {channel.id: len(house.posts(channel)) for channel in (house.tavern, house.crypt, house.tower)}
    assert sum(after.values()) == sum(before.values()) + 1


@pytest.mark.rule("TAB-208")
async def test_the_welcome_speaks_the_language_of_the_server(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    bot: Any = house.world.bot
    monkeypatch.setattr(discord.Guild, "preferred_locale", discord.Locale.german)
    await bot.get_cog("Welcome").on_guild_join(house.env.bot.guilds[0])
    assert "gegeneinander, 1-4" in house.newest().content
    await bot.tables.server_settings.want(house.env.bot.guilds[0].id, language="es")
    await bot.get_cog("Welcome").on_guild_join(house.env.bot.guilds[0])
    assert "unos contra otros, 1-4" in house.newest().content
