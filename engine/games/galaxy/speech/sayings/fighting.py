"""Sentences on combat, and on planets that change hands."""

from __future__ import annotations

from ..words import Facts, force_words, the_place
from .telling import Sayings, hits_words


def place_words(facts: Facts) -> str:
    """Return where a combat is: "in C2", "on Cinder"."""
    return f"{'on' if facts['ground'] else 'in'} {the_place(facts['place'])}"


def _battle_over(facts: Facts) -> str:
    if not facts["winner"]:
        return f"Nobody is left {place_words(facts)}."
    return f"{facts['winner']} wins {place_words(facts)}."


def _gained(facts: Facts) -> str:
    if facts["before"]:
        return f"{facts['who']} takes {facts['planet']} from {facts['before']}."
    return f"{facts['who']} gains {facts['planet']}."


SAYINGS: Sayings = {
    "battle": lambda f: f"{f['attacker']} attacks {f['defender']} {place_words(f)}.",
    "rolled": lambda f: f"{f['who']} rolls {hits_words(f['hits'])}.",
    "bombarded": lambda f: f"{f['who']} bombards {f['planet']}: {hits_words(f['hits'])}.",
    "lost": lambda f: f"{f['who']} loses {force_words(f['units'])}.",
    "cancelled": lambda f: f"{f['who']} dodges {hits_words(f['hits'])}.",
    "retreated": lambda f: f"{f['who']} retreats from {the_place(f['system'])} to {the_place(f['to'])}.",
    "announced": lambda f: f"{f['who']} will retreat to {the_place(f['to'])} after this round.",
    "battle_over": _battle_over,
    "landed": lambda f: f"{f['who']} lands {force_words(f['units'])} on {f['planet']}.",
    "seal_broken": lambda f: f"{f['who']} pays for the first landing on Meridian and breaks the seal.",
    "gained": _gained,
    "freed": lambda f: f"{f['planet']} is no longer {f['owner']}'s: nobody controls it.",
    "dock_destroyed": lambda f: f"{f['owner']}'s dock on {f['planet']} is destroyed.",
    "planet_destroyed": lambda f: f"The Star Lance burns {f['planet']} away: it is out of the game.",
}
