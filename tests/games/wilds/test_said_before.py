"""What a player reads before deciding, and what a night came to: the price, what is left to do, a line for each thing."""

from __future__ import annotations

import re
import tomllib

import pytest
from msgspec.structs import replace

from engine.core.content import DATA
from engine.games.wilds.files.files import region_named
from engine.games.wilds.game import GAME
from engine.games.wilds.picture.hexscene import board
from engine.games.wilds.rules.events import deciding, finding, happening, meeting, travelling
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.member import NIGHT
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Position, State, Token
from engine.games.wilds.state.view import view_for

from .build import hexes, party, points
from .test_cards import rolled
from .test_choices import offered
from .test_words import told


@pytest.fixture
def thornwood() -> State:
    """The party of the example, in the Thornwood's first morning."""
    return party()


@pytest.fixture
def seekers() -> State:
    """A party that looks for something: its die of 8 shows 5."""
    return party(hexes("fff", "fff", goal=Goal("", 8, 0, "Find it.")), goal="open", challenge=5)


@pytest.mark.rule("WLD-212", "WLD-G71")
def test_how_far_the_goal_is_and_what_brings_it_nearer(seekers: State) -> None:
    assert told(seekers, finding.Challenge(6, 5, "search")) == "**Nearer to the goal: 6 to 5 steps**."
    assert told(seekers, finding.Challenge(4, 5, "search")) == "The goal is farther off: 4 to 5 steps."
    # At half of its 8 sides, at 4, it takes more than searching: said once, as it falls so far.
    close = replace(seekers, challenge=4)
    last = "From now on a search counts only by a clue or with a find; to arrive where the goal lies counts too."
    assert told(close, finding.Challenge(5, 4, "search")) == f"**Nearer to the goal: 5 to 4 steps**. {last}"
    assert last not in told(replace(seekers, challenge=3), finding.Challenge(4, 3, "track"))


@pytest.mark.rule("WLD-211", "WLD-G71")
def test_a_search_says_what_its_success_brings(seekers: State) -> None:
    search = offered(seekers, "search best plain")
    assert search.label == "Search here: 1 step, 4 in 5"
    assert (
        search.detail
        == "Search for what hides here; a roll of 10 or more: 1 or 2 steps nearer to the goal, of 5; Rogue rolls"
    )
    # Beside a site that waits to be looked into it comes first all the same, but at half of 8 no more.
    tower = Site("tower", "1", "The tower", "secret", steps=2)
    waiting = hexes("fff", "fff", sites=(tower,), goal=Goal("", 8, 0, "Find it."))
    beside = replace(seekers, region=waiting, finds=(Found("tower", "searched"),))
    assert offered(beside, "search best plain").weight == "first"
    assert offered(replace(beside, challenge=4), "search best plain").weight == "plain"
    again = replace(seekers, counted=("search 1",))
    assert (
        offered(again, "search best plain").detail
        == "Does not count: a search here brought the goal nearer before; Rogue rolls"
    )
    assert offered(again, "search best plain").label == "Search here: no step to the goal, 4 in 5"
    assert offered(again, "search best plain").weight == "quiet", "out of the way"


@pytest.mark.rule("WLD-211", "WLD-217", "WLD-G71")
def test_each_search_says_whether_it_counts_and_why(seekers: State) -> None:
    """At 4 of 8 a search counts by a clue, else only with a find; the last step tells where the goal is."""
    close, plain, by_clue = replace(seekers, challenge=4), "search best plain", "search best plain clue-1"
    assert offered(close, plain).label == "Search here: only a find is 1 step, 4 in 5"
    assert offered(close, plain).detail == "No clue points here: it counts only if you find something; Rogue rolls"
    led = replace(close, tokens=(Token("trace", "", "2", "1", "1"),))
    assert offered(led, plain).label.startswith("Search (by clue 1): 1 step, ")
    assert offered(led, plain).detail.startswith(
        "A clue points here, so it counts; a roll of 10 or more: 1 or 2 steps nearer to the goal, of 4"
    )
    last = replace(led, challenge=1)
    assert "; a roll of 10 or more: you learn where the goal is" in offered(last, plain).detail
    further = replace(
        close, tokens=(Token("trace", "", "3", "2", "2", ""),), visited=("1", "2", "3"), known=("1", "2", "3")
    )
    ends = [offered(further, text).label.partition(": ")[2].partition(", ")[0] for text in (plain, by_clue)]
    assert ends == ["only a find is 1 step", "1 step"]


