"""Transactions as offers: made in private, agreed to with buttons, looked at again as they are agreed to."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from engine.games.galaxy.state.state import State
from playground.world import dispatch_together
from tests.cogs.conftest import labels, refuse_edits, said
from tests.cogs.offered import offered, use
from tests.games.galaxy.build import ADA, BOB, CY, act

from .beginnings import at_fallow, at_market, rivals
from .galaxies import Galaxies, Open

DEAL = "2 commodities for 1 trade good"


async def begun(begin: Open, state: State | None = None, **more: Any) -> Galaxies:
    """Have Ada, Bob and Cy in a galaxy, by default while a card lies open that Ada has drawn for Fallow."""
    house = await begin(state or at_fallow(), **more)
    await house.gather(house.bob, house.cy, wait="24")
    return house


async def answers(house: Galaxies, who: MemberActor, move: str) -> InteractionResult:
    """Let a member answer an offer on their own panel."""
    panel = await house.own(who)
    assert panel.response is not None
    return await house.press(who, panel.response, move)


def purse(house: Galaxies, player: int) -> tuple[int, int]:
    """Return how many trade goods and commodities a player has."""
    own = house.state.players[player]
    return own.trade_goods, own.commodities


@pytest.mark.rule("GAL-041", "GAL-042", "GAL-G23", "GAL-G24", "GAL-G25")
async def test_an_offer_is_put_together_in_private_and_both_confirm_with_buttons(begin: Open) -> None:
    house = await begun(begin)
    assert "resolve Garden World, or trade first" in house.text() and "trade" not in house.offers(), (
        "trades are made in private"
    )
    panel, posted = await house.own(house.ada), len(house.posts())
    assert panel.response is not None
    await house.press(house.ada, panel.response, "trade")
    if "With whom?" in panel.response.message.content:
        await house.press(house.ada, panel.response, "trade bob")
    assert panel.response.message.content.startswith("What do you offer Bob?"), "there is nobody else"
    assert "You have 2 trade goods, 2 of 3 commodities" in panel.response.message.content
    await house.press(house.ada, panel.response, f"trade bob {DEAL}")
    assert "Ada offers Bob 2 commodities for 1 trade good" in house.text() and "Bob may answer" in house.text()
    assert house.awaited == [house.ada] and house.called() == [], "the turn does not wait for Bob"
    assert len(house.posts()) == posted, "an offer is a line of the turn's post"
    assert not {"accept ada-1", "decline ada-1"} & set(house.offers())
    assert purse(house, ADA) == (2, 2), "nothing has changed hands"
    await answers(house, house.bob, "accept ada-1")
    assert house.called() == ["ada"], "a deal is told to the player who waits for it"
    assert purse(house, ADA) == (3, 0) and purse(house, BOB) == (3, 2), "a received commodity is a trade good"
    assert house.awaited == [house.ada] and "choose resolve" in house.offers()
    told = await house.refused(house.ada, "galaxy trade", who="bob", what="1 trade good for nothing")
    assert "already traded" in told and "(GAL-G24)" in told
    house.watcher.look()


@pytest.mark.rule("GAL-G24")
async def test_an_offer_in_ones_own_words_goes_through_a_form_and_is_declined(begin: Open) -> None:
    house = await begun(begin)
    assert "(GAL-G24)" in await house.refused(house.ada, "galaxy trade", who="Bob", what="something nice")
    found = await house.ada.autocomplete(house.tavern, "galaxy trade", "who", "")
    assert [item["value"] for item in found] == ["bob"], "Cy is no neighbour"
    found = await house.ada.autocomplete(house.tavern, "galaxy trade", "what", "", who="bob")
    assert DEAL in [item["value"] for item in found] and len(found) <= 25
    await house.acts(house.ada, "galaxy trade", who="Bob", what="a trade good for nothing")
    assert "Ada offers Bob 1 trade good as a gift." in house.text()
    await house.acts(house.bob, "galaxy decline", offer="ada")
    assert purse(house, ADA) == (2, 2) and house.awaited == [house.ada]
    await house.acts(house.ada, "galaxy trade", who="bob", what="1 commodity, 1 trade good for 2 commodities")
    await house.acts(house.bob, "galaxy accept", offer="ada")
    assert purse(house, ADA) == (3, 1) and purse(house, BOB) == (4, 0)


@pytest.mark.rule("GAL-G24")
async def test_the_same_press_twice_is_one_transaction(begin: Open) -> None:
    house = await begun(begin)
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    panel = (await house.own(house.bob)).response
    assert panel is not None
    accept = next(item for item in offered(panel.message) if item.move == "accept ada-1")
    posted = len(house.posts())
    both = await dispatch_together(house.env, use(house.bob, panel, accept), use(house.bob, panel, accept))
    assert purse(house, ADA) == (3, 0) and purse(house, BOB) == (3, 2) and len(house.posts()) == posted + 1
    assert any("That was before your last move" in said(item) or not said(item) for item in both)
    refuse_edits(house)
    assert await house.refused(house.bob, "galaxy accept", offer="ada-1")


@pytest.mark.rule("GAL-G24")
async def test_a_confirmation_that_comes_too_late_is_answered_in_words(begin: Open) -> None:
    house = await begun(begin)
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    await house.acts(house.ada, "galaxy trade", who="bob", what="2 commodities for 2 trade goods")
    assert "2 trade goods" in house.text(), "the offer that stands is another one"
    told = await house.refused(house.bob, "galaxy accept", offer="ada-1")
    assert "You have no open offer of that name." in told and "(GAL-G24)" in told
    await house.acts(house.ada, "choose", option="resolve")
    assert await house.refused(house.bob, "galaxy accept", offer="ada-2")
    assert purse(house, ADA) == (2, 2) and house.state.offers == ()


@pytest.mark.rule("GAL-G23", "GAL-G24")
async def test_an_open_offer_does_not_hold_up_the_explorer_and_lapses_with_the_window(begin: Open) -> None:
    house = await begun(begin)
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    assert house.awaited == [house.ada]
    own = await house.own(house.ada)
    assert own.response is not None
    assert {"choose resolve", "decline bob-1"} <= {item.move for item in offered(own.response.message)}
    await house.press(house.ada, own.response, "choose resolve")
    assert house.state.offers == () and house.state.planet_by_id["fallow"].bears("garden-world")
    assert await house.refused(house.bob, "galaxy accept", offer="ada-1")


@pytest.mark.rule("GAL-G24")
async def test_a_partner_may_answer_with_an_offer_of_their_own(begin: Open) -> None:
    house = await begun(begin)
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    post = await house.acts(house.bob, "galaxy trade", who="ada", what="1 trade good for 2 commodities, 1 trade good")
    assert house.awaited == [house.ada] and "accept bob-2" in house.offers() and "accept ada-1" not in house.offers(), post
    await house.presses(house.ada, "accept bob-2")
    assert purse(house, ADA) == (2, 0) and purse(house, BOB) == (4, 2)
    house.watcher.look()


@pytest.mark.rule("GAL-G24", "GAL-G23")
async def test_only_the_partner_can_press_what_is_offered(begin: Open) -> None:
    house = await begun(begin)
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    posted = len(house.posts())
    for who in (house.ada, house.cy, house.dee):
        assert await house.refused(who, "galaxy accept", offer="ada-1"), who.name
    assert len(house.posts()) == posted and purse(house, ADA) == (2, 2)
    assert await house.refused(house.cy, "galaxy trade", who="ada", what="1 trade good for nothing")


# A restart.


@pytest.mark.rule("GAL-041", "GAL-G23", "GAL-G24")
async def test_a_restart_in_a_window_leaves_the_open_offer_to_be_confirmed_once(begin: Open) -> None:
    house = await begun(begin)
    post = await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    before, content = len(house.posts()), post.content
    await house.world.restart()
    await house.reload()
    assert len(house.posts()) == before and house.text() == content and house.awaited == [house.ada]
    assert house.state.revealed is not None and house.state.revealed.card == "garden-world"
    await answers(house, house.bob, "accept ada-1")
    assert purse(house, ADA) == (3, 0) and purse(house, BOB) == (3, 2) and len(house.posts()) == before + 1
    assert "accept ada-1" not in house.offers()
    await house.world.restart()
    await house.reload()
    assert await house.refused(house.bob, "galaxy accept", offer="ada-1")
    assert purse(house, ADA) == (3, 0)
    await house.presses(house.ada, "choose resolve")
    assert house.state.planet_by_id["fallow"].weight == 5
    house.watcher.look()


# The market.


@pytest.mark.rule("GAL-G43", "GAL-G24")
async def test_at_the_market_every_pair_deals_once_neighbours_or_not(begin: Open) -> None:
    house = await begun(begin, at_market())
    assert house.awaited == [house.ada, house.bob, house.cy] and "vote for the next speaker" in house.text()
    await house.acts(house.cy, "galaxy trade", who="ada", what=DEAL)
    assert "Offers: Cy to Ada, 2 commodities for 1 trade good" in house.text()
    await house.acts(house.bob, "galaxy trade", who="ada", what="1 commodity for 1 commodity")
    own = await house.own(house.ada)
    assert own.response is not None
    assert {"accept cy-1", "accept bob-2"} <= {item.move for item in offered(own.response.message)}
    await house.press(house.ada, own.response, "accept cy-1")
    assert purse(house, ADA) == (3, 2) and purse(house, CY) == (3, 0)
    assert "in this council" in await house.refused(house.ada, "galaxy trade", who="cy", what="1 trade good for nothing")
    await house.acts(house.ada, "galaxy accept", offer="bob-2")
    await house.acts(house.cy, "galaxy vote", who="cy", planets="all")
    assert house.awaited == [house.ada, house.bob] and house.state.votes == (0, 0, 0), "nobody sees for whom"
    house.watcher.look()


@pytest.mark.rule("GAL-G43", "GAL-G24")
async def test_in_the_council_an_offer_stands_in_the_post_and_mentions_no_member(begin: Open) -> None:
    house = await begun(begin, at_market())
    await house.acts(house.cy, "galaxy trade", who="ada", what=DEAL)
    assert house.awaited == [house.ada, house.bob, house.cy] and house.called() == []
    assert "Offers: Cy to Ada" in house.text()
    await house.acts(house.ada, "galaxy trade", who="cy", what="1 commodity for 1 commodity")
    assert house.called() == [], "nor one in answer to their own"
    await house.acts(house.cy, "galaxy accept", offer="ada")
    assert house.called() == [], "a deal asks nothing"
    house.watcher.look()


@pytest.mark.rule("GAL-G64")
async def test_an_offer_can_still_be_taken_in_the_partners_own_turn(begin: Open) -> None:
    house = await begun(begin, rivals())
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    await house.presses(house.ada, "pass")
    assert (
        house.awaited == [house.bob]
        and "Ada offers you 2 commodities (trade goods for you) for 1 trade good." in house.text()
    )
    await house.presses(house.bob, "accept ada-1")
    assert purse(house, ADA) == (3, 0) and purse(house, BOB) == (3, 2) and house.awaited == [house.bob]


@pytest.mark.rule("GAL-G23", "GAL-G24")
async def test_an_offer_that_was_taken_back_is_said_to_be_gone_whosever_turn_it_is(begin: Open) -> None:
    house = await begun(begin, rivals())
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    await house.acts(house.ada, "galaxy decline", offer="bob-1")
    await house.acts(house.ada, "galaxy activate", system="B3")
    assert house.awaited == [house.ada]
    for verb in ("accept", "decline"):
        told = await house.refused(house.bob, f"galaxy {verb}", offer="ada-1")
        assert "There is no offer for you to answer" in told and "(GAL-G24)" in told, told
    assert "Ada is moving ships" in await house.refused(house.bob, "galaxy activate", system="C3")


# Taking back, among rivals.


@pytest.mark.rule("GAL-G24", "GAL-041")
async def test_a_transaction_is_taken_back_only_if_all_rivals_agree(begin: Open) -> None:
    house = await begun(begin)
    await house.acts(house.ada, "galaxy trade", who="bob", what=DEAL)
    await answers(house, house.bob, "accept ada-1")
    assert "Undo" not in labels(house.newest())
    await house.acts(house.bob, "undo")
    assert labels(house.newest())[:2] == ["Keep it (default)", "Allow it"] and purse(house, ADA) == (3, 0)
    await house.cy.click(house.newest(), label="Allow it")
    await house.ada.click(house.newest(), label="Allow it")
    assert purse(house, ADA) == (2, 2) and [offer.number for offer in house.state.offers] == [1]
    assert house.awaited == [house.ada]
    await answers(house, house.bob, "accept ada-1")
    assert purse(house, ADA) == (3, 0)


@pytest.mark.rule("GAL-042", "GAL-G52")
async def test_a_card_that_was_shown_lies_on_top_again_after_it_was_taken_back(begin: Open) -> None:
    state, _ = act(rivals(), ADA, "activate B3")
    state, _ = act(state, ADA, "move B3 A3 2 infantry, 1 transport")
    state, _ = act(state, ADA, "pass")
    house = await begun(begin, state)
    await house.acts(house.ada, "galaxy land", planet="fallow", units="2 infantry")
    revealed = house.state.revealed
    assert revealed is not None and "Undo" not in labels(house.newest())
    await house.acts(house.ada, "undo")
    await house.bob.click(house.newest(), label="Allow it")
    await house.cy.click(house.newest(), label="Allow it")
    assert house.state.revealed is None and house.state.planet_by_id["fallow"].owner == -1
    await house.acts(house.ada, "galaxy land", planet="fallow", units="2 infantry")
    assert house.state.revealed == revealed, "nobody fishes for another card"


@pytest.mark.rule("GAL-G24", "GAL-G25")
async def test_a_deal_that_helps_both_is_one_button_of_the_own_side(begin: Open) -> None:
    """Two presses, with that of the own side: each gives 2 commodities and has 2 trade goods more."""
    house = await begun(begin, rivals())
    panel, deal = await house.own(house.ada), "trade bob 2 commodities for 2 commodities"
    assert panel.response is not None
    assert {deal, "trade"} <= {item.move for item in offered(panel.response.message)}
    assert "Swap 2 commodities with Bob" in labels(panel.response.message)
    await house.press(house.ada, panel.response, deal)
    await answers(house, house.bob, "accept ada-1")
    assert purse(house, ADA) == purse(house, BOB) == (4, 0)
    house.watcher.look()
