"""The proof of a prepared file: its problems, and what each reader sees of it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core import capabilities
from engine.core.capabilities import Prepares
from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BadFile, GameError, Problem
from engine.core.game import AnyGame, Event, Setup
from engine.core.scene import Look
from engine.games import games
from engine.render import draw

PARTY = ("Ada", "Bob")
KEY = "proof"
"""The dice key of the games that are begun for a proof."""
LONGEST_SETUP = 40
"""The most choices before the first real one."""
HEADER = r"^[ \t]*\[[ \t]*{}[ \t]*\][^\n]*\n(?:(?![ \t]*\[).*\n?)*"
START = re.compile(r"""^([ \t]*start[ \t]*=[ \t]*)("[^"\n]*"|'[^'\n]*')""", re.MULTILINE)


class Sheet(msgspec.Struct, frozen=True):
    """A picture as a seat sees it: which seat, the PNG, and the alt text."""

    title: str
    png: bytes
    alt: str


class Proof(msgspec.Struct, frozen=True):
    """The proof of a file.

    ``kind`` is its game's word for it ("region"), ``name`` its title; both may be "" if it cannot be played. ``problems``
    prevent that, ``warnings`` do not. ``opening`` is the first public text, ``own`` the panel of one seat. The ``sheets``
    are all different. ``places`` are the ids of described places, with their names.
    """

    kind: str = ""
    name: str = ""
    problems: tuple[Problem, ...] = ()
    warnings: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    opening: str = ""
    own: str = ""
    sheets: tuple[Sheet, ...] = ()
    places: Mapping[str, str] = {}


def game_of(text: str) -> Prepares[Any] | None:
    """Return the game that a file is for, by the table that the file contains; ``None`` if there is none."""
    return next((taker for taker in takers() if _header(text, taker.files)), None)


def takers() -> Iterator[Prepares[Any]]:
    """Yield the games that take prepared files."""
    for game in games().values():
        if isinstance(game, Prepares):
            yield game


def proof_of(text: str, at: str = "") -> Proof:
    """Return the proof of a file. With ``at`` it begins at that place."""
    game = game_of(text)
    if game is None:
        kinds = " or ".join(f"[{taker.files}]" for taker in takers())
        return Proof(problems=(Problem(0, "", "there is no table that says what this is", f"{kinds}, as in the template"),))
    try:
        text = begun_at(text, at)
        prepared = game.check_file(text)
        kind, places = game.files, _places(game, text)
        told, own, sheets = _shown(games()[game.key], text)
    except BadFile as error:
        return Proof(kind=game.files, problems=error.problems, places=_places(game, text))
    except GameError as error:
        return Proof(kind=game.files, problems=(Problem(0, "", str(error)),), places=_places(game, text))
    return Proof(kind, prepared.name, (), prepared.warnings, prepared.facts, told, own, sheets, places)


def begun_at(text: str, place: str) -> str:
    """Return a file that begins at another place, with the same lines; "" stands for its own place.

    `BadFile` if it does not say where it begins.
    """
    game = game_of(text)
    if not place or game is None:
        return text
    header = _header(text, game.files)
    start = header and START.search(text, header.start(), header.end())
    if not start:
        raise BadFile(
            "It can't begin elsewhere.", [Problem(0, "start", "it does not say where it begins", 'start = "..."')]
        )
    return f"{text[: start.start(2)]}{json.dumps(place)}{text[start.end(2) :]}"


def begun(game: AnyGame, setup: Setup) -> tuple[Any, Sequence[Event]]:
    """Return the state of a game at its first real choice, and the events before it."""
    dice = Dice(KeyedSource(KEY))
    state, told = game.new(setup, dice)
    events = [*told]
    for _ in range(LONGEST_SETUP):
        dealt = isinstance(game, capabilities.Deals) and next(
            ((seat, move) for seat in game.turn(state) if (move := game.dealt(state, seat, 0)) is not None), None
        )
        if not dealt:
            break
        state, more = game.apply(state, *dealt, dice)
        events += more
    return state, events


def _shown(game: AnyGame, text: str) -> tuple[str, str, tuple[Sheet, ...]]:
    """Return the first public text, the panel of one seat, and the maps: public, of a seat, of the game master."""
    state, events = begun(game, Setup(PARTY, game.options(), file=text))
    everybody, own = game.view(state, None), game.view(state, 0)
    whole, look = capabilities.truth(game, state)
    scenes = {
        "What the players see": game.scene(everybody, Look()),
        f"What {PARTY[0]} sees, who sits at it": game.scene(own, Look(capabilities.owned(game, own) or "map")),
        "What the game master sees": game.scene(whole, look),
    }
    sheets: dict[bytes, Sheet] = {}
    for title, scene in scenes.items():
        png = draw(scene).png
        sheets.setdefault(png, Sheet(title, png, scene.alt))
    return game.tell(everybody, events), capabilities.private(game, own), tuple(sheets.values())


def _header(text: str, kind: str) -> re.Match[str] | None:
    return re.search(HEADER.format(re.escape(kind)), text, re.MULTILINE)


def _places(game: Prepares[Any], text: str) -> Mapping[str, str]:
    """Return the names of the places that a file describes, by id; none if it cannot be read."""
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return {}
    rows = [row for name in game.beginnings for row in _rows(read.get(name)) if isinstance(row.get("id"), str)]
    return {row["id"]: str(row.get("name", "")) for row in rows}


def _rows(table: Any) -> list[dict[str, Any]]:
    return [row for row in table if isinstance(row, dict)] if isinstance(table, list) else []
