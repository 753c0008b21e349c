"""A move built in a private message: one argument after the other, in place, with pictures, back and forth."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from cogs.interactions import answer as answers
from cogs.messages import controls
from tests import toy

from .conftest import House, is_gone, is_over, labels, menus, said


async def opened(house: House, *others: Any, **options: Any) -> tuple[Any, Any]:
    """Play until a member places a tile, and open their panel; return the member and the private message."""
    player = await house.placing(*others, **options)
    shown = await player.click(house.newest(), label="Your hand")
    assert shown.response is not None and shown.response.ephemeral
    return player, shown.response


def pictured(message: Any) -> list[str]:
    return [file.filename.rsplit("-", 1)[0] for file in message.message.attachments]


def row(house: House) -> list[str]:
    """Return the tiles to choose from."""
    return list(house.tables._context.cache._tables[house.tavern.id].playing().state.row)


def tiles(house: House) -> list[str]:
    """Return the buttons for them."""
    return [f"{number} {tile}" for number, tile in enumerate(row(house), start=1)]


async def test_the_panel_shows_the_hand_as_a_picture_and_the_first_question_laid_open(house: House) -> None:
    player, panel = await opened(house, house.bob)
    assert labels(panel.message) == tiles(house) and menus(panel.message) == []
    assert all(item.style is discord.ButtonStyle.primary for item in panel.message.components[0].children)
    knows, asking = panel.message.content.split("\n\n")
    assert asking == f"**{player.name.title()}**, place a tile. Which tile?"
    assert pictured(panel) == ["toy-hand"] and re.fullmatch(r"Your hand: [^\n]*", knows)
    assert panel.message.attachments[0].description.startswith("Your hand: ")
    shown = await player.slash(house.tavern, "hand")
    assert [file.filename for file in shown.response.attachments] == ["toy-hand-5.png"]
    stranger = await house.dee.slash(house.tavern, "hand")
    assert stranger.response.attachments == []
    words = await player.slash(house.tavern, "status")
    assert words.response.attachments == [] and "Your hand: " in said(words)


async def test_step_by_step_in_one_private_message_and_the_last_one_makes_the_move(house: House) -> None:
    player, panel = await opened(house, house.bob)
    posted, second = len(house.posts()), row(house)[1]
    await player.click(panel, label=tiles(house)[1])
    assert panel.message.content == f"Where does the {second} go?" and pictured(panel) == ["toy-place"]
    assert labels(panel.message) == ["B1", "A2", "C2", "B3", "Back"]
    await player.click(panel, label="C2")
    words, *details = panel.message.content.split("\n")
    assert words == "Where does it point at C2?" and details[1] == "-# **90°**: It points east" and len(details) == 4
    assert labels(panel.message) == ["0°", "90°", "180°", "270°", "Back"]
    assert panel.message.attachments[0].description.startswith(f"To lay: {second} at C2.")
    assert len(house.posts()) == posted and "Which tile" not in house.newest().content
    await player.click(panel, label="90°")
    assert len(house.posts()) == posted and f"lays {second} at C2 pointing east" in house.newest().content
    # A tile is named publicly, so that no private move is left.
    assert is_gone(house, panel)
    assert "place 2 C2 90" in [entry.text for entry in await entries(house)]


async def entries(house: House) -> Any:
    return await house.tables._context.store.entries(1, 0, 50)


async def test_back_goes_one_step_back_and_from_the_second_to_the_panel_that_asks_the_first(house: House) -> None:
    player, panel = await opened(house, house.bob)
    for label in ("1 ", "B1"):
        await player.click(panel, label=next(item for item in labels(panel.message) if item.startswith(label)))
    for words in ("Where does the", "Your hand: "):
        await player.click(panel, label="Back")
        assert panel.message.content.startswith(words)
    assert labels(panel.message) == tiles(house) and pictured(panel) == ["toy-hand"]


async def test_a_half_filled_command_goes_on_where_it_stopped(house: House) -> None:
    player = await house.placing(house.bob)
    result = await player.slash(house.tavern, "place", tile="2")
    assert result.response is not None and result.response.ephemeral
    assert said(result).startswith("Where does the ")
    result = await player.slash(house.tavern, "place", at="c2")
    assert said(result) == "Which tile?" and result.response is not None
    await player.click(result.response, label=labels(result.response.message)[0])
    await player.click(result.response, label="180°")
    assert "at C2 pointing south" in house.newest().content


async def test_steps_survive_a_restart(house: House) -> None:
    player, panel = await opened(house, house.bob)
    await house.world.restart()
    await player.click(panel, label=labels(panel.message)[0])
    await house.world.restart()
    await player.click(panel, label="B1")
    await player.click(panel, label="0°")
    assert "at B1 pointing north" in house.newest().content and is_gone(house, panel)


async def test_an_old_step_says_so_and_offers_the_fresh_state(house: House) -> None:
    player, panel = await opened(house, house.bob)
    # By then Discord lets no one turn the panel.
    await house.env.advance_time(15 * 60 + 1)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    posted = len(house.posts())
    await player.click(panel, label=labels(panel.message)[0])
    assert panel.message.content == "That was before your last move. Here is how things stand now."
    assert "No name" in labels(panel.message) and panel.message.attachments == []
    assert len(house.posts()) == posted
    await player.click(panel, label="No name")
    assert "leaves it without a name" in house.newest().content


async def test_an_old_step_that_is_still_possible_is_asked_again(house: House) -> None:
    player, panel = await opened(house, house.bob)
    rival = house.bob if player is house.ada else house.ada
    await house.leaves(rival)
    await player.click(panel, label=labels(panel.message)[0])
    words = f"That was before {rival.name.title()}'s leaving. Here is how things stand now.\nWhere does the "
    assert panel.message.content.startswith(words) and labels(panel.message)[0] == "B1" and pictured(panel) == ["toy-place"]
    await player.click(panel, label="B1")
    posted = len(house.posts())
    await rival.slash(house.tavern, "delve join")
    await player.click(panel, label="180°")
    assert (
        len(house.posts()) == posted + 1 and "return. Here is how things stand now.\nWhere does it" in panel.message.content
    )
    await player.click(panel, label="180°")
    assert "at B1 pointing south" in house.newest().content and is_gone(house, panel)


async def test_an_old_last_step_makes_no_move(house: House) -> None:
    player, panel = await opened(house)
    for label in ("1 ", "B1"):
        await player.click(panel, label=next(item for item in labels(panel.message) if item.startswith(label)))
    await house.env.advance_time(15 * 60 + 1)
    asked = await player.slash(house.tavern, "undo")
    assert asked.response is not None
    await player.click(asked.response, label="Undo")
    posted = len(house.posts())
    await player.click(panel, label="0°")
    assert "Here is how things stand now." in panel.message.content and len(house.posts()) == posted


async def test_rivals_see_nothing_of_it(house: House) -> None:
    player, panel = await opened(house, house.bob)
    await player.click(panel, label=tiles(house)[0])
    rival = house.bob if player is house.ada else house.ada
    result = await rival.slash(house.tavern, "place", tile="1")
    assert said(result) == f"It's {player.name.title()}'s turn. I'll call you. (TAB-023)"
    assert labels(house.newest()) == ["Your hand"]
    shown = await rival.click(house.newest(), label="Your hand")
    assert labels(shown.response.message) == []  # type: ignore[union-attr]


async def test_more_than_five_answers_are_a_menu_that_goes_on_in_parts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "ROW_BUTTONS", 3)
    monkeypatch.setattr(controls, "MENU_OPTIONS", 3)
    player, panel = await opened(house, house.bob)
    await player.click(panel, label=labels(panel.message)[0])
    (menu,) = menus(panel.message)
    assert [option.label for option in menu.options] == ["B1", "A2", "More (2 left)"]
    await player.select(panel, ["+2"], custom_id=menu.custom_id)
    (menu,) = menus(panel.message)
    assert [option.value for option in menu.options] == ["place 1 C2", "place 1 B3"] and pictured(panel) == ["toy-place"]
    await player.click(panel, label="Back")
    assert menus(panel.message)[0].options[0].label == "B1"
    await player.select(panel, ["place 1 A2"], custom_id=menus(panel.message)[0].custom_id)
    await player.select(panel, ["+2"], custom_id=menus(panel.message)[0].custom_id)
    await player.select(panel, ["place 1 A2 270"], custom_id=menus(panel.message)[0].custom_id)
    assert "at A2 pointing west" in house.newest().content and is_gone(house, panel)


async def test_a_step_that_takes_long_is_still_shown_in_place(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player, panel = await opened(house, house.bob)
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.01)
    real = house.tables.views.ask

    async def slow(*given: Any) -> Any:
        import asyncio

        await asyncio.sleep(0.1)
        return await real(*given)

    monkeypatch.setattr(house.tables.views, "ask", slow)
    result = await player.click(panel, label=tiles(house)[0])
    assert panel.message.content.startswith("Where does the ") and result.followups == []


async def test_the_private_button_does_not_depend_on_who_is_awaited(house: House) -> None:
    await house.started(house.bob)
    seen = []
    for _ in range(3):
        assert "Your hand" in labels(house.newest())
        seen.append(labels(house.newest()))
        player = await house.placing_on(house.bob)
        await player.slash(house.tavern, "place", tile="1", at=await house.first(player, "place", "at", tile="1"), turn="0")
        # A player who has named a tile has public moves only.
        assert "Your hand" in labels(house.newest())
        await player.slash(house.tavern, "pass")
    assert "It is over" in house.newest().content and is_over(house.newest())


async def test_every_id_of_a_step_fits(house: House) -> None:
    player, panel = await opened(house, house.bob)
    await player.click(panel, label=tiles(house)[0])
    for line in panel.message.components:
        for item in line.children:
            assert isinstance(item, discord.Button) and 1 <= len(item.custom_id or "") <= 100


async def test_a_panel_that_a_press_left_unpictured_still_speaks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("no ink")

    player = await house.placing(house.bob)
    monkeypatch.setattr(toy.Toy, "scene", broken)
    shown = await player.click(house.newest(), label="Your hand")
    assert "Your hand: " in said(shown) and shown.response is not None
    await player.click(shown.response, label=tiles(house)[0])
    assert shown.response.message.content.startswith("Where does the ") and shown.response.attachments == []
