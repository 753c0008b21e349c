"""Sentences on the status phase, the council and the end."""

from __future__ import annotations

from engine.core.events import Sayings
from engine.core.words import count, listed

from ...rules.events import scoring
from ...state.content import content
from ..words import card_name, goal_words

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


POINTS = {
    "meridian": "{who} holds Meridian: 1 point, {points} now.",
    "seal": "{who} has 1 point for that, {points} now.",
    "splinter": "The Crown Splinter brings {who} 1 point, {points} now.",
    "splinter-lost": "{who} loses the point of the Crown Splinter, and has {points}.",
    "tomb": "The Crown of the Tomb brings {who} 1 point, {points} now.",
}
"""What a point is gained or lost for."""


@SAYINGS.of(scoring.Point)
def _point(e: scoring.Point) -> str:
    said = POINTS.get(e.why, "{who} has {points}.")
    return said.format(who=e.who, points=count(e.points, "point"))


@SAYINGS.of(scoring.Scored)
def _scored(e: scoring.Scored) -> str:
    known = content().goals.get(e.goal)
    # A public goal has lain open for all: only of a hidden one it has to be told what it takes.
    is_public = known is not None and known.kind == "public"
    goal = f"**{card_name(e.goal)}**" if is_public else goal_marked(e.goal)
    return f"{e.who} scores {goal}: {count(e.points, 'point')} now."


def goal_marked(goal: str) -> str:
    """Return a goal with its name in bold and what it takes in brackets: "**Learned** (own 3 technologies)"."""
    name, _, takes = goal_words(goal).partition(": ")
    return f"**{name}** ({takes})" if takes else f"**{name}**"


@SAYINGS.of(scoring.GoalRevealed)
def _goal_revealed(e: scoring.GoalRevealed) -> str:
    return f"A new public goal: {goal_marked(e.goal)}."


@SAYINGS.of(scoring.Voted)
def _voted(e: scoring.Voted) -> str:
    if not e.candidate or not e.influence:
        return f"{e.who} casts no vote."
    return f"{e.who} casts {e.influence} influence for {e.candidate}."


@SAYINGS.of(scoring.Speaker)
def _speaker(e: scoring.Speaker) -> str:
    how = ", by the old speaker's word after a tie" if e.tied else ""
    if not e.votes:
        return f"Nobody casts a vote: {e.who} stays speaker, and gains a command token."
    return f"{e.who} is speaker with {e.votes} influence{how}, and gains a command token."


WHY = {"rounds": "Six rounds are over. ", "alone": "Nobody else is left. "}


def ranked(e: scoring.Ended) -> list[str]:
    """Return everybody with their points, the most first, the winner before who has as many."""
    points = dict(zip(e.names, e.points, strict=True))
    return sorted(points, key=lambda name: (-points[name], name != e.winner))


@SAYINGS.of(scoring.Ended)
def _ended(e: scoring.Ended) -> str:
    points = dict(zip(e.names, e.points, strict=True))
    first = e.winner
    if not first:
        return f"{WHY.get(e.why, '')}Nobody wins."
    tied = [name for name in points if points[name] == points[first] and name != first]
    by = f", before {listed(tied)} with as many" if tied and e.why != "alone" else ""
    by += ": ties go by planets, then trade goods, then from the speaker on" if by and e.why == "rounds" else ""
    won = f"**{first} wins with {count(points[first], 'point')}{by}.**"
    return f"{WHY.get(e.why, '')}{won}"


SAYINGS.add(scoring.StatusBegun, lambda e: f"**Status phase of round {e.round}.** Score what you can.")
SAYINGS.add(scoring.ChoseGoals, lambda e: f"{e.who} has chosen what to score.")
SAYINGS.add(scoring.ReadiedAll, lambda e: "Tokens come off the map, everybody gains 2 more, and all cards are ready.")
SAYINGS.add(scoring.Pools, lambda e: f"{e.who} has {e.tactic} tactic and {e.strategy} strategy tokens now.")
SAYINGS.add(
    scoring.CouncilBegun, lambda e: f"**Council.** {e.speaker} is in the chair, and the market is open to everybody."
)
SAYINGS.add(scoring.MarketDone, lambda e: f"{e.who} is done with the market.")
