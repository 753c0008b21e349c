"""The moves of a cavern and the verbs they are made with."""

from __future__ import annotations

from functools import partial

from engine.core.moves import Move
from engine.core.verbs import CHOOSE, PASS, PLACED, PLACING, ROLL, grouped, worded

from .catalogue import WORDS


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


OWN = "cavern"
"""The group of commands of what is done now and then, called by the game."""

verb = partial(worded, WORDS)
VERBS = (
    verb(Place, PLACED, about=PLACING, private=True, answers=True, kind="answer"),
    verb(Breach, PLACED, private=True, group=OWN, kind="answer"),
    verb(Send, private=True, answers=True, group=OWN, kind="answer"),
    verb(Swap, private=True, group=OWN),
    verb(Retrieve, private=True, group=OWN),
    verb(Reveal, private=True, group=OWN, kind="gear"),
    verb(Flip, private=True, group=OWN, kind="answer"),
    CHOOSE,
    verb(Spend, group=OWN, kind="answer"),
    verb(Reroll, open=True, group=OWN, kind="answer"),
    grouped(ROLL, OWN),
    PASS,
    verb(Prompts, private=True, group=OWN, kind="party"),
)
