"""Sentences on transactions."""

from __future__ import annotations

from ..words import NOTHING, Facts, given_words
from .telling import Sayings


def deal_words(gives: str, gets: str) -> str:
    """Return what is given for what: "2 commodities for 1 trade good"."""
    return f"{given_words(gives)} for {given_words(gets)}"


def _dealt(facts: Facts) -> str:
    gives, gets = given_words(facts["gives"]), given_words(facts["gets"])
    if gets == NOTHING:
        return f"{facts['who']} gives {facts['partner']} {gives}."
    if gives == NOTHING:
        return f"{facts['partner']} gives {facts['who']} {gets}."
    return f"A deal: {facts['who']} gives {facts['partner']} {gives} for {gets}."


def _offered(facts: Facts) -> str:
    gives, gets = given_words(facts["gives"]), given_words(facts["gets"])
    if gives == NOTHING:
        return f"{facts['who']} asks {facts['partner']} for {gets}."
    if gets == NOTHING:
        return f"{facts['who']} offers {facts['partner']} {gives} as a gift."
    return f"{facts['who']} offers {facts['partner']} {gives} for {gets}."


SAYINGS: Sayings = {
    "offered": _offered,
    "dealt": _dealt,
    "declined": lambda f: f"{f['who']} declines {f['proposer']}'s offer.",
    "withdrawn": lambda f: f"{f['who']} takes the offer to {f['partner']} back.",
    "lapsed": lambda f: f"{f['who']}'s offer to {f['partner']} has lapsed.",
}
