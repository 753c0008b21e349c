"""Which units are lost to hits (GAL-G14, GAL-G46)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules.fighting import losses
from engine.games.galaxy.speech.asking import ask
from engine.games.galaxy.state.state import Force
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, act, dealt, having, legal, refused, told
from .fights import answered, asked, awaited, begun, units
from .test_battles import FIELD, facing

counts = st.integers(0, 3)


@pytest.mark.rule("GAL-G14")
def test_the_owner_chooses_and_the_cheapest_are_offered_first() -> None:
    state, _ = begun(facing("1 battleship", "2 scout, 1 transport"), "space combat", FIELD, 6, 1, 1, 1)
    assert asked(state, BOB).options == ("scout", "transport")
    assert asked(state, BOB).default == "scout"
    state, events = answered(state, BOB, "transport", 1, 8, 1)
    assert told(events, "lost")[0] == {"who": "Bob", "place": FIELD, "units": "1 transport"}
    assert units(state, BOB, FIELD) == "2 scout"


@pytest.mark.rule("GAL-G14")
def test_two_hits_cost_two_ships_in_any_mixture() -> None:
    state, _ = begun(facing("2 battleship", "2 scout, 1 transport"), "space combat", FIELD, 6, 10, 1, 1, 1)
    assert asked(state, BOB).options == ("2-scout", "scout+transport")


@pytest.mark.rule("GAL-G14")
def test_no_player_is_asked_where_all_ships_are_alike_or_lost() -> None:
    state, events = begun(facing("2 scout", "2 scout"), "space combat", FIELD, 8, 1, 1, 1, 8, 1, 1)
    assert [fact["units"] for fact in told(events, "lost")] == ["1 scout", "1 scout"]
    state, events = begun(facing("2 battleship", "1 scout, 1 transport"), "space combat", FIELD, 6, 6, 1, 1)
    assert told(events, "lost")[0]["units"] == "1 scout, 1 transport"
    assert awaited(state) == []


@pytest.mark.rule("GAL-G14")
def test_both_sides_choose_their_losses_at_the_same_time() -> None:
    both = "1 scout, 1 transport"
    state, _ = begun(facing(both, both), "space combat", FIELD, 8, 1, 8, 1)
    assert awaited(state) == [("losses", ADA), ("losses", BOB)]
    state, _ = answered(state, BOB, "scout")
    assert awaited(state) == [("losses", ADA)]
    assert (units(state, ADA, FIELD), units(state, BOB, FIELD)) == ("1 scout, 1 transport", "1 transport")


def test_more_hits_than_ships_do_no_more() -> None:
    state, events = begun(facing("3 battleship", "1 scout"), "space combat", FIELD, 6, 6, 6, 1)
    assert told(events, "lost") == [{"who": "Bob", "place": FIELD, "units": "1 scout"}]
    assert units(state, ADA, FIELD) == "3 battleship"


# Evasive Burn.


@pytest.mark.rule("GAL-G39")
def test_evasive_burn_cancels_a_hit() -> None:
    state, _ = begun(dealt(facing("1 scout", "1 scout"), BOB, "evasive-burn"), "space combat", FIELD)
    state, _ = answered(state, BOB, "fight", 8, 1)
    assert GAME.unwatched(state, BOB) is None, "the card saves the scout"
    assert asked(state, BOB).options == ("scout",)
    assert legal(state, BOB, "play") == ["play evasive-burn -"]
    state, events = act(state, BOB, "play evasive-burn", (0, 7))
    assert told(events, "cancelled") == [{"who": "Bob", "hits": 1}]
    assert state.decks["orders"].discard == ("evasive-burn",)
    assert told(events, "battle_over")[0]["winner"] == "Bob"


@pytest.mark.rule("GAL-G39")
def test_evasive_burn_cancels_only_one_of_two_hits() -> None:
    state, _ = begun(dealt(facing("2 battleship", "2 scout"), BOB, "evasive-burn"), "space combat", FIELD)
    state, _ = answered(state, BOB, "fight", 6, 6, 1, 1)
    state, events = act(state, BOB, "play evasive-burn", (0, 5, 0))
    assert told(events, "lost")[0]["units"] == "1 scout"


@pytest.mark.rule("GAL-G39", "GAL-G47")
def test_with_cards_in_hand_one_is_asked_even_without_an_evasive_burn() -> None:
    state, _ = begun(dealt(facing("1 scout", "1 scout"), BOB, "probe"), "space combat", FIELD)
    assert GAME.unwatched(state, BOB) is None, "Bob ordered to be asked"
    assert str(GAME.unwatched(having(state, BOB, habits={}), BOB)) == "choose fight", "no Escort, and no way out"
    state, _ = answered(state, BOB, "fight", 8, 1)
    assert asked(state, BOB).options == ("scout",) and GAME.obvious(state, BOB) is None
    assert legal(state, BOB, "play") == []
    assert str(GAME.unwatched(state, BOB)) == "choose scout", "bot players conclude nothing from it"
    state, events = answered(state, BOB, "scout")
    assert told(events, "battle_over")[0]["winner"] == "Ada"


@pytest.mark.rule("GAL-G14", "GAL-G47")
def test_who_loses_everything_whatever_they_hold_answers_nothing() -> None:
    before, _ = begun(dealt(facing("3 battleship", "2 scout"), BOB, "evasive-burn"), "space combat", FIELD)
    # Bob holds 1 card, so 1 hit of 3 could be cancelled at most: 2 are left for his 2 scouts. Of 2 hits 1 would be left.
    state, _ = answered(before, BOB, "fight", 6, 6, 6, 1, 1)
    assert asked(state, BOB).options == ("2-scout",)
    assert str(GAME.obvious(state, BOB)) == "choose 2-scout" and GAME.obvious(state, ADA) is None
    state, _ = answered(before, BOB, "fight", 6, 6, 1, 1, 1)
    assert asked(state, BOB).options == ("2-scout",) and GAME.obvious(state, BOB) is None


@pytest.mark.rule("GAL-G14", "GAL-G47")
def test_who_holds_no_card_that_helps_is_told_so_and_nobody_else_is() -> None:
    state, _ = begun(dealt(facing("1 scout", "1 scout"), BOB, "probe"), "space combat", FIELD)
    state, _ = answered(state, BOB, "fight", 8, 1)
    assert ask(view_for(state, BOB)) == f"1 hit in {FIELD} and no card to stop it: you lose 1 scout."
    assert ask(view_for(state, None)) == f"1 hit in {FIELD}: 1 scout to be lost, unless you play a card."


@pytest.mark.rule("GAL-G39")
def test_evasive_burn_waits_for_hits() -> None:
    state, _ = begun(dealt(facing("1 scout", "1 scout"), BOB, "evasive-burn"), "space combat", FIELD)
    assert refused(state, BOB, "play evasive-burn").rule == "GAL-G39"


# Ways of losing units.


@given(counts, counts, counts, counts)
def test_every_way_is_offered_once_and_can_be_read_back(scouts: int, transports: int, battleships: int, hits: int) -> None:
    force = Force(scout=scouts, transport=transports, battleship=battleships)
    lost = min(hits, force.ships)
    obvious = {
        (number, two, lost - number - two)
        for number in range(scouts + 1)
        for two in range(transports + 1)
        if 0 <= lost - number - two <= battleships
    }
    ways = losses.ways(force, hits)
    assert len(ways) == len(obvious)
    assert {(way.scout, way.transport, way.battleship) for way in ways} == obvious
    assert all(losses.read_units(losses.written_units(way)) == way for way in ways)


def test_the_first_way_is_the_cheapest() -> None:
    ways = losses.ways(Force(infantry=2, mech=2), 3)
    assert [losses.written_units(way) for way in ways] == ["2-infantry+mech", "infantry+2-mech"]
    assert losses.ways(Force(), 2) == (Force(),)
