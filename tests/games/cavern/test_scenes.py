"""The pictures as data: what lies where, what is lettered and numbered, and that none knows more than its view."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.high_points import HighPointBoard
from engine.core.scene import Look, Scene, Token
from engine.games.cavern.game import GAME
from engine.games.cavern.picture import duels
from engine.games.cavern.picture.dungeon.parts import SquareCell
from engine.games.cavern.picture.dungeon.sheet import SheetBoard
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.rules.events import course, resolving
from engine.games.cavern.state.board import board_of
from engine.games.cavern.state.content import Encounter, Option, content
from engine.games.cavern.state.state import MONSTER, Contest, Die, Encountering, Peeking, Player, Roll, State
from engine.maps.squares import Square, label
from engine.render import draw

from .build import Bench, cavern, gold, letter, player, sent, treasure
from .playthrough import game, values_after

MOST_ALT = 1000


def picture(state: State, subject: str = "map", *given: str, seat: int | None = None, **look: object) -> Scene:
    """Return a picture as a seat is shown it, or the public."""
    return GAME.scene(GAME.view(state, seat), Look(subject, given=given, **look))  # type: ignore[arg-type]


def card(state: State, page: int = 0) -> Scene:
    """Return the card of the contest that was settled last, or so many before it."""
    return duels.settled(state, state.shown[-1 - page]).scene()


def squares(scene: Scene) -> SquareBoard:
    assert isinstance(scene.board, SquareBoard)
    return scene.board


def sheet(scene: Scene) -> SheetBoard:
    assert isinstance(scene.board, SheetBoard)
    return scene.board


def cell(scene: Scene, at: Square) -> SquareCell:
    return next(item for item in squares(scene).cells if item.at == at)


def test_tiles_are_drawn_as_they_lie_with_everything_on_them(bench: Bench) -> None:
    tile = bench.tile("corridor N doors=1", "tan ES bags=2 chests=1 torch", "blue W rift", fast=True)
    state = cavern(2, {(0, 1): (tile, 90)}, delvers=(sent(0, "brute", (0, 1), 1, up=True), sent(1, "mage", (0, 1), 2)))
    laid = cell(picture(state), (0, 1))
    # Turned by 90 degrees north is east, east is south, south is west and west is north.
    parts = [(part.floor, part.sides, part.doors) for part in laid.parts]
    assert parts == [("corridor", (1,), 1), ("tan", (2, 3), 0), ("blue", (0,), 0)]
    assert laid.parts[1].icons == ("gold", "gold", "treasure", "torch")
    assert laid.parts[2].icons == ("rift",)
    assert laid.icons == ("fast",)
    assert laid.label == "M2"
    assert laid.newest
    assert laid.parts[1].tokens == (Token("shield", "Al", 0, icon="brute"),)
    assert laid.parts[2].tokens == (Token("disc", "Be", 1),)
    assert not cell(picture(state), (0, 0)).newest


@pytest.mark.rule("CAV-G52")
def test_a_facedown_delver_shows_its_band_alone_even_to_its_owner(bench: Bench) -> None:
    state = cavern(2, {(0, 1): bench.tile("tan E")}, delvers=(sent(0, "thief", (0, 1)),))
    for seat in (None, 0, 1):
        assert cell(picture(state, seat=seat), (0, 1)).parts[0].tokens == (Token("shield", "Al", 0),)


@pytest.mark.rule("CAV-068", "CAV-077")
def test_every_free_cell_is_named_and_none_above_the_board() -> None:
    scene = picture(cavern(2))
    badges = squares(scene).badges
    # Around the entrance at M1: L1, N1 and M2, but nothing above the line.
    assert [(badge.text, badge.at, badge.state) for badge in badges] == [
        ("L1", (-1, 0), "later"),
        ("N1", (1, 0), "later"),
        ("M2", (0, 1), "later"),
    ]
    assert squares(scene).edge == 0
    assert scene.alt.startswith("Cavern, round 1, Alan to place a tile. Free places: L1; N1; M2.")
    assert [line.text for line in scene.legend if line.mark == "badge:later"] == ["Free place"]


def test_free_cells_are_named_only_while_a_player_lays_a_tile(bench: Bench) -> None:
    state = cavern(2, {(0, 1): bench.tile("tan -")}, delvers=(sent(0, "brute", (0, 1)),), placed=(0, 1))
    test = Contest("test", (0, 1, 0), (0,), 1, 0)
    for other in (replace(state, agenda=(test,)), replace(state, phase="factions")):
        assert squares(picture(other)).badges == ()
    assert squares(picture(state)).badges


def test_the_map_numbers_the_sections_to_which_a_delver_can_be_sent(bench: Bench) -> None:
    state = cavern(2, {(0, 1): bench.tile("tan N", "blue S bags=1")}, step="send", placed=(0, 1))
    assert [(each.text, each.part) for each in squares(picture(state)).badges] == [("1", 0), ("2", 1)]
    assert "2 the blue room at M2 with 1 Gold, open at M3." in picture(state).alt


@pytest.mark.rule("CAV-142")
def test_the_number_of_a_lens_stands_where_a_facedown_delver_does(bench: Bench) -> None:
    """One room over two tiles: Betty's mage lies in its second, where Alan may look; elsewhere lies her thief."""
    tiles = {(1, 0): bench.tile("tan S"), (1, 1): bench.tile("tan N"), (3, 0): bench.tile("blue S")}
    delvers = (sent(0, "brute", (1, 0)), sent(1, "mage", (1, 1)), sent(1, "thief", (3, 0)))
    state = cavern(2, tiles, delvers=delvers, agenda=(Peeking(0),))
    drawn = squares(picture(state)).badges
    assert [(each.text, each.at) for each in drawn] == [("1", (1, 1)), ("2", (3, 0))]


