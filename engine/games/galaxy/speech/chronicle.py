"""The titles that members of a galaxy earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Title

from ..rules.events import EVENTS, course, phases, ventures
from ..state.catalogue import WORDS

ANNALS = Annals(
    EVENTS,
    columns={WORDS.message("column-found"): "found", WORDS.message("column-fights"): "fights"},
    titles=(
        Title(WORDS.message("earned-battles"), "won", least=2),
        Title(WORDS.message("earned-relics"), "relics", least=2),
        Title(WORDS.message("earned-deals"), "deals", least=2),
        Title(WORDS.message("earned-speaker"), "speaker", least=2),
        Title(WORDS.message("earned-technologies"), "technologies", least=2),
        Title(WORDS.message("earned-first-goal"), "goals", "first"),
        Title(WORDS.message("earned-explored"), "found", least=3),
        Title(WORDS.message("earned-seal"), "seals"),
    ),
    # How it went is how the points came, and who held Meridian: other deeds would take the room of rounds.
    # What bots did before the last status phase did not end it.
    leading=(ventures.Gained, ventures.Splinter, ventures.BattleOver, course.Resigned),
    telling=(phases.Scored, phases.Point, ventures.Gained, ventures.PlanetDestroyed, course.Resigned),
)
"""What is kept of a galaxy."""
