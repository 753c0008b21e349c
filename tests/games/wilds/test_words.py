"""What the referee says: stories, questions, where things stand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.words import names_of
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import HAPPENINGS, deciding, finding, happening, meeting, travelling
from engine.games.wilds.speech.recalling import MEMORY
from engine.games.wilds.speech.words import conditions, good, item_line, saying
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.region import TERRAINS
from engine.games.wilds.state.state import Roll, State
from engine.games.wilds.state.view import view_for

from .build import decide, party

ROLL = Roll(0, "pathfinder", "spirit", "nature", 10, 10, 7, (5, 2), 5, 3, 1, 0, 0, 15, "critical", reasons=("perfect",))

SAMPLES: tuple[Happened, ...] = (
    deciding.Begun("The Test", "A wood.", "Find the bell."),
    finding.Gathered("Ada", "herb", 3, True),
    finding.Gathered("Ada", "material", 1, False),
    finding.SharedOut(("Ada",), ("Bob", "Cy")),
    finding.SharedOut(("Ada", "Bob"), ("Cy",)),
    deciding.OnlyCamp(),
    deciding.Explained(("timer", "die", "boon", "bonus")),
    finding.Looked("The vault", 2, 6),
    deciding.Character("Ada", "Anna", "ranger", 2),
    deciding.Character("Ada", "Ada", "own", 0),
    deciding.Character("Ada", "Anna", "kept", 0),
    deciding.SetOut("M20", "forest"),
    deciding.Entered("Ada"),
    deciding.Role("Ada", "forager"),
    deciding.Role("", "scout"),
    deciding.Watches(("Ada",)),
    deciding.Watches(("Ada", "Bob")),
    deciding.Watches(()),
    deciding.PassedOn("Ada", "lookout", "Bob"),
    deciding.PassedOn("", "lookout", "Bob"),
    deciding.Proposed("Ada", "move Q18", 1, 2),
    deciding.Abstained("Ada"),
    deciding.Decided("move Q18", "most"),
    deciding.Leads("Ada", 1, 2, False),
    deciding.Leads("Ada", 2, 2, True),
    *(deciding.Order("Ada", order) for order in ("tools:use", "resolve:never", "pathfinder:mind+nature", "search:best")),
    deciding.Noted("Ada", "M20", "Berries here."),
    deciding.Gave("Ada", "rations", "Bob"),
    *(deciding.Used("Ada", item, what, on) for item, what, on in (("herb", "poison", "Ada"), ("herb", "wound", "Bob"))),
    deciding.Used("Ada", "material", "mend", "footwear"),
    deciding.Bought("Ada", "rope", 10, 30),
    deciding.Sold("Ada", "stores", 75, 105),
    deciding.Rolled.of("Ada", ROLL),
    deciding.Rolled.of("Ada", replace(ROLL, secret=True)),
    *(travelling.Ticked(4, 3, why) for why in ("", "slow", "long", "careful", "retreat", "gm")),
    travelling.Refunded(4),
    travelling.Reset(6),
    travelling.Night(("Ada", "Bob")),
    travelling.Dawn(2, ""),
    *(travelling.Dawn(2, weather) for weather in ("perfect", "fair", "light", "heavy", "severe")),
    *(
        travelling.Arrived("Q18", "forest", how, ("Mill",))
        for how in ("move", "lost", "back", "fled", "retreat", "slipped", "gm")
    ),
    travelling.Arrived("the way from Mill to Cairn, 1 of 3", "hills", "on"),
    *(
        travelling.SiteSeen("Mill", "shelter", "Q18", "A wheel.", how, "Ada")
        for how in ("seen", "searched", "scouted", "located", "goal", "told")
    ),
    travelling.SiteSeen("Mill", "shelter", "Q18", "", "seen"),
    travelling.Bearing("south"),
    travelling.Bearing("B"),
    travelling.Rumour("landmark", "", "north-east", "middle", "landmark"),
    travelling.Rumour("danger", "Q18", "", "near", "map"),
    travelling.Rumour("secret", "", "B", "far", "insight"),
    *(
        travelling.Terrain(("Q18", "Q17"), ("forest", "stream"), how)
        for how in ("lay", "sighting", "scout", "map", "landmark", "gm")
    ),
    *(travelling.Bonus("Ada", "pathfinder", bonus) for bonus in ("efficient", "keen")),
    travelling.Bonus("Ada", "lookout", "avoid"),
    travelling.Spotted("Q18", True),
    travelling.Noticed("Q18", True, True),
    travelling.Noticed("Q18", False, True),
    travelling.Noticed("Q18", True, False),
    travelling.Noticed("B", False, False),
    happening.Crossing("cart"),
    happening.Befriended("hurt"),
    happening.Befriended("hurt", here=True),
    happening.Fared("cart", "lift", "Ada", True),
    happening.Fared("cart", "lift", "Ada", False),
    travelling.Spotted("B", False),
    travelling.NothingLeft("lay"),
    travelling.NothingLeft("clue"),
    travelling.Edge("Q18"),
    travelling.Rim(("Q18", "Q17"), "lay"),
    travelling.Blocked("P18", "Q18"),
    travelling.Bypass("Ada", "Q18", True),
    travelling.Bypass("Ada", "B", False),
    travelling.Scouted("Ada", "Q18", "blunder", "", "", ()),
    travelling.Scouted("Ada", "Q18", "failure", "", "", ()),
    travelling.Scouted("Ada", "Q18", "weak", "yes", "", ()),
    travelling.Scouted("Ada", "Q18", "strong", "no", "yes", ()),
    travelling.Scouted("Ada", "Q18", "critical", "no", "no", (10, 12)),
    *(finding.Searched("Ada", "Q18", result) for result in ("nothing", "hazard", "alert", "found")),
    finding.Searched("Ada", "Q18", "nothing", 8),
    finding.Searched("Ada", "Q18", "nothing", 14),
    *(finding.Snag("Mill", what) for what in ("guardian", "access", "incomplete")),
    *(finding.Insight("Ada", what) for what in ("clue", "linked", "loot")),
    finding.Tale("The Girl", 2, "You hear it too"),
    finding.Clue("Prints lead east.", "P18", "Q18", "trace"),
    finding.Clue("", "P18", "B", "person"),
    *(
        finding.Investigated("Ada", "Mill", result, "It turns.")
        for result in ("", "blunder", "failure", "weak", "strong", "critical")
    ),
    *(
        finding.Discovery("Mill", nature)
        for nature in ("treasure", "ancient", "wonder", "lair", "passage", "enigma", "dungeon")
    ),
    finding.Treasure(1, 0, ("rations 5", "rope 1")),
    finding.Treasure(2, 0, (), "harvest"),
    finding.Treasure(2, 0, ("raw 70",), "harvested"),
    finding.Treasure(3, 0, ("rations 2", "tool 1"), "map"),
    finding.Treasure(4, 110, ("goods 75",)),
    finding.Treasure(5, 0, (), "offered"),
    finding.Treasure(5, 140, (), "taken"),
    finding.Treasure(6, 0, ("charm 1",), "perception"),
    finding.Treasure(6, 0, (), "dungeon"),
    finding.Gained("coins", 40, "Mill"),
    finding.Gained("herb", 3, who="Ada"),
    *(finding.Trap("Ada", result) for result in ("", "blunder", "failure", "weak", "strong", "critical")),
    finding.Offerings(False),
    *(finding.Offerings(True, wrath) for wrath in ("", "spirits", "communities")),
    finding.Passage("Q18", "M20"),
    finding.Tracked("Ada", "danger", "failure", ""),
    finding.Tracked("Ada", "danger", "weak", "Q18"),
    finding.Tracked("Ada", "danger", "critical", "Q18", "3", "5 bandits"),
    *(finding.Foraged("Ada", result, fed) for result, fed in (("blunder", 0), ("failure", 0), ("weak", 1))),
    finding.Foraged("Ada", "critical", 4, True),
    *(finding.Narrowed(left, at, way) for left, at, way in ((12, "", ""), (7, "M20", "east"), (1, "N20", ""))),
    *(finding.Challenge(4, after, why) for after, why in ((3, "search"), (5, "track"), (2, "investigate"), (3, "arrival"))),
    *(finding.Goal(what, "Bells.") for what in ("located", "found", "reached", "lost")),
    finding.Restocked("Mill"),
    *(finding.Settled("Mill", what) for what in ("cleared", "used", "explored")),
    *(happening.Befell(number) for number in (2, 3, 4, 6)),
    happening.Avoided("P18"),
    *(happening.Shift(kind) for kind in (1, 2)),
    *(happening.Hazard(kind) for kind in (1, 2, 3, 4)),
    *(happening.Trace(row, sure) for row in range(1, 7) for sure in (False, True)),
    happening.ReadTrace("Ada", False),
    happening.ReadTrace("Ada", True, "wolves, 2 to 5", "beast"),
    happening.ReadTrace("Ada", True, "", "danger"),
    happening.ReadTrace("Ada", True, "", "material"),
    happening.ReadTrace("Ada", True),
    *(
        happening.Worn("Ada", item, 6, what)
        for item in ("footwear", "rope")
        for what in ("kept", "worn", "damaged", "broken", "spent")
    ),
    happening.Supplies("Ada", (2,), 1, 2),
    happening.Supplies("Ada", (), 0, -1),
    happening.Served(("Ada", "Bob"), 1, 18),
    happening.Served(("Ada",), 0, 18),
    happening.Hungry("Ada"),
    happening.Tired(("Ada", "Bob"), 1, "hazard"),
    happening.Tired(("Ada",), -1, "camp"),
    happening.Collapsed("Ada"),
    happening.Wounded("Ada", "spirit", 1, "fight"),
    happening.Wounded("Ada", "", 3, "fight"),
    happening.Dying("Ada", False),
    happening.Dying("Ada", True, "Bob"),
    happening.Died("Ada"),
    *(
        happening.Healed("Ada", what, "Bob")
        for what in ("wound", "wound_gone", "poisoned", "deprived", "resolve", "rested")
    ),
    happening.Poisoned("Ada"),
    happening.Resolve(("Ada",), -1, "again"),
    happening.Resolve(("Ada", "Bob"), 1, "wonder"),
    *(happening.Camp("Q18", shelter, "Ada") for shelter in ("blunder", "failure", "weak", "strong", "critical")),
    happening.Camp("the way from Mill to Cairn, 1 of 3", "weak"),
    happening.HiddenCamp(),
    happening.Prowled("Wild dogs' warren"),
    happening.Watch("Ada", True),
    happening.Watch("Ada", False),
    happening.Rested("Mill"),
    *(
        meeting.Met("wolves", 3, disposition, how)
        for disposition in ("hostile", "wary", "neutral", "friendly")
        for how in ("event", "site", "guardian", "alert", "pursuit", "night", "restocked", "gm")
    ),
    meeting.Met("a black bear", 1, "wary", "event", "It sniffs."),
    meeting.Surprised("wolves"),
    *(meeting.FoesLeave("wolves", why) for why in ("outnumbered", "beaten", "parted")),
    *(meeting.Approach(what) for what in ("withdraw", "talk", "slip", "flee", "fight")),
    meeting.Mood("wolves", "hostile"),
    *(meeting.Favour(what, "the shepherds") for what in ("clue", "trade", "food", "help")),
    meeting.Helps("the shepherds"),
    meeting.Grit("wolves", 4, 3),
    meeting.Grit("wolves", 4, 4),
    meeting.Won("wolves", "Mill"),
    *(meeting.Away(how, "Q18") for how in ("withdraw", "slip", "flee")),
    meeting.Defeat("wolves", 20, "Q18"),
    *(
        meeting.Threat("The storm", what, "It comes.")
        for what in ("text", "pursuers", "severe_weather", "corruption", "harder", "lost")
    ),
    deciding.Shifted("Ada", "pathfinder", "lay", "keen"),
    deciding.Shifted("Ada", "wear", "footwear", "tool-3"),
    meeting.Paused("Mill"),
    *(meeting.Resumed(how) for how in ("", "won", "avoided", "lost")),
    meeting.Ruling("The timer shows 3.", 2),
    meeting.SecretRuling("The next roll is a critical."),
    meeting.Said("Old Wim", "Turn back."),
    meeting.Said("", "The wind turns."),
    meeting.Suggestion("explored"),
    meeting.Suggestion("goal"),
    *(meeting.Ended(how, "The Test", 3, 7, 35, 2, 4, 60, "open") for how in ("goal", "left", "defeat", "lost", "voted")),
    meeting.KeptPlace("Mill", "Q18", "shelter"),
)
"""An event of every kind, in each of its ways to be."""


def told(state: State, *happened: Happened | Event, seat: int | None = None) -> str:
    """Return the story of events as a seat reads it."""
    return GAME.tell(view_for(state, seat), [item if isinstance(item, Event) else item.told() for item in happened])


@pytest.fixture
def thornwood() -> State:
    """The party of the example, in the Thornwood's first morning."""
    return party()


