"""What ends a turn: which cards go with it, and these go; what takes a member down at once is left to others."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.verbs import MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.player import sensible
from engine.games.regions.rules import ahead
from engine.games.regions.rules.party import parting
from engine.games.regions.state.content import Effect
from engine.games.regions.state.moves import Search
from engine.games.regions.state.state import Disease, Habits, State, Turn
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, GNATS, corridor, party, play, with_member

HAND = ("full-effort", "brace", "lead-on", "clear-the-way", "breather", "shouted-warning")
"""One card more than a hand keeps."""


def full(**fields: object) -> State:
    """Return Ada alone in the hall in her turn, with a card more than she keeps."""
    return with_member(party(corridor(), "warden", turn=ADA), ADA, hand=HAND, **fields)


@pytest.mark.rule("REG-G10", "REG-G12")
def test_the_end_of_the_turn_names_the_card_that_goes_with_any_move_that_ends_it() -> None:
    state = replace(full(), turn=Turn(ADA, strategy=True, action=True))
    (goes,) = parting.named(state, ADA, MoveTo("A"))
    assert GAME.choice(view_for(state, ADA), MoveTo("A")).label == "Go A: Passage (new)"
    ends = GAME.choice(view_for(state, ADA), Pass()).label
    after, _ = play(state, ADA, "move A")
    assert after.round == 2 and goes in after.members[ADA].discard and not after.members[ADA].laid
    assert ends == f"End turn: {GAME_NAMES[goes]} goes"
    two = with_member(state, ADA, hand=("full-effort", *HAND))
    assert len(parting.named(two, ADA, MoveTo("A"))) == 2
    assert re.fullmatch(r"End turn: .+ and .+ go", GAME.choice(view_for(two, ADA), Pass()).label)


GAME_NAMES = {
    "full-effort": "Full Effort",
    "brace": "Brace",
    "lead-on": "Lead On",
    "clear-the-way": "Clear the Way",
    "breather": "Breather",
    "shouted-warning": "Shouted Warning",
}


@pytest.mark.rule("REG-G10", "REG-G11")
def test_a_search_that_draws_a_card_first_names_two_and_one_that_leaves_a_move_names_none() -> None:
    state = full(moved=True, deck=("duck", "duck"), habits=Habits())
    assert len(parting.named(state, ADA, Search())) == 2, "the Strategy that was not used draws a card, which stays"
    label = GAME.choice(view_for(state, ADA), Search()).label
    assert label.endswith((" go", "-2 cards"))
    assert parting.named(full(), ADA, Search()) == () == parting.named(state, ADA, MoveTo("A"))
    drawn = replace(state, turn=Turn(ADA, strategy=True))
    assert len(parting.named(drawn, ADA, Search())) == 1, "no Strategy is left that would draw"


@pytest.mark.rule("REG-G09")
def test_whom_the_start_of_the_turn_takes_down_is_not_waited_for() -> None:
    fever = Disease("Mist Fever", "Resilience", 1, lasting=(Effect("harm", "1", each="turn"),))
    state = with_member(party(corridor(), "warden", "mender"), ADA, ep=1, diseases=(fever,))
    assert ahead.falls_at_once(state, ADA) and not sensible._is_waited_for(state, ADA)
    assert not ahead.falls_at_once(with_member(state, ADA, ep=2), ADA)
    assert sensible._is_waited_for(with_member(state, ADA, ep=2), ADA)
    assert GAME.obvious(state, ADA) is None, "Bob may heal her first"
    last = with_member(state, BOB, acted=True)
    assert str(GAME.obvious(last, ADA)) == "claim", "nothing is left to choose"
    told = GAME.in_short(GAME.view(state, None), ADA)
    assert told.startswith("Warden, EP 1 of ") and told.endswith(", down as the turn begins"), "who plays on as her is told"


@pytest.mark.rule("REG-G31")
def test_a_fight_is_one_aim_whatever_of_it_is_struck_first() -> None:
    second = replace(GNATS, id="gnats-2")
    state = with_member(party(corridor(placed=(GNATS, second)), "warden", turn=ADA), ADA, pack=(), hand=())
    said = GAME.aim(view_for(state, ADA))
    assert said.startswith("beat the needle gnats and the second needle gnats, then explore by A")
