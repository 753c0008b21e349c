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

from engine import WORDS, GameError, Stale, TableSummary, Version

from ..core.channels import ChannelState, check_reachable, find_channel
from ..core.context import Interaction, call_of, messageable, place_of
from ..core.limits import BUTTON_LABEL, ROW_BUTTONS, TEXT, truncate
from ..core.permissions import permission_names
from ..core.retry import UNREACHABLE
from ..core.server_rules import existing_channels, settings_of
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, unknown_control
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, button_rows, in_rows
from .access import admin_id, check_manager
from .tables import ONE
from .webhook import failing_words

log = logging.getLogger(__name__)

KIND = "mend"
MOST_TABLES = 60
"""How many tables are examined. Each may take two requests."""
AT_ONCE = 6
BUTTONS = 4 * ROW_BUTTONS
LONGEST_REPORT = TEXT - 300
"""The most characters of a report. The rest is counted."""


class TableProblem(msgspec.Struct, frozen=True):
    """A problem in words with its remedy. ``does`` is the kind of button that repairs it ("": none)."""

    words: str
    does: str = ""


class Finding(msgspec.Struct, frozen=True):
    """The problems of one place, with its table (``None``: there is none, or it cannot be read)."""

    place: ChannelState
    held: TableSummary | None = None
    problems: tuple[TableProblem, ...] = ()

    @property
    def title(self) -> str:
        """The title in the report."""
        if self.held is None:
            return WORDS("problem-place", place=self.place.name)
        return WORDS("problem-place.table", place=self.place.name, game=self.held.title)


async def find_problems(interaction: Interaction) -> list[Finding]:
    """Return the problems of a server's tables, and of the channel of this interaction."""
    assert interaction.guild is not None
    care, guild = interaction.client.tables.admin, interaction.guild.id
    held, room = (await care.held(guild))[:MOST_TABLES], asyncio.Semaphore(AT_ONCE)

    async def examined(held: TableSummary) -> Finding:
        async with room:
            return await _examine(interaction, held)

    found = list(await asyncio.gather(*map(examined, held)))
    for channel in await care.unreadable(guild):
        problem = TableProblem(WORDS("unreadable-there"), "away")
        found.append(Finding(ChannelState(channel), problems=(problem,)))
    if place_of(interaction) not in [finding.place.number for finding in found]:
        place = await find_channel(interaction.client, interaction.guild, place_of(interaction))
        found.append(Finding(place, problems=tuple(_rights(place))))
    settings = await settings_of(interaction)
    if settings.channels and not existing_channels(interaction.guild, settings):
        problem = TableProblem(WORDS("open-other-channels", manager=True))
        found.append(Finding(ChannelState(place_of(interaction)), problems=(problem,)))
    if words := failing_words(await interaction.client.tables.webhooks.shown(guild)):
        found.append(Finding(ChannelState(place_of(interaction)), problems=(TableProblem(words),)))
    return [finding for finding in found if finding.problems]


async def doctor_for(interaction: Interaction) -> MessageContent:
    """Return the report on a server: all is well, or the problems by place with buttons."""
    assert interaction.guild is not None
    count = len(await interaction.client.tables.admin.held(interaction.guild.id))
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
    broken = await interaction.client.tables.admin.is_broken(held)
    problems = [TableProblem(WORDS("unreadable-table"), "away")] if broken else []
    if place.number <= 0:
        problems.append(TableProblem(WORDS("restored-without-place"), "move"))
        return Finding(place, held, tuple(problems))
    if place.gone:
        problems.append(TableProblem(WORDS("channel-gone"), "move"))
        return Finding(place, held, tuple(problems))
    problems += _rights(place)
    if place.can_post and not broken:
        problems += await _posts(interaction, held)
    if held.rest == "asleep":
        problems.append(TableProblem(WORDS("table-sleeps-here"), "wake"))
    elif held.overdue:
        problems.append(TableProblem(WORDS("default-is-overdue")))
    return Finding(place, held, tuple(problems))


def _rights(place: ChannelState) -> list[TableProblem]:
    """Return the missing permissions in a channel as problems."""
    if place.channel is None:
        return [TableProblem(WORDS("channel-unseen"))]
    found = []
    if place.missing:
        found.append(TableProblem(WORDS("may-not", permissions=permission_names(place.missing))))
    if place.locked:
        found.append(TableProblem(WORDS("thread-locked")))
    elif place.archived and place.can_post:
        found.append(TableProblem(WORDS("thread-archived"), "open"))
    return found


