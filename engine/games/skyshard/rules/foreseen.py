"""What enemies would do on their next turn if all of the party stayed where they are (SKY-G47, SKY-G82)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.memo import memo
from engine.maps.hexes import Hex

from ..state.state import Enemy, State, chip_of, guard
from ..state.terrain import winded
from . import behaviour
from .battle_dice import dealt
from .enemies import next_enemies
from .hunting import targets


@memo
def foreseen(state: State) -> tuple[float, ...]:
    """Return how much health each adventurer would lose to enemies on average, as each enemy goes for who it prefers.

    Enemies act in their order, and each stands in the way of the next. Nothing that falls, or is mended, is foreseen.
    """
    harm, left = [0.0] * len(state.heroes), tuple([enemy.id for enemy in state.enemies])
    while equals := next_enemies(state, left):
        enemy = equals[0]
        left = tuple([number for number in left if number != enemy.id])
        state, strikes = _gone(state, enemy)
        enemy = next(other for other in state.enemies if other.id == enemy.id)
        struck: tuple[int, ...] = ()
        while strikes and len(struck) < chip_of(enemy).targets and (marks := targets(state, enemy, struck)):
            struck = (*struck, marks[0].number)
            if 0 <= marks[0].number < len(harm):
                less, blows = guard(state.heroes[marks[0].number]), dealt(chip_of(enemy).dice - winded(state, enemy.at))
                harm[marks[0].number] += sum(max(0, damage - less) * often for damage, often in blows.items())
    return tuple(harm)


def foreseen_at(state: State, index: int, at: Hex) -> tuple[float, ...]:
    """Return what is foreseen of all adventurers if one of them stood on another hex."""
    return foreseen(behaviour.as_if_at(state, index, at))


def _gone(state: State, enemy: Enemy) -> tuple[State, bool]:
    """Return the state after an enemy went where its habit takes it, and whether it strikes then."""
    habit, moved = chip_of(enemy).habit, dict[int, Hex]()
    if habit == "hunts" and targets(state, enemy, ()):
        return state, True
    if habit == "swaps" and (other := behaviour.partner(state, enemy)) is not None:
        return _moved(state, {enemy.id: other.at, other.id: enemy.at}), True
    if habit == "calls" and (summoned := behaviour.summoned(state, enemy)) is not None:
        moved = {summoned[0].id: summoned[1]}
    state = _moved(state, moved)
    to = behaviour.stop(state, enemy)
    flees = habit == "flees" and behaviour.is_hurt(enemy) and to != enemy.at
    return _moved(state, {enemy.id: to}), not flees


def _moved(state: State, to: dict[int, Hex]) -> State:
    if all(enemy.at == to.get(enemy.id, enemy.at) for enemy in state.enemies):
        return state
    return replace(state, enemies=tuple([replace(enemy, at=to.get(enemy.id, enemy.at)) for enemy in state.enemies]))
