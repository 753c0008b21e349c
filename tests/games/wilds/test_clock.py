"""Stretches, the timer, the night, the morning (scripted test 10)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.games.wilds.rules import clock, legal
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Block, Deed, Forced
from tests.games.wilds.build import (
    RANGER,
    asking_to_camp,
    decide,
    hexes,
    kinds_of,
    only,
    party,
    play,
    ticks,
    to,
    working,
)

rule = pytest.mark.rule


@rule("WLD-065")
@rule("WLD-135")
@rule("WLD-G28")
def test_an_action_takes_one_tick_and_one_stretch() -> None:
    state = party(at="11")
    state, events = decide(state, f"move {to(state, '10')}", 5, 3, 4, 2)
    assert ticks(events) == [(6, 5)]
    assert (state.stretch, state.timer) == (2, 5)


@rule("WLD-136")
@rule("WLD-G22")
def test_care_and_long_looks_take_a_second_tick() -> None:
    expedition = working(party())
    clock.begin(expedition, Deed("search", "1", careful=True))
    assert [(event.facts["before"], event.facts["why"]) for event in expedition.events] == [(6, ""), (5, "careful")]
    site = Site("vault", "1", "A vault", "secret", long=True)
    expedition = working(party(hexes("ff", sites=[site])))
    clock.begin(expedition, Deed("investigate", "vault"))
    assert [event.facts["why"] for event in expedition.events] == ["", "long"]


@rule("WLD-G88")
def test_the_game_masters_ticks_count_for_the_next_action_only() -> None:
    expedition = working(party(forced=Forced(ticks=2)))
    clock.begin(expedition, Deed("search", "1"))
    assert expedition.state.timer == 3
    assert expedition.state.forced.ticks == 0


@rule("WLD-120")
@rule("WLD-145")
@rule("WLD-066")
def test_the_timer_is_checked_after_the_results_and_the_action_ends_after_that() -> None:
    expedition = working(party(timer=1))
    clock.begin(expedition, Deed("search", "1"))
    steps = [task.step for task in expedition.state.agenda if isinstance(task, Then)]
    assert steps == ["forage beside", "check timer", "crossing", "end action"]
    assert (expedition.state.timer, expedition.state.event_due) == (0, True)


@rule("WLD-146")
@rule("WLD-147")
@rule("WLD-148")
@rule("WLD-149")
@rule("WLD-026")
@rule("WLD-027")
@rule("WLD-G27")
def test_a_night_search_has_a_bane_tires_all_and_leaves_only_a_late_camp() -> None:
    state = asking_to_camp(party(at="2", stretch=4))
    state = replace(state, roles=replace(state.roles, forager=-1))
    # The helper's boon and the night's bane cancel each other: one d6.
    state, events = decide(state, "search ranger plain", 5, 3)
    roll = next(event.facts for event in events if event.kind == "rolled")
    assert roll["reasons"] == ("helper", "night")
    assert ticks(events) == [(6, 5)]
    assert [member.fatigue for member in state.members] == [1, 1, 1, 1]
    assert state.stretch == 5
    with pytest.raises(IllegalMove, match="WLD-G27"):
        play(state, RANGER, f"move {to(state, '3')}")
    verbs = {move.verb for move in legal.actions(state)}
    assert verbs == {"camp", "depart"}


@rule("WLD-G27")
def test_a_late_camp_has_a_bane_and_the_next_day_begins_after_it() -> None:
    members = tuple(replace(member, fatigue=1) for member in party().members)
    state = asking_to_camp(party(at="2", stretch=5, members=members))
    state = replace(state, roles=replace(state.roles, forager=-1))
    # Shelter: d10 6, d6 2, Survival 2 make 10, a Weak success; then four Supply Checks.
    state, events = decide(state, "camp ranger", 6, 2, 4, 4, 4, 4)
    shelter = next(event.facts for event in events if event.kind == "rolled")
    assert (shelter["total"], shelter["result"]) == (10, "weak")
    assert "night" in shelter["reasons"]  # type: ignore[operator]
    assert (state.day, state.stretch) == (2, 1)
    assert [member.fatigue for member in state.members] == [1, 1, 1, 1]


@rule("WLD-148")
@rule("WLD-G27")
def test_without_a_helper_the_lower_of_two_dice_counts_at_night() -> None:
    state = asking_to_camp(party(hexes("ff"), "ranger", stretch=4))
    state = replace(state, roles=replace(state.roles, forager=-1))
    state, events = decide(state, "search best plain", 5, 3, 2)
    assert (only(events, "rolled").facts["kept"], state.members[0].fatigue, state.stretch) == (2, 1, 5)
    state, events = decide(state, "camp best", 6, 4, 2, 4)
    assert (only(events, "rolled").facts["kept"], state.day, state.stretch) == (2, 2, 1)


@rule("WLD-G29")
@rule("WLD-G93")
def test_a_morning_ends_what_counted_for_a_day_and_leaves_the_timer_alone() -> None:
    charm = Item("charm", "charm", skill="nature", spent=True)
    state = party(timer=2, stretch=4, forage_tries=1, blocks=(Block("1", "2", 2), Block("1", "5", 3)))
    members = tuple(replace(member, fed=True, mended=True, items=(charm,)) for member in state.members)
    expedition = working(replace(state, members=members, roles=replace(state.roles, fixed=True)))
    clock.dawn(expedition)
    after = expedition.state
    assert (after.day, after.stretch, after.timer, after.forage_tries) == (2, 1, 2, 0)
    assert not any(member.fed or member.mended or member.items[0].spent for member in after.members)
    assert after.blocks == (Block("1", "5", 3),)
    assert not after.roles.fixed
    assert only(expedition.events, "dawn").facts["day"] == 2


@rule("WLD-G61")
@rule("WLD-156")
def test_bad_weather_of_the_last_action_lies_on_the_next_one_only() -> None:
    state = party(at="11", next_bane=True)
    after, events = decide(state, f"move {to(state, '10')}", 5, 3, 2, 4, 2, 1)
    assert all("storm" in event.facts["reasons"] for event in events if event.kind == "rolled")  # type: ignore[operator]
    assert (after.next_bane, after.bane_now) == (False, False)


@rule("WLD-237")
@rule("WLD-G83")
def test_once_most_of_the_region_is_explored_the_party_is_told_once() -> None:
    region = hexes("fffff")
    state = party(region, visited=("1", "2", "3"), known=("1", "2", "3"))
    state, events = decide(state, "move N20", 5, 3, 4, 2)
    assert "suggestion" not in kinds_of(events)
    assert not state.suggested
    expedition = working(replace(state, visited=("1", "2", "3", "4"), known=("1", "2", "3", "4")))
    clock.suggest(expedition)
    clock.suggest(expedition)
    assert [event.facts["what"] for event in expedition.events] == ["explored"]
