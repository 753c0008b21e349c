"""From a lobby to the first exploration: what a quick start deals, and how few presses are left."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from engine.games.galaxy.rules import awaiting, steps
from engine.games.galaxy.rules.flow import Turn, open_stage
from tests.cogs.conftest import labels

from .galaxies import Galaxies, Open

SEEDS = ("lantern", "moth", "tide")
MOST_PRESSES = 5
"""Play Galaxy, Join, Quick start; a free system taken by one press: only then a planet is gained and explored. Of two
planets of a system its player says which comes first. Of a planet with two traits its explorer chooses the deck, too."""
MOST_WORDS = 120
"""Who one is, how one wins, what a turn is, what is good to do first, what each goal asks.

Beside the house's small print: the seal of the dice, and how long is waited for whom."""


async def begun(begin: Open, seed: str) -> Galaxies:
    """Let Ada gather a party of two and begin at once: three presses, of which the first is the button in the channel."""
    house = await begin(seed=seed)
    lobby = await house.lobby(house.bob)
    assert "Quick start" in labels(lobby)
    await house.ada.click(lobby, label="Quick start")
    return house


@pytest.mark.rule("GAL-G05", "GAL-G08", "GAL-G38", "GAL-G40", "GAL-G52", "GAL-042")
@pytest.mark.parametrize("seed", SEEDS)
async def test_the_first_planet_is_explored_with_at_most_three_presses_after_a_quick_start(begin: Open, seed: str) -> None:
    house = await begun(begin, seed)
    check_told(house)
    assert 1 <= sum(label.startswith(("Activate ", "Take ")) for label in labels(house.newest())) <= 3
    menu = [offer for offer in house.offers() if offer.startswith("activate ")]
    assert len(menu) > 3, "all others stand in the menu"
    stage = open_stage(house.state)
    assert isinstance(stage, Turn) and house.state.turns == 1 and len(house.newest().attachments) == 1
    assert [len(player.technologies) for player in house.state.players] == [1, 1]
    who, presses = house.seated(stage.player), 3
    # The coloured button takes a free system: activation, ships and landing are one press.
    await house.press(who, house.newest(), next(offer for offer in house.offers() if offer.startswith("both activate ")))
    presses += 1
    while any(each.startswith("Gain ") for each in labels(house.newest())):
        await _press(house, who, "Gain ")
        presses += 1
    assert presses <= MOST_PRESSES
    if isinstance(awaiting.asked(house.state, stage.player), steps.ChooseDeck):
        await _press(house, who, labels(house.newest())[0])
    assert house.state.revealed is not None, house.text()
    assert house.state.revealed.player == stage.player
    assert sum(planet.owner == stage.player for planet in house.state.planets) >= 2
    assert "explores" in house.text()
    house.onlooker.look(house.live)
    house.watcher.look()


async def _press(house: Galaxies, who: MemberActor, label: str) -> None:
    """Press the first button whose label begins so."""
    post = house.newest()
    await who.click(post, label=next(item for item in labels(post) if item.startswith(label)))


def check_told(house: Galaxies) -> None:
    """Assert that a quick start is told in a short post, with who is who and what is wanted."""
    told = house.text()
    assert sum(len(line.split()) for line in told.splitlines() if not line.startswith("-# ")) <= MOST_WORDS, told
    begins = ("**Goal:** first to 5 points", "**Points:** 1 each round for a public goal, ", "**Meridian**", "**A turn:** ")
    assert all(label in told for label in begins)
    assert "has chosen" not in told, "nobody chose"
