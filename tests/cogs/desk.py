"""A game master's desk on the simulated Discord: private, with orders given by menu, button and form."""

from __future__ import annotations

from typing import Any

from simcord import InteractionResult

from tests.cogs.cavern.caverns import Control, offered, parts, use
from tests.cogs.conftest import menus

from .venue import Venue


async def desk(house: Venue) -> Any:
    """Return the game master's private panel, opened with the button under the newest post."""
    shown = await house.own(house.dee)
    assert shown.response is not None and shown.response.ephemeral
    return shown.response


async def order(house: Venue, name: str, *fields: str) -> InteractionResult:
    """Let Dee give an order from the desk: by menu, and by its form where something has to be written."""
    panel = await desk(house)
    await house.dee.click(panel, label="The desk")
    for _ in range(4):
        (menu,) = menus(panel.message)
        picked = next((one.value for one in menu.options if one.value.lstrip("=!").split()[1:2] == [name]), None)
        if picked is not None:
            break
        more = next(one.value for one in menu.options if one.value.startswith("+"))
        await house.dee.select(panel, [more], custom_id=menu.custom_id)
    assert picked is not None, f"the desk has no order {name}"
    shown = await house.dee.select(panel, [picked], custom_id=menu.custom_id)
    if shown.modal is None and fields:
        wanted = f"gm {name} {' | '.join(fields)}"
        moves = {one.move.lstrip("="): one for one in answers(panel.message)}
        shown = await use(house.dee, panel, moves.get(wanted) or moves[f"gm {name}"])
    if shown.modal is not None:
        shown = await house.dee.submit_modal(shown, {str(number): text for number, text in enumerate(fields)})
    return shown


def answers(message: Any) -> list[Control]:
    """Return the answers that a step offers, those that open a form too."""
    found = offered(message)
    for item in parts(message):
        if (item.custom_id or "").startswith("form:"):
            found.append(Control(item.custom_id.split(":", 2)[2], item.custom_id))
    return found
