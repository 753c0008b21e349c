"""The game agrees with a naive opinion on every state of recorded and random delves.

Small oracles, each in one way only: doors and placements, what fills a tile, walks, targets and reach.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.core.verbs import MoveTo
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules import explore, hunting
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.moves import Attack, Explore, Heal, Place
from engine.games.skyshard.state.state import ENTRANCE, Beside, Exploring, Laid, State, setting_of
from engine.games.skyshard.state.terrain import explorable
from engine.maps.hexes import label, unlabel
from tests.games.skyshard.oracles import acting, exploring
from tests.games.skyshard.oracles.floor import Cell, Floor, Piece, around, piece, units
from tests.laws.playouts import Playout, playout

rule = pytest.mark.rule

RECORDED = range(100, 104)
"""The numbers of the playouts that are kept as journeys."""
RANDOM = range(3)


@cache
def delves() -> tuple[Playout, ...]:
    return tuple(playout("skyshard", number) for number in (*RECORDED, *RANDOM))


def states() -> Iterator[State]:
    for played in delves():
        for table in played.tables:
            if table.state.phase == "delve":
                yield table.state


def turns() -> Iterator[tuple[int, State]]:
    """Yield the states in which an adventurer acts freely, with its seat."""
    for state in states():
        if state.turn is not None and not state.agenda:
            yield state.heroes[state.turn.hero].seat, state


def murky() -> Iterator[tuple[int, State]]:
    """Yield `turns`, and each again with murk on the tile where the adventurer stands (card 20)."""
    for seat, state in turns():
        yield seat, state
        at = state.heroes[state.turn.hero].at if state.turn is not None else None
        assert at is not None
        here = Floor(state.tiles).tile_of[at]
        yield seat, replace(state, beside=(*(lying for lying in state.beside if lying.tile != here), Beside(here, "20")))


def cells(state: State, seat: int, kind: type, field: str) -> set[Cell | None]:
    return {unlabel(getattr(move, field)) for move in GAME.legal(state, seat) if isinstance(move, kind)}


@rule("SKY-020", "SKY-021", "SKY-022", "SKY-023", "SKY-025", "SKY-053", "SKY-G09", "SKY-G33", "SKY-G34", "SKY-G35")
def test_the_doors_that_can_be_explored_are_those_at_the_edge_that_touch_no_other_door() -> None:
    count = 0
    for state in states():
        assert set(explorable(state)) == exploring.explorable(state)
        count += 1
    assert count > 300


@rule(
    "SKY-045", "SKY-046", "SKY-047", "SKY-048", "SKY-050", "SKY-051", "SKY-052", "SKY-G05", "SKY-G06", "SKY-G07", "SKY-G36"
)
def test_a_tile_may_lie_in_every_way_in_which_it_fits_and_in_no_other() -> None:
    asked = 0
    for state in states():
        task = state.agenda[0] if state.agenda else None
        if isinstance(task, Exploring) and task.step == "connect":
            ways = [piece(fit.tile, fit.turn, fit.at) for fit in explore.fits(state, task)]
            assert len(ways) == len(set(ways))
            assert set(ways) == exploring.placements(state, task.tile, task.door, content().cards[task.card].shards)
            listed = [move for move in GAME.legal(state, state.heroes[task.hero].seat) if isinstance(move, Place)]
            assert [move.at for move in listed] == [str(number) for number in range(1, len(ways) + 1)]
            asked += 1
    assert asked > 15


@rule("SKY-046", "SKY-051", "SKY-052", "SKY-G05", "SKY-G06", "SKY-G36")
def test_every_tile_of_the_stacks_fits_where_the_oracle_says_at_every_open_door() -> None:
    tried = 0
    for played in delves():
        tables = played.tables
        for table in (tables[len(tables) // 3], tables[2 * len(tables) // 3]):
            state = table.state
            for door in sorted(exploring.explorable(state))[:3]:
                for tile in [stack[0] for stack in state.stacks.values() if stack]:
                    for card in ("1", "2"):
                        task = Exploring(0, door, card, tile)
                        ways = {piece(fit.tile, fit.turn, fit.at) for fit in explore.fits(state, task)}
                        assert ways == exploring.placements(state, tile, door, content().cards[card].shards)
                        tried += 1
    assert tried > 100


def crowded(number: int) -> State:
    """Return a delve on a floor laid as close together as may be: of the ways to lay a tile, one that touches most."""
    chance = random.Random(number)
    played = delves()[number % len(delves())]
    state = replace(
        played.tables[-1].state, tiles=(Laid(ENTRANCE),), beside=(), facedown=(), taken=(), agenda=(), required=9
    )
    shapes = [tile.id for tile in setting_of(state).tiles.values()]
    for tile in chance.sample(shapes, 16):
        doors = sorted(exploring.explorable(state))
        ways = [fit for door in doors for fit in explore.fits(state, Exploring(0, door, "1", tile))]
        if ways:
            floor = Floor(state.tiles)
            best = max(ways, key=lambda fit: sum(near in floor.tile_of for cell in fit.face.cells for near in around(cell)))
            state = replace(state, tiles=(*state.tiles, Laid(tile, best.turn, best.at)))
    return state


@rule("SKY-020", "SKY-021", "SKY-023", "SKY-047", "SKY-050", "SKY-051", "SKY-G33", "SKY-G34", "SKY-G35", "SKY-G36")
def test_doors_and_placements_agree_where_tiles_lie_as_close_as_may_be() -> None:
    few = 0
    for number in range(32):
        state = crowded(number)
        assert set(explorable(state)) == exploring.explorable(state)
        floor = Floor(state.tiles)
        few += sum(sum(near not in floor.tile_of for near in around(door)) == 1 for door in floor.open_doors())
        for door in sorted(exploring.explorable(state))[:2]:
            for tile in ("N4", "H1"):
                ways = {piece(fit.tile, fit.turn, fit.at) for fit in explore.fits(state, Exploring(0, door, "1", tile))}
                assert ways == exploring.placements(state, tile, door, 0)
    assert few, "doors with a single empty side"


class Filled(NamedTuple):
    """An exploration whose tile was laid: the state before that, its task, how the tile lies, and what came on to it."""

    state: State
    task: Exploring
    way: Piece
    events: list[Event]
    standing: set[Cell]


def filled() -> Iterator[Filled]:
    """Yield every exploration with what came of it, also where a player was asked in between."""
    for played in delves():
        open_: Filled | None = None
        for step in played.steps:
            before, after = step.before.state, step.after.state
            task = before.agenda[0] if before.agenda else None
            if isinstance(task, Exploring) and task.step == "connect" and step.entry.text.startswith("place"):
                laid = after.tiles[-1]
                open_ = Filled(before, task, piece(laid.tile, laid.turn, laid.at), [], units(before))
            if open_ is not None:
                open_.events.extend(event for event in step.entry.events if event.kind in ("cache", "enemy_drawn", "enemy"))
                if not any(isinstance(other, Exploring) for other in after.agenda):
                    yield open_
                    open_ = None


@rule("SKY-060", "SKY-061", "SKY-062", "SKY-063", "SKY-064", "SKY-066", "SKY-G39", "SKY-G40", "SKY-G58")
def test_caches_fill_a_tile_from_far_to_near_the_legendary_ones_first() -> None:
    seen = 0
    for state, task, way, events, _ in filled():
        wanted = exploring.filling(state, task, way, set())
        placed = [(event.facts["rank"], unlabel(str(event.facts["at"]))) for event in events if event.kind == "cache"]
        assert tuple(rank for rank, _ in placed) == wanted.caches
        floor = with_piece(state, way)
        left = set(way.caches)
        for _, at in placed:
            assert at in exploring.farthest(floor, task.door, sorted(left))
            left -= {at}
        seen += len(placed)
    assert seen > 15


@rule(
    "SKY-067", "SKY-068", "SKY-069", "SKY-071", "SKY-072", "SKY-073", "SKY-075", "SKY-076", "SKY-077", "SKY-078", "SKY-079"
)
@rule(
    "SKY-080",
    "SKY-081",
    "SKY-082",
    "SKY-G16",
    "SKY-G17",
    "SKY-G18",
    "SKY-G19",
    "SKY-G41",
    "SKY-G91",
    "SKY-G102",
    "SKY-G103",
)
def test_enemies_come_as_points_row_bags_and_hexes_allow_from_far_to_near() -> None:
    seen = loud = 0
    for state, task, way, events, standing in filled():
        wanted = exploring.filling(state, task, way, standing)
        drawn = [event.facts for event in events if event.kind == "enemy_drawn"]
        loud += bool(state.calls and state.enemies)
        assert tuple(fact["level"] for fact in drawn) == wanted.levels
        assert all(content().chips[str(fact["chip"])].level == fact["level"] for fact in drawn)
        effect = content().cards[task.card].revealed
        floor, left = with_piece(state, way), set(way.enemies) - standing
        for event in events:
            if event.kind == "enemy":
                at = unlabel(str(event.facts["at"]))
                near = effect is not None and effect.kind == "near"
                assert at in exploring.farthest(floor, task.door, sorted(left), near=near)
                left -= {at}
                seen += 1
    assert seen > 20
    assert loud


def with_piece(state: State, way: Piece) -> Floor:
    """Return the floor with a tile that has just been laid."""
    floor = Floor(state.tiles)
    floor.pieces["new"] = way
    floor.tile_of.update(dict.fromkeys(way.cells, "new"))
    return floor


@rule("SKY-G25", "SKY-G31", "SKY-G32", "SKY-G46", "SKY-G66", "SKY-G92", "SKY-G95")
def test_walks_lead_where_the_movement_that_is_left_takes_one() -> None:
    count = 0
    for seat, state in turns():
        assert cells(state, seat, MoveTo, "to") == acting.walks(state)
        count += 1
    assert count > 200


@rule("SKY-G25", "SKY-G29", "SKY-G30", "SKY-G46", "SKY-G48")
def test_attacks_go_where_reach_sight_and_murk_let_them() -> None:
    found = 0
    for seat, state in murky():
        wanted = acting.attacks(state)
        assert cells(state, seat, Attack, "target") == wanted
        found += len(wanted)
    assert found > 20


@rule("SKY-G21", "SKY-G61")
def test_a_mender_heals_the_one_who_is_hurt_and_in_reach_once_a_turn() -> None:
    found = 0
    for seat, state in turns():
        wanted = acting.heals(state)
        assert cells(state, seat, Heal, "target") == wanted
        found += len(wanted)
    assert found


@rule("SKY-012", "SKY-014", "SKY-015", "SKY-016", "SKY-018", "SKY-G27", "SKY-G28")
def test_doors_are_explored_from_within_or_in_sight_and_within_ones_movement() -> None:
    found = 0
    for seat, state in turns():
        doors = board(state.tiles).lettered
        listed = {doors[move.what] for move in GAME.legal(state, seat) if isinstance(move, Explore)}
        assert listed == acting.doors(state)
        found += len(listed)
    assert found > 30


@rule("SKY-G20", "SKY-G29", "SKY-G47")
def test_an_enemy_strikes_its_favourite_of_those_in_reach() -> None:
    found = 0
    for state in list(states())[::2]:
        for enemy in state.enemies:
            if enemy.pair >= 0:
                wanted = acting.marks(state, enemy)
                assert {unit.at for unit in hunting.targets(state, enemy, ())} == wanted
                found += len(wanted)
    assert found > 50


@rule("SKY-G47")
def test_a_hunting_enemy_makes_for_the_nearest_hex_that_gives_it_a_target() -> None:
    found = 0
    for state in list(states())[::3]:
        for enemy in state.enemies:
            if enemy.pair >= 0 and content().chips[enemy.chip].habit == "hunts" and not acting.marks(state, enemy):
                wanted = acting.hunting_hexes(state, enemy)
                assert set(hunting.open_goals(state, enemy)) == wanted, label(enemy.at)
                found += bool(wanted)
    assert found > 20
