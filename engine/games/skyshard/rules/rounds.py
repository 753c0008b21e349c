"""Rounds: how they begin, whose turn comes next, and what follows all turns."""

from __future__ import annotations

from ..state.state import (
    Ending,
    Enemies,
    Friends,
    Turn,
    standing,
)
from ..state.terrain import environment, explorable
from . import ending, enemies
from .events import course, units
from .progress import Delve

CALM_ROUNDS = 5
"""The last round without exhaustion (SKY-G24)."""


def begin(delve: Delve) -> None:
    """Start of a round: its number, then exhaustion from round 6 on (SKY-G23, SKY-G24)."""
    number = delve.state.round + 1
    delve.change(round=number, retreating=(), turn=None)
    delve.tell(course.Round(number))
    if number > CALM_ROUNDS:
        for index in standing(delve.state):
            hero = delve.hero(index)
            delve.set_hero(index, exhaustion=hero.exhaustion + 1)
            delve.tell(course.Exhausted(delve.name(index), hero.exhaustion + 1))
            delve.hurt_hero(index, hero.exhaustion + 1)
    next_turn(delve, 0)


def next_turn(delve: Delve, index: int) -> None:
    """Begin the turn of the next adventurer that stands, or else what follows all of them (SKY-G23, SKY-009).

    Starting on a door is a chance to explore it, starting on a cache none to try it (SKY-G68).
    """
    state = delve.state
    while index < len(state.heroes) and state.heroes[index].at is None:
        index += 1
    if index >= len(state.heroes):
        delve.change(turn=None, agenda=(Friends(), Enemies(()), Ending()))
        return
    delve.change(turn=Turn(index, door=state.heroes[index].at in explorable(state)))
    if state.heroes[index].fatigue:
        delve.tire(index, -1)


def after_turn(delve: Delve, turn: Turn) -> None:
    """Let an adventurer whose turn is over feel where it stands, and go on to the next (SKY-G46)."""
    hero = delve.hero(turn.hero)
    if hero.at is not None and environment(delve.state, hero.at) == "embers":
        delve.tell(units.Burnt(delve.name(turn.hero)))
        delve.hurt_hero(turn.hero, 1)
    next_turn(delve, turn.hero + 1)


def end_turn(delve: Delve) -> None:
    """Mark the acting adventurer's turn as over, whatever is left of it (SKY-G67)."""
    delve.turn(over=True, door=False, lock=False, left=None)


def friends(delve: Delve, task: Friends) -> None:
    """Take the companion's turn, then call every enemy that is on the map by now (SKY-G23, SKY-G47)."""
    enemies.friend_turn(delve, task)
    delve.amend(left=tuple(enemy.id for enemy in delve.state.enemies))


def end(delve: Delve) -> None:
    """End a round: with the delve, or with the next one."""
    delve.finish()
    if not ending.check(delve):
        begin(delve)
