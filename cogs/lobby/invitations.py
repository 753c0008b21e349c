"""/delve invite: a seat offered to one member, who takes it with a button or declines (TAB-092)."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from engine import GameError, Invitation, Member

from ..core.context import Asked, call_of, channel_of, here, member_of
from ..core.permissions import CannotPost, check_channel
from ..core.retry import UNREACHABLE, at_once, persistently
from ..interactions.answer import Answer
from ..interactions.changes import perform
from ..interactions.components import Pressed, parts_in, reacts_to
from ..interactions.errors import refusing
from ..messages.controls import button, control_id
from ..messages.layout import Shown, in_rows, sent
from ..messages.text import harmless, named
from ..play.panel import panel_for

log = logging.getLogger(__name__)

INVITE = "invite"
TAKE, DECLINE = "take", "decline"
"""What the buttons under an invitation are for."""


def invite_command() -> app_commands.Command[Any, ..., None]:
    """Return /delve invite."""

    @refusing
    async def invite(interaction: Asked, member: discord.User) -> None:
        await _invite(interaction, member)

    app_commands.describe(member="Who shall have a seat here; they are mentioned once")(invite)
    return app_commands.Command(
        name=INVITE, description="Offer somebody a seat at this table that is free, or was left", callback=invite
    )


async def _invite(asked: Asked, user: discord.User | discord.Member) -> None:
    check_channel(asked)
    if asked.guild_id is None:
        raise CannotPost("In a direct message nobody else can take a seat.", "TAB-091")
    if user.bot:
        raise GameError("A bot takes no seat.", "TAB-092")
    inviting, call, invited = asked.client.tables.inviting, call_of(asked), member_of(user)
    calls = discord.AllowedMentions(users=[user], everyone=False, roles=False)
    async with Answer(asked) as answer:
        offered = await inviting.invite(call, invited)
        shown = invitation_shown(offered, call.member, invited.id)
        if await answer.publicly(shown, list, calls) is None:
            channel = channel_of(asked.client, here(asked))
            try:
                await persistently(lambda: channel.send(**sent(shown), allowed_mentions=calls, nonce=f"{asked.id}"))
            except UNREACHABLE:
                await inviting.decline(replace(call, member=invited), offered.version.table)
                raise


def invitation_shown(offered: Invitation, asker: Member, member: int) -> Shown:
    """Return the post that offers a seat: who offers it to whom, and two buttons."""
    seat = f"the seat of {harmless(offered.before)}" if offered.before else "a seat"
    take, decline = (control_id(INVITE, offered.version, what, member) for what in (TAKE, DECLINE))
    buttons = [button("Take the seat", take, discord.ButtonStyle.primary), button("No, thanks", decline)]
    words = f"<@{member}>, {named(asker)} offers you {seat} in **{offered.title}**."
    return Shown(wanted=words, groups=in_rows([buttons]))


@reacts_to(INVITE)
async def press_invite(asked: Asked, pressed: Pressed) -> None:
    """Take the seat or decline it: for the member who was invited, nobody else."""
    what, member = parts_in(pressed.rest, 2)
    if member != str(asked.user.id):
        raise GameError("That seat is offered to somebody else. `/delve join` takes one that is free.", "TAB-092")
    tables, call, table = asked.client.tables, call_of(asked), pressed.version.table
    if what == DECLINE:
        await Answer(asked).quietly()
        await tables.inviting.decline(call, table)
        await _remove(asked)
        return
    update = await perform(asked, tables.inviting.take(call, table))
    await _remove(asked)
    if update.lobby is None and not update.again:
        await Answer(asked).turned(*await panel_for(asked))


async def _remove(asked: Asked) -> None:
    """Take an invitation away that was answered."""
    if asked.message is None:
        return
    post = channel_of(asked.client, here(asked)).get_partial_message(asked.message.id)
    try:
        await at_once(post.delete)
    except UNREACHABLE as error:
        log.info("the invitation %s stays: %s", post.id, error)
