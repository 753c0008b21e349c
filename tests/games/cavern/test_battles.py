"""Battles: who rolls when and is asked what, how they rank, and who gets what."""

from __future__ import annotations

import pytest

from engine.games.cavern import rooms
from engine.games.cavern.contests import shares
from engine.games.cavern.state import Contest, Holding, State
from engine.games.cavern.view import view_for
from tests.games.cavern.halls import (
    act,
    coins,
    facts,
    go,
    hall,
    halls,
    held,
    holdings,
    kinds,
    legal,
    plain,
    player,
    purple,
    red,
    refused,
    treasure,
    white,
)

Patch = pytest.MonkeyPatch


def contest(state: State) -> Contest:
    task = state.agenda[0]
    assert isinstance(task, Contest)
    return task


@pytest.mark.rule(
    "CAV-004",
    "CAV-036",
    "CAV-037",
    "CAV-128",
    "CAV-130",
    "CAV-133",
    "CAV-134",
    "CAV-135",
    "CAV-136",
    "CAV-137",
    "CAV-138",
    "CAV-141",
    "CAV-146",
    "CAV-147",
    "CAV-148",
    "CAV-149",
    "CAV-150",
    "CAV-151",
)
def test_the_battle_of_the_source_gives_alan_four_gold_betty_two_and_cedric_one_and_one(monkeypatch: Patch) -> None:
    state = halls(
        monkeypatch,
        hall(bags=9, chests=2),
        delvers=[(0, "leader", 0), (1, "brute", 0), (1, "mage", 0), (2, "brute", 0), (2, "mage", 0)],
    )
    draws = [*red("CC+", "CC+", "CC"), *purple("CS"), *white("C", "C", "C", "C", "CS"), *white("C", "C", "C", "CS", "CS")]
    after, events = go(state, draws)
    rolls = [(one["who"], one["combat"], one["spoils"]) for one in facts(events, "rolled")]
    assert rolls == [("Alan", 7, 1), ("Betty", 5, 1), ("Cedric", 5, 2)]
    assert holdings(after) == [(4, 2), (2, 0), (2, 0)]
    assert [(one["who"], one["rank"], one["gold"], one["treasure"]) for one in facts(events, "won")] == [
        ("Alan", 1, 4, 2),
        ("Betty", 2, 2, 0),
        ("Cedric", 3, 1, 0),
    ]
    assert facts(events, "returned") == [{"gold": 2}]
    assert facts(events, "spoils") == [{"who": "Cedric", "treasure": False}]
    assert len(after.gold) == len(state.gold) - 8
    assert len(after.treasure) == len(state.treasure) - 2
    assert after.delvers == ()
    assert [one.reserve for one in after.players] == [("leader",), ("brute", "mage"), ("brute", "mage")]
    assert not after.ending


@pytest.mark.rule("CAV-129", "CAV-131", "CAV-G46", "CAV-132", "CAV-G47")
def test_players_roll_clockwise_from_the_current_player_even_if_that_is_not_among_them(monkeypatch: Patch) -> None:
    state = halls(
        monkeypatch,
        hall(bags=4, chests=1),
        delvers=[(0, "thief", 0), (2, "thief", 0)],
        acting=1,
    )
    after, events = go(state, [*purple("S", "S"), *purple("S", "S")])
    assert [one["who"] for one in facts(events, "rolled")] == ["Cedric", "Alan"]
    # All Combat totals are 0: Cedric was reached first.
    assert holdings(after) == [(1, 0), (0, 0), (2, 1)]


@pytest.mark.rule("CAV-140", "CAV-G44")
def test_a_tie_for_the_most_spoils_pays_nobody_and_neither_do_no_spoils_at_all(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0), (2, "mage", 0)])
    after, events = go(state, [*white("CS", "C"), *white("S", "C"), *white("C", "C")])
    assert facts(events, "no_spoils") == [{"why": "tie"}]
    assert holdings(after) == [(0, 0)] * 3
    after, events = go(state, white("C", "C", "C", "C", "C", "C"))
    assert facts(events, "no_spoils") == [{"why": "none"}]
    assert holdings(after) == [(0, 0)] * 3


@pytest.mark.rule("CAV-138", "CAV-139", "CAV-G45")
@pytest.mark.parametrize(("face", "spoils", "expected"), [("S", 4, (1, 0)), ("SS", 5, (0, 1))])
def test_four_spoils_bring_a_gold_card_and_five_a_treasure(
    monkeypatch: Patch, face: str, spoils: int, expected: tuple[int, int]
) -> None:
    state = halls(monkeypatch, hall(), delvers=[(0, "brute", 0), (1, "thief", 0)])
    after, events = go(state, [*white("C", "C", "C"), *purple(face, "SSS")])
    assert facts(events, "rolled")[1]["spoils"] == spoils
    assert holdings(after) == [(0, 0), expected, (0, 0)]