@pytest.mark.rule("WLD-211", "WLD-G71")
def test_a_find_that_came_too_easy_for_the_goal_says_so(seekers: State) -> None:
    """The thing took 8; against the Difficulty of 10 a roll of 9 is a Failure: no step."""
    found = finding.Searched("Ranger", "M20", "found")
    short = "But 9 is below 10, so the goal is no nearer."
    assert short in told(seekers, rolled(9, purpose="search", tn=0), found)
    assert "no nearer" not in told(seekers, rolled(10, purpose="search", tn=0), found, finding.Challenge(6, 5, "search"))
    assert "no nearer" not in told(replace(seekers, counted=("search 1",)), rolled(9, purpose="search", tn=0), found), (
        "said on its button"
    )
    assert "no nearer" not in told(replace(seekers, goal="found", challenge=0), rolled(9, purpose="search", tn=0), found)


@pytest.mark.rule("WLD-211", "WLD-G69", "WLD-G71")
def test_a_study_without_a_test_says_that_it_is_no_step_to_the_goal(seekers: State) -> None:
    hut, herbs = Site("hut", "1", "The hut", "shelter"), Site("herbs", "1", "The herbs", "resource")
    region = hexes("fff", "fff", sites=(hut, herbs), goal=Goal("", 8, 0, "Find it."))
    state = replace(seekers, region=region, finds=(Found("hut", "seen"), Found("herbs", "seen")))
    assert offered(state, "investigate hut best plain").label == "Study the hut: something useful"
    # A harvest takes a test, and that is a step.
    assert offered(state, "investigate herbs best plain").label == "Study the herbs: 1 step, 9 in 10"
    # Those who live at a danger count once, beaten or after a talk that went well.
    fold = Site("fold", "1", "The fold", "danger", occupied=True, foe="rustlers")
    beside = replace(state, region=replace(region, sites=(fold,)), finds=(Found("fold", "seen"),))
    look = offered(beside, "investigate fold best plain")
    assert look.label == "Study the fold: 1 step nearer after 4 to 8 hits or a good talk"
    assert look.detail == "The fold: danger, those who live there are met, each time anew"
    free = replace(state, region=replace(region, goal=None), goal="none", challenge=0)
    assert offered(free, "investigate hut best plain").label == "Study the hut: something useful"


@pytest.mark.rule("WLD-G49", "WLD-G03")
def test_a_search_by_a_clue_says_what_becomes_of_it_and_what_a_boon_is(seekers: State) -> None:
    """A clue gained in O20 points to N20, and is followed to M20 behind it: it helps there and no longer in N20."""
    clue = Token("trace", "", "3", "2", "2", "")
    state = replace(seekers, tokens=(clue,), visited=("1", "2", "3"), known=("1", "2", "3"))
    by_clue = "search best plain clue-1"
    assert offered(state, by_clue).detail == "1 boon here, and then none at N20; Rogue rolls"
    searched = replace(state, retry=(("2", 0),))
    assert offered(searched, by_clue).detail == "1 boon here; already searched where it pointed: N20; Rogue rolls"
    assert offered(replace(state, explained=()), by_clue).detail == (
        "1 boon (the higher of two d6 counts) here, and then none at N20; Rogue rolls"
    )


@pytest.mark.rule("WLD-G44", "WLD-G49")
def test_a_clue_that_points_to_an_unknown_point_is_followed_round_it() -> None:
    """The clue points from A to B, which the party does not know: it went to C, beyond B, by way of D."""
    ways = (("a", "b", 1), ("b", "c", 1), ("a", "d", 1), ("d", "c", 1))
    been = ("a", "d", "c")
    state = replace(party(points(*ways)), here=Position("c"), known=been, visited=been, trail=been)
    state = replace(state, tokens=(Token("trace", "", "a", "b", "b", ""),))
    detail = offered(state, "search best plain clue-1").detail
    assert detail == "1 boon here, and then none at way A from A; Rogue rolls"


