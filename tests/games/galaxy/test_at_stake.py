"""What is at stake is said before it is risked, and what was lost is told once it is: how likely Meridian is held, which
point is safe, who can still be stopped, what a combat cost, and what fragments make."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.events import Happened
from engine.core.game import Choice
from engine.core.odds import odds
from engine.games.galaxy import GAME
from engine.games.galaxy.player import advising, sensible
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.player.tempers import JUDGEMENTS, Temper
from engine.games.galaxy.rules import flow, goals, goals_ahead
from engine.games.galaxy.rules.events import course, phases, ventures
from engine.games.galaxy.rules.flow import open_stage
from engine.games.galaxy.speech import asking
from engine.games.galaxy.speech.recalling import MEMORY
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state import board
from engine.games.galaxy.state.deeds import Deed
from engine.games.galaxy.state.moves import Activate
from engine.games.galaxy.state.state import Force, Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, CY, aiming, galaxy, having, own, play, press, put, system_with


def _at_meridian(state: State) -> State:
    """Return the state in which Ada and Bob can each come to a free Meridian with a scout and an infantry."""
    free = system_with(state, "C3", seal=False)
    return put(put(free, ADA, "B3", "1 scout, 1 infantry"), BOB, "C2", "1 scout, 1 infantry")


@pytest.mark.rule("GAL-G41", "GAL-G14", "GAL-G15")
def test_how_likely_meridian_is_held_is_said_before_it_is_taken() -> None:
    """Both scouts hit in 3 of 10. Of the exchanges in which any hits, Bob's alone does in 0.21 of 0.51: 7 in 17. So with
    the infantry: he takes Meridian 49 in 289, and Ada keeps it 240 in 289, which is 5 in 6."""
    state = _at_meridian(galaxy(2))
    held = "If Bob attacks then, you hold it 5 in 6."
    assert goals_ahead.holds(state, ADA, "C3", (("B3", Force(scout=1, infantry=1)),)) == (
        pytest.approx(240 / 289),
        ("Bob",),
    )
    assert goals_ahead.holds(state, ADA, "C3", (("B3", Force(scout=1)),)) is None, "who brings no infantry takes nothing"
    shown = press(view_for(state, ADA), Activate("C3"))
    assert shown.lit and shown.text == held
    moving = play(state, "activate C3")
    assert _put_forward(moving).label == "Bring all: hold it 5 in 6, land on Meridian"
    # Where no rival could come, nothing is said of it.
    alone = put(system_with(galaxy(2), "C3", seal=False), ADA, "B3", "1 scout, 1 infantry")
    assert "hold it" not in GAME.choice(view_for(alone, ADA), Activate("C3")).text


@pytest.mark.rule("GAL-G41", "GAL-G12")
def test_meridian_is_as_likely_held_as_was_said_before_where_ships_come_from_several_systems() -> None:
    """A scout and an infantry come from B3, and a scout without infantry from B2: 2 scouts win in space more often."""
    state = put(_at_meridian(galaxy(2)), ADA, "B2", "1 scout")
    promised = GAME.choice(view_for(state, ADA), Activate("C3")).text
    expected = goals_ahead.holds(state, ADA, "C3", (("B3", Force(scout=1, infantry=1)), ("B2", Force(scout=1))))
    assert expected is not None and expected[0] > 240 / 289
    assert promised == f"If Bob attacks then, you hold it {odds(expected[0])}."
    state = play(state, "activate C3")
    while isinstance(open_stage(state), flow.Moving):
        assert _put_forward(state).text in (promised, "")
        state = play(state, (ADA, str(advising.put_forward(state, ADA))))
    assert state.system_by_id["C3"].fleets[ADA] == Force(scout=2, infantry=1)


def _put_forward(state: State) -> Choice:
    """Return the coloured button on Ada's panel: a move, or ships and their landing."""
    view, moves = view_for(state, ADA), GAME.legal(state, ADA)
    found = [GAME.choice(view, way) for move in moves for way in (move, *GAME.opened(view, move))]
    return min((choice for choice in found if choice.lit), key=lambda choice: choice.order)


@pytest.mark.rule("GAL-G60")
def test_of_two_points_that_are_as_good_the_one_is_put_forward_that_no_rival_can_take_again() -> None:
    """Ada holds 3 planets outside homes, and 4 are Far Holdings: Ember Reach in B2, Kiln in C4 and others are free beside
    her ships. Where Bob's fleet stands, it reaches some of them."""
    held = own(galaxy(2, round=2), ADA, "fallow", "gantry", "aster", exhausted=True)
    state = aiming(put(held, ADA, "B3", "1 transport, 1 infantry"), "far-holdings")
    assert goals.progress(state, ADA, "far-holdings") == (3, 4)
    for start, planet in (("B1", "Ember Reach"), ("D4", "Kiln")):
        threatened = put(state, BOB, start, "1 transport, 4 infantry")
        best = advising.put_forward(threatened, ADA)
        assert isinstance(best, Activate) and not goals_ahead.rivals_there(threatened, ADA, best.system)
        assert goals_ahead.brings_point(threatened, ADA, best.system)
        text = press(view_for(threatened, ADA), best).text
        assert text == f"No rival can reach it in this round; Bob can still land on {planet}."
    calm = advising.put_forward(state, ADA)
    assert isinstance(calm, Activate) and "No rival" not in press(view_for(state, ADA), calm).text
    near = put(
        state, BOB, next(id for id in board.adjacent(state, calm.system) if id not in HELD), "1 transport, 4 infantry"
    )
    assert advising.put_forward(near, ADA) != calm, "what was best is left, as Bob could land there"


