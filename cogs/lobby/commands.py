"""/delve: the life of a channel's table, from the first invitation to the end; and the presses of a lobby's post."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from engine import AnyGame, BadOption, GameError, GameOver, Keeps, Lobby, Stale, Update, listed

from ..core.allowed import check_place, settings_of
from ..core.context import Asked, House, call_of, here
from ..core.permissions import check_channel
from ..core.words import worded
from ..interactions.answer import Answer
from ..interactions.changes import perform
from ..interactions.components import Pressed, reacts_to
from ..interactions.errors import refusing
from ..messages.controls import button, control_id
from ..messages.game_list import called, games_completed
from ..messages.layout import Shown, in_rows
from ..messages.lobby_controls import GO, STEADY, company_completed, more_options, one_option
from ..messages.text import beyond
from ..play.away import resting_commands
from ..play.panel import panel_for
from .invitations import invite_command
from .opening import new_command
from .threads import leave_word

OTHERS = "The host may choose:"
ANYBODY = "\n-# To stand-ins and hints anybody who sits here can say no."
LONGEST_NUMBER = 20
"""Digits of a channel's number at most."""
CHRONICLE = "The chronicle: a page with its story and maps, to open in a browser or to print. It needs no network."
OVER = "This delve has ended. `/delve new` begins another."


class Delve(commands.Cog):
    """Opens, fills, starts, ends and moves the table of a channel."""

    delve = app_commands.Group(name="delve", description="Gather a party, start, end: the table of this channel")

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        for command in (new_command(games), invite_command(), *resting_commands()):
            self.delve.add_command(command)
        if keeping := {key: game for key, game in games.items() if isinstance(game, Keeps)}:
            self.delve.add_command(forget_command(keeping))

    @delve.command()
    @app_commands.describe(whose="Whose seat of the company you take over; left out: a free one, else the first of theirs")
    @refusing
    async def join(self, interaction: Asked, whose: str = "") -> None:
        """Take a seat here, also under way: a free one, one of the company's, or the seat back that you left."""
        update = await perform(interaction, interaction.client.tables.join(call_of(interaction), whose.strip()))
        if update.lobby is None and not update.again:
            await Answer(interaction).turned(*await panel_for(interaction))

    join.autocomplete("whose")(company_completed)

    @delve.command()
    @refusing
    async def leave(self, interaction: Asked) -> None:
        """Give your seat up; in a delve under way I ask first, and play for it until you join again."""
        tables, call = interaction.client.tables, call_of(interaction)
        version, asked = await tables.before_leaving(call)
        if not asked:
            await perform(interaction, tables.leave(call))
            return
        leave = button("Leave", control_id("leave", version), discord.ButtonStyle.danger)
        await Answer(interaction).privately(Shown(wanted=asked, groups=in_rows([[leave]])))

    @delve.command()
    @refusing
    @app_commands.describe(quick="Deal what is chosen before the first turn")
    async def start(self, interaction: Asked, quick: bool = False) -> None:
        """Begin, once the party is complete."""
        await perform(interaction, interaction.client.tables.start(call_of(interaction), quick=quick))

    @delve.command()
    @refusing
    async def end(self, interaction: Asked) -> None:
        """End what is being played here, or close the lobby."""
        try:
            latest = await interaction.client.tables.latest(here(interaction))
        except GameError:
            latest = None
        if latest is None or latest.lobby is not None:
            await perform(interaction, interaction.client.tables.end(call_of(interaction)))
            return
        await interaction.client.tables.check_end(call_of(interaction))
        end = button("End it", control_id("end", latest.version), discord.ButtonStyle.danger)
        words = "This ends the delve for everybody here. Its log stays readable."
        await Answer(interaction).privately(Shown(wanted=words, groups=in_rows([[end]])))

    @delve.command(name="move-here")
    @app_commands.rename(channel="from", number="number")
    @app_commands.describe(channel="Where the table is now", number="That channel's number, if it is no longer there")
    @refusing
    async def move_here(
        self,
        interaction: Asked,
        channel: discord.TextChannel | discord.Thread | None = None,
        number: str | None = None,
    ) -> None:
        """Bring a table from another channel, even one that was deleted, to this one."""
        known = number is not None and number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
        source = channel.id if channel else int(number) if number and known else 0
        if not 0 < source < 1 << 63:
            raise BadOption("Say where the table is now: a channel, or the number of one that was deleted.", "TAB-060")
        if not interaction.permissions.manage_guild:
            check_place(interaction, await settings_of(interaction))
        tables, herald = interaction.client.tables, interaction.client.herald
        post = await tables.newest_post(source)
        update = await perform(interaction, tables.move_here(call_of(interaction), source))
        title = tables.games[update.game].title
        if post:
            gathering = Shown(f"**{title}** gathers in <#{update.channel}>.") if update.lobby else None
            await herald.put_controls(source, post, left=gathering)
        await leave_word(interaction, title, source, update.channel)

    @delve.command()
    @app_commands.describe(
        public="Whether everybody here sees it",
        kind="The journal, in which every roll can be checked, or the chronicle: a page to read, with maps",
    )
    @app_commands.choices(kind=[app_commands.Choice(name=kind, value=kind) for kind in ("journal", "chronicle")])
    @refusing
    async def export(self, interaction: Asked, public: bool = False, kind: str = "journal") -> None:
        """Get the delve as a file: the journal, to check every roll once it has ended, or a chronicle to read."""
        tables = interaction.client.tables
        async with Answer(interaction) as answer:
            export = tables.chronicles.volume if kind == "chronicle" else tables.export
            name, written = await export(here(interaction))
            file = discord.File(io.BytesIO(written), filename=name)
            about = CHRONICLE if kind == "chronicle" else await _about_export(interaction)
            await answer.shown(about, file, public=public)


