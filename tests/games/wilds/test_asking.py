"""What the referee asks, of whom, and where things stand."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest
from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY, Ask, Question
from engine.core.languages import speaking
from engine.games import wilds
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import flow
from engine.games.wilds.rules.steps import asks
from engine.games.wilds.speech import asking, questions
from engine.games.wilds.state.catalogue import WORDS
from engine.games.wilds.state.member import NIGHT, Item, Member, Wound
from engine.games.wilds.state.region import Goal, Site, Threat
from engine.games.wilds.state.state import Block, Deed, Found, Note, Position, Roll, State, Timer, Vote
from engine.games.wilds.state.state import Test as Thrown
from engine.games.wilds.state.view import View, view_for

from .build import DRUID, RANGER, ROGUE, party, points

ROLL = Roll(0, "pathfinder", "spirit", "nature", 10, 10, 7, (5, 2), 5, 3, 1, 0, 0, 15, "critical", reasons=("perfect",))

"""A die of 8 steps, 1.5 actions each, and about 2 for what is then to study; 3 actions on each of 5 days."""


def bare_of_odds(status: str) -> str:
    """Return where things stand without how likely the party wins, which tests of its own count."""
    return re.sub(r": you need luck to win", "", status)


@pytest.fixture
def thornwood() -> State:
    """The party of the example, in the Thornwood's first morning."""
    return party()


@pytest.fixture
def everything() -> None:
    """Every module of the game, so that all its questions are known."""
    for module in pkgutil.iter_modules(wilds.__path__):
        importlib.import_module(f"{wilds.__name__}.{module.name}")


@pytest.mark.usefixtures("everything")
def test_every_kind_of_question_has_words() -> None:
    kinds = [kind for kind in Ask.__subclasses__() if kind.__module__ == asks.__name__]
    fixed = {kind for kind in kinds if f"question-{questions.key_of(kind)}" in WORDS.messages()}
    assert set(kinds) == fixed | set(questions.ASKS) and not fixed & set(questions.ASKS)


OFFERED = "Take 40 to 240 coins: angers spirits 1 in 3, people 1 in 3"
"""WLD-193: a d6 of 1 or 2 brings nothing, one of 3 to 6 the wrath of spirits or of people."""

ASKED: tuple[tuple[Question, str, str], ...] = (
    (
        Question("bonus", RANGER, ("efficient+lay", "efficient+keen"), "efficient+lay", "pathfinder", 2),
        "as Pathfinder, which 2 bonuses do you take?",
        "Efficient route and lay of the land",
    ),
    (
        Question("bonus", ROGUE, ("spot", "avoid"), "avoid", "lookout sighting", 1),
        "as Lookout, which bonus do you take?",
        "Spot feature (any site here?)",
    ),
    (Question("lay", RANGER, ("N20", "N21"), "N20", number=1), "which place's ground do you learn?", "Learn N20"),
    (
        Question("sighting", ROGUE, ("N20+N21",), "N20+N21", number=2),
        "which 2 places beside you do you make out?",
        "Make out N20 and N21",
    ),
    (
        Question("wear", RANGER, ("footwear", "clothing"), "clothing"),
        "the going is rough. Which of your things wears down?",
        "Wear down boots d6",
    ),
    # Spirit d10 + d6 + Survival 2 against 10: 4 + 5 + 6 + 7 + 8 + 9 = 39 of 60 throws, about 2 in 3.
    (
        Question("bypass", PARTY, ("ranger", "rogue"), "ranger", "2"),
        "who clears the way to N20?",
        "Ranger clears it: 2 in 3; else you stay, and the time is lost",
    ),
    (
        Question("role", RANGER, ("druid", "fighter"), "druid", "lookout", ROGUE),
        "who takes over as Lookout?",
        "Let Druid take over",
    ),
    (Question("pick", DRUID, ("herb", "material"), "herb", number=3), "pick 3 herbs or 3 materials?", "Gather herbs"),
    (Question("feed", DRUID, ("rogue",), "rogue", number=2), "there is food for 2 more. Who eats?", "Feed Rogue"),
    (Question("edge", PARTY, ("leave", "stay"), "stay"), "the region ends here. Leave it?", "Leave the region"),
    (
        Question("offerings", PARTY, ("take", "leave"), "leave", "x"),
        "here are offerings at a shrine: take them, or leave them?",
        OFFERED,
    ),
)


