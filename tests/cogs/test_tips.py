"""Tips on the simulated Discord: one line in private below what a member did, or in the post of who plays alone."""

from __future__ import annotations

import pytest

from engine.core import tips
from engine.core.tips import Tip

from .conftest import House, is_gone, said

TIP = "New to you: Cards are picked in secret."


@pytest.fixture(autouse=True)
def taught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy explain how cards are picked."""
    monkeypatch.setattr(tips, "tips_of", lambda game: (Tip("pick", "chose"),) if game == "toy" else ())
    monkeypatch.setattr("engine.tables.lessons.tips.tip_words", lambda game, name: "Cards are picked in secret.")
    monkeypatch.setattr("engine.tables.lessons.tips.check_tips", lambda games: None)


@pytest.mark.rule("TAB-205")
async def test_each_member_reads_a_tip_alone_and_the_channel_never(house: House) -> None:
    await house.started(house.bob)
    for who in (house.ada, house.bob):
        first = await who.slash(house.tavern, "draft", card=await house.first(who, "draft", "card"))
        assert TIP in "\n".join([said(first), *(each.content for each in first.followups)])
    assert all(TIP not in post.content for post in house.posts())


@pytest.mark.rule("TAB-205")
@pytest.mark.parametrize("language", ["en", "de"])
async def test_who_plays_alone_reads_a_tip_in_the_post_if_that_is_in_their_language(house: House, language: str) -> None:
    await house.started()
    await house.ada.slash(house.tavern, "me", language=language)
    card = await house.first(house.ada, "draft", "card")
    first = await house.ada.slash(house.tavern, "draft", card=card)
    private = "\n".join([said(first), *(each.content for each in first.followups if each.ephemeral)])
    assert (TIP in house.newest().content) is (language == "en")
    assert ("Cards are picked in secret." in private) is (language == "de")


@pytest.mark.rule("TAB-205", "TAB-085")
async def test_tips_are_switched_off_and_on_in_the_settings(house: House) -> None:
    await house.started(house.bob)
    assert "**Tips**: none" in said(await house.ada.slash(house.tavern, "me", tips="off"))
    first = await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert TIP not in "\n".join([said(first), *(each.content for each in first.followups)])
    assert "**Tips**" not in said(await house.ada.slash(house.tavern, "me", tips="on"))


@pytest.mark.rule("TAB-205")
async def test_a_move_is_told_even_if_its_tip_cannot_be(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.started(house.bob)

    async def broken(*_: object) -> str:
        raise RuntimeError("no tips today")

    monkeypatch.setattr(house.tables.tips, "next_for", broken)
    posts = house.newest().content
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert "Ada has picked" in house.newest().content and house.newest().content != posts


@pytest.mark.rule("TAB-205")
async def test_where_a_move_leaves_nothing_private_its_tip_stands_in_the_post(
    hall: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tips, "tips_of", lambda game: (Tip("pick", "class"),) if game == "skyshard" else ())
    await hall.started()
    panel = (await hall.ada.slash(hall.tavern, "hand")).response
    await hall.ada.click(panel, label="Be a Bulwark")
    assert TIP in hall.newest().content and is_gone(hall, panel)
