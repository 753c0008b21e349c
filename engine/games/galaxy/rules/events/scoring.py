"""Events of the status phase, the council, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def status_begun(round: int) -> Event:
    """All have passed: the status phase begins."""
    return told("status_begun", ("GAL-G08", "GAL-G42"), round=round)


def chose_goals(who: str) -> Event:
    """Somebody chose what to score; it is shown when all have."""
    return told("chose_goals", ("GAL-G42",), who=who)


def scored(who: str, goal: str, points: int) -> Event:
    """Somebody scored a goal; ``points`` is what they have now."""
    return told("scored", ("GAL-G40",), True, who=who, goal=goal, points=points)


def point(who: str, why: str, points: int) -> Event:
    """A point gained, or lost: by "meridian", "seal", "splinter", "splinter-lost" or "tomb"."""
    rule = "GAL-G41" if why in ("meridian", "seal") else "GAL-G32"
    return told("point", (rule,), who=who, why=why, points=points)


def goal_revealed(goal: str) -> Event:
    """One more public goal lies open."""
    return told("goal_revealed", ("GAL-G42", "GAL-G40"), True, goal=goal)


def readied_all() -> Event:
    """Tokens are off the map, everybody has 2 command tokens more, and all cards are ready."""
    return told("readied_all", ("GAL-G42",))


def pools(who: str, tactic: int, strategy: int) -> Event:
    """How somebody has their command tokens now."""
    return told("pools", ("GAL-G42",), who=who, tactic=tactic, strategy=strategy)


def council_begun(speaker: str) -> Event:
    """The council phase begins, with the market."""
    return told("council_begun", ("GAL-G43",), speaker=speaker)


def market_done(who: str) -> Event:
    """Somebody wants nothing more of the market."""
    return told("market_done", ("GAL-G43",), who=who)


def voted(who: str, candidate: str, influence: int) -> Event:
    """Somebody voted; ``candidate`` is "" for nobody."""
    return told("voted", ("GAL-G43",), who=who, candidate=candidate, influence=influence)


def speaker(who: str, votes: int, tied: bool) -> Event:
    """Somebody is speaker for the next round, and has a command token for it."""
    return told("speaker", ("GAL-G43",), who=who, votes=votes, tied=tied)


def ended(names: Sequence[str], points: Sequence[int], winner: str, why: str) -> Event:
    """The game is over: by "points", "rounds", or because only one is left ("alone")."""
    return told("ended", ("GAL-G45",), True, names=tuple(names), points=tuple(points), winner=winner, why=why)
