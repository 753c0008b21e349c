"""How likely dice come to what, computed exactly, Rerolls included."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from ..state.board import board_of
from ..state.content import Option, content, option_at
from ..state.delvers import inside
from ..state.state import Contest, State
from .dice import pool, rift_bonus

MOST_REROLLS = 8
"""More Rerolls of a die than that are not counted."""

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
    return found


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


def succeeds(state: State, contest: Contest, more: int = 0) -> float | None:
    """Return the chance that the roller passes a Test or wins a Fight, with so many white dice ``more``.

    ``None`` in a Battle, which others roll in too (CAV-157 to CAV-163, CAV-G35).
    """
    if contest.kind == "battle":
        return None
    room = board_of(state).room(contest.room)
    kinds = [sent.kind for sent in inside(state, room) if sent.seat == contest.seat]
    dice = tuple(sorted((*pool(kinds, contest.bought), *("white",) * more)))
    option = option_at(contest.card, contest.option)
    if contest.kind == "test":
        return passes(dice, option)
    return beats(dice, tuple(option.dice), rift_bonus(kinds) if room.rift else 0)


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
