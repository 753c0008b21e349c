"""What happened, told in one or two sentences, with dice and counts in small print."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.games.galaxy.rules.events import EVENTS, course, phases, ventures
from engine.games.galaxy.speech.sayings import told as sentence
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.view import view_for

from .build import galaxy, having, system_with, where
from .voices import SAMPLES, WORDLESS, moments, told

R = ("GAL-G24",)


def test_every_event_there_is_has_a_sentence() -> None:
    missing = {happened.called() for happened in EVENTS} - set(SAMPLES)
    assert not missing, f"SAMPLES in voices.py holds an event of every type: add {', '.join(sorted(missing))}"
    assert {event.kind for event in SAMPLES.values()} == set(SAMPLES)


def _ids() -> set[str]:
    known = content()
    kinds = (known.cards, known.relics, known.orders, known.technologies, known.goals, known.planets)
    return {id for kind in kinds for id in kind if "-" in id}


@pytest.mark.parametrize("kind", sorted(set(SAMPLES) - set(WORDLESS) - {"point", "scored"}))
def test_a_sentence_is_whole_and_names_nothing_by_its_id(kind: str) -> None:
    event = SAMPLES[kind]
    said = sentence(EVENTS.read(event))
    assert re.fullmatch(r"[\*A-Z0-9].*[.?!]\**", said), said
    assert "None" not in said and "  " not in said and "_" not in said
    assert not [id for id in _ids() if id in said]
    assert 10 < len(said) < 250


def test_nothing_is_said_twice_in_a_sentence_on_a_single_event() -> None:
    for kind, event in SAMPLES.items():
        lines = told(event, seat=0)
        assert (lines == [""]) == (kind in WORDLESS), kind
        assert len(lines) == len(set(lines))


@pytest.mark.rule("GAL-G11", "GAL-G12")
def test_activating_and_moving_are_one_sentence() -> None:
    assert told(course.Activated("Ada", "C2"), SAMPLES["moved"]) == [
        "Ada activates C2 and brings 2 infantry, 1 scout and 1 transport."
    ]


@pytest.mark.rule("GAL-042", "GAL-006")
def test_a_planet_gained_and_explored_is_one_sentence_with_the_count_of_its_deck_below_where_it_is_small() -> None:
    sentence = "Ada takes Cinder and explores it: **Survey Party**."
    assert told(SAMPLES["gained"], SAMPLES["explored"]) == [sentence]
    few = ventures.Explored("Ada", "Cinder", "hazardous", "survey-party", 3)
    assert told(SAMPLES["gained"], few) == [sentence, "-# Hazardous deck: 3 cards left"]


@pytest.mark.rule("GAL-021", "GAL-042")
def test_a_frontier_token_is_explored_by_the_name_of_its_system() -> None:
    lines = told(ventures.Explored("Ada", "A1", "frontier", "decay-field", 12, token=True))
    assert lines[0] == "Ada explores the frontier in A1: **Decay Field**."


@pytest.mark.rule("GAL-030", "GAL-031")
def test_a_card_that_is_resolved_at_once_says_what_came_of_it_instead_of_what_it_says() -> None:
    found = ventures.Explored("Ada", "Brine", "industrial", "industrial-fragment", 17)
    kept = ventures.Fragment("Ada", "industrial", 2)
    assert told(found, kept, ventures.PutAway("industrial-fragment", "play"))[0] == (
        "Ada explores Brine: **Industrial Relic Fragment**. Ada keeps an industrial fragment, and has 2 of them."
    )


@pytest.mark.rule("GAL-040")
def test_the_next_planet_is_told_after_the_card_of_the_first() -> None:
    lines = told(
        ventures.Landed("Ada", "Cinder", "2 infantry"),
        ventures.Landed("Ada", "Brine", "1 infantry"),
        course.RemovedUnits("Ada", "Cinder", "1 infantry", "survey-party"),
        ventures.Readied("Cinder", "survey-party"),
        ventures.Gained("Ada", "Brine", ""),
        ventures.Explored("Ada", "Brine", "industrial", "empty-depots", 19),
    )
    assert lines[0] == (
        "Ada lands 2 infantry on Cinder. Ada removes 1 infantry from Cinder (Survey Party). "
        "Cinder can be used again. Ada takes Brine and explores it: **Empty Depots**."
    )


@pytest.mark.rule("GAL-005", "GAL-G16")
def test_a_planet_taken_from_a_player_says_from_whom() -> None:
    lines = told(ventures.Gained("Ada", "Hollow", "Bob"), ventures.DockDestroyed("Hollow", "Bob"))
    assert lines == ["**Ada takes Hollow from Bob.** Bob's dock on Hollow is destroyed."]


@pytest.mark.rule("GAL-G14")
def test_the_rounds_of_a_combat_are_told_together_and_their_dice_stand_on_the_card() -> None:
    lines = told(
        ventures.Battle("Ada", "Bob", "C2", False),
        ventures.Rolled("Ada", 1, ("scout 8!", "transport 3"), 1),
        ventures.Rolled("Bob", 1, ("scout 2", "scout 9!"), 1),
        ventures.Lost("Bob", "C2", "1 scout"),
        ventures.Lost("Ada", "C2", "1 scout"),
        ventures.Rolled("Ada", 2, ("transport 9!",), 1),
        ventures.Rolled("Bob", 2, ("scout 2",), 0),
        ventures.Lost("Bob", "C2", "1 scout"),
        ventures.BattleOver("Ada", "Bob", "C2", False),
    )
    assert lines == [
        "**Ada beats Bob in C2**. In 2 exchanges Ada rolls 2 hits, Bob 1. Bob loses 2 scouts; Ada loses 1 scout."
    ]


@pytest.mark.rule("GAL-G38")
def test_what_counts_with_every_die_stands_behind_the_dice() -> None:
    lines = told(
        ventures.Rolled("Ada", 1, ("scout 7!", "scout 3>9!"), 2, 1),
        ventures.Rolled("Bob", 1, ("mech 2",), 0),
    )
    assert lines == ["Ada rolls 2 hits, Bob none."]
    assert told(ventures.Bombarded("Ada", "Cinder", ("battleship 4!",), 1, 2)) == [
        "Ada bombards Cinder: 1 hit.",
        "-# Ada: battleship (6+) **4** (+2)",
    ]


@pytest.mark.rule("GAL-G14")
def test_a_retreat_that_was_announced_is_told_once() -> None:
    lines = told(ventures.Announced("Bob", "C1"), ventures.Retreated("Bob", "C2", "C1"), SAMPLES["battle_over"])
    assert lines == ["Bob retreats from C2 to C1. **Ada beats Bob in C2**."]


@pytest.mark.rule("GAL-G15")
def test_a_long_combat_is_told_in_as_few_words() -> None:
    dice = ("infantry 1", "infantry 2", "infantry 3", "infantry 4", "mech 1", "mech 2")
    rolls = [ventures.Rolled(who, number, dice, number % 2) for number in range(1, 8) for who in ("Ada", "Bob")]
    lines = told(ventures.Battle("Ada", "Bob", "Cinder", True), *rolls)
    assert lines == ["**Ada attacks Bob on Cinder**. In 7 exchanges Ada rolls 4 hits, Bob 4."]


@pytest.mark.rule("GAL-G10", "GAL-G26")
def test_what_an_order_was_paid_with_is_told_only_where_nothing_else_is() -> None:
    lines = told(course.Ordered("Ada", "research"), SAMPLES["paid"], SAMPLES["technology"])
    assert lines == ["Ada orders Research and researches **Slip Drives**."]
    assert told(SAMPLES["paid"]) == ["Ada pays resources with Kiln, Aster and 1 trade good."]


def test_a_card_and_what_it_gives_are_one_sentence() -> None:
    assert told(SAMPLES["played"], ventures.Goods("Ada", 2, 0, "requisition")) == [
        "Ada plays **Requisition** and gains 2 trade goods."
    ]


@pytest.mark.rule("GAL-G31", "GAL-G32")
def test_fragments_become_a_relic_in_one_sentence_with_what_it_does_after_it() -> None:
    lines = told(SAMPLES["fragments_purged"], SAMPLES["relic"])
    given = "Ada gives up 3 fragments (2 cultural and 1 unmarked) and gains the Command Orb."
    assert lines[0].startswith(f"{given} Give it up before you move ships")
    assert told(ventures.Relic("Ada", "trade-core", 9))[0] == "Ada gains the Trade Core. Your commodity value is 2 higher."
    assert not any("relics left" in line for line in lines), "how many are left matters where they are few"
    few = replace(SAMPLES["relic"], facts={**SAMPLES["relic"].facts, "left": 4})
    assert told(SAMPLES["fragments_purged"], few)[1] == "-# 4 relics left"


@pytest.mark.rule("GAL-G24", "GAL-G23")
def test_an_offer_is_told_once_with_what_came_of_it() -> None:
    offer = course.Offered("Ada", "Bob", "2 commodities", "1 trade good", 1)
    words = "Ada offers Bob 2 commodities for 1 trade good"
    assert told(offer) == [f"{words}."]
    deal = course.Dealt("Ada", "Bob", "2 commodities", "1 trade good")
    assert told(offer, deal) == ["A deal: Ada gives Bob 2 commodities for 1 trade good."]
    assert told(offer, course.Declined("Bob", "Ada")) == [f"{words}; Bob declines."]
    assert told(offer, course.Lapsed("Ada", "Bob")) == [f"{words}; no answer, so it has lapsed."]
    # What came of another one's offer is no answer to this.
    assert told(offer, course.Declined("Cy", "Ada"))[0].startswith(f"{words}. ")


@pytest.mark.rule("GAL-G24")
def test_a_gift_and_a_deal_read_differently() -> None:
    assert told(SAMPLES["dealt"]) == ["A deal: Ada gives Bob 2 commodities for 1 trade good."]
    assert told(course.Dealt("Ada", "Bob", "1 unknown fragment", "nothing")) == ["Ada gives Bob 1 unmarked fragment."]
    assert told(course.Dealt("Ada", "Bob", "nothing", "2 trade goods")) == ["Bob gives Ada 2 trade goods."]


def test_an_offer_that_lapses_is_small_print_beside_something_else() -> None:
    assert told(SAMPLES["lapsed"], SAMPLES["passed"]) == [
        "Ada passes.",
        "-# Ada's offer to Bob has lapsed",
    ]
    assert told(SAMPLES["lapsed"]) == ["Ada's offer to Bob has lapsed."]


def test_what_goes_without_saying_is_told_only_alone() -> None:
    assert told(SAMPLES["turn_over"]) == ["Ada's turn is over."]
    assert told(SAMPLES["produced"], SAMPLES["turn_over"]) == ["Ada produces 2 infantry and 1 scout in A3."]


@pytest.mark.rule("GAL-G05")
def test_first_technologies_are_shown_in_one_sentence() -> None:
    lines = told(
        SAMPLES["chose_first"],
        course.Technology("Ada", "gene-vats", "first").told(reveals=True),
        course.Technology("Bob", "slip-drives", "first").told(reveals=True),
        course.RoundBegun(1, "Ada"),
    )
    assert lines == ["Ada has Gene Vats and Bob has Slip Drives."]
    assert told(course.RoundBegun(1, "Ada")) == ["Ada is speaker."], "where nothing else is told"


@pytest.mark.rule("GAL-G42")
def test_what_all_draw_and_have_is_gathered() -> None:
    lines = told(
        course.DrewOrders("Ada", 1, 20),
        course.OrderCards(("probe",)).told(to=(0,)),
        course.DrewOrders("Bob", 1, 19),
        phases.ReadiedAll(),
        phases.Pools("Ada", 3, 2),
        phases.Pools("Bob", 4, 1),
    )
    assert lines == [
        "All draw 1 order card. All gain 2 tokens; everything is ready again.",
        "-# Tactic and strategy tokens: Ada 3+2, Bob 4+1",
    ]


@pytest.mark.rule("GAL-G47")
def test_cards_and_goals_drawn_are_told_to_their_owner_only() -> None:
    happened = (course.DrewGoal("Ada", True), SAMPLES["hidden_goal"], SAMPLES["order_cards"])
    drawn = "You draw a hidden goal, **Patron**: control 2 cultural planets."
    assert told(*happened, seat=0) == [
        "Ada draws a hidden goal.",
        f"{drawn} It is 1 point, once, if that is so as a round ends.",
        "-# *Two theatres name a balcony after you. It is the same balcony.*",
        "You draw **Probe** – put a frontier token in a system without planets and without a token where you have a ship.",
    ]
    assert told(*happened, seat=1) == told(*happened) == ["Ada draws a hidden goal."]


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_only_a_hidden_goal_says_what_it_took_when_it_is_scored() -> None:
    assert told(phases.Scored("Ada", "learned", 3)) == ["**Ada scores Learned: 1 point, 3 of 8.**"]
    shown = "**Ada scores Patron (control 2 cultural planets): 1 point, 1 of 8.**"
    assert told(phases.Scored("Ada", "patron", 1)) == [shown]


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_what_one_player_scores_in_a_row_is_told_in_one_sentence() -> None:
    scored = phases.Scored("Ada", "patron", 1), phases.Scored("Ada", "learned", 2), phases.Scored("Bob", "learned", 1)
    assert told(*scored) == [
        "**Ada scores Patron (control 2 cultural planets) and Learned: 2 points, 2 of 8.**",
        "**Bob scores Learned: 1 point, 1 of 8.**",
    ]


@pytest.mark.rule("GAL-G40")
def test_who_scores_the_same_goal_alone_is_told_in_one_sentence() -> None:
    alike = [phases.Scored(name, "learned", 1) for name in ("Ada", "Bob")]
    assert told(*alike) == ["**Ada and Bob score Learned: 1 point each, 1 of 8.**"]
    apart = phases.Scored("Ada", "learned", 2), phases.Scored("Bob", "learned", 4)
    assert told(*apart) == ["**Ada and Bob score Learned: 1 point each, 2 and 4 of 8.**"]


@pytest.mark.rule("GAL-G40", "GAL-G41")
def test_points_stand_first_in_a_post_each_with_the_score() -> None:
    begun = phases.StatusBegun(2), phases.Scored("Ada", "learned", 3), phases.Point("Bob", "meridian", 1)
    assert told(*begun) == [
        "**Ada scores Learned: 1 point, 3 of 8.**",
        "**Bob holds Meridian: 1 point, 1 of 8.**",
        "Round 2 ends.",
    ]
    found = told(ventures.SealBroken("Ada"), ventures.Relic("Ada", "archive", 9), ventures.Relic("Bob", "trade-core", 9))
    assert "Ada gains the Archive." in " ".join(found)
    assert " ".join(found).endswith("Bob, with the fewest points, gains the Trade Core.")
    seal = told(ventures.SealBroken("Ada"), phases.Point("Ada", "seal", 3))
    assert seal == ["**Ada breaks the seal of Meridian: 1 point, 3 of 8.** Landing there is free now."]
    assert told(ventures.SealBroken("Ada")) == ["**Ada breaks the seal of Meridian**: landing is free now."]


@pytest.mark.rule("GAL-G45")
def test_the_end_names_the_winner_and_nothing_that_came_before() -> None:
    ended = phases.Ended(("Ada", "Bob", "Cy"), (7, 8, 3), "Bob", "points")
    last = course.Passed("Cy", missed=False), phases.StatusBegun(6), phases.Scored("Bob", "learned", 8), ended
    assert told(*last) == ["**Bob wins with 8 points**."]


@pytest.mark.rule("GAL-G48")
def test_the_planets_of_a_player_who_gives_up_are_named_in_one_sentence() -> None:
    lines = told(SAMPLES["resigned"], ventures.Freed("Kiln", "Bob"), ventures.Freed("Aster", "Bob"))
    assert lines == ["Bob gives up: the ships are gone, the planets are free. No one controls Kiln and Aster any more."]


@pytest.mark.rule("GAL-G44")
def test_a_legendary_planet_is_used_by_its_power() -> None:
    assert told(course.Used("Ada", "lantern", ""), course.DrewOrders("Ada", 1, 2)) == [
        "Ada uses the power of Lantern and draws 1 order card.",
        "-# Order deck: 2 cards left",
    ]


def test_stories_of_a_whole_game_are_short_and_know_names_only() -> None:
    ids = _ids()
    for moment in moments(3, 4, 160):
        said = tell(view_for(moment.state, None), moment.told)
        assert not [id for id in ids if id in said], said
        assert len(said) <= (900 if _is_great(moment.told) else 550), said


def _is_great(happened: tuple[Event, ...] | list[Event]) -> bool:
    """Return whether a phase began or ended, or the seal of Meridian was broken, so that much is told."""
    return any(event.kind in ("begun", "readied_all", "ended", "resigned", "seal_broken") for event in happened)


def test_a_view_of_a_player_who_only_watches_is_told_what_everybody_is() -> None:
    assert tell(view_for(galaxy(2), None), (SAMPLES["order_cards"],)) == ""


def test_what_a_card_is_used_on_is_called_by_its_name() -> None:
    assert told(course.Used("Ada", "star-lance", "kiln"))[0] == "Ada uses the Star Lance on Kiln."
    assert told(course.Used("Ada", "builder-automaton", "bob"))[0] == "Ada uses the Builder Automaton on Bob."
    assert told(course.Used("Ada", "puzzle-engine", "slip-drives"))[0] == ("Ada uses a Puzzle Engine to learn Slip Drives.")
    assert told(course.Played("Ada", "conscription", "aster+kiln")) == ["Ada plays **Conscription** on Aster and Kiln."]
    assert told(course.Played("Ada", "fresh-survey", "home-2")) == ["Ada plays **Fresh Survey** on Bob's home."]


@pytest.mark.rule("GAL-G14")
def test_who_wins_a_combat_does_not_retreat_any_more() -> None:
    (line,) = told(
        ventures.Announced("Ada", "C1"),
        ventures.Lost("Bob", "C2", "1 scout"),
        ventures.BattleOver("Ada", "Bob", "C2", False),
    )
    assert line == "**Ada beats Bob in C2**. Bob loses 1 scout."
    # Ships alone take no planet.
    (line,) = told(ventures.BattleOver("Ada", "Bob", "B2", False, ("Kiln",)))
    assert line == "**Ada beats Bob in B2**; Kiln stays Bob's."


@pytest.mark.rule("GAL-G48")
def test_all_the_units_of_who_gives_up_go_without_a_place() -> None:
    assert told(course.RemovedUnits("Cy", "", "4 infantry", "resigned")) == [""]


@pytest.mark.rule("GAL-G43")
def test_those_who_cast_no_vote_are_named_together_and_not_at_all_where_it_is_everybody() -> None:
    silent = [phases.Voted(name, "", 0) for name in ("Ada", "Cy")]
    assert told(phases.Voted("Bob", "Bob", 3), *silent, phases.Speaker("Bob", 3, False)) == [
        "Ada and Cy cast no vote. **Bob is speaker** with 3 influence.",
    ], "the card of the council shows all votes"
    assert told(*silent, phases.Speaker("Ada", 0, False)) == ["No one votes: Ada stays speaker."]
    assert told(silent[0]) == ["Ada casts no vote."]


@pytest.mark.rule("GAL-G14")
def test_what_the_last_roll_cost_is_told_before_the_next_one_that_hits_nothing() -> None:
    rolls = [ventures.Rolled(who, 2, ("infantry 3",), 0) for who in ("Ada", "Bob")]
    lines = told(*(ventures.Lost(who, "Kiln", "1 infantry") for who in ("Ada", "Bob")), *rolls)
    assert lines == ["Ada loses 1 infantry; Bob loses 1 infantry. No one hits."]


@pytest.mark.rule("GAL-G09")
def test_a_turn_that_passes_by_itself_says_why() -> None:
    idle = [course.Passed(name, False, idle=True) for name in ("Bob", "Cy")]
    assert told(idle[0]) == ["Bob passes: no ship can move, and nothing can be bought."]
    assert told(*idle) == ["Bob and Cy pass: no ship of theirs can move, and nothing can be bought."]
    assert told(course.Passed("Ada", False), *idle)[0].startswith("Ada passes. Bob and Cy pass: no ship")


@pytest.mark.rule("GAL-G15", "GAL-G32", "GAL-024")
def test_a_choice_of_which_nothing_has_come_yet_is_told_where_it_is_no_secret() -> None:
    assert told(course.Answered("Ada", False, "fight")) == ["Ada will fight."]
    assert told(course.Answered("Ada", False, "2 infantry, 1 scout", "Kiln")) == [
        "Ada is to pay for 2 infantry and 1 scout on Kiln."
    ]
    assert told(course.Answered("Ada", False, "land", "Meridian")) == ["Ada is about to land on Meridian."]
    assert told(course.Answered("Ada", False, "produce")) == ["Ada hires the crew."]
    assert told(course.Answered("Ada", False)) == ["Ada has chosen."]
    assert told(course.Answered("Ada", True)) == ["Ada has chosen in secret."]
    assert told(course.NothingDone("Ada", "bombard")) == ["Ada holds fire."]
    assert told(course.NothingDone("Ada", "crown-of-fury")) == ["Ada rolls nothing again."]


@pytest.mark.rule("GAL-G10", "GAL-G32")
def test_an_order_that_the_scepter_may_pay_for_spends_nothing_yet() -> None:
    assert told(course.Ordered("Ada", "trade")) == ["Ada orders Trade."]
    assert told(course.Ordered("Ada", "trade", True)) == ["Ada gives the order Trade."]


@pytest.mark.rule("GAL-G47", "GAL-G05")
def test_a_player_who_chose_in_secret_reads_what() -> None:
    first = course.Chosen("first", "slip-drives").told(to=(0,))
    assert told(course.ChoseFirst("Ada"), first) == ["Ada has chosen a first technology."]
    assert told(first, seat=0) == ["You begin with **Slip Drives**: your ships move 1 system further."]
    assert told(course.Chosen("public-goal", "great-works").told(to=(0,)), seat=0) == ["You will score **Great Works**."]
    assert told(course.Chosen("hidden-goal", "none").told(to=(0,)), seat=0) == ["You will score no hidden goal."]


@pytest.mark.rule("GAL-G16", "GAL-G30")
def test_a_planet_taken_is_told_once_and_one_sold_as_the_deal() -> None:
    fight = (
        ventures.Battle("Ada", "Bob", "Fallow", True),
        ventures.BattleOver("Ada", "Bob", "Fallow", True),
        ventures.Gained("Ada", "Fallow", "Bob"),
    )
    assert told(*fight) == ["**Ada takes Fallow from Bob.**"]
    sold = (course.Dealt("Ada", "Bob", "kiln", "2 trade goods"), ventures.Gained("Bob", "Kiln", "Ada"))
    assert len(told(*sold)) == 1 and "takes" not in told(*sold)[0]


@pytest.mark.rule("GAL-G41")
def test_a_fleet_that_cannot_pay_for_the_seal_is_told_why_no_player_lands() -> None:
    state = galaxy()
    moved = course.Moved("Ada", where(state, "meridian"), ("1 transport, 2 infantry from B2",)).told()
    state = system_with(state, where(state, "meridian"), seal=True)
    view = view_for(state, None)
    assert "costs 6 influence" not in tell(view, [moved]), "who can land reads it on the button"
    assert "costs 6 influence: no one lands" in tell(view, [moved, course.TurnOver("Ada").told()])


@pytest.mark.rule("GAL-G32")
def test_dice_rolled_again_and_what_that_costs_are_told_of_one_side() -> None:
    again = ventures.Rolled("Ada", 1, ("infantry 1>1", "infantry 3>6"), 0, 1)
    gone = course.RemovedUnits("Ada", "Fallow", "2 infantry", "crown-of-fury")
    assert told(again, gone)[0] == "Ada rolls again: no hit. Ada loses 2 infantry to the Crown of Fury."
    burnt = course.RemovedUnits("Bob", "Gantry", "1 mech", "star-lance")
    assert told(burnt) == ["Bob loses 1 mech to the Star Lance."]


@pytest.mark.rule("GAL-G14")
def test_a_retreat_is_announced_before_the_dice() -> None:
    round_two = (
        ventures.Announced("Ada", "A3"),
        ventures.Rolled("Ada", 2, ("battleship 6",), 0, 0),
        ventures.Rolled("Bob", 2, ("scout 9!",), 1, 0),
        ventures.Lost("Ada", "B4", "1 battleship"),
    )
    said = told(*round_two)[0]
    assert said.index("retreat") < said.index("rolls") < said.index("loses")


@pytest.mark.rule("GAL-G44", "GAL-G32", "GAL-G35", "GAL-G34", "GAL-G33", "GAL-G31")
@pytest.mark.parametrize(
    ("found", "what_it_does"),
    [
        (ventures.Gained("Ada", "Lantern", ""), "Lantern, once a round as a turn of yours ends: draw 1 order card."),
        (
            ventures.Gained("Ada", "Lantern", "Bob"),
            "Lantern, once a round as a turn of yours ends: draw 1 order card.",
        ),
        (ventures.Phantom("Ada", "B2"), "Phantom World, once a round as a turn of yours ends: put 1 scout"),
        (phases.Point("Ada", "splinter", 2), "Who takes a home or a legendary planet from Ada takes it along."),
        (course.TookOrder("Ada", "requisition"), "Requisition: gain 2 trade goods"),
        (ventures.TokenPlaced("B2", "gamma"), "All gamma systems are adjacent, the Eddy among them"),
        (ventures.TokenPlaced("B2", "beta"), "once ships have used the storm, it turns"),
        (ventures.Device("Ada", 2), "As an action, for 6 resources, it teaches a technology"),
        (ventures.Fragment("Ada", "cultural", 3), "3 of one type: `/galaxy relic`, as an action"),
        (course.Technology("Ada", "slip-drives", "gained"), "Slip Drives: your ships move 1 system further"),
    ],
)
def test_what_is_found_says_what_it_does(found: Happened, what_it_does: str) -> None:
    assert what_it_does in told(found)[-1]


def test_a_technology_that_another_player_has_is_not_explained_again() -> None:
    state = having(having(galaxy(2), 0, technologies=("slip-drives",)), 1, technologies=("slip-drives",))
    gained = course.Technology("Ada", "slip-drives", "gained").told()
    assert tell(view_for(state, None), [gained]) == "Ada gains **Slip Drives**."


@pytest.mark.rule("GAL-G15")
def test_a_planet_that_is_taken_with_the_last_unit_says_so() -> None:
    def fight(ada: list[str], *, lost: str) -> str:
        rolled = [ventures.Rolled("Ada", 1, tuple(ada), 1, 0), ventures.Rolled("Bob", 1, ("infantry 9!",), 1, 0)]
        fallen = [ventures.Lost("Ada", "Meridian", lost), ventures.Lost("Bob", "Meridian", "1 infantry")]
        over = [ventures.BattleOver("Ada", "Bob", "Meridian", True), ventures.Gained("Ada", "Meridian", "Bob")]
        return told(ventures.Battle("Ada", "Bob", "Meridian", True), *rolled, *fallen, *over)[0]

    last = "**Ada takes Meridian from Bob with the last unit standing; Bob loses 1 infantry.**"
    assert fight(["infantry 9!", "infantry 2", "infantry 3"], lost="2 infantry").startswith(last)
    plain = "**Ada takes Meridian from Bob, who loses 1 infantry.**"
    assert fight(["infantry 9!", "infantry 2"], lost="1 infantry").startswith(plain), "that was no hard fight"
    assert fight(["infantry 9!", *["infantry 2"] * 3], lost="2 infantry").startswith(plain)
