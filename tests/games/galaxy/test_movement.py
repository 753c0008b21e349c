"""Activating systems and moving ships into them, with what they carry."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.moving import journeys, movement
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state import board
from engine.games.galaxy.state.moves import Activate
from engine.games.galaxy.state.naming import EDDY
from engine.games.galaxy.state.state import Force, State, units_of

from .build import ADA, BOB, dealt, galaxy, having, holding, put, system_with, told, voyage_of
from .flights import bring, calm, listed, move_of, moving, no, stage

# With two players Ada's home is A3, Bob's is E1; Ember Reach is B2, Fallow and Gantry are B3, Brine and Cinder A2.


def plain() -> State:
    """Return the map of two players without wormholes and units."""
    return calm(galaxy(2))


def holding_tokens(state: State, player: int, *systems: str) -> State:
    """Return the state with a player's command tokens in systems."""
    for system in systems:
        state = system_with(state, system, tokens=(player,))
    return state


# Activation.


@pytest.mark.rule("GAL-G11")
def test_any_system_without_an_own_token_can_be_activated() -> None:
    state = holding_tokens(holding_tokens(plain(), ADA, "B2"), BOB, "C3")
    assert len(movement.activatable(state, ADA)) == 19
    assert "B2" not in movement.activatable(state, ADA)
    assert {"C3", EDDY} <= set(movement.activatable(state, ADA))
    assert movement.ACTIVATED.refuse(state, ADA, Activate("C3")) is None
    refusal = movement.ACTIVATED.refuse(state, ADA, Activate("B2"))
    assert refusal is not None and refusal.rule == "GAL-G11"


@pytest.mark.rule("GAL-G11", "GAL-G09")
def test_no_system_can_be_activated_without_a_tactic_token() -> None:
    state = having(plain(), ADA, tactic=0)
    assert movement.activatable(state, ADA) == ()
    refusal = movement.ACTIVATED.refuse(state, ADA, Activate("B2"))
    assert refusal is not None and refusal.rule == "GAL-G11"


@pytest.mark.rule("GAL-G02")
def test_a_system_that_is_not_on_the_map_cannot_be_activated() -> None:
    refusal = movement.ACTIVATED.refuse(plain(), ADA, Activate("Z9"))
    assert refusal is not None and refusal.rule == "GAL-G02"


# How far.


@pytest.mark.rule("GAL-G12", "GAL-G13")
def test_a_scout_moves_two_systems_and_a_transport_one() -> None:
    state = put(put(plain(), ADA, "A3", "1 scout, 1 transport, 1 battleship"), ADA, "A1", "1 battleship")
    near = moving(state, "B3")
    assert {text for text in listed(near) if text.startswith("A3: ")} == {
        "A3: 1 scout, 1 transport, 1 battleship",
        "A3: 1 scout and no more",
        "A3: 1 scout",
        "A3: 1 transport and no more",
        "A3: 1 transport",
        "A3: 1 battleship and no more",
        "A3: 1 battleship",
    }
    far = moving(state, "B2")
    assert [text for text in listed(far) if text.startswith("A3: ")] == ["A3: 1 scout and no more", "A3: 1 scout"]
    assert no(far, "A3: 1 transport").rule == "GAL-G12"
    assert stage(moving(put(plain(), ADA, "A3", "4 scout"), "C1")) is None  # 4 systems away


@pytest.mark.rule("GAL-G12", "GAL-G38")
def test_slip_drives_move_every_ship_a_system_further() -> None:
    state = having(put(plain(), ADA, "A3", "1 scout, 1 transport"), ADA, technologies=("slip-drives",))
    assert bring(moving(state, "B2"), "A3: 1 transport").state.legs[0].force == Force(transport=1)
    assert listed(moving(state, "B1")) == ["A3: 1 scout", "pass"]  # 3 systems: scouts only


@pytest.mark.rule("GAL-G72", "GAL-G12")
def test_every_system_is_one_step_and_harms_no_ship() -> None:
    state = put(plain(), ADA, "A3", "1 scout")
    near = set(board.adjacent(state, "A3"))
    far = {system for item in near for system in board.adjacent(state, item)} - near - {"A3"}
    assert (len(near), len(far)) == (3, 5)
    for system in near | far:
        voyage = bring(moving(state, system), "A3: 1 scout")
        assert voyage.units(ADA, system) == Force(scout=1)


