"""A replay and a chronicle are read in any language; the journal stays as it was written (TAB-140, TAB-152, TAB-208)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.languages import speaking
from engine.games import games
from tests.tables.house import ADA, BOB, HOME, House


@pytest_asyncio.fixture
async def played(tmp_path: Path) -> AsyncIterator[House]:
    """A house in whose channel an English game of Skyshard has begun: Ada has made the first moves."""
    house = House(tmp_path / "languages.db")
    await house.open(games())
    await house.begin(ADA, BOB, game="skyshard")
    for _ in range(6):
        live = await house.tables._context.cache.seen(HOME)
        seat = live.turn[0]
        await house.act(live.member(seat), str(next(iter(live.view_cache.legal(seat)))))
    yield house
    await house.tables.close()


async def told(house: House, language: str) -> list[str]:
    """Return the words of all entries as a member without a seat reads them in a language."""
    with speaking(language):
        count = (await house.tables.replays.moment(1, 1, member=None)).count
        return [(await house.tables.replays.moment(1, number + 1, member=None)).told for number in range(count)]


@pytest.mark.rule("TAB-140", "TAB-208")
async def test_a_replay_is_read_in_any_language(played: House) -> None:
    english, german, again = [await told(played, language) for language in ("en", "de", "en")]
    assert english[0] == (
        "The gate grinds shut behind you.\n"
        "**Goal:** take 3 star shards from behind the doors below, and have one of you stand as that round ends.\n"
        "**Danger:** defeat what waits behind a door before you open the next.\n"
        "**Clock:** each round after round 5 costs everyone health: 1, then 2, then 3."
    )
    assert german[0].startswith("Hinter euch fällt knirschend das Tor zu.")
    assert len(german) == len(english) and not set(german) & set(english)
    assert english == again, "what one reader is told in German stays out of the next reader's English"


@pytest.mark.rule("TAB-152", "TAB-208")
async def test_a_chronicle_is_read_in_any_language(played: House) -> None:
    pages = {}
    for language in ("es", "en"):
        with speaking(language):
            pages[language] = (await played.tables.chronicles.volume(HOME))[1].decode()
    assert '<html lang="es">' in pages["es"] and '<html lang="en">' in pages["en"]
    assert "The gate grinds shut" in pages["en"] and "The gate grinds shut" not in pages["es"]


@pytest.mark.rule("TAB-145", "TAB-208")
async def test_a_film_in_another_language_is_another_film(played: House) -> None:
    films = []
    for language in ("de", "de", "en"):
        with speaking(language):
            film = await (await played.tables.films.film(1, member=ADA.id)).within(60)
            assert film is not None
            films.append(film)
    assert films[0] is films[1] and films[0].alt != films[2].alt
