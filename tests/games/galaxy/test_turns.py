"""Rounds and turns (GAL-G08, GAL-G09), tactical actions (GAL-G11), and those who stay away (GAL-G46)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import Pass
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import awaiting, standing_orders, turns, uncertain
from engine.games.galaxy.rules.steps import BeginRound
from engine.games.galaxy.speech import asking
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    dealt,
    faces,
    galaxy,
    having,
    holding,
    home,
    legal,
    on_top,
    own,
    play,
    put,
    refused,
    run,
    secretly,
    system_with,
    told,
    turn_of,
    voyage_of,
)


def begun(state: State) -> State:
    """Return the state as a round's action phase begins."""
    voyage = voyage_of(state)
    voyage.change(agenda=())
    turns.begin_round(voyage, BeginRound())
    return run(voyage)


@pytest.mark.rule("GAL-G08")
def test_the_speaker_is_first_and_then_it_goes_round_by_places() -> None:
    state = begun(galaxy(3, order=(BOB, ADA, CY), speaker=CY))
    first = []
    for _ in range(4):
        first.append(state.active)
        state = play(state, "order trade" if len(first) < 4 else "order muster")
    assert first == [CY, BOB, ADA, CY]


@pytest.mark.rule("GAL-G08")
def test_a_player_who_has_passed_has_no_turn_any_more_in_this_round() -> None:
    state = begun(galaxy(3))
    state = play(state, "pass")
    assert state.active == BOB
    state = play(state, "order trade")
    assert state.active == CY
    state = play(state, "pass")
    assert state.active == BOB, "the others have passed"
    assert not legal(state, ADA, "activate")


@pytest.mark.rule("GAL-G08", "GAL-G42")
def test_the_status_phase_begins_once_all_have_passed() -> None:
    state, _ = act(begun(galaxy(2)), ADA, "pass")
    assert state.phase == "action"
    state, events = act(state, BOB, "pass")
    assert told(events, "status_begun") == [{"round": 1}]
    assert state.phase == "council", "nobody holds a goal to score"


@pytest.mark.rule("GAL-G09")
def test_a_turn_is_one_action_and_then_the_next_player_is_on() -> None:
    for move in ("activate C3", "order trade", "research field-levies", "pass"):
        state = galaxy(2)
        assert move in legal(state, ADA)
        state = play(state, (ADA, move))
        assert state.active == BOB, move
        assert refused(state, ADA, "activate C2").rule == "GAL-G08"


@pytest.mark.rule("GAL-G09")
def test_one_trades_before_and_after_the_action() -> None:
    state = put(galaxy(2), BOB, "B3", "scout")
    state = having(having(state, ADA, commodities=3), BOB, commodities=2)
    assert legal(state, ADA, "trade")
    state = play(state, (ADA, "trade Bob 1 commodity for 1 commodity"), (BOB, "accept ada"), (ADA, "order trade"))
    assert state.active == BOB, "they have dealt already: nothing is left to do"
    state = having(having(galaxy(2), ADA, commodities=1), BOB, trade_goods=1)
    other = play(put(state, BOB, "B3", "scout"), "order trade")
    assert other.active == ADA
    assert legal(other, ADA, "trade")
    assert not legal(other, ADA, "activate")
    assert refused(other, ADA, "activate C3").rule == "GAL-G09"
    assert play(other, "pass").active == BOB


@pytest.mark.rule("GAL-G09")
def test_offers_stay_open_when_the_active_player_goes_on() -> None:
    state = put(having(galaxy(2), ADA, commodities=3), BOB, "B3", "scout")
    state = play(state, "trade bob 1 commodity for nothing")
    assert awaiting.awaited(state) == (BOB, ADA)
    state, events = act(state, ADA, "activate A1")
    assert events[0].kind == "activated" and len(state.offers) == 1


def neighbours(**goods: int) -> State:
    """Return a galaxy in which Bob is Ada's neighbour and has 2 commodities and 1 trade good; Ada has some goods."""
    state = put(galaxy(2), BOB, "B3", "scout")
    return having(having(state, BOB, commodities=2, trade_goods=1), ADA, **goods)


