"""Sentences on the event table, on harm and relief, and on camps."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import an, count, listed, upper

from ...rules.events import happening
from ...state.content import content
from ...state.region import CATEGORIES
from ..words import HAZARDS, SHELTERS, TRACES, good, is_many, s, skill

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""

EVENTS = ("", "", "The country wears at boots and gear.", "Provisions dwindle.", "The land shifts.", "", "")
"""What begins each row of the event table; encounters, signs and the ambience are told by what follows."""

SHIFTS = {
    1: "The weather turns: a bane on the next action.",
    2: "Something has come down across a way.",
    3: "",
}
"""What follows a Terrain Shift; a hazard is told by itself."""

SURE = {5: " Somebody is there, not far off.", 6: " Something hides there."}
"""What a sign says that leaves no doubt (WLD-G51)."""


AGES = ("", ", within the hour", ", half a day ago", ", a day or two ago")
"""How long ago those passed who left tracks."""


@SAYINGS.of(happening.ReadTrace)
def _read_trace(e: happening.ReadTrace) -> str:
    who, kind, text = e.who, e.kind, e.text
    if not e.success:
        return f"{who} can't make more of it."
    if text:
        return f"{who} reads the signs: {text.rstrip('.')}{AGES[e.age]}."
    if kind in CATEGORIES:
        return f"{who} reads the signs: they have to do with {an(kind)}."
    return (
        f"{who} looks closer, and finds {an(good(kind))} that can still be used."
        if kind
        else f"{who} reads no more from it."
    )


WORN = {
    "kept": "{whose} {item} hold out.",
    "worn": "{whose} {item} wear.",
    "less": "{whose} {item} are down by 1.",
    "damaged": "{whose} {item} are damaged: no boon from them.",
    "broken": "{whose} {item} break.",
    "spent": "{whose} {item} are used up.",
}
SINGULAR = {" hold out": " holds out", " wear": " wears", " are ": " is ", " break.": " breaks.", "from them": "from it"}


@SAYINGS.of(happening.Worn)
def _worn(e: happening.Worn) -> str:
    key, what = e.item.partition(" ")[0], e.what
    item, known = good(key), content().goods.get(key)
    said = WORN.get("less" if what == "worn" and known is not None and not known.gear else what, WORN["kept"])
    if not is_many(key):
        for many, one in SINGULAR.items():
            said = said.replace(many, one)
    return said.format(whose=f"{e.who}'s", item=item)


WHY_TIRED = {
    "hazard": "from the danger",
    "night": "from the night",
    "camp": "from a bad camp",
    "shelter": "from a bad camp",
    "exposed": "from lying in the open",
    "hunger": "from hunger",
    "provisions": "from hunger",
    "fight": "in the fight",
    "flight": "from running",
    "trap": "from the trap",
    "storm": "from the storm",
    "heat": "from the heat",
    "cold": "from the cold",
    "strike": "from the first blow",
}


def tired(who: str, by: int, why: str, *, many: bool) -> str:
    """Return who gained or lost how much Fatigue, and through what."""
    if by < 0:
        return f"{who} {'shed' if many else 'sheds'} {-by} Fatigue."
    because = WHY_TIRED.get(why, "")
    return f"{who} {'gain' if many else 'gains'} {by} Fatigue{f' {because}' if because else ''}."


@SAYINGS.of(happening.Wounded)
def _wounded(e: happening.Wounded) -> str:
    if not e.attribute:
        return f"{e.who} takes a third Wound."
    return f"{e.who} takes a Wound: a bane on {skill(e.attribute)}."


@SAYINGS.of(happening.Dying)
def _dying(e: happening.Dying) -> str:
    if e.saved:
        return f"{e.by} keeps {e.who} alive." if e.by else f"{e.who} clings to life."
    return f"{e.by} can't stop the bleeding." if e.by else f"{e.who} is dying."


HEALED = {
    "wound": "{who}'s Wound is treated.",
    "wound_gone": "A Wound of {who} has healed.",
    "poisoned": "The poison has left {who}.",
    "deprived": "{who} has eaten, and is hungry no more.",
    "resolve": "{who} has 1 Resolve again.",
    "rested": "{who} is rested.",
}


@SAYINGS.of(happening.Healed)
def _healed(e: happening.Healed) -> str:
    said = HEALED.get(e.what, "{who} is better.").format(who=e.who)
    return f"{said[:-1]}, thanks to {e.by}." if e.by not in ("", e.who) else said


@SAYINGS.of(happening.Resolve)
def _resolve(e: happening.Resolve) -> str:
    who, by = e.who, e.amount
    if not who:
        return ""
    if by < 0:
        return f"{listed(who)} {s(who, 'spends')} 1 Resolve and {s(who, 'throws')} again."
    return f"{listed(who)} {s(who, 'gains')} {by} Resolve."


@SAYINGS.of(happening.Camp)
def _camp(e: happening.Camp) -> str:
    return f"The party camps: {SHELTERS[e.shelter]}."


@SAYINGS.of(happening.Served)
def _served(e: happening.Served) -> str:
    """Return whom a settlement fed, and for how much."""
    who, price, purse = e.who, e.price, e.purse
    each = " each" if len(who) > 1 else ""
    cost = f" for {count(price, 'coin')}{each}; {count(purse, 'coin')} left" if price else ""
    return f"{listed(who)} {s(who, 'eats', 'eat')} here{cost}."


SAYINGS.add(happening.Befell, lambda e: EVENTS[e.number])
SAYINGS.add(happening.Avoided, lambda e: f"There is somebody ahead; the party dodges them and falls back to {e.at}.")
SAYINGS.add(happening.Shift, lambda e: SHIFTS[e.kind])
SAYINGS.add(happening.Hazard, lambda e: f"{upper(an(HAZARDS[e.kind]))}!")
SAYINGS.add(happening.Trace, lambda e: f"{upper(TRACES[e.row])}.")
SAYINGS.add(happening.Died, lambda e: f"{e.who} dies.")
SAYINGS.add(happening.Poisoned, lambda e: f"{e.who} is poisoned: a bane on everything.")
SAYINGS.add(happening.HiddenCamp, lambda _: "The camp is well hidden.")
SAYINGS.add(happening.Watch, lambda e: f"{e.who} has the watch, and notices {'in time' if e.noticed else 'too late'}.")
SAYINGS.add(happening.Rested, lambda e: f"The party rests for a day at {e.at}. All Fatigue is gone.")
