"""What the guide of the first lesson says is true of the screen beside it, and after an own way it says nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from engine.api.update import Update
from engine.core.lessons import OWN, Lesson, lessons_of
from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.finding import challenge
from engine.games.wilds.state.member import WEARY
from engine.tables.session.live import Session
from tests.tables.house import ADA, House

FIRST = lessons_of("wilds")[0]
ALWAYS = {"1", str(WEARY), "100"}
"""What the guide tells of the rules: a single thing, from how much Fatigue on rolls are worse, coins for a point."""


def numbers(said: Iterable[str]) -> set[str]:
    return set(re.findall(r"(?<![\w])\d+", " ".join(said)))


def shown(live: Session, update: Update) -> set[str]:
    """Return the numbers that a screen shows: what was told, what is asked, the buttons, the head of the map."""
    cache = live.view_cache
    choices = [cache.choice(OWN, move) for move in cache.legal(OWN)] if live.row.status == "running" else []
    scene = cache.scene(None, Look())
    said = [update.story, update.status, update.aim, GAME.ask(cache.view(OWN)), scene.title]
    said += [f"{fact.name} {fact.value}" if hasattr(fact, "name") else str(fact) for fact in scene.facts]
    return numbers([*said, *(f"{choice.label} {choice.detail} {choice.text}" for choice in choices), scene.alt])


async def followed(house: House, lesson: Lesson, most: int) -> tuple[int, list[set[str]]]:
    """Follow a lesson for so many presses; return its place, and what each screen shows, the first of them before all."""
    update = await house.tables.lessons.play(house.call(), lesson.game, lesson.name)
    place = update.channel
    screens = [shown(await house.tables._context.cache.seen(place), update)]
    for step in lesson.steps[:most]:
        update = await house.act(ADA, step.move, place)
        screens.append(shown(await house.tables._context.cache.seen(place), update))
    return place, screens


@pytest.mark.rule("TAB-200")
async def test_each_number_of_the_guide_stands_on_the_screen() -> None:
    house = House(":memory:")
    await house.open({"wilds": GAME})
    try:
        place, screens = await followed(house, FIRST, len(FIRST.steps))
        for number, step in enumerate(FIRST.steps):
            before, after = screens[number], screens[number + 1]
            wrong = numbers([FIRST.before(number)]) - before - ALWAYS
            assert not wrong, f"{step.words}: {wrong} is not to be seen before it"
            wrong = numbers([FIRST.after(number)]) - after - ALWAYS
            assert not wrong, f"{step.words}: {wrong} is not to be seen after it"
        live = await house.tables._context.cache.seen(place)
        assert live.table is not None and live.table.state.goal == "done", "it ends with a win that is seen"
        assert not challenge.running(live.table.state)
    finally:
        await house.tables.close()


@pytest.mark.rule("TAB-200")
def test_steps_are_short() -> None:
    for number in range(len(FIRST.steps)):
        for said in (FIRST.before(number), FIRST.after(number)):
            assert len(said.split()) <= 50, said
    assert len(FIRST.steps) <= 14


@pytest.mark.rule("TAB-201")
@pytest.mark.parametrize("strays", [0, 2, 4, 8, 10, 12, 13])
async def test_after_an_own_way_the_guide_fits_or_falls_silent(strays: int) -> None:
    house = House(":memory:")
    await house.open({"wilds": GAME})
    try:
        place, _ = await followed(house, FIRST, strays)
        live = await house.tables._context.cache.seen(place)
        own = next(
            str(move)
            for move in live.view_cache.legal(OWN)
            if str(move) != FIRST.steps[strays].move and str(move).split()[0] in ("move", "search", "investigate", "choose")
        )
        await house.act(ADA, own, place)
        guide = await house.tables.lessons.guide(house.call(channel=place))
        assert guide is not None and guide.after == "" and not guide.done
        if guide.offer is None:
            assert guide.before == ""
    finally:
        await house.tables.close()
