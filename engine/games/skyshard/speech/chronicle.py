"""The titles that members of a delve earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chronicling import Annals, Title
from engine.core.game import Event

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..state.catalogue import WORDS
from ..state.content import chip_named

TOUGH = 5
"""From this level on an enemy that falls is a moment to remember."""


def best_moments(view: Any, events: Sequence[Event]) -> str:
    """Return the story of a whole delve in its best moments, each with its round: every shard and every fall; of others the
    best of each who took no shard, a tough enemy felled or a lasting relic."""
    told: list[tuple[int, int, str]] = []
    best: dict[str, tuple[int, tuple[int, int, str]]] = {}
    takers: set[str] = set()
    blow, number = 0, 1
    for place, e in enumerate(HAPPENINGS.known(events, None)):
        match e:
            case course.Round():
                number = e.number
            case finds.Shard():
                takers.add(e.who)
                told.append((number, place, WORDS("moment-shard", who=e.who, last=e.last, foes=e.foes, blow=blow)))
            case units.Fell():
                told.append((number, place, WORDS("moment-fell", who=e.who)))
            case units.Struck(fell=True) if (level := chip_named(e.chip).level) >= TOUGH:
                said = WORDS("moment-felled", who=e.who, foe=e.chip)
                best[e.who] = max(best.get(e.who, (0, (0, 0, ""))), (level, (number, place, said)))
            case finds.Relic(rank="legendary"):
                said = WORDS("moment-relic", who=e.who, relic=e.relic)
                best[e.who] = max(best.get(e.who, (0, (0, 0, ""))), (TOUGH, (number, place, said)))
        blow = e.damage if isinstance(e, units.EnemyStruck) and e.keeps else 0
    told += [moment for who, (_, moment) in best.items() if who not in takers]
    if not takers and not best:
        # How the last of them fell is told anyway.
        return ""
    moments = [WORDS("moment-in-round", round=number, said=said) for number, _, said in sorted(told)]
    return WORDS("best-moments", moments=tuple(moments[-MOST_MOMENTS:]))


MOST_MOMENTS = 6
"""So many moments are told at most, the last ones."""


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
