"""A game that was ended by hand asks no seat for anything any more, whatever is played (TAB-057); the map in words is what
its picture shows (TAB-041)."""

from __future__ import annotations

import re

import msgspec
import pytest

from engine.core import capabilities
from engine.core.game import AnyGame
from engine.core.scene import Look
from engine.tables.session.live import Session
from engine.tables.updates.update import update_of
from engine.tables.views.panel import sheet_of
from engine.tables.views.picture import sights_of, wanted
from tests.laws.playouts import GAMES, numbers, playout, some
from tests.laws.tables import live

ASKS = re.compile(r"\?|\bto (act|choose|place)\b|\bnext:|votes? settle|\bdecides\b|lay a tile", re.IGNORECASE)
"""Words that stand only where a seat is asked for something."""
ROUND = re.compile(r"\b(?:[Rr]ound|[Dd]ay) (\d+)")

PLAYED, MOMENTS = range(2), 10
"""So many of a game's playouts are looked at, at so many moments."""


def standings(game: AnyGame, number: int) -> list[Session]:
    """Return the table of a playout, the first or second that the laws look at, at some moments of it."""
    tables = [table for table in playout(game.key, numbers(game)[number]).tables if table.turn]
    return [live(table) for table in some(tables, MOMENTS)]


@pytest.mark.rule("TAB-057")
@pytest.mark.parametrize("number", PLAYED)
def test_what_was_ended_by_hand_asks_for_nothing(game: AnyGame, number: int) -> None:
    for house in standings(game, number):
        row = msgspec.structs.replace(house.row, status="over", ended_by="Ada", due=0)
        ended = msgspec.structs.replace(house, row=row)
        update = update_of(ended, "end", "Ada ends it here.")
        assert (update.ask, update.awaited, update.due, update.controls.buttons, update.controls.menus) == (
            "",
            (),
            0,
            (),
            (),
        )
        scene = wanted(ended, None, Look())
        for words in (update.status, scene.alt, getattr(scene, "title", ""), sheet_of(ended, None).split("\n")[1]):
            assert not ASKS.search(words), words


@pytest.mark.rule("TAB-041")
@pytest.mark.parametrize("number", PLAYED)
def test_the_map_in_words_tells_what_a_mode_shows(game: AnyGame, number: int) -> None:
    for house in standings(game, number):
        plain = wanted(house, None, Look()).alt
        for mode in capabilities.modes(house.game, house.view_cache.view(None)):
            told = wanted(house, None, Look(mode=mode.name)).alt
            assert told != plain or mode.name == "holdings", mode.name


@pytest.mark.rule("TAB-041")
@pytest.mark.parametrize("number", PLAYED)
def test_the_picture_and_the_words_beside_it_name_one_round(game: AnyGame, number: int) -> None:
    for house in standings(game, number):
        scene = wanted(house, None, Look())
        # Of the words of a picture only the first say when it is; the others may tell when something was or will be.
        begins = (
            getattr(scene, "title", ""),
            ".".join(scene.alt.split(".")[:1]),
            house.view_cache.status.partition(";")[0],
        )
        named = {found[1] for words in begins if (found := ROUND.search(words))}
        assert len(named) <= 1, begins
        if scene.pool is not None and scene.pool.label.startswith("Round"):
            assert scene.pool.label == "Rounds left", "it is no second number of the round"


@pytest.mark.rule("TAB-041")
@pytest.mark.parametrize("key", ["cavern", "galaxy", "regions", "wilds"])
@pytest.mark.parametrize("number", PLAYED)
def test_the_map_in_words_tells_first_what_is_around_a_place(key: str, number: int) -> None:
    for house in standings(GAMES[key], number):
        plain = wanted(house, None, Look()).alt
        for place in sights_of(house, None).places[:5]:
            told = wanted(house, None, Look(at=place)).alt
            assert told.startswith("A closer look at ") and told != plain, place
            assert len(told) <= 1000
