"""What is counted of the members of an expedition, the titles they earn, and what its story in short is made of."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chronicling import Annals, Counts, Tally, Throw, Title
from engine.core.game import Seat

from ..rules.events import HAPPENINGS, deciding, finding, happening, meeting, travelling
from ..state.state import State

COUNTS = Counts()
"""What each event counts for whom."""

PASSED = ("weak", "strong", "critical")
"""Results of a test that succeeded."""

COUNTS.add(travelling.SiteSeen, lambda e: Tally(e.who, "found"))
COUNTS.add(travelling.Scouted, lambda e: Tally(e.who, "scouted"))
COUNTS.add(travelling.Bypass, lambda e: Tally(e.who, "ways", int(e.cleared)))
COUNTS.add(finding.Investigated, lambda e: Tally(e.who, "studied"))
COUNTS.add(finding.Foraged, lambda e: Tally(e.who, "fed", e.fed))
COUNTS.add(happening.Wounded, lambda e: Tally(e.who, "wounded"))
COUNTS.add(happening.Dying, lambda e: Tally(e.by, "saved", int(e.saved)))
COUNTS.add(happening.Watch, lambda e: Tally(e.who, "watched", int(e.noticed)))


@COUNTS.of(deciding.Rolled)
def _rolled(e: deciding.Rolled) -> tuple[Tally | Throw, ...]:
    """A test: whether a secret one succeeded is nobody's business. Its dice are the attribute's and one or two d6."""
    usual = (e.sides + 1) / 2 + 3.5 * len(e.sixes)
    dice = Throw(e.who, 1 + len(e.sixes), e.die + sum(e.sixes), usual)
    passed = [Tally(e.who, "passed")] if e.result in PASSED else []
    critical = [Tally(e.who, "critical")] if e.result == "critical" else []
    return (Tally(e.who, "tests"), *passed, *critical, dice)


def _seats(state: State) -> Mapping[str, Seat]:
    return {member.name: member.seat for member in state.members}


ANNALS = Annals(
    HAPPENINGS,
    COUNTS,
    columns={"found": "found", "tests": "tests"},
    titles=(
        Title("Brought somebody back from the brink", "saved"),
        Title("Found most on the map", "found", least=2),
        Title("Fed the party", "fed", least=3),
        Title("Went ahead most often", "scouted", least=2),
        Title("Looked into most places", "studied", least=2),
        Title("Watched best at night", "watched"),
        Title("Cleared the way", "ways"),
        Title("Succeeded best of all", "critical", least=2),
        Title("Never took a wound", "wounded", "never", among="tests"),
        Title("Was put to the test most", "tests", least=3),
    ),
    telling=(
        finding.Discovery,
        finding.Goal,
        finding.Clue,
        meeting.Won,
        meeting.Defeat,
        meeting.Threat,
        happening.Died,
        happening.Wounded,
        happening.Collapsed,
    ),
    seats=_seats,
)
"""What is kept of an expedition."""
