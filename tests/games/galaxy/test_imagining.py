"""What a bot player imagines looks to its seat as the true galaxy does, and is another one each time (GAL-G47)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import opening, steps
from engine.games.galaxy.state.content import HIDDEN_GOALS, ORDERS, PUBLIC, content
from engine.games.galaxy.state.state import State

from . import build
from .build import ADA, BOB, CY
from .laws import belongings
from .test_council import begun as council_begun
from .worlds import BETWEEN, played

rule = pytest.mark.rule


def imagined(state: State, seat: int, lot: str = "lot") -> State:
    """Return what a player imagines, which has to look to them as it is."""
    view = GAME.view(state, seat)
    other = GAME.imagined(view, Dice(KeyedSource(lot)))
    assert GAME.view(other, seat) == view
    assert list(GAME.legal(other, seat)) == list(GAME.legal(state, seat))
    return other


@pytest.mark.whole
@rule("GAL-G47")
@pytest.mark.parametrize("number", range(2))
def test_what_is_imagined_looks_as_it_is_and_holds_the_same_cards(number: int) -> None:
    """In galaxies full of cards that are played at random, every seat imagines two others: no card is made or lost, and
    as decks are long, the two are never the same."""
    for table, *_ in played(number)[::BETWEEN]:
        for seat in range(len(table.state.players)):
            first, two = (imagined(table.state, seat, lot) for lot in ("one", "two"))
            assert belongings(first) == belongings(two) == belongings(table.state)
            assert first.decks != two.decks


@rule("GAL-G47")
def test_hands_and_goals_of_others_are_dealt_from_what_one_has_not_seen() -> None:
    """Ada holds both Probes, and Escort lies discarded twice: Bob can hold neither. Her own goal is not his."""
    state = build.dealt(build.secretly(build.galaxy(), ADA, "patron"), ADA, "probe", "probe")
    state = build.secretly(build.dealt(state, BOB, "smuggler", "requisition", "long-scan"), BOB, "victor")
    for _ in range(2):
        state = build.without(state, ORDERS, "escort")
    state = replace(state, decks={**state.decks, ORDERS: replace(state.decks[ORDERS], discard=("escort", "escort"))})
    hands, goals = set(), set()
    for number in range(40):
        other = imagined(state, ADA, str(number))
        assert other.players[ADA] == state.players[ADA]
        hands |= {*other.players[BOB].hand}
        goals |= {*other.players[BOB].goals}
        assert len(other.players[BOB].hand) == 3 and len(other.decks[HIDDEN_GOALS].draw) == 10
    assert not hands & {"probe", "escort"} and len(hands) == 10, "each of the ten other kinds, in 120 cards"
    assert "patron" not in goals and len(goals) > 5


@rule("GAL-G47", "GAL-G81")
def test_where_there_are_8_public_goals_no_later_one_is_imagined() -> None:
    """So it is with the same 12 planets, and at tables that began before there were more."""
    state = build.aiming(build.galaxy(), "learned", "keeper")
    first = tuple(goal for goal in state.decks[PUBLIC].draw if not content().goals[goal].later)[:6]
    state = replace(state, decks={**state.decks, PUBLIC: replace(state.decks[PUBLIC], draw=first)})
    draw = imagined(state, ADA).decks[PUBLIC].draw
    assert len(draw) == 6 and not any(content().goals[goal].later for goal in draw)


@rule("GAL-G38", "GAL-G47")
def test_a_player_who_is_not_asked_any_more_has_chosen_a_first_technology() -> None:
    free = opening.free_technologies()
    asked = tuple(
        steps.ChooseFirst(owner=item, options=free, default=free[0], together=True).written() for item in (ADA, CY)
    )
    state = build.galaxy(3, phase="opening", active=-1, agenda=(*asked, steps.ShowFirst().written()))
    state = build.having(state, BOB, first="deep-survey")
    chosen = {imagined(state, ADA, str(number)).players[BOB].first for number in range(40)}
    assert chosen == {*free}
    assert not imagined(state, ADA).players[CY].first, "they are asked still"


@rule("GAL-G39", "GAL-G47")
def test_who_has_seen_the_top_of_a_deck_imagines_it_there_and_no_other_player_knows_which_it_is() -> None:
    top = build.galaxy().decks["frontier"].draw[:2]
    options = ("+".join(top), "+".join(reversed(top)))
    question = steps.Charts("frontier", owner=ADA, options=options, default=options[0]).written()
    state = build.galaxy()
    state = replace(state, agenda=(question, *state.agenda))
    assert imagined(state, ADA).decks["frontier"].draw[:2] == top
    assert len({imagined(state, BOB, str(number)).agenda[0].subject for number in range(40)}) == 4, "one of four decks"


@rule("GAL-G43", "GAL-G47")
def test_who_has_voted_is_imagined_to_have_voted_for_a_player_and_the_votes_are_counted() -> None:
    """Bob has voted, and holds a hidden goal: what is imagined of him is a vote, with what he could vote with."""
    state = build.own(build.secretly(build.galaxy(3), BOB, "victor"), BOB, "aster")
    state = build.play(council_begun(state), (BOB, "vote bob all"))
    planets = {planet.id for planet in state.planets_of(BOB) if planet.weight}
    for number in range(12):
        other = imagined(state, ADA, str(number))
        whom, *named = other.players[BOB].chosen[0].split()
        assert int(whom) in range(3) and {*named} == planets
        counted = build.play(other, (ADA, "vote ada all"), (CY, "vote ada all"))
        assert counted.phase == "action" and counted.round == state.round + 1
