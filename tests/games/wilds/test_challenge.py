"""The goal and its challenge die."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.player.judgement import TEMPERS
from engine.games.wilds.player.known_map import Mind
from engine.games.wilds.player.sensible import Turn
from engine.games.wilds.rules import knowing
from engine.games.wilds.rules.finding import challenge
from engine.games.wilds.rules.odds import winning, wins
from engine.games.wilds.speech.choices import choice as by_itself
from engine.games.wilds.state.moves import Investigate, Search
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Position, Roll, found

from .build import play
from .stage import Stage, stage

TOWER = Site("tower", "15", "Watchtower", "secret", hidden=True, tn=12)


def seeking(value: int, die: int = 6, site: str = "tower", at: str = "11", **fields: object) -> Stage:
    here = stage(at=at, goal="open", challenge=value, region={"sites": (TOWER,)}, **fields)
    here.change(region=replace(here.region, goal=Goal(site, die, reached="It is done.")))
    return here


def roll(total: int, tn: int = 10) -> Roll:
    return Roll(1, "search", "spirit", "perception", tn, total=total)


@pytest.mark.rule("WLD-207", "WLD-208", "WLD-209", "WLD-210", "WLD-211", "WLD-212", "WLD-G71")
@pytest.mark.parametrize(
    ("total", "before", "after"),
    [(6, 4, 5), (7, 4, 4), (9, 4, 4), (10, 4, 3), (11, 4, 3), (13, 4, 3), (14, 4, 2), (6, 6, 6)],
)
def test_the_die_falls_by_one_by_two_on_a_critical_and_rises_on_a_blunder(total, before, after):
    here = seeking(before)
    challenge.progress(here, roll(total, tn=14), "search")  # a Discovery TN of 14 does not matter for progress
    assert here.state.challenge == after
    assert len(here.told("challenge")) == (before != after)


@pytest.mark.rule("WLD-210", "WLD-G71")
def test_a_d8_rises_to_8_at_most():
    here = seeking(8, die=8)
    challenge.progress(here, roll(5), "track")
    assert here.state.challenge == 8
    here = seeking(7, die=8)
    challenge.progress(here, roll(5), "track")
    assert here.state.challenge == 8


@pytest.mark.rule("WLD-212", "WLD-217", "WLD-G71")
def test_a_place_counts_once_for_searching_and_once_for_tracking():
    here = seeking(6)
    for total in (10, 11, 14, 5):  # the first success says all; later ones, and blunders, say no more
        challenge.progress(here, roll(total), "search")
    assert here.state.challenge == 5
    challenge.progress(here, roll(10), "track")
    challenge.progress(here, roll(10), "track")
    assert here.state.challenge == 4
    here.change(here=Position("12"))
    challenge.progress(here, roll(10), "search")
    assert here.state.challenge == 3
    # Going back changes nothing; a look into a site is another matter, and counts whenever it succeeds.
    here.change(here=Position("11"))
    challenge.progress(here, roll(10), "search")
    for _ in range(2):
        challenge.count(here, "weak", "investigate")
    assert here.state.challenge == 1


@pytest.mark.rule("WLD-G71")
def test_a_vain_search_leaves_a_place_its_chance():
    here = seeking(4)
    for total in (6, 9, 10):  # a blunder, a failure, a weak success
        challenge.progress(here, roll(total), "search")
    assert here.state.challenge == 4 and not challenge.counts_here(here.state, "search")


def led(total: int) -> Roll:
    return replace(roll(total), reasons=("helper", "clue"))


@pytest.mark.rule("WLD-212", "WLD-217", "WLD-G71")
def test_a_party_that_is_close_learns_nothing_from_searching_at_random():
    """Of 8, at 5 a Search of any place counts; at 4, half of it, only one that goes by a clue, or finds something."""
    here = seeking(5, die=8)
    assert not challenge.is_close(here.state)
    challenge.progress(here, roll(10), "search")
    assert here.state.challenge == 4 and challenge.is_close(here.state)
    here.change(here=Position("12"))
    for total in (5, 10, 14):  # a blunder, a weak success, a critical one
        challenge.progress(here, roll(total), "search")
    assert here.state.challenge == 4 and challenge.counts_here(here.state, "search"), "the place keeps what it has to say"
    challenge.progress(here, led(10), "search")
    assert here.state.challenge == 3
    here.change(here=Position("10"))
    challenge.progress(here, roll(10), "search", found_it=True)
    assert here.state.challenge == 2


@pytest.mark.rule("WLD-217", "WLD-G71")
@pytest.mark.parametrize(("die", "left", "so"), [(8, 5, False), (8, 4, True), (6, 4, False), (6, 3, True)])
def test_half_of_the_die_is_close(die: Literal[6, 8], left: int, so: bool):
    assert challenge.is_close(seeking(left, die=die).state) is so


@pytest.mark.rule("WLD-212", "WLD-G71")
def test_leads_and_looks_count_to_the_end():
    here = seeking(3)
    challenge.progress(here, roll(10), "track")
    challenge.count(here, "strong", "investigate")
    assert here.state.challenge == 1


@pytest.mark.rule("WLD-G71", "WLD-G31")
def test_on_a_path_its_tracks_count_once_wherever_the_party_stands_on_it():
    here = seeking(6)
    for where in (Position("11", "12", 1), Position("11", "12", 2), Position("12", "11", 1), Position("11", "15", 1)):
        here.change(here=where)
        challenge.progress(here, roll(10), "track")
    assert here.state.challenge == 4


@pytest.mark.rule("WLD-G71", "WLD-G54")
def test_of_a_new_goal_every_place_can_tell_something():
    here = seeking(6)
    challenge.progress(here, roll(10), "search")
    here.change(goal="lost")
    challenge.set_goal(here, "tower")
    assert challenge.counts_here(here.state, "search")


@pytest.mark.rule("WLD-G72", "WLD-214")
def test_at_0_the_goal_is_on_the_map_wherever_the_party_stands():
    here = seeking(2, at="1")
    challenge.progress(here, roll(14), "track")
    known = here.found("tower")
    assert known is not None and known.how == "goal" and known.discovered
    assert (here.state.challenge, here.state.goal) == (0, "found")
    assert [event.facts["what"] for event in here.told("goal")] == ["located"]


@pytest.mark.rule("WLD-G72")
def test_a_goal_without_a_place_lies_where_the_party_is():
    here = seeking(1, site="")
    challenge.progress(here, roll(10), "track")
    site = here.region.sites[-1]
    assert site.at == "11" and here.region.goal is not None and here.region.goal.site == site.id
    assert here.state.goal == "found"


@pytest.mark.rule("WLD-G72")
def test_finding_it_otherwise_ends_the_challenge_at_once():
    here = seeking(5)
    knowing.discover(here, "tower", "scouted")
    assert (here.state.challenge, here.state.goal) == (0, "found")
    challenge.progress(here, roll(14), "search")
    assert not here.told("challenge")


@pytest.mark.rule("WLD-215", "WLD-216", "WLD-217", "WLD-G72")
def test_only_the_first_arrival_at_the_goals_own_place_is_progress():
    here = seeking(5)
    challenge.arrived(here, "14")
    assert here.go().state.challenge == 5
    challenge.arrived(here, "15")
    assert here.go().state.challenge == 4 and here.fact("challenge", "why") == "arrival"
    challenge.arrived(here, "15")
    assert here.go().state.challenge == 4


@pytest.mark.rule("WLD-216", "WLD-G87")
def test_a_game_master_may_withhold_progress_on_arrival():
    here = seeking(5, rules={"referee": "gm"}, master=4)
    challenge.arrived(here, "15")
    assert here.question.default == "yes"
    here.go().answer("no")
    assert here.state.challenge == 5


@pytest.mark.rule("WLD-217", "WLD-G87", "WLD-049")
def test_a_game_master_is_asked_at_every_new_place_so_that_being_asked_tells_nothing():
    here = seeking(5, rules={"referee": "gm"}, master=4)
    challenge.arrived(here, "14")
    assert (here.question.kind, here.question.default) == ("goal here", "no")
    here.answer("yes")
    assert here.state.challenge == 4
    challenge.arrived(here, "14", False)
    assert here.done()


@pytest.mark.rule("WLD-212", "WLD-G71", "WLD-G87")
@pytest.mark.parametrize(("total", "default"), [(6, "back"), (9, "none"), (10, "one"), (14, "two")])
def test_a_game_master_says_how_far_the_party_comes(total, default):
    here = seeking(5, rules={"referee": "gm"}, master=4)
    challenge.progress(here, roll(total), "track")
    assert (here.question.owner, here.question.default) == (-2, default)
    assert here.answer("two").state.challenge == 3


@pytest.mark.rule("WLD-G83")
def test_the_goal_is_reached_when_its_site_is_done_with():
    here = seeking(0)
    here.change(goal="found")
    challenge.reached(here, "other")
    assert here.state.goal == "found"
    challenge.reached(here, "tower")
    assert here.state.goal == "done" and here.fact("goal", "text") == "It is done."


@pytest.mark.rule("WLD-G71")
@pytest.mark.parametrize(
    ("at", "where", "told"),
    [("11", "south-east", "the goal lies south or south-east."), ("15", "here", "the goal is at ")],
)
def test_the_first_time_that_the_die_falls_to_half_the_party_learns_which_way_its_goal_lies(at, where, told):
    here = seeking(5, at=at)
    challenge.progress(here, roll(10), "search")
    assert here.state.challenge == 4 and not here.told("bearing"), "4 of 6 is more than half"
    here.change(counted=())
    challenge.progress(here, roll(10), "search")
    assert here.state.challenge == 3 and here.fact("bearing", "direction") == where
    assert (here.state.bearing, here.state.bearing_at) == (where, at)
    assert told in GAME.tell(GAME.view(here.state, 0), here.events)
    challenge.move(here, 1, "look")
    assert len(here.told("bearing")) == 1


@pytest.mark.rule("WLD-G71")
@pytest.mark.parametrize("fields", [{"rules": {"letter": True}}, {"master": 4, "rules": {"referee": "gm"}}])
def test_by_the_letter_or_by_a_game_master_nothing_is_learnt_of_itself(fields):
    here = seeking(4, **fields)
    challenge.move(here, 1, "look")
    assert here.state.challenge == 3 and not here.told("bearing")


def hunting(*faces: int, at: str = "11", left: str = "6 7 10 12 14 15 1", value: int = 4) -> Stage:
    """Return a hunt: the watchtower lies at 15, south-east of 11, and the goal can lie in some hexes."""
    here = stage(faces, at=at, goal="open", challenge=value, region={"sites": (TOWER,)})
    region = replace(here.region, goal=Goal("tower", 8, hunt=4))
    cells = {place.id: place.at for place in region.places}
    here.change(region=region, hunt=tuple(cells[place] for place in left.split()))
    return here


def test_how_likely_successes_are_made_in_time() -> None:
    """One look succeeds 1 time in 2, and counts 2 in half of these: 1 success in 2 looks fails 1 time in 4."""
    half = ((0.5, 0.25),)
    assert wins(half, 1, 2) == pytest.approx(0.75)
    # 2 successes in 2 looks: 2 at once first, 1/4; 1 and then any, 1/4 * 1/2; none and then 2 at once, 1/2 * 1/4.
    assert wins(half, 2, 2) == pytest.approx(0.25 + 0.125 + 0.125)
    # A way works once: the second look is in the next, which never succeeds.
    assert wins((*half, (0.0, 0.0)), 2, 2) == pytest.approx(0.25 + 0.125)
    assert (wins(half, 0, 0), wins(half, 1, 0), wins((), 1, 3)) == (1.0, 0.0, 0.0)


@pytest.mark.rule("WLD-G71", "WLD-G136")
def test_the_fewer_hexes_are_left_of_a_hunt_the_likelier_it_is_won() -> None:
    def chance(left: str, day: int) -> float:
        state = hunting(left=left).state
        goal = replace(state.region.goal or Goal(""), days=4)
        return winning(replace(state, region=replace(state.region, goal=goal), day=day), 3, in_ways=False)

    sets = ("6 7 10 12 14 15 1", "7 10 14 15", "7 10 15", "10 15")
    for day in (1, 2, 3):
        chances = [chance(left, day) for left in sets]
        assert chances == sorted(chances) and len(set(chances)) == len(sets)
    assert chance("10 15", 1) > chance("10 15", 2) > chance("10 15", 3), "days that are gone do not come back"


@pytest.mark.rule("WLD-212", "WLD-219", "WLD-G71")
def test_in_a_hunt_a_place_brings_the_party_one_nearer_once_whatever_it_does_there() -> None:
    here = hunting(1, 1)
    challenge.progress(here, roll(14), "search")  # a Critical is 1 step too
    assert here.state.challenge == 3
    for why in ("search", "track"):
        challenge.progress(here, roll(14), why)
    challenge.count(here, "strong", "investigate")
    assert here.state.challenge == 3 and not challenge.counts_here(here.state, "investigate")
    here.change(here=Position("12"))
    assert challenge.counts_here(here.state, "search") and not challenge.is_close(here.state)


@pytest.mark.rule("WLD-G71")
@pytest.mark.parametrize(
    ("total", "faces", "gone", "told"),
    # Around 11 lie 7 and 12, 10, 14 and 6 in five wrong directions, and 1 behind 6: the second and the last of them.
    [
        (10, (2,), "12", "**6 hexes left**: the goal is not at P22."),
        (14, (2, 4), "12 6 1", "**4 hexes left**: the goal is not at P22, O21 or M20."),
        (10, (5,), "6 1", "**5 hexes left**: the goal is not at O21 or M20."),
    ],
)
def test_a_success_of_a_hunt_rules_out_a_direction_and_a_critical_one_two(total, faces, gone, told) -> None:
    here = hunting(*faces)
    before = set(here.state.hunt)
    challenge.progress(here, roll(total), "search")
    cells = {place.id: place.at for place in here.region.places}
    assert before - set(here.state.hunt) == {cells[place] for place in gone.split()}
    assert here.told("narrowed")[-1].facts["left"] == len(here.state.hunt)
    assert GAME.tell(GAME.view(here.state, 0), here.events).endswith(told)


def test_where_a_clue_rules_out_no_hex_and_days_run_out_people_are_not_asked_first() -> None:
    """A search here is a step and rules out a direction; to ask is neither, so it is not lit, and no bot does it."""
    here = hunting()
    inn = Site("inn", "11", "The inn", "settlement")
    goal = replace(here.region.goal, days=4)
    here.change(region=replace(here.region, sites=(TOWER, inn), goal=goal), finds=(Found("inn", "seen"),))
    asked = by_itself(GAME.view(here.state, 0), Investigate("inn"))
    assert (asked.label, asked.weight) == ("Ask at the inn: a clue for a search, rules out nothing", "plain")
    turn = Turn(here.state, tuple(GAME.legal(here.state, 0)), Mind(), TEMPERS["steady"])
    ideas = [idea.move for idea in turn.ideas()]
    assert Investigate("inn") not in ideas[:3] and ideas[0] == Search()
    at_leisure = replace(here.state, region=replace(here.region, goal=replace(goal, days=0)))
    assert by_itself(GAME.view(at_leisure, 0), Investigate("inn")).weight == "main"


@pytest.mark.rule("WLD-216", "WLD-G71", "WLD-G136")
@pytest.mark.parametrize(
    ("at", "left", "why"),
    # The goal lies at 15: its own hex is known to hold it, and so is the last that another leaves.
    [("12", "12 11 15", ""), ("15", "12 11 15", "arrival"), ("12", "12 15", "known")],
)
def test_to_enter_a_hex_of_a_hunt_rules_it_out_and_the_last_one_is_known_to_hold_the_goal(at, left, why) -> None:
    here = hunting(at=at, left=left)
    challenge.arrived(here, at)
    assert (len(here.state.hunt), here.state.challenge) == ((1, 0) if why else (2, 4))
    assert [(event.facts["after"], event.facts["why"]) for event in here.told("challenge")] == ([(0, why)] if why else [])
    assert bool(here.told("site_seen")) == bool(why)


@pytest.mark.rule("WLD-212", "WLD-G136")
def test_a_success_that_leaves_one_hex_lets_the_steps_fall_to_0() -> None:
    here = hunting(1, left="7 15")
    challenge.progress(here, roll(10), "search")
    assert [(event.facts["before"], event.facts["after"]) for event in here.told("challenge")] == [(4, 3), (3, 0)]
    assert here.state.challenge == 0 and found(here.state, "tower") is not None
    text = GAME.tell(GAME.view(here.state, 0), here.events)
    assert text == "**It must be at P23.**"
    # At a table where the last hex was left before, what comes next ends with that.
    after, _ = play(hunting(left="15").state, 0, "search best plain")
    assert after.challenge == 0 and found(after, "tower") is not None


@pytest.mark.rule("WLD-180", "WLD-G71")
def test_of_two_clues_of_a_hunt_the_story_says_which_does_not_point_to_the_goal() -> None:
    here = hunting(left="15 1")
    for place in ("12", "15"):
        knowing.give_empty(here, "trace", place)
    first, second = (GAME.tell(GAME.view(here.state, 0), [event]) for event in here.events)
    assert first.endswith("It does not point to the goal.")
    # Of P23 and M20, the hexes 15 and 1, only 15 lies nearer to hex 15 than the party does.
    assert second.endswith("It is to some site, which need not be the goal.")
