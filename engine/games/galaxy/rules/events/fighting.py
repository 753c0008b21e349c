"""Events of combat and of taking planets."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def battle(attacker: str, defender: str, place: str, ground: bool) -> Event:
    """A combat begins in a system's space, or on a planet (its name)."""
    return told(
        "battle", ("GAL-G15" if ground else "GAL-G14",), attacker=attacker, defender=defender, place=place, ground=ground
    )


def rolled(who: str, round: int, dice: Sequence[str], hits: int, rules: Sequence[str], bonus: int = 0) -> Event:
    """One side's dice of a combat round: "scout 8" each; an exclamation mark behind a hit, "3>9!" for a reroll.

    ``bonus`` counted with every one of them; the faces are written without it.
    """
    return told("rolled", rules, True, who=who, round=round, dice=tuple(dice), hits=hits, bonus=bonus)


def bombarded(who: str, planet: str, dice: Sequence[str], hits: int, bonus: int = 0) -> Event:
    """Battleships rolled against the ground forces of a planet; ``bonus`` as in `rolled`."""
    return told("bombarded", ("GAL-G15",), True, who=who, planet=planet, dice=tuple(dice), hits=hits, bonus=bonus)


def lost(who: str, place: str, units: str) -> Event:
    """Units were destroyed by hits."""
    return told("lost", ("GAL-G14",), who=who, place=place, units=units)


def cancelled(who: str, hits: int) -> Event:
    """A hit was cancelled by an order card."""
    return told("cancelled", ("GAL-G39",), who=who, hits=hits)


def retreated(who: str, system: str, to: str) -> Event:
    """Ships left a combat for a system beside it."""
    return told("retreated", ("GAL-G14",), who=who, system=system, to=to)


def announced(who: str, to: str) -> Event:
    """A side said that it will retreat after this round."""
    return told("announced", ("GAL-G14",), who=who, to=to)


def battle_over(winner: str, loser: str, place: str, ground: bool) -> Event:
    """A combat is over; ``winner`` is "" where nobody is left."""
    rule = "GAL-G15" if ground else "GAL-G14"
    return told("battle_over", (rule,), winner=winner, loser=loser, place=place, ground=ground)


def landed(who: str, planet: str, units: str) -> Event:
    """Ground forces landed on a planet."""
    return told("landed", ("GAL-G11",), who=who, planet=planet, units=units)


def seal_broken(who: str) -> Event:
    """Somebody paid 6 influence for the first landing on Meridian, and has a point for it."""
    return told("seal_broken", ("GAL-G41",), who=who)


def gained(who: str, planet: str, before: str) -> Event:
    """Somebody gained control of a planet, exhausted; ``before`` is whose it was, "" for nobody's."""
    rules = ("GAL-G16", "GAL-005") if before else ("GAL-G16", "GAL-003", "GAL-004")
    return told("gained", rules, who=who, planet=planet, before=before)


def freed(planet: str, owner: str) -> Event:
    """Nobody controls a planet any more."""
    return told("freed", ("GAL-G16", "GAL-G48"), planet=planet, owner=owner)


def dock_destroyed(planet: str, owner: str) -> Event:
    """A dock was destroyed when its planet changed hands."""
    return told("dock_destroyed", ("GAL-G16",), planet=planet, owner=owner)


def planet_destroyed(planet: str, who: str) -> Event:
    """The Star Lance destroyed a planet."""
    return told("planet_destroyed", ("GAL-G32",), planet=planet, who=who)
