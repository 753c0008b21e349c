"""What a button says before a decision that cannot be made again: odds, what is lost, who is counted first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.rules import goals_ahead
from engine.games.galaxy.speech import asking, choices
from engine.games.galaxy.state.state import NONE, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, CY, act, aiming, galaxy, having, holding, home, own, play, put, system_with
from .test_council import begun


def _choice(state: State, text: str, seat: int | None = ADA) -> Choice:
    return choices.choice(view_for(state, seat), GAME.read(state, ADA, text))


def _offered(state: State, text: str) -> Choice:
    """Return how a move is offered under a post."""
    return advising.choice(view_for(state, None), GAME.read(state, ADA, text))


@pytest.mark.rule("GAL-G59")
def test_what_takes_the_token_that_a_goal_needs_says_so_and_is_not_lit() -> None:
    # Held Back takes 3 tokens of both pools together.
    state = aiming(having(galaxy(2), ADA, tactic=2, strategy=1), "held-back")
    there = f"activate {home(state, ADA)}"
    for text in (there, "order trade", "order muster", "order build", "research gene-vats"):
        assert _choice(state, text).hurts == "gives up Held Back", text
    assert not _choice(state, there).lit
    more = having(state, ADA, tactic=3)
    assert _choice(more, there).hurts == ""


@pytest.mark.rule("GAL-G13", "GAL-G45")
def test_the_home_is_not_proposed_where_what_it_builds_comes_too_late() -> None:
    state = replace(having(galaxy(2), ADA, tactic=3, strategy=0), public=())
    grounded = [replace(system, fleets=(NONE, *system.fleets[1:])) for system in state.systems]
    planet = next(planet.id for planet in state.planets if planet.home == ADA)
    alone = put(replace(state, systems=tuple(grounded)), ADA, planet, "1 dock")
    there = f"activate {home(state, ADA)}"
    assert _choice(alone, there).weight == "first", "nothing else brings as much"
    near = own(having(alone, BOB, points=7), BOB, "meridian")
    assert goals_ahead.winning(near) == (BOB,)
    assert _choice(near, there).weight != "first", "Bob wins before it is of use"


@pytest.mark.rule("GAL-G43")
def test_all_candidates_are_buttons_and_the_one_whom_all_would_vote_for_comes_first() -> None:
    state = begun(having(having(galaxy(3), BOB, points=3), CY, points=1))
    openly = [_offered(state, f"vote {who} all") for who in ("ada", "bob", "cy")]
    assert [choice.weight for choice in openly] == ["main"] * 3, "each of them would vote for themselves"
    assert [choice.label for choice in openly] == [
        "For Ada, last with 0 points",
        "For Bob, who leads with 3 points",
        "For Cy",
    ]
    assert [_choice(state, f"vote {who} all").weight for who in ("ada", "bob", "cy")] == ["first", "main", "main"]
    for seat in (ADA, CY):
        state, _ = act(state, seat, "pass")
    alone = [_offered(state, f"vote {who} all").weight for who in ("ada", "bob", "cy")]
    assert alone == ["main", "first", "main"], "only Bob is waited for"


@pytest.mark.rule("GAL-G43")
def test_button_and_hint_propose_the_same_vote() -> None:
    """Bob is about to win and has more votes than Ada: the most are Cy's. With votes of her own that are enough she votes
    for herself; with too few she makes Cy speaker rather than Bob, also where she lacks one point."""
    state = having(having(galaxy(3), BOB, points=7), CY, points=1)
    state = begun(own(own(state, BOB, "fallow"), CY, "aster", "kiln"))
    state = play(state, (BOB, "pass"), (CY, "pass"), (ADA, "choose 4-1"))
    for points, planets, proposed in ((1, (), "cy"), (7, (), "cy"), (7, ("meridian",), "ada")):
        near = own(having(state, ADA, points=points), ADA, *planets)
        advised = GAME.advise(GAME.view(near, ADA), list(GAME.legal(near, ADA)), Dice(KeyedSource("lot")))[0].move
        openly = [who for who in ("ada", "bob", "cy") if _offered(near, f"vote {who} all").weight == "first"]
        assert (str(advised), openly) == (f"vote {proposed} all", [proposed])


@pytest.mark.rule("GAL-G43", "GAL-G45")
def test_near_the_end_a_council_says_why_the_speaker_matters() -> None:
    state = replace(begun(galaxy(2)), round=2)
    said = "The first with 8 points wins: goals count from the speaker on (Ada, Bob, and round again)"
    assert said not in asking.ask(view_for(state, None))
    near = having(state, BOB, points=6)
    assert said in asking.ask(view_for(near, None)) and said in asking.ask(view_for(near, ADA))


@pytest.mark.rule("GAL-G45", "GAL-G58", "GAL-G59")
def test_who_passes_with_a_win_at_hand_reads_who_is_counted_before() -> None:
    state = having(having(galaxy(2), ADA, points=7, tactic=1), BOB, points=7)
    both = replace(own(state, ADA, "meridian"), speaker=BOB)
    assert _choice(both, "pass", None).sure.startswith(
        "You can win when the round ends, with Meridian, unless a rival wins by goals, hidden ones too: these count first."
    )
    both = aiming(having(holding(both, BOB, "command-orb"), BOB, points=7), "keeper")
    assert _choice(both, "pass", None).sure.startswith(
        "When the round ends Bob can win and counts before you; else you can, with Meridian."
    )
    assert "2. **Ada** 7, 1 more for Meridian, after the goals of all" in asking.status(view_for(both, None))
    # Bob's goal counts before her Meridian, though she is the speaker.
    assert goals_ahead.winning(replace(both, speaker=ADA)) == (BOB, ADA)


@pytest.mark.rule("GAL-G14", "GAL-G15")
def test_ground_forces_count_for_the_odds_of_a_system_even_where_ships_alone_are_stronger() -> None:
    state = system_with(own(put(galaxy(2), BOB, "meridian", "1 infantry"), BOB, "meridian"), "C3", seal=False)
    state = put(put(put(state, BOB, "C3", "1 scout"), ADA, "B3", "1 battleship"), ADA, "C2", "1 scout, 1 infantry")
    # A scout wins 21 of 51 against a scout. The battleship makes the combat in space nearly sure. Its bombardment hits on 6
    # to 10, else the infantry wins 21 of 51: 7 in 10 of that.
    assert [one for one, _ in goals_ahead.best_comers(state, ADA, "C3")[0]] == ["B3", "C2"]
    chosen = _choice(state, "activate C3")
    assert chosen.label.startswith("Take Meridian in C3 (2 in 3)")
    assert chosen.detail.startswith("Odds with all 2 ships and 1 infantry from B3 and C2; ")
    moving = play(replace(state, speaker=ADA), "activate C3")
    every = _choice(moving, "move C3 all all")
    assert every.weight == "first"
    assert every.label.startswith("Bring all: takes Meridian 2 in 3")
    assert GAME.read(moving, ADA, "move C3 all") == GAME.read(moving, ADA, "move C3 all all")
    assert _choice(moving, "move C3 B3 1 battleship").weight == "main"
    _, events = GAME.apply(moving, ADA, GAME.read(moving, ADA, "move C3 all all"), Dice(KeyedSource("lot")))
    went = next(event for event in events if event.kind == "moved")
    assert list(went.facts["legs"]) == ["1 battleship from B3", "1 infantry, 1 scout from C2"]


@pytest.mark.rule("GAL-G41")
def test_the_system_with_the_most_to_gain_comes_first_among_those_of_its_weight() -> None:
    state = having(put(galaxy(2), ADA, "B3", "1 transport, 4 infantry"), ADA, trade_goods=6)
    assert goals_ahead.opens_meridian(state, ADA, "C3") and _choice(state, "activate C3").foremost == 3
    assert _choice(state, f"activate {home(state, ADA)}").foremost == 0


@pytest.mark.rule("GAL-G43", "GAL-G32")
def test_the_furnace_says_what_it_costs_and_keeping_it_is_a_button() -> None:
    state = begun(aiming(holding(galaxy(2), ADA, "knowledge-furnace"), "keeper"))
    burnt = _choice(state, "choose slip-drives")
    assert burnt.label.endswith(", costs all your votes") and burnt.hurts == "gives up Keeper of Relics"
    assert _choice(state, "choose none").weight == "first"
    view = GAME.view(state, ADA)
    advised = GAME.advise(view, list(GAME.legal(state, ADA)), Dice(KeyedSource("lot")))
    assert all(item.why for item in advised)
