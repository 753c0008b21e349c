"""The steps by which a tile is laid in private: which one, where, and how it is turned."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.desk import MOST_LABEL, shortest
from engine.core.game import ArgumentPrompt, Choice, Seat, Shortcut
from engine.core.moves import Verb
from engine.core.words import upper
from engine.maps.squares import label

from ..rules.ending import ends
from ..state import moves
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.moves import Send
from ..state.naming import mark_of
from ..state.state import (
    State,
)
from ..state.view import View
from . import prospects, tile_offers
from .choices import LAYING, MOST_DETAIL, mine, short
from .closings import closing

BUTTONS = 5
"""So many ways to lay a tile are buttons, the others stand in a menu."""


def step(view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
    """Return the question for the argument after those ``given``, and its values in the order given."""
    ask, offers = _steps(view, verb.name, given, values)
    return ArgumentPrompt(
        ask, tuple(Choice(short(name, MOST_LABEL), short(detail, MOST_DETAIL), "main") for name, detail in offers)
    )


def shortcut(
    view: View,
    verb: Verb,
    given: Sequence[str],
    first: prospects.FirstPresses,
    worth: prospects.WorthOf,
    follower: prospects.FollowerOf,
) -> Shortcut | None:
    """Return the ways to lay a tile that are offered at once: the ``first`` of any, beside the tiles, each with the Delver
    that is best sent after it. Of the tile that is chosen those of most ``worth`` come first."""
    state, seat = view.state, mine(view)
    if verb.name == "place" and not given:
        presses = first(state, seat)
        marks = tile_offers.marked(way for way, _ in presses)
        whole = tuple(
            (
                move := tile_offers.lays(state, seat, way),
                Choice(tile_offers.laying(state, seat, move, send, mark=marks[way]), weight="main"),
            )
            for way, send in presses
        )
        then = tuple(send for _, send in presses)
        return Shortcut(WORDS("heading-place.briefly"), whole, beside=True, then=then) if whole else None
    if verb.name not in LAYING or len(given) != 1:
        return None
    kind = moves.Place if verb.name == "place" else moves.Breach
    number, map_ = int(given[0]), board_of(view.state)
    tile = state.players[seat].hand[number - 1]
    found = tile_offers.offered_at_once(state, seat, number, fitting=verb.name == "place", worth=worth)
    told = dict[str, int]()
    ways = tuple(
        (
            kind(*way),
            replace(
                _way(state, seat, place, way, follower(state, seat, way), told),
                weight="first" if place <= BUTTONS else "main",
            ),
        )
        for place, way in enumerate(((number, *each) for each in found), start=1)
    )
    every = sum(len(map_.turns(tile, cell, fitting=verb.name == "place")) for cell in map_.free)
    return Shortcut(
        _where(state, tile, fitting=verb.name == "place"), ways, WORDS("step-elsewhere") if every > len(ways) else ""
    )


def _way(state: State, seat: Seat, place: int, way: prospects.Way, then: Send | None, first: dict[str, int]) -> Choice:
    """Return how a drawn way to lay a tile is offered: by the number of its picture and what it brings with the best Delver
    ``then``. In full it is "At L1, closes the tan room at M2 (3 Gold, Ada)". Where an earlier one brings the same, which is
    noted as the ``first``, it is told with its place. There is room for its points."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    found = prospects.effects(state, seat, tile, cell, turn)
    brings = next(prospects.briefer(state, seat, way, then))
    said, most = (
        prospects.briefer(state, seat, way, then),
        MOST_LABEL - len(WORDS("way-worth", label="", points=10, less=True)),
    )
    if brings and first.setdefault(brings, place) != place:
        called = shortest((WORDS("step-way-alike", place=place, at=label(cell), effects=told) for told in said), most)
    else:
        called = shortest((WORDS("step-way", place=place, effects=told) for told in said), most)
    told = (prospects.in_words(found), *(prospects.in_brief(found, terse) for terse in range(5)))
    hints = (WORDS("step-way.hint", at=label(cell), effects=effects) for effects in told)
    return Choice(called, short(shortest(hints, MOST_DETAIL), MOST_DETAIL), "main")


def _where(state: State, tile: str, *, fitting: bool) -> str:
    known, paid = content().tiles[tile], not (fitting or state.free_breach)
    return WORDS("step-where", paid=paid, name=known.name, mark=mark_of(known, last=ends(state, tile)))


def _steps(view: View, verb: str, given: Sequence[str], values: Sequence[str]) -> tuple[str, list[tuple[str, str]]]:
    state, seat = view.state, mine(view)
    if verb == "prompts":
        offers = [(WORDS(f"choice-prompts-{setting}"), WORDS(f"choice-prompts-{setting}.hint")) for setting in values]
        return WORDS("heading-prompts"), offers
    hand, fitting, map_ = state.players[seat].hand, verb == "place", board_of(state)
    if not given:
        # What each is called, and what lies on it, is seen in the picture of the hand; not that the round is the last.
        tiles = ((number, hand[int(number) - 1]) for number in values)
        marked = [
            (number, mark_of(content().tiles[tile], last=True) if ends(state, tile) else "") for number, tile in tiles
        ]
        offers = [(WORDS("step-tile-choice", number=number, mark=mark), "") for number, mark in marked]
        return WORDS("step-tile", fitting=fitting), offers
    tile = hand[int(given[0]) - 1]
    if len(given) == 1:
        return _where(state, tile, fitting=fitting), [
            _place(state, seat, tile, letter, fitting=fitting) for letter in values
        ]
    cell = map_.letters[given[1]]
    found = [prospects.effects(state, seat, tile, cell, int(turn)) for turn in values]
    own = tile_offers.differences(found)
    turns = [WORDS("turned", turn=int(turn), effects=told) for turn, told in zip(values, own, strict=True)]
    if len(turns) == 1:
        return WORDS("step-this-way", at=label(cell)), [(WORDS("step-place-it"), turns[0])]
    return WORDS("step-turn", at=label(cell), always=tile_offers.shared(found)), [
        (WORDS("step-way", place=number, effects=""), turn) for number, turn in enumerate(turns, start=1)
    ]


def _place(state: State, seat: Seat, tile: str, letter: str, *, fitting: bool) -> tuple[str, str]:
    """Return how a place is offered: by where it lies, and "can close the tan room at M2 (1 Treasure, Cy)"."""
    cell = board_of(state).letters[letter]
    done = closing(state, seat, tile, cell, fitting=fitting)
    effects = done.said(state, seat, cell) if done else ""
    return WORDS("step-place", at=label(cell)), upper(effects)