@pytest.mark.rule("CAV-134", "CAV-135", "CAV-136", "CAV-G42", "CAV-G43")
def test_shares_are_halves_rounded_down_and_the_fourth_place_gets_none() -> None:
    assert shares(9, 2) == (4, 2)
    assert shares(1, 2) == (0, 0)
    assert shares(9, 3) == (4, 2, 1)
    assert shares(9, 4) == (4, 2, 1, 0)
    assert shares(40, 4) == (20, 10, 5, 0)


@pytest.mark.rule("CAV-G43")
def test_two_players_leave_three_of_nine_gold_cards_and_one_of_one(monkeypatch: Patch) -> None:
    for bags, taken, left in ((9, (4, 2), 3), (1, (0, 0), 1)):
        state = halls(monkeypatch, hall(bags=bags), delvers=[(0, "mage", 0), (1, "mage", 0)])
        after, events = go(state, white("C", "C", "C", "C"))
        assert tuple(gold for gold, _ in holdings(after)[:2]) == taken
        assert facts(events, "returned") == [{"gold": left}]


@pytest.mark.rule("CAV-141", "CAV-G41")
def test_gold_that_nobody_received_goes_under_the_deck(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(bags=3), delvers=[(0, "mage", 0), (1, "mage", 0)], gold=(1, 1, 3, 2, 2))
    after, events = go(state, white("C", "C", "C", "C"))
    # 3 lie out: Alan has 1, Betty 1, and the 3 goes below the two that were never touched.
    assert [one.gold for one in after.players[:2]] == [coins(1), coins(1)]
    assert after.gold == (2, 2, 3)
    assert facts(events, "returned") == [{"gold": 1}]


@pytest.mark.rule("CAV-039", "CAV-145", "CAV-G48")
def test_each_mage_adds_three_combat_once_in_a_room_with_a_rift(monkeypatch: Patch) -> None:
    state = halls(
        monkeypatch,
        hall(rift=True),
        hall(),
        delvers=[(0, "mage", 0), (0, "mage", 0), (1, "brute", 0), (0, "mage", 1), (1, "brute", 1)],
    )
    state, _ = go(state)
    after, events = act(state, "choose 1", white(*"CCCC", *"SSS", *"CC", *"SSS"))
    rolls = [(one["who"], one["combat"], one["rift"]) for one in facts(events, "rolled")]
    assert rolls == [("Alan", 4 + 6, 6), ("Betty", 0, 0), ("Alan", 2, 0), ("Betty", 0, 0)]
    assert [len(one.rolls) for one in after.shown] == [2, 2]


@pytest.mark.rule("CAV-G51", "CAV-129")
def test_several_delvers_of_one_player_on_one_section_all_roll(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(), delvers=[(0, "leader", 0), (0, "thief", 0), (1, "mage", 0)])
    _, events = go(state, [*red("C"), *purple("S"), *purple("S", "S"), *white("C", "C")])
    assert facts(events, "rolled")[0]["dice"] == ("rC", "pS", "pS", "pS")


