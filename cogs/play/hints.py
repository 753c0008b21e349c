"""Hints: two or three moves that a steady player would make, with reasons, for one member alone (TAB-109).

A button leads to the words of the post that have a meaning of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from discord import app_commands
from discord.ext import commands

from engine import WORDS, Hint, Offer, Term, Version

from ..core.context import Bot, Interaction, call_of
from ..core.limits import CUSTOM_ID, TEXT, truncate
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import CONFIRM, Style, button, control_id
from ..messages.layout import SMALL, MessageContent, in_rows

KIND, WORDS_KIND = "hint", "hint-words"
MOST_TERMS = 8
"""So many words of the post are explained at most."""
READ_ALOUD = re.compile(r"> .*|(-# )?\*[^*]+\*")
"""A line of a story that is quoted, or all in italics."""


class Hints(commands.Cog):
    """The hint command."""

    @app_commands.command()
    @handles_refusals
    async def hint(self, interaction: Interaction) -> None:
        """Show a few good moves with reasons."""
        await _show(interaction)


@handles(KIND)
async def press_hint(interaction: Interaction, _: Press) -> None:
    """Show the hints for the current state."""
    await _show(interaction)


async def _show(interaction: Interaction) -> None:
    tables, call = interaction.client.tables, call_of(interaction)
    async with Answer(interaction) as answer:
        version, _, _ = await tables.views.controls(call)
        hints, explained = await tables.bot_players.hint(call), bool(await _terms(interaction))
        await tables.tips.found_advice(call.member.id, (await tables.views.latest(call.channel)).game)
        content = hints_content(version, hints, explained=explained, back=answer.in_private)
        await answer.show_in_place(content, choice=True)


@handles(WORDS_KIND)
async def press_words(interaction: Interaction, _: Press) -> None:
    """Show what the words of the post mean, in place of the hints."""
    async with Answer(interaction) as answer:
        now = await interaction.client.tables.views.controls(call_of(interaction))
        await answer.show_in_place(words_content(now[0], await _terms(interaction)), choice=True)


async def _terms(interaction: Interaction) -> tuple[Term, ...]:
    """Return the words with a meaning of their own in what a member reads: the question, its buttons, how it stands and
    the picture come before what is new, the menus, and what only they know."""
    tables, call = interaction.client.tables, call_of(interaction)
    panel, update = await tables.views.panel(call), await tables.views.latest(call.channel)
    newest = await tables.views.newest_story(call.channel)
    buttons = _labels(panel.controls.buttons)
    menus = _labels(offer for menu in panel.controls.menus for offer in menu.offers)
    news = plainly_told(newest.story if newest else "")
    shown = await tables.views.legend(call)
    texts = [panel.ask, *buttons, update.status, update.aim, *shown, news, *menus, panel.knows]
    await tables.read_rulebook()
    return tables.rulebook().terms_in("\n".join(texts), update.game, MOST_TERMS)


def _labels(offers: Iterable[Offer]) -> Iterator[str]:
    return (text for offer in offers for text in (offer.choice.label, offer.choice.detail))


def plainly_told(story: str) -> str:
    """Return a story without what is read aloud: lines that are quoted or in italics use words in their common sense."""
    return "\n".join(line for line in story.splitlines() if not READ_ALOUD.fullmatch(line))


def hints_content(version: Version, hints: Sequence[Hint], *, explained: bool, back: bool) -> MessageContent:
    """Return the hints, the best first, with a button for each move; another one leads to words that are ``explained``.

    A reason stands once. Below it stands what the button had no room for.

    ``back``: they stand in place of the own panel, so a button leads back there.
    """
    lines, moves, given = [WORDS("hints")], [], set[str]()
    for number, hint in enumerate(hints, start=1):
        why = "" if hint.why in given else hint.why
        given.add(why)
        lines.append(WORDS("hints.hint", number=number, move=hint.label, why=why).rstrip())
        if hint.detail not in f"{hint.label} {why}" and hint.detail not in given:
            lines.append(f"{SMALL}{hint.detail}")
        given.add(hint.detail)
        custom_id = control_id(CONFIRM if hint.sure else "act", version, hint.text)
        if len(custom_id) <= CUSTOM_ID:
            style = Style.primary if number == 1 else Style.secondary
            moves.append(button(hint.label, custom_id, style, rolls=hint.rolls))
    ways = [button(WORDS("button-words"), control_id(WORDS_KIND, version))] if explained else []
    ways += [button(WORDS("button-back"), control_id("panel", version))] if back else []
    return MessageContent("\n".join(lines), groups=in_rows([moves, ways]))


def words_content(version: Version, terms: Sequence[Term]) -> MessageContent:
    """Return words with their meanings, and the way back to the hints."""
    lines = [WORDS("term", name=term.name, text=term.text) for term in terms]
    return MessageContent(
        truncate("\n".join(lines), TEXT), groups=in_rows([[button(WORDS("button-back"), control_id(KIND, version))]])
    )


async def setup(bot: Bot) -> None:
    """Add /hint."""
    await bot.add_cog(Hints())
