"""The table of the game master's orders in game-master.md, written from the desk itself."""

from __future__ import annotations

import re

from engine.core.desk import BAR
from engine.core.game import Field
from engine.games.wilds.desk import DESK

TABLE = re.compile(r"(<!-- orders -->\n)(?:\|.*\n)*")
HEAD = ("| order | what it does | its details, as the form asks for them | who reads of it |", "|---|---|---|---|")


def rows() -> list[str]:
    """Return a row for every order: its name, what is on its button, its form, and who is told."""
    return [
        f"| `{order.name}` | {order.label} | {_details(order.fields)} | {'only you' if order.secret else 'everybody'} |"
        for order in DESK.orders.values()
    ]


def _details(fields: tuple[Field, ...]) -> str:
    # A bar would end the cell of a table.
    return BAR.replace("|", "\\|").join(field.label for field in fields) or "none"


def renewed(page: str) -> str:
    """Return a page with the table below its mark written anew."""
    return TABLE.sub(lambda found: found[1] + "\n".join((*HEAD, *rows())) + "\n", page)
