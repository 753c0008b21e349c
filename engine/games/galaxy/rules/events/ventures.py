"""Events of what is ventured: cards that are explored, what became of them, fragments and relics; combat, and planets that
change hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.events import Happened
from engine.core.odds import odds
from engine.core.tallies import Recalled, Tally, Throw, thrown

from .notation import DIE, Die, counted_units

CERTAIN = 1000
"""The chance of what is certain."""


class Explored(Happened, frozen=True):
    """An exploration card was revealed to everybody; ``token``: of the frontier token in a system."""

    reveals = True
    who: str
    place: str
    deck: str
    card: str
    left: int
    token: bool = False

    def because(self) -> tuple[str, ...]:
        """Return the rules for a planet's card, or for that of a frontier token."""
        return ("GAL-021", "GAL-042") if self.token else ("GAL-006", "GAL-042")

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"where": "planet" if not self.token else "place" if self.place else "frontier", "terms": self.card}

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "found")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class NoCard(Happened, frozen=True):
    """There was no card to draw: deck and discard pile are empty."""

    rules = ("GAL-G18",)
    who: str
    place: str
    deck: str


class Unexplored(Happened, frozen=True):
    """A planet without a trait was gained: there is nothing to explore."""

    rules = ("GAL-009",)
    planet: str


class Reshuffled(Happened, frozen=True):
    """A discard pile became a new deck."""

    rules = ("GAL-027", "GAL-G18")
    reveals = True
    deck: str
    count: int


class PutAway(Happened, frozen=True):
    """A card was put where it goes: "attach" (to planet ``place``), "play", "common", "purge", "discard"."""

    card: str
    where: str
    place: str = ""

    def because(self) -> tuple[str, ...]:
        """Return the rule for where it goes."""
        return (
            {"attach": "GAL-028", "play": "GAL-030", "common": "GAL-038", "purge": "GAL-036"}.get(self.where, "GAL-025"),
            "GAL-G50",
        )


class Attached(Happened, frozen=True):
    """A card was attached to a planet, and what that brings."""

    rules = ("GAL-028", "GAL-G28")
    matters = True
    card: str
    planet: str
    resources: int
    influence: int
    specialty: str


class Fragment(Happened, frozen=True):
    """A player has a relic fragment more before them; ``count`` of that kind now."""

    rules = ("GAL-030", "GAL-031")
    who: str
    kind: str
    count: int


class FragmentsPurged(Happened, frozen=True):
    """A player purged three fragments for a relic: "2 cultural, 1 unknown"."""

    rules = ("GAL-032", "GAL-G31")
    matters = True
    who: str
    fragments: str


class Relic(Happened, frozen=True):
    """A player gained a relic; so many are left in the deck."""

    rules = ("GAL-033", "GAL-G32")
    reveals = True
    who: str
    relic: str
    left: int

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "relics")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class NoRelic(Happened, frozen=True):
    """There was no relic left to gain."""

    rules = ("GAL-G32",)
    who: str


class RelicPurged(Happened, frozen=True):
    """A relic is out of the game."""

    rules = ("GAL-G32",)
    who: str
    relic: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Splinter(Happened, frozen=True):
    """The Crown Splinter went from one player to another, with its point."""

    rules = ("GAL-G32", "GAL-G45")
    matters = True
    who: str
    holder: str


class Device(Happened, frozen=True):
    """A player has a Puzzle Engine before them."""

    rules = ("GAL-037", "GAL-G33")
    matters = True
    who: str
    count: int


class TokenPlaced(Happened, frozen=True):
    """A token was put in a system: "frontier", "gamma", or a storm's side ("alpha", "beta")."""

    system: str
    what: str


class TokenReturned(Happened, frozen=True):
    """A frontier token went back to the supply."""

    rules = ("GAL-023", "GAL-G19")
    system: str


class Phantom(Happened, frozen=True):
    """The Phantom World appeared in a system."""

    rules = ("GAL-G36",)
    who: str
    system: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class Goods(Happened, frozen=True):
    """Trade goods and commodities gained (or, below 0, given up) by a card or rule (``why``, its id)."""

    matters = True
    who: str
    trade_goods: int
    commodities: int
    why: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        goods, commodities = self.trade_goods, self.commodities
        if goods > 0 > commodities:
            way = "turns"
        elif goods < 0 < commodities:
            way = "both"
        else:
            way = "pays" if goods + commodities < 0 else "gains" if goods or commodities else "none"
        held = "both" if goods and commodities else "goods" if goods else "commodities"
        return {
            "source": self.why,
            "way": way,
            "held": held,
            "trade_goods": abs(goods),
            "commodities": abs(commodities),
        }


class Command(Happened, frozen=True):
    """Command tokens gained for the "tactic" or "strategy" pool."""

    rules = ("GAL-G27",)
    who: str
    pool: str
    count: int
    why: str


