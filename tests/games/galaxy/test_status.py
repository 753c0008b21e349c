"""The status phase: scoring, Mecatol Rex, cards and command tokens (GAL-G40, GAL-G41, GAL-G42)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.games.galaxy import awaiting, status
from engine.games.galaxy.state import Held, State
from engine.games.galaxy.view import view_for
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    aiming,
    galaxy,
    having,
    holding,
    legal,
    on_top,
    own,
    planet_with,
    play,
    refused,
    run,
    secretly,
    system_with,
    told,
    voyage_of,
)


def begun(state: State) -> State:
    """Return the state as its status phase waits for the first answer."""
    voyage = voyage_of(state)
    voyage.change(agenda=())
    status.begin(voyage)
    return run(voyage)


def asked(state: State) -> list[tuple[str, int]]:
    return [(task.kind, task.owner) for task in state.agenda if isinstance(task, Question)]


@pytest.mark.rule("GAL-G40", "GAL-G42")
def test_one_public_and_one_hidden_goal_are_scored_and_each_is_a_point() -> None:
    state = secretly(aiming(galaxy(2), "learned", "keeper"), ADA, "patron", "victor")
    state = own(state, ADA, "aster", "fallow")
    state = holding(having(state, ADA, technologies=("a", "b", "c")), ADA, "world-forge")
    state = begun(state)
    assert legal(state, ADA, "decide") == ["decide learned", "decide keeper", "decide none"]
    state = play(state, (ADA, "decide keeper"))
    assert legal(state, ADA, "decide") == ["decide patron", "decide none"], "nobody was beaten this round"
    state, events = act(state, ADA, "decide patron")
    assert [facts["goal"] for facts in told(events, "scored")] == ["patron", "keeper"]
    assert state.players[ADA].points == 2
    assert state.players[ADA].scored == ("patron", "keeper")


@pytest.mark.rule("GAL-G40")
def test_a_goal_is_scored_once() -> None:
    state = aiming(having(galaxy(2), ADA, technologies=("a", "b", "c"), scored=("learned",), points=1), "learned")
    assert asked(begun(state))[0][0] == "pools"


@pytest.mark.rule("GAL-G42", "GAL-G47")
def test_who_is_asked_follows_from_what_everybody_knows() -> None:
    state = secretly(secretly(galaxy(3), ADA, "victor"), BOB, "patron")
    state = own(state, BOB, "aster", "fallow")
    state = begun(state)
    assert asked(state) == [("hidden-goal", ADA), ("hidden-goal", BOB)], "Cy holds none"
    assert legal(state, ADA, "decide") == ["decide none"]
    assert [task.options for task in view_for(state, CY).state.agenda[:2]] == [(), ()]
    after, events = act(state, BOB, "decide patron")
    assert [event.kind for event in events] == ["chose_goals"]
    assert view_for(after, ADA).state.players[BOB].chosen == ("",)
    assert "patron" not in str([event.facts for event in events])


@pytest.mark.rule("GAL-G42")
def test_goals_are_scored_in_order_from_the_speaker() -> None:
    state = secretly(secretly(galaxy(3, speaker=BOB), ADA, "patron"), BOB, "full-coffers")
    state = having(own(state, ADA, "aster", "fallow"), BOB, trade_goods=5)
    state = play(begun(state), (ADA, "decide patron"))
    _, events = act(state, BOB, "decide full-coffers")
    assert [facts["who"] for facts in told(events, "scored")] == ["Bob", "Ada"]


@pytest.mark.rule("GAL-G40", "GAL-G26")
def test_a_goal_that_costs_is_paid_as_it_is_scored() -> None:
    # Home (4 resources) and Cinder (2): the only way to spend 6.
    state = own(aiming(galaxy(2), "great-works"), ADA, "cinder")
    state = begun(state)
    assert str(awaiting.default(state, ADA)) == "decide none", "nothing is spent for whoever stays away"
    state, events = act(state, ADA, "decide great-works")
    assert told(events, "paid")[0]["planets"] == ("Ada's home", "Cinder")
    assert told(events, "scored") == [{"who": "Ada", "goal": "great-works", "points": 1}]


@pytest.mark.rule("GAL-G46", "GAL-G42")
def test_whoever_stays_away_scores_what_costs_nothing() -> None:
    state = aiming(having(galaxy(2), ADA, technologies=("a", "b", "c")), "learned")
    assert str(awaiting.default(begun(state), ADA)) == "decide learned"


@pytest.mark.rule("GAL-G41")
def test_whoever_controls_mecatol_rex_gains_a_point() -> None:
    voyage = voyage_of(own(galaxy(2), BOB, "mecatol-rex"))
    voyage.change(agenda=())
    status.begin(voyage)
    state = run(voyage)
    assert state.players[BOB].points == 1
    assert told(voyage.events, "point") == [{"who": "Bob", "why": "mecatol", "points": 1}]


@pytest.mark.rule("GAL-G42", "GAL-G40", "GAL-G39")
def test_a_goal_is_revealed_and_everybody_draws_an_order_card() -> None:
    state = on_top(galaxy(2), "keeper")
    voyage = voyage_of(state)
    voyage.change(agenda=())
    status.begin(voyage)
    after = run(voyage)
    assert after.public == ("keeper",)
    assert told(voyage.events, "goal_revealed") == [{"goal": "keeper"}]
    assert [len(player.hand) for player in after.players] == [1, 1]
    assert len(after.decks["orders"].draw) == 24 - 2


@pytest.mark.rule("GAL-G42", "GAL-G27", "GAL-G32", "GAL-G44")
def test_tokens_come_back_two_are_gained_and_everything_is_readied() -> None:
    state = system_with(having(galaxy(2), ADA, tactic=1, strategy=1), "B3", tokens=(ADA, BOB))
    state = planet_with(own(state, ADA, "lantern", exhausted=True), "lantern", used=True)
    state = having(state, ADA, relics=(Held("scepter-of-orders", exhausted=True),))
    state = begun(state)
    assert state.system_by_id["B3"].tokens == ()
    assert not state.planet_by_id["lantern"].exhausted
    assert not state.planet_by_id["lantern"].used
    assert not state.players[ADA].relics[0].exhausted
    assert asked(state) == [("pools", ADA), ("pools", BOB)]
    assert legal(state, ADA, "choose") == [f"choose {tactic}-{4 - tactic}" for tactic in (4, 3, 2, 1, 0)]
    assert str(awaiting.default(state, ADA)) == "choose 3-1", "new ones are for tactics where nobody chooses"
    state, events = act(state, ADA, "choose 1-3")
    assert (state.players[ADA].tactic, state.players[ADA].strategy) == (1, 3)
    assert told(events, "pools") == [{"who": "Ada", "tactic": 1, "strategy": 3}]
    assert refused(state, BOB, "choose 9-9").rule == "GAL-G17"


@pytest.mark.rule("GAL-G27", "GAL-G42")
def test_nobody_gains_a_token_beyond_twelve() -> None:
    state = begun(having(galaxy(2), ADA, tactic=7, strategy=4))
    assert state.players[ADA].tactic + state.players[ADA].strategy == 12
    assert state.reinforcements(ADA) == 0


@pytest.mark.rule("GAL-G32", "GAL-G42")
def test_the_crown_of_the_tomb_may_be_purged_as_the_phase_ends() -> None:
    from tests.games.galaxy.build import attach

    state = attach(own(holding(galaxy(2), ADA, "crown-of-the-tomb"), ADA, "aster"), "aster", "sealed-tomb")
    state = begun(state)
    state = play(state, *(["choose 5-2"] * 2))
    assert asked(state)[0] == ("tomb", ADA)
    state, _ = act(state, ADA, "choose yes")
    assert state.players[ADA].points == 1
    assert state.phase == "council"


@pytest.mark.rule("GAL-G46")
def test_nobody_waits_for_whoever_is_away_in_the_status_phase() -> None:
    state = replace(having(galaxy(2), BOB, missed=2), agenda=galaxy(2).agenda)
    state = play(having(state, BOB, passed=True), (ADA, "pass"))
    assert asked(state)[0] == ("pools", ADA)
    state = play(state, (ADA, "choose 4-3"))
    assert (state.players[BOB].tactic, state.players[BOB].strategy) == (5, 2)
    assert state.phase == "council" or state.round == 2
