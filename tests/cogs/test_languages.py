"""What everybody sees is in the table's language, what is private in the reader's own (TAB-208)."""

from __future__ import annotations

import pytest

from .conftest import House, said


@pytest.mark.rule("TAB-208")
async def test_a_german_member_reads_german_in_private_and_english_in_the_post(house: House) -> None:
    changed = await house.ada.slash(house.tavern, "me", language="de")
    assert changed.response is not None
    assert "**Sprache**: Deutsch" in str(changed.response.message.content), "it holds at once"
    await house.ada.slash(house.tavern, "delve new", game="toy")
    post = house.newest().content or str(house.newest().components)
    assert "is gathering" in post
    told = await house.ada.slash(house.tavern, "games")
    english = await house.bob.slash(house.tavern, "games")
    assert said(told).startswith("**Nichts wartet auf dich.**") and "Ada versammelt eine Gruppe" in said(told)
    assert "You are not at any table" in said(english)
    back = await house.ada.slash(house.tavern, "me", language="discord")
    assert back.response is not None and "Your settings" in str(back.response.message.content)
