"""How sentences are put together: names, ways and directions, what a night costs, what is said of which ground."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.events import Happened
from engine.core.flow import Question
from engine.core.scene import Look
from engine.core.words import shown_name
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import deciding, finding, happening, meeting, travelling
from engine.games.wilds.rules.members.characters import read_name
from engine.games.wilds.speech.gathering import LONG
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.content import content
from engine.games.wilds.state.moves import Write
from engine.games.wilds.state.naming import inside
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Foes, Found, Meeting, Position, Roll, State
from engine.games.wilds.state.view import view_for

from .build import faces, hexes, party, points


@pytest.fixture
def thornwood() -> State:
    """The party of the example, in the Thornwood's first morning."""
    return party()


def told(state: State, *happened: Happened) -> str:
    """Return the story of events as everybody reads it."""
    return GAME.tell(view_for(state, None), [item.told() for item in happened])


# Names.


def test_a_name_keeps_its_own_article_and_gets_no_second() -> None:
    assert inside("The bear's portal") == "the bear's portal"
    assert inside("Old Thunder") == "Old Thunder"
    assert inside("Theodora's mill") == "Theodora's mill"
    assert WORDS("recap-won.one", foe="wolves") == "the wolves"
    assert WORDS("recap-won.one", foe="a black bear") == "the black bear"
    assert WORDS("recap-won.one", foe="Nan of the nine mules") == "Nan of the nine mules"
    assert WORDS("recap-won.one", foe="The Grey Lady") == "the Grey Lady"


def test_sites_and_foes_are_named_as_a_sentence_wants_it(thornwood: State) -> None:
    assert told(thornwood, finding.Tracked("Ada", "The bear's portal", "weak", "N22")) == (
        "Ada thinks the trail of the bear's portal leads toward N22."
    )
    assert told(thornwood, finding.Investigated("Ada", "The post house", "")) == (
        "Ada goes over the post house: nothing new yet."
    )
    assert told(thornwood, meeting.Mood("Nan of the nine mules", "wary")) == "Now wary: Nan of the nine mules."
    assert told(thornwood, meeting.Won("wolves", "The den")) == "The party beats the wolves. The den is free of them."
    assert told(thornwood, finding.Settled("The iron ring", "used")) == "Nothing more is to be had at the iron ring."
    assert told(thornwood, travelling.Arrived("N20", "hills", "back", ("The Two Thorns",))) == (
        "The party goes back to N20, hills. Here: the Two Thorns."
    )


def test_those_met_are_asked_about_by_their_own_name(thornwood: State) -> None:
    met = Foes("Nan of the nine mules", "people", 1, "wary", 10, 6, 6)
    question = Question("approach", -1, ("withdraw", "talk"), "withdraw", met.name)
    words = GAME.ask(view_for(replace(thornwood, agenda=(question, Meeting(met))), 0))
    assert words == "what do you do about Nan of the nine mules (wary)?"


def test_a_player_stands_behind_the_name_of_their_character_at_the_start_only(thornwood: State) -> None:
    assert told(thornwood, deciding.Character("Mirel", "Ada", "own", 1)) == "Mirel (Ada): a character of their own."
    assert told(thornwood, deciding.Character("Ada", "Ada", "ranger", 1)) == (
        "Ada: a Ranger (finds the way, gets lost less often)."
    )


@pytest.mark.rule("WLD-G17")
def test_what_players_call_themselves_or_write_cannot_be_read_as_marks() -> None:
    for name in ("a _b_ c", "*Ada*", "`x`", "@everyone", "<@1>", "[x](y)", "||x||", "~~x~~"):
        with pytest.raises(IllegalMove):
            read_name(name)
        assert not set(shown_name(name)) & set("_*`@<>[]|~")
    assert read_name("J.R. O'Neill-Smith 2nd") == "J.R. O'Neill-Smith 2nd"
    for words in ("*bold*", "@everyone", "`code`", "https://example.org", "||hidden||"):
        state, _ = GAME.apply(party(), 0, Write(words), faces(1))
        (note,) = state.notes
        assert not set(note.text) & set("*`@|") and "://" not in note.text


