"""The moves of a delve and the verbs they are made with."""

from __future__ import annotations

from engine.core.moves import Argument, Move, Verb
from engine.core.verbs import CHOOSE, EQUIP, EXPLORED, EXPLORING, MOVE, PASS, ROLL, STOW, USE


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


class Heal(Move, frozen=True, tag="heal"):
    """Heal a unit in reach."""

    target: str


class Revive(Move, frozen=True, tag="revive"):
    """Bring a fallen adventurer back."""

    target: str


class Dig(Move, frozen=True, tag="dig"):
    """On a sealed map, spend the turn to bring a tile down, so that a door opens again."""


class Retreat(Move, frozen=True, tag="retreat"):
    """Agree to retreat at the end of this round."""


class Stay(Move, frozen=True, tag="stay"):
    """Take the agreement back."""


OWN = "skyshard"
"""The group of commands of what is done now and then, called by the game."""

VERBS = (
    Verb(
        Explore,
        EXPLORING,
        (EXPLORED,),
        asks="Explore through which door?",
        here="Explore a door that you stand on or can see, by its letter.",
    ),
    MOVE,
    Verb(
        Visit,
        "Walk to a door, a cache or an enemy, and explore, try the lock or attack at once.",
        (Argument("to", "The hex with the door, the cache or the enemy"),),
        asks="Where do you go, to explore, to open or to attack?",
        group=OWN,
    ),
    Verb(Attack, "Attack an enemy in reach and sight.", (Argument("target", "The hex of the enemy"),), asks="Attack whom?"),
    Verb(
        Finish,
        "Attack an enemy again and again, until it is down or you hold 2 fatigue.",
        (Argument("target", "The hex of the enemy"),),
        asks="Attack whom until it is down?",
        group=OWN,
    ),
    Verb(Open, "Try the lock of the cache you have just stepped up to."),
    ROLL,
    Verb(Crack, "Roll again and again, until the lock opens, 1 fatigue would open it, or no roll is left.", group=OWN),
    Verb(
        Adjust,
        "Take 1 fatigue to change one die of the lock by 1.",
        (Argument("die", "Which die, from the left: 1, 2 or 3"), Argument("to", "What it should show, one up or down")),
        asks="Which die, and to what?",
    ),
    Verb(
        Place,
        "Lay a tile, or take the place that you are asked for.",
        (Argument("at", "The number or letter on the map, or the name of the place"),),
        answers=True,
        here="Say how a tile lies, or where somebody stands, by the number or letter on the map.",
    ),
    CHOOSE,
    Verb(
        Heal,
        "Mender, once per turn: heal 2 health of a unit in reach.",
        (Argument("target", "The hex of the unit"),),
        asks="Heal whom?",
    ),
    Verb(
        Revive,
        "Mender: spend the whole turn to bring back whoever fell beside you.",
        (Argument("target", "The hex where the adventurer fell"),),
        asks="Bring back whom?",
        group=OWN,
    ),
    USE,
    EQUIP,
    STOW,
    Verb(
        Dig, "When no door is left to explore: spend your whole turn, and a tile falls in that keeps one shut.", group=OWN
    ),
    PASS,
    Verb(Retreat, "Agree to leave the delve at the end of this round; it takes everybody who stands.", group=OWN),
    Verb(Stay, "Take back your agreement to retreat.", group=OWN),
)
