"""What laying a tile is said to bring: only what the player who lays it can have, and what is lost by it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.languages import speaking
from engine.core.odds import odds as odds_in_words
from engine.core.scene import Look
from engine.core.verbs import Roll
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.dungeon.sheet import SheetBoard
from engine.games.cavern.player.beside_hand import first_ways
from engine.games.cavern.rules import odds
from engine.games.cavern.rules.sending import spot_sent
from engine.games.cavern.speech.prospects import briefer
from engine.games.cavern.speech.tile_offers import laid_out, laying
from engine.games.cavern.speech.words import likely
from engine.games.cavern.state.content import content
from engine.games.cavern.state.moves import Breach, Place, Send
from engine.games.cavern.state.state import Contest, Gold, Player, State

from .build import Bench, cavern, gold, letter, player, sent


def two_rooms(bench: Bench, *sections: str, alan: Player | None = None) -> State:
    """Return a cavern with 2 Gold in the tan room at N1 and 1 Treasure in the blue one at M2, both open to N2 alone, and
    with one tile of these sections in Alan's hand."""
    tiles = {(1, 0): bench.tile("tan S bags=2"), (0, 1): bench.tile("blue E chests=1")}
    tile = bench.tile(*sections)
    return cavern([replace(alan or player(0), hand=(tile,)), player(1)], tiles)


def offered(state: State) -> tuple[str, str]:
    """Return how Alan is offered to lay his tile at N2 unturned: what its label says that it brings, and its detail."""
    spot = letter(state, (1, 1))
    shown = GAME.choice(GAME.view(state, 0), Place(1, spot, 0))
    return shown.label.removeprefix("Tile 1 at N2, 0°: "), shown.detail


@pytest.mark.rule("CAV-114")
def test_a_room_that_the_tile_closes_by_a_wall_is_said_to_be_lost(bench: Bench) -> None:
    # The tan side goes on into N1, 1 + 2 Gold. Rock meets the blue room at M2: no section of it is on the tile.
    state = two_rooms(bench, "tan N bags=1")
    assert offered(state) == (
        "3 Gold by a story (fail: 1), if you go in, wastes 1 Treasure",
        "Closes the tan room at N1 (3 Gold), closes the blue room at M2 (1 Treasure) for no one",
    )
    own = replace(state, delvers=(sent(0, "mage", (0, 1)),))
    assert offered(own)[0] == "1 Treasure by a story, 3 Gold by a story, if you go in"
    theirs = replace(state, delvers=(sent(1, "mage", (0, 1)),))
    assert offered(theirs)[0] == "closes 3 Gold if you go in, but lets Betty take 1 Treasure"


@pytest.mark.rule("CAV-085")
def test_of_two_empty_rooms_on_the_tile_only_one_is_promised(bench: Bench) -> None:
    state = two_rooms(bench, "tan N bags=1", "blue W")
    assert offered(state) == (
        "closes 3 Gold or 1 Treasure (you go into one)",
        "Closes the tan room at N1 (3 Gold), or the blue room at M2 (1 Treasure)",
    )


@pytest.mark.rule("CAV-085", "CAV-114")
def test_of_two_rooms_that_close_the_one_that_the_press_leaves_empty_is_lost(bench: Bench) -> None:
    state = two_rooms(bench, "tan N bags=1", "blue W")
    at = letter(state, (1, 1))
    said = {laying(state, 0, Place(1, at, 0), Send("brute", to)) for to in (1, 2)}
    assert said == {
        "Tile 1 at N2: 3 Gold by a story (fail: 1), wastes 1 Treasure; send brute",
        "Tile 1 at N2: 1 Treasure by a story, wastes 3 Gold",
    }
    corridor = two_rooms(bench, "tan N", "corridor S")
    spots = {to: spot_sent(corridor.players[0].hand[0], (1, 1), 0, Send("brute", to)) for to in (1, 2)}
    street = next(to for to, spot in spots.items() if spot == (1, 1, 1))
    goes = "Tile 1 at N2: wastes 2 Gold and 1 Treasure; send brute into the corridor"
    assert laying(corridor, 0, Place(1, at, 0), Send("brute", street)) == goes
    best = buttons_of(state)[0]
    panes = GAME.scene(GAME.view(state, 0), Look("hand")).board
    assert isinstance(panes, SheetBoard)
    assert "wastes 1 Treasure" in best.detail and ", or " not in f"{best.label}, {best.detail}"
    first = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("advice")))[0]
    assert first.why == "About 5 points: it pays at once.", "what it does stands on its button"