@pytest.mark.rule("GAL-G09")
@pytest.mark.parametrize("goods", [{}, {"trade_goods": 2}, {"commodities": 3}, {"commodities": 1, "trade_goods": 1}])
def test_a_turn_ends_by_itself_where_nothing_is_new_to_deal_in(goods: dict[str, int]) -> None:
    assert play(neighbours(**goods), "order muster").active == BOB
    assert play(neighbours(**goods), "pass").active == BOB


@pytest.mark.rule("GAL-G09", "GAL-G24")
def test_commodities_that_the_action_brings_can_be_dealt_in_after_it() -> None:
    for had in (0, 1):
        state = play(neighbours(commodities=had), "order trade")
        assert state.active == ADA and "trade bob 2 commodities for 2 commodities" in legal(state, ADA, "trade")
    assert play(neighbours(commodities=2), "order trade").active == BOB, "Bob has no more to give for a third"


@pytest.mark.rule("GAL-G09", "GAL-G24")
def test_a_new_neighbour_can_be_dealt_with_after_the_action() -> None:
    state = having(having(galaxy(2), ADA, trade_goods=1), BOB, commodities=1)
    state = put(put(state, ADA, "B2", "scout"), BOB, "C4", "scout")
    assert not legal(state, ADA, "trade")
    state = play(state, "activate B3", "move B3 B2 1 scout")
    assert state.active == ADA and legal(state, ADA, "trade") == ["trade bob 1 trade good for 1 commodity"]
    assert play(state, "pass").active == BOB


@pytest.mark.rule("GAL-G09", "GAL-G46")
def test_a_standing_order_asks_for_trades_at_the_end_of_each_turn_or_of_none() -> None:
    state = neighbours(trade_goods=2)
    always = play(state, "order turns-ask", "order muster")
    assert always.active == ADA and legal(always, ADA, "trade")
    assert play(state, "order turns-ask", "order turns-new", "order muster").active == BOB
    assert play(state, "order turns-quick", "order trade").active == BOB, "whatever is new"
    assert play(state, "order trade").active == ADA


@pytest.mark.rule("GAL-G44", "GAL-G46")
@pytest.mark.parametrize("way", ["turns-quick", "turns-ask", "goals-auto"])
def test_a_legendary_planet_can_be_used_at_the_end_of_every_own_turn(way: str) -> None:
    state = play(own(galaxy(2), ADA, "threshold"), f"order {way}", "order trade")
    assert state.active == ADA
    assert legal(state, ADA, "use") == ["use threshold -"]
    assert play(state, "use threshold", "pass").active == BOB


@pytest.mark.rule("GAL-G44", "GAL-G09")
def test_the_end_of_a_turn_is_obvious_once_nothing_else_is_left_of_it() -> None:
    state = play(own(galaxy(2), ADA, "threshold"), "order trade")
    assert GAME.obvious(state, ADA) is None, "the legendary planet is ready"
    used = play(state, "use threshold")
    assert used.active == ADA and str(GAME.obvious(used, ADA)) == "pass"
    assert GAME.obvious(used, BOB) is None
    assert play(used, "pass").active == BOB


@pytest.mark.rule("GAL-G24", "GAL-G09")
def test_the_end_of_a_turn_is_not_obvious_while_a_transaction_is_possible() -> None:
    state = play(neighbours(trade_goods=2), "order trade")
    assert GAME.obvious(state, ADA) is None, "there are commodities to sell"
    state, _ = act(state, ADA, "trade bob 2 commodities for 1 trade good")
    assert (GAME.obvious(state, ADA), GAME.obvious(state, BOB)) == (None, None), "Bob is asked"
    declined, _ = act(state, BOB, "decline ada")
    assert GAME.obvious(declined, ADA) is None, "another offer can be made"
    accepted, _ = act(state, BOB, "accept ada")
    assert str(GAME.obvious(accepted, ADA)) == "pass", "they have dealt, and once is all"


@pytest.mark.rule("GAL-G09", "GAL-G47")
def test_of_a_turn_nothing_is_obvious_whatever_a_hand_holds() -> None:
    state = having(spent(galaxy(2), ADA), ADA, hand=("evasive-burn",))
    assert [move for move in legal(state, ADA) if move.split()[0] not in ("order", "resign", "trust")] == ["pass"]
    assert GAME.obvious(state, ADA) is None, "the others would learn what is in it"


