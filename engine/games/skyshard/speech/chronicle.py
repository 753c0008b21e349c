"""What is counted of the members of a delve, the titles they earn, and what its story in short is made of."""

from __future__ import annotations

from engine.core.chronicling import Annals, Counts, Tally, Throw, Title, thrown

from ..rules.events import HAPPENINGS, course, finds, quests, units

COUNTS = Counts()
"""What each event counts for whom."""

COUNTS.add(finds.Explored, lambda e: Tally(e.who, "found", int(e.fits)))
COUNTS.add(finds.Relic, lambda e: Tally(e.who, "relics"))
COUNTS.add(finds.Shard, lambda e: Tally(e.who, "shards", e.shards))
COUNTS.add(quests.Found, lambda e: Tally(e.who, "marks"))
COUNTS.add(quests.Delivered, lambda e: Tally(e.who, "brought"))
COUNTS.add(quests.Unlocked, lambda e: Tally(e.who, "caches"))
COUNTS.add(units.Opened, lambda e: Tally(e.who, "caches"))
COUNTS.add(units.Disarmed, lambda e: Tally(e.who, "traps"))
COUNTS.add(units.Rolled, lambda e: thrown(e.who, e.dice, 6))
COUNTS.add(units.Mended, lambda e: Tally(e.who, "mended", e.amount))
COUNTS.add(units.Fell, lambda e: Tally(e.who, "fell"))


@COUNTS.of(units.Struck)
def _struck(e: units.Struck) -> tuple[Tally | Throw, ...]:
    felled = [Tally(e.who, "felled")] if e.fell else []
    return (Tally(e.who, "fights"), thrown(e.who, e.dice, 6), *felled)


ANNALS = Annals(
    HAPPENINGS,
    COUNTS,
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