def test_columns_and_rows_are_named_from_the_first_tile_to_the_last_thing_on_the_map(bench: Bench) -> None:
    tile = bench.tile("tan NESW")
    board = squares(picture(cavern(2, {(0, 1): tile, (0, 2): tile, (-1, 2): tile})))
    # Tiles at M1, M2, M3 and L3: the first column is L and the first row 1; M4, below them, is free, and so is N1.
    assert board.columns == ("L", "M", "N")
    assert board.rows == ("1", "2", "3", "4")
    board = squares(picture(cavern(2, {(0, 1): tile}, step="send", placed=(0, 1)), "send", seat=0))
    assert (board.columns, board.rows) == (("M",), ("1", "2"))


@pytest.mark.rule("CAV-114")
def test_what_is_over_and_done_with_is_dimmed(bench: Bench) -> None:
    done, held, wide = bench.tile("tan - bags=2"), bench.tile("blue - bags=1"), bench.tile("tan E bags=1")
    state = cavern(2, {(0, 1): done, (-1, 1): held, (1, 1): wide}, delvers=(sent(0, "brute", (-1, 1)),))
    scene = picture(state)
    assert [cell(scene, (x, 1)).parts[0].spent for x in (0, -1, 1)] == [True, False, False]
    # A Delver may still be sent into what this turn's tile has completed.
    fresh = replace(cavern(2, {(0, 1): done}, placed=(0, 1)), step="send")
    assert not cell(picture(fresh), (0, 1)).parts[0].spent
    assert cell(picture(replace(fresh, step="place")), (0, 1)).parts[0].spent


def test_the_room_that_a_player_is_asked_about_is_lit_on_all_its_tiles(bench: Bench) -> None:
    west, east, other = bench.tile("tan E bags=2"), bench.tile("tan W", "blue S"), bench.tile("tan -")
    state = cavern(2, {(0, 1): west, (1, 1): east, (0, 2): other}, delvers=(sent(0, "brute", (1, 1)),), step="resolve")
    for task in (Contest("test", (0, 1, 0), (0,), 2, 0), Encountering((0, 1, 0), 0, next(iter(content().encounters)))):
        scene = picture(replace(state, agenda=(task,)))
        lit = [(item.at, place) for item in squares(scene).cells for place, part in enumerate(item.parts) if part.lit]
        assert lit == [((0, 1), 0), ((1, 1), 0)]
        assert "The room in question: the tan room at M2 with 2 Gold, Alan's Delver." in scene.alt
    assert not any(part.lit for item in squares(picture(replace(state, step="place"))).cells for part in item.parts)


def test_from_the_third_round_on_the_legend_names_only_what_lies_on_the_newest_tile_alone(bench: Bench) -> None:
    hall, torch = bench.tile("tan S bags=1"), bench.tile("blue ES bags=1 torch")
    state = cavern(2, {(1, 0): hall, (2, 0): torch})
    assert {"gold", "torch", "newest", "xp"} <= {line.mark for line in picture(state).legend}
    assert [line.mark for line in picture(replace(state, round=3)).legend] == ["torch"], "bags lie elsewhere too"


