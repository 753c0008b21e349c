"""The end screen: the text and the buttons of a game's last post.

Each function registered with `offered_at_end` returns one button, or none if it is of no use. `ORDER` sorts them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from engine import WORDS, Ending, Update

from ..core.context import Bot
from ..core.limits import TEXT, truncate
from ..core.server_rules import may_open
from ..messages.controls import Style, button, control_id
from ..messages.layout import Groups, Item, MessageContent, button_rows, in_rows
from ..messages.operator_lines import invitation_lines

EndButton = Callable[[Bot, Update], Awaitable[Item | None]]
"""Returns a button for the last post of a game, ``None`` if it is of no use there."""
ORDER = ("again", "campaign", "film", "replay", "window", "seed", "another")
"""The names of the buttons below the last post, in their order."""
_BUTTONS: dict[str, EndButton] = {}


def offered_at_end(name: str) -> Callable[[EndButton], EndButton]:
    """Register the function that returns the button with a name in `ORDER`."""

    def keep(offered: EndButton) -> EndButton:
        _BUTTONS[name] = offered
        return offered

    return keep


@offered_at_end("again")
async def rematch_button(bot: Bot, update: Update) -> Item | None:
    """Return the button that gathers the same party again, if that is allowed (TAB-190)."""
    game = await bot.tables.lobby.game_here(update.channel)
    if not game or not await may_open(bot, update.channel, game):
        return None
    party = await bot.tables.rematch.party(update.version.table)
    label = WORDS("button-again" if len(party) > 1 else "button-play-again")
    return button(label, control_id("again", update.version), Style.primary)


@offered_at_end("seed")
async def seed_button(bot: Bot, update: Update) -> Item | None:
    """Return the button that tells how the same game is played once more, if its key alone decides it (TAB-217)."""
    if await bot.tables.seeds.seed(update.version.table) is None:
        return None
    return button(WORDS("button-seed"), control_id("seed", update.version))


@offered_at_end("another")
async def other_game_button(bot: Bot, update: Update) -> Item | None:
    """Return the button that offers the games to choose the next one from, if any may be opened (TAB-192)."""
    if not any([await may_open(bot, update.channel, game) for game in bot.tables.games]):
        return None
    return button(WORDS("button-another-game"), control_id("another", update.version))


async def end_controls(bot: Bot, update: Update) -> Groups:
    """Return the controls of a game's last post."""
    return in_rows(button_rows([item for name in ORDER if (item := await _BUTTONS[name](bot, update)) is not None]))


async def end_content(bot: Bot, update: Update, content: MessageContent) -> MessageContent:
    """Return the last post of a game with its story and titles; below its buttons stand the figures (TAB-150), the dice key
    and the link that invites the bot.

    All of it stays when another game begins.
    """
    ending = await bot.tables.chronicles.ending(update)
    if ending is None:
        return content
    small = "\n".join([end_figures(update, ending), *invitation_lines(bot)])
    return msgspec.structs.replace(content, story=truncate(end_story(ending), TEXT - len(small)), news="", footer=small)


def end_story(ending: Ending) -> str:
    """Return how a game ended and went, and the titles of its players."""
    return "\n".join(filter(None, [ending.ended, *ending.story, ending.led, *ending.titles]))


def end_figures(update: Update, ending: Ending) -> str:
    """Return the table of a game's members, what it means, and the dice key."""
    table = "\n".join(["```", *ending.table, "```"]) if ending.table else ""
    return "\n".join(filter(None, [table, ending.small, update.key]))


async def reopen_controls(bot: Bot, update: Update) -> Groups:
    """Return the controls of a lobby that closed by itself. Any member can open it again."""
    if not await may_open(bot, update.channel, update.game):
        return ()
    return in_rows([[button(WORDS("button-reopen"), control_id("gather", update.version, update.game))]])