@pytest.mark.rule("WLD-211", "WLD-G49", "WLD-G71")
def test_a_search_that_is_likely_to_bring_the_goal_nearer_is_lit_and_spends_no_clue(seekers: State) -> None:
    clue = Token("trace", "", "3", "2", "2", "")
    plain, by_clue = "search best plain", "search best plain clue-1"
    for tn, lit in ((8, ["first", "written"]), (14, ["quiet", "main"])):
        land = replace(seekers.region, difficulty=tn)
        state = replace(seekers, region=land, tokens=(clue,), visited=("1", "2", "3"), known=("1", "2", "3"))
        assert [offered(state, text).weight for text in (plain, by_clue)] == lit, tn
    # Tried in vain, it is as likely as its odds say.
    tried = replace(seekers, region=replace(seekers.region, difficulty=6), retry=(("1", 0),))
    assert offered(tried, plain).weight == "first"
    assert offered(replace(tried, stretch=NIGHT), plain).weight == "main", "at night the camp comes first"
    # At half of 8 a search at random brings nothing nearer: the clue has the button.
    close = replace(state, region=replace(seekers.region, difficulty=6), challenge=4)
    assert [offered(close, text).weight for text in (plain, by_clue)] == ["quiet", "first"]


@pytest.mark.rule("WLD-142", "WLD-G69", "WLD-G71")
def test_a_look_says_how_many_are_to_go_and_what_it_brings(seekers: State) -> None:
    ruin = Site("ruin", "1", "Ruin", "landmark", test="mind+lore", steps=3)
    spring = Site("spring", "1", "Spring", "resource")
    region = replace(seekers.region, sites=(ruin, spring))
    here = replace(seekers, region=region, finds=(Found("ruin", "seen", steps=1), Found("spring", "seen")))
    look = offered(here, "investigate ruin best plain")
    # One of three successes is had; the goal is at 5.
    assert ": 1 step, " in look.label
    assert look.detail == "Ruin: landmark, 2 successes to go, a success: 1 or 2 steps nearer to the goal, of 5; Druid rolls"
    assert offered(here, "investigate spring best plain").detail.startswith("Spring: resource, herbs, materials or food")


@pytest.mark.rule("WLD-G47", "WLD-G55", "WLD-G69", "WLD-184")
@pytest.mark.parametrize(
    "known",
    [
        Found("mare", "searched", snag="incomplete"),
        Found("mare", "searched", snag="access"),
        Found("mare", "searched", nature="ancient"),
    ],
)
def test_a_success_that_may_open_more_is_not_said_to_be_all(seekers: State, known: Found) -> None:
    """A find that was incomplete may be a dungeon, and then takes 6 more."""
    mare = Site("mare", "1", "The Mare", "secret", hidden=True)
    here = replace(seekers, region=replace(seekers.region, sites=(mare,)), finds=(known,))
    assert "a success opens it, then it may take more" in offered(here, "investigate mare best plain").detail
    enigma = replace(here, finds=(Found("mare", "searched", nature="enigma"),))
    assert "one success is all that it takes" in offered(enigma, "investigate mare best plain").detail


def test_a_night_is_told_in_a_line_in_the_order_of_what_happened(seekers: State) -> None:
    night = (
        happening.Camp("M20", "weak", "Ranger"),
        finding.Foraged("Druid", "weak", 2, False),
        happening.Tired(("Rogue",), 1, "camp"),
        travelling.Dawn(2, "", 8),
    )
    line = told(seekers, *night)
    assert line.startswith("The party camps: ") and "\n" not in line
    assert line.endswith(" food for 2 of 4 today. Rogue gains 1 Fatigue from a bad camp. Day 2 of 8 dawns.")
    assert [travelling.Dawn(day, "", 8).stays_in_post() for day in (6, 7, 8)] == [True, True, True], "bots' camps hide none"
    last = told(seekers, travelling.Dawn(8, "", 8))
    assert last == "Day 8 of 8 dawns. **It is the last day**."
    assert told(replace(seekers, goal="done"), travelling.Dawn(8, "", 8)) == "Day 8 of 8 dawns."


