"""Sentences on combat and its dice, and on planets that change hands."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import count

from ...rules.events import fighting
from ...state.content import content
from ..words import force_words, the_place

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


def hits_words(hits: int) -> str:
    """Return how many hits there were: "no hit", "2 hits"."""
    return count(hits, "hit") if hits else "no hit"


def dice_words(e: fighting.Rolled | fighting.Bombarded) -> str:
    """Return dice by the units that rolled them: "scouts 8! 3, transport 9!"; what hit has an exclamation mark, and an
    arrow leads to what was rolled again. What counts with every one of them stands behind: "scout 7! (+1)"."""
    by_kind: dict[str, list[str]] = {}
    for die in map(fighting.Die.read, e.dice):
        by_kind.setdefault(die.unit, []).append(die.faces.replace(">", "→"))
    units = content().units
    named = []
    for kind, faces in by_kind.items():
        unit = units.get(kind)
        called = kind if unit is None else unit.name if len(faces) == 1 else unit.many
        named.append(f"{called} {' '.join(faces)}".strip())
    return f"{', '.join(named)}{f' (+{e.bonus})' if e.bonus else ''}"


def place_words(e: fighting.Battle | fighting.BattleOver) -> str:
    """Return where a combat is: "in C2", "on Cinder"."""
    return f"{'on' if e.ground else 'in'} {the_place(e.place)}"


@SAYINGS.of(fighting.BattleOver)
def _battle_over(e: fighting.BattleOver) -> str:
    if not e.winner:
        return f"Nobody is left {place_words(e)}."
    return f"{e.winner} wins {place_words(e)}."


@SAYINGS.of(fighting.Gained)
def _gained(e: fighting.Gained) -> str:
    if e.before:
        return f"{e.who} takes {e.planet} from {e.before}."
    return f"{e.who} gains {e.planet}."


SAYINGS.add(fighting.Battle, lambda e: f"{e.attacker} attacks {e.defender} {place_words(e)}.")
SAYINGS.add(fighting.Rolled, lambda e: f"{e.who} rolls {hits_words(e.hits)}.")
SAYINGS.add(fighting.Bombarded, lambda e: f"{e.who} bombards {e.planet}: {hits_words(e.hits)}.")
SAYINGS.add(fighting.Lost, lambda e: f"{e.who} loses {force_words(e.units)}.")
SAYINGS.add(fighting.Cancelled, lambda e: f"{e.who} dodges {hits_words(e.hits)}.")
SAYINGS.add(fighting.Retreated, lambda e: f"{e.who} retreats from {the_place(e.system)} to {the_place(e.to)}.")
SAYINGS.add(fighting.Announced, lambda e: f"{e.who} will retreat to {the_place(e.to)} after this round.")
SAYINGS.add(fighting.Landed, lambda e: f"{e.who} lands {force_words(e.units)} on {e.planet}.")
SAYINGS.add(fighting.SealBroken, lambda e: f"{e.who} pays for the first landing on Meridian and breaks the seal.")
SAYINGS.add(fighting.Freed, lambda e: f"{e.planet} is no longer {e.owner}'s: nobody controls it.")
SAYINGS.add(fighting.DockDestroyed, lambda e: f"{e.owner}'s dock on {e.planet} is destroyed.")
SAYINGS.add(fighting.PlanetDestroyed, lambda e: f"The Star Lance burns {e.planet} away: it is out of the game.")
