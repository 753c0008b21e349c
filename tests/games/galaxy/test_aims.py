"""What a player could go for: true to the state, the same from the first press to the last, and served by what is put
forward, through whole games."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import SetOrder
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.rules import awaiting, flow, goals
from engine.games.galaxy.rules.flow import open_stage
from engine.games.galaxy.state.catalogue import units_words
from engine.games.galaxy.state.lengths import rounds
from engine.games.galaxy.state.moves import TRADE, Accept, Decline, Play, Trade
from engine.games.galaxy.state.naming import card_name, read_force
from engine.games.galaxy.state.state import NONE, State
from engine.games.galaxy.state.view import View, view_for

from .build import ADA, BOB, aiming, dealt, galaxy, having, own, planet_with, play, put, secretly, where

NAMES = ("Ada", "Bob", "Cy")
MOST, LONG = 300, 110
"""So many presses a person makes at most in a short game, and so many letters an aim has."""


def public(state: State) -> View:
    """Return what posts tell Ada whose rivals are all bot players."""
    return GAME.confided(view_for(state, None), view_for(state, ADA))


def aim(state: State) -> str:
    """Return the aim as it stands on Ada's own panel."""
    return GAME.aim(view_for(state, ADA))


def armed(state: State, at: str = "B2") -> State:
    """Return a galaxy in which Ada has a transport with infantry in a system, and can do nothing else but send it."""
    return having(put(state, ADA, at, "1 transport, 3 infantry"), ADA, strategy=0)


# By hand.


@pytest.mark.rule("GAL-G46", "GAL-G12")
def test_free_planets_are_named_with_what_they_pay_until_they_are_taken() -> None:
    state = armed(galaxy(2))
    told = aim(state)
    paid = "toward Meridian (1 point), next round from 2 to 6 of 6 influence"
    assert re.fullmatch(rf"take .+ in \w\d: {re.escape(paid)}", told), told
    moving = play(state, f"activate {told.partition(': ')[0][-2:]}")
    assert aim(moving) == told
    at = awaiting.awaited(moving)
    assert at == (ADA,) and GAME.aim(public(moving)) == "", "a post tells it as the turn begins"
    assert GAME.aim(public(state)) == told.partition(": ")[2], "the coloured button says the rest"
    landing = play(moving, str(advising.put_forward(moving, ADA)))
    assert isinstance(open_stage(landing), flow.Landing) and aim(landing) == told


@pytest.mark.rule("GAL-G60", "GAL-G41")
@pytest.mark.parametrize(
    ("goal", "paid"),
    [
        # The home pays 4 resources and 2 influence, Fallow 3 influence, and Gantry 2 resources and 1 influence.
        ("great-works", "toward Great Works (1 point), next round from 4 to 6 of 6 resources"),
        ("loud-voices", "toward Loud Voices (1 point), next round from 2 to 6 of 6 influence"),
        ("jewel", "toward Meridian (1 point), next round from 2 to 6 of 6 influence"),
    ],
)
def test_what_planets_pay_is_for_the_goal_or_the_landing_that_it_buys(goal: str, paid: str) -> None:
    assert GAME.aim(public(armed(aiming(galaxy(2), goal)))) == paid


@pytest.mark.rule("GAL-G46")
@pytest.mark.parametrize(
    ("goal", "paid"),
    [
        ("learned", "2 resources a round, toward Learned (0 of 3)"),
        ("jewel", "grow by 2 resources or 4 influence a round"),
    ],
)
def test_where_the_seal_is_broken_planets_pay_toward_a_goal_or_make_one_grow(goal: str, paid: str) -> None:
    state = put(own(armed(aiming(galaxy(2), goal)), BOB, "meridian"), BOB, "meridian", "6 infantry")
    state = replace(state, systems=tuple(replace(item, seal=False) for item in state.systems))
    assert GAME.aim(public(state)) == paid


@pytest.mark.rule("GAL-G46", "GAL-G45")
def test_in_the_last_round_planets_pay_nothing_any_more() -> None:
    state = armed(galaxy(2))
    last = replace(state, round=rounds(state))
    assert "a round" not in aim(last)


