"""What no player is asked at first (GAL-G91, GAL-G92), and that it never depends on what a hand holds (GAL-G47)."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import awaiting
from engine.games.galaxy.rules.flow import open_questions, open_stage
from engine.games.galaxy.state.content import ORDERS
from engine.games.galaxy.state.state import State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    NAMES,
    act,
    dealt,
    galaxy,
    having,
    legal,
    own,
    put,
    told,
    where,
)
from tests.games.galaxy.fights import answered, begun
from tests.games.galaxy.test_battles import FIELD, facing
from tests.games.parties import Household


def at_first(state: State) -> State:
    """Return the state with no player having given any standing order."""
    for player in range(len(state.players)):
        state = having(state, player, habits={})
    return state


@pytest.mark.rule("GAL-G91", "GAL-G44")
def test_what_legendary_planets_only_give_is_taken_as_the_turn_ends() -> None:
    state = at_first(own(galaxy(), ADA, "lantern", "threshold"))
    after, events = act(state, ADA, "pass")
    assert [facts["item"] for facts in told(events, "used")] == ["lantern", "threshold"]
    ada = after.players[ADA]
    assert (len(ada.hand), ada.trade_goods, after.active) == (1, 1, BOB)
    full = dealt(state, ADA, *("escort", "probe", "smuggler") * 2)
    after, events = act(full, ADA, "pass")
    assert [facts["item"] for facts in told(events, "used")] == ["threshold"]
    assert legal(after, ADA, "use") == ["use lantern -"], "whoever has no room for a card may choose"


@pytest.mark.rule("GAL-G91", "GAL-G22", "GAL-G38")
def test_the_only_planet_of_a_survey_is_explored_and_levied_without_asking() -> None:
    state = put(own(galaxy(), ADA, "aster"), ADA, "aster", "1 infantry")
    state = having(state, ADA, technologies=("deep-survey", "field-levies"))
    move = f"activate {where(state, 'aster')}"
    asked, _ = act(state, ADA, move)
    assert awaiting.asked(asked, ADA) is not None
    after, events = act(at_first(state), ADA, move)
    assert [facts["place"] for facts in told(events, "explored")] == ["Aster"]
    assert awaiting.asked(after, ADA) is None or awaiting.asked(after, ADA).called() != "survey"  # type: ignore[union-attr]


@pytest.mark.rule("GAL-G91", "GAL-G57")
@pytest.mark.parametrize(("guards", "lands"), [("", True), ("1 infantry", False)])
def test_a_single_ground_force_lands_unasked_on_the_only_planet_unless_it_is_defended(guards: str, lands: bool) -> None:
    state = own(galaxy(), BOB, "aster")
    state = put(state, BOB, "aster", guards) if guards else state
    state = put(state, ADA, where(state, "aster"), "1 transport, 1 infantry")
    after, events = begun(at_first(state), "invasion", where(state, "aster"))
    assert bool(told(events, "landed")) == lands == (after.planet_by_id["aster"].owner == ADA)


@pytest.mark.rule("GAL-G92", "GAL-G15")
@pytest.mark.parametrize(
    ("order", "guards", "dice"),
    [("choice", 2, ()), ("ask", 1, ()), ("quick", 2, (10, 10, 10, 10)), ("choice", 1, (10, 10, 10))],
)
def test_on_the_ground_a_card_is_asked_for_once_where_it_may_change_the_outcome(
    order: str, guards: int, dice: tuple[int, ...]
) -> None:
    """Against 2 infantry 1 wins 9 times in 100, and 2 win 46 times in 100."""
    state = put(put(own(galaxy(), BOB, "aster"), BOB, "aster", f"{guards} infantry"), ADA, "aster", "2 infantry")
    state = dealt(having(having(state, ADA, habits={}), BOB, habits={"combat": order}), BOB, "probe")
    state, events = begun(state, "ground combat", where(state, "aster"), *dice)
    assert (awaiting.awaited(state) == (BOB,)) == (not dice) == (not told(events, "battle_over"))
    if order == "choice" and not dice:
        state, events = answered(state, BOB, "fight", 1, 1, 1, 1, 10, 10, 10, 10)
        assert told(events, "battle_over"), "the second exchange asks nothing"


@pytest.mark.rule("GAL-G92", "GAL-G14")
@pytest.mark.parametrize(("scouts", "dice"), [(2, ()), (1, (10, 10, 10))])
def test_a_defender_in_space_is_asked_before_the_first_exchange_under_the_same_odds(
    scouts: int, dice: tuple[int, ...]
) -> None:
    """Against 2 scouts 1 wins 9 times in 100, and 2 win 46 times in 100."""
    state = dealt(having(facing("2 scout", f"{scouts} scout"), BOB, habits={}), BOB, "escort")
    state, events = begun(state, "space combat", FIELD, *dice)
    question = awaiting.asked(state, BOB)
    assert question is not None and question.called() == ("losses" if dice else "stand")
    assert [fact["who"] for fact in told(events, "rolled")] == (["Ada", "Bob"] if dice else [])


def other_hands(state: State, chance: random.Random) -> State:
    """Return the state with as many other cards in everybody's hand."""
    cards = [*state.decks[ORDERS].draw, *(card for player in state.players for card in player.hand)]
    chance.shuffle(cards)
    players = tuple(replace(player, hand=tuple(cards.pop() for _ in player.hand)) for player in state.players)
    decks = {**state.decks, ORDERS: replace(state.decks[ORDERS], draw=tuple(cards))}
    return replace(state, players=players, decks=decks)


@pytest.mark.rule("GAL-G47", "GAL-G91", "GAL-G92")
def test_who_is_asked_what_next_is_the_same_whatever_the_hands_hold() -> None:
    """A whole short game: after each move that needs no card, those who are awaited, and for what, are the same with other
    cards in all hands."""
    dice, chance, compared = Dice(KeyedSource("asked")), random.Random(7), 0
    state, _ = GAME.new(Setup(NAMES[:3], GAME.options(length="short")), dice)
    household = Household(GAME, ("sharp",) * 3, "asked")
    while seats := GAME.turn(state):
        seat, move = household.choose(state, seats)
        if state.phase == "action" and move.verb not in ("play", "decide") and any(player.hand for player in state.players):
            compared += 1
            ends = []
            for item in (state, other_hands(state, chance)):
                after, _ = GAME.apply(item, seat, move, Dice(KeyedSource(f"asked {compared}")))
                questions = [question.called() for question in open_questions(after)]
                ends.append((GAME.turn(after), questions, type(open_stage(after)), after.active))
            assert ends[0] == ends[1], f"{move} by {state.players[seat].name}"
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert compared > 60
