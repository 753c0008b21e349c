"""/delve: the life of a channel's table from the lobby to the end, and the controls of a lobby's post."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from engine import (
    USUAL_LEVEL,
    WORDS,
    AnyGame,
    BadOption,
    GameError,
    GameOver,
    Keeps,
    LobbyShown,
    Stale,
    Update,
    Version,
    upper,
)

from ..core.command_texts import UNDESCRIBED
from ..core.context import Bot, Interaction, call_of, place_of
from ..core.permissions import check_can_post
from ..core.server_rules import check_allowed_channel, settings_of
from ..core.usage_limits import Costly
from ..interactions.answer import Answer, send_modal, send_private
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..interactions.forms import Submission, handles_form
from ..messages.controls import button, control_id
from ..messages.game_list import find_key, game_completion
from ..messages.layout import MessageContent, in_rows
from ..messages.lobby_controls import DISMISS, company_completed, one_option, option_menus
from ..messages.text import further_options
from ..play.away import pause_commands
from ..play.panel import panel_for
from .host import host_commands
from .invitations import invite_command
from .opening import new_command
from .options_form import OPTIONS_FORM, all_may_refuse, chosen_in, options_form
from .threads import post_moved_notice

LONGEST_NUMBER = 20
"""The most digits of a channel's id."""


class Delve(commands.Cog):
    """Opens, fills, starts, ends and moves the table of a channel."""

    delve = app_commands.Group(name="delve", description=UNDESCRIBED)

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        for command in (new_command(games), invite_command(), *pause_commands(), *host_commands()):
            self.delve.add_command(command)
        if keeping := {key: game for key, game in games.items() if isinstance(game, Keeps)}:
            self.delve.add_command(forget_command(keeping))

    @delve.command()
    @handles_refusals
    async def join(self, interaction: Interaction, whose: str = "") -> None:
        """Take a seat, also under way."""
        update = await apply_change(interaction, interaction.client.tables.lobby.join(call_of(interaction), whose.strip()))
        if update.lobby is None and not update.again:
            shown, pictures = await panel_for(interaction)
            await Answer(interaction).show_in_place(shown, *pictures)

    join.autocomplete("whose")(company_completed)

    @delve.command()
    @handles_refusals
    async def leave(self, interaction: Interaction) -> None:
        """Give a seat up. Under way the member confirms it first."""
        tables, call = interaction.client.tables, call_of(interaction)
        version, asked = await tables.lobby.before_leaving(call)
        if not asked:
            await apply_change(interaction, tables.lobby.leave(call))
            return
        leave = button(WORDS("leave-anyway"), control_id("leave", version), discord.ButtonStyle.danger)
        await Answer(interaction).send_private(MessageContent(prompt=asked, groups=in_rows([[leave]])))

    @delve.command()
    @handles_refusals
    async def start(self, interaction: Interaction, quick: bool = False) -> None:
        """Start the game of the lobby."""
        await apply_change(interaction, interaction.client.tables.lobby.start(call_of(interaction), quick=quick))

    @delve.command()
    @handles_refusals
    async def end(self, interaction: Interaction) -> None:
        """Close the lobby, or end the running game once the member confirms it."""
        try:
            latest = await interaction.client.tables.views.latest(place_of(interaction))
        except GameError:
            latest = None
        if latest is None or latest.lobby is not None:
            await apply_change(interaction, interaction.client.tables.lobby.end(call_of(interaction)))
            return
        await interaction.client.tables.lobby.check_end(call_of(interaction))
        end = button(WORDS("end-anyway"), control_id("end", latest.version), discord.ButtonStyle.danger)
        await Answer(interaction).send_private(MessageContent(prompt=WORDS("end-asked"), groups=in_rows([[end]])))

    @delve.command()
    @handles_refusals
    async def redo(self, interaction: Interaction) -> None:
        """Repeat the move that was taken back last."""
        await apply_change(interaction, interaction.client.tables.undo.redo(call_of(interaction)))

    @delve.command(name="move-here")
    @app_commands.rename(channel="from", number="number")
    @handles_refusals
    async def move_here(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | discord.Thread | None = None,
        number: str | None = None,
    ) -> None:
        """Move the table of another channel, which may be deleted, to this one."""
        known = number is not None and number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
        source = channel.id if channel else int(number) if number and known else 0
        if not 0 < source < 1 << 63:
            raise BadOption(WORDS("where-is-table"), "TAB-060")
        if not interaction.permissions.manage_guild:
            check_allowed_channel(interaction, await settings_of(interaction))
        tables, publisher = interaction.client.tables, interaction.client.publisher
        post = await tables.outbox.newest_post(source)
        update = await apply_change(interaction, tables.lobby.move_here(call_of(interaction), source))
        title = tables.games[update.game].title
        if post:
            words = WORDS("gathers-elsewhere", game=title, channel=update.channel)
            await publisher.put_controls(source, post, left=MessageContent(words) if update.lobby else None)
        await post_moved_notice(interaction, title, source, update.channel)

    @delve.command()
    @app_commands.choices(kind=[app_commands.Choice(name=kind, value=kind) for kind in ("journal", "chronicle")])
    @handles_refusals
    async def export(self, interaction: Interaction, public: bool = False, kind: str = "journal") -> None:
        """Send the game as a file: its journal, or its chronicle."""
        tables = interaction.client.tables
        interaction.client.usage_limits.take(interaction, Costly.EXPORT)
        async with Answer(interaction) as answer:
            export = tables.chronicles.volume if kind == "chronicle" else tables.exports.export
            name, written = await export(place_of(interaction))
            file = discord.File(io.BytesIO(written), filename=name)
            about = WORDS("chronicle-about")
            if kind == "journal":
                # While a new table gathers, the one before it is exported.
                over = (await tables.views.latest(place_of(interaction))).kind in ("end", "lobby")
                about = WORDS("export-whole" if over else "export-so-far")
            await answer.show(about, file, public=public)


