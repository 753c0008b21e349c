"""The coloured button can be trusted, through whole games: none beside it shows better odds of the same thing, it keeps
what was promised before, and beside it stands a move of another kind. By hand: why it is better than that one."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice, Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import Pass, SetOrder
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising, runner_up
from engine.games.galaxy.rules import awaiting, flow, victory
from engine.games.galaxy.rules.flow import open_stage
from engine.games.galaxy.state import board
from engine.games.galaxy.state.moves import BOUGHT, Activate, Bring, Land, Research
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, aiming, galaxy, having, home, own, play, press, put, secretly, where
from .test_aims import NAMES, others, public

MOST, LONG, WORDS = 300, 100, 16
"""So many presses a person makes at most in a short game; so many letters and words a reason has."""
ODDS = re.compile(r"(?P<what>[Tt]akes? [A-Z][\w' ]+?|[Tt]akes it)(?: in \w\d)? \(?(?P<many>\d+) in (?P<of>\d+)")


def chance(label: str) -> Fraction | None:
    """Return how likely a planet is taken as a label tells, ``None`` where it tells nothing of the kind."""
    found = ODDS.search(label)
    return Fraction(int(found["many"]), int(found["of"])) if found else None


def offered(state: State) -> list[tuple[Move, Choice]]:
    """Return what stands on buttons and in menus as Ada's post offers it, the coloured button first."""
    view = public(state)
    moves = [move for move in GAME.legal(state, ADA) if not isinstance(move, advising.PRIVATE)]
    found = [(move, choice) for move in moves if (choice := press(view, move)).weight != "written"]
    return sorted(found, key=lambda item: item[1].order)


def sort(move: Move) -> str:
    """Return what kind of use of a turn a move is, by what a player sees of it."""
    match move:
        case Activate():
            return "system"
        case SetOrder(order=order) if order in BOUGHT:
            return order
        case Research():
            return "research"
    return ""


def checked(state: State, best: Move, promised: Fraction | None) -> Fraction | None:
    """Assert that what is put forward can be trusted, and return what it promises."""
    found = offered(state)
    blue = dict(found)[best]
    stage = open_stage(state) if awaiting.asked(state, ADA) is None else None
    text, told = blue.text, chance(blue.shown)
    # What cards and units say is longer: that is no reason.
    if isinstance(best, Activate | Bring | Pass):
        assert len(text) <= LONG and len(text.split()) <= WORDS, text
    if isinstance(stage, flow.Moving | flow.Landing):
        better = [choice.shown for move, choice in found if isinstance(move, Bring | Land) and not choice.hurts]
        better = [label for label in better if (chance(label) or Fraction(0)) > (told or Fraction(0))]
        sure = isinstance(best, Land) and told is None
        assert not better or text or sure, (str(best), better)
    if isinstance(stage, flow.Moving) and promised is not None:
        reached = told if isinstance(best, Bring) else promised
        assert text or (reached is not None and reached >= promised), (blue.shown, promised)
    if isinstance(stage, flow.Turn) and not state.offers:
        others = {runner_up.kind(state, ADA, move) for move, choice in found if not choice.hurts}
        others -= {"", runner_up.kind(state, ADA, best)}
        beside = [choice for move, choice in found if choice.stays and move != best]
        # With a win at hand nothing stands beside that does not keep it.
        assert beside or not others or victory.wins(state, ADA), (str(best), others)
        assert all(sort(move) for move, choice in found if choice.stays)
        assert len(beside) <= advising.ALTERNATIVES and all(len(choice.shown) <= 80 for choice in beside)
    return told if isinstance(best, Activate) else promised if isinstance(stage, flow.Moving) else None


@pytest.mark.whole
@pytest.mark.parametrize("key", ["e", "f", "g", "h", "i"])
def test_the_coloured_button_keeps_what_was_promised_and_none_beside_it_is_better(key: str) -> None:
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key}{key}"))
    state, _ = GAME.new(Setup(NAMES, read_options(GAME.options, {"length": "short"})), dice)
    minds: list[object] = [GAME.mind() for _ in NAMES]
    promised, presses, reasons = None, 0, 0
    while ADA in GAME.turn(state := others(state, minds, dice, lot)):
        best = advising.put_forward(state, ADA)
        move = GAME.obvious(state, ADA) or GAME.unwatched(state, ADA) or best
        if move == best and best is not None and not isinstance(best, advising.PRIVATE):
            promised = checked(state, best, promised)
            reasons += bool(press(public(state), best).text)
        move = move or GAME.advise(view_for(state, ADA), GAME.legal(state, ADA), lot)[0].move
        state, _ = GAME.apply(state, ADA, move, dice)
        presses += 1
        assert presses < MOST
    assert GAME.outcome(state) is not None and reasons > 5


