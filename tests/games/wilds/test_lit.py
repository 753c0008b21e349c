"""Which controls of a party are lit: those that a careful player would press."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import PARTY, Question
from engine.core.game import Setup
from engine.core.options import read_options
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import awaiting, trials
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Meeting, Vote
from engine.games.wilds.state.view import view_for
from tests.games.parties import Household

from .build import hexes, party
from .test_choices import FOES, offered

WOOD = party(hexes("ffh", "fsf", "fff"))


def test_an_approach_that_seldom_succeeds_is_not_lit_where_another_is_likelier() -> None:
    options = ("talk", "slip", "flee", "fight")
    question = Question("approach", PARTY, options, "flee", "wolves")
    # Slipping away is Agility d10 + d6 + 2 against 18: 1 of 60 throws. Talking is against 8 + 2: 45 of 60.
    state = replace(WOOD, agenda=(question, Meeting(replace(FOES, tn=18))))
    assert [offered(state, f"choose {option}").weight for option in options] == ["main", "plain", "plain", "written"]


def test_a_look_that_means_to_meet_those_who_live_there_is_not_lit() -> None:
    camp = Site("camp", WOOD.here.at, "Bandit camp", "danger", occupied=True, disposition="hostile")
    for site, goal, weight in (
        (camp, None, "plain"),
        (camp, Goal(site="camp"), "first"),
        (replace(camp, occupied=False), None, "main"),
    ):
        region = replace(WOOD.region, sites=(site,), goal=goal)
        state = replace(WOOD, region=region, finds=(Found("camp", "seen"),))
        assert offered(state, "investigate camp best plain").weight == weight


def test_where_the_party_can_withdraw_for_nothing_to_run_has_no_button() -> None:
    """WLD-G56: to run tires, to slip away may fail, to withdraw does neither."""
    options = ("withdraw", "talk", "slip", "flee", "fight")
    state = replace(WOOD, agenda=(Question("approach", PARTY, options, "withdraw", "wolves"), Meeting(FOES)))
    weights = {option: offered(state, f"choose {option}").weight for option in options}
    assert [option for option in options if weights[option] == "written"] == ["slip", "flee"]


def test_a_herb_is_a_button_while_a_member_is_poisoned() -> None:
    """WLD-G14: it cures poison and takes no time, and is of no other use."""
    sick = replace(WOOD.members[1], poisoned=True)
    bearer = replace(WOOD.members[0], items=(*WOOD.members[0].items, Item("herb", 1)))
    state = replace(WOOD, members=(bearer, sick, *WOOD.members[2:]))
    herb = [str(move) for move in GAME.legal(state, 0) if move.verb == "use"]
    assert herb == ["use herb"] and offered(state, "use herb").weight == "main"
    well = replace(state, members=(bearer, *WOOD.members[1:]))
    assert not [move for move in GAME.legal(well, 0) if move.verb == "use"]


def test_what_is_advised_first_comes_before_all_else_until_something_is_proposed() -> None:
    """A whole game of steady players: for each of the party, and for those who only watch."""
    dice, household = Dice(KeyedSource("advice leads")), Household(GAME, ("steady",) * 3, "advice leads")
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {})), dice)
    looked = 0
    while awaited := GAME.turn(state):
        for seat in awaited if awaiting.moment(state) == "action" and not state.votes else ():
            view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
            actions = [item.move for item in GAME.advise(view, moves, Dice(KeyedSource("told")))]
            for eye in (seat, None):
                offers = {move: GAME.choice(GAME.view(state, eye), move) for move in moves}
                first = sorted(
                    (move for move in moves if offers[move].weight == "first"), key=lambda move: offers[move].order
                )
                assert len(first) <= 3 and set(first[:1]) <= set(actions), (first, actions)
                assert all(offers[move].stays for move in first[1:]), "beside what is advised"
                looked += len(first)
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert looked > 30, "something was advised"


def test_what_others_propose_comes_before_what_is_advised() -> None:
    state = replace(WOOD, goal="open")
    offers = {str(move): GAME.choice(view_for(state, 0), move) for move in GAME.legal(state, 0)}
    best = min(offers, key=lambda move: offers[move].order)
    other = next(str(move) for move in GAME.legal(state, 0) if move.verb == "move" and str(move) != best)
    voted = replace(state, votes=(Vote(1, other),))
    first = [str(move) for move in GAME.legal(voted, 0) if GAME.choice(view_for(voted, 0), move).weight == "first"]
    assert other in first and best not in first


def test_tools_that_would_help_at_the_goal_have_a_button_there_with_their_odds() -> None:
    """WLD-G16: the Ranger saves tools for Nature, and is the best at it: d10, a d6, the higher of two by the tools."""
    tower = Site("tower", WOOD.here.at, "Watchtower", "secret", steps=3, test="mind+nature")
    region = replace(WOOD.region, sites=(tower,), goal=Goal("tower"))
    known = replace(WOOD, region=region, goal="found", finds=(Found("tower", "seen"),))
    look = "investigate tower best tools"
    assert look not in [str(move) for move in GAME.legal(known, 0)], "nobody has tools for Nature"
    best = trials.doer(known, "best", ("mind",), ("nature",))
    tools = Item("tool", "tools", skill="nature", die=6, uses=3)
    members = [replace(member, items=()) for member in known.members]
    equipped = tuple(replace(member, items=(tools,)) if index == best else member for index, member in enumerate(members))
    state = replace(known, members=equipped)
    offer = offered(state, look)
    assert offer.weight == "first" and "with tools" in offer.label
    using = tuple(replace(member, habits=replace(member.habits, tools="use")) for member in equipped)
    assert look not in [str(move) for move in GAME.legal(replace(state, members=using), 0)], "they are used anyway"
