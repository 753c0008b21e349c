"""The moves of a galaxy and the verbs they are made with.

Systems are named by their labels ("C2", "eddy"), planets, cards, relics, technologies and goals by their ids, players by
their handles (`naming`). Numbers of units are written "2 scout, 3 infantry", see `naming.written_force`.
"""

from __future__ import annotations

from engine.core.desk import NOTHING
from engine.core.moves import Argument, Move, Verb
from engine.core.verbs import CHOOSE, COMING, DISCARD, EXPLORED, EXPLORING, MOVE, ORDER, PASS, TRUST

YES = "yes"
RESEARCH, TRADE, MUSTER, BUILD = "research", "trade", "muster", "build"
BOUGHT = (TRADE, MUSTER, BUILD)
"""What is bought for a strategy token with `order` (GAL-G10); research names its technology and has a verb of its own."""

DESK = "desk"
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
    """Land ground forces on a planet of the active system (GAL-G15, GAL-G16)."""

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
    """Agree to what somebody offers: their handle, and the offer's number ("ada-3")."""

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
    """Say at a desk who controls a planet: a player's handle, or "nobody"."""

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

RELIC = Verb(
    Relic,
    "Turn three relic fragments into a relic.",
    (Argument("fragments", "Of which type"),),
    asks="Fragments of which type?",
    group=OWN,
)

VERBS = (
    Verb(
        Activate,
        "Activate a system with a tactic token.",
        (Argument("system", "Which system, as the map names it"),),
        asks="Which system?",
    ),
    Verb(
        Bring,
        MOVE.about,
        (
            *MOVE.arguments,
            Argument("origin", "Where they come from"),
            Argument("units", "Which units: 1 transport, 3 infantry", open=True),
        ),
        asks="Which ships, and from where?",
    ),
    Verb(
        Land,
        "Land ground forces on a planet.",
        (Argument("planet", "Which planet"), Argument("units", "Which units: 2 infantry, 1 mech", open=True)),
        asks="Which forces, and where?",
    ),
    Verb(
        Explore,
        EXPLORING,
        (EXPLORED, Argument("where", "At a desk: the planet with its traits, or where", open=True, default=NOTHING)),
        asks="What do you explore?",
        here="Explore a planet, or the frontier.",
    ),
    Verb(
        Produce,
        "Produce units.",
        (Argument("units", "Which units: 2 infantry, 1 scout", open=True),),
        asks="What do you produce?",
        group=OWN,
    ),
    Verb(Research, "Research a technology.", (Argument("technology", "Which technology"),), asks="Which technology?"),
    ORDER,
    Verb(
        Play,
        "Play an order card from your hand.",
        (Argument("card", "Which card"), Argument("target", "On what, where the card wants it", default=NOTHING)),
        private=True,
        asks="Which card do you play?",
    ),
    Verb(
        Apply,
        "Use something that you have.",
        (Argument("item", "What to use"), Argument("target", "On what, where it wants that", default=NOTHING)),
        asks="What do you use?",
    ),
    RELIC,
    Verb(
        Trade,
        "Offer somebody a trade.",
        (Argument("who", "With whom"), Argument("what", "2 commodities for 1 trade good", open=True)),
        private=True,
        steps="Offer a trade",
    ),
    Verb(Reopen, "Trade over your card first: take back that it was resolved.", group=OWN),
    Verb(
        Accept,
        "Agree to a trade that you were offered.",
        (Argument("offer", "Whose offer"),),
        asks="Whose offer do you accept?",
    ),
    Verb(
        Decline,
        "Decline a trade, or take your own offer back.",
        (Argument("offer", "Which offer"),),
        asks="Which offer do you decline?",
    ),
    Verb(
        Pay,
        "Pay what is asked, in another way than offered.",
        (Argument("how", "Planets and trade goods", open=True),),
        asks="How do you pay?",
        group=OWN,
    ),
    Verb(
        Vote,
        "Vote for who should be speaker.",
        (
            Argument("who", "For whom"),
            Argument("planets", "Planets to exhaust for it, or: all", open=True),
        ),
        asks="For whom, and with how much?",
    ),
    CHOOSE,
    Verb(
        Decide,
        "Answer the referee in secret.",
        (Argument("option", "One of the options offered"),),
        private=True,
        answers=True,
    ),
    DISCARD,
    PASS,
    TRUST,
    Verb(Resign, "Give up for good: your worlds go free.", (Argument("sure", f"Write {YES} if you are sure"),), group=OWN),
    Verb(
        Chart,
        "Explore a planet that is new to the desk.",
        (Argument("planet", "Its name and its traits: Aster: cultural", open=True),),
        form="New planet",
        group=DESK,
    ),
    Verb(
        Control,
        "Say at the desk who controls a planet.",
        (Argument("who", "Which player, or: nobody"), Argument("planet", "Which planet", open=True)),
        group=DESK,
        asks="Who controls which planet?",
    ),
    Verb(
        Turn, "Say whose turn it is at the desk.", (Argument("who", "Which player"),), group=DESK, asks="Whose turn is it?"
    ),
    Verb(
        Seat,
        "Add a player to the desk.",
        (Argument("name", "What the player is called", open=True),),
        form="Add a player",
        group=DESK,
    ),
    Verb(
        Attach,
        "Attach a card to a planet by hand.",
        (Argument("card", "Which card"), Argument("planet", "To which planet", open=True)),
        group=DESK,
        asks="Which card, and to which planet?",
    ),
    Verb(
        Purge,
        "Take a card out of the game.",
        (Argument("what", "Which card, fragment or relic", open=True),),
        group=DESK,
        asks="What goes out of the game?",
    ),
    COMING,
)
