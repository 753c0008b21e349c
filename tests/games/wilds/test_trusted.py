"""The coloured button can be trusted, and a line below the question says why it is that one."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import PARTY
from engine.core.game import Choice, Setup
from engine.core.moves import Move, read_move
from engine.core.options import read_options
from engine.core.verbs import Choose, MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.player import advising, answer_reasons, runner_up
from engine.games.wilds.rules import awaiting, clock
from engine.games.wilds.rules import odds as chances
from engine.games.wilds.rules.steps import asks
from engine.games.wilds.state import moves
from engine.games.wilds.state.looks import open_ways
from engine.games.wilds.state.member import NIGHT
from engine.games.wilds.state.moves import VERBS, Camp, Investigate, Search
from engine.games.wilds.state.region import Approach, Goal, Site
from engine.games.wilds.state.state import Found, State, Vote
from engine.maps.hexes import pointed_unlabel
from tests.games.parties import Household
from tests.games.wilds.build import hexes, party

LAND = hexes("fffff", "fffff", "fffff", start="6", goal=Goal("", 8, about="Find the old tower.", days=4))
CELLS = tuple(place.at for place in LAND.places if place.at is not None and place.id != "6")
HUNT = party(LAND, goal="open", challenge=4, hunt=CELLS)
ODDS = re.compile(r"(\d+) in (\d+)")
PRICED = re.compile(r"else|for \d|timer -|with tools|uses|by clue|\(")
"""What a label says of a price, or of something else that is spent."""


def shown(state: State) -> dict[Move, Choice]:
    """Return how the party's actions, or the answers to what it is asked, are offered to all."""
    view, seat = GAME.view(state, None), next(iter(awaiting.voters(state)))
    listed = (move for move in GAME.legal(state, seat) if runner_up.kind(move) or isinstance(move, Choose))
    return {move: GAME.choice(view, move) for move in listed}


def why(state: State) -> str:
    """Return the line below the question."""
    offers = shown(state)
    return min(offers.values(), key=lambda offer: offer.order).text


def told_odds(offer: Choice) -> float:
    """Return the odds that a button shows, 1 for none."""
    found = ODDS.search(offer.label.partition(": ")[2])
    return int(found[1]) / int(found[2]) if found else 1.0


def brings(offer: Choice) -> str:
    """Return what a button promises, and at what price, without its odds."""
    return ODDS.sub("", offer.label.partition(": ")[2])


def opened(region: str) -> State:
    """Return how three begin in a region."""
    dice = Dice(KeyedSource("trusted"))
    household = Household(GAME, ("first", "steady", "steady"), "trusted", people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"region": region})), dice)
    while (awaited := GAME.turn(state)) and not (state.phase == "trek" and awaiting.moment(state) == "action"):
        state, _ = GAME.apply(state, *household.choose(state, awaited), dice)
    return state


# From a state to the line.


def test_a_search_says_how_many_hexes_it_rules_out_beside_a_step() -> None:
    begins = opened("hollowdown")
    offers = shown(begins)
    assert min(offers, key=lambda move: offers[move].order) == Search()
    assert why(begins) == "A search rules out about 6 of 12 hexes, moving on 1."
    assert why(HUNT) == "A search rules out about 6 there, 2 here.", "from M21 the others lie in fewer directions"


def test_a_camp_at_night_says_that_it_costs_no_action() -> None:
    night = replace(HUNT, stretch=NIGHT)
    assert why(night) == f"A camp takes none of your {clock.by_day(night)} actions by day."
    endless = replace(LAND, goal=replace(LAND.goal, days=0) if LAND.goal else None)
    assert why(replace(night, region=endless)) == "", "nobody is tired, and no days run out"
    tired = tuple(replace(member, fatigue=place) for place, member in enumerate(night.members[:3]))
    worn = replace(night, region=endless, members=(*tired, *night.members[3:]))
    assert why(worn) == "From 3 Fatigue on every test has a bane; the most tired of you has 2."


def test_of_the_last_two_hexes_one_is_entered_as_that_tells_of_both() -> None:
    beside = [cell for name in ("N20", "N19") if (cell := pointed_unlabel(name)) is not None]
    state = replace(HUNT, hunt=tuple(beside), here=replace(HUNT.here, at="6"))
    here = state.region.place_by_id["6"].at
    near = [cell for cell in CELLS if here is not None and max(abs(cell[0] - here[0]), abs(cell[1] - here[1])) == 1]
    state = replace(state, hunt=(near[0], near[-1]))
    best = advising.proposal(GAME.view(state, None))
    assert isinstance(best, MoveTo) and pointed_unlabel(best.to) in state.hunt
    assert runner_up.why(state, best, [Search()]) == "If it is not there, it is in the other hex."


