"""Every event of a cavern: the rules behind it, and the facts that its sentence needs.

Players are named as at the table (``who``), places by the label of their cell ("M1"), tiles, treasures, classes, factions
and floors by their ids in data/cavern. ``loot`` of a room is (Gold Bags, Chests). Dice are told as one word each, by
`dice_words`. What ends in "own" is for the eyes of one seat alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.events import Happened

from ..state.content import content
from ..state.state import Die

Deck = Literal["gold", "treasure"]

# The game and its turns.


class Begun(Happened, frozen=True):
    """A game is set up; everybody chooses a faction."""

    rules = ("CAV-003", "CAV-055")
    players: int
    sun: int


class Faction(Happened, frozen=True):
    """Somebody took a faction; ``left`` have not."""

    rules = ("CAV-051",)
    who: str
    faction: str
    left: int


class Opened(Happened, frozen=True):
    """The decks are shuffled, the hands drawn, the first player drawn by lot."""

    rules = ("CAV-062", "CAV-063")
    reveals = True
    first: str


class Drew(Happened, frozen=True):
    """What somebody drew, for their eyes."""

    rules = ("CAV-083",)
    reveals = True
    tiles: tuple[str, ...]


class Reshuffled(Happened, frozen=True):
    """The discarded tiles became a new stack."""

    rules = ("CAV-084",)
    reveals = True
    count: int


class Swapped(Happened, frozen=True):
    """Somebody paid 1 XP and threw these tiles away, faceup."""

    rules = ("CAV-168", "CAV-169")
    reveals = True
    who: str
    tiles: tuple[str, ...]


class Retrieved(Happened, frozen=True):
    """Somebody paid 1 XP and took a Delver home from section ``part`` of a tile."""

    rules = ("CAV-172",)
    who: str
    at: str
    floor: str
    part: int = 0


class Placed(Happened, frozen=True):
    """Somebody laid a tile; ``paid`` is "xp" or "treasure" where that broke the corridor rule, else ""."""

    who: str
    tile: str
    at: str
    turn: int
    paid: Literal["", "xp", "treasure"] = ""

    def because(self) -> tuple[str, ...]:
        """Return the corridor rule's price too, where it was paid."""
        return ("CAV-066", "CAV-170") if self.paid else ("CAV-066",)


class DriftedIn(Happened, frozen=True):
    """In a game for one, the cavern laid a tile itself."""

    rules = ("CAV-G59",)
    reveals = True
    tile: str
    at: str
    turn: int


class Sun(Happened, frozen=True):
    """The Sun marker moved on; ``left`` spaces are before the end."""

    rules = ("CAV-040",)
    left: int


class Ending(Happened, frozen=True):
    """The end was triggered; the round is played out."""

    why: Literal["sun", "gold", "tiles"]

    def because(self) -> tuple[str, ...]:
        """Return the rule that triggers it, and that the round is played out."""
        return {"sun": "CAV-079", "gold": "CAV-175", "tiles": "CAV-G23"}[self.why], "CAV-176"


class Torchlit(Happened, frozen=True):
    """Delvers were turned faceup by a torch: "Ada's brute" each."""

    rules = ("CAV-042", "CAV-044")
    reveals = True
    at: str
    delvers: tuple[str, ...]


class Stuck(Happened, frozen=True):
    """None of the tiles in somebody's hand can be laid: it was shown to all."""

    rules = ("CAV-G22",)
    reveals = True
    who: str
    tiles: tuple[str, ...]


class Redrawn(Happened, frozen=True):
    """Somebody threw a hand away that all have seen, and drew another."""

    rules = ("CAV-G22",)
    who: str


class Skipped(Happened, frozen=True):
    """Somebody could lay no tile ("stuck"), or had none ("tiles"); they place nothing this turn."""

    who: str
    why: Literal["stuck", "tiles"]

    def because(self) -> tuple[str, ...]:
        """Return the rule for either."""
        return ("CAV-G22" if self.why == "stuck" else "CAV-G23",)


