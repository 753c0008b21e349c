"""What a player reads in time: what is lost, who comes, what a last token means, which point is nearest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Question
from engine.core.game import Choice
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.player.judging import STOP, Outlook
from engine.games.galaxy.player.tempers import EASY, GROWER
from engine.games.galaxy.speech import asking, choices, voting
from engine.games.galaxy.state import board
from engine.games.galaxy.state.catalogue import WORDS
from engine.games.galaxy.state.state import Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, aiming, dealt, galaxy, having, home, own, play, put, secretly, where


def _asked(state: State, seat: int | None = None) -> str:
    return asking.ask(view_for(state, seat))


def _choice(state: State, text: str, seat: int | None = ADA) -> Choice:
    return choices.choice(view_for(state, seat), GAME.read(state, ADA, text))


def _near_meridian(state: State) -> State:
    """Ada has a transport with 4 infantry beside Meridian."""
    return put(state, ADA, "B3", "1 transport, 4 infantry")


@pytest.mark.rule("GAL-G16", "GAL-G25")
def test_whose_home_is_taken_reads_by_whom_and_what_that_means() -> None:
    state = galaxy(2)
    assert "home" not in _asked(state)
    lost = own(state, BOB, "home-1")
    said = "**Bob holds your home**: you produce nothing until you retake it or build a dock."
    assert said in _asked(lost) and said in _asked(lost, ADA)
    docked = put(own(lost, ADA, "kiln"), ADA, "kiln", "1 dock")
    assert "**Bob holds your home**." in _asked(docked)


@pytest.mark.rule("GAL-G09", "GAL-G47")
def test_the_last_token_is_said_to_be_the_last_where_no_card_is_left() -> None:
    state = having(galaxy(2), ADA, tactic=0, strategy=1)
    assert "Your last turn this round; if you pass, the token stays." in _asked(state)
    # A tactic token is of use where a ship could come; what is found there may bring another.
    ready = put(having(state, ADA, tactic=1), ADA, "B3", "1 scout")
    assert "Your last" not in _asked(ready)
    assert "Your last token." in _asked(having(ready, ADA, strategy=0))
    # Whatever is in a hand, it keeps the turn open.
    assert "Your last" not in _asked(dealt(state, ADA, "escort"))


@pytest.mark.rule("GAL-G47", "GAL-G61")
def test_only_its_owner_reads_how_far_a_hidden_goal_is() -> None:
    state = secretly(having(galaxy(2), ADA, trade_goods=3), ADA, "full-coffers")
    assert "Full Coffers" not in _asked(state, ADA), "it stands in the few lines above"
    state = dealt(state, ADA, "escort", "evasive-burn", "free-passage")
    assert "Hidden: **Full Coffers** (3 of 5): hold 5 trade goods." in _asked(state, ADA)
    assert all("Full Coffers" not in _asked(state, seat) for seat in (None, BOB))
    begun = replace(state, turns=2)
    assert "Your hidden goal **Full Coffers** (3 of 5)" in asking.status(view_for(begun, ADA)), (
        "it is a point like the public ones"
    )
    assert all("Full Coffers" not in asking.status(view_for(begun, seat)) for seat in (None, BOB))
    done = having(begun, ADA, trade_goods=5)
    said = "**Full Coffers** is complete, 1 point as the round ends"
    assert f"Hidden: {said}." in _asked(done, ADA)
    assert asking.private(view_for(done, ADA)).startswith(f"Hidden goal {said}.\n"), "the own panel begins with it"
    assert "Your hidden goal **Full Coffers** (complete)" in asking.status(view_for(done, ADA))
    for seat in (None, BOB):
        told = asking.sheet(view_for(done, seat)), asking.status(view_for(done, seat)), _asked(done, seat)
        assert not any("Full Coffers" in text or "complete" in text for text in told)


@pytest.mark.rule("GAL-G41", "GAL-G58")
def test_the_move_that_brings_most_points_is_proposed_first() -> None:
    """The seal is a point at once and Meridian another as the round ends; a fourth planet is one for Far Holdings."""
    state = aiming(_near_meridian(having(galaxy(2), ADA, trade_goods=6)), "far-holdings")
    state = replace(own(state, ADA, "fallow", "gantry", "kiln"), turns=2, round=2)
    centre = where(state, "meridian")
    meridian = _choice(state, f"activate {centre}")
    assert meridian.label == f"Take Meridian in {centre}: 1 point for 6 influence" and meridian.weight == "first"
    assert "holder: 1 a round" in meridian.detail.lower()
    held = replace(own(state, BOB, "meridian"), systems=tuple(replace(item, seal=False) for item in state.systems))
    taken = _choice(held, f"activate {centre}")
    # Nobody guards it: 4 infantry take it in any case.
    assert "1 point a round" in taken.label and taken.weight == "first"


@pytest.mark.rule("GAL-G12", "GAL-G16")
def test_who_could_land_on_a_home_is_named_before_its_ships_leave() -> None:
    state = put(put(galaxy(2), ADA, home(galaxy(2), ADA), "1 transport"), ADA, "home-1", "3 infantry")
    here = home(state, ADA)
    target = next(move.removeprefix("activate ") for move in map(str, GAME.legal(state, ADA)) if _comes(state, str(move)))
    moving = play(state, f"activate {target}")
    assert _choice(moving, f"move {target} {here} 2 infantry, 1 transport").hurts == ""
    beside = next(item for item in GAME.legal(state, ADA) if _beside(state, str(item), here, target))
    near = play(put(state, BOB, str(beside).removeprefix("activate "), "1 transport, 4 infantry"), f"activate {target}")
    assert _choice(near, f"move {target} {here} 2 infantry, 1 transport").hurts == "home guard only 1, Bob can land 4"
    assert _choice(near, f"move {target} {here} 3 infantry, 1 transport").hurts == "your home unguarded, Bob can land 4"


@pytest.mark.rule("GAL-G16", "GAL-G60")
def test_a_ship_without_ground_forces_is_not_proposed_where_only_a_landing_brings_the_goal() -> None:
    state = put(put(own(galaxy(2), ADA, "kiln"), ADA, "kiln", "1 infantry"), ADA, "C4", "1 scout")
    state = play(aiming(state, "far-holdings"), "activate B3")
    # Fallow and Gantry are free: with the infantry they count for Far Holdings, without it nothing does.
    assert _choice(state, "move B3 C4 1 scout").weight == "plain"
    assert _choice(state, "move B3 C4 1 infantry, 1 scout").weight == "plain", "nor is Kiln left without a guard"


def _comes(state: State, move: str) -> bool:
    return move.startswith("activate ") and home(state, ADA) in _choice(state, move).detail and home(state, ADA) not in move


def _beside(state: State, move: str, here: str, target: str) -> bool:
    system = move.removeprefix("activate ")
    return move.startswith("activate ") and system in board.adjacent(state, here) and system != target


@pytest.mark.rule("GAL-G09")
def test_ending_the_round_is_asked_about_only_where_a_turn_had_a_use() -> None:
    state = galaxy(2)
    assert _choice(having(state, ADA, tactic=2, strategy=0), "pass", None).sure == ""
    # Brine and Cinder lie beside Ada's home A3: with infantry she could settle one of them.
    ready = put(put(state, ADA, "A3", "1 transport"), ADA, "home-1", "2 infantry")
    assert _choice(ready, "pass", None).sure == (
        "You could still: **Take Fallow and Gantry in B3**. Tokens left: 3 tactic, 2 strategy. End your round?"
    )
    # Bob has 7 of 8 points and a hidden goal: that may end the game, so it is told before Ada's last press.
    nearly = secretly(having(put(state, ADA, "B3", "1 scout"), BOB, points=7), BOB, "patron")
    assert _choice(nearly, "pass", None).sure == (
        "Bob may win when this round ends. Tokens left: 3 tactic, 2 strategy. End your round?"
    )


@pytest.mark.rule("GAL-G43", "GAL-G27")
def test_a_vote_asks_nothing_back_and_the_menu_says_how_tokens_lie() -> None:
    state = replace(having(galaxy(2), ADA, tactic=4, strategy=0), phase="council", active=-1)
    state = replace(state, agenda=(Stage("market", -1), *state.agenda))
    assert _choice(state, "vote ada all").sure == ""
    assert voting.tokens_kept(view_for(state, ADA)) == "Split tokens: now 4 to activate, 0 for orders"


@pytest.mark.rule("GAL-G40")
def test_a_goal_whose_label_says_all_is_not_explained_again() -> None:
    technologies = ("deep-survey", "void-compass", "gene-vats")
    state = having(aiming(galaxy(2), "learned", "great-works"), ADA, technologies=technologies, trade_goods=2)
    state = replace(state, agenda=(Question("public-goal", ADA, ("learned", "great-works", "none"), "none"),))
    learned, works = _choice(state, "choose learned"), _choice(state, "choose great-works")
    assert (learned.label, learned.text) == ("Score Learned: own 3 technologies", "")
    assert (works.label, works.text) == ("Score Great Works, 6 resources", "Spend 6 resources as you score it.")


@pytest.mark.rule("GAL-G45", "GAL-G59")
def test_a_rival_who_can_win_as_the_round_ends_is_worth_much_to_stop() -> None:
    """Bob has 6 of 8 points, Meridian and Learned: without Meridian he has one too few."""
    state = own(having(aiming(galaxy(2), "learned"), BOB, points=6), BOB, "meridian")
    state = having(state, BOB, technologies=("deep-survey", "void-compass", "gene-vats"))
    centre = where(state, "meridian")
    outlook = Outlook(state, ADA, GROWER)
    assert outlook.winning == (BOB,) and outlook.stops(centre, BOB, "meridian") == STOP
    assert outlook.dares(centre) == 0.01
    # Of those who could win Ada is counted first where she is the speaker: then there is nothing to stop.
    first = replace(own(having(state, ADA, points=7), ADA, "brine", "cinder", "fallow", "gantry"), speaker=ADA)
    assert Outlook(replace(first, public=("learned", "far-holdings")), ADA, GROWER).stops(centre, BOB, "meridian") == 0.0
    # With 7 points Learned alone is enough, and the easy-going do not see it coming.
    assert Outlook(having(state, BOB, points=7), ADA, GROWER).stops(centre, BOB, "meridian") == 0.0
    assert Outlook(state, ADA, GROWER, EASY).stops(centre, BOB, "meridian") == 0.0


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_advice_tells_which_hidden_goal_is_nearly_done() -> None:
    state = secretly(having(galaxy(2), ADA, trade_goods=4), ADA, "full-coffers")
    view = view_for(state, ADA)
    found = advising.advise(view, tuple(GAME.legal(state, ADA)), Dice(KeyedSource("advice")))
    assert "Full Coffers" in found[0].why


@pytest.mark.rule("GAL-G09", "GAL-G45")
def test_who_can_win_with_the_round_is_told_so_as_they_pass_and_who_still_has_turns() -> None:
    # Of two players 8 points win: with 7 and four planets Ada scores Far Holdings as the round ends.
    state = replace(own(galaxy(2), ADA, "brine", "cinder", "fallow", "gantry"), public=("far-holdings",))
    state = having(state, ADA, points=7)
    passing = _choice(state, "pass", None).sure
    assert passing == (
        "You can win when the round ends, with Far Holdings. "
        "Your rivals still have turns, you have none then. End your round all the same?"
    )
    alone = having(state, BOB, passed=True)
    assert _choice(alone, "pass", None).sure == (
        "You can win when the round ends, with Far Holdings. Your pass ends it. Pass now?"
    )


@pytest.mark.rule("GAL-G12", "GAL-G57", "GAL-G60")
def test_what_comes_is_enough_for_the_goal_that_the_system_was_offered_for() -> None:
    # Ada's home A3 lies beside A2 with Brine and Cinder: with Fallow and Gantry they make four.
    state = put(put(aiming(galaxy(2), "far-holdings"), ADA, "A3", "1 transport"), ADA, "home-1", "2 infantry")
    state = own(state, ADA, "fallow", "gantry")
    meets = _choice(state, "activate A2")
    assert meets.label == "Take Brine and Cinder in A2: 1 point"
    assert meets.detail.startswith("Completes Far Holdings, 1 point; ")
    # One public goal is scored in a round: with another one met it is no point more.
    met = having(aiming(state, "learned"), ADA, technologies=("void-compass", "slip-drives", "gene-vats"))
    assert _choice(met, "activate A2").detail.startswith("Brings Far Holdings to 4 of 4")
    moving = play(state, "activate A2")
    guarded = _choice(moving, "move A2 A3 1 infantry, 1 transport")
    assert (guarded.hurts, guarded.lit) == ("only 3 of 4 for Far Holdings", False)
    # With a single infantry at home no more than one of the two can be settled.
    alone = put(put(aiming(galaxy(2), "far-holdings"), ADA, "A3", "1 transport"), ADA, "home-1", "1 infantry")
    assert "Brings Far Holdings to 3 of 4" in _choice(own(alone, ADA, "fallow", "gantry"), "activate A2").detail


@pytest.mark.rule("GAL-G12", "GAL-G60")
def test_ships_that_leave_a_system_of_a_goal_do_not_come_before_going_on() -> None:
    """Ships in B2 and C2, and then in B3: with the transport on its way from B2, where a scout stays, there are three."""
    state = put(put(aiming(galaxy(2), "wide-wake"), ADA, "B2", "1 transport, 1 scout"), ADA, "C2", "1 scout")
    half = play(state, "activate B3", "move B3 B2 1 transport")
    away = _choice(half, "move B3 C2 1 scout")
    assert (away.hurts, away.lit) == ("only 2 of 5 for Wide Wake", False)
    assert _choice(half, "pass").lit
    # Where a ship stays behind, nothing is lost.
    more = play(put(state, ADA, "C2", "2 scout"), "activate B3", "move B3 B2 1 transport")
    assert _choice(more, "move B3 C2 1 scout").hurts == ""


@pytest.mark.rule("GAL-G11", "GAL-G12")
def test_one_ship_that_settles_a_system_is_proposed_where_others_could_settle_elsewhere() -> None:
    state = put(put(galaxy(2), ADA, "B2", "1 transport, 1 scout, 3 infantry"), BOB, "home-2", "1 dock")
    state = play(aiming(state, "far-holdings"), "activate B3")
    few = _choice(state, "move B3 B2 2 infantry, 1 transport and no more")
    # Fallow and Gantry lie in B3: a scout carries 1 infantry, a transport enough for both.
    assert (few.label, few.weight) == (
        "Bring 2 infantry and 1 transport",
        "first",
    ) and few.detail == "1 ship stays there"
    assert _choice(state, "move B3 B2 3 infantry, 1 scout, 1 transport").weight == "main"
    spent = having(state, ADA, tactic=0)
    assert _choice(spent, "move B3 B2 3 infantry, 1 scout, 1 transport").weight == "first", (
        "no other system can be activated"
    )


@pytest.mark.rule("GAL-024", "GAL-G16")
def test_who_gives_the_last_infantry_for_a_card_is_told_that_the_planet_stays_theirs() -> None:
    told = [WORDS("infantry-given", reward="good", place="Cinder", last=last) for last in (False, True)]
    assert told == ["Gain 1 trade good for 1 infantry", "Gain 1 trade good for the last infantry"]
    assert WORDS("infantry-left", last=True) == "Still yours, but unguarded"
    # On the picture of the card that stands in a line of its own, below what is given and gained.
    drawn = WORDS("last-infantry-given", reward="good", place="Cinder")
    assert drawn == "Last infantry: 1 trade good" and len(drawn) <= len("Gain 1 trade good for the last")
