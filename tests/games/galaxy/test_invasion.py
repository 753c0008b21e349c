"""Bombardment, landing, and the seal of Meridian (GAL-G11, GAL-G15, GAL-G41)."""

from __future__ import annotations

import pytest

from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.flow import open_stage
from engine.games.galaxy.speech.asking import ask
from engine.games.galaxy.state.state import NOBODY, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, act, attach, dealt, galaxy, having, legal, on_top, own, play, put, refused, told, where
from .fights import answered, asked, awaited, begun, units

KILN = "C4"
"""Where Kiln is, hazardous, the only planet there."""

TWINS = "A2"
"""Where Brine, industrial, and Cinder, hazardous, are."""


def above(units_there: str, system: str = KILN) -> State:
    """Return a galaxy where Ada has units in the space of a system."""
    return put(galaxy(), ADA, system, units_there)


# Landing.


@pytest.mark.rule("GAL-G11", "GAL-G16")
def test_landed_forces_take_a_planet_without_owner() -> None:
    state, _ = begun(above("1 transport, 2 infantry"), "invasion", KILN)
    state, events = act(state, ADA, "land kiln 2 infantry")
    assert told(events, "landed") == [{"who": "Ada", "planet": "Kiln", "units": "2 infantry"}]
    assert told(events, "gained") == [{"who": "Ada", "planet": "Kiln", "before": ""}]
    assert (state.planet_by_id["kiln"].owner, state.planet_by_id["kiln"].exhausted) == (ADA, True)
    assert (units(state, ADA, "kiln"), units(state, ADA, KILN)) == ("2 infantry", "1 transport")


@pytest.mark.rule("GAL-G11", "GAL-G57")
def test_landing_goes_on_until_nothing_is_left_to_land_or_one_has_enough() -> None:
    state, _ = begun(above("1 transport, 3 infantry", TWINS), "invasion", TWINS)
    state, _ = act(state, ADA, "land cinder 1 infantry")
    assert open_stage(state) is not None
    state, events = act(state, ADA, "pass")
    assert told(events, "gained")[0]["planet"] == "Cinder"
    assert units(state, ADA, TWINS) == "2 infantry, 1 transport"


@pytest.mark.rule("GAL-G16", "GAL-G57")
def test_what_stays_in_space_takes_nothing() -> None:
    state, _ = begun(above("1 transport, 2 infantry"), "invasion", KILN)
    state, events = act(state, ADA, "pass")
    assert told(events, "gained") == []
    assert state.planet_by_id["kiln"].owner == NOBODY


def test_every_landing_is_offered_all_of_them_first() -> None:
    state, _ = begun(above("1 transport, 2 infantry, 1 mech"), "invasion", KILN)
    assert legal(state, ADA, "land") == [
        "land kiln 2 infantry, 1 mech",
        "land kiln 1 infantry, 1 mech",
        "land kiln 2 infantry",
        "land kiln 1 mech",
        "land kiln 1 infantry",
    ]
    assert legal(state, BOB, "land") == []


def test_no_player_is_asked_to_land_nothing() -> None:
    state, events = begun(above("2 scout"), "invasion", KILN)
    assert (events, awaited(state)) == ([], [])
    state, events = begun(above("1 transport, 2 infantry", "D3"), "invasion", "D3")
    assert (events, awaited(state)) == ([], [])


@pytest.mark.rule("GAL-G11")
@pytest.mark.parametrize(
    "move", ["land kiln 4 infantry", "land kiln 1 transport", "land aster 1 infantry", "land kiln lots"]
)
def test_only_what_is_there_lands_and_only_in_the_active_system(move: str) -> None:
    state, _ = begun(above("1 transport, 3 infantry"), "invasion", KILN)
    assert refused(state, ADA, move).rule == "GAL-G11"


@pytest.mark.rule("GAL-G30")
def test_no_player_lands_on_a_truce_world() -> None:
    state = attach(above("1 transport, 2 infantry", "B3"), "fallow", "truce-world")
    state, _ = begun(state, "invasion", "B3")
    assert all("fallow" not in move for move in legal(state, ADA, "land"))
    assert refused(state, ADA, "land fallow 1 infantry").rule == "GAL-G30"