class NoCommand(Happened, frozen=True):
    """No command token was left to gain."""

    rules = ("GAL-G27",)
    who: str


class Readied(Happened, frozen=True):
    """A planet was readied by a card."""

    rules = ("GAL-G17",)
    planet: str
    why: str


class Looked(Happened, frozen=True):
    """A player looked at the top cards of a deck and put them back."""

    rules = ("GAL-G39",)
    reveals = True
    who: str
    deck: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


# Combat, and taking planets.


def _thrown(who: str, dice: Sequence[str]) -> Throw:
    """Return dice as they are counted; of one that is rolled again the first face was told, and counted, before."""
    faces = [Die.read(die).faces.rpartition(">")[2] for die in dice]
    return thrown(who, [int(face.rstrip("!")) for face in faces], DIE)


class Battle(Happened, frozen=True):
    """A combat begins in a system's space, or on a planet (its name); ``chance`` is how likely the attacker wins, of 1000,
    less than 0 where an older version did not note it."""

    matters = "beside"
    attacker: str
    defender: str
    place: str
    ground: bool
    chance: int = -1

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"wins": odds(self.chance / CERTAIN) if self.chance >= 0 else ""}

    def because(self) -> tuple[str, ...]:
        """Return the rule for combat on the ground, or in space."""
        return ("GAL-G15" if self.ground else "GAL-G14",)

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return Tally(self.attacker, "fights"), Tally(self.defender, "fights")


class Rolled(Happened, frozen=True):
    """One side's dice of a combat round, each as a `Die` is written.

    ``bonus`` counted with every one of them; the faces are written without it.
    """

    reveals = True
    who: str
    round: int
    dice: tuple[str, ...]
    hits: int
    bonus: int = 0

    def counts(self) -> Throw:
        """See `Happened.counts`."""
        return _thrown(self.who, self.dice)


class Bombarded(Happened, frozen=True):
    """Battleships rolled against the ground forces of a planet; ``bonus`` as in `Rolled`."""

    rules = ("GAL-G15",)
    reveals = True
    who: str
    planet: str
    dice: tuple[str, ...]
    hits: int
    bonus: int = 0

    def counts(self) -> Throw:
        """See `Happened.counts`."""
        return _thrown(self.who, self.dice)


class Lost(Happened, frozen=True):
    """Units were destroyed by hits."""

    rules = ("GAL-G14",)
    who: str
    place: str
    units: str

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        units = counted_units(self.units)
        return tuple(Recalled(self.who, number, facts={"unit": kind}, id="recap-lost") for number, kind in units)


class Cancelled(Happened, frozen=True):
    """A hit was cancelled by an order card."""

    rules = ("GAL-G39",)
    who: str
    hits: int


class Retreated(Happened, frozen=True):
    """Ships left a combat for a system beside it."""

    rules = ("GAL-G14",)
    who: str
    system: str
    to: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Announced(Happened, frozen=True):
    """A side said that it will retreat after this round."""

    rules = ("GAL-G14",)
    who: str
    to: str


class BattleOver(Happened, frozen=True):
    """A combat is over; ``winner`` is "" where no player is left. ``stays``: the loser's planets below a combat in space,
    where the winner has no ground forces to take them."""

    winner: str
    loser: str
    place: str
    ground: bool
    stays: tuple[str, ...] = ()

    def because(self) -> tuple[str, ...]:
        """Return the rule for combat on the ground, or in space."""
        return ("GAL-G15" if self.ground else "GAL-G14",)

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        where = "ground" if self.ground else "space"
        return {"left": where if self.winner else f"nobody-{where}"}

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return Tally(self.winner, "won"), Tally(self.loser, "lost")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.winner)


class Landed(Happened, frozen=True):
    """Ground forces landed on a planet."""

    rules = ("GAL-G11",)
    who: str
    planet: str
    units: str


class SealBroken(Happened, frozen=True):
    """A player paid 6 influence for the first landing on Meridian, and has a point for it."""

    rules = ("GAL-G41",)
    matters = True
    who: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "seals")


class Gained(Happened, frozen=True):
    """A player gained control of a planet, exhausted; ``before`` is whose it was, "" for no player's."""

    who: str
    planet: str
    before: str

    def because(self) -> tuple[str, ...]:
        """Return the rules for a planet that was a player's, or no player's."""
        return ("GAL-G16", "GAL-005") if self.before else ("GAL-G16", "GAL-003", "GAL-004")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Freed(Happened, frozen=True):
    """No player controls a planet any more."""

    rules = ("GAL-G16", "GAL-G48")
    planet: str
    owner: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.owner)


class DockDestroyed(Happened, frozen=True):
    """A dock was destroyed when its planet changed hands."""

    rules = ("GAL-G16",)
    planet: str
    owner: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.owner)


class PlanetDestroyed(Happened, frozen=True):
    """The Star Lance destroyed a planet."""

    rules = ("GAL-G32",)
    planet: str
    who: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()