@pytest.mark.rule("WLD-G84", "WLD-G86")
@pytest.mark.parametrize(("question", "words", "first"), ASKED, ids=[question.kind for question, _, _ in ASKED])
def test_a_question_says_what_is_to_be_chosen(thornwood: State, question: Question, words: str, first: str) -> None:
    state = replace(thornwood, agenda=(question,), blocks=(Block("1", "2", 4),))
    assert GAME.ask(view_for(state, 0)) == words
    assert questions.option(state, flow.FLOW.read(question), question.options[0])[0] == first


@pytest.mark.usefixtures("everything")
@pytest.mark.rule("WLD-G87")
def test_what_the_game_master_is_asked_only_they_read() -> None:
    state = party(master=True)
    state = replace(state, agenda=(Question("discovery", MASTER, ("roll", "lair"), "roll", "tower"),))
    assert GAME.ask(view_for(state, 4)) == "what is the ruined watchtower?"
    assert GAME.ask(view_for(state, 0)) == GAME.ask(view_for(state, None)) == "what happens next is in your hands."


@pytest.mark.rule("WLD-G84")
def test_the_next_action_is_asked_with_who_is_for_what(thornwood: State) -> None:
    assert GAME.ask(view_for(thornwood, 0)) == "what first?"
    votes = (Vote(0, "move N20"), Vote(1, "search best plain"), Vote(3, "move N20"), Vote(2, "trust"))
    voted = view_for(replace(thornwood, votes=votes), 0)
    assert GAME.ask(voted) == "what first?"
    said = "Ranger and Fighter: east to N20; Rogue: search here; Druid: with the others. 3 votes settle it."
    assert GAME.status(voted) == said, "the rest has been said as they were asked"
    assert GAME.sheet(voted).splitlines()[1] == said


@pytest.mark.rule("WLD-G84")
def test_a_single_proposal_stands_on_its_button_and_not_in_the_question_too(thornwood: State) -> None:
    votes = (Vote(0, "move N20"), Vote(1, "move N20"), Vote(2, "trust"))
    voted = view_for(replace(thornwood, votes=votes), 3)
    assert GAME.ask(voted) == "what first?"
    assert GAME.status(voted) == "15 actions left by day."


@pytest.mark.rule("WLD-G64")
def test_no_player_is_asked_where_to_in_a_storm(thornwood: State) -> None:
    storm = replace(thornwood, weather="severe")
    assert GAME.ask(view_for(storm, 0)) == "nobody can go on in this storm. What does the party do?"


@pytest.mark.rule("WLD-202", "WLD-G11")
def test_the_status_warns_of_hunger_a_night_ahead(thornwood: State) -> None:
    assert "food" not in GAME.status(view_for(thornwood, 0))
    ranger, rogue, druid, fighter = thornwood.members

    def with_uses(member: Member, uses: int) -> Member:
        pack = Item("rations", die=4, uses=uses)
        others = tuple(item for item in member.items if item.key != "rations")
        return replace(member, items=(pack, *others) if uses else others)

    members = (with_uses(ranger, 1), with_uses(rogue, 0), with_uses(druid, 2), with_uses(fighter, 1))
    warned = replace(thornwood, members=members)
    assert GAME.status(view_for(warned, 0)).endswith("No food: Rogue; food for 1 night: Ranger and Fighter.")
    fed = replace(warned, members=(members[0], replace(members[1], fed=True), *members[2:]))
    assert "o food" not in GAME.status(view_for(fed, 0))
    empty = replace(thornwood, members=tuple(with_uses(member, 0) for member in members))
    assert GAME.status(view_for(empty, 0)).endswith("No food.")


