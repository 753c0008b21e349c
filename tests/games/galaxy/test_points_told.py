"""What brought each player's points: looked up, on the card of the end, and by rounds in the last post."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.high_points import HighPointBoard
from engine.core.recalling import digest
from engine.games.galaxy.picture.high_points import HIGH_POINTS
from engine.games.galaxy.rules.events import course, phases, ventures
from engine.games.galaxy.speech import reference
from engine.games.galaxy.speech.chronicle import ANNALS
from engine.games.galaxy.speech.recalling import MEMORY
from engine.games.galaxy.speech.story import tell
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, galaxy, having, holding


def _points(state: State) -> list[str]:
    return reference.page(view_for(state, None), "goals", "").split("\n")[1:3]


@pytest.mark.rule("GAL-G59")
def test_the_goals_page_names_what_brought_every_point() -> None:
    state = holding(having(galaxy(2), ADA, scored=("jewel",), points=4), ADA, "crown-splinter")
    # 1 of the goal, 1 of the splinter: the other 2 of 4 are of Meridian and its seal.
    assert _points(state) == ["Ada 4: Jewel, Crown Splinter, 2 at Meridian.", "Bob 0."]


@pytest.mark.rule("GAL-G32")
def test_a_point_that_may_be_of_the_purged_crown_is_not_said_to_be_of_meridian() -> None:
    state = replace(having(galaxy(2), BOB, points=1), purged=("crown-of-the-tomb",))
    assert _points(state) == ["Ada 0.", "Bob 1: 1 at Meridian or for the Crown of the Tomb."]


@pytest.mark.rule("GAL-G45")
def test_the_card_of_the_end_names_what_brought_the_points() -> None:
    state = having(having(galaxy(2), ADA, scored=("jewel",), points=3), BOB, scored=("patron",), points=1)
    ended = phases.Ended(("Ada", "Bob"), (3, 1), "Ada", "rounds").told()
    (card,) = HIGH_POINTS(view_for(replace(state, phase="over", winner=ADA), None), [ended])
    assert isinstance(card.board, HighPointBoard)
    assert card.board.small == "Ada: Jewel, 2 at Meridian. Bob: the hidden goal Patron."


@pytest.mark.rule("GAL-G40", "GAL-G58")
def test_the_points_of_a_round_stand_on_one_card() -> None:
    events = [phases.Scored("Bob", "jewel", 1), phases.Point("Bob", "meridian", 2)]
    view = view_for(galaxy(2), None)
    cards = HIGH_POINTS(view, [event.told() for event in events])
    assert {card.row for card in cards} == {"points 1"}
    lines = [line for card in cards if isinstance(card.board, HighPointBoard) for line in card.board.lines]
    assert [(line.name, line.cells) for line in lines] == [("Bob: Jewel", ("1/8",)), ("Bob: Meridian held", ("2/8",))]
    # Breaking the seal is told, and its relic has a card.
    assert HIGH_POINTS(view, [phases.Point("Bob", "seal", 1).told()]) == ()


def test_a_deal_has_no_card_that_would_stand_above_the_map() -> None:
    deal = course.Dealt("Ada", "Bob", "1 commodity", "1 commodity").told()
    assert HIGH_POINTS(view_for(galaxy(2), None), [deal]) == ()


def test_the_last_post_tells_in_which_round_each_point_came() -> None:
    events = [
        phases.Scored("Bob", "jewel", 1),
        course.RoundBegun(2, "Ada"),
        phases.Point("Ada", "seal", 1),
        phases.Point("Ada", "splinter", 2),
        phases.Point("Ada", "meridian", 3),
    ]
    view = view_for(replace(galaxy(2), round=2), None)
    assert digest(MEMORY.only(ANNALS.telling), view, [event.told() for event in events], 5) == [
        "**Round 1:** Bob scored Jewel (now 1 point).",
        "**Round 2:** Ada broke Meridian's seal (now 1 point), won the Crown Splinter's point (now 2 points) "
        "and held Meridian (now 3 points).",
    ]


@pytest.mark.rule("GAL-G45", "GAL-G58")
def test_the_end_names_who_had_as_much_at_hand_but_not_who_had_scored_a_public_goal_in_the_round() -> None:
    state = replace(galaxy(2), public=("learned", "far-holdings"), phase="over", winner=BOB)
    state = having(having(state, BOB, points=8, scored=("learned",)), ADA, points=7)
    state = having(state, ADA, technologies=("deep-survey", "void-compass", "gene-vats"))
    won, ended = phases.Scored("Bob", "learned", 8), phases.Ended(("Ada", "Bob"), (7, 8), "Bob", "points")
    late = "Ada could have won too, but Bob was counted first."
    assert late in tell(view_for(state, None), [won.told(), ended.told()])
    spent = [phases.Scored("Ada", "far-holdings", 7), won, ended]
    assert late not in tell(view_for(state, None), [e.told() for e in spent]), "one public goal is scored in a round"


@pytest.mark.rule("GAL-G40", "GAL-G41")
def test_the_first_post_has_a_line_for_each_way_to_a_point() -> None:
    told = tell(view_for(galaxy(2), None), [phases.GoalRevealed(goal).told() for goal in ("learned", "jewel")])
    assert told.split("\n")[:2] == [
        "**Points:** 1 each round for a public goal, **Learned** (3 technologies) or **Jewel** (1 planet worth 5 in all);"
        " 1 once for your hidden goal.",
        "**Meridian**, in the middle: 1 and a relic for the first to land, 1 each round for its holder.",
    ]


@pytest.mark.rule("GAL-G27")
def test_command_tokens_gained_one_after_the_other_for_one_pool_are_told_at_once() -> None:
    view, tactic = view_for(galaxy(2), None), ventures.Command("Bob", "tactic", 1, "").told()
    strategy = ventures.Command("Bob", "strategy", 1, "").told()
    assert tell(view, [tactic, tactic]) == "Bob gains 2 tactic tokens."
    assert tell(view, [tactic, strategy]) == "Bob gains 1 tactic token. Bob gains 1 strategy token."