@pytest.mark.rule("WLD-151", "WLD-066")
def test_a_new_timer_comes_with_a_word_on_what_ran_it_out(thornwood: State) -> None:
    text = told(thornwood, travelling.Ticked(1, 0), happening.Befell(1), travelling.Reset(6))
    assert text == "**The timer runs out**, back to 6: something stirs nearby."
    found = finding.Investigated("Ada", "The mill", "failure")
    calm = told(thornwood, found, happening.Befell(6), travelling.Reset(6)).split("\n")
    assert calm[0] == "Ada gets nowhere with the mill yet." and calm[1].startswith(
        "**The timer runs out**, back to 6: this time nothing comes. "
    )
    # What a game master calls for at night has nothing to do with the timer.
    met = meeting.Met("wolves", 3, "wary", "event")
    assert "stirs" not in told(thornwood, happening.Befell(1), met) and "Timer" not in told(thornwood, happening.Befell(3))


@pytest.mark.rule("WLD-G88")
def test_a_public_ruling_is_told_as_such_and_stands_behind_what_came_of_it(thornwood: State) -> None:
    ruling = meeting.Ruling("The timer shows 3.", 2)
    assert told(thornwood, ruling) == "The game master rules: The timer shows 3."
    assert told(thornwood, happening.Hungry("Ada"), ruling).endswith("\n-# Ruled by the game master: The timer shows 3.")


@pytest.mark.rule("WLD-G88")
def test_a_ruling_whose_effect_was_told_is_not_told_again(thornwood: State) -> None:
    wounded = told(thornwood, happening.Wounded("Ada", "spirit", 1, "gm"), meeting.Ruling("Ada is wounded.", 2))
    assert wounded == "Ada takes a Wound: a bane on Spirit."
    assert "uled" not in told(thornwood, meeting.Ruling("Something happens.", 2), happening.Befell(6))


@pytest.mark.rule("WLD-G84")
def test_who_left_the_party_is_told_of_only_where_nothing_else_is(thornwood: State) -> None:
    away = replace(thornwood, members=(replace(thornwood.members[0], gone=True), *thornwood.members[1:]))
    left, seen = deciding.Abstained("Ranger"), deciding.Role("Rogue", "forager")
    assert told(away, left) == "Ranger leaves it to the others."
    assert told(away, left, seen) == "Rogue is Forager."
    assert told(thornwood, left, seen) == "Rogue is Forager.\nRanger leaves it to the others."
    assert told(thornwood, left, deciding.Abstained("Druid")) == "Ranger and Druid leave it to the others."


@pytest.mark.rule("WLD-G19")
def test_of_roles_that_change_hands_twice_the_last_holder_is_told(thornwood: State) -> None:
    changes = (deciding.Role("Ranger", "scout"), deciding.Role("Druid", "forager"), deciding.Role("Rogue", "scout"))
    assert told(thornwood, *changes) == "Druid is Forager.\nRogue is Scout."


@pytest.mark.rule("WLD-098")
def test_dodging_is_told_in_one_sentence_in_its_order(thornwood: State) -> None:
    came = travelling.Arrived("N22", "hills", "retreat")
    assert told(thornwood, came, happening.Avoided("N22")) == (
        "There is somebody ahead; the party dodges them and falls back to N22."
    )


@pytest.mark.rule("WLD-G84")
def test_an_unbroken_tie_is_told_as_such_and_who_goes_ahead(thornwood: State) -> None:
    roll = deciding.Rolled.of("Druid", replace(thornwood_roll(), purpose="scout"))
    text = told(thornwood, deciding.Decided("scout N20 best", "first"), roll)
    first, second, *_ = text.splitlines()
    assert first == "The party's choice: scout N20 (Druid goes)."
    assert second == "-# A tie: the first proposal counts (scout N20)"


def thornwood_roll() -> Roll:
    return Roll(2, "scout", "spirit", "nature", 10, 10, 7, (5,), 5, 3, total=15, result="strong")


@pytest.mark.rule("WLD-G83")
def test_a_reached_goal_stands_first_and_alone(thornwood: State) -> None:
    text = told(thornwood, finding.Settled("The tower", "explored"), finding.Goal("reached", "A light burns again."))
    assert text == "**The goal is reached.** A light burns again.\nNothing more is to be learned at the tower."


@pytest.mark.rule("WLD-G83")
def test_the_closing_report_names_the_goal_and_marks_it_among_what_was_never_found(thornwood: State) -> None:
    goal = thornwood.region.goal
    assert goal is not None
    site = thornwood.region.site_by_id[goal.site]
    text = told(
        replace(thornwood, phase="over"),
        meeting.Ended("left", "The Test", 3, 7, 35, 2, 4, 60, "open"),
        meeting.KeptPlace(site.name, "Q18", site.category),
        meeting.KeptPlace("Den", "Q19", "danger"),
    )
    assert "goal not found: " in text
    assert thornwood.region.farewell in text
    assert f"{site.name} (the goal, a {site.category} at Q18); Den (danger at Q19)" in text


