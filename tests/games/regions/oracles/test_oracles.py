"""The game agrees with a naive opinion on recorded and random games, and on many small chases made by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, islice, product

import pytest
from msgspec.structs import replace

from engine.core.verbs import MoveTo
from engine.games.regions.game import GAME
from engine.games.regions.rules import ending, turns
from engine.games.regions.rules.challenges import policies, stealth
from engine.games.regions.state import board
from engine.games.regions.state.content import at_hand
from engine.games.regions.state.scenarios import Scenario
from engine.games.regions.state.state import State
from tests.games.regions.build import chase, party, region, with_entity, with_member, working
from tests.games.regions.oracles import limits, sight, ways
from tests.laws.playouts import Playout, playout

rule = pytest.mark.rule

RECORDED = range(100, 104)
"""The numbers of the playouts that are kept as journeys."""
RANDOM = (*range(14), 24)
"""Of the random ones the last has open bodies beside Seekers."""
CHASES = 1500


@cache
def games() -> tuple[Playout, ...]:
    return tuple(playout("regions", number) for number in (*RECORDED, *RANDOM))


def states() -> Iterator[State]:
    """Yield the states in which a party is under way, with what their scenarios bring along at hand."""
    for played in games():
        for table in played.tables:
            if table.state.phase == "play":
                with at_hand(table.state.scenario.content):
                    yield table.state


def with_lamps(state: State, place: str, lamp: str) -> State:
    """Return a state with the party in a region, everybody with a burning lamp, and Seekers that have seen none yet."""
    members = tuple(
        replace(member, light=True, equipped=(lamp,), region=place) if sight.on_map(member) else member
        for member in state.members
    )
    return replace(state, members=members, entities=tuple(replace(entity, saw=False) for entity in state.entities))


def by_game() -> Iterator[State]:
    """Yield a state from the middle of each game."""
    for played in games():
        tables = [table for table in played.tables if table.state.phase == "play"]
        if tables:
            state = tables[len(tables) // 2].state
            with at_hand(state.scenario.content):
                yield state


def somewhere_else() -> Iterator[State]:
    """Yield a state of each game with the party in each of its regions, by lamplight and in the dark."""
    for state in by_game():
        for place in state.scenario.regions:
            for lamp in ("torch", "glow-stone", "cat-charm"):
                yield with_lamps(state, place.id, lamp)


def by_lamplight() -> Iterator[State]:
    """Yield the states of stealth, each again with the party somewhere else."""
    for number, state in enumerate(states()):
        if state.scenario.type == "stealth":
            bold = replace(state, scenario=replace(state.scenario, light_rule="token"), tokens=99)
            yield bold
            places = [place.id for place in bold.scenario.regions]
            for turn, lamp in enumerate(("torch", "glow-stone")):
                yield with_lamps(bold, places[(number + 3 * turn) % len(places)], lamp)


@pytest.mark.whole
@rule("REG-016", "REG-030", "REG-031", "REG-084", "REG-088", "REG-092", "REG-225", "REG-249", "REG-G13", "REG-G52")
def test_the_ways_out_of_a_region_are_those_that_nothing_bars() -> None:
    asked = barred = 0
    for state in islice(states(), 0, None, 6):
        if state.turn is None or not turns.free(state) or state.paused:
            continue
        for index, member in enumerate(state.members):
            listed = {move.to for move in GAME.legal(state, member.seat) if isinstance(move, MoveTo)}
            assert listed == ways.moves(state, index)
            asked += 1
            barred += len(listed) < len(ways.exits(state, member.region))
    assert asked > 350 and barred > 100


@rule("REG-088", "REG-G111")
def test_what_each_has_to_bring_down_of_terrain_is_counted_for_each_alone() -> None:
    counted = 0
    for state in states():
        for entity in state.entities:
            if entity.type == "Obstacle" and board.persists(entity) and not entity.defeated:
                for index in range(len(state.members)):
                    assert board.effort_left(state, entity, index) == ways.left(state, index, entity)
                    counted += 1
    assert counted > 1000


@rule("REG-030", "REG-032", "REG-G31", "REG-G38", "REG-G52")
def test_challenges_go_only_where_nothing_stands_in_their_way() -> None:
    asked = 0
    for state in states():
        for entity in state.entities:
            if entity.type in ("Creature", "Seeker") and not entity.defeated:
                assert set(board.neighbours(state, entity)) == ways.neighbours(state, entity)
                asked += 1
    assert asked > 1000


@rule("REG-031", "REG-G31", "REG-G38")
def test_wherever_a_challenge_stood_it_would_go_only_where_it_can() -> None:
    """Each is put into every region, once as it is and once as the scenario lets it pass every second door."""
    through = 0
    for state in by_game():
        doors = tuple(way.id for way in state.scenario.connections if way.obstacle)[::2]
        walkers = [entity for entity in state.entities if entity.type in ("Creature", "Seeker") and not entity.defeated]
        for walker in walkers:
            for place, passes in product(state.scenario.regions, (walker.passes, doors)):
                there = replace(walker, at=place.id, passes=passes)
                asked = with_entity(state, walker.id, at=place.id, passes=passes)
                assert set(board.neighbours(asked, there)) == ways.neighbours(asked, there)
                through += bool(passes)
    assert through > 100


@pytest.mark.whole
@rule(
    "REG-034", "REG-036", "REG-037", "REG-042", "REG-043", "REG-044", "REG-045", "REG-060", "REG-G06", "REG-G22", "REG-G24"
)
def test_members_see_what_the_light_and_the_ways_let_them_see() -> None:
    seen = unseen = 0
    for state in chain(states(), somewhere_else()):
        for index in range(len(state.members)):
            assert set(board.looks_into(state, index)) == sight.looks_into(state, index)
            for entity in state.entities:
                shown = board.sees(state, index, entity)
                assert shown == sight.sees(state, index, entity), (entity, index)
                seen, unseen = seen + shown, unseen + (not shown)
    assert seen > 2000 and unseen > 2000


@rule("REG-191", "REG-192", "REG-G25", "REG-G26")
def test_seekers_notice_a_light_there_and_next_door() -> None:
    noticed = missed = 0
    for state in by_lamplight():
        venture = working(state)
        stealth.lights(venture)
        before = {entity.id for entity in state.entities if entity.saw}
        found = {entity.id for entity in venture.state.entities if entity.saw} - before
        assert found == sight.mind_lights(state)
        noticed, missed = noticed + len(found), missed + (not found)
    assert noticed > 50 and missed > 50


@rule("REG-131", "REG-G32")
def test_an_alerted_seeker_goes_after_whom_it_sees_next_door() -> None:
    gone = 0
    for state in by_lamplight():
        for seeker in state.entities:
            if seeker.type == "Seeker" and not seeker.defeated:
                assert {place.id for place in state.scenario.regions if board.watches(state, seeker, place.id)} == (
                    sight.watched(state, seeker)
                )
                there = policies.prey_in_sight(state, seeker)
                assert there == sight.chased(state, seeker)
                gone += bool(there)
    assert gone > 20


@rule("REG-185", "REG-G49")
def test_no_seeker_stands_by_an_open_body_without_being_alerted() -> None:
    lying = 0
    for state in states():
        if state.rulings:
            continue
        for seeker in state.entities:
            if seeker.type == "Seeker" and not seeker.defeated and sight.knows_of_body(state, seeker):
                assert seeker.alerted
                lying += 1
    assert lying > 0


@rule("REG-172", "REG-G44")
def test_no_one_stays_at_the_goal_once_nothing_is_missing() -> None:
    there = 0
    for state in states():
        held = {thing for member in state.members if not member.dead for thing in member.objects}
        at_goal = [member for member in state.members if sight.on_map(member) and member.region == state.scenario.goal]
        there += bool(at_goal)
        assert not at_goal or not set(state.scenario.needs) <= held or not turns.free(state)
    assert there > 100


# Limits.


def any_chase(chance: random.Random) -> State:
    """Return a party somewhere in a small chase with limits, at the end of a round."""

    def limit() -> int:
        return chance.choice((0, 0, 1, 2, 3))

    rising = chance.random() < 0.4
    names = ("gate", "street", "bridge", "bank")
    places = tuple(region(name, limit=limit(), bonus=chance.choice((0, 1, 2)) if rising else 0) for name in names)
    where: Scenario = chase(
        chance.choice((1, 2, 3)),
        regions=places,
        mode=chance.choice(("fleeing", "chasing")),
        partial=chance.random() < 0.5,
        life_or_death=chance.random() < 0.4,
        loss_only_fleeing=chance.random() < 0.3,
        consequence=chance.choice(("injury", "death")),
    )
    state = party(where, *chance.choices(("warden", "delver", "shadow"), k=chance.choice((1, 2, 3))))
    state = replace(state, counter=chance.choice((0, 1, 2)))
    for index in range(len(state.members)):
        fields = chance.choice(({}, {}, {"out": True}, {"dead": True, "ep": 0}, {"ep": 0}))
        gone = "out" in fields or "dead" in fields
        state = with_member(
            state, index, region="" if gone else chance.choice(names), bonus=chance.choice((0, 0, 1)), **fields
        )
    return state


def is_under_way(state: State) -> bool:
    """Whether a chase can have come to this: a PC is on the way, and no pursuer is through."""
    inside = any(sight.on_map(member) for member in state.members)
    return inside and not (state.scenario.mode == "chasing" and any(member.out for member in state.members))


@pytest.mark.whole
@rule(
    "REG-198", "REG-199", "REG-200", "REG-202", "REG-203", "REG-204", "REG-205", "REG-206", "REG-207", "REG-210", "REG-G44"
)
@rule("REG-G51", "REG-G52", "REG-G53")
def test_the_end_of_a_round_does_what_the_limits_say() -> None:
    chance = random.Random("limits")
    endings = set[str]()
    for state in filter(is_under_way, (any_chase(chance) for _ in range(CHASES))):
        venture = working(state)
        ending.count_round(venture)
        fate = limits.Chase(state).fate()
        after = venture.state
        assert after.ending == fate.ending, state
        endings.add(fate.ending)
        told = [
            {i for i, member in enumerate(after.members) if member.dead},
            {i for i, member in enumerate(after.members) if member.injuries},
        ]
        assert told == [fate.dead, fate.hurt], state
        if not fate.ending:
            assert {i for i, member in enumerate(after.members) if member.out} == fate.out
            assert {i for i, member in enumerate(after.members) if member.lost} == fate.caught
    assert endings == {"", "won", "partly", "lost"}