@pytest.mark.rule("GAL-G57")
def test_ones_own_planet_is_reinforced_and_not_gained_again() -> None:
    state, _ = begun(own(above("1 transport, 2 infantry"), ADA, "kiln"), "invasion", KILN)
    state, events = act(state, ADA, "land kiln 2 infantry")
    assert (told(events, "gained"), told(events, "explored")) == ([], [])
    assert units(state, ADA, "kiln") == "2 infantry"


@pytest.mark.rule("GAL-G62", "GAL-G16", "GAL-011")
def test_a_player_who_loses_their_home_and_all_they_had_plays_on() -> None:
    system = where(galaxy(), "home-2")
    state = put(above("1 transport, 2 infantry", system), BOB, "home-2", "1 dock")
    state, _ = begun(state, "invasion", system)
    state, events = act(state, ADA, "land home-2 2 infantry")
    assert (state.planet_by_id["home-2"].owner, units(state, BOB, "home-2")) == (ADA, "nothing")
    assert told(events, "explored") == [] and state.planets_of(BOB) == ()
    assert not state.players[BOB].gone
    state, _ = act(state, ADA, "pass")
    assert (state.phase, state.active) == ("action", BOB), "the next turn is his"


# The order of gaining.


@pytest.mark.rule("GAL-039", "GAL-013")
def test_who_takes_two_planets_says_which_is_gained_first() -> None:
    state, _ = begun(above("1 transport, 3 infantry", TWINS), "invasion", TWINS)
    state, _ = act(state, ADA, "land cinder 2 infantry")
    state, events = act(state, ADA, "land brine 1 infantry")
    assert told(events, "gained") == []
    assert (asked(state, ADA).called(), asked(state, ADA).options) == ("gain", ("brine", "cinder"))
    assert asked(state, ADA).default == "brine"
    state, events = act(state, ADA, "explore cinder")
    assert [fact["planet"] for fact in told(events, "gained")] == ["Cinder"]


@pytest.mark.rule("GAL-039", "GAL-004", "GAL-005")
def test_in_which_order_planets_are_gained_is_asked_only_where_one_is_explored() -> None:
    """Brine and Cinder are free: both are explored. Brine of Bob's is not, and with both of his nothing is to be chosen."""
    said = []
    for theirs in ((), ("brine",), ("brine", "cinder")):
        state, _ = begun(own(above("1 transport, 3 infantry", TWINS), BOB, *theirs), "invasion", TWINS)
        state = play(state, (ADA, "land cinder 2 infantry"), (ADA, "land brine 1 infantry"))
        found = GAME.obvious(state, ADA)
        said.append((str(found), "" if found else ask(view_for(state, ADA)).split("? ")[1]))
    assert said == [
        ("None", "What its card brings can pay for the other's."),
        ("None", "Only Cinder will be explored."),
        ("explore brine -", ""),
    ]


@pytest.mark.rule("GAL-G57", "GAL-039")
def test_a_landing_on_each_takes_several_free_planets_and_a_unit_for_each() -> None:
    alone, _ = begun(above("1 transport, 3 infantry"), "invasion", KILN)
    assert refused(alone, ADA, "land each 2 infantry").rule == "GAL-G57"
    state, _ = begun(above("1 transport, 3 infantry", TWINS), "invasion", TWINS)
    assert refused(state, ADA, "land each 1 infantry").rule == "GAL-G57"
    assert legal(state, ADA, "land")[:2] == ["land each 3 infantry", "land each 2 infantry"]
    state, events = act(state, ADA, "land each 2 infantry")
    assert [fact["planet"] for fact in told(events, "landed")] == ["Brine", "Cinder"]
    assert state.system_by_id[TWINS].fleets[ADA].infantry == 1
    # They are gained one after the other all the same, in the order that Ada chooses.
    assert asked(state, ADA).options == ("brine", "cinder")


