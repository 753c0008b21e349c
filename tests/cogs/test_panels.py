"""The private message controls its member's side: after each private move it shows the next step in place."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.interactions import answer as answers
from engine import Choice
from engine.core.moves import Move
from playground.inside import forget_errors
from tests import toy
from tests.tables.house import forget_standings

from .conftest import House, is_gone, labels, said
from .test_move_builder import opened, pictured, tiles


def apart(result: Any) -> list[str]:
    """Return the private messages to the member who pressed."""
    return [followup.content for followup in result.followups if followup.ephemeral]


async def panel_of(house: House, player: Any) -> Any:
    shown = await player.click(house.newest(), label="Your hand")
    assert shown.response is not None and shown.response.ephemeral
    return shown.response


async def test_a_private_button_turns_its_message_into_the_fresh_panel_with_the_whisper_first(house: House) -> None:
    await house.started(house.bob)
    panel, posted = await panel_of(house, house.ada), len(house.posts())
    before = labels(panel.message)
    result = await house.ada.click(panel, label=before[0])
    assert len(house.posts()) == posted and apart(result) == []
    assert "Ada has picked a card." in house.newest().content and labels(house.newest()) == ["Your hand"]
    card = before[0].removeprefix("Card ")
    head, knows, _, asking = panel.message.content.split("\n")
    assert head == f"You picked {card}."
    assert asking == "**Ada**, you can do this meanwhile. It's Bob's turn. I'll call you."
    assert knows.startswith("Your hand: ") and knows.endswith(f"You picked {card}.") and pictured(panel) == ["toy-hand"]
    assert before[0] not in labels(panel.message) and set(labels(panel.message)) < set(before)
    await house.ada.click(panel, label=labels(panel.message)[0])
    assert "Ada has picked another card." in house.newest().content


async def test_after_the_last_step_the_message_shows_what_is_asked_next(house: House) -> None:
    player, panel = await opened(house, house.bob, naming="off")
    for _ in range(2):
        await player.click(panel, label=labels(panel.message)[0])
    posted = len(house.posts())
    result = await player.click(panel, label="0°")
    assert len(house.posts()) == posted + 1 and apart(result) == []
    assert panel.message.content.startswith("")
    assert panel.message.content.partition("\n\n")[2].startswith(f"**{player.name.title()}**, pick a card;")
    assert all(label.startswith("Card ") for label in labels(panel.message)) and pictured(panel) == ["toy-hand"]


async def test_where_nothing_private_is_left_the_message_keeps_the_whisper_alone(house: House) -> None:
    await house.started(house.bob)
    panel = await panel_of(house, house.bob)
    await house.ada.slash(house.tavern, "draft", card="10")
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    label = labels(panel.message)[0]
    panel = await panel_of(house, house.bob)
    await house.bob.click(panel, label=label)
    # Bob places only if his card was the highest.
    placing = "Bob has the highest card" in house.newest().content
    picked = f"You picked {label.removeprefix('Card ')}."
    assert panel.message.content.startswith(picked) and (panel.message.content == picked) != placing
    assert bool(panel.message.components) == bool(panel.attachments) == placing


async def test_a_whole_turn_takes_one_press_for_each_answer(house: House) -> None:
    player, panel = await opened(house, house.bob)
    presses = 1
    while not is_gone(house, panel):
        await player.click(panel, label=labels(panel.message)[0])
        presses += 1
    assert presses == 4, "the panel, the tile, where to, how turned"


@pytest.mark.rule("TAB-080")
async def test_a_panel_at_the_end_is_taken_away(house: House) -> None:
    player, panel = await opened(house, naming="off", rounds="1")
    while not is_gone(house, panel):
        await player.click(panel, label=labels(panel.message)[0])
    assert "It is over" in house.newest().content


@pytest.mark.rule("TAB-080")
async def test_a_panel_that_cannot_be_taken_away_says_that_it_is_old(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_: discord.Interaction[Any]) -> None:
        raise OSError("Discord is away")

    player, panel = await opened(house)
    with monkeypatch.context() as patched:
        patched.setattr(discord.Interaction, "delete_original_response", away)
        for label in (labels(panel.message)[0], "B1", "0°"):
            await player.click(panel, label=label)
    assert "at B1 pointing north" in house.newest().content and not is_gone(house, panel)
    await player.click(panel, label="0°")
    assert "Here is how things stand now." in panel.message.content


async def test_a_public_move_in_a_private_message_ends_it_where_nothing_private_is_left(house: House) -> None:
    player, _ = await opened(house)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    panel = await panel_of(house, player)
    assert "No name" in labels(panel.message)
    await player.click(panel, label="No name")
    assert "\n\n**Ada**, pick a card;" in panel.message.content, "a round begins, in private"


async def test_a_move_that_takes_long_still_turns_its_message(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.started(house.bob)
    panel = await panel_of(house, house.ada)
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.01)
    real = house.tables.act

    async def slow(*given: Any) -> Any:
        await asyncio.sleep(0.1)
        return await real(*given)

    monkeypatch.setattr(house.tables, "act", slow)
    posted = len(house.posts())
    await house.ada.click(panel, label=labels(panel.message)[0])
    assert len(house.posts()) == posted and house.newest().content.count("Ada has picked a card.") == 1
    assert panel.message.content.startswith("You picked ") and labels(panel.message)


async def test_where_the_press_cannot_be_acknowledged_no_secret_ends_in_the_post(house: House) -> None:
    await house.started(house.bob)
    panel = await panel_of(house, house.ada)
    house.env.inject_error("POST", "/interactions/*/callback", status=500)
    posted = len(house.posts())
    before = house.newest().attachments
    result = await house.ada.click(panel, label=labels(panel.message)[0])
    assert len(house.posts()) == posted and "Ada has picked a card." in house.newest().content
    assert "You picked" not in house.newest().content
    assert len(house.newest().attachments) == len(before) == 1, "no picture of hers"
    assert all(item.filename.startswith("toy-map") for item in house.newest().attachments)
    assert "You picked " in said(result)


@pytest.mark.parametrize("broken", ["_groups", "_pictures"])
async def test_the_message_goes_on_though_the_post_breaks(
    house: House, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    await house.started(house.bob)
    panel = await panel_of(house, house.ada)

    async def breaks(*_: Any) -> None:
        raise KeyError("lantern")

    monkeypatch.setattr(house.world.bot.publisher, broken, breaks)  # type: ignore[attr-defined]
    await house.ada.click(panel, label=labels(panel.message)[0])
    assert panel.message.content.startswith("You picked ") and labels(panel.message)
    forget_errors(house.env)


async def test_a_panel_that_cannot_be_made_leaves_the_whisper(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.started(house.bob)
    panel = await panel_of(house, house.ada)

    async def broken(*_: Any) -> None:
        raise KeyError("lantern")

    monkeypatch.setattr(house.tables.views, "panel", broken)
    await house.ada.click(panel, label=labels(panel.message)[0])
    assert re.fullmatch(r"You picked \d+\.", panel.message.content) and not panel.message.components


async def test_a_waiting_player_with_quiet_moves_only_is_told_whose_turn_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _ = await opened(house, house.bob)
    rival = house.bob if player is house.ada else house.ada
    turn = f"It's {player.name.title()}'s turn. I'll call you."
    shown = await panel_of(house, rival)
    assert shown.message.content.startswith("") and shown.message.content.endswith(f"\n\n{turn}")
    assert "Your hand: " in shown.message.content and pictured(shown) == ["toy-hand"] and labels(shown.message) == []
    real = toy.Toy.legal

    def also(game: toy.Toy, state: toy.State, seat: int) -> Iterator[Move]:
        yield from real(game, state, seat)
        if seat != state.winner:
            yield toy.Pass()

    monkeypatch.setattr(toy.Toy, "legal", also)
    forget_standings()
    shown = await panel_of(house, rival)
    assert shown.message.content.endswith(f"\n\n{turn}") and labels(shown.message) == ["No name"]
    monkeypatch.setattr(toy.Toy, "choice", lambda *_: Choice("Doze"))
    forget_standings()
    shown = await panel_of(house, rival)
    assert f"you can do this meanwhile. {turn}" in shown.message.content and labels(shown.message) == ["Doze"]


async def test_the_button_on_the_post_is_called_by_what_it_shows_and_stands_out_where_it_leads_on(house: House) -> None:
    def button() -> tuple[str, int]:
        (found,) = [item for row in house.newest().components for item in row.children if "panel:" in str(item.custom_id)]
        return found.label, int(found.style)

    player, _ = await opened(house, house.bob)
    assert button() == ("Your hand", 1)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert button() == ("Your hand", 2), "tiles are named in the open"


async def test_the_status_keeps_the_whole_sheet(house: House) -> None:
    player, panel = await opened(house, house.bob)
    words = said(await player.slash(house.tavern, "status"))
    assert words.startswith("Round 1 of 3.") and "Tiles to choose from" in words
    assert words.endswith(f"**{player.name.title()}**, place a tile.")
    assert "Tiles to choose from" not in panel.message.content and tiles(house) == labels(panel.message)
