"""The moves of a scenario and the verbs they are made with.

Exits are named by their letter in the region where the mover is, or by the region beyond if it is known. Members are named
by their handles, Challenges by name and number as the map names them ("needle-gnats", "sharp-guard-2"). Plays, Gear and
features are named by their ids.
"""

from __future__ import annotations

from functools import partial

from engine.core.desk import NOTHING
from engine.core.moves import Move
from engine.core.verbs import (
    BUY,
    CHOOSE,
    DIRECT,
    DISCARD,
    EQUIP,
    GIVE,
    MOVE,
    ORDER,
    PASS,
    SEARCHING,
    STOW,
    USE,
    grouped,
    worded,
)

from .catalogue import WORDS

GROUND = "ground"
"""To whom something is given that is laid down; no member is named so."""


class Claim(Move, frozen=True, tag="claim"):
    """Take one's turn of the round now."""


class Act(Move, frozen=True, tag="act"):
    """Play an Action on a target (`NOTHING` where it needs none); on a Persisting Obstacle as an attempt to Move past."""

    play: str
    target: str = NOTHING


class Strategy(Move, frozen=True, tag="strategy"):
    """Play a Strategy, or draw a card ("draw")."""

    play: str


class Search(Move, frozen=True, tag="search"):
    """Search the region."""


class Pick(Move, frozen=True, tag="pick"):
    """Pick a Lock with an equipped tool."""

    lock: str


class Hide(Move, frozen=True, tag="hide"):
    """Hide a body of this region."""

    body: str


class Drag(Move, frozen=True, tag="drag"):
    """Drag a body through an exit."""

    body: str
    to: str


class Light(Move, frozen=True, tag="light"):
    """Light, or douse, one's light source."""


class Leave(Move, frozen=True, tag="leave"):
    """Leave through the goal without what the party came for."""


class Cure(Move, frozen=True, tag="cure"):
    """Rest in the town: 1 Valuable heals an Injury or a Disease."""

    what: str


class Learn(Move, frozen=True, tag="learn"):
    """Learn a play in the town, for 1 Valuable."""

    play: str


class Concede(Move, frozen=True, tag="concede"):
    """Vote to give the scenario up, or take that back."""


OWN = "regions"
"""The group of commands of what is done now and then, called by the game."""

verb = partial(worded, WORDS)

ACT = verb(Act, defaults={"target": NOTHING}, group=OWN, kind="fight")
STRATEGY = verb(Strategy, group=OWN, kind="gear")
HIDE = verb(Hide, group=OWN)
VERBS = (
    verb(Claim, group=OWN, kind="answer"),
    MOVE,
    ACT,
    STRATEGY,
    verb(Search, about=SEARCHING),
    verb(Pick, group=OWN),
    HIDE,
    verb(Drag, group=OWN),
    grouped(EQUIP, OWN),
    grouped(STOW, OWN),
    USE,
    GIVE,
    verb(Light, group=OWN, kind="gear"),
    grouped(DISCARD, OWN),
    CHOOSE,
    verb(Leave, group=OWN, kind="leave"),
    grouped(BUY, OWN),
    verb(Cure, group=OWN, kind="deal"),
    verb(Learn, group=OWN, kind="deal"),
    ORDER,
    verb(Concede, group=OWN, kind="leave"),
    PASS,
    DIRECT,
)