@pytest.mark.rule("GAL-G44", "GAL-G09", "GAL-G46")
def test_after_passing_a_legendary_planet_is_used_but_not_after_a_missed_turn() -> None:
    state = own(galaxy(2), ADA, "threshold")
    passed, _ = act(state, ADA, "pass")
    assert passed.active == ADA and legal(passed, ADA, "use") == ["use threshold -"]
    assert refused(passed, ADA, "activate C3").words.startswith("You have passed: ")
    used = play(passed, "use threshold", "pass")
    assert used.active == BOB and used.players[ADA].trade_goods == 1
    assert act(state, ADA, "trust")[0].active == BOB


# Turns in which nothing is left.


def spent(state: State, player: int = BOB) -> State:
    """Return the state with no tokens of a player."""
    return having(state, player, tactic=0, strategy=0)


@pytest.mark.rule("GAL-G08", "GAL-G09")
def test_a_turn_in_which_only_passing_is_possible_is_passed_by_the_referee() -> None:
    state, events = act(spent(galaxy(3)), ADA, "order muster")
    assert told(events, "passed") == [{"who": "Bob", "missed": False, "idle": True}]
    assert state.active == CY and state.players[BOB].passed and state.players[BOB].missed == 0


@pytest.mark.rule("GAL-G09", "GAL-G47")
@pytest.mark.parametrize("card", ["escort", "evasive-burn", "requisition"])
def test_a_hand_keeps_a_turn_open_whatever_it_holds(card: str) -> None:
    assert play(dealt(spent(galaxy(3)), BOB, card), (ADA, "order muster")).active == BOB


@pytest.mark.rule("GAL-G46", "GAL-G09")
@pytest.mark.parametrize(("card", "next_up"), [("escort", CY), ("evasive-burn", CY), ("requisition", BOB)])
def test_by_standing_order_a_hand_of_which_nothing_can_be_used_keeps_no_turn_open(card: str, next_up: int) -> None:
    state = having(dealt(spent(galaxy(3)), BOB, card), BOB, habits={"hand": "quick"})
    assert play(state, (ADA, "order muster")).active == next_up


@pytest.mark.rule("GAL-G47", "GAL-G46")
@pytest.mark.parametrize(
    ("cards", "order", "shows"),
    [
        (("escort",), "quick", True),
        (("requisition",), "quick", True),
        ((), "quick", False),
        (("escort",), "ask", False),
    ],
)
def test_that_a_turn_is_passed_or_kept_by_standing_order_shows_something_of_a_hand(
    cards: tuple[str, ...], order: str, shows: bool
) -> None:
    state = having(dealt(spent(galaxy(3)), BOB, *cards), BOB, habits={"hand": order})
    _, events = act(state, ADA, "pass")
    assert any(event.reveals for event in events) == shows
    assert not uncertain.rolls(view_for(state, ADA), Pass()), "a turn that ends rolls nothing itself"


@pytest.mark.rule("GAL-G47", "GAL-G09")
def test_only_its_owner_reads_that_nothing_in_a_hand_can_be_used() -> None:
    state = replace(having(dealt(galaxy(2), ADA, "escort"), ADA, tactic=0, strategy=0), round=2)
    assert asking.ask(view_for(state, None)) == "you begin: use a card or end your round."
    assert asking.ask(view_for(state, ADA)) == "you begin: end your round. No card in your hand can be used now."
    state = replace(having(dealt(galaxy(2), ADA, "requisition"), ADA, tactic=0, strategy=0), round=2)
    assert asking.ask(view_for(state, ADA)) == "you begin: use a card or end your round."


@pytest.mark.rule("GAL-G09")
def test_whatever_could_still_be_done_keeps_a_turn_open() -> None:
    state = spent(galaxy(3))
    orders = having(state, BOB, strategy=1)
    fragments = having(state, BOB, fragments={"cultural": 3})
    legendary = own(state, BOB, "threshold")
    relic = holding(state, BOB, "builder-automaton")
    near = having(having(put(state, CY, home(state, BOB), "scout"), BOB, commodities=1), CY, trade_goods=1)
    ships = having(put(state, BOB, home(state, BOB), "scout"), BOB, tactic=1)
    for open_turn in (orders, fragments, legendary, relic, near, ships):
        assert play(open_turn, (ADA, "order muster")).active == BOB


