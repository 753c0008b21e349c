"""Giving up for good (GAL-G48)."""

from __future__ import annotations

import pytest

from engine.core.flow import Then
from engine.games.galaxy.rules import awaiting
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import NOBODY
from tests.games.galaxy import laws
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    dealt,
    galaxy,
    having,
    holding,
    legal,
    on_top,
    own,
    play,
    put,
    refused,
    secretly,
    system_with,
    told,
    turn_of,
    without,
)
from tests.games.galaxy.explorations import at_token, deep, explore


@pytest.mark.rule("GAL-G48", "GAL-G62")
def test_units_go_planets_are_free_and_cards_go_where_they_belong() -> None:
    state = put(put(own(galaxy(3), BOB, "aster"), BOB, "aster", "2 infantry, 1 dock"), BOB, "A1", "scout")
    state = holding(system_with(state, "B3", tokens=(BOB,)), BOB, "star-lance")
    state = secretly(dealt(state, BOB, "escort"), BOB, "patron")
    for card in ("cultural-fragment", "unmarked-fragment", "puzzle-engine"):
        state = without(state, content().cards[card].deck, card)
    state = having(state, BOB, fragments={"cultural": 1, "unknown": 1}, devices=1, trade_goods=3)
    before = laws.belongings(state)
    # 12 hidden goals: the one that goes back is shuffled in with the other 11.
    state, events = act(state, BOB, "resign yes", tuple(range(11, 0, -1)))
    gone = state.players[BOB]
    assert gone.gone
    assert (gone.trade_goods, gone.fragment_count, gone.devices) == (0, 0, 0)
    assert gone.relics == gone.hand == gone.goals == ()
    assert state.planet_by_id["aster"].owner == state.planet_by_id["home-2"].owner == NOBODY
    assert not any(state.planet_by_id["aster"].troops)
    assert not any(system.fleets[BOB] or BOB in system.tokens for system in state.systems)
    assert state.decks["cultural"].discard == ("cultural-fragment",)
    assert sorted(state.decks["frontier"].discard) == ["puzzle-engine", "unmarked-fragment"]
    assert state.decks["orders"].discard == ("escort",)
    assert state.purged == ("star-lance",)
    assert len(state.decks["hidden"].draw) == 12
    assert laws.belongings(state) == before
    assert told(events, "resigned") == [{"who": "Bob"}]
    laws.check(state)


@pytest.mark.rule("GAL-G48", "GAL-003", "GAL-G16")
def test_a_planet_of_a_player_gone_is_explored_again() -> None:
    state = own(put(galaxy(3), ADA, "A2", "transport, 1 infantry"), BOB, "aster")
    state = on_top(play(state, (BOB, "resign yes")), "garden-world")
    state = play(state, "activate A1", "move A1 A2 1 transport, 1 infantry", "land aster 1 infantry")
    assert state.planet_by_id["aster"].owner == ADA
    assert state.planet_by_id["aster"].bears("garden-world")


@pytest.mark.rule("GAL-G48", "GAL-G08")
def test_the_turn_goes_on_where_the_active_player_gives_up() -> None:
    state = put(galaxy(3), ADA, "A3", "scout")
    state = play(state, "activate B3")
    state = play(state, (ADA, "resign yes"))
    assert state.active == BOB
    assert awaiting.awaited(state) == (BOB,)
    assert state.system == ""
    assert state.speaker == BOB, "the speaker's place passes on"
    assert legal(state, ADA) == []
    assert refused(state, ADA, "pass").rule == "GAL-G48"


@pytest.mark.rule("GAL-G48")
def test_an_open_card_is_discarded_when_its_explorer_gives_up() -> None:
    state = on_top(put(galaxy(3), ADA, "A2", "transport, 1 infantry"), "hired-guard")
    state = play(state, "activate A1", "move A1 A2 1 transport, 1 infantry", "land aster 1 infantry")
    assert state.revealed is not None
    assert state.revealed.card == "hired-guard"
    assert state.planet_by_id["aster"].owner == ADA
    state = play(state, (ADA, "resign yes"))
    assert state.decks["cultural"].discard == ("hired-guard",)
    laws.check(state)


@pytest.mark.rule("GAL-G48", "GAL-023")
def test_a_token_whose_card_is_resolved_goes_back_though_its_explorer_gives_up() -> None:
    state = at_token(players=3)
    state, _ = explore(state, deep(state), "envoy-ship")
    assert legal(state, ADA, "choose") == ["choose tactic", "choose strategy"]
    state = play(state, (ADA, "resign yes"))
    assert not state.system_by_id[deep(state)].frontier
    assert state.decks["frontier"].discard == ("envoy-ship",)


@pytest.mark.rule("GAL-G48", "GAL-G45")
def test_the_last_one_left_has_won() -> None:
    state, events = act(having(galaxy(2), ADA, points=5), ADA, "resign yes")
    assert state.phase == "over"
    assert state.winner == BOB
    assert told(events, "ended")[0]["why"] == "alone"


@pytest.mark.rule("GAL-G48")
def test_no_player_gives_up_in_the_middle_of_their_combat_or_of_a_question() -> None:
    state = put(put(dealt(galaxy(3), BOB, "probe"), ADA, "A2", "scout"), BOB, "A1", "scout")
    state = play(state, "activate A1", "move A1 A2 1 scout")
    assert legal(state, BOB, "choose"), "Bob might play a card before the first round"
    assert refused(state, BOB, "resign yes").rule == "GAL-G48"
    assert refused(state, ADA, "resign yes").rule == "GAL-G48"
    assert "resign yes" in legal(state, CY)


@pytest.mark.rule("GAL-G48")
def test_giving_up_takes_a_plain_yes() -> None:
    assert refused(galaxy(3), BOB, "resign perhaps").rule == "GAL-G48"
    assert play(galaxy(3), (BOB, "resign Yes")).players[BOB].gone


@pytest.mark.rule("GAL-G48", "GAL-G43")
def test_a_market_goes_on_without_a_player_who_gives_up() -> None:
    from tests.games.galaxy.test_council import begun, rich

    state = play(begun(rich(3)), (ADA, "pass"), (CY, "resign yes"))
    assert awaiting.awaited(state) == (BOB,)
    assert legal(state, BOB, "vote"), "only Bob has not voted yet"


@pytest.mark.rule("GAL-G48", "GAL-G42")
def test_no_player_gone_is_asked_anything_at_the_rounds_end() -> None:
    state = turn_of(having(galaxy(3), CY, passed=True), BOB)
    state = play(having(state, ADA, passed=True), (CY, "resign yes"), (BOB, "pass"))
    assert state.phase == "council"
    assert CY not in awaiting.awaited(state)
    assert not any(isinstance(task, Then) and task.step == "draw order" and task.number == CY for task in state.agenda)
