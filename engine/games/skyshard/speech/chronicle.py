"""The titles that members of a delve earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Title

from ..rules.events import HAPPENINGS, course, finds, quests, units

ANNALS = Annals(
    HAPPENINGS,
    columns={"found": "found", "fights": "fights"},
    titles=(
        Title("Felled most enemies", "felled", least=2),
        Title("Gathered most shards", "shards", least=2),
        Title("Found what was sought", "marks", least=2),
        Title("Carried it to the gate", "brought"),
        Title("Opened most caches", "caches", least=2),
        Title("Mended the others", "mended", least=2),
        Title("Never fell", "fell", "never", among="fights"),
        Title("Found most relics", "relics", least=2),
        Title("Drew the sting of most traps", "traps"),
        Title("Opened the last door", "found", "last"),
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
        finds.FullyExplored,
        finds.SupplyEnded,
        units.Struck,
        units.Fell,
        units.CompanionFell,
        units.Sprung,
        units.Jammed,
        course.Collapsed,
    ),
)
"""What is kept of a delve."""
