"""Handlers for the buttons and menus of a game. All they know is in the ``custom_id`` (`cogs.messages.controls`)."""

from __future__ import annotations

from discord import ButtonStyle
from msgspec.structs import replace

from engine import WORDS, Stale, Version

from ..core.context import Bot, Interaction, call_of, is_at_private_table, place_of
from ..interactions.answer import Answer
from ..interactions.changes import apply_change, apply_move
from ..interactions.components import Press, handles, number_in, on_component, parts_in
from ..messages.controls import (
    CONFIRM,
    CONFIRM_PREFIX,
    FORM_PREFIX,
    GROUP_PREFIX,
    MAKE,
    MASTER,
    MOVE_PREFIX,
    NEXT_PREFIX,
    STEP_PREFIX,
    arrange_menu,
    button,
    control_id,
    menu_of,
)
from ..messages.layout import MessageContent, in_rows
from ..messages.text import escaped_name
from .forms import show_form
from .panel import panel_for, sheet_content, with_meanings
from .private import show_private_table
from .steps import ask_step

SURE = "sure"
"""Ends the id of a button that takes back what had been seen all the same."""


@handles("act")
async def act(interaction: Interaction, press: Press) -> None:
    """Make the move of a button."""
    await apply_move(interaction, interaction.client.tables.act(call_of(interaction), press.rest, press.version))


@handles(CONFIRM)
async def confirm(interaction: Interaction, press: Press) -> None:
    """Explain a move that cannot be undone, with a button that makes it and one that leads back to the own panel."""
    choice = await interaction.client.tables.views.grave(call_of(interaction), press.rest, press.version)
    make = button(choice.shown, control_id("act", press.version, press.rest), ButtonStyle.danger, rolls=choice.rolls)
    keep = button(WORDS("button-not-yet"), control_id("panel", press.version))
    await Answer(interaction).send_private(MessageContent(prompt=choice.sure, groups=in_rows([[make, keep]])))


@handles("step")
async def step(interaction: Interaction, press: Press) -> None:
    """Ask for the next argument of a move, or again for the one before."""
    await ask_step(interaction, press.rest, press.version)


@handles("steps")
async def steps(interaction: Interaction, press: Press) -> None:
    """Continue with the answer picked in a menu, show its form, or open the menu's next part."""
    _, kind, begun = parts_in(press.rest, 3)
    if press.picked.startswith(CONFIRM_PREFIX):
        await confirm(interaction, Press(press.version, press.picked.removeprefix(CONFIRM_PREFIX)))
    elif press.picked.startswith(FORM_PREFIX):
        await show_form(interaction, press.picked.removeprefix(FORM_PREFIX), press.version)
    elif press.picked.startswith(NEXT_PREFIX):
        await ask_step(interaction, begun, press.version, number_in(press.picked.removeprefix(NEXT_PREFIX)))
    elif kind == MAKE or press.picked.startswith(MOVE_PREFIX):
        await make_move(interaction, Press(press.version, press.picked.removeprefix(MOVE_PREFIX)))
    else:
        await ask_step(interaction, press.picked, press.version)


@handles(MAKE)
async def make_move(interaction: Interaction, press: Press) -> None:
    """Make the move that was built step by step.

    If the table has changed, the last question is asked again.
    """
    try:
        await apply_move(interaction, interaction.client.tables.act(call_of(interaction), press.rest, press.version))
    except Stale:
        await ask_step(interaction, await _without_last(interaction, press.rest), press.version)


