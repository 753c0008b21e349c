"""The beast: where it stands and goes, and how it is driven off (CAV-G73 to CAV-G76)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.picture import duels
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.rules import beast
from engine.games.cavern.rules.ending import score
from engine.games.cavern.state.board import board_of
from engine.games.cavern.state.content import BEAST, content
from engine.games.cavern.state.state import Contest, State

from .build import Bench, act, cavern, letter, player, sent, told

WHITE_COMBAT, WHITE_BOTH = 0, 4
"""Faces of a white die: 1 Combat, and 1 of both."""


def closing(bench: Bench, *delvers: tuple[int, str], chests: int = 1, **fields: object) -> State:
    """Return a cavern in which the beast stands at N1, and laying the one tile at O1 closes the room there."""
    room, end = bench.tile(f"tan E bags=4 chests={chests}"), bench.tile("tan W")
    there = tuple(sent(seat, kind, (1, 0)) for seat, kind in delvers)
    hands = (player(0, [end], xp=0), player(1, xp=0))
    return cavern(hands, {(1, 0): room}, beast=(1, 0), delvers=there, **fields)


@pytest.mark.rule("CAV-G73")
def test_it_is_in_every_room_with_a_part_on_its_tile(bench: Bench) -> None:
    both, plain = bench.tile("tan E", "blue S"), bench.tile("tan W")
    state = cavern(2, {(1, 0): both, (2, 0): plain}, beast=(1, 0))
    rooms = board_of(state).rooms
    assert [room.floor for room in rooms if beast.lurks(state, room)] == ["tan", "blue"]
    assert not any(beast.lurks(replace(state, beast=None), room) for room in rooms)


@pytest.mark.rule("CAV-G74")
def test_it_goes_a_tile_a_round_towards_the_richest_open_room_with_delvers(bench: Bench) -> None:
    poor, wall, rich = bench.tile("tan S bags=1"), bench.tile("blue N"), bench.tile("tan E chests=1")
    # To the right of the entrance: a poor room, a wall, a room with a Chest, which counts as two Bags.
    state = cavern(2, {(1, 0): poor, (2, 0): wall, (3, 0): rich}, beast=(0, 0))
    assert beast.ahead(state) == (0, 0), "nobody is out: it stays"
    state = replace(state, delvers=(sent(0, "brute", (1, 0)),))
    assert beast.ahead(state) == (1, 0)
    state = replace(state, beast=(1, 0))
    assert beast.ahead(state) == (1, 0), "it is there"
    state = replace(state, delvers=(*state.delvers, sent(1, "mage", (3, 0))))
    assert beast.ahead(state) == (2, 0), "through the wall, to 2 instead of 1"
    there = replace(state, players=(player(0, ()), player(1, ())), acting=1, step="send", placed=(3, 0))
    after, events = act(there, 1, "pass")
    assert after.beast == (2, 0) and told(events, "prowled") == [{"at": "O1"}]
    first, events = act(replace(there, acting=0), 0, "pass")
    assert first.beast == (1, 0) and not told(events, "prowled"), "the round goes on"


@pytest.mark.rule("CAV-G75", "CAV-G76")
def test_the_one_who_is_alone_with_it_faces_a_test_of_combat_instead_of_an_encounter(bench: Bench) -> None:
    assert content().beast.need == 5
    state = closing(bench, (0, "brute"), (0, "mage"))
    after, _ = act(state, 0, f"place 1 {letter(state, (2, 0))} 0")
    # Brute and mage: five white dice, each with 1 Combat.
    after, events = act(after, 0, "pass", [WHITE_COMBAT] * 5)
    assert told(events, "lurking") == [{"who": "Alan"}] and not told(events, "encounter")
    assert told(events, "driven") == [{"who": "Alan", "at": "M1", "points": 5}]
    assert after.players[0].drove == 1 and len(after.players[0].gold) == 4 and len(after.players[0].treasure) == 1
    assert after.met == (), "no Encounter was heard"
    # One die without Combat: 4 are too few. Half of the Gold, no Treasure, and it stays where it is.
    state = closing(bench, (0, "brute"), (0, "mage"))
    after, _ = act(state, 0, f"place 1 {letter(state, (2, 0))} 0")
    after, events = act(after, 0, "pass", [WHITE_COMBAT] * 4 + [2])
    assert after.beast == (1, 0) and not told(events, "driven") and len(after.players[0].gold) == 2
    assert after.players[0].treasure == ()


@pytest.mark.rule("CAV-G75", "CAV-G76")
def test_in_a_battle_the_treasure_stays_unless_a_player_comes_to_five(bench: Bench) -> None:
    for faces, kept in (([0, 0, 0], True), ([5, 0, 5, 0, 0], False)):
        # Alan's brute: 3 Combat, or two rerolls more: 5. Betty's brute shows Spoils alone.
        state = closing(bench, (0, "brute"), (1, "brute"))
        after, _ = act(state, 0, f"place 1 {letter(state, (2, 0))} 0")
        after, events = act(after, 0, "pass", [*faces, 2, 2, 2])
        won = {"who": "Alan", "rank": 1, "gold": 2, "treasure": 0 if kept else 1, "beaten": ("Betty",)}
        assert told(events, "won")[0] == won
        assert told(events, "guarded") == ([{"treasure": 1}] if kept else [])
        assert [facts["who"] for facts in told(events, "driven")] == ([] if kept else ["Alan"])
        assert len(after.treasure) == 20 - (not kept), "what it keeps stays in the deck"
        assert after.beast == ((1, 0) if kept else (0, 0))
        dice = duels.settled(after, after.shown[-1]).board
        assert dice.rows[0].prize == ((("gold", 2),) if kept else (("gold", 2), ("treasure", 1)))


@pytest.mark.rule("CAV-G76")
def test_it_flees_to_the_farthest_tile_and_each_time_counts(bench: Bench) -> None:
    plain = bench.tile("blue NESW")
    state = cavern((player(0, drove=2), player(1)), {(1, 0): plain, (2, 0): plain, (0, 1): plain}, beast=(0, 1))
    assert beast.lair(state) == (2, 0) and score(state.players[0]) == 10


def test_the_map_shows_it_with_what_it_takes_and_a_paw_where_it_goes_next(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=1")}
    state = cavern(2, tiles, beast=(0, 0), delvers=(sent(0, "brute", (1, 0)),))
    scene = GAME.scene(GAME.view(state, None), Look())
    assert isinstance(scene.board, SquareBoard)
    here, there = scene.board.cells
    assert [(token.kind, token.letter, token.icon) for token in here.tokens] == [("enemy", "5", "lurker")]
    assert "beast" in there.icons and not there.tokens and "beast" not in here.icons
    assert "The beast is at M1 and goes to N1 as the round ends; 5 Combat drive it off." in scene.alt
    assert "The beast is at M1 and goes to N1" in GAME.sheet(GAME.view(state, None))


def test_what_is_asked_says_what_the_beast_takes() -> None:
    lone = Contest("test", (0, 0, 0), (0,), 2, 1, card=BEAST, beast=True)
    state = cavern(2, agenda=(lone,), step="resolve", delvers=(sent(0, "brute", (0, 0), up=True),))
    assert "need 5 Combat" in GAME.ask(GAME.view(state, 0))
    assert GAME.aim(GAME.view(state, 0)) == "drive the beast off in the corridor at M1: 5 points"
    both = Contest("battle", (0, 0, 0), (0, 1), 4, 1, beast=True)
    asked = GAME.ask(GAME.view(replace(state, agenda=(both,)), None))
    assert "It takes 5 Combat for the Treasure, and to drive the beast off: 5 points." in asked
