"""What is told of Challenges' turns, of stealth and of bodies. They are told only where the party can know of it."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally


class Went(Happened, frozen=True):
    """A Creature or Seeker moved, in sight at one end at least; the other is "" where it cannot be seen (REG-032)."""

    rules = ("REG-032", "REG-G31", "REG-G32")
    reveals = True
    what: str
    start: str
    end: str

    def stays_in_post(self) -> bool:
        """See `Happened.stays_in_post`: an arrival does."""
        return bool(self.end)


class CameBack(Happened, frozen=True):
    """A Creature is there again (REG-116, REG-G40)."""

    rules = ("REG-116", "REG-G40")
    reveals = True
    recap = Recalled()
    what: str
    where: str


class Sprung(Happened, frozen=True):
    """A Trap was set off (REG-133, REG-134). What it then does tells so."""

    rules = ("REG-133", "REG-134", "REG-G34")
    reveals = True
    recap = Recalled()
    overtaken = True
    what: str
    who: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "traps")


class Calmed(Happened, frozen=True):
    """A Challenge does nothing for a while (REG-077)."""

    rules = ("REG-077",)
    what: str


class TimeIsUp(Happened, frozen=True):
    """A round of stealth ends after its alarm, for the ``first`` time or again; ``until``: what the time ran out with."""

    rules = ("REG-G121",)
    until: str
    first: bool


class TokensLost(Happened, frozen=True):
    """The party lost Stealth Tokens (REG-194)."""

    rules = ("REG-194", "REG-G47")
    count: int
    left: int
    by: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(number=self.count)


class Alerted(Happened, frozen=True):
    """A Seeker is Alerted: by a "token", a "body", a "light" or something "else" (REG-128, REG-129, REG-185, REG-191)."""

    reveals = True
    recap = Recalled()
    what: str
    why: str

    def because(self) -> tuple[str, ...]:
        """Return what alerts it, and what holds of the alert."""
        rule = {"token": "REG-128", "body": "REG-185", "light": "REG-191"}.get(self.why, "REG-129")
        return (rule, "REG-130", "REG-G48")


class LightSeen(Happened, frozen=True):
    """A Seeker sees a light where it was dark (REG-191, REG-192, REG-G26), "" one that the party does not see."""

    rules = ("REG-191", "REG-192", "REG-G26")
    reveals = True
    matters = True
    what: str
    where: str


class Body(Happened, frozen=True):
    """A defeated Seeker's body lies there (REG-184)."""

    rules = ("REG-184",)
    what: str
    where: str


class BodyHidden(Happened, frozen=True):
    """A body is hidden (REG-186, REG-G50)."""

    rules = ("REG-186", "REG-G50")
    who: str
    what: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "bodies")


class BodyDragged(Happened, frozen=True):
    """A body was dragged on (REG-187, REG-G50)."""

    rules = ("REG-187", "REG-G50")
    who: str
    what: str
    start: str
    end: str


class BodyFound(Happened, frozen=True):
    """A Seeker found a body, and the party can see it (REG-185, REG-G49)."""

    rules = ("REG-185", "REG-G49")
    reveals = True
    recap = Recalled()
    what: str
    by: tuple[str, ...]


class UnseenAlarm(Happened, frozen=True):
    """Something happened out of sight that the party hears of: a Seeker was Alerted."""

    rules = ("REG-129",)
    reveals = True
    recap = Recalled()
