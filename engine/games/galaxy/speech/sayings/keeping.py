"""Sentences on what happens only at an exploration desk."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import count, listed

from ...rules.events import keeping
from ..words import NOTHING, card_name, given_words

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


@SAYINGS.of(keeping.Opened)
def _opened(e: keeping.Opened) -> str:
    return (
        f"The desk is open for {listed(e.players)}. Four exploration decks lie shuffled, the frontier with "
        f"{count(e.frontier, 'card')}, and the relics beside them."
    )


@SAYINGS.of(keeping.Named)
def _named(e: keeping.Named) -> str:
    traits = listed(e.traits)
    return f"{e.planet} is noted{f' as {traits}' if traits else ', with no trait'}."


PILES = {
    "discard": "the discard pile",
    "purge": "the purged cards",
    "purged": "the purged cards",
    "common": "the common area",
    "deck": "the deck",
    "draw": "the deck",
    "play": "the table",
}
"""What piles are called."""


@SAYINGS.of(keeping.MovedCard)
def _moved_card(e: keeping.MovedCard) -> str:
    name = e.card if " " in e.card else card_name(e.card)
    start, end = (PILES.get(pile, pile) for pile in (e.origin, e.to))
    came = f" from {start}" if start else ""
    return f"{name} goes{came} to {end}." if end else f"{name} goes{came}."


@SAYINGS.of(keeping.Handed)
def _handed(e: keeping.Handed) -> str:
    gives, gets = given_words(e.gives), given_words(e.gets)
    if gets == NOTHING:
        return f"{e.who} gives {e.partner} {gives}."
    return f"{e.who} gives {e.partner} {gives} for {gets}."


@SAYINGS.of(keeping.PlanetOf)
def _planet_of(e: keeping.PlanetOf) -> str:
    return f"{e.planet} is {e.owner}'s now." if e.owner else f"{e.planet} is nobody's now."


SAYINGS.add(keeping.Seated, lambda e: f"{e.who} is noted as a player.")
SAYINGS.add(keeping.Clerk, lambda e: f"{e.who} keeps the desk too.")
SAYINGS.add(keeping.Acting, lambda e: f"The desk works for {e.who} now.")
SAYINGS.add(keeping.PlanetGone, lambda e: f"{e.planet} is out of the game, with all that was attached to it.")
SAYINGS.add(keeping.LaidOut, lambda e: "")
