"""What the buttons and menus of a game do. All they know stands in their ``custom_id``, see `cogs.messages.controls`."""

from __future__ import annotations

from discord import ButtonStyle
from msgspec.structs import replace

from engine import Stale

from ..core.context import Asked, House, call_of, here, is_alone
from ..interactions.answer import Answer
from ..interactions.changes import move, perform
from ..interactions.components import UNKNOWN, Pressed, number_in, parts_in, reacts_to, used
from ..messages.controls import (
    ASKS_ON,
    LAST,
    MASTER,
    NEXT,
    OTHER,
    OTHER_MOVES,
    SURE,
    UNSURE,
    WHOLE,
    WRITTEN,
    arrange,
    button,
    control_id,
    menu_called,
    menu_part,
)
from ..messages.layout import Shown, in_rows
from ..messages.text import named
from .forms import show_form
from .panel import panel_for, sheet_shown
from .private import show_alone
from .steps import ask_step


@reacts_to("act")
async def act(asked: Asked, pressed: Pressed) -> None:
    """Make the move that a button stands for."""
    await move(asked, asked.client.tables.act(call_of(asked), pressed.rest, pressed.version))


@reacts_to(SURE)
async def sure(asked: Asked, pressed: Pressed) -> None:
    """Tell whoever presses what cannot be made good again, with the one button that makes the move."""
    choice = await asked.client.tables.grave(call_of(asked), pressed.rest, pressed.version)
    make = button(choice.label, control_id("act", pressed.version, pressed.rest), ButtonStyle.danger)
    await Answer(asked).privately(Shown(wanted=choice.sure, groups=in_rows([[make]])))


@reacts_to("step")
async def step(asked: Asked, pressed: Pressed) -> None:
    """Ask for the next argument of a move that was begun, or again for the one before."""
    await ask_step(asked, pressed.rest, pressed.version)


@reacts_to("steps")
async def steps(asked: Asked, pressed: Pressed) -> None:
    """Go on with the answer that was picked in a menu, show its form, or open the menu's next part."""
    _, kind, begun = parts_in(pressed.rest, 3)
    if pressed.picked.startswith(UNSURE):
        await sure(asked, Pressed(pressed.version, pressed.picked.removeprefix(UNSURE)))
    elif pressed.picked.startswith(WRITTEN):
        await show_form(asked, pressed.picked.removeprefix(WRITTEN), pressed.version)
    elif pressed.picked.startswith(NEXT):
        await ask_step(asked, begun, pressed.version, number_in(pressed.picked.removeprefix(NEXT)))
    elif kind == LAST or pressed.picked.startswith(WHOLE):
        await make(asked, Pressed(pressed.version, pressed.picked.removeprefix(WHOLE)))
    else:
        await ask_step(asked, pressed.picked, pressed.version)


@reacts_to(LAST)
async def make(asked: Asked, pressed: Pressed) -> None:
    """Make the move that was put together step by step.

    Where something changed meanwhile, the last question is put again.
    """
    try:
        await move(asked, asked.client.tables.act(call_of(asked), pressed.rest, pressed.version))
    except Stale:
        await ask_step(asked, await _without_last(asked, pressed.rest), pressed.version)


@reacts_to("pick")
async def pick(asked: Asked, pressed: Pressed) -> None:
    """Make the move that was picked in a menu, ask on, show its form, or open the menu's next part."""
    if pressed.picked.startswith(UNSURE):
        await sure(asked, Pressed(pressed.version, pressed.picked.removeprefix(UNSURE)))
        return
    if pressed.picked.startswith(WRITTEN):
        await show_form(asked, pressed.picked.removeprefix(WRITTEN), pressed.version)
        return
    if pressed.picked.startswith(ASKS_ON):
        await ask_step(asked, pressed.picked.removeprefix(ASKS_ON), pressed.version)
        return
    if not pressed.picked.startswith(NEXT):
        await move(asked, asked.client.tables.act(call_of(asked), pressed.picked, pressed.version))
        return
    verb, _ = parts_in(pressed.rest, 2)
    if verb == OTHER:
        now, controls = await asked.client.tables.offered(here(asked), asked.user.id)
    else:
        now, controls = await asked.client.tables.narrowed(call_of(asked), verb)
    await asked.client.tables.check_fresh(call_of(asked), pressed.version)
    menu, start = menu_called(controls, verb), number_in(pressed.picked.removeprefix(NEXT))
    if start >= len(menu.offers):
        raise Stale("That menu has changed. Here is how things stand now.")
    part = menu_part(now, menu, start)
    shown = Shown(wanted=menu.about or menu.verb.capitalize(), groups=in_rows([[part]]))
    await Answer(asked).turned(shown, panel=True)


@reacts_to("verb")
async def verb(asked: Asked, pressed: Pressed) -> None:
    """Show the moves of a verb that had no room of its own."""
    if not pressed.picked:
        raise Stale(UNKNOWN)
    if pressed.picked == OTHER:
        version, controls = await asked.client.tables.offered(here(asked), asked.user.id)
        groups = in_rows([[menu_part(version, menu_called(controls, OTHER))]])
        await Answer(asked).turned(Shown(wanted=OTHER_MOVES, groups=groups), panel=True)
        return
    version, controls = await asked.client.tables.narrowed(call_of(asked), pressed.picked)
    shown = Shown(wanted=pressed.picked.capitalize(), groups=arrange(version, controls))
    await Answer(asked).turned(shown, panel=True)


@reacts_to("panel")
async def panel(asked: Asked, pressed: Pressed) -> None:
    """Show the presser's own side of the table, also where they pressed the game master's button."""
    before = ""
    if pressed.rest == MASTER:
        master = await asked.client.tables.master(here(asked))
        if master is not None and master.id != asked.user.id:
            before = f"That is {named(master)}'s side, who is game master here. This is yours.\n"
    await show_own(asked, before)


async def show_own(asked: Asked, before: str = "", *, whole: bool = False) -> None:
    """Show somebody what only they may know, and what only they can do, as things stand now; ``before`` comes first.

    ``whole``: also where that is long while they are asked something.
    """
    if is_alone(asked):
        await show_alone(asked)
        return
    async with Answer(asked) as answer:
        shown, file = await panel_for(asked, whole=whole)
        await answer.turned(replace(shown, told=f"{before}{shown.told}"), file, panel=True)


@reacts_to("sheet")
async def sheet(asked: Asked, pressed: Pressed) -> None:
    """Show what only the presser may know, in the place of their panel."""
    async with Answer(asked) as answer:
        await answer.turned(sheet_shown(await asked.client.tables.panel(call_of(asked))), panel=True)


@reacts_to("undo")
async def undo(asked: Asked, pressed: Pressed) -> None:
    """Take the newest move back, if it is still the newest."""
    await perform(asked, asked.client.tables.undo(call_of(asked), pressed.version))


async def _without_last(asked: Asked, move: str) -> str:
    """Return a move's text without its last argument, which may hold several words where it is open."""
    game = asked.client.tables.games.get(await asked.client.tables.game_here(here(asked)) or "")
    words = move.split(" ")
    verb = next((verb for verb in game.verbs if verb.name == words[0]), None) if game else None
    return " ".join(words[: len(verb.arguments)]) if verb else move.rpartition(" ")[0]


async def setup(bot: House) -> None:
    """Make the bot listen to every control it ever drew."""
    bot.add_listener(used, "on_interaction")