def test_every_kind_of_event_has_a_sample_here() -> None:
    missing = {kind.__name__ for kind in HAPPENINGS} - {type(event).__name__ for event in SAMPLES}
    assert not missing, f"SAMPLES holds an event of every type: add {', '.join(sorted(missing))}"


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.called())
def test_every_event_is_told_in_whole_words(thornwood: State, event: Happened) -> None:
    secret = isinstance(event, meeting.SecretRuling)
    text = told(thornwood, event.told(to=(4,)) if secret else event, seat=4 if secret else None)
    assert text
    said = text.removeprefix("-# ").strip("*")
    assert said[0].isupper() or said[0].isdigit() or said[0] in "“("
    assert text[-1] in ".!?”*)" or "-# " in text or isinstance(event, deciding.Noted)
    for wrong in ("  ", "..", "{", "}", "None", "_", " .", " ,", "()"):
        assert wrong not in text


@pytest.mark.rule("WLD-151", "WLD-155", "WLD-158")
def test_events_that_others_tell_say_nothing_of_their_own() -> None:
    assert WORDS.tell(happening.Befell(1)) == ""
    assert WORDS.tell(happening.Befell(5)) == ""
    assert WORDS.tell(happening.Shift(3)) == ""


def test_what_a_bonus_shows_is_told_by_what_follows(thornwood: State) -> None:
    assert told(thornwood, travelling.Bonus("Ada", "lookout", "spot"), travelling.Spotted("Q18", False)) == (
        "No: no site in Q18."
    )


