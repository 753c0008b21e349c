"""The game agrees with a naive opinion on every state of recorded and random caverns.

Small oracles, each in one way only: rooms and their completion, placings, division of loot, the final ranking.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.games.cavern.game import GAME
from engine.games.cavern.rules import contests, ending
from engine.games.cavern.state.board import board
from engine.games.cavern.state.content import ENTRANCE, content
from engine.games.cavern.state.delvers import waiting
from engine.games.cavern.state.moves import Breach, Place
from engine.games.cavern.state.state import Contest, Die, Gold, Holding, Laid, Roll, State
from tests.games.cavern.build import cavern
from tests.games.cavern.oracles import dungeon, loot
from tests.laws.playouts import Playout, Step, playout

rule = pytest.mark.rule

RECORDED = range(100, 104)
"""The numbers of the playouts that are kept as journeys."""
RANDOM = range(4)


@cache
def caverns() -> tuple[Playout, ...]:
    return tuple(playout("cavern", number) for number in (*RECORDED, *RANDOM))


def states() -> Iterator[State]:
    for played in caverns():
        for table in played.tables:
            yield table.state


def dungeons() -> Iterator[tuple[Any, ...]]:
    """Yield every dungeon of a game as it grew."""
    for played in caverns():
        tiles = played.tables[-1].state.tiles
        for count in range(2, len(tiles) + 1, 3):
            yield tiles[:count]
    for number in range(24):
        yield crowded(number)


def crowded(number: int) -> tuple[Laid, ...]:
    """Return 40 tiles laid as close together as may be, against the corridor rule too."""
    chance = random.Random(number)
    tiles = [Laid((0, 0), ENTRANCE)]
    for tile in chance.sample([tile for tile in content().tiles if tile != ENTRANCE], 40):
        lying = {laid.at for laid in tiles}
        free = dungeon.free_cells(tiles)
        cell = max(free, key=lambda cell: sum(dungeon.beside(cell, side) in lying for side in dungeon.COMPASS))
        tiles.append(Laid(cell, tile, chance.choice((0, 90, 180, 270))))
    return tuple(tiles)


@rule("CAV-035", "CAV-036", "CAV-037", "CAV-090", "CAV-091", "CAV-092", "CAV-093", "CAV-094", "CAV-095", "CAV-096")
@rule("CAV-G10", "CAV-G15", "CAV-G16", "CAV-G17", "CAV-G18")
def test_rooms_are_what_sections_of_a_kind_make_that_meet_and_complete_with_no_side_to_free_ground() -> None:
    complete = 0
    for tiles in dungeons():
        found = {
            dungeon.Chamber(
                frozenset(room.spots),
                room.floor,
                room.bags,
                room.chests,
                room.rift,
                room.torch,
                room.complete,
                room.tiles,
            )
            for room in board(tiles).rooms
        }
        assert found == dungeon.chambers(tiles)
        complete += sum(room.complete for room in found)
    assert complete > 100


@rule("CAV-G19", "CAV-104", "CAV-105", "CAV-111")
def test_a_tile_completes_what_is_complete_with_it_and_was_not_before() -> None:
    count = 0
    for tiles in dungeons():
        found = {frozenset(room.spots) for room in board(tiles).newly_completed}
        assert found == dungeon.newly_completed(tiles)
        count += len(found)
    assert count > 30


@rule("CAV-106", "CAV-110", "CAV-112", "CAV-G04", "CAV-G20")
def test_the_rooms_that_wait_are_the_completed_ones_with_a_delver_in_them() -> None:
    count = 0
    for state in states():
        if state.phase == "play" and state.delvers:
            stood = {(*sent.at, sent.part) for sent in state.delvers}
            wanted = {room.spots for room in dungeon.chambers(state.tiles) if room.complete and room.spots & stood}
            assert {frozenset(room.spots) for room in waiting(state)} == wanted
            count += len(wanted)
    assert count > 20


@rule("CAV-066", "CAV-067", "CAV-068", "CAV-069", "CAV-071", "CAV-072", "CAV-073", "CAV-074", "CAV-075", "CAV-077")
@rule("CAV-170", "CAV-G06", "CAV-G08", "CAV-G09", "CAV-G11", "CAV-G13", "CAV-G14")
def test_a_tile_may_go_where_corridors_meet_corridors_and_by_a_breach_everywhere_else() -> None:
    placed = breached = 0
    for state in states():
        if state.phase != "play" or state.step != "place" or state.agenda:
            continue
        seat = state.acting
        player, places = state.players[seat], board(state.tiles).letters
        assert sorted(places.values(), key=lambda cell: (cell[1], cell[0])) == dungeon.free_cells(state.tiles)
        legal = list(GAME.legal(state, seat))
        found = {(move.tile, places[move.at], move.turn) for move in legal if isinstance(move, Place)}
        assert found == dungeon.layings(state, player.hand)
        broken = {(move.tile, places[move.at], move.turn) for move in legal if isinstance(move, Breach)}
        able = player.xp > 0 or state.free_breach
        assert broken == (dungeon.layings(state, player.hand, breach=True) if able else set())
        placed, breached = placed + len(found), breached + len(broken)
    assert placed > 1000 and breached > 1000


def settled() -> Iterator[tuple[Step, Contest, list[Event]]]:
    """Yield every contest that a step settled, with the events from its outcome on."""
    for played in caverns():
        for step in played.steps:
            starts = [
                place
                for place, event in enumerate(step.entry.events)
                if (event.kind == "won" and event.facts["rank"] == 1)
                or (event.kind in ("succeeded", "failed") and event.facts["why"] in ("fight", "test"))
            ]
            shown = step.after.state.shown[-len(starts) :] if starts else ()
            for contest, start in zip(shown, starts, strict=True):
                yield step, contest, list(step.entry.events[start:])


@rule("CAV-128", "CAV-131", "CAV-132", "CAV-133", "CAV-134", "CAV-135", "CAV-136", "CAV-141")
@rule("CAV-G42", "CAV-G43", "CAV-G46", "CAV-G47", "CAV-G75")
def test_the_loot_of_a_battle_is_halved_by_rank_and_what_is_left_goes_back() -> None:
    battles = 0
    for step, contest, events in settled():
        if contest.kind != "battle":
            continue
        names = step.after.names
        ranked = [event.facts for event in events[: len(contest.seats)]]
        found = [(names.index(str(fact["who"])), fact["rank"], fact["gold"], fact["treasure"]) for fact in ranked]
        assert found == loot.battle(contest)
        if len(step.before.state.gold) > 30:
            back = [event.facts["gold"] for event in events if event.kind == "returned"][:1]
            assert back == ([loot.returned(contest)] if loot.returned(contest) else [])
        battles += 1
    assert battles


@rule("CAV-137", "CAV-138", "CAV-139", "CAV-140", "CAV-G44")
def test_the_extra_of_a_battle_goes_to_the_one_who_alone_has_most_spoils() -> None:
    battles = 0
    for step, contest, events in settled():
        if contest.kind == "battle":
            told = events[len(contest.seats)]
            wanted = loot.spoils(contest)
            if wanted is None:
                assert told.kind == "no_spoils"
            else:
                assert (told.facts["who"], told.facts["treasure"]) == (step.after.names[wanted[0]], wanted[1])
            battles += 1
    assert battles


def rolled(chance: random.Random, seat: int) -> Roll:
    colours = [chance.choice(("white", "red", "purple")) for _ in range(chance.randint(1, 3))]
    dice = tuple(Die(colour, tuple(chance.randrange(6) for _ in range(chance.randint(1, 2)))) for colour in colours)
    return Roll(seat, dice, chance.choice((0, 0, 3)))


@rule("CAV-047", "CAV-048", "CAV-131", "CAV-132", "CAV-134", "CAV-135", "CAV-136", "CAV-137", "CAV-139", "CAV-140")
@rule("CAV-G42", "CAV-G43", "CAV-G44", "CAV-G46", "CAV-G75")
def test_any_battle_at_all_is_shared_out_as_the_oracle_does_it() -> None:
    chance = random.Random(5)
    level = kept = 0
    for _ in range(600):
        seats = tuple(chance.sample(range(4), chance.randint(2, 4)))
        rolls = tuple(rolled(chance, seat) for seat in seats)
        fight = Contest("battle", (0, 0, 0), seats, chance.randint(0, 9), chance.randint(0, 3), rolls)
        fight = replace(fight, beast=chance.random() < 0.3)
        shares = zip(contests.ranks(fight), contests.shares(fight.bags, len(seats)), strict=True)
        found = [
            (seat, rank, gold, contests.treasure_of(fight) if rank == 1 else 0)
            for rank, (seat, gold) in enumerate(shares, start=1)
        ]
        assert found == loot.battle(fight)
        most = contests.most_spoils(fight)
        wanted = loot.spoils(fight)
        assert (None if most is None else most.seat) == (None if wanted is None else wanted[0])
        combats = [loot.totals(roll)[0] for roll in rolls]
        level += len(set(combats)) < len(combats)
        kept += fight.beast and max(combats) < 5 and fight.chests > 0
    assert level > 50 and kept > 10


@rule("CAV-153", "CAV-155", "CAV-156", "CAV-157", "CAV-158", "CAV-159", "CAV-164", "CAV-165", "CAV-166")
def test_fights_and_tests_are_decided_and_paid_as_the_dice_say() -> None:
    count = extras = 0
    for step, contest, events in settled():
        if contest.kind == "battle":
            continue
        assert events[0].kind == ("succeeded" if loot.succeeds(contest) else "failed")
        extra = loot.extra_of_fight(contest)
        told = [event.facts["treasure"] for event in events[:4] if event.kind == "spoils"]
        assert told == ([] if extra is None else [extra])
        gold, treasure = loot.brings(contest)
        if len(step.before.state.gold) > 30 and len(step.before.state.treasure) > 5 and gold + treasure:
            first = next(event.facts for event in events if event.kind == "collected")
            assert (first["gold"], first["treasure"]) == (gold, treasure)
        count, extras = count + 1, extras + (extra is not None)
    assert count > 20 and extras


@rule(
    "CAV-028", "CAV-031", "CAV-179", "CAV-181", "CAV-182", "CAV-183", "CAV-184", "CAV-185", "CAV-G57", "CAV-G71", "CAV-G76"
)
def test_points_and_winners_are_what_the_cards_say() -> None:
    for state in states():
        assert [ending.score(player) for player in state.players] == [loot.points(player) for player in state.players]
    for played in caverns():
        state = played.tables[-1].state
        outcome = GAME.outcome(state)
        assert outcome is not None and set(outcome.winners) == loot.winners(state.players)


@rule("CAV-179", "CAV-181", "CAV-183", "CAV-184", "CAV-185", "CAV-G57")
def test_ties_are_broken_by_treasure_cards_and_shared_beyond_that() -> None:
    chance, cards = random.Random(7), list(content().treasures)
    shared = broken = 0
    for _ in range(400):
        state = cavern(chance.randint(2, 4))
        players = tuple(
            replace(
                player,
                gold=tuple(Gold(chance.randint(1, 3), chance.random() < 0.3) for _ in range(chance.randint(0, 3))),
                treasure=tuple(
                    Holding(chance.choice(cards), chance.random() < 0.5, chance.random() < 0.3)
                    for _ in range(chance.randint(0, 2))
                ),
            )
            for player in state.players
        )
        wanted = loot.winners(players)
        assert set(ending.winners(replace(state, players=players))) == wanted
        most = max(map(loot.points, players))
        level = sum(loot.points(player) == most for player in players)
        shared, broken = shared + (len(wanted) > 1), broken + (len(wanted) < level)
    assert shared > 5 and broken > 20