# By hand.


def seal_off(state: State) -> State:
    """Return the same galaxy, the seal of Meridian broken."""
    return replace(state, systems=tuple(replace(item, seal=False) for item in state.systems))


def blue(state: State) -> Choice:
    """Return how what is put forward to Ada is offered in a post, with the landing of the same press."""
    best = advising.put_forward(state, ADA)
    assert best is not None
    return press(public(state), best)


@pytest.mark.rule("GAL-G12", "GAL-G14")
def test_ships_of_several_systems_come_at_once_where_the_odds_are_of_all_of_them() -> None:
    state = put(own(put(galaxy(2), ADA, "B2", "1 transport, 3 infantry"), BOB, "meridian"), BOB, "meridian", "2 infantry")
    at = where(state, "meridian")
    state = seal_off(put(put(state, BOB, at, "1 scout"), ADA, "C2", "3 scout"))
    moving = play(state, f"activate {at}")
    assert str(advising.put_forward(moving, ADA)) == f"move {at} all all"
    # Who sent some of them is advised to send the others after them.
    begun = play(moving, f"move {at} B2 1 transport, 3 infantry")
    best = advising.put_forward(begun, ADA)
    assert isinstance(best, Bring) and best.origin == "C2"
    assert chance(blue(begun).shown) == chance(blue(moving).shown)


@pytest.mark.rule("GAL-G11", "GAL-G12")
def test_no_more_come_to_free_planets_than_settle_there_where_others_are_to_be_settled_next() -> None:
    state = put(put(galaxy(2), ADA, "B2", "1 transport, 1 scout, 3 infantry"), BOB, "home-2", "1 dock")
    moving = play(aiming(state, "far-holdings"), "activate B3")
    few = blue(moving)
    assert few.label == "Bring 2 infantry and 1 transport, land on Fallow and Gantry"
    assert re.fullmatch(r"Your other ships can still (take .+ in|go to) \w\d this round\.", few.text)


@pytest.mark.rule("GAL-G46", "GAL-G09")
def test_a_turn_says_why_it_is_not_used_otherwise() -> None:
    state = having(put(put(galaxy(2), ADA, "B2", "1 transport, 2 infantry"), ADA, "home-1", "1 dock"), ADA, strategy=1)
    free = blue(state)
    assert free.text in (
        "An order can wait: you can give it until you end your round.",
        "Producing first would hold your ships at home this round.",
    ) or free.text.startswith("Bob could land there this round")
    beside = [choice for move, choice in offered(state) if choice.stays]
    assert 1 <= len(beside) <= 2 and all(choice.rank < 0 for choice in beside)


@pytest.mark.rule("GAL-G10", "GAL-G26")
def test_goods_are_wanted_for_the_seal_or_a_goal_that_is_to_be_paid() -> None:
    state = having(galaxy(2), ADA, tactic=0, strategy=1, trade_goods=0)
    state = replace(state, public=("great-works",))
    trade = next(move for move in GAME.legal(state, ADA) if str(move) == "order trade")
    means = runner_up.Means(lambda system: False, lambda stage, origin, force: "", lambda system: None)
    told = runner_up.reason(advising.outlook_of(state, ADA), trade, (Pass(), SetOrder("muster")), means)
    assert re.fullmatch(r"Meridian's seal takes 6 influence: you can pay \d\.", told)
    opened = seal_off(state)
    told = runner_up.reason(advising.outlook_of(opened, ADA), trade, (SetOrder("muster"),), means)
    assert re.fullmatch(r"Great Works takes 6 resources: you can pay \d\.", told)


@pytest.mark.rule("GAL-G58", "GAL-G15")
def test_a_turn_says_what_may_be_lost_before_the_next_one() -> None:
    state = put(put(galaxy(2), ADA, "home-1", "1 dock, 1 infantry"), ADA, "B2", "1 scout")
    beside = next(iter(board.adjacent(state, home(state, ADA))))
    struck = put(state, BOB, beside, "1 transport, 4 infantry")
    assert "Bob may land 4 at your home, where you have 1." in GAME.status(public(struck))
    assert "may land" not in GAME.status(public(state))
    # Who has passed comes no more in this round.
    assert "may land" not in GAME.status(public(having(struck, BOB, passed=True)))


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_a_hidden_goal_that_is_complete_is_told_but_not_named_in_a_post() -> None:
    state = secretly(own(galaxy(2), ADA, "meridian"), ADA, "centre-of-all")
    told = GAME.status(public(state))
    assert told == "**Your hidden goal is complete: 1 point as the round ends.**" and "Centre of All" not in told
    assert not GAME.within_turn(public(state)), "a turn's post says so"
    assert "hidden goal" not in GAME.status(view_for(state, None))
