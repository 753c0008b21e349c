"""Every event of a delve: the rules behind it, and the facts that its sentence needs.

Adventurers and the companion are named by what they are called (``who``, ``whom``), places by the label of their hex,
enemies by the id of their chip, cards, tiles and relics by theirs in data/skyshard. Where the rules depend on what brought
it about, whoever tells an event names them.
"""

from __future__ import annotations

from typing import Literal

from engine.core.events import Happened

Objective = Literal["survey", "uncover"]

# Before the first round.


class Begun(Happened, frozen=True):
    """A delve is set up; everybody chooses a class of ``classes``."""

    rules = ("SKY-G22", "SKY-G01")
    objective: Objective
    required: int
    party: int
    classes: tuple[str, ...]


class ClassTaken(Happened, frozen=True, tag="class"):
    """Somebody took a class; ``classes`` are left, none once all have one."""

    rules = ("SKY-G21",)
    who: str
    kind: str
    classes: tuple[str, ...]


class Deployed(Happened, frozen=True):
    """An adventurer stands on the entrance; the ``first`` one goes first."""

    rules = ("SKY-G22",)
    who: str
    at: str
    first: bool


class CompanionPlaced(Happened, frozen=True):
    """The companion comes in."""

    rules = ("SKY-G53",)
    who: str
    at: str


# Rounds and turns.


class Round(Happened, frozen=True):
    """A round begins."""

    rules = ("SKY-G23",)
    number: int


class Exhausted(Happened, frozen=True):
    """An adventurer loses health by exhaustion."""

    rules = ("SKY-G24",)
    who: str
    amount: int


class Moved(Happened, frozen=True):
    """An adventurer walked; ``second``: by a second move action, ``short``: not as far as it meant to."""

    rules = ("SKY-G25",)
    who: str
    at: str
    second: bool
    short: bool


class Passed(Happened, frozen=True):
    """An adventurer's turn is over."""

    rules = ("SKY-G25",)
    who: str


class Asked(Happened, frozen=True):
    """Somebody has to choose between hexes."""


class Shifted(Happened, frozen=True):
    """A cache or an enemy was put elsewhere, as far from the door; ``what`` is its rank, or its chip."""

    who: str
    piece: Literal["cache", "enemy"]
    what: str
    at: str
    to: str

    def because(self) -> tuple[str, ...]:
        """Return the rule for the piece."""
        return "SKY-G38", "SKY-065" if self.piece == "cache" else "SKY-070"


class Retreats(Happened, frozen=True):
    """Somebody would retreat; ``waiting`` have not said so."""

    rules = ("SKY-G52",)
    who: str
    waiting: int


class StaysOn(Happened, frozen=True):
    """Somebody would stay after all; ``waiting`` would not retreat."""

    rules = ("SKY-G52",)
    who: str
    waiting: int


class Dug(Happened, frozen=True):
    """An adventurer digs on a sealed map."""

    rules = ("SKY-G55",)
    who: str


# Explorations.


class Explored(Happened, frozen=True):
    """An adventurer explored a door: a card, and a tile of its shape."""

    rules = ("SKY-027", "SKY-033")
    reveals = True
    who: str
    door: str
    at: str
    card: str
    tile: str
    shape: str


class NoTile(Happened, frozen=True):
    """No tile of the card's shape is left; it counts as a shard."""

    reveals = True
    who: str
    door: str
    at: str
    shape: str
    drawn: int
    required: int

    def because(self) -> tuple[str, ...]:
        """Return why the card counts, and whether that is the last shard."""
        last = ("SKY-025", "SKY-G13") if self.drawn >= self.required else ("SKY-039",)
        return ("SKY-034", "SKY-035", "SKY-036", *last)


class NoFit(Happened, frozen=True):
    """The tile fits nowhere."""

    rules = ("SKY-054", "SKY-055", "SKY-056", "SKY-057")
    reveals = True
    who: str
    door: str
    at: str
    card: str
    tile: str
    shape: str


class Revealed(Happened, frozen=True):
    """What a card does at once: the kind of the `content.Effect`."""

    rules = ("SKY-043", "SKY-029")
    effect: str
    amount: int
    rank: str


class Laid(Happened, frozen=True):
    """A tile was laid; ``doors`` are those that it opens."""

    rules = ("SKY-046", "SKY-051")
    tile: str
    doors: tuple[str, ...]


class Cache(Happened, frozen=True):
    """A cache lies on a hex."""

    rules = ("SKY-060", "SKY-063", "SKY-064")
    rank: str
    at: str


class EnemyDrawn(Happened, frozen=True):
    """An enemy was drawn; ``points`` are left."""

    rules = ("SKY-076", "SKY-079")
    reveals = True
    chip: str
    level: int
    points: int


class Enemy(Happened, frozen=True):
    """An enemy stands on a hex."""

    rules = ("SKY-067", "SKY-068", "SKY-069")
    chip: str
    level: int
    at: str


class Stays(Happened, frozen=True):
    """A card stays beside its tile, for what it still does."""

    card: str
    shards: int
    environment: str
    trap: bool

    def because(self) -> tuple[str, ...]:
        """Return the rules for what it still does."""
        kept = (("SKY-083", self.shards), ("SKY-084", self.environment), ("SKY-085", self.trap))
        return tuple(rule for rule, there in kept if there)


class FullyExplored(Happened, frozen=True):
    """Every shard has been drawn."""

    rules = ("SKY-025", "SKY-026")


class Reshuffled(Happened, frozen=True):
    """The discarded cards became a new deck."""

    rules = ("SKY-G09",)


