"""/keeper doctor: problems of a server's tables and channels, with their remedies, and a button if the bot can repair
one (TAB-133).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
import msgspec
from msgspec.structs import replace

from engine import GameError, Stale, TableSummary, Version, listed

from ..core.allowed import ALL_GONE, existing_channels, settings_of
from ..core.channels import ChannelState, check_reachable, find_channel
from ..core.context import Interaction, call_of, messageable, place_of
from ..core.limits import BUTTON_LABEL, ROW_BUTTONS, TEXT, truncate
from ..core.retry import UNREACHABLE
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles
from ..messages.controls import button, control_id
from ..messages.layout import Group, Item, MessageContent, in_rows
from .access import admin_id, check_manager
from .tables import ONE

log = logging.getLogger(__name__)

KIND = "mend"
MOST_TABLES = 60
"""How many tables are examined. Each may take two requests."""
AT_ONCE = 6
BUTTONS = 4 * ROW_BUTTONS
LONGEST_REPORT = TEXT - 300
"""The most characters of a report. The rest is counted."""
SETTINGS = "Edit channel > Permissions: allow me this, there or by my role."


class Problem(msgspec.Struct, frozen=True):
    """A problem in words with its remedy. ``does`` is the kind of button that repairs it ("": none)."""

    words: str
    does: str = ""


class Finding(msgspec.Struct, frozen=True):
    """The problems of one place, with its table (``None``: there is none, or it cannot be read)."""

    place: ChannelState
    held: TableSummary | None = None
    problems: tuple[Problem, ...] = ()

    @property
    def title(self) -> str:
        """The title in the report."""
        name = self.place.name
        return f"**{name[:1].upper()}{name[1:]}**{f' {self.held.title}' if self.held else ''}"


LABELS = {
    "tell": "Tell what is untold",
    "open": "Open the thread",
    "anew": "Post anew",
    "wake": "Wake",
    "away": "Put away",
    "move": "Move or end",
}


async def find_problems(interaction: Interaction) -> list[Finding]:
    """Return the problems of a server's tables, and of the channel of this interaction."""
    assert interaction.guild is not None
    care, guild = interaction.client.tables.care, interaction.guild.id
    held, room = (await care.held(guild))[:MOST_TABLES], asyncio.Semaphore(AT_ONCE)

    async def examined(held: TableSummary) -> Finding:
        async with room:
            return await _examine(interaction, held)

    found = list(await asyncio.gather(*map(examined, held)))
    for channel in await care.unreadable(guild):
        words = "My notes of the table there cannot be read. It can only be put away."
        found.append(Finding(ChannelState(channel), problems=(Problem(words, "away"),)))
    if place_of(interaction) not in [finding.place.number for finding in found]:
        place = await find_channel(interaction.client, interaction.guild, place_of(interaction))
        found.append(Finding(place, problems=tuple(_rights(place))))
    settings = await settings_of(interaction)
    if settings.channels and not existing_channels(interaction.guild, settings):
        words = f"{ALL_GONE} `/keeper settings` opens others."
        found.append(Finding(ChannelState(place_of(interaction)), problems=(Problem(words),)))
    return [finding for finding in found if finding.problems]


async def doctor_for(interaction: Interaction) -> MessageContent:
    """Return the report on a server: all is well, or the problems by place with buttons."""
    assert interaction.guild is not None
    count = len(await interaction.client.tables.care.held(interaction.guild.id))
    return report(await find_problems(interaction), count)


@handles(KIND)
async def repair(interaction: Interaction, press: Press) -> None:
    """Do what the control says, and examine again. A refusal stands below the report."""
    check_manager(interaction)
    async with Answer(interaction) as answer:
        try:
            if press.rest:
                await _repair(interaction, press)
        except GameError as error:
            await interaction.client.tables.moves.refused(call_of(interaction), error)
            answer.extra = str(error)
        await answer.show_in_place(await doctor_for(interaction))


# Examining.


async def _examine(interaction: Interaction, held: TableSummary) -> Finding:
    """Return the problems of a table and its channel."""
    assert interaction.guild is not None
    place = await find_channel(interaction.client, interaction.guild, held.channel)
    broken = await interaction.client.tables.care.is_broken(held)
    problems = [Problem("My notes of this table cannot be read. It can only be put away.", "away")] if broken else []
    if place.number <= 0:
        problems.append(Problem("It was restored and has no place yet.", "move"))
        return Finding(place, held, tuple(problems))
    if place.gone:
        problems.append(Problem("Its channel is gone.", "move"))
        return Finding(place, held, tuple(problems))
    problems += _rights(place)
    if place.can_post and not broken:
        problems += await _posts(interaction, held)
    problems += _waits(held)
    return Finding(place, held, tuple(problems))


def _rights(place: ChannelState) -> list[Problem]:
    """Return the missing permissions in a channel as problems."""
    if place.channel is None:
        remedy = "Edit channel > Permissions: let me View Channel."
        return [Problem(f"I can't see this channel. {remedy}")]
    found = []
    if place.missing:
        found.append(Problem(f"I may not {listed(list(place.missing))}. {SETTINGS}"))
    if place.locked:
        found.append(Problem("This thread is locked. Whoever manages threads can unlock it, or allow me Manage Threads."))
    elif place.archived and place.can_post:
        found.append(Problem("This thread is archived.", "open"))
    return found


