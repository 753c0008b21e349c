"""Endings: what stands below the last post of a delve, where there is still something to be done about it.

Each of `ENDINGS` gives one button to the post of a delve that is over, in this order, or none where it is of no use there.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine import Update

from .allowing import may_open
from .controls import button, control_id
from .house import House
from .layout import Groups, Item, in_rows

Ending = Callable[[House, Update], Awaitable[Item | None]]
"""Gives a button to the last post of a delve, ``None`` where there is none for it."""


async def another(bot: House, update: Update) -> Item | None:
    """Return the button that opens a lobby with the same options, where that may be."""
    game = await bot.tables.game_here(update.channel)
    if not game or not await may_open(bot, update.channel, game):
        return None
    return button("Play again", control_id("gather", update.version, game))


ENDINGS: tuple[Ending, ...] = (another,)
"""What can be done about a delve that is over, in the order of its buttons."""


async def ending_controls(bot: House, update: Update) -> Groups:
    """Return the controls of the last post of a delve that is over."""
    return in_rows([[item for ending in ENDINGS if (item := await ending(bot, update)) is not None]])


async def closing_controls(bot: House, update: Update) -> Groups:
    """Return the controls of a lobby that closed by itself: whoever wants opens it again as it was."""
    if not await may_open(bot, update.channel, update.game):
        return ()
    return in_rows([[button("Reopen", control_id("gather", update.version, update.game))]])
