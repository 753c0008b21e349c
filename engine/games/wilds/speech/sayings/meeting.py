"""Sentences on encounters, on threats and scenes, and on the end."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import ARTICLES, an, bare, count, listed, sentence, upper

from ...rules.events import meeting
from ...state.naming import called
from ..words import APPROACHES, spot, the

SAYINGS = Sayings()
"""One sentence for each type of event; what belongs together with others, `story.Story` gathers."""


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


@SAYINGS.of(meeting.Met)
def _met(e: meeting.Met) -> str:
    verbs = {one: more if e.count > 1 else one for one, more in VERBS.items()}
    who = upper(people(e.name, e.count))
    mood = e.disposition
    said = HOW_MET.get(e.how, HOW_MET["gm"]).format(who=who, mood=mood, **verbs)
    return f"{said} {sentence(e.text)}".strip()


WHY_LEFT = {
    "outnumbered": "Outnumbered, they think better of it and are gone.",
    "beaten": "They have had enough, and run.",
    "parted": "Both sides part in peace.",
}


@SAYINGS.of(meeting.Approach)
def _approach(e: meeting.Approach) -> str:
    who = e.who
    return {
        "withdraw": "The party draws back.",
        "talk": f"{who or 'The party'} tries to talk.",
        "slip": "The party tries to slip away.",
        "flee": "The party runs.",
        "fight": "The party fights.",
    }.get(e.what, f"{who or 'The party'}: {APPROACHES.get(e.what, e.what)}.")


FAVOURS = {
    "clue": "They share what they know.",
    "trade": "They are willing to trade.",
    "food": "They share their food.",
}


@SAYINGS.of(meeting.Grit)
def _grit(e: meeting.Grit) -> str:
    name = the(e.name)
    if e.after == e.before:
        return f"No ground won from {name}: grit {e.after}."
    return f"A blow to {name}: grit {e.before} to {e.after}."


@SAYINGS.of(meeting.Won)
def _won(e: meeting.Won) -> str:
    free = f" {upper(e.site)} is free of them." if e.site else ""
    return f"The party beats {the(e.name)}.{free}"


AWAY = {"withdraw": "The party keeps its distance", "slip": "The party gets away unseen", "flee": "The party gets away"}


@SAYINGS.of(meeting.Away)
def _away(e: meeting.Away) -> str:
    where = f" It is {spot(e.at)}." if e.at else ""
    return f"{AWAY.get(e.how, AWAY['flee'])}.{where}"


@SAYINGS.of(meeting.Defeat)
def _defeat(e: meeting.Defeat) -> str:
    one = e.coins == 1
    lost = f" {upper(count(e.coins, 'coin'))} of the purse {'is' if one else 'are'} gone." if e.coins else ""
    by = f"{upper(the(e.by))}: too much, this time. " if e.by else ""
    woke = f" The party wakes {spot(e.at)}." if e.at else ""
    return f"{by}Nobody can go on.{lost}{woke}"


THREATS = {
    "text": "",
    "pursuers": "The pursuers are here.",
    "severe_weather": "A storm will break tomorrow.",
    "corruption": "Some of the land has turned against whoever walks it.",
    "harder": "The whole region has become harder going.",
    "lost": "The goal is out of reach now.",
}


@SAYINGS.of(meeting.Threat)
def _threat(e: meeting.Threat) -> str:
    return " ".join(filter(None, (f"**{e.name}.**", sentence(e.text), THREATS.get(e.what, ""))))


@SAYINGS.of(meeting.Paused)
def _paused(e: meeting.Paused) -> str:
    why = f" {sentence(e.why)}" if e.why else ""
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


def _goal_report(e: meeting.Ended, named: str, *, located: bool) -> str:
    """Return what became of the goal, by its name (``named``) where that is told."""
    report = GOAL_REPORTS.get(e.goal, "")
    if e.goal == "open" and located:
        report = GOAL_REPORTS["found"]
    return f"{report}: {called(named)}" if report and named else report


def ended(e: meeting.Ended, named: str, *, located: bool) -> str:
    """Return the closing report: the end, what was seen, what was found (WLD-G83); the goal ``named``, if it may be."""
    parts = (
        count(e.days, "day"),
        f"{count(e.places, 'place')} explored, {e.explored} % of the region",
        f"{e.sites} of {e.all_sites} sites found",
        f"{count(e.coins, 'coin')} gained{f', {e.goods} in goods' if e.goods else ''}",
        _goal_report(e, named, located=located),
    )
    end = ENDS.get(e.how, "The expedition is over.")
    never = tuple(called(name) for name in e.unreached)
    unreached = f" On the map, but never reached: {listed(never)}." if never else ""
    return f"**{end}** {e.region}: {', '.join(filter(None, parts))}.{unreached}"


def kept_place(e: meeting.KeptPlace, *, is_goal: bool) -> str:
    """Return what was never found, and where it lies."""
    goal = "the goal, a " if is_goal else ""
    return f"{upper(e.name)} ({goal}{e.category} at {e.at})"


SAYINGS.add(meeting.Surprised, lambda e: f"Nobody saw {the(e.name)} coming.")
SAYINGS.add(meeting.FoesLeave, lambda e: WHY_LEFT.get(e.why, WHY_LEFT["parted"]))
SAYINGS.add(meeting.Mood, lambda e: f"Now {e.disposition}: {the(e.name)}.")
SAYINGS.add(meeting.Favour, lambda e: FAVOURS.get(e.what, "They do the party a favour."))
SAYINGS.add(meeting.Resumed, lambda e: f"The scene is over{RESUMED.get(e.how, '')}. The expedition goes on.")
SAYINGS.add(meeting.Said, lambda e: f"{e.name}: “{e.words}”" if e.name else e.words)
SAYINGS.add(meeting.Suggestion, lambda e: SUGGESTIONS.get(e.what, "The party may move on when it likes."))
