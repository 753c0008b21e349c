"""A win that is in reach is seen, offered and said before it is missed; what it depends on is guarded, and rivals go for
it. What is told of Meridian beforehand is what is told of it afterwards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Choice
from engine.core.verbs import Choose
from engine.games.galaxy import GAME
from engine.games.galaxy.player import advising, answers, confiding, council_votes, plans, sensible, speakers
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.player.tempers import Temper
from engine.games.galaxy.rules import awaiting, goals_ahead, steps, victory
from engine.games.galaxy.rules.events import phases, ventures
from engine.games.galaxy.speech import asking, questions
from engine.games.galaxy.speech.cheering import cheers
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state.moves import Activate, Land
from engine.games.galaxy.state.naming import written_force
from engine.games.galaxy.state.state import SHIPS, Force, State
from engine.games.galaxy.state.view import View, view_for

from .build import (
    ADA,
    BOB,
    CY,
    aiming,
    faces,
    galaxy,
    having,
    holding,
    own,
    play,
    press,
    put,
    secretly,
    system_with,
    turn_of,
    where,
)
from .test_council import begun

EVEN = Temper("even")


def _offered(state: State, system: str) -> Choice:
    return press(view_for(state, ADA), Activate(system))


def _confided(state: State) -> View:
    """Return the post that all read, where Ada plays alone with bots."""
    return confiding.confided(view_for(state, None), view_for(state, ADA))


@pytest.mark.rule("GAL-G12", "GAL-G41")
def test_what_is_told_of_meridian_before_ships_go_is_what_is_told_once_they_are_there() -> None:
    """Bob's scout in A1 comes to C3 by B2 alone, and Ada's scout stands there: as she leaves, his way lies open. Both
    scouts and both infantry hit in 3 of 10: he takes Meridian 7/17 x 7/17, and she holds it 240 in 289, which is 5 in 6."""
    state = put(system_with(galaxy(2), "C3", seal=False), ADA, "B2", "1 scout, 1 infantry")
    state = put(state, BOB, "A1", "1 scout, 1 infantry")
    promised = _offered(state, "C3").text
    assert promised == "If Bob attacks then, you hold it 5 in 6."
    moving = play(state, "activate C3")
    best = advising.put_forward(moving, ADA)
    assert best is not None and GAME.choice(view_for(moving, ADA), best).label.endswith(": hold it 5 in 6")
    arrived = play(moving, (ADA, str(best)))
    assert "Bob can still attack: you hold it 5 in 6." in asking.ask(view_for(arrived, ADA))


@pytest.mark.rule("GAL-G12", "GAL-G41")
def test_an_escort_to_meridian_says_by_how_much_likelier_it_is_held() -> None:
    """With Bob's two scouts and one infantry against one scout and one infantry, then against two scouts."""
    state = put(system_with(galaxy(2), "C3", seal=False), ADA, "B2", "1 scout, 1 infantry")
    state = put(put(state, ADA, "C4", "1 scout"), BOB, "A1", "2 scout, 1 infantry")
    going = play(state, "activate C3", "move C3 B2 1 infantry, 1 scout")
    alone, escorted = (goals_ahead.holds(going, ADA, "C3", way) for way in ((), (("C4", _scout(going)),)))
    assert alone is not None and escorted is not None and escorted[0] > alone[0]
    best = advising.put_forward(going, ADA)
    assert best is not None and str(best) == "move C3 C4 1 scout", "no far goal keeps it from coming along"
    labels = [GAME.choice(view_for(going, ADA), move).label for move in GAME.legal(going, ADA)][:2]
    assert all(": hold it " in label for label in labels) and labels[0] != labels[1]


def _scout(state: State) -> Force:
    return state.system_by_id["C4"].fleets[ADA]


# The own win.


def _one_short(state: State) -> State:
    """Return the state in which Ada has 7 of 8 points and the hidden goal Victor; Bob holds Brine without a unit, and
    Cinder in the same system with 1 infantry."""
    state = own(having(secretly(state, ADA, "victor"), ADA, points=7), BOB, "brine", "cinder", exhausted=True)
    return put(put(state, BOB, "cinder", "1 infantry"), ADA, "B3", "1 scout, 1 infantry")


