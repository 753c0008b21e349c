"""What the referee says: stories, questions, where things stand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.core.words import names_of
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import events
from engine.games.wilds.speech.sayings import SAYINGS, saying
from engine.games.wilds.speech.words import conditions, good, item_line
from engine.games.wilds.state.content import content
from engine.games.wilds.state.region import TERRAINS
from engine.games.wilds.state.state import Item, Roll, State
from engine.games.wilds.state.view import view_for

from .build import decide, party

ROLL = Roll(0, "pathfinder", "spirit", "nature", 10, 10, 7, (5, 2), 5, 3, 1, 0, 0, 15, "critical", reasons=("perfect",))

SAMPLES: tuple[Event, ...] = (
    events.begun("The Test", "A wood.", "Find the bell."),
    events.gathered("Ada", "herb", 3, True),
    events.gathered("Ada", "material", 1, False),
    events.shared_out(("Ada",), ("Bob", "Cy")),
    events.shared_out(("Ada", "Bob"), ("Cy",)),
    events.only_camp(),
    events.explained(("timer", "die", "boon")),
    events.looked("The vault", 2, 6),
    events.character("Ada", "Anna", "ranger", 2),
    events.character("Ada", "Ada", "own", 0),
    events.character("Ada", "Anna", "kept", 0),
    events.set_out("M20", "forest"),
    events.entered("Ada"),
    events.role("Ada", "forager"),
    events.role("", "scout"),
    events.watches(("Ada",)),
    events.watches(("Ada", "Bob")),
    events.watches(()),
    events.passed_on("Ada", "lookout", "Bob"),
    events.passed_on("", "lookout", "Bob"),
    events.proposed("Ada", "move Q18", 1, 2),
    events.abstained("Ada"),
    events.decided("move Q18", "most"),
    events.leads("Ada", 1, 2, False),
    events.leads("Ada", 2, 2, True),
    *(events.order("Ada", order) for order in ("tools:use", "resolve:never", "pathfinder:mind+nature", "search:best")),
    events.noted("Ada", "M20", "Berries here."),
    events.gave("Ada", "rations", "Bob"),
    *(events.used("Ada", item, what, on) for item, what, on in (("herb", "poison", "Ada"), ("herb", "wound", "Bob"))),
    events.used("Ada", "material", "mend", "footwear"),
    events.bought("Ada", "rope", 10, 30),
    events.sold("Ada", "stores", 75, 105),
    events.rolled("Ada", ROLL),
    events.rolled("Ada", replace(ROLL, secret=True)),
    *(events.ticked(4, 3, why) for why in ("", "slow", "long", "careful", "retreat", "gm")),
    events.refunded(4),
    events.reset(6),
    events.night(("Ada", "Bob")),
    events.dawn(2, ""),
    *(events.dawn(2, weather) for weather in ("perfect", "fair", "light", "heavy", "severe")),
    *(
        events.arrived("Q18", "forest", how, ("Mill",))
        for how in ("move", "lost", "back", "fled", "retreat", "slipped", "gm")
    ),
    events.arrived("the way from Mill to Cairn, 1 of 3", "hills", "on"),
    *(
        events.site_seen("Mill", "shelter", "Q18", "A wheel.", how, "Ada")
        for how in ("seen", "searched", "scouted", "located", "goal", "told")
    ),
    events.site_seen("Mill", "shelter", "Q18", "", "seen"),
    events.rumour("landmark", "", "north-east", "middle", "landmark"),
    events.rumour("danger", "Q18", "", "near", "map"),
    events.rumour("secret", "", "B", "far", "insight"),
    *(
        events.terrain(("Q18", "Q17"), ("forest", "stream"), how)
        for how in ("lay", "sighting", "scout", "map", "landmark", "gm")
    ),
    *(events.bonus("Ada", "pathfinder", bonus) for bonus in ("efficient", "keen")),
    events.bonus("Ada", "lookout", "avoid"),
    events.spotted("Q18", True),
    events.spotted("B", False),
    events.nothing_left("lay"),
    events.nothing_left("clue"),
    events.edge("Q18"),
    events.rim(("Q18", "Q17"), "lay"),
    events.blocked("P18", "Q18"),
    events.bypass("Ada", "Q18", True),
    events.bypass("Ada", "B", False),
    events.scouted("Ada", "Q18", "blunder", "", "", ()),
    events.scouted("Ada", "Q18", "failure", "", "", ()),
    events.scouted("Ada", "Q18", "weak", "yes", "", ()),
    events.scouted("Ada", "Q18", "strong", "no", "yes", ()),
    events.scouted("Ada", "Q18", "critical", "no", "no", (10, 12)),
    *(events.searched("Ada", "Q18", result) for result in ("nothing", "hazard", "alert", "found")),
    *(events.snag("Mill", what) for what in ("guardian", "access", "incomplete")),
    *(events.insight("Ada", what) for what in ("clue", "linked", "loot")),
    events.clue("Prints lead east.", "P18", "Q18", "trace"),
    events.clue("", "P18", "B", "person"),
    *(
        events.investigated("Ada", "Mill", result, "It turns.")
        for result in ("", "blunder", "failure", "weak", "strong", "critical")
    ),
    *(
        events.discovery("Mill", nature)
        for nature in ("treasure", "ancient", "wonder", "lair", "passage", "enigma", "dungeon")
    ),
    events.treasure(1, 0, ("rations 5", "rope 1")),
    events.treasure(2, 0, (), "harvest"),
    events.treasure(2, 0, ("raw 70",), "harvested"),
    events.treasure(3, 0, ("rations 2", "tool 1"), "map"),
    events.treasure(4, 110, ("goods 75",)),
    events.treasure(5, 0, (), "offered"),
    events.treasure(5, 140, (), "taken"),
    events.treasure(6, 0, ("charm 1",), "perception"),
    events.treasure(6, 0, (), "dungeon"),
    events.gained("coins", 40, "Mill"),
    events.gained("herb", 3, who="Ada"),
    *(events.trap("Ada", result) for result in ("", "blunder", "failure", "weak", "strong", "critical")),
    events.offerings(False),
    *(events.offerings(True, wrath) for wrath in ("", "spirits", "communities")),
    events.passage("Q18", "M20"),
    events.tracked("Ada", "danger", "failure", ""),
    events.tracked("Ada", "danger", "weak", "Q18"),
    events.tracked("Ada", "danger", "critical", "Q18", "3", "5 bandits"),
    *(events.foraged("Ada", result, fed) for result, fed in (("blunder", 0), ("failure", 0), ("weak", 1))),
    events.foraged("Ada", "critical", 4, True),
    *(events.challenge(4, after, why) for after, why in ((3, "search"), (5, "track"), (2, "investigate"), (3, "arrival"))),
    *(events.goal(what, "Bells.") for what in ("located", "found", "reached", "lost")),
    events.restocked("Mill"),
    *(events.settled("Mill", what) for what in ("cleared", "used", "explored")),
    *(events.event(number) for number in (2, 3, 4, 6)),
    events.avoided("P18"),
    *(events.shift(kind) for kind in (1, 2)),
    *(events.hazard(kind) for kind in (1, 2, 3, 4)),
    *(events.trace(row, sure) for row in range(1, 7) for sure in (False, True)),
    events.read_trace("Ada", False),
    events.read_trace("Ada", True, "wolves, 2 to 5", "beast"),
    events.read_trace("Ada", True, "", "danger"),
    events.read_trace("Ada", True, "", "material"),
    events.read_trace("Ada", True),
    *(
        events.worn("Ada", item, 6, what)
        for item in ("footwear", "rope")
        for what in ("kept", "worn", "damaged", "broken", "spent")
    ),
    events.supplies("Ada", (2,), 1, 2),
    events.supplies("Ada", (), 0, -1),
    events.served(("Ada", "Bob"), 1, 18),
    events.served(("Ada",), 0, 18),
    events.hungry("Ada"),
    events.tired(("Ada", "Bob"), 1, "hazard"),
    events.tired(("Ada",), -1, "camp"),
    events.collapsed("Ada"),
    events.wounded("Ada", "spirit", 1, "fight"),
    events.wounded("Ada", "", 3, "fight"),
    events.dying("Ada", False),
    events.dying("Ada", True, "Bob"),
    events.died("Ada"),
    *(events.healed("Ada", what, "Bob") for what in ("wound", "wound_gone", "poisoned", "deprived", "resolve", "rested")),
    events.poisoned("Ada"),
    events.resolve(("Ada",), -1, "again"),
    events.resolve(("Ada", "Bob"), 1, "wonder"),
    *(events.camp("Q18", shelter, "Ada") for shelter in ("blunder", "failure", "weak", "strong", "critical")),
    events.camp("the way from Mill to Cairn, 1 of 3", "weak"),
    events.hidden_camp(),
    events.watch("Ada", True),
    events.watch("Ada", False),
    events.rested("Mill"),
    *(
        events.met("wolves", 3, disposition, how)
        for disposition in ("hostile", "wary", "neutral", "friendly")
        for how in ("event", "site", "guardian", "alert", "pursuit", "night", "restocked", "gm")
    ),
    events.met("a black bear", 1, "wary", "event", "It sniffs."),
    events.surprised("wolves"),
    *(events.foes_leave("wolves", why) for why in ("outnumbered", "beaten", "parted")),
    *(events.approach(what) for what in ("withdraw", "talk", "slip", "flee", "fight")),
    events.mood("wolves", "hostile"),
    *(events.favour(what) for what in ("clue", "trade", "food")),
    events.grit("wolves", 4, 3),
    events.grit("wolves", 4, 4),
    events.won("wolves", "Mill"),
    *(events.away(how, "Q18") for how in ("withdraw", "slip", "flee")),
    events.defeat("wolves", 20, "Q18"),
    *(
        events.threat("The storm", what, "It comes.")
        for what in ("text", "pursuers", "severe_weather", "corruption", "harder", "lost")
    ),
    events.paused("Mill"),
    *(events.resumed(how) for how in ("", "won", "avoided", "lost")),
    events.ruling("The timer shows 3.", 2),
    events.secret_ruling(4, "The next roll is a critical."),
    events.said("Old Wim", "Turn back."),
    events.said("", "The wind turns."),
    events.suggestion("explored"),
    events.suggestion("goal"),
    *(events.ended(how, "The Test", 3, 7, 35, 2, 4, 60, "open") for how in ("goal", "left", "defeat", "lost", "voted")),
    events.kept_place("Mill", "Q18", "shelter"),
)
"""An event of every kind, in each of its ways to be."""


def told(state: State, *happened: Event, seat: int | None = None) -> str:
    """Return the story of events as a seat reads it."""
    return GAME.tell(view_for(state, seat), happened)


@pytest.fixture
def thornwood() -> State:
    """The party of the example, in the Thornwood's first morning."""
    return party()