@pytest.mark.rule("GAL-040", "GAL-014")
def test_the_second_planet_is_gained_when_the_first_ones_card_is_done() -> None:
    state, _ = begun(above("1 transport, 3 infantry", TWINS), "invasion", TWINS)
    state, _ = act(state, ADA, "land cinder 2 infantry")
    state, _ = act(state, ADA, "land brine 1 infantry")
    state, events = act(state, ADA, "explore cinder")
    assert [fact["place"] for fact in told(events, "explored")] == ["Cinder"]
    assert state.planet_by_id["brine"].owner == NOBODY
    later = []
    while state.planet_by_id["brine"].owner == NOBODY:
        stage = open_stage(state)
        assert stage is not None
        state, events = act(state, ADA, str(flow.STAGES[type(stage)].default(state, stage, ADA)))
        later += events
    kinds = [event.kind for event in later]
    assert kinds.index("put_away") < kinds.index("gained") < kinds.index("explored")


# Bombardment.


@pytest.mark.rule("GAL-G15")
def test_battleships_bombard_the_ground_forces_of_a_planet_once() -> None:
    # Two battleships hit on 6 and more.
    state = put(own(above("2 battleship"), BOB, "kiln"), BOB, "kiln", "3 infantry")
    state, _ = begun(state, "invasion", KILN)
    assert (asked(state, ADA).called(), asked(state, ADA).options) == ("bombard", ("none", "kiln"))
    assert asked(state, ADA).default == "none"
    state, events = answered(state, ADA, "kiln", 6, 5)
    assert told(events, "bombarded")[0]["dice"] == ("battleship 6!", "battleship 5")
    assert units(state, BOB, "kiln") == "2 infantry"
    assert awaited(state) == []


@pytest.mark.rule("GAL-G38")
def test_siege_doctrine_adds_2() -> None:
    state = put(own(above("2 battleship"), BOB, "kiln"), BOB, "kiln", "3 infantry")
    state, _ = begun(having(state, ADA, technologies=("siege-doctrine",)), "invasion", KILN)
    _, events = answered(state, ADA, "kiln", 4, 3)
    assert told(events, "bombarded")[0]["hits"] == 1


@pytest.mark.rule("GAL-G15")
def test_with_two_targets_each_battleship_is_asked_for() -> None:
    state = put(put(above("2 battleship", TWINS), BOB, "brine", "1 infantry"), BOB, "cinder", "2 infantry")
    state, _ = begun(state, "invasion", TWINS)
    assert (asked(state, ADA).options, asked(state, ADA).parts()[1]) == (("none", "brine", "cinder"), 2)
    state, _ = answered(state, ADA, "brine", 6)
    assert (units(state, BOB, "brine"), asked(state, ADA).options) == ("nothing", ("none", "cinder"))
    state, _ = answered(state, ADA, "cinder", 1)
    assert awaited(state) == []


@pytest.mark.rule("GAL-G15")
def test_the_owner_says_what_a_bombardment_destroys_and_no_card_cancels_it() -> None:
    state = put(dealt(above("1 battleship"), BOB, "evasive-burn"), BOB, "kiln", "1 infantry, 1 mech")
    state, _ = begun(state, "invasion", KILN)
    state, _ = answered(state, ADA, "kiln", 6)
    assert awaited(state) == [("losses", BOB)]
    assert asked(state, BOB).options == ("infantry", "mech")
    assert legal(state, BOB, "play") == []
    state, _ = answered(state, BOB, "mech")
    assert units(state, BOB, "kiln") == "1 infantry"


@pytest.mark.rule("GAL-G32")
def test_the_crown_of_fury_has_no_part_in_bombardment() -> None:
    state = put(having(above("1 battleship"), ADA), BOB, "kiln", "1 infantry")
    state, _ = begun(state, "invasion", KILN)
    state, _ = answered(state, ADA, "kiln", 1)
    assert awaited(state) == []


@pytest.mark.rule("GAL-G15", "GAL-G48")
def test_no_player_is_bombarded_who_resigned_while_it_was_being_asked() -> None:
    state = own(galaxy(3), BOB, "kiln")
    system = where(state, "kiln")
    state = put(put(state, ADA, system, "1 battleship"), BOB, "kiln", "1 infantry")
    state, _ = begun(state, "invasion", system)
    state, events = answered(play(state, (BOB, "resign yes")), ADA, "kiln")
    assert told(events, "bombarded") == []
    assert awaited(state) == []


