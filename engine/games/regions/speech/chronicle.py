"""What is counted of the members of a scenario, the titles they earn, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Title

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..state.catalogue import WORDS
from .milestones import milestones

ANNALS = Annals(
    HAPPENINGS,
    columns={WORDS.message("column-moves"): "moves", WORDS.message("column-fights"): "fights"},
    titles=(
        Title(WORDS.message("title-opened"), "opened"),
        Title(WORDS.message("title-overcame"), "overcame", least=2),
        Title(WORDS.message("title-blows"), "blows", least=3),
        Title(WORDS.message("title-finds"), "finds", least=2),
        Title(WORDS.message("title-never-down"), "down", "never", among="fights"),
        Title(WORDS.message("title-bodies"), "bodies"),
        Title(WORDS.message("title-first"), "found", least=2),
        Title(WORDS.message("title-out"), "out", "first"),
        Title(WORDS.message("title-farthest"), "moves", least=3),
    ),
    telling=(
        exploring.Passage,
        exploring.Unlocked,
        exploring.Opened,
        exploring.Gained,
        striking.Defeated,
        striking.Died,
        challenging.Alerted,
        challenging.UnseenAlarm,
        turning.ReachedGoal,
        turning.Caught,
        turning.Closed,
    ),
    seats=lambda state: {member.name: member.seat for member in state.members},
    turning=milestones,
)
"""What is kept of a scenario."""