def test_every_kind_of_event_has_a_sample_here() -> None:
    assert {event.kind for event in SAMPLES} == set(events.__all__)


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.kind)
def test_every_event_is_told_in_whole_words(thornwood: State, event: Event) -> None:
    text = told(thornwood, event, seat=event.seats[0] if event.seats else None)
    assert text
    said = text.removeprefix("-# ").strip("*")
    assert said[0].isupper() or said[0].isdigit() or said[0] in "“("
    assert text[-1] in ".!?”*)" or "-# " in text or event.kind == "noted"
    for wrong in ("  ", "..", "{", "}", "None", "_", " .", " ,", "()"):
        assert wrong not in text


@pytest.mark.rule("WLD-151", "WLD-155", "WLD-158")
def test_events_that_others_tell_say_nothing_of_their_own() -> None:
    assert SAYINGS["event"]({"number": 1}) == ""
    assert SAYINGS["event"]({"number": 5}) == ""
    assert SAYINGS["shift"]({"kind": 3}) == ""


def test_what_a_bonus_shows_is_told_by_what_follows(thornwood: State) -> None:
    assert told(thornwood, events.bonus("Ada", "lookout", "spot"), events.spotted("Q18", False)) == ("No: no site in Q18.")


@pytest.mark.rule("WLD-G01", "WLD-G03")
def test_a_test_shows_every_die_what_it_was_against_and_what_spoke_for_it(thornwood: State) -> None:
    assert told(thornwood, events.rolled("Ada", ROLL)) == (
        "Ada leads the way.\n"
        "-# Ada as Pathfinder: Spirit d10 7 + d6 5 of 5 and 2 + Nature 3 = 15 against 10, critical success "
        "(boon: perfect weather)"
    )
    hard = replace(ROLL, die=3, sixes=(4, 2), kept=2, extra=-1, total=7, result="failure", reasons=("poisoned", "night"))
    assert told(thornwood, events.rolled("Ada", hard)) == (
        "Ada leads the way.\n-# Ada as Pathfinder: Spirit d10 3 + d6 2 of 4 and 2 + Nature 3 - 1 = 7 against 10, failure "
        "(banes: poisoned, night)"
    )


