"""What costs something that a player may not expect is never what a post puts forward."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from cogs.messages.controls import arrange
from cogs.messages.layout import Groups
from cogs.messages.overflow import in_order
from engine.api.update import Controls, Offer
from engine.core.game import Choice
from engine.games import games
from engine.tables.updates.controls import arranged, public
from tests.laws.playouts import Playout, numbers, playout, telling
from tests.laws.tables import live

PLAYED = 2
"""So many playouts of each game are looked at."""


def controls_of(played: Playout) -> Iterator[tuple[Controls, bool]]:
    """Yield what stands under posts and on the panels of those who are awaited, and whether it is a post."""
    for table in telling(played, 6, over=False):
        house = live(table)
        yield public(house), True
        for seat in house.awaited:
            yield arranged(house.view_cache.ways(seat)), False


def offers_in(controls: Controls) -> list[Offer]:
    return [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]


def lit(groups: Groups) -> list[str]:
    """Return the moves of the coloured buttons."""
    items = (item for group in groups for row in group.rows for item in row)
    found = [item for item in items if isinstance(item, discord.ui.Button) and item.style is discord.ButtonStyle.primary]
    return [(item.custom_id or "").split(":", 2)[-1] for item in found]


@pytest.mark.parametrize("key", sorted(games()))
def test_no_lit_button_and_no_first_of_its_kind_costs_what_another_move_does_not(key: str) -> None:
    for number in numbers(games()[key], PLAYED):
        check(playout(key, number))


def check(played: Playout) -> None:
    """Assert that nothing costly is lit, or first of its kind, beside what costs nothing."""
    for controls, aside in controls_of(played):
        offers = offers_in(controls)
        hurting = {offer.move: offer for offer in offers if offer.choice.hurts}
        for offer in hurting.values():
            assert offer.choice.shown.endswith(offer.choice.hurts) and len(offer.choice.shown) <= 80, offer.choice.shown
        for move in lit(arrange(live(played.table).version, controls, aside=aside)) if hurting else ():
            verb = move.partition(" ")[0]
            others = [offer for offer in offers if offer.move.partition(" ")[0] == verb and not offer.choice.hurts]
            assert move not in hurting or not others, f"{hurting[move].choice.shown} is lit"
        by_kind: dict[str, list[Choice]] = {}
        for offer in in_order(offers):
            if offer.choice.rank >= 0:
                by_kind.setdefault(offer.kind, []).append(offer.choice)
        for choices in by_kind.values():
            assert [bool(choice.hurts) for choice in choices] == sorted(bool(choice.hurts) for choice in choices)