@pytest.mark.rule("GAL-G12")
def test_ships_do_not_pass_through_a_system_with_ships_of_others() -> None:
    state = put(plain(), ADA, "A3", "1 scout")
    for between in ("B3", "B4"):
        state = put(state, BOB, between, "1 scout")
    assert stage(moving(state, "C4")) is None  # both ways there lead through them
    guarded = put(put(plain(), ADA, "A3", "1 scout"), BOB, "B3", "1 scout")
    assert bring(moving(guarded, "C4"), "A3: 1 scout").units(ADA, "C4") == Force(scout=1)
    troops = put(put(plain(), ADA, "A3", "1 scout"), BOB, "hollow", "1 infantry")
    troops = put(troops, BOB, "fallow", "1 infantry")
    assert bring(moving(troops, "C4"), "A3: 1 scout").units(ADA, "C4") == Force(scout=1)


@pytest.mark.rule("GAL-G12", "GAL-G11")
def test_ships_move_into_a_system_with_ships_of_others() -> None:
    state = put(put(plain(), ADA, "A3", "1 scout"), BOB, "C4", "1 scout")
    voyage = bring(moving(state, "C4"), "A3: 1 scout")
    assert voyage.units(ADA, "C4") == voyage.units(BOB, "C4") == Force(scout=1)


@pytest.mark.rule("GAL-G12")
def test_an_own_token_keeps_ships_but_lets_others_pass() -> None:
    state = put(put(plain(), ADA, "A3", "1 scout"), ADA, "B3", "1 scout, 2 infantry")
    voyage = moving(holding_tokens(state, ADA, "B3", "B4"), "C3")
    assert listed(voyage) == ["A3: 1 scout", "pass"]
    refusal = no(voyage, "B3: 1 scout")
    assert refusal.rule == "GAL-G12" and "token" in str(refusal)
    assert no(voyage, "A3: 1 scout, 1 infantry from B3").rule == "GAL-G12"
    assert stage(bring(voyage, "A3: 1 scout")) is None
    assert voyage.units(ADA, "C3") == Force(scout=1)


@pytest.mark.rule("GAL-G12")
def test_the_tokens_of_others_keep_no_player() -> None:
    state = holding_tokens(put(plain(), ADA, "A3", "1 scout"), BOB, "A3")
    assert listed(moving(state, "B3")) == ["A3: 1 scout", "pass"]


@pytest.mark.rule("GAL-G12")
def test_four_ships_at_most_are_in_a_system() -> None:
    state = put(put(plain(), ADA, "B3", "2 scout"), ADA, "A3", "2 scout, 1 transport, 1 battleship")
    voyage = moving(state, "B3")
    assert listed(voyage)[0] == "A3: 1 transport, 1 battleship"
    assert no(voyage, "A3: 2 scout, 1 transport").rule == "GAL-G12"
    bring(voyage, "A3: 2 scout")
    assert stage(voyage) is None
    assert voyage.units(ADA, "B3") == Force(scout=4)
    assert voyage.units(ADA, "A3") == Force(transport=1, battleship=1)


@pytest.mark.rule("GAL-G03", "GAL-G12", "GAL-G35")
def test_ships_move_through_wormholes_and_the_eddy() -> None:
    state = put(system_with(system_with(plain(), "A1", gamma=True), "E3", gamma=True), ADA, "A1", "1 scout, 1 transport")
    for to in (EDDY, "E3"):
        assert bring(moving(state, to), "A1: 1 transport", "pass").units(ADA, to) == Force(transport=1)
    assert listed(moving(state, "D3")) == ["A1: 1 scout", "pass"]


# What is carried.


@pytest.mark.rule("GAL-G12", "GAL-G13")
def test_as_much_is_carried_as_there_is_capacity() -> None:
    state = put(put(plain(), ADA, "A3", "1 transport, 1 scout"), ADA, "home-1", "6 infantry, 1 dock")
    voyage = moving(state, "B3")
    assert listed(voyage) == [
        "A3: 5 infantry, 1 scout, 1 transport",
        "A3: 1 infantry, 1 scout and no more",
        "A3: 1 infantry, 1 scout",
        "A3: 4 infantry, 1 transport and no more",
        "A3: 4 infantry, 1 transport",
        "A3: 2 infantry, 1 scout, 1 transport",  # 1 for each of the free planets in B3
        "A3: 2 infantry, 1 transport and no more",
        "A3: 2 infantry, 1 transport",
        "A3: 1 scout and no more",
        "A3: 1 scout",
        "A3: 1 transport and no more",
        "A3: 1 transport",
        "A3: 1 scout, 1 transport",
        "pass",
    ]
    assert no(voyage, "A3: 1 transport, 5 infantry").rule == "GAL-G12"
    assert no(voyage, "A3: 1 transport, 1 dock").rule == "GAL-G12"
    assert no(voyage, "A3: 2 infantry").rule == "GAL-G12"
    assert no(voyage, "A3: 2 transport").rule == "GAL-G12"
    assert no(voyage, "A3: some ships").rule == "GAL-G12"
    bring(voyage, "A3: 1 transport, 3 infantry", "pass")
    assert voyage.units(ADA, "B3") == Force(transport=1, infantry=3)
    assert voyage.units(ADA, "home-1") == Force(infantry=3, dock=1)


