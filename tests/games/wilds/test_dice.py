"""Which dice are thrown, and in what order: every die shows its highest face here (WLD-G08)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.dice import Dice
from engine.core.flow import Then
from engine.games.wilds.rules import clock, flow, knowing
from engine.games.wilds.rules.finding import discoveries, foraging, loot, searching
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.rules.meeting import meetings
from engine.games.wilds.rules.travelling import scouting
from engine.games.wilds.state.member import Wound
from engine.games.wilds.state.moves import Forage, Scout, Search
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Roles

from .stage import FORESTERS, Stage, stage

rule = pytest.mark.rule

HOLLOW = Site("hollow", "11", "Hollow", "secret", hidden=True, tn=10)
DEN = Site("den", "12", "Den", "danger", occupied=True, foe="wolves", kind="beast", count="1d4")


class Shown:
    """Dice that show given faces first, and then their highest ones; ``sides`` says how many each had."""

    def __init__(self, *first: int) -> None:
        self.counter = 0
        self.first = list(first)
        self.sides: list[int] = []

    def below(self, count: int) -> int:
        """Return the next draw."""
        self.counter += 1
        self.sides.append(count)
        face = self.first.pop(0) if self.first else count
        assert 1 <= face <= count, f"a {face} of a d{count}"
        return face - 1


def thrown(act: Callable[[Stage], object], *first: int, **fields: Any) -> list[int]:
    """Do something on a stage, and return how many sides each die had; after the ``first`` faces all show the highest."""
    return dice_on(stage(**fields), act, *first)


def dice_on(here: Stage, act: Callable[[Stage], object], *first: int) -> list[int]:
    """Return the same on a stage that is there already."""
    dice = Shown(*first)
    here.dice = Dice(dice)
    act(here)
    flow.run(here)
    assert not dice.first
    return dice.sides


def treasure(here: Stage) -> None:
    here.set_found("hollow", how="searched", nature="treasure")
    loot.roll(here, "hollow")


@rule("WLD-189", "WLD-190", "WLD-191", "WLD-192", "WLD-193", "WLD-194", "WLD-G55")
@pytest.mark.parametrize(
    ("row", "sides"),
    [
        (1, [6, 4, 4]),  # 2d4 packs
        (2, [6]),
        (3, [6, 4, 6, 3, 6]),  # packs, weapon or tool, places on the map, a hint
        (4, [6, 6, 6, 6, 6, 3, 6, 6, 6]),  # the trap, 3d6 coins, 1d3 bales, the worth of each
        (5, [6]),
    ],
)
def test_the_dice_of_a_treasure(row: int, sides: list[int]) -> None:
    assert thrown(treasure, row, region={"sites": (HOLLOW,)}) == sides


@rule("WLD-193", "WLD-G55")
def test_the_dice_of_offerings_that_are_taken() -> None:
    def take(here: Stage) -> None:
        treasure(here)
        flow.run(here)
        here.answer("take")

    assert thrown(take, 5, region={"sites": (HOLLOW,)}) == [6, 6, 6, 6, 6, 6]


@rule("WLD-194", "WLD-G55")
def test_the_dice_of_something_wondrous() -> None:
    assert thrown(treasure, 6, 3, region={"sites": (HOLLOW,)}) == [6, 6, 6]
    assert thrown(treasure, 6, 4, region={"sites": (HOLLOW,)}) == [6, 6]


@rule("WLD-190", "WLD-G55")
def test_raw_materials_are_worth_2d6_times_10() -> None:
    here = stage([6, 6])
    loot.bring_in_materials(here, "2d6x10")
    assert [item.worth for item in here.state.goods] == [120]
    assert thrown(lambda here: loot.bring_in_materials(here, "2d6x10")) == [6, 6]


@rule("WLD-155", "WLD-157", "WLD-158", "WLD-G62", "WLD-G63")
def test_the_dice_of_a_terrain_shift() -> None:
    def shift(here: Stage) -> None:
        here.push(Then("shift"))

    assert thrown(shift, 1) == [3]
    # Of 12, 15, 14, 10 and 6, which were not entered, one is blocked, for 1d6 days.
    assert thrown(shift, 2) == [3, 5, 6]
    # A stampede: Spirit and Survival of all four; those untrained have a bane, and two d6.
    assert thrown(shift, 3) == [3, 4, 10, 6, 8, 6, 6, 10, 6, 6, 6, 6, 6]


@rule("WLD-158", "WLD-G13", "WLD-G63")
def test_a_wound_is_a_d4() -> None:
    def rockslide(here: Stage) -> None:
        happenings.hazard(here, (0,))

    here = stage((1, 1, 1, 4))
    rockslide(here)
    flow.run(here)
    assert here.member(0).wounds == (Wound("mind"),)
    assert thrown(rockslide, 1, 1, 1) == [4, 8, 6, 4]


@rule("WLD-234", "WLD-235", "WLD-G78")
def test_the_dice_of_what_comes_back() -> None:
    def plan(here: Stage) -> None:
        here.set_found("it", how="seen")
        discoveries.plan(here, "it")

    def look(here: Stage) -> None:
        here.set_found("it", how="seen", done=True, due=1)
        discoveries.look(here, "11")

    for category, sides, latest in (("danger", [6], 1 + 6), ("resource", [6, 6], 1 + 18), ("shelter", [], 0)):
        here = stage(region={"sites": (Site("it", "11", "It", category),)})  # type: ignore[arg-type]
        assert dice_on(here, plan) == sides
        assert here.state.finds[0].due == latest
    danger = {"sites": (Site("it", "11", "It", "danger"),)}
    assert thrown(look, 3, region=danger) == [6, 6]
    assert thrown(look, 4, region=danger) == [6]


@rule("WLD-191", "WLD-232", "WLD-G77")
def test_the_dice_of_a_map() -> None:
    here = stage(region={"sites": ()})
    assert dice_on(here, knowing.read_map) == [3, 6]
    assert len(here.state.known) == 3 + 3


@rule("WLD-175", "WLD-177", "WLD-G46", "WLD-G47")
def test_the_dice_of_a_search_that_goes_half_wrong_or_wholly() -> None:
    def search(here: Stage) -> None:
        searching.begin(here, Search("rogue"))

    # The Rogue, helped: 5 + 2 + 3 = 10 against 10, weak: a d3 for the snag.
    assert thrown(search, 5, 2, 1, 3, region={"sites": (HOLLOW,)}) == [8, 6, 6, 3]
    # 1 + 1 + 3 = 5: with dangerous foes next door a d6, even: a hazard, d4, and two saves.
    tired = thrown(search, 1, 1, 1, 6, 1, region={"sites": (DEN,)})
    assert tired == [8, 6, 6, 6, 4, 8, 6, 10, 6]


@rule("WLD-112", "WLD-G42")
def test_those_who_noticed_the_scout_come_on_a_d6() -> None:
    here = {"region": {"sites": (DEN,)}, "roles": Roles(0, 1)}
    name = stage(**here).place_name("12")  # type: ignore[arg-type]
    dice = thrown(lambda there: scouting.begin(there, Scout(name, "rogue")), 1, 1, **here)
    assert dice == [10, 6, 6]


@rule("WLD-103", "WLD-107", "WLD-G40")
def test_the_dice_of_foraging() -> None:
    def forage(here: Stage) -> None:
        foraging.begin(here, Forage("druid"))

    # A critical: 1d4 herbs or materials. A blunder: one of four tastes it, and saves.
    assert thrown(forage, roles=Roles(0, 1)) == [10, 6, 6, 4]
    assert thrown(forage, 1, 1, 1, roles=Roles(0, 1)) == [10, 6, 6, 4, 6, 6]


@rule("WLD-069", "WLD-070", "WLD-152", "WLD-G57")
def test_the_dice_of_an_encounter() -> None:
    # The table's d6, 1d4 + 1 of them; their disposition is a d6 where the table says none.
    assert thrown(lambda here: meetings.meet_table(here, "event"), 6) == [6, 4]
    assert FORESTERS.count == "1d4+1"
    assert thrown(lambda here: meetings.meet_table(here, "event"), 2) == [6, 3, 6]


@rule("WLD-150", "WLD-151", "WLD-159", "WLD-160", "WLD-G51")
def test_the_dice_of_an_event() -> None:
    def event(here: Stage) -> None:
        here.push(Then("event"))

    assert thrown(event) == [6]
    assert thrown(event, 5, region={"clues": ()})[:2] == [6, 6]
    assert thrown(event, 5, 6, region={"clues": (), "sites": ()}) == [6, 6, 6]


@rule("WLD-G64")
@pytest.mark.parametrize(
    ("face", "weather_then"),
    [
        (1, "perfect"),
        (2, "fair"),
        (7, "fair"),
        (8, "light"),
        (9, "light"),
        (10, "heavy"),
        (11, "heavy"),
        (12, "severe"),
    ],
)
def test_the_weather_is_a_d12(face: int, weather_then: str) -> None:
    here = stage(rules={"weather": True})
    assert dice_on(here, clock.weather, face) == [12]
    assert here.state.weather == weather_then
