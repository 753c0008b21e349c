"""Contracts: three public goals, each for the first player (CAV-G70 to CAV-G72). Four players unless it says otherwise."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Level
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.player.company import HABITS
from engine.games.cavern.player.sensible import ground_of
from engine.games.cavern.player.sensible import sent as sending
from engine.games.cavern.rules import contracts
from engine.games.cavern.rules.ending import score, winners
from engine.games.cavern.rules.events import course
from engine.games.cavern.rules.progress import Cavern
from engine.games.cavern.state.content import content
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import Contest, Die, Returning, Roll, State

from .build import Bench, act, cavern, gold, letter, player, sent, told, treasure


def posted(kind: str) -> str:
    """Return the Contract about a feat."""
    return next(card.id for card in content().contracts.values() if card.kind == kind)


def working(state: State) -> Cavern:
    return Cavern(state, Dice(KeyedSource("contracts")))


def fulfilled(move: Cavern) -> list[tuple[object, object]]:
    return [(event.facts["who"], event.facts["contract"]) for event in move.events if event.kind == "fulfilled"]


@pytest.mark.rule("CAV-G70")
def test_three_of_twelve_are_drawn_by_the_seal_and_alone_none_that_takes_a_rival() -> None:
    assert len(content().contracts) == 12
    alone, four = set[str](), set[str]()
    for number in range(40):
        lone, _ = GAME.new(Setup(("Ada",), Options(solo="on", contracts="on")), Dice(KeyedSource(f"{number}")))
        many, _ = GAME.new(Setup(("Ada", "Bob", "Cy", "Dee"), Options(contracts="on")), Dice(KeyedSource(f"{number}")))
        assert len(set(lone.contracts)) == len(set(many.contracts)) == 3
        alone.update(lone.contracts)
        four.update(many.contracts)
    assert four == set(content().contracts) and alone == four - {posted("upset")}
    plain, _ = GAME.new(Setup(("Ada", "Bob"), Options()), Dice(KeyedSource("plain")))
    assert plain.contracts == () and plain.beast is None


@pytest.mark.rule("CAV-G71")
def test_the_one_who_is_first_has_the_points_and_no_one_after_them() -> None:
    card = posted("crowd")
    three = tuple(sent(seat, kind, (0, 0)) for seat in (0, 1) for kind in ("brute", "mage", "thief"))
    state = cavern(4, contracts=(card,), delvers=three)
    move = working(state)
    contracts.note_sent(move)
    assert fulfilled(move) == [("Alan", card)]
    assert [score(item) for item in move.state.players] == [6, 0, 0, 0]
    move.change(acting=1)
    contracts.note_sent(move)
    assert len(fulfilled(move)) == 1, "Betty comes too late"


@pytest.mark.rule("CAV-G71")
def test_of_two_in_one_corridor_the_current_player_comes_first(bench: Bench) -> None:
    way, end = bench.tile("corridor EW"), bench.tile("corridor W doors=1")
    # From the second cell to the right of the entrance on: 8 tiles, the door's among them.
    start = bench.tile("corridor E doors=1")
    tiles = {(1, 0): start, **{(x, 0): way for x in range(2, 8)}, (8, 0): end}
    there = (sent(0, "brute", (2, 0)), sent(1, "brute", (3, 0)))
    state = cavern(4, tiles, contracts=(posted("gallery"),), delvers=there, acting=1)
    move = working(state)
    contracts.note_closed(move, move.board.room((1, 0, 0)))
    assert fulfilled(move) == [("Betty", posted("gallery"))]


@pytest.mark.rule("CAV-G72")
def test_where_delvers_stand_is_measured_in_steps_along_sides(bench: Bench) -> None:
    plain = bench.tile("tan NESW")
    row = {(x, 0): plain for x in range(1, 8)} | {(7, y): plain for y in range(1, 7)}
    # (7, 6) is 13 steps from the entrance; (7, 5) is 12, and 13 from no one.
    for at, far in (((7, 5), 0), ((7, 6), 1)):
        state = cavern(4, row, contracts=(posted("far"), posted("apart")), delvers=(sent(0, "brute", at),))
        move = working(state)
        contracts.note_sent(move)
        assert len(fulfilled(move)) == far
    state = replace(state, delvers=(sent(0, "brute", (7, 6)), sent(0, "mage", (0, 0)), sent(1, "mage", (0, 0))))
    assert contracts.standing(state, 0)["apart"] == 13 and contracts.standing(state, 1)["apart"] == 0
    assert contracts.standing(state, 0)["abroad"] == 2


@pytest.mark.rule("CAV-G72")
def test_a_roll_counts_as_it_stands_and_a_battle_by_the_dice_that_were_rolled() -> None:
    def rolled(seat: int, dice: int, face: int, rift: int = 0) -> Roll:
        return Roll(seat, tuple(Die("red", (face,)) for _ in range(dice)), rift)

    # Red faces: the fourth shows 3 Combat. Four of them and a Rift Delver's 3 are 15; Betty has 2 dice and 2 Combat.
    battle = Contest("battle", (0, 0, 0), (0, 1), 0, 0, (rolled(0, 4, 3, 3), rolled(1, 2, 0)))
    move = working(cavern(4, contracts=(posted("blow"), posted("upset"))))
    contracts.note_rolls(move, battle, 0)
    assert fulfilled(move) == [("Alan", posted("blow"))], "Alan had more dice, not fewer"
    lucky = Contest("battle", (0, 0, 0), (0, 1), 0, 0, (rolled(0, 4, 0), rolled(1, 1, 0, 9)))
    contracts.note_rolls(move, lucky, 1)
    assert fulfilled(move)[1:] == [("Betty", posted("upset"))], "1 die against 4: three fewer"


@pytest.mark.rule("CAV-G72")
def test_treasures_count_as_they_come_home_and_xp_as_a_turn_ends() -> None:
    held = player(0, treasure=treasure(*["kings_teeth"] * 5), xp=4)
    move = working(cavern((held, player(1), player(2), player(3)), contracts=(posted("chests"), posted("thrift"))))
    contracts.note_home(move, Returning((0, 0, 0), (2, 0, 0, 0)))
    contracts.note_turn(move)
    assert fulfilled(move) == [], "three of them are new, and it takes four; 4 XP, and it takes 5"
    contracts.note_home(move, Returning((0, 0, 0), (1, 0, 0, 0)))
    move.set_player(0, xp=5)
    contracts.note_turn(move)
    assert fulfilled(move) == [("Alan", posted("chests")), ("Alan", posted("thrift"))]


@pytest.mark.rule("CAV-G72")
def test_two_rooms_closed_by_one_tile_count_where_both_are_of_two_tiles_with_own_delvers(bench: Bench) -> None:
    north, plug = bench.tile("tan E"), bench.tile("tan W", "blue S")
    cap = bench.tile("blue N")
    # At (2, 0) the plug closes the tan room of (1, 0) and, downwards, the blue one of (2, 1).
    state = cavern(
        (player(0, [plug]), player(1)),
        {(1, 0): north, (2, 1): cap},
        contracts=(posted("doors"),),
        delvers=(sent(0, "brute", (1, 0)), sent(0, "mage", (2, 1))),
    )
    after, _ = act(state, 0, f"place 1 {letter(state, (2, 0))} 0")
    after, events = act(after, 0, "pass")
    assert [facts["who"] for facts in told(events, "fulfilled")] == ["Alan"]
    lone = replace(state, delvers=state.delvers[:1])
    after, _ = act(lone, 0, f"place 1 {letter(lone, (2, 0))} 0")
    assert not told(act(after, 0, "pass")[1], "fulfilled")


def test_points_for_contracts_decide_who_wins_and_are_told_apart() -> None:
    rich, first = player(0, gold=gold(3, 2)), player(1, contracts=(posted("far"),))
    state = cavern((rich, first), contracts=(posted("far"),), phase="over")
    assert winners(state) == (1,) and [score(item) for item in state.players] == [5, 6]
    assert "The surveyor's nail (6)" in GAME.sheet(GAME.view(state, None))
    first = player(1, contracts=(posted("far"),), drove=1)
    over = GAME.view(cavern((rich, first), contracts=(posted("far"),), phase="over"), None)
    ended = course.Ended(("Alan", "Betty"), (5, 11), (0, 0), ("Betty",), (0, 11))
    assert "Betty 11: 6 for Contracts, 5 for the beast" in GAME.tell(over, [ended.told()])


def test_contracts_are_told_in_full_as_the_first_turn_begins() -> None:
    cards = (posted("far"), posted("thrift"))
    state = cavern((player(0), player(1)), contracts=cards)
    told_then = GAME.tell(GAME.view(state, None), [course.Opened("Alan").told()])
    assert "- **The surveyor's nail**, 6 points: Send a Delver to a tile 10 steps or more from the entrance." in told_then


def test_the_map_and_its_text_name_each_contract_with_its_points_or_who_was_first() -> None:
    cards = (posted("far"), posted("thrift"), posted("blow"))
    state = cavern((player(0), player(1, contracts=(posted("blow"),))), contracts=cards, round=9)
    scene = GAME.scene(GAME.view(state, None), Look())
    lines = [(line.mark, line.text) for line in scene.legend]
    assert lines[:3] == [
        ("contract", "Delver 10 steps out: 6"),
        ("contract", "Hold 5 XP: 8"),
        ("contract won", "Betty: Roll 11 Combat"),
    ]
    assert "Contracts: Delver 10 steps out, 6 points; Hold 5 XP, 8 points; Roll 11 Combat, Betty was first." in scene.alt
    assert "The patient apprentice: Hold 5 XP, 8 points. You: 3." in GAME.sheet(
        GAME.view(state, 0)
    ) and "You:" not in GAME.sheet(GAME.view(state, None))


def test_players_of_the_house_count_the_points_of_a_feat_that_a_delver_would_show(bench: Bench) -> None:
    hall = bench.tile("tan NESW")
    state = cavern(
        4,
        {(1, 0): hall},
        contracts=(posted("crowd"),),
        delvers=(sent(0, "brute", (1, 0)), sent(0, "mage", (1, 0))),
        step="send",
        placed=(1, 0),
    )

    def gains(state: State, level: Level) -> dict[str, float]:
        return {move.delver: gain for gain, move in sending(ground_of(state, 0, HABITS[level]), 1.0)}

    with_it, without = (gains(item, "sharp") for item in (state, replace(state, contracts=())))
    # The third of three brings all 6 points, of which the sharp count on everything and the easy-going on 0.4.
    assert {kind: round(gain - without[kind], 6) for kind, gain in with_it.items()} == dict.fromkeys(with_it, 6.0)
    easy = gains(state, "easy-going")["thief"] - gains(replace(state, contracts=()), "easy-going")["thief"]
    assert round(easy, 6) == 2.4


@pytest.mark.rule("CAV-G72")
def test_a_room_counts_the_tiles_it_lies_on_and_not_its_sections(bench: Bench) -> None:
    # Four tiles in a ring, of which the first has two sections of the room: 5 sections on 4 tiles. Two players need 5.
    two = bench.tile("tan E", "tan S")
    ring = {
        (1, 0): two,
        (2, 0): bench.tile("tan WS"),
        (2, 1): bench.tile("tan NW"),
        (1, 1): bench.tile("tan NE"),
    }
    state = cavern(2, ring, contracts=(posted("hall"),), delvers=(sent(0, "brute", (2, 1)),))
    move = working(state)
    room = move.board.room((1, 0, 0))
    assert (len(room.spots), room.tiles) == (5, 4)
    assert contracts.standing(state, 0)["hall"] == 4
    contracts.note_closed(move, room)
    assert fulfilled(move) == []