@pytest.mark.rule("WLD-202")
def test_the_status_says_what_food_there_is_before_a_night_and_where_they_can_buy_some(thornwood: State) -> None:
    assert "food" not in GAME.status(view_for(thornwood, 0)), "in the morning nothing is decided about it"
    evening = replace(thornwood, stretch=3)
    assert GAME.status(view_for(evening, 0)) == "13 actions left by day.", "there is enough"
    pack = (Item("rations", die=4, uses=2),)
    little = replace(evening, members=tuple(replace(member, items=pack) for member in evening.members))
    assert bare_of_odds(GAME.status(view_for(little, 0))) == "13 actions left by day. Food for 2 nights."
    assert "ood" not in GAME.status(view_for(replace(little, goal="done"), 0))
    home = Site("home", thornwood.here.at, "Home", "settlement")
    region = replace(thornwood.region, sites=(*thornwood.region.sites, home))
    there = replace(thornwood, stretch=2, region=region, finds=(*thornwood.finds, Found("home", "seen")), purse=30)
    assert "food" not in GAME.status(view_for(there, 0))
    bare = replace(there, members=little.members)
    assert bare_of_odds(GAME.status(view_for(bare, 0))) == "14 actions left by day. Food for 2 nights.", "they can buy some"
    # What of that is of use is told where it is: herbs at night with a Wound, materials among people.
    first = replace(there.members[0], items=(Item("herb", "herb", count=2), Item("material", "material")))
    loaded = replace(there, members=(first, *there.members[1:]))
    assert "A material: each mends 1 use of gear." in GAME.status(view_for(loaded, 0))
    hurt = replace(thornwood, stretch=NIGHT, members=(replace(first, wounds=(Wound("mind"),)), *there.members[1:]))
    assert "2 herbs: each a boon on treating a Wound; no food: Ranger." in GAME.status(view_for(hurt, 0))


@pytest.mark.rule("WLD-150", "WLD-G137")
def test_before_the_timer_runs_out_the_status_says_what_may_come(thornwood: State) -> None:
    """Four of the six rows are bad."""
    near = replace(thornwood, stretch=2, timer=1)
    assert GAME.status(view_for(near, 0)).endswith("imer 1: trouble 2 in 3 next.")
    assert "timer" not in GAME.status(view_for(replace(near, timer=2), 0))


@pytest.mark.rule("WLD-G31")
def test_the_status_says_on_which_way_the_party_is() -> None:
    state = party(points(("mill", "cairn", 3), ("mill", "pool", 1)), "ranger", "rogue")
    state = replace(state, known=("mill", "cairn"), here=Position("mill", "cairn", 1))
    assert "n the way from Mill to Cairn, 1 of 3" in GAME.status(view_for(state, 0))


@pytest.mark.rule("WLD-G41")
def test_what_was_found_today_counts_as_food(thornwood: State) -> None:
    bare = replace(thornwood, members=tuple(replace(member, items=()) for member in thornwood.members))
    assert bare_of_odds(GAME.status(view_for(replace(bare, provisions=4), 0))) == "15 actions left by day. Fed today."
    assert bare_of_odds(GAME.status(view_for(replace(bare, provisions=2), 0))) == "15 actions left by day. No food."


@pytest.mark.rule("WLD-G12", "WLD-G13")
def test_the_status_names_who_is_unwell_in_one_line(thornwood: State) -> None:
    first, second, *others = thornwood.members
    worn = replace(first, fatigue=5)
    hurt = replace(second, wounds=(Wound("spirit"),), poisoned=True)
    state = replace(thornwood, members=(worn, hurt, *others))
    assert (
        bare_of_odds(GAME.status(view_for(state, 0)))
        == "15 actions left by day. Ranger: Fatigue 5 of 6; Rogue: 1 Wound, poisoned."
    )
    weary = replace(thornwood, members=(replace(first, fatigue=4), replace(second, wounds=(Wound("spirit"),)), *others))
    assert GAME.status(view_for(weary, 0)) == "15 actions left by day.", "the map shows it"
    named = [replace(member, name="N" * 30, fatigue=5, items=()) for member in thornwood.members]
    votes = tuple(Vote(seat, f"move {place}") for seat, place in enumerate(("N20", "N19", "M21", "L20")))
    crowd = replace(thornwood, members=tuple(named), votes=votes)
    assert len(GAME.status(view_for(crowd, 0))) <= 300


