"""Words and buttons of a post agree: what is explained in bold is a button, and the first of both are the same move."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from cogs.messages.controls import controls_of
from cogs.messages.text import choice_texts
from engine import Controls, Update, Version
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.table import Table
from engine.games.galaxy import GAME
from engine.tables.updates import controls as updates_controls
from tests.cogs.offered import items_of
from tests.games.parties import Household
from tests.laws.tables import live


def posts(seed: str) -> Iterator[tuple[Table, Controls]]:
    """Yield every post of a short game in which a steady player presses what stands first and two bots play."""
    setup = Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"length": "short", "factions": "off"}))
    table, _ = Table.start(GAME, setup, seed)
    party = Household(GAME, ("first", "steady", "steady"), seed, people=1)
    while awaited := GAME.turn(table.state):
        yield table, updates_controls.public(live(table))
        seat, move = party.choose(table.state, awaited)
        table, entry = table.act(seat, str(move))
        party.hear(table.state, entry.events)


@pytest.mark.rule("GAL-G46")
def test_what_a_post_explains_is_one_of_its_buttons_and_the_first_is_the_coloured_one() -> None:
    explained = 0
    for _, controls in posts("siege"):
        texts = choice_texts(controls)
        if not texts:
            continue
        explained += 1
        every = (*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers))
        named = [offer.choice.label for offer in every if offer.choice.text]
        items = items_of(controls_of(Update(1, Version(12, 37), 5, "move", controls=controls)))
        parts = [item for item in items if isinstance(item, discord.ui.Button)]
        lit = [part.label for part in parts if part.style is discord.ButtonStyle.primary]
        buttons = [part.label or "" for part in parts]
        assert all(any(label in shown for shown in buttons) for label in named), (named, buttons)
        # The end of a round stands where it always does.
        assert lit == ["End my round"] or (named[0] in buttons[0] and buttons[0] in lit), (named, buttons, lit)
    assert explained > 5
