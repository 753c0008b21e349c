"""Several players are asked at once: no private message becomes stale because another player was quicker."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.messages import controls
from engine.tables.updates import controls as updates_controls
from playground.world import dispatch_together

from .conftest import House, labels, menus, said


async def hands(house: House, rounds: str = "1") -> dict[Any, Any]:
    """Start a game of three, and let each open their panel."""
    await house.started(house.bob, house.cy, rounds=rounds)
    found = {}
    for player in (house.ada, house.bob, house.cy):
        shown = await player.click(house.newest(), label="Your hand")
        assert shown.response is not None
        found[player] = shown.response
    return found


async def test_each_answers_in_the_message_that_they_have_open(house: House) -> None:
    panels, posted = await hands(house), len(house.posts())
    for player, panel in panels.items():
        assert len(house.posts()) == posted
        result = await player.click(panel, label=labels(panel.message)[0])
        assert "Here is how things stand now" not in said(result)
        told = " ".join(post.content for post in house.posts())
        assert told.count(f"{player.name.title()} has picked a card.") == 1
    # All picks, and the turn of the cards, are told in one post, because no other member is called.
    assert len(house.posts()) == posted and "The cards are turned" in house.newest().content


async def test_who_has_answered_is_told_so_and_answers_no_second_time(house: House) -> None:
    panels = await hands(house)
    house.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=2)
    old = await house.ada.click(house.newest(), label="Your hand")
    assert old.response is not None
    await house.ada.click(panels[house.ada], label=labels(panels[house.ada].message)[0])
    await house.bob.click(panels[house.bob], label=labels(panels[house.bob].message)[0])
    posted = len(house.posts())
    await house.ada.click(old.response, label=labels(old.response.message)[-1])
    assert old.response.message.content.startswith("That was before Bob's move. Here is how things stand now.")
    assert len(house.posts()) == posted


async def test_answers_that_arrive_together_all_count_once(house: House) -> None:
    panels = await hands(house)
    posted = len(house.posts())
    presses = [player.click(panel, label=labels(panel.message)[0]) for player, panel in panels.items()]
    await dispatch_together(house.env, *presses)
    assert len(house.posts()) == posted and "The cards are turned" in house.newest().content
    told = "\n".join(post.content for post in house.posts()).splitlines()
    assert " ".join(told).count("has picked a card.") == 3


async def test_the_next_part_of_a_menu_opens_although_another_was_quicker(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates_controls, "FEW", 1)
    monkeypatch.setattr(controls, "MENU_OPTIONS", 2)
    monkeypatch.setattr(controls, "MOST_ENTRIES", 2)
    panel = (await hands(house, "4"))[house.bob]
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert menus(panel.message)[0].options[-1].label.startswith("More (")
    await house.bob.select(panel, [menus(panel.message)[0].options[-1].value])
    (menu,) = menus(panel.message)
    assert "Here is how" not in panel.message.content and menu.options
    await house.bob.select(panel, [menu.options[0].value])
    assert "Bob has picked a card." in house.newest().content
