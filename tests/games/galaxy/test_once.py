"""What is asked of a person alone with bot players stands once: goals in the post, the rest of the own panel as it is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy import GAME
from engine.games.galaxy.rules import status_phase, steps
from engine.games.galaxy.state.moves import Decide
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, aiming, asking_all, galaxy, having, own, run, voyage_of


def _scoring(state: State) -> State:
    """Return the state as its status phase waits for what is scored."""
    voyage = voyage_of(asking_all(state))
    voyage.change(agenda=())
    status_phase.begin(voyage, steps.BeginStatus())
    return run(voyage)


@pytest.mark.rule("GAL-G42", "GAL-G47")
def test_alone_with_bots_a_public_goal_is_scored_in_the_post() -> None:
    state = own(aiming(galaxy(2), "far-holdings", "learned"), ADA, "aster", "dovetail", "juniper", "kiln")
    state = _scoring(having(state, ADA, technologies=("void-compass", "deep-survey", "gene-vats")))
    alone = GAME.confided(view_for(state, None), view_for(state, ADA))
    assert GAME.openly(alone) == (Decide,) and not GAME.leads_inside(alone) and GAME.leaves_to_post()
    assert GAME.ask(alone) == GAME.ask(view_for(state, ADA)) and "Private" not in GAME.ask(alone)
    moves = [move for move in GAME.legal(state, ADA) if isinstance(move, Decide)]
    assert [move.option for move in moves] == ["far-holdings", "learned", "none"]
    for move in moves:
        assert GAME.choice(alone, move) == GAME.choice(view_for(state, ADA), move)


@pytest.mark.rule("GAL-G47")
def test_among_people_what_is_scored_stays_on_the_own_panel() -> None:
    state = own(aiming(galaxy(2), "far-holdings"), ADA, "aster", "dovetail", "juniper", "kiln")
    state = _scoring(state)
    assert GAME.openly(view_for(state, None)) == ()
    assert GAME.openly(replace(view_for(state, ADA), confided=None)) == ()
    turn = galaxy(2)
    assert GAME.openly(GAME.confided(view_for(turn, None), view_for(turn, ADA))) == ()
