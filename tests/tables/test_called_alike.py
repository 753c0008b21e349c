"""A member who is called like a word of the content is called so in every language (TAB-208)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from engine.api.update import Member
from engine.core.languages import speak_of, speaking
from engine.games import games
from tests.tables.house import HOME, House

PLANETS, POINTS = ("Salt", "Tally"), ("Raven Brook", "Amber Palms")
CASES = [(game, names, language) for game, names in (("galaxy", PLANETS), ("wilds", POINTS)) for language in ("de", "es")]


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the real games."""
    house = House(tmp_path / "alike.db")
    await house.open(games())
    yield house
    await house.tables.close()


@pytest.mark.rule("TAB-208")
@pytest.mark.parametrize(("game", "names", "language"), CASES)
async def test_no_language_translates_a_member(hall: House, game: str, names: tuple[str, ...], language: str) -> None:
    words = import_module(f"engine.games.{game}.state.catalogue").WORDS
    with speaking(language):
        translated = [words.text(name) for name in names]
    assert not set(translated) & set(names), "as words of the content both are translated"
    members = [Member(number, name) for number, name in enumerate(names, start=201)]
    await hall.tables.server_settings.want(1, language=language)
    told = [await hall.begin(*members, game=game)]
    for _ in range(8):
        live = await hall.tables._context.cache.seen(HOME)
        seat = live.turn[0]
        told.append(await hall.act(members[seat], str(next(iter(live.view_cache.legal(seat))))))
    assert {update.language for update in told} == {language}
    posts = msgspec.json.encode(told).decode()
    assert all(name in posts for name in names)
    assert not [name for name in translated if name in posts]


def test_those_who_are_spoken_of_are_forgotten_where_the_language_ends() -> None:
    words = import_module("engine.games.galaxy.state.catalogue").WORDS
    with speaking("de"):
        with speaking("de"):
            speak_of(("Salt",))
            assert words.text("Salt") == "Salt"
        assert words.text("Salt") == "Salzau"