def test_a_room_with_one_side_open_is_marked_and_its_gap_named_if_a_player_is_in_it(bench: Bench) -> None:
    hall, wide, bare = bench.tile("tan S bags=1"), bench.tile("blue ES bags=1"), bench.tile("blue S")
    state = cavern(2, {(1, 0): hall, (2, 0): bare, (3, 0): wide}, delvers=(sent(0, "brute", (1, 0)),))
    scene = picture(state)
    assert [cell(scene, (x, 0)).parts[0].nearly for x in (1, 2, 3)] == [True, False, False]
    assert [(note.text, note.at) for note in squares(scene).notes] == [("1 side open", (1, 1))]
    assert "Open on 1 side: the tan room at N1 with 1 Gold, Alan's Delver, open at N2." in scene.alt
    assert "nearly" in [line.mark for line in scene.legend]
    # Without Delvers in it the loot alone marks it, without a note.
    scene = picture(replace(state, delvers=()))
    assert cell(scene, (1, 0)).parts[0].nearly
    assert squares(scene).notes == ()


@pytest.mark.rule("CAV-055", "CAV-G36")
def test_the_plank_shows_the_sun_and_the_decks_without_the_gold_that_lies_out() -> None:
    state = cavern(3, sun=7, gold=(1,) * 80, laid_out=5, treasure=("kings_teeth",) * 17)
    shown = squares(picture(state))
    # Three players start the Sun on 8.
    assert shown.track is not None
    assert (shown.track.steps, shown.track.now) == (8, 7)
    assert [(fact.value, fact.icons[0][0]) for fact in shown.plank] == [("75", "gold"), ("17", "treasure")]


def test_the_panel_shows_in_turn_order_what_everyone_knows() -> None:
    state = cavern(
        [
            player(0, xp=4, reserve=["mage", "thief"], gold=gold(1, 3), treasure=treasure("kings_teeth")),
            player(1, xp=0),
            player(2),
        ],
        first=2,
        acting=0,
    )
    rows = picture(state).panel
    assert [row.name for row in rows] == ["Cedric", "Alan", "Betty"]
    assert [row.acting for row in rows] == [False, True, False]
    assert rows[1].counts == (("xp", 4), ("inhand", 2), ("gold", 2), ("treasure", 1))
    assert rows[1].detail == "Sellswords"
    assert rows[1].value == ""


def test_the_title_says_who_is_to_do_what() -> None:
    state = cavern(2, round=5)
    assert picture(state).title == "Round 5 – Alan to place a tile"
    assert picture(replace(state, step="send", placed=(0, 0))).title == "Round 5 – Alan to send a Delver"
    battle = Contest("battle", (0, 0, 0), (1, 0), 1, 0)
    scene = picture(replace(state, agenda=(battle,), step="resolve"))
    assert scene.title == "Round 5 – Betty to roll"
    assert [row.acting for row in scene.panel] == [False, True]
    assert picture(state).chip is None
    warning = picture(replace(state, ending="sun")).chip
    assert warning is not None
    assert (warning.text, warning.warning) == ("Last round", True)


def test_a_game_that_is_over_or_broken_off_asks_no_one() -> None:
    state = cavern([player(0, gold=gold(1)), player(1, gold=gold(3, 2))], round=9)
    over = picture(replace(state, phase="over"))
    assert over.title == "Round 9 – Betty has won"
    assert [(row.name, row.value, row.detail) for row in over.panel] == [
        ("Betty", "5", "Forestfolk"),
        ("Alan", "1", "Sellswords"),
    ]
    assert squares(over).badges == ()
    broken = picture(state, "ended")
    assert broken.title == "Round 9 – Broken off"
    assert not any(row.acting for row in broken.panel)
    assert squares(broken).badges == ()


@pytest.mark.rule("CAV-111")
def test_rooms_between_which_is_chosen_are_numbered_instead_of_the_free_cells(bench: Bench) -> None:
    tile = bench.tile("tan -", "blue -", "corridor S")
    state = cavern(2, {(0, 1): tile}, step="resolve", placed=(0, 1))
    state = replace(state, delvers=(sent(0, "brute", (0, 1), 0), sent(1, "mage", (0, 1), 1)))
    scene = picture(state)
    assert [(badge.text, badge.at, badge.part, badge.choice) for badge in squares(scene).badges] == [
        ("1", (0, 1), 0, True),
        ("2", (0, 1), 1, True),
    ]
    assert scene.chip is not None
    assert scene.chip.text == "Which room first?"
    assert "To choose: 1 the tan room at M2 with no loot, Alan's Delver; 2 the blue room" in scene.alt
    assert "Other rooms" not in scene.alt
    assert [part.lit for part in cell(scene, (0, 1)).parts] == [True, True, False]


