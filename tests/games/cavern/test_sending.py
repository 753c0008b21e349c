"""Delvers sent into the dungeon, facedown or faceup, by drift too, and taken home again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.progress import Cavern
from engine.games.cavern.rules.rewards import supply
from engine.games.cavern.rules.sending import open_spots
from engine.games.cavern.speech.words import held_brief
from engine.games.cavern.state.content import content
from engine.games.cavern.state.moves import Send
from engine.games.cavern.state.state import Holding, State

from .build import Bench, act, cavern, legal, player, refused, sent, told, treasure
from .test_scenes import picture, squares

FRESH = "ctct-1"


@pytest.fixture
def laid(bench: Bench) -> State:
    """Alan has laid a tile with three sections east of the entrance, and may send a Delver."""
    tile = bench.tile("corridor S", "tan NE", "blue -")
    state = cavern([player(0, ["entrance"]), player(1, ["entrance"])], {(1, 0): tile}, placed=(1, 0), step="send")
    return replace(state, stack=(FRESH,) * 9)


@pytest.mark.rule("CAV-003", "CAV-085", "CAV-086", "CAV-087", "CAV-088", "CAV-089")
def test_a_delver_of_any_class_goes_on_any_section_of_this_turns_tile(laid: State) -> None:
    # As they are drawn: the tan corner at the top, the closed room in the middle, the corridor to the south.
    assert open_spots(laid) == ((1, 0, 1), (1, 0, 2), (1, 0, 0))
    assert legal(laid, 0, "send") == [
        f"send {kind} {to}" for kind in ("brute", "leader", "mage", "thief") for to in (1, 2, 3)
    ]
    after, events = act(laid, 0, "send thief 1")
    assert after.delvers == (sent(0, "thief", (1, 0), 1),)
    assert after.players[0].reserve == ("brute", "brute", "leader", "mage")
    assert told(events, "sent") == [{"who": "Alan", "at": "N1", "floor": "tan", "kind": "", "drifted": False, "part": 1}]
    assert refused(laid, 0, "send thief 4").rule == "CAV-088"
    assert refused(laid, 0, "send goblin 1").rule == "CAV-085"


@pytest.mark.rule("CAV-085", "CAV-G52")
def test_a_facedown_delvers_class_is_told_to_its_owner_only(laid: State) -> None:
    after, events = act(laid, 0, "send mage 1")
    assert [(event.seats, event.facts["kind"]) for event in events if event.kind == "sent_own"] == [((0,), "mage")]
    assert GAME.view(after, 1).state.delvers[0].kind == ""
    assert GAME.view(after, None).state.players[0].reserve == ("",) * 4
    assert GAME.view(after, 0).state.delvers[0].kind == "mage"


@pytest.mark.rule("CAV-191", "CAV-G03")
def test_sending_is_a_choice(laid: State) -> None:
    after, events = act(laid, 0, "pass")
    assert told(events, "kept") == [{"who": "Alan"}]
    assert (after.delvers, after.acting) == ((), 1)


@pytest.mark.rule("CAV-G03")
def test_who_has_no_delver_at_hand_is_not_asked(bench: Bench) -> None:
    tile = bench.tile("tan N", "blue S")
    state = cavern([player(0, [tile], reserve=[]), player(1, ["entrance"])], stack=(FRESH,))
    after, events = act(state, 0, "place 1 B 0")
    assert (after.acting, after.step, told(events, "kept")) == (1, "place", [])


@pytest.mark.rule("CAV-043", "CAV-G53")
def test_a_delver_is_played_faceup_into_a_room_with_a_torch(bench: Bench) -> None:
    lit, dark = bench.tile("tan E torch"), bench.tile("tan WE", "blue S")
    state = cavern(2, {(1, 0): lit, (2, 0): dark}, placed=(2, 0), step="send")
    state = replace(state, players=(player(0), player(1, ["entrance"])))
    after, events = act(state, 0, "send leader 1")
    assert after.delvers[0].up
    assert told(events, "sent")[0]["kind"] == "leader"
    assert [event.reveals for event in events if event.kind == "sent"] == [True]
    assert told(events, "sent_own") == []
    after, _ = act(state, 0, "send leader 2")
    assert not after.delvers[0].up, "the blue room is dark"


@pytest.mark.rule("CAV-G20")
def test_a_delver_may_enter_a_room_that_this_tile_has_just_completed(bench: Bench) -> None:
    tile = bench.tile("tan - bags=2", "blue S")
    state = cavern(2, {(1, 0): tile}, placed=(1, 0), step="send")
    after, events = act(state, 0, "send brute 1")
    assert told(events, "completed")[0]["delvers"] == ("Alan's brute",)
    assert after.agenda, "an Encounter begins at once"


@pytest.mark.rule("CAV-174", "CAV-G12", "CAV-G30", "CAV-G51")
def test_wraiths_drift_for_one_xp_to_a_tile_beside_theirs_in_a_room_not_completed_before(bench: Bench) -> None:
    mine = bench.tile("tan NE")
    lying = {
        (2, 0): bench.tile("blue S", "tan -"),
        (1, 1): bench.tile("corridor ES", "blue W"),
        (3, 3): bench.tile("tan N"),
        (1, 0): mine,
    }
    wraith = player(0, faction="wraiths", xp=1)
    state = cavern([wraith, player(1, ["entrance"])], lying, placed=(1, 0), step="send")
    # North is above the line, west the entrance; east of it one open room and one completed before; two to the south.
    assert open_spots(state) == ((1, 0, 0), (2, 0, 0), (1, 1, 1), (1, 1, 0))
    after, events = act(state, 0, "send mage 4")
    assert after.delvers == (replace(sent(0, "mage", (1, 1), 0), drifted=True),)
    assert after.players[0].xp == 0
    assert (after.step, open_spots(after)) == ("send", ((1, 0, 0),)), "it comes besides the one for this turn's tile"
    (_, second) = act(after, 0, "send brute 1")[0].delvers
    assert (second.kind, second.at, second.drifted) == ("brute", (1, 0), False)
    assert act(after, 0, "pass")[0].acting == 1
    assert told(events, "sent") == [
        {"who": "Alan", "at": "N2", "floor": "corridor", "kind": "", "drifted": True, "part": 0}
    ]
    assert act(state, 0, "send mage 1")[0].players[0].xp == 1, "the own tile costs nothing, and ends it"
    last = replace(state, players=(replace(wraith, reserve=("mage",)), player(1, ["entrance"])))
    assert act(last, 0, "send mage 4")[0].step != "send", "nobody is left to be sent"
    poor = replace(state, players=(replace(wraith, xp=0), player(1)))
    assert open_spots(poor) == ((1, 0, 0),)
    assert open_spots(replace(state, players=(player(0), player(1)))) == ((1, 0, 0),), "others cannot drift"


@pytest.mark.rule("CAV-G30")
def test_wraiths_may_drift_into_a_room_that_their_own_tile_completes(bench: Bench) -> None:
    state = cavern(
        [player(0, faction="wraiths"), player(1)],
        {(2, 0): bench.tile("tan W bags=1"), (1, 0): bench.tile("blue S")},
        placed=(1, 0),
        step="send",
    )
    assert open_spots(state) == ((1, 0, 0), (2, 0, 0)), "walled off this turn"


@pytest.mark.rule("CAV-G30", "CAV-G26")
def test_the_xp_of_a_drift_lies_under_the_delver_and_comes_home_with_it_but_not_from_a_battle(bench: Bench) -> None:
    closed = bench.tile("tan - bags=1", "blue S")
    drifted = replace(sent(0, "mage", (1, 0), 0), drifted=True)
    wraith = player(0, faction="wraiths", xp=2, reserve=["brute"])
    state = cavern([wraith, player(1, xp=3)], {(1, 0): closed}, placed=(1, 0), delvers=(drifted,))
    assert supply(state) == content().band.xp - 6, "2 and 3 in hand, and 1 under the Mage"
    carver = Cavern(state, Dice(GivenSource([])))
    carver.take_home((drifted,))
    assert (carver.state.players[0].xp, supply(carver.state)) == (3, content().band.xp - 6)
    assert told(carver.events, "gained_xp") == [{"who": "Alan", "amount": 1}]
    carver = Cavern(state, Dice(GivenSource([])))
    carver.take_home((drifted,), contested=True)
    assert (carver.state.players[0].xp, supply(carver.state)) == (2, content().band.xp - 5)


# Taken home again.


@pytest.mark.rule("CAV-167", "CAV-172", "CAV-173", "CAV-G53", "CAV-G54")
def test_a_delver_is_taken_home_for_one_xp_and_may_be_sent_again(bench: Bench) -> None:
    tile = bench.tile("tan SW")
    out = (sent(0, "thief", (1, 0), up=True), sent(1, "mage", (1, 0)), sent(0, "brute", (2, 0)))
    alan = player(0, [tile], xp=2, reserve=["mage"])
    state = cavern(
        [alan, player(1, ["entrance"])],
        {(1, 0): bench.tile("tan ES"), (2, 0): bench.tile("blue ES")},
        delvers=out,
        stack=(FRESH,),
    )
    assert legal(state, 0, "retrieve") == ["retrieve 1", "retrieve 2"], "in reading order, one's own only"
    after, events = act(state, 0, "retrieve 1")
    assert after.players[0].reserve == ("mage", "thief")
    assert (after.players[0].xp, after.step, after.delvers) == (1, "place", out[1:])
    assert told(events, "retrieved") == [{"who": "Alan", "at": "N1", "floor": "tan", "part": 0}]
    again, _ = act(after, 0, "retrieve O1")
    assert (again.players[0].reserve, again.players[0].xp) == (("brute", "mage", "thief"), 0)
    assert refused(again, 0, "retrieve 1").rule == "CAV-172"
    placed, _ = act(again, 0, "place 1 A 0")
    placed, _ = act(placed, 0, "send thief 1")
    assert not placed.delvers[-1].up, "it was faceup, and is facedown again"


@pytest.mark.rule("CAV-172")
def test_taking_home_comes_before_placing_and_costs_xp(bench: Bench, laid: State) -> None:
    assert refused(replace(laid, delvers=(sent(0, "brute", (1, 0), 1),)), 0, "retrieve 1").rule == "CAV-172"
    state = cavern([player(0, xp=0), player(1)], {(1, 0): bench.tile("tan E")}, delvers=(sent(0, "brute", (1, 0)),))
    assert "costs 1 XP" in refused(state, 0, "retrieve 1").words
    assert "None of your Delvers" in refused(cavern(2), 0, "retrieve 1").words


@pytest.mark.rule("CAV-172", "CAV-G54")
def test_ones_delvers_are_numbered_row_by_row(bench: Bench) -> None:
    tile = bench.tile("tan ES", "blue W")
    lying = {at: tile for at in ((3, 0), (-1, 1), (1, 1))}
    out = (sent(0, "mage", (1, 1), 1), sent(0, "thief", (1, 1), 0), sent(0, "brute", (-1, 1)), sent(0, "leader", (3, 0)))
    state = cavern([player(0, [tile], reserve=["brute"]), player(1)], lying, delvers=out)
    assert legal(state, 0, "retrieve") == [f"retrieve {number}" for number in (1, 2, 3, 4)]
    homes = [act(state, 0, f"retrieve {number}")[0].players[0].reserve for number in (1, 2, 3, 4)]
    assert homes == [("brute", "leader"), ("brute", "brute"), ("brute", "thief"), ("brute", "mage")]


@pytest.mark.rule("CAV-086", "CAV-174")
def test_a_floor_means_the_tile_just_laid_and_never_a_drift_that_costs_xp(bench: Bench) -> None:
    mine, beside = bench.tile("tan N", "blue E", "tan S"), bench.tile("tan N", "blue EW", "corridor S")
    state = cavern([player(0, faction="wraiths"), player(1, ["entrance"])], {(2, 1): beside, (1, 1): mine})
    state = replace(state, placed=(1, 1), step="send", stack=(FRESH,) * 9)
    # The blue ones are one room: three sections of the own tile, and the tan room and the corridor of the other.
    assert len(open_spots(state)) == 5
    after, events = act(state, 0, "send mage blue")
    assert after.delvers == (sent(0, "mage", (1, 1), 1),)
    assert (after.players[0].xp, told(events, "sent")[0]["drifted"]) == (3, False)
    both = refused(state, 0, "send mage tan")
    assert (both.rule, both.words) == (
        "CAV-086",
        "The tile you have just laid has more than one tan room: 1 and 3. Name the section by its number.",
    )
    none = refused(state, 0, "send mage corridor")
    assert none.words == "The tile you have just laid has no corridor. Name the section by its number."
    assert refused(state, 1, "send mage tan").rule == "CAV-064"
    drifted, _ = act(state, 0, "send mage 4")
    assert (drifted.delvers[0].at, drifted.players[0].xp) == ((2, 1), 2), "by its number it may be reached"


def test_a_class_a_floor_and_a_place_may_be_named(laid: State) -> None:
    assert act(laid, 0, "send THIEF 1")[0].delvers == act(laid, 0, "Send Thief tan")[0].delvers
    assert refused(laid, 0, "send thief lava").rule == "CAV-085"


@pytest.mark.rule("CAV-086", "CAV-G30")
def test_the_sections_to_send_to_are_numbered_on_a_map_of_their_surroundings(bench: Bench) -> None:
    tile = bench.tile("tan E bags=1", "blue S")
    tiles = {(0, 1): bench.tile("corridor NS"), (1, 1): tile, (4, 4): tile}
    state = cavern([player(0, faction="wraiths"), player(1)], tiles, step="send", placed=(1, 1))
    scene = picture(state, "send", seat=0)
    assert scene.title == "Who goes to N2?"
    assert {item.at for item in squares(scene).cells} == {(0, 0), (0, 1), (1, 1)}
    # Both sections of N2, as they are drawn from the top left, then by drifting the corridor of M2.
    numbered = [("1", (1, 1), 0), ("2", (1, 1), 1), ("3", (0, 1), 0)]
    assert [(badge.text, badge.at, badge.part) for badge in squares(scene).badges] == numbered
    assert {badge.state for badge in squares(scene).badges} == {"now"}
    assert "1 Tan room at N2 with 1 Gold: 1 Gold in its room, 1 side open." in scene.alt


@pytest.mark.rule("CAV-085", "CAV-G55")
def test_any_delver_for_the_best_room_is_a_button_and_held_cards_stand_in_the_hand(bench: Bench) -> None:
    """Four Gold lie in the tan room, which is closed, with Betty's thief in it; nothing in the corridor."""
    tiles = {(1, 0): bench.tile("corridor S", "tan - bags=4")}
    own = player(0, ["entrance"], treasure=treasure("kings_teeth", "butchers_ring"))
    rivals = (sent(1, "thief", (1, 0), 1, up=True),)
    state = cavern([own, player(1)], tiles, placed=(1, 0), step="send", delvers=rivals)
    view = GAME.view(state, 0)
    found = [(GAME.choice(view, move), str(move)) for move in GAME.legal(state, 0) if isinstance(move, Send)]
    buttons = sorted((choice for choice, _ in found if choice.weight == "first"), key=lambda choice: -choice.foremost)
    there = [choice for choice in buttons if ": beat Betty " in choice.label and "for 2 of 4 Gold" in choice.detail]
    assert len(there) > 1 and buttons[0] in there
    hand = GAME.scene(view, Look("hand"))
    # The teeth wait for nothing: they come last.
    cards = [line.text for line in hand.legend if line.mark == "treasure"]
    assert cards == [held_brief(Holding("butchers_ring")), "The old king's teeth (5)"]
