"""Events of what is found: explorations, cards and relics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.events import Happened, Matters
from engine.core.tallies import Recalled, Tally

from ...state.content import chip_named, content

# Explorations.


class Explored(Happened, frozen=True):
    """An adventurer explored a door: a card, and a tile of its shape. ``fits`` says whether there is room for the tile
    before the card takes effect."""

    rules = ("SKY-027", "SKY-033")
    reveals = True
    who: str
    door: str
    at: str
    card: str
    tile: str
    shape: str
    scene: str = ""
    fits: bool = True

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        card, tile = content().cards.get(self.card), content().tiles[self.tile]
        # The text of a shard card is about its shard, which in a scenario is something else.
        text = "" if card is None or (self.scene and card.shards) else card.text
        return {"text": text, "told": self.shape in tile.name.lower()}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, facts={"brought": ()})

    def recalled_with(self, brought: tuple[str, ...]) -> Recalled:
        """Return the same, with what the tile brought that is still there."""
        return replace(self.recalled(), facts={"brought": brought})

    def told_later(self) -> Explored:
        """See `Happened.told_later`: the text of its card is read once."""
        return replace(self, card="")

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "found", int(self.fits))


class NoTile(Happened, frozen=True):
    """No tile of the card's shape is left; it counts as a shard."""

    reveals = True
    recap = Recalled(number=1)
    who: str
    door: str
    at: str
    shape: str
    drawn: int
    required: int
    scene: str = ""

    def because(self) -> tuple[str, ...]:
        """Return why the card counts, and whether that is the last shard."""
        last = ("SKY-025", "SKY-G13") if self.drawn >= self.required else ("SKY-039",)
        return ("SKY-034", "SKY-035", "SKY-036", *last)

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"sought": self.scene, "mark": self.scene}


class NoFit(Happened, frozen=True):
    """The tile fits nowhere; ``read``: after the card took effect, and the exploration has been told."""

    rules = ("SKY-054", "SKY-055", "SKY-056", "SKY-057")
    reveals = True
    recap = Recalled()
    who: str
    door: str
    at: str
    card: str
    tile: str
    shape: str
    read: bool = False


class Revealed(Happened, frozen=True):
    """What a card does at once: the kind of the `content.Effect`."""

    rules = ("SKY-043", "SKY-029")
    matters = True
    effect: str
    amount: int
    rank: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"number": abs(self.amount), "fewer": self.amount < 0}


class Laid(Happened, frozen=True):
    """A tile was laid; ``doors`` are those that it opens, and so many enemies ``more`` come because of the noise.

    An enemy of the level ``keeper`` comes with the last shard, 0 for none. ``walks``: who laid it may still walk this turn.
    """

    rules = ("SKY-046", "SKY-051")
    matters = False
    tile: str
    doors: tuple[str, ...]
    more: int = 0
    keeper: int = 0
    walks: bool = False

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"text": content().tiles[self.tile].text}

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled(number=self.more) if self.more else ()


class Cache(Happened, frozen=True):
    """A cache lies on a hex."""

    rules = ("SKY-060", "SKY-063", "SKY-064")
    recap = Recalled()
    matters = False
    rank: str
    at: str


class EnemyDrawn(Happened, frozen=True):
    """An enemy was drawn; ``points`` are left."""

    rules = ("SKY-076", "SKY-079")
    reveals = True
    matters = False
    chip: str
    level: int
    points: int


STRONG = 5
"""From this level on an enemy that came is told of for the rest of the turn, a weaker one only beside something else."""


class Enemy(Happened, frozen=True):
    """An enemy stands on a hex."""

    rules = ("SKY-067", "SKY-068", "SKY-069")
    recap = Recalled()
    chip: str
    level: int
    at: str

    def stays_in_post(self) -> Matters:
        """See `Happened.stays_in_post`."""
        return self.level >= STRONG or "beside"


class Stays(Happened, frozen=True):
    """A card stays beside its tile, for what it still does."""

    card: str
    shards: int
    environment: str
    trap: bool
    scene: str = ""

    def because(self) -> tuple[str, ...]:
        """Return the rules for what it still does."""
        kept = (("SKY-083", self.shards), ("SKY-084", self.environment), ("SKY-085", self.trap))
        return tuple(rule for rule, there in kept if there)

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        trap = content().cards[self.card].trap
        return {
            "sought": self.scene,
            "mark": self.scene,
            "at": "none",
            "quest": bool(self.scene),
            "digits": len(trap.code) if trap is not None else 0,
            "effect": trap.failure.kind if trap is not None else "",
            "amount": trap.failure.amount if trap is not None else 0,
            "party": trap is not None and trap.failure.who == "party",
        }

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return Recalled(number=self.shards) if self.shards else ()


class Keeper(NamedTuple):
    """What the enemy that keeps the last shard hits for at most, its health and its guard."""

    most: int
    health: int
    guard: int


class FullyExplored(Happened, frozen=True):
    """Every shard has been drawn. The last lies on the ``tile`` that was laid, with its mark ``at`` a hex, and ``chip`` is
    the enemy that came with it; "" where there is none. ``strikes``: as that is taken (SKY-G104)."""

    rules = ("SKY-025", "SKY-026")
    recap = Recalled()
    moment = True
    scene: str = ""
    tile: str = ""
    at: str = ""
    chip: str = ""
    strikes: bool = False

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        keeper = self.keeper()
        return {
            "sought": self.scene,
            "foe": self.chip,
            "kept": bool(self.chip),
            "most": keeper.most,
            "health": keeper.health,
            "guard": keeper.guard,
        }

    def keeper(self) -> Keeper:
        """Return the numbers of the enemy that came; all 0 where there is none."""
        if not self.chip:
            return Keeper(0, 0, 0)
        chip = chip_named(self.chip)
        return Keeper(chip.most, chip.health, chip.guard)


class Reshuffled(Happened, frozen=True):
    """The discarded cards became a new deck."""

    rules = ("SKY-G09",)


class SupplyEnded(Happened, frozen=True):
    """No card is left anywhere: so many shards will do."""

    rules = ("SKY-G09",)
    recap = Recalled()
    required: int
    scene: str = ""

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"sought": self.scene, "number": self.required}


# Cards and relics.


class Peeked(Happened, frozen=True):
    """The top card is known."""

    reveals = True
    recap = Recalled()
    card: str
    shape: str
    shards: int
    scene: str = ""

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"sought": self.scene}


class Healed(Happened, frozen=True):
    """An adventurer got health back."""

    matters = True
    who: str
    amount: int


class Hurt(Happened, frozen=True):
    """An adventurer lost health."""

    matters = True
    who: str
    amount: int


class Tired(Happened, frozen=True):
    """An adventurer took fatigue."""

    matters = "beside"
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

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"does": self.relic}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "relics")


class NoRelic(Happened, frozen=True):
    """No relic of a rank is left."""

    rules = ("SKY-G43",)
    matters = True
    rank: str


class Used(Happened, frozen=True):
    """An adventurer used a relic up."""

    rules = ("SKY-G43",)
    matters = True
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
    """An adventurer took a shard card; so many are ``gained`` and ``drawn`` now. It was taken ``at`` a hex that so many
    ``foes`` could strike at once."""

    rules = ("SKY-G14",)
    moment = True
    who: str
    card: str
    shards: int
    gained: int
    required: int
    drawn: int
    at: str = ""
    foes: int = 0

    @property
    def last(self) -> bool:
        """Whether none is left to be taken."""
        return self.gained >= self.required

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"last": self.last, "placed": bool(self.at)}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, self.shards)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "shards", self.shards)