@pytest.mark.rule("GAL-G12")
def test_ground_forces_come_from_space_first_then_from_planets_by_name() -> None:
    state = put(put(plain(), ADA, "A2", "1 transport, 1 infantry"), ADA, "brine", "1 infantry")
    voyage = moving(put(state, ADA, "cinder", "1 infantry, 1 mech"), "A3")
    bring(voyage, "A2: 1 transport, 2 infantry, 1 mech")
    assert voyage.units(ADA, "A3") == Force(transport=1, infantry=2, mech=1)
    assert not voyage.units(ADA, "A2") and not voyage.units(ADA, "brine")
    assert voyage.units(ADA, "cinder") == Force(infantry=1)


@pytest.mark.rule("GAL-G12")
def test_ships_take_ground_forces_up_in_a_system_they_pass() -> None:
    state = put(put(plain(), ADA, "A3", "2 scout"), ADA, "gantry", "3 infantry")
    voyage = moving(state, "C3")
    assert no(voyage, "A3: 2 scout, 3 infantry from B3").rule == "GAL-G12"
    assert no(voyage, "A3: 1 scout, 1 infantry from C4").rule == "GAL-G12"
    assert no(voyage, "A3: 1 scout, 1 scout from B3").rule == "GAL-G12"
    bring(voyage, "A3: 2 scout, 2 infantry from B3")
    assert voyage.units(ADA, "C3") == Force(scout=2, infantry=2)
    assert voyage.units(ADA, "gantry") == Force(infantry=1)
    assert told(voyage.events, "moved") == [
        {"who": "Ada", "system": "C3", "legs": ("2 scout from A3", "2 infantry from B3")}
    ]


@pytest.mark.rule("GAL-G12")
def test_nothing_is_taken_up_off_the_way() -> None:
    state = put(put(plain(), ADA, "A3", "1 scout, 1 transport"), ADA, "brine", "2 infantry")
    voyage = moving(state, "B3")  # A3 and A2 both lie beside it
    assert no(voyage, "A3: 1 transport, 1 infantry from A2").rule == "GAL-G12"
    bring(voyage, "A3: 1 scout, 1 infantry from A2")
    assert voyage.units(ADA, "brine") == Force(infantry=1)


@pytest.mark.rule("GAL-G12")
def test_only_ships_that_pass_there_take_ground_forces_up() -> None:
    state = put(put(plain(), ADA, "A3", "1 scout, 1 transport"), ADA, "brine", "2 infantry")
    voyage = moving(state, "B3")
    assert no(voyage, "A3: 1 scout, 1 transport, 2 infantry from A2").rule == "GAL-G12"
    bring(voyage, "A3: 1 scout, 1 transport, 1 infantry from A2")
    assert voyage.units(ADA, "B3") == Force(scout=1, transport=1, infantry=1)


@pytest.mark.rule("GAL-G12")
def test_ground_forces_left_in_space_without_a_ship_are_removed_when_all_have_moved() -> None:
    state = put(plain(), ADA, "A3", "1 transport, 1 scout, 3 infantry")
    voyage = moving(state, "B3")
    assert listed(voyage) == [
        "A3: 3 infantry, 1 scout, 1 transport",
        "A3: 1 infantry, 1 scout and no more",
        "A3: 1 infantry, 1 scout",
        "A3: 3 infantry, 1 transport and no more",
        "A3: 3 infantry, 1 transport",
        "A3: 2 infantry, 1 transport and no more",
        "A3: 2 infantry, 1 transport",  # the third has room on the scout that stays
        "A3: 1 scout and no more",
        "A3: 1 scout",
        "pass",
    ]
    bring(voyage, "A3: 1 transport")
    assert voyage.units(ADA, "A3") == Force(scout=1, infantry=3)
    bring(voyage, "pass")
    assert voyage.units(ADA, "A3") == Force(scout=1, infantry=1)
    assert told(voyage.events, "removed_excess") == [{"who": "Ada", "system": "A3", "units": "2 infantry"}]