@pytest.mark.rule("WLD-G83")
def test_a_lost_goal_is_placed_at_the_end(thornwood: State) -> None:
    # Rows of odd number lie half a hex further east: the fourth begins with N23, and its third hex is P23.
    ended = meeting.Ended("lost", "The Test", 9, 7, 35, 2, 4, 60, "lost")
    text = told(replace(thornwood, phase="over"), ended)
    assert "Lost: the ruined watchtower, never found; it was at P23." in text
    seen = replace(thornwood, phase="over", finds=(Found("tower", "searched"),))
    assert "Lost: the ruined watchtower at P23, " in told(seen, ended)


@pytest.mark.rule("WLD-G83")
def test_a_long_list_of_what_was_never_found_is_cut_to_fit(thornwood: State) -> None:
    missed = [meeting.KeptPlace(f"Place number {number} with a long name", "Q18", "shelter") for number in range(60)]
    text = told(thornwood, meeting.Ended("left", "The Test", 3, 7, 35, 2, 62, 60, "open"), *missed)
    assert len(text) <= 1800
    assert text.endswith(" more") and "Place number 0 " in text


@pytest.mark.rule("WLD-G17")
def test_who_comes_back_is_named_with_who_brings_them(thornwood: State) -> None:
    back = deciding.Character("Ranger", "Ada", "kept", 1)
    assert told(thornwood, back) == "Ada brings back Ranger, a Ranger."


def test_a_place_is_described_in_a_sentence_and_at_the_start_by_the_map_alone(thornwood: State) -> None:
    site = travelling.SiteSeen("Mill", "shelter", "M20", "It turns. It creaks. Nobody is in.", "seen", "")
    assert told(thornwood, site) == "Mill: It turns."
    text = told(thornwood, deciding.SetOut("M20", "forest"), site)
    assert text.partition("\n")[0] == "The party sets out from M20."


def test_what_a_member_is_at_is_told_while_their_dice_wait(thornwood: State) -> None:
    roll = Roll(0, "scout", "spirit", "survival", 10, 10, 7, (5, 2), 5, 3, total=15, result="critical")
    assert told(thornwood, deciding.Rolled.of("Ada", roll)).startswith("Ada is scouting.\n-# Ada scouting: ")


def test_a_threat_that_arrives_is_described_once(thornwood: State) -> None:
    sail = "A grey sail comes straight for you."
    threat, met = meeting.Threat("The cutter", "pursuers", sail), meeting.Met("customs men", 3, "hostile", "pursuit", sail)
    assert told(thornwood, threat, met).count(sail) == 1
    assert told(thornwood, met).count(sail) == 1


# Trails and clues.


@pytest.mark.rule("WLD-140", "WLD-141", "WLD-G70")
def test_a_trail_is_what_the_tracker_thinks_so_that_a_false_one_is_no_lie(thornwood: State) -> None:
    assert told(thornwood, finding.Tracked("Ada", "the goal", "weak", "N22")) == (
        "Ada thinks the trail of the goal leads toward N22."
    )
    assert told(thornwood, finding.Tracked("Ada", "the goal", "critical", "N22", "5", "somebody's camp")) == (
        "Ada thinks the trail of the goal leads toward N22, about 5 places off; at its end: somebody's camp."
    )
    assert told(thornwood, finding.Tracked("Ada", "a clue", "critical", "B", "1", "secret")) == (
        "Ada thinks the clue leads along way B, about 1 place off; at its end: a secret."
    )
    assert told(thornwood, finding.Tracked("Ada", "the goal", "failure", "")) == (
        "Ada looks for the trail of the goal and finds none."
    )
    assert (
        told(thornwood, finding.Tracked("Ada", "Old camp", "weak", "M20"))
        == "Ada thinks the trail of the old camp ends near here."
    )


