"""Premoves: what a member plans for their next turn, as a private message with the controls of that turn.

The controls work like those of a turn, but add moves to the plan. Their ids begin with a kind of their own and the
number of planned moves, so that no move is added twice.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from engine import WHATEVER, WORDS, Call, GameError, Planning, Stale, Version, upper

from ..core.context import Bot, Interaction, call_of, picked_values, place_of
from ..core.limits import CUSTOM_ID, OPTION_TEXT, truncate
from ..core.slash import choices_in_time
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in
from ..interactions.errors import handles_refusals
from ..messages.controls import (
    CONFIRM_PREFIX,
    FORM_PREFIX,
    GROUP_PREFIX,
    MAKE,
    MOVE_PREFIX,
    NEXT_PREFIX,
    STEP_PREFIX,
    arrange,
    arrange_menu,
    arrange_step,
    button,
    control_id,
    menu_of,
    plan_id,
    select,
)
from ..messages.layout import Group, Groups, Item, MessageContent, in_rows
from ..messages.text import picture_file
from .panel import question_text, with_meanings


class Premoves(commands.Cog):
    """The plan command."""

    @app_commands.command()
    @handles_refusals
    async def plan(self, interaction: Interaction, move: str = "", only_if: str = "") -> None:
        """Add a move to the member's plan, or show the plan."""
        plans, call = interaction.client.tables.premoves, call_of(interaction)
        async with Answer(interaction) as answer:
            found = await (plans.add(call, move, only_if) if move.strip() else plans.shown(call))
            await answer.show_in_place(plan_content(found), panel=True)

    @plan.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        plans = interaction.client.tables.premoves
        return await choices_in_time(plans.complete(place_of(interaction), interaction.user.id, current), "a plan")

    @plan.autocomplete("only_if")
    async def _conditions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        plans = interaction.client.tables.premoves
        return await choices_in_time(plans.conditions(place_of(interaction), interaction.user.id, current), "a condition")


def plan_content(plan: Planning, before: str = "") -> MessageContent:
    """Return a plan as its owner sees it: its moves, its conditions, and what can be added."""
    head = [before, WORDS("plan-secret" if plan.secret else "plan-shared")]
    if plan.stopped:
        head.append(WORDS("last-plan-stopped", why=plan.stopped))
    lines = [f"{number}. {step}" for number, step in enumerate(plan.steps, start=1)]
    told = "\n".join(filter(None, [*head, *lines, plan.stirred, WORDS("plan-how")]))
    return MessageContent(told, plan.sight or WORDS("plan-next" if plan.steps else "plan-first"), _groups(plan))


def _groups(plan: Planning) -> Groups:
    """Return the controls that change a plan, then those that add to it."""
    version, count = plan.version, len(plan.steps)
    rows: list[list[Item]] = []
    if plan.refusable:
        refusals = [
            discord.SelectOption(label=truncate(WORDS("plan-refusal", kind=kind), OPTION_TEXT), value=kind, default=on)
            for kind, on in plan.refusable
        ]
        menu: Item = discord.ui.Select(
            custom_id=plan_id(version, count, "no"),
            placeholder=WORDS("plan-refusals"),
            options=refusals,
            min_values=0,
            max_values=len(refusals),
        )
        rows.append([menu])
    if plan.conditions:
        step = plan.steps[-1].partition(" (")[0]
        about = WORDS("plan-condition", move=step, condition=_condition(plan.given))
        options = [(truncate(upper(_condition(condition)), OPTION_TEXT), condition, "") for condition in plan.conditions]
        rows.append([select(plan_id(version, count, "given"), about, options)])
    buttons: list[Item] = []
    if plan.stirred:
        buttons.append(button(WORDS("button-keep-plan"), plan_id(version, count, "keep"), discord.ButtonStyle.primary))
    if plan.steps:
        buttons.append(button(WORDS("button-remove-last"), plan_id(version, count, "less")))
        buttons.append(button(WORDS("button-clear-plan"), plan_id(version, count, "clear")))
    own = in_rows([*rows, [*buttons, button(WORDS("button-back"), control_id("panel", version))]])
    taken = sum(group.size for group in own)
    return (*as_plan_controls(arrange(version, plan.controls, taken=taken), version, count), *own)


def _condition(given: str) -> str:
    return given if given == WHATEVER else WORDS("plan-depends", condition=given)


def as_plan_controls(groups: Groups, version: Version, count: int) -> Groups:
    """Return the controls of a turn as those of a plan of ``count`` moves. Ids that become too long are left out."""
    found = []
    for group in groups:
        rows = (tuple(_as_plan_control(item, version, count) for item in row) for row in group.rows)
        kept = tuple(row for row in (tuple(item for item in row if item is not None) for row in rows) if row)
        if kept:
            found.append(Group(kept, group.name))
    return tuple(found)


