"""Moves as people write them: coordinates for lettered places, other words for turns, names for classes and cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import get_args

from engine.core.game import Seat
from engine.core.moves import Move, read_kindly
from engine.maps.squares import TURNS, Square, label, unlabel

from ..rules.sending import open_spots
from ..state.board import board_of, least_turn, section
from ..state.catalogue import refused
from ..state.content import Floor, content
from ..state.delvers import choosing, own_delvers
from ..state.moves import VERBS
from ..state.state import State
from . import refusals

QUARTERS: Mapping[str, int] = {
    "upright": 0,
    "none": 0,
    "north": 0,
    "quarter": 90,
    "right": 90,
    "east": 90,
    "half": 180,
    "around": 180,
    "south": 180,
    "left": 270,
    "west": 270,
}
"""Words for a turn: where the tile's north comes to lie, or which way it is turned."""

_NUMBERS = re.compile(r"\d(?:\s*(?:,|and|\s)\s*\d|\d)*")


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form.

    A place goes by its letter or its coordinate. A turn goes by degrees or a word; one that makes no difference to a tile
    becomes the least that lies like it. A class, faction or treasure goes by its key or name, an own Delver by its number
    or where it stands. A section goes by its number or, if it is the only one of it on this turn's tile, its floor. Other
    words stay as they were written. `IllegalMove` says why no such move is possible at all, if so, before it says how it
    is written.
    """
    return read_kindly(
        VERBS,
        text,
        lambda word, rest: _arguments(state, seat, word, rest),
        lambda word: refusals.why_not(state, seat, word),
        refusals.RULES,
    )


def _arguments(state: State, seat: Seat, word: str, rest: str) -> str:
    match word:
        case "place" | "breach":
            return _laying(state, seat, rest)
        case "send":
            return _sending(state, seat, rest)
        case "swap":
            return "".join(sorted(re.sub(r"\D", "", rest))) if _NUMBERS.fullmatch(rest) else rest
        case "reroll":
            return ",".join(re.findall(r"\d+", rest)) if re.fullmatch(r"\d+(?:(?:,| |, | and )\d+)*", rest) else rest
        case "retrieve":
            return _own(state, seat, rest)
        case "choose":
            return _chosen(state, rest)
        case "reveal" | "flip":
            return _named(rest, {card.id: card.name for card in content().treasures.values()})
        case "spend" | "prompts":
            return rest.lower()
        case _:
            return rest


def _laying(state: State, seat: Seat, rest: str) -> str:
    words = rest.split()
    if len(words) != 3:
        return rest
    tile, place, turn = words
    cell = unlabel(place)
    letter = place.upper()
    if cell is not None:
        letter = board_of(state).lettered.get(cell, label(cell))
    degrees = _degrees(turn)
    hand = state.players[seat].hand
    if degrees in TURNS and tile.isascii() and tile.isdigit() and len(tile) < 4 and 1 <= int(tile) <= len(hand):
        degrees = least_turn(hand[int(tile) - 1], degrees)
    return f"{tile} {letter} {turn if degrees is None else degrees}"


def _degrees(text: str) -> int | None:
    """Return the degrees that a turn means, ``None`` where it is no turn."""
    word = text.lower().removesuffix("°").removesuffix("deg")
    if word in QUARTERS:
        return QUARTERS[word]
    known = {str(turn): turn for turn in TURNS} | {"360": 0, "-90": 270}
    return known.get(word)


def _sending(state: State, seat: Seat, rest: str) -> str:
    """Return a class and the number of a section. A floor means this turn's tile, never one that it costs XP to reach."""
    words = rest.rsplit(maxsplit=1)
    if len(words) != 2:
        return rest
    kind = _named(words[0], {key: known.name for key, known in content().band.classes.items()})
    floor = words[1].lower()
    if floor not in get_args(Floor) or refusals.why_not(state, seat, "send") is not None:
        return f"{kind} {words[1]}"
    map_ = board_of(state)
    found = [
        str(number)
        for number, spot in enumerate(open_spots(state), start=1)
        if spot[:2] == state.placed and section(map_, spot).floor == floor
    ]
    if len(found) != 1:
        raise refused("section-unclear", "CAV-086", floor=floor, numbers=tuple(found))
    return f"{kind} {found[0]}"


def _own(state: State, seat: Seat, rest: str) -> str:
    own = own_delvers(state, seat)
    cell = unlabel(rest)
    kind = _named(rest, {key: known.name for key, known in content().band.classes.items()})
    found = [str(number) for number, sent in enumerate(own, start=1) if sent.at == cell or sent.kind == kind]
    return found[0] if len(found) == 1 else rest


def _chosen(state: State, rest: str) -> str:
    if state.phase == "factions":
        factions = content().band.factions
        return _named(
            _named(rest, {key: known.one for key, known in factions.items()}), {k: f.name for k, f in factions.items()}
        )
    cell = unlabel(rest)
    if cell is None:
        return rest
    return _numbered(cell, [room.at for room in choosing(state)]) or rest


def _numbered(cell: Square, cells: Iterable[Square]) -> str | None:
    found = [str(number) for number, other in enumerate(cells, start=1) if other == cell]
    return found[0] if len(found) == 1 else None


def _named(text: str, names: Mapping[str, str]) -> str:
    """Return the key of what is called so, by key or name, in small or capital letters; else the text itself."""
    wanted = text.lower()
    return next((key for key, name in names.items() if wanted in (key, name.lower())), text)
