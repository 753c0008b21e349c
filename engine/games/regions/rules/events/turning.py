"""What is told of the party, of rounds and turns, and of the end."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally


class Begun(Happened, frozen=True, tag_field="kind"):
    """The scenario is chosen; ``announced`` are its special rules in words (REG-193)."""

    rules = ("REG-161", "REG-193")
    name: str
    type: str
    about: str
    announced: tuple[str, ...]


class JoinedUp(Happened, frozen=True):
    """A member's character is settled; ``kept`` from an earlier scenario, of which ``level`` it is (REG-G16, REG-G60,
    REG-G110)."""

    recap = Recalled()

    who: str
    craft: str
    background: str
    kept: bool
    level: int = 1

    def because(self) -> tuple[str, ...]:
        """Return the rule on keeping a character too, where one was kept."""
        return ("REG-G16", *(("REG-G60",) if self.kept else ()))

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"title": "", "good": ""}


class Answered(Happened, frozen=True):
    """A member made a choice of which nothing has come yet: of a "craft" (then ``what`` is its name), to be "ready", to
    "give up" (and is asked once more, or stays). It may be an answer to any other kind of question but those of
    `Decided`."""

    routine = True
    who: str
    kind: str
    what: str = ""

    def because(self) -> tuple[str, ...]:
        """Return the rule behind the choice."""
        rule = {"craft": "REG-G16", "ready": "REG-G60", "give up": "REG-G45"}.get(self.kind, "REG-G21")
        return (rule,)

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"choice": self.kind.replace(" ", "-"), "craft": self.what}


class Decided(Happened, frozen=True):
    """A member decided whether to "react", "interrupt" or "assist": not told where they stayed away (REG-G21)."""

    rules = ("REG-G21",)
    overtaken = True
    who: str
    kind: str


class Bought(Happened, frozen=True):
    """Gear was bought in the town."""

    rules = ("REG-G60",)
    matters = True
    who: str
    gear: str
    price: int


class Cured(Happened, frozen=True):
    """1 Valuable and a rest in town healed an "injury" or a Disease by name (REG-265, REG-266, REG-268)."""

    rules = ("REG-265", "REG-266", "REG-268", "REG-G59", "REG-G60")
    matters = True
    who: str
    what: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"disease": self.what}


class Learned(Happened, frozen=True):
    """A play was learned in the town, for 1 Valuable."""

    rules = ("REG-G112",)
    matters = True
    who: str
    play: str


class SetOut(Happened, frozen=True):
    """Round 1 begins at the start; ``tokens`` of a stealth scenario, the round ``limit`` of a chase, else 0; the danger's
    ``level``."""

    reveals = True
    recap = Recalled()
    where: str
    tokens: int
    limit: int
    party: tuple[str, ...]
    level: int = 1

    def because(self) -> tuple[str, ...]:
        """Return what holds of a stealth scenario, and of a chase, too."""
        return (
            "REG-020",
            *(("REG-179", "REG-G47") if self.tokens else ()),
            *(("REG-198",) if self.limit else ()),
            *(("REG-G111",) if self.level > 1 else ()),
        )

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"danger": self.level if self.level > 1 else 0}


class RoundBegins(Happened, frozen=True):
    """A new round begins: everybody draws (REG-G10). Whatever stirs out of sight has had its turn."""

    rules = ("REG-G10",)
    reveals = True
    number: int


class Claimed(Happened, frozen=True):
    """A member's turn begins: they "claimed" it, it is the "last" one left, or an "order" says so (REG-006, REG-G15)."""

    rules = ("REG-006", "REG-G15")
    routine = True
    overtaken = True
    who: str
    how: str


class TurnEnded(Happened, frozen=True):
    """A turn is over; ``idle``: it had neither an Action nor a Move."""

    rules = ("REG-G10",)
    routine = True
    overtaken = True
    who: str
    idle: bool


class WentOn(Happened, frozen=True):
    """A member lets the round go on after the last turn; ``lapse``: whose Moves lapse by that (REG-G13)."""

    rules = ("REG-G13",)
    routine = True
    who: str
    lapse: tuple[str, ...]

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"own": self.lapse == (self.who,)}


class TurnLost(Happened, frozen=True):
    """A member went down at the start of their turn, which is over (REG-G09)."""

    rules = ("REG-G09",)
    matters = True
    who: str


class Skipped(Happened, frozen=True):
    """A Phase ("strategy" or "action") is skipped; ``by`` is the Trap that it takes to get out of, if any."""

    rules = ("REG-G10",)
    who: str
    phase: str
    by: str = ""


class WillSkip(Happened, frozen=True):
    """The next Phase of a kind will be skipped; ``by`` is the Trap that it will take to get out of, if any."""

    rules = ("REG-G10",)
    who: str
    phase: str
    by: str = ""


class Drew(Happened, frozen=True):
    """A member drew cards, by their ids; or the deck was empty, and the discard pile became a new one (REG-G11)."""

    rules = ("REG-G11",)
    routine = True
    who: str
    count: int = 0
    shuffled: bool = False
    plays: tuple[str, ...] = ()


class Discarded(Happened, frozen=True):
    """A member laid cards down at the end of a round, over the Hand Limit (REG-G10, REG-G17)."""

    rules = ("REG-G10", "REG-G17")
    who: str
    plays: tuple[str, ...]


