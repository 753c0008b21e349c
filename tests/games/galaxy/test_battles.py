"""Space combat, round by round (GAL-G14)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Then
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.flow import open_questions, open_stage
from engine.games.galaxy.rules.moving import journeys
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.state import Force, State

from .build import ADA, BOB, NAMES, act, dealt, faces, galaxy, having, home, legal, on_top, own, put, refused, told
from .fights import answered, asked, awaited, begun, units

FIELD = "D3"
"""A system of two players' map without planets, far from both homes."""


def facing(ours: str, theirs: str) -> State:
    """Return a galaxy where ships of Ada and Bob are in one system; no player has anywhere to retreat to."""
    return put(put(galaxy(), ADA, FIELD, ours), BOB, FIELD, theirs)


@pytest.mark.rule("GAL-G14", "GAL-G11")
def test_both_sides_roll_a_die_for_each_ship_and_lose_a_ship_for_each_hit() -> None:
    # Two scouts hit on 8 and more: 8 and 3 are one hit; a transport hits on 9 and more: 9 is one hit.
    state, events = begun(facing("2 scout", "1 transport"), "space combat", FIELD, 8, 3, 9)
    assert [fact["dice"] for fact in told(events, "rolled")] == [("scout 8!", "scout 3"), ("transport 9!",)]
    assert [fact["hits"] for fact in told(events, "rolled")] == [1, 1]
    assert units(state, ADA, FIELD) == "1 scout"
    assert units(state, BOB, FIELD) == "nothing"


@pytest.mark.rule("GAL-G14", "GAL-G55")
def test_both_sides_roll_before_anybody_loses_a_ship() -> None:
    state, events = begun(facing("1 scout", "1 scout"), "space combat", FIELD, 10, 10)
    assert units(state, ADA, FIELD) == units(state, BOB, FIELD) == "nothing"
    assert told(events, "battle_over")[0]["winner"] == ""
    assert state.players[ADA].won == state.players[BOB].won == 0


@pytest.mark.rule("GAL-G14", "GAL-G55")
def test_rounds_follow_each_other_until_one_side_has_no_ships() -> None:
    state, events = begun(facing("1 scout", "1 scout"), "space combat", FIELD, 1, 1, 7, 2, 3, 8)
    assert [fact["round"] for fact in told(events, "rolled")] == [1, 1, 2, 2, 3, 3]
    assert told(events, "battle_over") == [{"winner": "Bob", "loser": "Ada", "place": FIELD, "ground": False, "stays": ()}]
    assert units(state, BOB, FIELD) == "1 scout"


@pytest.mark.rule("GAL-G13")
@pytest.mark.parametrize(("kind", "miss"), [("scout", 7), ("transport", 8), ("battleship", 5)])
def test_each_kind_of_ship_hits_from_its_own_number_on(kind: str, miss: int) -> None:
    _, events = begun(facing(f"1 {kind}", "1 scout"), "space combat", FIELD, miss, 1, miss + 1, 1)
    assert [fact["hits"] for fact in told(events, "rolled") if fact["who"] == "Ada"] == [0, 1]


@pytest.mark.rule("GAL-G40")
def test_who_wins_a_combat_has_won_one_this_round() -> None:
    state, _ = begun(replace(facing("1 scout", "1 scout"), round=3), "space combat", FIELD, 8, 1)
    assert (state.players[ADA].won, state.players[BOB].won) == (3, 0)


def test_there_is_no_combat_where_only_one_player_has_ships() -> None:
    _, events = begun(put(galaxy(), ADA, FIELD, "2 scout"), "space combat", FIELD)
    assert events == []


@pytest.mark.rule("GAL-G12")
def test_ground_forces_go_down_with_the_ships_that_carried_them() -> None:
    # The transport of Bob is lost, and with it 4 of the room; his scout still carries 1 of the 3.
    state, events = begun(facing("2 scout", "1 scout, 1 transport, 3 infantry"), "space combat", FIELD, 8, 1, 1, 1)
    assert awaited(state) == [("losses", BOB)]
    state, events = answered(state, BOB, "transport", 8, 1, 1)
    assert told(events, "removed_excess")[0] == {"who": "Bob", "system": FIELD, "units": "2 infantry"}
    assert told(events, "removed_excess")[1] == {"who": "Bob", "system": FIELD, "units": "1 infantry"}
    assert units(state, BOB, FIELD) == "nothing"


