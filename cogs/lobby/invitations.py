"""/delve invite: offers a seat to one member, who accepts or declines with a button (TAB-092)."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from engine import WORDS, Call, GameError, Invitation, Member

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

    @app_commands.command()
    @handles_refusals
    async def invite(interaction: Interaction, member: discord.User) -> None:
        check_can_invite(interaction, member)
        await offer_seat(interaction, member)

    return invite


def check_can_invite(interaction: Interaction, member: discord.User | discord.Member) -> None:
    """Raise a `GameError` where no member can be invited, or not this one."""
    check_can_post(interaction)
    if interaction.guild_id is None:
        raise CannotPost(WORDS("no-seat-in-messages"), "TAB-091")
    if member.bot:
        raise GameError(WORDS("bot-takes-no-seat"), "TAB-092")


async def offer_seat(interaction: Interaction, member: discord.User | discord.Member) -> None:
    """Offer a member a seat of the table in this channel, as the answer to an interaction."""
    call, invited = call_of(interaction), member_of(member)
    async with Answer(interaction) as answer:
        offered = await interaction.client.tables.invitations.invite(call, invited)
        shown = invitation_content(offered, call.member, invited.id)
        if await answer.post_public(shown, list, _calls(member)) is None:
            await _post(interaction, shown, call, member, offered)


async def offer_seat_below(interaction: Interaction, call: Call, member: discord.User | discord.Member) -> None:
    """Offer a member a seat of the table in this channel in a post of its own, after the interaction was answered."""
    offered = await interaction.client.tables.invitations.invite(call, member_of(member))
    await _post(interaction, invitation_content(offered, call.member, member.id), call, member, offered)


async def _post(
    interaction: Interaction,
    shown: MessageContent,
    call: Call,
    member: discord.User | discord.Member,
    offered: Invitation,
) -> None:
    """Post an invitation. If Discord does not take it the seat is free again."""
    channel, sent = messageable(interaction.client, place_of(interaction)), send_arguments(shown)
    try:
        await with_retries(lambda: channel.send(**sent, allowed_mentions=_calls(member), nonce=f"{interaction.id}"))
    except UNREACHABLE:
        await interaction.client.tables.invitations.decline(replace(call, member=member_of(member)), offered.version.table)
        raise


def _calls(member: discord.User | discord.Member) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[member], everyone=False, roles=False)


def invitation_content(offered: Invitation, asker: Member, member: int) -> MessageContent:
    """Return the post that offers a seat: who invites whom, and two buttons."""
    host, game = escaped_name(asker), offered.title
    if offered.before:
        words = WORDS("invitation-left", member=member, host=host, before=safe_text(offered.before), game=game)
    else:
        words = WORDS("invitation", member=member, host=host, game=game)
    take, decline = (control_id(INVITE, offered.version, what, member) for what in (TAKE, DECLINE))
    buttons = [
        button(WORDS("button-take-seat"), take, discord.ButtonStyle.primary),
        button(WORDS("button-no-thanks"), decline),
    ]
    return MessageContent(prompt=words, groups=in_rows([buttons]))


@handles(INVITE)
async def press_invite(interaction: Interaction, press: Press) -> None:
    """Accept or decline a seat. Only the invited member may."""
    what, member = parts_in(press.rest, 2)
    if member != str(interaction.user.id):
        raise GameError(WORDS("offered-to-another"), "TAB-092")
    tables, call, table = interaction.client.tables, call_of(interaction), press.version.table
    if what == DECLINE:
        await Answer(interaction).acknowledge()
        await tables.invitations.decline(call, table)
        await _delete_invitation(interaction)
        return
    update = await apply_change(interaction, tables.invitations.take(call, table))
    await _delete_invitation(interaction)
    if update.lobby is None and not update.again:
        shown, pictures = await panel_for(interaction)
        await Answer(interaction).show_in_place(shown, *pictures)


async def _delete_invitation(interaction: Interaction) -> None:
    if interaction.message is None:
        return
    post = messageable(interaction.client, place_of(interaction)).get_partial_message(interaction.message.id)
    try:
        await with_quick_retries(post.delete)
    except UNREACHABLE as error:
        log.info("the invitation %s stays: %s", post.id, error)
