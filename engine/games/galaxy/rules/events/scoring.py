"""Events of the status phase, the council, and the end."""

from __future__ import annotations

from engine.core.events import Happened


class StatusBegun(Happened, frozen=True):
    """All have passed: the status phase begins."""

    rules = ("GAL-G08", "GAL-G42")
    round: int


class ChoseGoals(Happened, frozen=True):
    """Somebody chose what to score; it is shown when all have."""

    rules = ("GAL-G42",)
    who: str


class Scored(Happened, frozen=True):
    """Somebody scored a goal; ``points`` is what they have now."""

    rules = ("GAL-G40",)
    reveals = True
    who: str
    goal: str
    points: int


class Point(Happened, frozen=True):
    """A point gained, or lost: by "meridian", "seal", "splinter", "splinter-lost" or "tomb"."""

    who: str
    why: str
    points: int

    def because(self) -> tuple[str, ...]:
        """Return the rule for what it is for."""
        return ("GAL-G41" if self.why in ("meridian", "seal") else "GAL-G32",)


class GoalRevealed(Happened, frozen=True):
    """One more public goal lies open."""

    rules = ("GAL-G42", "GAL-G40")
    reveals = True
    goal: str


class ReadiedAll(Happened, frozen=True):
    """Tokens are off the map, everybody has 2 command tokens more, and all cards are ready."""

    rules = ("GAL-G42",)


class Pools(Happened, frozen=True):
    """How somebody has their command tokens now."""

    rules = ("GAL-G42",)
    who: str
    tactic: int
    strategy: int


class CouncilBegun(Happened, frozen=True):
    """The council phase begins, with the market."""

    rules = ("GAL-G43",)
    speaker: str


class MarketDone(Happened, frozen=True):
    """Somebody wants nothing more of the market."""

    rules = ("GAL-G43",)
    who: str


class Voted(Happened, frozen=True):
    """Somebody voted; ``candidate`` is "" for nobody."""

    rules = ("GAL-G43",)
    who: str
    candidate: str
    influence: int


class Speaker(Happened, frozen=True):
    """Somebody is speaker for the next round, and has a command token for it."""

    rules = ("GAL-G43",)
    who: str
    votes: int
    tied: bool


class Ended(Happened, frozen=True):
    """The game is over: by "points", "rounds", or because only one is left ("alone")."""

    rules = ("GAL-G45",)
    reveals = True
    names: tuple[str, ...]
    points: tuple[int, ...]
    winner: str
    why: str