HELD = ("A1", "A3", "B3", "C3")
"""Where Ada is, and Meridian."""


@pytest.mark.rule("GAL-G45")
def test_who_wins_otherwise_is_stopped_before_any_other_point_and_who_cannot_be_is_told_so() -> None:
    """Bob has 7 of 8 points, and Meridian is the eighth. Ada's battleship with 4 infantry beats his 1 infantry there."""
    held = system_with(own(galaxy(2, round=2), BOB, "meridian"), "C3", seal=False)
    state = having(put(held, BOB, "meridian", "1 infantry"), BOB, points=7)
    state = aiming(having(put(state, ADA, "B3", "1 battleship, 1 transport, 4 infantry"), ADA, tactic=2), "far-holdings")
    assert advising.put_forward(state, ADA) == Activate("C3")
    spent = having(system_with(state, "C3", tokens=(ADA,)), ADA, tactic=1)
    assert "Ada cannot stop Bob any more." in asking.status(view_for(spent, None))
    assert "cannot stop" not in asking.status(view_for(state, None))


@pytest.mark.rule("GAL-G43", "GAL-G58")
def test_a_bot_that_cannot_stop_who_wins_next_names_the_person_who_could() -> None:
    """Bob needs only Meridian's point. Ada's fleet stands beside it, Cy's ships are far."""
    state = having(own(galaxy(3, round=2), BOB, "meridian"), BOB, points=7)
    state = put(state, ADA, "B3", "2 battleship, 1 transport, 4 infantry")
    council = replace(state, phase="council", active=-1, agenda=(Stage("market", -1),))
    for people, said in (
        ((ADA,), "I cannot stop Bob this time. You could, Ada, in C3."),
        ((), ""),
    ):
        outlook = Outlook(council, CY, Temper("even"), JUDGEMENTS["steady"], people)
        assert sensible._intends(outlook) == said


# What is told of losses.


FOUGHT = (
    ventures.Lost("Ada", "C3", "1 scout"),
    ventures.Lost("Bob", "C3", "1 scout"),
    ventures.Lost("Ada", "C3", "1 transport"),
    ventures.BattleOver("Bob", "Ada", "C3", False),
)


def _gists(*happened: Happened) -> list[tuple[str, str, str, int]]:
    ((_, gists),) = MEMORY.recalled(view_for(galaxy(2), None), [event.told() for event in happened])
    return [(gist.who, gist.words, gist.what, gist.number) for gist in gists]


@pytest.mark.rule("GAL-G14")
def test_what_is_lost_in_a_combat_is_told_with_who_won_it() -> None:
    assert _gists(*FOUGHT) == [
        ("Bob", "won {}", "the fight in C3", 0),
        ("Bob", "destroyed {} of Ada's", "scout", 1),
        ("Bob", "destroyed {} of Ada's", "transport", 1),
        ("Bob", "lost {}", "scout", 1),
    ]


@pytest.mark.rule("GAL-G15", "GAL-G16")
def test_who_loses_a_planet_reads_in_the_same_sentence_what_is_lost_on_it() -> None:
    happened = (
        ventures.Battle("Bob", "Ada", "Meridian", True, 500),
        ventures.Rolled("Bob", 1, ("infantry 9!", "infantry 8!"), 2),
        ventures.Rolled("Ada", 1, ("infantry 8!", "infantry 2"), 1),
        ventures.Lost("Bob", "Meridian", "1 infantry"),
        ventures.Lost("Ada", "Meridian", "2 infantry"),
        ventures.BattleOver("Bob", "Ada", "Meridian", True),
        ventures.Gained("Bob", "Meridian", "Ada"),
    )
    told = tell(view_for(galaxy(2), None), [event.told() for event in happened])
    assert told.startswith("**Bob takes Meridian from Ada, who loses 2 infantry.**"), told
    assert told.count("2 infantry") == 1 and "Bob loses 1 infantry." in told


