"""Who has done what they could ends their turn where it costs less; worked out by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.verbs import MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.player import sheltering
from engine.games.regions.speech import outlook
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Turn
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, party, scenario, way, with_entity, with_member

STONES = Placed("stones", "falling-stones", "hall")


def spent(ep: int = 16) -> State:
    """Return Ada in the hall under falling stones, her Action spent on the rubble that bars the vault. The yard is behind
    her, and Bob beside her."""
    here = scenario(way("yard", "hall"), way("hall", "vault", obstacle="rubble"), placed=(STONES,), goal="vault")
    state = party(here, "warden", "delver", turn=ADA, explored=("yard", "hall"))
    state = replace(state, seen=("yard", "hall"), ways=("yard/hall", "hall/vault"), turn=Turn(ADA, True, True), round=4)
    state = with_member(with_member(state, ADA, region="hall", pack=(), hand=(), ep=ep), BOB, region="hall", ep=18)
    return with_entity(with_entity(state, "stones", number=1), "o:hall/vault", number=1)


def advised(state: State) -> Move:
    """Return what Ada is advised first."""
    return GAME.advise(view_for(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("told")))[0].move


@pytest.mark.rule("REG-070", "REG-G31")
def test_who_goes_on_working_steps_out_until_the_stones_have_fallen() -> None:
    state = spent()
    lost = outlook.about(state, ADA, "hall")
    assert lost >= sheltering.GAINS
    assert outlook.about(state, ADA, "yard") == 0
    assert advised(state) == MoveTo("A")
    view = view_for(state, None)
    assert GAME.aim(view) == "take shelter by A, then explore by B (past rubble)"
    assert GAME.choice(view, MoveTo("A")).text == f"If your turn ends by A you likely lose 0 EP, here {lost}."
    stilled = with_entity(state, "stones", calm=state.round + 1)
    assert advised(stilled) == Pass(), "nothing falls this round"
    assert sheltering.shelter(stilled, ADA, [MoveTo("A")], works=True) is None


@pytest.mark.rule("REG-070", "REG-G31")
def test_who_goes_on_next_stays_unless_the_blow_is_heavy() -> None:
    state = spent()
    assert sheltering.shelter(state, ADA, [MoveTo("A")], works=False) is None, "the way back takes the Move that leads on"
    weak = spent(ep=2 * outlook.about(state, ADA, "hall"))
    assert sheltering.shelter(weak, ADA, [MoveTo("A")], works=False) == MoveTo("A"), "half of what she has"
