"""What pictures of a cavern show: tiles with their sections, the plank above them, panes of tiles to compare."""

from __future__ import annotations

import msgspec

from engine.core.scene import Badge, Cell, Fact, OwnBoard, Token


class Part(msgspec.Struct, frozen=True, cache_hash=True):
    """A section of a tile: its ``floor`` ("tan", "blue" or "corridor") and the sides it reaches, as it lies.

    Sides are numbered 0-3 clockwise from north. ``doors`` counts its ends that are closed within the tile. ``icons`` and
    ``tokens`` stand on it. A ``nearly`` closed one is marked. What is over and done with is ``spent``: its floor is dimmed,
    of its icons only the outline is left. What the question is about is ``lit``: parts of one room have one outline over
    all their tiles, and the rest of the map has less light.
    """

    floor: str
    sides: tuple[int, ...] = ()
    doors: int = 0
    icons: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    nearly: bool = False
    spent: bool = False
    lit: bool = False


class SquareCell(msgspec.Struct, frozen=True, cache_hash=True):
    """One tile: rock with ``parts`` in it. ``icons`` and ``tokens`` belong to the whole tile.

    ``newest`` is framed, and so is on a pane a ``ghost``, which could be laid there.
    """

    at: Cell
    parts: tuple[Part, ...] = ()
    icons: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    label: str = ""
    newest: bool = False
    ghost: bool = False


class Track(msgspec.Struct, frozen=True):
    """A row of numbered spaces on the plank above a board: ``steps`` of them down to 0, the marker on ``now``."""

    label: str
    icon: str
    steps: int
    now: int


class Note(msgspec.Struct, frozen=True):
    """A few words in the empty cell ``at``."""

    text: str
    at: Cell


class HandLine(msgspec.Struct, frozen=True):
    """A line beside the own tiles: an ``icon``, dice by their colours, ``words``."""

    icon: str
    dice: tuple[str, ...]
    words: str


class HandTile(msgspec.Struct, frozen=True, cache_hash=True):
    """A tile of a hand below the map, under its ``mark``: its number, or the letter of a way to lay it ``at`` a place."""

    mark: str
    tile: SquareCell
    at: str = ""


class SquaresShown(OwnBoard, frozen=True, cache_hash=True):
    """A map of tiles. ``edge`` is the y of its first row, if there is a line above that it may not cross.

    Empty cells with a badge are outlined: something may be laid there. ``track`` and ``plank`` stand on the board along the
    line. ``columns`` and ``rows`` name the columns and rows for the rulers, from the first that one of ``cells`` lies in.
    Where not all of the map fits, ``wanted`` cells (without any: those of lit parts) are kept in sight before others; where
    there are none either, a crop is centred on ``focus``. What is to be seen ``whole`` is drawn smaller rather than
    cropped. ``stage`` is the map on which this one is drawn in a film. ``called`` is what moves call the empty cells.

    ``hand`` are tiles that lie below the map, in a picture that is lower for it and without an overview; beside them stand
    lines (``said``). ``ghosts`` are drawn where they could be laid.
    """

    cells: tuple[SquareCell, ...]
    badges: tuple[Badge, ...] = ()
    notes: tuple[Note, ...] = ()
    focus: Cell = (0, 0)
    edge: int | None = None
    track: Track | None = None
    plank: tuple[Fact, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    wanted: tuple[Cell, ...] = ()
    whole: bool = False
    stage: SquaresShown | None = None
    called: tuple[tuple[str, Cell], ...] = ()
    hand: tuple[HandTile, ...] = ()
    said: tuple[HandLine, ...] = ()
    ghosts: tuple[SquareCell, ...] = ()


class Pane(msgspec.Struct, frozen=True):
    """One numbered thing to compare: small pictures of it, each some tiles with a caption, and a ``note`` below them.

    A picture with a ghost shows it framed, with half or more of each cell beside it. On a pane that is a ``map`` all tiles
    are seen, each ghost as its label.
    """

    number: str
    title: str
    pictures: tuple[tuple[tuple[SquareCell, ...], str], ...]
    note: str = ""
    map: bool = False
