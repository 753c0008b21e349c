"""Events of cards and tokens: Gold, Treasures, XP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally

from ...state.catalogue import gathered
from ...state.content import content
from ...state.state import Gold, Holding

Deck = Literal["gold", "treasure"]


class Collected(Happened, frozen=True):
    """A player collected cards, hidden from the others."""

    rules = ("CAV-153",)
    reveals = True
    who: str
    gold: int
    treasure: int

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return (Tally(self.who, "gold", self.gold), Tally(self.who, "treasures", self.treasure))

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        gold = Recalled(self.who, number=self.gold, id="recap-gold")
        treasure = Recalled(self.who, number=self.treasure, id="recap-treasure")
        return tuple(each for each in (gold, treasure) if each.number)


class CollectedOwn(Happened, frozen=True):
    """Which cards they were, for their eyes."""

    rules = ("CAV-027",)
    reveals = True
    gold: tuple[int, ...]
    treasure: tuple[str, ...]

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"values": tuple(map(str, self.gold)), "held": self.treasure}


class _OfTreasure:
    """What is told of a player's treasure that is used, whatever the moment."""

    __slots__ = ()
    who: str
    treasure: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"does": content().treasures[self.treasure].effect}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        # The Gold that a treasure draws is counted with what was collected.
        return Recalled(self.who, id="recap-used", facts={"brings": content().treasures[self.treasure].effect != "gold"})


class Revealed(_OfTreasure, Happened, frozen=True):
    """A player revealed a treasure and uses it."""

    rules = ("CAV-142", "CAV-144")
    reveals = True
    who: str
    treasure: str


class Receipt(_OfTreasure, Happened, frozen=True):
    """A treasure that a player collected has to be used at once."""

    rules = ("CAV-143", "CAV-144")
    reveals = True
    who: str
    treasure: str


class TakenHome(Happened, frozen=True, tag="recalled"):
    """A player took an own Delver home by a treasure."""

    rules = ("CAV-143",)
    who: str
    at: str
    floor: str


class Peeked(Happened, frozen=True):
    """A player looked at the facedown Delvers of a room."""

    rules = ("CAV-142",)
    who: str
    at: str
    floor: str


class PeekedOwn(Happened, frozen=True):
    """Who they are, for their eyes: "Ada's brute" each."""

    rules = ("CAV-142",)
    reveals = True
    recap = Recalled()
    delvers: tuple[str, ...]

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"gathered": gathered(self.delvers)}


class GainedXp(Happened, frozen=True):
    """A player gained XP, or with a negative amount lost it."""

    rules = ("CAV-G26",)
    matters = True
    who: str
    amount: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"number": abs(self.amount), "loses": self.amount < 0}


class Paid(Happened, frozen=True):
    """A player paid an option's price: XP, or Gold cards, which went under the deck."""

    rules = ("CAV-G33",)
    matters = True
    who: str
    xp: int
    gold: int


class PaidOwn(Happened, frozen=True):
    """Which Gold cards those were, by what they were worth, for the eyes of the player who paid."""

    rules = ("CAV-G50",)
    gold: tuple[int, ...]


class Short(Happened, frozen=True):
    """A deck could not give what was due: ``count`` own cards turn faceup instead, 0 for none."""

    matters = True
    who: str
    deck: Deck
    count: int

    def because(self) -> tuple[str, ...]:
        """Return the rule for the deck."""
        return ("CAV-178",) if self.deck == "gold" else ("CAV-180",)


class Flipped(Happened, frozen=True):
    """A player turned an own card faceup: a Gold card's value, or a treasure's id."""

    reveals = True
    who: str
    deck: Deck
    card: str

    def because(self) -> tuple[str, ...]:
        """Return the rules for the deck."""
        return ("CAV-178", "CAV-179") if self.deck == "gold" else ("CAV-180", "CAV-181")

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        shown = Gold(int(self.card), up=True) if self.deck == "gold" else Holding(self.card, up=True)
        return {"turned": self.card, "worth": shown.worth}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)
