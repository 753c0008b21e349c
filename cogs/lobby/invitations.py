"""/delve invite: offers a seat to one member, who accepts or declines with a button (TAB-092)."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from engine import GameError, Invitation, Member

from ..core.context import Interaction, call_of, member_of, messageable, place_of
from ..core.permissions import CannotPost, check_can_post
from ..core.retry import UNREACHABLE, with_quick_retries, with_retries
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles, parts_in
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.layout import MessageContent, in_rows, send_arguments
from ..messages.text import escaped_name, safe_text
from ..play.panel import panel_for

log = logging.getLogger(__name__)

INVITE = "invite"
TAKE, DECLINE = "take", "decline"
"""The actions of the buttons under an invitation."""


def invite_command() -> app_commands.Command[Any, ..., None]:
    """Return /delve invite."""

    @handles_refusals
    async def invite(interaction: Interaction, member: discord.User) -> None:
        await _invite(interaction, member)

    app_commands.describe(member="Who shall have a seat here; they are mentioned once")(invite)
    return app_commands.Command(
        name=INVITE, description="Offer somebody a seat at this table that is free, or was left", callback=invite
    )


async def _invite(interaction: Interaction, user: discord.User | discord.Member) -> None:
    check_can_post(interaction)
    if interaction.guild_id is None:
        raise CannotPost("In a direct message nobody else can take a seat.", "TAB-091")
    if user.bot:
        raise GameError("A bot takes no seat.", "TAB-092")
    inviting, call, invited = interaction.client.tables.inviting, call_of(interaction), member_of(user)
    calls = discord.AllowedMentions(users=[user], everyone=False, roles=False)
    async with Answer(interaction) as answer:
        offered = await inviting.invite(call, invited)
        shown = invitation_content(offered, call.member, invited.id)
        if await answer.post_public(shown, list, calls) is None:
            channel = messageable(interaction.client, place_of(interaction))
            try:
                await with_retries(
                    lambda: channel.send(**send_arguments(shown), allowed_mentions=calls, nonce=f"{interaction.id}")
                )
            except UNREACHABLE:
                await inviting.decline(replace(call, member=invited), offered.version.table)
                raise


def invitation_content(offered: Invitation, asker: Member, member: int) -> MessageContent:
    """Return the post that offers a seat: who invites whom, and two buttons."""
    seat = f"the seat of {safe_text(offered.before)}" if offered.before else "a seat"
    take, decline = (control_id(INVITE, offered.version, what, member) for what in (TAKE, DECLINE))
    buttons = [button("Take the seat", take, discord.ButtonStyle.primary), button("No, thanks", decline)]
    words = f"<@{member}>, {escaped_name(asker)} offers you {seat} in **{offered.title}**."
    return MessageContent(prompt=words, groups=in_rows([buttons]))


@handles(INVITE)
async def press_invite(interaction: Interaction, press: Press) -> None:
    """Accept or decline a seat. Only the invited member may."""
    what, member = parts_in(press.rest, 2)
    if member != str(interaction.user.id):
        raise GameError("That seat is offered to somebody else. `/delve join` takes one that is free.", "TAB-092")
    tables, call, table = interaction.client.tables, call_of(interaction), press.version.table
    if what == DECLINE:
        await Answer(interaction).acknowledge()
        await tables.inviting.decline(call, table)
        await _delete_invitation(interaction)
        return
    update = await apply_change(interaction, tables.inviting.take(call, table))
    await _delete_invitation(interaction)
    if update.lobby is None and not update.again:
        await Answer(interaction).show_in_place(*await panel_for(interaction))


async def _delete_invitation(interaction: Interaction) -> None:
    """Delete an answered invitation."""
    if interaction.message is None:
        return
    post = messageable(interaction.client, place_of(interaction)).get_partial_message(interaction.message.id)
    try:
        await with_quick_retries(post.delete)
    except UNREACHABLE as error:
        log.info("the invitation %s stays: %s", post.id, error)
