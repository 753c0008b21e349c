"""Stat Tracks: base values and their floors, moving, drifting, and the end of Power."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules import turns
from engine.games.regions.rules.actions import dice_shifts
from engine.games.regions.rules.party import stat_tracks
from engine.games.regions.state import sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Disease

from .build import (
    ADA,
    BOB,
    carried_on,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    region,
    who,
    with_entity,
    with_member,
    working,
)

GNATS = Placed("gnats", "needle-gnats", "vault", single=True)
FEVER, CHILL, AGUE = Disease("Fever", "Skill", 1), Disease("Chill", "Skill", 2), Disease("Ague", "Mind", 1)


def sickly(monkeypatch, *diseases):
    """Return a PC with -1 Skill each from Background, Craft and Gear, and with diseases (REG-261)."""
    warden = content().crafts["warden"]
    monkeypatch.setitem(content().crafts, "warden", replace(warden, tracks={"Skill": -1}))
    state = party(corridor(), "warden", turn=ADA)
    return with_member(state, ADA, background="sailor", equipped=("heavy-coat",), diseases=diseases, tracks={})


@pytest.mark.rule("REG-259", "REG-260", "REG-261", "REG-G18")
def test_background_craft_and_gear_stop_at_minus_two_and_a_disease_goes_on(monkeypatch):
    assert sheets.base(sickly(monkeypatch).members[ADA])["Skill"] == -2
    ill = sickly(monkeypatch, FEVER)
    assert sheets.base(ill.members[ADA])["Skill"] == -3
    assert str(dice_shifts.final("1d6", dice_shifts.shifts_for(ill, who(ADA), "search"))) == "d4"


@pytest.mark.rule("REG-258")
def test_diseases_stop_at_minus_four(monkeypatch):
    ill = sickly(monkeypatch, FEVER, CHILL)
    assert sheets.base(ill.members[ADA])["Skill"] == -4
    assert str(dice_shifts.final("1d6", dice_shifts.shifts_for(ill, who(ADA), "search"))) == "d2"


@pytest.mark.rule("REG-261", "REG-G03")
def test_the_example_in_the_dark_and_in_dark_water(monkeypatch):
    ill = sickly(monkeypatch, FEVER)
    for water in ("none", "surface"):
        hall = region("hall", light="dark", water=water)
        there = replace(ill, scenario=corridor(regions=(hall,)))
        assert str(dice_shifts.final("1d6", dice_shifts.shifts_for(there, who(ADA), "search"))) == "d2"


@pytest.mark.rule("REG-260", "REG-G18")
def test_each_step_is_clamped_before_the_next():
    # +1 from the Background, +1 from the Craft, then +1 from Gear is lost at +2, and -1 from other Gear counts.
    state = with_member(party(corridor(), "pathfinder"), 0, background="tinker", equipped=("heavy-coat",), tracks={})
    assert sheets.base(state.members[0]) == {"Power": 0, "Resilience": -1, "Mind": 0, "Skill": 1}


@pytest.mark.rule("REG-256", "REG-257")
def test_a_disease_lowers_the_base_of_its_track_alone():
    state = with_member(party(corridor(), "delver"), 0, diseases=(AGUE,), background="", tracks={})
    assert sheets.base(state.members[0]) == {"Power": 0, "Resilience": 1, "Mind": -1, "Skill": 0}


@pytest.mark.rule("REG-G18")
def test_creatures_and_seekers_are_at_minus_one_and_other_challenges_at_zero():
    guard, tremor = Placed("guard", "sharp-guard", "vault", single=True), Placed("tremor", "tremor", "vault")
    state = party(corridor(placed=(GNATS, guard, tremor)))
    assert {id: sheets.track_value(state, id, "Power") for id in ("gnats", "guard", "tremor")} == {
        "gnats": -1,
        "guard": -1,
        "tremor": 0,
    }


@pytest.mark.rule("REG-G17")
def test_a_track_moves_within_five_either_way():
    venture = working(party(corridor()))
    stat_tracks.move(venture, who(ADA), "Mind", 7)
    assert venture.state.members[ADA].tracks["Mind"] == 5
    assert dict(only(venture.events, "track").facts) == {"who": "Ada", "track": "Mind", "by": 5, "now": 5}
    stat_tracks.move(venture, who(ADA), "Mind", 1)
    assert kinds_of(venture.events) == ["track"]  # nothing left to move, nothing told


@pytest.mark.rule("REG-G18")
def test_a_track_that_did_not_move_drifts_one_toward_its_base():
    state = with_member(party(corridor(), "delver"), 0, tracks={"Power": -2, "Resilience": 3, "Mind": 0, "Skill": 0})
    venture = working(state)
    stat_tracks.move(venture, who(0), "Power", -1)
    stat_tracks.drift(venture)
    pc = venture.state.members[0]
    assert (pc.tracks["Power"], pc.tracks["Resilience"], pc.moved_tracks) == (-3, 2, ())
    stat_tracks.drift(venture)  # the delver's base: Resilience 1, else 0
    assert {**venture.state.members[0].tracks} == {"Power": -2, "Resilience": 1, "Mind": 0, "Skill": 0}
    stat_tracks.drift(venture)
    stat_tracks.drift(venture)
    stat_tracks.drift(venture)
    assert {**venture.state.members[0].tracks} == {"Power": 0, "Resilience": 1, "Mind": 0, "Skill": 0}
    assert kinds_of(venture.events).count("drifted") == 4


@pytest.mark.rule("REG-G18")
def test_a_challenges_tracks_drift_and_nothing_is_said():
    venture = working(with_entity(party(corridor(placed=(GNATS,))), "gnats", tracks={"Power": -4}))
    stat_tracks.drift(venture)
    assert sheets.track_value(venture.state, "gnats", "Power") == -3
    assert "Needle gnats" not in only(venture.events, "drifted").facts["who"]


@pytest.mark.rule("REG-G17")
def test_at_minus_five_power_the_next_action_is_skipped_and_power_is_back_at_its_base():
    state = with_member(party(corridor(), "warden"), 0, tracks={"Power": -3, "Resilience": 0, "Mind": 0, "Skill": 0})
    venture = working(state)
    stat_tracks.move(venture, who(0), "Power", -2)
    assert venture.state.members[0].tracks["Power"] == 1  # the warden's
    assert [event.facts["now"] for event in venture.events] == [-5, 1]
    turns.claim(venture, 0)
    carried_on(venture)
    assert venture.state.turn is not None and venture.state.turn.action and not venture.state.turn.strategy
    assert only(venture.events, "skipped").facts["phase"] == "action"


@pytest.mark.rule("REG-G17")
def test_a_creature_at_minus_five_power_loses_its_next_turn():
    venture = working(with_entity(party(corridor(placed=(GNATS,))), "gnats", tracks={"Power": -4}))
    stat_tracks.move(venture, "gnats", "Power", -1)
    assert entity(venture.state, "gnats").calm == 1  # this round, its turn is still to come
    assert sheets.track_value(venture.state, "gnats", "Power") == -1
    later = working(
        replace(with_entity(party(corridor(placed=(GNATS,))), "gnats", tracks={"Power": -4}), stage="challenges")
    )
    stat_tracks.move(later, "gnats", "Power", -1)
    assert entity(later.state, "gnats").calm == 2


@pytest.mark.rule("REG-G18")
def test_a_track_that_never_moved_stands_at_its_base():
    state = with_member(party(corridor()), BOB, tracks={})
    assert sheets.track_value(state, who(BOB), "Resilience") == 1
