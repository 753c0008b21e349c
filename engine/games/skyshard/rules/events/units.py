"""Events of what units do and suffer: locks and traps, fights."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import Happened, Matters
from engine.core.tallies import Recalled, Tally, Throw, thrown

from ...state.content import chip_named

# Locks and traps.


class Lock(Happened, frozen=True):
    """An adventurer tries the lock of a cache; ``key`` is the digit that comes first, 0 for none."""

    rules = ("SKY-G42",)
    who: str
    rank: str
    at: str
    code: tuple[int, ...]
    key: int


class Trap(Happened, frozen=True):
    """An adventurer is in a trap."""

    rules = ("SKY-G44", "SKY-085")
    who: str
    name: str
    text: str
    code: tuple[int, ...]

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"digits": [str(digit) for digit in self.code]}


class Rolled(Happened, frozen=True):
    """Dice were rolled at a lock; ``kept`` of them match, these of its ``digits`` are ``missing``."""

    rules = ("SKY-G42",)
    who: str
    dice: tuple[int, ...]
    tries: int
    missing: tuple[int, ...]
    kept: int
    digits: int = 0

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        # How many digits a code has was not noted in older games.
        digits = self.digits or self.kept + len(self.missing)
        return {"times": 1, "digits": digits, "open": digits - len(self.missing)}

    def counts(self) -> Throw:
        """See `Happened.counts`."""
        return thrown(self.who, self.dice, 6)


class Adjusted(Happened, frozen=True):
    """A lock die was changed by one."""

    rules = ("SKY-G42",)
    who: str
    was: int
    now: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"fatigue": 1}


class Opened(Happened, frozen=True):
    """A cache was opened."""

    rules = ("SKY-G42",)
    who: str
    rank: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, 1)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "caches")


class Jammed(Happened, frozen=True):
    """A cache is lost. Where it was not given up, it ``needs`` more fatigue than was to ``spare``."""

    rules = ("SKY-G42",)
    who: str
    rank: str
    needs: int = 0
    spare: int = 0

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, 1)


class Disarmed(Happened, frozen=True):
    """A trap was disarmed."""

    rules = ("SKY-G44",)
    matters = True
    who: str
    name: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "traps")


class Sprung(Happened, frozen=True):
    """A trap went off."""

    rules = ("SKY-G44",)
    who: str
    name: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, 1)


# Fights, and what becomes of units.


class Struck(Happened, frozen=True):
    """An adventurer or the companion attacked; ``left`` is the enemy's health, ``tired``: it cost fatigue.

    The dice of a lasting ``relic`` ``added`` so much damage.
    """

    rules = ("SKY-G48", "SKY-G20")
    who: str
    chip: str
    at: str
    dice: tuple[int, ...]
    damage: int
    guard: int
    fell: bool
    left: int
    tired: bool
    relic: str = ""
    added: int = 0

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"times": 1, "most": chip_named(self.chip).health}

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`: how many of a kind fell, and what is left of those that were hit."""
        return Recalled(self.who, int(self.fell)) if self.damage > 0 else ()

    def stays_in_post(self) -> Matters:
        """See `Happened.stays_in_post`."""
        return True if self.damage > 0 else "beside"

    def counts(self) -> tuple[Tally | Throw, ...]:
        """See `Happened.counts`."""
        felled = (Tally(self.who, "felled"),) if self.fell else ()
        return (Tally(self.who, "fights"), thrown(self.who, self.dice, 6), *felled)


class Mended(Happened, frozen=True):
    """A Mender healed a unit."""

    rules = ("SKY-G21",)
    matters = True
    who: str
    whom: str
    amount: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"own": self.who == self.whom}

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "mended", self.amount if self.who != self.whom else 0)


class Revives(Happened, frozen=True):
    """A Mender spends the turn on a fallen adventurer."""

    rules = ("SKY-G49",)
    who: str
    whom: str


class Called(Happened, frozen=True):
    """The party chose which of equal enemies acts first."""

    rules = ("SKY-G47",)
    chip: str
    at: str


class EnemyMoved(Happened, frozen=True):
    """An enemy walked."""

    rules = ("SKY-G47",)
    routine = True
    chip: str
    at: str
    to: str


class EnemyFled(Happened, frozen=True):
    """An enemy that is hurt ran, and does not strike this turn."""

    rules = ("SKY-G82",)
    chip: str
    at: str
    to: str


class EnemySwapped(Happened, frozen=True):
    """An enemy that is hurt changed places with another, which stood at ``to``."""

    rules = ("SKY-G82",)
    chip: str
    at: str
    other: str
    to: str


class EnemyCalled(Happened, frozen=True):
    """An enemy called another, which came ``to`` a hex from where it was."""

    rules = ("SKY-G82",)
    chip: str
    at: str
    other: str
    was: str
    to: str


class EnemyStruck(Happened, frozen=True):
    """An enemy attacked; ``keeps``: as the last shard was taken (SKY-G104). A lasting ``relic`` took ``stopped`` off."""

    rules = ("SKY-G47", "SKY-G20")
    chip: str
    at: str
    whom: str
    dice: tuple[int, ...]
    damage: int
    guard: int
    keeps: bool = False
    relic: str = ""
    stopped: int = 0

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return ("SKY-G104", "SKY-G20") if self.keeps else self.rules

    def stays_in_post(self) -> Matters:
        """See `Happened.stays_in_post`."""
        return self.damage > 0


class EnemyBurnt(Happened, frozen=True):
    """An enemy was hurt by embers."""

    rules = ("SKY-G46",)
    chip: str
    at: str
    fell: bool

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled(number=1) if self.fell else ()


class EnemyMended(Happened, frozen=True):
    """An enemy had 1 health back from the ground."""

    rules = ("SKY-G83",)
    chip: str
    at: str


class Dusted(Happened, frozen=True):
    """An adventurer took 1 fatigue from dust."""

    rules = ("SKY-G83",)
    who: str


class Soothed(Happened, frozen=True):
    """An adventurer or the companion had health back from the ground."""

    rules = ("SKY-G83",)
    who: str
    amount: int


class Burnt(Happened, frozen=True):
    """An adventurer or the companion was hurt by embers."""

    rules = ("SKY-G46",)
    who: str


class Fell(Happened, frozen=True):
    """An adventurer fell: ``cause`` is "enemy", whose chip is ``by``, or "exhaustion", "embers", "water"; "" for others."""

    rules = ("SKY-G49",)
    who: str
    at: str
    cause: str = ""
    by: str = ""

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"chip": self.by} if self.by else {}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, often=True)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "fell")


class CompanionFell(Happened, frozen=True):
    """The companion fell."""

    rules = ("SKY-G53",)
    who: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Returned(Happened, frozen=True):
    """An adventurer was brought back."""

    rules = ("SKY-G49",)
    who: str
    at: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Placed(Happened, frozen=True):
    """An adventurer was put elsewhere."""

    rules = ("SKY-G32",)
    who: str
    at: str


class CompanionMoved(Happened, frozen=True):
    """The companion walked, or was put elsewhere."""

    rules = ("SKY-G53",)
    who: str
    to: str


class EnemyBuried(Happened, frozen=True):
    """An enemy had nowhere to go."""

    rules = ("SKY-G54",)
    recap = Recalled(number=1)
    chip: str


class EnemyShoved(Happened, frozen=True):
    """An enemy was put elsewhere."""

    rules = ("SKY-G54",)
    chip: str
    at: str