@pytest.mark.rule("WLD-148", "WLD-G27")
def test_the_night_asks_for_a_camp(thornwood: State) -> None:
    late = replace(thornwood, stretch=4)
    asked = "camp, or one action by night for 1 or 2 Fatigue each?"
    assert GAME.ask(view_for(late, 0)) == asked
    assert GAME.ask(view_for(replace(late, stretch=5), 0)) == "the night is over: make camp, or go home?"


@pytest.mark.rule("WLD-G06", "WLD-G44")
def test_a_second_throw_is_offered_with_the_total_and_a_secret_one_without_its_target(thornwood: State) -> None:
    test = Thrown("travel", (replace(ROLL, total=8, result="failure"),), asked=(0,))
    assert GAME.ask(view_for(replace(thornwood, agenda=(test,)), 0)) == (
        "your Pathfinder roll fails: 8 against 10, and the timer loses 1 more. Throw again for 1 Resolve, or let it stand? "
        "(`/settings order:resolve:auto` decides it for you)"
    )
    lost = Thrown("travel", (replace(ROLL, total=6, result="blunder"),), asked=(0,))
    assert GAME.ask(view_for(replace(thornwood, agenda=(lost,)), 0)).startswith(
        "your Pathfinder roll goes badly wrong: 6 against 10, and you lose your way. Throw again"
    )
    hidden = Thrown("searched", (replace(ROLL, total=8, tn=12, secret=True, result="failure"),), asked=(0,))
    state = replace(thornwood, agenda=(hidden,))
    assert GAME.ask(view_for(state, 0)) == (
        "your Pathfinder roll comes to 8; most things here take 10. Throw again for 1 Resolve, or let it stand? "
        "(`/settings order:resolve:auto` decides it for you)"
    )
    assert GAME.ask(View(None, state, True)) == (
        "your Pathfinder roll comes to 8; most things here take 10. Throw again for 1 Resolve, or let it stand?"
    )


@pytest.mark.rule("WLD-G85")
def test_a_newcomer_is_asked_who_they_are_while_the_others_go_on(thornwood: State) -> None:
    members = (*thornwood.members[:3], replace(thornwood.members[3], ready=False))
    state = replace(thornwood, members=members)
    assert GAME.ask(view_for(state, 3)).startswith("choose your character")
    assert GAME.ask(view_for(state, 0)) == "what first?"


def test_several_who_choose_at_once_are_addressed_together(thornwood: State) -> None:
    members = tuple(replace(member, ready=False) for member in thornwood.members)
    state = replace(thornwood, phase="characters", members=members)
    with speaking("es"):
        assert GAME.ask(view_for(state, None)) == "elijan sus personajes."
        assert GAME.ask(view_for(state, 0)) == "elige tu personaje."
        last = replace(state, members=(members[0], *thornwood.members[1:]))
        assert GAME.ask(view_for(last, None)) == "elige tu personaje."


def test_a_paused_scene_and_the_end(thornwood: State) -> None:
    assert "/gm resume" in GAME.ask(view_for(replace(thornwood, paused="x"), 0))
    assert GAME.ask(view_for(replace(thornwood, phase="over"), 0)) == ""


# Where things stand.


