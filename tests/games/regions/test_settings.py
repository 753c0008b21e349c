"""Settings: which a region has, and how they are chosen anew each time."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.files import files
from engine.games.regions.rules.actions import dice_shifts
from engine.games.regions.state.content import Bonus, Play, content
from engine.games.regions.state.levels import Shift
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Habits, State

from .build import ADA, only, party, play, region, scenario, way, with_member

rule = pytest.mark.rule

BARRED = Play("a", "A", "action", barred=("wilderness",))
ONLY = Play("b", "B", "action", only=("wilderness",))
WILD = Play("c", "C", "reaction", endure="1d6", bonus=(Bonus("endure", 1, "wilderness"),))


def ruins(*overgrown: str) -> State:
    """Return Ada in a region of a dungeon that may be treated as these settings."""
    where = scenario(
        way("court", "hall"),
        regions=(region("court", settings=overgrown),),
        placed=(Placed("gnats", "needle-gnats", "court", single=True),),
    )
    return party(where, "pathfinder", turn=ADA)


@rule("REG-145", "REG-151")
def test_a_region_has_the_scenarios_setting_unless_it_has_its_own():
    state = ruins("wilderness")
    assert dice_shifts.settings_of(state, "court") == ("wilderness",)
    assert dice_shifts.settings_of(state, "hall") == ("dungeon",)


@rule("REG-143")
def test_what_is_barred_in_a_setting_cannot_be_played_there():
    assert dice_shifts.setting_for(ruins("wilderness"), "p0", BARRED) is None
    assert dice_shifts.setting_for(ruins(), "p0", BARRED) == "dungeon"
    assert dice_shifts.setting_for(ruins(), "p0", ONLY) is None


@rule("REG-146", "REG-147", "REG-148", "REG-149", "REG-150", "REG-G43")
def test_an_overgrown_ruin_is_a_dungeon_for_the_interrupt_and_wilderness_for_the_reaction():
    """Corner case 9: both in answer to one enemy Action; what was chosen first binds no other (REG-149, REG-150)."""
    state = ruins("dungeon", "wilderness")
    interrupt = content().plays["dig-in"]
    assert interrupt.barred == ("wilderness",)
    assert dice_shifts.setting_for(state, "p0", interrupt) == "dungeon"
    assert dice_shifts.setting_for(state, "p0", WILD) == "wilderness"
    assert dice_shifts.setting_for(state, "p0", interrupt) == "dungeon"
    assert sum(shift.levels for shift in dice_shifts.shifts_for(state, "p0", "endure", WILD)) == 1


@rule("REG-142", "REG-144")
def test_a_bonus_counts_only_where_its_setting_can_be_chosen():
    for overgrown, levels in ((("dungeon", "wilderness"), 1), (("wilderness",), 1), ((), 0)):
        found = dice_shifts.shifts_for(ruins(*overgrown), "p0", "endure", WILD)
        assert sum(shift.levels for shift in found) == levels


@rule("REG-G43")
def test_challenges_take_the_main_setting_where_there_are_several():
    state = ruins("wilderness", "dungeon")
    assert dice_shifts.setting_for(state, "gnats", WILD) == "dungeon"
    assert dice_shifts.setting_for(ruins("wilderness"), "gnats", WILD) == "wilderness"


@rule("REG-148")
def test_every_legal_setting_can_be_had_the_most_favourable_first():
    state = ruins("dungeon", "wilderness", "civilization")
    assert dice_shifts.setting_choices(state, "p0", WILD) == ("wilderness", "dungeon", "civilization")
    assert dice_shifts.setting_choices(state, "p0", BARRED) == ("dungeon", "civilization")


@rule("REG-144", "REG-148")
def test_gear_adds_its_bonus_in_the_setting_that_is_chosen():
    state = ruins("dungeon", "wilderness")
    helpful = replace(WILD, bonus=(Bonus("endure", 1, "dungeon"), Bonus("endure", -1, "wilderness")))
    assert dice_shifts.setting_for(state, "p0", helpful) == "dungeon"


@rule("REG-141", "REG-151", "REG-152", "REG-155", "REG-157")
def test_the_scenarios_play_in_all_three_settings():
    found = {files.scenario_named(name).setting for name in HAND_MADE}
    assert found == {"wilderness", "dungeon", "civilization"}


@rule("REG-148", "REG-G43")
def test_each_entry_of_a_play_is_a_decision_point_of_its_own():
    state = ruins("dungeon", "wilderness", "civilization")
    both = Play(
        "d",
        "D",
        "action",
        inflict="1d6",
        damage="1d6",
        bonus=(Bonus("inflict", 1, "wilderness"), Bonus("damage", 1, "civilization")),
    )
    for entry in ("inflict", "damage"):
        assert dice_shifts.shifts_for(state, "p0", entry, both) == (Shift("D", 1),)


@rule("REG-144", "REG-G43")
def test_what_an_interrupt_does_to_an_action_has_a_favourable_setting_too():
    state = ruins("dungeon", "wilderness")
    warning = Play("e", "E", "interrupt", trigger="targeted", shift=(Bonus("inflict", -1, "wilderness"),))
    assert dice_shifts.brought(state, "p0", warning, "gnats") == (("inflict", -1),)


@rule("REG-148", "REG-G43")
def test_a_player_may_order_what_regions_are_treated_as_wherever_that_is_possible():
    state = ruins("dungeon", "wilderness")
    assert dice_shifts.setting_for(state, "p0", WILD) == "wilderness"
    state, events = play(state, ADA, "order setting:dungeon")
    assert only(events, "habit").facts == {"order": "setting:dungeon"}
    assert state.members[ADA].habits.setting == "dungeon"
    assert dice_shifts.setting_for(state, "p0", WILD) == "dungeon"
    assert dice_shifts.shifts_for(state, "p0", "endure", WILD) == ()
    assert dice_shifts.setting_for(state, "p0", ONLY) == "wilderness", "else it could not be played at all"
    forest = with_member(ruins("wilderness"), ADA, habits=state.members[ADA].habits)
    assert dice_shifts.setting_for(forest, "p0", WILD) == "wilderness", "this region is no dungeon"
    assert dice_shifts.setting_for(with_member(ruins(), ADA, habits=Habits(setting="wilderness")), "p0", WILD) == "dungeon"
    state, _ = play(state, ADA, "order setting:best")
    assert dice_shifts.setting_for(state, "p0", WILD) == "wilderness"


@rule("REG-G43")
def test_an_order_about_settings_is_followed_before_the_dice_are_rolled():
    state = ruins("dungeon", "wilderness")
    rolled = {}
    for order, inflict in (("best", "d8"), ("dungeon", "d6")):
        if order != "best":
            state, _ = play(state, ADA, f"order setting:{order}")
        _, events = play(state, ADA, "act press-on needle-gnats", 5, 1, 1)
        rolled[order] = only(events, "clash").facts["inflict"][1]
        assert rolled[order] == inflict