def forget_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """Return /delve forget, for the games that keep something of their members from one delve to the next."""

    @refusing
    async def forget(interaction: Asked, game: str) -> None:
        key = called(games, game)
        if key not in games:
            raise GameError(f"I keep something only from {listed([one.title for one in games.values()])}.", "TAB-065")
        forgotten = await interaction.client.tables.forget_kept(call_of(interaction), key)
        words = "I have forgotten what I kept of you from" if forgotten else "I keep nothing of you from"
        await Answer(interaction).privately(f"{words} {games[key].title} in this server.")

    app_commands.describe(game="From which game")(forget)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="forget",
        description="Let me forget what I keep of you for delves to come, such as a character",
        callback=forget,
    )
    command.autocomplete("game")(games_completed(games))
    return command


async def _about_export(asked: Asked) -> str:
    """Return what an exported file is good for; while the next table gathers, the one before it is exported."""
    latest = await asked.client.tables.latest(here(asked))
    if latest.kind in ("end", "lobby"):
        return "The whole delve. `python -m engine verify FILE` checks every roll."
    return "The delve so far. Once it has ended you get it whole, and every roll can be checked."


Change = Callable[[Asked], Coroutine[Any, Any, Update]]
_LOBBY_CHANGES: dict[str, Change] = {
    "join": lambda asked: asked.client.tables.join(call_of(asked)),
    "leave": lambda asked: asked.client.tables.leave(call_of(asked)),
    "start": lambda asked: asked.client.tables.start(call_of(asked)),
    "quick": lambda asked: asked.client.tables.start(call_of(asked), quick=True),
    "company": lambda asked: asked.client.tables.start(call_of(asked), quick=True, company=STEADY),
    "hire": lambda asked: asked.client.tables.company.hire(call_of(asked), STEADY),
}


@reacts_to("lobby")
async def press_lobby(asked: Asked, pressed: Pressed) -> None:
    """Join, leave, bring company or start, with the button of a lobby that is still open."""
    await _check_open(asked, pressed)
    change = _LOBBY_CHANGES.get(pressed.rest)
    if change is None:
        raise Stale("I no longer know that button.")
    await perform(asked, change(asked))


@reacts_to("company")
async def press_company(asked: Asked, pressed: Pressed) -> None:
    """Change how well somebody plays whom the house brings, or let them go."""
    await _check_open(asked, pressed)
    company, call = asked.client.tables.company, call_of(asked)
    name, _, what = pressed.picked.rpartition(":")
    await perform(asked, company.dismiss(call, name) if what == GO else company.adjust(call, name, what))


@reacts_to("option")
async def press_option(asked: Asked, pressed: Pressed) -> None:
    """Choose a value for one of the lobby's options; a private message in which that was done shows them all again."""
    await _check_open(asked, pressed)
    tables, answer = asked.client.tables, Answer(asked)
    if not answer.within:
        await perform(asked, tables.set_option(call_of(asked), pressed.rest, pressed.picked))
        return
    check_channel(asked)
    async with answer:
        update = await tables.set_option(call_of(asked), pressed.rest, pressed.picked)
        await asked.client.herald.tell(update)
        lobby = update.lobby or await _check_open(asked, pressed)
        await answer.turned(Shown(wanted=f"{update.story} {_others(lobby)}", groups=more_options(update.version, lobby)))


@reacts_to("options")
async def press_options(asked: Asked, pressed: Pressed) -> None:
    """Show the options that have no room in the lobby's post."""
    lobby = await _check_open(asked, pressed)
    await Answer(asked).turned(Shown(wanted=_others(lobby), groups=more_options(pressed.version, lobby)))


def _others(lobby: Lobby) -> str:
    """Return who may choose what stands behind the button (TAB-102, TAB-105)."""
    people = [seat for seat in lobby.seats if not seat.level]
    return f"{OTHERS}{ANYBODY}" if lobby.pacts and lobby.contested and len(people) > 1 else OTHERS


@reacts_to("setting")
async def press_setting(asked: Asked, pressed: Pressed) -> None:
    """Show what one of the options can be."""
    lobby = await _check_open(asked, pressed)
    option = next((option for option in beyond(lobby) if option.name == pressed.picked), None)
    if option is None:
        raise Stale("I no longer know that option.")
    about = f"**{worded(option.name).capitalize()}**: {option.about}"
    await Answer(asked).turned(Shown(wanted=about, groups=one_option(pressed.version, option)))


@reacts_to("end")
async def press_end(asked: Asked, pressed: Pressed) -> None:
    """End the running table, as confirmed."""
    await _check_under_way(asked, pressed)
    await perform(asked, asked.client.tables.end(call_of(asked)))


@reacts_to("leave")
async def press_leave(asked: Asked, pressed: Pressed) -> None:
    """Leave the running table, as confirmed."""
    await _check_under_way(asked, pressed)
    await perform(asked, asked.client.tables.leave(call_of(asked)))


async def _check_under_way(asked: Asked, pressed: Pressed) -> None:
    """Raise `GameOver` where the table of a control is no longer being played here."""
    latest = await asked.client.tables.latest(here(asked))
    if latest.version.table != pressed.version.table or latest.kind == "end":
        raise GameOver(OVER)


async def _check_open(asked: Asked, pressed: Pressed) -> Lobby:
    """Return the lobby of a control; `Stale` where it is no longer open."""
    latest = await asked.client.tables.latest(here(asked))
    if latest.version.table != pressed.version.table or latest.lobby is None or latest.kind == "closed":
        raise Stale("That party is no longer gathering. Here is how things stand now.")
    return latest.lobby


async def setup(bot: House) -> None:
    """Add /delve."""
    await bot.add_cog(Delve(bot.tables.games))