@pytest.mark.rule("CAV-171", "CAV-167", "CAV-G27", "CAV-045")
def test_xp_buys_two_white_dice_each_before_the_own_roll_on_anybodys_turn(monkeypatch: Patch) -> None:
    players = [player(0), player(1, xp=3), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, events = go(state, white("C", "C"))
    assert kinds(events) == ["completed", "battle", "rolled"]
    assert rooms.awaited(state) == (1,)
    assert legal(state) == ["roll", "spend dice", "spend ability"]
    for _ in range(2):
        state, events = act(state, "spend dice")
        assert facts(events, "bought") == [{"who": "Betty", "what": "dice"}]
    assert state.players[1].xp == 1
    # The last token buys two more: 2 + 6 white dice, one more than there are, and nothing is left to ask.
    after, events = act(state, "spend dice", white("C", "C", "C", "C", "C", "C", "C", "CS"))
    assert facts(events, "rolled")[0]["owed"] == 1
    assert facts(events, "rolled")[0]["combat"] == 8
    assert after.players[1].xp == 0
    assert after.players[1].gold != ()


@pytest.mark.rule("CAV-174", "CAV-G30")
def test_sellswords_add_one_red_die_once_before_a_roll(monkeypatch: Patch) -> None:
    players = [player(1, xp=3), player(0), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, events = act(state, "spend ability")
    assert facts(events, "bought") == [{"who": "Alan", "what": "red"}]
    assert legal(state) == ["roll", "spend dice"]
    assert refused(state, "spend ability").rule == "CAV-G30"
    after, events = act(state, "roll", [*white("C", "C"), *red("CCC"), *white("S", "S")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "rCCC")
    assert after.players[0].xp == 2


@pytest.mark.rule("CAV-174", "CAV-G30", "CAV-131")
def test_kobolds_roll_any_own_dice_once_more_before_anybody_has_won(monkeypatch: Patch) -> None:
    players = [player(0, xp=2), player(2), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "brute", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert refused(state, "spend ability").rule == "CAV-G30"
    assert refused(state, "reroll 1").rule == "CAV-174"
    state, _ = act(state, "roll", white("CS+", "S", "C", "S"))
    assert rooms.awaited(state) == (0,)
    assert legal(state) == ["pass", "spend ability"]
    assert refused(state, "spend dice").rule == "CAV-171"
    assert refused(state, "roll").rule == "CAV-129"
    state, events = act(state, "spend ability")
    assert facts(events, "bought") == [{"who": "Alan", "what": "reroll"}]
    assert state.players[0].xp == 1
    # The first die showed Combat and Spoils, the second Combat alone, the third Spoils alone.
    assert legal(state) == ["reroll 1", "reroll 2", "reroll 3", "reroll 1,2,3", "pass"]
    for wrong in ("reroll 4", "reroll 0", "reroll 1,1", "reroll one", "reroll ,"):
        assert refused(state, wrong).rule == "CAV-G30"
    after, events = act(state, "reroll 3, 1", [*white("C"), *white("CS"), *white("C", "C")])
    first = facts(events, "rolled")[0]
    assert (first["dice"], first["again"], first["combat"], first["spoils"]) == (("wC", "wC", "wCS"), True, 3, 1)
    assert holdings(after)[0] == (1, 0)


@pytest.mark.rule("CAV-174", "CAV-G60")
def test_whoever_paid_for_a_reroll_may_still_keep_everything(monkeypatch: Patch) -> None:
    players = [player(0, xp=2), player(2), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert str(rooms.default(state, 0)) == "roll"
    state, _ = act(state, "roll", white("C", "S"))
    assert str(rooms.default(state, 0)) == "pass"
    state, _ = act(state, "spend ability")
    assert refused(state, "roll").rule == "CAV-174"
    after, events = act(state, "pass", white("C", "C"))
    assert contest_of(after).rolls[0].dice[1].faces == (2,)
    assert "won" in kinds(events)


def contest_of(state: State) -> Contest:
    """Return the contest that was settled by the newest move."""
    return state.shown[-1]


@pytest.mark.rule("CAV-G55", "CAV-142")
def test_a_treasure_for_the_roll_is_revealed_used_once_and_turned_back(monkeypatch: Patch) -> None:
    ring, glove, bone = (treasure(effect).id for effect in ("red", "purple", "reroll"))
    players = [player(2, treasure=held(ring, glove, bone)), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert legal(state) == ["roll", f"reveal {ring}", f"reveal {glove}"]
    assert refused(state, f"reveal {bone}").rule == "CAV-G55"
    assert refused(state, f"reveal {plain()}").rule == "CAV-142"
    state, events = act(state, f"reveal {ring}")
    assert facts(events, "revealed") == [{"who": "Alan", "treasure": ring}]
    assert state.players[0].treasure[0] == Holding(ring, used=True, up=False)
    assert refused(state, f"reveal {ring}").rule == "CAV-142"
    state, _ = act(state, f"reveal {glove}")
    # The third card is facedown and unused, so the game still waits, whatever it is.
    state, events = act(state, "roll", [*white("C", "C"), *red("C"), *purple("S")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "rC", "pS")
    assert legal(state) == ["pass", f"reveal {bone}"]
    state, _ = act(state, f"reveal {bone}")
    # No Combat: the fourth. No Spoils: the first three.
    assert legal(state) == [*(f"reroll {dice}" for dice in ("1", "2", "3", "4", "1,2,3,4", "1,2,3")), "pass"]
    after, events = act(state, "reroll 3", [*red("CCC"), *white("C", "C")])
    assert facts(events, "rolled")[0]["combat"] == 5
    assert all(one.used and not one.up for one in after.players[0].treasure)


@pytest.mark.rule("CAV-G27", "CAV-G52", "CAV-G55")
@pytest.mark.parametrize("effect", ["", "peek", "red", "reroll"])
def test_whether_the_game_waits_never_depends_on_what_a_facedown_card_is(monkeypatch: Patch, effect: str) -> None:
    card = treasure(effect).id
    players = [player(2, treasure=held(card)), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert rooms.awaited(state) == rooms.awaited(view_for(state, 1).state) == (0,)
    state, _ = act(state, "roll", white("C", "C"))
    assert rooms.awaited(state) == (0,)
    assert contest(state).stage == "after"
    after, _ = act(state, "pass", white("C", "C"))
    assert after.agenda == ()


@pytest.mark.rule("CAV-G27", "CAV-G55")
def test_nobody_is_asked_who_by_what_all_know_can_do_nothing(monkeypatch: Patch) -> None:
    ring, bone = treasure("red").id, treasure("reroll").id
    shown = (Holding(plain(), up=True), Holding(ring, used=True), Holding(bone, used=True, up=True))
    players = [player(0, treasure=shown), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    after, events = go(state, white("C", "C", "C", "C"))
    assert len(facts(events, "rolled")) == 2
    assert after.agenda == ()


@pytest.mark.rule("CAV-G55")
def test_a_faceup_treasure_is_waited_for_at_its_own_moment_only(monkeypatch: Patch) -> None:
    bone = treasure("reroll").id
    players = [player(2, treasure=(Holding(bone, up=True),)), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state, white("C", "C"))
    assert contest(state).stage == "after"
    after, _ = act(state, f"reveal {bone}")
    assert after.players[0].treasure == (Holding(bone, used=True, up=True),)


@pytest.mark.rule("CAV-G60")
def test_a_swift_seat_is_not_asked_around_its_rolls(monkeypatch: Patch) -> None:
    players = [player(0, xp=3, treasure=held(plain()), swift=True), player(1, xp=1, swift=True), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    after, events = go(state, white("C", "C", "C", "C"))
    assert len(facts(events, "rolled")) == 2
    assert (after.players[0].xp, after.players[1].xp) == (3, 1)


@pytest.mark.rule("CAV-G38", "CAV-G39", "CAV-177", "CAV-G45", "CAV-133", "CAV-141")
def test_eight_gold_cards_laid_out_trigger_the_end_although_two_return_and_one_is_won_by_spoils(monkeypatch: Patch) -> None:
    state = halls(
        monkeypatch,
        hall(bags=9),
        delvers=[(0, "mage", 0), (1, "mage", 0)],
        gold=(1, 2, 3, 1, 2, 2, 3, 1),
    )
    after, events = go(state, white("C", "C", "C", "S"))
    assert after.ending == "gold"
    assert facts(events, "ending") == [{"why": "gold"}]
    # 4 and 2 of 9 bags, 2 of the 8 cards return unseen under the deck, then Betty's Spoils take the first of them.
    assert [one.gold for one in after.players[:2]] == [coins(1, 2, 3, 1), coins(2, 2, 3)]
    assert after.gold == (1,)
    told = kinds(events)
    assert told.index("ending") < told.index("returned")
    assert [one["gold"] for one in facts(events, "collected")] == [4, 2, 1]
    assert "short" not in told


@pytest.mark.rule("CAV-G39", "CAV-178")
def test_shares_come_from_the_bags_and_every_missing_card_flips_one(monkeypatch: Patch) -> None:
    players = [player(0), player(1, gold=coins(3, 1, 1)), player(2)]
    state = halls(monkeypatch, hall(bags=9), delvers=[(0, "mage", 0), (1, "mage", 0)], gold=(2, 2, 2), players=players)
    state, events = go(state, white("C", "C", "C", "C"))
    # Alan is due 4: the 3 that lie out, and he turns one of them. Betty is due 2 and turns two of her three.
    assert facts(events, "collected") == [{"who": "Alan", "gold": 3, "treasure": 0}]
    assert facts(events, "short") == [{"who": "Alan", "deck": "gold", "count": 1}]
    assert rooms.awaited(state) == (0,)
    assert legal(state) == ["flip 2"]
    state, events = act(state, "flip 2")
    assert facts(events, "short") == [{"who": "Betty", "deck": "gold", "count": 2}]
    assert legal(state) == ["flip 1", "flip 3"]
    assert refused(state, "flip 2").rule == "CAV-178"
    assert refused(state, "roll").rule == "CAV-178"
    state, _ = act(state, "flip 3")
    after, events = act(state, "flip 1")
    assert [(card.value, card.up) for card in after.players[1].gold] == [(3, True), (1, True), (1, False)]
    assert after.agenda == ()


@pytest.mark.rule("CAV-039", "CAV-G48", "CAV-G30")
def test_the_order_of_dice_is_that_of_the_delvers_then_what_was_bought(monkeypatch: Patch) -> None:
    players = [player(1, xp=2), player(0), player(2)]
    state = halls(monkeypatch, hall(rift=True), delvers=[(0, "leader", 0), (0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, _ = act(state, "spend ability")
    draws = [*red("C"), *purple("S"), *white("C", "C"), *red("CC"), *white("C", "C"), *white("S", "S")]
    after, events = act(state, "spend dice", draws)
    first = facts(events, "rolled")[0]
    assert first["dice"] == ("rC", "pS", "wC", "wC", "rCC", "wC", "wC")
    assert (first["combat"], first["rift"]) == (1 + 1 + 1 + 2 + 1 + 1 + 3, 3)
    assert contest_of(after).kind == "battle"
