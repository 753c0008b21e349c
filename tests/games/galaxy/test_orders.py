"""Order cards: drawing, the hand's limit, and each of the twelve kinds."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.game import Event
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.state import view
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import Deck, Exploration, Stage, State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    attach,
    dealt,
    galaxy,
    having,
    legal,
    on_top,
    own,
    put,
    refused,
    system_with,
    told,
    voyage_of,
)


def asked(state: State) -> Question:
    """Return the question that is open."""
    question = state.agenda[0]
    assert isinstance(question, Question), question
    return question


def explored(state: State) -> Exploration:
    """Return the exploration that is under way."""
    return next(task for task in state.agenda if isinstance(task, Exploration))


# Drawing, and the hand.


@pytest.mark.rule("GAL-G39")
def test_there_are_12_kinds_of_order_cards_two_of_each() -> None:
    assert [card.count for card in content().orders.values()] == [2] * 12
    assert len(galaxy().decks["orders"].draw) == 24


@pytest.mark.rule("GAL-G39", "GAL-G47")
def test_drawn_cards_are_seen_by_a_player_who_draws_them() -> None:
    voyage = voyage_of(on_top(galaxy(), "escort", "probe"))
    assert decks.draw_orders(voyage, ADA, 2) == 2
    assert voyage.player(ADA).hand == ("escort", "probe")
    assert told(voyage.events, "drew_orders") == [{"who": "Ada", "count": 2, "left": 22}]
    seen = [event for event in voyage.events if "escort" in str(event.facts)]
    assert [event.seats for event in seen] == [(ADA,)]
    assert view.view_for(voyage.state, BOB).state.players[ADA].hand == ("", "")


@pytest.mark.rule("GAL-G39", "GAL-G46")
def test_beyond_six_cards_one_is_discarded_by_choice_the_oldest_by_default() -> None:
    hand = ("escort", "probe", "smuggler", "escort", "requisition", "probe")
    voyage = voyage_of(on_top(having(galaxy(), ADA, hand=hand), "second-wind", "star-charts"))
    decks.draw_orders(voyage, ADA, 2)
    question = asked(voyage.state)
    assert (question.kind, question.default, question.number) == ("excess", "escort", 2)
    assert question.options == ("escort", "probe", "smuggler", "requisition", "second-wind", "star-charts")
    state, events = act(voyage.state, ADA, "decide probe")
    assert told(events, "discarded_order") == [{"who": "Ada", "card": "probe", "why": "excess"}]
    assert asked(state).number == 1
    state, _ = act(state, ADA, "decide star-charts")
    assert state.players[ADA].hand == ("escort", "smuggler", "escort", "requisition", "probe", "second-wind")
    assert state.decks["orders"].discard == ("probe", "star-charts")


@pytest.mark.rule("GAL-G47")
def test_what_a_full_hand_holds_is_not_shown_by_the_question() -> None:
    """Even a hand of seven like cards is asked about, and no other player sees the options."""
    voyage = voyage_of(on_top(having(galaxy(), ADA, hand=("escort",) * 6), "escort"))
    decks.draw_orders(voyage, ADA, 1)
    assert asked(voyage.state).options == ("escort",)
    assert asked(view.view_for(voyage.state, BOB).state).options == ()
    assert asked(view.view_for(voyage.state, ADA).state).options == ("escort",)


@pytest.mark.rule("GAL-G39", "GAL-G18")
def test_an_empty_order_deck_is_reshuffled_at_once() -> None:
    state = galaxy()
    state = replace(state, decks={**state.decks, "orders": Deck(("escort",), ("probe", "probe"))})
    voyage = voyage_of(state, draws=(0,))
    assert decks.draw_orders(voyage, ADA, 1) == 1
    assert voyage.deck("orders").draw == ("probe", "probe") and voyage.deck("orders").discard == ()


@pytest.mark.rule("GAL-G39")
def test_no_more_cards_are_drawn_than_there_are() -> None:
    state = galaxy()
    voyage = voyage_of(replace(state, decks={**state.decks, "orders": Deck(("escort",))}))
    assert decks.draw_orders(voyage, ADA, 2) == 1
    assert decks.draw_orders(voyage, ADA, 1) == 0
    assert voyage.player(ADA).hand == ("escort",)


@pytest.mark.rule("GAL-G39")
def test_a_played_card_is_shown_and_discarded_and_only_one_copy_goes() -> None:
    voyage = voyage_of(having(galaxy(), ADA, hand=("escort", "probe", "escort")))
    decks.play_order(voyage, ADA, "escort")
    assert voyage.player(ADA).hand == ("probe", "escort") and voyage.deck("orders").discard == ("escort",)
    assert told(voyage.events, "played") == [{"who": "Ada", "card": "escort", "target": ""}]


@pytest.mark.rule("GAL-G39", "GAL-G66")
def test_cards_for_other_moments_are_no_action() -> None:
    state = dealt(galaxy(), ADA, "escort", "evasive-burn", "free-passage", "requisition")
    assert decks.playable(state, ADA, "action") == ("requisition",)
    assert decks.playable(state, ADA, "combat") == ("escort",)
    assert decks.playable(state, ADA, "hits") == ("evasive-burn",)
    assert decks.playable(state, ADA, "activate") == ("free-passage",)
    assert legal(state, ADA, "play") == ["play requisition -"]
    for card in ("escort", "evasive-burn", "free-passage"):
        refusal = refused(state, ADA, f"play {card}")
        assert "is not an action" in refusal.words and refusal.rule == "GAL-G39"


@pytest.mark.rule("GAL-G66")
def test_nine_kinds_of_order_cards_are_an_action_and_none_answers_another_card() -> None:
    moments = [card.moment for card in content().orders.values()]
    assert sorted(moments) == ["action"] * 9 + ["activate", "combat", "hits"]


@pytest.mark.rule("GAL-G39", "GAL-G47")
def test_a_card_that_is_not_in_ones_hand_cannot_be_played() -> None:
    state = dealt(galaxy(), BOB, "requisition")
    assert "not in your hand" in refused(state, ADA, "play requisition").words


@pytest.mark.rule("GAL-G48")
def test_the_hand_of_a_player_who_leaves_is_discarded() -> None:
    voyage = voyage_of(dealt(galaxy(), ADA, "escort", "probe"))
    decks.discard_hand(voyage, ADA)
    assert voyage.player(ADA).hand == () and voyage.deck("orders").discard == ("escort", "probe")


# Explorations.


@pytest.mark.rule("GAL-015", "GAL-G22", "GAL-G39", "GAL-G09")
def test_fresh_survey_explores_a_planet_again() -> None:
    state = on_top(own(dealt(galaxy(), ADA, "fresh-survey"), ADA, "aster", "meridian"), "garden-world")
    assert legal(state, ADA, "play") == ["play fresh-survey aster"]
    state, events = act(state, ADA, "play fresh-survey aster")
    assert told(events, "played") == [{"who": "Ada", "card": "fresh-survey", "target": "aster"}]
    assert state.planet_by_id["aster"].bears("garden-world")
    assert len(state.decks["cultural"].draw) == 19 and state.active == BOB


@pytest.mark.rule("GAL-G22", "GAL-009", "GAL-010", "GAL-011")
@pytest.mark.parametrize(("target", "rule"), [("meridian", "GAL-010"), ("home-1", "GAL-011"), ("brine", "GAL-G22")])
def test_fresh_survey_is_for_own_planets_with_a_trait(target: str, rule: str) -> None:
    state = own(dealt(galaxy(), ADA, "fresh-survey"), ADA, "aster", "meridian")
    assert refused(state, ADA, f"play fresh-survey {target}").rule == rule
    assert refused(state, ADA, "play fresh-survey").rule == "GAL-G39"


@pytest.mark.rule("GAL-018", "GAL-G21", "GAL-021", "GAL-023")
def test_long_scan_explores_a_frontier_token_without_void_compass() -> None:
    state = put(dealt(galaxy(), ADA, "long-scan"), ADA, "E2", "1 scout")
    state = put(on_top(state, "unmarked-fragment"), BOB, "D1", "1 scout")
    assert legal(state, ADA, "play") == ["play long-scan E2"]
    state, _ = act(state, ADA, "play long-scan E2")
    if isinstance(state.agenda[0], Stage) and state.agenda[0].kind == "card":
        state, _ = act(state, ADA, "choose resolve")
    assert state.players[ADA].fragments == {"unknown": 1} and state.players[ADA].frontiers == 1
    assert len(state.decks["frontier"].draw) == 19 and not state.system_by_id["E2"].frontier


@pytest.mark.rule("GAL-016", "GAL-G21")
@pytest.mark.parametrize(("target", "rule"), [("B2", "GAL-016"), ("E3", "GAL-G21"), ("X9", "GAL-G39")])
def test_long_scan_needs_a_token_and_an_own_ship(target: str, rule: str) -> None:
    state = put(dealt(galaxy(), ADA, "long-scan"), ADA, "B2", "1 scout")
    assert refused(state, ADA, f"play long-scan {target}").rule == rule


@pytest.mark.rule("GAL-020", "GAL-G07", "GAL-G06")
def test_probe_puts_a_frontier_token_where_a_ship_is() -> None:
    state = dealt(galaxy(), ADA, "probe")
    state = put(put(put(state, ADA, "E2", "1 scout"), ADA, "E3", "1 scout"), ADA, "B2", "1 scout")
    state = put(system_with(state, "E2", frontier=False), ADA, "eddy", "1 scout")
    assert legal(state, ADA, "play") == ["play probe E2"], "a token in E3, a planet in B2 and at the Eddy"
    after, events = act(state, ADA, "play probe E2")
    assert after.system_by_id["E2"].frontier and told(events, "token_placed")[0]["what"] == "frontier"
    assert refused(state, ADA, "play probe E3").rule == "GAL-G06"
    assert refused(state, ADA, "play probe B2").rule == "GAL-G06"
    assert refused(state, ADA, "play probe D1").rule == "GAL-G07"


# Things gained.


@pytest.mark.rule("GAL-G39", "GAL-G25")
def test_requisition_gives_two_trade_goods() -> None:
    state, _ = act(dealt(galaxy(), ADA, "requisition"), ADA, "play requisition")
    assert state.players[ADA].trade_goods == 2 and state.players[ADA].hand == ()
    assert refused(dealt(galaxy(), ADA, "requisition"), ADA, "play requisition aster").rule == "GAL-G39"


@pytest.mark.rule("GAL-G39")
def test_second_wind_readies_an_exhausted_planet() -> None:
    state = own(own(dealt(galaxy(), ADA, "second-wind"), ADA, "aster", exhausted=True), BOB, "brine", exhausted=True)
    assert legal(state, ADA, "play") == ["play second-wind aster"]
    after, _ = act(state, ADA, "play second-wind aster")
    assert not after.planet_by_id["aster"].exhausted
    assert "ready already" in refused(state, ADA, "play second-wind home-1").words
    assert "not yours" in refused(state, ADA, "play second-wind brine").words


@pytest.mark.rule("GAL-G39", "GAL-G27")
def test_reserve_orders_gives_a_command_token() -> None:
    state, _ = act(dealt(galaxy(), ADA, "reserve-orders"), ADA, "play reserve-orders")
    assert asked(state).default == "tactic"
    state, _ = act(state, ADA, "choose strategy")
    assert (state.players[ADA].tactic, state.players[ADA].strategy) == (3, 3)


@pytest.mark.rule("GAL-G39", "GAL-G30")
def test_conscription_puts_infantry_on_one_or_two_planets() -> None:
    state = attach(own(dealt(galaxy(), ADA, "conscription"), ADA, "aster", "fallow"), "fallow", "truce-world")
    assert legal(state, ADA, "play") == [
        "play conscription home-1",
        "play conscription aster",
        "play conscription home-1+aster",
    ]
    two, _ = act(state, ADA, "play conscription home-1+aster")
    assert two.planet_by_id["aster"].troops[ADA].infantry == two.planet_by_id["home-1"].troops[ADA].infantry == 1
    drafted, _ = act(state, ADA, "play conscription aster")
    assert drafted.planet_by_id["aster"].troops[ADA].infantry == 1
    assert not drafted.planet_by_id["home-1"].troops[ADA]
    assert refused(state, ADA, "play conscription fallow").rule == "GAL-G30"
    for target in ("aster+aster", "aster+brine", "aster+home-1+fallow", "-"):
        assert refused(state, ADA, f"play conscription {target}").rule == "GAL-G39"


# Smuggler.


@pytest.mark.rule("GAL-G39", "GAL-G24")
def test_the_smuggler_deals_with_a_player_who_is_no_neighbour() -> None:
    state = having(having(dealt(galaxy(3), ADA, "smuggler"), ADA, commodities=2), BOB, trade_goods=1)
    assert not [move for move in legal(state, ADA, "trade") if move.startswith("trade bob")], "no neighbours"
    state, _ = act(state, ADA, "play smuggler")
    state, _ = act(state, ADA, "trade bob 2 commodities for 1 trade good")
    state, _ = act(state, BOB, "accept ada-1")
    assert (state.players[ADA].commodities, state.players[ADA].trade_goods) == (0, 1 + 1), "the price, and what he brings"
    assert state.players[BOB].trade_goods == 2
    stage = state.agenda[0]
    assert not (isinstance(stage, Stage) and stage.kind == "smuggle"), "one transaction is all"
    assert not [move for move in legal(state, ADA, "trade") if move.startswith("trade cy")], "the smuggler is gone"


@pytest.mark.rule("GAL-G39", "GAL-G17")
def test_the_smuggler_may_go_without_a_deal() -> None:
    state = having(dealt(galaxy(), ADA, "smuggler"), ADA, commodities=2)
    state, _ = act(state, ADA, "play smuggler")
    state, _ = act(state, ADA, "trade bob 2 commodities for nothing")
    state, events = act(state, ADA, "pass")
    assert told(events, "lapsed") and state.offers == () and state.active == BOB
    assert (state.players[ADA].commodities, state.players[ADA].trade_goods) == (2, 1), "his trade good stays"


@pytest.mark.rule("GAL-G24")
def test_the_smuggler_cannot_deal_twice_with_the_same_player() -> None:
    state = replace(dealt(galaxy(3), ADA, "smuggler"), dealt=(str(BOB), str(CY)))
    assert refused(state, ADA, "play smuggler").rule == "GAL-G24"


# Star Charts.


@pytest.mark.rule("GAL-G39", "GAL-G47")
@pytest.mark.parametrize(
    ("answer", "top"),
    [("gamma-gate+star-shell", ("gamma-gate", "star-shell")), ("star-shell+gamma-gate", ("star-shell", "gamma-gate"))],
)
def test_star_charts_show_two_cards_to_one_player_and_put_them_back(answer: str, top: tuple[str, str]) -> None:
    before = on_top(on_top(dealt(galaxy(), ADA, "star-charts"), "gamma-gate", "star-shell"), "escort")
    state, events = act(before, ADA, "play star-charts cultural")
    assert state.players[ADA].hand == ("escort",), "another card for this one"
    assert asked(state).options == ("gamma-gate+star-shell", "star-shell+gamma-gate")
    assert asked(view.view_for(state, BOB).state).options == asked(view.view_for(state, None).state).options == ()
    state, later = act(state, ADA, f"decide {answer}")
    assert state.decks["cultural"].draw == (*top, *before.decks["cultural"].draw[2:])
    assert not any(named(event, "gamma-gate") for event in (*events, *later)), "nobody is told what they are"
    assert told(events, "looked") == [{"who": "Ada", "deck": "cultural"}]


def named(event: Event, card: str) -> bool:
    """Return whether an event gives a card away."""
    return card in str(event.facts)


@pytest.mark.rule("GAL-G47")
def test_being_asked_by_star_charts_does_not_tell_whether_the_cards_differ() -> None:
    state = dealt(galaxy(), ADA, "star-charts")
    cards = state.decks["cultural"].draw
    assert cards[-9:] == ("cultural-fragment",) * 9
    state = replace(state, decks={**state.decks, "cultural": Deck(cards[::-1])})
    state, _ = act(state, ADA, "play star-charts cultural")
    assert asked(state).options == ("cultural-fragment+cultural-fragment",)
    state, _ = act(state, ADA, "decide cultural-fragment+cultural-fragment")
    assert state.active == BOB and len(state.decks["cultural"].draw) == 20


@pytest.mark.rule("GAL-G39")
def test_star_charts_are_for_exploration_decks_that_have_cards() -> None:
    state = dealt(galaxy(), ADA, "star-charts")
    state = replace(state, decks={**state.decks, "hazardous": Deck(), "frontier": Deck(("silent-hulk",))})
    assert legal(state, ADA, "play") == [f"play star-charts {deck}" for deck in ("cultural", "industrial", "frontier")]
    assert refused(state, ADA, "play star-charts relic").rule == "GAL-G39"
    assert "no cards" in refused(state, ADA, "play star-charts hazardous").words
    state, _ = act(state, ADA, "play star-charts frontier")
    assert asked(state).options == ("silent-hulk",)
