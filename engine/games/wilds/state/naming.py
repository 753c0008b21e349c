"""What players call the places of a region: never by its ids, and never so that a name tells how large the region is.

Hexes are named from where the party starts, which is M20, as other hex maps of the house are. Exits of a point are
lettered; a point that is known is called by its name.
"""

from __future__ import annotations

from functools import lru_cache

from engine.maps.hexes import NEIGHBOURS, Hex, neighbours, pointed_label, pointed_unlabel

from ..speech.words import inside
from .region import Region
from .state import Position, State


@lru_cache(maxsize=1 << 14)
def beside(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes beside one in the order of directions 1 to 6: NE, E, SE, SW, W, NW (WLD-G32)."""
    return neighbours(at)


DIRECTIONS = ("north-east", "east", "south-east", "south-west", "west", "north-west")
"""The directions 1 to 6 of a hex map (WLD-G32), in the order of `NEIGHBOURS`."""

assert len(DIRECTIONS) == len(NEIGHBOURS)


def hex_name(at: Hex) -> str:
    """Return what a hex is called, in the region or beyond it."""
    return pointed_label(at)


def place_name(region: Region, place: str) -> str:
    """Return what players call a place that they know: a hex by its label, a point by its name."""
    known = region.place_by_id[place]
    return known.name or place if known.at is None else pointed_label(known.at)


def place_at(region: Region, text: str) -> str | None:
    """Return the id of the hex or point that players call so, ``None`` where there is none, known or not."""
    if region.format == "hex":
        at = pointed_unlabel(text)
        return None if at is None else region.id_at.get(at)
    wanted = text.strip().casefold()
    return next((place.id for place in region.places if place.name.casefold() == wanted), None)


def exits(region: Region, place: str) -> tuple[str, ...]:
    """Return the neighbours of a place by id, in the order of directions (hexes) or of the region's paths (points)."""
    found = region.remembered_exits.get(place)
    if found is None:
        found = region.remembered_exits[place] = _exits(region, place)
    return found


def _exits(region: Region, place: str) -> tuple[str, ...]:
    if region.format == "hex":
        at = region.place_by_id[place].at
        assert at is not None
        return tuple(region.id_at[cell] for cell in beside(at) if cell in region.id_at)
    return tuple(path.b if path.a == place else path.a for path in region.paths if place in (path.a, path.b))


def letter(number: int) -> str:
    """Return the letter of an exit of a point, the first being A."""
    return chr(65 + number)


def here_name(state: State) -> str:
    """Return what players call where the party is; on a path, the two ends that are known."""
    return position_name(state, state.here)


def position_name(state: State, where: Position) -> str:
    """Return what players call a position."""
    start = place_name(state.region, where.at)
    if not where.to:
        return start
    start = inside(start)
    path = state.region.path(where.at, where.to)
    assert path is not None
    end = inside(place_name(state.region, where.to)) if where.to in state.known else "an unknown place"
    return f"the way from {start} to {end}, {where.done} of {path.length}"


def move_name(state: State, place: str) -> str:
    """Return how a move names a neighbouring place: a hex by its label, a point by the letter of its exit from here."""
    if state.region.format == "hex":
        return place_name(state.region, place)
    if state.here.to:
        return "A" if place == state.here.to else "B"
    return letter(exits(state.region, state.here.at).index(place))


def slug(name: str) -> str:
    """Return an id made of a name: "The Leaning Oak" becomes leaning-oak."""
    words = "".join(
        char if char.isascii() and char.isalnum() else " " if char in " -" else "" for char in name.lower()
    ).split()
    return "-".join(words[1:] if len(words) > 1 and words[0] == "the" else words)[:24].strip("-")
