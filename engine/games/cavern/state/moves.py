"""The moves of a cavern and the verbs they are made with."""

from __future__ import annotations

from engine.core.moves import Argument, Move, Verb
from engine.core.verbs import CHOOSE, PASS, ROLL


class Place(Move, frozen=True, tag="place"):
    """Lay tile 1, 2 or 3 of the hand at a lettered place, turned clockwise by degrees (CAV-066, CAV-067)."""

    tile: int
    at: str
    turn: int


class Breach(Move, frozen=True, tag="breach"):
    """Lay a tile against the corridor rule, for 1 XP or by a treasure (CAV-170, CAV-G14)."""

    tile: int
    at: str
    turn: int


class Swap(Move, frozen=True, tag="swap"):
    """Pay 1 XP, throw tiles of the hand away and draw as many: "2", "13", "123" (CAV-168)."""

    tiles: str


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Pay 1 XP and take an own Delver home: its number among the own Delvers in the dungeon (CAV-172)."""

    delver: int


class Send(Move, frozen=True, tag="send"):
    """Put a Delver of a class on a numbered section (CAV-085)."""

    delver: str
    to: int


class Spend(Move, frozen=True, tag="spend"):
    """Pay 1 XP for "dice" (two white ones) or for the faction's "ability", or "2" XP for dice and roll at once (CAV-171,
    CAV-174)."""

    on: str


class Reroll(Move, frozen=True, tag="reroll"):
    """Roll own dice once more, by their numbers from the left: "1,3"."""

    dice: str


class Reveal(Move, frozen=True, tag="reveal"):
    """Reveal a treasure and use it (CAV-142)."""

    treasure: str


class Flip(Move, frozen=True, tag="flip"):
    """Turn an own card faceup: a Gold card by its value, a treasure by its id (CAV-178, CAV-180)."""

    card: str


class Prompts(Move, frozen=True, tag="prompts"):
    """Say when to be asked around own rolls: "on" (before and after), "before", "off", or "all" (always)."""

    setting: str


_AT = Argument("at", "The number or letter on the map, or the name of the place")
_TILE = Argument("tile", "Which of your tiles: 1, 2 or 3")
_TURN = Argument("turn", "How far it is turned clockwise: 0, 90, 180 or 270")

OWN = "cavern"
"""The group of commands of what is done now and then, called by the game."""

VERBS = (
    Verb(
        Place,
        "Lay a tile, or take the place that you are asked for.",
        (_TILE, _AT, _TURN),
        private=True,
        steps="Place a tile",
        answers=True,
        here="Lay a tile of your hand.",
    ),
    Verb(
        Breach,
        "Lay a tile against the corridor rule, for 1 XP.",
        (_TILE, _AT, _TURN),
        private=True,
        steps="Ignore corridors, 1 XP",
        asks="Which tile, and where?",
        group=OWN,
    ),
    Verb(
        Send,
        "Put one of your Delvers on a section of the tile you have just laid.",
        (Argument("delver", "Which Delver: its class"), Argument("to", "The number of the section on your map")),
        private=True,
        asks="Which Delver, and where?",
        answers=True,
    ),
    Verb(
        Swap,
        "Pay 1 XP to throw tiles of your hand away and draw as many.",
        (Argument("tiles", "Which ones, in one word: 2, 13, 123"),),
        private=True,
        asks="Which tiles do you throw away?",
        group=OWN,
    ),
    Verb(
        Retrieve,
        "Pay 1 XP to take one of your Delvers home.",
        (Argument("delver", "Which Delver"),),
        private=True,
        asks="Which Delver comes home?",
        group=OWN,
    ),
    Verb(
        Reveal,
        "Reveal a treasure and use it.",
        (Argument("treasure", "Which treasure"),),
        private=True,
        asks="Which treasure do you use?",
    ),
    Verb(
        Flip,
        "Turn one of your cards faceup for one that the deck cannot give.",
        (Argument("card", "Which card"),),
        private=True,
        asks="Which card do you turn over?",
        group=OWN,
    ),
    CHOOSE,
    Verb(
        Spend,
        "Pay XP for more dice, or 1 XP for your faction's ability.",
        (Argument("on", "1, 2 or 3 XP for two dice each, rolled at once; dice, or ability"),),
        asks="What do you pay XP for?",
    ),
    Verb(
        Reroll,
        "Roll some of your dice once more.",
        (Argument("dice", "Which, by number from the left: 1,3", open=True),),
        asks="Which dice do you roll again?",
        group=OWN,
    ),
    ROLL,
    PASS,
    Verb(
        Prompts,
        "Choose when I ask you about your rolls.",
        (Argument("setting", "On, before, off or all"),),
        asks="When shall I ask you?",
        group=OWN,
    ),
)
