"""Looking: the map, where things stand, the log, and what one can type.

Changes nothing; only the asker sees it, unless they want everybody to.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from engine import ENTER, AnyGame, GameError, Guided, Look, Verb, capabilities

from .answers import Answer
from .buttons import show_own
from .errors import refusing
from .house import Asked, House, call_of, here
from .layout import Shown
from .limits import parted
from .pages import completion
from .panels import ONLY_YOU, panel_groups
from .replies import asking_one, picture_file


class Looking(commands.Cog):
    """Shows a table to whoever asks."""

    @app_commands.command()
    @app_commands.describe(
        around="A place on the map, to see it closely with what lies around it",
        text="In words instead of a picture",
        public="Whether everybody here sees it",
    )
    @refusing
    async def map(self, interaction: Asked, around: str = "", text: bool = False, public: bool = False) -> None:
        """See the map as it is now."""
        tables, channel = interaction.client.tables, here(interaction)
        viewer = None if public else interaction.user.id
        async with Answer(interaction) as answer:
            if text:
                await answer.shown(await tables.describe(channel, viewer), public=public)
                return
            picture = await tables.show(channel, viewer, Look(at=around))
            update = await tables.latest(channel)
            await answer.shown(update.status, picture_file(picture), public=public)

    map.autocomplete("around")(completion("map"))

    @app_commands.command()
    @refusing
    async def status(self, interaction: Asked) -> None:
        """See where things stand, and what you can do now."""
        tables, call = interaction.client.tables, call_of(interaction)
        async with Answer(interaction) as answer:
            sheet = await tables.status(call.channel, call.member.id)
            panel = await tables.panel(call)
            asking = asking_one(call.member, panel.ask) or panel.why
            await answer.privately(Shown(f"{ONLY_YOU}.\n{sheet}", asking, panel_groups(panel)))

    @app_commands.command()
    @app_commands.describe(page="Which page; 1 is the newest")
    @refusing
    async def log(self, interaction: Asked, page: app_commands.Range[int, 1, 9999] | None = None) -> None:
        """Read what has happened so far."""
        written, pages = await interaction.client.tables.log(here(interaction), page or 1, interaction.user.id)
        number = min(page or 1, pages)
        where = "the newest stands last" if number == 1 else "page 1 is the newest"
        seal = await interaction.client.tables.seal(here(interaction))
        await Answer(interaction).privately(f"{written}\n-# page {number} of {pages}; {where}; dice sealed as {seal}")

    @app_commands.command()
    @refusing
    async def help(self, interaction: Asked) -> None:
        """What I do, and what can be typed in this channel."""
        answer = Answer(interaction)
        for part in parted(await help_text(interaction)):
            await answer.privately(part)


@app_commands.command()
@refusing
async def hand(interaction: Asked) -> None:
    """See what only you may know, and what only you can do."""
    await show_own(interaction, whole=True)


async def help_text(asked: Asked) -> str:
    """Return how to begin or, where something is being played, the commands of that game (TAB-063)."""
    tables = asked.client.tables
    key = await tables.game_here(here(asked))
    game = tables.games.get(key) if key else None
    if game is None:
        titles = ", ".join(one.title for one in tables.games.values())
        others = [opening for one in tables.games.values() for opening in capabilities.openings(one)]
        opened = "".join(f"`/{opening.name} new` - {opening.about}\n" for opening in others)
        return (
            "I referee exploration games: I know the rules, roll the dice, draw the map and call whoever is "
            f"next.\n`/delve new` gathers a party here. I know {titles}.\n{opened}"
            "Then play with the buttons under my newest post, or with commands. `/how` explains a game in three pictures, "
            "`/rules` answers questions."
        )
    verbs = [f"`/{verb.command}` - {verb.here or verb.about}" for verb in await _typed(asked, game)]
    pages = [f"`/{page.command}` - {page.about}" for page in capabilities.pages(game)]
    word = capabilities.files(game)
    files = [f"`/{word} template`, `/{word} check`, `/{word} use` - Play in a {word} of your own."] if word else []
    own = ["`/hand` - See what only you may know, and what only you can do."] if _hides(game) else []
    how = "`/how` explains the game in three pictures, " if tables.quick_start(game.key) else ""
    listed = "\n".join([*verbs, *own, *pages, *files])
    return (
        f"**{game.title}** - {game.briefly or game.about}\n{listed}\n"
        "What you leave out I fill in where only one move fits. `/map`, `/status` and `/log` show how things are, "
        f"`/undo` takes a move back, {how}`/rules` answers questions, `/delve leave` leaves your seat to me and "
        "`/delve end` ends it."
    )


async def _typed(asked: Asked, game: AnyGame) -> list[Verb]:
    """Return the verbs that can be typed at the table in this channel: the desk's own at a desk, a game master's where one
    sits."""
    tables = asked.client.tables
    try:
        terms, master = (await tables.latest(here(asked))).terms, await tables.master(here(asked))
    except GameError:
        terms, master = None, None
    chosen = dict(terms.options).items() if terms else {}.items()
    opened = next((one for one in capabilities.openings(game) if terms and one.options.items() <= chosen), None)
    found = [
        verb for verb in game.verbs if verb.name != ENTER and (master or not (isinstance(game, Guided) and verb.private))
    ]
    if opened is None:
        return [verb for verb in found if verb.group in ("", game.key)]
    return [verb for verb in found if verb.group == opened.name or verb.name in opened.verbs]


def _hides(game: AnyGame) -> bool:
    """Return whether there is something in a game that only some may know or do."""
    return bool(capabilities.own(game)) or any(verb.private for verb in game.verbs)


async def setup(bot: House) -> None:
    """Add the commands for looking; /hand where a game has something to hide."""
    await bot.add_cog(Looking())
    if any(_hides(game) for game in bot.tables.games.values()):
        bot.tree.add_command(hand)