@pytest.mark.rule("GAL-G09", "GAL-G12")
def test_a_token_that_could_lead_to_nothing_keeps_no_turn_open() -> None:
    state = having(spent(galaxy(3)), BOB, tactic=2)
    held = system_with(put(state, BOB, home(state, BOB), "scout"), home(state, BOB), tokens=(BOB,))
    assert play(held, (ADA, "order muster")).active == CY, "the only ship stays where it is"
    orb = holding(held, BOB, "command-orb")
    assert play(orb, (ADA, "order muster")).active == BOB, "the orb lets it go"
    surveyor = having(held, BOB, technologies=("deep-survey",))
    assert play(surveyor, (ADA, "order muster")).active == BOB


@pytest.mark.rule("GAL-G46")
def test_nothing_is_passed_while_everybody_is_away() -> None:
    state = having(having(spent(galaxy(2)), BOB, missed=2), ADA, missed=1)
    state, _ = act(state, ADA, "trust")
    assert awaiting.nobody_is_here(state) and not state.players[BOB].passed


@pytest.mark.rule("GAL-G11")
def test_activating_puts_a_tactic_token_in_the_system() -> None:
    state, events = act(put(galaxy(2), ADA, home(galaxy(2), ADA), "scout"), ADA, "activate B3")
    assert state.players[ADA].tactic == 2
    assert state.system_by_id["B3"].tokens == (ADA,)
    assert state.system == "B3"
    assert told(events, "activated") == [{"who": "Ada", "system": "B3", "foes": False}]


@pytest.mark.rule("GAL-G11")
def test_a_system_with_an_own_token_cannot_be_activated_again() -> None:
    state = turn_of(play(galaxy(2), "activate B3"), ADA)
    assert "activate B3" not in legal(state, ADA)
    assert "activate B3" in legal(turn_of(state, BOB), BOB)
    assert refused(state, ADA, "activate B3").rule == "GAL-G11"


@pytest.mark.rule("GAL-G11", "GAL-G14", "GAL-G16", "GAL-006", "GAL-042")
def test_combat_comes_before_landing_and_exploring_after_it() -> None:
    state = put(put(galaxy(2), ADA, "A2", "transport, 2 infantry"), BOB, "A1", "scout")
    state = on_top(state, "garden-world")
    state, events = act(state, ADA, "activate A1")
    # The transport hits with 9 or more, the scout with 8 or more: 9 and 1.
    state, events = act(state, ADA, "move A1 A2 1 transport, 2 infantry", faces(9, 1))
    kinds = [event.kind for event in events]
    assert kinds.index("moved") < kinds.index("battle") < kinds.index("rolled") < kinds.index("battle_over")
    state, events = act(state, ADA, "land aster 2 infantry")
    if legal(state, ADA, "pass") and state.planet_by_id["aster"].owner != ADA:
        state, more = act(state, ADA, "pass")
        events += more
    kinds = [event.kind for event in events]
    assert kinds.index("landed") < kinds.index("gained") < kinds.index("explored") < kinds.index("attached")
    aster = state.planet_by_id["aster"]
    assert aster.owner == ADA
    assert aster.exhausted
    assert aster.weight == 1 + 2, "Aster's influence, and that of a Garden World"
    assert state.active == BOB


# Those who stay away.


@pytest.mark.rule("GAL-G46")
def test_a_turn_that_is_missed_is_a_pass() -> None:
    state = begun(galaxy(3))
    default = awaiting.default(state, ADA)
    assert str(default) == "trust"
    state, events = act(state, ADA, "trust")
    assert told(events, "passed") == [{"who": "Ada", "missed": True, "idle": False}]
    assert state.players[ADA].passed
    assert state.players[ADA].missed == 1
    assert not told(events, "away")


@pytest.mark.rule("GAL-G46")
def test_after_two_missed_turns_the_referee_passes_at_once() -> None:
    state = having(begun(galaxy(3)), ADA, missed=1)
    state, events = act(state, ADA, "trust")
    assert told(events, "away") == [{"who": "Ada"}]
    assert state.active == BOB
    voyage = voyage_of(having(state, ADA, passed=False))
    voyage.change(agenda=())
    turns.begin_round(voyage, BeginRound())
    state = run(voyage)
    assert state.active == BOB
    assert told(voyage.events, "passed") == [{"who": "Ada", "missed": True, "idle": False}]


