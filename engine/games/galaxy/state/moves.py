"""The moves of a galaxy and the verbs they are made with.

Systems are named by their labels ("C2", "eddy"), planets, cards, relics, technologies and goals by their ids, players by
their handles (`naming`). Numbers of units are written "2 scout, 3 infantry", see `naming.written_force`.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from engine.core.desk import NOTHING
from engine.core.moves import Move
from engine.core.verbs import CHOOSE, COMING, DISCARD, EXPLORED, EXPLORING, MOVE, ORDER, PASS, TRUST, USE, grouped, worded

from .options import Options

YES = "yes"
RESEARCH, TRADE, MUSTER, BUILD = "research", "trade", "muster", "build"
BOUGHT = (TRADE, MUSTER, BUILD)
"""What is bought for a strategy token with `order` (GAL-G10); research names its technology and has a verb of its own."""

DESK = "galaxy desk"
"""The opening of an exploration desk, and the group of commands of what is done there only."""


def target_told(target: str) -> str:
    """Return what something is used on as an event has it: "" for nothing."""
    return "" if target == NOTHING else target


class Activate(Move, frozen=True, tag="activate"):
    """Begin a tactical action: put a tactic token in a system (GAL-G11)."""

    system: str


class Bring(Move, frozen=True, tag="move"):
    """Bring ships, and what they carry, from a system into the active one (GAL-G12)."""

    to: str
    origin: str
    units: str


class Land(Move, frozen=True, tag="land"):
    """Land ground forces on a planet of the active system (GAL-G15, GAL-G16), or on "each" of its free ones at once."""

    planet: str
    units: str


class Produce(Move, frozen=True, tag="produce"):
    """Produce units where one may, for resources (GAL-G13)."""

    units: str


class Pay(Move, frozen=True, tag="pay"):
    """Pay what is being asked: planets to exhaust, and trade goods (GAL-G25, GAL-G26): "aster, kiln, 1"."""

    how: str


class Research(Move, frozen=True, tag="research"):
    """Research a technology: an order bought with a strategy token (GAL-G10, GAL-G38)."""

    technology: str


class Play(Move, frozen=True, tag="play"):
    """Play an order card (GAL-G39), on a target where it wants one."""

    card: str
    target: str = NOTHING


class Apply(Move, frozen=True, tag="use"):
    """Use a relic, a Puzzle Engine or a legendary planet (GAL-G32, GAL-G33, GAL-G44), on a target if it wants one."""

    item: str
    target: str = NOTHING


class Relic(Move, frozen=True, tag="relic"):
    """Purge three fragments for a relic (GAL-G31): "cultural", or with unknown ones "cultural+2-unknown". At a desk also
    "draw", where another effect gives one."""

    fragments: str


class Explore(Move, frozen=True, tag="explore"):
    """Explore what is asked about: a planet, or the frontier. At a desk "planet" or "frontier", and which one."""

    what: str
    where: str = NOTHING


class Reopen(Move, frozen=True, tag="reopen"):
    """Trade over a card first that was resolved unasked: take its resolution back (GAL-G23)."""


class Trade(Move, frozen=True, tag="trade"):
    """Offer a transaction (GAL-G24): "2 commodities for 1 trade good"."""

    who: str
    what: str


class Accept(Move, frozen=True, tag="accept"):
    """Agree to what a player offers: their handle, and the offer's number ("ada-3")."""

    offer: str


class Decline(Move, frozen=True, tag="decline"):
    """Decline an offer, or take an own one back ("bob-3")."""

    offer: str


class Vote(Move, frozen=True, tag="vote"):
    """Name who should be speaker, and exhaust planets for it (GAL-G43): "all", "aster, kiln"."""

    who: str
    planets: str


class Decide(Move, frozen=True, tag="decide"):
    """Answer in secret."""

    option: str


class Resign(Move, frozen=True, tag="resign"):
    """Give up for good (GAL-G48)."""

    sure: str


class Chart(Move, frozen=True, tag="chart"):
    """Explore a planet at a desk that is new there, named with its traits: "Aster: cultural"."""

    planet: str


class Control(Move, frozen=True, tag="control"):
    """Say at a desk who controls a planet: a player's handle, or ``nobody``."""

    who: str
    planet: str


class Turn(Move, frozen=True, tag="turn"):
    """Say who is acted for at a desk."""

    who: str


class Seat(Move, frozen=True, tag="seat"):
    """Add a player to a desk."""

    name: str


class Attach(Move, frozen=True, tag="attach"):
    """Attach a card to a planet at a desk, by hand."""

    card: str
    planet: str


class Purge(Move, frozen=True, tag="purge"):
    """Take a card out of the game at a desk."""

    what: str


OWN = "galaxy"
"""The group of commands of what is done now and then, called by the game."""

verb = partial(worded, Options.words)

RELIC = verb(Relic, group=OWN, kind="gear")

VERBS = (
    verb(Activate, group=OWN, kind="way"),
    verb(Bring, *MOVE.arguments, about=MOVE.about, open=True, kind="answer"),
    verb(Land, open=True, group=OWN, kind="answer"),
    verb(Explore, EXPLORED, about=EXPLORING, open=True, defaults={"where": NOTHING}, kind="way"),
    verb(Produce, open=True, group=OWN, kind="answer"),
    verb(Research, group=OWN),
    replace(ORDER, group=OWN, slash="", kind="act"),
    verb(Play, defaults={"target": NOTHING}, private=True, group=OWN, slash="play-card", kind="gear"),
    verb(Apply, *USE.arguments, about=USE.about, defaults={"target": NOTHING}, kind="gear"),
    RELIC,
    verb(Trade, open=True, private=True, group=OWN, kind="deal"),
    verb(Reopen, group=OWN, kind="deal"),
    verb(Accept, group=OWN, kind="deal"),
    verb(Decline, group=OWN, kind="deal"),
    verb(Pay, open=True, group=OWN, kind="answer"),
    verb(Vote, open=True, group=OWN, kind="answer"),
    CHOOSE,
    verb(Decide, *CHOOSE.arguments, private=True, answers=True, group=OWN, kind="answer"),
    grouped(DISCARD, OWN),
    PASS,
    grouped(TRUST, OWN),
    verb(Resign, group=OWN, kind="leave"),
    verb(Chart, open=True, group=DESK, kind="way"),
    verb(Control, open=True, group=DESK),
    verb(Turn, group=DESK),
    verb(Seat, open=True, group=DESK),
    verb(Attach, open=True, group=DESK),
    verb(Purge, open=True, group=DESK),
    COMING,
)
