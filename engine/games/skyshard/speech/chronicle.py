"""The titles that members of a delve earn by what they did, and what its story in short is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.chronicling import Annals, Title
from engine.core.game import Event

from ..rules.events import HAPPENINGS, course, finds, quests, units
from ..state.catalogue import WORDS
from ..state.content import TOUGH, chip_named


def best_moments(view: Any, events: Sequence[Event]) -> str:
    """Return the story of a whole delve in its best moments, each with its round.

    These are every shard, and of each member the toughest enemy felled or else a lasting relic. While there is room, the
    last falls and other tough enemies follow. Two that read alike are told once.
    """
    told: list[tuple[int, int, str]] = []
    fallen: list[tuple[int, int, str]] = []
    best: dict[str, tuple[int, tuple[int, int, str]]] = {}
    others: list[tuple[int, tuple[int, int, str]]] = []
    blow, number = 0, 1

    def deed(who: str, worth: int, moment: tuple[int, int, str]) -> None:
        earlier = best.get(who)
        if earlier is None or worth >= earlier[0]:
            best[who] = (worth, moment)
            others.extend([earlier] if earlier is not None else [])
        else:
            others.append((worth, moment))

    for place, e in enumerate(HAPPENINGS.known(events, None)):
        match e:
            case course.Round():
                number = e.number
            case finds.Shard():
                told.append((number, place, WORDS("moment-shard", who=e.who, last=e.last, foes=e.foes, blow=blow)))
            case units.Fell():
                fallen.append((number, place, WORDS("moment-fell", who=e.who)))
            case units.Struck(fell=True) if (level := chip_named(e.chip).level) >= TOUGH:
                deed(e.who, level, (number, place, WORDS("moment-felled", who=e.who, foe=e.chip)))
            case finds.Relic(rank="legendary"):
                deed(e.who, 0, (number, place, WORDS("moment-relic", who=e.who, relic=e.relic)))
        blow = e.damage if isinstance(e, units.EnemyStruck) and e.keeps else 0
    if not told and not best:
        # How the last of them fell is told anyway.
        return ""
    tough = sorted((entry for entry in others if entry[0] >= TOUGH), key=lambda entry: -entry[0])
    chosen = [*told, *(moment for _, moment in best.values()), *fallen[::-1], *(moment for _, moment in tough)]
    moments = (WORDS("moment-in-round", round=number, said=said) for number, _, said in sorted(chosen[:MOST_MOMENTS]))
    return WORDS("best-moments", moments=tuple(dict.fromkeys(moments)))


MOST_MOMENTS = 7
"""So many moments are told at most."""


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