def test_a_room_to_look_into_is_numbered_as_the_answer_names_it(bench: Bench) -> None:
    tile = bench.tile("tan E", "blue W")
    delvers = (sent(0, "brute", (0, 1), 0), sent(1, "mage", (0, 1), 1), sent(1, "thief", (0, 2), 0))
    tiles = {(0, 1): tile, (0, 2): tile}
    scene = picture(cavern(2, tiles, delvers=delvers, agenda=(Peeking(0),)))
    # Alan's own Delver in the tan room of M2 is nothing to look at.
    assert [(badge.text, badge.at, badge.part) for badge in squares(scene).badges] == [("1", (0, 1), 1), ("2", (0, 2), 0)]


@pytest.mark.parametrize(("asked", "at"), [("m2", "M2"), ("C", "M3"), ("Z9", ""), ("", "")])
def test_a_place_is_found_by_coordinate_or_letter(bench: Bench, asked: str, at: str) -> None:
    # Around M1 and M2, both bare on their sides: A L1, B N1, then L2, N2 and M3.
    state = cavern(2, {(0, 1): bench.tile("corridor N")})
    named = {"C": letter(state, (0, 2))}.get(asked, asked)
    scene = picture(state, at=named)
    assert scene.at == at
    assert squares(scene).focus == {"M2": (0, 1), "M3": (0, 2), "": (0, 1)}[at]
    # It is marked: a tile by the rooms that it is part of, a free place by its letter.
    lit = {item.at for item in squares(scene).cells if any(part.lit for part in item.parts)}
    chosen = {badge.at for badge in squares(scene).badges if badge.state == "chosen"}
    assert (lit, chosen) == {"M2": ({(0, 0), (0, 1)}, set()), "M3": (set(), {(0, 2)}), "": (set(), set())}[at]


def test_a_player_has_the_same_colour_before_a_band_is_chosen_and_after() -> None:
    """Discs of rivals are coloured by seat; those of adventurers, who are no rivals, have other colours."""
    state = replace(cavern(2), phase="factions", players=(Player(), Player()))
    assert [(row.token.kind, row.token.seat) for row in picture(state).panel] == [("disc", 0), ("disc", 1)]


# The steps.


@pytest.mark.rule("CAV-071", "CAV-G13")
def test_the_map_of_a_placement_names_only_where_the_tile_fits(bench: Bench) -> None:
    hall = bench.tile("tan NESW")
    state = cavern([player(0, [hall]), player(1)])
    scene = picture(state, "place", "1", seat=0)
    # The entrance's corridor runs south: a hall without corridor would cut it off.
    assert scene.title == f"Tile {hall}: 2 places"
    assert [(badge.text, badge.at, badge.state) for badge in squares(scene).badges] == [
        ("L1", (-1, 0), "now"),
        ("N1", (1, 0), "now"),
    ]
    assert squares(scene).wanted == ((-1, 0), (1, 0))
    assert "The places: L1; N1." in scene.alt
    scene = picture(state, "breach", "1", seat=0)
    assert [(badge.text, badge.at) for badge in squares(scene).badges] == [("M2", (0, 1))]
    assert "It fits in 1 place, corridors ignored." in scene.alt


def test_the_turns_of_a_placement_are_ghosts_among_their_neighbours(bench: Bench) -> None:
    bend = bench.tile("corridor NE")
    state = cavern([player(0, [bend]), player(1)], {(1, 0): bench.tile("tan S"), (5, 5): bend})
    spot = letter(state, (0, 1))
    scene = picture(state, "place", "1", spot, seat=0)
    # The corridor of M1 comes from the north: it goes on to the east (0) or the west (270).
    assert [(pane.number, pane.title) for pane in sheet(scene).panes] == [("1", ""), ("2", "")]
    assert [pane.note for pane in sheet(scene).panes] == ["", ""], "neither comes to anything"
    shown, _ = sheet(scene).panes[1].pictures[0]
    assert [(item.at, item.ghost) for item in shown] == [((0, 0), False), ((1, 0), False), ((0, 1), True)]
    assert shown[2].parts[0].sides == (0, 3)


# Dice.


