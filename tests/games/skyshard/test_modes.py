"""Other ways to see the map: where an adventurer could go, where enemies could hit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import HexBoard, Look, Scene
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.state import Exploring, Laid, State, Turn
from engine.maps.hexes import Hex
from tests.games.skyshard.build import DOOR, ROW_DOORS, Bench, delve, foe, hero

ADA, BOB = 0, 1


@pytest.fixture
def row(bench: Bench) -> tuple[Laid, ...]:
    """A gallery of four hexes, (2, -1) to (5, -1), before the entrance."""
    return (Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)),)


def seen(state: State, seat: int | None, mode: str) -> Scene:
    return GAME.scene(GAME.view(state, seat), Look(mode=mode))


def marked(state: State, seat: int | None, mode: str) -> set[Hex]:
    board = seen(state, seat, mode).board
    assert isinstance(board, HexBoard)
    return set(board.reach)


def names(state: State, seat: int | None) -> list[str]:
    return [mode.name for mode in GAME.modes(GAME.view(state, seat))]


@pytest.mark.rule("SKY-G25", "SKY-G31")
def test_the_reach_is_that_of_ones_own_adventurer_on_any_turn(bench: Bench, row: tuple[Laid, ...]) -> None:
    rat = bench.chip(1)
    state = delve(hero("bulwark", DOOR), hero("mender", (3, -1)), tiles=row, enemies=(foe(rat, (2, -1)),), turn=Turn(ADA))
    # Between the rat at (2, -1) and Ada at (5, -1) only (4, -1) is free, for either of them.
    assert marked(state, BOB, "reach") == {(3, -1), (4, -1)}
    assert marked(state, ADA, "reach") == {(5, -1), (4, -1)}
    scene = seen(state, BOB, "reach")
    assert scene.title == "Where Bob can go" and [line.text for line in scene.legend] == ["With one move: 1 hex"]
    assert scene.alt.startswith("Where Bob can go with one move: Q21. Skyshard, round 1, Ada to act.")
    assert names(state, BOB) == ["reach", "threats"] and names(state, None) == ["threats"]


@pytest.mark.rule("SKY-G25")
def test_who_has_used_up_their_moves_or_is_walled_in_reaches_nothing(bench: Bench, row: tuple[Laid, ...]) -> None:
    state = delve(hero("bulwark", (4, -1)), hero("mender", DOOR), tiles=row)
    assert names(state, BOB) == [], "Ada stands in the only way out"
    done = replace(state, turn=Turn(ADA, moves=2, left=0))
    assert "reach" in names(state, ADA) and "reach" not in names(done, ADA)


@pytest.mark.rule("SKY-G47", "SKY-G48")
def test_threats_are_what_enemies_could_strike_after_two_hexes(bench: Bench, row: tuple[Laid, ...]) -> None:
    rat, archer = bench.chip(1), bench.chip(5, reach=3)
    state = delve(hero("bulwark", (0, 1)), tiles=row, enemies=(foe(rat, DOOR),))
    # It comes as far as (3, -1) and strikes one hex on; where it stands itself no unit can be.
    assert marked(state, ADA, "threats") == {(2, -1), (3, -1), (4, -1)}
    assert seen(state, ADA, "threats").alt.startswith("Where enemies can hit when they act next: ")
    assert "None of them can hit any of you yet." in seen(state, ADA, "threats").alt
    held_up = delve(hero("bulwark", (3, -1)), tiles=row, enemies=(foe(rat, DOOR),))
    assert marked(held_up, None, "threats") == {(3, -1), (4, -1)}, "Ada is in its way"
    assert " at R21 can hit Ada. Skyshard, round 1" in seen(held_up, None, "threats").alt, "no other is there"
    far = delve(hero("bulwark", DOOR), tiles=row, enemies=(foe(rat, (4, -1)), foe(rat, (0, 1), number=2)))
    assert " at Q21 can hit Ada. The others can hit no one yet." in seen(far, None, "threats").alt
    shot = delve(hero("bulwark", (2, -1)), tiles=row, enemies=(foe(archer, DOOR),))
    assert (2, -1) in marked(shot, None, "threats"), "three hexes away, in sight"


def test_without_enemies_and_once_it_is_over_there_is_nothing_to_see(bench: Bench, row: tuple[Laid, ...]) -> None:
    state = delve(hero("bulwark", (3, -1)), tiles=row)
    assert names(state, ADA) == ["reach"] and names(state, None) == []
    over = replace(state, phase="over", result="won")
    assert names(over, ADA) == [] and seen(over, ADA, "reach") == seen(over, ADA, "")


def test_a_mode_shows_nothing_of_what_is_asked_just_now(bench: Bench, row: tuple[Laid, ...]) -> None:
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    card = bench.card("nook")
    state = delve(hero("bulwark", DOOR), tiles=row, agenda=(Exploring(ADA, DOOR, card, tile=nook, step="connect"),))
    usual, mode = GAME.scene(GAME.view(state, ADA), Look()), seen(state, ADA, "reach")
    assert isinstance(usual.board, HexBoard) and isinstance(mode.board, HexBoard)
    assert usual.board.ghosts and not mode.board.ghosts and not mode.cards and mode.chip is None
