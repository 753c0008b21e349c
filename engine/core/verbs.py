"""The moves that games have in common, each with its verb: one struct, one slash command, one sentence for what it does.

A game puts those it has among its own ``VERBS``, such as standing orders (TAB-069) and trust (TAB-070). A move with other
arguments than here is the game's own, even where it has the same name: the arguments that both have must then be the same
(`engine.games`). `worded` makes a verb of a move and its message.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec.structs import replace

from .catalogue import Catalogue
from .desk import NOTHING
from .errors import Text
from .messages import WORDS
from .moves import Argument, Kind, Move, Verb


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


class SetOrder(Move, frozen=True, tag="order"):
    """Set a standing order."""

    order: str


class Direct(Move, frozen=True, tag="gm"):
    """Give an order as game master; see `engine.core.desk`."""

    order: str
    details: str


def worded(
    words: Catalogue,
    move: type[Move],
    *arguments: Argument,
    about: Text = "",
    defaults: Mapping[str, str] = {},
    open: bool = False,
    private: bool = False,
    group: str = "",
    answers: bool = False,
    slash: str = "",
    kind: Kind = "act",
) -> Verb:
    """Return the verb of a move in the words of a message, which is called "verb-" and the name of the verb.

    The message says what the verb is about. Its attributes are the help of each argument, by name, and ``asks``, ``here``,
    ``steps`` and ``form``, where the verb has them. ``arguments``, by their names, and ``about`` take the place of the
    message's own words: sentences that games share are worded once. With ``open``, the last argument is open. ``defaults``
    are the defaults of arguments, by name.
    """
    id = f"verb-{move.__struct_config__.tag}"
    known, names = {argument.name: argument for argument in arguments}, move.__struct_fields__
    parts = {part: words.message(f"{id}.{part}") for part in PARTS if words.has(id, part)}
    found = tuple(
        known.get(name) or Argument(name, words.message(f"{id}.{name}"), open and name == names[-1], defaults.get(name, ""))
        for name in names
    )
    return Verb(
        move,
        about or words.message(id),
        found,
        private=private,
        group=group,
        answers=answers,
        slash=slash,
        kind=kind,
        **parts,
    )


def grouped(verb: Verb, group: str) -> Verb:
    """Return a shared verb as it stands in a game's own group of commands: what is seldom typed."""
    return replace(verb, group=group)


PARTS = ("asks", "here", "steps", "form")
"""What else a verb may say, see `Verb`."""
_of_the_bot = partial(worded, WORDS)

CHOOSE = _of_the_bot(Choose, answers=True, kind="answer")
MOVE = _of_the_bot(MoveTo, kind="way")
PASS = _of_the_bot(Pass, kind="turn")
ROLL = _of_the_bot(Roll, kind="answer")
USE = _of_the_bot(Use, kind="gear")
EQUIP = _of_the_bot(Equip, kind="gear")
STOW = _of_the_bot(Stow, kind="gear")
DISCARD = _of_the_bot(Discard, kind="gear")
TRUST = _of_the_bot(Trust, kind="party")
COMING = _of_the_bot(Enter, open=True, kind="party")
GIVE = _of_the_bot(Give, kind="deal")
BUY = _of_the_bot(Buy, kind="deal")
ORDER = _of_the_bot(SetOrder, slash="settings", kind="party")
STANDING = ORDER.name
"""The verb of standing orders, whose command shows what else is set, too (TAB-069)."""
DIRECT = _of_the_bot(Direct, open=True, defaults={"details": NOTHING}, private=True)

# What is said alike where a game's own move has more arguments, or others.

EXPLORING = WORDS.message("verb-explore")
EXPLORED = Argument("what", WORDS.message("verb-explore.what"))
PLACING = WORDS.message("verb-place")
PLACED = Argument("at", WORDS.message("verb-place.at"))
SEARCHING = WORDS.message("verb-search")
