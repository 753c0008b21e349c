"""What a player decides by on the map stands in its words too: what a move can name, the ways on, each piece and mark."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest

from engine.core import capabilities
from engine.core.game import Choice
from engine.core.scene import Look, Scene
from engine.core.table import Table
from engine.tables.views.in_words import in_words
from tests.laws.pieces import Piece
from tests.laws.playouts import Playout, hook, playout, telling
from tests.laws.tables import looked_at
from tests.render.test_outlines import labels, whole

_WORD = re.compile(r"[\w'’-]+")
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n")
MAIN_ENDS = Choice("").rank
"""Moves before this rank advance the game."""
_HEAD = 3
"""So many words of a sentence count for each of its parts: "Ada holds home C1; in B2 1 scout"."""


def mapped(played: Playout) -> list[tuple[Table, int, Scene, str]]:
    """Return what is looked at in a playout: tables, who is awaited, their map, and its words."""
    assert played.number is not None
    return _mapped(played.game.key, played.number)


@lru_cache(maxsize=1)
def _mapped(key: str, number: int) -> list[tuple[Table, int, Scene, str]]:
    """Return them as all laws here look at them, made once."""
    return [
        (
            table,
            seat,
            table.game.scene(table.game.view(table.state, seat), Look()),
            in_words(looked_at(table), seat, Look()),
        )
        for table in telling(playout(key, number), 3, over=False)
        for seat in table.turn
    ]


def missing(table: Table, seat: int, scene: Scene, words: str) -> set[str]:
    """Return the labels on the map that a move of a seat names, and that its words do not.

    A place with a name is told by that name, where a move names it by its key.
    """
    if not whole(scene):
        return set()
    named = {word.casefold() for move in table.game.legal(table.state, seat) for word in str(move).split()}
    text = words.casefold()
    told = set(_WORD.findall(text))
    names = {node.key: node.name.casefold() for node in getattr(scene.board, "nodes", ())}
    return {
        label
        for label in labels(scene)
        if label.casefold() in named and label.casefold() not in told and not (names.get(label) and names[label] in text)
    }


def untold(table: Table, scene: Scene, words: str) -> set[str]:
    """Return the ways on by their letters, and the people whose strength a picture shows, that its words do not name.

    Before all have chosen who they are, nobody stands on the map.
    """
    text = words.casefold()
    told = set(_WORD.findall(text))
    ways = {part.text for name in ("badges", "exits") for part in getattr(scene.board, name, ())}
    chosen = not capabilities.setting_up(table.game, table.state, table.turn)
    people = {row.name for row in scene.panel if row.token.most and chosen}
    return {way for way in ways if way.casefold() not in told} | {name for name in people if name.casefold() not in text}


@pytest.mark.rule("TAB-204")
def test_each_way_on_and_each_person_of_the_picture_stands_in_its_words(played: Playout) -> None:
    for table, seat, scene, words in mapped(played):
        assert not untold(table, scene, words), (str(table.state)[:80], seat)


@pytest.mark.rule("TAB-204")
def test_each_label_that_a_move_names_stands_in_the_words_of_the_map(played: Playout) -> None:
    for table, seat, scene, words in mapped(played):
        assert not missing(table, seat, scene, words), (str(table.state)[:80], seat)


def parts(text: str) -> Iterator[str]:
    """Yield the parts of the sentences of a text, each after what its sentence begins with."""
    for sentence in _SENTENCE.split(text.casefold()):
        head = " ".join(sentence.split()[:_HEAD])
        yield from (f"{head} {part}" for part in sentence.split(";"))


def tells(part: str, piece: Piece) -> bool:
    """Return whether a part of a sentence says what a piece is and where it stands."""
    what, where = (text.casefold().split("|") for text in piece)
    return all(re.search(rf"(?<!\w){re.escape(word)}", part) for word in what) and any(
        re.search(rf"(?<!\w){re.escape(label)}(?!\w)", part) for label in where
    )


@pytest.mark.rule("TAB-204")
def test_each_piece_and_mark_on_the_board_stands_in_the_words_of_the_map(played: Playout) -> None:
    key = played.game.key
    find = hook(key, "pieces")
    for table, seat, scene, words in mapped(played) if find else ():
        told = list(parts(words))
        untold = [piece for piece in find(scene, table.state) if not any(tells(part, piece) for part in told)]
        assert not untold, (
            f"on the map stands (what, where) {untold}, and no part of a sentence in its words names both. Tell it in "
            f"engine/games/{key}/picture/alt.py. If it is told by another name, give that name in `pieces` of "
            f"tests/games/{key}/laws.py.",
            str(table.state)[:80],
            seat,
        )


def test_a_piece_is_told_where_its_name_and_its_place_stand_in_one_part() -> None:
    told = list(parts("Ada holds home C1 with 4 infantry; in B2 1 scout. Frontier tokens: D1, D3."))
    assert any(tells(part, ("Ada|1 scout", "B2")) for part in told)
    assert not any(tells(part, ("1 scout", "C1")) for part in told)
    assert any(tells(part, ("frontier", "D3|E1")) for part in told)
    assert not any(tells(part, ("frontier", "D")) for part in told)


@pytest.mark.rule("TAB-204")
def test_what_a_seat_can_do_there_is_told_with_the_moves_that_begin_a_turn_too(played: Playout) -> None:
    """The first of what it can do by one press stands there, also where that press begins its turn."""
    for table, seat, _, words in mapped(played):
        house = looked_at(table)
        ways = [way for way in house.view_cache.own(seat) if way.choice.rank < MAIN_ENDS]
        if not ways or seat not in house.awaited or "**You can**" not in words:
            continue
        first = min(ways, key=lambda way: way.choice.order)
        said = words.partition("**You can**: ")[2]
        assert any(part in said for part in (first.choice.shown.partition(":")[0], first.choice.shown[:11])), (said, first)