@pytest.mark.rule("CAV-114")
def test_who_has_no_delver_left_loses_all_that_closes_empty(bench: Bench) -> None:
    state = two_rooms(bench, "tan N bags=1", "blue W", alan=player(0, reserve=()))
    assert offered(state)[0] == "wastes 3 Gold and 1 Treasure"
    assert first_ways(state, 0) == {}
    best, *_ = first_ways(two_rooms(bench, "tan N bags=1", "blue W"), 0)
    assert best == (1, letter(state, (1, 1)), 0), "with Delvers left it is the best way"


@pytest.mark.rule("CAV-G30")
def test_wraiths_are_told_what_a_second_delver_brings_and_costs(bench: Bench) -> None:
    wraiths = player(0, faction="wraiths", xp=1)
    state = two_rooms(bench, "tan N bags=1", alan=wraiths)
    assert offered(state) == (
        "closes 3 Gold if you go in, 1 XP to enter: closes 1 Treasure",
        "Closes the tan room at N1 (3 Gold) and the blue room at M2 (1 Treasure, for 1 XP)",
    )
    lost = "3 Gold by a story (fail: 1), if you go in, wastes 1 Treasure"
    for poor in (replace(wraiths, xp=0), replace(wraiths, reserve=("mage",))):
        assert offered(two_rooms(bench, "tan N bags=1", alan=poor))[0] == lost


def hand_and_advice(state: State) -> tuple[list[str], list[str]]:
    """Return the labels of the ways to lay a tile that are pictured beside Alan's hand, and of those that are advised."""
    view = GAME.view(state, 0)
    pictured = GAME.shortcut(view, next(verb for verb in GAME.verbs if verb.name == "place"), ())
    advised = GAME.advise(view, list(GAME.legal(state, 0)), Dice(KeyedSource("advice")))
    assert pictured is not None
    return [choice.label for _, choice in pictured.ways], [
        item.label or GAME.choice(view, item.move).label for item in advised
    ]


@pytest.mark.rule("CAV-091")
def test_in_the_picture_of_the_hand_stand_the_way_that_is_advised_and_one_of_another_sort(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=3"), (0, 1): bench.tile("blue E chests=1")}
    hall = bench.tile("tan NESW bags=3 rift")
    state = cavern([player(0, [bench.tile("tan N"), hall]), player(1)], tiles, delvers=(sent(0, "mage", (1, 0)),))
    pictured, advised = hand_and_advice(state)
    # What is advised names tile and place, what is pictured the mark of its picture, and the rest below it.
    told = [choice.detail.partition(": ")[2] for choice in buttons_of(state)]
    assert (
        told[0].partition(" at ")[0].partition(";")[0]
        == advised[0].partition(": ")[2].partition(";")[0].partition(" at ")[0]
        and len(pictured) == 2
    )
    assert [" by a story" in label for label in told] == [False, True], "one grows a room, the other closes one now"
    said = [label.partition(": ")[2].partition(", +")[0] for label in pictured]
    assert said == ["3 Gold later, keeps loot from Betty", "story for 3 Gold"]
    panes = GAME.scene(GAME.view(state, 0), Look("hand")).board
    assert isinstance(panes, SheetBoard)
    assert [pane.number for pane in panes.panes[2:]] == [label.partition(":")[0] for label in pictured] == ["A", "B"]
    assert panes.panes[2].title == advised[0].partition(":")[0]


def test_spoils_stand_with_the_odds_of_a_battle_and_not_with_its_prize() -> None:
    bid = odds.Bid(1 / 3, 1, spoils=0.8)
    assert likely(bid, short="paid") == "win 1 in 3 (1 XP; most Spoils 4 in 5)"
    assert likely(bid) == "win 1 in 3 with 1 XP (else never; most Spoils 4 in 5)"
    assert likely(bid._replace(xp=0)) == "win 1 in 3 (most Spoils 4 in 5)"


def test_two_ways_that_begin_the_same_are_one_offer(bench: Bench) -> None:
    hand = [bench.tile("tan ESW bags=3", "corridor N"), bench.tile("blue ESW bags=3", "corridor N")]
    pictured, _ = hand_and_advice(cavern([player(0, hand), player(1)]))
    begun = [label.partition(": ")[2].partition(" at ")[0] for label in pictured if " later" in label]
    assert begun and len(begun) == len(set(begun)), pictured


@pytest.mark.rule("CAV-114")
def test_a_room_that_closes_for_the_own_delver_comes_before_a_richer_beginning_and_says_what_is_lost(bench: Bench) -> None:
    # Alan's room of 3 Gold closes at N2, and with it the blue one that no one of his can enter: the tile has no blue.
    state = two_rooms(bench, "tan N bags=1")
    state = replace(state, delvers=(sent(0, "thief", (1, 0)),))
    pictured, _ = hand_and_advice(state)
    assert pictured[0] == "A: story for 3 Gold, +6"
    assert buttons_of(state)[0].detail == "Tile 1 at N2: 3 Gold by a story (fail: 1), wastes 1 Treasure; send brute"
    first = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("advice")))[0]
    assert first.why == "About 6 points: it pays at once.", "what is lost brings nothing"


