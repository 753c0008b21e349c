"""What the operator's settings say in posts: who runs the bot, where to ask, and how to have it in another server."""

from __future__ import annotations

from engine import WORDS
from engine.version import VERSION

from ..core.context import Bot


def about_lines(bot: Bot) -> list[str]:
    """Return small lines: the version, who runs the bot and where to ask."""
    return [WORDS("about", version=VERSION), *operator_lines(bot)]


def operator_lines(bot: Bot) -> list[str]:
    """Return small lines that say who runs the bot and where to ask, as far as the settings say it."""
    lines = [WORDS("about.contact", contact=bot.contact)] if bot.contact else []
    return [*lines, *support_lines(bot)]


def support_lines(bot: Bot) -> list[str]:
    """Return a small line that says where to ask, none if the settings do not say it."""
    return [WORDS("about.support", support=bot.support)] if bot.support else []


def invitation_lines(bot: Bot) -> list[str]:
    """Return a small line with the link that invites the bot, none if the operator gives out no link."""
    return [WORDS("invite-small", link=bot.invitation)] if bot.invitation else []