def test_where_no_ground_forces_are_nothing_is_bombarded() -> None:
    state, _ = begun(put(own(above("1 battleship"), BOB, "kiln"), BOB, "kiln", "1 dock"), "invasion", KILN)
    assert awaited(state) == []


# The seal.


@pytest.mark.rule("GAL-G41", "GAL-010", "GAL-G59")
def test_the_first_landing_on_meridian_costs_6_influence_and_is_worth_a_point() -> None:
    state = own(above("1 transport, 1 infantry", "C3"), ADA, "lantern")  # 3 influence, and 2 at home
    state, _ = begun(having(state, ADA, trade_goods=1), "invasion", "C3")
    state, events = act(state, ADA, "land meridian 1 infantry")
    assert told(events, "paid")[0]["trade_goods"] == 1
    assert told(events, "seal_broken") == [{"who": "Ada"}]
    assert [event.kind for event in events if event.kind in ("landed", "gained", "unexplored")] == [
        "landed",
        "gained",
        "unexplored",
    ]
    assert (state.players[ADA].points, state.players[ADA].trade_goods) == (1, 0)
    assert state.planet_by_id["lantern"].exhausted
    assert not state.system_by_id["C3"].seal
    assert state.planet_by_id["meridian"].owner == ADA


@pytest.mark.rule("GAL-G41", "GAL-G32")
def test_under_the_seal_lies_a_relic_for_the_player_who_breaks_it() -> None:
    """The top one, once the first have landed; who takes Meridian later finds none."""
    state = having(on_top(above("1 transport, 2 infantry", "C3"), "archive"), ADA, trade_goods=4)
    state, _ = begun(state, "invasion", "C3")
    state, events = act(state, ADA, "land meridian 1 infantry")
    assert [event.kind for event in events if event.kind in ("seal_broken", "landed", "relic")] == [
        "seal_broken",
        "landed",
        "relic",
    ]
    assert [held.relic for held in state.players[ADA].relics] == ["archive"]
    assert not legal(state, ADA, "land"), "some have landed wherever they may"


@pytest.mark.rule("GAL-G41", "GAL-G32", "GAL-G40")
def test_a_goal_that_the_relic_under_the_seal_brings_waits_for_no_player() -> None:
    """The Black Blade brings a hidden goal; all has landed by then."""
    state = having(on_top(above("1 transport, 2 infantry", "C3"), "black-blade"), ADA, trade_goods=4)
    state, _ = begun(state, "invasion", "C3")
    before = len(state.players[ADA].goals)
    state, events = act(state, ADA, "land meridian 2 infantry")
    assert len(state.players[ADA].goals) == before + 1
    assert told(events, "landed") == [{"who": "Ada", "planet": "Meridian", "units": "2 infantry"}]


@pytest.mark.rule("GAL-G41")
def test_who_chooses_how_to_pay_lands_when_it_is_paid() -> None:
    state = own(above("1 transport, 2 infantry", "C3"), ADA, "lantern")
    state, _ = begun(having(state, ADA, trade_goods=6), "invasion", "C3")
    state, events = act(state, ADA, "land meridian 1 infantry")
    assert told(events, "landed") == []
    state, events = act(state, ADA, "pay 6")
    assert told(events, "landed") == [{"who": "Ada", "planet": "Meridian", "units": "1 infantry"}]
    assert state.players[ADA].points == 1


@pytest.mark.rule("GAL-G41")
def test_without_6_influence_no_player_lands_under_the_seal() -> None:
    state = having(own(above("1 transport, 1 infantry", "C3"), ADA, "lantern"), ADA, trade_goods=0)
    state, events = begun(state, "invasion", "C3")
    assert (events, awaited(state)) == ([], [])
    assert units(state, ADA, "C3") == "1 infantry, 1 transport"


@pytest.mark.rule("GAL-G41", "GAL-G45")
def test_the_seals_point_can_win_the_game() -> None:
    state = having(above("1 transport, 1 infantry", "C3"), ADA, trade_goods=4, points=7)
    state, _ = begun(state, "invasion", "C3")
    state, _ = act(state, ADA, "land meridian 1 infantry")
    assert (state.phase, state.winner) == ("over", ADA)
