"""Rounds: how they begin, whose turn comes next, and what follows all turns."""

from __future__ import annotations

from ..state.state import (
    Ending,
    Enemies,
    Friends,
    State,
    Turn,
    scenario_of,
    standing,
)
from ..state.terrain import environment, fresh
from . import ending, enemies, quests, track
from .events import course, units
from .progress import MOST_FATIGUE, Delve

CALM_ROUNDS = 5
"""The last round without exhaustion (SKY-G24)."""


def calm_rounds(state: State) -> int:
    """Return the last round without exhaustion: a scenario may have another (SKY-G91)."""
    known = scenario_of(state)
    return known.calm[len(state.heroes) - 1] if known is not None else CALM_ROUNDS


def begin(delve: Delve) -> None:
    """Start of a round: its number, then exhaustion from round 6 on (SKY-G23, SKY-G24)."""
    number = delve.state.round + 1
    delve.change(round=number, retreating=(), turn=None)
    delve.tell(course.Round(number))
    if number > calm_rounds(delve.state):
        for index in standing(delve.state):
            hero = delve.hero(index)
            delve.set_hero(index, exhaustion=hero.exhaustion + 1)
            delve.tell(course.Exhausted(delve.name(index), hero.exhaustion + 1))
            delve.hurt_hero(index, hero.exhaustion + 1)
    track.begins(delve)
    next_turn(delve, 0)


def next_turn(delve: Delve, index: int) -> None:
    """Begin the turn of the next adventurer that stands, or else what follows all of them (SKY-G23, SKY-009).

    Starting on a door is a chance to explore it, starting on a cache none to try it (SKY-G68): see `fresh`.
    """
    state = delve.state
    while index < len(state.heroes) and state.heroes[index].at is None:
        index += 1
    if index >= len(state.heroes):
        delve.change(turn=None, agenda=(Friends(), Enemies(()), Ending()))
        return
    delve.change(turn=fresh(state, index))
    if state.heroes[index].fatigue:
        delve.tire(index, -1)


def after_turn(delve: Delve, turn: Turn) -> None:
    """Let an adventurer whose turn is over feel where it stands, and go on to the next (SKY-G46, SKY-G83)."""
    hero, name = delve.hero(turn.hero), delve.name(turn.hero)
    match environment(delve.state, hero.at):
        case "embers":
            delve.tell(units.Burnt(name))
            delve.hurt_hero(turn.hero, 1)
        case "dust" if hero.fatigue < MOST_FATIGUE:
            delve.tire(turn.hero, 1)
            delve.tell(units.Dusted(name))
        case "balm" if healed := delve.heal_hero(turn.hero, 1):
            delve.tell(units.Soothed(name, healed))
    quests.put_down(delve, turn.hero)
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
    track.ends(delve)
    if not ending.check(delve):
        begin(delve)
