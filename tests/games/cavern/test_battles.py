"""Battles: who rolls when, how they rank, and who gets what."""

from __future__ import annotations

import pytest

from engine.core.high_points import DiceRow
from engine.games.cavern.game import GAME
from engine.games.cavern.picture import duels
from engine.games.cavern.rules.awaiting import answering
from engine.games.cavern.rules.contests import shares
from engine.games.cavern.rules.dice import result
from engine.games.cavern.state.state import Roll, State
from tests.games.cavern.halls import (
    act,
    coins,
    contest,
    facts,
    go,
    hall,
    halls,
    holdings,
    kinds,
    legal,
    player,
    purple,
    red,
    refused,
    white,
)

Patch = pytest.MonkeyPatch


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
    rolls = [(fact["who"], fact["combat"], fact["spoils"]) for fact in facts(events, "rolled")]
    assert rolls == [("Alan", 7, 1), ("Betty", 5, 1), ("Cedric", 5, 2)]
    assert holdings(after) == [(4, 2), (2, 0), (2, 0)]
    assert [(fact["who"], fact["rank"], fact["gold"], fact["treasure"]) for fact in facts(events, "won")] == [
        ("Alan", 1, 4, 2),
        ("Betty", 2, 2, 0),
        ("Cedric", 3, 1, 0),
    ]
    assert facts(events, "returned") == [{"gold": 2}]
    assert facts(events, "spoils") == [{"who": "Cedric", "treasure": False}]
    assert len(after.gold) == len(state.gold) - 8
    assert len(after.treasure) == len(state.treasure) - 2
    assert after.delvers == ()
    assert [item.reserve for item in after.players] == [("leader",), ("brute", "mage"), ("brute", "mage")]
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
    assert [fact["who"] for fact in facts(events, "rolled")] == ["Cedric", "Alan"]
    # All Combat totals are 0: Cedric was reached first.
    assert holdings(after) == [(1, 0), (0, 0), (2, 1)]


def picture(state: State, page: int = 0) -> tuple[DiceRow, ...]:
    """Return the rows of a contest's picture that is public."""
    return duels.settled(state, state.shown[-1 - page]).board.rows


@pytest.mark.rule("CAV-037", "CAV-134", "CAV-135")
def test_the_chests_go_to_the_one_who_has_the_most_combat_also_if_another_rolled_first(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(bags=4, chests=2), delvers=[(0, "mage", 0), (1, "mage", 0), (2, "mage", 0)])
    after, events = go(state, white("C", "S", "C", "C", "S", "S"))
    assert [(fact["who"], fact["gold"], fact["treasure"]) for fact in facts(events, "won")] == [
        ("Betty", 2, 2),
        ("Alan", 1, 0),
        ("Cedric", 0, 0),
    ]
    # Cedric has the most Spoils, 2: one Gold more.
    assert holdings(after) == [(1, 0), (2, 2), (1, 0)]


@pytest.mark.rule("CAV-037", "CAV-133", "CAV-G43")
@pytest.mark.parametrize("bags", [0, 1])
def test_a_chest_is_won_where_there_is_no_gold_to_share(monkeypatch: Patch, bags: int) -> None:
    state = halls(monkeypatch, hall(bags=bags, chests=1), delvers=[(0, "mage", 0), (1, "mage", 0)])
    after, events = go(state, white("C", "C", "C", "C"))
    assert holdings(after) == [(0, 1), (0, 0), (0, 0)]
    assert facts(events, "collected") == [{"who": "Alan", "gold": 0, "treasure": 1}]
    assert facts(events, "returned") == [{"gold": 1}] * bags
    assert len(after.gold) == len(state.gold)


@pytest.mark.rule("CAV-175", "CAV-177", "CAV-G38", "CAV-G43")
def test_the_last_gold_card_ends_the_game_though_no_one_gets_it(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(bags=1), delvers=[(0, "mage", 0), (1, "mage", 0)], gold=(2,))
    after, events = go(state, white("C", "C", "C", "C"))
    assert (after.ending, after.gold, holdings(after)) == ("gold", (2,), [(0, 0)] * 3)
    assert kinds(events).index("ending") < kinds(events).index("returned")
    more = halls(monkeypatch, hall(bags=1), delvers=[(0, "mage", 0), (1, "mage", 0)], gold=(2, 1))
    assert go(more, white("C", "C", "C", "C"))[0].ending == "", "one card stayed in the deck"


@pytest.mark.rule("CAV-015", "CAV-130", "CAV-136", "CAV-137", "CAV-G42")
def test_the_fourth_of_four_gets_nothing_but_what_spoils_bring_and_all_have_two_totals(monkeypatch: Patch) -> None:
    state = halls(
        monkeypatch,
        hall(bags=20),
        delvers=[(0, "brute", 0), (1, "mage", 0), (2, "mage", 0), (3, "thief", 0)],
        players=[player(seat) for seat in range(4)],
    )
    after, events = go(state, [*white("C", "C", "C"), *white("C", "C"), *white("C", "S"), *purple("SS", "SS")])
    assert [(fact["who"], fact["rank"], fact["gold"]) for fact in facts(events, "won")] == [
        ("Alan", 1, 10),
        ("Betty", 2, 5),
        ("Cedric", 3, 2),
        ("Dana", 4, 0),
    ]
    assert facts(events, "spoils") == [{"who": "Dana", "treasure": False}]
    assert holdings(after) == [(10, 0), (5, 0), (2, 0), (1, 0)]
    # Eight totals, one of either kind for each of the four.
    assert [(row.name, dict(row.totals)) for row in picture(after)] == [
        ("Alan", {"swords": 3, "ring": 0}),
        ("Betty", {"swords": 2, "ring": 0}),
        ("Cedric", {"swords": 1, "ring": 1}),
        ("Dana", {"swords": 0, "ring": 4}),
    ]


