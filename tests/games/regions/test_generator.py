"""New scenarios: what holds for each of them, that no two are alike, and that a table's dice make them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.regions.files import files, winnable
from engine.games.regions.files.generator import generate, minutes, slug
from engine.games.regions.files.themes import making, themes
from engine.games.regions.files.writing import write
from engine.games.regions.game import GAME
from engine.games.regions.state.content import content
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Connection, Feature, Placed, Scenario

from .build import scenario, way

Kind = Literal["normal", "stealth", "chase"]
KINDS: tuple[Kind, ...] = ("normal", "stealth", "chase")
SORTS = {"fetch", "rescue", "return", "open", "gather", "cross", "flee", "race"}


def new_ones(times: int) -> Iterator[Scenario]:
    """Yield new scenarios of every kind and theme, at every level in turn."""
    for number, (kind, theme) in enumerate(product(KINDS, themes())):
        for time in range(times):
            yield generate(f"{kind} {theme} {time}", kind=kind, theme=theme, level=1 + (number + time) % 6)


@pytest.fixture(scope="module")
def made() -> list[Scenario]:
    return list(new_ones(4))


@pytest.mark.rule("REG-G90")
def test_what_is_made_is_a_scenario_file_without_a_flaw(made: list[Scenario]) -> None:
    for item in made:
        again, warnings = files.read(write(item))
        assert (again, warnings) == (item, ()), item.name
        assert item.known_goal and len({region.name for region in item.regions}) == len(item.regions)
        assert len({feature.name for feature in item.features}) == len(item.features)


@pytest.mark.rule("REG-G90")
def test_the_same_key_makes_the_same_and_another_one_another(made: list[Scenario]) -> None:
    assert generate("lantern") == generate("lantern")
    maps = [(frozenset((way.a, way.b) for way in item.connections)) for item in made]
    assert len(set(maps)) == len(maps)
    walks = [{placed.patrol for placed in item.placed if placed.patrol} for item in made if item.type == "stealth"]
    assert all(walks) and len({frozenset(walk) for walk in walks}) > len(walks) * 3 // 4
    assert {item.type for item in made} == set(KINDS)


@pytest.mark.rule("REG-G90")
def test_what_stands_and_lies_in_a_place_belongs_to_it(made: list[Scenario]) -> None:
    spots = {spot.id: spot for theme in themes().values() for spot in theme.place}
    for item in made:
        theme = next(theme for theme in themes().values() if item.start in {spot.id for spot in theme.place})
        for placed in item.placed:
            seeks = content().challenges[placed.kind].type == "Seeker"
            assert placed.kind in (theme.seekers if seeks else spots[placed.at].haunts), (item.name, placed)
        gates = {quest.gate for quest in theme.quest}
        for blocked in (connection for connection in item.connections if connection.obstacle):
            ends = (spots[blocked.a], spots[blocked.b])
            climbed = {end.climb for end in ends if end.id == blocked.high}
            assert blocked.obstacle in {kind for end in ends for kind in end.doors} | climbed | gates


@pytest.mark.rule("REG-G90")
def test_ways_do_not_cross_and_higher_places_lie_above(made: list[Scenario]) -> None:
    heights = {spot.id: spot.height for theme in themes().values() for spot in theme.place}
    for item in made:
        at = {region.id: (region.x, region.y) for region in item.regions}
        for first, second in combinations(item.connections, 2):
            assert not _cross(at[first.a], at[first.b], at[second.a], at[second.b]), item.name
        for a, b in combinations(item.regions, 2):
            if a.x == b.x and {a.id, b.id}.isdisjoint({item.start, item.goal}):
                upper, lower = (a, b) if a.y < b.y else (b, a)
                assert heights[upper.id] >= heights[lower.id], item.name


def _cross(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether two lines have a point in common that is no end of both."""

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (turn > 0) - (turn < 0)

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_lines_that_cross_are_told_from_those_that_meet() -> None:
    assert _cross((0, 0), (1, 1), (0, 1), (1, 0))
    assert not _cross((0, 0), (1, 1), (0, 0), (1, 0))
    assert not _cross((0, 0), (1, 0), (0, 1), (1, 1))


