"""What is told of plays, rolls and what they do. Actors and targets are named as players call them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally, Throw, thrown

from ...state.content import content
from ...state.levels import entry

Roll = tuple[str | int, ...]
"""An entry's roll as facts, made by `roll`; () for none."""


def roll(printed: str, rolled: str, faces: Sequence[int], shifts: Sequence[tuple[str, int]]) -> Roll:
    """Return a roll as facts: the dice as printed, as rolled, how many faces follow, the faces, then "dark:-1" for
    shifts."""
    return (printed, rolled, len(faces), *faces, *(f"{source}:{levels:+d}" for source, levels in shifts))


def thrown_by(who: str, rolled: Roll) -> tuple[Throw, ...]:
    """Return the dice of a roll as they count for a seat; nothing where none were rolled."""
    if not rolled:
        return ()
    _, dice, count, *rest = rolled
    faces = [int(face) for face in rest[: int(count)]]
    return (thrown(who, faces, entry(str(dice)).sides),) if faces else ()


class Played(Happened, frozen=True):
    """A PC or a Challenge played an "action", "strategy", "interrupt" or "assist" by name; ``how`` as `state.Strike.how`,
    or "". It may reveal something, if only that nothing is there."""

    who: str
    play: str
    kind: str
    targets: tuple[str, ...]
    how: str

    def because(self) -> tuple[str, ...]:
        """Return what holds of its kind, and of how it came about."""
        rules: tuple[str, ...] = {
            "action": ("REG-G04", "REG-G12"),
            "strategy": ("REG-G11",),
            "interrupt": ("REG-G20",),
            "assist": ("REG-G20",),
            "reaction": ("REG-G05",),
        }[self.kind]
        more = {
            "attempt": ("REG-092", "REG-093", "REG-G36"),
            "trap": ("REG-134", "REG-G34"),
            "forced": ("REG-119", "REG-G42"),
        }
        return (*rules, *more.get(self.how, ()))

    def variables(self) -> dict[str, tuple[str, ...]]:
        """See `Happened.variables`."""
        return {"others": tuple(target for target in self.targets if target != self.who)}


def treated(who: str, setting: str) -> str:
    """Return as a fact what a region was treated as, and by whom; see `Clash.settings`."""
    return f"{who}: {setting}"


class Clash(Happened, frozen=True):
    """An Action was settled against one target; ``answer`` is the Reaction's name, "" for none. Where nothing was rolled
    both rolls are () (REG-G05). ``won``: the Action takes effect. ``setting``: what a region was treated as, by whom."""

    reveals = True
    matters = True
    actor: str
    play: str
    target: str
    answer: str
    inflict: Roll
    endure: Roll
    won: bool
    how: str
    setting: tuple[str, ...] = ()

    def because(self) -> tuple[str, ...]:
        """Return the rules on settings too, where one counted."""
        return ("REG-G04", "REG-G05", *(("REG-148", "REG-G43") if self.setting else ()))

    def settings(self) -> tuple[tuple[str, str], ...]:
        """Return who treated a region as what; the setting alone, and "", where no name is given."""
        return tuple((who, setting) for who, _, setting in (item.partition(": ") for item in self.setting))

    def counts(self) -> tuple[Tally | Throw, ...]:
        """See `Happened.counts`."""
        won = (Tally(self.actor, "blows"),) if self.won else ()
        dice = (*thrown_by(self.actor, self.inflict), *thrown_by(self.target, self.endure))
        return (Tally(self.actor, "fights"), *won, *dice)


