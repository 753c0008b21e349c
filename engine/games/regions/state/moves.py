"""The moves of a scenario and the verbs they are made with.

Exits are named by their letter in the region where the mover is, or by the region beyond if it is known; members by
their handles; Challenges by name and number as the map names them ("needle-gnats", "sharp-guard-2"); plays, Gear and
features by their ids.
"""

from __future__ import annotations

from engine.core.desk import NOTHING
from engine.core.moves import Argument, Move, Verb
from engine.core.verbs import BUY, CHOOSE, DIRECT, DISCARD, EQUIP, GIVE, MOVE, ORDER, PASS, STOW, USE

GROUND = "ground"
"""To whom something is given that is laid down; nobody is named so."""


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

HIDE = Verb(Hide, "Hide a body, so that nobody finds it.", (Argument("body", "Whose"),), asks="Whose body?", group=OWN)

VERBS = (
    Verb(Claim, "Take your turn of this round now."),
    MOVE,
    Verb(
        Act,
        "Play an Action.",
        (Argument("play", "Which Action"), Argument("target", "On whom, or on what", default=NOTHING)),
        asks="Which Action?",
    ),
    Verb(
        Strategy,
        "Play a Strategy, or draw a card.",
        (Argument("play", "Which Strategy, or: draw"),),
        asks="Which Strategy?",
    ),
    Verb(Search, "Search the place where you are."),
    Verb(Pick, "Pick a lock.", (Argument("lock", "Which lock"),), asks="Which lock?", group=OWN),
    HIDE,
    Verb(
        Drag,
        "Drag a body to the next place; takes your Action and your Move.",
        (Argument("body", "Whose"), Argument("to", "Through which exit")),
        asks="Whose body, and where to?",
        group=OWN,
    ),
    EQUIP,
    STOW,
    USE,
    GIVE,
    Verb(Light, "Light your lamp, or put it out.", group=OWN),
    DISCARD,
    CHOOSE,
    Verb(Leave, "Leave by the goal without what you came for.", group=OWN),
    BUY,
    Verb(
        Cure,
        "Rest in town and be healed, for 1 Valuable.",
        (Argument("what", "An injury, or which disease"),),
        asks="What is to be healed?",
        group=OWN,
    ),
    Verb(
        Learn, "Learn a play in town, for 1 Valuable.", (Argument("play", "What"),), asks="What will you learn?", group=OWN
    ),
    ORDER,
    Verb(Concede, "Vote to give up, or take your vote back.", group=OWN),
    PASS,
    DIRECT,
)
