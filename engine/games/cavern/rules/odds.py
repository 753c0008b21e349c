"""How likely dice come to what, computed exactly, Rerolls included."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from math import prod

from ..state.board import Room, board_of
from ..state.content import Option, content, option_at
from ..state.delvers import inside
from ..state.state import Contest, State
from .dice import pool, result, rift_bonus

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
    """Return the chance that the roller passes a Test, wins a Fight, or ranks first in a Battle, with so many white dice
    ``more`` (CAV-132, CAV-157 to CAV-163, CAV-G35). ``None`` in a Battle with a Delver who is not known.
    """
    room = board_of(state).room(contest.room)
    if contest.kind == "battle":
        return ranks_first(state, contest, room, more)
    kinds = [sent.kind for sent in inside(state, room) if sent.seat == contest.seat]
    dice = tuple(sorted((*pool(kinds, contest.bought), *("white",) * more)))
    option = option_at(contest.card, contest.option)
    if contest.kind == "test":
        return passes(dice, option)
    return beats(dice, tuple(option.dice), rift_bonus(kinds) if room.rift else 0)


def ranks_first(state: State, contest: Contest, room: Room, more: int) -> float | None:
    """Return the chance that the roller has the most Combat of a Battle: more than those before, as much as those after,
    who roll with what they have there and buy nothing (CAV-131, CAV-132, CAV-145, CAV-G46, CAV-G47)."""
    kinds = {seat: [sent.kind for sent in inside(state, room) if sent.seat == seat] for seat in contest.seats}
    if any(kind not in content().band.classes for own in kinds.values() for kind in own):
        return None
    bought = {contest.seat: (*contest.bought, *("white",) * more)}
    rolls = {
        seat: combats(tuple(sorted(pool(own, bought.get(seat, ())))), rift_bonus(own) if room.rift else 0)
        for seat, own in kinds.items()
    }
    before = max((result(roll)[0] for roll in contest.rolls), default=-1)
    after = contest.seats[contest.rolling + 1 :]
    return sum(
        chance * prod(sum(share for its, share in rolls[seat].items() if its <= combat) for seat in after)
        for combat, chance in rolls[contest.seat].items()
        if combat > before
    )


@cache
def combats(dice: tuple[str, ...], rift: int) -> Mapping[int, float]:
    """Return how likely each total of Combat of these dice is, with that of a Rift."""
    found: dict[int, float] = defaultdict(float)
    for (combat, _), chance in chances(dice).items():
        found[combat + rift] += chance
    return found


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
