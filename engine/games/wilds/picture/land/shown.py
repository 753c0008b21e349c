"""What the boards of wild land show: hexes without an end, or points and ways."""

from __future__ import annotations

from engine.core.scene import Cell, GraphBoard, HexBoard, OwnBoard

from ...state.bearings import Bearing


class LandShown(HexBoard, OwnBoard, frozen=True, cache_hash=True):
    """A map of hexes in a wilderness that has no visible end: unknown hexes are drawn alike everywhere, past every edge.

    Floors are terrains. ``trail`` is the party's, oldest cell first. ``arrows`` of clues lead each from a cell to the
    one beside it where the clue leads; ``traces`` are the same for clues that the party does not have. ``pills`` are
    names of cells, known or not, where one may go next. ``ways`` are of journeys that are offered, each from the
    party on. ``bearings`` are which way something is said to lie. At ``promising`` cells a clue makes a search count;
    in those of a ``hunt`` the goal can lie. ``blocked`` ways lie between two cells, as do hidden ``passages`` that
    were found. A ``compass`` is in a free corner. ``stage`` is the map on which this one is drawn in a film.
    """

    trail: tuple[Cell, ...] = ()
    arrows: tuple[tuple[Cell, Cell], ...] = ()
    traces: tuple[tuple[Cell, Cell], ...] = ()
    pills: tuple[tuple[str, Cell], ...] = ()
    ways: tuple[tuple[Cell, ...], ...] = ()
    bearings: tuple[Bearing, ...] = ()
    promising: tuple[Cell, ...] = ()
    hunt: tuple[Cell, ...] = ()
    blocked: tuple[tuple[Cell, Cell], ...] = ()
    passages: tuple[tuple[Cell, Cell], ...] = ()
    compass: bool = False
    stage: LandShown | None = None


class RoadShown(GraphBoard, frozen=True, cache_hash=True):
    """A map of points and ways through wild land: floors are terrains, nodes are discs, and ways bend.

    ``traces`` are clues that the party does not have, each from a node to one beside it. The ``newest`` node has a circle,
    and so is every node that says so itself; a ``compass`` stands in a free corner.
    """

    traces: tuple[tuple[str, str], ...] = ()
    compass: bool = False