# The stage.


@pytest.mark.rule("GAL-G11", "GAL-G34")
def test_all_that_was_brought_arrives_together() -> None:
    state = put(put(plain(), ADA, "A3", "1 scout"), ADA, "B2", "1 transport")
    voyage = moving(put(state, ADA, "ember-reach", "2 infantry"), "B3")
    bring(voyage, "A3: 1 scout")
    assert not voyage.units(ADA, "A3") and not voyage.units(ADA, "B3")
    assert units_of(voyage.state, ADA) == Force(scout=1, transport=1, infantry=2)
    bring(voyage, "B2: 1 transport, 2 infantry")
    assert stage(voyage) is None and voyage.state.legs == ()
    assert voyage.units(ADA, "B3") == Force(scout=1, transport=1, infantry=2)
    assert told(voyage.events, "moved") == [
        {"who": "Ada", "system": "B3", "legs": ("1 scout from A3", "2 infantry, 1 transport from B2")}
    ]


@pytest.mark.rule("GAL-G11")
def test_the_movement_is_over_when_nothing_more_can_come_or_the_player_is_done() -> None:
    state = put(plain(), ADA, "A3", "2 scout")
    voyage = bring(moving(state, "B3"), "A3: 1 scout")
    assert listed(voyage) == ["A3: 1 scout", "pass"]
    assert stage(bring(voyage, "pass")) is None
    assert voyage.units(ADA, "B3") == Force(scout=1)
    assert stage(bring(moving(state, "B3"), "A3: 2 scout")) is None


@pytest.mark.rule("GAL-G12", "GAL-G11")
def test_ships_that_leave_others_behind_can_be_the_last_in_the_same_press() -> None:
    # Of the two scouts one goes: pressing "go on" after it does the same, step by step.
    state = put(plain(), ADA, "A3", "2 scout")
    at_once, in_two = (
        bring(moving(state, "B3"), "A3: 1 scout and no more"),
        bring(moving(state, "B3"), "A3: 1 scout", "pass"),
    )
    assert stage(at_once) is None and at_once.state == in_two.state and at_once.events == in_two.events
    # With a scout in C4 too, what comes from A3 can be the last as well.
    two = moving(put(state, ADA, "C4", "1 scout"), "B3")
    assert {"A3: 2 scout and no more", "A3: 2 scout", "C4: 1 scout and no more", "C4: 1 scout"} <= set(listed(two))
    assert "A3: 1 scout and no more" in listed(bring(two, "C4: 1 scout"))


@pytest.mark.rule("GAL-G11")
def test_nothing_is_asked_where_no_ship_can_come() -> None:
    voyage = moving(put(plain(), ADA, "E3", "1 transport"), "B3")
    assert stage(voyage) is None and not voyage.events
    home = moving(put(plain(), ADA, "B3", "4 battleship"), "B3")
    assert stage(home) is None


@pytest.mark.rule("GAL-G46", "GAL-G11")
def test_a_player_who_stays_away_moves_no_more() -> None:
    voyage = moving(put(plain(), ADA, "A3", "1 scout"), "B3")
    open_stage = stage(voyage)
    assert open_stage is not None
    default = flow.STAGES[flow.Moving].default(voyage.state, open_stage, ADA)
    movement.carry_out(voyage, open_stage, ADA, default)
    flow.run(voyage)
    assert stage(voyage) is None and voyage.units(ADA, "A3") == Force(scout=1)
    assert [event.kind for event in voyage.events] == ["nothing_done"]


@pytest.mark.rule("GAL-G11")
def test_only_the_active_player_moves_ships() -> None:
    voyage = moving(put(put(plain(), ADA, "A3", "1 scout"), BOB, "B2", "1 scout"), "B3")
    assert listed(voyage, BOB) == []
    open_stage = stage(voyage)
    assert open_stage is not None
    refusal = movement.refuse(voyage.state, open_stage, BOB, move_of(voyage, "B2: 1 scout"))
    assert refusal is not None and refusal.rule == "GAL-G11"
    assert no(voyage, "B2: 1 scout").rule == "GAL-G12"  # another one's ship


