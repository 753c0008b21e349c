"""What a button says beforehand: what stays behind, what a goal loses, what spares a question."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.languages import speaking
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import goals_ahead
from engine.games.galaxy.speech import asking, choices
from engine.games.galaxy.speech.costs import empty_told
from engine.games.galaxy.state.catalogue import WORDS
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, attach, dealt, galaxy, having, home, legal, own, planet_with, play, put


def offered(state: State, text: str) -> tuple[str, str, str]:
    found = choices.choice(view_for(state, ADA), GAME.read(state, ADA, text))
    return found.label, found.detail, found.weight


def hurts(state: State, text: str) -> str:
    return choices.choice(view_for(state, ADA), GAME.read(state, ADA, text)).hurts


@pytest.mark.rule("GAL-G12")
def test_who_would_leave_the_only_infantry_as_a_guard_reads_which_ships_come_without_any() -> None:
    state = put(own(galaxy(2), ADA, "kiln"), ADA, "kiln", "1 infantry")
    state = play(put(state, ADA, state.planet_by_id["kiln"].system, "2 scout"), "activate B3")
    assert offered(state, "move B3 C4 2 scout")[:2] == ("Bring 2 scouts", "1 infantry stays; from C4 to B3")
    assert offered(state, "move B3 C4 1 infantry, 2 scout")[0] == "Bring all"


@pytest.mark.rule("GAL-G12")
def test_of_guards_on_two_planets_all_are_counted_that_stay() -> None:
    """The scout has room for 1 of the 2 infantry on Brine and Cinder: without it both stay."""
    state = own(galaxy(2), ADA, "brine", "cinder")
    state = put(put(state, ADA, "brine", "1 infantry"), ADA, "cinder", "1 infantry")
    near = state.planet_by_id["brine"].system
    state = play(put(state, ADA, near, "1 scout"), "activate B3")
    assert offered(state, f"move B3 {near} 1 scout")[:2] == ("Bring 1 scout", f"2 infantry stay; from {near} to B3")


@pytest.mark.rule("GAL-G12", "GAL-G14")
def test_a_button_with_odds_and_unguarded_planets_counts_what_comes_and_cuts_no_odds() -> None:
    """Ada's fleet leaves Fallow and Gantry empty to fight for Kiln. The 3 infantry, the mech and a
    transport alone would need more than 80 letters."""
    state = own(galaxy(2), ADA, "fallow", "gantry")
    state = put(put(put(state, ADA, "fallow", "3 infantry"), ADA, "gantry", "1 mech"), ADA, "B3", "1 scout, 2 transport")
    state = put(put(own(state, BOB, "kiln"), BOB, "kiln", "1 infantry"), BOB, "B2", "1 transport, 1 infantry")
    state = play(state, "activate C4")
    found = [choices.choice(view_for(state, ADA), GAME.read(state, ADA, text)) for text in legal(state, ADA, "move")]
    bare = [choice.shown for choice in found if choice.hurts == "2 planets unguarded"]
    assert bare[0] == "Bring all: takes Kiln 99 in 100, 2 planets unguarded"
    assert all(len(choice.shown) <= 80 and "…" not in choice.shown for choice in found)


@pytest.mark.parametrize(
    ("language", "alone", "several"),
    [("en", "1 unit", "2 units"), ("de", "1 Einheit", "2 Einheiten"), ("es", "1 unidad", "2 unidades")],
)
def test_one_unit_that_is_counted_is_one(language: str, alone: str, several: str) -> None:
    with speaking(language):
        assert [WORDS("number-of-units", number=number) for number in (1, 2)] == [alone, several]


@pytest.mark.rule("GAL-G12")
def test_many_planets_left_unguarded_are_counted_and_one_under_a_truce_is_none_of_them() -> None:
    state = own(galaxy(2), ADA, "brine", "cinder")
    state = put(put(put(state, ADA, "brine", "1 infantry"), ADA, "cinder", "1 infantry"), ADA, "A2", "1 transport")
    moving = play(state, "activate B3")
    assert hurts(moving, "move B3 A2 2 infantry, 1 transport") == "", "no rival is near"
    moving = put(moving, BOB, "B2", "1 transport, 1 infantry")
    assert hurts(moving, "move B3 A2 2 infantry, 1 transport") == "2 planets unguarded"
    assert empty_told(("Isle of Glass", "Ember Reach", "Kiln")) == "3 planets unguarded"
    quiet = attach(moving, "cinder", "truce-world")
    assert hurts(quiet, "move B3 A2 2 infantry, 1 transport") == "Brine unguarded, Bob can land 1"


@pytest.mark.rule("GAL-G11", "GAL-G25")
def test_a_home_where_nothing_can_be_paid_for_is_not_lit() -> None:
    state = put(galaxy(2), ADA, "home-1", "1 dock")
    text = f"activate {home(state, ADA)}"
    # The home is worth 4 resources, enough for a battleship, and no ship could go anywhere.
    assert offered(state, text)[::2] == (f"Produce at home in {home(state, ADA)}", "first")
    poor = planet_with(state, "home-1", exhausted=True)
    assert offered(poor, text)[::2] == (f"Activate {home(state, ADA)}, your home", "plain")


@pytest.mark.rule("GAL-G60")
def test_to_produce_at_home_says_which_goal_it_spends_before_the_token_is_spent() -> None:
    state = put(galaxy(2), ADA, "home-1", "1 dock")
    state = replace(having(state, ADA, trade_goods=2), public=("great-works",))
    where = home(state, ADA)
    # 4 from the home and 2 trade goods are just enough.
    assert hurts(state, f"activate {where}") == "gives up Great Works"
    assert hurts(having(state, ADA, trade_goods=3), f"activate {where}") == ""
    # Influence: 2 of the home and the trade goods. Whatever pays, 1 of them at least is gone.
    voices = having(replace(state, public=("loud-voices",)), ADA, trade_goods=4)
    assert hurts(voices, f"activate {where}") == hurts(voices, "research void-compass") == "gives up Loud Voices"
    assert hurts(having(voices, ADA, trade_goods=5), f"activate {where}") == ""


@pytest.mark.rule("GAL-G60")
def test_a_goal_that_another_replaces_is_not_called_lost_and_a_free_one_is_named_before() -> None:
    """Great Works takes all that Ada has, and one public goal is scored in a round: Learned, of 3 technologies, is left."""
    state = put(having(galaxy(2), ADA, trade_goods=2, technologies=("slip-drives", "gene-vats")), ADA, "home-1", "1 dock")
    state = replace(state, public=("great-works", "learned"))
    there = f"activate {home(state, ADA)}"
    assert hurts(state, there) == "gives up Great Works" and hurts(state, "research void-compass") == ""
    both = having(state, ADA, points=7, technologies=("slip-drives", "gene-vats", "void-compass"))
    assert hurts(both, there) == "" and goals_ahead.wins_by(both, ADA) == ("learned",)


@pytest.mark.rule("GAL-G09")
def test_an_order_that_leaves_nothing_else_says_that_it_ends_the_round() -> None:
    state = having(galaxy(2), ADA, tactic=0, strategy=1)
    assert offered(state, "order muster")[0] == "Muster 2 infantry, ends your round"
    assert offered(having(state, ADA, strategy=2), "order muster")[0] == "Muster 2 infantry"
    assert offered(dealt(state, ADA, "escort"), "order muster")[0] == "Muster 2 infantry"


@pytest.mark.rule("GAL-G46", "GAL-G47")
def test_whom_a_useless_hand_keeps_from_passing_is_offered_to_pass_by_itself_where_only_they_read_it() -> None:
    # Escort is played in combats only; no ship and no token is left.
    idle = having(dealt(galaxy(2), ADA, "escort"), ADA, tactic=0, strategy=0)
    assert offered(idle, "order hand-quick") == (
        "From now on pass such turns by itself",
        "Where no card in your hand can be used and nothing else is left",
        "plain",
    )
    useful = having(dealt(galaxy(2), ADA, "requisition"), ADA, tactic=0, strategy=0)
    assert offered(useful, "order hand-quick")[2] == "written"


@pytest.mark.rule("GAL-G12", "GAL-G57")
def test_one_of_the_ground_forces_for_each_free_planet_comes_in_one_press() -> None:
    # Ada's home A3 lies beside A2, where Brine and Cinder are free.
    state = play(put(put(galaxy(2), ADA, "A3", "1 transport"), ADA, "home-1", "4 infantry"), "activate A2")
    proposed = {offered(state, text)[0]: text for text in legal(state, ADA, "move") if offered(state, text)[2] == "first"}
    assert proposed == {
        "Bring 3 infantry and 1 transport": "move A2 A3 3 infantry, 1 transport",
        "Bring 2 infantry and 1 transport": "move A2 A3 2 infantry, 1 transport",
    }
    # With Brine Bob's there is one planet to settle: no way of its own.
    taken = play(
        own(put(put(galaxy(2), ADA, "A3", "1 transport"), ADA, "home-1", "4 infantry"), BOB, "brine"), "activate A2"
    )
    assert "move A2 A3 2 infantry, 1 transport" not in legal(taken, ADA, "move")


@pytest.mark.rule("GAL-G39")
def test_who_holds_free_passage_is_offered_the_systems_that_it_alone_opens_and_nobody_else_is() -> None:
    start = galaxy(2)
    state = dealt(put(start, ADA, home(start, ADA), "1 transport"), ADA, "free-passage")
    label, detail, weight = offered(state, "activate A1")
    assert (label, weight) == ("Activate A1, free Aster, with Free Passage", "main")
    assert detail == "Press it, then play Free Passage: 1 of your ships moves 1 system further"
    assert "Free Passage brings a ship to A1" in asking.ask(view_for(state, ADA))
    public = choices.choice(view_for(state, None), GAME.read(state, ADA, "activate A1"))
    assert public.weight == "written" and "Passage" not in public.label
    assert "Free Passage" not in asking.ask(view_for(state, None))
    assert offered(state, "activate D1")[2] == "written", "out of its reach too"
    assert offered(having(state, ADA, hand=()), "activate A1")[2] == "written"
