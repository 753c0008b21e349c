"""What is put forward is worth it, and a post says why where neither its button nor the question does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.moves import Move
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import alternatives, plans
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.rules.moving import movement
from engine.games.galaxy.state import board
from engine.games.galaxy.state.lengths import rounds
from engine.games.galaxy.state.moves import Activate, Bring
from engine.games.galaxy.state.state import Bundle, Offer, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, dealt, galaxy, having, home, own, planet_with, play, press, put, where


def put_forward(state: State) -> tuple[Move, Choice]:
    """Return the move whose button is coloured under a post that all read, and how it is offered."""
    offered = [(press(view_for(state, None), move), move) for move in GAME.legal(state, ADA)]
    choice, move = min((item for item in offered if item[0].lit), key=lambda item: item[0].order)
    return move, choice


def asked(state: State) -> str:
    """Return what a post asks Ada whose rivals are all bot players."""
    return GAME.ask(GAME.confided(view_for(state, None), view_for(state, ADA)))


@pytest.mark.rule("GAL-G46")
def test_what_the_aim_says_is_not_printed_below_the_question_again() -> None:
    state = put(galaxy(2, round=2), ADA, "home-1", "1 dock")
    move, choice = put_forward(state)
    assert isinstance(move, Activate) and "produce" not in choice.text
    assert GAME.aim(view_for(state, ADA)).startswith("produce ")


@pytest.mark.rule("GAL-G46", "GAL-G60")
def test_what_a_dock_gives_leaves_enough_for_a_goal_and_says_so() -> None:
    state = put(galaxy(2, round=2, public=("great-works",)), ADA, "home-1", "1 dock")
    state = play(having(state, ADA, trade_goods=7), f"activate {home(state, ADA)}")
    _, choice = put_forward(state)
    assert "It leaves you 7 resources, enough for Great Works." in choice.text and not choice.hurts


@pytest.mark.rule("GAL-G24", "GAL-G46")
def test_an_offer_that_is_better_declined_says_why() -> None:
    state = having(having(galaxy(2), ADA, commodities=2), BOB, commodities=2, points=9)
    swap = Bundle(commodities=2)
    state = replace(state, offers=(Offer(1, BOB, ADA, swap, swap),))
    move, choice = put_forward(state)
    assert move.verb == "decline" and choice.text == "Bob is close to winning: better not to help."
    assert "Bob offers you to swap 2 commodities: trade goods for both." in GAME.ask(view_for(state, ADA))


@pytest.mark.rule("GAL-G46", "GAL-G47")
def test_a_post_says_that_a_card_is_best_to_the_one_person_who_plays_and_names_it_to_none() -> None:
    state = dealt(having(galaxy(2), ADA, tactic=0, strategy=0), ADA, "requisition")
    told = GAME.aim(GAME.confided(view_for(state, None), view_for(state, ADA)))
    assert told == "use a card of yours, under **Private**: it takes no token" and "Requisition" not in asked(state)
    assert "Best now" not in asked(state), "the aim says it"


@pytest.mark.rule("GAL-G46")
def test_the_home_is_left_without_a_guard_where_no_rival_could_land_and_not_otherwise() -> None:
    state = having(
        put(put(galaxy(2), ADA, home(galaxy(2), ADA), "1 scout"), ADA, "home-1", "1 infantry, 1 dock"), ADA, strategy=0
    )
    move, choice = put_forward(planet_with(state, "home-1", exhausted=True))
    assert isinstance(move, Activate) and choice.label.startswith("Take ")
    moving = play(planet_with(state, "home-1", exhausted=True), str(move))
    assert isinstance(put_forward(moving)[0], Bring)


@pytest.mark.rule("GAL-G60")
def test_a_goal_of_ships_that_the_last_tokens_cannot_meet_is_not_sought() -> None:
    """In the last round a ship in an empty system helps nobody who lacks three of them and has two tokens."""
    state = put(galaxy(2, public=("void-watch",)), ADA, home(galaxy(2), ADA), "3 scouts")
    state = having(replace(state, round=rounds(state)), ADA, tactic=2, strategy=0)
    for system in movement.activatable(state, ADA):
        empty = not next(item for item in state.systems if item.id == system).planets
        advised = GAME.advise(view_for(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("a")))[0].move
        assert not (empty and advised == Activate(system)), system


@pytest.mark.rule("GAL-G12", "GAL-G60")
def test_the_last_guard_goes_for_a_point_that_a_rivals_undefended_planet_brings() -> None:
    state = own(galaxy(2, public=("far-holdings",)), ADA, "fallow", "gantry", "kiln")
    start = where(state, "kiln")
    free = [planet for planet in state.planets if planet.owner < 0 and planet.id != "meridian"]
    beside = {planet.system: planet.id for planet in free if planet.system != where(state, "fallow")}
    there, prize = next((id, beside[id]) for id in board.adjacent(state, start) if id in beside)
    state = put(put(own(state, BOB, prize), ADA, start, "1 transport"), ADA, "kiln", "1 infantry")
    (plan,) = plans.plans(Outlook(state, ADA, alternatives.EVEN), (there,))
    assert [force.troops for _, force in plan.bring] == [1]
    scored = replace(state, public=())
    assert not any(
        force.troops for plan in plans.plans(Outlook(scored, ADA, alternatives.EVEN), (there,)) for _, force in plan.bring
    )
