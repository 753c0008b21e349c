"""The council phase: the market, the vote for the speaker, planets readied (GAL-G43)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.rules import awaiting, council
from engine.games.galaxy.state.state import State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    attach,
    galaxy,
    having,
    holding,
    legal,
    own,
    planet_with,
    play,
    refused,
    run,
    told,
    voyage_of,
)


def begun(state: State) -> State:
    """Return the state as its council waits for the first decision."""
    voyage = voyage_of(state)
    voyage.change(agenda=())
    council.begin(voyage)
    return run(voyage)


def rich(players: int = 3) -> State:
    """Return a galaxy in which everybody has 2 commodities and 1 trade good."""
    state = galaxy(players)
    for player in range(players):
        state = having(state, player, commodities=2, trade_goods=1)
    return state


@pytest.mark.rule("GAL-G43", "GAL-G24", "GAL-G25")
def test_at_the_market_anybody_trades_with_anybody_once() -> None:
    state = begun(rich())
    assert awaiting.awaited(state) == (ADA, BOB, CY)
    state = play(state, (CY, "trade ada 2 commodities for 1 trade good"), (ADA, "accept cy"))
    assert (state.players[ADA].trade_goods, state.players[ADA].commodities) == (2, 2)
    assert (state.players[CY].trade_goods, state.players[CY].commodities) == (2, 0)
    assert refused(state, ADA, "trade cy 1 commodity for nothing").rule == "GAL-G43"
    assert legal(state, ADA, "trade"), "Bob is left"
    assert all(move.startswith("trade bob") for move in legal(state, ADA, "trade"))


@pytest.mark.rule("GAL-G43", "GAL-G46")
def test_the_market_closes_when_only_one_is_left_at_it() -> None:
    state = begun(rich())
    state, events = act(state, BOB, "pass")
    assert told(events, "market_done") == [{"who": "Bob"}]
    assert awaiting.awaited(state) == (ADA, CY)
    assert str(awaiting.default(state, CY)) == "pass"
    assert refused(state, BOB, "pass").rule == "GAL-G43"
    assert refused(state, ADA, "trade bob 1 commodity for nothing").rule == "GAL-G43"
    state = play(state, (CY, "pass"))
    assert "vote bob all" in legal(state, BOB)


@pytest.mark.rule("GAL-G43")
def test_offers_of_a_player_who_leaves_the_market_lapse() -> None:
    state = play(begun(rich()), (ADA, "trade bob 1 commodity for nothing"))
    state, events = act(state, ADA, "pass")
    assert told(events, "lapsed") == [{"who": "Ada", "partner": "Bob"}]
    assert not legal(state, BOB, "accept")


@pytest.mark.rule("GAL-G43")
def test_there_is_no_market_where_no_player_has_anything() -> None:
    state = begun(galaxy(2))
    assert "vote ada all" in legal(state, BOB)


@pytest.mark.rule("GAL-G30", "GAL-G43", "GAL-005")
def test_a_truce_world_changes_hands_at_the_market_and_is_not_explored() -> None:
    state = having(attach(own(galaxy(2), ADA, "aster"), "aster", "truce-world"), BOB, trade_goods=2)
    state = begun(state)
    before = state.decks["cultural"]
    state = play(state, (ADA, "trade bob Aster for 2 trade goods"), (BOB, "accept ada"))
    assert state.planet_by_id["aster"].owner == BOB
    assert state.players[ADA].trade_goods == 2
    assert state.decks["cultural"] == before


@pytest.mark.rule("GAL-G43", "GAL-G26")
def test_the_vote_goes_from_the_speakers_left_and_the_speaker_is_last() -> None:
    state = begun(galaxy(3, speaker=BOB))
    voted = []
    for _ in range(3):
        (voter,) = awaiting.awaited(state)
        voted.append(voter)
        state = play(state, "vote ada all" if voter == ADA else "pass")
    assert voted == [CY, ADA, BOB]
    assert state.speaker == ADA


@pytest.mark.rule("GAL-G43", "GAL-G26", "GAL-G27", "GAL-G93")
def test_influence_elects_a_speaker_who_gains_a_command_token() -> None:
    # Homes have 2 influence, Fallow has 3: Bob gets 5 votes, Ada 2.
    state = begun(own(galaxy(2), BOB, "fallow"))
    state, events = act(state, BOB, "vote bob all")
    assert told(events, "voted") == [{"who": "Bob", "candidate": "Bob", "influence": 5}]
    assert state.planet_by_id["fallow"].exhausted
    assert state.planet_by_id["home-2"].exhausted
    assert told(events, "settled") == [{"who": "Bob"}], "Ada is not asked: her 2 would change nothing"
    assert told(events, "speaker") == [{"who": "Bob", "votes": 5, "tied": False}]
    state = play(state, (ADA, "choose 3-2"))
    assert (state.players[BOB].tactic, state.speaker) == (4, BOB)
    assert not any(planet.exhausted for planet in state.planets), "all planets are readied at the end"
    assert (state.phase, state.round, state.active) == ("action", 2, BOB)


@pytest.mark.rule("GAL-G65", "GAL-G27")
def test_without_influence_one_is_not_asked_and_where_no_player_votes_the_speaker_stays() -> None:
    # Bob's home is exhausted: the vote goes from Ada's left past him, back to Ada.
    state = begun(planet_with(galaxy(2), "home-2", exhausted=True))
    assert awaiting.awaited(state) == (ADA,)
    chosen = play(state, (ADA, "vote bob all"))
    assert (chosen.speaker, chosen.players[BOB].tactic) == (BOB, 4)
    stayed = play(state, (ADA, "pass"))
    assert (stayed.speaker, stayed.players[ADA].tactic) == (ADA, 4)


@pytest.mark.rule("GAL-G43")
def test_the_old_speaker_decides_a_tie() -> None:
    state = play(begun(galaxy(2)), "vote bob all", "vote ada all")
    assert awaiting.awaited(state) == (ADA,)
    assert legal(state, ADA, "choose") == ["choose ada", "choose bob"]
    state, events = act(state, ADA, "choose bob")
    assert told(events, "speaker") == [{"who": "Bob", "votes": 2, "tied": True}]


@pytest.mark.rule("GAL-G43", "GAL-G48")
def test_no_player_who_gave_up_during_a_tie_becomes_speaker() -> None:
    state = play(begun(galaxy(3)), (BOB, "vote bob all"), (CY, "vote cy all"), (ADA, "pass"))
    assert legal(state, ADA, "choose") == ["choose bob", "choose cy"]
    state = play(state, (CY, "resign yes"), (ADA, "choose cy"))
    assert state.speaker == BOB, "nobody else has votes"


@pytest.mark.rule("GAL-G43", "GAL-G25")
def test_a_vote_takes_readied_planets_and_no_trade_goods() -> None:
    state = begun(own(having(galaxy(2), BOB, trade_goods=3), BOB, "fallow", exhausted=True))
    assert awaiting.awaited(state) == (BOB,), "no market for trade goods alone: Bob is called to vote"
    assert "vote ada fallow" not in legal(state, BOB, "vote")
    assert refused(state, BOB, "vote bob fallow").rule == "GAL-G25"
    assert refused(state, BOB, "vote zed all").rule == "GAL-G43"
    assert refused(state, BOB, "vote bob home, home").rule == "GAL-G25"
    assert refused(state, ADA, "vote ada all").rule == "GAL-G43"


@pytest.mark.rule("GAL-G43")
def test_some_planets_can_be_kept_back_from_a_vote() -> None:
    state = begun(own(galaxy(2), BOB, "fallow", "aster"))
    state, events = act(state, BOB, "vote Ada Aster and Bob's home")
    assert told(events, "voted")[0]["influence"] == 1 + 2
    assert not state.planet_by_id["fallow"].exhausted


@pytest.mark.rule("GAL-G43", "GAL-G32", "GAL-G38")
def test_the_knowledge_furnace_comes_before_the_market_and_costs_the_vote() -> None:
    state = begun(holding(rich(2), ADA, "knowledge-furnace"))
    assert awaiting.awaited(state) == (ADA,)
    state = play(state, "choose slip-drives")
    assert state.players[ADA].technologies == ("slip-drives",), "without its prerequisites"
    assert state.purged == ("knowledge-furnace",)
    state = play(state, (ADA, "pass"), (BOB, "vote bob all"))
    assert state.speaker == BOB, "Ada's planets are exhausted: she is not called to vote"


@pytest.mark.rule("GAL-G43", "GAL-G46")
def test_a_player_who_stays_away_does_not_vote() -> None:
    state = begun(galaxy(2))
    assert str(awaiting.default(state, BOB)) == "pass"
    state, events = act(state, BOB, "pass")
    assert told(events, "voted") == [{"who": "Bob", "candidate": "", "influence": 0}]
    assert not planet_with(state, "home-2").planet_by_id["home-2"].exhausted


@pytest.mark.rule("GAL-G43", "GAL-G46")
def test_where_no_player_votes_the_speaker_stays_without_being_asked() -> None:
    state = begun(galaxy(3, speaker=BOB))
    state, events = act(play(state, "pass", "pass"), BOB, "pass")
    assert told(events, "speaker") == [{"who": "Bob", "votes": 0, "tied": False}]
    assert (state.speaker, state.players[BOB].tactic, state.phase) == (BOB, 4, "action")


@pytest.mark.rule("GAL-G43", "GAL-G45")
def test_the_last_vote_is_held_only_where_the_speaker_decides_who_has_won() -> None:
    level = having(having(rich(2), ADA, points=3), BOB, points=3)
    state = play(begun(replace(level, round=6)), (ADA, "pass"))
    assert awaiting.awaited(state) == (BOB,)
    state = play(state, "vote bob all", "pass")
    assert (state.phase, state.winner) == ("over", BOB), "no token is gained, and no pool asked about"
    richer = having(level, ADA, trade_goods=2)
    assert play(begun(replace(richer, round=6)), (ADA, "pass")).winner == ADA, "more trade goods"


@pytest.mark.rule("GAL-G43", "GAL-G45", "GAL-G32")
def test_the_furnace_is_not_offered_in_the_last_council() -> None:
    state = begun(replace(holding(rich(2), ADA, "knowledge-furnace"), round=6))
    assert awaiting.awaited(state) == (ADA, BOB), "the market is open"


@pytest.mark.rule("GAL-G100", "GAL-G42", "GAL-G27")
def test_tokens_are_divided_once_before_the_vote_and_of_a_player_who_is_not_called_after_it() -> None:
    # Bob's home votes with 2; Cy has no planet to vote with, Ada is the speaker and votes last.
    state = begun(planet_with(galaxy(3), "home-3", exhausted=True))
    assert awaiting.awaited(state) == (BOB,)
    assert legal(state, BOB, "choose") == [f"choose {tactic}-{5 - tactic}" for tactic in (5, 4, 2, 1, 0)], "3-2 is so"
    assert refused(state, BOB, "choose 9-9").rule == "GAL-G27"
    state, events = act(state, BOB, "choose 1-4")
    assert told(events, "pools") == [{"who": "Bob", "tactic": 1, "strategy": 4}]
    assert legal(state, BOB, "choose") == [] and refused(state, BOB, "choose 4-1").rule == "GAL-G100"
    state = play(state, (BOB, "vote bob all"), (ADA, "pass"))
    assert (state.players[BOB].tactic, state.players[BOB].strategy) == (2, 4), "the speaker's token is for tactics"
    assert awaiting.awaited(state) == (CY,) and str(awaiting.default(state, CY)) == "choose 3-2"
    state = play(state, (CY, "choose 0-5"))
    assert (state.players[CY].tactic, state.players[CY].strategy) == (0, 5) and state.round == 2
