"""A card that leaves nothing to decide is resolved unasked, and its explorer may trade over it first (GAL-G23)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules.awaiting import awaited
from engine.games.galaxy.state.state import Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, CY, act, dealt, galaxy, having, legal, on_top, own, play, put, refused, told, where


def survey(card: str, players: int = 3) -> State:
    """Return a galaxy in which Ada can explore Aster again, this card on top; Bob is beside her with 2 trade goods."""
    state = put(own(galaxy(players), ADA, "aster", exhausted=True), ADA, "aster", "1 infantry")
    state = having(put(state, BOB, where(state, "aster"), "1 scout"), BOB, trade_goods=2)
    state = having(state, ADA, commodities=2, habits={"turns": "quick"})
    return on_top(dealt(state, ADA, "fresh-survey"), card)


def explored(card: str) -> tuple[State, list[Event]]:
    """Return what comes of that."""
    return act(survey(card), ADA, "play fresh-survey aster")


@pytest.mark.rule("GAL-G23", "GAL-041")
@pytest.mark.parametrize("card", ["garden-world", "cultural-fragment", "gamma-gate"])
def test_a_card_that_leaves_nothing_to_decide_is_resolved_and_the_turn_goes_on(card: str) -> None:
    state, events = explored(card)
    assert awaited(state) == (BOB,) and told(events, "turn_over")
    assert "reopen" in legal(state, ADA) and "reopen" not in legal(state, BOB)
    assert GAME.late(state) == (GAME.read(state, ADA, "reopen"),)


@pytest.mark.rule("GAL-G23", "GAL-041", "GAL-G24")
def test_trade_first_takes_the_resolution_back_until_the_explorer_resolves_the_card() -> None:
    state, _ = explored("garden-world")
    assert state.planet_by_id["aster"].weight == 3
    state, events = act(state, ADA, "reopen")
    assert told(events, "reopened") == [{"who": "Ada", "card": "garden-world"}]
    assert state.agenda[0] == Stage("card", ADA, "garden-world") and state.active == ADA and awaited(state) == (ADA,)
    assert state.planet_by_id["aster"].weight == 1 and state.decks["cultural"].discard == ()
    state = play(state, (ADA, "trade bob 2 commodities for 2 trade goods"), (BOB, "accept ada"))
    assert (state.players[ADA].trade_goods, state.players[BOB].trade_goods) == (2, 2)
    assert awaited(state) == (ADA,), "a trade resolves nothing"
    state = play(state, (ADA, "choose resolve"))
    assert state.planet_by_id["aster"].weight == 3 and awaited(state) == (BOB,)
    assert refused(state, ADA, "reopen").rule == "GAL-G23", "once for each card"


@pytest.mark.rule("GAL-G23")
def test_what_trade_first_leads_back_to_is_what_the_card_would_have_done() -> None:
    state, _ = explored("garden-world")
    again = play(state, (ADA, "reopen"), (ADA, "choose resolve"))
    assert again == replace(state, before=None)


@pytest.mark.rule("GAL-G23")
@pytest.mark.parametrize("move", ["pass", "order trade", "activate C3"])
def test_trade_first_is_possible_until_anybody_acts(move: str) -> None:
    state = play(explored("garden-world")[0], (BOB, move))
    assert "reopen" not in legal(state, ADA)
    error = refused(state, ADA, "reopen")
    assert error.rule == "GAL-G23" and "too late to trade first" in str(error)


@pytest.mark.rule("GAL-G23", "GAL-G46")
def test_a_standing_order_is_no_act_and_outlasts_trade_first() -> None:
    state = play(explored("garden-world")[0], (BOB, "order combat-quick"), (ADA, "order hand-quick"), (ADA, "reopen"))
    assert [state.players[player].habits.get("hand") for player in (ADA, BOB)] == ["quick", None]
    assert state.players[BOB].habits["combat"] == "quick"


@pytest.mark.rule("GAL-G23")
@pytest.mark.parametrize("seat", [BOB, CY])
def test_only_the_explorer_can_trade_first(seat: int) -> None:
    error = refused(explored("garden-world")[0], seat, "reopen")
    assert error.rule == "GAL-G23" and "Ada explored" in str(error)


@pytest.mark.rule("GAL-G23", "GAL-041")
def test_a_card_that_would_show_something_hidden_waits_for_its_explorer() -> None:
    state = put(dealt(galaxy(), ADA, "long-scan"), ADA, "E2", "1 scout")
    state = having(put(on_top(state, "stranded-crew"), BOB, "E2", "1 transport"), BOB, trade_goods=1)
    state, _ = act(state, ADA, "play long-scan E2")
    assert state.agenda[0] == Stage("card", ADA, "stranded-crew") and not state.players[ADA].hand
    assert state.before is None and "reopen" not in legal(state, ADA)


@pytest.mark.rule("GAL-G23", "GAL-014")
def test_the_first_of_two_cards_waits_since_the_second_is_drawn_after_it() -> None:
    state = having(put(galaxy(), ADA, "B3", "1 transport, 2 infantry"), ADA, commodities=1)
    state = having(put(state, BOB, "B2", "1 scout"), BOB, trade_goods=1)
    state = on_top(on_top(state, "garden-world"), "industrial-fragment")
    state = play(state, "activate B3", "land fallow 1 infantry", "land gantry 1 infantry", "explore fallow")
    assert state.agenda[0] == Stage("card", ADA, "garden-world")
    state = play(state, "choose resolve")
    assert state.planet_by_id["fallow"].bears("garden-world") and state.players[ADA].fragments == {"industrial": 1}


@pytest.mark.rule("GAL-G23")
def test_without_anybody_to_trade_with_there_is_nothing_to_take_back() -> None:
    state, _ = act(having(survey("garden-world"), BOB, trade_goods=0), ADA, "play fresh-survey aster")
    assert state.before is not None, "Ada's commodities could still be given"
    alone = having(having(survey("garden-world"), BOB, trade_goods=0), ADA, commodities=0)
    state, _ = act(alone, ADA, "play fresh-survey aster")
    assert state.planet_by_id["aster"].bears("garden-world")
    assert state.before is None and "reopen" not in legal(state, ADA)


@pytest.mark.rule("GAL-G23", "GAL-G47")
def test_the_galaxy_before_a_card_shows_no_player_what_is_hidden() -> None:
    state = explored("garden-world")[0]
    state = replace(state, before=having(state.before or state, BOB, hand=("escort",)))
    for seat in (None, ADA, CY):
        before = view_for(state, seat).state.before
        assert before is not None and before.players[BOB].hand == ("",)
        assert not any(any(deck.draw) for deck in before.decks.values())