@pytest.mark.rule("GAL-G46", "GAL-G41", "GAL-G59")
def test_meridian_is_told_by_its_seal_and_by_who_holds_it() -> None:
    state = armed(having(galaxy(2), ADA, trade_goods=6), at="C2")
    assert aim(state) == "be first on Meridian: 1 point and a relic, then 1 point a round"
    taken = own(state, BOB, "meridian")
    systems = tuple(replace(item, seal=False) for item in taken.systems)
    assert aim(replace(taken, systems=systems)) == "take Meridian from Bob: 1 point each round you hold it"


@pytest.mark.rule("GAL-G46", "GAL-G38")
def test_research_is_for_a_goal_that_it_brings_nearer_or_for_what_it_does() -> None:
    state = having(planet_with(galaxy(2), "home-1", exhausted=False), ADA, tactic=0, trade_goods=4)
    plain = aim(state)
    assert plain.startswith("research ") and " for " not in plain.partition(": ")[2].replace("1 resource buys", "")
    two = having(replace(state, public=("learned",)), ADA, technologies=("deep-survey", "void-compass"))
    assert aim(two).endswith(": 1 point for Learned")


@pytest.mark.rule("GAL-G46", "GAL-G61")
def test_a_round_is_ended_for_the_tokens_that_a_goal_asks_for_or_for_what_it_brings() -> None:
    state = replace(planet_with(galaxy(2), "home-1", exhausted=True), public=("held-back",))
    assert aim(having(state, ADA, tactic=3, strategy=0)) == "keep 3 tokens: 1 point for Held Back"
    held = own(having(galaxy(2), ADA, tactic=0, strategy=0, hand=("second-wind",)), ADA, "meridian")
    assert aim(held) == "end your round: once all have, 1 point for Meridian"


@pytest.mark.rule("GAL-G46", "GAL-G47")
def test_a_hidden_goal_is_named_to_its_owner_alone_and_a_card_in_no_post() -> None:
    state = having(galaxy(2), ADA, tactic=0, strategy=1, trade_goods=4)
    state = own(put(secretly(state, ADA, "shipwrights"), ADA, "home-1", "1 dock"), ADA, "aster")
    assert aim(state) == "build a dock: 1 point for Shipwrights"
    assert GAME.aim(public(state)) == "1 point for your hidden goal", "the button says that a dock is built"
    assert "hidden" not in GAME.aim(view_for(state, None)) and "Shipwrights" not in GAME.aim(view_for(state, None))
    card = dealt(having(galaxy(2), ADA, tactic=0, strategy=0), ADA, "requisition")
    assert aim(card) == "play Requisition: it takes no command token"
    assert GAME.aim(public(card)) == "use a card of yours, under **Private**: it takes no token"


@pytest.mark.rule("GAL-G46", "GAL-G14", "GAL-G15")
def test_a_combat_has_the_aim_of_its_attacker_or_of_who_defends() -> None:
    state = put(own(armed(galaxy(2), at="C2"), BOB, "meridian"), BOB, "meridian", "1 infantry")
    systems = tuple(replace(item, seal=False) for item in state.systems)
    state = replace(state, systems=systems)
    told = aim(state)
    assert told.startswith("take Meridian from Bob")
    at = where(state, "meridian")
    landing = play(state, f"activate {at}", f"move {at} C2 1 transport, 3 infantry")
    assert aim(landing) == told


@pytest.mark.rule("GAL-G24")
def test_the_order_for_commodities_says_where_no_neighbour_is_there_to_swap_with() -> None:
    far, order = galaxy(2), SetOrder(TRADE)
    near = put(far, BOB, "B3", "1 scout")
    first, second = (GAME.choice(view_for(state, ADA), order).detail for state in (far, near))
    assert first == "Order Trade, 1 strategy token. No neighbour to swap with now"
    assert second == "Order Trade, 1 strategy token. Swapped with a rival, each is a trade good, which pays 1"


# Through whole games.


def others(state: State, minds: list[object], dice: Dice, lot: Dice) -> State:
    """Return the state in which every bot player has done what it wants to do before Ada."""
    waiting = set[int]()
    while bots := [seat for seat in GAME.turn(state) if seat != ADA and seat not in waiting]:
        seat = bots[0]
        thought = GAME.decide(view_for(state, seat), GAME.legal(state, seat), minds[seat], Manner(people=(ADA,)), lot)
        minds[seat] = thought.mind
        if thought.move is None:
            waiting.add(seat)
            continue
        state, _ = GAME.apply(state, seat, thought.move, dice)
        waiting.clear()
    return state


