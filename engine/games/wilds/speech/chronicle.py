"""The titles that members of an expedition earn, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Title

from ..rules.events import HAPPENINGS, finding, happening, meeting
from ..state.catalogue import WORDS

ANNALS = Annals(
    HAPPENINGS,
    columns={WORDS.message("column-tests"): "tests", WORDS.message("column-passed"): "passed"},
    titles=(
        Title(WORDS.message("earned-goal"), "goal", least=2),
        Title(WORDS.message("earned-saved"), "saved"),
        Title(WORDS.message("earned-found"), "found", least=2),
        Title(WORDS.message("earned-fed"), "fed", least=3),
        Title(WORDS.message("earned-scouted"), "scouted", least=2),
        Title(WORDS.message("earned-studied"), "studied", least=2),
        Title(WORDS.message("earned-watched"), "watched"),
        Title(WORDS.message("earned-ways"), "ways"),
        Title(WORDS.message("earned-critical"), "critical", least=2),
        Title(WORDS.message("earned-wounded"), "wounded", "never", among="tests"),
        Title(WORDS.message("earned-tests"), "tests", least=3),
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
    seats=lambda state: {member.name: member.seat for member in state.members},
)
"""What is kept of an expedition."""
