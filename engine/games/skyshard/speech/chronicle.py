"""The titles that members of a delve earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Title

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..state.catalogue import WORDS

ANNALS = Annals(
    HAPPENINGS,
    columns={WORDS.message("column-found"): "found", WORDS.message("column-fights"): "fights"},
    titles=(
        Title(WORDS.message("earned-felled"), "felled", least=2),
        Title(WORDS.message("earned-shards"), "shards", least=2),
        Title(WORDS.message("earned-marks"), "marks", least=2),
        Title(WORDS.message("earned-brought"), "brought"),
        Title(WORDS.message("earned-caches"), "caches", least=2),
        Title(WORDS.message("earned-mended"), "mended", least=2),
        Title(WORDS.message("earned-never-fell"), "fell", "never", among="fights"),
        Title(WORDS.message("earned-relics"), "relics", least=2),
        Title(WORDS.message("earned-traps"), "traps"),
        Title(WORDS.message("earned-last-door"), "found", "last"),
    ),
    telling=(
        course.CampaignEnded,
        finds.Shard,
        finds.Relic,
        quests.Found,
        quests.Delivered,
        quests.Unlocked,
        quests.Phase,
        quests.Beaten,
        quests.Battered,
        finds.SupplyEnded,
        units.Struck,
        units.Fell,
        units.CompanionFell,
        units.Sprung,
        units.Jammed,
        course.Collapsed,
    ),
    gains=(finds.Explored, finds.Shard, finds.Relic, units.Struck, units.Fell),
)
"""What is kept of a delve."""