def test_a_battle_shows_every_die_the_chains_the_totals_and_the_winner() -> None:
    white, red = Die("white", (0,)), Die("red", (5, 3))
    battle = Contest("battle", (0, 0, 0), (0, 1), 5, 2, (Roll(0, (white,)), Roll(1, (red, Die("purple", (3,))), 3)))
    scene = card(cavern(2, shown=(battle,)))
    assert isinstance(scene.board, HighPointBoard)
    first, second = scene.board.rows
    assert (first.name, first.totals, first.best) == ("Alan", (("swords", 1), ("ring", 0)), False)
    # Red CC and again, then CCC: 5 Combat, and 3 more by the Rift; purple SSS: 3 Spoils.
    assert (second.name, second.totals, second.best) == ("Betty", (("swords", 8), ("ring", 3)), True)
    assert [(die.colour, die.icons, die.again) for die in second.dice] == [
        ("red", ("sword", "sword"), True),
        ("red", ("sword", "sword", "sword"), False),
        ("purple", ("ring", "ring", "ring"), False),
    ]
    assert second.note == "Magic Rift: Betty +3; arrow: rolled again"
    assert scene.title == "Battle: Betty wins"
    assert [(fact.label, fact.value) for fact in scene.facts] == [("", "2"), ("", "5"), ("loot", "")]
    assert scene.alt == (
        "Battle for 5 Gold and 2 Treasure. Alan: sword. 1 Combat, 0 Spoils, gets 1 Gold. "
        "Betty: 2 swords and again; 3 swords; 3 rings. Magic Rift: Betty +3; arrow: rolled again. 8 Combat, 3 Spoils, "
        "gets 3 Gold and 2 Treasure. Betty wins."
    )
    # Half of 5 Gold is 2, half of the other 3 is 1; 3 Spoils are 1 Gold more.
    assert [row.prize for row in (first, second)] == [(("gold", 1),), (("gold", 3), ("treasure", 2))]
    # At the end the last dice can be looked at, but are not shown below the points.
    over = picture(cavern(2, phase="over", shown=(battle,)), "roll")
    assert (over.title, over.alt) == (scene.title, scene.alt)
    ended = course.Ended(("Alan", "Betty"), (9, 12), (0, 1), ("Betty",)).told()
    assert GAME.pictures([ended]) == GAME.pictures([resolving.Won("Betty", 1, 3, 2).told(), ended]) == ()
    assert not any(die.number for row in scene.board.rows for die in row.dice)


@pytest.mark.rule("CAV-137", "CAV-139", "CAV-140")
def test_a_prize_holds_what_spoils_bring_unless_the_most_are_tied() -> None:
    rich, poor = Die("purple", (3,)), Die("purple", (0,))
    # Purple SSS twice: 6 Spoils, a Treasure; purple S against S: a tie.
    for dice, prizes in ((((rich, rich), (poor,)), [(("treasure", 1),), ()]), (((poor,), (poor,)), [(), ()])):
        battle = Contest("battle", (0, 0, 0), (0, 1), 1, 0, tuple(Roll(seat, die) for seat, die in enumerate(dice)))
        scene = card(cavern(2, shown=(battle,)))
        assert isinstance(scene.board, HighPointBoard)
        assert [row.prize for row in scene.board.rows] == prizes


def test_dice_that_lie_are_numbered_while_their_owner_may_change_them() -> None:
    first = Roll(0, (Die("white", (0,)),))
    # A chain is one die, with one number.
    second = Roll(1, (Die("red", (5, 3)), Die("white", (2,))))
    battle = Contest("battle", (0, 0, 0), (0, 1), 5, 0, (first, second), rolling=1, stage="after")
    kobolds = [player(0), player(1, faction="kobolds", xp=1)]
    scene = picture(cavern(kobolds, agenda=(battle,), step="resolve"), "roll")
    assert isinstance(scene.board, HighPointBoard)
    assert [[die.number for die in row.dice] for row in scene.board.rows] == [[""], ["1", "", "2"]]
    assert not any(row.best or row.prize for row in scene.board.rows)
    assert scene.title == "Betty's Battle"
    assert scene.chip is not None and scene.chip.text == "Keep it?"
    assert scene.alt.endswith("Betty to keep the roll.")
    poor = picture(cavern([player(0), player(1, faction="kobolds", xp=0)], agenda=(battle,), step="resolve"), "roll").board
    assert isinstance(poor, HighPointBoard)
    assert not any(die.number for row in poor.rows for die in row.dice), "nothing that all know of lets her roll again"
    assert "die 1 2 swords and again; 3 swords; die 2 ring." in scene.alt
    choosing = picture(cavern(2, agenda=(replace(battle, rerolls=1),), step="resolve"), "roll")
    assert choosing.chip is not None and choosing.chip.text == "Which dice again?"
    assert isinstance(choosing.board, HighPointBoard)
    assert [die.number for die in choosing.board.rows[1].dice] == ["1", "", "2"]
    waiting = picture(cavern(2, agenda=(replace(battle, rolls=(first,), stage="before"),), step="resolve"), "roll")
    assert waiting.title == "Betty's Battle"
    assert waiting.chip is not None and waiting.chip.text == "To roll"
    assert isinstance(waiting.board, HighPointBoard)
    assert not any(die.number for row in waiting.board.rows for die in row.dice)
    assert isinstance(picture(cavern(2), "roll").board, SquareBoard), "nobody has rolled"


