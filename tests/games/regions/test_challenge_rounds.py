"""Whole rounds, in which the party passes and Challenges do what they do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules.actions import harm
from engine.games.regions.state.scenarios import Placed

from .build import (
    ADA,
    chase,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    play,
    scenario,
    stealth_house,
    way,
    with_member,
    working,
)


def passed(state, rounds: int = 1, *faces: int):
    """Return the state after the only member has passed so many rounds, and the events of the last."""
    told = []
    for number in range(rounds):
        state, told = play(state, ADA, "pass", *(faces if number == rounds - 1 else ()))
    return state, told


@pytest.mark.rule("REG-004", "REG-005", "REG-006", "REG-008", "REG-062", "REG-G10", "REG-G29")
def test_environs_come_first_then_players_then_creatures():
    placed = (Placed("dust", "choking-dust", "hall"), Placed("gnats", "needle-gnats", "hall", single=True))
    state = party(corridor(placed=placed), "warden")
    # The gnats sting at the end of round 1 (1 against 6), the dust settles at the start of round 2 (1 against 6).
    state, told = passed(state, 1, 1, 6, 1, 6)
    turns = [event.facts["who"] for event in told if event.kind == "played"]
    assert turns == ["Needle gnats", "Choking dust"]
    kinds = kinds_of(told)
    assert kinds.index("turn_ended") < kinds.index("played") < kinds.index("round_begins")
    assert (state.round, state.stage) == (2, "players")


@pytest.mark.rule("REG-116", "REG-G40")
def test_gnats_that_fell_in_round_1_are_back_for_round_5():
    placed = (Placed("gnats", "needle-gnats", "passage", single=True),)
    venture = working(party(corridor(placed=placed), "warden"))
    harm.defeat(venture, "gnats", "p0", "damage")
    state, told = passed(venture.state, 3)
    assert (state.round, entity(state, "gnats").defeated) == (4, True)
    state, told = passed(state)
    assert state.round == 5
    assert only(told, "came_back").facts["where"] == "Passage"
    assert not entity(state, "gnats").defeated
    state, told = passed(state, 1, 1, 6)
    assert entity(state, "gnats").at == "hall", "it acts from round 5 on"


@pytest.mark.rule("REG-114", "REG-117", "REG-118", "REG-G31")
def test_who_sits_and_waits_is_found():
    where = scenario(
        way("a", "b"), way("b", "c"), way("c", "d"), placed=(Placed("gnats", "needle-gnats", "d", single=True),), goal="d"
    )
    state = party(where, "warden")
    state, _told = passed(state, 2)
    assert entity(state, "gnats").at == "b"
    state, _told = passed(state, 1, 6, 1, 4, 1)
    assert entity(state, "gnats").at == "a"
    assert state.members[ADA].ep == 17


@pytest.mark.rule("REG-127", "REG-126", "REG-G32")
def test_a_patrol_takes_a_step_a_round():
    state = party(stealth_house(), "shadow")
    places = []
    for _ in range(3):
        state, _told = passed(state)
        places.append((entity(state, "walker").at, entity(state, "sitter").at))
    assert places == [("lobby", "study"), ("stairs", "study"), ("lobby", "study")]


@pytest.mark.rule("REG-G26", "REG-191")
def test_a_seeker_that_saw_a_light_comes_for_it_and_may_see_another_in_the_next_round():
    where = stealth_house(
        placed=(Placed("sitter", "drowsy-guard", "lobby", patrol=("lobby", "lobby"), single=True),), light_rule="token"
    )
    state = party(where, "shadow", at="cellar")
    lamp = with_member(state, ADA, equipped=("torch",), light=False)
    lamp, told = play(lamp, ADA, "claim")
    lamp, _ = play(lamp, ADA, "light")
    lamp, told = play(lamp, ADA, "choose light")
    assert only(told, "tokens_lost").facts == {"count": 1, "left": 3, "by": "Drowsy guard"}
    assert entity(lamp, "sitter").saw
    again, _told = play(lamp, ADA, "pass", 1, 8)  # Alerted, it comes into the cellar and tries her: 1 against 8
    assert not entity(again, "sitter").saw
    assert again.tokens == 3, "the same light in the same round cost nothing more"
    assert entity(again, "sitter").at == "cellar"


@pytest.mark.rule("REG-198", "REG-199", "REG-200", "REG-G51")
def test_a_chase_of_2_rounds_is_lost_when_both_are_over():
    state = party(chase(2), "warden")
    state, told = passed(state)
    assert (state.counter, state.phase) == (1, "play")
    state, told = passed(state)
    assert (state.counter, state.phase, state.why) == (2, "over", "rounds")
    kinds = kinds_of(told)
    assert kinds.index("counted") < kinds.index("ended")


@pytest.mark.rule("REG-202", "REG-G51")
def test_the_goal_is_reached_in_time_in_the_last_round():
    state = replace(party(chase(2), "warden", at="bridge"), counter=1)
    state, _told = play(state, ADA, "claim")
    state, told = play(state, ADA, "move B")
    assert (state.ending, state.why, state.counter) == ("won", "goal", 1)
    assert "counted" not in kinds_of(told)
