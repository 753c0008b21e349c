"""Sentences on the event table, on harm and relief, and on camps."""

from __future__ import annotations

from engine.core.words import an, count, listed, sentence, upper

from ...state.content import content
from ...state.region import CATEGORIES
from ..words import HAZARDS, SHELTERS, TRACES, Facts, good, s, skill
from .telling import Sayings, spot

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


def _read_trace(facts: Facts) -> str:
    who, kind, text = facts["who"], facts["kind"], facts["text"]
    if not facts["success"]:
        return f"{who} can't make more of it."
    if text:
        return f"{who} reads the signs: {text.rstrip('.')}{AGES[facts.get('age', 0)]}."
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


def _worn(facts: Facts) -> str:
    key, what = facts["item"].partition(" ")[0], facts["what"]
    item, known = good(key), content().goods.get(key)
    said = WORN.get("less" if what == "worn" and known is not None and not known.gear else what, WORN["kept"])
    if not item.endswith("s"):
        for many, one in SINGULAR.items():
            said = said.replace(many, one)
    return said.format(whose=f"{facts['who']}'s", item=item)


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


def _wounded(facts: Facts) -> str:
    if not facts["attribute"]:
        return f"{facts['who']} takes a third Wound."
    return f"{facts['who']} takes a Wound: a bane on {skill(facts['attribute'])}."


def _dying(facts: Facts) -> str:
    if facts["saved"]:
        return f"{facts['by']} keeps {facts['who']} alive." if facts["by"] else f"{facts['who']} clings to life."
    return f"{facts['by']} can't stop the bleeding." if facts["by"] else f"{facts['who']} is dying."


HEALED = {
    "wound": "{who}'s Wound is treated: no bane from it any more.",
    "wound_gone": "A Wound of {who} has healed.",
    "poisoned": "The poison has left {who}.",
    "deprived": "{who} has eaten, and is hungry no more.",
    "resolve": "{who} has 1 Resolve again.",
    "rested": "{who} is rested.",
}


def _healed(facts: Facts) -> str:
    said = HEALED.get(facts["what"], "{who} is better.").format(who=facts["who"])
    return f"{said[:-1]}, thanks to {facts['by']}." if facts["by"] not in ("", facts["who"]) else said


def _resolve(facts: Facts) -> str:
    who, by = facts["who"], facts["amount"]
    if not who:
        return ""
    if by < 0:
        return f"{listed(who)} {s(who, 'spends')} 1 Resolve and {s(who, 'throws')} again."
    return f"{listed(who)} {s(who, 'gains')} {by} Resolve."


def _camp(facts: Facts) -> str:
    shelter = SHELTERS[facts["shelter"]]
    if facts["by"]:
        return f"The party camps {spot(facts['at'])}. {facts['by']} looks for a place: {shelter}."
    return f"The party camps {spot(facts['at'])}: {shelter}, ready to use."


def _served(facts: Facts) -> str:
    """Return whom a settlement fed, and for how much."""
    who, price, purse = facts["who"], facts["price"], facts["purse"]
    each = " each" if len(who) > 1 else ""
    cost = f" for {count(price, 'coin')}{each}; {count(purse, 'coin')} left" if price else ""
    return f"{listed(who)} {s(who, 'eats', 'eat')} here{cost}."


SAYINGS: Sayings = {
    "event": lambda f: EVENTS[f["number"]],
    "avoided": lambda f: f"There is somebody ahead; the party dodges them and falls back to {f['at']}.",
    "shift": lambda f: SHIFTS[f["kind"]],
    "hazard": lambda f: f"{upper(an(HAZARDS[f['kind']]))}!",
    "trace": lambda f: f"{upper(TRACES[f['row']])}.",
    "read_trace": _read_trace,
    "worn": _worn,
    "supplies": lambda f: f"{f['who']} has {f['left']} left to eat." if f["left"] >= 0 else f"{f['who']} has no rations.",
    "served": _served,
    "hungry": lambda f: f"{f['who']} has nothing to eat.",
    "tired": lambda f: tired(listed(f["who"]), f["amount"], f["why"], many=len(f["who"]) > 1) if f["who"] else "",
    "collapsed": lambda f: f"{f['who']} collapses and has to be carried.",
    "wounded": _wounded,
    "dying": _dying,
    "died": lambda f: f"{f['who']} dies.",
    "healed": _healed,
    "poisoned": lambda f: f"{f['who']} is poisoned: a bane on everything.",
    "resolve": _resolve,
    "camp": _camp,
    "hidden_camp": lambda f: "The camp is well hidden.",
    "watch": lambda f: f"{f['who']} has the watch, and notices {'in time' if f['noticed'] else 'too late'}.",
    "rested": lambda f: f"The party rests for a day at {f['at']}. All Fatigue is gone.",
}

__all__ = ["SAYINGS", "SURE", "sentence", "tired"]
