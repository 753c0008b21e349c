"""Rounds and their order: the steps of each part stand in lists, `BEGINNING`, `AFTER_TURN` and `AFTER_TURNS`."""

from __future__ import annotations

from collections.abc import Callable

from ..state.content import CALM_ROUNDS
from ..state.state import (
    Ending,
    Enemies,
    Friends,
    State,
    Task,
    Turn,
    scenario_of,
    searching,
    standing,
)
from ..state.terrain import environment, fresh
from . import ending, enemies, quests, track
from .events import course, units
from .progress import MOST_FATIGUE, Delve


def calm_rounds(state: State) -> int:
    """Return the last round without exhaustion: a scenario may have another (SKY-G91)."""
    known = scenario_of(state)
    return known.calm[len(state.heroes) - 1] if known is not None else CALM_ROUNDS


def next_loss(state: State, index: int | None = None) -> int:
    """Return how much health the beginning of the next round costs an adventurer (SKY-G24).

    Without ``index`` it is one who has stood all along. It costs nothing where no other round begins: the party has won by
    then.
    """
    if state.round < calm_rounds(state) or ending.wins(state):
        return 0
    exhaustion = state.heroes[index].exhaustion if index is not None else state.round - calm_rounds(state)
    return exhaustion + 1


def rounds_left(state: State) -> int:
    """Return in how many rounds, this one among them, the last who stands falls to exhaustion alone (SKY-G24); 0 where the
    party has won by then."""
    return 0 if ending.wins(state) else max((_lasts(state, index) for index in standing(state)), default=0)


def _lasts(state: State, index: int) -> int:
    hero, number = state.heroes[index], state.round
    health, exhaustion = hero.health, hero.exhaustion
    while health > 0:
        number += 1
        exhaustion += number > calm_rounds(state)
        health -= exhaustion if number > calm_rounds(state) else 0
    return number - state.round


SHORT = 3
"""With so many rounds left what brings no shard has no use any more."""


def time_is_short(state: State) -> bool:
    """Return whether few rounds are left to a party that still looks for shards."""
    return state.objective == "survey" and not state.scene and searching(state) and rounds_left(state) <= SHORT


def is_last(state: State) -> bool:
    """Return whether all who stand fall to exhaustion when the next round begins, as things are."""
    there = standing(state)
    return bool(there) and all(state.heroes[index].health <= next_loss(state, index) for index in there)


def begin(delve: Delve) -> None:
    """Begin a round, and its first turn (SKY-G23)."""
    for step in BEGINNING:
        step(delve)
    next_turn(delve, 0)


def _count(delve: Delve) -> None:
    number = delve.state.round + 1
    delve.change(round=number, retreating=(), turn=None)
    delve.tell(course.Round(number))


def _exhaust(delve: Delve) -> None:
    """Let every adventurer that stands lose health to exhaustion, from round 6 on (SKY-G24)."""
    if delve.state.round > calm_rounds(delve.state):
        for index in standing(delve.state):
            exhaustion = delve.hero(index).exhaustion + 1
            delve.set_hero(index, exhaustion=exhaustion)
            delve.tell(course.Exhausted(delve.name(index), exhaustion))
            delve.hurt_hero(index, exhaustion, "exhaustion")


BEGINNING: tuple[Callable[[Delve], None], ...] = (_count, _exhaust, track.begins)
"""What happens at the beginning of a round, before the first turn."""


def next_turn(delve: Delve, index: int) -> None:
    """Begin the turn of the next adventurer that stands, or else what follows all of them (SKY-G23, SKY-009).

    Starting on a door is a chance to explore it, starting on a cache none to try it (SKY-G68): see `fresh`.
    """
    state = delve.state
    while index < len(state.heroes) and state.heroes[index].at is None:
        index += 1
    if index >= len(state.heroes):
        delve.change(turn=None, agenda=AFTER_TURNS)
        return
    delve.change(turn=fresh(state, index))
    if state.heroes[index].fatigue:
        delve.tire(index, -1)


def after_turn(delve: Delve, turn: Turn) -> None:
    """Do what follows an adventurer's turn, and go on to the next one's: what was asked of it is over (SKY-G105)."""
    if delve.hero(turn.hero).asked:
        delve.set_hero(turn.hero, asked="")
    for step in AFTER_TURN:
        step(delve, turn.hero)
    next_turn(delve, turn.hero + 1)


def _feel(delve: Delve, index: int) -> None:
    """Let an adventurer feel the environment of where it stands (SKY-G46, SKY-G83)."""
    hero, name = delve.hero(index), delve.name(index)
    match environment(delve.state, hero.at):
        case "embers":
            delve.tell(units.Burnt(name))
            delve.hurt_hero(index, 1, "embers")
        case "dust" if hero.fatigue < MOST_FATIGUE:
            delve.tire(index, 1)
            delve.tell(units.Dusted(name))
        case "balm" if healed := delve.heal_hero(index, 1):
            delve.tell(units.Soothed(name, healed))


AFTER_TURN: tuple[Callable[[Delve, int], None], ...] = (_feel, quests.put_down)
"""What happens to an adventurer at the end of its turn."""
AFTER_TURNS: tuple[Task, ...] = (Friends(), Enemies(()), Ending())
"""What stands on the agenda after all turns: the companion's turn, the enemies' turns, the end of the round."""


def end_turn(delve: Delve) -> None:
    """Mark the acting adventurer's turn as over, whatever is left of it (SKY-G67)."""
    delve.turn(over=True, door=False, lock=False, left=None)


def friends(delve: Delve, task: Friends) -> bool:
    """Take the companion's turn, then call every enemy that is on the map by now (SKY-G23, SKY-G47)."""
    enemies.friend_turn(delve, task)
    delve.amend(left=tuple(enemy.id for enemy in delve.state.enemies))
    return True


def end(delve: Delve, task: Ending) -> bool:
    """End a round: with the delve, or with the next one."""
    delve.finish()
    track.ends(delve)
    if not ending.check(delve):
        begin(delve)
    return True