def locked(item: Scenario, way: Connection) -> bool:
    """Whether a PC who neither breaks nor picks anything needs a key for a way."""
    kind = item.content.challenges.get(way.obstacle)
    return kind is not None and bool(kind.lock) and "Persists" not in kind.keywords


def unforced(item: Scenario) -> tuple[set[str], set[str]]:
    """Return the regions that a party enters, and the features that it has, without a lockpick and with no locked door
    broken: everything hidden is found, and keys and mechanisms open what they open."""
    regions, things = {item.start}, set[str]()
    while True:
        before = len(regions) + len(things)
        opened = {feature.opens for feature in item.features if feature.id in things}
        for feature in item.features:
            holder = next((other.id for other in item.features if other.gives.object == feature.id), "")
            near = holder in things if feature.inside else feature.at in regions
            if near and (not feature.lock or feature.id in opened):
                things.add(feature.id)
        for path in item.connections:
            if regions & {path.a, path.b} and (not locked(item, path) or path.id in opened):
                regions |= {path.a, path.b}
        if len(regions) + len(things) == before:
            return regions, things


def check_promise(item: Scenario) -> None:
    """Assert that a scenario keeps what REG-G92 promises of it."""
    regions, things = unforced(item)
    assert item.goal in regions and set(item.needs) <= things, item.name
    if item.type == "stealth":
        assert winnable.glances(item, 2) == 0 and winnable.is_passed(item, 6), item.name
        walks = [frozenset(placed.patrol) for placed in item.placed if placed.patrol]
        assert len(set(walks)) == len(walks), item.name
    if item.type == "chase":
        for size in range(1, 7):
            # What is locked is taken off the map: a way that is quick enough is still there.
            free = tuple(way for way in item.connections if way.party > size or not locked(item, way))
            rounds = winnable.quickest(replace(item, connections=free), size)
            limit = item.round_limit + item.rounds_more(size)
            assert rounds <= limit, item.name
            assert winnable.quickest(item, size, breaking=True) > limit - 1.5, "force saves no round"


@pytest.mark.rule("REG-G92")
def test_all_that_is_needed_is_come_to_without_force_and_patrols_and_rounds_leave_a_way(made: list[Scenario]) -> None:
    for item in made:
        check_promise(item)


KEYS = 60


@pytest.mark.rule("REG-G91", "REG-G92")
@pytest.mark.parametrize("kind", ["normal", pytest.param("stealth", marks=pytest.mark.whole), "chase"])
def test_of_sixty_keys_each_scenario_is_as_large_as_told_and_can_be_won(kind: Kind) -> None:
    for number in range(KEYS):
        fresh = generate(f"proof {number}", kind=kind, level=1 + number % 6)
        check_promise(fresh)
        check_measure(fresh)


@pytest.mark.rule("REG-G92")
def test_a_chase_that_was_known_to_need_force_needs_none() -> None:
    check_promise(generate("solv-5", kind="chase", level=6))


@pytest.mark.rule("REG-G92")
def test_a_way_that_has_to_be_broken_open_is_none_to_reckon_with() -> None:
    """From a to c by a barred door is 1 round for a strong party; with the door as good as a wall it is 2, by b."""
    ways = (way("a", "b"), way("b", "c"), way("a", "c", obstacle="barred-door"))
    row = scenario(*ways, type="chase", goal="c", round_limit=9)
    assert winnable.quickest(row, 6) == 2.0
    assert winnable.quickest(row, 6, breaking=True) < 2.0
    assert winnable.quickest(replace(row, connections=ways[1:]), 6) == float("inf")
    assert "a key lies behind its lock" in winnable.flaws(replace(row, connections=ways[1:]))


def watched(*guards: Placed, **fields: Any) -> Scenario:
    """Return four places in a row, a to d, and e beside b."""
    ways = [way("a", "b"), way("b", "c"), way("c", "d"), way("b", "e")]
    return scenario(*ways, placed=guards, type="stealth", known_goal=True, **fields)


