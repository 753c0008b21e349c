"""The council phase: the market, the vote for the speaker, planets readied (GAL-G43)."""

from __future__ import annotations

import pytest

from engine.core.verbs import Choose
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.rules import awaiting, council
from engine.games.galaxy.speech import asking, voting
from engine.games.galaxy.state.moves import Vote
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
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


@pytest.mark.rule("GAL-G43", "GAL-G46", "GAL-G93")
def test_whoever_voted_trades_no_more_and_is_not_awaited() -> None:
    state = begun(rich())
    state, events = act(state, BOB, "vote bob all")
    assert told(events, "market_done") == [{"who": "Bob"}]
    assert awaiting.awaited(state) == (ADA, CY)
    assert str(awaiting.default(state, CY)) == "pass"
    assert refused(state, BOB, "vote ada all").rule == "GAL-G43"
    assert refused(state, ADA, "trade bob 1 commodity for nothing").rule == "GAL-G43"
    assert legal(state, ADA, "trade") and all(move.startswith("trade cy") for move in legal(state, ADA, "trade"))


@pytest.mark.rule("GAL-G43")
def test_offers_of_a_player_who_votes_lapse() -> None:
    state = play(begun(rich()), (ADA, "trade bob 1 commodity for nothing"))
    state, events = act(state, ADA, "vote ada all")
    assert told(events, "lapsed") == [{"who": "Ada", "partner": "Bob"}]
    assert not legal(state, BOB, "accept")


@pytest.mark.rule("GAL-G30", "GAL-G43", "GAL-005")
def test_a_truce_world_changes_hands_at_the_market_and_is_not_explored() -> None:
    state = having(attach(own(galaxy(2), ADA, "aster"), "aster", "truce-world"), BOB, trade_goods=2)
    state = begun(state)
    before = state.decks["cultural"]
    state = play(state, (ADA, "trade bob Aster for 2 trade goods"), (BOB, "accept ada"))
    assert state.planet_by_id["aster"].owner == BOB
    assert state.players[ADA].trade_goods == 2
    assert state.decks["cultural"] == before


@pytest.mark.rule("GAL-G43", "GAL-G26", "GAL-G93", "GAL-G47")
def test_votes_stay_secret_until_all_have_voted_in_any_order() -> None:
    # Homes have 2 influence, Fallow has 3: Bob votes with 5, Cy with 2, Ada with 2.
    state = begun(own(galaxy(3), BOB, "fallow"))
    assert awaiting.awaited(state) == (ADA, BOB, CY)
    state, events = act(state, BOB, "vote cy all")
    assert not told(events, "voted") and not state.planet_by_id["fallow"].exhausted
    assert view_for(state, ADA).state.players[BOB].chosen == ("",), "that he voted, not for whom"
    state, events = act(play(state, (CY, "pass")), ADA, "vote ada all")
    assert told(events, "voted") == [
        {"who": "Ada", "candidate": "Ada", "influence": 2},
        {"who": "Bob", "candidate": "Cy", "influence": 5},
        {"who": "Cy", "candidate": "", "influence": 0},
    ]
    assert told(events, "speaker") == [{"who": "Cy", "votes": 5, "tied": False}]
    assert not any(planet.exhausted for planet in state.planets), "all planets are readied at the end"
    # 3 tactic tokens and the one of the speaker.
    assert (state.players[CY].tactic, state.speaker) == (4, CY)
    assert (state.phase, state.round, state.active) == ("action", 2, CY)


@pytest.mark.rule("GAL-G65", "GAL-G27", "GAL-G43")
def test_without_influence_one_names_no_player_and_where_no_player_votes_the_speaker_stays() -> None:
    state = begun(planet_with(galaxy(2), "home-2", exhausted=True))
    assert not legal(state, BOB, "vote") and "pass" in legal(state, BOB)
    assert refused(state, BOB, "vote bob all").rule == "GAL-G65"
    state = play(state, (BOB, "pass"))
    chosen = play(state, (ADA, "vote bob all"))
    assert (chosen.speaker, chosen.players[BOB].tactic) == (BOB, 4)
    stayed = play(state, (ADA, "pass"))
    assert (stayed.speaker, stayed.players[ADA].tactic) == (ADA, 4)