@pytest.mark.rule("GAL-G45", "GAL-G14", "GAL-G40")
def test_a_fight_that_wins_the_game_is_put_forward_named_and_fought() -> None:
    """Brine would be taken for sure, but only a won combat is the hidden goal: 0.21 of 0.51, which is 2 in 5."""
    state = _one_short(galaxy(2, round=2))
    assert where(state, "cinder") == "A2"
    (prize,) = victory.within_reach(state, ADA)
    assert prize == victory.Prize(prize.chance, "A2", "cinder", ("victor",), fought=True)
    assert prize.chance == pytest.approx(7 / 17)
    best = advising.put_forward(state, ADA)
    assert best == Activate("A2") and _offered(state, "A2").label == "Take Cinder in A2 (2 in 5): wins if it holds"
    assert advising.aim(view_for(state, ADA)) == "take Cinder in A2: Victor, and you win when the round ends"
    told = _confided(state)
    assert GAME.choice(told, best).label == "Take Cinder in A2 (2 in 5): wins if it holds"
    assert advising.aim(told) == "take Cinder in A2: a hidden goal, and you win when the round ends"
    while not isinstance(best, Land):
        state = play(state, (ADA, str(best)))
        best = advising.put_forward(state, ADA)
    assert best == Land("cinder", "1 infantry"), "the infantry lands where the win is"


@pytest.mark.rule("GAL-G45")
def test_what_brings_no_win_yet_is_not_called_one() -> None:
    state = _one_short(galaxy(2, round=2))
    assert victory.within_reach(having(state, ADA, points=6), ADA) == ()
    assert "wins if" not in _offered(having(state, ADA, points=6), "A2").label
    assert victory.within_reach(having(state, ADA, goals=()), ADA) == (), "no hidden goal is met by it"
    met = having(state, ADA, won=2)
    assert victory.wins(met, ADA) and victory.within_reach(met, ADA) == (), "she wins as it is"


# What the own win depends on.


def _about_to_win(state: State) -> State:
    """Return the state in which Ada has 7 of 8 points, one by the Crown Splinter, and Far Holdings at hand; Bob's transport
    with 1 infantry stands beside her home, which 1 infantry guards."""
    state = having(holding(own(state, ADA, *HOLDINGS, exhausted=True), ADA, "crown-splinter"), ADA, points=7)
    state = put(put(aiming(state, "far-holdings"), ADA, "home-1", "1 infantry"), BOB, "B4", "1 transport, 1 infantry")
    return having(state, BOB, tactic=2)


HOLDINGS = ("aster", "dovetail", "ember-reach", "juniper", "kiln")


@pytest.mark.rule("GAL-G32", "GAL-G45", "GAL-G69")
def test_with_a_home_goes_the_crown_splinter_and_with_it_the_win() -> None:
    """Ada would have 8 points. With her home Bob takes the Splinter's point: 6, and Far Holdings makes 7. His infantry wins
    0.21 of 0.51 against hers: 7 in 17, 2 in 5."""
    state = _about_to_win(galaxy(2, round=2))
    assert victory.wins(state, ADA) and goals_ahead.wins_by(state, ADA) == ("far-holdings",)
    taken = goals_ahead.beaten(state, BOB, ADA, "A3", "home-1")
    assert (taken.players[ADA].points, taken.players[BOB].points) == (6, 1)
    (stop,), (danger,) = goals_ahead.stopped_by(state, BOB, ADA), victory.dangers(state, ADA)
    assert (stop.system, stop.planet) == ("A3", "Ada's home") and stop.chance == pytest.approx(7 / 17)
    assert danger == victory.Danger(danger.chance, BOB, "A3", "home-1") and danger.chance == pytest.approx(7 / 17)
    assert victory.depends_on(state, ADA, "A3") and not victory.depends_on(state, ADA, "C4")


