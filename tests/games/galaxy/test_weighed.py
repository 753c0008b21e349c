"""What the answers to a question may bring stands on their buttons, from what everybody knows."""

from __future__ import annotations

import pytest

from engine.core.game import MOST_SHOWN
from engine.core.languages import speaking
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import steps
from engine.games.galaxy.speech import asking, questions
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, galaxy, having, own, play, put, where


def labels(state: State, verb: str) -> list[str]:
    view = view_for(state, ADA)
    return [GAME.choice(view, move).shown for move in GAME.legal(state, ADA) if str(move).startswith(verb)]


@pytest.mark.rule("GAL-004", "GAL-G80")
def test_which_planet_comes_first_is_a_choice_between_decks() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 2 infantry")
    asked = play(state, "activate B3", "move B3 B2 1 transport, 2 infantry", "land each 2 infantry")
    # Nine of twenty cultural cards are fragments, and five of twenty industrial ones.
    assert labels(asked, "explore") == [
        "Gain Fallow first: cultural (relic fragment 1 in 2)",
        "Gain Gantry first: industrial (relic fragment 1 in 4)",
    ]
    said = asking.ask(view_for(asked, None))
    assert said == "which planet do you gain first? What its card brings can pay for the other's."


@pytest.mark.rule("GAL-003", "GAL-006")
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_what_a_deck_may_bring_has_room_on_its_button(language: str) -> None:
    question = steps.ChooseDeck("hollow", owner=ADA, options=("hazardous", "industrial"), default="hazardous")
    with speaking(language):
        said = [questions.option(view_for(galaxy(2), ADA), question, deck)[0] for deck in question.options]
    assert all(len(label) <= MOST_SHOWN for label in said), said
    # Seven of twenty hazardous cards are fragments, and five of twenty industrial ones.
    with speaking("en"):
        first, left = questions.option(view_for(galaxy(2), ADA), question, "hazardous")
    assert left == "20 cards left"
    assert first == "Hazardous: fragment 1 in 3, else goods or tokens for infantry"


@pytest.mark.rule("GAL-003")
def test_a_fragment_that_is_held_makes_the_next_one_rarer() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 2 infantry")
    state = having(state, ADA, fragments={"cultural": 6})
    asked = play(state, "activate B3", "move B3 B2 1 transport, 2 infantry", "land each 2 infantry")
    # Three of the fourteen that are left.
    assert labels(asked, "explore")[0] == "Gain Fallow first: cultural (relic fragment 1 in 5)"


@pytest.mark.rule("GAL-G41")
def test_ships_without_ground_forces_are_not_proposed_for_meridian() -> None:
    state = own(having(galaxy(2), ADA, trade_goods=6), ADA, "fallow")
    near, place = where(state, "fallow"), where(state, "meridian")
    coming = play(put(put(state, ADA, near, "1 scout"), ADA, "fallow", "2 infantry"), f"activate {place}")
    found = {str(move): GAME.choice(view_for(coming, ADA), move) for move in GAME.legal(coming, ADA)}
    alone, both = found[f"move {place} {near} 1 scout"], found[f"move {place} {near} 1 infantry, 1 scout"]
    assert alone.weight != "first" and alone.hurts == "no one to land"
    assert both.weight == "first" and both.hurts == ""
