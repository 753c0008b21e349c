"""Sentences on the status phase, the council and the end."""

from __future__ import annotations

from engine.core.words import count, listed

from ...state.content import content
from ..words import Facts, card_name, goal_words
from .telling import Sayings

POINTS = {
    "meridian": "{who} holds Meridian: 1 point, {points} now.",
    "seal": "{who} has 1 point for that, {points} now.",
    "splinter": "The Crown Splinter brings {who} 1 point, {points} now.",
    "splinter-lost": "{who} loses the point of the Crown Splinter, and has {points}.",
    "tomb": "The Crown of the Tomb brings {who} 1 point, {points} now.",
}
"""What a point is gained or lost for."""


def _point(facts: Facts) -> str:
    said = POINTS.get(facts["why"], "{who} has {points}.")
    return said.format(who=facts["who"], points=count(facts["points"], "point"))


def _scored(facts: Facts) -> str:
    known = content().goals.get(facts["goal"])
    # A public goal has lain open for all: only of a hidden one it has to be told what it takes.
    is_public = known is not None and known.kind == "public"
    goal = f"**{card_name(facts['goal'])}**" if is_public else goal_marked(facts["goal"])
    return f"{facts['who']} scores {goal}: {count(facts['points'], 'point')} now."


def goal_marked(goal: str) -> str:
    """Return a goal with its name in bold and what it takes in brackets: "**Learned** (own 3 technologies)"."""
    name, _, takes = goal_words(goal).partition(": ")
    return f"**{name}** ({takes})" if takes else f"**{name}**"


def _goal_revealed(facts: Facts) -> str:
    return f"A new public goal: {goal_marked(facts['goal'])}."


def _voted(facts: Facts) -> str:
    if not facts["candidate"] or not facts["influence"]:
        return f"{facts['who']} casts no vote."
    return f"{facts['who']} casts {facts['influence']} influence for {facts['candidate']}."


def _speaker(facts: Facts) -> str:
    how = ", by the old speaker's word after a tie" if facts["tied"] else ""
    if not facts["votes"]:
        return f"Nobody casts a vote: {facts['who']} stays speaker, and gains a command token."
    return f"{facts['who']} is speaker with {facts['votes']} influence{how}, and gains a command token."


WHY = {"rounds": "Six rounds are over. ", "alone": "Nobody else is left. "}


def ranked(facts: Facts) -> list[str]:
    """Return everybody with their points, the most first, the winner before who has as many."""
    points = dict(zip(facts["names"], facts["points"], strict=True))
    return sorted(points, key=lambda name: (-points[name], name != facts["winner"]))


def _ended(facts: Facts) -> str:
    points = dict(zip(facts["names"], facts["points"], strict=True))
    first = facts["winner"]
    if not first:
        return f"{WHY.get(facts['why'], '')}Nobody wins."
    tied = [name for name in points if points[name] == points[first] and name != first]
    by = f", before {listed(tied)} with as many" if tied and facts["why"] != "alone" else ""
    by += ": ties go by planets, then trade goods, then from the speaker on" if by and facts["why"] == "rounds" else ""
    won = f"**{first} wins with {count(points[first], 'point')}{by}.**"
    return f"{WHY.get(facts['why'], '')}{won}"


SAYINGS: Sayings = {
    "status_begun": lambda f: f"**Status phase of round {f['round']}.** Score what you can.",
    "chose_goals": lambda f: f"{f['who']} has chosen what to score.",
    "scored": _scored,
    "point": _point,
    "goal_revealed": _goal_revealed,
    "readied_all": lambda f: "Tokens come off the map, everybody gains 2 more, and all cards are ready.",
    "pools": lambda f: f"{f['who']} has {f['tactic']} tactic and {f['strategy']} strategy tokens now.",
    "council_begun": lambda f: f"**Council.** {f['speaker']} is in the chair, and the market is open to everybody.",
    "market_done": lambda f: f"{f['who']} is done with the market.",
    "voted": _voted,
    "speaker": _speaker,
    "ended": _ended,
}
