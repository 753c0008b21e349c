"""Events of scenarios: what is found and carried, locks, water, waves, the guardian."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally
from engine.core.words import lower

from ...state.content import scenario


class Found(Happened, frozen=True):
    """An adventurer found a mark of a scenario, the ``number``th; so many are ``required``."""

    rules = ("SKY-G90", "SKY-G14")
    reveals = True
    who: str
    scene: str
    card: str
    number: int
    required: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        known = scenario(self.scene)
        assert known is not None
        return {"sought": self.scene, "text": known.mark[self.number - 1].text}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "marks")


class Carries(Happened, frozen=True):
    """An adventurer carries a burden from now on."""

    rules = ("SKY-G92",)
    who: str
    scene: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"burden": self.scene}


class Dropped(Happened, frozen=True):
    """A fallen adventurer has dropped what it carried; it lies on a tile."""

    rules = ("SKY-G92",)
    who: str
    scene: str
    tile: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"burden": self.scene}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Delivered(Happened, frozen=True):
    """A burden is at the gate, ``home`` of so many."""

    rules = ("SKY-G92",)
    who: str
    scene: str
    home: int
    wanted: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"burden": self.scene, "left": max(0, self.wanted - self.home)}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "brought")


class DialRead(Happened, frozen=True):
    """A lock of a scenario is seen; ``number`` is its place in the order, 0 where there is none."""

    reveals = True
    matters = True
    who: str
    scene: str
    at: str
    number: int

    def because(self) -> tuple[str, ...]:
        """Return the rule for locks, and that of their order."""
        return ("SKY-G93", "SKY-G94") if self.number else ("SKY-G93",)

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"lock": self.scene}


class Unlocked(Happened, frozen=True):
    """An adventurer opened a lock of a scenario; so many are still ``shut``."""

    rules = ("SKY-G93",)
    who: str
    scene: str
    shut: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"lock": self.scene}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "caches")


class Stuck(Happened, frozen=True):
    """A lock of a scenario did not give, and cost 1 fatigue."""

    rules = ("SKY-G93",)
    who: str


class Omen(Happened, frozen=True):
    """Something happens as a round begins."""

    rules = ("SKY-G91",)
    scene: str
    number: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        known = scenario(self.scene)
        assert known is not None
        return {"text": next(moment.text for moment in known.moment if moment.round == self.number)}


class Water(Happened, frozen=True):
    """The water has risen over a tile."""

    rules = ("SKY-G95",)
    matters = True
    tile: str


class Soaked(Happened, frozen=True):
    """A unit of the party loses health to the water."""

    rules = ("SKY-G95",)
    matters = True
    who: str


class Battered(Happened, frozen=True):
    """An enemy struck the gate, which stands so many more."""

    rules = ("SKY-G97",)
    recap = Recalled(number=1)
    chip: str
    left: int


class Phase(Happened, frozen=True):
    """A phase of the guardian begins."""

    rules = ("SKY-G98",)
    recap = Recalled()
    scene: str
    number: int
    at: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        known = scenario(self.scene)
        assert known is not None
        phase = known.phase[self.number - 1]
        return {"name": lower(phase.name), "text": phase.text, "hint": phase.hint}


class Beaten(Happened, frozen=True):
    """The guardian is beaten for good."""

    rules = ("SKY-G98",)
    recap = Recalled()
    scene: str