@pytest.mark.rule("GAL-G43")
def test_the_old_speakers_vote_decides_a_tie() -> None:
    # Bob and Cy get 2 each; Ada, the speaker, would have to be asked, as she voted for nobody.
    state, events = act(play(begun(galaxy(2)), (BOB, "vote bob all")), ADA, "vote ada all")
    assert told(events, "speaker") == [{"who": "Ada", "votes": 2, "tied": True}]
    state = play(begun(galaxy(3)), (BOB, "vote bob all"), (CY, "vote cy all"), (ADA, "pass"))
    assert awaiting.awaited(state) == (ADA,)
    assert legal(state, ADA, "choose") == ["choose bob", "choose cy"]
    state, events = act(state, ADA, "choose cy")
    assert told(events, "speaker") == [{"who": "Cy", "votes": 2, "tied": True}]


@pytest.mark.rule("GAL-G30", "GAL-G93")
def test_a_truce_world_that_was_sold_votes_for_no_player() -> None:
    # A vote is kept with its planets: what Ada no longer controls at the end does not count.
    state = play(begun(own(galaxy(2), ADA, "fallow")), (ADA, "vote ada all"))
    state, events = act(planet_with(state, "fallow", owner=BOB), BOB, "vote bob all")
    assert [facts["influence"] for facts in told(events, "voted")] == [2, 5]


@pytest.mark.rule("GAL-G43", "GAL-G48")
def test_no_player_who_gave_up_during_a_tie_becomes_speaker() -> None:
    state = play(begun(galaxy(3)), (BOB, "vote bob all"), (CY, "vote cy all"), (ADA, "pass"))
    assert legal(state, ADA, "choose") == ["choose bob", "choose cy"]
    state = play(state, (CY, "resign yes"), (ADA, "choose cy"))
    assert state.speaker == BOB, "nobody else has votes"


@pytest.mark.rule("GAL-G43", "GAL-G25")
def test_a_vote_takes_readied_planets_and_no_trade_goods() -> None:
    state = begun(own(having(galaxy(2), BOB, trade_goods=3), BOB, "fallow", exhausted=True))
    assert refused(state, BOB, "vote bob fallow").rule == "GAL-G25"
    assert refused(state, BOB, "vote zed all").rule == "GAL-G43"
    assert refused(state, BOB, "vote bob home, home").rule == "GAL-G25"
    state, events = act(play(state, (BOB, "vote bob all")), ADA, "pass")
    assert told(events, "voted")[1]["influence"] == 2, "of his home alone"


@pytest.mark.rule("GAL-G43")
def test_some_planets_can_be_kept_back_from_a_vote() -> None:
    state = begun(own(galaxy(2), BOB, "fallow", "aster"))
    state, events = act(play(state, (BOB, "vote Ada Aster and Bob's home")), ADA, "pass")
    assert told(events, "voted")[1]["influence"] == 1 + 2


@pytest.mark.rule("GAL-G43", "GAL-G32", "GAL-G38")
def test_the_knowledge_furnace_comes_before_the_council_and_costs_the_vote() -> None:
    state = begun(holding(rich(2), ADA, "knowledge-furnace"))
    assert awaiting.awaited(state) == (ADA,)
    state = play(state, "choose slip-drives")
    assert state.players[ADA].technologies == ("slip-drives",), "without its prerequisites"
    assert state.purged == ("knowledge-furnace",)
    state = play(state, (ADA, "pass"), (BOB, "vote bob all"))
    assert state.speaker == BOB, "Ada's planets are exhausted: she has no vote"


@pytest.mark.rule("GAL-G43", "GAL-G46")
def test_a_player_who_stays_away_does_not_vote() -> None:
    state = begun(galaxy(2))
    assert str(awaiting.default(state, BOB)) == "pass"
    state, events = act(play(state, (BOB, "pass")), ADA, "pass")
    assert told(events, "voted")[1] == {"who": "Bob", "candidate": "", "influence": 0}


@pytest.mark.rule("GAL-G43", "GAL-G46")
def test_where_no_player_votes_the_speaker_stays_without_being_asked() -> None:
    state = begun(galaxy(3, speaker=BOB))
    state, events = act(play(state, (ADA, "pass"), (CY, "pass")), BOB, "pass")
    assert told(events, "speaker") == [{"who": "Bob", "votes": 0, "tied": False}]
    assert (state.speaker, state.players[BOB].tactic, state.phase) == (BOB, 4, "action")