def forget_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """Return /delve forget, for games that keep something of their members between games."""

    @app_commands.command()
    @app_commands.autocomplete(game=game_completion(games))
    @handles_refusals
    async def forget(interaction: Interaction, game: str) -> None:
        key = find_key(games, game)
        if key not in games:
            raise GameError(WORDS("keeps-only", games=[kept.title for kept in games.values()]), "TAB-065")
        forgotten = await interaction.client.tables.lobby.forget_kept(call_of(interaction), key)
        words = WORDS("kept-forgotten" if forgotten else "kept-nothing", game=games[key].title)
        await Answer(interaction).send_private(words)

    return forget


Change = Callable[[Interaction], Coroutine[Any, Any, Update]]
_LOBBY_CHANGES: dict[str, Change] = {
    "join": lambda asked: asked.client.tables.lobby.join(call_of(asked)),
    "leave": lambda asked: asked.client.tables.lobby.leave(call_of(asked)),
    "start": lambda asked: asked.client.tables.lobby.start(call_of(asked)),
    "quick": lambda asked: asked.client.tables.lobby.start(call_of(asked), quick=True),
    "company": lambda asked: asked.client.tables.lobby.start(call_of(asked), quick=True, company=USUAL_LEVEL),
    "hire": lambda asked: asked.client.tables.bot_players.hire(call_of(asked), USUAL_LEVEL),
}


@handles("lobby")
async def press_lobby(interaction: Interaction, press: Press) -> None:
    """Join, leave, add bot players or start, with the button of an open lobby."""
    await _check_open(interaction, press.version)
    change = _LOBBY_CHANGES.get(press.rest)
    if change is None:
        raise Stale(WORDS("unknown-button"))
    await apply_change(interaction, change(interaction))


@handles("company")
async def press_company(interaction: Interaction, press: Press) -> None:
    """Change the level of a bot player, or remove one."""
    await _check_open(interaction, press.version)
    bots, call = interaction.client.tables.bot_players, call_of(interaction)
    name, _, what = press.picked.rpartition(":")
    await apply_change(interaction, bots.dismiss(call, name) if what == DISMISS else bots.adjust(call, name, what))


@handles("option")
async def press_option(interaction: Interaction, press: Press) -> None:
    """Choose a value for one of the lobby's options. A private message of options shows them again."""
    await _check_open(interaction, press.version)
    tables, answer = interaction.client.tables, Answer(interaction)
    if not answer.in_private:
        await apply_change(interaction, tables.lobby.set_option(call_of(interaction), press.rest, press.picked))
        return
    check_can_post(interaction)
    async with answer:
        update = await tables.lobby.set_option(call_of(interaction), press.rest, press.picked)
        await interaction.client.publisher.publish(update)
        lobby = update.lobby or await _check_open(interaction, press.version)
        await answer.show_in_place(
            MessageContent(prompt=f"{update.story} {_who_may_choose(lobby)}", groups=option_menus(update.version, lobby))
        )


@handles("options")
async def press_options(interaction: Interaction, press: Press) -> None:
    """Show the further options of a lobby: to the host in one form, if that has room for them."""
    lobby = await _check_open(interaction, press.version)
    is_host = any(seat.host and seat.member.id == interaction.user.id for seat in lobby.seats)
    if is_host and (form := options_form(press.version, lobby)):
        await send_modal(interaction, form)
        return
    await Answer(interaction).show_in_place(
        MessageContent(prompt=_who_may_choose(lobby), groups=option_menus(press.version, lobby))
    )


@handles_form(OPTIONS_FORM)
async def submit_options(interaction: Interaction, submitted: Submission) -> None:
    """Choose all that a form of options changes."""
    lobby = await _check_open(interaction, submitted.version)
    chosen = chosen_in(lobby, submitted.rest, submitted.picked)
    if not chosen:
        await send_private(interaction, WORDS("options-as-before"))
        return
    await apply_change(interaction, interaction.client.tables.lobby.set_options(call_of(interaction), chosen))


def _who_may_choose(lobby: LobbyShown) -> str:
    """Return who may choose these options."""
    return "\n".join([WORDS("host-may-choose"), *([f"-# {WORDS('all-may-refuse')}"] if all_may_refuse(lobby) else [])])


@handles("setting")
async def press_setting(interaction: Interaction, press: Press) -> None:
    """Show the values of one option."""
    lobby = await _check_open(interaction, press.version)
    option = next((option for option in further_options(lobby) if option.name == press.picked), None)
    if option is None:
        raise Stale(WORDS("unknown-option"))
    about = WORDS("option-about", option=upper(option.title), about=option.about)
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
        raise GameOver(WORDS("delve-is-over"))


async def _check_open(interaction: Interaction, version: Version) -> LobbyShown:
    """Return the lobby of a control or a form; `Stale` if it is no longer open."""
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.version.table != version.table or latest.lobby is None or latest.kind == "closed":
        raise Stale(WORDS("lobby-is-closed.now"))
    return latest.lobby


async def setup(bot: Bot) -> None:
    """Add /delve."""
    await bot.add_cog(Delve(bot.tables.games))