@pytest.mark.rule("WLD-140", "WLD-G49")
def test_what_a_tracker_said_is_not_said_again_as_a_clue(thornwood: State) -> None:
    trail = finding.Tracked("Ada", "the goal", "weak", "N22")
    assert told(thornwood, trail, finding.Clue("", "M20", "N22", "track")) == told(thornwood, trail)
    other = told(thornwood, trail, finding.Clue("Boots.", "M20", "N20", "trace"))
    assert other.endswith("Boots. The clue leads toward N20.")


# Ways.


@pytest.mark.rule("WLD-157", "WLD-G31", "WLD-G62")
def test_ways_are_never_ways_of_ways(thornwood: State) -> None:
    on = "the way from Raven Notch to Grey Crag, 1 of 3"
    assert told(thornwood, travelling.Blocked(on, "Grey Crag")) == "The way ahead is blocked."
    assert told(thornwood, travelling.Blocked("Mill", "B")) == "Way B is blocked."
    assert told(thornwood, travelling.Blocked("M20", "N20")) == "The way to N20 is blocked."
    assert told(thornwood, travelling.Bypass("Ada", "B", True)) == "Ada clears way B."
    assert told(thornwood, finding.Clue("", "Mill", "B", "person")) == "A clue leads along way B."
    assert told(thornwood, deciding.Noted("Ada", on, "Mind the ice.")) == f"Ada writes on the map, on {on}: “Mind the ice.”"
    assert told(thornwood, meeting.Away("flee", on)) == f"The party gets away. It is on {on}."
    region = points(("mill", "cairn", 2), ("mill", "pool", 1))
    state = party(region, "ranger", "rogue", agenda=(Question("bypass", -1, ("ranger", "rogue"), "ranger", "pool"),))
    assert GAME.ask(view_for(state, 0)) == "who clears the way ahead?"


@pytest.mark.rule("WLD-G76")
def test_what_is_learned_at_once_is_told_at_once(thornwood: State) -> None:
    text = told(
        thornwood,
        travelling.Terrain(("N21",), ("forest",), "sighting"),
        travelling.Terrain(("O19",), ("hills",), "sighting"),
    )
    assert text == "Now known: N21 and O19."
    gifts = (finding.Gained("rope", 1, "Pass hut"), finding.Gained("clothing", 1, "Pass hut"))
    assert told(thornwood, *gifts) == (
        "The party gets a rope and clothes at the pass hut.\n"
        "-# Rope and clothes: good to suffer wear in place of better things, or to sell at half price"
    )
    shown = travelling.SiteSeen("The slow ford", "danger", "N19", "Long logs lie along it.", "seen")
    came = travelling.Arrived("N19", "marsh", "back", ("The slow ford",))
    assert told(thornwood, came, shown) == "The party goes back to N19, marsh. Here: the slow ford. Long logs lie along it."


@pytest.mark.rule("WLD-233", "WLD-G76")
def test_a_landmark_is_not_told_again_on_the_way_back(thornwood: State) -> None:
    rumour = travelling.Rumour("landmark", "", "east", "near", "landmark")
    came = travelling.Arrived("M20", "forest", "back")
    assert "In sight" in told(thornwood, rumour), "without a walk it is told"
    assert "In sight" not in told(thornwood, came, rumour), "over hexes the map shows it"
    back = replace(thornwood, trail=(thornwood.here.at, "x", thornwood.here.at))
    assert "In sight" not in told(back, came, rumour)


@pytest.mark.rule("WLD-G84")
def test_what_was_decided_is_told_although_the_question_is_gone(thornwood: State) -> None:
    roll = deciding.Rolled.of(
        "Ada", Roll(0, "forager", "spirit", "nature", 10, 10, 7, (5, 2), 5, 3, total=15, result="critical")
    )
    hidden = told(thornwood, deciding.Decided("choose concealed", "majority"), roll)
    assert hidden.startswith("The party decides to hide the camp.\n")
    assert told(thornwood, deciding.Decided("choose keep", "own")) == "That roll stands."
    assert told(thornwood, deciding.Decided("choose stay", "own")) == "The party stays."
    assert told(thornwood, deciding.Decided("choose rogue", "own")) == "Rogue is chosen."
    assert told(thornwood, deciding.Decided("choose rope", "majority"), roll).startswith("The party has decided.\n")


# What a night costs.


