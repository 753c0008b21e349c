"""What decides is said while it can still be used: how many ships fit, what is lost with a ship, which deals help both,
what the speaker has, and where other points are once an attack on Meridian failed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy import GAME
from engine.games.galaxy.player import advising, alternatives, plans, sensible
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.player.rationale import load
from engine.games.galaxy.player.tempers import Judgement, Temper
from engine.games.galaxy.rules import steps
from engine.games.galaxy.speech import asking, questions
from engine.games.galaxy.state import naming
from engine.games.galaxy.state.moves import TRADE
from engine.games.galaxy.state.state import Bundle, Offer, Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, galaxy, having, home, own, play, put

TRADING = next(verb for verb in GAME.verbs if verb.name == TRADE)


def _at_meridian(state: State, units: str) -> State:
    """Return the state in which Bob holds Meridian with 3 infantry and Ada has units above it."""
    return put(put(own(state, BOB, "meridian"), BOB, "meridian", "3 infantry"), ADA, "C3", units)


@pytest.mark.rule("GAL-G12")
def test_who_produces_reads_how_many_more_ships_fit_at_meridian_and_is_advised_no_more() -> None:
    """2 of Ada's ships are in C3, where 4 fit. She has 14 resources: the home 4 and 10 trade goods."""
    bare = having(put(galaxy(2, round=2), ADA, "home-1", "1 dock, 2 infantry"), ADA, trade_goods=10)
    state = _at_meridian(bare, "1 scout, 1 transport")
    told = asking.ask(view_for(play(state, f"activate {home(state, ADA)}"), ADA))
    assert "Only 2 more of your ships fit in C3, at Meridian." in told
    advised = load(advising.outlook_of(state, ADA), "home-1", 0)
    assert 0 < advised.ships <= 2, advised
    full = _at_meridian(bare, "3 scout, 1 transport")
    assert "No more ships of yours fit in C3" in asking.ask(view_for(play(full, f"activate {home(full, ADA)}"), ADA))
    assert load(advising.outlook_of(full, ADA), "home-1", 0).ships == 0
    assert "fit in C3" not in asking.ask(view_for(play(bare, f"activate {home(bare, ADA)}"), ADA))


@pytest.mark.rule("GAL-G13", "GAL-G14")
def test_which_ship_is_lost_says_what_becomes_of_the_ground_forces_aboard() -> None:
    """A scout carries 1, a transport 4: without the scout 4 infantry still fit, without the transport 1 of them."""
    state = put(galaxy(2), ADA, "C3", "1 scout, 1 transport, 4 infantry")
    question = steps.Losses("C3", 1, owner=ADA, options=("scout", "transport"), default="scout")
    labels = [questions.option(view_for(state, ADA), question, answer)[0] for answer in question.options]
    assert labels == [
        "Lose 1 scout (hits on 8 or more): 4 aboard still fit",
        "Lose 1 transport: 3 of 4 aboard lost too",
    ]
    empty = put(galaxy(2), ADA, "C3", "1 scout, 1 transport")
    assert questions.option(view_for(empty, ADA), question, "scout")[0] == "Lose 1 scout (hits on 8 or more)"


def _neighbours(state: State) -> State:
    return put(put(state, ADA, "B3", "1 scout"), BOB, "C3", "1 scout")


@pytest.mark.rule("GAL-G24")
def test_no_deal_is_ready_that_is_bad_for_its_maker() -> None:
    """Ada's only fragment is worth more to her than the trade good that Bob would give for it; her commodity brings him
    nothing at the price of 1."""
    state = having(_neighbours(galaxy(2)), ADA, trade_goods=1, commodities=1, fragments={"cultural": 1})
    state = having(state, BOB, trade_goods=5, commodities=0)
    view = view_for(state, ADA)
    values = tuple(move.what for move in GAME.legal(state, ADA) if move.verb == TRADE)  # type: ignore[attr-defined]
    asked = GAME.step(view, TRADING, ("bob",), values)
    assert {choice.weight for choice in asked.choices} == {"written"}
    assert asked.ask.endswith("No ready offer would help you both.")


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_only_what_helps_both_is_ready_and_commodities_are_explained() -> None:
    """A second cultural fragment is worth 2.0 to Ada, and Bob's only one 1.4 to him: for 1 trade good he would lose 0.4,
    for 2 she would gain nothing. Two commodities cost her 0.8, and bring him 2. To swap commodities helps both."""
    state = having(_neighbours(galaxy(2)), ADA, trade_goods=3, commodities=2, fragments={"cultural": 1})
    state = having(state, BOB, commodities=2, fragments={"cultural": 1})
    view = view_for(state, ADA)
    values = tuple(move.what for move in GAME.legal(state, ADA) if move.verb == TRADE)  # type: ignore[attr-defined]
    asked = GAME.step(view, TRADING, ("bob",), values)
    shown = [value for value, choice in zip(values, asked.choices, strict=True) if choice.weight != "written"]
    assert shown[0] == "2 commodities for 2 commodities"
    fragments = [value for value in shown if "fragment" in value]
    bought, sold = "2 commodities for 1 cultural fragment", "1 cultural fragment for 2 commodities"
    assert fragments == [bought, sold], "of several prices the best that helps both"
    assert "A commodity pays nothing until you give it away" in asked.ask