class Hurt(Happened, frozen=True):
    """EP were lost (``amount`` after Defense, perhaps 0); ``left`` remain. ``by`` is what did it, in words. ``effort``: it
    is an Obstacle's, for one member where it Persists. ``missed``: it is what a blow that missed brought on its maker."""

    rules = ("REG-G04", "REG-G07")
    reveals = True
    matters = True
    who: str
    amount: int
    left: int
    by: str
    damage: Roll = ()
    defense: Roll = ()
    effort: bool = False
    missed: bool = False

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"origin": self.by if self.by != self.who else ""}

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`: EP that a PC lost."""
        own = self.amount and not (self.effort or self.who.rstrip("0123456789 ") in content().kind_names)
        return (Recalled(self.who, self.amount, facts=self.variables()),) if own else ()


class Recovered(Happened, frozen=True):
    """EP came back; ``left`` are there now."""

    rules = ("REG-G07",)
    reveals = True
    matters = True
    who: str
    amount: int
    left: int
    by: str


class Down(Happened, frozen=True):
    """A PC is at 0 EP (REG-169, REG-G07)."""

    rules = ("REG-169", "REG-G07")
    recap = Recalled(often=True)
    who: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "down")


class Injured(Happened, frozen=True):
    """A PC took an Injury; ``most`` is the new maximum; ``up``: and is on their feet again (REG-169..171, REG-G08)."""

    rules = ("REG-169", "REG-170", "REG-171", "REG-G08")
    recap = Recalled(often=True)
    who: str
    injuries: int
    most: int
    up: bool

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"alive": self.most > 0}


class Died(Happened, frozen=True):
    """A PC is dead: of "injuries", or because a region "closed" over them (REG-172, REG-207, REG-G08)."""

    recap = Recalled()

    who: str
    why: str

    def because(self) -> tuple[str, ...]:
        """Return what holds of a closing region too."""
        return ("REG-172", "REG-G08", *(("REG-207",) if self.why == "closed" else ()))


class Defeated(Happened, frozen=True, tag_field="kind"):
    """A Challenge left play; ``how``: "damage", "lock", "key", "mechanism" or "gm". ``away``: a Creature that came back
    once does not do so again (REG-G40)."""

    recap = Recalled()

    what: str
    by: str
    type: str
    how: str
    away: bool = False

    def because(self) -> tuple[str, ...]:
        """Return what holds of its type, and of Locks where one was opened."""
        rules = {"Creature": ("REG-115",), "Obstacle": ("REG-083", "REG-084"), "Seeker": ("REG-184",)}.get(
            self.type, ("REG-138",)
        )
        return (*rules, *(("REG-233",) if self.how in ("lock", "key") else ()))

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.by, "overcame")


class Fell(Happened, frozen=True):
    """A climb failed: so many d6 (REG-106, REG-107, REG-G39); ``down``: they land on the far side (REG-109)."""

    reveals = True
    matters = True
    who: str
    height: int
    faces: tuple[int, ...]
    down: bool

    def because(self) -> tuple[str, ...]:
        """Return what holds of landing on the far side too."""
        return ("REG-106", "REG-107", "REG-G39", *(("REG-109",) if self.down else ()))


class Track(Happened, frozen=True):
    """A Stat Track moved (REG-G17)."""

    rules = ("REG-G17",)
    who: str
    track: str
    by: int
    now: int

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"steps": abs(self.by), "rises": self.by > 0, "above": self.now > 0}


class Drifted(Happened, frozen=True):
    """Tracks moved 1 toward their base at a Draw Phase (REG-G18)."""

    rules = ("REG-G18",)
    who: tuple[str, ...]


class Infected(Happened, frozen=True):
    """A PC caught a Disease; ``again``: has it already, and it is not cumulative (REG-250..256, REG-G61)."""

    rules = ("REG-250", "REG-255", "REG-256", "REG-G61")
    recap = Recalled()
    who: str
    disease: str
    track: str
    amount: int
    again: bool


class Healed(Happened, frozen=True):
    """A Disease (by name) or an "injury" was healed by an effect (REG-267, REG-268)."""

    rules = ("REG-267", "REG-268")
    matters = True
    who: str
    what: str
    by: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"disease": self.what}


class Lasting(Happened, frozen=True):
    """Something lasts on PCs or Challenges, until "next turn", "round" or "scenario" (REG-009)."""

    rules = ("REG-009",)
    who: tuple[str, ...]
    source: str
    until: str

    def variables(self) -> dict[str, str]:
        """See `Happened.variables`."""
        return {"lasts": self.until.replace(" ", "-")}


class WoreOff(Happened, frozen=True):
    """What lasted is over (REG-G09)."""

    rules = ("REG-G09",)
    source: str
