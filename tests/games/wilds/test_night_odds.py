"""What a camp's button says of the night, and how ways of a dilemma are offered that hardly ever go well."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.speech import crossings
from engine.games.wilds.speech.asking import status
from engine.games.wilds.state.content import content
from engine.games.wilds.state.moves import Camp, RolesTo
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, State
from engine.games.wilds.state.view import View, view_for

from .build import hexes, party
from .test_dilemmas import met

rule = pytest.mark.rule


def camp(state: State) -> str:
    return GAME.choice(view_for(state, None), Camp()).label


@rule("WLD-196", "WLD-145")
def test_a_camp_says_how_likely_it_finds_shelter_and_the_status_whether_the_timer_runs_out() -> None:
    """One ranger, d10 + d6 + Survival 2 against 10: 39 of 60 throws come to 8 or more, about 2 in 3."""
    state = party(hexes("ff", difficulty=10), "ranger", timer=2)
    assert camp(state) == "Make camp: shelter 2 in 3"
    assert camp(replace(state, timer=1)) == "Make camp: shelter 2 in 3"
    assert "Timer 1: trouble 2 in 3 next." in status(View(0, replace(state, timer=1)))
    # While a goal is wanted an Ambient event is trouble too: all rows but Traces.
    wanted = replace(state, timer=1, goal="open", rules=replace(state.rules, wayside=True))
    assert status(View(0, wanted)).endswith("imer 1: trouble 5 in 6 next.")


@rule("WLD-044", "WLD-G66")
def test_a_camp_that_a_place_shelters_needs_no_luck() -> None:
    hut = Site("hut", "1", "The hut", "shelter")
    state = party(hexes("ff", sites=(hut,)), "ranger", finds=(Found("hut", "seen"),), timer=4)
    assert camp(state) == "Make camp"


@rule("WLD-205", "WLD-G60")
def test_a_camp_promises_nothing_where_a_game_master_may_call_for_an_event() -> None:
    state = party(hexes("ff", difficulty=10), "ranger", master=True, timer=4)
    assert camp(state) == "Make camp: shelter 2 in 3"


@rule("WLD-G133")
def test_ways_of_a_dilemma_that_seldom_go_well_come_last_and_those_that_hardly_ever_do_stand_aside() -> None:
    """Two d6 without a skill, 1 harder than the ground: 9 comes up in 10 of 36 throws, 10 in 6, 12 in 1.

    It tires who fails, so less often than 1 in 4 it stands aside, and less often than 1 in 20 it is no control."""
    frail = {"strength": 6, "agility": 6, "spirit": 6, "mind": 6}
    state = met("cart", purse=30)
    plain = tuple(replace(member, dice=frail, skills={}, resolve=0) for member in state.members)
    weights = {}
    for tn in (8, 9, 11):
        hard = replace(state, members=plain, region=replace(state.region, difficulty=tn))
        lift = content().dilemmas["cart"].way("lift")
        weights[tn] = (round(36 * crossings.chance(hard, lift)), weight_of(hard, "lift"), weight_of(hard, "leave"))
    assert weights == {8: (10, "main", "main"), 9: (6, "quiet", "main"), 11: (1, "written", "main")}


def weight_of(state: State, option: str) -> str:
    view = view_for(state, 0)
    return next(GAME.choice(view, move).weight for move in GAME.legal(state, 0) if str(move) == f"choose {option}")


@rule("WLD-196", "WLD-G40")
def test_another_forager_says_what_becomes_of_the_camps_shelter() -> None:
    """The Ranger, d10 + d6 + Survival 2, builds; where they forage, another builds worse."""
    state = party(hexes("ff", difficulty=10), "ranger", "fighter", stretch=4)
    state = replace(state, roles=replace(state.roles, forager=1))
    ranger = next(member for member in state.members if member.handle == "ranger")

    def forager(at: State) -> str:
        return GAME.choice(view_for(at, None), RolesTo("forager", ranger.handle)).label

    assert forager(state).startswith("Forager: Ranger, shelter ") and forager(state).endswith(
        " (now 2 in 3), food 2 in 3 (now 1 in 50)"
    )
    assert forager(replace(state, stretch=1)).startswith("Forager: Ranger, food ")