@pytest.mark.rule("GAL-G42", "GAL-G43")
def test_the_first_council_says_what_the_speaker_has_also_beside_an_offer() -> None:
    state = replace(own(galaxy(2), ADA, "aster"), phase="council", active=-1, agenda=(Stage("market", -1),))
    means = "who goes first, scores first and gains a token"
    assert means in asking.ask(view_for(state, ADA))
    offered = replace(state, offers=(Offer(1, BOB, ADA, Bundle(trade_goods=1), Bundle(commodities=1)),))
    assert means in asking.ask(view_for(offered, ADA))
    assert means not in asking.ask(view_for(replace(offered, round=2), ADA))


@pytest.mark.rule("GAL-G42")
def test_in_later_councils_the_vote_for_oneself_says_what_it_is_for() -> None:
    state = replace(own(galaxy(2, round=2), ADA, "aster"), phase="council", active=-1, agenda=(Stage("market", -1),))
    state = having(state, ADA, tactic=3, strategy=1)
    choice = GAME.choice(view_for(state, ADA), GAME.read(state, ADA, "vote ada all"))
    assert choice.text == "As speaker you go first, score first and gain a token."


@pytest.mark.rule("GAL-G41")
def test_after_a_failed_attack_on_meridian_the_nearest_other_goals_are_named() -> None:
    """Of 3 technologies Ada has 2, of 4 planets outside homes 1, of 6 resources 4: Learned and Great Works are nearest."""
    state = galaxy(2, round=2, public=("far-holdings", "learned", "great-works"))
    state = own(having(state, ADA, technologies=("void-compass", "deep-survey")), ADA, "threshold")
    state = _at_meridian(state, "1 transport")
    assert "Other points" not in asking.ask(view_for(state, ADA)), "nothing was tried yet"
    place = next(place for place, system in enumerate(state.systems) if system.id == "C3")
    tried = replace(state.systems[place], tokens=(ADA,))
    state = replace(state, systems=(*state.systems[:place], tried, *state.systems[place + 1 :]))
    told = asking.ask(view_for(state, ADA))
    assert "Other points: **Learned** (2 of 3" in told and "**Great Works** (4 of 6" in told
    assert "Far Holdings" not in told and naming.card_name("centre-of-all") not in told


@pytest.mark.rule("GAL-G43")
def test_an_offer_at_the_council_is_answered_before_tokens_and_votes_have_buttons() -> None:
    state = replace(own(galaxy(2), ADA, "aster"), phase="council", active=-1, agenda=(Stage("market", -1),))
    state = having(having(state, ADA, commodities=2), BOB, trade_goods=2)
    offered = replace(state, offers=(Offer(1, BOB, ADA, Bundle(trade_goods=2), Bundle(commodities=2)),))
    own_view = view_for(offered, ADA)
    public = GAME.confided(view_for(offered, None), own_view)
    for view in (own_view, public):
        weights = {str(move).split()[0]: GAME.choice(view, move).weight for move in GAME.legal(offered, ADA)}
        assert (weights["accept"], weights["vote"], weights["choose"]) == ("first", "written", "written"), weights
        assert weights["decline"] in ("main", "first")
    assert "Bob offers you 2 trade goods for 2 commodities. Do you agree?" in GAME.ask(public)
    free = {str(move).split()[0]: GAME.choice(view_for(state, ADA), move).weight for move in GAME.legal(state, ADA)}
    assert free["vote"] != "written" and free["choose"] != "written"


@pytest.mark.rule("GAL-G24")
def test_who_has_commodities_and_no_neighbour_reads_when_they_can_trade() -> None:
    told = "You have no neighbour to trade with now; at the council you can trade with all."
    far = having(galaxy(2), ADA, commodities=2)
    assert told in asking.private(view_for(far, ADA))
    assert told not in asking.private(view_for(_neighbours(far), ADA))
    assert told not in asking.private(view_for(having(far, ADA, commodities=0), ADA))


@pytest.mark.rule("GAL-G41", "GAL-G58")
def test_a_bot_that_cannot_stop_who_wins_next_does_not_say_that_it_gives_up() -> None:
    """Bob has 7 of 8 points and Meridian. Ada has no ship that could come to C3; with a fleet beside it she could try."""
    state = having(own(galaxy(2, round=2), BOB, "meridian"), BOB, points=7)
    council = replace(state, phase="council", active=-1, agenda=(Stage("market", -1),))
    assert sensible._intends(Outlook(council, ADA, Temper("even"))) == ""
    near = put(council, ADA, "B3", "2 battleship, 1 transport, 4 infantry")
    assert "cannot" not in sensible._intends(Outlook(near, ADA, Temper("even")))
    assert sensible._intends(Outlook(having(council, BOB, points=3), ADA, Temper("even"))) == ""


@pytest.mark.rule("GAL-G41", "GAL-G14")
def test_ships_above_meridian_are_advised_to_stay_where_a_rival_could_come() -> None:
    """Ada's only ships are above Meridian, which she holds; planets beside it are free. Bob's transport could come."""
    state = put(own(galaxy(2, round=2), ADA, "meridian"), ADA, "C3", "1 scout, 1 transport, 2 infantry")
    threatened = put(state, BOB, "C2", "1 transport, 3 infantry")
    plain, watchful = (replace(alternatives.SHARP, watchful=given) for given in (False, True))

    def worth(state: State, judgement: Judgement) -> float:
        found = plans.plans(Outlook(state, ADA, Temper("even"), judgement), ("B3",))
        return max((plan.value for plan in found), default=0.0)

    assert worth(state, watchful) == worth(state, plain) > 0, "none could come"
    assert worth(threatened, watchful) < worth(threatened, plain)
