"""Transactions: offers, answers, and what both must still have when they agree."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.rules import bargains, flow, trading
from engine.games.galaxy.state import naming
from engine.games.galaxy.state.moves import Accept, Decline, Trade
from engine.games.galaxy.state.state import NONE, Bundle, Stage, StageKind

from . import build
from .build import ADA, BOB, CY, DEE
from .deals import SALE, at_market, done, has, refusal, together, traded


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_a_received_commodity_becomes_a_trade_good() -> None:
    state = traded(together(), (ADA, SALE), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (2, 1, {})
    assert has(state, BOB) == (3, 2, {"cultural": 1})  # 2 - 1 + 2 trade goods; his own commodities stay


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_commodities_swapped_are_trade_goods_on_both_sides() -> None:
    state = traded(together(), (ADA, Trade("bob", "2 com for 2 com")), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (3, 1, {})
    assert has(state, BOB) == (4, 0, {"cultural": 1})


@pytest.mark.rule("GAL-035", "GAL-G24")
def test_fragments_change_hands() -> None:
    state = traded(together(), (ADA, Trade("bob", "1 tg for 1 cultural fragment")), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (0, 3, {"cultural": 1})
    assert has(state, BOB) == (3, 2, {})


@pytest.mark.rule("GAL-G24")
def test_a_deal_may_be_unequal() -> None:
    state = traded(together(), (ADA, Trade("bob", "3 com and 1 tg for nothing")), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (0, 0, {})
    assert has(state, BOB) == (6, 2, {"cultural": 1})


@pytest.mark.rule("GAL-G24")
def test_nothing_moves_before_both_agree() -> None:
    state = traded(together(), (ADA, SALE))
    assert [has(state, player) for player in (ADA, BOB)] == [has(together(), player) for player in (ADA, BOB)]
    offer = state.offers[0]
    assert (offer.number, offer.proposer, offer.partner) == (1, ADA, BOB)
    assert (offer.gives, offer.gets) == (Bundle(commodities=2), Bundle(trade_goods=1))


@pytest.mark.rule("GAL-G24")
def test_who_offers_cannot_agree_for_the_other() -> None:
    state = traded(together(), (ADA, SALE))
    assert refusal(state, ADA, Accept("bob-1")).startswith("That is your own offer")
    assert refusal(state, CY, Accept("ada-1")).startswith("You have no open offer")


@pytest.mark.rule("GAL-G24")
def test_one_transaction_with_each_neighbour_in_a_turn() -> None:
    state = traded(together(), (ADA, SALE), (BOB, Accept("ada-1")))
    assert state.dealt == (str(BOB),)
    assert "already traded" in refusal(state, ADA, Trade("bob", "1 com for nothing"))
    assert trading.partners(state, ADA) == (CY,)
    state = traded(state, (ADA, Trade("cy", "1 com for 1 tg")), (CY, Accept("ada-2")))
    assert trading.partners(state, ADA) == ()


@pytest.mark.rule("GAL-G24")
def test_only_neighbours_deal_with_each_other() -> None:
    assert refusal(together(), ADA, Trade("dee", "1 com for 1 tg")).startswith("Dee is no neighbour")
    assert trading.partners(together(), ADA) == (BOB, CY)


@pytest.mark.rule("GAL-G24")
def test_only_the_active_player_begins() -> None:
    assert refusal(together(), BOB, Trade("ada", "1 com for 1 tg")).startswith("Only Ada can offer")
    assert refusal(together(), BOB, Trade("cy", "1 com for 1 tg")).startswith("Only Ada makes")
    assert list(trading.moves(together(), BOB)) == []


@pytest.mark.rule("GAL-G24", "GAL-G64")
def test_a_player_who_was_asked_may_answer_with_another_offer() -> None:
    state = traded(together(), (ADA, SALE), (BOB, Trade("ada", "1 tg for 3 com")))
    assert [offer.number for offer in state.offers] == [2]
    assert trading.waiting(state) == (), "Ada, whose turn it is, is waited for in any case"
    assert refusal(state, BOB, Accept("ada-1")).startswith("You have no open offer")
    state = traded(state, (ADA, Accept("bob-2")))
    assert has(state, ADA) == (2, 0, {})
    assert has(state, BOB) == (4, 2, {"cultural": 1})
    assert state.dealt == (str(BOB),)


@pytest.mark.rule("GAL-G64")
def test_what_is_promised_for_later_is_no_part_of_an_offer() -> None:
    for what in ("2 com for peace", "2 com for 1 vote", "1 tg for 2 tg next turn"):
        assert refusal(together(), ADA, Trade("bob", what)).startswith("Write it like"), what


@pytest.mark.rule("GAL-G63")
def test_a_player_who_has_passed_still_deals_with_the_one_whose_turn_it_is_and_begins_nothing() -> None:
    state = build.having(together(), BOB, passed=True)
    assert refusal(state, BOB, Trade("ada", "1 com for 1 tg")).startswith("Only Ada can offer")
    sold = traded(state, (ADA, SALE), (BOB, Accept("ada-1")))
    assert has(sold, BOB) == (3, 2, {"cultural": 1})  # 2 - 1 + 2 trade goods
    answered = traded(state, (ADA, SALE), (BOB, Trade("ada", "1 tg for 3 com")), (ADA, Accept("bob-2")))
    assert has(answered, BOB) == (4, 2, {"cultural": 1})  # 2 - 1 + 3


@pytest.mark.rule("GAL-G63", "GAL-G09")
def test_the_turn_in_which_one_passes_can_end_with_a_transaction() -> None:
    state = replace(together(), agenda=(Stage("end", ADA), *together().agenda[1:]))
    state = traded(build.having(state, ADA, passed=True), (ADA, SALE), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (2, 1, {})


@pytest.mark.rule("GAL-G24")
def test_a_new_offer_takes_the_place_of_the_old_one() -> None:
    state = traded(together(), (ADA, SALE), (ADA, Trade("bob", "1 com for 1 tg")), (ADA, Trade("cy", "1 com for 2 tg")))
    assert [(offer.number, offer.partner) for offer in state.offers] == [(2, BOB), (3, CY)]
    assert refusal(state, BOB, Accept("ada-1")).startswith("You have no open offer")
    assert trading.waiting(state) == (BOB, CY)


@pytest.mark.rule("GAL-G24", "GAL-G64")
def test_an_offer_is_declined_or_taken_back() -> None:
    state, events = done(traded(together(), (ADA, SALE)), BOB, Decline("ada-1"))
    assert not state.offers and [event.kind for event in events] == ["declined"]
    state, events = done(traded(together(), (ADA, SALE)), ADA, Decline("bob-1"))
    assert not state.offers and [event.kind for event in events] == ["withdrawn"]
    assert state.dealt == ()
    assert trading.partners(state, ADA) == (BOB, CY)


@pytest.mark.rule("GAL-G24")
def test_the_same_thing_is_never_given_twice() -> None:
    state = traded(together(), (ADA, Trade("bob", "3 com for 1 tg")), (ADA, Trade("cy", "2 com for 1 tg")))
    state, events = done(state, BOB, Accept("ada-1"))
    # One commodity less than promised is left for Cy: that offer is over at once.
    assert [event.kind for event in events] == ["dealt", "lapsed"]
    assert state.offers == ()
    assert refusal(state, CY, Accept("ada-2")).startswith("You have no open offer")


@pytest.mark.rule("GAL-G24")
def test_what_both_have_is_looked_at_again_when_they_agree() -> None:
    state = build.having(traded(together(), (ADA, SALE)), ADA, commodities=1)
    assert refusal(state, BOB, Accept("ada-1")).startswith("Ada has 1 commodity.")
    state = build.having(traded(together(), (ADA, SALE)), BOB, trade_goods=0)
    assert refusal(state, BOB, Accept("ada-1")).startswith("Bob has 0 trade goods.")
    assert Accept("ada-1") not in list(trading.moves(state, BOB))
    assert Decline("ada-1") in list(trading.moves(state, BOB))


@pytest.mark.rule("GAL-G24")
def test_neighbours_no_more_cannot_agree() -> None:
    state = traded(together(), (ADA, SALE))
    state = build.system_with(state, "C4", fleets=(NONE,) * 4)
    assert "no neighbour" in refusal(state, BOB, Accept("ada-1"))


@pytest.mark.rule("GAL-G24", "GAL-G25", "GAL-035")
@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("4 com for 1 tg", "Ada has 3 commodities."),
        ("2 tg for 1 com", "Ada has 1 trade good."),
        ("1 tg for 3 com", "Bob has 2 commodities."),
        ("1 hazardous fragment for 1 tg", "Ada has 0 hazardous fragments."),
        ("1 tg for 2 cultural fragments", "Bob has 1 cultural fragment."),
        ("nothing for nothing", "Something has to change hands."),
        ("2 commodities", "Write it like"),
        ("a relic for 1 tg", "Write it like"),
    ],
)
def test_an_impossible_offer_is_refused(deal: str, words: str) -> None:
    assert refusal(together(), ADA, Trade("bob", deal)).startswith(words)


@pytest.mark.rule("GAL-G24")
def test_no_player_deals_with_themselves_or_a_stranger() -> None:
    assert refusal(together(), ADA, Trade("ada", "1 com for nothing")).startswith("A transaction takes two")
    assert refusal(together(), ADA, Trade("zoe", "1 com for nothing")).startswith("No player here is called")


@pytest.mark.rule("GAL-G48")
def test_no_player_deals_with_one_who_left() -> None:
    state = build.having(together(), BOB, gone=True)
    assert refusal(state, ADA, SALE).startswith("Bob has left")
    assert trading.partners(state, ADA) == (CY,)


@pytest.mark.rule("GAL-G23")
def test_open_offers_lapse_when_their_time_is_over() -> None:
    voyage = build.voyage_of(traded(together(), (ADA, SALE), (ADA, Trade("cy", "1 com for 1 tg"))))
    trading.lapse(voyage)
    assert voyage.state.offers == ()
    assert [event.kind for event in voyage.events] == ["lapsed", "lapsed"]
    assert refusal(voyage.state, BOB, Accept("ada-1")).startswith("You have no open offer")


@pytest.mark.rule("GAL-G46")
def test_an_absent_partner_declines() -> None:
    state = traded(together(), (ADA, SALE))
    assert trading.default(state, BOB) == Decline("ada-1")
    assert trading.default(state, ADA) is None


@pytest.mark.rule("GAL-G23", "GAL-041")
@pytest.mark.parametrize(
    ("stage", "open_"), [("turn", True), ("card", True), ("end", True), ("move", False), ("pay", False)]
)
def test_there_are_times_for_transactions(stage: StageKind, open_: bool) -> None:
    state = replace(together(), agenda=(Stage(stage, ADA), *together().agenda[1:]))
    offered = any(isinstance(move, Trade) for move in trading.moves(state, ADA))
    assert offered == open_
    if not open_:
        assert refusal(state, ADA, SALE).startswith("You can trade only")


def test_no_player_is_a_partner_where_neither_has_anything() -> None:
    state = together()
    for player in (ADA, BOB, CY):
        state = build.having(state, player, commodities=0, trade_goods=0, fragments={})
    assert trading.partners(state, ADA) == ()
    assert trading.partners(build.having(state, CY, fragments={"unknown": 1}), ADA) == (CY,)


def test_every_suggestion_can_be_offered_and_agreed_to() -> None:
    state = build.having(together(), ADA, fragments={"hazardous": 2, "unknown": 1})
    moves = [move for move in trading.moves(state, ADA) if isinstance(move, Trade)]
    assert {move.who for move in moves} == {"bob", "cy"}
    assert Trade("bob", "2 commodities for 2 commodities") in moves
    assert Trade("cy", "1 hazardous fragment for 2 trade goods") in moves
    for who in ("bob", "cy"):
        wider = bargains.purchases(state, ADA, naming.player_named(state, who) or 0)
        assert 1 <= sum(move.who == who for move in moves) <= trading.MOST_SUGGESTIONS + len(wider)
    for move in moves:
        assert naming.respelled_deal(state, move.what) == move.what
        partner = naming.player_named(state, move.who)
        assert partner is not None
        assert traded(state, (ADA, move), (partner, Accept("ada-1"))).dealt == (str(partner),)


def test_what_stands_open_is_not_suggested_again() -> None:
    swap = Trade("bob", "2 commodities for 2 commodities")
    state = traded(together(), (ADA, swap))
    assert swap not in list(trading.moves(state, ADA))
    assert Trade("ada", swap.what) not in list(trading.moves(state, BOB))
    assert list(trading.moves(state, BOB))[:2] == [Accept("ada-1"), Decline("ada-1")]


def test_an_offer_may_be_named_by_the_player_alone() -> None:
    state = traded(together(), (ADA, SALE), (BOB, Accept("Ada")))
    assert state.dealt == (str(BOB),)


# The Smuggler.


@pytest.mark.rule("GAL-G24", "GAL-G39")
def test_the_smuggler_deals_with_anybody_once() -> None:
    state = replace(together(), agenda=(Stage("smuggle", ADA), *together().agenda[1:]))
    assert trading.partners(state, ADA) == (BOB, CY, DEE)
    state = traded(state, (ADA, Trade("dee", "1 com for 1 tg")), (ADA, Trade("bob", "1 com for 1 tg")))
    assert trading.waiting(state) == (DEE, BOB)
    state, events = done(state, DEE, Accept("ada-1"))
    assert [event.kind for event in events] == ["dealt", "lapsed"]
    assert flow.open_stage(state) is None
    assert has(state, DEE) == (2, 0, {})


@pytest.mark.rule("GAL-G24", "GAL-G39")
def test_the_smuggler_is_no_second_deal_with_a_neighbour() -> None:
    state = traded(together(), (ADA, SALE), (BOB, Accept("ada-1")))
    state = replace(state, agenda=(Stage("smuggle", ADA), *state.agenda[1:]))
    assert "already traded" in refusal(state, ADA, Trade("bob", "1 com for nothing"))


# The same offer again.


@pytest.mark.rule("GAL-G64")
def test_an_offer_that_was_declined_is_not_made_again_in_that_turn_unless_it_is_another() -> None:
    state = traded(together(), (ADA, SALE), (BOB, Decline("ada")))
    assert "before" in refusal(state, ADA, SALE)
    assert SALE not in trading.moves(state, ADA), "nor is it suggested"
    state = traded(state, (ADA, Trade("bob", "2 commodities for 2 trade goods")), (BOB, Decline("ada")))
    assert "before" in refusal(state, ADA, SALE)
    assert "before" in refusal(state, ADA, Trade("bob", "2 commodities for 2 trade goods"))
    cy = traded(state, (ADA, Trade("cy", "2 commodities for 1 trade good")))
    assert len(cy.offers) == 1, "to somebody else it is another"


@pytest.mark.rule("GAL-G64")
def test_an_offer_that_was_taken_back_or_answered_calls_no_player_a_second_time() -> None:
    back = traded(together(), (ADA, SALE), (ADA, Decline("bob")))
    assert "before" in refusal(back, ADA, SALE)
    answered = traded(together(), (ADA, SALE), (BOB, Trade("ada", "1 trade good for 3 commodities")))
    assert "before" in refusal(answered, ADA, SALE)
    assert "before" in refusal(traded(together(), (ADA, SALE)), ADA, SALE)


@pytest.mark.rule("GAL-G64", "GAL-G43")
def test_it_may_be_made_in_the_next_turn_and_in_the_next_market() -> None:
    state = build.play(together(), (ADA, f"trade {SALE.who} {SALE.what}"), (BOB, "decline ada"), (ADA, "pass"))
    assert state.closed == () and state.active == BOB
    market = traded(at_market(together()), (ADA, SALE), (BOB, Decline("ada")))
    assert "before" in refusal(market, ADA, SALE)
    voyage = build.voyage_of(replace(market, done=(ADA, BOB, CY, DEE)))
    trading.close_if_empty(voyage)
    assert voyage.state.closed == ()
