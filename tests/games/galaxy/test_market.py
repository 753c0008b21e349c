"""Transactions in the council's market: every pair makes one, and truce worlds change hands."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.rules import flow, trading
from engine.games.galaxy.rules.awaiting import awaited
from engine.games.galaxy.state.moves import Accept, Trade
from engine.games.galaxy.state.state import NOBODY

from . import build
from .build import ADA, BOB, CY, DEE
from .deals import SALE, at_market, has, refusal, together, traded


@pytest.mark.rule("GAL-G43")
def test_in_the_market_every_pair_makes_one_transaction_neighbours_or_not() -> None:
    state = at_market(together())
    assert trading.partners(state, DEE) == (ADA, BOB, CY)
    state = traded(state, (DEE, Trade("ada", "1 tg for 2 com")), (ADA, Accept("dee-1")))
    assert state.dealt == ("0:3",)
    assert "in this council" in refusal(state, ADA, Trade("dee", "1 tg for nothing"))
    state = traded(state, (BOB, Trade("cy", "1 com for 1 tg")), (CY, Accept("bob-2")))
    assert state.dealt == ("0:3", "1:2")
    assert trading.waiting(state) == ()


@pytest.mark.rule("GAL-G43")
def test_a_player_who_has_voted_deals_no_more() -> None:
    state = replace(at_market(together()), done=(BOB,))
    assert trading.partners(state, ADA) == (CY, DEE)
    assert "Bob has voted" in refusal(state, ADA, SALE)
    assert "You have voted" in refusal(state, BOB, Trade("ada", "1 com for 1 tg"))
    voyage = build.voyage_of(traded(at_market(together()), (ADA, SALE), (CY, Trade("dee", "1 tg for nothing"))))
    trading.leave(voyage, BOB)
    assert [offer.proposer for offer in voyage.state.offers] == [CY]


@pytest.mark.rule("GAL-G30", "GAL-005", "GAL-G43")
def test_a_truce_world_is_sold_in_the_market_and_not_explored() -> None:
    state = build.attach(build.own(together(), ADA, "fallow"), "fallow", "truce-world")
    decks = state.decks
    state = at_market(state)
    assert Trade("bob", "Fallow for 2 trade goods") in list(trading.moves(state, ADA))
    state = traded(state, (ADA, Trade("bob", "Fallow for 2 trade goods")), (BOB, Accept("ada-1")))
    assert state.planet_by_id["fallow"].owner == BOB
    assert state.planet_by_id["fallow"].bears("truce-world")
    assert has(state, ADA)[0] == 3
    assert state.decks == decks
    assert flow.open_stage(state) == flow.Market(NOBODY)


@pytest.mark.rule("GAL-G30")
def test_no_other_planet_is_sold_and_none_outside_the_market() -> None:
    state = build.attach(build.own(together(), ADA, "fallow", "gantry"), "fallow", "truce-world")
    assert "(GAL-G30)" in refusal(state, ADA, Trade("bob", "fallow for 1 tg"))
    assert "(GAL-G30)" in refusal(at_market(state), ADA, Trade("bob", "gantry for 1 tg"))
    assert "(GAL-G30)" in refusal(at_market(state), CY, Trade("bob", "fallow for 1 tg"))


@pytest.mark.rule("GAL-G30")
def test_a_planet_promised_to_two_goes_to_one() -> None:
    state = at_market(build.attach(build.own(together(), ADA, "fallow"), "fallow", "truce-world"))
    state = traded(
        state, (ADA, Trade("bob", "fallow for 1 tg")), (ADA, Trade("cy", "fallow for 2 tg")), (CY, Accept("ada-2"))
    )
    assert state.planet_by_id["fallow"].owner == CY
    assert state.offers == ()


@pytest.mark.rule("GAL-G43")
def test_a_player_who_has_dealt_with_everybody_is_still_to_vote() -> None:
    state = build.having(build.having(build.galaxy(3), ADA, trade_goods=2), BOB, trade_goods=2)
    state = at_market(state)
    for proposer, partner in ((ADA, "bob"), (ADA, "cy")):
        state, _ = build.act(state, proposer, f"trade {partner} 1 trade good for nothing")
        state, _ = build.act(state, build.NAMES.index(partner.title()), "accept ada")
    assert awaited(state) == (ADA, BOB, CY) and trading.partners(state, ADA) == ()
    assert flow.open_stage(state) == flow.Market(NOBODY)
