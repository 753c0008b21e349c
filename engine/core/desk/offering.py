"""How orders are offered: each as a question, with what can be answered in words, or as a form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ..game import Choice, Field, Form, Step, Weight
from .orders import Desk, Order

MOST_LABEL, MOST_DETAIL, MOST_HINT = 80, 100, 100
"""What a button, the words beside a choice in a menu, and a hint in a form may hold at most."""


def fit(words: str, most: int = MOST_LABEL) -> str:
    """Return a text of at most so many characters, the end of a longer one cut off."""
    return words if len(words) <= most else f"{words[: most - 1].rstrip(' ,;(')}…"


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
    return Choice(fit(order.label), readers(order), "main")


def readers(order: Order[Any, Any]) -> str:
    """Return who reads of an order, in words."""
    if not order.secret:
        return "Everybody is told"
    return "Only you will know" if order.seen is None else "Everybody is told if they can see it, else only you"


def details_step(
    desk: Desk[Any, Any], name: str, values: Sequence[str], say: Callable[[str], str], asks: Mapping[str, str] | None = None
) -> Step:
    """Return the question for the details of an order, and its values as ``say`` puts them in words.

    ``asks`` are questions of their own by order.
    """
    order = desk.orders.get(name)
    weight: Weight = "main" if order is None or order.offered else "written"
    choices = tuple(Choice(fit(say(value) or "Do it"), weight=weight) for value in values)
    plainly = f"{order.label}: with what?" if order is not None else "With what?"
    return Step((asks or {}).get(name, plainly), choices)


def form(desk: Desk[Any, Any], name: str, hint: Callable[[Field], str]) -> Form | None:
    """Return the form of an order, with a hint of what can be written in each field that has none of its own; ``None``
    where there is no such order."""
    if name not in desk.orders:
        return None
    plainly = desk.form(name)
    return Form(plainly.title, tuple(replace(field, hint=field.hint or hint(field)) for field in plainly.fields))