@pytest.mark.rule("CAV-G58")
def test_in_the_last_turn_nothing_is_promised_of_rooms_that_stay_open(bench: Bench) -> None:
    hall = bench.tile("tan NESW bags=3")
    state = cavern([player(0, [hall, bench.tile("tan N")]), player(1)], {(1, 0): bench.tile("tan S bags=3")})
    at = letter(state, (1, 1))
    for last in (False, True):
        told = replace(state, ending="sun" if last else "", first=1)
        assert ("once closed" in laying(told, 0, Place(1, at, 0), Send("brute", 1))) != last
        assert "3 Gold by a story (fail: 1)" in laying(told, 0, Place(2, at, 0), Send("brute", 1)), "what closes now pays"


def test_a_way_that_touches_no_room_says_what_it_starts_and_one_for_xp_its_price(bench: Bench) -> None:
    state = cavern([player(0, [bench.tile("tan ESW bags=3", "corridor N")]), player(1)])
    at = letter(state, (0, 1))
    street = GAME.choice(GAME.view(state, 0), Place(1, at, 0))
    assert street.label == "Tile 1 at M2, 0°: 3 Gold once closed (3 sides open)"
    # Turned by 90 degrees its corridor leads east, and that of the entrance meets a wall of the tan room.
    assert GAME.choice(GAME.view(state, 0), Breach(1, at, 90)).label.startswith("Tile 1 at M2, 90°, 1 XP")


def test_what_a_tile_starts_stands_before_what_it_loses(bench: Bench) -> None:
    """Its wall closes the blue room at M2, in which no one is, and its tan section begins a room with 2 open sides."""
    tiles = {(1, 0): bench.tile("corridor SW"), (0, 1): bench.tile("blue E chests=1")}
    state = cavern([player(0, [bench.tile("tan ES bags=2", "corridor N")]), player(1)], tiles)
    at = letter(state, (1, 1))
    said = laying(state, 0, Place(1, at, 0), Send("brute", 2))
    assert said == "Tile 1 at N2: 2 Gold once closed at N3 and O2, wastes 1 Treasure; send brute"


def test_rivals_are_counted_before_a_part_of_what_a_way_brings_is_left_out(bench: Bench) -> None:
    """ "Tile 1 at N2, send leader into the corridor: wastes 1 Gold" would keep only the worse half."""
    # A tile at N2 joins the tan room at N1, where Betty and Cedric are, and closes the blue one at M2 by its wall.
    tiles = {(1, 0): bench.tile("tan ES bags=8"), (0, 1): bench.tile("blue E bags=1")}
    players = [player(0, [bench.tile("tan NS", "corridor E")]), player(1), player(2)]
    state = cavern(players, tiles, delvers=(sent(1, "mage", (1, 0)), sent(2, "mage", (1, 0))))
    at = letter(state, (1, 1))
    said = list(briefer(state, 0, (1, at, 0)))
    assert said[:3] == [
        "4 of 8 Gold once closed at N3 and O1, against Betty and Cedric, wastes 1 Gold",
        "4 of 8 Gold once closed at N3 and O1, against 2 rivals, wastes 1 Gold",
        "4 of 8 Gold once closed, wastes 1 Gold",
    ]
    laid = laying(state, 0, Place(1, at, 0), Send("leader", 2))
    assert laid == "Tile 1 at N2: 4 of 8 Gold once closed, wastes 1 Gold; leader to another room"