def test_where_a_place_has_counted_the_reason_to_go_on_is_that() -> None:
    state = replace(HUNT, counted=("search 6",))
    site = Investigate("none")
    assert runner_up.why(state, MoveTo("N20"), [Search()]) == "A second search here rules out nothing."
    assert shown(state)[Search()].weight == "written", "a search that rules out nothing is no button"
    assert runner_up.kind(site) == "study"


def test_who_goes_on_says_what_a_camp_by_day_would_lose() -> None:
    left, weary = clock.by_day(HUNT), tuple(replace(member, fatigue=1) for member in HUNT.members)
    assert runner_up.why(HUNT, MoveTo("N20"), [Camp()]) == "", "nobody is tired: why camp?"
    tired = replace(HUNT, members=weary)
    assert runner_up.why(tired, MoveTo("N20"), [Camp()]) == f"A camp now loses 3 of your {left} actions."
    last = replace(tired, day=4)
    assert runner_up.why(last, MoveTo("N20"), [Camp()]) == "", "the button says that the goal is lost"


def test_a_dilemma_says_what_its_gain_is_for_or_what_another_way_risks() -> None:
    state = replace(HUNT, members=tuple(replace(member, resolve=0) for member in HUNT.members))
    shrine = asks.Dilemma("shrine", owner=PARTY, options=("give", "open", "leave"), default="leave")
    assert re.fullmatch(
        r"“Open the shrine” fails \d in \d, and that costs .*\.", answer_reasons.why(state, shrine, "leave")
    )


def test_the_way_that_wins_most_often_is_studied_and_of_equals_the_one_that_costs_nothing() -> None:
    assert chances.wins(((0.5, 0.0),), 1, 2) == pytest.approx(0.75)
    assert chances.wins(((0.5, 0.5), (0.2, 0.0)), 2, 1) == pytest.approx(0.5)
    assert chances.wins((), 1, 3) == 0.0
    ways = tuple(
        Approach("tower", name, f"Try the {name}", "spirit+perception", "It gives.", fails=fails)
        for name, fails in (("door", "tick"), ("roof", ""))
    )
    tower = Site("tower", "6", "Old Tower", "secret", steps=2, test="spirit+perception")
    region = replace(LAND, sites=(tower,), ways=ways, goal=Goal("tower", 8, about="Find it.", days=4))
    state = party(region, goal="found", challenge=0, finds=(Found("tower", "goal"),))
    best = advising.proposal(GAME.view(state, None))
    assert best == Investigate("tower", "best", "roof")
    labels = {move.care: GAME.choice(GAME.view(state, 0), move).label for move in chances.ways_here(state)}
    assert labels["roof"] == "Try the roof (Rogue): 4 in 5", "both ways win 99 in 100"
    assert labels["door"] == "Try the door (Rogue): 4 in 5"
    details = {move.care: GAME.choice(GAME.view(state, 0), move).detail for move in chances.ways_here(state)}
    assert "a failure: timer -1" in details["door"] and "timer" not in details["roof"]


@pytest.mark.whole
def test_at_the_goal_the_coloured_button_shows_the_best_odds_to_win() -> None:
    """What the buttons of the ways say is what is advised, and what Hint says."""
    dice, household = Dice(KeyedSource("ways")), Household(GAME, ("first", "steady", "steady"), "ways", people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"region": "hollowdown"})), dice)
    seen = told_apart = 0
    while awaited := GAME.turn(state):
        ways = chances.ways_here(state) if awaiting.moment(state) == "action" and not state.votes else []
        best = advising.proposal(GAME.view(state, None)) if ways else None
        if isinstance(best, Investigate):
            told = {move: ODDS.findall(shown(state)[move].detail.partition("ou win ")[2]) for move in ways}
            wins = {move: int(found[0][0]) / int(found[0][1]) if found else 0.0 for move, found in told.items()}
            assert wins[best] == max(wins.values())
            camp = Camp() in shown(state) and "win " in shown(state)[Camp()].label
            assert camp or len(set(wins.values())) > 1 or not any(wins.values()), "odds that are all alike decide nothing"
            seen += 1
            told_apart += any(wins.values())
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert seen > 2 and told_apart > 0