def serves(before: State, after: State, told: str, fought: bool) -> bool:
    """Return whether what an aim says came about with the own moves for it, as the map and Ada's sheet show it. What is
    fought for may be lost."""
    what, _, why = told.partition(": ")
    verb, _, rest = what.partition(" ")
    own, had = after.players[ADA], before.players[ADA]
    match verb:
        case "take" | "break":
            names = "Meridian" if "Meridian" in rest else rest.partition(" in ")[0]
            found = [item.owner == ADA for item in after.planets if item.name in re.split(", | and | or ", names)]
            done = bool(found) and (any(found) if " or " in names else all(found))
        case "explore" if "frontier" in rest:
            done = not after.system_by_id[rest[-2:]].frontier and own.frontiers > had.frontiers
        case "research":
            done = rest in map(card_name, own.technologies) and len(own.technologies) > len(had.technologies)
        case "produce":
            units = rest.partition(" at home")[0].partition(" on ")[0]
            done = units in {units_words(read_force(text) or NONE) for text in PRODUCED}
        case "send":
            done = bool(after.system_by_id[rest[-2:]].fleets[ADA].ships)
        case "end" | "keep" if "round" in rest or "tokens" in rest:
            done = own.passed or after.phase != "action"
        case _:
            done = True
    if done and not fought and why.startswith("1 point for ") and verb in ("take", "research", "send"):
        goal = next(goal for goal in (*after.public, *had.goals) if card_name(goal) == why.removeprefix("1 point for "))
        done = goals.met(after, ADA, goal) or goal in own.scored
    return done or fought


PRODUCED: list[str] = []
"""What Ada's docks produced in an action."""


def checked(state: State, told: str, best: Move | None) -> None:
    """Assert that an aim is short, and that posts tell the same but for what is hidden."""
    post = GAME.aim(public(state))
    for words in filter(None, (told, post)):
        assert len(words) <= LONG and not words.endswith(".") and "  " not in words, words
        assert words[:1] == words[:1].lower(), words
    assert not any(card_name(card) in post for card in state.players[ADA].hand), post
    assert isinstance(best, Play | Trade) or "hidden" in post or told.endswith(post), (post, told)


@pytest.mark.whole
@pytest.mark.parametrize("key", ["a", "b", "c", "d"])
def test_the_coloured_button_does_what_the_aim_says_and_the_aim_stays_until_it_is_done(key: str) -> None:
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key}{key}"))
    state, _ = GAME.new(Setup(NAMES, read_options(GAME.options, {"length": "short"})), dice)
    minds: list[object] = [GAME.mind() for _ in NAMES]
    begun, action, fought, presses, kinds = state, "", False, 0, set[str]()
    while ADA in GAME.turn(state := others(state, minds, dice, lot)):
        stage = open_stage(state) if awaiting.asked(state, ADA) is None else None
        told, best = aim(state), advising.put_forward(state, ADA)
        checked(state, told, best)
        if isinstance(stage, flow.Turn):
            assert told or state.offers or not state.players[ADA].tactic, f"a turn has an aim: {best}"
            begun, action, fought = state, told, False
            PRODUCED.clear()
        elif isinstance(stage, flow.Moving) and state.active == ADA and action:
            assert told == action, "the same while ships come"
        kinds.add(told.partition(" ")[0])
        move: Move | None = GAME.obvious(state, ADA) or GAME.unwatched(state, ADA) or best
        assert move is not None, told
        state, events = GAME.apply(state, ADA, move, dice)
        fought |= any(event.kind == "battle" for event in events)
        PRODUCED.extend(str(event.facts["units"]) for event in events if event.kind == "produced")
        if action and (state.active != ADA or isinstance(open_stage(state), flow.Turn)):
            assert serves(begun, state, action, fought) or isinstance(move, Accept | Decline | Trade), (action, str(move))
            action = ""
        presses += 1
        assert presses < MOST
    assert GAME.outcome(state) is not None and "take" in kinds