def test_a_room_of_rivals_that_the_reader_may_enter_is_told_so_and_first_where_it_holds_more(bench: Bench) -> None:
    # A tile at N2 closes Betty's tan room at N1 with the section that it adds, and a blue one with 1 Gold by itself.
    tiles = {(1, 0): bench.tile("tan S bags=3 chests=1")}
    players = [player(0, [bench.tile("tan N", "blue - bags=1", "corridor E")]), player(1)]
    state = cavern(players, tiles, delvers=(sent(1, "mage", (1, 0)),))
    at = letter(state, (1, 1))
    assert next(briefer(state, 0, (1, at, 0))) == (
        "battle Betty for 1 Treasure and 1 of 3 Gold (or they take it), 1 Gold now by a story, if you go in"
    )
    # Who sends no one there has no say in it.
    bare = replace(state, players=(replace(state.players[0], reserve=()), state.players[1]))
    assert next(briefer(bare, 0, (1, at, 0))) == "wastes 1 Gold, but lets Betty take 3 Gold and 1 Treasure"


def test_what_a_placement_brings_most_stands_first_and_the_room_that_its_delver_enters_after_it(bench: Bench) -> None:
    # A tile at N2 closes the tan room at N1, where Alan's brute and Betty's mage are; the thief enters a blue room.
    tiles = {(1, 0): bench.tile("tan S bags=11 chests=3"), (0, 1): bench.tile("blue E bags=1")}
    players = [player(0, [bench.tile("tan N", "blue S bags=2", "blue W")]), player(1)]
    state = cavern(players, tiles, delvers=(sent(0, "brute", (1, 0), up=True), sent(1, "mage", (1, 0), up=True)))
    at = letter(state, (1, 1))
    said = laying(state, 0, Place(1, at, 0), Send("thief", 2))
    assert said.endswith(": win 99 in 100 (3 XP): 5 Gold, 3 Treasure; thief to another room"), "not that else it is 1 in 15"
    # Of two rooms that grow, the own one is told first, and it is the one that the label is about.
    both = {(1, 0): bench.tile("tan ES bags=2"), (0, 1): bench.tile("blue E bags=6 chests=1")}
    joins = cavern([player(0, [bench.tile("tan NS", "blue WS")]), player(1)], both, delvers=(sent(0, "brute", (0, 1)),))
    goes = laying(joins, 0, Place(1, at, 0), Send("mage", 2))
    assert goes.startswith("Tile 1 at N2: 6 Gold and 1 Treasure in your room once closed"), goes


def buttons_of(state: State) -> list[Choice]:
    """Return the buttons for the ways to lay a tile that are pictured beside Alan's hand."""
    pictured = GAME.shortcut(GAME.view(state, 0), next(verb for verb in GAME.verbs if verb.name == "place"), ())
    assert pictured is not None
    return [choice for _, choice in pictured.ways]


def ways_of(state: State) -> list[str]:
    """Return their labels."""
    return [choice.label for choice in buttons_of(state)]


def sends_first(state: State) -> Any:
    """Return what the first button beside Alan's hand sends."""
    pictured = GAME.shortcut(GAME.view(state, 0), next(verb for verb in GAME.verbs if verb.name == "place"), ())
    assert pictured is not None
    return pictured.then[0]


