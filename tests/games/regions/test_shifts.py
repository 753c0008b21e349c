"""Dice levels: every reason by name, each once, clamped at the end; and which setting a region counts as."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules.actions import dice_shifts, plays, strikes
from engine.games.regions.state.content import Bonus, content
from engine.games.regions.state.levels import Shift
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Ongoing, State, Strike, Trial

from .build import (
    ADA,
    BOB,
    IMP,
    LAMPREYS,
    carried_on,
    corridor,
    only,
    party,
    region,
    scenario,
    way,
    who,
    with_entity,
    with_member,
    working,
)


def hall(**fields: object) -> State:
    """Return a warden and a delver in a hall of that kind, with what is placed there."""
    placed = fields.pop("placed", ())
    return party(corridor(regions=(region("hall", **fields),), placed=placed), "warden", "delver", turn=ADA)


def levels_of(state: State, actor: str, entry: str, key: str = "", opponent: str | None = None) -> dict[str, int]:
    play = plays.play_of(state, actor, key) if key else None
    return {item.source: item.levels for item in dice_shifts.shifts_for(state, actor, entry, play, opponent)}


def size(state: State, actor: str, entry: str, dice: str, key: str = "", opponent: str | None = None) -> str:
    """Return what an entry is rolled with after its shifts."""
    play = plays.play_of(state, actor, key) if key else None
    return str(dice_shifts.final(dice, dice_shifts.shifts_for(state, actor, entry, play, opponent)))


@pytest.mark.rule("REG-042", "REG-043", "REG-046", "REG-047", "REG-G23")
def test_the_imp_of_the_example_is_blind_in_the_light_and_at_home_in_the_dark():
    lit, dark = hall(placed=(IMP,)), hall(placed=(IMP,), light="dark")
    assert size(lit, "imp", "inflict", "1d8") == "d6" and size(lit, "imp", "endure", "1d8") == "d6"
    assert size(dark, "imp", "inflict", "1d8") == "d8" and size(dark, "imp", "endure", "1d8") == "d8"
    assert size(dark, who(ADA), "inflict", "1d6") == "d4" and size(dark, who(ADA), "endure", "1d6") == "d4"


@pytest.mark.rule("REG-048", "REG-217", "REG-241", "REG-G02", "REG-G64")
def test_the_dark_takes_a_level_of_skill_dice_but_not_of_damage_or_defense():
    dark = hall(light="dark")
    for entry in ("search", "lockpick"):
        assert levels_of(dark, who(ADA), entry) == {"dark": -1}
    for entry in ("damage", "defense"):
        assert levels_of(dark, who(ADA), entry) == {}


@pytest.mark.rule("REG-052", "REG-053", "REG-054", "REG-G02", "REG-G03")
def test_blind_and_swimming_add_up_and_the_dice_are_clamped_once():
    state = hall(light="dark", water="surface")
    assert levels_of(state, who(ADA), "inflict") == {"dark": -1, "swimming": -1}
    assert size(state, who(ADA), "inflict", "1d6") == "d2"
    assert size(state, who(ADA), "search", "1d4") == "d2"  # two levels below d4, and no lower
    assert size(state, who(ADA), "damage", "1d8") == "d6"  # swimming only
    assert size(state, who(ADA), "defense", "1d4") == "d4"
    with_fins = with_member(state, ADA, equipped=("fins",))
    assert levels_of(with_fins, who(ADA), "inflict") == {"dark": -1}


@pytest.mark.rule("REG-G01")
def test_levels_are_added_up_before_the_dice_are_clamped():
    state = hall(light="dark", water="surface")
    lifted = replace(state, ongoing=(Ongoing(who(ADA), "Hope", who(ADA), "round", "search", 2),))
    assert size(lifted, who(ADA), "search", "1d2") == "d2"  # not d2 -> d2 -> d6
    assert size(lifted, who(ADA), "search", "2d6") == "2d6"
    assert size(lifted, who(ADA), "search", "1d20") == "d20"


@pytest.mark.rule("REG-055", "REG-G27")
def test_a_flyer_is_hindered_by_water_only_in_a_play_against_a_swimmer():
    gnats = Placed("gnats", "needle-gnats", "hall", single=True)
    state = hall(placed=(gnats, LAMPREYS), water="surface")
    assert levels_of(state, "gnats", "inflict", "sting", who(ADA)) == {"swimming": -1}
    with_charm = party(corridor(regions=(region("hall", water="surface"),), placed=(gnats,)), "warden")
    assert levels_of(with_charm, "gnats", "inflict") == {}
    assert levels_of(state, "lampreys", "inflict", "latch-on", who(ADA)) == {}  # Aquatic


@pytest.mark.rule("REG-050", "REG-058", "REG-078", "REG-140")
def test_hazards_mind_neither_dark_nor_water_but_their_targets_do():
    tremor, plate = Placed("tremor", "tremor", "hall"), Placed("plate", "dart-plate", "hall")
    state = hall(placed=(tremor, plate), light="dark", water="surface")
    assert levels_of(state, "tremor", "inflict", "shake", who(ADA)) == {}
    assert levels_of(state, "plate", "inflict", "", who(ADA)) == {}
    assert levels_of(state, who(ADA), "endure", "guard", "tremor") == {"dark": -1, "swimming": -1}


@pytest.mark.rule("REG-085")
def test_an_obstacle_minds_neither_dark_nor_water():
    wet = region("hall", light="dark", water="surface")
    state = party(scenario(way("hall", "vault", obstacle="rubble"), regions=(wet,)), "warden", turn=ADA)
    assert levels_of(state, "o:hall/vault", "endure", "slide", who(ADA)) == {}


@pytest.mark.rule("REG-G17")
@pytest.mark.parametrize(
    ("value", "worth"), [(-5, -2), (-4, -2), (-3, -1), (-2, -1), (-1, 0), (0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)]
)
def test_tracks_shift_their_entries_in_steps(value, worth):
    state = with_member(hall(), ADA, tracks={"Power": value, "Resilience": value, "Skill": value, "Mind": value})
    expected = {"inflict": "Power", "endure": "Resilience", "search": "Skill", "lockpick": "Skill"}
    for entry, track in expected.items():
        assert levels_of(state, who(ADA), entry) == ({track: worth} if worth else {})
    assert levels_of(state, who(ADA), "damage") == {}


@pytest.mark.rule("REG-110", "REG-G19")
def test_tools_help_against_what_they_are_made_for_while_they_are_equipped():
    cliff = way("hall", "ledge", obstacle="rocky-wall", low="hall", high="ledge")
    state = party(scenario(cliff, way("hall", "vault", obstacle="rubble")), "warden", turn=ADA)
    roped = with_member(state, ADA, equipped=("rope-kit", "crowbar"))
    assert levels_of(state, who(ADA), "inflict", "heave", "o:hall/ledge") == {}
    assert levels_of(roped, who(ADA), "inflict", "heave", "o:hall/ledge") == {"Rope kit": 1}
    assert levels_of(roped, who(ADA), "inflict", "heave", "o:hall/vault") == {}
    assert levels_of(roped, who(ADA), "damage", "heave", "o:hall/vault") == {"Crowbar": 1}


@pytest.mark.rule("REG-130", "REG-G48")
def test_an_alerted_seeker_has_one_level_more_inflict_and_nothing_else():
    guard = Placed("guard", "sharp-guard", "hall", single=True)
    state = with_entity(hall(placed=(guard,)), "guard", alerted=True)
    assert levels_of(state, "guard", "inflict") == {"Alerted": 1}
    assert levels_of(state, "guard", "endure") == {}


@pytest.mark.rule("REG-G03")
def test_a_source_counts_once_however_often_it_is_named():
    assert dice_shifts.once([Shift("dark", -1), Shift("dark", -1), Shift("Hope", 0)]) == (Shift("dark", -1),)


@pytest.mark.rule("REG-009", "REG-G42")
def test_what_lasts_against_some_does_not_count_against_others():
    guard = Placed("guard", "sharp-guard", "hall", single=True)
    state = hall(placed=(guard, LAMPREYS))
    state = replace(state, ongoing=(Ongoing(who(ADA), "Hush", who(BOB), "next turn", "endure", 1, ("Seeker",)),))
    assert levels_of(state, who(ADA), "endure", "guard", "guard") == {"Hush": 1}
    assert levels_of(state, who(ADA), "endure", "guard", "lampreys") == {}
    assert levels_of(state, who(BOB), "endure", "hunker", "guard") == {}


# Settings.


@pytest.mark.rule("REG-142", "REG-144", "REG-145")
def test_a_bonus_counts_in_its_setting_only():
    wild, stone = hall(settings=("wilderness",)), hall(settings=("dungeon",))
    assert levels_of(with_craft(wild), who(ADA), "inflict", "press-on") == {"Press On": 1}
    assert levels_of(with_craft(stone), who(ADA), "inflict", "press-on") == {}


def with_craft(state: State) -> State:
    return with_member(state, ADA, craft="pathfinder")


@pytest.mark.rule("REG-146", "REG-147", "REG-148", "REG-G43")
def test_where_there_is_a_choice_the_better_setting_is_taken_and_said():
    ruin = region("hall", settings=("dungeon", "wilderness"))
    gnats = Placed("gnats", "needle-gnats", "hall", single=True)
    state = party(corridor(regions=(ruin,), placed=(gnats,)), "pathfinder", turn=0)
    venture = working(state, 1, 2)
    strikes.begin(venture, Strike(who(0), "press-on", ("gnats",)))
    carried_on(venture)
    facts = only(venture.events, "clash").facts
    assert facts["inflict"] == ("d6", "d8", 1, 1, "Press On:+1") and facts["setting"] == ("Ada: wilderness",)


@pytest.mark.rule("REG-G43")
def test_a_challenge_takes_the_scenarios_setting_where_players_may_choose():
    ruin = region("hall", settings=("dungeon", "wilderness"))
    state = party(corridor(regions=(ruin,), placed=(LAMPREYS,)), "pathfinder", turn=0)
    printed = content().challenges["pool-lampreys"].actions[0]
    for setting, expected in (("dungeon", 1), ("wilderness", 0)):
        play = replace(printed, bonus=(Bonus("inflict", 1, setting),))
        found = dice_shifts.shifts_for(state, "lampreys", "inflict", play, who(0))
        assert sum(item.levels for item in found) == expected


@pytest.mark.rule("REG-148", "REG-G43")
@pytest.mark.parametrize(("levels", "expected"), [(2, {"Soft boots": 2}), (1, {"Soft boots": 1}), (0, {"Sure Footing": 1})])
def test_a_roll_is_one_decision_point_for_the_play_and_the_gear(monkeypatch, levels, expected):
    boots = content().gear["soft-boots"]
    stony = replace(boots, bonus=(Bonus("endure", levels, "dungeon"),))
    monkeypatch.setitem(content().gear, "soft-boots", stony)
    state = with_craft(hall(settings=("dungeon", "wilderness")))
    state = with_member(state, ADA, equipped=("soft-boots",))
    assert levels_of(state, who(ADA), "endure", "sure-footing") == expected
    town = with_member(with_craft(hall(settings=("civilization",))), ADA, equipped=("soft-boots",))
    assert levels_of(town, who(ADA), "endure", "sure-footing") == {}


# Rolls as they are told.


@pytest.mark.rule("REG-G63")
def test_a_roll_tells_its_entry_its_shifts_and_its_faces():
    venture = working(hall(), 3, 1)
    total, roll = dice_shifts.rolled(venture, "2d6", (Shift("dark", -1),))
    assert (total, roll) == (4, ("2d6", "2d4", 2, 3, 1, "dark:-1"))
    assert dice_shifts.rolled(venture, "", ()) == (0, ())


def test_a_lock_that_is_a_feature_is_no_opponent_to_have_a_bonus_against():
    state = hall()
    assert dice_shifts.matches(state, "chest", ()) and not dice_shifts.matches(state, "chest", ("Obstacle",))
    assert Trial(ADA, "lockpick", "1d6", target="chest").shifts == ()
