"""The tables of the game masters' orders, as in game-master.md, written from the desks themselves."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.capabilities import Guided
from engine.core.desk import BAR, Desk, Order
from engine.core.game import Field
from engine.games import games

_FOLDERS = {key: f"engine.games.{key}.desk" for key, game in games().items() if isinstance(game, Guided)}
DESKS: dict[str, Desk[Any, Any]] = {key: import_module(desk).DESK for key, desk in _FOLDERS.items() if find_spec(desk)}
"""The desks of the games that have a game master, by the word in the mark above their table."""

TABLE = re.compile(r"(<!-- orders: (\w+) -->\n)(?:\|.*\n)*")
HEAD = ("| order | what it does | its details, as the form asks for them | who reads of it |", "|---|---|---|---|")


def rows(desk: Desk[Any, Any]) -> list[str]:
    """Return a row for every order: its name, what is on its button, its form, and who is told."""
    return [
        f"| `{order.name}` | {order.label} | {_details(order.fields)} | {_readers(order)} |"
        for order in desk.orders.values()
    ]


def _details(fields: tuple[Field, ...]) -> str:
    # A bar would end the cell of a table.
    return BAR.replace("|", "\\|").join(str(field.label) for field in fields) or "none"


def _readers(order: Order[Any, Any]) -> str:
    if not order.secret:
        return "everybody"
    return "only you" if order.seen is None else "everybody, if the party can see it; else only you"


def renewed(page: str) -> str:
    """Return a page with the table below each mark written anew."""
    return TABLE.sub(lambda found: found[1] + "\n".join((*HEAD, *rows(DESKS[found[2]]))) + "\n", page)
