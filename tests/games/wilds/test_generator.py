"""New regions: always valid, always solvable, in the proportions of the rules, and the same for the same key."""

import os
from collections import Counter

import pytest

from engine.games.wilds.files.fields import MOST_BRIEF
from engine.games.wilds.files.generator import generate, hidden_sites
from engine.games.wilds.files.themes import themes
from engine.games.wilds.state import board
from engine.games.wilds.state.region import TERRAINS

from .regions_check import CHOICES, Tally, check

KEYS = int(os.environ.get("WILDS_KEYS", "324"))
"""How many keys are tried; ten thousand take some minutes."""


@pytest.fixture(scope="module")
def tally():
    found = Tally()
    for number in range(KEYS):
        check(number, found)
    return found


@pytest.mark.whole
@pytest.mark.rule("WLD-G79", "WLD-G80", "WLD-G81", "WLD-G82", "WLD-G89", "WLD-041", "WLD-229", "WLD-230", "WLD-069")
def test_every_region_is_valid_and_solvable(tally):
    check(0, Tally())
    # What must hold of each is asserted by `check`, for every theme, map, size and danger at least once.
    assert tally.regions == KEYS >= len(CHOICES)


@pytest.mark.whole
@pytest.mark.rule("WLD-G80")
def test_goals_are_far_and_dangers_are_not_at_the_door(tally):
    # A condition that cannot be met is dropped, which is rare.
    assert tally.goal_far[True] > 0.97 * KEYS
    assert tally.near_start[True] > 0.95 * KEYS


@pytest.mark.whole
@pytest.mark.rule("WLD-G110")
def test_no_goal_is_nearer_than_4_steps_but_where_8_points_reach_no_further(tally):
    check(0, Tally())
    # `check` asserts of each that it is 4 steps off, or as far as there is dry land.
    enough = {steps: count for (room, steps), count in tally.goal_steps.items() if room}
    assert enough[4] > 0.97 * sum(enough.values()) > 0.8 * KEYS
    assert all(steps >= 3 for steps in enough)


@pytest.mark.rule("WLD-G80")
def test_four_hexes_in_six_are_of_the_usual_terrain():
    found = Counter()
    for number in range(120):
        region = generate(f"terrain {number}", theme="desert", form="hexes", size="large")
        found.update(place.terrain for place in region.places)
    # 3600 hexes: 2 in 3 are 2400, with a deviation of 28; 1 in 6 are 600, with one of 22. Five of these are allowed.
    assert abs(found["desert"] - 2400) < 142
    assert abs(found["hills"] - 600) < 112
    assert abs(found["oasis"] - 600) < 112


@pytest.mark.rule("WLD-G81", "WLD-039", "WLD-021")
@pytest.mark.parametrize(("size", "wanted"), [("small", (1 / 2, 1 / 3, 1 / 6)), ("large", (2 / 3, 1 / 3, 0))])
def test_small_regions_have_a_few_long_paths_and_larger_ones_rather_short_ones(size, wanted):
    found, days = Counter(), set()
    for number in range(120):
        region = generate(f"path {number}", form="points", size=size)
        found.update(path.length for path in region.paths)
        days.add(region.goal.days)
    assert all(abs(found[length] / found.total() - share) < 0.06 for length, share in zip((1, 2, 3), wanted, strict=True))
    assert days == {10 if size == "large" else 8}


@pytest.mark.rule("WLD-G80", "WLD-G105")
def test_a_small_region_of_hexes_has_6_days_and_larger_ones_8():
    assert [generate("days", form="hexes", size=size).goal.days for size in ("small", "medium", "large")] == [6, 8, 8]


@pytest.mark.rule("WLD-G79")
def test_three_hidden_sites_in_eight_rounded():
    # 2 of up to 6; 7 * 3 / 8 = 2.6; 8 * 3 / 8 = 3; 10 * 3 / 8 = 3.75; 13 * 3 / 8 = 4.9
    assert [hidden_sites(wanted) for wanted in (5, 6, 7, 8, 10, 13)] == [2, 2, 3, 3, 4, 5]


@pytest.mark.rule("WLD-G80", "WLD-058", "WLD-059", "WLD-060")
@pytest.mark.parametrize(
    ("theme", "difficulties"),
    [("forest", {8, 10}), ("marsh", {10}), ("desert", {10}), ("mountains", {12}), ("isles", {8})],
)
def test_each_theme_has_its_difficulty_and_danger_moves_it_by_two(theme, difficulties):
    def found(danger):
        return {generate(f"tn {number}", theme=theme, danger=danger).difficulty for number in range(20)}

    assert found("standard") == difficulties
    assert found("gentle") == {difficulty - 2 for difficulty in difficulties}
    # Mountains are as hard as a whole region may be.
    assert found("harsh") == {min(12, difficulty + 2) for difficulty in difficulties}


