"""The days that there are for a goal (WLD-213, WLD-G105)."""

from typing import Literal

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import clock, flow
from engine.games.wilds.rules.events import finding
from engine.games.wilds.rules.steps import tasks
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Deed, Found, last_day
from engine.games.wilds.state.view import view_for

from .stage import Stage, stage


def at_dawn(day: int, days: Literal[0, 6, 8], goal: str) -> Stage:
    """Return an expedition that has slept through the night after a day."""
    here = stage((), day=day, goal=goal, challenge=3)
    here.change(region=replace(here.region, goal=Goal("", 8, 0, "Find it.", days=days, late="The snow has come.")))
    clock.dawn(here)
    flow.run(here)
    return here


@pytest.mark.rule("WLD-213", "WLD-G105")
@pytest.mark.parametrize("goal", ["open", "found"])
def test_after_the_last_day_the_goal_is_lost_found_or_not(goal: str) -> None:
    here = at_dawn(8, 8, goal)
    assert (here.state.day, here.state.goal, here.state.challenge) == (9, "lost", 0)
    assert here.fact("goal", "what") == "lost" and here.fact("goal", "text") == "The snow has come."
    assert here.fact("dawn", "last") == 0, "there is no day of 8 any more"


@pytest.mark.rule("WLD-213", "WLD-G105")
def test_the_last_day_is_still_theirs() -> None:
    here = at_dawn(7, 8, "open")
    assert (here.state.day, here.state.goal, here.fact("dawn", "last")) == (8, "open", 8)
    assert last_day(here.state) == 8 and GAME.scene(view_for(here.state, 0), Look()).title == "Day 8 of 8, morning"


@pytest.mark.rule("WLD-G105")
@pytest.mark.parametrize(("days", "goal"), [(0, "open"), (8, "done")])
def test_no_day_is_the_last_without_such_a_goal_or_with_it_done(days: Literal[0, 8], goal: str) -> None:
    here = at_dawn(30, days, goal)
    assert here.state.goal == goal and not here.told("goal")
    assert GAME.scene(view_for(here.state, 0), Look()).title == "Day 31, morning"


@pytest.mark.rule("WLD-G105", "WLD-G133")
@pytest.mark.parametrize(
    ("stretch", "steps", "crossed", "goal"),
    [
        (1, 5, 0, "found"),  # four more actions on the last day, and one success may come in the party's way
        (1, 5, 8, "lost"),
        (2, 4, 0, "found"),
        (3, 4, 0, "lost"),
        (3, 2, 8, "found"),
        (4, 2, 0, "lost"),  # at night nothing comes in the way
        (4, 1, 0, "found"),
    ],
)
def test_a_goal_that_takes_more_than_is_left_is_lost_at_once(stretch: int, steps: int, crossed: int, goal: str) -> None:
    """The end of an action by which it is as late as that; a defeat or a camp would make it later."""
    here = at_dawn(7, 8, "found")
    cave = Site("cave", here.state.here.at, "Cave", "secret", steps=steps, test="mind+lore")
    region = replace(here.region, sites=(cave,), goal=replace(here.region.goal, site="cave"))  # type: ignore[type-var]
    rules = replace(here.state.rules, wayside=True)
    here.change(rules=rules, region=region, finds=(Found("cave", "goal"),), stretch=stretch, crossed=crossed)
    assert clock.is_too_late(here.state) == (goal == "lost")
    here.change(stretch=stretch - 1, deed=Deed("move"))
    here.push(tasks.EndAction())
    flow.run(here)
    assert here.state.goal == goal
    if goal == "lost":
        said = GAME.tell(GAME.view(here.state, None), [finding.Goal("lost").told()])
        left = "1 is left" if stretch == 4 else f"{5 - stretch} are left"
        assert said == f"**It cannot be done any more: it takes at least {steps} actions, and {left}, nights and all.**"