@pytest.mark.rule("WLD-G01", "WLD-G03")
def test_a_test_shows_every_die_what_it_was_against_and_what_spoke_for_it(thornwood: State) -> None:
    assert told(thornwood, deciding.Rolled.of("Ada", ROLL)) == (
        "Ada leads the way.\n"
        "-# Ada as Pathfinder: Spirit d10 7 + d6 5 of 5 and 2 + Nature 3 = 15 against 10, critical success "
        "(boon: perfect weather)"
    )
    hard = replace(ROLL, die=3, sixes=(4, 2), kept=2, extra=-1, total=7, result="failure", reasons=("poisoned", "night"))
    assert told(thornwood, deciding.Rolled.of("Ada", hard)) == (
        "Ada leads the way.\n-# Ada as Pathfinder: Spirit d10 3 + d6 2 of 4 and 2 + Nature 3 - 1 = 7 against 10, failure "
        "(banes: poisoned, night)"
    )


@pytest.mark.rule("WLD-G44")
def test_a_secret_test_shows_its_dice_and_total_and_no_more(thornwood: State) -> None:
    secret = replace(ROLL, purpose="search", skill="perception", secret=True, reasons=())
    assert told(thornwood, deciding.Rolled.of("Bob", secret)) == (
        "Bob is searching.\n-# Bob searching: Spirit d10 7 + d6 5 of 5 and 2 + Perception 3 = 15"
    )


