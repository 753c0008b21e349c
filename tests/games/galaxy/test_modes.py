"""Other ways to see the map: who holds what, where ships could go and come."""

from __future__ import annotations

import pytest

from engine.core.scene import Look
from engine.games.galaxy.game import GAME
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.state import board
from engine.games.galaxy.state.state import State

from .build import ADA, BOB, galaxy, having, home, put


def seen(state: State, seat: int | None, mode: str) -> StarBoard:
    """Return the map that a seat sees in a mode."""
    drawn = GAME.scene(GAME.view(state, seat), Look(mode=mode)).board
    assert isinstance(drawn, StarBoard)
    return drawn


def marked(state: State, seat: int, mode: str) -> set[str]:
    return {star.label for star in seen(state, seat, mode).systems if star.open}


def names(state: State, seat: int | None) -> list[str]:
    return [mode.name for mode in GAME.modes(GAME.view(state, seat))]


@pytest.mark.rule("GAL-G11")
def test_a_transport_reaches_what_is_adjacent_on_any_turn() -> None:
    state = put(galaxy(), BOB, home(galaxy(), BOB), "1 transport")
    beside = set(board.adjacent(state, home(state, BOB)))
    assert beside and marked(state, BOB, "reach") == beside
    assert "reach" in names(state, BOB) and "reach" not in names(state, ADA), "Ada has no ships"


@pytest.mark.rule("GAL-G11")
def test_without_a_tactic_token_nothing_is_in_reach_and_no_player_is_threatened_by_it() -> None:
    state = put(galaxy(), BOB, home(galaxy(), BOB), "1 transport")
    assert names(having(state, BOB, tactic=0), BOB) == ["holdings"]


def test_a_threat_is_where_another_players_ships_could_come_to_ones_own() -> None:
    near = sorted(board.adjacent(galaxy(), home(galaxy(), ADA)))[0]
    state = put(galaxy(), BOB, near, "1 transport")
    assert marked(state, ADA, "threats") == {home(state, ADA)}
    assert "threats" not in names(state, BOB), "Ada has no ships"


def test_the_map_of_holdings_has_owners_without_ships_troops_and_tokens() -> None:
    state = put(galaxy(), ADA, home(galaxy(), ADA), "2 scout")
    plain = seen(state, None, "holdings")
    assert any(world.owner for star in plain.systems for world in star.worlds)
    assert not any(star.fleets or star.tokens for star in plain.systems)
    assert not any(world.ground for star in plain.systems for world in star.worlds)
    assert names(state, None) == ["holdings"], "the public has no ships of its own"
