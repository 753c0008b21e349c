"""/keeper webhook: set, shown, tested and removed by a manager, in private; and the one word when it takes nothing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot import create_bot
from engine import BadOption, GivenUp
from service.settings import Settings
from service.webhooks import WebhookSender
from tests.cogs.conftest import House, labels, said
from tests.cogs.managing import keeper, lines, manager
from tests.service.receiver import Receiver, receiving, until

SECRET = re.compile(r"shown this once: `([A-Za-z0-9_-]{43})`")


@pytest.fixture
async def receiver(house: House) -> AsyncIterator[Receiver]:
    """A receiver on this machine, to which the bot may send, as an operator can allow it."""
    bot = house.world.bot
    await bot.webhooks.close()  # type: ignore[attr-defined]

    async def given_up(_: GivenUp) -> None:
        raise AssertionError("nothing is given up here")

    bot.webhooks = WebhookSender(house.tables, given_up, loopback=True)  # type: ignore[attr-defined]
    bot.webhooks.start()  # type: ignore[attr-defined]
    async with receiving() as receiver:
        yield receiver


@pytest.mark.rule("TAB-212", "TAB-130")
async def test_a_manager_sets_it_tests_it_and_removes_it(house: House, receiver: Receiver) -> None:
    mara = manager(house)
    assert lines(await keeper(house, mara, "webhook")) == ["This server has no webhook. `/keeper webhook url:` sets one."]
    shown = await keeper(house, mara, "webhook", url=receiver.url)
    (secret,) = SECRET.findall(shown.message.content)
    host = receiver.url.removeprefix("http://").removesuffix("/hook")
    assert lines(shown)[:3] == [
        f"**{host}** is told what happens at this server's tables.",
        "No names go along, and no texts of the tables.",
        "Nothing waits to be delivered.",
    ]
    assert labels(shown.message) == [], "no press takes the secret away before it is copied"
    shown = await keeper(house, mara, "webhook")
    assert labels(shown.message) == ["Send a test", "Send names", "Remove it"]
    await mara.click(shown, label="Send a test")
    assert lines(shown)[-1] == "I sent a test: it was taken." and receiver.got[0].is_signed(secret)
    assert "secret" not in shown.message.content, "the secret is shown once"
    receiver.status = 500
    await mara.click(shown, label="Send a test")
    assert lines(shown)[-1] == "I sent a test: it answered 500."
    receiver.status = 200
    await mara.click(shown, label="Send names")
    assert "Names of those who play go along" in shown.message.content and "Send no names" in labels(shown.message)
    await house.started(house.bob)
    await receiver.has(4)
    assert receiver.events[2:] == ["opened", "turn"]
    assert {seat["name"] for seat in receiver.got[3].said["data"]["awaited"]} == {"Ada", "Bob"}
    again = await keeper(house, mara, "webhook")
    assert not [part for part in ("secret", secret, "/hook") if part in again.message.content]
    await mara.click(again, label="Remove it")
    assert lines(again)[0].startswith("The webhook is removed")
    assert await house.tables.webhooks.shown(house.world.guild.id) is None
    await mara.click(shown, label="Send a test")
    assert "has no webhook" in shown.message.content and len(receiver.got) == 4


@pytest.mark.rule("TAB-212", "TAB-130")
async def test_others_and_wrong_addresses_are_refused(house: House) -> None:
    mara = manager(house)
    for url, words in (
        ("http://example.org/hook", "begins with https://"),
        ("https://10.0.0.1/hook", "none of the public internet"),
        ("https://user:word@example.org/", "no address of a webhook"),
        ("hook", "no address of a webhook"),
    ):
        told = said(await mara.slash(house.tavern, "keeper webhook", url=url))
        assert words in told and "(TAB-212)" in told
    assert await house.tables.webhooks.shown(house.world.guild.id) is None
    told = said(await mara.slash(house.tavern, "keeper webhook", names=True))
    assert "has no webhook" in told
    await keeper(house, mara, "webhook", url="https://example.org/hook")
    shown = await keeper(house, mara, "webhook")
    # Who manages the server no more presses in vain.
    roles = house.env.backend.guilds[house.world.guild.id].roles.values()
    next(role for role in roles if role.name == "Maras").permissions = 0
    await mara.click(shown, label="Remove it")
    assert "(TAB-130)" in shown.message.content
    assert await house.tables.webhooks.shown(house.world.guild.id) is not None


async def test_the_operator_says_whether_there_are_webhooks_and_where_to() -> None:
    said_so = [Settings.read({"WEBHOOKS": text}).webhooks for text in ("", "on", " OFF ", "loopback")]
    assert said_so == ["on", "on", "off", "loopback"]
    with pytest.raises(ValueError, match="WEBHOOKS is on, off or loopback"):
        Settings.read({"WEBHOOKS": "yes"})
    for mode, local in (("off", None), ("on", False), ("loopback", True)):
        bot = create_bot(Settings(database=":memory:", webhooks=mode))
        async with bot:
            bot.tables = await bot._opened()
            bot._open_webhooks()
            assert (bot.webhooks is None) == (bot.tables.webhooks.queued is None) == (local is None)
            if bot.webhooks is not None:
                refused = False
                try:
                    bot.webhooks.check("http://127.0.0.1/")
                except BadOption:
                    refused = True
                assert refused != local
        assert bot.webhooks is None and bot.tables.webhooks.queued is None


@pytest.mark.rule("TAB-212")
async def test_where_the_operator_switched_it_off_it_says_so(house: House) -> None:
    await house.world.bot.webhooks.close()  # type: ignore[attr-defined]
    house.world.bot.webhooks = None  # type: ignore[attr-defined]
    told = said(await manager(house).slash(house.tavern, "keeper webhook", url="https://example.org/hook"))
    assert told == "Whoever runs me has switched webhooks off. (TAB-212)"


@pytest.mark.rule("TAB-214", "TAB-133")
async def test_what_was_given_up_is_said_once_where_it_was_set_and_the_doctor_says_why(house: House) -> None:
    mara = manager(house)
    bot, guild = house.world.bot, house.world.guild.id
    await bot.webhooks.close()  # type: ignore[attr-defined]
    bot._open_webhooks()  # type: ignore[attr-defined]
    async with receiving() as gone:
        url = gone.url
    # The address is one of this machine, to which nothing is sent here.
    await house.tables.webhooks.set(guild, house.tavern.id, url)
    await house.started(house.bob, channel=house.crypt)

    def failing() -> str:
        return house.tables.webhooks._hooks[guild].outcome

    await until(lambda: failing() == "private")
    shown = await keeper(house, mara, "doctor")
    assert "The webhook has taken nothing since" in shown.message.content
    assert "the address is none of the public internet" in shown.message.content
    before = len(house.posts())
    house.world.look_seldom()
    await house.world.wait(timedelta(hours=25))
    bot.webhooks.wake()  # type: ignore[attr-defined]
    await until(lambda: len(house.posts()) > before)
    assert house.newest().content == (
        "2 messages to this server's webhook could not be delivered for a day, so I gave up on them. New ones are still "
        "tried. A manager sees why with `/keeper webhook`."
    )
