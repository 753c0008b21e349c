"""The moves that games have in common, each with its verb: one struct, one slash command, one sentence for what it does.

A game puts those it has among its own ``VERBS``, such as standing orders (TAB-069) and trust (TAB-070). What somebody does
with other arguments than here is a move of the game's own, even where it bears the same name: the arguments that both have
must then be the same (`engine.games`).
"""

from __future__ import annotations

from .desk import NOTHING
from .moves import Argument, Move, Verb


class Choose(Move, frozen=True, tag="choose"):
    """Answer what is being asked."""

    option: str


class MoveTo(Move, frozen=True, tag="move"):
    """Go to a place that the map names."""

    to: str


class Pass(Move, frozen=True, tag="pass"):
    """End one's turn, or do without what is offered."""


class Roll(Move, frozen=True, tag="roll"):
    """Roll now."""


class Use(Move, frozen=True, tag="use"):
    """Use something that one carries, or that is there."""

    item: str


class Equip(Move, frozen=True, tag="equip"):
    """Take something from the pack into play."""

    item: str


class Stow(Move, frozen=True, tag="stow"):
    """Put something in play into the pack."""

    item: str


class Discard(Move, frozen=True, tag="discard"):
    """Say which card goes."""

    card: str


class Trust(Move, frozen=True, tag="trust"):
    """Leave it to the others, or to the safe choice."""


class Enter(Move, frozen=True, tag="enter"):
    """Come to a game under way: take the next seat, see `engine.core.table.ENTER`."""

    name: str


class Give(Move, frozen=True, tag="give"):
    """Hand something over."""

    item: str
    who: str


class Buy(Move, frozen=True, tag="buy"):
    """Buy something."""

    goods: str


class Order(Move, frozen=True, tag="order"):
    """Set a standing order."""

    order: str


class Direct(Move, frozen=True, tag="gm"):
    """Give an order as game master; see `engine.core.desk`."""

    order: str
    details: str


CHOOSE = Verb(Choose, "Answer what the referee asks.", (Argument("option", "One of the options offered"),), answers=True)
MOVE = Verb(
    MoveTo, "Go to a place on the map.", (Argument("to", "The place to go to, as the map names it"),), asks="Where to?"
)
PASS = Verb(Pass, "End your turn, or do without what you are offered.")
ROLL = Verb(Roll, "Roll the dice.")
USE = Verb(Use, "Use something that you have.", (Argument("item", "What to use"),), asks="What do you use?")
EQUIP = Verb(
    Equip,
    "Take something from your pack into play.",
    (Argument("item", "What to take"),),
    asks="What do you take into play?",
)
STOW = Verb(
    Stow, "Put something in play into your pack.", (Argument("item", "What to put away"),), asks="What do you put away?"
)
DISCARD = Verb(
    Discard,
    "Say which card goes, when you hold too many or it is no longer needed.",
    (Argument("card", "Which card"),),
    asks="Which card goes?",
)
TRUST = Verb(Trust, "Leave it to the others, or to the safe choice.")
COMING = Verb(Enter, "Join a party that is on its way.", (Argument("name", "What you are called", open=True),))
EXPLORED = Argument("what", "What to explore: the letter of a door or its hex; a planet; the frontier")
"""What every game's explorations begin with; what a game has besides is its own."""
EXPLORING = "Explore: a door, a planet, the frontier."
GIVE = Verb(
    Give,
    "Hand something over.",
    (Argument("item", "What you give"), Argument("who", "Who gets it")),
    asks="What do you give, and to whom?",
)
BUY = Verb(Buy, "Buy something where there is a market.", (Argument("goods", "What to buy"),), asks="What do you buy?")
ORDER = Verb(
    Order,
    "Give an order of your game, or say once what you always want.",
    (Argument("order", "The order"),),
    asks="What should hold from now on?",
)
DIRECT = Verb(
    Direct,
    "The game master's desk: rule, place, reveal, speak.",
    (Argument("order", "What to do"), Argument("details", "With what, as the form asks", open=True, default=NOTHING)),
    private=True,
    steps="The desk",
)
