"""Try another way, as it is pressed: from a replay, in a private message that goes on with each press."""

from __future__ import annotations

import random

import discord
import pytest
from simcord import InteractionResult

from .conftest import House, labels, said

TRY = "Try another way"
MOVES = ("act", "make", "step")
"""Kinds of the controls that a move is made with, or put together."""


async def over(house: House) -> None:
    """Let Ada and Bob play a round of Toy with open tiles, and Ada end it."""
    await house.placing(house.bob)
    asked = await house.ada.slash(house.tavern, "delve end")
    await house.ada.click(asked.response, label="End it")  # type: ignore[arg-type]


def buttons(message: discord.Message) -> list[discord.Button]:
    return [item for row in message.components for item in row.children if isinstance(item, discord.Button)]


def private(result: InteractionResult) -> discord.Message:
    """Return the newest private message of an answer."""
    shown = [followup for followup in (result.response, *result.followups) if followup is not None and followup.ephemeral]
    return shown[-1].message


@pytest.mark.rule("TAB-193", "TAB-195")
async def test_from_any_entry_of_a_replay_one_plays_on_alone(house: House) -> None:
    await over(house)
    posts = len(house.posts())
    replay = await house.ada.slash(house.tavern, "replay", at="2")
    assert TRY in labels(private(replay))
    begun = await house.ada.click(replay.response, label=TRY)  # type: ignore[arg-type]
    shown = private(begun)
    assert shown.content.startswith("-# Another way, from entry 2 of Toy.")
    assert "You play Ada, the others are mine." in shown.content and shown.attachments
    (place, origin) = await house.tables.branches.under_way(house.ada.id)
    assert origin == 2
    await house.world.restart()
    chance, pressed, shown = random.Random(1), 0, begun.response
    assert shown is not None
    while (await house.tables._context.cache.seen(place)).row.status == "running":
        pressed += 1
        found = [item for item in buttons(shown.message) if item.custom_id.split(":")[0] in MOVES and not item.disabled]
        result = await house.ada.click(shown, custom_id=chance.choice(found).custom_id)
        assert result.acknowledged and not result.followups, said(result)
        assert shown.message.content.startswith("-# Another way, from entry 2 of Toy."), "each time"
    assert "That was another way; how it really went stands in `/replay`." in shown.message.content
    assert pressed >= 2 and len(house.posts()) == posts, "no other member is told anything"


@pytest.mark.rule("TAB-195")
async def test_a_member_who_has_one_is_asked_which(house: House) -> None:
    await over(house)
    replay = await house.bob.slash(house.tavern, "replay", at="2")
    await house.bob.click(replay.response, label=TRY)  # type: ignore[arg-type]
    asked = await house.bob.click(replay.response, label=TRY)  # type: ignore[arg-type]
    assert "You have another way under way, from entry 2." in said(asked)
    assert labels(private(asked)) == ["Go on with it", "Begin here"]
    before = await house.tables.branches.under_way(house.bob.id)
    gone_on = await house.bob.click(asked.response, label="Go on with it")  # type: ignore[arg-type]
    assert "Another way, from entry 2 of Toy." in private(gone_on).content
    assert await house.tables.branches.under_way(house.bob.id) == before
    again = await house.bob.click(replay.response, label=TRY)  # type: ignore[arg-type]
    await house.bob.click(again.response, label="Begin here")  # type: ignore[arg-type]
    assert await house.tables.branches.under_way(house.bob.id) != before


@pytest.mark.rule("TAB-194")
async def test_there_is_no_way_beside_a_game_that_runs_nor_from_its_end(house: House) -> None:
    await house.placing(house.bob)
    running = await house.ada.slash(house.tavern, "replay", at="2")
    assert TRY not in labels(private(running)) and "On" in labels(private(running))
