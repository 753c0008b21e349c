"""The moves of a delve and the verbs they are made with."""

from __future__ import annotations

from functools import partial

from engine.core.moves import Move
from engine.core.verbs import (
    CHOOSE,
    EQUIP,
    EXPLORED,
    EXPLORING,
    MOVE,
    PASS,
    PLACED,
    PLACING,
    ROLL,
    STOW,
    USE,
    grouped,
    worded,
)

from .catalogue import WORDS


class Place(Move, frozen=True, tag="place"):
    """Lay the tile as a numbered ghost shows, or take an entrance hex."""

    at: str


class Explore(Move, frozen=True, tag="explore"):
    """Explore a door."""

    what: str


class Visit(Move, frozen=True, tag="visit"):
    """Walk to a hex, and explore the door there or try the lock of the cache as soon as it is entered; or walk up to the
    enemy there, and attack it."""

    to: str


class Open(Move, frozen=True, tag="open"):
    """Try the lock of the cache here."""


class Adjust(Move, frozen=True, tag="adjust"):
    """Change a lock die by one."""

    die: int
    to: int


class Attack(Move, frozen=True, tag="attack"):
    """Attack an enemy."""

    target: str


class Finish(Move, frozen=True, tag="finish"):
    """Attack an enemy until it is down."""

    target: str


class Crack(Move, frozen=True, tag="crack"):
    """Roll for a lock until it opens."""


class Match(Move, frozen=True, tag="match"):
    """Change dice at a lock until it opens."""


class Heal(Move, frozen=True, tag="heal"):
    """Heal a unit in reach."""

    target: str


class Revive(Move, frozen=True, tag="revive"):
    """Bring a fallen adventurer back."""

    target: str


class Dig(Move, frozen=True, tag="dig"):
    """On a sealed map, spend the turn to bring a tile down, so that a door opens again."""


class Ask(Move, frozen=True, tag="ask"):
    """Ask another of the party for something in its next turn: to come, to hold and open no door, or to take a
    shard."""

    target: str
    wish: str


class Retreat(Move, frozen=True, tag="retreat"):
    """Agree to retreat at the end of this round."""


class Stay(Move, frozen=True, tag="stay"):
    """Take the agreement back."""


OWN = "skyshard"
"""The group of commands of what is done now and then, called by the game."""

verb = partial(worded, WORDS)
VERBS = (
    verb(Explore, EXPLORED, about=EXPLORING, kind="way"),
    MOVE,
    verb(Visit, group=OWN, kind="way"),
    verb(Attack, kind="fight"),
    verb(Finish, group=OWN, kind="fight"),
    verb(Open, group=OWN),
    grouped(ROLL, OWN),
    verb(Crack, group=OWN),
    verb(Adjust, group=OWN),
    verb(Match, group=OWN),
    verb(Place, PLACED, about=PLACING, answers=True, kind="answer"),
    CHOOSE,
    verb(Heal, group=OWN),
    verb(Revive, group=OWN),
    USE,
    grouped(EQUIP, OWN),
    grouped(STOW, OWN),
    verb(Dig, group=OWN),
    verb(Ask, group=OWN, kind="party"),
    PASS,
    verb(Retreat, group=OWN, kind="leave"),
    verb(Stay, group=OWN, kind="answer"),
)
