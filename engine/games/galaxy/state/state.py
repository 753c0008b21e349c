"""The state of a galaxy: frozen structs of plain values. An expedition and an exploration desk have the same shape; at a
desk there is no map, the planets are those that were named, and what a card does is carried out elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from engine.core.flow import Question, Then
from engine.core.memo import memo, memo_property

from .content import FRAGMENTS, TRUCE, WORLD_FORGE
from .deeds import Deed

NOBODY = -1
KINDS = ("infantry", "scout", "mech", "transport", "battleship", "dock")
"""Kinds of units, the cheapest first: so they are lost where no player chooses (GAL-G14)."""

SHIPS = ("scout", "transport", "battleship")
TROOPS = ("infantry", "mech")
TOKENS = 12
"""Command tokens of each player (GAL-G05)."""

MOST_SHIPS, MOST_CARDS = 4, 6
"""Ships of a player in one system (GAL-G12), order cards in a hand (GAL-G39)."""

COMMODITIES, CORE_BONUS = 3, 2
"""The commodity value, and what the Trade Core adds to it (GAL-G25)."""


class Force(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Units of one player in one place, by kind."""

    infantry: int = 0
    scout: int = 0
    mech: int = 0
    transport: int = 0
    battleship: int = 0
    dock: int = 0

    def __getitem__(self, kind: str) -> int:
        """Return how many there are of a kind."""
        number: int = getattr(self, kind)
        return number

    def __iter__(self) -> Iterator[tuple[str, int]]:
        """Return each kind that there is with its number, the cheapest first."""
        return iter([(kind, number) for kind in KINDS if (number := getattr(self, kind))])

    def __bool__(self) -> bool:
        """Return whether there are any units."""
        return self != NONE

    def __add__(self, other: Force) -> Force:
        return Force(
            self.infantry + other.infantry,
            self.scout + other.scout,
            self.mech + other.mech,
            self.transport + other.transport,
            self.battleship + other.battleship,
            self.dock + other.dock,
        )

    def __sub__(self, other: Force) -> Force:
        return Force(
            self.infantry - other.infantry,
            self.scout - other.scout,
            self.mech - other.mech,
            self.transport - other.transport,
            self.battleship - other.battleship,
            self.dock - other.dock,
        )

    def holds(self, other: Force) -> bool:
        """Return whether all of ``other`` is among these."""
        return all(number <= getattr(self, kind) for kind, number in other)

    def only(self, *kinds: str) -> Force:
        """Return those of some kinds."""
        return Force(**{kind: getattr(self, kind) for kind in kinds})

    @property
    def ships(self) -> int:
        """How many ships there are."""
        return self.scout + self.transport + self.battleship

    @property
    def troops(self) -> int:
        """How many ground forces there are."""
        return self.infantry + self.mech


assert Force.__struct_fields__ == KINDS

NONE = Force()


def force_of(kind: str, count: int = 1) -> Force:
    """Return units of one kind."""
    return Force(**{kind: count})


class Attachment(msgspec.Struct, frozen=True, gc=False):
    """A card attached to a planet, and what it brings: fixed when it was attached (GAL-G28, GAL-G29). ``card`` is an
    exploration card's id, or "world-forge"."""

    card: str
    resources: int = 0
    influence: int = 0
    specialty: str = ""