@handles("pick")
async def pick(interaction: Interaction, press: Press) -> None:
    """Make the move picked in a menu, ask its next step or which of its group, show its form, or open the next part."""
    if press.picked.startswith(CONFIRM_PREFIX):
        await confirm(interaction, Press(press.version, press.picked.removeprefix(CONFIRM_PREFIX)))
        return
    if press.picked.startswith(FORM_PREFIX):
        await show_form(interaction, press.picked.removeprefix(FORM_PREFIX), press.version)
        return
    if press.picked.startswith(STEP_PREFIX):
        await ask_step(interaction, press.picked.removeprefix(STEP_PREFIX), press.version)
        return
    if not press.picked.startswith((NEXT_PREFIX, GROUP_PREFIX)):
        await apply_move(interaction, interaction.client.tables.act(call_of(interaction), press.picked, press.version))
        return
    verb, start = parts_in(press.rest, 2)[0], 0
    if press.picked.startswith(GROUP_PREFIX):
        verb = press.picked
    else:
        start = number_in(press.picked.removeprefix(NEXT_PREFIX))
    if verb.startswith(GROUP_PREFIX):
        now, controls = await interaction.client.tables.views.offered(place_of(interaction), interaction.user.id)
    else:
        now, controls = await interaction.client.tables.views.narrowed(call_of(interaction), verb)
    await interaction.client.tables.views.check_fresh(call_of(interaction), press.version)
    menu = menu_of(controls, verb)
    if start >= len(menu.offers):
        raise Stale(WORDS("menu-has-changed.now"))
    asked = with_meanings(menu.about or menu.verb.capitalize(), menu.offers)
    shown = MessageContent(prompt=asked, groups=arrange_menu(now, menu, start))
    await Answer(interaction).show_in_place(shown, choice=True)


@handles("panel")
async def panel(interaction: Interaction, press: Press) -> None:
    """Show the member's own panel, also for the game master's button. The way back from a choice that a post opened is that
    post."""
    before = ""
    if press.rest == MASTER:
        master = await interaction.client.tables.views.master(place_of(interaction))
        if master is not None and master.id != interaction.user.id:
            before = f"{WORDS('masters-side', master=escaped_name(master))}\n"
    elif await interaction.client.publisher.panels.back_to_post(Answer(interaction)):
        return
    await show_own(interaction, before)


async def show_own(interaction: Interaction, before: str = "", *, whole: bool = False) -> None:
    """Show what only this member knows and can do, as it is now; ``before`` comes first.

    ``whole``: all of it, even if it is long and a question is open.
    """
    if is_at_private_table(interaction):
        await show_private_table(interaction)
        return
    async with Answer(interaction) as answer:
        shown, pictures = await panel_for(interaction, whole=whole)
        await answer.show_in_place(replace(shown, story=f"{before}{shown.story}"), *pictures, panel=True)


@handles("sheet")
async def sheet(interaction: Interaction, press: Press) -> None:
    """Show what only this member knows, in place of the panel."""
    async with Answer(interaction) as answer:
        await answer.show_in_place(
            sheet_content(await interaction.client.tables.views.panel(call_of(interaction))), panel=True
        )


@handles("undo")
async def undo(interaction: Interaction, press: Press) -> None:
    """Take the newest move back, if it is still the newest."""
    await take_back(interaction, press.version, sure=press.rest == SURE)


async def take_back(interaction: Interaction, version: Version | None = None, *, sure: bool = False) -> None:
    """Take the newest move back, pressed or typed. Where that costs the place in the hall it is asked before."""
    undoing = interaction.client.tables.undo
    asked = None if sure else await undoing.leaves_hall(call_of(interaction), version)
    if asked is not None:
        take = button(WORDS("button-undo"), control_id("undo", asked, SURE), ButtonStyle.danger)
        keep = button(WORDS("button-keep-move"), control_id("panel", asked))
        prompt = MessageContent(prompt=WORDS("undo-leaves-hall"), groups=in_rows([[take, keep]]))
        await Answer(interaction).send_private(prompt)
        return
    await apply_change(interaction, undoing.undo(call_of(interaction), version))


async def _without_last(interaction: Interaction, move: str) -> str:
    """Return a move's text without its last argument. An open argument may hold several words."""
    game = interaction.client.tables.games.get(await interaction.client.tables.lobby.game_here(place_of(interaction)) or "")
    words = move.split(" ")
    verb = next((verb for verb in game.verbs if verb.name == words[0]), None) if game else None
    return " ".join(words[: len(verb.arguments)]) if verb else move.rpartition(" ")[0]


async def setup(bot: Bot) -> None:
    """Listen to every control that this bot ever drew."""
    bot.add_listener(on_component, "on_interaction")
