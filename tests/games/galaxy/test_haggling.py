"""What a bot player says to an offer, and which deals are suggested at all."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.game import GAME
from engine.games.galaxy.state.moves import Accept, Trade
from engine.games.galaxy.state.view import view_for

from . import build
from .build import ADA, BOB, CY
from .deals import together
from .test_company import offered, thought

rule = pytest.mark.rule


@rule("GAL-G24")
def test_who_insists_is_refused_with_a_reason() -> None:
    """An offer of Bob's own is made once in a turn: a trade good for 2 commodities brings him 0.2, and so does a commodity
    for them, with which Ada insists. Either alone he answers with another, and the second with a third. Then he says why
    not: a trade good for his fragment is 1 - 1.4 = -0.4, and he wants 0.3."""
    state = offered(together(), "1 trade good for 2 commodities")
    first = thought(state, BOB, people=(ADA,))
    assert isinstance(first.move, Trade)
    assert isinstance(thought(offered(together(), "1 commodity for 2 commodities"), BOB, people=(ADA,)).move, Trade)
    state = build.play(state, (BOB, str(first.move)), (ADA, "trade bob 1 commodity for 2 commodities"))
    second = thought(state, BOB, first.mind, people=(ADA,))
    assert str(second.move) == "trade ada 1 commodity for 1 commodity"
    state = build.play(state, (BOB, str(second.move)), (ADA, "trade bob 1 trade good for 1 cultural fragment"))
    third = thought(state, BOB, second.mind, people=(ADA,))
    assert str(third.move).startswith("decline ada-") and third.says == "I would want 1 trade good more for that."


@rule("GAL-G24", "GAL-G40")
def test_what_a_hidden_goal_needs_is_not_said_with_a_refusal() -> None:
    """Bob could score Odd Pieces, in sight, with fragments of 2 types, or Full Coffers, hidden, with 5 trade goods."""
    state = build.having(together(), BOB, fragments={"cultural": 1, "industrial": 1}, trade_goods=5)
    state = build.having(state, ADA, trade_goods=4, fragments={"cultural": 1})
    seen = offered(build.aiming(state, "odd-pieces"), "3 trade goods for 1 cultural fragment")
    assert thought(seen, BOB).says == "I keep that for a goal."
    hidden = offered(build.secretly(state, BOB, "full-coffers"), "1 cultural fragment for 1 trade good")
    assert thought(hidden, BOB).says == "It is worth more than that to me."


@rule("GAL-G24", "GAL-G09")
def test_who_is_about_to_win_hears_that_no_price_would_do() -> None:
    """At 8 of 10 points Ada gives a trade good and a commodity for 2 commodities: 2 - 0.8 = 1.2 for Bob, who would want 0.3
    of any other and 2 more of her."""
    state = build.having(together(), ADA, points=8)
    answer = thought(offered(state, "1 trade good, 1 commodity for 2 commodities"), BOB)
    assert str(answer.move) == "decline ada-1" and answer.says == "Not while you are this close to winning."


@rule("GAL-G24")
def test_only_deals_are_suggested_that_any_bot_player_would_take() -> None:
    """Of 2 commodities for 2, which is 1.2 for Bob, and a trade good for 2 commodities, 0.2, he takes the first."""
    state = together()
    values = ("2 commodities for 2 commodities", "1 trade good for 2 commodities")
    trade = next(verb for verb in GAME.verbs if verb.name == "trade")
    asked = GAME.step(view_for(state, ADA), trade, ("bob",), values)
    assert [choice.weight for choice in asked.choices] == ["main", "written"]
    assert asked.choices[0].label == "Swap 2 commodities: trade goods for both"


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_the_own_side_has_three_deals_as_buttons_each_with_both_sides_and_the_goal_that_it_brings() -> None:
    """Ada holds 3 of the 5 trade goods of a hidden goal. What is even, as 3 commodities for 3 trade goods, brings Bob
    and Cy nothing: they are asked for one less."""
    state = build.having(together(), ADA, trade_goods=3, goals=("full-coffers",))
    state = build.having(state, BOB, trade_goods=4)
    deals = [move for move in GAME.legal(state, ADA) if isinstance(move, Trade)]
    shown = [choice for move in deals if (choice := GAME.choice(view_for(state, ADA), move)).foremost]
    goal = "completes Full Coffers, 1 point"
    assert [(choice.label, choice.weight) for choice in sorted(shown, key=lambda choice: -choice.foremost)] == [
        (f"Swap 2 commodities with Bob: {goal}", "first"),
        (f"Offer Bob 3 commodities for 2 trade goods: {goal}", "plain"),
        (f"Offer Cy 3 commodities for 2 trade goods: {goal}", "plain"),
    ]
    assert not any("Full Coffers" in GAME.choice(view_for(state, None), move).label for move in deals)
    post = GAME.confided(view_for(state, None), view_for(state, ADA))
    blue = GAME.choice(post, next(move for move in deals if GAME.choice(post, move).lit))
    assert (blue.label, blue.detail, blue.text) == ("Swap 2 commodities with Bob", "Offer this", ""), (
        "all may read the post"
    )
    assert GAME.aim(post) == "deal with Bob: 1 point for your hidden goal"
    for move in deals:
        if GAME.choice(view_for(state, ADA), move).foremost:
            who = {"bob": BOB, "cy": CY}[move.who]
            offered_to = build.play(state, (ADA, str(move)))
            assert isinstance(thought(offered_to, who).move, Accept)


@rule("GAL-G24", "GAL-G25")
def test_a_deal_that_brings_a_point_is_put_forward_and_the_post_leads_to_it() -> None:
    """Ada has 2 influence of her home and 3 commodities. Bob's 2 become her trade goods: with 1 before she has 5 of 6 then,
    with 2 she has 6."""
    swap = Trade("bob", "2 commodities for 2 commodities")
    for goods, point in ((1, False), (2, True)):
        state = build.having(build.aiming(together(), "loud-voices"), ADA, trade_goods=goods)
        own, shared = view_for(state, ADA), replace(view_for(state, None), confided=view_for(state, ADA))
        assert {GAME.aim(view) == "deal with Bob: 1 point for Loud Voices" for view in (own, shared)} == {point}
    assert GAME.openly(shared) == (Trade,) and not GAME.leads_inside(shared)
    assert {GAME.choice(view, swap).weight for view in (own, shared)} == {"first"}
    done = build.play(state, (ADA, str(swap)), (BOB, "accept ada-1"))
    assert "Ada can score **Loud Voices** (6 influence to pay) when the round ends." in GAME.ask(view_for(done, None))
