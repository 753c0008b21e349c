"""Pages are looked up by anybody, each seeing what they may know."""

from __future__ import annotations

import pytest

from engine.core.errors import GameError

from .house import ADA, BOB, DEE, HOME, House


async def led(house: House) -> None:
    await house.tables.gather(house.call(ADA), "outing", {})
    await house.tables.set_master(house.call(ADA), BOB)
    await house.tables.start(house.call(ADA))
    await house.act(BOB, "gm hide 8")
    await house.act(ADA, "go 2")


async def test_everybody_sees_what_they_may_know(house: House) -> None:
    await led(house)
    known = "1: been there\n2: been there"
    assert await house.tables.look_up(HOME, ADA.id, "places") == known
    assert await house.tables.look_up(HOME, DEE.id, "places") == known
    assert await house.tables.look_up(HOME, None, "places") == known
    assert await house.tables.look_up(HOME, BOB.id, "places") == f"{known}\n8: the chest"
    assert await house.tables.look_up(HOME, ADA.id, "places", " 2 ") == "2: been there"


async def test_what_can_be_asked_for_is_completed_from_what_they_know(house: House) -> None:
    await led(house)
    assert await house.tables.entries(HOME, ADA.id, "places", "") == [("1", "1"), ("2", "2")]
    assert await house.tables.entries(HOME, DEE.id, "places", "2") == [("2", "2")]
    assert await house.tables.entries(HOME, ADA.id, "people", "") == []
    assert await house.tables.entries(8, ADA.id, "places", "") == []


async def test_a_page_that_is_not_there_is_refused_in_words(house: House) -> None:
    with pytest.raises(GameError):
        await house.tables.look_up(HOME, ADA.id, "places")
    await led(house)
    with pytest.raises(GameError, match="Outing has no page “people”"):
        await house.tables.look_up(HOME, ADA.id, "people")


async def test_once_it_is_over_it_can_still_be_looked_up(house: House) -> None:
    await led(house)
    await house.tables.end(house.call(ADA))
    await house.tables.gather(house.call(ADA), "outing", {})
    assert await house.tables.look_up(HOME, ADA.id, "places", "1") == "1: been there"
