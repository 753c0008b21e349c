"""The rules desk: ask in any words, look a rulebook through, find out why something was refused, and what made a post."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from engine import ENTER, TABLE, GameError, Page, RuleEntry, Verb, capabilities, listed

from ..core.context import Asked, House, here
from ..core.limits import OPTION_TEXT, TEXT, cut
from ..core.slash import choices_of
from ..interactions.answer import Answer
from ..interactions.components import Pressed, reacts_to
from ..interactions.errors import refusing
from ..messages.controls import NEXT
from ..messages.layout import Shown
from ..messages.rule_entries import (
    ANY,
    GLOSSARY,
    NEAREST,
    book_panel,
    books,
    buttons_view,
    entries_text,
    entry_text,
    entry_view,
    found_text,
    glossary_panel,
    nearest_view,
    term_panel,
    topic_panel,
)
from ..messages.text import harmless, version_of

TITLES = 10
"""How many titles are offered while somebody types."""
GONE = "I no longer know that rule."


class Rules(commands.Cog):
    """Answers questions about rules."""

    @app_commands.command()
    @app_commands.describe(
        ask="A question in your own words, or a rule's id",
        game="Whose rules; alone, to look through them by topic",
        why="What I refused you last in this channel, explained",
        public="Whether everybody here sees it",
    )
    @refusing
    async def rules(
        self,
        interaction: Asked,
        ask: app_commands.Range[str, 1, 200] | None = None,
        game: str | None = None,
        why: bool = False,
        public: bool = False,
    ) -> None:
        """Look a rule up."""
        answer, bot = Answer(interaction), interaction.client
        about = called(bot, game) if game else await bot.tables.game_here(here(interaction))
        if why or (ask or "").strip(" ?").casefold() == "why":
            await explain_refusal(interaction)
        elif ask and ask.strip():
            found = bot.tables.rulebook().ask(ask, about, 1 + NEAREST)
            if found.sure:
                groups = entry_view(bot, found.entries[0], found.entries[1:], share=not public)
            else:
                groups = nearest_view(found.entries, about or TABLE)
            words = "\n".join([*commands_called(bot, ask, about), found_text(bot, ask, found)])
            await answer.shown(Shown(cut(words, TEXT), groups=groups), public=public)
        else:
            await answer.shown(book_panel(bot, about or TABLE), public=public)

    @rules.autocomplete("ask")
    async def complete(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        """Offer the titles that fit best, those of the game that is asked about, else of this channel's, first."""
        tables = interaction.client.tables
        named = str(getattr(interaction.namespace, "game", None) or "")
        about = _book_called(interaction.client, named) or await tables.game_here(here(interaction))
        titles = books(interaction.client)

        def shown(entry: RuleEntry) -> str:
            where = "" if entry.game in (about, TABLE) else f"{titles[entry.game]}: "
            return f"{where}{cut(entry.title, OPTION_TEXT - len(where) - len(entry.id) - 3)} ({entry.id})"

        # With nothing typed and nothing played, what is offered first is how things work here.
        found = tables.rulebook().complete(current, about if about or current.strip() else TABLE, TITLES)
        return choices_of((shown(entry), entry.id) for entry in found)

    @rules.autocomplete("game")
    async def complete_game(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        """Offer the rulebooks."""
        wish = current.strip().casefold()
        return choices_of((title, key) for key, title in books(interaction.client).items() if wish in title.casefold())


def called(bot: House, text: str) -> str:
    """Return the key of the rulebook that is called so; `GameError` with the titles where there is none."""
    if key := _book_called(bot, text):
        return key
    titles = ["the table" if key == TABLE else title for key, title in books(bot).items()]
    raise GameError(f"I have no rulebook of “{harmless(text, 40)}”. I have those of {listed(titles)}.")


def _book_called(bot: House, text: str) -> str | None:
    wish = text.strip().casefold()
    return next((key for key, title in books(bot).items() if wish in (key, title.casefold())), None)


def commands_called(bot: House, ask: str, game: str | None) -> list[str]:
    """Return where a command stands that is asked for as one types it, "/lead" or "/wilds lead", and what it does.

    One that now stands in a group is found by its name alone, as it was typed before; the ``game`` here goes before others.
    """
    if not ask.strip().startswith("/"):
        return []
    asked = ask.strip().lstrip("/").casefold().split()
    known: list[tuple[str, Verb | Page]] = []
    for key, each in bot.tables.games.items():
        known += [(key, verb) for verb in each.verbs if verb.name != ENTER]
        known += [(key, page) for page in capabilities.pages(each)]
    called = [(key, one) for key, one in known if asked[:1] == [one.name] or asked[:2] == one.command.split()]
    found = [one for key, one in called if key == game] or [one for _, one in called]
    return list(dict.fromkeys(f"`/{one.command}` - {one.about}" for one in found))


async def explain_refusal(asked: Asked) -> None:
    """Tell whoever asks what they were refused last in this channel, and the rule behind it; nobody else sees it."""
    tables, answer = asked.client.tables, Answer(asked)
    refusal = await tables.refusal(here(asked), asked.user.id)
    if refusal is None:
        await answer.privately("I have refused you nothing in this channel yet.")
        return
    entry = tables.rulebook().get(refusal.rule)
    quoted = cut(refusal.words, TEXT // 4).replace("\n", "\n> ")
    said = f"I refused you this <t:{refusal.at}:R>:\n> {quoted}"
    if entry is None:
        await answer.turned(said)
        return
    words = f"{said}\n\n{entry_text(asked.client, entry)}"
    await answer.turned(Shown(words, groups=entry_view(asked.client, entry)))


@reacts_to("rule")
async def show_rule(asked: Asked, pressed: Pressed) -> None:
    """Show the entry on a button, in the place of a private message."""
    await _show(asked, pressed.rest)


@reacts_to("entries")
async def press_entries(asked: Asked, pressed: Pressed) -> None:
    """Show the entry picked in the menu of a topic, or the next part of that menu."""
    game, _, number = pressed.rest.partition(":")
    if pressed.picked.startswith(NEXT):
        await _turn(asked, topic_panel(asked.client, game, _number(number), _number(pressed.picked)))
    else:
        await _show(asked, pressed.picked)


@reacts_to("topic")
async def press_topic(asked: Asked, pressed: Pressed) -> None:
    """Show the topic of an entry, from the part on where the entry stands."""
    game, number, start, *_ = (*pressed.rest.split(":"), "", "")
    await _turn(asked, topic_panel(asked.client, game, _number(number), _number(start)))


@reacts_to("topics")
async def press_topics(asked: Asked, pressed: Pressed) -> None:
    """Show the topic picked in a rulebook's menu, its glossary, or the next part of that menu."""
    game, _, rest = pressed.rest.partition(":")
    wanted = pressed.picked or rest
    _check_book(asked.client, game)
    if wanted.startswith(NEXT):
        await _turn(asked, book_panel(asked.client, game, _number(wanted)))
    elif wanted == GLOSSARY:
        await _turn(asked, glossary_panel(asked.client, game))
    else:
        await _turn(asked, topic_panel(asked.client, game, _number(wanted)))


@reacts_to("terms")
async def press_terms(asked: Asked, pressed: Pressed) -> None:
    """Show the term picked in a glossary's menu, or the part of that menu that was picked or stands on a button."""
    game, _, start = pressed.rest.partition(":")
    if not pressed.picked or pressed.picked.startswith(NEXT):
        await _turn(asked, glossary_panel(asked.client, game, _number(pressed.picked or start)))
    else:
        await _turn(asked, term_panel(asked.client, game, _number(pressed.picked)))


@reacts_to("book")
async def press_book(asked: Asked, pressed: Pressed) -> None:
    """Show a rulebook's topics."""
    game = pressed.picked or pressed.rest
    _check_book(asked.client, game)
    await _turn(asked, book_panel(asked.client, game))


@reacts_to("share")
async def share(asked: Asked, pressed: Pressed) -> None:
    """Show everybody in the channel an entry that was looked up in private."""
    entry = asked.client.tables.rulebook().get(pressed.rest)
    if entry is None:
        raise GameError(GONE)
    groups = entry_view(asked.client, entry, share=False)
    await Answer(asked).shown(Shown(entry_text(asked.client, entry), groups=groups), public=True)


async def _show(asked: Asked, id: str) -> None:
    entry = asked.client.tables.rulebook().get(id)
    if entry is None:
        raise GameError(GONE)
    await Answer(asked).turned(Shown(entry_text(asked.client, entry), groups=entry_view(asked.client, entry)))


async def _turn(asked: Asked, panel: Shown | None) -> None:
    if panel is None:
        raise GameError("I no longer know that page of the rules.")
    await Answer(asked).turned(panel)


def _check_book(bot: House, game: str) -> None:
    if game not in books(bot):
        raise GameError("I no longer know that rulebook.")


def _number(text: str) -> int:
    digits = text.removeprefix(NEXT)
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 6 else -1


@app_commands.context_menu(name="Explain this")
@refusing
async def explain(interaction: Asked, message: discord.Message) -> None:
    """List the rules behind a post of mine."""
    answer = Answer(interaction)
    version = None
    if message.author == interaction.client.user:
        told_in = interaction.client.tables.version_of
        # The controls of a post may be newer than what it tells.
        version = interaction.client.herald.told_in(message.id) or await told_in(message.id) or version_of(message)
    if version in (None, ANY):
        await answer.privately("Choose this on a post of mine that tells about a move.")
        return
    book = interaction.client.tables.rulebook()
    behind = [book.get(rule) for rule in await interaction.client.tables.rules_behind(version)]
    words, rest = entries_text(interaction.client, [entry for entry in behind if entry is not None])
    await answer.privately(Shown(words or "No particular rule stands behind that post.", groups=buttons_view(rest)))


async def setup(bot: House) -> None:
    """Add /rules and the message menu."""
    await bot.add_cog(Rules())
    bot.tree.add_command(explain)