@pytest.mark.rule("WLD-202", "WLD-G09")
def test_a_supply_check_says_what_was_thrown_and_what_is_left(thornwood: State) -> None:
    text = told(thornwood, happening.Supplies("Ada", (3,), 1, 2, (4,)), happening.Supplies("Bob", (4, 2), 1, 1, (4, 6)))
    left = "-# Food left: Ada 2 (3 on a d4: 1 used), Bob 1 (4 on a d4 and 2 on a d6: 1 used)"
    assert text == left, "the status says who runs short"
    last = told(thornwood, happening.Supplies("Ada", (1,), 1, 0, (4,)))
    assert last == "Forage, or find a settlement.\n-# Food left: Ada none (1 on a d4: 1 used)"


@pytest.mark.rule("WLD-G66")
def test_a_meal_in_a_settlement_has_its_price(thornwood: State) -> None:
    assert (
        told(thornwood, happening.Served(("Ada", "Bob"), 1, 18)) == "Ada and Bob eat here for 1 coin each; 18 coins left."
    )
    assert told(thornwood, happening.Served(("Ada",), 2, 1)) == "Ada eats here for 2 coins; 1 coin left."


@pytest.mark.rule("WLD-G15", "WLD-G77")
def test_a_settlement_is_entered_with_the_price_of_food() -> None:
    inn = Site("inn", "1", "The inn", "settlement")
    state = party(hexes("ffh", sites=(inn,)), finds=(Found("inn", "seen"),))
    price = content().goods["rations"].price
    came = travelling.Arrived("M20", "forest", "back", ("The inn",))
    assert told(state, came).endswith(f"Here: the inn. Simple rations cost {price} coins here (`/wilds buy`).")
    assert "cost" not in told(replace(state, finds=()), came)
    assert "cost" not in told(state, finding.Searched("Ada", "M20", "nothing"))


@pytest.mark.rule("WLD-G12", "WLD-G18")
def test_a_lone_member_is_not_carried(thornwood: State) -> None:
    alone = replace(thornwood, members=thornwood.members[:1])
    assert told(alone, happening.Collapsed("Ranger")) == "Ranger collapses."
    assert told(thornwood, happening.Collapsed("Ranger")) == "Ranger collapses and has to be carried."


@pytest.mark.rule("WLD-G13", "WLD-G18", "WLD-G68")
def test_what_befalls_several_alike_is_told_once(thornwood: State) -> None:
    assert told(thornwood, *(happening.Healed(who, "resolve") for who in ("Ada", "Bob", "Cy"))) == (
        "Resolve is back at 1: Ada, Bob and Cy."
    )
    everybody = [member.name for member in thornwood.members]
    assert told(thornwood, *(happening.Healed(who, "resolve") for who in everybody)) == "Resolve is back."
    assert told(thornwood, happening.Healed("Ada", "wound", "Cy"), happening.Healed("Bob", "wound", "Cy")) == (
        "The Wounds of Ada and Bob are treated: no bane any more, thanks to Cy."
    )
    assert told(thornwood, happening.Healed("Ada", "poisoned")) == "The poison has left Ada."
    assert told(thornwood, *(deciding.PassedOn("Bob", role, "Ada") for role in ("pathfinder", "lookout"))) == (
        "Bob takes over as Pathfinder and Lookout from Ada."
    )


@pytest.mark.rule("WLD-G03")
def test_a_long_story_leaves_the_dice_to_their_picture(thornwood: State) -> None:
    save = Roll(0, "save", "agility", "athletics", 10, 8, 4, (5, 2), 5, 2, total=11, result="weak", reasons=("night",))
    saves = [deciding.Rolled.of(name, save) for name in ("Ada", "Bob")]
    assert "d8 4" in told(thornwood, saves[0])
    many = [deciding.Rolled.of(f"Member {number} of the party", save) for number in range(1, 9)]
    text = told(thornwood, happening.Tired(("Ada",), 1, "hazard"), *many)
    assert sum(len(told(thornwood, item)) for item in many) > LONG
    assert text == "Ada gains 1 Fatigue from the danger."


@pytest.mark.rule("WLD-G44")
def test_a_long_story_tells_why_the_timer_lost_more(thornwood: State) -> None:
    def rolled(who: str, purpose: str, total: int, tn: int = 10, secret: bool = False) -> deciding.Rolled:
        roll = Roll(0, purpose, "spirit", "nature", tn, 8, 4, (5,), 5, 2, total=total, result="weak", secret=secret)
        return deciding.Rolled.of(who, roll)

    long = happening.Tired(tuple(f"Member {number} of the party" for number in range(1, 9)), 1, "hazard")
    happened = (
        travelling.Ticked(4, 3),
        rolled("Ada", "pathfinder", 9),
        rolled("Bob", "lookout", 12),
        travelling.Ticked(3, 2, "slow"),
        *(rolled(who, "save", total) for who, total in (("Ada", 8), ("Bob", 14))),
        *(rolled("Cy", "treat", total, 8) for total in (11, 7)),
        rolled("Cy", "search", 13, secret=True),
    )
    assert told(thornwood, long, *happened).endswith(" gain 1 Fatigue from the danger. Slow going: 2 off the timer.")


