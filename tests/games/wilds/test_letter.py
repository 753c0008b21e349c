"""The option `rules`: where a house rule differs from the source, that or the letter."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.games.wilds.rules.camp import is_late
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.rules.shifting import open_shifts
from engine.games.wilds.state.member import Habits
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Goal, Region, Site
from engine.games.wilds.state.state import State, last_day
from tests.games.wilds.build import FIGHTER, RANGER, decide, hexes, kinds_of, only, party, to, working

rule = pytest.mark.rule
By = Literal["house", "letter"]
BOTH = pytest.mark.parametrize("by", ["house", "letter"])


def country(**fields: object) -> Region:
    return hexes("fff", "fff", "fff", forage="none", **fields)


def going_by(by: By, region: Region | None = None, **fields: object) -> State:
    state = party(region or country(), at="5", options=Options(wayside="off", resolve="off", rules=by), **fields)
    return replace(state, members=tuple(replace(member, habits=Habits()) for member in state.members))


@BOTH
@rule("WLD-212", "WLD-G71")
def test_by_the_letter_every_success_in_one_place_brings_the_goal_nearer(by: By) -> None:
    state = going_by(by, country(goal=Goal("", 8)), challenge=8, goal="open")
    for _ in range(2):
        # Spirit d8 6 + 6 of 6 and 1, by a helper's boon, + Perception 3 = 15 against 10: Critical, 2 steps. The second
        # has the bane of a search in vain beside the boon: 6 + 6 + 3.
        dice = (6, 6, 1) if state.challenge == 8 else (6, 6)
        state, _ = decide(state, "search rogue plain", *dice)
    assert state.challenge == {"house": 6, "letter": 4}[by]


@BOTH
@rule("WLD-212", "WLD-217", "WLD-G71")
def test_by_the_letter_a_search_counts_however_near_the_goal_is(by: By) -> None:
    state = going_by(by, country(goal=Goal("", 8)), challenge=3, goal="open")
    state, _ = decide(state, "search rogue plain", 6, 6, 1)
    assert state.challenge == {"house": 3, "letter": 1}[by]


@BOTH
@rule("WLD-174", "WLD-175", "WLD-G46")
def test_by_the_letter_a_searchs_blunder_goes_by_what_hides(by: By) -> None:
    # Spirit 2 + 2 of 2 and 1 + 3 = 7: 3 below the country's 10, a Failure; 5 below the 12 of what hides, a Blunder, of
    # which a hazard comes to the Rogue and the Ranger: d4 of 1 is a rockslide, which both escape with 8 + 6.
    region = country(sites=[Site("crypt", "5", "Crypt", "secret", hidden=True, tn=12)])
    dice = (2, 2, 1) if by == "house" else (2, 2, 1, 1, 8, 6, 8, 6)
    _, events = decide(going_by(by, region), "search rogue plain", *dice)
    assert only(events, "searched").facts["result"] == {"house": "nothing", "letter": "hazard"}[by]


@BOTH
@rule("WLD-213", "WLD-G105")
def test_by_the_letter_no_day_is_the_last(by: By) -> None:
    state = going_by(by, country(goal=Goal("", 8, days=8)), challenge=8, goal="open", day=8)
    assert last_day(state) == {"house": 8, "letter": 0}[by]


@BOTH
@rule("WLD-083", "WLD-G39", "WLD-G86", "WLD-G122")
def test_by_the_letter_the_member_who_rolled_picks_the_bonus(by: By) -> None:
    # 6 + 4 + 3 = 13 against 10: one bonus for the Ranger; 2 + 1 + 3 = 6, none for the Rogue.
    state, events = decide(going_by(by), f"move {to(going_by(by), '6')}", 6, 4, 2, 1)
    assert ("bonus" in kinds_of(events)) == bool(open_shifts(state, RANGER)) == (by == "house")
    asked = state.agenda[0] if state.agenda else None
    assert (isinstance(asked, Question) and asked.kind == "bonus") == (by == "letter")


@BOTH
@rule("WLD-153", "WLD-G65")
def test_by_the_letter_everybody_picks_what_of_theirs_suffers(by: By) -> None:
    from engine.games.wilds.rules import play as playing

    expedition = working(going_by(by), *((4,) * 4 if by == "house" else ()))
    happenings.wear_and_tear(expedition)
    playing.go_on(expedition)
    waiting = [task.owner for task in expedition.state.agenda if isinstance(task, Question) and task.kind == "wear"]
    assert waiting == ([] if by == "house" else list(range(FIGHTER + 1)))


@BOTH
@rule("WLD-200", "WLD-G28", "WLD-G68")
def test_by_the_letter_a_late_camp_takes_fatigue_off_too(by: By) -> None:
    assert is_late(going_by(by, stretch=5)) == (by == "house")
