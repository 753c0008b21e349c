"""What lies in a galaxy, as pictures show it: systems, planets, units, cards, and players with what they have."""

from __future__ import annotations

import msgspec

from engine.core.scene import Cell, Row, Scene, Token


class Units(msgspec.Struct, frozen=True):
    """Units of one player in one place.

    ``owner`` is an "adventurer" with letter and seat. ``kinds`` are "scout", "transport", "battleship" (ships),
    "infantry", "mech" (ground forces) and "dock", each with its number. A map sums ships and ground forces up; a close
    look tells the kinds apart.
    """

    owner: Token
    kinds: tuple[tuple[str, int], ...] = ()


class Comer(msgspec.Struct, frozen=True):
    """A rival's fleet that could come to a system, and how likely it wins there, in a few words; ``told`` has its name."""

    units: Units
    odds: str
    told: str


class PlanetShown(msgspec.Struct, frozen=True, cache_hash=True):
    """A planet, with all that every player may know of it.

    ``traits`` are "cultural", "hazardous" and "industrial", two at most. ``resources`` and ``influence`` are what it is
    worth with its attachments. ``owner`` controls it, ``home`` is whose home planet it is. ``specialties`` are letters
    "B", "G", "Y", "R". ``ground`` are the units on it: the owner's, and in a ground combat others'. ``attachments`` are the
    names of the cards on it. ``legendary`` has a star, which is dim while its ability is ``used``. A ``crown`` marks the
    middle of the galaxy; under ``seal`` no player has paid yet for landing there. ``truce``: no unit may be there.
    ``destroyed``: out of the game, only a mark of it is drawn.
    """

    name: str
    traits: tuple[str, ...] = ()
    resources: int = 0
    influence: int = 0
    owner: Token | None = None
    home: Token | None = None
    exhausted: bool = False
    specialties: tuple[str, ...] = ()
    legendary: bool = False
    used: bool = False
    ground: tuple[Units, ...] = ()
    attachments: tuple[str, ...] = ()
    crown: bool = False
    seal: bool = False
    truce: bool = False
    destroyed: bool = False


class Star(msgspec.Struct, frozen=True, cache_hash=True):
    """A star system: one hex ``at`` (axial, pointed side up), or ``None`` for one that lies apart, in a corner of its own.

    ``label`` is what it is called ("C2"); one that lies apart has a name ("Eddy"). ``worlds`` are two at most; ``fleets``
    the units in its space, ground forces aboard among them. ``wormholes`` are "alpha", "beta", "gamma"; ``storm`` is the
    letter of one that changes sides, "" for none. ``frontier``: its token lies there. ``tokens`` are the players whose
    command token lies there. ``active``: it was activated in this turn. ``open``: it can be chosen now. ``newest`` ones
    have white corners. The label of a ``quiet`` one is not written: no player has to name it now. Where there are
    ``comers``, these and what ``awaits`` them are drawn instead of all that lies there.
    """

    label: str
    at: Cell | None = None
    worlds: tuple[PlanetShown, ...] = ()
    fleets: tuple[Units, ...] = ()
    wormholes: tuple[str, ...] = ()
    storm: str = ""
    frontier: bool = False
    tokens: tuple[Token, ...] = ()
    active: bool = False
    open: bool = False
    newest: bool = False
    quiet: bool = False
    comers: tuple[Comer, ...] = ()
    awaits: Units | None = None


class CardOption(msgspec.Struct, frozen=True):
    """A numbered choice of a card: what one would do, and what comes of it. ``state`` is that of a badge."""

    number: str
    text: str
    detail: str = ""
    state: str = "now"


class Pile(msgspec.Struct, frozen=True):
    """A deck on a desk: how many cards are left in it, how many lie discarded, and the name of the newest of these.
    ``odds`` are a line or two ("Relic fragment 9 in 20"). ``deck`` is as on a card."""

    deck: str
    name: str
    left: int
    discarded: int = 0
    newest: str = ""
    odds: tuple[str, ...] = ()


class Shelf(msgspec.Struct, frozen=True):
    """Cards that lie elsewhere ("Common area", "Purged"), by name, several alike as one ("Tide Storm", "Fragment x2")."""

    label: str
    cards: tuple[str, ...] = ()
    icon: str = "card"


class PlayerRow(Row, frozen=True):
    """A player of the panel. ``counts`` may be words too ("1/3", "2+1"), as many as two lines hold; those of "technology"
    are letters, each on a lozenge of its colour ("BGGR"). ``icon`` stands before the value ("points", "2/8"). The
    ``speaker`` has a crown; one who has ``passed`` this round is marked, and dimmed."""

    icon: str = ""
    speaker: bool = False
    passed: bool = False


class Held(msgspec.Struct, frozen=True):
    """What a line of the table says of a player: words, or the ``letters`` of technologies. A goal that is ``met`` is lit,
    one that is ``scored`` has a star instead."""

    text: str
    met: bool = False
    scored: bool = False
    letters: bool = False


class Standing(msgspec.Struct, frozen=True):
    """A line of the table below a map: its mark, what it is called, the fullest way first, and what each player of the
    panel has of it."""

    mark: str
    labels: tuple[str, ...]
    held: tuple[Held, ...]


class Tally(msgspec.Struct, frozen=True):
    """A piece of the strip below a part of the map. It is a player, by ``token`` and ``name``, with points and how many
    ``more`` the end of the round brings them ("+1"). Or it is a goal behind its ``mark``, with how far the player is whose
    turn it is, lit where it is ``met``."""

    text: str
    mark: str = ""
    token: Token | None = None
    name: str = ""
    more: str = ""
    met: bool = False
    acting: bool = False
    passed: bool = False
    speaker: bool = False
    down: bool = False


def players(scene: Scene) -> tuple[PlayerRow, ...]:
    """Return the players of a scene's panel."""
    return tuple([row for row in scene.panel if isinstance(row, PlayerRow)])