# What technologies and order cards change.


@pytest.mark.rule("GAL-G38")
def test_ranging_arrays_add_1_in_the_first_round_only() -> None:
    state = having(facing("1 scout", "1 scout"), ADA, technologies=("ranging-arrays",))
    _, events = begun(state, "space combat", FIELD, 6, 1, 7, 1, 8, 1)
    ours = [fact for fact in told(events, "rolled") if fact["who"] == "Ada"]
    assert [(fact["hits"], fact["bonus"]) for fact in ours] == [(0, 1), (0, 0), (1, 0)]
    _, events = begun(state, "space combat", FIELD, 7, 1)
    assert told(events, "rolled")[0]["hits"] == 1


@pytest.mark.rule("GAL-G39")
def test_escort_adds_1_for_one_round() -> None:
    state, _ = begun(dealt(facing("1 scout", "1 scout"), ADA, "escort"), "space combat", FIELD)
    assert awaited(state) == [("stand", ADA)]
    state, events = act(state, ADA, "play escort")
    assert told(events, "played") == [{"who": "Ada", "card": "escort", "target": ""}]
    assert state.players[ADA].hand == ()
    assert state.decks["orders"].discard == ("escort",)
    state, events = answered(state, ADA, "fight", 6, 1, 7, 1, 8, 1)
    ours = [fact for fact in told(events, "rolled") if fact["who"] == "Ada"]
    assert [(fact["hits"], fact["bonus"]) for fact in ours] == [(0, 1), (0, 0), (1, 0)]


@pytest.mark.rule("GAL-G39")
def test_escort_is_of_no_use_to_the_other_side() -> None:
    state, _ = begun(dealt(facing("1 scout", "1 scout"), BOB, "escort"), "space combat", FIELD)
    state, _ = act(state, BOB, "play escort")
    _, events = answered(state, BOB, "fight", 7, 7)
    assert [fact["hits"] for fact in told(events, "rolled")] == [0, 1]


@pytest.mark.rule("GAL-G39")
def test_escort_is_not_played_when_it_is_no_combat() -> None:
    assert refused(dealt(galaxy(), ADA, "escort"), ADA, "play escort").rule == "GAL-G39"


# Who is asked.


@pytest.mark.rule("GAL-G47")
def test_whether_a_player_is_asked_does_not_depend_on_which_cards_they_hold() -> None:
    for card in ("escort", "requisition"):
        state, _ = begun(dealt(facing("1 scout", "1 scout"), BOB, card), "space combat", FIELD)
        assert awaited(state) == [("stand", BOB)]
        assert asked(state, BOB).options == ("fight", "fight-on")


@pytest.mark.rule("GAL-G47")
def test_no_player_is_asked_when_everybody_can_see_that_they_hold_no_escort() -> None:
    state = dealt(facing("1 scout", "1 scout"), BOB, "requisition", "escort", "escort")
    discarded = replace(state.decks["orders"], discard=("escort", "escort"))
    state = having(replace(state, decks={**state.decks, "orders": discarded}), BOB, hand=("requisition",))
    state, _ = begun(state, "space combat", FIELD, 1, 8)
    assert awaited(state) == []


@pytest.mark.rule("GAL-G46")
def test_both_sides_are_asked_at_the_same_time() -> None:
    state = dealt(dealt(facing("1 scout", "1 scout"), BOB, "escort"), ADA, "probe")
    state, _ = begun(state, "space combat", FIELD)
    assert awaited(state) == [("stand", ADA), ("stand", BOB)]
    state, events = answered(state, BOB, "fight")
    assert (awaited(state), events) == ([("stand", ADA)], [])
    assert all(question.default == "fight" for question in open_questions(state))


@pytest.mark.rule("GAL-G46")
@pytest.mark.parametrize("fields", [{"habits": {"combat": "quick"}}, {"missed": 2}])
def test_a_player_who_wants_it_quick_or_is_away_is_asked_nothing(fields: dict[str, object]) -> None:
    state = having(dealt(facing("1 scout", "1 scout, 1 transport"), BOB, "escort"), BOB, **fields)
    state, events = begun(state, "space combat", FIELD, 8, 1, 1, 1, 9)
    assert told(events, "lost")[0]["units"] == "1 scout"
    assert told(events, "battle_over")[0]["winner"] == "Bob"