async def _posts(interaction: Interaction, held: TableSummary) -> list[TableProblem]:
    """Return the problems with the posts of a table."""
    if held.untold:
        return [TableProblem(WORDS("changes-untold", count=held.untold), "tell")]
    if not held.post:
        return [TableProblem(WORDS("no-post"), "anew")]
    try:
        await messageable(interaction.client, held.channel).fetch_message(held.post)
    except discord.NotFound:
        return [TableProblem(WORDS("last-post-gone"), "anew")]
    except UNREACHABLE as error:
        log.info("whether message %s is there is not known: %s", held.post, error)
    return []


# Repairing.


async def _repair(interaction: Interaction, press: Press) -> None:
    does, _, rest = press.rest.partition(":")
    if does == "away" and not press.version.table:
        await _end_unreadable(interaction, int(rest) if rest.isdecimal() else 0)
        return
    held = await interaction.client.tables.admin.one(interaction.guild_id or 0, press.version.table)
    if held is None or does not in REMEDIES:
        raise unknown_control()
    await REMEDIES[does](interaction, held)


async def _open(interaction: Interaction, held: TableSummary) -> None:
    """Reopen an archived thread, as its next post would."""
    place = await _place(interaction, held)
    check_reachable(place)
    if isinstance(place.channel, discord.Thread):
        try:
            await place.channel.edit(archived=False)
        except UNREACHABLE as error:
            raise GameError(WORDS("thread-stays-shut"), "TAB-133") from error


async def _post_again(interaction: Interaction, held: TableSummary) -> None:
    check_reachable(await _place(interaction, held))
    call = replace(call_of(interaction), channel=held.channel)
    update = await interaction.client.tables.admin.post_anew(call, WORDS("posted-anew", member=call.member.name))
    await interaction.client.publisher.publish(update)


async def _wake(interaction: Interaction, held: TableSummary) -> None:
    check_reachable(await _place(interaction, held))
    await interaction.client.publisher.publish(
        await interaction.client.tables.pauses.wake(replace(call_of(interaction), channel=held.channel))
    )


async def _end_unreadable(interaction: Interaction, channel: int) -> None:
    """End a table of this server that cannot be read any more."""
    care, guild = interaction.client.tables.admin, interaction.guild_id or 0
    known = [table.channel for table in await care.held(guild) if await care.is_broken(table)]
    if channel not in (*known, *await care.unreadable(guild)):
        raise Stale(WORDS("table-is-sound"))
    await interaction.client.publisher.publish(
        await interaction.client.tables.lobby.end(replace(call_of(interaction), channel=channel))
    )


async def _place(interaction: Interaction, held: TableSummary) -> ChannelState:
    assert interaction.guild is not None
    return await find_channel(interaction.client, interaction.guild, held.channel)


REMEDIES: dict[str, Callable[[Interaction, TableSummary], Awaitable[None]]] = {
    "tell": lambda asked, held: asked.client.publisher.publish_pending(held.table),
    "open": _open,
    "anew": _post_again,
    "wake": _wake,
    "away": lambda asked, held: _end_unreadable(asked, held.channel),
}


# Reporting.


def report(found: Sequence[Finding], tables: int) -> MessageContent:
    """Return the problems, place by place, with a button for each that the bot can repair.

    If all is well, that is one line. Problems without room are counted; they appear once the first are repaired.
    """
    again = button(WORDS("look-again"), admin_id(KIND, ""))
    if not found:
        return MessageContent(WORDS("all-is-well", count=tables), groups=in_rows([[again]]))
    lines: list[str] = []
    items: list[Item] = []
    for number, finding in enumerate(found):
        told = [finding.title, *(f"- {problem.words}" for problem in finding.problems)]
        own = [_button(finding, problem.does) for problem in finding.problems if problem.does]
        if len("\n".join([*lines, *told])) > LONGEST_REPORT or len(items) + len(own) > BUTTONS - 1:
            lines.append(WORDS("more-problems", count=len(found) - number))
            break
        lines += told
        items += own
    return MessageContent("\n".join(lines), groups=(*in_rows(button_rows(items)), *in_rows([[again]])))


def _button(finding: Finding, does: str) -> Item:
    # Several tables may be of one game, but each has its own channel.
    name = (
        f"#{finding.place.channel.name}"
        if finding.place.channel is not None
        else finding.held.title
        if finding.held
        else ""
    )
    repair = WORDS(f"repair-{does}")
    label = truncate(WORDS("at-repair", place=name, repair=repair) if name else repair, BUTTON_LABEL)
    if does == "move" and finding.held:
        return button(label, control_id(ONE, Version(finding.held.table, 0), ""))
    if finding.held is None:
        return button(label, admin_id(KIND, does, finding.place.number))
    return button(label, control_id(KIND, Version(finding.held.table, 0), does))
