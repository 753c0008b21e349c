"""The titles that members of a delve earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chronicling import Annals, Title
from engine.core.events import Happened
from engine.core.game import Event

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..state.catalogue import WORDS
from ..state.content import chip_named

TOUGH = 5
"""From this level on an enemy that falls is a moment to remember."""


def best_moments(view: Any, events: Sequence[Event]) -> str:
    """Return the best moment of each who had one in a whole delve: a shard, a tough enemy felled, or a lasting relic."""
    best: dict[str, tuple[float, str]] = {}
    for e in HAPPENINGS.known(events, None):
        worth, said = _moment(e)
        who = getattr(e, "who", "")
        if said and worth >= best.get(who, (0.0, ""))[0]:
            best[who] = worth, said
    return WORDS("best-moments", moments=tuple(said for _, said in best.values())) if best else ""


def _moment(e: Happened) -> tuple[float, str]:
    """Return how much of a moment an event is, and the event in a few words; "" for none."""
    match e:
        case finds.Shard():
            said = WORDS("moment-shard", who=e.who, last=e.last, foes=e.foes)
            return 20 + 10 * e.last + e.foes, said
        case units.Struck(fell=True) if chip_named(e.chip).level >= TOUGH:
            return 10 + chip_named(e.chip).level, WORDS("moment-felled", who=e.who, foe=e.chip)
        case finds.Relic(rank="legendary"):
            return 12, WORDS("moment-relic", who=e.who, relic=e.relic)
        case _:
            return 0, ""


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
    turning=best_moments,
)
"""What is kept of a delve."""