def _as_plan_control(item: Item, version: Version, count: int) -> Item | None:
    does, _, rest = (item.custom_id or "").partition(f":{version}")
    item.custom_id = plan_id(version, count, f"{does}{rest}")
    return item if len(item.custom_id) <= CUSTOM_ID else None


async def _show(interaction: Interaction, plan: Planning, before: str = "") -> None:
    await Answer(interaction).show_in_place(plan_content(plan, before), panel=True)


@handles("plan")
async def press(interaction: Interaction, press: Press) -> None:
    """Do what a control of a plan says. If the table or the plan has changed, show the current plan."""
    try:
        await _press(interaction, press)
    except Stale as stale:
        await _show(interaction, await interaction.client.tables.premoves.shown(call_of(interaction)), str(stale))


async def _press(interaction: Interaction, press: Press) -> None:
    written, does, rest = [*press.rest.split(":", 2), "", ""][:3]
    count, version = number_in(written), press.version
    plans, call = interaction.client.tables.premoves, call_of(interaction)
    changes: dict[str, Callable[[Call], Awaitable[Planning]]] = {
        "panel": plans.shown,
        "less": plans.shorten,
        "clear": plans.clear,
        "keep": plans.keep,
        "given": lambda call: plans.depend(call, press.picked),
        "no": lambda call: plans.refuse(call, tuple(picked_values(interaction))),
    }
    if does in changes:
        async with Answer(interaction) as answer:
            await answer.show_in_place(plan_content(await changes[does](call)), panel=True)
    elif does in ("act", MAKE):
        await _show(interaction, await plans.add(call, rest, count=count, version=version))
    elif does == "step":
        await _ask(interaction, rest, count, version)
    elif does == "steps":
        _, kind, begun = parts_in(rest, 3)
        await _picked(interaction, press.picked, count, version, begun=begun, whole=kind == MAKE)
    elif does == "pick":
        await _picked(interaction, press.picked, count, version, verb=parts_in(rest, 2)[0], whole=True)
    else:
        raise GameError(WORDS("plan-too-long"))


async def _picked(
    interaction: Interaction, picked: str, count: int, version: Version, *, begun: str = "", verb: str = "", whole: bool
) -> None:
    """Continue with an option picked in a menu: a move, the next question, or the menu's next part."""
    plans, call = interaction.client.tables.premoves, call_of(interaction)
    if picked.startswith((FORM_PREFIX, CONFIRM_PREFIX)):
        raise GameError(WORDS("plan-too-long"))
    if picked.startswith(NEXT_PREFIX) and begun:
        await _ask(interaction, begun, count, version, number_in(picked.removeprefix(NEXT_PREFIX)))
    elif picked.startswith((NEXT_PREFIX, GROUP_PREFIX)):
        shown = await plans.shown(call)
        in_group = picked.startswith(GROUP_PREFIX)
        menu = menu_of(shown.controls, picked if in_group else verb)
        start = 0 if in_group else number_in(picked.removeprefix(NEXT_PREFIX))
        if shown.version != version or start >= len(menu.offers):
            raise Stale(WORDS("menu-has-changed"))
        groups = as_plan_controls(arrange_menu(version, menu, start), version, count)
        await Answer(interaction).show_in_place(
            MessageContent(prompt=with_meanings(menu.about or menu.verb.capitalize(), menu.offers), groups=groups),
            panel=True,
        )
    elif picked.startswith(STEP_PREFIX):
        await _ask(interaction, picked.removeprefix(STEP_PREFIX), count, version)
    elif whole or picked.startswith(MOVE_PREFIX):
        await _show(interaction, await plans.add(call, picked.removeprefix(MOVE_PREFIX), count=count, version=version))
    else:
        await _ask(interaction, picked, count, version)


async def _ask(interaction: Interaction, begun: str, count: int, version: Version, start: int = 0) -> None:
    """Ask for the next argument of a planned move."""
    async with Answer(interaction) as answer:
        question, picture = await interaction.client.tables.premoves.ask(call_of(interaction), begun, count, version)
        shown = MessageContent(
            prompt=question_text(question), groups=as_plan_controls(arrange_step(question, start), version, count)
        )
        await answer.show_in_place(shown, picture_file(picture, version) if picture else None, panel=True)


async def setup(bot: Bot) -> None:
    """Add /plan."""
    await bot.add_cog(Premoves())