@pytest.mark.rule("GAL-G32", "GAL-G45")
def test_who_is_about_to_win_aims_at_holding_what_they_win_by() -> None:
    state = put(_about_to_win(galaxy(2, round=2)), ADA, "home-1", "1 dock")
    best = advising.put_forward(state, ADA)
    assert best == Activate("A3"), "the home is guarded before all else"
    assert advising.aim(view_for(state, ADA)) == "hold your home until the round ends, and you win: Bob may attack"
    assert _offered(state, "A3").text == "As things stand, Bob takes your home 2 in 5, and the Crown Splinter with it."
    outlook = advising.outlook_of(state, ADA)
    guard = plans.guarding(outlook, "home-1", 0)
    then = put(state, ADA, "home-1", written_force(guard.only("infantry", "mech"))) if guard.troops else state
    then = put(then, ADA, "A3", written_force(guard.only(*SHIPS))) if guard.ships else then
    assert guard and victory.dangers(then, ADA)[0].chance < 7 / 17
    safe = having(state, BOB, passed=True)
    assert victory.dangers(safe, ADA) == ()


@pytest.mark.rule("GAL-G45")
def test_a_bot_takes_what_a_rival_wins_by_even_with_the_last_guard_of_meridian() -> None:
    """Bob holds Meridian with all he has. Ada wins by Far Holdings as the round ends: his guard goes for one of them."""
    state = having(own(galaxy(2, round=2), ADA, *HOLDINGS[:4], exhausted=True), ADA, points=7)
    state = system_with(own(aiming(state, "far-holdings"), BOB, "meridian"), "C3", seal=False)
    state = put(put(state, BOB, "C3", "2 scout"), BOB, "meridian", "2 infantry")
    outlook = Outlook(replace(state, active=BOB), BOB, EVEN)
    assert outlook.winning == (ADA,)
    best = max(plans.plans(outlook, state.system_by_id), key=lambda plan: plan.value)
    assert best.system in {where(state, planet) for planet in HOLDINGS[:4]}
    assert dict(best.bring)["C3"].troops


@pytest.mark.rule("GAL-G14", "GAL-G45")
def test_no_fleet_leaves_a_fight_by_which_the_game_is_won() -> None:
    """Ada's scout stands against three battleships above Meridian, by whose point she wins."""
    state = having(system_with(own(galaxy(2, round=2), ADA, "meridian"), "C3", seal=False), ADA, points=7)
    state = put(put(put(state, ADA, "C3", "1 scout"), ADA, "meridian", "2 infantry"), ADA, "B2", "1 scout")
    state = put(replace(state, active=BOB), BOB, "C2", "3 battleship, 2 infantry")
    state = play(
        replace(state, agenda=turn_of(state, BOB).agenda),
        (BOB, "activate C3"),
        (BOB, "move C3 C2 all"),
        draws=faces(1, 1, 1, 1),
    )
    question = awaiting.asked(state, ADA)
    assert question is not None and question.called() == "stand"
    for points, option in ((7, "fight"), (3, "retreat-B2")):
        outlook = advising.outlook_of(having(state, ADA, points=points), ADA)
        moves = list(GAME.legal(outlook.state, ADA))
        assert answers.reply(outlook, question, moves) == Choose(option)


@pytest.mark.rule("GAL-G09")
def test_a_fight_that_is_likelier_lost_does_not_come_before_free_planets() -> None:
    """Bob's scout and 2 infantry hold Fallow's system; Ember Reach and others lie free."""
    state = own(galaxy(2), BOB, "fallow", exhausted=True)
    state = put(put(put(state, BOB, "fallow", "2 infantry"), BOB, "B3", "1 scout"), ADA, "A3", "2 scout, 2 infantry")
    least = goals_ahead.best_comers(state, ADA, "B3")[1].least
    assert least is not None and least < goals_ahead.LIKELY
    best = advising.put_forward(state, ADA)
    assert isinstance(best, Activate) and best.system != "B3"


# What is told of it.


