"""What players call the places of a region: never by its ids, and never so that a name tells how large the region is.

Hexes are named from where the party starts, which is M20, as other hex maps of the house are. Exits of a point are
lettered; a point that is known is called by its name.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated

import msgspec

from engine.core.words import lower
from engine.maps.hexes import NEIGHBOURS, Hex, neighbours, pointed_label, pointed_unlabel

from .region import Region
from .state import Position, State

Place = Annotated[str, msgspec.Meta(description="What players call a place, see `inside`.")]
"""The name of a place, as it stands in an event: "Q18", "The bear's portal", "the way from Old Mill to Cairn, 2 of 3"."""


@lru_cache(maxsize=1 << 14)
def beside(at: Hex) -> tuple[Hex, ...]:
    """Return the six hexes beside one in the order of directions 1 to 6: NE, E, SE, SW, W, NW (WLD-G32)."""
    return neighbours(at)


HERE = "here"
"""Which way something lies that is where the party is."""
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
    end = inside(place_name(state.region, where.to)) if where.to in state.known else UNKNOWN
    return f"the way from {start} to {end}, {where.done} of {path.length}"


UNKNOWN = "an unknown place"
ON_THE_WAY = re.compile(r"the way from (?P<start>.+?) to (?P<end>.+), (?P<done>\d+) of (?P<length>\d+)")
"""How a state and its events call the end of a way that is not known, and a position on a way: in English, as an id."""


def is_named(state: State, place: str) -> bool:
    """Return whether the party calls a place by its name: any hex, and a point that it knows."""
    return place in state.region.place_by_id and (state.region.format == "hex" or place in state.known)


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


def target(state: State, to: str) -> str | None:
    """Return the id of the neighbouring place that a move names, ``None`` where it lies beyond the region or unknown."""
    region = state.region
    if region.format == "hex":
        return place_at(region, to)
    if state.here.to:
        return state.here.to if to == "A" else state.here.at
    ways = exits(region, state.here.at)
    number = ord(to[:1] or "A") - 65
    return ways[number] if len(to) == 1 and 0 <= number < len(ways) else None


def member_name(state: State, handle: str) -> str:
    """Return a member by their handle; ``nobody`` and the like as they are."""
    return next((member.name for member in state.members if member.handle == handle), handle)


def inside(name: str) -> str:
    """Return a name as it stands inside a sentence: "the bear's portal" for "The bear's portal", any other as it is."""
    return lower(name) if name.startswith(("The ", "A ", "An ")) else name


def whereabouts(place: str) -> str:
    """Return where a place is, by what it is called. It is "path" on a way between two, "exit" beyond a way that has a
    letter, "hex" for the label of a hex. It is "here" for where the party is, "place" for any other."""
    if place == HERE:
        return HERE
    if ON_THE_WAY.fullmatch(place):
        return "path"
    return "exit" if len(place) == 1 else "hex" if place[-1:].isdigit() else "place"


def how_many(entry: str) -> int:
    """Return the number in an entry of a list of goods: 5 for "rations 5", 1 where it names none."""
    number = entry.partition(" ")[2]
    return int(number) if number.isdigit() else 1