def test_nothing_is_told_twice_of_what_a_search_a_camp_or_the_end_of_a_meeting_brings(thornwood: State) -> None:
    fold = travelling.SiteSeen("Rustlers' fold", "danger", "M20", "Hurdles, and sheep.", "searched", "Bob")
    guards = meeting.Met("rustlers", 3, "hostile", "guardian", "")
    assert told(
        thornwood, finding.Searched("Bob", "M20", "found"), fold, finding.Snag("Rustlers' fold", "guardian"), guards
    ) == ("Bob finds the rustlers' fold, a danger. Hurdles, and sheep. 3 rustlers stand guard, hostile.")
    assert told(thornwood, happening.Camp("M20", "critical", "Ada"), happening.HiddenCamp()) == (
        "The party camps: excellent shelter, well hidden."
    )
    open_camp = (happening.Camp("M20", "failure", "Ada"), happening.Tired(("Ada",), 1, "exposed"))
    assert told(thornwood, *open_camp) == "The party camps: no shelter to be found. Ada gains 1 Fatigue."
    all_tire = replace(open_camp[1], who=tuple(member.name for member in thornwood.members))
    assert told(thornwood, open_camp[0], all_tire) == (
        "The party camps: no shelter to be found. Everybody gains 1 Fatigue."
    )
    assert told(thornwood, open_camp[1]) == "Ada gains 1 Fatigue from lying in the open."
    ways = (happening.Befell(4), happening.Shift(2), travelling.Blocked("M20", "N20"))
    assert told(thornwood, *ways) == "The way to N20 is blocked."
    back = travelling.Arrived("M20", "clearing", "retreat", ())
    assert told(thornwood, meeting.Approach("withdraw"), back, meeting.Away("withdraw", "M20")) == (
        "The party falls back to M20, a clearing."
    )


@pytest.mark.rule("WLD-066", "WLD-145")
def test_the_timer_starts_again_only_once(thornwood: State) -> None:
    text = told(thornwood, travelling.Ticked(1, 0), travelling.Reset(6), travelling.Reset(6))
    assert text == "-# Timer 1 to 0, starts again at 6"


# The ground.


@pytest.mark.rule("WLD-161", "WLD-G64")
def test_nothing_grows_where_nothing_can_grow() -> None:
    sayings = content().sayings
    land = (" tree", "branch", "bark", "grass", "turf", "fern", "moss", "ditch", "bird")
    for subject in (
        "weather.severe",
        "weather.heavy",
        "weather.light",
        *(f"trace.{row}" for row in range(1, 7)),
        "hazard.2",
    ):
        for line in sayings[subject]:
            assert not [word for word in land if word in line.lower()], line
    for ground in ("desert", "water"):
        for subject, lines in sayings.items():
            if subject.endswith(f".{ground}"):
                for line in lines:
                    assert not [word for word in (" trees", "branch", "bark ", "fern", "moss") if word in line.lower()], (
                        line
                    )


def test_signs_and_storms_go_by_the_ground_of_the_place() -> None:
    sayings = content().sayings
    start = party(hexes("fff"))
    for ground in ("desert", "forest"):
        place = replace(start.region.place_by_id["1"], terrain=ground)
        others = tuple(other for other in start.region.places if other.id != "1")
        state = replace(start, region=replace(start.region, places=(place, *others)))
        assert told(state, happening.Trace(1)) in sayings[f"trace.1.{ground}"]
        dawn = told(replace(state, rules=replace(state.rules, weather=True)), travelling.Dawn(3, "severe"))
        assert any(line in dawn for line in sayings[f"weather.severe.{ground}"])


def test_where_the_party_stands_is_not_told_as_seen(thornwood: State) -> None:
    state = replace(thornwood, here=Position(thornwood.here.at), visited=(), known=(thornwood.here.at,))
    assert "seen: M20" not in GAME.scene(view_for(state, None), Look()).alt
