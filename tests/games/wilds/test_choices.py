"""How moves are offered: labels, details, weights, votes, forms and the steps at the desk."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY, Question
from engine.core.game import Choice
from engine.core.moves import Move, read_move
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.members import characters
from engine.games.wilds.speech.choices import choice as by_itself
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import LATE, NIGHT, Item
from engine.games.wilds.state.moves import VERBS
from engine.games.wilds.state.naming import beside, hex_name
from engine.games.wilds.state.region import Encounter, Goal, Site
from engine.games.wilds.state.state import Block, Foes, Found, Meeting, Position, Report, State, Vote
from engine.games.wilds.state.state import Token as Clue
from engine.games.wilds.state.view import view_for
from engine.maps.hexes import pointed_unlabel

from .build import RANGER, hexes, party, points

SITES = (Site("camp", "1", "Old camp", "shelter"), Site("den", "2", "Den", "danger", hidden=True, tn=11))
START = (0, 0)
FOES = Foes("wolves", "beast", 3, "wary", 10, 6, 6)


@pytest.fixture
def wood() -> State:
    """Four of a party at the first hex of a wood, with a camp there."""
    return party(hexes("ffh", "fsf", "fff", sites=SITES), finds=(Found("camp", "seen"),))


def offered(state: State, text: str, seat: int | None = 0) -> Choice:
    """Return how a move, written as text, is offered to a seat by itself: what is advised comes before it."""
    return by_itself(view_for(state, seat), read_move(VERBS, text))


def asked(state: State, question: Question) -> dict[str, tuple[str, str]]:
    """Return the label and detail of each option of a question to the first member."""
    state = replace(state, agenda=(question, *state.agenda))
    choices = {option: offered(state, f"choose {option}") for option in question.options}
    return {option: (choice.label, choice.detail) for option, choice in choices.items()}


def test_a_move_names_the_place_its_ground_and_the_way(wood: State) -> None:
    assert offered(wood, "move N20") == Choice("East to N20", "Unknown; slow 1 in 4", "main")
    known = replace(wood, known=("1", "2"))
    assert offered(known, "move N20") == Choice("East to N20, forest", "Slow 1 in 4", "main")
    been = replace(
        known, visited=("1", "2"), blocks=(Block("1", "2", 9),), tokens=(Clue("trace", "", "1", "2", "2", "den"),)
    )
    assert offered(been, "move N20").detail == "Visited, a clue leads there, blocked; 1 off the timer; slow 1 in 4"


def test_a_place_that_takes_several_looks_says_which_one_it_would_be_and_that_care_helps() -> None:
    tower = Site("tower", "1", "The tower", "secret", steps=2)
    state = party(hexes("ffh", sites=(tower,)), finds=(Found("tower", "searched"),))
    # Spirit d10 + d6 + Survival 3 of the Ranger against 10, and a boon for the helper.
    plain, careful = (offered(state, f"investigate tower best {care}") for care in ("plain", "careful"))
    assert plain.label.startswith("Study the tower: ")
    assert careful.label == "Study with care: 9 in 10, timer -2"
    assert offered(replace(state, timer=2), "investigate tower best careful").label == f"{careful.label}: trouble"
    assert (plain.weight, careful.weight) == ("main", "plain")
    once = replace(state, finds=(Found("tower", "searched", steps=1),))
    assert offered(once, "investigate tower best plain").label.startswith("Study the tower: ")
    assert "one success is all that it takes" in offered(once, "investigate tower best plain").detail


def test_a_move_with_rolls_to_where_one_can_go_back_without_is_kept_out_of_the_way(wood: State) -> None:
    been = replace(wood, known=("1", "2"), visited=("1", "2"))
    assert offered(been, "move N20").weight == "written" and offered(been, "backtrack N20").weight == "quiet"
    everywhere = replace(been, edges=tuple(cell for cell in beside(START) if hex_name(cell) != "N20"))
    assert offered(everywhere, "backtrack N20").weight == "plain", "no other way is left"
    barred = replace(been, blocks=(Block("1", "2", 9),))
    # The best at it has d10, d6 and a skill of 2 against 10: 39 of 60 throws come to 8 or more. No way back is free there.
    blocked = "East to N20, forest, blocked (2 in 3 to pass), a roll, 1 off the timer"
    assert offered(barred, "move N20") == Choice(blocked, offered(barred, "move N20").detail)


def test_a_way_back_says_that_the_goal_lies_here_or_next_door(wood: State) -> None:
    goal = Goal("den", 8)
    here = replace(wood, region=replace(wood.region, goal=goal), goal="found", known=("1", "2", "4", "5"))
    here = replace(here, visited=("1", "4", "5"), finds=(*here.finds, Found("den", "goal")))
    assert offered(here, "move M21").hurts == "", "the goal is at N20, and M21 lies beside that too"
    sites = tuple(replace(site, at="3") if site.id == "den" else site for site in here.region.sites)
    there = replace(here, region=replace(here.region, sites=sites), here=Position("2"), visited=("1", "2"))
    assert offered(there, "move M20").hurts.startswith("away from "), "O20 is next door, and not from M20"
    for known in (replace(there, visited=("2",)), replace(there, goal="done"), replace(there, finds=there.finds[:1])):
        assert offered(known, "move M20").hurts == "", "a way on; it is reached; nobody knows where it lies"


@pytest.mark.rule("WLD-G71", "WLD-G75")
def test_a_way_toward_what_was_told_says_so_and_comes_first(wood: State) -> None:
    seeking = replace(wood, goal="open", bearing="east")
    dusk = replace(seeking, stretch=3)
    assert offered(dusk, "move N20") == Choice("East to N20: toward the goal", "Unknown; slow 1 in 4", "first")
    assert offered(seeking, "move M21") == Choice("South-west to M21", "Unknown; slow 1 in 4", "main")
    # From hex 2 (N20) hex 3 (O20) lies farther to the east; N21 and O21 lie south-east of M20, or as near to it.
    on = replace(seeking, here=Position("2"), known=("1", "2"), visited=("1", "2"))
    assert offered(on, "move O20").label == "East to O20: toward the goal"
    assert offered(on, "move N21").label == "South-west to N21"
    assert offered(replace(on, goal="found"), "move O20").label == "East to O20"
    spotted = replace(on, reports=(Report("2", feature="yes"),))
    assert (offered(on, "search best plain").weight, offered(spotted, "search best plain").weight) == ("main", "first")
    anew = replace(on, bearing="west", bearing_at="2")
    assert (offered(on, "backtrack M20").weight, offered(anew, "backtrack M20").weight) == ("quiet", "first")
    heard = replace(wood, finds=(*wood.finds, Found("den", "rumour", placed=True)))
    assert offered(heard, "move N20").label == "East to N20: a danger"


@pytest.mark.rule("WLD-180")
def test_where_a_clue_leads_comes_first_by_day(wood: State) -> None:
    clue = Clue("trace", "", "1", "2", "2", "den")
    assert offered(replace(wood, tokens=(clue,)), "move N20") == Choice(
        "East to N20: clue 1", "Unknown, a clue leads there; slow 1 in 4", "first"
    )
    assert offered(replace(wood, tokens=(clue,)), "move M21").weight == "main"
    known = replace(wood, known=("1", "2"), tokens=(clue, replace(clue, used=True), clue))
    assert offered(known, "move N20").label == "East to N20: clues 1 and 3"
    assert offered(replace(wood, tokens=(replace(clue, used=True),)), "move N20").label == "East to N20"
    assert offered(replace(known, stretch=NIGHT), "move N20").weight == "main"
    voted = replace(known, votes=(Vote(1, "search best plain"), Vote(2, "trust")))
    assert offered(voted, "search best plain").weight == "first"
    assert offered(voted, "move N20").weight == "first", "who votes second is offered what who voted first was"


@pytest.mark.rule("WLD-149")
def test_camp_comes_first_at_night_beside_other_actions_in_the_evening_and_after_them_by_day(wood: State) -> None:
    weights = {stretch: offered(replace(wood, stretch=stretch), "camp best").weight for stretch in range(1, LATE + 1)}
    assert weights == {1: "plain", 2: "plain", 3: "main", 4: "first", 5: "first"}
    assert offered(replace(wood, stretch=NIGHT), "search best plain").weight == "plain"


@pytest.mark.rule("WLD-G76")
def test_a_hex_that_does_not_exist_is_offered_like_one_that_is_unknown(wood: State) -> None:
    assert offered(wood, "move N19") == Choice("North-east to N19", "Unknown; slow 1 in 4", "main")
    assert offered(wood, "move M21") == Choice("South-west to M21", "Unknown; slow 1 in 4", "main")


def test_a_vote_is_seen_on_its_button(wood: State) -> None:
    state = replace(wood, known=("1", "2"), votes=(Vote(1, "move N20"), Vote(2, "move N20")))
    label = "East to N20, forest (Rogue and Druid for it, 1 more vote)"
    assert offered(state, "move N20") == Choice(label, "", "first")
    first = replace(state, votes=state.votes[:1])
    assert offered(first, "move N20").label == "East to N20, forest (Rogue for it, 2 more votes)"
    # The leader, the Ranger, has less than nine tenths of the chance of the Rogue, who searches: no control offers that.
    assert offered(state, "search best plain").label == "Search here: 4 in 5"
    other = offered(party(hexes("ff")), "search ranger plain")
    assert (other.label, other.weight) == ("Search here (by Ranger): 2 in 3", "written")
    # Against 6 all but 1 in 20 of the leader's throws do: the leader searches.
    easy = party(hexes("ff", difficulty=6))
    assert offered(easy, "search best plain").label.startswith("Search here: ")
    alone = replace(state, rules=replace(state.rules, decide="leader"), votes=(Vote(1, "depart"),))
    assert offered(alone, "depart").label == "End the expedition (Rogue for it)"
    assert offered(alone, "depart").weight == "plain", "what ends it is not lit before the goal is done"
    done = replace(alone, goal="done")
    assert offered(done, "depart").weight == "first"


def test_a_role_says_what_it_is_for_and_what_who_takes_it_brings(wood: State) -> None:
    detail = offered(wood, "roles forager druid").detail
    assert detail == "Rolls for food beside a search and a camp; a change is free; Lore 3, Nature 2, Fortitude 2"
    assert offered(wood, "roles scout fighter").detail.startswith("Goes ahead alone, and sees what lies there; ")


def test_the_price_stays_on_a_button_that_says_who_is_for_it(wood: State) -> None:
    region = replace(
        wood.region,
        sites=(Site("gate", "1", "The gate of the drowned and forgotten kings of the old salt road", "secret"),),
    )
    state = replace(
        wood, region=region, finds=(Found("gate", "searched"),), votes=(Vote(1, "investigate gate best plain"),)
    )
    label = offered(state, "investigate gate best plain").label
    assert len(label) <= 80 and label.endswith("…: for sure (Rogue for it, 2 more votes)")
    mare = replace(region, sites=(Site("gate", "1", "The Mare", "secret", long=True),), goal=None)
    beside = replace(state, region=mare, goal="none", challenge=0, votes=(Vote(1, "investigate gate best careful"),))
    label = offered(beside, "investigate gate best careful").label
    assert label.startswith("Study the Mare (with care): ") and label.endswith(" (Rogue for it, 2 more votes)")
    many = replace(wood, votes=tuple(Vote(seat, "move N20") for seat in (0, 1, 2)), known=("1", "2"))
    assert offered(many, "move N20").label.startswith("East to N20, forest (3 for it")
    assert offered(many, "move N20").detail == "For it: Ranger, Rogue and Druid."


@pytest.mark.rule("WLD-G76", "WLD-G83")
def test_to_go_where_the_region_is_known_to_end_is_offered_as_leaving(wood: State) -> None:
    at = pointed_unlabel("N19")
    assert at is not None
    state = replace(wood, edges=(at,))
    leaving = offered(state, "move N19")
    assert (leaving.label, leaving.weight) == ("Leave the region over N19", "written")
    assert leaving.detail == "The region ends there, and the expedition with it"
    assert leaving.sure.startswith("If enough of you agree, the expedition ends for good"), "asked first"
    assert offered(state, "move M21").label == "South-west to M21"


@pytest.mark.rule("WLD-G86")
def test_no_player_goes_with_others_where_no_other_votes(wood: State) -> None:
    edge = replace(wood, agenda=(Question("edge", PARTY, ("leave", "stay"), "stay"),))
    assert offered(edge, "trust").label == "Stay"
    voted = replace(edge, votes=(Vote(1, "choose leave"),))
    assert offered(voted, "trust").label == "I go with the others"
    solo = party(wood.region, "ranger")
    assert offered(solo, "trust").label == "No preference"
    choosing = replace(wood, phase="characters")
    assert offered(choosing, "trust").label == "Take whoever is left"


@pytest.mark.rule("WLD-G84")
def test_what_is_written_by_an_id_has_its_words_beside_it(wood: State) -> None:
    clued = replace(wood, tokens=(Clue("trace", "", "1", "2", "2", "den"),))
    for variant in ("best plain", "rogue plain", "rogue careful"):
        detail = offered(clued, f"track clue-1 {variant}").detail.partition("; ")[0]
        assert detail == "Clue 1, toward N20: which way does it go on, and how far? Once"
        assert offered(clued, f"investigate camp {variant}").detail == "The old camp: shelter"
    assert offered(wood, "order tools:use").detail == "Tools: used where they help"
    assert offered(wood, "order search:mind+survival").detail == "Searching: Mind and Survival"
    sold = offered(wood, "sell footwear")
    assert sold.label == "Sell boots: 12 coins" and sold.detail.startswith("Good to suffer wear")


@pytest.mark.rule("WLD-G66")
def test_a_camp_among_people_says_what_the_meal_costs(wood: State) -> None:
    inn = Site("inn", "1", "The inn", "settlement")
    state = replace(wood, region=replace(wood.region, sites=(inn,)), finds=(Found("inn", "seen"),))
    assert offered(state, "camp best").detail == "A roof, and a meal for 1 coin each: ends the day"
    assert offered(state, "investigate inn best plain").label == "Ask at the inn: a clue for a search"
    known = replace(state, goal="found")
    assert offered(known, "investigate inn best plain").label == "Ask at the inn: a clue, not to the goal"
    again = replace(state, finds=(Found("inn", "seen", visited=1),), day=2)
    asked = offered(again, "investigate inn best plain")
    assert (asked.label, asked.weight) == ("Ask again at the inn: another clue for a search", "plain")


def test_the_usual_actions_come_first_and_variants_are_only_written(wood: State) -> None:
    weights = {
        text: offered(wood, text).weight for text in ("search best plain", "camp best", "scout N20 best", "depart", "trust")
    }
    assert weights == {
        "search best plain": "plain",
        "camp best": "plain",
        "scout N20 best": "plain",
        "depart": "written",
        "trust": "quiet",
    }
    assert offered(wood, "investigate camp best plain").weight == "main", "a known site is lit before a search"
    assert offered(replace(wood, finds=()), "search best plain").weight == "main"
    vain = replace(wood, finds=(), retry=(("1", 0),))
    assert offered(vain, "search best plain").weight == "plain", "a search in vain is not lit again"
    clue = Clue("trace", "", "2", "1", "1", "den")
    assert offered(replace(vain, tokens=(clue,)), "search best plain").weight == "main", "unless by a clue"
    assert offered(replace(wood, stretch=3), "camp best").weight == "main"
    for variant in (
        "search rogue plain",
        "search best careful",
        "camp druid",
        "scout N20 rogue",
        "order tools:use",
        "lead rogue",
    ):
        assert offered(wood, variant).weight == "written"
    for variant in ("roles scout fighter", "give rope rogue", "note Berries here."):
        assert offered(wood, variant).weight == "written"


@pytest.mark.rule("WLD-G22")
def test_care_and_another_searcher_are_named(wood: State) -> None:
    assert offered(wood, "search rogue careful") == Choice(
        "Search with care (by Rogue): 9 in 10, timer -2",
        "2 off the timer, and a boon; 4 in 5 without care",
        "written",
    )
    assert offered(wood, "search fighter plain").label.startswith("Search here (by Fighter): ")
    clued = replace(wood, tokens=(Clue("trace", "", "2", "1", "1", "den"),))
    assert offered(clued, "search best plain").label.startswith("Search (by clue 1): ")


@pytest.mark.rule("WLD-180", "WLD-181")
def test_a_search_says_what_boons_the_party_knows_of(wood: State) -> None:
    clue = Clue("trace", "", "2", "1", "1", "den")
    assert offered(replace(wood, tokens=(clue, clue, clue), keen=("1",)), "search best plain").detail == (
        "Search for what hides here; 3 boons; Rogue rolls"
    )


@pytest.mark.rule("WLD-148", "WLD-G27", "WLD-G69")
def test_a_menu_says_the_odds_and_not_what_they_are_made_of(wood: State) -> None:
    day, night = offered(wood, "search best plain"), offered(replace(wood, stretch=4), "search best plain")
    assert day.label != night.label and day.detail == night.detail == "Search for what hides here; Rogue rolls"
    tower = Site("tower", "1", "The tower", "secret", steps=2)
    tried = party(hexes("ffh", sites=(tower,)), finds=(Found("tower", "searched", tried=(0,)),), stretch=4)
    fresh = replace(tried, finds=(Found("tower", "searched"),))
    late, early = (offered(state, "investigate tower ranger plain") for state in (tried, fresh))
    assert late.label != early.label and "bane" not in late.detail


def test_a_site_goes_by_its_name_and_a_rumour_by_its_kind(wood: State) -> None:
    camp = offered(wood, "investigate camp best plain")
    assert camp == Choice("Study the old camp: something useful", "The old camp: shelter", "main")
    heard = replace(wood, finds=(*wood.finds, Found("den", "rumour", placed=True)))
    assert offered(heard, "track den best plain").label.startswith("Track the rumoured danger at N20: ")
    assert "Den" not in offered(heard, "track den best plain").label


def test_exits_of_a_point_are_letters_with_names_once_they_are_known() -> None:
    state = party(points(("mill", "cairn", 2), ("mill", "pool", 1)), "ranger", "rogue")
    to_a = offered(state, "move A")
    assert to_a == Choice("Go by A, unknown, 2 stretches", "Forest, 2 stretches, unknown; slow 1 in 4", "main")
    known = replace(state, known=("mill", "cairn"))
    to_a = offered(known, "move A")
    assert to_a == Choice("Go by A to Cairn, 2 stretches", "Cairn: forest, 2 stretches; slow 1 in 4", "main")
    path = replace(known, here=Position("mill", "cairn", 1))
    assert offered(path, "move A").label == "Go on to Cairn (A)"
    assert offered(path, "move B").label == "Go back to Mill (B)"


def test_characters_are_offered_with_what_they_are_good_at(wood: State) -> None:
    state = replace(wood, phase="characters")
    choice = offered(state, "choose ranger")
    good_at = "Agility d8, Spirit d10; Nature 3, Survival 2, Athletics 2"
    assert choice == Choice("Ranger: finds the way, gets lost less often", good_at, "main")
    for kind in content().archetypes:
        assert offered(state, f"choose {kind}").weight == "main"
    assert offered(state, "choose kept").label == "The one I had before"


@pytest.mark.rule("WLD-G17")
def test_who_was_kept_is_offered_by_name_to_their_own_player_only(wood: State) -> None:
    first = replace(wood.members[0], name="Mara", handle="mara")
    kept = characters.kept(replace(wood, members=(first, *wood.members[1:])), first.seat)
    unready = tuple(replace(member, ready=False) for member in wood.members)
    state = replace(wood, phase="characters", members=unready, brought=(kept, "", "", ""))
    assert offered(state, "choose kept").label == "Bring back Mara, a Ranger"
    assert offered(state, "choose kept", 1).label == offered(state, "choose kept", None).label == "The one I had before"


@pytest.mark.rule("WLD-G84")
def test_leaving_it_to_the_others_carries_no_count(wood: State) -> None:
    voted = replace(wood, votes=(Vote(1, "trust"), Vote(2, "move N20")))
    assert offered(voted, "trust").label == "I go with the others"


@pytest.mark.rule("WLD-G49")
def test_clues_that_say_the_same_share_a_button(wood: State) -> None:
    same, other = Clue("trace", "Smoke.", "1", "2", "2", "den"), Clue("trace", "A bell.", "1", "2", "2", "den")
    state = replace(wood, tokens=(same, same, other))
    track = offered(state, "track clue-1 best plain").label
    assert track == "Track clue 1: 3 in 4"
    weights = [offered(state, f"track clue-{number} best plain").weight for number in (1, 2, 3)]
    assert weights == ["plain", "written", "plain"]
    page = GAME.page(view_for(state, 0), "clues", "")
    assert "Clue 1, toward N20** – Smoke. (twice)" in page and "Clue 2" not in page and "Clue 3" in page


@pytest.mark.rule("WLD-G65")
def test_like_things_are_offered_once(wood: State) -> None:
    rope, boots = Item("rope", die=4, uses=2), Item("boots", die=6, uses=3)
    state = replace(wood, members=(replace(wood.members[0], items=(rope, rope, boots)), *wood.members[1:]))
    state = replace(state, agenda=(Question("wear", 0, ("rope-1", "rope-2", "boots"), "rope-1", together=True),))
    assert [offered(state, f"choose {word}").weight for word in ("rope-1", "rope-2", "boots")] == [
        "main",
        "written",
        "main",
    ]


@pytest.mark.rule("WLD-G87")
def test_a_scene_at_a_site_without_people_ends_in_its_own_words(wood: State) -> None:
    state = replace(wood, master=4, names=(*wood.names, "Gus"))
    options = ("won", "avoided", "lost", "bot")

    def labels(subject: str) -> list[str]:
        asked_of = replace(state, agenda=(Question("scene", MASTER, options, "bot", subject),))
        return [offered(asked_of, f"choose {option}", 4).label for option in options]

    assert labels("camp") == ["They managed it", "They left it", "It went badly", "Play it by the rules"]
    assert labels("")[0] == "They won"
    scene = replace(state, agenda=(Question("scene", MASTER, options, "bot"),))
    assert offered(scene, "trust", 4).label == "I play it by the rules"


@pytest.mark.rule("WLD-G56")
def test_approaches_say_what_they_mean(wood: State) -> None:
    state = replace(wood, agenda=(Meeting(FOES),))
    question = Question("approach", -1, ("withdraw", "talk", "slip", "flee", "fight"), "withdraw", "wolves")
    struck = "1 Fatigue or a Wound for one of you"
    back = "One that holds its ground drives you back to where you came from"
    assert asked(state, question) == {
        "withdraw": ("Withdraw: no roll, no harm; you go on", back),
        # Beasts: Spirit d10 + d6 + Nature 3 against 8 + 2: 45 of 60 throws.
        # 3 of them come to 3 or less, 6 in all: a Blunder. From 12 on, 36 throws, they do a favour.
        "talk": (
            "Talk: a favour 3 in 5, at worst hostile",
            f"At worst they strike, 1 in 20: {struck}",
        ),
        # Agility d10 + d6 + Stealth 2, or Athletics 2, against 10: 39 of 60 throws, 6 of them come to 4 or less: a Blunder.
        "slip": ("Slip away: 2 in 3, else hostile", f"At worst they strike, 1 in 10: {struck}"),
        "flee": ("Flee: 1 Fatigue each 1 in 3, a Wound 1 in 10", "A failure costs 1 Fatigue each, a blunder a Wound"),
        "fight": (
            "Fight: win 99 in 100, 1 Fatigue a miss",
            "Everybody rolls: a hit takes 1 of their Grit, a miss costs 1 Fatigue, a blunder a Wound",
        ),
    }
    words = GAME.ask(view_for(replace(state, agenda=(question, Meeting(FOES))), 0))
    assert words == "what do you do about the wolves (wary)?"


def test_bonuses_say_what_they_bring(wood: State) -> None:
    question = Question("bonus", RANGER, ("efficient", "lay", "keen"), "lay", "pathfinder", 1)
    assert asked(wood, question) == {
        "efficient": ("Efficient route (timer stands still)", "This move takes nothing off the timer"),
        "lay": ("Lay of the land (1 neighbour's ground)", "Learn the ground of 1 neighbour you don't know"),
        "keen": ("Keen eye (a boon on a search here)", "A boon on the next search here"),
    }


def test_what_wears_is_named_with_its_die(wood: State) -> None:
    question = Question("wear", RANGER, ("footwear", "tool", "torches"), "footwear")
    assert asked(wood, question) == {
        "footwear": ("Wear down boots d6", ""),
        "tool": ("Wear down tools (Survival) d6", ""),
        "torches": ("Wear down torches d4", ""),
    }


def every(state: State, seat: int) -> list[tuple[Move, Choice]]:
    """Return all legal moves of a seat with how they are offered."""
    view = view_for(state, seat)
    return [(move, GAME.choice(view, move)) for move in GAME.legal(state, seat)]


@pytest.mark.parametrize("form", ["hex", "point"])
def test_labels_and_details_fit_and_tell_moves_apart(form: str) -> None:
    region = hexes("ffh", "fsf", "fff", sites=SITES) if form == "hex" else points(("mill", "cairn", 2), ("mill", "pool", 1))
    long = tuple(Encounter(roll, f"{'x' * 60} {roll}", "people") for roll in range(1, 7))
    state = party(replace(region, encounters=long), master=True)
    for seat in range(5):
        choices = every(state, seat)
        for move, choice in choices:
            assert 0 < len(choice.label) <= 80, move
            assert len(choice.detail) <= 100, move
            assert choice.weight in ("first", "main", "plain", "quiet", "written")
        labels = [choice.label for _, choice in choices]
        assert 0 < len(set(labels)) == len(labels)


def test_everybody_reads_the_same_labels(wood: State) -> None:
    for move, choice in every(wood, 0):
        assert GAME.choice(view_for(wood, None), move).label == choice.label


# Forms and the desk.


def test_open_arguments_are_asked_in_forms(wood: State) -> None:
    view = view_for(wood, 0)
    for verb in VERBS:
        if verb.form or (verb.arguments and verb.arguments[-1].open and not verb.steps):
            form = GAME.form(view, verb, ())
            assert len(form.title) <= 45
            assert all(len(field.label) <= 45 and len(field.hint) <= 100 for field in form.fields)
            assert all(len(field.value) <= field.most for field in form.fields)


@pytest.mark.rule("WLD-G17")
@pytest.mark.parametrize("level", ["seasoned", "novice"])
def test_the_form_of_a_character_is_filled_in_so_that_it_could_be_sent(level: str) -> None:
    state = party()
    state = replace(state, phase="characters", rules=replace(state.rules, characters=level))
    form = GAME.form(view_for(state, 0), next(verb for verb in VERBS if verb.name == "create"), ())
    assert [field.label.partition(":")[0] for field in form.fields] == ["Name", "Dice", "Skills"]
    assert len(characters.read_dice(form.fields[1].value, level)) == 4
    assert len(characters.read_skills(form.fields[2].value, level)) == 7


@pytest.mark.rule("WLD-128", "WLD-236", "WLD-G83")
def test_a_way_back_is_one_row_and_says_what_it_spares(wood: State) -> None:
    state = replace(wood, known=("1", "2"), visited=("1", "2"))
    back, again = offered(state, "backtrack N20"), offered(state, "move N20")
    assert back.label == "Go back east to N20, sure way"
    assert again.label == "East to N20, forest, a roll, 1 off the timer"
    assert again.weight == "written", "it can be typed"
    assert offered(replace(state, votes=(Vote(1, "move N20"),)), "move N20").weight == "first", "but what others propose"
    state = replace(state, rules=replace(state.rules, backtrack_ticks=True))
    assert offered(state, "backtrack N20").detail.endswith("the timer goes on as ever")


@pytest.mark.rule("WLD-G83")
def test_who_would_end_an_expedition_before_its_time_is_asked_first(wood: State) -> None:
    alone = replace(wood, rules=replace(wood.rules, decide="leader"))
    assert offered(alone, "depart").sure == "The expedition ends for good, and the whole map is shown. End it?"
    ended = [offered(replace(alone, goal=fate), "depart") for fate in ("done", "lost")]
    assert [(choice.sure, choice.weight) for choice in ended] == [("", "first")] * 2, "it has come to its end"
    dusk = replace(alone, goal="done", stretch=NIGHT)
    assert [offered(dusk, text).weight for text in ("camp best", "depart")] == ["quiet", "first"]
    assert offered(replace(alone, votes=(Vote(1, "depart"),)), "depart").sure == "", "somebody has proposed it"
