"""What comes in the party's way once a day, and what is noticed on new ground (WLD-G133, WLD-G134)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import PARTY
from engine.core.game import Event
from engine.core.verbs import Choose
from engine.games.wilds.game import GAME
from engine.games.wilds.picture.land.terrains import TERRAINS
from engine.games.wilds.player.company import reason
from engine.games.wilds.player.weighing import best_way
from engine.games.wilds.rules import awaiting
from engine.games.wilds.rules.flow import open_questions
from engine.games.wilds.rules.happening import dilemmas
from engine.games.wilds.rules.steps import asks
from engine.games.wilds.speech import crossings
from engine.games.wilds.state.content import Way, content
from engine.games.wilds.state.member import Habits, Item
from engine.games.wilds.state.moves import BEST, Search
from engine.games.wilds.state.naming import beside
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Deed, Found, Report, Roles, State
from engine.games.wilds.state.view import view_for
from tests.games.wilds.build import decide, hexes, kinds_of, only, party, play

rule = pytest.mark.rule

VAIN = (4, 2, 2)
"""The dice of a Search that finds nothing: 4 + the higher of 2 and 2, as somebody helps, + Perception 3, against 10."""


def met(which: str, **fields: Any) -> State:
    """Return a party on forest that is asked about a dilemma on its first afternoon, as if it had met all others."""
    others = tuple(item.id for item in content().dilemmas.values() if item.id != which)
    state, events = decide(here("ffff", stretch=2, crossings=others, **fields), str(Search()), *VAIN, 1)
    assert only(events, "crossing").facts == {"which": which}
    return replace(state, crossings=(which,))


def here(*rows: str, sites: Sequence[Site] = (), **fields: Any) -> State:
    """Return a party of an expedition on which dilemmas and sights come, at the west end of some rows of hexes."""
    options = Options(resolve="off", wayside="on")
    return party(at="1", region=hexes(*rows, difficulty=10, sites=sites), options=options, roles=Roles(0, 1), **fields)


def choose(state: State, way: str, *shown: int) -> tuple[State, list[Event]]:
    """Return the state after the party chose a way, and what was told with the last vote."""
    return decide(state, f"choose {way}", *shown)


def options(state: State) -> Sequence[str]:
    """Return the ways that are open."""
    (asked,) = open_questions(state)
    assert isinstance(asked, asks.Dilemma)
    return asked.options


@rule("WLD-G133")
def test_something_comes_once_a_day_and_takes_no_stretch() -> None:
    state = met("stones")
    assert (state.crossed, state.crossings, state.stretch) == (1, ("stones",), 2)
    state, _ = choose(state, "leave")
    assert (state.agenda, state.stretch, state.next_bane) == ((), 3, True)
    # A second search here has two banes, of the retry and of what was left alone, and the boon of who helps.
    state, events = decide(state, str(Search()), *VAIN)
    assert "crossing" not in kinds_of(events)


@rule("WLD-G133")
def test_in_the_morning_it_comes_1_time_in_2() -> None:
    state = here("ffff")
    quiet, events = decide(state, str(Search()), *VAIN, 2)
    assert "crossing" not in kinds_of(events) and quiet.stretch == 2
    _, events = decide(state, str(Search()), *VAIN, 1, 1)
    assert "crossing" in kinds_of(events)


@rule("WLD-G137")
@pytest.mark.parametrize(
    ("goal", "shown", "comes"),
    [
        ("open", (6, 1), True),
        ("found", (6, 1), True),
        ("done", (6,), False),
        # Provisions Dwindle: a 4 costs no food, a 3 one use.
        ("open", (3, 4, 4, 4, 4, 1), True),
        ("open", (3, 4, 4, 4, 3), False),
    ],
)
def test_an_event_that_costs_nothing_brings_trouble_until_the_goal_is_reached(
    goal: str, shown: tuple[int, ...], comes: bool
) -> None:
    state = here("ffff", stretch=2, timer=1, goal=goal, crossed=1)
    state, events = decide(state, str(Search()), *VAIN, *shown)
    assert ("crossing" in kinds_of(events)) == comes
    trouble = [item for item in content().dilemmas.values() if item.trouble and not item.going]
    assert state.crossings in (((each.id,) for each in trouble) if comes else ((),))


@rule("WLD-G137")
def test_tracks_in_a_ring_come_only_to_a_party_that_is_on_its_way() -> None:
    state = here("ffff", stretch=2)
    going, standing = (replace(state, deed=Deed(verb)) for verb in ("move", "investigate"))
    assert {item.id for item in dilemmas.fitting(going, trouble=True)} >= {"ring", "strap", "squall"}
    assert {item.id for item in dilemmas.fitting(standing, trouble=True)} == {"steps", "squall", "nest", "paws"}


@rule("WLD-G133")
def test_no_dilemma_comes_as_the_party_first_stands_before_its_goal() -> None:
    mare = Site("mare", "1", "The Mare", "secret", steps=3)
    state = here("ffff", stretch=2, sites=(mare,), goal="found", finds=(Found("mare", "goal"),))
    state = replace(state, region=replace(state.region, goal=Goal("mare", 8, about="Find it.")), trail=("1",))
    assert not dilemmas.comes(replace(state, deed=Deed("move")))
    assert dilemmas.comes(replace(state, deed=Deed("investigate", "mare"))), "while it is studied one may"
    assert dilemmas.comes(replace(state, deed=Deed("move"), trail=("1", "2", "1"))), "once it has been seen"


@rule("WLD-G133")
@pytest.mark.parametrize(
    "fields",
    [
        {"crossed": 1},
        {"stretch": 4},
        {"goal": "done"},
        {"rules": {"letter": True}},
        {"rules": {"wayside": False}},
        {"rules": {"referee": "gm"}},
        {"members": ()},
    ],
)
def test_there_is_none_after_another_by_night_by_the_letter_and_with_a_game_master(fields: dict[str, Any]) -> None:
    state = here("ffff", stretch=2)
    assert dilemmas.comes(state)
    rules = replace(state.rules, **fields.pop("rules", {}))
    assert not dilemmas.comes(replace(state, rules=rules, **fields))


@rule("WLD-G133")
def test_among_people_there_is_none() -> None:
    village = Site("village", "1", "The Village", "settlement")
    state = here("ffff", sites=(village,), stretch=2)
    assert dilemmas.comes(state)
    assert not dilemmas.comes(replace(state, finds=(Found("village", "seen"),)))


@rule("WLD-G133")
def test_the_best_at_it_is_tested_and_what_a_way_brings_follows() -> None:
    # The Ranger: Nature 3 with a d10. The fox takes 2 more than 10.
    state = met("snare", goal="open", challenge=5)
    label = GAME.choice(view_for(state, 0), GAME.read(state, 0, "choose free"))
    # d10 + d6 come to 9 or more in 33 of 60 ways.
    assert label.label == "Free the fox: 1 step to the goal 3 in 5, else 1 Fatigue each"
    assert label.text == label.detail == "", "all of it stands on the button"
    good, events = choose(state, "free", 6, 4)
    assert only(events, "fared").facts == {"which": "snare", "way": "free", "who": "Ranger", "well": True}
    bad, events = choose(state, "free", 4, 4)
    assert only(events, "fared").facts["well"] is False
    assert [member.fatigue for member in bad.members] == [1, 1, 1, 1]
    assert [member.fatigue for member in good.members] == [0, 0, 0, 0]


@rule("WLD-G133")
def test_what_nobody_can_pay_is_not_offered() -> None:
    assert options(met("cart", purse=dilemmas.PRICE - 1)) == ("lift", "leave")
    assert options(met("cart", purse=dilemmas.PRICE)) == ("lift", "buy", "leave")
    state, _ = choose(met("cart", purse=dilemmas.PRICE), "buy")
    assert state.purse == 0


@rule("WLD-G133")
def test_coins_food_and_harm_are_taken_and_given() -> None:
    state = met("toll", purse=30)
    paid, _ = choose(state, "pay")
    assert paid.purse == 30 - dilemmas.PRICE
    # Fighting 3 with a d10 of the Fighter against 11: 4 + 3 + 3 misses, and costs a Wound on a d4 of 1, Strength.
    hurt, _ = choose(state, "push", 4, 3, 1)
    assert [len(member.wounds) for member in hurt.members] == [0, 0, 0, 1]
    rich, _ = choose(state, "push", 5, 3)
    assert rich.purse == 30 + dilemmas.PRIZE
    round_it, _ = choose(state, "round")
    assert round_it.timer == state.timer - 1


@rule("WLD-G133")
def test_a_party_that_met_everything_meets_it_anew() -> None:
    state = here("ffff")
    there = tuple(item.id for item in dilemmas.fitting(state))
    every = tuple(item.id for item in content().dilemmas.values())
    left = dilemmas.fitting(replace(state, crossings=tuple(which for which in every if which != there[0])))
    assert [item.id for item in left] == [there[0]]
    # All have been met, a fox last: what comes is of another kind, with friends to win, or neither them nor a step.
    anew = {item.id for item in dilemmas.fitting(replace(state, crossings=(*every, "snare")))}
    assert anew == {which for which in there if all("goal" not in way.good for way in content().dilemmas[which].ways)}


@rule("WLD-G133")
def test_what_comes_has_a_way_that_is_worth_it() -> None:
    """In a hunt the ground of places nearby is of no use: a boon on a search is."""
    state = here("ffff", goal="open", challenge=5)
    hunting = replace(state, hunt=((3, 3), (4, 3)))
    pay = content().dilemmas["toll"].way("pay")
    assert (dilemmas.gains(state, pay), dilemmas.gains(hunting, pay)) == (["view"], ["eye"])
    for each in (state, hunting):
        for item in dilemmas.fitting(each):
            useful = [way for way in item.ways if dilemmas.gains(each, way)]
            assert max(crossings.chance(each, way) for way in useful) >= dilemmas.LIKELY, item.id
    # Where nothing is worth it, what is left comes all the same.
    harsh = replace(state, region=replace(state.region, difficulty=30), purse=0)
    last = tuple(item.id for item in content().dilemmas.values() if item.id != "tree")
    assert [item.id for item in dilemmas.fitting(replace(harsh, crossings=last))] == ["tree"]


@rule("WLD-G133")
def test_every_dilemma_can_be_passed_and_has_a_reason_for_each_other_way() -> None:
    effects = {"clue", "goal", "view", "eye", "food", "herb", "material", "coins", "resolve", "rest", "friend"}
    losses = {"tick", "tired", "weary", "wound"}
    for item in content().dilemmas.values():
        *others, last = item.ways
        assert not last.skill and set(last.costs) <= ({"weary", "tired"} if item.trouble else {"tick", "bane"}), item.id
        assert last.costs, f"{item.id}: to pass it by costs something"
        assert bool(item.friend) == bool(item.waits) == any("friend" in way.good for way in item.ways), item.id
        assert len({way.id for way in item.ways}) == len(item.ways) >= 3 or item.id == "storehouse", item.id
        assert set(item.on) <= set(TERRAINS), item.id
        for way in others:
            assert way.good and set(way.good) <= effects and set(way.bad) <= losses, (item.id, way.id)
            assert set(way.costs) <= {"coins", "food", "tick", "tired", "weary"}, (item.id, way.id)
            assert bool(way.skill) == bool(way.missed), (item.id, way.id)
            assert not way.skill or way.skill in dilemmas.ATTRIBUTES, (item.id, way.id)
            # What brings the goal nearer is a risk to all, or to the bones.
            assert "goal" not in way.good or (way.hard >= 2 and {"weary", "wound"} & set(way.bad)), (item.id, way.id)


@rule("WLD-G133")
def test_no_way_is_plainly_worse_than_another_by_what_is_written() -> None:
    """Where a way takes no test and brings nothing, it costs less than a miss of each that is tested."""
    for item in content().dilemmas.values():
        safe = [
            {*way.costs, *(["tired"] if "weary" in way.costs else [])} for way in item.ways if not (way.skill or way.good)
        ]
        for way in item.ways:
            assert not any({*way.costs, *way.bad} <= costs for costs in safe if way.skill), (item.id, way.id)


@rule("WLD-G133")
def test_a_way_that_another_one_beats_is_on_no_control() -> None:
    """A Wound is no worse than Fatigue for all; a harder test for the same is."""
    state = met("bees")
    full = replace(state, members=tuple(replace(member, resolve=3, fatigue=1) for member in state.members))
    bees = asks.Dilemma("bees", owner=PARTY, options=("smoke", "rob"), default="rob")
    assert not crossings.is_beaten(full, bees, "smoke")
    ring = asks.Dilemma("ring", owner=PARTY, options=("think", "look", "back"), default="back")
    known = replace(full, goal="found", challenge=0)
    assert dilemmas.gains(known, content().dilemmas["ring"].way("think")) == ["rest"]
    assert crossings.is_beaten(known, ring, "think") and not crossings.is_beaten(known, ring, "look")


@rule("WLD-G133")
def test_bots_weigh_odds_and_those_who_do_not_care_take_the_first() -> None:
    state = met("cart", purse=30)
    (asked,) = open_questions(state)
    assert isinstance(asked, asks.Dilemma)
    assert best_way(state, asked, careful=False) == "lift"
    worn = replace(state, members=tuple(replace(member, fatigue=4) for member in state.members))
    assert best_way(worn, asked, careful=True) in ("buy", "leave")


@rule("WLD-G133")
def test_bots_propose_no_way_that_can_bring_nothing() -> None:
    """Of "a view of the ground around" there is nothing where the party knows all around it: there is Resolve instead."""
    asked = asks.Dilemma("cliff", owner=PARTY, options=("spy", "leave"), default="leave")
    open_ground = here("ffff")
    assert best_way(open_ground, asked, careful=False) == "spy"
    known = replace(open_ground, known=("1", "2"), edges=beside((0, 0)), reports=(Report("1", feature="no"),))
    spy = content().dilemmas["cliff"].way("spy")
    assert dilemmas.gains(known, spy) == ["resolve"]
    full = replace(known, members=tuple(replace(member, resolve=3, fatigue=0) for member in known.members))
    assert dilemmas.gains(full, spy) == ["herb"]


@rule("WLD-G133")
def test_the_card_of_a_way_says_who_tried_what() -> None:
    state, events = choose(met("snare", goal="open", challenge=5), "free", 6, 4)
    titles = [card.title for card in GAME.high_points(view_for(state, None), events)]
    assert titles == ["Ranger: Free the fox"]


# Sights.


DEN = Site("den", "2", "A den", "secret", hidden=True, tn=12)


def entering(face: int, *more: int, **fields: Any) -> tuple[State, list[Event]]:
    """Return a party that enters new ground to the east and notices what a face of the d6 says."""
    sites = fields.pop("sites", ())
    state = here("ffff", "ffff", sites=sites, crossed=9, **fields)
    return decide(state, "move N20", 4, 3, 4, 2, face, *more)


@rule("WLD-G134")
def test_new_ground_shows_the_ground_beside_it() -> None:
    state, events = entering(1)
    assert only(events, "terrain").facts["how"] == "sight"
    assert set(state.known) - {"1", "2"} == {"3"}


@rule("WLD-G134")
@pytest.mark.parametrize(
    ("hidden", "anything"), [((), False), ((Site("den", "2", "A den", "secret", hidden=True, tn=12),), True)]
)
def test_whether_anything_is_hidden_here_is_noticed(hidden: tuple[Site, ...], anything: bool) -> None:
    state, events = entering(3, sites=hidden)
    assert only(events, "noticed").facts == {"at": "N20", "anything": anything, "here": True}
    assert Report("2", feature="yes" if anything else "no") in state.reports


@rule("WLD-G134")
def test_something_is_noticed_or_picked_up_beside_the_way() -> None:
    _, events = entering(5)
    assert only(events, "noticed").facts["here"] is False
    _, events = entering(6)
    assert only(events, "gained").facts["what"] == "herb"


@rule("WLD-G134")
def test_known_ground_shows_nothing_and_a_find_leaves_no_room_for_a_sight() -> None:
    state, _ = entering(1)
    state, events = decide(state, "move M20", 4, 3, 4, 2)
    assert not {"noticed", "terrain"} & set(kinds_of(events))
    well = Site("well", "2", "The Well", "resource")
    state = here("ffff", sites=(well,), crossed=9)
    _, events = decide(state, "move N20", 4, 3, 4, 2)
    assert "site_seen" in kinds_of(events) and "noticed" not in kinds_of(events)


@rule("WLD-G133", "WLD-G84")
def test_the_vote_on_a_dilemma_is_the_partys() -> None:
    state = met("stones")
    assert set(awaiting.awaited(state)) == {0, 1, 2, 3}
    state, _ = play(state, 0, "choose leave")
    assert state.agenda and awaiting.ballot(state)[0] == "choose leave"
    assert BEST


@rule("WLD-G133")
def test_a_post_with_a_dilemma_leaves_out_how_the_ground_looks_and_what_only_helps_later() -> None:
    state = here("ffff", "ffff", stretch=2, crossings=())
    order = [item.id for item in dilemmas.fitting(state)].index("cart")
    # 4 + 6 + Nature 3 is Strong, 4 + 2 + Perception 3 fails; a 3 shows that nothing hides here.
    state = replace(state, members=tuple(replace(member, habits=Habits()) for member in state.members))
    _, events = decide(state, "move N20", 4, 6, 4, 2, 3, order + 1)
    told = GAME.tell(view_for(state, None), events)
    assert told.startswith("The party reaches N20, forest.") and "A pedlar's cart lies on its side" in told
    assert "Keen eye" not in told and told.index("A pedlar's") < 160


@rule("WLD-G133")
def test_a_way_says_only_what_the_party_can_have() -> None:
    searching = met("snare", goal="open", challenge=5)
    found_it = replace(searching, goal="found")

    def text(state: State) -> str:
        return GAME.choice(view_for(state, 0), GAME.read(state, 0, "choose free")).label.partition(": ")[2]

    assert text(searching) == "1 step to the goal 3 in 5, else 1 Fatigue each"
    assert text(found_it).startswith("+1 Resolve 3 in 5, else "), "the goal is known: nothing can be nearer to it"
    tired = tuple(replace(member, fatigue=1, resolve=3) for member in found_it.members)
    assert text(replace(found_it, members=tired)).startswith("-1 Fatigue each 3 in 5, else ")


@rule("WLD-G133")
def test_what_is_of_no_use_any_more_is_replaced_by_what_counts_then() -> None:
    goal = Site("tower", "2", "Watchtower", "secret", steps=3, test="mind+nature")
    state = met("snare", goal="found", sites=(goal,))
    region = replace(state.region, goal=Goal("tower"))
    state = replace(state, region=region, finds=(Found("tower", "goal", steps=1),))
    ways = {way.id: way for way in content().dilemmas["snare"].ways}
    assert dilemmas.gains(state, ways["free"]) == ["study"], "2 more successes are missing: one of them can be won"
    nearly = replace(state, finds=(Found("tower", "goal", steps=2),))
    assert dilemmas.gains(nearly, ways["free"]) == ["resolve"], "the last one takes a look"
    # On day 1 of 5 there are 4 nights to come; each has 3 meals.
    timed = replace(state, region=replace(region, goal=Goal("tower", days=5)))
    assert dilemmas.gains(timed, ways["take"]) == ["food"]
    assert dilemmas.gains(replace(timed, day=2), ways["take"]) == ["herb"], "food lasts to the end"
    state, events = choose(state, "free", 6, 6)
    assert (only(events, "looked").facts["done"], state.finds[0].steps) == (2, 2)


@rule("WLD-G133")
def test_a_way_that_cannot_go_well_or_brings_nothing_is_offered_by_no_control() -> None:
    state = met("snare", goal="open", challenge=5)

    def weight(now: State, option: str) -> str:
        return GAME.choice(view_for(now, 0), GAME.read(now, 0, f"choose {option}")).weight

    assert (weight(state, "free"), weight(state, "leave")) == ("first", "main")
    # A d10, a six and Nature 3 against 22, which is 10 + 2 for the fox + 10 for the ground: never.
    hard = replace(state, region=replace(state.region, difficulty=20))
    assert crossings.chance(hard, content().dilemmas["snare"].way("free")) == 0
    assert (weight(hard, "free"), weight(hard, "leave")) == ("written", "main")
    assert options(hard) == options(state), "by the rules it still can be tried"


def two_ways(difficulty: int) -> State:
    """A party that can free a fox or leave it, against so much on the ground around."""
    state = met("snare", goal="open", challenge=5)
    asked = replace(state.agenda[0], options=("free", "leave"))
    return replace(state, agenda=(asked, *state.agenda[1:]), region=replace(state.region, difficulty=difficulty))


@rule("WLD-G133")
def test_a_single_button_is_never_offered_as_a_choice() -> None:
    hard, hopeless = two_ways(14), two_ways(20)
    way = content().dilemmas["snare"].way("free")
    assert 0 < crossings.chance(hard, way) < 1 / 4 and crossings.chance(hopeless, way) == 0
    weights = [
        GAME.choice(view_for(hard, 0), GAME.read(hard, 0, f"choose {option}")).weight for option in ("free", "leave")
    ]
    assert weights == ["plain", "first"] and GAME.obvious(hard, 0) is None
    hardly = two_ways(16)
    assert 0 < crossings.chance(hardly, way) < crossings.HARDLY and GAME.obvious(hardly, 0) == Choose("leave")
    assert GAME.obvious(hopeless, 0) == Choose("leave"), "it is done, and told"


@rule("WLD-G133")
def test_rest_resolve_and_a_view_are_no_gain_where_nobody_lacks_them() -> None:
    state = met("snare")
    smoke, rope = content().dilemmas["bees"].way("smoke"), content().dilemmas["ford"].way("rope")
    assert (smoke.good, rope.good) == (("food", "rest"), ("rest", "resolve"))
    tired = replace(state, members=tuple(replace(member, fatigue=1) for member in state.members))
    assert (dilemmas.gains(state, smoke), dilemmas.gains(tired, smoke)) == (["food"], ["food", "rest"])
    assert dilemmas.gains(state, rope) == ["resolve"]
    full = replace(state, members=tuple(replace(member, resolve=3) for member in state.members))
    assert dilemmas.gains(full, rope) == ["herb"], "a herb is of use in any case"


@rule("WLD-G133")
def test_advice_on_a_dilemma_says_what_the_way_brings_and_whether_it_can_fail() -> None:
    """On hard ground the fox goes free in 10 of 60 throws: 10/60 of 1.5 for a step to the goal, less 50/60 of 1 for four
    tired members, is below nothing; the food is sure. On easy ground to read the row of stones is worth the risk."""
    told = {}
    for which, tn in (("snare", 14), ("stones", 5)):
        state = met(which, goal="open", challenge=5)
        state = replace(state, region=replace(state.region, difficulty=tn))
        (advised,) = GAME.advise(view_for(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("any")))
        told[str(advised.move)] = advised.why
    assert told == {
        "choose take": "For certain: food.",
        "choose read": "If it works: 1 step to the goal.",
    }
    # With nothing to be had, and money short, it goes on.
    (asked,) = open_questions(met("toll", purse=0))
    assert isinstance(asked, asks.Dilemma)
    assert reason(state, asked, Choose("round")) == "The other ways risk more than they promise."


@pytest.mark.rule("WLD-G133")
def test_a_way_without_a_test_says_what_it_costs_also_one_of_which_nothing_comes() -> None:
    offers = {move.option: GAME.choice(view_for(met("snare"), 0), move).label for move in chosen(met("snare"))}
    assert offers["take"] == "Take what is trapped: food for timer -1"
    assert offers["leave"] == "Leave it: next action rolls worse"


def test_a_stake_says_what_is_won_beyond_it_and_that_it_may_be_lost() -> None:
    """What costs 20 coins and brings 40 wins 20."""
    bet = Way("bet", "Bet", "", skill="perception", costs=("coins",), good=("coins",))
    assert crossings.brings(party(), bet) == "for 20 coins more, else 20 coins lost"
    sure = replace(bet, costs=(), skill="")
    assert crossings.brings(party(), sure) == "for 40 coins"


def chosen(state: State) -> list[Choose]:
    return [move for move in GAME.legal(state, 0) if isinstance(move, Choose)]


@rule("WLD-G16", "WLD-G133")
def test_saved_tools_that_help_have_a_way_of_their_own() -> None:
    """With a boon the higher of two d6 counts."""
    kit = Item("tool", uses=2, skill="nature")
    ranger = replace(here("ffff").members[0], items=(kit,), habits=Habits(tools="save"))
    state = met("snare", members=(ranger, *here("ffff").members[1:]))
    assert options(state)[:2] == ("free+tools", "free")
    assert best_way(state, open_questions(state)[0], True) in options(state)  # type: ignore[arg-type]
    ways = [GAME.choice(view_for(state, 0), GAME.read(state, 0, f"choose {way}")) for way in options(state)[:2]]
    assert ways[0].label == "Free the fox (with tools): +1 Resolve 2 in 3 for 1 of 2 uses"
    assert ways[1].label == "Free the fox: +1 Resolve 3 in 5, else 1 Fatigue each"
    state, events = choose(state, "free+tools", 6, 1, 4)
    assert only(events, "fared").facts["well"] and state.members[0].items[0].uses == 1
