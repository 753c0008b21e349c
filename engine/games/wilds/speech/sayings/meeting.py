"""Sentences on encounters, on threats and scenes, and on the end."""

from __future__ import annotations

from engine.core.words import ARTICLES, an, bare, count, listed, sentence, upper

from ...state.naming import called
from ..words import APPROACHES, Facts, the
from .telling import Sayings, spot


def people(name: str, number: int) -> str:
    """Return so many of those met: "3 wolves", "one of the wolves", "a black bear"."""
    if number > 1:
        return f"{number} {bare(name)}"
    if name.lower().startswith(ARTICLES) or not name[:1].islower():
        return name
    return f"one of the {name}" if name.endswith("s") and not name.endswith("ss") else an(name)


HOW_MET = {
    "event": "{who} {comes} into sight, {mood}.",
    "site": "{who} {holds} this place, {mood}.",
    "guardian": "{who} {stands} guard, {mood}.",
    "alert": "{who} {comes}, {mood}: warned.",
    "pursuit": "{who} {catches} up with the party, {mood}.",
    "night": "{who} {comes} out of the dark, {mood}.",
    "restocked": "{who} {has} moved in here, {mood}.",
    "gm": "{who} {is} there, {mood}.",
}

VERBS = {"comes": "come", "holds": "hold", "stands": "stand", "catches": "catch", "has": "have", "is": "are"}


def _met(facts: Facts) -> str:
    verbs = {one: more if facts["count"] > 1 else one for one, more in VERBS.items()}
    who = upper(people(facts["name"], facts["count"]))
    mood = facts["disposition"]
    said = HOW_MET.get(facts["how"], HOW_MET["gm"]).format(who=who, mood=mood, **verbs)
    return f"{said} {sentence(facts['text'])}".strip()


WHY_LEFT = {
    "outnumbered": "Outnumbered, they think better of it and are gone.",
    "beaten": "They have had enough, and run.",
    "parted": "Both sides part in peace.",
}


def _approach(facts: Facts) -> str:
    who = facts["who"]
    return {
        "withdraw": "The party draws back.",
        "talk": f"{who or 'The party'} tries to talk.",
        "slip": "The party tries to slip away.",
        "flee": "The party runs.",
        "fight": "The party fights.",
    }.get(facts["what"], f"{who or 'The party'}: {APPROACHES.get(facts['what'], facts['what'])}.")


FAVOURS = {
    "clue": "They share what they know.",
    "trade": "They are willing to trade.",
    "food": "They share their food.",
}


def _grit(facts: Facts) -> str:
    name = the(facts["name"])
    if facts["after"] == facts["before"]:
        return f"No ground won from {name}: grit {facts['after']}."
    return f"A blow to {name}: grit {facts['before']} to {facts['after']}."


def _won(facts: Facts) -> str:
    free = f" {upper(facts['site'])} is free of them." if facts["site"] else ""
    return f"The party beats {the(facts['name'])}.{free}"


AWAY = {"withdraw": "The party keeps its distance", "slip": "The party gets away unseen", "flee": "The party gets away"}


def _away(facts: Facts) -> str:
    where = f" It is {spot(facts['at'])}." if facts["at"] else ""
    return f"{AWAY.get(facts['how'], AWAY['flee'])}.{where}"


def _defeat(facts: Facts) -> str:
    one = facts["coins"] == 1
    lost = f" {upper(count(facts['coins'], 'coin'))} of the purse {'is' if one else 'are'} gone." if facts["coins"] else ""
    by = f"{upper(the(facts['by']))}: too much, this time. " if facts["by"] else ""
    woke = f" The party wakes {spot(facts['at'])}." if facts["at"] else ""
    return f"{by}Nobody can go on.{lost}{woke}"


THREATS = {
    "text": "",
    "pursuers": "The pursuers are here.",
    "severe_weather": "A storm will break tomorrow.",
    "corruption": "Some of the land has turned against whoever walks it.",
    "harder": "The whole region has become harder going.",
    "lost": "The goal is out of reach now.",
}


def _threat(facts: Facts) -> str:
    return " ".join(filter(None, (f"**{facts['name']}.**", sentence(facts["text"]), THREATS.get(facts["what"], ""))))


def _paused(facts: Facts) -> str:
    why = f" {sentence(facts['why'])}" if facts["why"] else ""
    return f"The clock stops: the game master plays this scene with you.{why}"


RESUMED = {"won": ": the party came out on top", "avoided": ": the party kept out of it", "lost": ": it went badly"}

SUGGESTIONS = {
    "explored": "Most of this region is explored: the party may move on when it likes.",
    "goal": "What you came for is done: the party may move on when it likes.",
}

ENDS = {
    "goal": "The expedition has done what it came for.",
    "left": "The party leaves the region.",
    "defeat": "Nobody is left to go on. The expedition ends here.",
    "lost": "The goal is lost, and the expedition ends.",
    "voted": "The party turns for home.",
}

GOAL_REPORTS = {
    "done": "goal reached",
    "found": "goal located, never reached",
    "lost": "goal lost",
    "open": "goal not found",
}


def _goal_report(facts: Facts) -> str:
    """Return what became of the goal, by its name (``named``) where that is told."""
    report, name = GOAL_REPORTS.get(facts["goal"], ""), facts.get("named", "")
    if facts["goal"] == "open" and facts.get("located"):
        report = GOAL_REPORTS["found"]
    return f"{report}: {called(name)}" if report and name else report


def _ended(facts: Facts) -> str:
    """Return the closing report: the end, what was seen, what was found (WLD-G83)."""
    parts = (
        count(facts["days"], "day"),
        f"{count(facts['places'], 'place')} explored, {facts['explored']} % of the region",
        f"{facts['sites']} of {facts['all_sites']} sites found",
        f"{count(facts['coins'], 'coin')} gained",
        _goal_report(facts),
    )
    end = ENDS.get(facts["how"], "The expedition is over.")
    never = tuple(called(name) for name in facts.get("unreached", ()))
    unreached = f" On the map, but never reached: {listed(never)}." if never else ""
    return f"**{end}** {facts['region']}: {', '.join(filter(None, parts))}.{unreached}"


def _kept_place(facts: Facts) -> str:
    goal = "the goal, a " if facts.get("goal") else ""
    return f"{upper(facts['name'])} ({goal}{facts['category']} at {facts['at']})"


SAYINGS: Sayings = {
    "met": _met,
    "surprised": lambda f: f"Nobody saw {the(f['name'])} coming.",
    "foes_leave": lambda f: WHY_LEFT.get(f["why"], WHY_LEFT["parted"]),
    "approach": _approach,
    "mood": lambda f: f"Now {f['disposition']}: {the(f['name'])}.",
    "favour": lambda f: FAVOURS.get(f["what"], "They do the party a favour."),
    "grit": _grit,
    "won": _won,
    "away": _away,
    "defeat": _defeat,
    "threat": _threat,
    "paused": _paused,
    "resumed": lambda f: f"The scene is over{RESUMED.get(f['how'], '')}. The expedition goes on.",
    "said": lambda f: f"{f['name']}: “{f['words']}”" if f["name"] else f["words"],
    "suggestion": lambda f: SUGGESTIONS.get(f["what"], "The party may move on when it likes."),
    "ended": _ended,
    "kept_place": _kept_place,
}
