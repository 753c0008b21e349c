"""What only the acting player may know reaches them alone, also if the clock posts the rest or Discord fails."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.core import retry
from engine import WORDS

from .conftest import House, said


async def test_a_whisper_reaches_the_one_who_acted_though_the_clock_tells_the_others(house: House) -> None:
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")
    house.let_the_clock_be_quicker()
    posted = len(house.posts())
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert len(house.posts()) == posted + 1 and said(result) == f"You picked {card}."


async def test_a_whisper_is_told_once_where_an_interaction_arrives_twice(house: House) -> None:
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")
    emit = house.env.backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    house.env.backend.emit = twice  # type: ignore[method-assign]
    posted = len(house.posts())
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert len(house.posts()) == posted + 1 and said(result).count(f"You picked {card}.") == 1


@pytest.mark.parametrize(("status", "words"), [(500, WORDS("post-comes-later")), (403, WORDS("shut-out"))])
async def test_a_whisper_reaches_the_one_who_acted_though_nothing_can_be_posted(
    house: House, monkeypatch: pytest.MonkeyPatch, status: int, words: str
) -> None:
    monkeypatch.setattr(retry, "PAUSES", (0.01, 0.01))
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")
    house.env.inject_error("POST", "/interactions/*/callback", status=status)
    house.env.inject_error("POST", "/channels/*/messages", status=status, times=3)
    posted = len(house.posts())
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert len(house.posts()) == posted
    assert said(result) == f"{words}\nYou picked {card}."


async def test_a_whisper_reaches_the_one_who_acted_though_the_post_breaks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")

    async def broken(*_: Any) -> None:
        raise KeyError("lantern")

    monkeypatch.setattr(house.world.bot.publisher, "_groups", broken)  # type: ignore[attr-defined]
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert f"You picked {card}." in said(result) and WORDS("post-comes-later") in said(result)
