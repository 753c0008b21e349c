"""The game master's desk: orders that overrule a game, each with a form and, where they can be listed, its values.

A game makes one `Desk`, and registers what its orders do. It gives the game master's seat a private verb with two
arguments: the order, and its details. The details are the order's fields, joined by " | ". Some orders stand on every desk
(`add_dice`, `add_speech`, `add_pause`). All desks offer orders in the same way (`order_choice`, `details_step`, `form`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from .errors import IllegalMove, Text
from .files.values import Reader, Wrong, words
from .flow import Progress, heed
from .game import ArgumentPrompt, Choice, Field, Form, Seat, Weight
from .messages import WORDS, refused
from .words import Named, index_named, plain

BAR = " | "
"""What stands between two fields of an order's details."""

NOTHING = "-"
"""Stands for a field that is left empty."""


class Ruled(Protocol):
    """A state that a game master can overrule: while something is on its ``agenda``, or a scene is ``paused`` for, not
    everything can be ordered."""

    @property
    def master(self) -> Seat | None:
        """Return the game master's seat."""
        ...

    @property
    def phase(self) -> str:
        """Return the phase of the game."""
        ...

    @property
    def paused(self) -> str:
        """Return why the rules stand still, "" where they do not."""
        ...

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Return what is under way."""
        ...


P = TypeVar("P", bound=Progress[Any])
"""A game's move at work."""

S = TypeVar("S", bound=Ruled)
"""A game's state."""

Parts = Sequence[str]
"""What stands in each field of an order's form."""


class Ruling(msgspec.Struct, frozen=True):
    """What an order did, in words; ``secret``: only the game master may read it."""

    text: str
    secret: bool


class Order(msgspec.Struct, Generic[P, S], frozen=True):
    """One order. ``label`` is on its button, ``fields`` are its form, ``asks`` is the question for its details.

    ``carry_out`` does it, given the text of each field. It returns what is noted of the order, "" where the events that it
    told say enough. ``values`` yields details that can be given now. Where only a person knows what to write, these are
    samples, and they are not ``offered``. ``secret``: only the game master reads of it, unless ``seen`` says of the state
    before or after it that the party can see the change. ``idle``: it waits until nothing is under way. ``refuse`` says
    what else speaks against it.
    """

    name: str
    label: Text
    fields: tuple[Field, ...]
    carry_out: Callable[[P, Parts], str]
    values: Callable[[S], Iterator[str]]
    offered: bool = True
    secret: bool = False
    seen: Callable[[S, Parts], bool] | None = None
    idle: bool = False
    refuse: Callable[[S], IllegalMove | None] | None = None
    asks: Text = ""


