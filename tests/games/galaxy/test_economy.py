"""Commodities, trade goods, and what is ready or exhausted."""

from __future__ import annotations

import pytest

from engine.games.galaxy.rules.economy import wealth
from engine.games.galaxy.state.state import Held, State

from . import build
from .build import ADA, BOB


def money(state: State, player: int) -> tuple[int, int]:
    """Return a player's trade goods and commodities."""
    own = state.players[player]
    return own.trade_goods, own.commodities


@pytest.mark.rule("GAL-G25")
def test_commodities_are_gained_up_to_the_value_of_three() -> None:
    voyage = build.voyage_of(build.having(build.galaxy(), ADA, commodities=2))
    assert wealth.gain_commodities(voyage, ADA, 2, "empty-depots") == 1
    assert money(voyage.state, ADA) == (0, 3)
    assert build.told(voyage.events, "goods")[0]["commodities"] == 1
    assert wealth.gain_commodities(voyage, ADA, 2, "empty-depots") == 0
    assert len(voyage.events) == 1


@pytest.mark.rule("GAL-G25", "GAL-G32")
def test_the_trade_core_adds_two_to_the_value() -> None:
    state = build.holding(build.galaxy(), ADA, "trade-core")
    assert (wealth.value(state, ADA), wealth.value(state, BOB)) == (5, 3)
    voyage = build.voyage_of(state)
    assert wealth.replenish(voyage, ADA, "trade") == 5
    assert money(voyage.state, ADA) == (0, 5)


@pytest.mark.rule("GAL-G25", "GAL-G32")
def test_commodities_above_the_value_are_returned_when_the_trade_core_is_gone() -> None:
    voyage = build.voyage_of(build.having(build.galaxy(), ADA, commodities=5))
    assert wealth.return_surplus(voyage, ADA, "trade-core") == 2
    assert money(voyage.state, ADA) == (0, 3)
    assert wealth.return_surplus(voyage, ADA, "trade-core") == 0


@pytest.mark.rule("GAL-G25")
def test_commodities_turn_into_trade_goods_one_for_one() -> None:
    voyage = build.voyage_of(build.having(build.galaxy(), ADA, commodities=3, trade_goods=1))
    assert wealth.convert(voyage, ADA, 2, "empty-depots") == 2
    assert money(voyage.state, ADA) == (3, 1)
    assert wealth.convert(voyage, ADA, 2, "empty-depots") == 1
    assert money(voyage.state, ADA) == (4, 0)
    assert wealth.convert(voyage, ADA, 2, "empty-depots") == 0


@pytest.mark.rule("GAL-G25")
def test_trade_goods_have_no_limit() -> None:
    voyage = build.voyage_of(build.having(build.galaxy(), ADA, trade_goods=9))
    assert wealth.gain_goods(voyage, ADA, 3, "requisition") == 3
    assert money(voyage.state, ADA) == (12, 0)


@pytest.mark.rule("GAL-G25")
def test_a_price_in_commodities_is_only_paid_where_a_card_names_it() -> None:
    voyage = build.voyage_of(build.having(build.galaxy(), ADA, trade_goods=1, commodities=2))
    wealth.give_up(voyage, ADA, 0, 1, "working-outpost")
    assert money(voyage.state, ADA) == (1, 1)
    facts = build.told(voyage.events, "goods")[0]
    assert (facts["trade_goods"], facts["commodities"], facts["why"]) == (0, -1, "working-outpost")


@pytest.mark.rule("GAL-G17")
def test_only_an_exhausted_planet_is_readied() -> None:
    voyage = build.voyage_of(build.own(build.galaxy(), ADA, "cinder", exhausted=True))
    assert wealth.ready(voyage, "cinder", "survey-party")
    assert not voyage.planet("cinder").exhausted
    assert not wealth.ready(voyage, "cinder", "survey-party")
    assert len(voyage.events) == 1


@pytest.mark.rule("GAL-G42", "GAL-G44", "GAL-G32")
def test_the_status_phase_readies_planets_abilities_and_relics() -> None:
    state = build.own(build.galaxy(), ADA, "lantern", exhausted=True, used=True)
    state = build.having(state, BOB, relics=(Held("crown-of-the-tomb", True), Held("black-blade")))
    voyage = build.voyage_of(state)
    wealth.ready_all(voyage)
    lantern = voyage.planet("lantern")
    assert not lantern.exhausted and not lantern.used
    assert voyage.player(BOB).relics == (Held("crown-of-the-tomb"), Held("black-blade"))


@pytest.mark.rule("GAL-G43", "GAL-G44")
def test_the_council_readies_planets_only() -> None:
    state = build.own(build.galaxy(), ADA, "lantern", exhausted=True, used=True)
    state = build.having(state, ADA, relics=(Held("crown-of-the-tomb", True),))
    voyage = build.voyage_of(state)
    wealth.ready_all_planets(voyage)
    lantern = voyage.planet("lantern")
    assert (lantern.exhausted, lantern.used) == (False, True)
    assert voyage.player(ADA).relics == (Held("crown-of-the-tomb", True),)