@pytest.mark.rule("GAL-G46")
def test_who_fights_on_is_asked_nothing_more_in_this_combat() -> None:
    state = dealt(facing("1 scout", "1 scout, 1 transport"), BOB, "escort")
    state, _ = begun(state, "space combat", FIELD)
    _, events = answered(state, BOB, "fight-on", 8, 1, 1, 1, 9)
    assert told(events, "battle_over")[0]["winner"] == "Bob"


def test_only_legal_answers_and_own_cards_are_offered() -> None:
    state = dealt(dealt(facing("1 scout", "1 scout"), ADA, "probe"), BOB, "escort")
    state, _ = begun(state, "space combat", FIELD)
    assert legal(state, ADA, "play") == []
    assert legal(state, BOB, "play") == ["play escort -"]
    assert legal(state, ADA, "choose") == ["choose fight", "choose fight-on"]


# Whole combats.

fleets = st.builds(Force, scout=st.integers(0, 2), transport=st.integers(0, 1), battleship=st.integers(0, 1))


@pytest.mark.rule("GAL-G14", "GAL-G12")
@given(fleets, fleets, st.integers(0, 6), st.integers(0, 2), st.text("0123456789abcdef", min_size=4, max_size=4))
@settings(max_examples=60)
def test_a_combat_ends_with_one_side_at_most_and_no_ground_forces_that_no_player_carries(
    ours: Force, theirs: Force, infantry: int, mechs: int, key: str
) -> None:
    state = having(having(galaxy(), ADA, habits={"combat": "quick"}), BOB, habits={"combat": "quick"})
    aboard = Force(infantry=min(infantry, journeys.room(ours)))
    theirs_aboard = Force(mech=min(mechs, journeys.room(theirs)))
    voyage = Voyage(state, Dice(KeyedSource(key)))
    voyage.set_units(ADA, FIELD, ours + aboard)
    voyage.set_units(BOB, FIELD, theirs + theirs_aboard)
    voyage.push(Then("space combat", FIELD, ADA))
    flow.run(voyage)
    left = voyage.units(ADA, FIELD), voyage.units(BOB, FIELD)
    if not (ours and theirs):
        assert voyage.events == []
        return
    assert not all(force.ships for force in left)
    assert (ours + aboard).holds(left[0])
    assert (theirs + theirs_aboard).holds(left[1])
    assert not any(journeys.excess(force) for force in left)
    assert open_stage(voyage.state) is not None
    hits = {name: sum(fact["hits"] for fact in told(voyage.events, "rolled") if fact["who"] == name) for name in NAMES[:2]}
    assert hits["Ada"] >= theirs.ships - left[1].ships
    assert hits["Bob"] >= ours.ships - left[0].ships


@pytest.mark.rule("GAL-G11", "GAL-G37")
def test_a_tactical_action_goes_from_movement_over_both_combats_to_the_planet_and_its_card() -> None:
    state = put(on_top(own(galaxy(), ADA, "home-1"), "ore-world"), ADA, "home-1", "2 infantry")
    state = put(put(state, ADA, home(state, ADA), "1 transport, 1 scout"), BOB, "A2", "1 scout")
    state = put(state, BOB, "cinder", "1 infantry")
    state, _ = act(state, ADA, "activate A2")
    # The scout of Ada hits with 8; then both her infantry, with 8 and 9, against one that misses.
    state, events = act(state, ADA, "move A2 A3 1 transport, 1 scout, 2 infantry", faces(8, 1, 1))
    assert told(events, "battle_over")[0]["winner"] == "Ada"
    state, events = act(state, ADA, "land cinder 2 infantry", faces(8, 9, 1))
    kinds = [event.kind for event in events]
    assert kinds.index("landed") < kinds.index("battle") < kinds.index("gained") < kinds.index("explored")
    assert state.planet_by_id["cinder"].owner == ADA
    assert told(events, "explored")[0]["card"] == "ore-world"