@pytest.mark.rule("GAL-G41")
def test_who_lost_meridian_reads_that_there_is_no_way_back_in_the_round() -> None:
    state = aiming(own(galaxy(2, round=2), BOB, "meridian"), "far-holdings")
    deed = Deed("Bob", "took", "Meridian", "Ada", unread=(ADA,))
    lost = replace(having(system_with(state, "C3", tokens=(ADA,)), ADA, tactic=2), news=(deed,))
    told = "You cannot go back to Meridian in this round: your token lies there."
    assert told in asking.ask(view_for(lost, ADA)) and told in asking.ask(view_for(lost, None))
    above = asking.ask(view_for(put(lost, ADA, "C3", "1 scout"), ADA))
    assert told not in above and "Other points: **Far Holdings**" in above
    assert told not in asking.ask(view_for(state, ADA))
    assert told not in asking.ask(view_for(replace(lost, news=()), ADA)), "it is told in the next turn, and not again"


@pytest.mark.rule("GAL-G24")
def test_a_deal_of_wares_among_others_is_no_news_but_a_fragment_is() -> None:
    wares = course.Dealt("Bob", "Cy", "3 commodities", "2 trade goods").told()
    find = course.Dealt("Bob", "Cy", "1 cultural fragment", "2 trade goods").told()
    assert MEMORY.byplay([wares, find]) == [wares]


@pytest.mark.rule("GAL-G41", "GAL-G90")
def test_a_relic_for_the_fewest_points_is_told_with_its_reason() -> None:
    found = (ventures.Relic("Ada", "trade-core", 9), ventures.Relic("Bob", "archive", 8))
    happened = (ventures.SealBroken("Ada"), *found)
    told = [(who, words) for who, words, *_ in _gists(*happened)]
    assert ("Bob", "gained {} for having the fewest points") in told and ("Ada", "gained {}") in told


@pytest.mark.rule("GAL-G31")
def test_the_own_panel_counts_fragments_and_says_what_they_make() -> None:
    state = having(galaxy(2), ADA, fragments={"industrial": 2, "unknown": 1})
    held = "You hold 2 industrial fragments and 1 unmarked fragment."
    assert f"{held} 3 of one type make a relic, as your turn; an unmarked one stands for any." in asking.private(
        view_for(state, ADA)
    )
    assert "fragments" not in asking.private(view_for(galaxy(2), ADA))


@pytest.mark.rule("GAL-G40")
def test_what_is_scored_already_is_not_said_to_be_scored_later() -> None:
    chosen = course.Chosen("public-goal", "far-holdings")
    before, after = galaxy(2), having(galaxy(2), ADA, scored=("far-holdings",))
    event = chosen.told(to=(ADA,))
    assert tell(view_for(before, ADA), [event]) == "You will score **Far Holdings**."
    assert tell(view_for(after, ADA), [event]) == ""


@pytest.mark.rule("GAL-G58")
def test_what_a_last_turn_gained_is_not_told_between_the_points_of_the_end() -> None:
    happened = (
        course.Used("Bob", "builder-automaton", "bob"),
        ventures.Goods("Bob", 1, 0, "builder-automaton"),
        phases.Ended(("Ada", "Bob"), (8, 3), "Ada", "points"),
    )
    told = tell(view_for(replace(galaxy(2), phase="over"), None), [event.told() for event in happened])
    assert told.startswith("**Ada wins with 8 points**") and "Bob" not in told


@pytest.mark.rule("GAL-G12", "GAL-G15")
def test_ships_to_free_planets_and_their_landing_are_one_press() -> None:
    """Brine and Cinder in A2 are free, beside Ada's home A3: 2 of her 4 infantry settle them."""
    state = put(put(galaxy(2), ADA, "A3", "1 transport"), ADA, "home-1", "4 infantry")
    moving = play(state, "activate A2")
    best = advising.put_forward(moving, ADA)
    assert best is not None
    for view in (view_for(moving, ADA), view_for(moving, None)):
        (landing,) = GAME.opened(view, best)
        shown = GAME.choice(view, landing)
        assert shown.lit and shown.label.endswith(", land on Brine and Cinder"), shown.label
        assert GAME.choice(view, best).weight == "main", "for who wants to land otherwise"
        assert [move for move in GAME.legal(moving, ADA) if move != best and GAME.opened(view, move)] == []
    done = play(moving, (ADA, str(best)), (ADA, str(landing)))
    assert [done.planet_by_id[planet].troops[ADA].infantry for planet in ("brine", "cinder")] == [1, 1]
    (advice, *_) = GAME.advise(view_for(moving, ADA), GAME.legal(moving, ADA), LOT)
    assert (advice.move, advice.then) == (best, landing)
    # Where a rival stands, or the first landing is paid for, each step is a press.
    met = play(put(put(own(state, BOB, "brine"), BOB, "brine", "1 infantry"), BOB, "A2", "1 scout"), "activate A2")
    assert not any(GAME.opened(view_for(met, ADA), move) for move in GAME.legal(met, ADA))


LOT = Dice(KeyedSource("a lot of its own"))