async def _posts(interaction: Interaction, held: TableSummary) -> list[Problem]:
    """Return the problems with the posts of a table."""
    if held.untold:
        changes = "1 change is" if held.untold == 1 else f"{held.untold} changes are"
        return [Problem(f"{changes} not told yet.", "tell")]
    if not held.post:
        return [Problem("There is no post of mine to play with.", "anew")]
    try:
        await messageable(interaction.client, held.channel).fetch_message(held.post)
    except discord.NotFound:
        return [Problem("My last post is gone.", "anew")]
    except UNREACHABLE as error:
        log.info("whether message %s is there is not known: %s", held.post, error)
    return []


def _waits(held: TableSummary) -> list[Problem]:
    if held.rest == "asleep":
        return [Problem("The table sleeps: nobody was about. Whoever plays there wakes it, or you do.", "wake")]
    if held.overdue:
        return [Problem("What I do by myself is overdue here. I try again each hour; the host may `/host skip`.")]
    return []


# Repairing.


async def _repair(interaction: Interaction, press: Press) -> None:
    does, _, rest = press.rest.partition(":")
    if does == "away" and not press.version.table:
        await _end_unreadable(interaction, int(rest) if rest.isdecimal() else 0)
        return
    held = await interaction.client.tables.care.one(interaction.guild_id or 0, press.version.table)
    if held is None or does not in REMEDIES:
        raise Stale(UNKNOWN)
    await REMEDIES[does](interaction, held)


async def _tell(interaction: Interaction, held: TableSummary) -> None:
    await interaction.client.publisher.publish_pending(held.table)


async def _open(interaction: Interaction, held: TableSummary) -> None:
    """Reopen an archived thread, as its next post would."""
    place = await _place(interaction, held)
    check_reachable(place)
    if isinstance(place.channel, discord.Thread):
        try:
            await place.channel.edit(archived=False)
        except UNREACHABLE as error:
            raise GameError("Discord does not let me open that thread just now.", "TAB-133") from error


async def _post_again(interaction: Interaction, held: TableSummary) -> None:
    check_reachable(await _place(interaction, held))
    call = replace(call_of(interaction), channel=held.channel)
    update = await interaction.client.tables.care.post_anew(call, f"{call.member.name} has me post this anew.")
    await interaction.client.publisher.publish(update)


async def _wake(interaction: Interaction, held: TableSummary) -> None:
    check_reachable(await _place(interaction, held))
    await interaction.client.publisher.publish(
        await interaction.client.tables.pauses.wake(replace(call_of(interaction), channel=held.channel))
    )


async def _away(interaction: Interaction, held: TableSummary) -> None:
    await _end_unreadable(interaction, held.channel)


async def _end_unreadable(interaction: Interaction, channel: int) -> None:
    """End a table of this server that cannot be read any more."""
    care, guild = interaction.client.tables.care, interaction.guild_id or 0
    known = [table.channel for table in await care.held(guild) if await care.is_broken(table)]
    if channel not in (*known, *await care.unreadable(guild)):
        raise Stale("That table is sound, or put away already.")
    await interaction.client.publisher.publish(
        await interaction.client.tables.lobby.end(replace(call_of(interaction), channel=channel))
    )


async def _place(interaction: Interaction, held: TableSummary) -> ChannelState:
    assert interaction.guild is not None
    return await find_channel(interaction.client, interaction.guild, held.channel)


REMEDIES: dict[str, Callable[[Interaction, TableSummary], Awaitable[None]]] = {
    "tell": _tell,
    "open": _open,
    "anew": _post_again,
    "wake": _wake,
    "away": _away,
}


# Reporting.


def report(found: Sequence[Finding], tables: int) -> MessageContent:
    """Return the problems, place by place, with a button for each that the bot can repair.

    If all is well, that is one line. Problems without room are counted; they appear once the first are repaired.
    """
    again = button("Look again", admin_id(KIND, ""))
    if not found:
        count = {0: "no table is", 1: "1 table is"}.get(tables, f"{tables} tables are")
        return MessageContent(f"**All is well**: {count} in use, and I may do here what I need.", groups=in_rows([[again]]))
    lines: list[str] = []
    items: list[Item] = []
    for number, finding in enumerate(found):
        told = [finding.title, *(f"- {problem.words}" for problem in finding.problems)]
        own = [_button(finding, problem.does) for problem in finding.problems if problem.does]
        if len("\n".join([*lines, *told])) > LONGEST_REPORT or len(items) + len(own) > BUTTONS - 1:
            lines.append(f"-# And {len(found) - number} more, to be seen once these are mended.")
            break
        lines += told
        items += own
    rows = [tuple(items[start : start + ROW_BUTTONS]) for start in range(0, len(items), ROW_BUTTONS)]
    return MessageContent("\n".join(lines), groups=(*((Group(tuple(rows)),) if rows else ()), *in_rows([[again]])))


def _button(finding: Finding, does: str) -> Item:
    # Several tables may be of one game, but each has its own channel.
    name = (
        f"#{finding.place.channel.name}"
        if finding.place.channel is not None
        else finding.held.title
        if finding.held
        else ""
    )
    label = truncate(f"{name}: {LABELS[does]}" if name else LABELS[does], BUTTON_LABEL)
    if does == "move" and finding.held:
        return button(label, control_id(ONE, Version(finding.held.table, 0), ""))
    if finding.held is None:
        return button(label, admin_id(KIND, does, finding.place.number))
    return button(label, control_id(KIND, Version(finding.held.table, 0), does))
