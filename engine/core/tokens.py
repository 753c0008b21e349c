"""Boards, cells and tokens. Games import them from `engine.core.scene`."""

from __future__ import annotations

import msgspec

Cell = tuple[int, int]
"""A place on a board: axial (q, r) of a hex, or (x, y) of a square with y growing downwards."""


class Board(msgspec.Struct, frozen=True):
    """What a scene shows in its middle: a map, or what is to be compared."""


class Token(msgspec.Struct, frozen=True):
    """A unit on a cell.

    ``kind`` is "adventurer", "companion", "party", "enemy", or the shape of a rival's tokens: "shield", "diamond", "disc"
    or "triangle"; a board that a game draws itself has more. ``letter`` is its initial (people, rivals) or
    level (enemies); ``seat`` picks a person's colour; ``health`` and ``most`` fill its bar or pips (``most`` 0: none). A
    rival's token that has an ``icon`` lies faceup and shows that instead of its letter; an enemy's is its figure, beside
    which its level stands.

    A board of a game's own may draw a person's ``icon`` as what they carry. A foe may be on the ``alert``. A person who is
    ``down`` is struck through. ``number`` tells like tokens apart (0: none is drawn). A ``hidden`` token is one that the
    party has not found, on a picture for a reader who may know all.
    """

    kind: str
    letter: str = ""
    seat: int = 0
    health: int = 0
    most: int = 0
    acting: bool = False
    acted: bool = False
    icon: str = ""
    alert: bool = False
    down: bool = False
    number: int = 0
    hidden: bool = False
