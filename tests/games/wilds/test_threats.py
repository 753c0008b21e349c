"""Tests of threats in motion and of the challenge's own timer."""

from __future__ import annotations

import pytest

from engine.core.flow import Then
from engine.games.wilds.rules import clock
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.rules.trials import difficulty
from engine.games.wilds.state.region import Goal, Threat
from engine.games.wilds.state.state import Deed, Timer

from .stage import REGION, Stage, stage


def under(*given: Threat, faces: tuple[int, ...] = (), left: int = 1, **fields: object) -> Stage:
    """Return a party under threats whose timers stand at ``left``."""
    timers = tuple(Timer(number, left) for number, threat in enumerate(given) if threat.timer)
    region = {"threats": given, **fields.pop("region", {})}  # type: ignore[dict-item]
    return stage(faces, region=region, timers=timers, **fields)


def lefts(there: Stage) -> list[int]:
    return [timer.left for timer in there.state.timers]


@pytest.mark.rule("WLD-072", "WLD-213", "WLD-G73")
def test_a_region_starts_with_the_timers_it_declares_and_none_else() -> None:
    storm, rumour = Threat("storm", 8, "severe_weather"), Threat("rumour")
    there = under(storm, rumour, Threat("rivals", 6, "lost"), region={"goal": Goal("tower", 6, 8)})
    assert happenings.timers(there.region) == (Timer(0, 8), Timer(2, 6), Timer(happenings.GOAL, 8))
    assert happenings.timers(REGION) == ()


@pytest.mark.rule("WLD-G73")
def test_a_threat_ticks_once_with_every_action_that_ticks_whatever_the_main_timer_does() -> None:
    there = under(Threat("storm", 8, "severe_weather"), left=8)
    clock.begin(there, Deed("search", careful=True))
    assert (there.state.timer, lefts(there)) == (4, [7])
    there.change(agenda=(), deed=None)
    clock.begin(there, Deed("backtrack"))
    assert (there.state.timer, lefts(there)) == (4, [7])


@pytest.mark.rule("WLD-G73")
def test_a_threat_comes_to_pass_once() -> None:
    there = under(Threat("omen", 6, "text", "The birds are gone."), left=2)
    for _ in range(4):
        happenings.tick(there)
    assert [event.facts["text"] for event in there.told("threat")] == ["The birds are gone."]
    assert lefts(there) == [0]


@pytest.mark.rule("WLD-G73", "WLD-G74", "WLD-072")
def test_pursuers_attack_after_the_action_and_are_hostile() -> None:
    hunters = Threat("the hunters", 6, "pursuers", "Dogs bark.", foe="bounty hunters", count="1d3")
    there = under(hunters, faces=(2,))
    clock.begin(there, Deed("search"))
    there.go()
    assert there.question.kind == "approach"
    assert there.plain == ("talk", "slip", "flee", "fight")
    met = dict(there.told("met")[0].facts)
    assert (met["name"], met["count"], met["disposition"], met["how"]) == ("bounty hunters", 2, "hostile", "pursuit")


@pytest.mark.rule("WLD-G74")
def test_a_storm_comes_the_next_day() -> None:
    there = under(Threat("storm", 8, "severe_weather"))
    happenings.tick(there)
    assert (there.state.severe, there.state.weather) == (True, "fair")
    clock.dawn(there)
    assert there.state.weather == "severe"


@pytest.mark.rule("WLD-G74")
def test_corruption_makes_one_random_hex_harder_up_to_14() -> None:
    blight = Threat("blight", 6, "corruption")
    there = under(blight, faces=(12, 12, 12))
    for expected in (12, 14, 14):
        happenings.expire(there, 0)
        assert difficulty(there.state, "12") == expected
        assert difficulty(there.state, "11") == 10
    assert there.done()


@pytest.mark.rule("WLD-G73")
def test_it_can_become_harder_everywhere() -> None:
    there = under(Threat("fog", 6, "harder"))
    happenings.tick(there)
    assert difficulty(there.state) == 12
    happenings.expire(there, 0)
    happenings.expire(there, 0)
    assert difficulty(there.state) == 14


@pytest.mark.rule("WLD-G73")
@pytest.mark.parametrize(("before", "after"), [("open", "lost"), ("found", "found"), ("done", "done"), ("none", "none")])
def test_rivals_take_a_goal_that_was_not_found(before: str, after: str) -> None:
    there = under(Threat("rivals", 6, "lost"), goal=before)
    happenings.tick(there)
    assert there.state.goal == after
    assert [event.facts["what"] for event in there.told("goal")] == (["lost"] if before == "open" else [])


@pytest.mark.rule("WLD-213", "WLD-G73")
def test_the_challenge_has_its_own_timer_while_the_goal_is_looked_for() -> None:
    goal = {"goal": Goal("tower", 6, 6)}
    there = stage(region=goal, timers=(Timer(happenings.GOAL, 2),), goal="open")
    happenings.tick(there)
    assert (there.state.goal, lefts(there)) == ("open", [1])
    happenings.tick(there)
    assert there.state.goal == "lost"
    found = stage(region=goal, timers=(Timer(happenings.GOAL, 1),), goal="found")
    happenings.tick(found)
    assert (found.state.goal, lefts(found)) == ("found", [1])


@pytest.mark.rule("WLD-213", "WLD-G73")
def test_the_main_timer_can_serve_both_purposes_once() -> None:
    there = under(Threat("flood", on_expiry="severe_weather", dual=True), faces=(6, 6), deed=Deed("search"), timer=6)
    happenings.tick(there)
    assert there.told("threat") == []
    there.go(Then("event"))
    assert there.kinds() == ["event", "reset", "threat"]
    there.go(Then("event"))
    assert len(there.told("threat")) == 1


@pytest.mark.rule("WLD-072", "WLD-G74")
def test_a_threat_without_a_timer_is_only_text() -> None:
    there = under(Threat("somebody follows", text="For the game master."))
    for _ in range(10):
        happenings.tick(there)
    there.change(deed=Deed("search"))
    happenings.main_timer_ran_out(there)
    assert there.events == []