@pytest.mark.rule("WLD-158")
def test_saves_from_one_danger_share_a_line(thornwood: State) -> None:
    save = Roll(0, "save", "agility", "athletics", 10, 8, 4, (5,), 5, 2, total=11, result="weak")
    text = told(
        thornwood,
        deciding.Rolled.of("Ada", save),
        deciding.Rolled.of("Bob", replace(save, die=1, total=8, result="failure")),
    )
    assert text == (
        "Ada is holding out.\n-# Holding out against 10: Ada Agility d8 4 + d6 5 + Athletics 2 = 11, weak success; "
        "Bob Agility d8 1 + d6 5 + Athletics 2 = 8, failure"
    )


@pytest.mark.rule("WLD-065", "WLD-066", "WLD-085")
def test_the_timer_is_one_line_of_small_print(thornwood: State) -> None:
    text = told(thornwood, travelling.Ticked(2, 1), travelling.Ticked(1, 0, "slow"), travelling.Reset(6))
    assert text == "Slow going: 2 off the timer.\n-# The timer starts again at 6"
    assert told(thornwood, travelling.Ticked(4, 3), travelling.Refunded(4)) == "-# Timer 4 to 3, back to 4"


@pytest.mark.rule("WLD-174", "WLD-176", "WLD-G44")
def test_a_failed_search_reads_like_an_empty_place(thornwood: State) -> None:
    assert told(thornwood, finding.Searched("Bob", "Q18", "nothing")) == "Bob searches Q18 and finds nothing."
    # The Thornwood's difficulty is 10: what is enough for most things there rules them out.
    assert told(thornwood, finding.Searched("Bob", "Q18", "nothing", 10)) == (
        "Bob searches Q18 and finds nothing; a roll of 10 finds most things."
    )
    assert told(thornwood, finding.Searched("Bob", "Q18", "nothing", 9)) == (
        "Bob searches Q18 and finds nothing; a roll of 9 may miss something."
    )