class Planet(msgspec.Struct, frozen=True, dict=True):
    """A planet. ``owner`` controls it (`NOBODY`: none). ``troops`` are the units on it, for each player.

    ``home`` is the player whose home planet it is. ``used``: its legendary ability is exhausted (GAL-G44). ``destroyed``
    by the Star Lance: it is out of the game.
    """

    id: str
    name: str
    system: str
    traits: tuple[str, ...]
    resources: int
    influence: int
    specialty: str = ""
    legendary: bool = False
    home: int = NOBODY
    owner: int = NOBODY
    exhausted: bool = False
    used: bool = False
    destroyed: bool = False
    attachments: tuple[Attachment, ...] = ()
    troops: tuple[Force, ...] = ()

    @memo_property
    def worth(self) -> int:
        """Its resources with all attachments."""
        return self.resources + sum(card.resources for card in self.attachments)

    @memo_property
    def weight(self) -> int:
        """Its influence with all attachments."""
        return self.influence + sum(card.influence for card in self.attachments)

    @memo_property
    def specialties(self) -> tuple[str, ...]:
        """Its technology specialties, printed and attached."""
        found = (self.specialty, *(card.specialty for card in self.attachments))
        return tuple(colour for colour in found if colour)

    @memo_property
    def fabled(self) -> bool:
        """Whether it is legendary, printed or by the World Forge (GAL-G44)."""
        return self.legendary or self.bears(WORLD_FORGE)

    @memo_property
    def truce(self) -> bool:
        """Whether no unit may be there (GAL-G30)."""
        return self.bears(TRUCE)

    @memo_property
    def there(self) -> frozenset[int]:
        """Who controls it or has units on it (GAL-G24); none where it is destroyed."""
        return frozenset() if self.destroyed else frozenset((self.owner, *_having(self.troops))) - {NOBODY}

    def bears(self, card: str) -> bool:
        """Return whether a card is attached to it."""
        return any([attached.card == card for attached in self.attachments])


class System(msgspec.Struct, frozen=True, dict=True):
    """A system, called as the map labels it ("C2"; "eddy"). ``at`` is its hex, ``None`` for the Eddy.

    ``wormhole`` is the letter printed on its tile; ``gamma``: a gamma token lies there (GAL-G35; so it does in the Eddy);
    ``storm`` is the side of the Tide Storm's token that is up, "" where it does not lie. ``tokens`` are the players whose
    command token lies there. ``fleets`` are the units in its space, for each player: ships, and ground forces aboard.
    ``seal``: no player has paid yet for landing on Meridian (GAL-G41).
    """

    id: str
    at: tuple[int, int] | None
    tile: str
    planets: tuple[str, ...] = ()
    wormhole: str = ""
    gamma: bool = False
    storm: str = ""
    frontier: bool = False
    seal: bool = False
    tokens: tuple[int, ...] = ()
    fleets: tuple[Force, ...] = ()

    @memo_property
    def place(self) -> Place:
        """What adjacency knows of it."""
        return self.id, self.at, self.wormhole, self.gamma, self.storm

    @memo_property
    def shipping(self) -> tuple[int, ...]:
        """The players who have ships in its space."""
        return tuple([player for player, fleet in enumerate(self.fleets) if fleet is not NONE and fleet.ships])

    @memo_property
    def there(self) -> frozenset[int]:
        """The players who have units in its space."""
        return frozenset(_having(self.fleets))


Place = tuple[str, tuple[int, int] | None, str, bool, str]
"""What adjacency knows of a system: id, hex, printed wormhole, gamma token, side of the storm."""


def _having(forces: tuple[Force, ...]) -> list[int]:
    """Return the players who have any of these units."""
    return [player for player, force in enumerate(forces) if force is not NONE and force != NONE]


class Held(msgspec.Struct, frozen=True, gc=False):
    """A relic before a player."""

    relic: str
    exhausted: bool = False