@pytest.mark.rule("CAV-132", "CAV-164")
def test_equal_combat_goes_to_the_one_who_rolled_first_and_in_a_fight_to_the_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    same = (Die("white", (0,)),)
    battle = Contest("battle", (0, 0, 0), (1, 0), 1, 0, (Roll(1, same), Roll(0, same)))
    assert card(cavern(2, shown=(battle,))).title == "Battle: Betty wins the tie: first to roll"
    options = (Option("Fight the rats", "fight", "", dice=("white",), monster="rats"), Option("Hide", "combat", "", need=2))
    monkeypatch.setitem(content().encounters, "tale", Encounter("tale", "Tale", "", options))
    fight = Contest("fight", (0, 0, 0), (0,), 0, 0, (Roll(0, same), Roll(MONSTER, same)), card="tale")
    state = cavern(2, shown=(battle, fight))
    assert card(state, 1).title == "Battle: Betty wins the tie: first to roll", "the one before the newest"
    scene = card(state)
    assert scene.title == "Fight: Alan wins: a tie is enough"
    assert isinstance(scene.board, HighPointBoard)
    assert [row.name for row in scene.board.rows] == ["Alan", "Rats"]
    assert draw(scene).width == 800, "the token of the rats is one that is drawn"
    lost = replace(fight, rolls=(Roll(0, same), Roll(MONSTER, (Die("red", (1,)),))))
    assert card(cavern(2, shown=(lost,))).title == "Fight: the rats win"
    test = replace(fight, kind="test", rolls=(Roll(0, same),), option=1)
    scene = card(cavern(2, shown=(test,)))
    assert scene.title == "Test: Alan fails"
    assert scene.chip is not None
    assert scene.chip.text == "2 Combat needed"
    assert isinstance(scene.board, HighPointBoard)
    assert not any(row.best for row in scene.board.rows)


# Whole games.


@pytest.mark.parametrize("players", [1, 4])
def test_every_picture_of_a_game_has_words_that_fit(players: int) -> None:
    contests = 0
    for moment in game(players, f"pictures of {players}"):
        public = [event for event in moment.events if event.seats is None]
        for card in GAME.high_points(GAME.view(moment.after, None), public):
            contests += bool(card.board.rows)
            assert 0 < len(card.scene().alt) <= MOST_ALT
        for look in GAME.pictures(moment.events):
            scene = GAME.scene(GAME.view(moment.after, None), look)
            assert 0 < len(scene.alt) <= MOST_ALT
            assert len(scene.legend) <= 14
            assert isinstance(scene.board, HighPointBoard) is (look.subject == "roll")
    assert contests


def test_every_step_of_every_private_move_has_a_picture_of_just_what_is_offered() -> None:
    walked = 0
    for moment in game(4, "steps")[::3]:
        for verb in ("place", "breach", "send"):
            moves = [move for move in moment.moves if move.verb == verb]
            given = tuple[str, ...]()
            for _ in range(3 if moves and verb != "send" else 2 if moves else 0):
                scene = picture(moment.state, verb, *given, seat=moment.seat)
                assert 0 < len(scene.alt) <= MOST_ALT
                assert scene.chip is not None
                assert scene.chip.text == "Only you see this"
                values = values_after(moves, given)
                if given and isinstance(scene.board, SquareBoard):
                    letters = board_of(moment.state).letters
                    now = [badge.text for badge in scene.board.badges if badge.state == "now"]
                    assert now == ([label(letters[value]) for value in values] if verb != "send" else values)
                elif given:
                    assert len(values) == len(sheet(scene).panes)
                elif verb != "send":
                    assert set(values) <= {pane.number for pane in sheet(scene).panes}
                given = (*given, values[-1])
                walked += 1
    assert walked > 50