def test_what_is_advised_keeps_its_reason_whatever_others_are_for() -> None:
    voted = replace(HUNT, votes=(Vote(1, "camp best"),))
    best = advising.proposal(GAME.view(HUNT, None))
    assert best is not None and advising.proposal(GAME.view(voted, None)) == Camp()
    assert GAME.choice(GAME.view(voted, 0), best).text == why(HUNT), "a button pressed a moment later is the same"


# Whole games by the coloured button.


@pytest.mark.whole
@pytest.mark.parametrize("region", ["hollowdown", "drownedmile", "ninecairns", "kitehill"])
def test_in_whole_games_the_coloured_button_can_be_trusted(region: str) -> None:
    dice, household = Dice(KeyedSource("trusted")), Household(GAME, ("first", "steady", "steady"), "trusted", people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"region": region})), dice)
    told, asked, last = 0, 0, None
    while awaited := GAME.turn(state):
        if state.phase == "trek" and not state.paused and awaiting.moment(state) and not state.votes:
            offers = shown(state)
            best = min(offers, key=lambda move: offers[move].order)
            buttons = {move: offer for move, offer in offers.items() if offer.weight == "first" and move != best}
            check_odds(offers[best], {**buttons, **{m: o for m, o in offers.items() if isinstance(m, Choose)}}, best)
            if awaiting.moment(state) == "action":
                asked, told = asked + 1, told + bool(offers[best].text)
                check_alternative(state, offers, best)
                if last is not None:
                    check_promise(*last, state)
                last = state, best, offers[best]
            for offer in offers.values():
                assert len(offer.text) <= 110 and len(offer.label) <= 80, offer
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert asked > 8 and told * 2 > asked, "most of them say why"


def check_odds(best: Choice, others: dict[Move, Choice], move: Move) -> None:
    """No button beside the coloured one shows better odds of the same at no higher price, unless a reason is printed."""
    for other, offer in others.items():
        same = brings(offer) == brings(best) and other.verb == move.verb and other != move
        if same and offer.weight in ("first", "main"):
            assert told_odds(offer) <= told_odds(best) or best.text, (best.label, offer.label)


def check_alternative(state: State, offers: dict[Move, Choice], best: Move) -> None:
    """Beside the coloured button stands another of another kind, where one can be done."""
    if state.goal in ("done", "lost") or isinstance(best, moves.Depart):
        return
    kinds = {runner_up.kind(move) for move, offer in offers.items() if offer.weight == "first" and move != best}
    open_to = {runner_up.kind(move) for move, offer in offers.items() if offer.weight in ("first", "main", "plain")}
    other = open_to - {runner_up.kind(best), ""}
    if isinstance(best, Investigate) and open_ways(state, best.site):
        # Which of its ways the goal is studied in is the choice.
        ways = [move for move in offers if isinstance(move, Investigate) and move.site == best.site and move != best]
        assert not ways or any(offers[way].weight == "first" for way in ways), str(best)
        return
    assert not other or kinds - {runner_up.kind(best)}, (str(best), other)


def check_promise(before: State, best: Move, offer: Choice, now: State) -> None:
    """What a post promised is what the next one says: an action by day takes one of those that are left, and a night none;
    a search that rules out hexes rules out some, or none where it fails."""
    if before.goal not in ("open", "found") or now.goal not in ("open", "found"):
        return
    gone = clock.by_day(before) - clock.by_day(now)
    if (before.day, before.stretch) == (now.day, now.stretch):
        return
    assert gone >= 0, "actions do not come back"
    if before.day == now.day and isinstance(best, (Search, Investigate, MoveTo)):
        assert gone == min(1, max(0, NIGHT - before.stretch)), (str(best), gone)
    if isinstance(best, Camp) and before.stretch == NIGHT:
        assert gone == 0, "a night takes none"
    if "nothing" in offer.label and before.hunt:
        assert before.hunt == now.hunt, offer.label
    promised = re.search(r"rules out (?:about )?(\d)", offer.label)
    if promised is not None and now.hunt != before.hunt:
        assert set(now.hunt) < set(before.hunt), "what is ruled out is gone"


def test_a_move_is_read_as_it_is_written() -> None:
    assert runner_up.kind(read_move(VERBS, "search best plain")) == "search"
