"""Swimming, flying, Aquatic; and what blindness and water come to together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules.actions import dice_shifts
from engine.games.regions.rules.exploring import searching
from engine.games.regions.state import board, sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.levels import Shift
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Turn

from .build import ADA, corridor, kinds_of, party, play, region, scenario, way, who, with_member

rule = pytest.mark.rule

LAMPREYS = Placed("lampreys", "pool-lampreys", "pool", single=True)
GNATS = Placed("gnats", "needle-gnats", "pool", single=True)
GEESE = Placed("geese", "yard-geese", "pool", single=True)


def pool(kind: str = "surface", light: str = "lit", *placed: Placed) -> State:
    """Return Ada in a pool."""
    where = scenario(way("pool", "bank"), regions=(region("pool", water=kind, light=light),), placed=placed)
    return party(where, "warden", turn=ADA)


def levels(state: State, entry: str, against: str | None = None) -> dict[str, int]:
    play = content().crafts["warden"].action
    found = dice_shifts.shifts_for(state, "p0", entry, play, against)  # type: ignore[arg-type]
    return {shift.source: shift.levels for shift in found}


@rule("REG-051", "REG-052", "REG-057")
@pytest.mark.parametrize("entry", ["inflict", "endure", "damage", "search", "lockpick"])
def test_a_swimmer_has_a_level_less_on_five_entries(entry):
    assert levels(pool(), entry) == {"swimming": -1}
    assert levels(pool("none"), entry) == {}
    assert levels(pool("submerged"), entry) == {"swimming": -1}


@rule("REG-052")
def test_defense_does_not_suffer_from_swimming():
    assert levels(pool(), "defense") == {}


@rule("REG-053")
def test_the_aquatic_swim_without_a_penalty():
    state = with_member(pool(), ADA, equipped=("fins",))
    assert board.in_water(state, "p0")
    assert not board.swims(state, "p0")
    assert levels(state, "inflict") == {}


@rule("REG-G71")
def test_no_one_drowns_and_a_heavy_coat_makes_swimming_no_harder():
    deep = corridor(regions=(region("hall", water="submerged"),))
    state = with_member(party(deep, "warden", turn=0), 0, equipped=("heavy-coat",), pack=())
    assert [shift.levels for shift in dice_shifts.shifts_for(state, who(0), "inflict")] == [-1]
    for _ in range(3):
        state, told = play(state, 0, "pass")
        state = replace(state, turn=Turn(0)) if state.turn is None else state
        assert "hurt" not in kinds_of(told)
    assert (state.round, state.members[0].ep) == (4, 20)


@rule("REG-055", "REG-G27")
def test_a_flyer_over_water_suffers_only_for_the_play_against_a_swimmer():
    """Corner case 7."""
    state = pool("surface", "lit", LAMPREYS, GNATS)
    assert board.flies(state, "gnats")
    assert not board.swims(state, "gnats")
    assert board.swims(state, "gnats", "p0")
    assert board.swims(state, "gnats", "lampreys")
    dry = with_member(state, ADA, region="bank")
    assert not board.swims(dry, "gnats", "p0")


@rule("REG-055", "REG-053")
def test_an_aquatic_flyer_never_takes_the_penalty():
    state = pool("surface", "lit", LAMPREYS)
    assert board.in_water(state, "lampreys")
    assert not board.swims(state, "lampreys", "p0")


@rule("REG-056")
def test_no_one_flies_in_a_submerged_region():
    state = pool("submerged", "lit", GNATS)
    assert not board.flies(state, "gnats")
    assert board.swims(state, "gnats")


@rule("REG-058", "REG-078", "REG-085", "REG-140")
def test_environs_obstacles_and_traps_do_not_swim():
    state = pool("submerged", "lit", Placed("dust", "choking-dust", "pool"), Placed("plate", "dart-plate", "pool"), GEESE)
    assert [board.swims(state, id) for id in ("dust", "plate", "geese")] == [False, False, True]


@rule("REG-046", "REG-047", "REG-048", "REG-G02", "REG-G03", "REG-G23")
@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("inflict", {"dark": -1, "swimming": -1}),
        ("endure", {"dark": -1, "swimming": -1}),
        ("search", {"dark": -1, "swimming": -1}),
        ("lockpick", {"dark": -1, "swimming": -1}),
        ("damage", {"swimming": -1}),
        ("defense", {}),
    ],
)
def test_blind_and_swimming_add_up_but_damage_only_swims(entry, expected):
    """Corner case 8."""
    assert levels(pool("surface", "dark"), entry) == expected


@rule("REG-G02", "REG-218")
def test_hidden_dice_are_shifted_by_nothing():
    state = pool("surface", "dark")
    where = replace(state.scenario, regions=(replace(state.scenario.regions[0], fortunes=1), *state.scenario.regions[1:]))
    state = replace(state, scenario=where, fortunes={"pool": 1})
    (luck,) = searching.secrets(state, "pool")
    assert luck.dice == "1d4"


# Scenario test R4: Skill, dark and water on one Search.


@rule("REG-048", "REG-052", "REG-217", "REG-G01", "REG-G17")
@pytest.mark.parametrize(
    ("kind", "light", "skill", "rolled"),
    [
        ("none", "lit", 0, "d6"),
        ("none", "lit", -3, "d4"),
        ("none", "dark", -3, "d2"),
        ("surface", "dark", -3, "d2"),
        ("none", "lit", -4, "d2"),
    ],
)
def test_skill_dark_and_water_are_added_up_and_clamped_once_at_d2(kind, light, skill, rolled):
    """R4: Search 1d6 is 1d4 at Skill -3, 1d2 in the dark as well, 1d2 still in dark water; Skill -4 alone makes it 1d2."""
    state = pool(kind, light)
    state = with_member(state, ADA, tracks={**state.members[ADA].tracks, "Skill": skill})
    found = dice_shifts.shifts_for(state, "p0", "search")
    assert str(dice_shifts.final("1d6", found)) == rolled


def test_a_shift_names_why_it_is_there():
    state = pool("surface", "dark")
    state = with_member(state, ADA, tracks={**state.members[ADA].tracks, "Skill": -3})
    assert set(dice_shifts.shifts_for(state, "p0", "search")) == {
        Shift("dark", -1),
        Shift("swimming", -1),
        Shift("Skill", -1),
    }
    assert sheets.track_value(state, "p0", "Skill") == -3


@rule("REG-057", "REG-058")
def test_pcs_creatures_and_seekers_swim_and_nothing_else_does():
    others = [Placed(kind, kind, "pool", single=True) for kind in ("drowsy-guard", "tremor", "dart-plate")]
    state = pool("surface", "lit", GEESE, *others)
    swimming = [who for who in ("p0", "geese", "drowsy-guard", "tremor", "dart-plate") if board.swims(state, who)]
    assert swimming == ["p0", "geese", "drowsy-guard"]
