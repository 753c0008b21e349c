"""Events of an exploration desk: only what no expedition has."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import Happened
from engine.core.tallies import Recalled


class Opened(Happened, frozen=True):
    """A desk is opened for these players; the frontier deck has so many cards."""

    rules = ("GAL-007", "GAL-022", "GAL-034", "GAL-G49")
    reveals = True
    players: tuple[str, ...]
    frontier: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class Seated(Happened, frozen=True):
    """A player was added to a desk."""

    rules = ("GAL-G47",)
    who: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class Clerk(Happened, frozen=True):
    """One more member keeps the desk."""

    rules = ("GAL-G47",)
    who: str


class Acting(Happened, frozen=True):
    """What is done at the desk is now done for this player."""

    rules = ("GAL-041",)
    who: str


class Named(Happened, frozen=True):
    """A planet was named, with its traits."""

    rules = ("GAL-008", "GAL-012")
    planet: str
    traits: tuple[str, ...]


class MovedCard(Happened, frozen=True):
    """A card was moved by hand: from and to a pile, a planet or a player."""

    card: str
    origin: str
    to: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        way = "both" if self.origin and self.to else "to" if self.to else "from" if self.origin else "none"
        return {"way": way, "start": self.origin, "end": self.to}


class Handed(Happened, frozen=True):
    """Fragments changed hands at a desk."""

    rules = ("GAL-035", "GAL-G24")
    who: str
    partner: str
    gives: str
    gets: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"gift": self.gets in ("", "nothing")}


class PlanetOf(Happened, frozen=True):
    """A planet has another owner at a desk."""

    rules = ("GAL-G16",)
    planet: str
    owner: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.owner)


class PlanetGone(Happened, frozen=True):
    """A planet is out of the game at a desk, and with it what was attached to it."""

    rules = ("GAL-G28",)
    planet: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class LaidOut(Happened, frozen=True):
    """What lies open at a desk has changed, so that its picture is shown anew; there is nothing to be told of it."""

    rules = ("GAL-031",)
