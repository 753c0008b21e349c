"""/delve: the life of a channel's table, from the first invitation to the end; and the presses of a lobby's post."""

from __future__ import annotations

import io
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from engine import AnyGame, BadGame, BadOption, GameError, GameOver, Lobby, Option, Stale, Update, options_of

from .answers import Answer
from .controls import button, control_id, more_options, view_of
from .errors import refusing
from .house import Asked, House, call_of, here
from .limits import ABOUT, CHOICES, cut
from .play import choices_of, sign
from .presses import Pressed, reacts_to
from .telling import perform

LONGEST_WAIT = 24 * 30
"""Hours that a seat may be waited for at most before its default is played."""
LONGEST_KEY = 80
OVER = "This delve has ended. `/delve new` begins another."


class Delve(commands.Cog):
    """Opens, fills, starts, ends and moves the table of a channel."""

    delve = app_commands.Group(name="delve", description="Gather a party, start, end: the table of this channel")

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.delve.add_command(new_command(games))

    @delve.command()
    @refusing
    async def join(self, interaction: Asked) -> None:
        """Take a seat at the table that is gathering here."""
        await perform(interaction, interaction.client.tables.join(call_of(interaction)))

    @delve.command()
    @refusing
    async def leave(self, interaction: Asked) -> None:
        """Give your seat up."""
        await perform(interaction, interaction.client.tables.leave(call_of(interaction)))

    @delve.command()
    @refusing
    async def start(self, interaction: Asked) -> None:
        """Begin, once the party is complete."""
        await perform(interaction, interaction.client.tables.start(call_of(interaction)))

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
        if latest.kind == "end":
            raise GameOver(OVER)
        view = view_of([[button("End it", control_id("end", latest.version), discord.ButtonStyle.danger)]])
        await Answer(interaction).privately("This ends the delve for everybody here. Its log stays readable.", view)

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
        source = channel.id if channel else int(number) if number and number.isascii() and number.isdigit() else 0
        if not source or source >= 1 << 63:
            raise BadOption("Say where the table is now: a channel, or the number of one that was deleted.")
        await perform(interaction, interaction.client.tables.move_here(call_of(interaction), source))

    @delve.command()
    @app_commands.describe(public="Whether everybody here sees it")
    @refusing
    async def export(self, interaction: Asked, public: bool = False) -> None:
        """Get the delve as a file; once it has ended, every roll in it can be checked."""
        async with Answer(interaction) as answer:
            name, written = await interaction.client.tables.export(here(interaction))
            file = discord.File(io.BytesIO(written), filename=name)
            words = "The delve so far. Once it has ended: `python -m engine verify FILE` checks every roll."
            await answer.shown(words, file, public=public)


def new_command(games: Mapping[str, AnyGame]) -> app_commands.Command[Any, ..., None]:
    """Return /delve new: the games to choose from, and the options of all of them, completed for the one chosen."""
    options = merged_options(games)

    @refusing
    async def new(interaction: Asked, **given: Any) -> None:
        game, key, wait = given.pop("game"), given.pop("key", None), given.pop("wait", None)
        chosen = {name: text for name, text in given.items() if text}
        await perform(
            interaction,
            interaction.client.tables.gather(call_of(interaction), game, chosen, key=key or "", wait=wait or 0),
        )

    kinds = {
        "game": Literal[tuple(games)],
        **dict.fromkeys(options, str | None),
        "key": app_commands.Range[str, 1, LONGEST_KEY] | None,
        "wait": app_commands.Range[int, 0, LONGEST_WAIT] | None,
    }
    sign(new, kinds)
    app_commands.describe(
        game="What to play",
        key="A dice key of your own: the same key gives the same delve",
        wait="Hours to wait for somebody before the game goes on without them; 0 waits for ever",
        **{name: cut(option.about, ABOUT) for name, option in options.items()},
    )(new)
    app_commands.choices(game=[app_commands.Choice(name=game.title, value=key) for key, game in games.items()])(new)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="new", description="Gather a party for a new delve in this channel", callback=new
    )
    for name in options:
        command.autocomplete(name)(_completion(games, name))
    return command


def merged_options(games: Mapping[str, AnyGame]) -> dict[str, Option]:
    """Return the options of all games by name, the first game's words for those that several have.

    `BadGame` where an option's name is one that /delve new has already.
    """
    found: dict[str, Option] = {}
    for game in games.values():
        for option in options_of(game):
            if option.name in ("game", "key", "wait"):
                raise BadGame(f"option {option.name} of {game.key}: /delve new has an option of that name")
            found.setdefault(option.name, option)
    return found


def _completion(games: Mapping[str, AnyGame], name: str) -> Any:
    async def complete(interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        game = games.get(str(getattr(interaction.namespace, "game", "")))
        options = [option for one in ([game] if game else games.values()) for option in options_of(one)]
        values = {value for option in options if option.name == name for value in option.choices}
        fitting = [value for value in sorted(values, key=_in_order) if current.casefold() in value.casefold()]
        return choices_of((value, value) for value in fitting[:CHOICES])

    return complete


def _in_order(value: str) -> tuple[int, str]:
    return (int(value), "") if value.isdigit() else (0, value)


Change = Callable[[Asked], Coroutine[Any, Any, Update]]
_LOBBY_CHANGES: dict[str, Change] = {
    "join": lambda asked: asked.client.tables.join(call_of(asked)),
    "leave": lambda asked: asked.client.tables.leave(call_of(asked)),
    "start": lambda asked: asked.client.tables.start(call_of(asked)),
}


@reacts_to("lobby")
async def press_lobby(asked: Asked, pressed: Pressed) -> None:
    """Join, leave or start, with the button of a lobby that is still open."""
    await _check_open(asked, pressed)
    change = _LOBBY_CHANGES.get(pressed.rest)
    if change is None:
        raise Stale("I no longer know that button.")
    await perform(asked, change(asked))


@reacts_to("option")
async def press_option(asked: Asked, pressed: Pressed) -> None:
    """Choose a value for one of the lobby's options."""
    await _check_open(asked, pressed)
    await perform(asked, asked.client.tables.set_option(call_of(asked), pressed.rest, pressed.picked))


@reacts_to("options")
async def press_options(asked: Asked, pressed: Pressed) -> None:
    """Show the options that have no room in the lobby's post."""
    lobby = await _check_open(asked, pressed)
    await Answer(asked).privately("The host may choose:", more_options(pressed.version, lobby))


@reacts_to("end")
async def press_end(asked: Asked, pressed: Pressed) -> None:
    """End the running table, as confirmed."""
    latest = await asked.client.tables.latest(here(asked))
    if latest.version.table != pressed.version.table or latest.kind == "end":
        raise GameOver(OVER)
    await perform(asked, asked.client.tables.end(call_of(asked)))


async def _check_open(asked: Asked, pressed: Pressed) -> Lobby:
    """Return the lobby of a control; `Stale` where it is no longer open."""
    latest = await asked.client.tables.latest(here(asked))
    if latest.version.table != pressed.version.table or latest.lobby is None or latest.kind == "closed":
        raise Stale("That party is no longer gathering. Here is how things stand now.")
    return latest.lobby


async def setup(bot: House) -> None:
    """Add /delve."""
    await bot.add_cog(Delve(bot.tables.games))