class Player(msgspec.Struct, frozen=True):
    """What a player has. ``hand``, and ``goals`` that are not scored, are secret (GAL-G47).

    ``fragments`` are counted by kind, ``devices`` are the Puzzle Engines before them. ``scored`` are the ids of goals
    scored. ``frontiers`` counts the frontier tokens explored, ``won`` is the last round in which a combat was won.
    ``missed`` counts turns missed in a row: from 2 on the referee passes for them (``away``, GAL-G46). ``gone``: resigned.
    ``first`` is the technology chosen in secret at the start, until all are shown; ``chosen`` are the goals that they chose
    to score in the status phase under way, "none" for none, until all have; ``habits`` are their standing orders.
    ``faction`` is the id of theirs, "" for none.
    """

    name: str
    trade_goods: int = 0
    commodities: int = 0
    tactic: int = 0
    strategy: int = 0
    technologies: tuple[str, ...] = ()
    fragments: Mapping[str, int] = {}
    devices: int = 0
    relics: tuple[Held, ...] = ()
    hand: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    scored: tuple[str, ...] = ()
    points: int = 0
    passed: bool = False
    gone: bool = False
    missed: int = 0
    frontiers: int = 0
    won: int = 0
    first: str = ""
    chosen: tuple[str, ...] = ()
    habits: Mapping[str, str] = {}
    faction: str = ""

    @property
    def away(self) -> bool:
        """Whether the referee passes for them until they are back (GAL-G46)."""
        return self.missed >= 2

    @property
    def fragment_count(self) -> int:
        """How many relic fragments they have."""
        return sum(self.fragments.get(kind, 0) for kind in FRAGMENTS)

    @property
    def has_goods(self) -> bool:
        """Whether they have anything that can be given in a transaction, planets apart."""
        return bool(self.trade_goods or self.commodities or self.fragment_count)

    def knows(self, technology: str) -> bool:
        """Return whether they have a technology."""
        return technology in self.technologies

    def holds(self, relic: str, *, ready: bool = False) -> bool:
        """Return whether a relic is theirs, and not exhausted if it has to be ``ready``."""
        return any([held.relic == relic and not (ready and held.exhausted) for held in self.relics])


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A deck, its top first, and its discard pile, the newest last (GAL-026). ``draw`` is secret."""

    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class Bundle(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side gives in a transaction (GAL-G24); ``planets`` only in the council's market (GAL-G30)."""

    trade_goods: int = 0
    commodities: int = 0
    fragments: Mapping[str, int] = {}
    planets: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Return whether it is anything."""
        return bool(self.trade_goods or self.commodities or any(self.fragments.values()) or self.planets)


class Offer(msgspec.Struct, frozen=True):
    """A transaction that ``proposer`` offers to ``partner``, who has yet to agree. ``number`` tells offers apart, so that
    no player agrees to another offer than the one they saw."""

    number: int
    proposer: int
    partner: int
    gives: Bundle
    gets: Bundle

    def repeats(self, other: Offer) -> bool:
        """Return whether another offer is the same but for its number."""
        return msgspec.structs.replace(self, number=other.number) == other


SECRET = ("first", "public-goal", "hidden-goal", "charts", "excess")
"""Kinds of questions whose options, or which of them is chosen, are secret."""

StageKind = Literal["turn", "end", "card", "smuggle", "market", "pay", "produce", "land", "move"]


class Stage(msgspec.Struct, frozen=True, tag="stage"):
    """A time in which a player may do several things until they are done, as it is written; what `flow` makes types of.

    ``player`` is awaited; `NOBODY` where several are (the stage knows whom). ``subject``, ``number`` and ``words`` are
    handed on.
    """

    kind: StageKind
    player: int
    subject: str = ""
    number: int = 0
    words: tuple[str, ...] = ()


class Exploration(msgspec.Struct, frozen=True, tag="exploration"):
    """An exploration under way (GAL-014): of planet ``place``, or of the frontier token in system ``place``.

    ``deck`` is "" until it is known, ``card`` until it is drawn. ``step``: "queued", then "revealed" (a window for
    transactions and the card's decisions, GAL-G23), then "resolved" (what the card does may still ask something; it is put
    away next).
    """

    player: int
    place: str
    deck: str = ""
    card: str = ""
    step: Literal["queued", "revealed", "resolved"] = "queued"
    choice: str = ""


class Battle(msgspec.Struct, frozen=True, tag="battle"):
    """A combat under way: in the space of ``system``, or on ``planet``.

    ``round`` is from 1. ``step``: "start" (announcements), "roll", "losses" (owners remove units), "after". ``hits`` are
    those suffered by attacker and defender that are still to be assigned; ``retreats`` where attacker and defender go to
    after this round, "" for nowhere; ``bonus`` what their dice have more this round. ``quiet`` are those who want to be
    asked nothing more while it lasts.
    """

    system: str
    attacker: int
    defender: int
    planet: str = ""
    round: int = 1
    step: Literal["start", "roll", "losses", "after"] = "start"
    hits: tuple[int, int] = (0, 0)
    retreats: tuple[str, str] = ("", "")
    bonus: tuple[int, int] = (0, 0)
    quiet: tuple[int, ...] = ()


Task = Question | Then | Stage | Exploration | Battle


class Leg(msgspec.Struct, frozen=True):
    """Ships, and what they carry, that were brought in the movement under way: where from, by which wormholes of storms."""

    origin: str
    force: Force
    storms: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, dict=True):
    """A galaxy.

    ``order`` are the players in the order of their places at the table, ``speaker`` is first among them. ``turns`` counts
    turns, ``active`` is whose turn it is; at a desk it is who is acted for. ``system`` is the active system, ``legs`` what
    was brought there in this movement. ``dealt`` are the partners that the active player has dealt with this turn;
    at the council pairs "0:1" of the market. ``prospects`` are, for each partner that they could deal with when they were
    last asked to, all that the two could have given. ``closed`` are the offers of this turn, or of this market, that were
    declined, taken back or replaced (GAL-G64). ``done`` are those who want nothing more of what all do at once.
    ``public`` are the public goals in sight. ``purged`` are cards out of the game, ``common`` those in the common area.
    ``destroyed`` and unplaced planets are in ``planets`` too, with system "".
    ``revealed`` is the newest card that was revealed and where, for its picture. ``clerks`` are the names of those who keep
    a desk, by seat. ``votes`` are influence cast for each player in the council under way. ``length`` is that of the whole
    game (`lengths`). ``met`` are the ids of what has come up in this game and been told of (GAL-G80). ``before`` is the
    galaxy in which the newest card lay open, if it was resolved unasked and no player has acted since (GAL-G23). ``news``
    is what was done in the round that others have still to read of in a turn of theirs.
    """

    names: tuple[str, ...]
    phase: Literal["opening", "action", "status", "council", "over", "desk"]
    players: tuple[Player, ...]
    order: tuple[int, ...]
    speaker: int = 0
    round: int = 1
    turns: int = 0
    active: int = NOBODY
    system: str = ""
    systems: tuple[System, ...] = ()
    planets: tuple[Planet, ...] = ()
    decks: Mapping[str, Deck] = {}
    purged: tuple[str, ...] = ()
    common: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()
    offered: int = 0
    dealt: tuple[str, ...] = ()
    prospects: tuple[Offer, ...] = ()
    done: tuple[int, ...] = ()
    legs: tuple[Leg, ...] = ()
    votes: tuple[int, ...] = ()
    agenda: tuple[Task, ...] = ()
    revealed: Exploration | None = None
    clerks: tuple[str, ...] = ()
    winner: int = NOBODY
    met: tuple[str, ...] = ()
    length: Literal["full", "short"] = "full"
    before: State | None = None
    closed: tuple[Offer, ...] = ()
    news: tuple[Deed, ...] = ()

    @memo_property("systems")
    def system_by_id(self) -> Mapping[str, System]:
        """The systems by id."""
        return {system.id: system for system in self.systems}

    @memo_property("planets")
    def planet_by_id(self) -> Mapping[str, Planet]:
        """The planets by id."""
        return {planet.id: planet for planet in self.planets}

    @memo("planets")
    def planets_of(self, player: int) -> tuple[Planet, ...]:
        """Return the planets that a player controls, by name."""
        own = (planet for planet in self.planets if planet.owner == player and not planet.destroyed)
        return tuple(sorted(own, key=lambda planet: planet.name))

    @memo("systems.tokens")
    def tokens_on_map(self, player: int) -> int:
        """Return how many of a player's command tokens lie in systems."""
        return sum(player in system.tokens for system in self.systems)

    def reinforcements(self, player: int) -> int:
        """Return how many command tokens a player can still gain (GAL-G27)."""
        own = self.players[player]
        return TOKENS - own.tactic - own.strategy - self.tokens_on_map(player)


def in_order(state: State, first: int) -> tuple[int, ...]:
    """Return the players still in the game in the order of their places, from ``first`` on."""
    place = state.order.index(first)
    turned = (*state.order[place:], *state.order[:place])
    return tuple(player for player in turned if not state.players[player].gone)


def units_of(state: State, player: int) -> Force:
    """Return all units of a player, in space and on planets, and those on their way into the active system."""
    return sum([leg.force for leg in state.legs] if player == state.active else [], units_on_map(state, player))


@memo("systems.fleets", "planets.troops")
def units_on_map(state: State, player: int) -> Force:
    """Return all units of a player in space and on planets."""
    forces = [force for system in state.systems if (force := system.fleets[player]) is not NONE]
    forces += [force for planet in state.planets if planet.troops and (force := planet.troops[player]) is not NONE]
    return Force(*[sum(numbers) for numbers in zip(*map(msgspec.structs.astuple, forces), strict=True)])
