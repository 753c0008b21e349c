"""The content of data/regions: Challenges, Fortunes, Crafts, and the ten scenarios made by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import pytest

from engine.games.regions.files.files import scenario_named
from engine.games.regions.state.content import EFFECT_KINDS, Challenge, ChallengeType, Effect, Play, Setting, content
from engine.games.regions.state.levels import LADDER, entry
from engine.games.regions.state.options import HAND_MADE
from engine.games.regions.state.scenarios import Region, Scenario
from engine.render import ICONS
from engine.render.kit import KIT

KEYWORDS = {"Persists", "Climbing", "Aquatic", "Flying", "Darkvision", "Light Sensitivity"}
ENTRIES = ("inflict", "damage", "endure", "defense", "search", "lockpick")
TOLD = ("inflict", "damage", "lockpick")
ON_CARDS = {"inflict": "Attack", "damage": "Damage", "lockpick": "Lockpick"}
"""Entries of plays that the text of Gear repeats."""
kinds = pytest.mark.parametrize("kind", content().challenges.values(), ids=list(content().challenges))
scenarios = pytest.mark.parametrize("key", HAND_MADE)


def of_type(type: ChallengeType) -> list[Challenge]:
    return [kind for kind in content().challenges.values() if kind.type == type]


def plays_of(kind: Challenge) -> list[Play]:
    return [*kind.actions, *kind.interrupts, *([kind.reaction] if kind.reaction else [])]


def effects_of(play: Play) -> tuple[Effect, ...]:
    return (*play.effects, *play.backfire)


def all_effects() -> Iterator[Effect]:
    known = content()
    for kind in known.challenges.values():
        yield from kind.lock_fail
        for play in plays_of(kind):
            yield from effects_of(play)
    crafts = (play for craft in known.crafts.values() for play in (craft.action, craft.reaction))
    gear = (play for item in known.gear.values() for play in item.plays)
    for play in (*crafts, *gear, *known.plays.values()):
        yield from effects_of(play)
    for fortune in known.fortunes:
        yield from fortune.effects
    for key in HAND_MADE:
        for feature in scenario_named(key).features:
            yield from (*feature.effects, *feature.fail)


# Challenges.


@pytest.mark.rule("REG-068")
@pytest.mark.parametrize("type", get_args(ChallengeType))
def test_there_are_challenges_of_each_type_at_each_of_three_levels(type: ChallengeType) -> None:
    assert {kind.level for kind in of_type(type)} == {1, 2, 3}
    assert len(of_type(type)) >= 4


def test_no_two_challenges_that_stand_in_regions_have_the_same_figure() -> None:
    figures = [kind.icon for kind in content().challenges.values() if kind.type != "Obstacle"]
    assert len(set(figures)) == len(figures) == len(KIT.figures())


@kinds
def test_a_challenge_can_be_named_drawn_and_read(kind: Challenge) -> None:
    assert kind.name and kind.text and kind.icon in (ICONS if kind.type == "Obstacle" else KIT.figures())
    assert set(kind.keywords) <= KEYWORDS
    ids = [play.id for play in plays_of(kind)]
    assert len(ids) == len(set(ids))
    assert all(play.name for play in plays_of(kind))


@kinds
def test_dice_of_a_challenge_stand_on_the_ladder(kind: Challenge) -> None:
    dice = [kind.hidden, kind.lock, *(getattr(play, name) for play in plays_of(kind) for name in ENTRIES)]
    assert all(entry(die).sides in LADDER for die in dice if die)


@pytest.mark.rule("REG-100")
def test_the_rocky_wall_is_that_of_the_example() -> None:
    wall = content().challenges["rocky-wall"]
    assert (wall.ep, wall.keywords, wall.height, wall.lock) == (6, ("Persists", "Climbing"), 1, "")


@pytest.mark.rule("REG-087")
def test_obstacles_that_persist_take_less_effort_than_those_that_fall() -> None:
    persist = [kind.ep for kind in of_type("Obstacle") if "Persists" in kind.keywords]
    fall = [kind.ep for kind in of_type("Obstacle") if "Persists" not in kind.keywords]
    assert sum(persist) / len(persist) < sum(fall) / len(fall) / 2


@pytest.mark.rule("REG-105")
def test_climbing_obstacles_persist_and_are_one_to_three_high() -> None:
    climbs = [kind for kind in of_type("Obstacle") if "Climbing" in kind.keywords]
    assert all("Persists" in kind.keywords for kind in climbs)
    assert {kind.height for kind in climbs} == {1, 2, 3}
    assert not [kind for kind in content().challenges.values() if kind.height and kind not in climbs]


@pytest.mark.rule("REG-082", "REG-083")
def test_obstacles_have_effort_and_only_react() -> None:
    assert all(kind.ep and kind.reaction and not kind.actions for kind in of_type("Obstacle"))


@pytest.mark.rule("REG-232", "REG-237")
def test_some_obstacles_have_a_lock_and_some_locks_bite() -> None:
    locks = [kind for kind in content().challenges.values() if kind.lock]
    assert {kind.type for kind in locks} == {"Obstacle"}
    assert any("Persists" in kind.keywords for kind in locks)
    assert any(kind.lock_fail for kind in locks) and any(not kind.lock_fail for kind in locks)


@pytest.mark.rule("REG-072", "REG-074", "REG-076")
def test_environs_act_on_all_and_have_neither_effort_nor_reactions() -> None:
    environs = of_type("Environ")
    assert all(kind.ep == 0 and kind.reaction is None for kind in environs)
    assert all(kind.actions and kind.actions[0].targets == "enemies" for kind in environs)


@pytest.mark.rule("REG-124", "REG-125")
def test_most_seekers_have_one_effort_no_damage_and_cost_tokens() -> None:
    seekers = of_type("Seeker")
    plain = [kind for kind in seekers if kind.ep == 1 and not any(play.damage for play in plays_of(kind))]
    assert len(plain) * 2 > len(seekers)
    for kind in seekers:
        for play in (kind.actions[0], kind.reaction):
            assert play is not None and any(effect.kind == "tokens" for effect in play.effects), kind.id


@pytest.mark.rule("REG-134", "REG-135", "REG-136")
def test_traps_wait_for_different_things_and_have_no_effort() -> None:
    traps = of_type("Trap")
    assert all(kind.ep == 0 and kind.use and kind.actions for kind in traps)
    assert {kind.trigger for kind in traps} == {"enter", "search", "lockpick failed", "feature", "leave"}
    assert not [kind for kind in content().challenges.values() if kind.trigger and kind.type != "Trap"]


@pytest.mark.rule("REG-112", "REG-114", "REG-116")
def test_creatures_act_and_react_and_some_pursue_and_come_back() -> None:
    creatures = of_type("Creature")
    assert all(kind.ep and kind.actions and kind.reaction for kind in creatures)
    assert 0 < len([kind for kind in creatures if kind.pursues]) < len(creatures)
    assert 0 < len([kind for kind in creatures if kind.respawn]) < len(creatures)


@pytest.mark.rule("REG-043", "REG-053", "REG-055", "REG-G41")
def test_every_keyword_and_way_of_hiding_is_there_to_be_met() -> None:
    known = content().challenges.values()
    assert {word for kind in known for word in kind.keywords} == KEYWORDS
    assert any(kind.stays == "water" and "Aquatic" in kind.keywords for kind in known)
    assert any({"Light Sensitivity", "Darkvision"} <= set(kind.keywords) for kind in known)
    assert any(kind.hidden and kind.stays_hidden for kind in known) and any(kind.lit_reveals for kind in known)


@pytest.mark.rule("REG-254", "REG-255", "REG-268")
def test_challenges_bring_diseases_and_one_of_them_adds_up() -> None:
    found = [play.disease for kind in content().challenges.values() for play in plays_of(kind) if play.disease]
    assert len({item.name for item in found}) == len(found) >= 4
    assert [item.name for item in found if item.cumulative] == ["Tomb Lung"]


def test_every_effect_is_of_a_known_kind_and_names_what_there_is() -> None:
    known = content()
    for effect in all_effects():
        assert effect.kind in EFFECT_KINDS
        if effect.kind == "gear":
            assert effect.name in known.gear
        if effect.kind == "track":
            assert effect.track
        if effect.kind == "shift":
            assert effect.entry and effect.levels and effect.until != "now"
        if effect.kind == "skip":
            assert effect.name in ("strategy", "action")
        if effect.kind == "disease":
            assert effect.name and effect.track


def test_crafts_have_gear_and_ten_cards_that_there_are() -> None:
    known = content()
    for craft in known.crafts.values():
        assert len(craft.deck) == 10 and set(craft.deck) <= set(known.plays)
        assert set(craft.gear) <= set(known.gear)


@pytest.mark.rule("REG-G19")
def test_the_text_of_gear_tells_the_dice_of_its_plays() -> None:
    told = [
        (item, entry, getattr(play, entry)) for item in content().gear.values() for play in item.plays for entry in TOLD
    ]
    assert [
        (item.id, entry, dice) for item, entry, dice in told if dice and f"{ON_CARDS[entry]} {dice}" not in item.text
    ] == []


# Fortunes.

BANDS = {
    "1 Valuable lost": range(1, 6),
    "Resilience falls by 2": range(6, 13),
    "Grave Chill": range(13, 19),
    "nothing": range(19, 36),
    "1 Valuable": range(36, 61),
    "2 Valuables": range(61, 73),
    "recovers 1d6": range(73, 81),
    "draws 2": range(81, 89),
    "salve": range(89, 96),
    "3 Valuables": range(96, 101),
}


def fortune_of(effects: tuple[Effect, ...]) -> str:
    """Return in words what the effects of a Fortune come to."""
    if not effects:
        return "nothing"
    (effect,) = effects
    number = int(effect.amount) if effect.amount.lstrip("-").isdigit() else 0
    return {
        "valuables": f"{abs(number)} Valuable{'s' * (number > 1)}{' lost' * (number < 0)}",
        "track": f"{effect.track} falls by {-number}",
        "disease": effect.name if (effect.track, number) == ("Mind", 1) else "",
        "recover": f"recovers {effect.amount}",
        "draw": f"draws {number}",
        "gear": effect.name,
    }[effect.kind]


@pytest.mark.rule("REG-230", "REG-G56")
def test_the_fortune_table_has_one_hundred_entries_in_its_ten_bands() -> None:
    fortunes = content().fortunes
    assert [fortune.roll for fortune in fortunes] == list(range(1, 101))
    for name, band in BANDS.items():
        assert {fortune_of(fortune.effects) for fortune in fortunes if fortune.roll in band} == {name}


def test_no_two_fortunes_read_the_same() -> None:
    texts = [fortune.text for fortune in content().fortunes]
    assert all(texts) and len(set(texts)) == 100


@pytest.mark.rule("REG-229", "REG-231")
def test_most_fortunes_are_a_gain_and_a_few_a_loss() -> None:
    found = Counter(fortune_of(fortune.effects) for fortune in content().fortunes)
    worse = found["1 Valuable lost"] + found["Resilience falls by 2"] + found["Grave Chill"]
    assert worse == 18
    assert found["1 Valuable"] + found["2 Valuables"] + found["3 Valuables"] == 42


# Scenarios.


@pytest.mark.rule("REG-161", "REG-G62")
def test_there_are_three_scenarios_or_more_of_each_type_in_every_setting() -> None:
    made = [scenario_named(key) for key in HAND_MADE]
    assert Counter(item.type for item in made) == {"normal": 4, "stealth": 3, "chase": 3}
    assert {item.setting for item in made} == set(get_args(Setting))
    assert {item.level for item in made} == {1, 2, 3}


@scenarios
def test_a_scenario_tells_a_story_of_twenty_to_a_hundred_minutes(key: str) -> None:
    made = scenario_named(key)
    assert made.id == key
    assert 20 <= made.minutes <= 100
    assert all((made.about, made.opening, made.won, made.lost, *(region.text for region in made.regions)))
    assert bool(made.partly) == made.partial
    texts = [region.text for region in made.regions] + [feature.text for feature in made.features]
    assert len(set(texts)) == len(texts)


@scenarios
def test_a_scenario_names_only_what_there_is(key: str) -> None:
    made = scenario_named(key)
    placed, known = {item.id for item in made.placed}, made.content
    assert {known.challenges[connection.obstacle].type for connection in made.connections if connection.obstacle} == {
        "Obstacle"
    }
    for item in made.placed:
        assert known.challenges[item.kind].type != "Obstacle"
        assert {item.at, *item.patrol} <= set(made.region_by_id)
        assert set(item.passes) <= set(made.connection_by_id)
    for feature in made.features:
        assert feature.at in made.region_by_id and set(feature.disarms) <= placed
        assert feature.opens in {"", *made.connection_by_id, *made.feature_by_id}
        assert set(feature.gives.gear) <= set(known.gear)
        assert feature.gives.object in {"", *made.feature_by_id}
    assert set(made.needs) <= set(made.feature_by_id)


@pytest.mark.rule("REG-127")
@scenarios
def test_a_patrol_walks_a_ring_that_nothing_blocks(key: str) -> None:
    made = scenario_named(key)
    open_ways = {
        frozenset((connection.a, connection.b))
        for connection in made.connections
        if not connection.obstacle and not connection.hidden
    }
    for item in made.placed:
        if item.patrol:
            assert item.patrol[0] == item.at
            ring = pairwise((*item.patrol, item.at))
            assert all(frozenset(step) in open_ways for step in ring), item.id


@scenarios
def test_a_way_up_says_which_end_is_low(key: str) -> None:
    made = scenario_named(key)
    for connection in made.connections:
        climbing = bool(connection.obstacle) and "Climbing" in made.content.challenges[connection.obstacle].keywords
        assert {connection.low, connection.high} == ({connection.a, connection.b} if climbing else {""})


@pytest.mark.rule("REG-044")
@scenarios
def test_what_must_be_carried_out_can_be_found_by_hand_where_it_is_dark(key: str) -> None:
    """In the dark no PC sees what lies open, so what matters there is hidden and can be searched for."""
    made = scenario_named(key)
    for need in made.needs:
        holder = next((feature for feature in made.features if feature.gives.object == need), made.feature_by_id[need])
        assert made.region_by_id[holder.at].light == "lit" or holder.hidden


def crossed(made: Scenario) -> list[tuple[str, str]]:
    """Return the pairs of connections whose lines cross on the map."""

    def side(a: Region, b: Region, c: Region) -> int:
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

    lines = [
        (connection.id, made.region_by_id[connection.a], made.region_by_id[connection.b]) for connection in made.connections
    ]
    return [
        (name, other)
        for number, (name, a, b) in enumerate(lines)
        for other, c, d in lines[:number]
        if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
    ]


@scenarios
def test_regions_lie_on_a_small_lattice_and_no_two_ways_cross(key: str) -> None:
    made = scenario_named(key)
    places = {(region.x, region.y) for region in made.regions}
    assert len(places) == len(made.regions)
    assert places <= {(x, y) for x in range(5) for y in range(4)}
    assert all(len(region.name) <= 14 for region in made.regions)
    assert crossed(made) == []


@pytest.mark.rule("REG-146", "REG-186", "REG-191", "REG-202", "REG-207", "REG-209", "REG-225", "REG-138")
def test_the_scenarios_use_what_the_rules_offer() -> None:
    made = [scenario_named(key) for key in HAND_MADE]
    regions = [region for item in made for region in item.regions]
    assert any(len(region.settings) > 1 for region in regions)
    assert {region.water for region in regions} == {"none", "surface", "submerged"}
    assert any(region.bonus for region in regions) and any(region.limit for region in regions)
    assert any(not region.hide_spot for item in made if item.type == "stealth" for region in item.regions)
    assert {item.light_rule for item in made if item.type == "stealth"} == {"defeat", "token", "none"}
    assert {item.mode for item in made if item.type == "chase"} == {"chasing", "fleeing"}
    assert any(item.life_or_death for item in made) and any(item.no_bash for item in made)
    assert any(connection.hidden for item in made for connection in item.connections)
    features = [feature for item in made for feature in item.features]
    assert {feature.kind for feature in features} == {"chest", "treasure", "key", "object", "mechanism"}
    assert {feature.use for feature in features if feature.kind == "key"} == {"move", "strategy", "action"}
    assert any(feature.disarms for feature in features)
    assert any(feature.kind == "mechanism" and feature.opens for feature in features)


@pytest.mark.rule("REG-073", "REG-119", "REG-G61", "REG-263")
def test_every_way_in_which_challenges_may_act_is_met_in_some_scenario() -> None:
    made = [scenario_named(name) for name in HAND_MADE]
    kinds = list({kind: item.content.challenges[kind] for item in made for kind in met_in(item)}.values())
    environs = [kind for kind in kinds if kind.type == "Environ"]
    assert any(kind.assists for kind in environs) and any(kind.interrupts for kind in environs)
    assert any(play.kind == "strategy" for kind in environs for play in kind.actions)
    done = [effect for kind in kinds for play in plays_of(kind) for effect in play.effects]
    assert any(item.kind == "force" for item in done) and any(item.kind == "stay" for item in done)
    assert any(item.cumulative is False and item.until == "scenario" for item in done)
    scenarios = [scenario_named(name) for name in HAND_MADE]
    assert any(item.kind == "stay" for where in scenarios for thing in where.features for item in thing.fail)


def met_in(where: Scenario) -> set[str]:
    return {placed.kind for placed in where.placed} | {way.obstacle for way in where.connections if way.obstacle}