@pytest.mark.rule("CAV-175", "CAV-176")
def test_a_tile_with_the_last_sun_says_so_and_is_not_proposed_to_the_one_far_behind(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=3")}
    hand = (bench.tile("tan N bags=2", sun=True), bench.tile("tan NS"))
    for betty, proposed in ((gold(1), True), (gold(3, 3, 3, 3, 3), False)):
        state = cavern([player(0, hand), player(1, gold=betty)], tiles, sun=1)
        says = [label for label in ways_of(state) if "game ends" in label]
        assert bool(says) is proposed and all(" (game ends after Betty)" in label for label in says)
        steps = GAME.step(GAME.view(state, 0), next(verb for verb in GAME.verbs if verb.name == "place"), (), ("1", "2"))
        assert [" (Sun: last round)" in choice.label for choice in steps.choices] == [True, False]
    alone = cavern([player(0, hand[:1]), player(1, gold=gold(3, 3, 3, 3, 3))], tiles, sun=1)
    assert len(ways_of(alone)) > 0, "nothing else fits"
    early = cavern([player(0, hand), player(1, gold=gold(3, 3, 3, 3, 3))], tiles, sun=2)
    assert not any("last round" in label for label in ways_of(early))


@pytest.mark.rule("CAV-042", "CAV-085")
def test_no_delver_is_promised_where_a_torch_shows_first_who_lies_there(bench: Bench) -> None:
    tiles, hand = {(1, 0): bench.tile("tan S bags=3")}, [bench.tile("tan N torch")]
    for there, promised in (((), True), ((sent(0, "mage", (1, 0)),), False), ((sent(1, "mage", (1, 0)),), False)):
        assert (sends_first(cavern([player(0, hand), player(1)], tiles, delvers=there)) is not None) is promised
    lit = (sent(1, "mage", (1, 0), up=True),)
    assert sends_first(cavern([player(0, hand), player(1)], tiles, delvers=lit)) is not None, "all know that one"


@pytest.mark.rule("CAV-131", "CAV-145")
def test_a_way_that_begins_a_battle_says_how_likely_it_is_won(bench: Bench) -> None:
    # Betty's thief lies faceup in the tan room at N1, which a tile at N2 closes for Alan's mage too.
    tiles = {(1, 0): bench.tile("tan S bags=4")}
    players = [player(0, [bench.tile("tan N")], xp=0), player(1, xp=3)]
    state = cavern(players, tiles, delvers=(sent(1, "thief", (1, 0), up=True),))
    at = letter(state, (1, 1))
    # Two purple dice show no sword but by an arrow on it; two white ones win a tie at nothing too.
    said = laying(state, 0, Place(1, at, 0), Send("mage", 1))
    chance = odds_in_words(odds.battles(state, {0: ["mage"], 1: ["thief"]}, 0, (4, 0), rift=False).chance)
    assert said == f"Tile 1 at N2: win {chance}: 2 Gold; send mage"
    after = replace(laid_out(state, 0, (1, at, 0)), delvers=(*state.delvers, sent(0, "mage", (1, 1), up=True)))
    task = Contest("battle", (1, 0, 0), (0, 1), 4, 0)
    rolls = GAME.view(replace(after, agenda=(task,)), 0)
    assert GAME.choice(rolls, Roll()).label == f"Roll: win {chance}", "the same number"
    assert GAME.aim(rolls) == "beat Betty: 2 of 4 Gold", "the same prize"
    won = [odds.battles(state, {0: ["mage"], 1: ["thief"]}, 0, (4, 0), rift=rift).chance for rift in (True, False)]
    assert won[0] > won[1]
    # Of 3 Gold the first takes 1 and the second 1 of the 2 left: only Spoils make a difference.
    even = cavern(players, {(1, 0): bench.tile("tan S bags=3")}, delvers=state.delvers)
    said = laying(even, 0, Place(1, at, 0), Send("mage", 1))
    assert said == "Tile 1 at N2: battle Betty: each gets 1 Gold, most Spoils 1 in 50; send mage", (
        "what is sure comes first"
    )


@pytest.mark.rule("CAV-170", "CAV-171")
def test_xp_that_pays_for_a_tile_is_not_counted_again_for_dice(bench: Bench) -> None:
    # The corridor of the new tile meets the wall of the hall that it closes: that costs 1 XP.
    tiles = {(1, 0): bench.tile("tan S bags=4 chests=1")}
    rich = [player(0, [bench.tile("tan N", "corridor E")], xp=xp) for xp in (1, 2)]
    state = cavern([rich[0], player(1, xp=0)], tiles, delvers=(sent(1, "brute", (1, 0), up=True),))
    at = letter(state, (1, 1))
    poor, able = (
        laying(replace(state, players=(who, state.players[1])), 0, Breach(1, at, 0), Send("thief", 1)) for who in rich
    )
    assert "XP" not in poor.partition("1 XP")[2] and "(1 XP more)" in able.partition("1 XP")[2], (poor, able)


@pytest.mark.rule("CAV-085", "CAV-131")
def test_beside_the_hand_a_battle_is_offered_once_with_the_delver_that_wins_it_most_often(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=4 chests=1")}
    players = [player(0, [bench.tile("tan N")], xp=0), player(1, xp=0)]
    state = cavern(players, tiles, delvers=(sent(1, "mage", (1, 0), up=True),))
    fights = [choice for choice in buttons_of(state) if ": 2 Gold, 1 Treasure; send " in choice.detail]
    assert len(fights) == 1 and "beat Betty 4 in 5" in fights[0].label, fights


@pytest.mark.rule("CAV-131")
def test_beside_the_hand_stands_a_battle_with_who_is_far_ahead(bench: Bench) -> None:
    # Betty's thief lies faceup in a room with 2 Gold, which a tile closes. Three Gold of 3 that lie
    # faceup are 12 points, four are 16.
    tiles = {(1, 0): bench.tile("tan S bags=2"), (2, 0): bench.tile("blue NESW bags=9"), (3, 0): bench.tile("tan S bags=2")}
    hand = [bench.tile("tan N"), bench.tile("blue NESW bags=3")]
    rich = player(1, xp=0, gold=tuple(Gold(3, up=True) for _ in range(4)))
    delvers = (sent(1, "thief", (1, 0), up=True),)
    ways = buttons_of(cavern([player(0, hand, xp=0), rich], tiles, delvers=delvers))
    assert any("Betty (far ahead) for 1 of 2 Gold" in choice.detail for choice in ways[:3]), ways
    # 12 less 3 are 9 points, fewer than ten.
    near = buttons_of(
        cavern([player(0, hand, xp=0, gold=gold(1, 1, 1)), replace(rich, gold=rich.gold[:3])], tiles, delvers=delvers)
    )
    assert not any("far ahead" in f"{choice.label} {choice.detail}" for choice in near)


@pytest.mark.rule("CAV-174", "CAV-G30")
def test_the_second_delver_of_the_wraiths_has_a_button_where_a_room_beside_closes(bench: Bench) -> None:
    # A tile without tan beside the open tan room at N1 walls it off, with 3 Gold in it.
    tiles = {(1, 0): bench.tile("tan S bags=3"), (2, 0): bench.tile("blue NESW")}
    players = [player(0, [bench.tile("blue NESW bags=2")], faction="wraiths"), player(1)]
    ways = ways_of(cavern(players, tiles))
    # Two Gold later on the tile, and 3 by a story next door: its number counts both.
    assert ways == ["A plus brute next door, 1 XP: story for 3 Gold as well, +8", "A: 2 Gold later, +3"], ways
    poor = ways_of(cavern([replace(players[0], xp=0), players[1]], tiles))
    assert poor[0] == ways[1]
    assert not any(" next door" in label for label in poor)
    fought = cavern(players, {**tiles, (1, 0): bench.tile("tan S chests=1")}, delvers=(sent(1, "mage", (1, 0)),))
    for language in ("en", "de", "es"):
        with speaking(language):
            ways = ways_of(replace(fought, names=("Alexandria", "Bartholomew Maximilian")))
            assert max(map(len, ways)) <= 80, ways


@pytest.mark.rule("CAV-131")
def test_a_delver_that_nobody_knows_may_be_any_of_its_faction_the_likelier_the_more_combat_it_has() -> None:
    state = cavern([player(0), player(1, xp=0)])
    kinds = content().band.factions[state.players[1].faction].delvers
    won = {kind: odds.battles(state, {0: ["brute"], 1: [kind]}, 0, (2, 0), rift=False).chance for kind in kinds}
    # A white die brings 4 Combat in 6 faces and goes on for a sixth, so 0.8; red 11 likewise, so 2.2; purple 1, so 0.2.
    combat = {"brute": 2.4, "mage": 1.6, "leader": 2.4, "thief": 0.4}
    mean = sum(combat[kind] * won[kind] for kind in kinds) / sum(combat[kind] for kind in kinds)
    unknown = odds.battles(state, {0: ["brute"], 1: [""]}, 0, (2, 0), rift=False).chance
    assert unknown == pytest.approx(mean, abs=1e-3)


def test_a_tile_with_one_of_the_last_suns_says_how_many_are_left_then(bench: Bench) -> None:
    state = cavern([player(0, ["ctcb-1", bench.tile("tan NESW")]), player(1)])
    sunny = next(tile for tile, known in content().tiles.items() if known.sun)
    state = replace(state, players=(replace(state.players[0], hand=(sunny,)), state.players[1]))
    move = next(move for move in GAME.legal(state, 0) if isinstance(move, Place))
    labels = [laying(replace(state, sun=sun), 0, move) for sun in (4, 3, 2, 1)]
    assert [label.partition(" (Sun")[2] for label in labels] == ["", ": 2 left)", ": 1 left)", ""]
    # The last one ends the game with this round, in which Betty has a turn after Alan. Where he has the last turn of the
    # round it is over with this press, unless Fast Movement gave him one turn more.
    assert laying(replace(state, sun=1), 0, move).startswith("Tile 1 at L1 (game ends after Betty)")
    late = replace(state, sun=1, first=1)
    assert " (ends the game now)" in laying(late, 0, move)
    assert " (game ends after your extra turn)" in laying(replace(late, again=1), 0, move)