@pytest.mark.rule("GAL-G46")
@pytest.mark.parametrize("move", ["order back", "order combat-quick"])
def test_whatever_a_player_does_brings_them_back(move: str) -> None:
    state = having(begun(galaxy(3)), BOB, missed=2)
    state, events = act(state, BOB, move)
    assert told(events, "back") == [{"who": "Bob"}]
    assert state.players[BOB].missed == 0
    assert play(state, (ADA, "pass")).active == BOB


@pytest.mark.rule("GAL-G46")
def test_an_own_turn_forgets_one_that_was_missed() -> None:
    state = play(having(begun(galaxy(2)), ADA, missed=1), "order trade")
    assert state.players[ADA].missed == 0


@pytest.mark.rule("GAL-G46")
def test_what_is_played_for_the_absent_brings_no_player_back() -> None:
    state = put(having(galaxy(2), ADA, missed=1), ADA, home(galaxy(2), ADA), "scout")
    state = play(state, "activate B3")
    assert state.players[ADA].missed == 0
    state = having(state, ADA, missed=1)
    assert str(awaiting.default(state, ADA)) == "pass"
    assert play(state, (ADA, "pass")).players[ADA].missed == 1


@pytest.mark.rule("GAL-G46")
def test_a_game_waits_where_all_are_away() -> None:
    state = having(having(galaxy(2), ADA, missed=2), BOB, missed=1)
    state = play(turn_of(state, BOB), (BOB, "trust"))
    assert awaiting.nobody_is_here(state)
    assert awaiting.awaited(state) == (ADA,)
    assert awaiting.default(state, ADA) is None
    state = play(state, (BOB, "order back"))
    assert state.active == ADA or state.players[ADA].passed


@pytest.mark.rule("GAL-G46")
def test_a_turn_has_the_tables_time_and_everything_else_four_hours() -> None:
    state = put(galaxy(2), ADA, home(galaxy(2), ADA), "scout")
    assert awaiting.patience(state) == 0
    assert awaiting.patience(play(state, "activate B3")) == 4 * 3600
    offered = play(put(having(state, ADA, commodities=1), BOB, "B3", "scout"), "trade bob 1 commodity for nothing")
    assert awaiting.patience(offered) == 0, "the turn goes on beside the offer"
    assert str(awaiting.default(offered, BOB)).startswith("decline ada")


@pytest.mark.rule("GAL-G46")
def test_standing_orders_are_kept_and_named_to_their_owner_alone() -> None:
    state, events = act(galaxy(2), BOB, "order combat-quick")
    assert standing_orders.wants(state, BOB, "combat") == "quick"
    assert standing_orders.wants(state, ADA, "combat") == "ask"
    assert [event.seats for event in events] == [(BOB,)]
    assert "order combat-ask" in legal(state, BOB)
    assert refused(state, BOB, "order combat-quick").rule == "GAL-G46"
    assert refused(state, BOB, "order back").rule == "GAL-G46"
    assert refused(state, BOB, "order sleep").rule == "GAL-G46"


@pytest.mark.rule("GAL-G08", "TAB-186")
def test_the_next_turn_is_that_of_the_next_who_has_not_passed() -> None:
    state = galaxy(3)
    assert awaiting.next_seat(state) == BOB
    assert awaiting.next_seat(having(state, BOB, passed=True)) == CY
    assert awaiting.next_seat(turn_of(state, CY)) == ADA
    assert awaiting.next_seat(having(having(state, BOB, passed=True), CY, passed=True)) is None, "Ada is the last"


@pytest.mark.rule("GAL-G09")
def test_in_a_round_that_may_end_the_game_a_tactic_token_keeps_a_turn_open() -> None:
    # Bob has no ship, so that his 2 tactic tokens are of no use. Cy has 7 of 8 points: a hidden goal is the last one.
    state = having(galaxy(3), BOB, tactic=2, strategy=0)
    assert play(state, (ADA, "order muster")).active == CY
    near = secretly(having(state, CY, points=7), CY, "patron")
    assert play(near, (ADA, "order muster")).active == BOB
    assert play(replace(state, round=6), (ADA, "order muster")).active == BOB, "the last of 6 rounds"
