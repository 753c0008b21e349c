"""What a player decides by on the map stands in its words too: what a move can name, the ways on, the people."""

from __future__ import annotations

import re

import pytest

from engine.core import capabilities
from engine.core.scene import Look
from engine.core.table import Table
from engine.tables.views.in_words import in_words
from tests.laws.playouts import Playout, telling
from tests.laws.tables import looked_at
from tests.render.test_outlines import labels, whole

_WORD = re.compile(r"[\w'’-]+")


def missing(table: Table, seat: int) -> set[str]:
    """Return the labels on the map that a move of a seat names, and that its words do not.

    A place with a name is told by that name, where a move names it by its key.
    """
    scene = table.game.scene(table.game.view(table.state, seat), Look())
    if not whole(scene):
        return set()
    named = {word.casefold() for move in table.game.legal(table.state, seat) for word in str(move).split()}
    text = in_words(looked_at(table), seat, Look()).casefold()
    told = set(_WORD.findall(text))
    names = {node.key: node.name.casefold() for node in getattr(scene.board, "nodes", ())}
    return {
        label
        for label in labels(scene)
        if label.casefold() in named and label.casefold() not in told and not (names.get(label) and names[label] in text)
    }


def untold(table: Table, seat: int) -> set[str]:
    """Return the ways on by their letters, and the people whose strength a picture shows, that its words do not name.

    Before all have chosen who they are, nobody stands on the map.
    """
    scene = table.game.scene(table.game.view(table.state, seat), Look())
    text = in_words(looked_at(table), seat, Look()).casefold()
    told = set(_WORD.findall(text))
    ways = {part.text for name in ("badges", "exits") for part in getattr(scene.board, name, ())}
    chosen = not capabilities.setting_up(table.game, table.state, table.turn)
    people = {row.name for row in scene.panel if row.token.most and chosen}
    return {way for way in ways if way.casefold() not in told} | {name for name in people if name.casefold() not in text}


@pytest.mark.rule("TAB-204")
def test_each_way_on_and_each_person_of_the_picture_stands_in_its_words(played: Playout) -> None:
    for table in telling(played, 6, over=False):
        for seat in table.turn:
            assert not untold(table, seat), (str(table.state)[:80], seat)


@pytest.mark.rule("TAB-204")
def test_each_label_that_a_move_names_stands_in_the_words_of_the_map(played: Playout) -> None:
    for table in telling(played, 6, over=False):
        for seat in table.turn:
            assert not missing(table, seat), (str(table.state)[:80], seat)
