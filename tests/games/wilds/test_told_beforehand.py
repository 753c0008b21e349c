"""What a player reads before they decide: what a choice brings and costs, the better odds, the last night, who forages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.bot_players import Manner
from engine.core.flow import PARTY, Question
from engine.core.game import Choice
from engine.core.moves import read_move
from engine.core.scene import Legend, Look
from engine.games.wilds.game import GAME
from engine.games.wilds.player.company import Companion
from engine.games.wilds.player.known_map import Mind
from engine.games.wilds.player.sensible import Idea, is_deadly
from engine.games.wilds.rules.events import deciding
from engine.games.wilds.speech import crossings
from engine.games.wilds.speech.choices import choice as by_itself
from engine.games.wilds.state.content import Way, content
from engine.games.wilds.state.member import NIGHT, Wound
from engine.games.wilds.state.moves import VERBS
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Foes, Found, Meeting, Position, Report, Roles, State, Token, Vote
from engine.games.wilds.state.view import view_for

from .build import FIGHTER, RANGER, hexes, party, points

rule = pytest.mark.rule
MARE = Site("mare", "1", "The mare", "secret", steps=3)


def offered(state: State, text: str, seat: int | None = 0) -> Choice:
    return by_itself(view_for(state, seat), read_move(VERBS, text))


def named(state: State, text: str) -> str:
    return offered(state, text).label


def at_the_goal(**fields: Any) -> State:
    """Return a party where its goal is found: three successes in 8 days."""
    region = hexes("fff", "fff", sites=(MARE,), goal=Goal("mare", days=8, about="Find the mare."))
    return party(region, goal="found", finds=(Found("mare", "searched"),), **fields)


# The goal, and the last night.


@rule("WLD-G22", "WLD-G83")
def test_the_better_odds_stand_beside_the_others_wherever_nothing_comes_of_the_time_that_care_takes() -> None:
    plain, careful = "investigate mare best plain", "investigate mare best careful"
    day = at_the_goal(timer=6)
    assert [offered(day, text).weight for text in (plain, careful)] == ["first", "first"]
    # With 2 on the timer care lets something happen: it stays behind the plain one.
    assert offered(replace(day, timer=2), careful).weight == "main"
    last = replace(day, day=8, stretch=NIGHT, timer=1)
    assert [offered(last, text).weight for text in (plain, careful)] == ["first", "first"], "no event matters any more"
    # On the morning of the last day an event still costs what is left of it, to bots too.
    morning = replace(last, stretch=1)
    assert [offered(morning, text).weight for text in (plain, careful)] == ["first", "main"]
    careful_bots = [bot_move(state, "sharp").split()[-1] for state in (day, morning, last)]
    assert careful_bots == ["careful", "plain", "careful"]


@rule("WLD-G22", "WLD-136")
def test_care_that_helps_by_less_than_the_words_show_is_said_to_be_a_little_better() -> None:
    """Spirit d10 + d6 + Lore 3 against 13 is 27 of 60; with the better of two d6 it is 197 of 360: both are "1 in 2"."""
    state = at_the_goal(timer=6)
    weary = tuple(replace(member, fatigue=3, resolve=0) for member in state.members)
    state = replace(state, region=replace(state.region, difficulty=13), members=weary)
    plain = named(state, "investigate mare best plain")
    assert plain == "Study the mare: 1 in 2"
    assert named(state, "investigate mare best careful") == "Study with care: 1 in 2, a little better, timer -2"


@rule("WLD-G105")
def test_a_camp_in_the_last_night_says_that_the_goal_is_lost_and_is_no_proposal() -> None:
    night = at_the_goal(day=7, stretch=NIGHT)
    assert offered(night, "camp best").weight == "first"
    assert "lost" not in offered(night, "camp best").label
    last = replace(night, day=8)
    assert offered(last, "camp best").label.endswith("Make camp: the goal is lost")
    assert offered(last, "camp best").weight == "plain"
    # A game master may call for an event in any night: of the timer nothing is said, but the days end for them too.
    led = [named(replace(state, master=1), "camp best") for state in (night, last)]
    assert [label.endswith("Make camp: the goal is lost") for label in led] == [False, True]
    assert "timer" not in led[0]


@rule("WLD-G105")
def test_bots_go_on_in_the_last_night_however_weary() -> None:
    tired = at_the_goal(day=8, stretch=NIGHT, timer=1)
    tired = replace(tired, members=tuple(replace(member, fatigue=5) for member in tired.members))
    for level in ("easy-going", "steady", "sharp"):
        move, _ = bot(tired, level)
        assert move == "investigate", level
    assert bot(replace(tired, day=7), "steady")[0] == "camp"
    assert not is_deadly(tired, "investigate mare best plain")
    assert is_deadly(replace(tired, day=7), "investigate mare best plain")


def bot_move(state: State, level: str) -> str:
    """Return the move that a bot player chooses who has no people beside it."""
    return str(best_idea(state, level).move)


def best_idea(state: State, level: str) -> Idea:
    view = view_for(state, FIGHTER)
    return Companion(view, tuple(GAME.legal(state, FIGHTER)), Mind(), Manner(level)).ideas()[0]  # type: ignore[arg-type]


def bot(state: State, level: str) -> tuple[str, str]:
    """Return the verb that a bot player chooses who has no people beside it, and what it says."""
    best = best_idea(state, level)
    return best.move.verb, str(best.why)


@rule("WLD-G71", "WLD-G75")
def test_bots_prefer_new_ground_where_the_goal_is_said_to_lie() -> None:
    """M20 lies in the west: the goal is said to lie east of it, so N20 is worth more than M21 and L21 are."""
    region = hexes(".fff", "ffff", ".fff", start="6", goal=Goal("", 8, about="Find it."))
    state = party(region, goal="open", challenge=8, bearing="east", retry=(("6", 0),), counted=("search 6",))
    view = view_for(state, FIGHTER)
    best = Companion(view, tuple(GAME.legal(state, FIGHTER)), Mind(searches={"M20": 1}), Manner("steady")).ideas()[0]
    assert str(best.move) == "move N20"
    assert str(best.why) == "The goal is said to lie toward N20."


# What ways bring and cost.


@rule("WLD-G38")
def test_to_dodge_and_to_flee_say_where_the_party_goes_back_to() -> None:
    wolves = Foes("wolves", "beast", 3, "wary", 10, 6, 6)
    state = party(hexes("fff"), at="2", before=Position("1"))
    asked = replace(state, agenda=(Question("avoid", PARTY, ("avoid", "face"), "avoid"),))
    assert named(asked, "choose avoid") == "Dodge them, back to M20: 1 off the timer"
    approach = Question("approach", PARTY, ("withdraw", "flee"), "withdraw", "wolves")
    met = replace(state, agenda=(approach, Meeting(wolves)))
    assert named(met, "choose flee").startswith("Flee to M20: 1 Fatigue each ")
    assert named(replace(met, before=None), "choose flee").startswith("Flee: 1 Fatigue each ")


@rule("WLD-G56")
def test_animals_are_not_asked_what_they_know() -> None:
    ask = Question("favour", PARTY, ("clue", "food"), "clue")
    bull = party(hexes("fff"), agenda=(ask, Meeting(Foes("Old Thunder", "beast", 1, "wary", 10, 6, 6))))
    herders = replace(bull, agenda=(ask, Meeting(Foes("herders", "people", 2, "wary", 10, 6, 6))))
    assert [named(bull, f"choose {option}") for option in ("clue", "food")] == [
        "Follow their paths: a clue",
        "Eat what they eat: 2 are fed",
    ]
    assert named(herders, "choose clue") == "Ask what they know: a clue"
    assert GAME.ask(view_for(bull, 0)) == "they let you come near. What do you make of it?"


def dilemma(state: State, which: str) -> State:
    known = content().dilemmas[which]
    options = tuple(way.id for way in known.ways)
    return replace(state, agenda=(Question("dilemma", PARTY, options, options[-1], which),))


def way_with(effect: str, paid: str = "") -> tuple[str, str]:
    """Return a dilemma and a way of it that brings an effect and costs another."""
    return next(
        (known.id, way.id)
        for known in content().dilemmas.values()
        for way in known.ways
        if effect in way.good and (paid in way.costs if paid else not way.costs)
    )


@rule("WLD-G133")
def test_a_way_that_costs_food_says_how_much_there_is_of_it() -> None:
    which, way = way_with("eye", "food")
    state = dilemma(party(hexes("fff")), which)
    # Each of the four begins with food for 3 days; the first of those with the most gives it.
    way_out = offered(state, f"choose {way}")
    assert way_out.label.endswith(" for 1 of Ranger's 3 food") and not way_out.text


@rule("WLD-G133", "WLD-097")
def test_a_boon_on_a_search_is_no_gain_where_nothing_is_hidden_or_beside_what_counts() -> None:
    which, way = way_with("eye", "food")
    region = hexes("fff", goal=Goal("", 8, about="Find it."))
    state = dilemma(party(region, goal="open", challenge=8), which)
    assert "a search boon for" in named(state, f"choose {way}"), "what it brings stands on the button"
    searched = replace(state, counted=("search 1",))
    said = offered(searched, f"choose {way}")
    assert "boon" not in said.label + said.text, "a search here does not count any more"
    eye = Way("look", "Look", "", good=("eye",))
    assert crossings.brings(searched, eye) == "for a herb"
    bare = replace(searched, reports=(Report("1", feature="no"),))
    assert "boon" not in named(bare, f"choose {way}")
    # With 4 of 8 steps to go a search counts only by a clue or with a find, and here is nothing to find.
    close = replace(state, challenge=4, reports=bare.reports)
    assert "boon" not in named(close, f"choose {way}")
    led = replace(close, tokens=(Token("person", "", "2", "1", "mare"),))
    assert "a search boon for" in named(led, f"choose {way}")
    assert "boon" not in named(replace(state, keen=("1",)), f"choose {way}"), "there is one already"


@rule("WLD-G19")
def test_a_forager_who_is_bad_at_it_can_be_changed_by_a_control() -> None:
    """With Spirit d10 the Ranger has Nature 3 and the Druid 2; the Fighter never learned it, with a d6."""
    state = party(hexes("fff"), roles=Roles(0, 1, 3))
    ranger, druid = state.members[RANGER].handle, state.members[2].handle
    assert [offered(state, f"roles forager {who}").weight for who in (ranger, druid)] == ["quiet", "quiet"]
    by_druid = replace(state, roles=Roles(0, 1, 2))
    assert offered(by_druid, f"roles forager {ranger}").weight == "written", "1 rank more is no reason to ask"
    # The die counts as the rank does: the Ranger with a d6 has 3.5 + 3, a Rogue with a d10 and Nature 1 has 5.5 + 1.
    ranger_d6 = replace(state.members[RANGER], dice=dict.fromkeys(state.members[RANGER].dice, 6))
    rogue = replace(state.members[1], dice=ranger_d6.dice | {"spirit": 10}, skills={"nature": 1})
    by_rogue = replace(state, members=(ranger_d6, rogue, *state.members[2:]), roles=Roles(0, 2, 1))
    assert offered(by_rogue, f"roles forager {ranger}").weight == "written", "3 ranks of Nature against 1, and no better"


@rule("WLD-097")
def test_where_things_stand_says_that_something_hides_here_until_it_is_found() -> None:
    spotted = party(hexes("fff", sites=(Site("den", "1", "The den", "secret"),)), reports=(Report("1", feature="yes"),))
    assert "omething hides here." in GAME.status(view_for(spotted, None))
    found = replace(spotted, finds=(Found("den", "searched"),))
    assert "hides" not in GAME.status(view_for(found, None))


@rule("WLD-G36")
def test_a_way_to_a_point_that_nobody_knows_is_offered_beside_a_goal_that_was_found() -> None:
    region = points(
        ("ford", "mill", 1), ("mill", "inn", 1), ("inn", "tower", 1), sites=(Site("mare", "tower", "The mare", "secret"),)
    )
    region = replace(region, goal=Goal("mare", about="Find the mare."))
    state = party(
        region,
        at="mill",
        goal="found",
        finds=(Found("mare", "goal"),),
        known=("ford", "mill", "tower"),
        visited=("ford", "mill"),
    )
    ways = [move for move in GAME.legal(state, 0) if str(move).startswith("move ")]
    assert ways and all(GAME.choice(view_for(state, 0), move).label for move in ways)


# Pictures and cards.


@rule("WLD-G13")
def test_a_wound_that_was_treated_has_another_mark_than_an_open_one() -> None:
    state = party(hexes("fff"))
    first = replace(state.members[0], wounds=(Wound("mind"), Wound("spirit", treated=True)))
    for wounds, marks in ((first.wounds, {"sword": 1, "balm": 1}), (first.wounds[1:], {"balm": 1}), ((), {})):
        hurt = replace(state, day=3, members=(replace(first, wounds=wounds), *state.members[1:]))
        scene = GAME.scene(view_for(hurt, None), Look())
        assert {icon: number for icon, number in scene.panel[0].counts if icon in ("sword", "balm")} == marks
        assert (Legend("balm", "Treated, no bane") in scene.legend) is ("balm" in marks)


@rule("WLD-G83")
def test_the_map_at_the_end_says_where_the_goal_was_and_has_no_arrows() -> None:
    over = at_the_goal(phase="over", ending="lost")
    scene = GAME.scene(GAME.view(replace(over, goal="lost"), None), Look())
    assert Legend("star", "Goal: The mare, M20") in scene.legend
    assert not scene.board.traces  # type: ignore[attr-defined]


def rolled(who: str, total: int, *, again: bool = False) -> deciding.Rolled:
    result = "weak" if total >= 8 else "failure"
    return deciding.Rolled(who, "save", "strength", "fortitude", 6, 2, (4,), 4, 0, 0, total, 8, result, again, ())


def test_the_saves_of_a_party_are_counted_on_a_card_that_names_nobody() -> None:
    """Ada saves against poison; then all three make a save: Ada 7 and again 9, Bob 8, Cy 6. Two of three hold out."""
    rolls = [
        rolled("Ranger", 7),
        rolled("Ranger", 7),
        rolled("Ranger", 9, again=True),
        rolled("Rogue", 8),
        rolled("Druid", 6),
    ]
    cards = GAME.high_points(view_for(party(), None), [roll.told() for roll in rolls])
    assert [card.title for card in cards] == ["Ranger holding out", "Holding out"]
    assert [len(card.board.rows) for card in cards] == [1, 4]
    assert cards[1].board.told == "**2 of 3** succeed against 8"


@rule("WLD-G16")
def test_a_camp_says_its_odds_as_the_orders_stand() -> None:
    """The Ranger has a tool for Survival."""
    state = party(hexes("ff"), stretch=4)
    detail = "Shelter, food, the night's watch: ends the day"
    assert offered(state, "camp best").detail == detail
    using = tuple(replace(member, habits=replace(member.habits, tools="use")) for member in state.members)
    used = offered(replace(state, members=using), "camp best")
    assert used.detail == detail and used.label.startswith("Make camp: shelter 5 in 6")


@rule("WLD-G27")
def test_who_collapses_of_an_action_by_night_is_never_cut_off_its_button() -> None:
    state = party(hexes("ff"), stretch=4, votes=(Vote(1, "search best plain"),))
    spent = replace(state, members=tuple(replace(member, fatigue=5) for member in state.members))
    label = offered(spent, "search best plain").label
    assert label == "Search here: 3 in 5, 1 Fatigue each, all collapse (Rogue for it, 2 more votes)"
