"""What a dock is proposed to produce: a load for each purpose, whole and paid."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.rules.flow import Producing
from engine.games.galaxy.state.moves import Produce
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import ADA, aiming, galaxy, having, put


def producing(goods: int, *goals: str) -> State:
    """Return a galaxy whose first player is asked what their home produces."""
    state = put(having(galaxy(2), ADA, trade_goods=goods), ADA, "home-1", "2 infantry, 1 dock")
    state = aiming(state, *goals) if goals else state
    return replace(state, agenda=(Producing(ADA, "home-1", 0).written(), *state.agenda))


@pytest.mark.rule("GAL-G13")
def test_loads_differ_in_what_they_are_for_and_say_what_all_there_is_to_spend() -> None:
    state = producing(6)
    view = view_for(state, ADA)
    shown = [(move, GAME.choice(view, move)) for move in GAME.legal(state, ADA) if isinstance(move, Produce)]
    lit = sorted((choice.order, choice.label, move.units) for move, choice in shown if choice.weight == "first")
    assert 2 <= len(lit) <= 1 + advising.OTHER_LOADS
    assert all(": costs " in label and len(label) <= 58 for _, label, _ in lit)
    assert "for at most 10 resources" in GAME.ask(view)
    purposes = [label.partition(":")[0] for _, label, _ in lit]
    assert len(set(purposes)) == len(lit)
    assert lit[0][2] == getattr(advising.put_forward(state, ADA), "units", "")
    assert any(choice.act.endswith(" to hold home") for _, choice in shown), "a third load is the first of the menu"


@pytest.mark.rule("GAL-G13", "GAL-G40")
def test_a_load_names_the_goal_that_its_ships_bring_nearer() -> None:
    state = producing(2, "wide-wake")
    best = advising.put_forward(state, ADA)
    assert isinstance(best, Produce)
    assert GAME.choice(view_for(state, ADA), best).label.endswith(" for Wide Wake: costs 6")
