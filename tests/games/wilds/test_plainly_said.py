"""What a first player misread: the last Resolve, ways that fail, a hunt's hexes, what helps, what is brought home."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.picture.hexscene import SOUGHT, icon_of
from engine.games.wilds.rules.events import deciding, finding, happening, meeting, travelling
from engine.games.wilds.rules.odds import winning
from engine.games.wilds.speech import crossings
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Item
from engine.games.wilds.state.moves import Investigate
from engine.games.wilds.state.region import Approach, Goal, Site
from engine.games.wilds.state.state import Found, Roll, Rules, State
from engine.games.wilds.state.view import view_for

from .build import hexes, party
from .test_challenge import hunting
from .test_choices import offered
from .test_dilemmas import met
from .test_words import told

MARE = Site("mare", "1", "The Mare", "secret", steps=3)
THORNS = Site("thorns", "2", "Two Thorns", "landmark")
WAYS = (
    Approach("mare", "eye", "Look for the eye", "spirit+perception", "An eye.", "thorns"),
    Approach("mare", "legs", "Dig the legs clear", "strength+athletics", "Four legs."),
)


def seeking(at: str = "1") -> State:
    """Return a party that found its goal, the mare at 1, to which the thorns at 2 help."""
    region = replace(hexes("fff", "fff", sites=(MARE, THORNS), goal=Goal("mare", 8, 0, "Find it.")), ways=WAYS)
    finds = (Found("mare", "searched"), Found("thorns", "searched"))
    return party(region, at=at, goal="found", challenge=0, stretch=2, finds=finds)


@pytest.mark.rule("WLD-G138", "WLD-G06")
def test_a_failure_on_the_way_says_that_the_last_resolve_is_kept_for_the_goal() -> None:
    state = party(hexes("fff", "fff", goal=Goal("", 8, 0, "Find it.")), goal="open", challenge=5)
    last = replace(state.members[2], resolve=1, habits=Habits())
    state = replace(state, members=(*state.members[:2], last, *state.members[3:]), rules=Rules(resolve=1))
    failed = deciding.Rolled.of(
        "Druid", Roll(2, "scout", "spirit", "nature", 12, 10, 1, (1,), 1, 2, total=11, result="failure")
    )
    kept = "Druid keeps the last Resolve for the goal"
    assert kept in told(state, failed)
    searched = replace(failed, purpose="search")
    assert kept not in told(state, searched), "what counts for the goal may have it"
    assert kept not in told(replace(state, goal="done"), failed)
    spent = happening.Resolve(("Druid",), -1, "again")
    assert told(state, spent) == "1 Resolve: Druid throws again.", "a tip tells of the last one"


@pytest.mark.rule("WLD-G135")
def test_that_each_way_works_once_stands_in_the_aim() -> None:
    state = seeking()
    assert GAME.aim(view_for(state, 0)).endswith(": 3 successes win; each way works once")
    tried = replace(state, finds=(replace(state.finds[0], steps=1, ways=("eye",)), state.finds[1]))
    assert GAME.aim(view_for(tried, 0)).endswith(": 2 more successes win")
    assert "once;" not in offered(state, "investigate mare best legs").detail
    assert "success" not in GAME.status(view_for(state, 0))


@pytest.mark.rule("WLD-G135")
def test_what_helps_at_the_goal_says_so_on_its_own_button_until_it_does() -> None:
    state = seeking("2")
    assert "a boon at the goal" in offered(state, "investigate thorns best plain").label
    been = replace(state, finds=(state.finds[0], replace(state.finds[1], visited=1)))
    unfound = replace(state, goal="open", finds=state.finds[1:])
    assert "boon" not in GAME.choice(view_for(been, 0), Investigate("thorns", "best", "plain")).label
    sought = view_for(unfound, 0)
    assert "a boon at the goal" in GAME.choice(sought, Investigate("thorns", "best", "plain")).label
    # Of the ways themselves it knows no more than that.
    assert [(way.site, way.does, way.helped) for way in sought.state.region.ways] == [("", "", "thorns")]


@pytest.mark.rule("WLD-G135")
def test_two_successes_at_once_make_the_win_likelier_and_a_failure_less_likely() -> None:
    state = seeking()
    goal = replace(state.region.goal or Goal(""), days=4)
    state = replace(state, region=replace(state.region, goal=goal), day=4, stretch=2)
    before = winning(state, 3, in_ways=True)
    for way in ("eye", "legs"):
        made = replace(state, finds=(replace(state.finds[0], steps=2, ways=(way,)), state.finds[1]), stretch=3)
        assert winning(made, 1, in_ways=True) > before > winning(replace(state, stretch=3), 3, in_ways=True)


@pytest.mark.rule("WLD-G71", "WLD-G136")
def test_a_hunt_speaks_of_hexes_alone() -> None:
    state = hunting(left="6 7 10 12 14 15 1").state
    assert "in 1 of 7 hexes" in GAME.aim(view_for(replace(state, day=2), 0))
    assert "search" not in GAME.status(view_for(replace(state, day=2), 0))
    search = offered(state, "search best plain")
    assert "step" not in f"{search.label} {search.detail}"
    gone = (finding.Challenge(5, 4, "track"), finding.Narrowed(7, "P18", "east", ("Q18",)))
    assert told(state, *gone) == "**7 hexes left**: the goal is not at Q18."
    known = (finding.Challenge(3, 0, "known"), finding.Goal("located"))
    assert "**It must be at " in told(state, *known)
    walked = told(state, travelling.Arrived("P18", "hills", "move"), *known)
    assert "**It is not here: it must be at " in walked


@pytest.mark.rule("WLD-G71", "WLD-G136")
def test_in_a_hunt_a_button_says_how_many_hexes_it_rules_out_or_how_likely_the_goal_lies_there() -> None:
    """One hex lies in each direction but for two in the north-west: a success rules out 1 in four cases of five. With two
    left it shows the goal, as to go to one of them does."""
    many, few = hunting(left="6 7 10 12 14 15 1").state, hunting(left="10 15").state
    assert offered(many, "search best plain").label == "Search: rules out 1, 4 in 5"
    assert offered(many, "move P22").label == "East to P22: goal 1 in 7"
    assert offered(few, "search best plain").label == "Search: shows the goal, 4 in 5"
    assert offered(few, "move P23").label == "South-east to P23: goal 1 in 2"
    fox = content().dilemmas["snare"].way("free")
    assert crossings.brings(many, fox) == "for 1 hex ruled out, else 1 Fatigue each", "a hunt knows no steps"
    row = hunting(left="1 2 3 6 7 15").state
    assert "rules out ~2, " in offered(row, "search best plain").label


@pytest.mark.rule("WLD-G134")
def test_where_the_party_knows_of_something_nothing_else_is_hidden() -> None:
    bare = travelling.Noticed("M20", False, True)
    assert told(seeking(), bare) == "", "before the goal itself nothing else matters"
    assert told(seeking("2"), bare) == "Nothing else is hidden here."
    assert told(seeking("3"), bare) == "Nothing is hidden here."


@pytest.mark.rule("WLD-G49")
def test_once_the_goal_is_found_a_clue_says_that_it_leads_elsewhere() -> None:
    clue = finding.Clue("O21", "M20", "O21", "person")
    assert told(seeking(), clue).endswith("It does not point to the goal.")
    assert "goal" not in told(replace(seeking(), goal="done"), clue)


@pytest.mark.rule("WLD-G83")
def test_the_end_names_what_is_carried_home_and_marks_the_goal() -> None:
    ore = Item("raw", worth=60)
    state = replace(seeking(), purse=15, phase="over", goal="done")
    report = meeting.Ended("goal", "The Test", 3, 7, 35, 2, 4, 60, "done")
    assert "Carried home: 15 coins." in told(state, report), "of 60 gained 45 were spent"
    loaded = replace(state, goods=(ore,), purse=60)
    assert "Carried home: 60 coins, raw materials." in told(loaded, report)
    assert "Carried home" not in told(replace(state, purse=60), report), "all that was gained is there"
    assert [icon_of(state, site) for site in (MARE, THORNS)] == [SOUGHT, "landmark"]
    secret = Site("other", "3", "Other", "secret")
    assert icon_of(state, secret) == "secret"


@pytest.mark.rule("WLD-G133")
def test_of_a_dilemmas_ways_the_best_comes_first() -> None:
    """To free the fox goes well in 33 of 60 throws: 0.55 * 0.7 for Resolve, less 0.45 * 4 * 0.25 for Fatigue, is -0.06."""
    state = met("snare")
    free, take, leave = (offered(state, f"choose {way}") for way in ("free", "take", "leave"))
    assert [way.foremost for way in (free, take, leave)] == [-6, -5, -30], "food that is plenty is not worth more"


@pytest.mark.rule("WLD-085", "WLD-236")
def test_the_warning_of_the_timer_is_short() -> None:
    assert WORDS("timer-due", due="2 in 3") == "timer 1: trouble 2 in 3 next"
