"""Tests of the weather, where there is any."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Then
from engine.core.verbs import MoveTo
from engine.games.wilds.rules import clock, legal
from engine.games.wilds.state.state import Deed

from .stage import stage

DAILY = {"weather": True}


@pytest.mark.rule("WLD-070", "WLD-G64")
@pytest.mark.parametrize(
    ("die", "kind"),
    [
        (1, "perfect"),
        *((die, "fair") for die in range(2, 8)),
        (8, "light"),
        (9, "light"),
        (10, "heavy"),
        (11, "heavy"),
        (12, "severe"),
    ],
)
def test_the_weather_by_its_d12(die: int, kind: str) -> None:
    there = stage((die,), rules=DAILY)
    assert clock.weather(there) == kind
    assert there.state.weather == kind


@pytest.mark.rule("WLD-G64")
def test_without_the_option_no_weather_is_rolled() -> None:
    there = stage()
    assert clock.weather(there) == ""
    assert there.state.weather == "fair"


@pytest.mark.rule("WLD-072", "WLD-G74")
def test_a_storm_that_was_on_its_way_comes_without_a_die_and_passes() -> None:
    for rules, after in (({}, ()), (DAILY, (5,))):
        there = stage(after, rules=rules, severe=True)
        clock.dawn(there)
        assert (there.state.weather, there.state.severe) == ("severe", False)
        assert there.fact("dawn", "weather") == "severe"
        clock.dawn(there)
        assert there.state.weather == "fair"
        assert [event.facts["weather"] for event in there.told("dawn")] == ["severe", "fair"]
        assert there.done()


@pytest.mark.rule("WLD-G64")
def test_severe_weather_keeps_the_party_where_it_is() -> None:
    there = stage(weather="severe")
    forbidden = [
        kind.__struct_config__.tag
        for kind in legal.DOINGS
        if (refused := legal.refuse_kind(there.state, kind)) is not None and refused.rule == "WLD-G64"
    ]
    assert forbidden == ["move", "scout", "track", "journey"]
    assert legal.refuse_kind(replace(there.state, weather="heavy"), MoveTo) is None


@pytest.mark.rule("WLD-G64")
@pytest.mark.parametrize(("kind", "fatigue"), [("severe", 2), ("heavy", 1), ("fair", 1)])
def test_not_camping_on_a_severe_day_costs_1_fatigue_besides_that_of_the_night(kind: str, fatigue: int) -> None:
    there = stage(weather=kind, stretch=4, deed=Deed("search"))
    there.go(Then("end action"))
    assert [member.fatigue for member in there.state.members] == [fatigue] * 4


@pytest.mark.rule("WLD-G64")
def test_climates_count_only_where_weather_does() -> None:
    hot, cold = {"climate": "hot"}, {"climate": "cold"}
    assert clock.thirsty(stage(rules=DAILY, region=hot).state)
    assert clock.freezing(stage(rules=DAILY, region=cold).state)
    assert not clock.thirsty(stage(region=hot).state)
    assert not clock.freezing(stage(region=cold).state)
    assert not clock.freezing(stage(rules=DAILY, region=hot).state)