@pytest.mark.rule("WLD-G56", "WLD-G96")
def test_an_attempt_at_those_met_that_fails_is_told_as_a_failure(thornwood: State) -> None:
    def attempt(what: str, result: str, *, again: bool = False) -> deciding.Rolled:
        return deciding.Rolled("Bob", what, "agility", "stealth", 8, 4, (3,), 3, 2, 0, 9, 10, result, again, ())

    slips = meeting.Approach("slip", "Bob")
    assert told(thornwood, slips, attempt("slip", "failure")).startswith(
        "The party tries to slip away. It fails: the party is seen."
    )
    assert told(thornwood, meeting.Approach("talk", "Bob"), attempt("talk", "blunder")).startswith(
        "Bob talks to them. It fails: they do not listen."
    )
    assert "It fails" not in told(thornwood, slips, attempt("slip", "strong"))
    twice = told(thornwood, slips, attempt("slip", "failure"), attempt("slip", "strong", again=True))
    assert "It fails" not in twice, "the second throw counts"


@pytest.mark.rule("WLD-202", "WLD-G11")
def test_a_hungry_night_is_told_once_for_all(thornwood: State) -> None:
    text = told(
        thornwood,
        happening.Supplies("Ranger", (2,), 1, 2, (4,)),
        happening.Supplies("Rogue", (), 0, -1),
        happening.Hungry("Rogue"),
        happening.Tired(("Rogue",), 1, "hunger"),
        happening.Supplies("Druid", (), 0, -1),
        happening.Hungry("Druid"),
        happening.Tired(("Druid",), 1, "hunger"),
        happening.Collapsed("Druid"),
        happening.Supplies("Fighter", (4,), 0, 3, (6,)),
    )
    assert text == (
        "Rogue and Druid have nothing to eat: 1 Fatigue each. Forage, or find a settlement.\n"
        "Druid collapses and has to be carried.\n-# Food left: Ranger 2 (2 on a d4: 1 used), Fighter 3"
    )


def test_what_wears_is_told_in_one_sentence(thornwood: State) -> None:
    text = told(thornwood, happening.Worn("Ada", "footwear", 6, "worn"), happening.Worn("Bob", "rope", 0, "worn"))
    assert text == "Ada's boots wear and Bob's rope is down by 1."


@pytest.mark.rule("WLD-G16")
def test_what_is_mended_again_is_told_once(thornwood: State) -> None:
    used = deciding.Used("Ranger", "material", "mend", "tool")
    assert told(thornwood, used) == "Ranger uses a material to mend tools."
    assert told(thornwood, used, used, used) == "Ranger uses a material to mend tools, 3 times."


@pytest.mark.rule("WLD-G06", "WLD-G84")
def test_where_dice_wait_for_a_player_the_story_says_what_the_party_set_about(thornwood: State) -> None:
    text = told(thornwood, deciding.Decided("move N20", "majority"), deciding.Rolled.of("Ada", ROLL))
    assert text.startswith("The party's choice: east to N20.\n-# Ada as Pathfinder")
    came = travelling.Arrived("N20", "hills", "back")
    text = told(thornwood, deciding.Decided("move N20", "leader", 1, ("Druid",), ("camp best",)), came)
    assert text == "The party goes back to N20, hills.\n-# A tie, and Ranger leads: east to N20 (Druid: make camp)"
    text = told(thornwood, deciding.Decided("move N20", "majority", 2, ("Druid",), ("camp best",)), came)
    assert text == "The party goes back to N20, hills.\n-# 2 to 1 for: east to N20 (Druid: make camp)"


@pytest.mark.rule("WLD-G84", "TAB-104")
def test_what_was_decided_is_left_out_once_a_later_move_tells_what_came_of_it() -> None:
    events = [
        happened.told() for happened in (deciding.Decided("move N20", "majority"), happening.Worn("Ada", "rope", 0, "worn"))
    ]
    kept = MEMORY.still_worth_telling(events)
    assert [event.kind for event in kept] == ["worn"]


