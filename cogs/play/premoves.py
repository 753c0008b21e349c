"""Premoves: what a member plans for their next turn, as a private message with the controls of that turn.

The controls work like those of a turn, but add moves to the plan. Their ids begin with a kind of their own and the
number of planned moves, so that no move is added twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from engine import WHATEVER, Call, GameError, Planning, Stale, Version, upper

from ..core.context import Bot, Interaction, call_of, picked_values, place_of
from ..core.limits import CUSTOM_ID, OPTION_TEXT, truncate
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in
from ..interactions.errors import handles_refusals
from ..messages.controls import (
    BACK,
    CONFIRM_PREFIX,
    FORM_PREFIX,
    MAKE,
    MOVE_PREFIX,
    NEXT_PREFIX,
    STEP_PREFIX,
    arrange,
    arrange_step,
    button,
    control_id,
    menu_of_verb,
    menu_part,
    plan_id,
    select,
)
from ..messages.layout import Group, Groups, Item, MessageContent, in_rows
from ..messages.text import picture_file
from .commands import COMPLETION_TIME
from .panel import question_text

HOW = (
    "-# I make these one by one when your turn comes, as long as each is possible and nothing new came to light. Else I "
    "stop, and call you."
)
IN_WORDS = "That is best written out: `/plan move:` takes it all."


class Premoves(commands.Cog):
    """The plan command."""

    @app_commands.command()
    @app_commands.describe(
        move="What to do next in it, as you would type it in your turn; nothing: see your plan",
        only_if="What it depends on; nothing: only if nothing new comes to light",
    )
    @handles_refusals
    async def plan(self, interaction: Interaction, move: str = "", only_if: str = "") -> None:
        """Plan your next turn while others are awaited."""
        plans, call = interaction.client.tables.plans, call_of(interaction)
        async with Answer(interaction) as answer:
            found = await (plans.add(call, move, only_if) if move.strip() else plans.shown(call))
            await answer.show_in_place(plan_content(found), panel=True)

    @plan.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        plans = interaction.client.tables.plans
        return await _in_time(plans.complete(place_of(interaction), interaction.user.id, current))

    @plan.autocomplete("only_if")
    async def _conditions(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        plans = interaction.client.tables.plans
        return await _in_time(plans.conditions(place_of(interaction), interaction.user.id, current))


async def _in_time(found: Awaitable[list[tuple[str, str]]]) -> list[app_commands.Choice[str]]:
    try:
        async with asyncio.timeout(COMPLETION_TIME):
            return to_choices(await found)
    except TimeoutError:
        return []


def plan_content(plan: Planning, before: str = "") -> MessageContent:
    """Return a plan as its owner sees it: its moves, its conditions, and what can be added."""
    whose = "which nobody else may read" if plan.secret else "which your party may read"
    head = [before, f"Your plan for your next turn, {whose}."]
    if plan.stopped:
        head.append(f"The last one stopped. {plan.stopped}")
    lines = [f"{number}. {step}" for number, step in enumerate(plan.steps, start=1)]
    told = "\n".join(filter(None, [*head, *lines, plan.stirred, HOW]))
    return MessageContent(told, plan.sight or ("And then?" if plan.steps else "What do you do first?"), _groups(plan))


def _groups(plan: Planning) -> Groups:
    """Return the controls that change a plan, then those that add to it."""
    version, count = plan.version, len(plan.steps)
    rows: list[list[Item]] = []
    if plan.refusable:
        rows.append([_refusals(plan)])
    if plan.conditions:
        about = f"“{_label(plan.steps[-1])}”: {_condition(plan.given)}"
        options = [(truncate(upper(_condition(condition)), OPTION_TEXT), condition, "") for condition in plan.conditions]
        rows.append([select(plan_id(version, count, "given"), about, options)])
    buttons: list[Item] = []
    if plan.stirred:
        buttons.append(button("Keep it", plan_id(version, count, "keep"), discord.ButtonStyle.primary))
    if plan.steps:
        buttons.append(button("Remove last", plan_id(version, count, "less")))
        buttons.append(button("Clear", plan_id(version, count, "clear")))
    own = in_rows([*rows, [*buttons, button(BACK, control_id("panel", version))]])
    taken = sum(group.size for group in own)
    return (*as_plan_controls(arrange(version, plan.controls, taken=taken), version, count), *own)


def _condition(given: str) -> str:
    return given if given == WHATEVER else f"only if {given}"


def _label(step: str) -> str:
    return step.partition(" (")[0]


def _refusals(plan: Planning) -> Item:
    """Return the menu of requests that can be declined in advance."""
    kinds = plan.refusable
    options = [
        discord.SelectOption(label=truncate(f"No to {kind}", OPTION_TEXT), value=kind, default=on) for kind, on in kinds
    ]
    return discord.ui.Select(
        custom_id=plan_id(plan.version, len(plan.steps), "no"),
        placeholder="Say no beforehand, until your turn",
        options=options,
        min_values=0,
        max_values=len(options),
    )


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
        await _show(interaction, await interaction.client.tables.plans.shown(call_of(interaction)), str(stale))


async def _press(interaction: Interaction, press: Press) -> None:
    written, does, rest = [*press.rest.split(":", 2), "", ""][:3]
    count, version = number_in(written), press.version
    plans, call = interaction.client.tables.plans, call_of(interaction)
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
    elif does == "verb":
        controls = await plans.narrowed(call, press.picked)
        groups = as_plan_controls(arrange(version, controls), version, count)
        await Answer(interaction).show_in_place(MessageContent(prompt=press.picked.capitalize(), groups=groups), panel=True)
    else:
        raise GameError(IN_WORDS)


async def _picked(
    interaction: Interaction, picked: str, count: int, version: Version, *, begun: str = "", verb: str = "", whole: bool
) -> None:
    """Continue with an option picked in a menu: a move, the next question, or the menu's next part."""
    plans, call = interaction.client.tables.plans, call_of(interaction)
    if picked.startswith((FORM_PREFIX, CONFIRM_PREFIX)):
        raise GameError(IN_WORDS)
    if picked.startswith(NEXT_PREFIX) and begun:
        await _ask(interaction, begun, count, version, number_in(picked.removeprefix(NEXT_PREFIX)))
    elif picked.startswith(NEXT_PREFIX):
        shown = await plans.shown(call)
        menu, start = menu_of_verb(shown.controls, verb), number_in(picked.removeprefix(NEXT_PREFIX))
        if shown.version != version or start >= len(menu.offers):
            raise Stale("That menu has changed.")
        groups = as_plan_controls(in_rows([[menu_part(version, menu, start)]]), version, count)
        await Answer(interaction).show_in_place(
            MessageContent(prompt=menu.about or menu.verb.capitalize(), groups=groups), panel=True
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
        question, picture = await interaction.client.tables.plans.ask(call_of(interaction), begun, count, version)
        shown = MessageContent(
            prompt=question_text(question), groups=as_plan_controls(arrange_step(question, start), version, count)
        )
        await answer.show_in_place(shown, picture_file(picture, version) if picture else None, panel=True)


async def setup(bot: Bot) -> None:
    """Add /plan."""
    await bot.add_cog(Premoves())