@pytest.mark.rule("WLD-G44")
def test_a_secret_test_shows_its_dice_and_total_and_no_more(thornwood: State) -> None:
    secret = replace(ROLL, purpose="search", skill="perception", secret=True, reasons=())
    assert told(thornwood, events.rolled("Bob", secret)) == (
        "Bob is searching.\n-# Bob searching: Spirit d10 7 + d6 5 of 5 and 2 + Perception 3 = 15"
    )


@pytest.mark.rule("WLD-158")
def test_saves_from_one_danger_share_a_line(thornwood: State) -> None:
    save = Roll(0, "save", "agility", "athletics", 10, 8, 4, (5,), 5, 2, total=11, result="weak")
    text = told(
        thornwood, events.rolled("Ada", save), events.rolled("Bob", replace(save, die=1, total=8, result="failure"))
    )
    assert text == (
        "Ada is holding out.\n-# Holding out against 10: Ada Agility d8 4 + d6 5 + Athletics 2 = 11, weak success; "
        "Bob Agility d8 1 + d6 5 + Athletics 2 = 8, failure"
    )


@pytest.mark.rule("WLD-065", "WLD-066", "WLD-085")
def test_the_timer_is_one_line_of_small_print(thornwood: State) -> None:
    text = told(thornwood, events.ticked(2, 1), events.ticked(1, 0, "slow"), events.reset(6))
    assert text == "-# Timer 2 to 1, 1 to 0 (slow going), starts again at 6"
    assert told(thornwood, events.ticked(4, 3), events.refunded(4)) == "-# Timer 4 to 3, back to 4 (efficient route)"