@pytest.mark.rule("WLD-G90")
def test_the_status_is_what_presses_and_the_sheet_says_what_is_public_besides(thornwood: State) -> None:
    assert GAME.status(view_for(thornwood, None)) == "15 actions left by day."
    later = replace(thornwood, day=4)
    # 2 days have 3 actions each, and a night.
    # What to do next, and how many steps that takes, the line above the question says.
    assert bare_of_odds(GAME.status(view_for(later, None))) == "6 actions left by day, 2 by night."
    heard = replace(later, bearing="south-east")
    close = GAME.status(view_for(replace(heard, challenge=4), None))
    assert close.startswith("6 actions left by day, 2 by night") and "goal" not in close
    # Nothing of it matters for what comes in the party's way meanwhile.
    met = replace(heard, agenda=(Question("avoid", PARTY, ("avoid", "face"), "avoid"),))
    assert GAME.status(view_for(met, None)) == "6 actions left by day."
    # The action that is under way is spent already; a camp ends its day.
    assert GAME.status(view_for(replace(met, deed=Deed("search")), None)) == "5 actions left by day."
    assert GAME.status(view_for(replace(met, deed=Deed("camp")), None)) == "3 actions left by day."
    assert "**Day 1 of 5, morning; timer 6 of 6; at M20, forest. 8 steps to the goal.**" in GAME.sheet(
        view_for(thornwood, None)
    )
    wet = replace(thornwood, weather="light", rules=replace(thornwood.rules, weather=True), stretch=2, timer=3)
    assert "**Day 1 of 5, afternoon; timer 3 of 6; at M20, forest. Light rain. 8 steps to the goal.**" in GAME.sheet(
        view_for(wet, None)
    )


def test_the_sheet_names_everybody_their_role_and_what_ails_them(thornwood: State) -> None:
    hurt = replace(thornwood.members[ROGUE], fatigue=2, wounds=(Wound("spirit"),), poisoned=True)
    state = replace(thornwood, members=(thornwood.members[0], hurt, *thornwood.members[2:]))
    lines = GAME.sheet(view_for(state, None)).splitlines()
    assert lines[0] == GAME.sheet(view_for(thornwood, None)).splitlines()[0]  # who is unwell has a line of their own
    assert lines[1].startswith("Ranger (Pathfinder, leads): well; Resolve 1 of 3")
    assert lines[2].startswith("Rogue (Lookout): Fatigue 2 of 6, 1 Wound of 3 (Spirit), poisoned;")
    assert "Purse 40 coins. Difficulty 10." in lines
    assert lines[-2].startswith("Goal: ")
    assert lines[-1] == "For the rank at the end: 3 points for the goal, 1 for each site found, 1 for 100 coins."


@pytest.mark.rule("WLD-G73", "WLD-G74", "WLD-G90")
def test_the_sheet_says_of_a_threat_how_far_off_it_is_and_then_what_it_brought(thornwood: State) -> None:
    fog = Threat("Summer fog", 8, "harder", public=True)
    state = replace(thornwood, region=replace(thornwood.region, threats=(fog,)), timers=(Timer(0, 3),))
    assert "Summer fog: 3 left" in GAME.sheet(view_for(state, None))
    come = GAME.sheet(view_for(replace(state, timers=(Timer(0, 0),)), None))
    assert "Summer fog has come: all ground is harder by 2, to 14 at most." in come


@pytest.mark.rule("WLD-049", "WLD-G90")
def test_only_the_game_masters_own_panel_holds_the_secrets() -> None:
    state = party(master=True)
    assert "Bandit camp: danger at P22, to find 10" in GAME.private(view_for(state, 4))
    for seat in range(4):
        assert "andit" not in GAME.private(view_for(state, seat))
    assert "Ranger" in GAME.private(view_for(state, 0)).splitlines()[0]


def test_rulings_are_shown_in_public_only_where_the_view_has_them(thornwood: State) -> None:
    ruled = replace(thornwood, rulings=(Note("", "The timer shows 3.", "Gia"),))
    assert "The timer shows 3." in asking.sheet(View(4, ruled, True))


def test_a_goal_without_a_short_sentence_is_told_by_the_last_that_is_known_of_it() -> None:
    fallen = "When the county fell, its clerk fled into the fen. Find his barge."
    assert Goal("", 6, about=fallen).aim == "Find his barge"
    assert Goal("", 6, about=fallen, brief="Find the clerk's barge").aim == "Find the clerk's barge"
