"""Sentences on what happens only at an exploration desk."""

from __future__ import annotations

from engine.core.words import count, listed

from ..words import Facts, card_name, given_words
from .telling import Sayings
from .trading import deal_words


def _opened(facts: Facts) -> str:
    return (
        f"The desk is open for {listed(facts['players'])}. Four exploration decks lie shuffled, the frontier with "
        f"{count(facts['frontier'], 'card')}, and the relics beside them."
    )


def _named(facts: Facts) -> str:
    traits = listed(facts["traits"])
    return f"{facts['planet']} is noted{f' as {traits}' if traits else ', with no trait'}."


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


def _moved_card(facts: Facts) -> str:
    name = facts["card"] if " " in facts["card"] else card_name(facts["card"])
    start, end = (PILES.get(facts[key], facts[key]) for key in ("origin", "to"))
    came = f" from {start}" if start else ""
    return f"{name} goes{came} to {end}." if end else f"{name} goes{came}."


def _handed(facts: Facts) -> str:
    deal = deal_words(facts["gives"], facts["gets"])
    gives, _, gets = deal.partition(" for ")
    if gets == given_words(""):
        return f"{facts['who']} gives {facts['partner']} {gives}."
    return f"{facts['who']} gives {facts['partner']} {gives} for {gets}."


def _planet_of(facts: Facts) -> str:
    return f"{facts['planet']} is {facts['owner']}'s now." if facts["owner"] else f"{facts['planet']} is nobody's now."


SAYINGS: Sayings = {
    "opened": _opened,
    "seated": lambda f: f"{f['who']} is noted as a player.",
    "clerk": lambda f: f"{f['who']} keeps the desk too.",
    "acting": lambda f: f"The desk works for {f['who']} now.",
    "named": _named,
    "moved_card": _moved_card,
    "handed": _handed,
    "planet_of": _planet_of,
    "planet_gone": lambda f: f"{f['planet']} is out of the game, with all that was attached to it.",
    "laid_out": lambda f: "",
}
"""One sentence per kind of event."""
