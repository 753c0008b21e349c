"""/keeper webhook: where a server has facts about its tables sent, for its manager (TAB-212 to TAB-215)."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from engine import WORDS, GameError, GivenUp, WebhookShown

from ..core.context import Bot, Interaction, Sender, messageable
from ..core.retry import UNREACHABLE, with_retries
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, unknown_control
from ..messages.controls import Style, button
from ..messages.layout import MessageContent, in_rows
from ..messages.text import NO_MENTIONS
from .access import admin_id, check_manager

log = logging.getLogger(__name__)

KIND = "webhook"


async def webhook_for(interaction: Interaction, url: str | None = None, names: bool | None = None) -> MessageContent:
    """Set the webhook of the server, if an address or whether it wants names is given; return how it stands."""
    sender, hooks, guild = _sender(interaction), interaction.client.tables.webhooks, interaction.guild_id or 0
    if url is not None:
        sender.check(url.strip())
        secret = await hooks.set(guild, interaction.channel_id or 0, url.strip(), names=names)
        told = [WORDS("webhook-secret", secret=secret), WORDS("webhook-secret.small")]
        # Without buttons: a press would show the webhook in this message, without the secret.
        return replace(await _content(interaction, *told), groups=())
    if names is not None:
        await hooks.name(guild, names=names)
    return await _content(interaction)


@handles(KIND)
async def change(interaction: Interaction, press: Press) -> None:
    """Do what the control says, and show the webhook in the same message."""
    check_manager(interaction)
    sender, hooks, guild = _sender(interaction), interaction.client.tables.webhooks, interaction.guild_id or 0
    async with Answer(interaction) as answer:
        match press.rest:
            case "test":
                outcome = outcome_words(await sender.test(guild))
                await answer.show_in_place(await _content(interaction, WORDS("webhook-tested", outcome=outcome)))
            case "names":
                shown = await hooks.shown(guild)
                await hooks.name(guild, names=shown is not None and not shown.names)
                await answer.show_in_place(await _content(interaction))
            case "remove":
                await hooks.remove(guild)
                await answer.show_in_place(MessageContent(WORDS("webhook-removed")))
            case _:
                raise unknown_control()


async def tell_given_up(bot: Bot, lost: GivenUp) -> None:
    """Say once in the channel where a webhook was set that messages to it were given up (TAB-214)."""
    channel = messageable(bot, lost.channel)
    words = WORDS("webhook-given-up", count=lost.count)
    try:
        await with_retries(lambda: channel.send(words, allowed_mentions=NO_MENTIONS))
    except UNREACHABLE as error:
        log.warning("server %s is not told that its webhook takes nothing: %s", lost.guild, error)


def outcome_words(outcome: str) -> str:
    """Return what came of a try to send a message, as it follows a colon."""
    return WORDS("webhook-outcome", outcome=outcome or "taken")


def failing_words(shown: WebhookShown | None) -> str:
    """Return in words that a webhook takes nothing, "" if it does, or there is none (TAB-133)."""
    if shown is None or not shown.failing:
        return ""
    return WORDS("webhook-fails", time=f"<t:{shown.failing}:R>", outcome=outcome_words(shown.outcome))


def _sender(interaction: Interaction) -> Sender:
    if interaction.client.webhooks is None:
        raise GameError(WORDS.message("webhook-off"), "TAB-212")
    return interaction.client.webhooks


async def _content(interaction: Interaction, *told: str) -> MessageContent:
    """Return how the webhook stands and what else is told, with what can be done with it."""
    shown = await interaction.client.tables.webhooks.shown(interaction.guild_id or 0)
    if shown is None:
        return MessageContent(WORDS("webhook-none"))
    lines = [WORDS("webhook-set", host=shown.host), WORDS("webhook-names", names=shown.names)]
    lines.append(WORDS("webhook-waiting", count=shown.waiting))
    if shown.failing:
        outcome = outcome_words(shown.outcome)
        lines.append(WORDS("webhook-failing", time=f"<t:{shown.failing}:R>", outcome=outcome))
    row = [
        button(WORDS("button-test-webhook"), admin_id(KIND, "test"), discord.ButtonStyle.primary),
        button(WORDS("button-webhook-names", names=shown.names), admin_id(KIND, "names")),
        button(WORDS("button-remove-webhook"), admin_id(KIND, "remove"), Style.danger),
    ]
    return MessageContent("\n".join([*lines, *told]), groups=in_rows([row]))