@pytest.mark.rule("CAV-054", "CAV-130", "CAV-015")
def test_totals_begin_at_0_with_each_contest_and_are_shown_once_rolled(monkeypatch: Patch) -> None:
    players = [player(0), player(1, xp=1), player(2)]
    state = halls(
        monkeypatch,
        hall(),
        hall(),
        delvers=[(0, "mage", 0), (1, "mage", 0), (0, "thief", 1), (2, "thief", 1)],
        players=players,
    )
    state, _ = go(state)
    state, events = act(state, "choose 1", white("CS", "CS"))
    assert [(fact["who"], fact["combat"], fact["spoils"]) for fact in facts(events, "rolled")] == [("Alan", 2, 2)]
    # Betty has rolled nothing: she stands at 0, and there is no picture of it before the last roll.
    assert [roll.seat for roll in contest(state).rolls] == [0]
    assert result(Roll(1, ())) == (0, 0)
    assert state.shown == ()
    after, events = act(state, "roll", [*white("C", "S"), *purple("CS", "S"), *purple("S", "S")])
    assert [(fact["who"], fact["combat"], fact["spoils"]) for fact in facts(events, "rolled")] == [
        ("Betty", 1, 1),
        ("Alan", 1, 2),
        ("Cedric", 0, 2),
    ]
    # In the second room Alan's 2 and 2 of the first are forgotten.
    cards = [card.board.rows for card in GAME.high_points(GAME.view(after, None), events)]
    shown = [[(row.name, *(number for _, number in row.totals)) for row in rows] for rows in cards]
    assert shown == [[("Alan", 2, 2), ("Betty", 1, 1)], [("Alan", 1, 2), ("Cedric", 0, 2)]]


@pytest.mark.rule("CAV-131", "CAV-G27")
def test_nothing_is_won_before_the_last_roll_and_who_rolls_later_knows_the_rolls_before(monkeypatch: Patch) -> None:
    players = [player(0), player(1, xp=2), player(2)]
    state = halls(monkeypatch, hall(bags=4, chests=1), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    before = state
    state, events = go(state, white("C", "C"))
    # It is Alan's turn, and Betty decides for her own dice now, with his roll before her.
    assert (state.acting, answering(state)) == (0, (1,))
    assert [(fact["who"], fact["combat"]) for fact in facts(events, "rolled")] == [("Alan", 2)]
    assert [result(roll) for roll in contest(GAME.view(state, 1).state).rolls] == [(2, 0)]
    for _ in range(2):
        assert holdings(state) == [(0, 0)] * 3
        assert (state.gold, state.treasure, state.laid_out) == (before.gold, before.treasure, 0)
        assert not {"won", "spoils", "no_spoils", "collected"} & set(kinds(events))
        state, events = act(state, "spend dice", white("C", "C", "C", "S", "S", "S") if contest(state).bought else ())
    assert kinds(events)[:3] == ["bought", "rolled", "won"]
    assert facts(events, "won")[0]["who"] == "Betty"
    assert state.players[1].xp == 0


@pytest.mark.rule("CAV-140", "CAV-G44")
def test_a_tie_for_the_most_spoils_pays_no_one_and_neither_do_no_spoils_at_all(monkeypatch: Patch) -> None:
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
def test_gold_that_no_one_received_goes_under_the_deck(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(bags=3), delvers=[(0, "mage", 0), (1, "mage", 0)], gold=(1, 1, 3, 2, 2))
    after, events = go(state, white("C", "C", "C", "C"))
    # 3 lie out: Alan has 1, Betty 1, and the 3 goes below the two that were never touched.
    assert [item.gold for item in after.players[:2]] == [coins(1), coins(1)]
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
    rolls = [(fact["who"], fact["combat"], fact["rift"]) for fact in facts(events, "rolled")]
    assert rolls == [("Alan", 4 + 6, 6), ("Betty", 0, 0), ("Alan", 2, 0), ("Betty", 0, 0)]
    assert [len(item.rolls) for item in after.shown] == [2, 2]


@pytest.mark.rule("CAV-G51", "CAV-129")
def test_several_delvers_of_one_player_on_one_section_all_roll(monkeypatch: Patch) -> None:
    state = halls(monkeypatch, hall(), delvers=[(0, "leader", 0), (0, "thief", 0), (1, "mage", 0)])
    _, events = go(state, [*red("C"), *purple("S"), *purple("S", "S"), *white("C", "C")])
    assert facts(events, "rolled")[0]["dice"] == ("rC", "pS", "pS", "pS")


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
    assert [item.gold for item in after.players[:2]] == [coins(1, 2, 3, 1), coins(2, 2, 3)]
    assert after.gold == (1,)
    told = kinds(events)
    assert told.index("ending") < told.index("returned")
    assert [fact["gold"] for fact in facts(events, "collected")] == [4, 2, 1]
    assert "short" not in told


@pytest.mark.rule("CAV-G39", "CAV-178")
def test_shares_come_from_the_bags_and_every_missing_card_flips_one(monkeypatch: Patch) -> None:
    players = [player(0), player(1, gold=coins(3, 1, 1)), player(2)]
    state = halls(monkeypatch, hall(bags=9), delvers=[(0, "mage", 0), (1, "mage", 0)], gold=(2, 2, 2), players=players)
    state, events = go(state, white("C", "C", "C", "C"))
    # Alan is due 4: the 3 that lie out, and he turns one of them. Betty is due 2 and turns two of her three.
    assert facts(events, "collected") == [{"who": "Alan", "gold": 3, "treasure": 0}]
    assert facts(events, "short") == [{"who": "Alan", "deck": "gold", "count": 1}]
    assert answering(state) == (0,)
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
