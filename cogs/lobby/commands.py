"""/delve: the life of a channel's table from the lobby to the end, and the controls of a lobby's post."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from engine import AnyGame, BadOption, GameError, GameOver, Keeps, Lobby, Stale, Update, listed

from ..core.allowed import check_allowed_channel, settings_of
from ..core.context import Bot, Interaction, call_of, place_of
from ..core.permissions import check_can_post
from ..core.words import readable
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.game_list import find_key, game_completion
from ..messages.layout import MessageContent, in_rows
from ..messages.lobby_controls import DEFAULT_LEVEL, DISMISS, company_completed, more_options, one_option
from ..messages.text import hidden_options
from ..play.away import pause_commands
from ..play.panel import panel_for
from .invitations import invite_command
from .opening import new_command
from .threads import post_moved_notice

OTHERS = "The host may choose:"
ANYBODY = "\n-# To stand-ins and hints anybody who sits here can say no."
LONGEST_NUMBER = 20
"""The most digits of a channel's id."""
CHRONICLE = "The chronicle: a page with its story and maps, to open in a browser or to print. It needs no network."
OVER = "This delve has ended. `/delve new` begins another."


class Delve(commands.Cog):
    """Opens, fills, starts, ends and moves the table of a channel."""

    delve = app_commands.Group(name="delve", description="Gather a party, start, end: the table of this channel")

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        for command in (new_command(games), invite_command(), *pause_commands()):
            self.delve.add_command(command)
        if keeping := {key: game for key, game in games.items() if isinstance(game, Keeps)}:
            self.delve.add_command(forget_command(keeping))

    @delve.command()
    @app_commands.describe(whose="Whose seat of the company you take over; left out: a free one, else the first of theirs")
    @handles_refusals
    async def join(self, interaction: Interaction, whose: str = "") -> None:
        """Take a seat here, also under way: a free one, one of the company's, or the seat back that you left."""
        update = await apply_change(interaction, interaction.client.tables.lobby.join(call_of(interaction), whose.strip()))
        if update.lobby is None and not update.again:
            await Answer(interaction).show_in_place(*await panel_for(interaction))

    join.autocomplete("whose")(company_completed)

    @delve.command()
    @handles_refusals
    async def leave(self, interaction: Interaction) -> None:
        """Give your seat up; in a delve under way I ask first, and play for it until you join again."""
        tables, call = interaction.client.tables, call_of(interaction)
        version, asked = await tables.lobby.before_leaving(call)
        if not asked:
            await apply_change(interaction, tables.lobby.leave(call))
            return
        leave = button("Leave", control_id("leave", version), discord.ButtonStyle.danger)
        await Answer(interaction).send_private(MessageContent(prompt=asked, groups=in_rows([[leave]])))

    @delve.command()
    @handles_refusals
    @app_commands.describe(quick="Deal what is chosen before the first turn")
    async def start(self, interaction: Interaction, quick: bool = False) -> None:
        """Begin, once the party is complete."""
        await apply_change(interaction, interaction.client.tables.lobby.start(call_of(interaction), quick=quick))

    @delve.command()
    @handles_refusals
    async def end(self, interaction: Interaction) -> None:
        """End what is being played here, or close the lobby."""
        try:
            latest = await interaction.client.tables.views.latest(place_of(interaction))
        except GameError:
            latest = None
        if latest is None or latest.lobby is not None:
            await apply_change(interaction, interaction.client.tables.lobby.end(call_of(interaction)))
            return
        await interaction.client.tables.lobby.check_end(call_of(interaction))
        end = button("End it", control_id("end", latest.version), discord.ButtonStyle.danger)
        words = "This ends the delve for everybody here. Its log stays readable."
        await Answer(interaction).send_private(MessageContent(prompt=words, groups=in_rows([[end]])))

    @delve.command(name="move-here")
    @app_commands.rename(channel="from", number="number")
    @app_commands.describe(channel="Where the table is now", number="That channel's number, if it is no longer there")
    @handles_refusals
    async def move_here(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | discord.Thread | None = None,
        number: str | None = None,
    ) -> None:
        """Bring a table from another channel, even one that was deleted, to this one."""
        known = number is not None and number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
        source = channel.id if channel else int(number) if number and known else 0
        if not 0 < source < 1 << 63:
            raise BadOption("Say where the table is now: a channel, or the number of one that was deleted.", "TAB-060")
        if not interaction.permissions.manage_guild:
            check_allowed_channel(interaction, await settings_of(interaction))
        tables, publisher = interaction.client.tables, interaction.client.publisher
        post = await tables.outbox.newest_post(source)
        update = await apply_change(interaction, tables.lobby.move_here(call_of(interaction), source))
        title = tables.games[update.game].title
        if post:
            gathering = MessageContent(f"**{title}** gathers in <#{update.channel}>.") if update.lobby else None
            await publisher.put_controls(source, post, left=gathering)
        await post_moved_notice(interaction, title, source, update.channel)

    @delve.command()
    @app_commands.describe(
        public="Whether everybody here sees it",
        kind="The journal, in which every roll can be checked, or the chronicle: a page to read, with maps",
    )
    @app_commands.choices(kind=[app_commands.Choice(name=kind, value=kind) for kind in ("journal", "chronicle")])
    @handles_refusals
    async def export(self, interaction: Interaction, public: bool = False, kind: str = "journal") -> None:
        """Get the delve as a file: the journal, to check every roll once it has ended, or a chronicle to read."""
        tables = interaction.client.tables
        async with Answer(interaction) as answer:
            export = tables.chronicles.volume if kind == "chronicle" else tables.exports.export
            name, written = await export(place_of(interaction))
            file = discord.File(io.BytesIO(written), filename=name)
            about = CHRONICLE if kind == "chronicle" else await _about_export(interaction)
            await answer.show(about, file, public=public)