@pytest.mark.rule("GAL-G12")
def test_ships_come_only_into_the_active_system_and_from_another_one() -> None:
    voyage = moving(put(put(plain(), ADA, "A3", "1 scout"), ADA, "B3", "1 scout"), "B3")
    assert no(voyage, "B3: 1 scout").rule == "GAL-G12"
    assert no(voyage, "Z9: 1 scout").rule == "GAL-G02"
    open_stage = stage(voyage)
    assert open_stage is not None
    elsewhere = replace(move_of(voyage, "A3: 1 scout"), to="B4")
    refusal = movement.refuse(voyage.state, open_stage, ADA, elsewhere)
    assert refusal is not None and refusal.rule == "GAL-G12" and "B3" in str(refusal)


def test_units_and_places_may_be_written_loosely() -> None:
    state = put(put(plain(), ADA, "A3", "2 scout, 1 transport"), ADA, "home-1", "5 infantry")
    voyage = bring(moving(state, "B3"), "a3: a transport and 3 infantry", "Ada's home: 1 Scout")
    assert [leg.force for leg in voyage.state.legs] == [Force(transport=1, infantry=3), Force(scout=1)]
    everything = bring(moving(state, "B3"), "A3: all")
    assert everything.units(ADA, "B3") == Force(scout=2, transport=1, infantry=5)


@pytest.mark.rule("GAL-G12")
def test_everything_listed_can_be_done() -> None:
    state = put(
        put(plain(), ADA, "A3", "2 scout, 1 transport, 1 battleship, 3 infantry"), ADA, "home-1", "2 mech, 4 infantry"
    )
    state = put(put(state, ADA, "B2", "1 scout, 1 transport"), ADA, "ember-reach", "1 mech")
    texts = listed(moving(state, "B3"))
    assert len(texts) == len(set(texts)) > 10
    for text in texts:
        total = units_of(bring(moving(state, "B3"), text).state, ADA)
        assert total.ships == 6


UNITS = st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 1), st.integers(0, 3), st.integers(0, 2))
"""Scouts, transports, battleships, infantry and mechs."""


def settled(voyage: Voyage) -> None:
    """Answer every question by its default."""
    while questions := flow.open_questions(voyage.state):
        flow.reply(voyage, questions[0], questions[0].default)


def text_of(units: tuple[int, ...], origin: str) -> str:
    """Return a move's text for some units."""
    kinds = ("scout", "transport", "battleship", "infantry", "mech")
    return f"{origin}: " + ", ".join(f"{number} {kind}" for kind, number in zip(kinds, units, strict=True) if number)


@pytest.mark.rule("GAL-G12")
@settings(max_examples=60, deadline=None)
@given(UNITS, UNITS, st.lists(st.tuples(UNITS, st.sampled_from(["A3", "B2", "A1"])), max_size=4))
def test_whatever_is_written_no_unit_is_lost_but_excess_and_limits_hold(
    home: tuple[int, ...], away: tuple[int, ...], wishes: list[tuple[tuple[int, ...], str]]
) -> None:
    def force(units: tuple[int, ...]) -> Force:
        return Force(scout=units[0], transport=units[1], battleship=units[2], infantry=units[3], mech=units[4])

    voyage = voyage_of(replace(plain(), agenda=()))
    voyage.set_units(ADA, "home-1", Force(infantry=home[3], mech=home[4]))
    voyage.set_units(ADA, "A3", force(home).only("scout", "transport", "battleship"))
    voyage.set_units(ADA, "B2", force(away))
    journeys.trim(voyage, ADA, "B2")
    settled(voyage)
    before = units_of(voyage.state, ADA)
    voyage = moving(voyage.state, "B3")
    for units, origin in wishes:
        if stage(voyage) is None:
            break
        try:
            bring(voyage, text_of(units, origin))
        except IllegalMove as refusal:
            assert refusal.rule is not None and refusal.rule.startswith("GAL-G")
    if stage(voyage) is not None:
        bring(voyage, "pass")
    settled(voyage)
    lost = sum(
        int(part.split()[0]) for facts in told(voyage.events, "removed_excess") for part in str(facts["units"]).split(", ")
    )
    after = units_of(voyage.state, ADA)
    assert after.only("scout", "transport", "battleship") == before.only("scout", "transport", "battleship")
    assert after.troops == before.troops - lost
    assert voyage.units(ADA, "B3").ships <= 4
    for system in ("A3", "B2", "B3"):
        there = voyage.units(ADA, system)
        assert there.troops <= there.scout + 4 * there.transport + there.battleship


