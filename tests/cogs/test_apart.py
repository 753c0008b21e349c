"""Several players are awaited for different things: one button under the post leads each to their own answers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
from msgspec.structs import replace

import bot
from cogs.messages.controls import controls_of
from engine.api.update import Controls, Offer, Update, Version
from engine.core.game import Choice, Seat
from engine.core.moves import Move
from playground.world import Clock, Keys, World
from service.settings import Settings
from tests.tables.corridor import State
from tests.tables.test_apart import Apart

from .conftest import House, is_gone, labels, said
from .offered import items_of


class Walk(Apart):
    """The same, but no seat may pass or turn at first, and all moves are public."""

    verbs = tuple(replace(verb, private=False) for verb in Apart.verbs)
    briefly = "Each first goes as far as their place at the table says."

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        yield from (move for move in super().legal(state, seat) if state.left != 3 or move.verb == "step")


@pytest.fixture
async def walk(database: Path) -> AsyncIterator[House]:
    def make(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.create_bot(Settings(database=str(database)), now=now, keys=keys, games={"council": Walk()})

    world = await World.open(build=make, seed="lantern")
    try:
        house = House(world, "council")
        await house.started(house.bob)
        yield house
        assert world.env.errors == []
    finally:
        await world.close()


async def test_one_button_leads_everybody_to_their_own_answers(walk: House) -> None:
    assert labels(walk.newest()) == ["Answer"]
    shown = (await walk.bob.click(walk.newest(), label="Answer")).response
    assert shown is not None and shown.ephemeral and labels(shown.message) == ["Step 2"]
    posted = len(walk.posts())
    await walk.bob.click(shown, label="Step 2")
    assert len(walk.posts()) == posted + 1 and "goes 2 on" in walk.newest().content
    assert "Answer" not in labels(walk.newest()) and "Step 1" in labels(walk.newest()), "Ada alone is awaited now"
    assert is_gone(walk, shown), "nothing is asked of Bob any more"


async def test_who_presses_what_is_anothers_reads_what_they_can_do_themselves(walk: House) -> None:
    await walk.ada.slash(walk.tavern, "step", by="1")
    refused = await walk.bob.click(walk.newest(), label="Step 1")
    assert said(refused) == "It's Ada's turn. I'll call you. (TAB-023) Open now: Listen (heard 0)."
    assert refused.response is not None and labels(refused.response.message) == ["Listen (heard 0)", "Why?"]


async def test_help_begins_with_how_a_turn_goes(walk: House) -> None:
    words = said(await walk.ada.slash(walk.tavern, "help"))
    assert words.startswith("**Council** - Each first goes as far as their place at the table says.\n`/step` - ")
    assert "/hand" not in words, "nothing is hidden here"


def test_beside_other_moves_the_button_says_that_there_are_more_and_takes_the_place_of_the_others() -> None:
    everybody, quiet = Offer("pass", Choice("Set out", weight="main")), Offer("stow", Choice("Stow", weight="quiet"))

    def shown(*buttons: Offer, **more: bool) -> list[str]:
        groups = controls_of(Update(1, Version(1, 1), 7, "move", controls=Controls(buttons, apart=True, **more)))
        return [item.label for item in items_of(groups) if isinstance(item, discord.ui.Button) and item.label]

    assert shown(everybody, quiet) == ["Set out", "Your choices"]
    assert shown(quiet) == ["Answer"] == shown() == shown(quiet, private=True)
    assert shown(private=True, mastered=True) == ["Answer", "Game master"]
