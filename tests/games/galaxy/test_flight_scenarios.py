"""Whole turns in which the map changes: a gamma wormhole opens, a Tide Storm settles and turns."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.state import board
from engine.games.galaxy.state.naming import EDDY
from engine.games.galaxy.state.state import Force, State

from .build import ADA, BOB, act, faces, galaxy, having, legal, on_top, play, put, system_with, told, turn_of, where
from .flights import calm


def quiet(state: State) -> State:
    """Return the state with players who want to be asked as little as possible."""
    for player in range(len(state.players)):
        state = having(state, player, habits={"combat": "quick", "turns": "quick", "gifts": "ask"})
    return state


# G5: Aster is in A1, beside A2; Ada's home is A3.


@pytest.mark.rule("GAL-G35", "GAL-G03", "GAL-036")
def test_a_gamma_wormhole_joins_its_system_to_the_eddy_and_then_to_another_one() -> None:
    state = put(quiet(calm(galaxy(2))), ADA, "A2", "1 transport, 1 infantry")
    state = on_top(state, "gamma-gate")
    before = len(state.decks["cultural"].draw)
    state = play(state, "activate A1", "move A1 A2 1 transport, 1 infantry", "land aster 1 infantry", "pass")
    assert where(state, "aster") == "A1" and state.planet_by_id["aster"].owner == ADA
    assert state.system_by_id["A1"].gamma
    assert before == 20
    assert len(state.decks["cultural"].draw) == 19 and state.decks["cultural"].discard == ()
    assert state.purged == ("gamma-gate",)
    assert board.adjacent(state, "A1") == ("A2", "B1", "B2", EDDY)
    assert board.adjacent(state, EDDY) == ("A1",)
    # Gamma Beacon elsewhere: in E2, where Ada has a ship and taps the token.
    state = put(having(state, ADA, technologies=("void-compass",)), ADA, "E2", "1 scout")
    state = on_top(turn_of(state, ADA), "gamma-beacon")
    state = play(state, "activate E2", "explore frontier")
    assert state.system_by_id["E2"].gamma and not state.system_by_id["E2"].frontier
    assert board.adjacent(state, "A1") == ("A2", "B1", "B2", "E2", EDDY)
    assert board.adjacent(state, EDDY) == ("A1", "E2")
    assert set(state.purged) == {"gamma-gate", "gamma-beacon"}


# G7: the storm settles in E2; C5 has the printed beta, 3 systems away.


def storm_in_e2() -> State:
    """Return the galaxy after Ada tapped the token of E2, found the storm and chose beta; Ada's scout is there."""
    state = system_with(quiet(calm(galaxy(2))), "C5", wormhole="beta")
    state = put(having(state, ADA, technologies=("void-compass",)), ADA, "E2", "1 scout")
    return play(on_top(state, "tide-storm"), "activate E2", "explore frontier", "choose beta")


@pytest.mark.rule("GAL-G34", "GAL-038", "GAL-G50")
def test_the_storm_lies_in_the_common_area_and_opens_a_wormhole() -> None:
    state = storm_in_e2()
    assert state.common == ("tide-storm",) and state.decks["frontier"].discard == ()
    assert len(state.decks["frontier"].draw) == 19
    assert state.system_by_id["E2"].storm == "beta"
    assert "C5" in board.adjacent(state, "E2")


@pytest.mark.rule("GAL-G34", "GAL-G12")
def test_who_moves_through_the_storm_turns_it_before_the_combat() -> None:
    state = turn_of(put(storm_in_e2(), BOB, "C5", "1 transport"), BOB)
    state = play(state, "activate E2")
    assert "move E2 C5 1 transport" in legal(state, BOB, "move")
    state, events = act(state, BOB, "move E2 C5 1 transport", faces(10, 10))
    kinds = [event.kind for event in events]
    assert kinds.index("moved") < kinds.index("storm_flipped") < kinds.index("battle")
    assert state.system_by_id["E2"].storm == "alpha"
    assert "C5" not in board.adjacent(state, "E2")


@pytest.mark.rule("GAL-G34", "GAL-G12")
def test_who_comes_over_an_edge_leaves_the_storm_as_it_is() -> None:
    state = turn_of(put(storm_in_e2(), ADA, "E3", "1 transport"), ADA)
    state = replace(state, systems=tuple(replace(system, tokens=()) for system in state.systems))
    state = play(state, "activate E2")
    state, events = act(state, ADA, "move E2 E3 1 transport")
    assert told(events, "moved") and not told(events, "storm_flipped")
    assert state.system_by_id["E2"].storm == "beta"
    assert state.system_by_id["E2"].fleets[ADA] == Force(scout=1, transport=1)
