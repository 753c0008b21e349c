"""What is told before it comes: the end of a game, a gain that is lost again, who finds a relic, which units are lost."""

from __future__ import annotations

import pytest

from engine.games.galaxy.rules import goals_ahead, steps
from engine.games.galaxy.speech import asking, choices, questions
from engine.games.galaxy.speech.action_offers import best_to_activate
from engine.games.galaxy.state.moves import Activate
from engine.games.galaxy.state.state import Exploration
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, CY, galaxy, having, home, own, put, secretly, where


@pytest.mark.rule("GAL-G13", "GAL-G14")
def test_units_to_lose_say_what_they_hit_on() -> None:
    losing = steps.Losses("C3", 1, owner=ADA, options=("scout", "transport"), default="scout", together=True)
    found = [questions.option(view_for(galaxy(2), ADA), losing, item)[0] for item in losing.options]
    assert found == ["Lose 1 scout (hits on 8 or more)", "Lose 1 transport (hits on 9 or more)"]


@pytest.mark.rule("GAL-025")
def test_a_gain_that_is_free_has_no_button_to_leave_it_and_says_why_nothing_is_turned() -> None:
    task = Exploration(ADA, "C3", "frontier", "trade-post")
    label = questions.decision(having(galaxy(2), ADA, commodities=0), task, "commodities")[0]
    assert label == "Gain 3 commodities (you have none to turn into trade goods)"
    assert questions.decision(having(galaxy(2), ADA, commodities=1), task, "commodities")[0] == "Gain 2 commodities"


@pytest.mark.rule("GAL-G58", "GAL-G45")
def test_the_status_says_who_wins_with_a_hidden_goal_as_the_round_ends() -> None:
    # Bob has 6 of 8 points and Meridian: 7 as the round ends, and a hidden goal is the eighth.
    state = secretly(own(having(galaxy(2), BOB, points=6), BOB, "meridian"), BOB, "patron")
    said = "**Bob reaches 7 of 8 points when the round ends, 8 with a hidden goal**."
    assert asking.status(view_for(state, None)) == said
    assert "hidden goal" not in asking.status(view_for(having(state, BOB, points=5), None)), "6 and 1 are 7"


@pytest.mark.rule("GAL-G13", "GAL-G15")
def test_an_attack_from_home_that_is_likely_lost_again_is_told_so_and_not_proposed() -> None:
    # Cy's Fallow in B3 is empty: Ada takes it with 1 transport and 1 infantry from her home A3.
    state = own(put(put(galaxy(3), ADA, home(galaxy(3), ADA), "1 transport"), ADA, "home-1", "1 infantry"), CY, "fallow")
    there = where(state, "fallow")
    assert goals_ahead.kept(state, ADA, there) is None, "no rival could come"
    # Bob answers with 1 battleship (5 in 10) and 1 mech. In space he alone hits in 0.4 of 0.6: 2 in 3.
    # Bombarding hits in 1 of 2; else 0.35 of 0.65 is his, 7 in 13. He takes it back 2/3 x (1/2 + 1/2 x 7/13) = 20 in 39.
    answered = put(state, BOB, "C3", "1 battleship, 1 mech")
    kept = goals_ahead.kept(answered, ADA, there)
    assert kept is not None and kept.chance == pytest.approx(19 / 39) and (kept.rivals, kept.thins_home) == (("Bob",), True)
    assert kept.unwise and there not in best_to_activate(answered, ADA)
    offered = choices.choice(view_for(answered, ADA), Activate(there))
    assert offered.label == f"Take Fallow in {there} (for sure)"
    assert offered.detail.startswith("You keep it 1 in 2 if Bob attacks; ")
    # With a scout instead of the battleship (3 in 10 against 2) he takes it back 6 in 11 x 7 in 13.
    weaker = goals_ahead.kept(put(state, BOB, "C3", "1 scout, 1 mech"), ADA, there)
    assert weaker is not None and weaker.chance == pytest.approx(1 - (0.24 / 0.44) * (7 / 13)) and not weaker.unwise