@pytest.mark.rule("GAL-G45", "GAL-G59")
def test_the_end_is_who_won_by_what_and_a_line_for_each_rival() -> None:
    state = having(galaxy(3, phase="over"), ADA, points=8, scored=("learned",))
    state = replace(having(having(state, BOB, points=2, scored=("keeper",)), CY, points=0), winner=ADA)
    events = (
        phases.StatusBegun(4),
        phases.Scored("Ada", "learned", 8),
        phases.Scored("Bob", "keeper", 1),
        phases.Ended(("Ada", "Bob", "Cy"), (8, 2, 0), "Ada", "points"),
    )
    told = tell(view_for(state, None), [event.told() for event in events]).splitlines()
    assert told == [
        "**Ada wins with 8 points**, from Learned and 7 at Meridian.",
        "Bob 2: Keeper of Relics, 1 at Meridian.",
    ], "Cy has no point, and nothing is told that the winner's line says"


@pytest.mark.rule("GAL-G60")
def test_a_goal_that_has_just_been_completed_is_cheered_once() -> None:
    """Three planets outside homes were Ada's; the fourth completes Far Holdings, a fifth changes nothing."""
    state = own(aiming(galaxy(2), "far-holdings"), ADA, "aster", "dovetail", "juniper", "kiln", exhausted=True)
    gained = ventures.Gained("Ada", "Kiln", "")
    assert cheers(state, [gained]) == ["**Ada can score Far Holdings** (1 point)."]
    assert cheers(own(state, ADA, "ember-reach"), [gained]) == []
    assert cheers(state, [ventures.Gained("Bob", "Lantern", "")]) == []
    assert cheers(having(state, ADA, scored=("far-holdings",)), [gained]) == []


@pytest.mark.rule("GAL-G43", "GAL-G58")
def test_who_decides_a_tie_chooses_the_speaker_with_whom_fewer_rivals_are_counted_before_them() -> None:
    """Eight points win. Bob has 6 and Cy 7, so both can win in the next round. With Cy as speaker goals count in the order
    Cy, Ada, Bob: one rival before Ada. With Bob it is Bob, Cy, Ada: two, though Bob has fewer points."""
    state = having(having(galaxy(3), BOB, points=6), CY, points=7)
    assert (speakers.harm(state, ADA, BOB), speakers.harm(state, ADA, CY)) == ((2, 6), (1, 7))
    outlook = advising.outlook_of(state, ADA)
    question = steps.Tie(owner=ADA, options=("bob", "cy"), default="bob")
    assert answers.ANSWERS["tie"](outlook, question) == "cy"
    assert answers.ANSWERS["tie"](outlook, steps.Tie(owner=ADA, options=("bob", "ada"), default="bob")) == "ada"
    label, detail = questions.ANSWERS(question, state, "cy")
    assert (label, detail) == ("Make Cy speaker", "Goals count then in this order: Cy, Ada and Bob")


@pytest.mark.rule("GAL-G43")
def test_a_vote_that_is_lost_alone_makes_another_speaker_and_says_by_how_much() -> None:
    """Ada's home has 2 influence. Bob's has 2, and Fallow 3: 5. Cy's has 2, and Hollow 2: 4, which Ada's make 6."""
    state = begun(own(own(galaxy(3), BOB, "fallow"), CY, "hollow"))
    outlook = advising.outlook_of(state, ADA)
    assert council_votes.voices(state) == [2, 5, 4] and council_votes.lifted(outlook) == council_votes.Lifted(CY, 6, BOB)
    assert sensible.candidate(outlook) == CY
    assert council_votes.vote_reason(outlook, CY) == "With your votes Cy has 6 influence, Bob 5."
    # Cy would be ahead of Bob: no rival is made speaker who has more points.
    assert council_votes.lifted(advising.outlook_of(having(state, CY, points=1), ADA)) is None
    short = begun(own(galaxy(3), BOB, "meridian"))
    outlook = advising.outlook_of(short, ADA)
    assert council_votes.voices(short) == [2, 8, 2] and council_votes.lifted(outlook) is None
    assert council_votes.vote_reason(outlook, ADA) == "Bob has 8 influence, you 2: your votes alone are too few."