@pytest.mark.rule("WLD-060", "WLD-061", "WLD-067", "WLD-G80")
def test_harsh_mountains_are_no_harder_than_others_but_events_come_faster():
    for number in range(12):
        harsh = generate(f"harsh {number}", theme="mountains", danger="harsh")
        assert (harsh.difficulty, harsh.timer) == (12, 4)
        assert all(threat.on_expiry != "harder" for threat in harsh.threats)
        assert {site.tn for site in harsh.sites} <= {0, 10, 12, 14}
    assert generate("standard", theme="mountains").timer == 6
    assert generate("wood", theme="forest", danger="harsh").timer == 6


@pytest.mark.rule("WLD-209", "WLD-210")
def test_a_goal_far_off_has_a_die_of_8_and_one_3_steps_away_a_6():
    dice = set()
    for number in range(30):
        region = generate(f"goal {number}", form="points", size="small")
        far = board.spread(region.start, board.ways(region))
        steps = far[region.site_by_id[region.goal.site].at]
        dice.add((steps <= 3, region.goal.die))
    # All have 8 places to cover.
    assert dice == {(True, 6), (False, 8)}


@pytest.mark.rule("WLD-G80")
def test_the_start_is_at_the_edge():
    for number in range(30):
        region = generate(f"edge {number}", size="medium")
        assert len(board.ways(region)[region.start]) < 6


@pytest.mark.rule("WLD-G82")
def test_the_encounter_table_has_the_shape_of_the_rules():
    rows = generate("rows", danger="harsh").encounters
    assert [(row.roll, row.kind, row.count, row.disposition, row.traits, row.grit) for row in rows] == [
        (1, "beast", "1d4+1", "wary", ("flees",), 0),
        (2, "people", "1d3", "", (), 0),
        (3, "beast", "1", "wary", ("territorial",), 0),
        (4, "monster", "1d2", "hostile", ("ambush",), 0),
        (5, "people", "1", "friendly", ("trade",), 0),
        (6, "people", "1d4+1", "neutral", ("info",), 0),
        (7, "people", "1d4+1", "friendly", ("food", "info"), 0),
        (8, "monster", "1", "hostile", (), 8),
    ]
    assert len(generate("rows").encounters) == 6


@pytest.mark.rule("WLD-G80")
def test_the_same_key_gives_the_same_region_and_another_key_another():
    assert generate("a", theme="isles") == generate("a", theme="isles")
    assert len({generate(f"{number}").sites for number in range(50)}) == 50


def test_a_region_of_a_known_key_stays_as_it_is():
    # To change the order of the draws makes another region of every key that was kept.
    region = generate("delvekeeper", theme="marsh", form="points", size="small")
    assert (region.name, region.start, region.goal.site, len(region.paths)) == KNOWN


KNOWN = ("Bitternwade", "p1", "drowned-organ", 10)


@pytest.mark.rule("WLD-G80")
def test_around_the_isles_there_is_sea_and_nothing_stands_on_it():
    for number in range(30):
        region = generate(f"sea {number}", theme="isles", size="large")
        sea = {place.id for place in region.places if place.terrain == "water"}
        assert sea and region.start not in sea
        assert not sea & {site.at for site in region.sites}
        assert all(region.place_by_id[place].water for place in sea)


def test_the_themes_are_written_well_enough_to_be_read_on_a_phone():
    every = themes()
    assert {terrain for land in every.land for terrain in land.terrains} <= set(TERRAINS)
    names = []
    for theme in (every.forest, every.marsh, every.desert, every.mountains, every.isles, every.everywhere):
        for category in ("landmark", "resource", "shelter", "settlement", "danger", "secret"):
            for spot in getattr(theme, category):
                names.append(spot.name)
                assert 20 <= len(spot.text) <= 200 and 10 <= len(spot.inside) <= 300, spot.name
                assert bool(spot.foe) == (category == "danger")
                assert bool(spot.trail) == (category in ("danger", "secret")), spot.name
                assert bool(spot.content) == (category == "secret")
        for goal in theme.goals:
            names.append(goal.name)
            assert 120 < len(goal.reached) <= 400 and len(goal.text) <= 200 and len(goal.inside) <= 300
    assert len(set(names)) == len(names)
    for theme in (every.forest, every.marsh, every.desert, every.mountains, every.isles):
        assert {foe.roll for foe in theme.foes} == set(range(1, 9))
        assert len(theme.goals) >= 8 and len(theme.firsts) >= 12 and theme.threats


def test_a_goal_is_told_in_short_as_a_whole_sentence_that_gives_no_name_away():
    stories = [story for name in themes().__struct_fields__ for story in getattr(getattr(themes(), name), "goals", ())]
    assert len(stories) == 40
    for story in stories:
        assert story.brief.startswith("Find ") and len(story.brief) <= MOST_BRIEF, story.brief
        assert story.name.casefold().removeprefix("the ") not in story.brief.casefold(), story.brief
    assert {generate(f"goal {number}").goal.aim for number in range(20)} <= {story.brief for story in stories}


@pytest.mark.rule("WLD-G55")
def test_a_dungeon_that_is_the_goal_takes_three_good_looks_and_any_other_goal_one():
    regions = [generate(f"deep {number}") for number in range(80)]
    goals = [region.site_by_id[region.goal.site] for region in regions]
    assert {(site.content == "dungeon", site.steps) for site in goals} == {(True, 3), (False, 1)}
