"""The events of what a table may play with besides: Contracts and the beast. As in `events`, players are named as at the
table, places by the label of their cell, Contracts by their ids in data/cavern.
"""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally

from ...state.content import content


class Fulfilled(Happened, frozen=True):
    """A player was first to fulfil a Contract, for its points."""

    rules = ("CAV-G71",)
    who: str
    contract: str
    points: int

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"won": content().contracts[self.contract].won}

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "contracts")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Lurking(Happened, frozen=True):
    """A player is alone in a room with the beast, and faces it instead of an Encounter."""

    rules = ("CAV-G75",)
    who: str


class Guarded(Happened, frozen=True):
    """The beast is not driven off: the Treasure of the Battle's room stays with it."""

    rules = ("CAV-G75",)
    treasure: int

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"need": content().beast.need}


class Driven(Happened, frozen=True):
    """A player drove the beast off, for points; it flees to the tile ``at``."""

    rules = ("CAV-G76",)
    who: str
    at: str
    points: int

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "driven")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Prowled(Happened, frozen=True):
    """A round is over, and the beast goes on to the tile ``at``."""

    rules = ("CAV-G74",)
    recap = Recalled()
    at: str
