"""Sentences on transactions."""

from __future__ import annotations

from engine.core.events import Sayings

from ...rules.events import trading
from ..words import NOTHING, given_words

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


def deal_words(gives: str, gets: str) -> str:
    """Return what is given for what: "2 commodities for 1 trade good"."""
    return f"{given_words(gives)} for {given_words(gets)}"


@SAYINGS.of(trading.Dealt)
def _dealt(e: trading.Dealt) -> str:
    gives, gets = given_words(e.gives), given_words(e.gets)
    if gets == NOTHING:
        return f"{e.who} gives {e.partner} {gives}."
    if gives == NOTHING:
        return f"{e.partner} gives {e.who} {gets}."
    return f"A deal: {e.who} gives {e.partner} {gives} for {gets}."


@SAYINGS.of(trading.Offered)
def _offered(e: trading.Offered) -> str:
    gives, gets = given_words(e.gives), given_words(e.gets)
    if gives == NOTHING:
        return f"{e.who} asks {e.partner} for {gets}."
    if gets == NOTHING:
        return f"{e.who} offers {e.partner} {gives} as a gift."
    return f"{e.who} offers {e.partner} {gives} for {gets}."


SAYINGS.add(trading.Declined, lambda e: f"{e.who} declines {e.proposer}'s offer.")
SAYINGS.add(trading.Withdrawn, lambda e: f"{e.who} takes the offer to {e.partner} back.")
SAYINGS.add(trading.Lapsed, lambda e: f"{e.who}'s offer to {e.partner} has lapsed.")