@pytest.mark.rule("WLD-103", "WLD-G14")
def test_poison_that_a_night_heals_is_told_in_few_words(seekers: State) -> None:
    ate, gone = happening.Poisoned("Druid"), happening.Healed("Druid", "poisoned")
    assert told(seekers, ate) == "Druid is poisoned: a bane on every test until a herb or a sheltered night."
    assert told(seekers, finding.Foraged("Druid", "blunder", 0, False), ate, gone) == (
        "What Druid brings to eat is poisonous: the night's rest heals it."
    )
    # Beside a camp, or another action, what harms nobody is not told.
    camp = happening.Camp("M20", "weak")
    assert (
        told(seekers, camp, finding.Foraged("Druid", "blunder", 0, False), ate, gone) == "The party camps: basic shelter."
    )
    herb = deciding.Used("Ranger", "herb", "poison", "Druid")
    assert told(seekers, finding.Foraged("Druid", "blunder", 0, False), ate, herb) == (
        "What Druid brings to eat is poisonous.\nRanger uses a herb: the poison leaves Druid."
    )
    assert "Rogue is poisoned" in told(seekers, happening.Poisoned("Rogue"), gone)


def test_what_stands_elsewhere_in_the_post_is_not_told_again(seekers: State) -> None:
    # Whether a site is here the map shows, that the party may go home says the question below.
    assert told(seekers, travelling.Spotted("M20", True)) == told(seekers, travelling.Spotted("M20", False)) == ""
    assert told(seekers, travelling.Spotted("N20", True)) == "Yes: there is a site in N20."
    home = meeting.Suggestion("goal")
    assert told(replace(seekers, goal="done"), home) == "" and "may move on" in told(seekers, home)
    # What a Forager brings is one sentence.
    fed, herbs = finding.Foraged("Druid", "weak", 2), finding.Gathered("Druid", "herb", 3, False)
    assert told(seekers, fed, herbs).startswith("Druid forages: food for 2 of 4 today, and 3 herbs.")
    assert told(seekers, herbs).startswith("Druid gathers 3 herbs.")


@pytest.mark.rule("WLD-G06")
def test_a_second_throw_says_what_it_cost_once(seekers: State) -> None:
    spent = happening.Resolve(("Ranger",), -1, "again")
    first, second = rolled(9), rolled(12, again=True)
    text = told(seekers, first, spent, second)
    assert text.startswith("1 Resolve: Ranger throws again.") and text.count("Resolve") == 1
    assert told(seekers, first, spent).startswith("1 Resolve: Ranger throws again."), "the dice are not told yet"


def test_each_region_to_choose_says_how_large_it_is_and_how_many_days_there_are() -> None:
    said = tomllib.loads((DATA / "wilds" / "options.toml").read_text("utf-8"))["region"]
    for key in sorted(set(said) - {"generated"}):
        region = region_named(key)
        said_first = re.match(r"(?:For one or two: )?(\d+) \w+, (\d+) days", said[key])
        assert said_first is not None and region.goal is not None, key
        assert (int(said_first[1]), int(said_first[2])) == (len(region.places), region.goal.days), key


@pytest.mark.rule("WLD-G71", "WLD-G49")
def test_a_clue_to_where_a_search_has_counted_is_no_lead_any_more(seekers: State) -> None:
    clue = Token("trace", "", "1", "2", "2", "")
    open_to = replace(seekers, tokens=(clue,), visited=("1", "2"), known=("1", "2"), trail=("1", "2", "1"))
    counted = replace(open_to, counted=("search 2",))
    back = [offered(state, "backtrack N20").weight for state in (open_to, counted)]
    assert back[0] == "first" and back[1] not in ("first", "main")
    arrows = [len(board(view_for(state, None), "", running=True, secrets=False).arrows) for state in (open_to, counted)]
    assert arrows == [1, 0]
    # What is read of it counts here all the same, and the likeliest trail is lit.
    likely = replace(counted, region=replace(counted.region, difficulty=6))
    assert offered(likely, "track clue-1 best plain").weight == "first"
    assert offered(replace(likely, counted=("track 1",)), "track clue-1 best plain").weight == "plain"


def test_where_the_goal_lies_is_told_after_the_arrival_that_showed_it(thornwood: State) -> None:
    arrived, located = travelling.Arrived("M20", "hills", "move"), finding.Goal("located")
    first, second = told(thornwood, arrived, located).split("\n")[:2]
    assert first.startswith("The party reaches M20, hills.") and second.startswith("**You know where the goal is")
    assert told(thornwood, located).startswith("**You know where the goal is")


