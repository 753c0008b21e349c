"""Votes: more than half, the most, ties, and those who leave it to the others."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.core.ballot import Verdict, counts, majority, missing, most, needed, verdict

THREE = (0, 1, 2)


def test_more_than_half_is_needed() -> None:
    assert [needed(count) for count in range(1, 7)] == [1, 2, 2, 3, 3, 4]


def test_more_than_half_settle_it_before_the_others_have_spoken() -> None:
    assert verdict({0: "a"}, THREE) is None
    assert verdict({0: "a", 2: "a"}, THREE) == Verdict("a", "majority")


def test_half_is_not_enough() -> None:
    assert majority({0: "a", 1: "a"}, (0, 1, 2, 3)) is None


def test_when_all_have_spoken_the_most_votes_win() -> None:
    votes = {0: "a", 1: "b", 2: "b", 3: "c", 4: None}
    assert verdict(votes, (0, 1, 2, 3, 4)) == Verdict("b", "most")


def test_a_tie_goes_to_the_leader_whatever_they_want() -> None:
    assert verdict({0: "a", 1: "b"}, (0, 1), leader=1) == Verdict("b", "leader")
    assert verdict({0: "a", 1: "b"}, (0, 1), leader=0) == Verdict("a", "leader")
    votes = {0: "c", 1: "b", 2: "a", 3: "b", 4: "a"}
    assert most(votes, leader=0) == Verdict("c", "leader")


def test_a_tie_without_the_leader_goes_to_what_was_proposed_first() -> None:
    votes = {1: "b", 0: "a", 2: None}
    assert most(votes, leader=2) == Verdict("b", "first")
    assert most(votes) == Verdict("b", "first")


def test_where_all_abstain_nothing_is_chosen() -> None:
    assert verdict({0: None, 1: None, 2: None}, THREE, leader=0) is None


def test_who_abstains_is_not_missing_but_still_counts_as_a_voter() -> None:
    votes = {0: "a", 1: None}
    assert missing(votes, THREE) == (2,)
    assert majority(votes, THREE) is None


def test_a_single_voter_decides() -> None:
    assert verdict({4: "a"}, (4,)) == Verdict("a", "majority")


@given(st.dictionaries(st.integers(0, 5), st.sampled_from(["a", "b", "c", None])), st.sampled_from([None, 0, 3]))
def test_what_wins_was_voted_for_and_has_the_most_votes_unless_the_leader_breaks_a_tie(
    votes: dict[int, str | None], leader: int | None
) -> None:
    found = most(votes, leader)
    tally = counts(votes)
    if found is None:
        assert not tally
    else:
        top = max(tally.values())
        tied = list(tally.values()).count(top) > 1
        assert tally[found.choice] == top or (
            tied and found.how == "leader" and leader is not None and votes[leader] == found.choice
        )
