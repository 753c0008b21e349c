"""What was said to a seat is not said to it again the next time."""

from __future__ import annotations

import pytest

from engine.api.update import Version
from engine.api.views import Hint
from engine.core.messages import WORDS
from engine.tables.views.reasons import MOST, Reasons

pytestmark = pytest.mark.rule("TAB-105")

NEAR, CALM = Hint("Go A", "It is near.", "go a"), Hint("Rest", "Nothing presses.", "rest")
SAME = WORDS("hints.same")


def whys(reasons: Reasons, change: int, *hints: Hint, table: int = 1, seat: int = 0) -> list[str]:
    return [hint.why for hint in reasons.told(Version(table, change), seat, hints)]


def test_a_reason_is_said_in_full_every_other_time_at_most() -> None:
    reasons = Reasons()
    assert whys(reasons, 1, NEAR, CALM) == ["It is near.", "Nothing presses."]
    assert whys(reasons, 1, NEAR, CALM) == ["It is near.", "Nothing presses."], "nothing has happened since"
    assert whys(reasons, 2, NEAR, CALM) == ["As before. It is near.", "As before. Nothing presses."]
    assert whys(reasons, 3, NEAR) == ["It is near."]
    long = Hint("Wait", "The gate opens soon. Nothing else can be done here.", "wait")
    assert whys(reasons, 5, long, seat=1) == [long.why]
    assert whys(reasons, 6, long, seat=1) == ["As before. The gate opens soon."], "its first sentence says which it was"
    assert whys(reasons, 4, CALM) == ["Nothing presses."]


def test_within_one_answer_a_reason_is_said_once() -> None:
    assert whys(Reasons(), 1, NEAR, Hint("Go B", "It is near.", "go b"), CALM) == ["It is near.", SAME, "Nothing presses."]


def test_other_seats_and_other_tables_have_heard_nothing_and_the_oldest_are_forgotten() -> None:
    reasons = Reasons()
    whys(reasons, 1, NEAR)
    assert whys(reasons, 2, NEAR, seat=1) == whys(reasons, 2, NEAR, table=2) == ["It is near."]
    for table in range(3, 3 + MOST):
        whys(reasons, 1, CALM, table=table)
    assert whys(reasons, 2, NEAR) == ["It is near."]
