"""Events of the status phase, of the council and of the end."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally


class StatusBegun(Happened, frozen=True):
    """All have passed: the status phase begins."""

    rules = ("GAL-G08", "GAL-G42")
    round: int


class ChoseGoals(Happened, frozen=True):
    """A player chose what to score; it is shown when all have."""

    rules = ("GAL-G42",)
    who: str


class Scores(Happened, frozen=True):
    """A player scores a goal that costs something, and has still to say what they pay with."""

    rules = ("GAL-G40",)
    reveals = True
    who: str
    goal: str


class Scored(Happened, frozen=True):
    """A player scored a goal; ``points`` is what they have now."""

    rules = ("GAL-G40",)
    reveals = moment = True
    who: str
    goal: str
    points: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"scored": (self.goal,)}

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "goals")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Point(Happened, frozen=True):
    """A point gained, or lost: by "meridian", "seal", "splinter", "splinter-lost" or "tomb"."""

    moment = True
    who: str
    why: str
    points: int

    def because(self) -> tuple[str, ...]:
        """Return the rule for what it is for."""
        return ("GAL-G41" if self.why in ("meridian", "seal") else "GAL-G32",)

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class GoalRevealed(Happened, frozen=True):
    """One more public goal lies open."""

    rules = ("GAL-G42", "GAL-G40")
    reveals = True
    matters = moment = True
    goal: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"takes": self.goal, "far": (), "done": ()}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class ReadiedAll(Happened, frozen=True):
    """Tokens are off the map, everybody has 2 command tokens more, and all cards are ready."""

    rules = ("GAL-G42",)


class Pools(Happened, frozen=True):
    """How a player has their command tokens now."""

    rules = ("GAL-G42",)
    who: str
    tactic: int
    strategy: int


class CouncilBegun(Happened, frozen=True):
    """The council phase begins: all trade and vote."""

    rules = ("GAL-G43",)
    speaker: str


class MarketDone(Happened, frozen=True):
    """A player has cast a vote, or none: it stays secret until all have."""

    rules = ("GAL-G43",)
    routine = True
    who: str


class Voted(Happened, frozen=True):
    """A player voted, as it is shown when all have; ``candidate`` is "" for none."""

    rules = ("GAL-G43", "GAL-G93")
    matters = True
    reveals = True
    who: str
    candidate: str
    influence: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"silent": not self.candidate or not self.influence}


class Speaker(Happened, frozen=True):
    """A player is speaker for the next round, and has a command token for it."""

    rules = ("GAL-G43",)
    who: str
    votes: int
    tied: bool

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "speaker")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Ended(Happened, frozen=True):
    """The game is over: by "points", "rounds", or because only one is left ("alone")."""

    rules = ("GAL-G45",)
    reveals = True
    names: tuple[str, ...]
    points: tuple[int, ...]
    winner: str
    why: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        points = dict(zip(self.names, self.points, strict=True))
        most = points.get(self.winner, 0)
        even = [name for name in points if points[name] == most and name != self.winner]
        return {
            "most": most,
            "even": even if self.winner and self.why != "alone" else (),
            "scores": [f"{name} {points[name]}" for name in points],
            "ways": (),
            "tied": (),
        }

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()
