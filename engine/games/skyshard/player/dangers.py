"""What enemies are to a sensible player: how much harm they may do next, by what is known of how they act (SKY-G82)."""

from __future__ import annotations

from engine.maps.hexes import Hex

from ..rules.behaviour import LEAP, is_hurt, is_seen, sighted
from ..rules.hunting import STEPS
from ..rules.turns import may_attack_from
from ..state.board import board
from ..state.content import content
from ..state.state import Enemy, State, chip_of, gained, standing
from ..state.terrain import in_reach, keeper_of
from . import quests

NEAR = 5
"""So many steps away an enemy counts as near."""
RISK = 0.4
"""So often the keeper's blow may fell who takes the last shard, where another can."""
CALLING = 2
"""The dice that an enemy that calls others is worth besides its own: theirs come sooner."""


def strides(state: State, enemy: Enemy, at: Hex) -> int:
    """Return how far an enemy may go next to strike at a hex; -1 where it will not strike there."""
    match chip_of(enemy).habit:
        case "still":
            return 0 if is_seen(state, enemy) else LEAP
        case "calls":
            return 0 if sighted(state, enemy) else STEPS
        case "guards":
            owner = board(state.tiles).owner
            return STEPS if owner[at] == owner[enemy.at] else 1
        case "flees" if is_hurt(enemy):
            return -1
    return STEPS


def endangered(state: State, at: Hex) -> int:
    """Return with how many dice enemies could strike a unit at a hex in their next turn, walking there first."""
    found = 0
    for enemy in state.enemies:
        chip, far = chip_of(enemy), strides(state, enemy, at)
        if far >= 0 and in_reach(state, enemy.at, chip.reach + far, [at]):
            found += chip.dice
    return found


def fights(state: State, to: Hex) -> bool:
    """Return whether the acting adventurer, after a walk to a hex, can strike this turn's first blow from there."""
    turn = state.turn
    assert turn is not None
    far = content().adventurers[state.heroes[turn.hero].kind].reach
    near = in_reach(state, to, far, [enemy.at for enemy in state.enemies])
    return not turn.attacks and bool(near) and may_attack_from(state, to)


def menace(state: State) -> int:
    """Return the health of all enemies that are within a few steps of the party, and would come or strike."""
    map_ = board(state.tiles)
    places = [at for index in standing(state) if (at := state.heroes[index].at) is not None]
    near = [enemy for enemy in state.enemies if any(map_.distance(enemy.at, at) <= NEAR for at in places)]
    return sum(enemy.health for enemy in near if not _keeps_to_itself(state, enemy, places))


def _keeps_to_itself(state: State, enemy: Enemy, places: list[Hex]) -> bool:
    """Return whether an enemy lets the party alone for now: hurt and on the run, or on guard away from the party."""
    chip = chip_of(enemy)
    if chip.habit == "guards":
        return not any(in_reach(state, enemy.at, chip.reach + strides(state, enemy, at), [at]) for at in places)
    return chip.habit == "flees" and is_hurt(enemy)


def toughness(state: State, at: Hex, *, ahead: bool) -> float:
    """Return how little a blow at an enemy achieves: by the health left to it, for each die that it would roll if ahead.

    A blow at the keeper of a shard that still lies there comes first: once it is hurt it does not strike (SKY-G104).
    """
    enemy = next(enemy for enemy in state.enemies if enemy.at == at)
    chip = chip_of(enemy)
    if enemy.keeps and gained(state) < state.required and keeper_of(state, enemy.keeps) is enemy:
        return 0
    if chip.habit == "flees" and is_hurt(enemy):
        return 2 * enemy.health + 1
    if not ahead:
        return enemy.health + quests.toughness(state, at)
    return (enemy.health + chip.guard) / (chip.dice * chip.targets + CALLING * (chip.habit == "calls"))
