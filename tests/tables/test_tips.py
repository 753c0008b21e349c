"""What a member meets for the first time is explained to them once, for them alone."""

from __future__ import annotations

import pytest

from engine.api.update import Update
from engine.core import tips
from engine.core.tips import Tip

from .house import ADA, BOB, House

TIPS = (Tip("noise", "listened"), Tip("whisper", "heard"), Tip("walk", "stepped"))
FIRST = "-# New to you: About noise. `/me tips:off` ends such lines."


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the corridor tips: for what is heard there, which only its hearer knows, and for what all know."""
    monkeypatch.setattr(tips, "tips_of", lambda game: TIPS)
    monkeypatch.setattr("engine.tables.lessons.tips.tip_words", lambda game, name: f"About {name}.")
    monkeypatch.setattr("engine.tables.lessons.tips.check_tips", lambda games: None)


async def listened(house: House) -> Update:
    """Let Ada listen at the start of a game with Bob; return what is told of that."""
    await house.begin()
    return await house.act(ADA, "listen")


@pytest.mark.rule("TAB-205")
async def test_each_thing_is_explained_once_to_its_maker_even_after_a_restart(house: House) -> None:
    update = await listened(house)
    assert update.tips == ("noise",), "what only one seat knows has no tip"
    assert await house.tables.tips.next_for(update, ADA.id) == FIRST
    assert await house.tables.tips.next_for(update, ADA.id) == ""
    assert await house.tables.tips.next_for(update, BOB.id) == FIRST, "what Ada knows is new to Bob"
    await house.reopen()
    assert await house.tables.tips.next_for(update, ADA.id) == ""
    walked = await house.act(ADA, "step 1")
    assert await house.tables.tips.next_for(walked, ADA.id) == "-# New to you: About walk."


@pytest.mark.rule("TAB-205")
async def test_what_a_lesson_explained_has_no_tip_in_a_real_game_and_the_next_tip_says_how_they_end(house: House) -> None:
    update = await listened(house)
    for _ in range(2):
        await house.tables.tips.taught(update, ADA.id)
    assert await house.count("tips") == 1
    await house.reopen()
    assert await house.tables.tips.next_for(update, ADA.id) == ""
    assert await house.tables.tips.next_for(update, BOB.id) == FIRST, "Bob took no lesson"
    walked = await house.act(ADA, "step 1")
    assert await house.tables.tips.next_for(walked, ADA.id) == "-# New to you: About walk. `/me tips:off` ends such lines."


@pytest.mark.rule("TAB-205", "TAB-085")
async def test_who_wants_no_tips_gets_none_and_later_those_that_were_not_told(house: House) -> None:
    update = await listened(house)
    await house.tables.member_settings.want(ADA.id, tips=False)
    assert await house.tables.tips.next_for(update, ADA.id) == "" and await house.count("tips") == 0
    await house.tables.member_settings.want(ADA.id, tips=True)
    assert await house.tables.tips.next_for(update, ADA.id) == FIRST and await house.count("tips") == 1


@pytest.mark.rule("TAB-120", "TAB-122")
async def test_what_was_explained_is_shown_exported_and_forgotten_with_its_member(house: House) -> None:
    update = await listened(house)
    for who in (ADA, BOB):
        await house.tables.tips.next_for(update, who.id)
    stored = await house.tables.privacy.stored(ADA.id)
    assert stored.tips == 1 and b'"tip": "noise"' in await house.tables.privacy.export(ADA)
    assert (await house.tables.privacy.forget(ADA)).done
    assert (await house.tables.privacy.stored(ADA.id)).nothing and await house.count("tips") == 1
    assert await house.tables.tips.next_for(update, ADA.id) == FIRST
