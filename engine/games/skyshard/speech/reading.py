"""Moves as people write them: small letters, spaces in a label, names for units, relics and classes."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.moves import Move, read_kindly
from engine.maps.hexes import label, unlabel

from ..rules.awaiting import open_choices
from ..rules.shifting import shifts
from ..state.board import board
from ..state.content import content
from ..state.moves import VERBS
from ..state.naming import hero_name
from ..state.state import State
from ..state.terrain import explorable
from . import refusals


def read(state: State, seat: Seat, text: str) -> Move:
    """Return the move that a text writes, in its one form.

    A door goes by its letter or its hex, a unit by its hex or a name. A relic or a class goes by its id or name. A hex that
    is offered goes by its number too. Other words stay as they were written. `IllegalMove` says why no such move is
    possible at all, if so, before it says how it is written.
    """
    return read_kindly(
        VERBS,
        text,
        lambda word, rest: _argument(state, word, rest),
        lambda word: refusals.why_not(state, seat, word),
        refusals.RULES,
    )


def _argument(state: State, word: str, rest: str) -> str:
    match word:
        case "use" | "equip" | "stow":
            return _relic(rest)
        case "choose" if state.phase == "relics":
            return _relic(rest)
        case "choose":
            kinds = content().adventurers.values()
            return next((kind.id for kind in kinds if rest.lower() in (kind.id, kind.name.lower())), _offered(state, rest))
        case "heal" | "revive" | "attack" | "finish":
            return _unit(state, rest, fallen=word == "revive") or _hex(rest)
        case "ask":
            name, _, wish = rest.rpartition(" ")
            return f"{_unit(state, name, fallen=False) or _hex(name)} {wish.lower()}"
        case "explore":
            return _door(state, rest)
        case "visit":
            map_, name = board(state.tiles), rest.upper().removeprefix("DOOR ")
            return label(map_.lettered[name]) if name in map_.lettered else _hex(rest)
        case "move" | "place":
            return _hex(rest)
        case _:
            return rest


def _hex(text: str) -> str:
    """Return the label that a text means, with or without a space, or the text itself."""
    name = text.replace(" ", "").upper()
    return name if unlabel(name) is not None else text


def _relic(text: str) -> str:
    wanted = text.lower().replace("_", " ")
    named = (relic for relic in content().relics.values() if wanted in (relic.name.lower(), relic.id.replace("_", " ")))
    return next((relic.id for relic in named), text)


def _offered(state: State, text: str) -> str:
    name = text.replace(" ", "").upper()
    shifted = [shift.option for shift in shifts(state) if name in (label(shift.to), shift.option.upper())]
    if len(shifted) == 1:
        return shifted[0]
    cells = open_choices(state)
    if cells and text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= len(cells):
        return label(cells[int(text) - 1])
    return _unit(state, text, fallen=False) or _hex(text)


def _door(state: State, text: str) -> str:
    map_, name = board(state.tiles), text.upper().removeprefix("DOOR ")
    if name in map_.lettered:
        return name
    cell = unlabel(name.replace(" ", ""))
    if cell is None:
        return text
    return map_.letters[cell] if cell in explorable(state) else label(cell)


def _unit(state: State, name: str, *, fallen: bool) -> str | None:
    """Return the hex of the adventurer called ``name``, or of the one who fell."""
    for index, hero in enumerate(state.heroes):
        at = hero.fell if fallen else hero.at
        if at is not None and hero_name(state, index).lower() == name.lower():
            return label(at)
    return None
