"""The rulebook tells the numbers of time, regions and finds that the code and the data have: neither changes alone."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from engine.games.wilds.files.checking import wanted_sites
from engine.games.wilds.files.fields import LEAST_TN, MOST_TN
from engine.games.wilds.files.files import region_named
from engine.games.wilds.files.generator import (
    DAYS,
    FAR_OFF,
    FEW_STEPS,
    GRIDS,
    HARDER,
    HARDEST,
    LENGTHS,
    MANY_PLACES,
    POINTS,
    USUAL_DAYS,
    generate,
    hidden_sites,
)
from engine.games.wilds.files.themes import legends
from engine.games.wilds.rules import opening
from engine.games.wilds.rules.finding import challenge, discoveries, foraging, loot, studying
from engine.games.wilds.rules.happening import traces
from engine.games.wilds.rules.legal import MOST_MEMBERS
from engine.games.wilds.state import board, leads
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import NIGHT
from engine.games.wilds.state.options import HAND_MADE
from engine.games.wilds.state.region import MOST_PLAYERS, USUAL, Goal, Region, Site, Threat

from .entries import NUMBERS, either, entries, example, term, text


def thornwood() -> Region:
    return region_named("thornwood")


def goal_of(id: str) -> Goal:
    goal = region_named(id).goal
    assert goal is not None
    return goal


# The day and the timer.


@pytest.mark.rule("WLD-026", "WLD-027", "WLD-146", "WLD-149", "WLD-282")
def test_the_entries_on_the_day_tell_its_stretches() -> None:
    assert entries()["WLD-026"].title == f"{NUMBERS[NIGHT - 1].title()} stretches a day"
    assert "takes the fourth stretch" in text("WLD-026") and "fourth action" in text("WLD-027") and NIGHT == 4
    assert f"{NUMBERS[NIGHT - 1]} actions a day" in text("WLD-282")


@pytest.mark.rule("WLD-064", "WLD-067", "WLD-068", "WLD-283")
def test_the_entries_on_the_timer_tell_its_sizes() -> None:
    perilous, normal, vast = (opening.TIMERS[pace] for pace in ("perilous", "normal", "vast"))
    assert f"a d{normal} and starts at {normal}" in text("WLD-064") and f"starts at {normal}" in example("WLD-064")
    assert f"{NUMBERS[normal]} actions later" in example("WLD-064")
    assert f"a d{perilous} that starts at {perilous}" in text("WLD-067")
    assert f"a d{vast} that starts at {vast}" in text("WLD-068")
    assert f"A d{normal} from {normal}" in text("WLD-283")
    assert f"A timer of {perilous} " in term("Perilous pace") and f"A timer of {vast} " in term("Vast pace")
    assert f"the timer starts at {region_named('sunscar').timer}" in example("WLD-068")


@pytest.mark.rule("WLD-213", "WLD-G73")
def test_the_entries_on_other_timers_tell_their_sizes() -> None:
    for kind in (Threat, Goal):
        sizes = either([size for size in get_args(get_type_hints(kind)["timer"]) if size])
        assert f"a timer of {sizes}" in text("WLD-G73") and f"of {sizes}" in text("WLD-213")
    assert f"A timer of {sizes} " in term("Threat timer")
    assert f"A die of {either([size for size in get_args(get_type_hints(Goal)['die']) if size])} " in term("Challenge die")


@pytest.mark.rule("WLD-072", "WLD-213")
def test_the_example_of_a_threat_tells_the_timer_of_the_river() -> None:
    (river,) = region_named("drownedmile").threats
    assert f"a timer of {river.timer} of its own" in example("WLD-072")


# The days for the goal, its die, and for how many a region is.


@pytest.mark.rule("WLD-G80", "WLD-G81", "WLD-G105")
def test_the_entries_on_days_tell_how_many_there_are() -> None:
    days = [days for days in get_args(get_type_hints(Goal)["days"]) if days]
    assert f"As many as the region says, {either(days)}," in text("WLD-G105")
    assert {goal_of(id).days for id in HAND_MADE} | {USUAL_DAYS, *DAYS.values()} <= set(days)
    assert f"There are {USUAL_DAYS} days for it, in a small region {DAYS['hexes', 'small']}." in text("WLD-G80")
    assert f"A large one has {DAYS['points', 'large']} days for the goal, others {USUAL_DAYS}." in text("WLD-G81")
    assert len(DAYS) == 2


@pytest.mark.rule("WLD-G111", "WLD-G120")
def test_the_entries_on_the_size_of_a_party_tell_what_differs() -> None:
    assert f"Regions are made for {NUMBERS[USUAL]} or more" in text("WLD-G111")
    assert f"two have {opening.RESPITE[2]} days more for the goal, one has {opening.RESPITE[1]}" in text("WLD-G111")
    assert "takes twice as many actions" in text("WLD-G111") and opening.SLOWER == 2
    mile = goal_of("drownedmile")
    (river,) = region_named("drownedmile").threats
    assert (
        f"its die of {mile.die} begins at {mile.begins(2)}, they have {mile.days + opening.RESPITE[2]} days in place of"
        f" {mile.days}, and the river comes back after {river.timer * opening.SLOWER} actions" in example("WLD-G111")
    )
    assert entries()["WLD-G120"].title == f"{NUMBERS[USUAL + 1].title()} or more travellers"
    crown = goal_of("gullcrown")
    assert f"its die of {crown.die} begins at {crown.begins(4)}. Three begin at {crown.begins(3)}." in example("WLD-G120")


@pytest.mark.rule("WLD-G18", "WLD-G121")
def test_the_entries_on_how_many_may_play_tell_the_limit_and_the_regions_below_it() -> None:
    assert MOST_MEMBERS == MOST_PLAYERS
    assert f"One to {NUMBERS[MOST_PLAYERS]} may play" in text("WLD-G18")
    assert text("WLD-G121").startswith(f"For up to {NUMBERS[MOST_PLAYERS]},")
    small = {region.name for region in map(region_named, HAND_MADE) if region.players < MOST_PLAYERS}
    assert small == {"Kite Hill", "The Night Ferry"} and "Kite Hill and The Night Ferry are for one or two" in text(
        "WLD-G121"
    )
    assert {region_named(id).players for id in ("kitehill", "nightferry")} == {2}


@pytest.mark.rule("WLD-208", "WLD-212", "WLD-G71")
def test_the_entries_on_the_goal_die_tell_how_far_it_falls() -> None:
    falls = challenge.PROGRESS
    assert falls["weak"] == falls["strong"]
    assert f"Weak or Strong {falls['weak']}, Critical {falls['critical']}, Failure nothing" in text("WLD-G71")
    assert f"a Blunder adds {-falls['blunder']}" in text("WLD-G71") and falls["failure"] == 0
    assert "At half of the die a Search" in text("WLD-G71") and challenge.CLOSE == 2
    after = 6 - falls["strong"]
    assert f"After a Strong Search it shows {after}, after a Critical Track {after - falls['critical']}" in example(
        "WLD-208"
    )


# Regions: how large, how hard, what they hold, what they are called.


@pytest.mark.rule("WLD-G79", "WLD-218")
def test_the_entry_on_sizes_tells_the_places_and_the_sites_of_new_regions() -> None:
    hexes = [grid.width * grid.height for grid in GRIDS.values()]
    assert list(GRIDS) == list(POINTS) == ["small", "medium", "large"]
    points = list(POINTS.values())
    sizes = f"{hexes[0]}, {hexes[1]} or {hexes[2]} hexes, or {points[0]}, {points[1]} or {points[2]} points"
    assert f"Small, medium or large: {sizes}." in text("WLD-G79")
    for form, places, told in (("hexes", hexes[1], "hexes: {} of them"), ("points", points[1], "points: {}")):
        sites = wanted_sites(generate("any", form=form))
        counts = f"{told.format(places)} with {sites} sites, {hidden_sites(sites)} "
        assert counts in example("WLD-G79")


@pytest.mark.rule("WLD-041", "WLD-G35")
def test_the_entries_on_the_rule_of_thumb_tell_the_sites_of_so_many_places() -> None:
    hexes, points = thornwood(), generate("any", form="points")
    assert f"{len(hexes.places)} hexes: about {wanted_sites(hexes)} sites." in example("WLD-041")
    assert f"{len(points.places)} points: about {wanted_sites(points)}." in example("WLD-041")
    assert f"{len(hexes.places)} hexes would have {wanted_sites(hexes)} sites" in example("WLD-G35")


@pytest.mark.rule("WLD-210")
def test_the_entry_on_a_challenge_of_8_tells_how_many_places_take_it() -> None:
    assert f"with {NUMBERS[MANY_PLACES]} places or more to cover" in text("WLD-210")
    assert f"{FEW_STEPS} hexes from the start" in example("WLD-209")


@pytest.mark.rule("WLD-G106", "WLD-G110")
def test_the_entries_on_new_regions_tell_their_hexes_and_how_far_off_the_goal_is() -> None:
    small, medium = GRIDS["small"], GRIDS["medium"]
    assert f"a new marsh of {small.width * small.height} hexes" in example("WLD-G106")
    assert f"the goal is at least {FAR_OFF} steps from where you start" in text("WLD-G110")
    assert f"nothing that you came for lies within {FAR_OFF - 1} hexes" in example("WLD-G110")
    assert example("WLD-G110").startswith(f"{medium.width * medium.height} hexes")


@pytest.mark.rule("WLD-G81", "WLD-039")
def test_the_entry_on_paths_tells_their_lengths_by_the_die() -> None:
    assert LENGTHS["medium"] == LENGTHS["large"] == (1, 1, 1, 1, 2, 2)
    assert "1 to 4 is one action, 5 or 6 two" in example("WLD-G81")
    assert LENGTHS["small"] == (1, 1, 1, 2, 2, 3)
    assert "1 to 3 is one, 4 or 5 two, 6 three" in example("WLD-G81")
    assert f"Among {POINTS['small']} points" in example("WLD-G81")
    assert f"{POINTS['medium']} points are joined" in example("WLD-G81")
    assert f"a length of {either(sorted(set(LENGTHS['small'])))} actions" in text("WLD-039")


@pytest.mark.rule("WLD-051", "WLD-055", "WLD-058", "WLD-061")
def test_the_entries_on_targets_tell_the_least_and_the_highest() -> None:
    targets = list(range(LEAST_TN, MOST_TN + 1, 2))
    for id, target in zip(("WLD-051", "WLD-052", "WLD-053", "WLD-054", "WLD-055"), targets, strict=True):
        assert entries()[id].title.startswith(f"Target {target}:") and text(id).endswith(f"target {target}.")
    for id, target in zip(("WLD-058", "WLD-059", "WLD-060", "WLD-061"), targets[1:], strict=True):
        assert text(id).endswith(f"Difficulty {target}.")
    assert either(targets) in term("Discovery target") and either(targets[1:]) in term("Difficulty")
    assert f"to {MOST_TN} at the most" in text("WLD-G74")
    assert HARDER == {"gentle": -2, "standard": 0, "harsh": 2} and HARDEST < MOST_TN


@pytest.mark.rule("WLD-056", "WLD-058", "WLD-059")
def test_the_examples_on_difficulty_tell_that_of_the_regions_they_name() -> None:
    for id, region, told in (
        ("WLD-056", "thornwood", "The Thornwood has Difficulty {}"),
        ("WLD-058", "hollowdown", "Hollowdown's gentle hills have Difficulty {}"),
        ("WLD-059", "thornwood", "The Thornwood is dense forest: Difficulty {}"),
        ("WLD-101", "hollowdown", "9 against {}"),
    ):
        assert told.format(region_named(region).difficulty) in example(id)


@pytest.mark.rule("WLD-238", "WLD-239", "WLD-240", "WLD-241", "WLD-242", "WLD-243", "WLD-252")
def test_the_entries_on_the_thornwood_tell_what_its_file_holds() -> None:
    region = thornwood()
    assert f"Difficulty {region.difficulty}." in text("WLD-238") and f"A d{region.timer} that starts at" in text("WLD-252")
    assert f"{len(region.places)} hexes" in text("WLD-239") and f"{len(region.places)} hexes" in example("WLD-038")
    grounds = [place.terrain for place in region.places]
    counts = [NUMBERS[grounds.count(terrain)] for terrain in ("hills", "stream", "clearing")]
    assert f"forest, {counts[0]} of hills, {counts[1]} stream, {counts[2]} clearing" in text("WLD-239")
    for id, site in (("WLD-240", "logging"), ("WLD-241", "bandits"), ("WLD-242", "tower"), ("WLD-243", "spring")):
        told = region.site_by_id[site]
        assert f"hex {told.at}" in text(id)
        assert not told.hidden or f"target {told.tn}" in text(id)
    camp = region.site_by_id["bandits"]
    assert f"There are {camp.count} of them, {camp.disposition}, with a grit of {camp.grit}" in example("WLD-241")
    spring = region.site_by_id["spring"]
    assert f"{spring.forage_boon} boon for the Forager" in text("WLD-243")
    for id, clue in zip(("WLD-244", "WLD-245"), region.clues, strict=True):
        assert f"Traces in hex {clue.at} " in text(id)
    assert f"forest of {len(region.places)} hexes, Difficulty {region.difficulty}" in term("Thornwood")
    assert f"in hex {camp.at}" in term("Bandit camp") and f"in hex {spring.at}" in term("Cold spring")
    assert f"in hex {region.site_by_id['logging'].at}" in term("Logging camp")
    assert f"in hex {region.site_by_id['tower'].at}" in term("Watchtower")


@pytest.mark.rule("WLD-246", "WLD-247", "WLD-249", "WLD-250")
def test_the_entries_on_the_encounters_of_the_thornwood_tell_its_table() -> None:
    rows = {row.roll: row for row in thornwood().encounters}
    assert len(rows) == 6
    for roll in rows:
        entry = entries()[f"WLD-{245 + roll}"]
        assert entry.title == f"Thornwood encounter {roll}"
        assert rows[roll].name.split()[-1] in entry.text.casefold()
        assert rows[roll].count in ("1", "1d4+1") or f"{rows[roll].count} " in entry.text
    assert f"a {rows[1].roll} brings wolves, a {rows[3].roll} a black bear" in example("WLD-069")


@pytest.mark.rule("WLD-G106", "WLD-G131", "WLD-G105")
def test_entries_call_regions_by_the_names_in_their_files() -> None:
    named = {id: region_named(id).name for id in HAND_MADE}
    hollowdown, kite, mile = (named[id].removeprefix("The ") for id in ("hollowdown", "kitehill", "drownedmile"))
    assert f"it is {hollowdown}, the one to begin with" in text("WLD-G106")
    assert all(name in example("WLD-G131") for name in (hollowdown, kite, mile))
    assert named["nightferry"] in example("WLD-G121") and named["ninecairns"].removeprefix("The ") in example("WLD-G121")
    assert named["drownedmile"] in example("WLD-072") and named["sunscar"] in example("WLD-068")


# What is found.


@pytest.mark.rule("WLD-181", "WLD-G49", "WLD-G51", "WLD-171")
def test_the_entries_on_clues_and_traces_tell_how_far_they_reach() -> None:
    assert f"to {leads.MOST_BOONS} boons at the most" in text("WLD-181")
    assert f"up to {leads.FURTHER} steps that way" in text("WLD-G49")
    assert f"the nearest unfound site within {traces.WITHIN} steps" in text("WLD-G51")
    assert f"within {traces.WITHIN} steps" in example("WLD-162") and f"within {traces.WITHIN} steps" in example("WLD-165")
    assert f"were {traces.WITHIN + 1} steps away, a die would pick" in example("WLD-G51")
    assert f"people are within {traces.SMOKE_WITHIN} steps" in example("WLD-171")
    assert f"within {traces.SMOKE_WITHIN} steps" in term("Smoke or light")
    assert f"within {Site('', '', '', 'landmark').visible_from} steps" in text("WLD-G76")


@pytest.mark.rule("WLD-234", "WLD-G78")
def test_the_entries_on_what_returns_tell_after_how_many_days() -> None:
    danger, resource = (discoveries.RETURNS[kind].replace("+", " + ") for kind in ("danger", "resource"))
    assert f"after {danger} days" in text("WLD-234")
    assert f"after {danger} days" in text("WLD-G78") and f"after {resource} days" in text("WLD-G78")


@pytest.mark.rule("WLD-G75")
def test_the_entry_on_rumours_tells_what_is_near_and_what_is_far() -> None:
    told = [(steps, board.how_far(steps)) for steps in range(1, 7)]
    near, middle = ([steps for steps, word in told if word == kind] for kind in ("near", "middle"))
    far = min(steps for steps, word in told if word == "far")
    assert f"near ({either(near)} steps), some way off ({either(middle)}) or far ({far} or more)" in text("WLD-G75")


@pytest.mark.rule("WLD-189", "WLD-190", "WLD-191", "WLD-192", "WLD-193", "WLD-G55", "WLD-G69")
def test_the_entries_on_treasures_tell_what_they_are_worth() -> None:
    assert f"one item of quality {loot.FINE}," in text("WLD-191") and f"of quality {loot.FINE}." in text("WLD-G55")
    die = content().goods["weapon"].die
    assert content().goods["weapon"].item(quality=loot.FINE).die == die + 2
    assert f"of quality {loot.FINE} has a d{die + 2} in place of a d{die}" in example("WLD-191")
    assert f"worth {loot.FINE_WORTH} coins" in term(f"Quality {loot.FINE}")
    assert f"worth {either(sorted(set(loot.GOODS_WORTH)))} coins" in term("Trade goods")
    assert f"a challenge of {studying.DUNGEON_STEPS} by Investigate" in text("WLD-G55")
    assert f"a challenge of {studying.DUNGEON_STEPS} by Investigate" in term("Dungeon")
    packs, raw, coins, offered = (
        dice.replace("x10", " x 10 coins") for dice in (loot.CACHE_PACKS, loot.RAW_WORTH, loot.CHEST_COINS, loot.OFFERED)
    )
    assert f"{packs} packs" in text("WLD-189") and f"{packs} packs" in term("Supply cache")
    assert f"worth {raw}," in text("WLD-190")
    assert text("WLD-192").startswith(f"{coins} and ") and text("WLD-193").startswith(f"{offered} at ")
    yielded = studying.YIELD_WORTH.replace("x10", " x 10 coins")
    assert f"materials worth {yielded}," in text("WLD-G69") and f"{yielded} worth" in example("WLD-G69")
    kinds = ("CACHE", "MATERIALS", "PACK", "CHEST", "OFFERINGS", "WONDROUS")
    assert [getattr(loot, kind) for kind in kinds] == [1, 2, 3, 4, 5, 6]
    for id, roll in zip(("WLD-189", "WLD-190", "WLD-191", "WLD-192", "WLD-193", "WLD-194"), range(1, 7), strict=True):
        assert entries()[id].title.startswith(f"Treasure {roll}:")


@pytest.mark.rule("WLD-166", "WLD-182", "WLD-183", "WLD-184", "WLD-185", "WLD-186", "WLD-187", "WLD-188")
def test_the_entries_on_discoveries_and_traces_tell_their_rows() -> None:
    names = ("Treasure", "Ancient site", "Wonder", "Lair or refuge", "Passage", "Enigma")
    for roll, (nature, name) in enumerate(zip(discoveries.NATURES, names, strict=True), 1):
        title = entries()[f"WLD-{182 + roll}"].title
        assert title.startswith(f"Discovery {roll}: ") and nature in title
        assert f"Discovery {roll}: " in term(name)
    assert f"A {traces.TRACKS} is tracks, a {traces.SOUNDS} sounds, a {traces.SCENT} a scent" in example("WLD-166")
    assert f"then a {traces.REMAINS}: remains" in example("WLD-159")


@pytest.mark.rule("WLD-107")
def test_the_example_of_a_rich_find_tells_how_many_herbs_are_few() -> None:
    assert f"as the party has fewer than {foraging.FEW_HERBS}" in example("WLD-107")


@pytest.mark.rule("WLD-G112")
def test_the_example_of_a_story_tells_what_its_landmark_and_its_end_hold() -> None:
    (told,) = (legend for legend in legends("desert") if legend.name == "The Girl Who Heard Water")
    assert told.mark.name == "The Finger" and "the Finger, a rock" in example("WLD-G112")
    assert "where 11 wells are" in told.told and "where 11 wells are" in example("WLD-G112")
    assert "a row of jars" in told.end.text and "a row of jars" in example("WLD-G112")
    assert told.gain == "charm" and "and a charm." in example("WLD-G112")
