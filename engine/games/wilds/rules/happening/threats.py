"""Threats already in motion, and the challenge's own timer (WLD-072, WLD-213, WLD-G73, WLD-G74)."""

from __future__ import annotations

from msgspec.structs import replace

from ...state.region import Region
from ...state.state import Timer
from .. import events
from ..flow import step
from ..progress import Expedition
from ..steps import tasks

GOAL = -1
"""Stands in `state.Timer.threat` for the challenge's own timer."""

HARDER, HARDEST = 2, 14
"""What corruption and worse add to an Exploration Difficulty, and how high it can become."""


def timers(region: Region) -> tuple[Timer, ...]:
    """Return the timers that a region begins with: those of its threats, and that of its challenge."""
    kept = [Timer(number, threat.timer) for number, threat in enumerate(region.threats) if threat.timer]
    if region.goal is not None and region.goal.timer:
        kept.append(Timer(GOAL, region.goal.timer))
    return tuple(kept)


def tick(expedition: Expedition) -> None:
    """Let every threat's timer go on by one; what runs out comes to pass, once (WLD-G73).

    Called in step 2 of an action that ticks the main timer, however often that ticks.
    """
    for timer in expedition.state.timers:
        if timer.left > 0 and _running(expedition, timer):
            _set(expedition, timer.threat, timer.left - 1)
            if timer.left == 1:
                expire(expedition, timer.threat)


@step(tasks.TickThreats)
def _tick(expedition: Expedition, task: tasks.TickThreats) -> None:
    tick(expedition)


def _running(expedition: Expedition, timer: Timer) -> bool:
    """Return whether a timer still matters: the challenge's own only while the goal is looked for."""
    return timer.threat != GOAL or expedition.state.goal == "open"


def _set(expedition: Expedition, threat: int, left: int) -> None:
    others = expedition.state.timers
    if any(timer.threat == threat for timer in others):
        expedition.change(timers=tuple(replace(one, left=left) if one.threat == threat else one for one in others))
    else:
        expedition.change(timers=(*others, Timer(threat, left)))


def main_timer_ran_out(expedition: Expedition) -> None:
    """Let those threats come to pass, once, for which the main timer serves both purposes (WLD-213, WLD-G73)."""
    spent = {timer.threat for timer in expedition.state.timers if timer.left == 0}
    for number, threat in enumerate(expedition.region.threats):
        if threat.dual and number not in spent:
            _set(expedition, number, 0)
            expire(expedition, number)


def expire(expedition: Expedition, number: int) -> None:
    """Let a threat come to pass, or the challenge's time be over."""
    region = expedition.region
    if number == GOAL:
        _lose_goal(expedition)
        return
    threat = region.threats[number]
    expedition.tell(events.threat(threat.name, threat.on_expiry, threat.text))
    if threat.on_expiry == "pursuers":
        expedition.push(tasks.Pursuers(number))
    elif threat.on_expiry == "severe_weather":
        expedition.change(severe=True)
    elif threat.on_expiry == "corruption":
        place = region.places[expedition.table("corruption", len(region.places)) - 1]
        worse = replace(place, difficulty=_harder(place.difficulty or region.difficulty))
        places = tuple(worse if other is place else other for other in region.places)
        expedition.change(region=replace(region, places=places))
    elif threat.on_expiry == "harder":
        expedition.change(
            region=replace(
                region,
                difficulty=_harder(region.difficulty),
                places=tuple(replace(place, difficulty=_harder(place.difficulty)) for place in region.places),
                paths=tuple(replace(path, difficulty=_harder(path.difficulty)) for path in region.paths),
            )
        )
    elif threat.on_expiry == "lost":
        _lose_goal(expedition)


def _harder(difficulty: int) -> int:
    """Return a difficulty raised by 2, 14 at most; 0, which stands for the region's own, stays 0."""
    return max(difficulty, min(HARDEST, difficulty + HARDER)) if difficulty else 0


def _lose_goal(expedition: Expedition) -> None:
    """What the party came for is out of reach, unless it was found before."""
    if expedition.state.goal == "open":
        expedition.change(goal="lost")
        expedition.tell(events.goal("lost"))
