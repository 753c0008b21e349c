"""The status phase: scoring, Meridian, cards and command tokens (GAL-G40, GAL-G41, GAL-G42)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.games.galaxy.rules import awaiting, status_phase
from engine.games.galaxy.rules.steps import BeginStatus
from engine.games.galaxy.state.state import Held, State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    act,
    aiming,
    asking_all,
    galaxy,
    having,
    holding,
    legal,
    on_top,
    own,
    planet_with,
    play,
    run,
    secretly,
    system_with,
    told,
    voyage_of,
)


def begun(state: State, *, asked_each_time: bool = True) -> State:
    """Return the state as its status phase waits for the first answer; everybody ``asked_each_time`` who said no other."""
    voyage = voyage_of(asking_all(state) if asked_each_time else state)
    voyage.change(agenda=())
    status_phase.begin(voyage, BeginStatus())
    return run(voyage)


def asked(state: State) -> list[tuple[str, int]]:
    return [(task.kind, task.owner) for task in state.agenda if isinstance(task, Question)]


@pytest.mark.rule("GAL-G40", "GAL-G42", "GAL-G59")
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
    assert begun(state).phase == "council", "nothing is asked"


@pytest.mark.rule("GAL-G42", "GAL-G47")
def test_who_is_asked_follows_from_what_everybody_knows() -> None:
    state = secretly(secretly(galaxy(3), ADA, "victor"), BOB, "patron")
    state = own(state, BOB, "aster", "fallow")
    state = begun(state)
    assert asked(state) == [("hidden-goal", ADA), ("hidden-goal", BOB)], "Cy holds none"
    assert legal(state, ADA, "decide") == ["decide none"]
    assert [task.options for task in view_for(state, CY).state.agenda[:2]] == [(), ()]
    after, events = act(state, BOB, "decide patron")
    assert [event.kind for event in events if event.seats is None] == ["chose_goals"]
    assert [(event.seats, event.facts["choice"]) for event in events if event.kind == "chosen"] == [((BOB,), "patron")]
    assert view_for(after, ADA).state.players[BOB].chosen == ("",)
    assert "patron" not in str([event.facts for event in events if event.known_to(ADA)])


@pytest.mark.rule("GAL-G42")
def test_goals_are_scored_in_order_from_the_speaker() -> None:
    state = secretly(secretly(galaxy(3, speaker=BOB), ADA, "patron"), BOB, "full-coffers")
    state = having(own(state, ADA, "aster", "fallow"), BOB, trade_goods=5)
    state = play(begun(state), (ADA, "decide patron"))
    _, events = act(state, BOB, "decide full-coffers")
    assert [facts["who"] for facts in told(events, "scored")] == ["Bob", "Ada"]


@pytest.mark.rule("GAL-G58", "GAL-G45")
def test_of_two_who_could_reach_8_points_the_one_nearer_to_the_speaker_is_there_first() -> None:
    # Bob, the speaker, would have 8 points with 1 goal; Ada, after him, 9 with 2.
    state = secretly(galaxy(2, speaker=BOB), BOB, "full-coffers")
    state = aiming(secretly(own(state, ADA, "aster", "fallow"), ADA, "patron"), "learned")
    state = having(having(state, BOB, points=7, trade_goods=5), ADA, points=7, technologies=("a", "b", "c"))
    state = play(begun(state), (ADA, "decide learned"), (ADA, "decide patron"))
    state, events = act(state, BOB, "decide full-coffers")
    assert [facts["who"] for facts in told(events, "scored")] == ["Bob"]
    assert (state.phase, state.winner, [player.points for player in state.players]) == ("over", BOB, [7, 8])


@pytest.mark.rule("GAL-G61")
def test_what_was_gained_this_round_counts_for_a_goal_and_what_is_gone_does_not() -> None:
    state = secretly(galaxy(2), ADA, "collector")
    four = begun(having(state, ADA, fragments={"cultural": 3, "unknown": 1}))
    assert legal(four, ADA, "decide") == ["decide collector", "decide none"]
    one_left = begun(having(state, ADA, fragments={"unknown": 1}))
    assert legal(one_left, ADA, "decide") == ["decide none"]


@pytest.mark.rule("GAL-G40", "GAL-G26", "GAL-G60")
def test_a_goal_that_costs_is_paid_as_it_is_scored() -> None:
    # Home (4 resources) and Cinder (2): the only way to spend 6.
    state = own(aiming(galaxy(2), "great-works"), ADA, "cinder")
    state = begun(state)
    assert str(awaiting.default(state, ADA)) == "decide none", "nothing is spent for whoever stays away"
    state, events = act(state, ADA, "decide great-works")
    assert told(events, "paid")[0]["planets"] == ("Ada's home", "Cinder")
    assert told(events, "scored") == [{"who": "Ada", "goal": "great-works", "points": 1}]


@pytest.mark.rule("GAL-G46", "GAL-G42")
def test_a_player_who_stays_away_scores_what_costs_nothing() -> None:
    state = aiming(having(galaxy(2), ADA, technologies=("a", "b", "c")), "learned")
    assert str(awaiting.default(begun(state), ADA)) == "decide learned"


@pytest.mark.rule("GAL-G41", "GAL-G59")
def test_the_player_who_controls_meridian_gains_a_point() -> None:
    voyage = voyage_of(own(galaxy(2), BOB, "meridian"))
    voyage.change(agenda=())
    status_phase.begin(voyage, BeginStatus())
    state = run(voyage)
    assert state.players[BOB].points == 1
    assert told(voyage.events, "point") == [{"who": "Bob", "why": "meridian", "points": 1}]


@pytest.mark.rule("GAL-G42", "GAL-G40", "GAL-G39")
def test_a_goal_is_revealed_and_everybody_draws_an_order_card() -> None:
    state = on_top(galaxy(2), "keeper")
    voyage = voyage_of(state)
    voyage.change(agenda=())
    status_phase.begin(voyage, BeginStatus())
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
    assert (state.players[ADA].tactic, state.players[ADA].strategy) == (3, 1), "new ones are for tactics at first"


@pytest.mark.rule("GAL-G27", "GAL-G42")
def test_no_player_gains_a_token_beyond_twelve() -> None:
    state = begun(having(galaxy(2), ADA, tactic=7, strategy=4))
    assert state.players[ADA].tactic + state.players[ADA].strategy == 12
    assert state.reinforcements(ADA) == 0


@pytest.mark.rule("GAL-G32", "GAL-G42")
def test_the_crown_of_the_tomb_may_be_purged_as_the_phase_ends() -> None:
    from tests.games.galaxy.build import attach

    state = attach(own(holding(galaxy(2), ADA, "crown-of-the-tomb"), ADA, "aster"), "aster", "sealed-tomb")
    state = begun(state)
    assert asked(state)[0] == ("tomb", ADA)
    state, _ = act(state, ADA, "choose yes")
    assert state.players[ADA].points == 1
    assert state.phase == "council"


@pytest.mark.rule("GAL-G46")
def test_the_status_phase_does_not_wait_for_players_who_are_away() -> None:
    state = replace(having(galaxy(2), BOB, missed=2), agenda=galaxy(2).agenda)
    state = play(having(state, BOB, passed=True), (ADA, "pass"))
    assert (state.players[BOB].tactic, state.players[BOB].strategy) == (5, 2)
    assert state.phase == "council" or state.round == 2


# Standing orders.


def automatic(state: State, player: int = ADA) -> State:
    """Return the state with a player's standing order not to be asked what to score."""
    return having(state, player, habits={"goals": "auto"})