class Desk(Generic[P, S]):
    """The orders of a game, in the order in which they were registered.

    ``rule`` is the rule behind its refusals; ``seat_rule`` is that behind refusals about who is the game master. The desk
    is open in one ``phase`` of the game. ``between`` takes a state and an order's name. It says whether an ``idle`` order
    can be given although something is under way. ``label`` and ``asks`` give the words of an order by its name.
    """

    def __init__(
        self,
        rule: str,
        label: Callable[[str], Text],
        asks: Callable[[str], Text],
        phase: str = "play",
        seat_rule: str = "",
        between: Callable[[S, str], bool] | None = None,
    ) -> None:
        self.rule = rule
        self.label = label
        self.asks = asks
        self.phase = phase
        self.seat_rule = seat_rule or rule
        self.between = between
        self.orders: dict[str, Order[P, S]] = {}

    def order(
        self,
        name: str,
        label: Text,
        *fields: Field,
        values: Callable[[S], Iterator[str]],
        offered: bool = True,
        secret: bool = False,
        seen: Callable[[S, Parts], bool] | None = None,
        idle: bool = False,
        refuse: Callable[[S], IllegalMove | None] | None = None,
        asks: Text = "",
    ) -> Callable[[Callable[[P, Parts], str]], Callable[[P, Parts], str]]:
        """Register what an order does; see `Order`."""

        def register(carry_out: Callable[[P, Parts], str]) -> Callable[[P, Parts], str]:
            assert name not in self.orders, name
            self.orders[name] = Order(name, label, fields, carry_out, values, offered, secret, seen, idle, refuse, asks)
            return carry_out

        return register

    def named(
        self,
        name: str,
        *fields: Field,
        values: Callable[[S], Iterator[str]],
        offered: bool = True,
        secret: bool = False,
        seen: Callable[[S, Parts], bool] | None = None,
        idle: bool = False,
        refuse: Callable[[S], IllegalMove | None] | None = None,
    ) -> Callable[[Callable[[P, Parts], str]], Callable[[P, Parts], str]]:
        """Register what an order of this game does, with the desk's words for its name; see `Order`."""
        return self.order(
            name,
            self.label(name),
            *fields,
            values=values,
            offered=offered,
            secret=secret,
            seen=seen,
            idle=idle,
            refuse=refuse,
            asks=self.asks(name),
        )

    # Giving an order.

    def legal(self, state: S, seat: Seat) -> Iterator[tuple[str, str]]:
        """Yield the orders that a seat can give now, with details of each; only the game master has any."""
        if seat != state.master or state.phase != self.phase:
            return
        for order in self.orders.values():
            if self.refuse(state, order) is None:
                for details in order.values(state):
                    yield order.name, details

    def refuse(self, state: S, order: Order[P, S]) -> IllegalMove | None:
        """Return what speaks against an order as things stand."""
        between = self.between is not None and self.between(state, order.name)
        if order.idle and state.agenda and not between:
            return refused("desk-not-idle", self.rule)
        return None if order.refuse is None else order.refuse(state)

    def carry_out(self, progress: P, seat: Seat, name: str, details: str) -> Ruling | None:
        """Carry out a seat's order; return what has to be noted and told of it, ``None`` for nothing.

        `IllegalMove` where it cannot be done, with the rule.
        """
        state: S = progress.state
        if seat != state.master:
            raise refused("desk-not-yours", self.seat_rule)
        if state.phase != self.phase:
            raise refused("desk-not-open", self.rule)
        order = self.find(name)
        heed(self.refuse(state, order))
        parts = self.parts(order, details)
        text = order.carry_out(progress, parts)
        if not text:
            return None
        seen = order.seen is not None and (order.seen(state, parts) or order.seen(progress.state, parts))
        return Ruling(text, order.secret and not seen)

    def find(self, name: str) -> Order[P, S]:
        """Return an order by its name; `IllegalMove` where there is none."""
        if name not in self.orders:
            raise refused("desk-no-order", self.rule, name=name[:40])
        return self.orders[name]

    def parts(self, order: Order[P, S], details: str) -> tuple[str, ...]:
        """Return what stands in each field of an order's form; fields at the end may be left out and are "" then.

        `IllegalMove` where there are more than fields, or one holds more than it may.
        """
        found = ["" if part.strip() == NOTHING else part.strip() for part in details.split("|")]
        while found and not found[-1]:
            found.pop()
        if len(found) > len(order.fields):
            names = BAR.join(str(field.label) for field in order.fields)
            raise refused("desk-order-wants", self.rule, order=order.label, fields=(names,) if names else ())
        for field, part in zip(order.fields, found, strict=False):
            if len(part) > field.most:
                raise refused("desk-field-too-long", self.rule, field=field.label, most=field.most)
        return (*found, *("" for _ in order.fields[len(found) :]))

    def form(self, name: str) -> Form:
        """Return the form of an order."""
        order = self.find(name)
        return Form(str(order.label)[:45], order.fields)

    # What stands in a field.

    def number(self, text: str, least: int, most: int, what: Text) -> int:
        """Return a field's number; `IllegalMove` unless it is one from ``least`` to ``most``."""
        if len(text) < 12 and text.isascii() and text.removeprefix("-").removeprefix("+").isdigit():
            number = int(text)
            if least <= number <= most:
                return number
        raise refused("desk-no-number", self.rule, what=what, least=least, most=most)

    def one_of(self, text: str, known: Sequence[str], what: Text) -> str:
        """Return which of the ``known`` words a field holds, in capital letters or not and with blanks in place of their
        hyphens and underscores; `IllegalMove` lists them."""
        for word in known:
            if _plain(text) == _plain(word):
                return word
        raise refused("desk-none-of", self.rule, what=what, known=tuple(known))

    def member(self, members: Sequence[Named], text: str) -> int:
        """Return the index of a member by their handle or name; `IllegalMove` lists the party."""
        index = index_named(members, text)
        if index is None:
            raise refused("desk-no-member", self.rule, members=tuple(member.name for member in members))
        return index

    def words(self, text: str, what: Text, most: int = 300) -> str:
        """Return a text that may be shown to all; `IllegalMove` says what has no place in it."""
        return str(self.value(words(most), text, what))

    def value(self, read: Reader, text: str, what: Text) -> object:
        """Return what a reader of prepared files makes of a field."""
        try:
            return read(text)
        except Wrong as wrong:
            raise refused("desk-wrong", self.rule, what=what, wrong=str(wrong)) from None


