"""The rules desk: search rules, read a rulebook, explain a refusal, and list the rules behind a post."""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from engine import ENTER, TABLE, WORDS, GameError, Page, RuleEntry, Verb, capabilities

from ..core.context import Bot, Interaction, place_of
from ..core.limits import OPTION_TEXT, TEXT, truncate
from ..core.reader import speak_to, speak_to_all
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import WHY, handles_refusals
from ..messages.controls import NEXT_PREFIX
from ..messages.layout import MessageContent
from ..messages.rule_entries import (
    ASKED_WORDS,
    CHOSEN,
    GLOSSARY,
    NEAREST,
    NO_VERSION,
    NOT_IT,
    answer_view,
    book_panel,
    books,
    buttons_view,
    entries_text,
    entry_text,
    entry_title,
    entry_view,
    found_text,
    glossary_panel,
    nearest_view,
    not_it_panel,
    term_panel,
    topic_panel,
)
from ..messages.text import safe_text, version_of

P = ParamSpec("P")
Handled = Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]

TITLES = 10
"""How many titles a completion offers."""


def reads_rulebook(handle: Handled[P]) -> Handled[P]:
    """Have the rulebook of the member's language at hand before a press on it is dealt with."""

    @functools.wraps(handle)
    async def handled(interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        await interaction.client.tables.read_rulebook()
        await handle(interaction, *args, **kwargs)

    return handled


class Rules(commands.Cog):
    """Answers questions about rules."""

    @app_commands.command()
    @handles_refusals
    async def rules(
        self,
        interaction: Interaction,
        ask: app_commands.Range[str, 1, 200] | None = None,
        game: str | None = None,
        why: bool = False,
        public: bool = False,
    ) -> None:
        """Answer a question, show a rulebook, or explain the last refusal."""
        answer, bot = Answer(interaction), interaction.client
        await bot.tables.read_rulebook()
        about = find_book(bot, game) if game else await bot.tables.lobby.game_here(place_of(interaction))
        if why or (ask or "").strip(" ?").casefold() == "why":
            await explain_refusal(interaction)
        elif ask and ask.strip():
            # A question is understood in its asker's language, and the answer may have other readers.
            await speak_to(interaction)
            await bot.tables.read_rulebook()
            book, place = bot.tables.rulebook(), place_of(interaction)
            under_way = await bot.tables.views.under_way(place)
            found = book.ask(ask, about, 1 + NEAREST, under_way)
            if public:
                await speak_to_all(interaction)
                await bot.tables.read_rulebook()
                found = bot.tables.rulebook().same(found)
            if found.sure:
                groups = answer_view(bot, found, ask, share=not public)
            else:
                groups = nearest_view(bot, found.entries, about or TABLE, book.known_words(ask, ASKED_WORDS))
            words = "\n".join([*find_commands(bot, ask, about), found_text(bot, ask, found, about)])
            await answer.show(MessageContent(truncate(words, TEXT), groups=groups), public=public)
        else:
            await answer.show(book_panel(bot, about or TABLE), public=public)

    @rules.autocomplete("ask")
    async def complete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the best matching titles. Those of the named game, or of this channel's game, come first."""
        tables = interaction.client.tables
        await tables.read_rulebook()
        named = str(getattr(interaction.namespace, "game", None) or "")
        about = _matching_book(interaction.client, named) or await tables.lobby.game_here(place_of(interaction))

        def shown(entry: RuleEntry) -> str:
            title = truncate(entry_title(interaction.client, entry, about), OPTION_TEXT - len(entry.id) - len(" ()"))
            return WORDS("entry-in-list", title=title, id=entry.id)

        # Without text and without a game, the entries on how the bot works come first.
        found = tables.rulebook().complete(current, about if about or current.strip() else TABLE, TITLES)
        return to_choices((shown(entry), entry.id) for entry in found)

    @rules.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the rulebooks."""
        wish = current.strip().casefold()
        return to_choices((title, key) for key, title in books(interaction.client).items() if wish in title.casefold())


def find_book(bot: Bot, text: str) -> str:
    """Return the key of the rulebook with this name; a `GameError` with all titles if there is none."""
    if key := _matching_book(bot, text):
        return key
    titles = [WORDS("rulebook-table.listed") if key == TABLE else title for key, title in books(bot).items()]
    raise GameError(WORDS("no-such-rulebook", asked=safe_text(text, 40), games=titles))


def _matching_book(bot: Bot, text: str) -> str | None:
    wish = text.strip().casefold()
    return next((key for key, title in books(bot).items() if wish in (key, title.casefold())), None)


def find_commands(bot: Bot, ask: str, game: str | None) -> list[str]:
    """Return the place and the purpose of commands asked for like "/lead" or "/group lead".

    A command that is now in a group is found by its name alone. Those of ``game``, the one played here, come first.
    """
    if not ask.strip().startswith("/"):
        return []
    asked = ask.strip().lstrip("/").casefold().split()
    known: list[tuple[str, Verb | Page]] = []
    for key, each in bot.tables.games.items():
        known += [(key, verb) for verb in each.verbs if verb.name != ENTER]
        known += [(key, page) for page in capabilities.pages(each)]
    called = [(key, verb) for key, verb in known if asked[:1] == [verb.name] or _begins(asked, verb.command.split())]
    found = [verb for key, verb in called if key == game] or [verb for _, verb in called]
    return list(dict.fromkeys(WORDS("typed-command", command=verb.command, about=verb.about) for verb in found))


def _begins(words: list[str], command: list[str]) -> bool:
    return words[: len(command)] == command


async def explain_refusal(interaction: Interaction) -> None:
    """Tell a member privately what they were refused last in this channel, and the rule behind it."""
    tables, answer = interaction.client.tables, Answer(interaction)
    refusal = await tables.moves.refusal(place_of(interaction), interaction.user.id)
    if refusal is None:
        await answer.send_private(WORDS("nothing-refused"))
        return
    entry = tables.rulebook().get(refusal.rule)
    quoted = truncate(refusal.words, TEXT // 4).replace("\n", "\n> ")
    said = f"{WORDS('refused-you-this', time=f'<t:{refusal.at}:R>')}\n> {quoted}"
    if entry is None:
        await answer.show_in_place(said)
        return
    words = f"{said}\n\n{entry_text(interaction.client, entry)}"
    await answer.show_in_place(MessageContent(words, groups=entry_view(interaction.client, entry)))


@handles(WHY)
@reads_rulebook
async def press_why(interaction: Interaction, press: Press) -> None:
    """Show the entry behind a refusal in a message of its own, so that the controls under the refusal stay."""
    entry = interaction.client.tables.rulebook().get(press.rest)
    if entry is None:
        raise GameError(WORDS("unknown-rule"))
    groups = entry_view(interaction.client, entry)
    await Answer(interaction).send_private(MessageContent(entry_text(interaction.client, entry), groups=groups))


@handles("rule")
@reads_rulebook
async def show_rule(interaction: Interaction, press: Press) -> None:
    """Show the entry of a button, in place of a private message."""
    await _show(interaction, press.rest)


@handles(CHOSEN)
@reads_rulebook
async def press_chosen(interaction: Interaction, press: Press) -> None:
    """Show the entry that a member chose where another was first, or where none was sure, and count that."""
    id, _, words = press.rest.partition(":")
    await _show(interaction, id)
    await interaction.client.tables.rule_gaps.chosen(words, id)


@handles(NOT_IT)
@reads_rulebook
async def press_not_it(interaction: Interaction, press: Press) -> None:
    """Offer the entries that come next where the first was not it, and count that."""
    missed, _, words = press.rest.partition(":")
    entry = interaction.client.tables.rulebook().get(missed)
    if entry is None:
        raise GameError(WORDS("unknown-rule"))
    about = await interaction.client.tables.lobby.game_here(place_of(interaction)) if entry.game == TABLE else entry.game
    await Answer(interaction).show_in_place(not_it_panel(interaction.client, words, entry.id, about))
    await interaction.client.tables.rule_gaps.missed(words, entry.id)


@handles("entries")
@reads_rulebook
async def press_entries(interaction: Interaction, press: Press) -> None:
    """Show the entry picked in a topic's menu, or the menu's next part."""
    game, _, number = press.rest.partition(":")
    if press.picked.startswith(NEXT_PREFIX):
        await _turn(interaction, topic_panel(interaction.client, game, _number(number), _number(press.picked)))
    else:
        await _show(interaction, press.picked)


@handles("topic")
@reads_rulebook
async def press_topic(interaction: Interaction, press: Press) -> None:
    """Show the topic of an entry, from the menu part that holds the entry."""
    game, number, start, *_ = (*press.rest.split(":"), "", "")
    await _turn(interaction, topic_panel(interaction.client, game, _number(number), _number(start)))


@handles("topics")
@reads_rulebook
async def press_topics(interaction: Interaction, press: Press) -> None:
    """Show the topic picked in a rulebook's menu, its glossary, or the menu's next part."""
    game, _, rest = press.rest.partition(":")
    wanted = press.picked or rest
    _check_book(interaction.client, game)
    if wanted.startswith(NEXT_PREFIX):
        await _turn(interaction, book_panel(interaction.client, game, _number(wanted)))
    elif wanted == GLOSSARY:
        await _turn(interaction, glossary_panel(interaction.client, game))
    else:
        await _turn(interaction, topic_panel(interaction.client, game, _number(wanted)))


@handles("terms")
@reads_rulebook
async def press_terms(interaction: Interaction, press: Press) -> None:
    """Show the term picked in a glossary's menu, or a part of that menu."""
    game, _, start = press.rest.partition(":")
    if not press.picked or press.picked.startswith(NEXT_PREFIX):
        await _turn(interaction, glossary_panel(interaction.client, game, _number(press.picked or start)))
    else:
        await _turn(interaction, term_panel(interaction.client, game, _number(press.picked)))


@handles("book")
@reads_rulebook
async def press_book(interaction: Interaction, press: Press) -> None:
    """Show a rulebook's topics."""
    game = press.picked or press.rest
    _check_book(interaction.client, game)
    await _turn(interaction, book_panel(interaction.client, game))


@handles("share")
@reads_rulebook
async def share(interaction: Interaction, press: Press) -> None:
    """Post an entry publicly that a member looked up in private."""
    await speak_to_all(interaction)
    await interaction.client.tables.read_rulebook()
    entry = interaction.client.tables.rulebook().get(press.rest)
    if entry is None:
        raise GameError(WORDS("unknown-rule"))
    groups = entry_view(interaction.client, entry, share=False)
    await Answer(interaction).show(MessageContent(entry_text(interaction.client, entry), groups=groups), public=True)


async def _show(interaction: Interaction, id: str) -> None:
    entry = interaction.client.tables.rulebook().get(id)
    if entry is None:
        raise GameError(WORDS("unknown-rule"))
    await Answer(interaction).show_in_place(
        MessageContent(entry_text(interaction.client, entry), groups=entry_view(interaction.client, entry))
    )


async def _turn(interaction: Interaction, panel: MessageContent | None) -> None:
    if panel is None:
        raise GameError(WORDS("unknown-rules-page"))
    await Answer(interaction).show_in_place(panel)


def _check_book(bot: Bot, game: str) -> None:
    if game not in books(bot):
        raise GameError(WORDS("unknown-rulebook"))


def _number(text: str) -> int:
    digits = text.removeprefix(NEXT_PREFIX)
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 6 else -1


@handles_refusals
@reads_rulebook
async def explain(interaction: Interaction, message: discord.Message) -> None:
    """List the rules behind a post of mine."""
    answer = Answer(interaction)
    version = None
    if message.author == interaction.client.user:
        told_in = interaction.client.tables.outbox.version_of
        # The controls of a post may be newer than its story.
        version = interaction.client.publisher.version_in(message.id) or await told_in(message.id) or version_of(message)
    if version in (None, NO_VERSION):
        await answer.send_private(WORDS("explain-on-post"))
        return
    book = interaction.client.tables.rulebook()
    behind = [book.get(rule) for rule in await interaction.client.tables.views.rules_behind(version)]
    words, rest = entries_text(interaction.client, [entry for entry in behind if entry is not None])
    await answer.send_private(MessageContent(words or WORDS("no-rule-behind"), groups=buttons_view(rest)))


async def setup(bot: Bot) -> None:
    """Add /rules and the message menu."""
    await bot.add_cog(Rules())
    bot.tree.add_command(app_commands.ContextMenu(name=WORDS("menu-explain"), callback=explain))
