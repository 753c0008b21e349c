"""The cards of an update, drawn for a message. One that cannot be drawn is logged and left out."""

from __future__ import annotations

import logging
from collections.abc import Collection

from engine import Picture, Tables, Update

from .phone import is_long
from .text import earlier_and_news

log = logging.getLogger(__name__)

LOW = 280
"""A card of so many pixels is low: on a phone it takes no more room than five lines of text."""


async def drawn_cards(tables: Tables, update: Update) -> tuple[list[Picture], list[Picture]]:
    """Return the cards of an update, drawn: those that stand above the map, and those below it.

    A phone shows the end of a post. So how a game ended stands below the map, and a roll of the turn where its card is low.
    It does so too where the question is about that roll, such as whether to roll again. Long news keep other cards above.
    """
    above: list[Picture] = []
    below: list[Picture] = []
    answers = any(offer.kind == "answer" for offer in update.controls.buttons[:1])
    beside = update.turn_goes_on and not is_long(earlier_and_news(update)[1])
    for place, card in enumerate(update.cards):
        for picture in await _drawn(tables, update, (place,)):
            near = card.ends or (card.rolled and beside and (answers or picture.height <= LOW))
            (below if near else above).append(picture)
    return above, below


async def newest_roll_of(tables: Tables, update: Update, name: str) -> list[Picture]:
    """Return the newest card with dice that a player rolled, or that were rolled against them, drawn; none without one."""
    rolls = [place for place, card in enumerate(update.cards) if card.board.rows and name in card.about]
    return await _drawn(tables, update, rolls[-1:])


async def _drawn(tables: Tables, update: Update, places: Collection[int]) -> list[Picture]:
    drawn = []
    for place in places:
        card = update.cards[place]
        try:
            drawn.append(await tables.views.show_card(update.game, card, place + 1, update.version))
        except Exception:
            log.exception("the card %s of %s could not be drawn", card.title, update.version)
    return drawn
