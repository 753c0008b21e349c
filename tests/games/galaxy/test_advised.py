"""What is advised within a tactical action, and once a rival wins unless goals forestall it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Advice
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising, alternatives, bringing, landing_too
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.flow import open_stage
from engine.games.galaxy.state import board
from engine.games.galaxy.state.moves import Activate, Bring, Produce, Relic
from engine.games.galaxy.state.naming import read_force
from engine.games.galaxy.state.state import Force, State, force_of
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, aiming, galaxy, having, legal, own, play, put, secretly, where

rule = pytest.mark.rule


def _advice(state: State) -> Advice:
    return next(iter(GAME.advise(view_for(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("lot")))))


def _choice(state: State, text: str) -> Choice:
    return GAME.choice(view_for(state, ADA), GAME.read(state, ADA, text))


@rule("GAL-G12")
def test_what_is_advised_ends_the_movement_though_others_could_come_and_the_same_ships_without_are_in_the_menu() -> None:
    state = put(put(galaxy(2), ADA, "C3", "1 scout, 1 infantry"), ADA, "B3", "1 scout")
    moving = play(state, "activate C4")
    best = _advice(moving).move
    assert isinstance(best, Bring) and best.units.endswith(" and no more")
    first, twin = _choice(moving, str(best)), _choice(moving, str(best).removesuffix(" and no more"))
    (landing,) = GAME.opened(view_for(moving, ADA), best)
    press = GAME.choice(view_for(moving, ADA), landing)
    assert press.weight == "first" and press.label == f"{first.label}, land on Kiln"
    assert first.weight == "main" and "more can follow" not in first.label
    assert twin.weight == "plain" and twin.label.endswith("more can follow")


@rule("GAL-G12", "GAL-G16")
def test_a_dock_alone_is_no_defence_and_guards_stay_behind_the_ships_that_are_chosen() -> None:
    """A transport and a scout are over Aster; the transport takes 3 of its 4 infantry to where a rival has only a dock."""
    state = own(galaxy(2), ADA, "aster")
    at = where(state, "aster")
    state = put(put(state, ADA, at, "1 transport, 1 scout"), ADA, "aster", "4 infantry")
    text = next(item for item in legal(state, ADA, "activate") if item.split()[1] in ("B2", "C2", "C1", "A2"))
    beside = text.split()[1]
    world = state.system_by_id[beside].planets[:1]
    state = put(own(state, BOB, *world), BOB, world[0], "1 dock") if world else state
    moving = play(state, text)
    stage, outlook = open_stage(moving), Outlook(moving, ADA, alternatives.EVEN)
    assert isinstance(stage, flow.Moving) and world
    assert bringing.guarded(outlook, stage, Bring(beside, at, "4 infantry, 1 transport")).units == "3 infantry, 1 transport"


@rule("GAL-G12", "GAL-015")
def test_who_explored_again_is_advised_to_move_nothing() -> None:
    state = having(own(galaxy(2), ADA, "aster"), ADA, technologies=("deep-survey",))
    at = where(state, "aster")
    state = put(put(state, ADA, "aster", "1 infantry"), ADA, "B1", "1 scout")
    moving = play(state, f"activate {at}", "pass")
    assert isinstance(open_stage(moving), flow.Moving) and str(_advice(moving).move) == "pass"
    assert (_choice(moving, "pass").label, _choice(moving, "pass").weight) == ("Move nothing", "first")


@rule("GAL-G59", "GAL-G40")
def test_in_the_last_round_meridian_counts_for_nothing_once_a_rival_wins_by_goals_before_it() -> None:
    state = own(having(aiming(galaxy(2), "learned"), BOB, points=7), ADA, "meridian")
    won = having(state, BOB, technologies=("deep-survey", "void-compass", "gene-vats"))
    last = replace(won, round=6)
    outlook = Outlook(last, ADA, alternatives.EVEN)
    assert outlook.too_late and (outlook.crown(), outlook.hurts(BOB)) == (0.0, 0.0)
    safe = Outlook(replace(state, round=6), ADA, alternatives.EVEN)
    assert not safe.too_late and safe.crown() > 0


@pytest.mark.parametrize("held", [0, 1])
def test_mechs_that_make_up_a_hidden_goal_at_once_are_produced_before_anything_else(held: int) -> None:
    """Iron Guard asks for 3 mechs on planets; a mech costs 2 resources, and 6 are there."""
    state = put(having(galaxy(2), ADA, trade_goods=6, goals=("iron-guard",)), ADA, "home-1", "1 dock")
    state = put(own(state, ADA, "aster"), ADA, "aster", f"{held} mech") if held else state
    producing = play(state, f"activate {where(state, 'home-1')}")
    outlook = Outlook(producing, ADA, alternatives.EVEN)
    assert outlook.completes_iron_guard(force_of("mech", 3 - held)) and not outlook.completes_iron_guard(
        force_of("mech", 2 - held)
    )
    best = _advice(producing)
    assert isinstance(best.move, Produce) and best.why == "It completes Iron Guard: 1 point."
    assert (read_force(best.move.units) or Force()).mech >= 3 - held


@rule("GAL-G31", "GAL-G42")
def test_no_relic_is_advised_for_fragments_that_a_hidden_goal_is_met_with() -> None:
    """The Collector asks for 4 fragments; a relic takes 3."""

    def relics(fragments: dict[str, int], *goals: str) -> list[str]:
        state = secretly(having(galaxy(2), ADA, fragments=fragments), ADA, *goals)
        found = GAME.advise(view_for(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("lot")))
        return [str(item.move) for item in found if isinstance(item.move, Relic)]

    assert relics({"cultural": 4}) == ["relic cultural"], "without the goal it is worth its fragments"
    assert relics({"cultural": 4}, "collector") == []
    assert relics({"cultural": 7}, "collector") == ["relic cultural"], "4 are left"


@rule("GAL-G11", "GAL-G12", "GAL-G15")
def test_a_free_system_is_taken_by_one_press_and_its_activation_alone_is_in_the_menu() -> None:
    """A scout carries 1 infantry to a system next door with one free planet, where it lands by itself. Where Bob has
    ships, the system is only activated."""
    state = put(galaxy(2, round=2), ADA, "B3", "1 scout, 1 infantry")
    best = advising.put_forward(state, ADA)
    assert isinstance(best, Activate)
    world = state.planet_by_id[state.system_by_id[best.system].planets[0]].name
    view = view_for(state, ADA)
    (ships,) = GAME.opened(view, best)
    assert isinstance(ships, Bring) and ships.units.startswith("1 infantry, 1 scout")
    taken, alone = GAME.choice(view, ships), GAME.choice(view, best)
    assert taken.lit and taken.label.startswith(f"Take {world} in {best.system} with 1 infantry and 1 scout")
    assert not alone.lit and not alone.stays and alone.label.startswith(f"Take {world} in {best.system}")
    met = put(state, BOB, best.system, "1 scout")
    assert GAME.opened(view_for(met, ADA), best) == ()


@rule("GAL-G11", "GAL-021")
def test_a_frontier_is_explored_by_one_press_where_its_ships_may() -> None:
    """Of ships beside a frontier, those of a player with Void Compass explore it as they come; of others none does."""
    empty = next(item for item in galaxy(2).systems if item.frontier)
    state = put(galaxy(2), ADA, board.adjacent(galaxy(2), empty.id)[0], "1 scout")
    for known in ((), ("void-compass",)):
        view = view_for(having(state, ADA, technologies=known), ADA)
        ships = landing_too.ships_to(view.state, ADA, Activate(empty.id), advising.put_forward)
        assert (ships is not None) == bool(known)
    assert ships is not None
    told = GAME.choice(view, Activate(empty.id))
    for leads, more in ((True, " with 1 scout"), (False, "")):
        press = landing_too.whole(view.state, told, empty.id, ships, leads=leads)
        assert press.label == f"Explore the frontier in {empty.id}{more}", "beside what is put forward it is brief"