@pytest.mark.rule("GAL-G43", "GAL-G100")
def test_where_one_player_has_most_influence_the_others_only_divide_tokens_and_vote_by_it() -> None:
    # Homes have 2 influence, Fallow and Aster 3 and 1: Bob has 6 of 10.
    state = begun(own(galaxy(3), BOB, "fallow", "aster"))
    assert council.majority(state) == BOB
    state, events = act(state, ADA, "choose 4-1")
    assert told(events, "pools") == [{"who": "Ada", "tactic": 4, "strategy": 1}] and awaiting.awaited(state) == (BOB, CY)
    state = play(state, (BOB, "choose 4-1"))
    assert awaiting.awaited(state) == (BOB, CY), "whose votes decide is asked for them"
    state, events = act(play(state, (BOB, "vote bob all")), CY, "choose 5-0")
    votes = [(vote["who"], vote["candidate"]) for vote in told(events, "voted")]
    assert votes == [("Ada", "Ada"), ("Bob", "Bob"), ("Cy", "Cy")]
    assert state.speaker == BOB and state.round == 2


@pytest.mark.rule("GAL-G43")
def test_where_votes_change_nothing_only_tokens_are_asked_for() -> None:
    state = begun(own(galaxy(3), BOB, "fallow", "aster"))
    mine, theirs = view_for(state, ADA), view_for(state, BOB)
    assert asking.ask(mine).startswith("Bob will be speaker, with 6 of 10 influence, whatever you vote.")
    moves = [move for verb in ("vote", "choose", "pass") for move in legal(state, ADA, verb)]
    offers = {move: advising.choice(mine, GAME.read(state, ADA, move)) for move in moves}
    shown = {move: choice.label for move, choice in offers.items() if choice.weight != "written"}
    assert shown["vote ada all"] == "Keep 3 to activate, 2 for orders" and "pass" not in shown
    assert shown["choose 4-1"] == "4 to activate, 1 for orders" and len(shown) == 6
    assert "Bob will be speaker" not in asking.ask(theirs), "Bob's votes decide"
    kept = begun(having(own(galaxy(3), BOB, "fallow", "aster"), ADA, tactic=4, strategy=1))
    best = advising.put_forward(kept, ADA)
    assert best is not None and str(best) == "vote ada all"
    assert advising.choice(view_for(kept, ADA), best).text == "", "the question says that votes change nothing"
    # Ada and Cy together have as many as Bob: a tie that the old speaker decides.
    assert council.majority(begun(own(galaxy(3), BOB, "aster", "kiln"))) == -1


@pytest.mark.rule("GAL-G100", "GAL-G42", "GAL-G27")
def test_tokens_are_divided_as_often_as_one_likes_until_one_votes() -> None:
    state = begun(galaxy(3))
    assert legal(state, BOB, "choose") == [f"choose {tactic}-{5 - tactic}" for tactic in (5, 4, 2, 1, 0)], "3-2 is so"
    assert refused(state, BOB, "choose 9-9").rule == "GAL-G27"
    assert refused(state, BOB, "choose 3-2").rule == "GAL-G100", "they are divided so"
    state, events = act(state, BOB, "choose 5-0")
    assert told(events, "pools") == [{"who": "Bob", "tactic": 5, "strategy": 0}]
    state = play(state, (BOB, "choose 1-4"), (BOB, "vote bob all"))
    assert legal(state, BOB, "choose") == [] and refused(state, BOB, "choose 4-1").rule == "GAL-G43"
    state = play(state, (ADA, "pass"), (CY, "pass"))
    assert (state.players[BOB].tactic, state.players[BOB].strategy) == (2, 4), "the speaker's token is for tactics"
    assert (state.players[CY].tactic, state.players[CY].strategy) == (3, 2) and state.round == 2


@pytest.mark.rule("GAL-G100")
def test_a_division_that_keeps_both_kinds_is_not_advised_away() -> None:
    """Ada has 3 and 2 tokens, and 4-1 is advised: with one less for tactics she is led to the vote all the same. With two
    less, or without any for orders, she is led to 4-1."""
    state = begun(galaxy(3))
    for division, led in (("3-2", Vote), ("4-1", Vote), ("2-3", Choose), ("5-0", Choose)):
        divided = state if division == "3-2" else play(state, (ADA, f"choose {division}"))
        assert isinstance(advising.put_forward(divided, ADA), led)


def test_a_vote_for_oneself_is_called_so() -> None:
    state = galaxy(2)
    mine, theirs = (voting.vote(view_for(state, ADA), state.players[who].name.casefold(), "all")[0] for who in (ADA, 1))
    assert mine.startswith("Vote for myself, ") and theirs.startswith("Vote for Bob, ")
