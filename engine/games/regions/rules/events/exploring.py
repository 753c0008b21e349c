"""What is told of moving, seeing, searching, locks and Gear."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally, Throw

from ...state.content import LUCK, PASSAGE
from .striking import Roll, thrown_by


class Moved(Happened, frozen=True):
    """A PC went from one region to another; ``how``: "move", "over" (an Obstacle), "fell", "pushed" or "gm". ``new``: no PC
    was there before (REG-039). It shows something in any case, if only that no Trap waits there. Where allies went is told:
    what comes next may reach them there."""

    reveals = True
    matters = True
    who: str
    start: str
    end: str
    how: str
    new: bool

    def because(self) -> tuple[str, ...]:
        """Return what holds of a place where no PC was before, too."""
        return ("REG-027", "REG-030", *(("REG-039",) if self.new else ()))

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        went = (Tally(self.who, "moves"),) if self.how in ("move", "over") else ()
        return (*went, *((Tally(self.who, "found"),) if self.new else ()))

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`; that a PC came to a new place `SawRegion` says."""
        return () if self.new else (Recalled(self.who, facts={"where": self.end}, id="recap-went"),)


class HeldUp(Happened, frozen=True):
    """An attempt left an Obstacle with effort to go: the Move is cancelled (REG-099)."""

    rules = ("REG-099",)
    who: str
    by: str
    left: int


class Blocked(Happened, frozen=True):
    """A Move led to an Obstacle that was not known."""

    rules = ("REG-031",)
    reveals = True
    recap = Recalled()
    who: str
    by: str


class SawRegion(Happened, frozen=True):
    """The party learned of a region: it was "entered", or "seen" from beside it (REG-034, REG-035); then ``exits`` is 0."""

    rules = ("REG-034", "REG-035", "REG-038")
    reveals = True
    name: str
    text: str
    dark: bool
    water: str
    exits: int
    how: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        facts = {"where": self.name}
        return Recalled(facts=facts, id="recap-came") if self.how == "entered" else Recalled(facts=facts)


class Saw(Happened, frozen=True):
    """Challenges came into sight (REG-036), or showed themselves. ``met``: those of a kind that was never seen before."""

    rules = ("REG-036",)
    reveals = True
    who: tuple[str, ...]
    where: str
    met: tuple[str, ...] = ()

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return tuple(Recalled(facts={"what": name}) for name in self.who)


class NothingSeen(Happened, frozen=True):
    """A PC stands in the dark and sees exits and Obstacles only (REG-044, REG-045)."""

    rules = ("REG-044", "REG-045")
    who: str
    where: str


class Searched(Happened, frozen=True):
    """A PC Searched; ``found`` in words, () for nothing, whether or not there was anything (REG-213..220, REG-G55).

    ``through``: nothing is left to be found there (REG-G54)."""

    rules = ("REG-213", "REG-215", "REG-220", "REG-G54", "REG-G55")
    reveals = True
    who: str
    roll: Roll
    found: tuple[str, ...]
    through: bool = False

    def counts(self) -> tuple[Tally | Throw, ...]:
        """See `Happened.counts`."""
        return (Tally(self.who, "finds", len(self.found)), *thrown_by(self.who, self.roll))

    def recalled(self) -> tuple[Recalled, ...]:
        """What has an event of its own is told by that."""
        return tuple(Recalled(self.who, facts={"found": name}) for name in self.found if name not in (PASSAGE, LUCK))


class Passage(Happened, frozen=True):
    """A hidden connection came to light (REG-225)."""

    rules = ("REG-225",)
    reveals = True
    recap = Recalled()
    where: str
    to: str
    letter: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"beyond": self.to}


class Fortune(Happened, frozen=True):
    """A Fortune was found: rolled (``roll`` 1 to 100) or drawn (0) (REG-230, REG-G56)."""

    rules = ("REG-230", "REG-G56")
    reveals = True
    who: str
    text: str
    roll: int


class Picked(Happened, frozen=True):
    """A Lock was tried (REG-234, REG-235, REG-G57)."""

    rules = ("REG-234", "REG-235", "REG-G57")
    reveals = True
    who: str
    lock: str
    lockpick: Roll
    against: Roll
    opened: bool

    def counts(self) -> tuple[Tally | Throw, ...]:
        """See `Happened.counts`."""
        return (*((Tally(self.who, "opened"),) if self.opened else ()), *thrown_by(self.who, self.lockpick))

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled(self.who) if self.opened else ()


class Unlocked(Happened, frozen=True):
    """A key, or a mechanism, took a Lock away (REG-248, REG-G58). That the chest stands
    `Opened`, or what barred the way is gone, is recalled."""

    rules = ("REG-248", "REG-G58")
    reveals = True
    matters = True
    who: str
    what: str
    key: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "opened")


class Opened(Happened, frozen=True):
    """A feature with a Lock stands open (REG-242, REG-244)."""

    rules = ("REG-242", "REG-244")
    reveals = True
    recap = Recalled()
    who: str
    what: str


class Used(Happened, frozen=True):
    """A mechanism, or something that lay open, was used."""

    rules = ("REG-212", "REG-G12")
    reveals = True
    recap = Recalled()
    who: str
    what: str
    text: str


class Gained(Happened, frozen=True):
    """A PC got something (REG-223, REG-231, REG-245); Valuables below 0 were lost."""

    rules = ("REG-223", "REG-231", "REG-245")
    reveals = True
    who: str
    valuables: int
    gear: tuple[str, ...]
    objects: tuple[str, ...]

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        lost = Recalled(self.who, number=-self.valuables, id="recap-valuables-lost")
        coins = Recalled(self.who, number=self.valuables, id="recap-valuables-found")
        gear = (Recalled(self.who, facts={"item": name}, id="recap-gear-found") for name in self.gear)
        objects = (Recalled(self.who, facts={"what": name}, id="recap-object-found") for name in self.objects)
        purse = () if not self.valuables else (lost,) if self.valuables < 0 else (coins,)
        return (*purse, *gear, *objects)


class Equipped(Happened, frozen=True):
    """A PC put Gear on, and took ``away`` what was in its slot; or only that, where ``gear`` is "" (REG-G11, REG-G19). It
    reveals something where they see what they did not, if only that nothing is there."""

    rules = ("REG-G11", "REG-G19")
    who: str
    gear: str
    away: str


class Gave(Happened, frozen=True):
    """Something was handed over (REG-G11, REG-G58, REG-G59); ``left``: its bearer died (REG-G76)."""

    rules = ("REG-G11", "REG-G59")
    matters = True
    who: str
    to: str
    item: str
    left: bool = False


class LaidDown(Happened, frozen=True):
    """Gear or an object was laid down (REG-G11)."""

    rules = ("REG-G11",)
    who: str
    item: str
    where: str


class PickedUp(Happened, frozen=True):
    """What was laid down was picked up (REG-G11)."""

    rules = ("REG-G11",)
    who: str
    item: str


class Light(Happened, frozen=True):
    """A light was lit or put out; ``why`` "water" if it went out by itself (REG-059, REG-G25). One that was lit shows
    something, if only that nothing is there and no Seeker minds."""

    who: str
    gear: str
    on: bool
    why: str = ""

    def because(self) -> tuple[str, ...]:
        """Return what holds of water too, where that put it out."""
        return ("REG-G25", *(("REG-059",) if self.why == "water" else ()))


class LitUp(Happened, frozen=True):
    """A feature lights a dark region."""

    rules = ("REG-040",)
    reveals = True
    recap = Recalled()
    where: str