@pytest.mark.rule("WLD-174", "WLD-176", "WLD-G44")
def test_a_failed_search_reads_like_an_empty_place(thornwood: State) -> None:
    assert told(thornwood, events.searched("Bob", "Q18", "nothing")) == "Bob searches Q18 and finds nothing."


@pytest.mark.rule("WLD-202", "WLD-G11")
def test_a_hungry_night_is_told_once_for_all(thornwood: State) -> None:
    text = told(
        thornwood,
        events.supplies("Ranger", (2,), 1, 2, (4,)),
        events.supplies("Rogue", (), 0, -1),
        events.hungry("Rogue"),
        events.tired(("Rogue",), 1, "hunger"),
        events.supplies("Druid", (), 0, -1),
        events.hungry("Druid"),
        events.tired(("Druid",), 1, "hunger"),
        events.collapsed("Druid"),
        events.supplies("Fighter", (4,), 0, 3, (6,)),
    )
    assert text == (
        "Rogue and Druid have nothing to eat: 1 Fatigue each. Forage, or find a settlement. "
        "Druid collapses and has to be carried.\n-# Supplies: Ranger d4 2, one use gone, 2 left; Fighter d6 4, 3 left"
    )


def test_what_wears_is_told_in_one_sentence(thornwood: State) -> None:
    text = told(thornwood, events.worn("Ada", "footwear", 6, "worn"), events.worn("Bob", "rope", 0, "worn"))
    assert text == "Ada's boots wear and Bob's rope is down by 1."


@pytest.mark.rule("WLD-G06", "WLD-G84")
def test_where_dice_wait_for_somebody_the_story_says_what_the_party_set_about(thornwood: State) -> None:
    text = told(thornwood, events.decided("move N20", "majority"), events.rolled("Ada", ROLL))
    assert text.startswith("The party decides to move to N20.\n-# Ada as Pathfinder")
    text = told(thornwood, events.decided("move N20", "leader"), events.arrived("N20", "hills", "back"))
    assert text == "The party goes back to N20, hills.\n-# Decided by the leader"


def test_a_vote_is_told_unless_it_settles_the_choice(thornwood: State) -> None:
    voted = events.proposed("Ada", "search best careful", 1, 2)
    assert told(thornwood, voted) == "Ada: search here (with care)."
    again = events.proposed("Bob", "search best careful", 2, 3)
    assert told(thornwood, again) == "Bob: search here (with care) (2 of 3)."
    assert "Ada:" not in told(thornwood, voted, events.decided("search best careful", "majority"))


@pytest.mark.rule("WLD-G88")
def test_a_secret_ruling_is_told_to_the_game_master_only() -> None:
    state = party(master=True)
    ruling = events.secret_ruling(4, "The next roll is a critical.")
    assert told(state, ruling, seat=4) == "The next roll is a critical."
    assert told(state, ruling, seat=0) == told(state, ruling) == ""


@pytest.mark.rule("WLD-G83")
def test_the_end_comes_first_and_says_what_was_never_found(thornwood: State) -> None:
    text = told(
        thornwood,
        events.ended("left", "The Test", 3, 7, 35, 2, 4, 60, "open"),
        events.kept_place("Mill", "Q18", "shelter"),
        events.kept_place("Den", "Q19", "danger"),
    )
    assert text == (
        "**The party leaves the region.** The Test: 3 days, 7 places explored, 35 % of the region, 2 of 4 sites found, "
        "60 coins gained, goal not found.\n-# Never found: Mill (shelter at Q18); Den (danger at Q19)"
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
    calm = {told(replace(thornwood, day=day), events.event(6)) for day in range(1, 8)}
    assert len(calm) > 3


def test_a_first_arrival_has_a_look_around_and_a_second_has_none() -> None:
    state, happened = decide(party(), "move N20", 5, 3, 1, 2)
    first = told(state, *happened)
    assert first.startswith("The party reaches N20, forest. ")
    again = told(replace(state, trail=(*state.trail, state.here.at)), *happened)
    assert again.startswith("The party reaches N20, forest.\n-# ")


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
    assert text.startswith("The party camps at M20. Ranger looks for a place: basic shelter. ")
    assert "-# Supplies: Ranger d4 4, 3 left" in text
    assert "Day 2 dawns." in text
