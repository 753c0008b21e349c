"""The game master's desk: orders that overrule a game, each with a form and, where they can be listed, its values.

A game makes one `Desk`, registers what its orders do, and gives the game master's seat a private verb with two arguments,
the order and its details: the order's fields, joined by " | ".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

import msgspec

from .errors import IllegalMove
from .game import Field, Form

P = TypeVar("P")
"""A game's move at work."""

S = TypeVar("S")
"""A game's state."""

BAR = " | "
"""What stands between two fields of an order's details."""

NOTHING = "-"
"""Stands for a field that is left empty."""


class Order(msgspec.Struct, Generic[P, S], frozen=True):
    """One order. ``label`` is on its button, ``fields`` are its form.

    ``carry_out`` does it, given what stands in each field, and returns what is noted of it. ``values`` yields details that
    can be given now; where only a person knows what to write they are samples, and not ``offered``. ``secret``: only the
    game master reads of it.
    """

    name: str
    label: str
    fields: tuple[Field, ...]
    carry_out: Callable[[P, Sequence[str]], str]
    values: Callable[[S], Iterator[str]]
    offered: bool = True
    secret: bool = False


class Desk(Generic[P, S]):
    """The orders of a game, in the order in which they were registered."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.orders: dict[str, Order[P, S]] = {}

    def order(
        self,
        name: str,
        label: str,
        *fields: Field,
        values: Callable[[S], Iterator[str]],
        offered: bool = True,
        secret: bool = False,
    ) -> Callable[[Callable[[P, Sequence[str]], str]], Callable[[P, Sequence[str]], str]]:
        """Register what an order does."""

        def register(carry_out: Callable[[P, Sequence[str]], str]) -> Callable[[P, Sequence[str]], str]:
            self.orders[name] = Order(name, label, fields, carry_out, values, offered, secret)
            return carry_out

        return register

    def listed(self, state: S) -> Iterator[tuple[str, str]]:
        """Yield the orders that can be given, with details of each."""
        for order in self.orders.values():
            for details in order.values(state):
                yield order.name, details

    def find(self, name: str) -> Order[P, S]:
        """Return an order by its name; `IllegalMove` where there is none."""
        if name not in self.orders:
            raise IllegalMove(f"The desk has no order “{name[:40]}”. It has: {', '.join(self.orders)}.", self.rule)
        return self.orders[name]

    def parts(self, order: Order[P, S], details: str) -> tuple[str, ...]:
        """Return what stands in each field of an order's form; fields at the end may be left out and are "" then.

        `IllegalMove` where there are more than fields, or one holds more than it may.
        """
        found = ["" if part.strip() == NOTHING else part.strip() for part in details.split("|")]
        while found and not found[-1]:
            found.pop()
        if len(found) > len(order.fields):
            names = BAR.join(field.label for field in order.fields)
            raise IllegalMove(f"“{order.label}” wants {names or 'nothing'}.", self.rule)
        for field, part in zip(order.fields, found, strict=False):
            if len(part) > field.most:
                raise IllegalMove(f"“{field.label}” takes at most {field.most} characters.", self.rule)
        return (*found, *("" for _ in order.fields[len(found) :]))

    def form(self, name: str) -> Form:
        """Return the form of an order."""
        order = self.find(name)
        return Form(order.label[:45], order.fields)


def whole_number(text: str, least: int, most: int, what: str, rule: str) -> int:
    """Return a field's number; `IllegalMove` unless it is one from ``least`` to ``most``."""
    if text.isascii() and text.removeprefix("-").removeprefix("+").isdigit() and least <= int(text) <= most:
        return int(text)
    raise IllegalMove(f"{what} is a number from {least} to {most}.", rule)