@pytest.mark.rule("REG-G92")
def test_who_walks_to_and_fro_in_a_corridor_is_not_passed_unseen() -> None:
    """A Seeker between b and c is always in one of them, and steps into the other: a PC who goes by is found twice."""
    guard = Placed("guard", "drowsy-guard", "b", ("b", "c"))
    assert winnable.glances(watched(goal="d"), 1) == 0
    assert winnable.glances(watched(guard, goal="d"), 1) == 2
    assert winnable.glances(watched(replace(guard, party=2), goal="d"), 1) == 0
    assert not winnable.is_passed(watched(guard, goal="d"), 1)


@pytest.mark.rule("REG-G92")
def test_a_guard_who_goes_round_is_passed_behind_the_back() -> None:
    """In the first round the guard goes from b to c, in the second from c to d, in the third back to c. A PC who waits for
    a round in a has b alone in the second, and is in e in the third."""
    guard = Placed("guard", "drowsy-guard", "b", ("b", "c", "d", "c"))
    assert winnable.glances(watched(guard, goal="e"), 1) == 0
    hasty = Placed("hasty", "sharp-guard", "b", ("b", "c"))
    assert winnable.glances(watched(hasty, goal="e"), 1) == 1
    assert winnable.glances(watched(guard, hasty, goal="e"), 1) == 1


@pytest.mark.rule("REG-G92")
def test_how_long_a_way_takes_follows_from_what_lies_in_it() -> None:
    """Of a d6, 1, 2, 3 and 4 to 6 are no lower than 1, 2, 3 and 4 of a d4's faces: 18 of 24 pairs. With 4.5 Damage each
    time that comes to 3.375 a blow: rubble with 9 EP takes 2.67 of them, three together 0.89 rounds, and a fifth of one to
    go through. A wall with 6 EP takes each 1.78 rounds, the last of three 1.4 times as long, and one round to go down."""
    rubble = Connection("a/b", "a", "b", obstacle="rubble")
    assert winnable.takes(rubble, "a", 3, False) == pytest.approx(9 / 3.375 / 3 + 0.2)
    assert winnable.takes(replace(rubble, party=4), "a", 3, False) == 1.0
    wall = replace(rubble, obstacle="rocky-wall", low="a", high="b")
    assert winnable.takes(wall, "a", 1, False) == pytest.approx(6 / 3.375)
    assert winnable.takes(wall, "a", 3, False) == pytest.approx(6 / 3.375 * 1.4)
    assert winnable.takes(wall, "a", 3, True) == pytest.approx(6 / 3.375)
    assert winnable.takes(wall, "b", 1, False) == 1.0


@pytest.mark.rule("REG-G91")
def test_there_is_as_much_as_the_numbers_say(made: list[Scenario]) -> None:
    for item in made:
        check_measure(item)


def check_measure(item: Scenario) -> None:
    """Assert that there is as much in a scenario as REG-G91 and the numbers of its kind say."""
    numbers = getattr(making(), item.type)
    assert len(item.regions) - 2 in numbers.places
    seekers = [placed for placed in item.placed if content().challenges[placed.kind].type == "Seeker"]
    assert Counter(placed.party for placed in seekers) == Counter(
        {party: many for party, many in enumerate(numbers.seekers, 1) if many}
    )
    assert all(placed.single for placed in seekers)
    met = [placed for placed in item.placed if placed not in seekers]
    assert len({placed.kind for placed in met}) == len(met), "no kind twice"
    sizes = range(1, 5)
    assert all(sum(placed.party <= size for placed in met) <= sum(numbers.challenges[:size]) for size in sizes)
    assert sum(placed.party == 1 for placed in met) == numbers.challenges[0]
    assert sum(bool(way.obstacle) for way in item.connections) == sum(numbers.obstacles) + (item.type != "chase")
    assert sum(bool(way.hidden) for way in item.connections) == numbers.hidden
    keys = {feature.opens for feature in item.features if feature.kind == "key"}
    assert item.type != "normal" or any(way.id in keys for way in item.connections if locked(item, way))
    assert item.minutes == numbers.minutes == minutes(item.type)


