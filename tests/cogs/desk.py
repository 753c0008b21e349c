"""A game master's desk on the simulated Discord: private, with orders given by menu, button and form."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from simcord import InteractionResult

from tests.cogs.conftest import menus, said
from tests.cogs.offered import Control, offered, parts, use

from .venue import Venue


async def desk(house: Venue) -> Any:
    """Return the game master's private panel, opened with the button under the newest post."""
    shown = await house.own(house.dee)
    assert shown.response is not None and shown.response.ephemeral
    return shown.response


async def order(house: Venue, name: str, *fields: str) -> InteractionResult:
    """Let Dee give an order from the desk: by menu, and by form if it needs text."""
    panel = await desk(house)
    await house.dee.click(panel, label="The desk")
    for _ in range(4):
        (menu,) = menus(panel.message)
        picked = next((option.value for option in menu.options if option.value.lstrip("=!").split()[1:2] == [name]), None)
        if picked is not None:
            break
        more = next(option.value for option in menu.options if option.value.startswith("+"))
        await house.dee.select(panel, [more], custom_id=menu.custom_id)
    assert picked is not None, f"the desk has no order {name}"
    shown = await house.dee.select(panel, [picked], custom_id=menu.custom_id)
    if shown.modal is None and fields:
        wanted = f"gm {name} {' | '.join(fields)}"
        moves = {answer.move.lstrip("="): answer for answer in answers(panel.message)}
        shown = await use(house.dee, panel, moves.get(wanted) or moves[f"gm {name}"])
    if shown.modal is not None:
        shown = await house.dee.submit_modal(shown, {str(number): text for number, text in enumerate(fields)})
    return shown


def answers(message: Any) -> list[Control]:
    """Return the answers that a step offers, also those that open a form."""
    found = offered(message)
    for item in parts(message):
        if (item.custom_id or "").startswith("form:"):
            found.append(Control(item.custom_id.split(":", 2)[2], item.custom_id))
    return found


KEPT_BACK = ("end", "pause", "say", "tell")
"""Orders that end the game, pause it, or only speak."""


async def rule(house: Venue, chance: Random) -> None:
    """Let Dee give a random order of the desk by command."""
    found = [move for move in house.live.game.legal(house.state, house.state.master) if move.verb == "gm"]
    orders = sorted({str(move).split()[1] for move in found} - set(KEPT_BACK))
    if not orders:
        return
    name = chance.choice(orders)
    text = str(chance.choice([move for move in found if str(move).split()[1] == name]))
    details = text.split(maxsplit=2)[2]
    result = await house.dee.slash(house.tavern, "gm", order=name, details=details)
    refusal = re.search(r"\([A-Z]{3}-", said(result))
    assert "broke on my side" not in said(result) and refusal is None, (text, said(result))