@pytest.mark.rule("GAL-G46", "GAL-G40")
def test_a_standing_order_scores_what_costs_nothing_without_asking() -> None:
    state = secretly(secretly(aiming(galaxy(2), "great-works", "learned"), ADA, "patron"), BOB, "victor")
    state = having(own(state, ADA, "aster", "fallow", "cinder"), ADA, technologies=("a", "b", "c"))
    state = begun(automatic(state))
    assert asked(state)[0] == ("hidden-goal", BOB) and asked(state)[1:] == []
    state, events = act(state, BOB, "decide none")
    assert [facts["goal"] for facts in told(events, "scored")] == ["patron", "learned"]
    assert state.players[ADA].points == 2


@pytest.mark.rule("GAL-G46", "GAL-G40")
def test_a_goal_that_costs_is_asked_about_in_spite_of_it() -> None:
    state = begun(automatic(own(aiming(galaxy(2), "great-works"), ADA, "cinder")))
    assert asked(state) == [("public-goal", ADA)]
    assert legal(state, ADA, "decide") == ["decide great-works", "decide none"]


@pytest.mark.rule("GAL-G46", "GAL-G47")
def test_who_is_asked_in_spite_of_a_standing_order_tells_nothing_of_hidden_goals() -> None:
    seen = []
    for goal in ("patron", "victor"):
        state = own(secretly(secretly(galaxy(3), ADA, goal), BOB, "ferrymaster"), ADA, "aster", "fallow")
        state = begun(automatic(state))
        assert awaiting.awaited(state) == (BOB,)
        view = view_for(state, CY)
        seen.append((view.state.agenda, view.state.players))
        assert view.state.players[ADA].chosen == ("",), "as if she had answered"
    assert seen[0] == seen[1]


@pytest.mark.rule("GAL-G46", "GAL-G40", "GAL-G47")
@pytest.mark.parametrize(("goal", "scored"), [("patron", ["patron"]), ("victor", [])])
def test_a_player_who_holds_one_hidden_goal_is_not_asked_and_scores_it_where_they_meet_it(
    goal: str, scored: list[str]
) -> None:
    state = own(secretly(galaxy(2), ADA, goal), ADA, "aster", "fallow")
    voyage = voyage_of(replace(state, agenda=()))
    status_phase.begin(voyage, BeginStatus())
    after = run(voyage)
    assert after.phase == "council", "nothing is asked"
    assert [facts["goal"] for facts in told(voyage.events, "scored")] == scored