@pytest.mark.rule("REG-G91")
def test_a_level_says_how_bad_a_kind_may_be_and_where_the_thing_lies_it_is_one_worse() -> None:
    known = content().challenges
    for level, highest in ((1, 2), (6, 3)):
        found = [generate(f"level {number}", kind="normal", level=level) for number in range(8)]
        things = [{feature.at for feature in item.features if feature.id in item.needs} for item in found]
        levels = {
            (known[placed.kind].level, placed.at in at)
            for item, at in zip(found, things, strict=True)
            for placed in item.placed
        }
        assert max(level for level, there in levels if not there) == highest
        assert max(level for level, there in levels if there) == 3


# The parts.


@pytest.mark.rule("REG-G90")
def test_every_theme_has_places_locks_and_stories_of_its_own() -> None:
    known, every = content().challenges, Counter[str]()
    for theme in themes().values():
        inner = [spot for spot in theme.place if not spot.edge]
        assert len(inner) >= 12
        assert {quest.kind for quest in theme.quest} == set(KINDS)
        every.update(spot.name for spot in theme.place)
        every.update(spot.text for spot in theme.place)
        every.update(quest.name for quest in theme.quest)
        for quest in theme.quest:
            assert {quest.start, quest.goal, *quest.at} <= {spot.id for spot in theme.place}
            assert len(quest.at) >= len(quest.things) and bool(quest.partly) == (quest.sort == "flee")
        for spot in theme.place:
            assert all(word in known for word in (*spot.haunts, *spot.doors, *([spot.climb] if spot.climb else [])))
            assert spot.hides or spot.edge
            plain = [kind for kind in spot.doors if known[kind].lock and "Persists" not in known[kind].keywords]
            assert not plain or spot.key or plain == ["shutter"] or spot.edge, spot.id
            assert max(map(len, spot.name.split())) <= 8, f"{spot.name} is too long for its place on the map"
    assert [name for name, times in every.items() if times > 1] == []
    assert {quest.sort for theme in themes().values() for quest in theme.quest} == SORTS


def test_ids_are_made_of_names() -> None:
    assert slug("The level book") == "level-book"
    assert slug("Shot-firer's lamp") == "shot-firers-lamp"
    assert len(slug("Footman's picks and much more besides")) <= 24


# At the table.


@pytest.mark.rule("REG-G90")
def test_a_tables_dice_make_the_scenario_and_the_options_say_which() -> None:
    setup = Setup(("Ada", "Bob"), Options(scenario="generated", kind="stealth", theme="estate"))
    first, again = (GAME.new(setup, Dice(KeyedSource("seal")))[0].scenario for _ in range(2))
    assert first == again and first.type == "stealth"
    assert first.start in {spot.id for spot in themes()["estate"].place}
    assert GAME.new(setup, Dice(KeyedSource("another")))[0].scenario != first


@pytest.mark.rule("REG-G90")
def test_kind_and_theme_mean_something_for_a_new_scenario_only() -> None:
    assert GAME.moot(Options(), prepared=False) == ("kind", "theme")
    assert GAME.moot(Options(scenario="generated"), prepared=False) == ("changes",)
    assert GAME.moot(Options(scenario="generated"), prepared=True) == ("scenario", "kind", "theme")
    assert GAME.lasts(Options(scenario="generated", kind="chase")) == making().chase.minutes


def test_what_a_member_looks_for_lies_where_its_story_says() -> None:
    quests = {quest.name: quest for theme in themes().values() for quest in theme.quest}
    for item in new_ones(1):
        things: list[Feature] = [item.feature_by_id[need] for need in item.needs]
        assert {thing.at for thing in things} <= set(quests[item.name].at)
        assert len({thing.at for thing in things}) == len(things)