def test_a_vote_is_told_unless_it_settles_the_choice(thornwood: State) -> None:
    voted = deciding.Proposed("Ada", "search best careful", 1, 2)
    assert told(thornwood, voted) == "Ada proposes: search here (with care)."
    again = deciding.Proposed("Bob", "search best careful", 2, 3)
    assert told(thornwood, again) == "Bob agrees: search here (with care)."
    alone = deciding.Proposed("Ada", "search best plain", 1, 1)
    assert told(thornwood, alone) == "Ada: search here.", "where a leader decides, votes are only counted"
    assert "Ada:" not in told(thornwood, voted, deciding.Decided("search best careful", "majority"))


@pytest.mark.rule("WLD-G88")
def test_a_secret_ruling_is_told_to_the_game_master_only() -> None:
    state = party(master=True)
    ruling = meeting.SecretRuling("The next roll is a critical.").told(to=(4,))
    assert told(state, ruling, seat=4) == "The next roll is a critical."
    assert told(state, ruling, seat=0) == told(state, ruling) == ""


@pytest.mark.rule("WLD-G83")
def test_the_end_comes_first_and_says_what_was_never_found(thornwood: State) -> None:
    text = told(
        thornwood,
        meeting.Ended("left", "The Test", 3, 7, 35, 2, 4, 60, "open"),
        meeting.KeptPlace("Mill", "Q18", "shelter"),
        meeting.KeptPlace("Den", "Q19", "danger"),
    )
    assert text == (
        "**The party leaves the region.** Rank: **wanderers** (2 points: 2 for sites; next rank: 3, the goal "
        "brings 3). 2 of 4 sites found, 60 coins gained, goal not found. A win is to find it and study it. "
        "Carried home: 40 coins.\n"
        "-# Never found: Mill (shelter at Q18); Den (danger at Q19)"
    )


@pytest.mark.rule("WLD-161")
def test_every_ground_has_its_own_ambience_and_first_look() -> None:
    common = ("forest", "hills", "clearing", "stream", "peaks", "marsh", "desert", "coast")
    sayings = content().sayings
    for ground in TERRAINS:
        assert len(sayings[f"ambient.{ground}"]) >= (8 if ground in common else 4)
        assert len(sayings[f"arrive.{ground}"]) >= 4
    every = [line for lines in sayings.values() for line in lines]
    assert len(set(every)) == len(every)
    assert max(map(len, every)) <= 100
    assert saying("ambient.forest", 10**6)
    assert saying("ambient.nowhere", 3) == ""


def test_what_is_said_of_the_land_goes_on_with_the_days(thornwood: State) -> None:
    calm = {told(replace(thornwood, day=day), happening.Befell(6)) for day in range(1, 8)}
    assert len(calm) > 3


def test_a_first_arrival_has_a_look_around_and_a_second_has_none() -> None:
    state, happened = decide(party(), "move N20", 5, 3, 1, 2)
    first = told(state, *happened)
    assert first.startswith("The party reaches N20, forest. ")
    again = told(replace(state, trail=(*state.trail, state.here.at)), *happened)
    assert again == "The party reaches N20, forest."


# Words.


def test_goods_and_items_have_names() -> None:
    assert good("rations") == "simple rations"
    assert good("rations", 3) == "3 packs of simple rations"
    assert item_line(Item("tool", die=6, uses=2, skill="survival")) == "tools (Survival) d6, 2 uses left"
    assert item_line(Item("footwear", die=6, uses=0)) == "boots d6, damaged"
    assert item_line(Item("footwear", die=6, broken=True)) == "boots d6, broken"


def test_everybody_is_a_party_of_two_or_more(thornwood: State) -> None:
    assert names_of(("Ada",), 1) == "Ada"
    assert names_of(("Ada", "Bob"), 2) == "everybody"
    assert names_of(("Ada", "Bob"), 3) == "Ada and Bob"
    assert conditions(thornwood.members[0]) == ""


def test_a_whole_turn_is_told_briefly() -> None:
    state, happened = decide(party(), "camp best", 6, 2, 1, 3, 2, 4, 4, 4, 4)
    text = told(state, *happened)
    assert len(text) <= 500
    assert text == "The party camps: basic shelter.", "the day stands above the controls, and food that runs short there"