class SupplyEnded(Happened, frozen=True):
    """No card is left anywhere: so many shards will do."""

    rules = ("SKY-G09",)
    required: int


# Cards and relics.


class Peeked(Happened, frozen=True):
    """The top card is known."""

    reveals = True
    card: str
    shape: str
    shards: int


class Healed(Happened, frozen=True):
    """An adventurer got health back."""

    who: str
    amount: int


class Hurt(Happened, frozen=True):
    """An adventurer lost health."""

    who: str
    amount: int


class Tired(Happened, frozen=True):
    """An adventurer took fatigue."""

    who: str
    amount: int


class Rested(Happened, frozen=True):
    """An adventurer shed fatigue."""

    who: str
    amount: int


class Quickened(Happened, frozen=True):
    """An adventurer has more Stamina this turn."""

    who: str
    amount: int


class Emboldened(Happened, frozen=True):
    """An adventurer has more dice for one attack."""

    who: str
    amount: int


class Relic(Happened, frozen=True):
    """An adventurer found a relic; ``packed`` where there was no room in play."""

    reveals = True
    who: str
    relic: str
    rank: str
    packed: bool


class NoRelic(Happened, frozen=True):
    """No relic of a rank is left."""

    rules = ("SKY-G43",)
    rank: str


class Used(Happened, frozen=True):
    """An adventurer used a relic up."""

    rules = ("SKY-G43",)
    who: str
    relic: str


class Equipped(Happened, frozen=True):
    """An adventurer took a relic into play."""

    rules = ("SKY-G43",)
    who: str
    relic: str


class Stowed(Happened, frozen=True):
    """An adventurer packed a relic away."""

    rules = ("SKY-G43",)
    who: str
    relic: str


class Shard(Happened, frozen=True):
    """An adventurer took a shard card; so many are ``gained`` and ``drawn`` now."""

    rules = ("SKY-G14",)
    who: str
    card: str
    shards: int
    gained: int
    required: int
    drawn: int


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


class Rolled(Happened, frozen=True):
    """Dice were rolled at a lock; ``kept`` of them match, these digits are ``missing``."""

    rules = ("SKY-G42",)
    who: str
    dice: tuple[int, ...]
    tries: int
    missing: tuple[int, ...]
    kept: int


class Adjusted(Happened, frozen=True):
    """A lock die was changed by one."""

    rules = ("SKY-G42",)
    who: str
    was: int
    now: int


class Opened(Happened, frozen=True):
    """A cache was opened."""

    rules = ("SKY-G42",)
    who: str
    rank: str


class Jammed(Happened, frozen=True):
    """A cache is lost."""

    rules = ("SKY-G42",)
    who: str
    rank: str


class Disarmed(Happened, frozen=True):
    """A trap was disarmed."""

    rules = ("SKY-G44",)
    who: str
    name: str


class Sprung(Happened, frozen=True):
    """A trap went off."""

    rules = ("SKY-G44",)
    who: str
    name: str


# Fights, and what becomes of units.


class Struck(Happened, frozen=True):
    """An adventurer or the companion attacked; ``left`` is the enemy's health, ``tired``: it cost fatigue."""

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


class Mended(Happened, frozen=True):
    """A Mender healed a unit."""

    rules = ("SKY-G21",)
    who: str
    whom: str
    amount: int


class Revives(Happened, frozen=True):
    """A Mender spends the turn on whoever fell."""

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
    chip: str
    at: str
    to: str


class EnemyStruck(Happened, frozen=True):
    """An enemy attacked."""

    rules = ("SKY-G47", "SKY-G20")
    chip: str
    at: str
    whom: str
    dice: tuple[int, ...]
    damage: int
    guard: int


class EnemyBurnt(Happened, frozen=True):
    """An enemy was hurt by embers."""

    rules = ("SKY-G46",)
    chip: str
    at: str
    fell: bool


class Burnt(Happened, frozen=True):
    """An adventurer or the companion was hurt by embers."""

    rules = ("SKY-G46",)
    who: str


class Fell(Happened, frozen=True):
    """An adventurer fell."""

    rules = ("SKY-G49",)
    who: str
    at: str


class CompanionFell(Happened, frozen=True):
    """The companion fell."""

    rules = ("SKY-G53",)
    who: str


class Returned(Happened, frozen=True):
    """An adventurer was brought back."""

    rules = ("SKY-G49",)
    who: str
    at: str


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
    chip: str


class EnemyShoved(Happened, frozen=True):
    """An enemy was put elsewhere."""

    rules = ("SKY-G54",)
    chip: str
    at: str


# Tiles that fall in.


class Held(Happened, frozen=True):
    """No tile could fall in."""

    rules = ("SKY-G54",)


class Collapsed(Happened, frozen=True):
    """A tile fell in; it lay ``at`` these hexes, and ``doors`` are open again."""

    rules = ("SKY-G54", "SKY-024")
    tile: str
    at: tuple[str, ...]
    doors: tuple[str, ...] = ()


# The end.


class Ended(Happened, frozen=True):
    """The delve is over."""

    result: Literal["won", "lost", "retreat"]
    objective: Objective
    gained: int
    required: int
    round: int

    def because(self) -> tuple[str, ...]:
        """Return the rule that ends it."""
        if self.result == "lost":
            rule = "SKY-G51"
        else:
            rule = "SKY-G50" if (self.result, self.objective) == ("won", "survey") else "SKY-G52"
        return rule, "SKY-G50"
