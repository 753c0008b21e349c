"""What dice come to, computed exactly, Rerolls included: their totals, and whether these pass a Test or beat a monster."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from ..state.content import Option, content

MOST_REROLLS = 8
"""More Rerolls of a die than that are not counted."""
LEAST = 1e-5
"""What is less likely is not reckoned with where it costs time."""
NEVER = 1e-12
"""A total that is less likely is none: it comes of Rerolls after Rerolls."""
Kinds = tuple[str, ...]
"""Dice by their colours, sorted."""
Chances = Mapping[tuple[int, int], float]
"""How likely each total of (Combat, Spoils) is."""


@cache
def chances(dice: tuple[str, ...]) -> Chances:
    """Return how likely each total of these dice is, Rerolls included."""
    if not dice:
        return {(0, 0): 1.0}
    *others, colour = dice
    found: dict[tuple[int, int], float] = defaultdict(float)
    for (combat, spoils), chance in chances(tuple(others)).items():
        for (more_combat, more_spoils), share in _die(colour, MOST_REROLLS).items():
            found[combat + more_combat, spoils + more_spoils] += chance * share
    return {totals: chance for totals, chance in found.items() if chance > NEVER}


@cache
def _die(colour: str, rerolls: int) -> Chances:
    found: dict[tuple[int, int], float] = defaultdict(float)
    for face in content().band.faces[colour]:
        if face.again and rerolls:
            for (combat, spoils), share in _die(colour, rerolls - 1).items():
                found[face.combat + combat, face.spoils + spoils] += share / 6
        else:
            found[face.combat, face.spoils] += 1 / 6
    return found


@cache
def combats(dice: tuple[str, ...], rift: int) -> Mapping[int, float]:
    """Return how likely each total of Combat of these dice is, with that of a Rift."""
    found: dict[int, float] = defaultdict(float)
    for (combat, _), chance in chances(dice).items():
        found[combat + rift] += chance
    return found


@cache
def likely(dice: Kinds) -> tuple[tuple[tuple[int, int], float], ...]:
    """Return the totals of dice with their chances, without those that are hardly ever rolled."""
    return tuple((totals, share) for totals, share in chances(dice).items() if share > LEAST)


def passes(dice: tuple[str, ...], option: Option) -> float:
    """Return the chance that these dice pass a Test of Combat or of Spoils (CAV-157 to CAV-160)."""
    wanted = 0 if option.kind == "combat" else 1
    return sum(chance for totals, chance in chances(dice).items() if totals[wanted] >= option.need)


@cache
def beats(dice: tuple[str, ...], monster: tuple[str, ...], rift: int) -> float:
    """Return the chance that these dice, with the Combat of a Rift, come to at least a monster's Combat (CAV-162)."""
    return sum(
        chance * share
        for (combat, _), chance in chances(dice).items()
        for (its_combat, _), share in chances(monster).items()
        if combat + rift >= its_combat
    )