# Free Passage and the Command Orb.


@pytest.mark.rule("GAL-G39", "GAL-G12")
def test_free_passage_moves_one_ship_a_system_further() -> None:
    state = dealt(put(plain(), ADA, "A3", "2 transport"), ADA, "free-passage")
    voyage = moving(state, "B2")  # 2 systems away
    assert listed(voyage) == ["play free-passage", "pass"]
    bring(voyage, "play free-passage")
    assert voyage.player(ADA).hand == () and voyage.deck("orders").discard == ("free-passage",)
    assert listed(voyage) == ["A3: 1 transport", "pass"]
    assert no(voyage, "A3: 2 transport").rule == "GAL-G12"
    bring(voyage, "A3: 1 transport")
    assert stage(voyage) is None
    assert voyage.units(ADA, "B2") == voyage.units(ADA, "A3") == Force(transport=1)


@pytest.mark.rule("GAL-G39")
def test_free_passage_comes_before_the_first_ships_and_only_where_it_helps() -> None:
    state = put(put(dealt(plain(), ADA, "free-passage"), ADA, "A3", "2 scout"), ADA, "C2", "1 transport")
    voyage = moving(state, "B3")
    assert "play free-passage" in listed(voyage)
    bring(voyage, "A3: 1 scout")
    assert "play free-passage" not in listed(voyage)
    assert no(voyage, "play free-passage").rule == "GAL-G39"
    near = moving(put(dealt(plain(), ADA, "free-passage"), ADA, "A3", "2 scout"), "B3")
    assert no(near, "play free-passage").rule == "GAL-G39"
    assert no(near, "use command-orb").rule == "GAL-G32"


@pytest.mark.rule("GAL-G39")
def test_two_free_passages_help_two_ships() -> None:
    state = dealt(put(plain(), ADA, "A3", "2 transport"), ADA, "free-passage", "free-passage")
    voyage = bring(moving(state, "B2"), "play free-passage", "play free-passage", "A3: 2 transport")
    assert voyage.units(ADA, "B2") == Force(transport=2)


@pytest.mark.rule("GAL-G47", "GAL-G39")
def test_whether_the_movement_opens_does_not_tell_what_is_in_a_hand() -> None:
    far = put(plain(), ADA, "A3", "1 transport")
    with_it = moving(dealt(far, ADA, "free-passage"), "B2")
    without_it = moving(dealt(far, ADA, "requisition"), "B2")
    assert stage(with_it) == stage(without_it) is not None
    assert listed(without_it) == ["pass"]
    assert "No other ship" in str(no(without_it, "use command-net"))
    assert stage(moving(far, "B2")) is None


@pytest.mark.rule("GAL-G32", "GAL-G12")
def test_the_command_orb_unlocks_systems_with_an_own_token() -> None:
    state = put(put(holding(plain(), ADA, "command-orb"), ADA, "A3", "1 transport"), ADA, "home-1", "2 infantry")
    voyage = moving(holding_tokens(state, ADA, "A3"), "B3")
    assert listed(voyage) == ["use command-orb", "pass"]
    bring(voyage, "use command-orb")
    assert not voyage.player(ADA).relics and "command-orb" in voyage.state.purged
    bring(voyage, "A3: 1 transport, 2 infantry")
    assert voyage.units(ADA, "B3") == Force(transport=1, infantry=2)


@pytest.mark.rule("GAL-G32", "GAL-G12")
def test_the_command_orb_lets_ground_forces_be_taken_up_beside_an_own_token() -> None:
    state = put(put(holding(plain(), ADA, "command-orb"), ADA, "A3", "1 scout"), ADA, "B3", "1 scout")
    state = holding_tokens(put(state, ADA, "gantry", "1 infantry"), ADA, "B3")
    voyage = moving(state, "C3")
    assert no(voyage, "A3: 1 scout, 1 infantry from B3").rule == "GAL-G12"
    bring(voyage, "use command-orb", "A3: 1 scout, 1 infantry from B3", "pass")
    assert voyage.units(ADA, "C3") == Force(scout=1, infantry=1)


def test_what_follows_the_movement_waits_for_it() -> None:
    voyage = moving(put(plain(), ADA, "A3", "1 scout"), "B3")
    assert voyage.state.agenda[1:] == bring(voyage, "A3: 1 scout").state.agenda
    assert not any(isinstance(task, Then) for task in voyage.state.agenda)
