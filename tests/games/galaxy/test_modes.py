"""Other ways to see the map: who holds what, where ships could go and come."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.galaxy.game import GAME
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.state import board
from engine.games.galaxy.state.state import State

from .build import ADA, BOB, galaxy, having, home, play, put


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
    assert names(having(state, BOB, tactic=0), BOB) == ["holdings", "marks"]


def test_a_threat_is_where_another_players_ships_could_come_to_ones_own() -> None:
    near = sorted(board.adjacent(galaxy(), home(galaxy(), ADA)))[0]
    state = put(galaxy(), BOB, near, "1 transport")
    assert marked(state, ADA, "threats") == {home(state, ADA)}
    assert "threats" not in names(state, BOB), "Ada has no ships"


@pytest.mark.rule("GAL-G11", "GAL-G14")
def test_a_map_of_threats_shows_who_comes_with_what_how_likely_they_win_and_what_waits() -> None:
    # Bob's scout and Ada's both hit with 9 or 10 on a die: each of the two is as likely to be the last, and both may fall.
    # Of 100 rolls of both dice 16 hit for Bob alone, 16 for Ada alone, 4 for both: Bob wins 16 in 36, about 2 in 5.
    near = sorted(board.adjacent(galaxy(), home(galaxy(), ADA)))[0]
    state = put(put(galaxy(), BOB, near, "1 scout"), ADA, home(galaxy(), ADA), "1 scout")
    (star,) = (star for star in seen(state, ADA, "threats").systems if star.comers)
    (comer,) = star.comers
    assert star.label == home(state, ADA) and (comer.units.owner.seat, comer.units.kinds) == (BOB, (("scout", 1),))
    assert comer.odds == "Bo: 2 in 5" and star.awaits is not None and star.awaits.kinds == (("scout", 1),)
    assert f"Could come to {star.label}: 1 scout (Bob: 2 in 5); yours there: 1 scout." in alt(state, ADA)
    assert not any(star.comers for star in seen(state, None, "threats").systems), "the public has no place to come to"


def test_a_map_of_marks_explains_from_the_third_round_on_what_the_usual_one_leaves_out() -> None:
    state = replace(put(galaxy(), ADA, "C3", "1 scout"), round=3)
    usual, marks = (GAME.scene(GAME.view(state, ADA), Look(mode=mode)).legend for mode in ("", "marks"))
    assert {"scout", "resources"} <= {entry.mark for entry in usual}, "what is basic stays while a corner has room"
    assert "frontier" not in {entry.mark for entry in usual}
    assert {"scout", "resources", "frontier"} <= {entry.mark for entry in marks}
    assert "marks" in names(state, ADA)


@pytest.mark.rule("GAL-G12", "GAL-G15")
def test_ground_forces_that_come_to_an_empty_planet_take_it_and_ships_alone_do_not() -> None:
    near = sorted(board.adjacent(galaxy(), home(galaxy(), ADA)))[0]
    assert odds_at_home(put(galaxy(), BOB, near, "1 transport")) == "Bo: ships only"
    assert odds_at_home(put(galaxy(), BOB, near, "1 transport, 2 infantry")) == "Bo: for sure"


@pytest.mark.rule("GAL-G12")
def test_fleets_that_come_from_several_systems_are_told_as_one_of_four_ships_at_most() -> None:
    one, other, *_ = sorted(board.adjacent(galaxy(), home(galaxy(), ADA)))
    state = put(put(galaxy(), BOB, one, "3 scout"), BOB, other, "1 transport, 1 scout")
    (star,) = (star for star in seen(state, ADA, "threats").systems if star.comers)
    assert star.comers[0].units.kinds == (("scout", 3), ("transport", 1))


def odds_at_home(state: State) -> str:
    return next(star.comers[0].odds for star in seen(state, ADA, "threats").systems if star.label == home(state, ADA))


def alt(state: State, seat: int) -> str:
    return GAME.scene(GAME.view(state, seat), Look(mode="threats")).alt


def test_the_map_of_holdings_has_owners_without_ships_troops_and_tokens() -> None:
    state = put(galaxy(), ADA, home(galaxy(), ADA), "2 scout")
    plain = seen(state, None, "holdings")
    assert any(world.owner for star in plain.systems for world in star.worlds)
    assert not any(star.fleets or star.tokens for star in plain.systems)
    assert not any(world.ground for star in plain.systems for world in star.worlds)
    assert names(state, None) == ["holdings", "marks"], "the public has no ships of its own"


def test_a_closer_look_begins_where_a_tactical_action_is_under_way() -> None:
    state = put(galaxy(), ADA, home(galaxy(), ADA), "1 transport")
    near = sorted(board.adjacent(state, home(state, ADA)))[0]
    assert GAME.asked(GAME.view(state, ADA)) == "", "any system can be chosen"
    assert GAME.asked(GAME.view(play(state, f"activate {near}"), ADA)) == near