def test_a_few_hexes_that_are_ruled_out_stand_in_one_sentence(thornwood: State) -> None:
    first, second, many = (
        finding.Narrowed(5, "M20", "east", ("N20",)),
        finding.Narrowed(3, "M20", "west", ("L20", "K20")),
        finding.Narrowed(1, "M20", "north", ("M19", "M18")),
    )
    assert told(thornwood, first, second) == "**3 hexes left**: the goal is not at N20, L20 or K20."
    assert told(thornwood, first, second, many) == (
        "**5 hexes left**: the goal is not at N20.\n**3 hexes left**: the goal is not at L20 or K20.\n"
        "**1 hex left**: the goal is not at M19 or M18."
    )


"""What the start says of time and the timer."""


WAY = "8 steps, by good searches of new places. Then study it."
CLOCK = "**Clock:** 5 days, 3 actions each; one more by night is Fatigue."
DANGER = "**Danger:** the timer (6): most actions take 1, at 0 trouble comes."


@pytest.mark.rule("WLD-225")
def test_the_start_is_never_longer_than_a_phone_shows(thornwood: State) -> None:
    text = told(thornwood, deciding.Begun("The Test", "One more sentence about nothing. " * 30, "Find the bell."))
    assert len(text) <= 300
    assert text.startswith(f"**Goal:** Find the bell: {WAY}\n{CLOCK}\n{DANGER}\n**The Test**.")
    whole = replace(thornwood, region=replace(thornwood.region, about="A wood. An old one. Nobody comes back."))
    assert "A wood. An old one. Nobody comes back." in GAME.page(GAME.view(whole, None), "journal", "")


def test_the_start_says_the_goal_once_and_leaves_the_rest_to_the_question(thornwood: State) -> None:
    text = told(thornwood, deciding.Begun("The Test", "A wood.", "Find the bell."))
    assert text == f"**Goal:** Find the bell: {WAY}\n{CLOCK}\n{DANGER}\n**The Test**."
    endless = replace(thornwood, region=replace(thornwood.region, goal=replace(thornwood.region.goal, days=0)))
    said = told(endless, deciding.Begun("The Test", "A wood.", "Find the bell."))
    assert said.startswith(f"**Goal:** Find the bell: {WAY}\n{DANGER}\n")
    region = region_named("hollowdown")
    begins = GAME.tell(GAME.view(party(region), 0), [deciding.Begun(region.name, "Hills.", "Find her.").told()])
    assert ": at one of the hexes marked ?. Then study it (6 successes, 1 or 2 a try).\n" in begins
    dawn = GAME.tell(GAME.view(party(region, goal="open", challenge=2), 0), [travelling.Dawn(2, "", 4).told()])
    assert dawn == "Day 2 of 4 dawns."
    # By day there are 9 actions, by night 3, of which 2 are used. Steps take 1.75 actions each: 6 of them take 10.5, and
    # only a party that is 3 or 6 actions quicker than most, 2 in 5, still has some for the goal.
    statuses = [GAME.status(GAME.view(party(region, goal="open", challenge=steps, day=2), 0)) for steps in (6, 2, 1)]
    assert statuses[0] == "9 actions left by day, 3 by night: you need luck to win."
    assert statuses[1:] == ["9 actions left by day."] * 2, "plenty is left"
    # Once few are left it is told before each action, the first thing of all.
    for stretch, left in ((1, 6), (2, 5), (3, 4), (4, 3)):
        status = GAME.status(GAME.view(party(region, goal="open", challenge=1, day=3, stretch=stretch), 0))
        assert status.startswith(f"{left} actions left by day, 2 by night")
    assert WORDS("clock-line", left=1, nights=0, hope="poor") == "1 action left by day: you need luck to win"
    assert WORDS("clock-line", left=0, nights=1, hope="none") == "only the night is left"
    free = replace(thornwood, region=replace(thornwood.region, goal=None))
    assert told(free, deciding.Begun("The Test", "A wood.", "")) == f"{DANGER}\n**The Test**. A wood."


@pytest.mark.rule("WLD-153")
def test_what_holds_out_is_told_only_where_nothing_wears(thornwood: State) -> None:
    kept, wears = happening.Worn("Ada", "footwear", 4, "kept"), happening.Worn("Bob", "footwear", 1, "worn")
    assert told(thornwood, kept, wears) == "Bob's boots wear."
    assert told(thornwood, kept) == "Ada's boots hold out."
