"""What is not asked: in which order planets are gained, and what a card gives that only gives (GAL-G91)."""

from __future__ import annotations

import pytest

from engine.games.galaxy.game import GAME
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, act, dealt, galaxy, having, on_top, own, put, told, where
from .fights import begun

TWINS = "A2"
"""The system of Brine and Cinder."""


def over_the_twins(gifts: str) -> State:
    """Return Ada above Brine and Cinder, both free, with 3 infantry; a Survey Party lies on top for Cinder."""
    state = having(put(on_top(galaxy(), "ore-world", "industrial-fragment"), ADA, TWINS, "1 transport, 3 infantry"), ADA)
    state = having(state, ADA, habits={"gifts": gifts})
    return begun(state, "invasion", TWINS)[0]


@pytest.mark.rule("GAL-039", "GAL-040", "GAL-G91")
def test_of_two_free_planets_the_first_by_name_is_gained_first_unless_its_player_wants_to_be_asked() -> None:
    state, events = act(over_the_twins("take"), ADA, "land each 2 infantry")
    assert [fact["planet"] for fact in told(events, "gained")] == ["Brine", "Cinder"]
    assert [fact["place"] for fact in told(events, "explored")] == ["Brine", "Cinder"]
    assert [state.planet_by_id[planet].owner for planet in ("brine", "cinder")] == [ADA, ADA]
    asked, events = act(over_the_twins("ask"), ADA, "land each 2 infantry")
    assert told(events, "gained") == []
    assert [str(move) for move in GAME.legal(asked, ADA) if str(move).startswith("explore")] == [
        "explore brine -",
        "explore cinder -",
    ]


@pytest.mark.rule("GAL-039", "GAL-G91")
def test_a_landing_that_explores_unasked_says_that_it_draws() -> None:
    drawn = {}
    for gifts in ("take", "ask"):
        state = over_the_twins(gifts)
        drawn[gifts] = GAME.rolls(view_for(state, ADA), GAME.read(state, ADA, "land each 2 infantry"))
    assert drawn == {"take": True, "ask": False}


def surveyed(card: str, gifts: str, **own_goods: object) -> State:
    """Return what comes of exploring Aster or Gantry again with this card on top; Bob beside it has 2 trade goods."""
    planet = "gantry" if card == "empty-depots" else "aster"
    state = put(own(galaxy(), ADA, planet, exhausted=True), ADA, planet, "1 infantry")
    state = having(put(state, BOB, where(state, planet), "1 scout"), BOB, trade_goods=2)
    state = having(state, ADA, habits={"gifts": gifts, "turns": "quick"}, **own_goods)
    return act(on_top(dealt(state, ADA, "fresh-survey"), card), ADA, f"play fresh-survey {planet}")[0]


@pytest.mark.rule("GAL-G23", "GAL-G91")
def test_what_a_card_only_gives_is_taken_and_trading_first_takes_that_back() -> None:
    state = surveyed("hired-guard", "take")
    assert state.planet_by_id["aster"].troops[ADA].infantry == 2
    again, _ = act(state, ADA, "reopen")
    assert again.planet_by_id["aster"].troops[ADA].infantry == 1
    asked = surveyed("hired-guard", "ask")
    assert [text for text in map(str, GAME.legal(asked, ADA)) if "trade" not in text][:2] == ["choose infantry", "pass"]


@pytest.mark.rule("GAL-G23", "GAL-G25")
@pytest.mark.parametrize(("commodities", "gained"), [(0, True), (1, False)])
def test_depots_ask_only_who_has_a_commodity_to_turn(commodities: int, gained: bool) -> None:
    """Without one there are 2 to gain and nothing else to do; with one it could be turned into a trade good instead."""
    state = surveyed("empty-depots", "take", commodities=commodities)
    assert (state.players[ADA].commodities == 2) is gained
    assert ("choose convert-1" in map(str, GAME.legal(state, ADA))) is not gained