class Sent(Happened, frozen=True):
    """A Delver was placed on section ``part`` of a tile; ``kind`` is its class where it lies faceup.

    ``drifted``: 1 XP was paid for a tile beside.
    """

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
    """Which class it was that somebody placed facedown, for their eyes."""

    rules = ("CAV-G52",)
    kind: str
    at: str


class Kept(Happened, frozen=True):
    """Somebody placed no Delver."""

    rules = ("CAV-G03",)
    who: str


class Turn(Happened, frozen=True):
    """Somebody's turn begins; ``extra`` by Fast Movement."""

    who: str
    extra: bool

    def because(self) -> tuple[str, ...]:
        """Return the rule that gives the turn."""
        return ("CAV-038",) if self.extra else ("CAV-064",)


class Prompts(Happened, frozen=True):
    """Somebody said when they want to be asked about their rolls: a key of `contests.SWIFT`."""

    who: str
    setting: str


# Rooms.


class Completed(Happened, frozen=True):
    """A room is resolved: it lies at ``at``, ``delvers`` are in it, who are now faceup ("Ada's brute" each)."""

    rules = ("CAV-106", "CAV-107")
    reveals = True
    at: str
    floor: str
    tiles: int
    loot: tuple[int, int]
    delvers: tuple[str, ...]


class Deserted(Happened, frozen=True):
    """A room was completed with nobody in it: its loot is lost."""

    rules = ("CAV-114", "CAV-G21")
    at: str
    floor: str
    loot: tuple[int, int]


class Encounter(Happened, frozen=True):
    """The reader reads an Encounter to ``who``; ``again``: another one, by the ability of their faction."""

    reveals = True
    who: str
    reader: str
    card: str
    again: bool = False

    def because(self) -> tuple[str, ...]:
        """Return the ability's rule too, where it was used."""
        return ("CAV-115", "CAV-116", *(("CAV-174",) if self.again else ()))


class Chose(Happened, frozen=True):
    """Somebody chose an option (0 or 1), and what it says is read."""

    rules = ("CAV-117",)
    reveals = True
    who: str
    card: str
    option: int


class Battle(Happened, frozen=True):
    """A Battle begins; ``names`` in the order of rolling."""

    rules = ("CAV-128", "CAV-129")
    names: tuple[str, ...]
    loot: tuple[int, int]


class Bought(Happened, frozen=True):
    """Somebody paid ``xp``: for two dice each, for a red die, or for a reroll."""

    who: str
    what: Literal["dice", "red", "reroll"]
    xp: int = 1

    def because(self) -> tuple[str, ...]:
        """Return the rule that sells it."""
        return ("CAV-171",) if self.what == "dice" else ("CAV-174",)


class Stood(Happened, frozen=True):
    """Somebody keeps their dice as they are."""

    rules = ("CAV-129",)
    who: str


class Rolled(Happened, frozen=True):
    """Somebody ("" for the monster) rolled; totals with the ``rift`` bonus. ``again``: some dice once more.

    ``owed`` dice were more than the game has, and were rolled after the others (CAV-045).
    """

    rules = ("CAV-017",)
    who: str
    dice: tuple[str, ...]
    combat: int
    spoils: int
    rift: int
    again: bool = False
    owed: int = 0


Why = Literal["test", "fight", "choice", "price"]
"""What decides an Encounter; the price of an option may be paid, or not."""


class Succeeded(Happened, frozen=True):
    """Somebody succeeded."""

    rules = ("CAV-152", "CAV-153")
    who: str
    why: Why


class Failed(Happened, frozen=True):
    """Somebody failed, or could not pay the price."""

    rules = ("CAV-154", "CAV-156")
    who: str
    why: Why


class Spoils(Happened, frozen=True):
    """Somebody gets a Gold card, or a Treasure card, for their Spoils."""

    rules = ("CAV-137", "CAV-166")
    who: str
    treasure: bool


class Won(Happened, frozen=True):
    """Somebody came in on ``rank`` (1-4) in a Battle and is due so much."""

    rules = ("CAV-134", "CAV-135", "CAV-136")
    who: str
    rank: int
    gold: int
    treasure: int


