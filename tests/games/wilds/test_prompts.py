"""No player is asked where there is nothing to decide; one who ordered it is (WLD-G27, WLD-G39, WLD-G86)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.moves import read_move
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import flow
from engine.games.wilds.rules.events import finding
from engine.games.wilds.rules.finding import foraging
from engine.games.wilds.rules.travelling import moving
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Item
from engine.games.wilds.state.moves import Forage
from engine.games.wilds.state.naming import beside
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Position, Report, Roles, State

from .build import RANGER, ROGUE, asking_to_camp, decide, hexes, kinds_of, only, party, play, points
from .stage import change_member, stage

rule = pytest.mark.rule
DRUID_FORAGES = Roles(0, 1, forager=2)
HUT = Site("hut", "2", "A hut", "shelter")


def at_night() -> State:
    state = party(hexes("ff"), at="2", stretch=4)
    return replace(state, roles=replace(state.roles, forager=-1))


# The late camp: 6 + 2 + Survival 2 of the Ranger is 10, the helper's boon against the night's bane; four Supply Checks.
LATE_CAMP = (6, 2, 4, 4, 4, 4)


@rule("WLD-G27", "WLD-G86")
def test_where_only_the_camp_is_left_it_is_made_without_a_vote() -> None:
    state, happened = decide(at_night(), "backtrack M20", *LATE_CAMP)
    assert kinds_of(happened).count("only_camp") == 1 and only(happened, "camp").facts["shelter"] == "weak"
    assert (state.day, state.stretch) == (2, 1) and state.agenda == ()
    assert "The party camps late: basic shelter." in GAME.tell(GAME.view(state, RANGER), happened)


@rule("WLD-G27", "WLD-G86")
def test_a_player_who_ordered_it_is_asked_before_a_late_camp() -> None:
    state, happened = decide(asking_to_camp(at_night()), "backtrack M20")
    assert "only_camp" not in kinds_of(happened) and state.stretch == 5
    assert GAME.turn(state) == (0, 1, 2, 3)


@rule("WLD-G27", "WLD-G83")
@pytest.mark.parametrize("goal", ("done", "lost"))
def test_a_party_that_roams_on_after_its_goal_is_not_asked_about_its_late_camp(goal: str) -> None:
    after = replace(at_night(), goal=goal)  # type: ignore[arg-type]
    weights = {move.verb: GAME.choice(GAME.view(after, RANGER), move).weight for move in GAME.legal(after, RANGER)}
    assert weights["depart"] == "first" and "first" not in {weights[verb] for verb in ("camp", "search", "backtrack")}, (
        "one press"
    )
    state, _ = decide(after, "backtrack M20", *LATE_CAMP)
    assert (state.day, state.stretch) == (2, 1)
    assert GAME.ask(GAME.view(state, RANGER)) == "what next?"


@rule("WLD-G83")
@pytest.mark.parametrize(
    ("goal", "said"),
    [
        (
            "done",
            "**you have won**: go home with 3 points, 2 short of the next rank? Or roam on: 1 for each new site.",
        ),
        (
            "lost",
            "the goal is lost: go home with 0 points, or roam on (1 for each new site)?",
        ),
    ],
)
def test_after_the_goal_the_party_is_asked_whether_it_ends_the_expedition(goal: str, said: str) -> None:
    for stretch in (2, 4):
        after = replace(at_night(), stretch=stretch, goal=goal)  # type: ignore[arg-type]
        assert GAME.ask(GAME.view(after, RANGER)) == said


@rule("WLD-G83")
def test_a_party_that_can_die_is_told_that_it_can_still_lose_after_its_goal() -> None:
    state = replace(at_night(), goal="done")
    deadly = replace(state, rules=replace(state.rules, deadly=True))
    assert GAME.ask(GAME.view(deadly, RANGER)).endswith(" new site. If all of you fall on the way, the goal is lost.")


@rule("WLD-107", "WLD-G86")
@pytest.mark.parametrize(("held", "gathered"), [(0, "herb"), (2, "herb"), (3, "material")])
def test_a_rich_find_is_herbs_while_the_party_has_few_and_materials_then(held: int, gathered: str) -> None:
    carried = (Item("herb", count=held),) if held else ()
    here = stage([8, 4, 1, 3], roles=DRUID_FORAGES, members=change_member(0, items=carried))  # 14, critical; d4 = 3
    foraging.begin(here, Forage())
    flow.run(here)
    assert here.done()
    assert (here.fact("gathered", "what"), here.fact("gathered", "count")) == (gathered, 3)
    assert here.member(2).items[-1].key == gathered


@rule("WLD-097", "WLD-G39")
def test_a_bonus_that_tells_what_is_known_is_on_no_control() -> None:
    state = party(hexes("ff", "ff", sites=[HUT]))
    # Lookout 7 + 1 + 3 = 11 against 10: one of three.
    state, _ = decide(state, "move N20", 5, 3, 7, 1)
    assert GAME.turn(state) == (ROGUE,)
    offered = {
        move.option: GAME.choice(GAME.view(state, ROGUE), move).weight  # type: ignore[attr-defined]
        for move in GAME.legal(state, ROGUE)
        if move.verb == "choose"
    }
    assert offered == {"spot": "written", "avoid": "first", "sighting": "main"}


@rule("WLD-097", "WLD-G39")
def test_no_more_of_use_than_may_be_picked_is_picked_unasked() -> None:
    region = hexes("ff", "ff", sites=[HUT])
    state = party(region, known=tuple(place.id for place in region.places), avoid=True)
    edges = tuple(cell for place in region.places for cell in beside(place.at) if cell not in region.id_at)  # type: ignore[arg-type]
    state, happened = decide(replace(state, edges=edges), "move N20", 5, 3, 8, 1)
    assert GAME.turn(state) == (0, 1, 2, 3), "a hut in sight, all the ground known, ready to dodge: nothing is left"
    assert "bonus" not in kinds_of(happened)


@rule("WLD-097")
def test_what_the_lookout_spotted_is_remembered_and_not_offered_again() -> None:
    state = party(hexes("ff", "ff"))
    state, _ = decide(state, "move N20", 5, 3, 8, 1)
    state, _ = play(state, ROGUE, "choose spot+avoid")
    assert state.reports == (Report("2", feature="no"),)
    assert moving.is_idle(state, "spot")
    assert "Spotted: no site" in GAME.page(GAME.view(state, ROGUE), "journal", "N20")


def test_a_forager_who_ordered_it_is_asked_what_to_gather() -> None:
    asked = change_member(2, habits=Habits(gather="ask"))
    here = stage([8, 4, 1, 3], roles=DRUID_FORAGES, members=asked)
    foraging.begin(here, Forage())
    flow.run(here)
    assert here.question.kind == "pick" and here.question.options == ("herb", "material")


# What terms mean, what a press costs, what a goal still needs.


def test_terms_are_explained_where_they_first_come_up_and_never_again() -> None:
    state = party(hexes("fff"), explained=(), roles=Roles(0, 1))
    state, happened = decide(state, "search fighter plain", 5, 3, 2)
    assert only(happened, "explained").facts["terms"] == ("timer",), "a tick, and a helper's boon: one at a time"
    assert "-# The timer: most actions take 1 off" in GAME.tell(GAME.view(state, RANGER), happened)
    again, happened = decide(state, "search fighter plain", 5, 3)
    assert "-# A boon: the higher of two d6 counts" in GAME.tell(GAME.view(again, RANGER), happened)
    last, happened = decide(again, "search fighter plain", 5, 3)
    assert "explained" not in kinds_of(happened) and last.explained == ("timer", "boon")


@rule("WLD-G86")
def test_that_bonuses_are_picked_is_told_once_with_the_order_that_has_one_asked() -> None:
    members = tuple(replace(member, habits=Habits()) for member in party().members)
    state = replace(party(hexes("fff", "fff", "fff"), at="4", explained=("timer", "boon")), members=members)
    # The Pathfinder 6 + 3 + 3 = 12 against 10, strong: one bonus; the Lookout 1 + 1 + 3 = 5.
    state, happened = decide(state, "move N20", 6, 3, 1, 1)
    assert only(happened, "explained").facts["terms"] == ("bonus",)
    assert "`/settings order:bonuses:ask`" in GAME.tell(GAME.view(state, RANGER), happened)
    assert state.explained == ("timer", "boon", "bonus")


def label(state: State, text: str) -> str:
    return GAME.choice(GAME.view(state, RANGER), read_move(GAME.verbs, text)).label


@rule("WLD-136", "WLD-149", "WLD-236", "WLD-022", "WLD-G27")
def test_what_an_action_costs_beyond_the_usual_stands_on_its_button() -> None:
    state = party(hexes("ff"), at="2")
    assert label(state, "search best plain") == "Search here: 4 in 5"
    assert label(state, "search best careful") == "Search with care: 9 in 10, timer -2"
    assert label(state, "backtrack M20") == "Go back west to M20, sure way"
    night = replace(state, stretch=4)
    assert label(night, "search best plain").startswith("Search here: ")
    asked = "camp, or one action by night for 1 or 2 Fatigue each?"
    assert GAME.ask(GAME.view(night, 0)) == asked
    assert label(night, "search best plain").startswith("Search here: "), "the question tells the price"
    assert label(night, "backtrack M20") == "Go back west to M20, sure way"
    by_herb = replace(state, members=(replace(state.members[0], poisoned=True), *state.members[1:]))
    assert label(by_herb, "use herb") == f"Use herb: ends {state.members[0].name}'s poison, takes no time"
    spent = replace(night, members=(replace(night.members[0], fatigue=5), *night.members[1:]))
    collapse = "Go back west to M20, 1 or 2 Fatigue each, Ranger collapses"
    assert label(spent, "backtrack M20").startswith(collapse)
    assert label(night, "camp best").startswith("Make camp: shelter ")
    way = party(points(("mill", "cairn", 3)), "ranger", "rogue")
    # The way is lost by 1 of 20 throws (see test_promising): too seldom to be said.
    assert label(way, "move A") == "Go by A, unknown, 3 stretches"
    walking = replace(way, here=Position("mill", "cairn", 1))
    assert label(walking, "move A") == "Go on (A), 2 stretches"


def test_where_things_stand_says_what_the_goal_still_needs() -> None:
    vault = Site("vault", "1", "The vault", "secret", hidden=True, tn=10, steps=3)
    region = hexes("ff", sites=[vault], goal=Goal("vault", 6, about="Find the vault"))
    state = party(region, challenge=6, goal="open", known=("1", "2"), visited=("1", "2"))
    assert "6 steps to the goal" in GAME.sheet(GAME.view(state, RANGER))
    assert "(6 steps to the goal, then study it)" in GAME.sheet(GAME.view(state, RANGER))
    found = replace(state, challenge=0, goal="found", finds=(Found("vault", "searched", steps=2),))
    assert GAME.aim(GAME.view(found, RANGER)) == "study the vault: 1 more success wins"
    away = replace(found, here=Position("2"))
    assert GAME.aim(GAME.view(away, RANGER)) == "go to M20, study the vault: 1 more success wins"
    assert "success" not in GAME.status(GAME.view(found, RANGER)) + GAME.status(GAME.view(away, RANGER))
    done = replace(found, goal="done")
    assert "oal reached" in GAME.status(GAME.view(replace(done, gains={"roamed": 1}), RANGER))


def test_whatever_can_be_found_says_what_it_does() -> None:
    served = {"meal", "inn"}
    assert {key for key, known in content().goods.items() if not known.does} == served
    state = party(hexes("ff"))
    found = (finding.Treasure(1, 0, ("rations 4", "rope 1")), finding.Gained("herb", 2))
    told = GAME.tell(GAME.view(state, RANGER), [item.told() for item in found])
    assert "-# Simple rations: a night's food each; a check at camp may use one up; rope: good to suffer wear" in told
    assert "; herb: `/use herb` ends poison" in told
