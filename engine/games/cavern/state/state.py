"""The state of a cavern: frozen structs of plain values. Rooms and what is completed are computed, never stored."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.game import Seat
from engine.maps.squares import Square

from .content import content

FLIPPED_GOLD, FLIPPED_TREASURE = 1, 2
"""How much more a card is worth that lies faceup (CAV-179, CAV-181)."""

USUAL: Literal["always"] = "always"
"""When a seat is asked around its rolls, until it says otherwise."""

MONSTER: Seat = -1
"""The seat of the reader's side in a Fight: the monster's dice."""


class Gold(msgspec.Struct, frozen=True, gc=False):
    """A Gold card. ``up``: turned faceup for a card that the deck could not give, worth 1 more (CAV-178, CAV-179)."""

    value: int
    up: bool = False

    @property
    def worth(self) -> int:
        """Its points (CAV-026, CAV-179)."""
        return self.value + FLIPPED_GOLD * self.up


class Holding(msgspec.Struct, frozen=True, gc=False):
    """A Treasure card in a hand. ``used``: its ability was revealed and is spent. ``up`` is worth 2 more (CAV-181)."""

    card: str
    used: bool = False
    up: bool = False

    @property
    def worth(self) -> int:
        """Its points (CAV-029, CAV-181)."""
        return content().treasures[self.card].value + FLIPPED_TREASURE * self.up


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a seat holds. ``reserve`` are the classes of its Delvers that are not in the dungeon, sorted.

    ``swift`` says around which of its rolls it is asked: "always" where XP or a facedown card could help, as all are at
    first. "" is where only XP can, or in a Battle a card before the roll. "after" keeps what came, "both" rolls at once.
    ``settled`` is how many contests had been settled when it laid its last tile.
    """

    faction: str = ""
    hand: tuple[str, ...] = ()
    reserve: tuple[str, ...] = ()
    xp: int = 0
    gold: tuple[Gold, ...] = ()
    treasure: tuple[Holding, ...] = ()
    swift: Literal["", "after", "both", "always"] = ""
    contracts: tuple[str, ...] = ()
    drove: int = 0
    settled: int = 0

    @property
    def extra(self) -> int:
        """Its points for Contracts and for the beast (CAV-G70, CAV-G75)."""
        known = content()
        return sum(known.contracts[card].points for card in self.contracts) + self.drove * known.beast.points


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A tile of the dungeon, turned clockwise by ``turn`` degrees."""

    at: Square
    tile: str
    turn: int = 0


class Sent(msgspec.Struct, frozen=True, gc=False):
    """A Delver in the dungeon: on section ``part`` (its place in the tile's list) of the tile at ``at``.

    ``seen`` are the rivals who looked at it by a treasure while it lay facedown. ``drifted``: an XP token lies under it,
    which comes home with it (CAV-G30).
    """

    seat: Seat
    kind: str
    at: Square
    part: int
    up: bool = False
    seen: tuple[Seat, ...] = ()
    drifted: bool = False


MOST_SHOWN = 6
"""How many contests that are settled are kept: enough for whatever is told in one post."""

Spot = tuple[int, int, int]
"""A section in the dungeon: x, y, and its place in the tile's list. A room is named by its least spot."""


class Die(msgspec.Struct, frozen=True, gc=False):
    """A die that was rolled: the ``faces`` (0-5) that it showed one after the other, all but the last with Reroll."""

    colour: str
    faces: tuple[int, ...]


class Roll(msgspec.Struct, frozen=True, gc=False):
    """What a seat (or the `MONSTER`) rolled. ``rift`` is the Combat that its Rift Delvers add (CAV-039, CAV-G48).

    ``kinds`` are the classes of the Delvers that rolled, in the reading order of where they stood.
    """

    seat: Seat
    dice: tuple[Die, ...]
    rift: int = 0
    kinds: tuple[str, ...] = ()


class Encountering(msgspec.Struct, frozen=True, gc=False, tag="encounter"):
    """A lone player hears an Encounter and chooses (CAV-115, CAV-117). ``redrawn``: the ability was used in this room."""

    room: Spot
    seat: Seat
    card: str
    redrawn: bool = False


class Contest(msgspec.Struct, frozen=True, gc=False, tag="contest"):
    """A Battle, Fight or Test under way, or just over.

    ``seats`` roll in this order; the one at ``rolling`` is before or after the own roll (``stage``), has ``bought``
    extra dice, and ``rerolls`` that are paid for and not made. ``reworked`` once the faction's reroll was used on this
    roll, and ``staked`` what it showed before, until it is rolled again.
    ``card`` and ``option`` (0 or 1) are those of the Encounter, ``bags`` and ``chests`` what the room holds. ``beast``: it
    is there (CAV-G75).
    """

    kind: Literal["battle", "fight", "test"]
    room: Spot
    seats: tuple[Seat, ...]
    bags: int
    chests: int
    rolls: tuple[Roll, ...] = ()
    rolling: int = 0
    stage: Literal["before", "after"] = "before"
    bought: tuple[str, ...] = ()
    rerolls: int = 0
    reworked: bool = False
    staked: int = -1
    card: str = ""
    option: int = 0
    beast: bool = False

    @property
    def seat(self) -> Seat:
        """Whose roll it is."""
        return self.seats[self.rolling]


class Reward(msgspec.Struct, frozen=True, gc=False, tag="reward"):
    """Cards that a seat is about to collect, Treasure first, in one collecting (CAV-G39).

    ``loot``: the Gold comes from what lies out for a Battle (CAV-133), not from the deck.
    """

    seat: Seat
    gold: int = 0
    treasure: int = 0
    loot: bool = False


class Clearing(msgspec.Struct, frozen=True, gc=False, tag="clearing"):
    """Gold that lies out and was not handed out goes back under its deck, before the Spoils reward (CAV-G45)."""


class Flipping(msgspec.Struct, frozen=True, gc=False, tag="flipping"):
    """A seat has to turn ``count`` own cards faceup because a deck was empty (CAV-178, CAV-180, CAV-G39).

    ``told`` once it was announced how many that are.
    """

    seat: Seat
    deck: Literal["gold", "treasure"]
    count: int
    told: bool = False


class Recalling(msgspec.Struct, frozen=True, gc=False, tag="recalling"):
    """A seat takes one own Delver home, as the treasure that it collected says."""

    seat: Seat


class Peeking(msgspec.Struct, frozen=True, gc=False, tag="peeking"):
    """A seat chooses the room of whose facedown Delvers it learns the classes."""

    seat: Seat


class Returning(msgspec.Struct, frozen=True, gc=False, tag="returning"):
    """What is left to do for a room: its Delvers go home (CAV-109). ``held`` is how many Treasures each seat had before."""

    room: Spot
    held: tuple[int, ...] = ()


Task = Encountering | Contest | Reward | Clearing | Flipping | Recalling | Peeking | Returning


class State(msgspec.Struct, frozen=True, dict=True):
    """Everything.

    ``phase`` is "factions", "play" or "over"; in play ``step`` is "place", "send" or "resolve" of the turn of
    ``acting``. ``again`` counts the turns that Fast Movement still gives them, ``extra`` marks that this is one. The
    marker stands on ``sun``; ``ending`` says what triggered the end. ``tiles`` begins with the entrance and ends with
    the newest. ``placed`` is where this turn's tile lies, ``free_breach`` whether a treasure lets it ignore corridors.
    ``redraws`` counts the hands that were drawn anew this turn because no tile of them could be laid (CAV-G22);
    ``laid_open`` says that the hand which the acting seat holds now was shown to all for that. In a game for one,
    ``answered`` says that the cavern has laid its own tile after this turn (CAV-G59); ``turns`` counts all turns that
    have ended.
    ``agenda`` holds what is under way, first things first. ``shown`` are the contests that were settled last, oldest
    first, at most `MOST_SHOWN`, for their pictures; ``settled`` counts all. Decks are drawn from the front. The first
    ``laid_out`` Gold cards are no longer in the deck: they lie out for a Battle (CAV-133). ``contracts`` hang out,
    ``beast`` is the tile where it stands, if there is one (CAV-G70, CAV-G73).
    """

    names: tuple[str, ...]
    solo: bool
    players: tuple[Player, ...]
    sun: int
    stack: tuple[str, ...]
    gold: tuple[int, ...]
    treasure: tuple[str, ...]
    encounters: tuple[str, ...]
    phase: Literal["factions", "play", "over"] = "factions"
    step: Literal["place", "send", "resolve"] = "place"
    first: Seat = 0
    acting: Seat = 0
    round: int = 1
    turns: int = 0
    again: int = 0
    extra: bool = False
    ending: Literal["", "sun", "gold", "tiles"] = ""
    tiles: tuple[Laid, ...] = ()
    placed: Square | None = None
    free_breach: bool = False
    drifted: bool = False
    redraws: int = 0
    laid_open: bool = False
    answered: bool = False
    delvers: tuple[Sent, ...] = ()
    discard: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    agenda: tuple[Task, ...] = ()
    shown: tuple[Contest, ...] = ()
    settled: int = 0
    laid_out: int = 0
    contracts: tuple[str, ...] = ()
    beast: Square | None = None


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """Return all seats in turn order from ``start`` on (CAV-064)."""
    count = len(state.players)
    return tuple((start + step) % count for step in range(count))


def free_factions(state: State) -> tuple[str, ...]:
    """Return the factions that are still free (CAV-G02)."""
    taken = {player.faction for player in state.players}
    return tuple(key for key in content().band.factions if key not in taken)


def undecided(state: State) -> tuple[Seat, ...]:
    """Return the seats that have no faction yet."""
    return tuple(seat for seat, player in enumerate(state.players) if not player.faction)


def usable(player: Player, moment: str) -> tuple[str, ...]:
    """Return the treasures of a player that can be used at a moment, each kind once, in the order they came (CAV-G55)."""
    known = content().treasures
    held = (item.card for item in player.treasure if not item.used and known[item.card].moment == moment)
    return tuple(dict.fromkeys(held))


def hidden(player: Player) -> int:
    """Return how many treasures of a player that are not used lie facedown: by public knowledge each might be any."""
    return sum(not held.used and not held.up for held in player.treasure)


def shown(player: Player, *moments: str) -> tuple[str, ...]:
    """Return the treasures of a player that lie faceup and can be used at one of some moments."""
    known = content().treasures
    open_ = (held.card for held in player.treasure if held.up and not held.used)
    return tuple(card for card in open_ if known[card].moment in moments)


def may_hold(player: Player, moment: str) -> bool:
    """Return whether a player might have a treasure for a moment, by public knowledge."""
    return bool(hidden(player) or shown(player, moment))


def shows(player: Player, moment: str) -> bool:
    """Return whether a player has a treasure for a moment that lies faceup."""
    return bool(shown(player, moment))


def ability(player: Player) -> str:
    """Return the ability of a player's faction, "" before one is chosen."""
    return content().band.factions[player.faction].ability if player.faction else ""


def facedown(player: Player, deck: str) -> tuple[str, ...]:
    """Return the cards of a player that lie facedown, as they are named in a move: Gold by value, treasures by id."""
    if deck == "gold":
        return tuple(str(card.value) for card in player.gold if not card.up)
    return tuple(held.card for held in player.treasure if not held.up)