class NoSpoils(Happened, frozen=True):
    """Nobody gets anything for Spoils in a Battle: a tie, or none were rolled."""

    why: Literal["tie", "none"]

    def because(self) -> tuple[str, ...]:
        """Return the rule for either."""
        return ("CAV-140",) if self.why == "tie" else ("CAV-G44",)


class Returned(Happened, frozen=True):
    """Gold that nobody received went back under its deck."""

    rules = ("CAV-141", "CAV-G41")
    gold: int


class Home(Happened, frozen=True):
    """The Delvers of a resolved room went home: "Ada's brute" each."""

    rules = ("CAV-109",)
    delvers: tuple[str, ...]


# Cards and tokens.


class Collected(Happened, frozen=True):
    """Somebody collected cards, seen by nobody else."""

    rules = ("CAV-153",)
    reveals = True
    who: str
    gold: int
    treasure: int


class CollectedOwn(Happened, frozen=True):
    """Which cards they were, for their eyes."""

    rules = ("CAV-027",)
    reveals = True
    gold: tuple[int, ...]
    treasure: tuple[str, ...]


class Revealed(Happened, frozen=True):
    """Somebody revealed a treasure and uses it."""

    rules = ("CAV-142", "CAV-144")
    reveals = True
    who: str
    treasure: str


class Receipt(Happened, frozen=True):
    """A treasure that somebody collected has to be used at once."""

    rules = ("CAV-143", "CAV-144")
    reveals = True
    who: str
    treasure: str


class Recalled(Happened, frozen=True):
    """Somebody took an own Delver home by a treasure."""

    rules = ("CAV-143",)
    who: str
    at: str
    floor: str


class Peeked(Happened, frozen=True):
    """Somebody looked at the facedown Delvers of a room."""

    rules = ("CAV-142",)
    who: str
    at: str
    floor: str


class PeekedOwn(Happened, frozen=True):
    """Who they are, for their eyes: "Ada's brute" each."""

    rules = ("CAV-142",)
    reveals = True
    delvers: tuple[str, ...]


class GainedXp(Happened, frozen=True):
    """Somebody gained XP, or with a negative amount lost it."""

    rules = ("CAV-G26",)
    who: str
    amount: int


class Paid(Happened, frozen=True):
    """Somebody paid an option's price: XP, or Gold cards, which went under the deck."""

    rules = ("CAV-G33",)
    who: str
    xp: int
    gold: int


class PaidOwn(Happened, frozen=True):
    """Which Gold cards those were, by what they were worth, for the eyes of whoever paid."""

    rules = ("CAV-G50",)
    gold: tuple[int, ...]


class Short(Happened, frozen=True):
    """A deck could not give what was due: ``count`` own cards turn faceup instead, 0 for none."""

    who: str
    deck: Deck
    count: int

    def because(self) -> tuple[str, ...]:
        """Return the rule for the deck."""
        return ("CAV-178",) if self.deck == "gold" else ("CAV-180",)


class Flipped(Happened, frozen=True):
    """Somebody turned an own card faceup: a Gold card's value, or a treasure's id."""

    reveals = True
    who: str
    deck: Deck
    card: str

    def because(self) -> tuple[str, ...]:
        """Return the rules for the deck."""
        return ("CAV-178", "CAV-179") if self.deck == "gold" else ("CAV-180", "CAV-181")


class Ended(Happened, frozen=True):
    """It is over: points, ``extra`` ones of them, and Treasures of each player, in the order of ``names``; and who won."""

    rules = ("CAV-182", "CAV-183", "CAV-184", "CAV-185")
    reveals = True
    names: tuple[str, ...]
    points: tuple[int, ...]
    treasures: tuple[int, ...]
    winners: tuple[str, ...]
    extra: tuple[int, ...] = ()


def dice_words(dice: Iterable[Die]) -> tuple[str, ...]:
    """Return dice as one word each: the colour's initial, then faces: C Combat, S Spoils, - blank, + again ("wCS+C")."""
    return tuple(map(_die_word, dice))


def _die_word(die: Die) -> str:
    faces = content().band.faces[die.colour]
    shown = (faces[face] for face in die.faces)
    return die.colour[0] + "+".join("C" * face.combat + "S" * face.spoils or "-" for face in shown)