class Overfull(Happened, frozen=True):
    """A member's turn is over, and they hold too many cards: these go at the end of the round (REG-G10)."""

    rules = ("REG-G10",)
    who: str
    plays: tuple[str, ...]


class Spared(Happened, frozen=True):
    """A member named a card: these go now at the end of the round, which makes no post of its own (REG-G10)."""

    rules = ("REG-G10",)
    plays: tuple[str, ...]


class Habit(Happened, frozen=True):
    """A member gave a standing order, which concerns no other member (REG-G21)."""

    rules = ("REG-G21", "REG-G15")
    order: str


class Called(Happened, frozen=True):
    """A member asked allies to heal them (REG-G66), or to wait in this round (REG-G21)."""

    rules = ("REG-G66", "REG-G21")
    who: str
    how: str = "heal"


class KeptAt(Happened, frozen=True):
    """A member tries a Lock or an Obstacle in each turn from now on (REG-G21)."""

    rules = ("REG-G21",)
    who: str
    what: str


class LeftOff(Happened, frozen=True):
    """A member does not keep at it any more: ``why`` is "foes" or "hurt" (REG-G21)."""

    rules = ("REG-G21",)
    who: str
    what: str
    why: str


class Counted(Happened, frozen=True):
    """The chase's counter went up (REG-199)."""

    rules = ("REG-199", "REG-G51")
    counter: int
    limit: int

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"rounds": self.limit - self.counter, "over": self.counter >= self.limit}


class LimitGrew(Happened, frozen=True):
    """Reaching a region raised a PC's own round limit (REG-208, REG-210)."""

    rules = ("REG-208", "REG-210", "REG-G53")
    matters = True
    who: str
    where: str
    by: int
    limit: int


class PutOff(Happened, frozen=True):
    """Something put off the end of a chase (REG-G122)."""

    rules = ("REG-G122",)
    matters = True
    what: str
    by: int
    limit: int


class Closed(Happened, frozen=True):
    """A region's limit is reached: no PC gets in any more (REG-205, REG-G52)."""

    rules = ("REG-205", "REG-G52")
    recap = Recalled()
    where: str


class Caught(Happened, frozen=True):
    """A PC's own round limit ran out, or they were left behind: "caught", "injury" or "death" (REG-204, REG-G51,
    REG-G53)."""

    rules = ("REG-204", "REG-G51", "REG-G53")
    recap = Recalled()
    who: str
    how: str


class ReachedGoal(Happened, frozen=True):
    """A PC is out by the goal (REG-172, REG-G44); ``unmet``: what the party came for and leaves behind (REG-026,
    REG-G45)."""

    reveals = True
    recap = Recalled()
    who: str
    where: str
    unmet: tuple[str, ...] = ()

    def because(self) -> tuple[str, ...]:
        """Return what holds where something is left behind, too."""
        return ("REG-172", "REG-G44", *(("REG-026", "REG-G45") if self.unmet else ()))

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "out")


class NotYet(Happened, frozen=True):
    """A PC stands in the goal region, and what the party came for is missing (REG-024, REG-G44)."""

    rules = ("REG-024", "REG-G44")
    recap = Recalled()
    who: str
    where: str


class WantsToGiveUp(Happened, frozen=True):
    """A member voted to give up, or took that back; it takes all, so the others are ``asked`` (REG-G45)."""

    rules = ("REG-G45",)
    who: str
    agrees: bool
    missing: tuple[str, ...]

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled() if self.agrees else ()


class Ended(Happened, frozen=True):
    """The scenario is over: "won", "partly", "lost" or "conceded". ``why``: "goal", "all dead", "tokens", "rounds",
    "region", "left behind", "left without", "light", "conceded", "caught", or "gm"."""

    reveals = True
    recap = Recalled()
    ending: str
    why: str
    text: str

    def because(self) -> tuple[str, ...]:
        """Return the rule that ends it."""
        return {
            "goal": ("REG-021", "REG-G44"),
            "all dead": ("REG-167",),
            "tokens": ("REG-195", "REG-G46"),
            "light": ("REG-191", "REG-G26"),
            "rounds": ("REG-200",),
            "region": ("REG-206", "REG-G52"),
            "left behind": ("REG-204", "REG-G51"),
            "left without": ("REG-026", "REG-G45"),
            "caught": ("REG-203", "REG-G53"),
            "conceded": ("REG-G45",),
            "gm": ("REG-G28",),
        }[self.why]

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"cause": self.why.replace(" ", "-"), "alone": ()}


class SecretsTold(Happened, frozen=True):
    """The private log of hidden rolls, once the scenario is over (REG-G55, REG-G63)."""

    rules = ("REG-G55", "REG-G63")
    reveals = True
    lines: tuple[str, ...]


class Paused(Happened, frozen=True):
    """The game master plays a scene."""

    rules = ("REG-G28",)
    text: str


class Resumed(Happened, frozen=True):
    """The game master lets the scenario go on."""

    rules = ("REG-G28",)


class Said(Happened, frozen=True):
    """The game master spoke, as a person of the story or as the narrator ("")."""

    rules = ("REG-G28",)
    who: str
    text: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"words": self.text}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"speaker": self.who})


class Ruling(Happened, frozen=True):
    """The game master overruled the scenario."""

    rules = ("REG-G28",)
    text: str
    number: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"ruling": self.text.rstrip(".")})


class SecretRuling(Happened, frozen=True):
    """The game master did something that only they know of."""

    rules = ("REG-G28",)
    text: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"ruling": self.text.rstrip(".")})