@pytest.mark.rule("GAL-G46", "GAL-G40")
def test_the_only_public_goal_that_costs_nothing_is_scored_without_asking_and_one_of_two_is_asked_about() -> None:
    learned = having(galaxy(2), ADA, technologies=("a", "b", "c"))
    aimed = begun(aiming(learned, "learned", "keeper"), asked_each_time=False)
    assert aimed.phase == "council" and aimed.players[ADA].scored == ("learned",)
    two = begun(aiming(holding(learned, ADA, "world-forge"), "learned", "keeper"), asked_each_time=False)
    assert asked(two) == [("public-goal", ADA)]
    dear = begun(own(aiming(galaxy(2), "great-works"), ADA, "cinder"), asked_each_time=False)
    assert asked(dear) == [("public-goal", ADA)], "6 resources are not spent unasked"


@pytest.mark.rule("GAL-G46", "GAL-G47")
def test_of_two_hidden_goals_one_is_asked_about_only_where_all_can_see_that_there_may_be_a_choice() -> None:
    # Aster and Fallow are cultural: Patron is met. 5 trade goods meet Full Coffers.
    poor = secretly(own(galaxy(2), ADA, "aster", "fallow"), ADA, "patron", "victor")
    assert begun(poor, asked_each_time=False).phase == "council", "no other hidden goal of the twelve is met"
    seen = []
    for pair in (("patron", "full-coffers"), ("patron", "victor"), ("victor", "schools")):
        rich = having(secretly(own(galaxy(2), ADA, "aster", "fallow"), ADA, *pair), ADA, trade_goods=5)
        state = begun(rich, asked_each_time=False)
        assert asked(state) == [("hidden-goal", ADA)]
        seen.append(view_for(state, BOB))
    assert seen[0] == seen[1] == seen[2], "who is asked shows nothing of what they hold"


# The last round.


def last(state: State) -> State:
    """Return the state as the status phase of the last round waits for the first answer, or is over."""
    return begun(replace(state, round=6))


@pytest.mark.rule("GAL-G45", "GAL-G42", "GAL-G41")
def test_after_the_last_scoring_the_game_is_over_and_nothing_more_is_asked() -> None:
    state = own(having(having(galaxy(3), ADA, points=3), BOB, points=3), BOB, "meridian")
    voyage = voyage_of(replace(state, round=6, agenda=()))
    status_phase.begin(voyage, BeginStatus())
    after = run(voyage)
    assert (after.phase, after.winner) == ("over", BOB)
    assert [event.kind for event in voyage.events] == ["status_begun", "point", "ended"]
    assert told(voyage.events, "ended")[0]["why"] == "rounds"


@pytest.mark.rule("GAL-G45", "GAL-G40")
def test_goals_are_scored_in_the_last_round_too() -> None:
    state = aiming(having(having(galaxy(2), ADA, technologies=("a", "b", "c"), points=2), BOB, points=2), "learned")
    state = last(state)
    assert asked(state) == [("public-goal", ADA)]
    state = play(state, "decide learned")
    assert (state.phase, state.winner) == ("over", ADA)


@pytest.mark.rule("GAL-G45", "GAL-G43", "GAL-G30")
def test_with_the_last_points_it_is_over_whoever_could_still_trade_or_vote() -> None:
    from tests.games.galaxy.build import attach

    level = having(having(galaxy(3), ADA, points=3, commodities=1), BOB, points=3, commodities=1)
    assert (last(level).phase, last(level).winner) == ("over", ADA), "the speaker comes first among equals"
    assert last(own(level, BOB, "aster")).winner == BOB, "planets decide it"
    ahead = attach(having(own(galaxy(2), ADA, "aster"), BOB, points=3, trade_goods=2), "aster", "truce-world")
    assert last(ahead).winner == BOB


@pytest.mark.rule("GAL-G45", "GAL-G32")
def test_the_crown_of_the_tomb_still_counts_at_the_end_of_the_last_round() -> None:
    from tests.games.galaxy.build import attach

    state = attach(own(holding(galaxy(2), ADA, "crown-of-the-tomb"), ADA, "aster"), "aster", "sealed-tomb")
    state = last(having(having(state, ADA, points=3), BOB, points=3))
    assert asked(state) == [("tomb", ADA)]
    state = play(state, "choose yes")
    assert (state.phase, state.winner, state.players[ADA].points) == ("over", ADA, 4)


@pytest.mark.rule("GAL-G47", "GAL-G42")
def test_the_first_of_two_choices_tells_the_others_that_one_was_made_and_nothing_more() -> None:
    state = aiming(secretly(own(galaxy(2), ADA, "aster", "fallow"), ADA, "patron"), "far-holdings")
    state = own(state, ADA, "kiln", "lantern")
    state = begun(state)
    assert [kind for kind, owner in asked(state) if owner == ADA] == ["public-goal", "hidden-goal"]
    _, events = act(state, ADA, "decide far-holdings")
    public = [event for event in events if event.seats is None]
    assert [(event.kind, event.facts["secret"]) for event in public] == [("answered", True)]
    assert "far-holdings" not in str([event.facts for event in public])