def forget_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """Return /delve forget, for games that keep something of their members between games."""

    @handles_refusals
    async def forget(interaction: Interaction, game: str) -> None:
        key = find_key(games, game)
        if key not in games:
            raise GameError(f"I keep something only from {listed([one.title for one in games.values()])}.", "TAB-065")
        forgotten = await interaction.client.tables.lobby.forget_kept(call_of(interaction), key)
        words = "I have forgotten what I kept of you from" if forgotten else "I keep nothing of you from"
        await Answer(interaction).send_private(f"{words} {games[key].title} in this server.")

    app_commands.describe(game="From which game")(forget)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="forget",
        description="Let me forget what I keep of you for delves to come, such as a character",
        callback=forget,
    )
    command.autocomplete("game")(game_completion(games))
    return command


async def _about_export(interaction: Interaction) -> str:
    """Return what an exported file is for. While a new table gathers, the one before it is exported."""
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.kind in ("end", "lobby"):
        return "The whole delve. `python -m engine verify FILE` checks every roll."
    return "The delve so far. Once it has ended you get it whole, and every roll can be checked."


Change = Callable[[Interaction], Coroutine[Any, Any, Update]]
_LOBBY_CHANGES: dict[str, Change] = {
    "join": lambda asked: asked.client.tables.lobby.join(call_of(asked)),
    "leave": lambda asked: asked.client.tables.lobby.leave(call_of(asked)),
    "start": lambda asked: asked.client.tables.lobby.start(call_of(asked)),
    "quick": lambda asked: asked.client.tables.lobby.start(call_of(asked), quick=True),
    "company": lambda asked: asked.client.tables.lobby.start(call_of(asked), quick=True, company=DEFAULT_LEVEL),
    "hire": lambda asked: asked.client.tables.company.hire(call_of(asked), DEFAULT_LEVEL),
}


@handles("lobby")
async def press_lobby(interaction: Interaction, press: Press) -> None:
    """Join, leave, add bot players or start, with the button of an open lobby."""
    await _check_open(interaction, press)
    change = _LOBBY_CHANGES.get(press.rest)
    if change is None:
        raise Stale("I no longer know that button.")
    await apply_change(interaction, change(interaction))


@handles("company")
async def press_company(interaction: Interaction, press: Press) -> None:
    """Change the level of a bot player, or remove one."""
    await _check_open(interaction, press)
    company, call = interaction.client.tables.company, call_of(interaction)
    name, _, what = press.picked.rpartition(":")
    await apply_change(interaction, company.dismiss(call, name) if what == DISMISS else company.adjust(call, name, what))


@handles("option")
async def press_option(interaction: Interaction, press: Press) -> None:
    """Choose a value for one of the lobby's options. A private message of options shows them again."""
    await _check_open(interaction, press)
    tables, answer = interaction.client.tables, Answer(interaction)
    if not answer.in_private:
        await apply_change(interaction, tables.lobby.set_option(call_of(interaction), press.rest, press.picked))
        return
    check_can_post(interaction)
    async with answer:
        update = await tables.lobby.set_option(call_of(interaction), press.rest, press.picked)
        await interaction.client.publisher.publish(update)
        lobby = update.lobby or await _check_open(interaction, press)
        await answer.show_in_place(
            MessageContent(prompt=f"{update.story} {_who_may_choose(lobby)}", groups=more_options(update.version, lobby))
        )


@handles("options")
async def press_options(interaction: Interaction, press: Press) -> None:
    """Show the options that have no menu in the lobby's post."""
    lobby = await _check_open(interaction, press)
    await Answer(interaction).show_in_place(
        MessageContent(prompt=_who_may_choose(lobby), groups=more_options(press.version, lobby))
    )


def _who_may_choose(lobby: Lobby) -> str:
    """Return who may choose these options (TAB-102, TAB-105)."""
    people = [seat for seat in lobby.seats if not seat.level]
    return f"{OTHERS}{ANYBODY}" if lobby.pacts and lobby.contested and len(people) > 1 else OTHERS


@handles("setting")
async def press_setting(interaction: Interaction, press: Press) -> None:
    """Show the values of one option."""
    lobby = await _check_open(interaction, press)
    option = next((option for option in hidden_options(lobby) if option.name == press.picked), None)
    if option is None:
        raise Stale("I no longer know that option.")
    about = f"**{readable(option.name).capitalize()}**: {option.about}"
    await Answer(interaction).show_in_place(MessageContent(prompt=about, groups=one_option(press.version, option)))


@handles("end")
async def press_end(interaction: Interaction, press: Press) -> None:
    """End the running table after confirmation."""
    await _check_under_way(interaction, press)
    await apply_change(interaction, interaction.client.tables.lobby.end(call_of(interaction)))


@handles("leave")
async def press_leave(interaction: Interaction, press: Press) -> None:
    """Leave the running table after confirmation."""
    await _check_under_way(interaction, press)
    await apply_change(interaction, interaction.client.tables.lobby.leave(call_of(interaction)))


async def _check_under_way(interaction: Interaction, press: Press) -> None:
    """Raise `GameOver` if the table of a control is no longer played here."""
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.version.table != press.version.table or latest.kind == "end":
        raise GameOver(OVER)


async def _check_open(interaction: Interaction, press: Press) -> Lobby:
    """Return the lobby of a control; `Stale` if it is no longer open."""
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.version.table != press.version.table or latest.lobby is None or latest.kind == "closed":
        raise Stale("That party is no longer gathering. Here is how things stand now.")
    return latest.lobby


async def setup(bot: Bot) -> None:
    """Add /delve."""
    await bot.add_cog(Delve(bot.tables.games))
