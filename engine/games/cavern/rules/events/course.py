"""Events of the game and its turns: tiles, Delvers, the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally

from ...state.catalogue import gathered
from ...state.naming import layout


class Begun(Happened, frozen=True):
    """A game is set up; each player chooses a faction."""

    rules = ("CAV-003", "CAV-055")
    players: int
    sun: int


class Faction(Happened, frozen=True):
    """A player took a faction; ``left`` have not."""

    rules = ("CAV-051",)
    who: str
    faction: str
    left: int

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Opened(Happened, frozen=True):
    """The decks are shuffled, the hands drawn, the first player drawn by lot."""

    rules = ("CAV-062", "CAV-063")
    reveals = True
    first: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.first)


class Drew(Happened, frozen=True):
    """What a player drew, for their eyes."""

    rules = ("CAV-083",)
    reveals = True
    tiles: tuple[str, ...]


class Reshuffled(Happened, frozen=True):
    """The discarded tiles became a new stack."""

    rules = ("CAV-084",)
    reveals = True
    count: int


class Swapped(Happened, frozen=True):
    """A player paid 1 XP and threw these tiles away, faceup."""

    rules = ("CAV-168", "CAV-169")
    reveals = True
    who: str
    tiles: tuple[str, ...]

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "spent")


class Retrieved(Happened, frozen=True):
    """A player paid 1 XP and took a Delver home from section ``part`` of a tile."""

    rules = ("CAV-172",)
    matters = True
    who: str
    at: str
    floor: str
    part: int = 0


class Placed(Happened, frozen=True):
    """A player laid a tile; ``paid`` is "xp" or "treasure" where that broke the corridor rule, else ""."""

    matters = True
    routine = True
    who: str
    tile: str
    at: str
    turn: int
    paid: Literal["", "xp", "treasure"] = ""

    def because(self) -> tuple[str, ...]:
        """Return the corridor rule's price too, where it was paid."""
        return ("CAV-066", "CAV-170") if self.paid else ("CAV-066",)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "tiles")


class DriftedIn(Happened, frozen=True):
    """In a game for one, the cavern laid a tile itself."""

    rules = ("CAV-G59",)
    reveals = True
    recap = Recalled(id="recap-tiles")
    tile: str
    at: str
    turn: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"layout": layout(self.tile)}


class Sun(Happened, frozen=True):
    """The Sun marker moved on; ``left`` spaces are before the end."""

    rules = ("CAV-040",)
    left: int


class Ending(Happened, frozen=True):
    """The end was triggered; the round is played out."""

    recap = Recalled()
    why: Literal["sun", "gold", "tiles"]

    def because(self) -> tuple[str, ...]:
        """Return the rule that triggers it, and that the round is played out."""
        return {"sun": "CAV-079", "gold": "CAV-175", "tiles": "CAV-G23"}[self.why], "CAV-176"


class Torchlit(Happened, frozen=True):
    """Delvers were turned faceup by a torch: "Ada's brute" each."""

    rules = ("CAV-042", "CAV-044")
    reveals = True
    recap = Recalled()
    at: str
    delvers: tuple[str, ...]

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"gathered": gathered(self.delvers)}


class Stuck(Happened, frozen=True):
    """No tile of a player's hand can be laid: it was shown to all."""

    rules = ("CAV-G22",)
    reveals = True
    who: str
    tiles: tuple[str, ...]


class Redrawn(Happened, frozen=True):
    """A player threw a hand away that all have seen, and drew another."""

    rules = ("CAV-G22",)
    who: str


class Skipped(Happened, frozen=True):
    """A player could lay no tile ("stuck"), or had none ("tiles"); they place nothing this turn."""

    who: str
    why: Literal["stuck", "tiles"]

    def because(self) -> tuple[str, ...]:
        """Return the rule for either."""
        return ("CAV-G22" if self.why == "stuck" else "CAV-G23",)


class Sent(Happened, frozen=True):
    """A Delver was placed on section ``part`` of a tile; ``kind`` is its class where it lies faceup.

    ``drifted``: 1 XP was paid for a tile beside.
    """

    matters = True
    who: str
    at: str
    floor: str
    kind: str = ""
    drifted: bool = False
    part: int = 0

    def because(self) -> tuple[str, ...]:
        """Return the rules for a torch, and for a tile beside, where they had a part in it."""
        return ("CAV-085", *(("CAV-043",) if self.kind else ()), *(("CAV-174",) if self.drifted else ()))


class SentOwn(Happened, frozen=True):
    """Which class it was that a player placed facedown, for their eyes."""

    rules = ("CAV-G52",)
    kind: str
    at: str


class Kept(Happened, frozen=True):
    """A player placed no Delver."""

    rules = ("CAV-G03",)
    who: str


class Turn(Happened, frozen=True):
    """A player's turn begins; ``extra`` by Fast Movement."""

    who: str
    extra: bool

    def because(self) -> tuple[str, ...]:
        """Return the rule that gives the turn."""
        return ("CAV-038",) if self.extra else ("CAV-064",)

    def stays_in_post(self) -> bool:
        """See `Happened.stays_in_post`: an extra turn is why a player lays a second tile."""
        return self.extra


class Prompts(Happened, frozen=True):
    """A player said when they want to be asked about their rolls: a key of `contests.SWIFT`."""

    who: str
    setting: str


class Ended(Happened, frozen=True):
    """It is over: points, ``extra`` ones of them, and Treasures of each player, in the order of ``names``; and who won."""

    rules = ("CAV-182", "CAV-183", "CAV-184", "CAV-185")
    reveals = True
    names: tuple[str, ...]
    points: tuple[int, ...]
    treasures: tuple[int, ...]
    winners: tuple[str, ...]
    extra: tuple[int, ...] = ()

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"scores": tuple(map("{} {}".format, self.names, self.points))})