def _plain(word: str) -> str:
    return plain(word.casefold())


# Orders that every desk has: to fix dice, to speak, to pause the rules; and dice that heed what was fixed.

MOST_FACES = 12
"""So many dice can be fixed at once."""


def roll(progress: Progress[Any], sides: int) -> int:
    """Return a die's face; the next face that the game master fixed, if it fits. Each is used once.

    The state keeps them in ``forced.dice``.
    """
    forced = progress.state.forced
    if forced.dice:
        face, *rest = forced.dice
        progress.change(forced=replace(forced, dice=tuple(rest)))
        if 1 <= face <= sides:
            return int(face)
    return progress.dice.roll(sides)


def quantity(progress: Progress[Any], amount: str) -> int:
    """Return what an amount such as "1d4+1", "2d6x10", "5" or "-1" comes to; each die is rolled in order."""
    added, _, times = amount.replace(" ", "").partition("x")
    total = 0
    for part in added.split("+"):
        count, d, sides = part.partition("d")
        total += sum(roll(progress, int(sides)) for _ in range(int(count or 1))) if d else int(count)
    return total * int(times or 1)


def add_dice(desk: Desk[P, S], sides: int) -> None:
    """Put an order on a desk that fixes the faces of the next dice, which have at most so many ``sides``."""

    @desk.order(
        "dice",
        WORDS.message("order-dice"),
        Field(WORDS.message("field-faces"), "4 6 3"),
        secret=True,
        values=lambda _: iter(("1", "3", "6")),
        offered=False,
    )
    def _dice(progress: P, parts: Parts) -> str:
        faces = tuple(desk.number(face, 1, sides, WORDS.message("a-face")) for face in parts[0].split()[:MOST_FACES])
        progress.change(forced=replace(progress.state.forced, dice=faces))
        return WORDS("order-dice-done", faces=tuple(map(str, faces)))


def add_speech(desk: Desk[P, S], speak: Callable[[P, str, str], None]) -> None:
    """Put orders on a desk to tell the party something, and to speak as a character.

    ``speak`` is called with who speaks, "" for the game master, and the words.
    """

    @desk.order(
        "tell",
        WORDS.message("order-tell"),
        Field(WORDS.message("field-words"), most=300, long=True),
        values=lambda _: iter((WORDS("order-tell-example"),)),
        offered=False,
    )
    def _tell(progress: P, parts: Parts) -> str:
        speak(progress, "", desk.words(parts[0], WORDS.message("the-words")))
        return ""

    @desk.order(
        "say",
        WORDS.message("order-say"),
        Field(WORDS.message("field-speaker"), most=40),
        Field(WORDS.message("field-words"), most=300, long=True),
        values=lambda _: iter((WORDS("order-say-example"),)),
        offered=False,
    )
    def _say(progress: P, parts: Parts) -> str:
        if not parts[1]:
            raise refused("desk-no-words", desk.rule)
        speak(
            progress,
            desk.words(parts[0], WORDS.message("field-speaker"), 40),
            desk.words(parts[1], WORDS.message("the-words")),
        )
        return ""


def add_pause(desk: Desk[P, S], pause: Callable[[P, str], None]) -> None:
    """Put an order on a desk that stops the rules for a scene; ``pause`` tells what it is about."""

    def refuse(state: S) -> IllegalMove | None:
        return refused("desk-paused", desk.seat_rule) if state.paused else None

    @desk.order(
        "pause",
        WORDS.message("order-pause"),
        Field(WORDS.message("field-about"), most=100),
        values=lambda _: iter((WORDS("order-pause-example"),)),
        offered=False,
        refuse=refuse,
    )
    def _pause(progress: P, parts: Parts) -> str:
        why = desk.words(parts[0], WORDS.message("field-about"), 100) if parts[0] else WORDS("a-scene")
        progress.change(paused=why)
        pause(progress, why)
        return ""


# How orders are offered: each as a question, with what can be answered in words, or as a form.

MOST_LABEL, MOST_DETAIL, MOST_HINT = 80, 100, 100
"""What a button, the words beside a choice in a menu, and a hint in a form may hold at most."""


def fit(words: str, most: int = MOST_LABEL) -> str:
    """Return a text of at most so many characters, the end of a longer one cut off."""
    return words if len(words) <= most else f"{words[: most - 1].rstrip(' ,;(')}…"


def shortest(labels: Iterable[str], most: int = MOST_LABEL) -> str:
    """Return the first label of at most so many characters, else the last: what it costs stands at its end. Those behind
    it are not worded."""
    last = ""
    for last in labels:
        if len(last) <= most:
            break
    return last


def among(words: Iterable[str]) -> str:
    """Return as many words as a hint can hold, one after the other."""
    said = ""
    for word in words:
        if len(said) + 2 + len(word) > MOST_HINT - 5:
            return f"{said}, ..."
        said = f"{said}, {word}" if said else word
    return said


def order_choice(desk: Desk[Any, Any], name: str) -> Choice:
    """Return how an order is offered."""
    order = desk.orders.get(name)
    if order is None:
        return Choice(fit(name.replace("-", " ").capitalize()))
    return Choice(fit(str(order.label)), readers(order), "main")


def readers(order: Order[Any, Any]) -> str:
    """Return who reads of an order, in words."""
    if not order.secret:
        return WORDS("told-everybody")
    return WORDS("told-only-you") if order.seen is None else WORDS("told-who-sees")


def details_step(
    desk: Desk[Any, Any], name: str, values: Sequence[str], say: Callable[[str], str], asks: Mapping[str, str] | None = None
) -> ArgumentPrompt:
    """Return the question for the details of an order, and its values as ``say`` puts them in words.

    ``asks`` are questions of their own by order.
    """
    order = desk.orders.get(name)
    weight: Weight = "main" if order is None or order.offered else "written"
    choices = tuple(Choice(fit(say(value) or WORDS("do-it")), weight=weight) for value in values)
    plainly = WORDS("order-asks", order=() if order is None else (str(order.label),))
    return ArgumentPrompt((asks or {}).get(name) or (str(order.asks) if order is not None else "") or plainly, choices)


def form(desk: Desk[Any, Any], name: str, hint: Callable[[Field], str]) -> Form | None:
    """Return the form of an order, with a hint of what can be written in each field that has none of its own; ``None``
    where there is no such order."""
    if name not in desk.orders:
        return None
    plainly = desk.form(name)
    hinted = (replace(field, label=str(field.label), hint=str(field.hint) or hint(field)) for field in plainly.fields)
    return Form(plainly.title, tuple(hinted))
