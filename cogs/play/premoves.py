"""Planning ahead: what somebody means to do on their next turn, as a private message with the controls of that turn.

These controls do what those of a turn do, but that the moves go into the plan: their ids begin with what they are for, and
with how many moves the plan had when they were drawn, so that no move comes into it twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from engine import WHATEVER, Call, GameError, Planning, Stale, Version, upper

from ..core.context import Asked, House, call_of, chosen, here
from ..core.limits import CUSTOM_ID, OPTION_TEXT, cut
from ..core.slash import choices_of
from ..interactions.answer import Answer
from ..interactions.components import Pressed, number_in, parts_in, reacts_to
from ..interactions.errors import refusing
from ..messages.controls import (
    ASKS_ON,
    BACK,
    LAST,
    NEXT,
    UNSURE,
    WHOLE,
    WRITTEN,
    arrange,
    arrange_step,
    button,
    control_id,
    menu_called,
    menu_part,
    plan_id,
    select,
)
from ..messages.layout import Group, Groups, Item, Shown, in_rows
from ..messages.text import picture_file
from .commands import COMPLETION_TIME
from .panel import question_text

HOW = (
    "-# I make these one by one when your turn comes, as long as each is possible and nothing new came to light. Else I "
    "stop, and call you."
)
IN_WORDS = "That is best written out: `/plan move:` takes it all."


class Plan(commands.Cog):
    """Lets members plan their next turn while others are awaited."""

    @app_commands.command()
    @app_commands.describe(
        move="What to do next in it, as you would type it in your turn; nothing: see your plan",
        only_if="What it depends on; nothing: only if nothing new comes to light",
    )
    @refusing
    async def plan(self, interaction: Asked, move: str = "", only_if: str = "") -> None:
        """Plan your next turn while others are awaited."""
        plans, call = interaction.client.tables.plans, call_of(interaction)
        async with Answer(interaction) as answer:
            found = await (plans.add(call, move, only_if) if move.strip() else plans.shown(call))
            await answer.turned(plan_shown(found), panel=True)

    @plan.autocomplete("move")
    async def _moves(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        plans = interaction.client.tables.plans
        return await _in_time(plans.complete(here(interaction), interaction.user.id, current))

    @plan.autocomplete("only_if")
    async def _conditions(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        plans = interaction.client.tables.plans
        return await _in_time(plans.conditions(here(interaction), interaction.user.id, current))


async def _in_time(found: Awaitable[list[tuple[str, str]]]) -> list[app_commands.Choice[str]]:
    try:
        async with asyncio.timeout(COMPLETION_TIME):
            return choices_of(await found)
    except TimeoutError:
        return []


def plan_shown(plan: Planning, before: str = "") -> Shown:
    """Return a plan as its owner sees it: its moves, what they depend on, and what can be added."""
    whose = "which nobody else may read" if plan.secret else "which your party may read"
    head = [before, f"Your plan for your next turn, {whose}."]
    if plan.stopped:
        head.append(f"The last one stopped. {plan.stopped}")
    lines = [f"{number}. {step}" for number, step in enumerate(plan.steps, start=1)]
    told = "\n".join(filter(None, [*head, *lines, plan.stirred, HOW]))
    return Shown(told, plan.sight or ("And then?" if plan.steps else "What do you do first?"), _groups(plan))


def _groups(plan: Planning) -> Groups:
    """Return what changes a plan, then what can be added to it."""
    version, count = plan.version, len(plan.steps)
    rows: list[list[Item]] = []
    if plan.refusable:
        rows.append([_refusals(plan)])
    if plan.conditions:
        about = f"“{_label(plan.steps[-1])}”: {_condition(plan.given)}"
        options = [(cut(upper(_condition(one)), OPTION_TEXT), one, "") for one in plan.conditions]
        rows.append([select(plan_id(version, count, "given"), about, options)])
    buttons: list[Item] = []
    if plan.stirred:
        buttons.append(button("Keep it", plan_id(version, count, "keep"), discord.ButtonStyle.primary))
    if plan.steps:
        buttons.append(button("Remove last", plan_id(version, count, "less")))
        buttons.append(button("Clear", plan_id(version, count, "clear")))
    own = in_rows([*rows, [*buttons, button(BACK, control_id("panel", version))]])
    taken = sum(group.size for group in own)
    return (*in_plan(arrange(version, plan.controls, taken=taken), version, count), *own)


def _condition(given: str) -> str:
    return given if given == WHATEVER else f"only if {given}"


def _label(step: str) -> str:
    return step.partition(" (")[0]


def _refusals(plan: Planning) -> Item:
    """Return the menu of what can be said no to beforehand."""
    kinds = plan.refusable
    options = [discord.SelectOption(label=cut(f"No to {kind}", OPTION_TEXT), value=kind, default=on) for kind, on in kinds]
    return discord.ui.Select(
        custom_id=plan_id(plan.version, len(plan.steps), "no"),
        placeholder="Say no beforehand, until your turn",
        options=options,
        min_values=0,
        max_values=len(options),
    )


def in_plan(groups: Groups, version: Version, count: int) -> Groups:
    """Return the controls of a turn as those of a plan of ``count`` moves; what is too long for that is typed."""
    found = []
    for group in groups:
        rows = (tuple(_in_plan(item, version, count) for item in row) for row in group.rows)
        kept = tuple(row for row in (tuple(item for item in row if item is not None) for row in rows) if row)
        if kept:
            found.append(Group(kept, group.name))
    return tuple(found)


def _in_plan(item: Item, version: Version, count: int) -> Item | None:
    does, _, rest = (item.custom_id or "").partition(f":{version}")
    item.custom_id = plan_id(version, count, f"{does}{rest}")
    return item if len(item.custom_id) <= CUSTOM_ID else None


async def _show(asked: Asked, plan: Planning, before: str = "") -> None:
    await Answer(asked).turned(plan_shown(plan, before), panel=True)


@reacts_to("plan")
async def press(asked: Asked, pressed: Pressed) -> None:
    """Do what a control of a plan says; where the table or the plan has changed since, show the plan as it is now."""
    try:
        await _press(asked, pressed)
    except Stale as stale:
        await _show(asked, await asked.client.tables.plans.shown(call_of(asked)), str(stale))


async def _press(asked: Asked, pressed: Pressed) -> None:
    written, does, rest = [*pressed.rest.split(":", 2), "", ""][:3]
    count, version = number_in(written), pressed.version
    plans, call = asked.client.tables.plans, call_of(asked)
    changes: dict[str, Callable[[Call], Awaitable[Planning]]] = {
        "panel": plans.shown,
        "less": plans.shorten,
        "clear": plans.clear,
        "keep": plans.keep,
        "given": lambda call: plans.depend(call, pressed.picked),
        "no": lambda call: plans.refuse(call, tuple(chosen(asked))),
    }
    if does in changes:
        async with Answer(asked) as answer:
            await answer.turned(plan_shown(await changes[does](call)), panel=True)
    elif does in ("act", LAST):
        await _show(asked, await plans.add(call, rest, count=count, version=version))
    elif does == "step":
        await _ask(asked, rest, count, version)
    elif does == "steps":
        _, kind, begun = parts_in(rest, 3)
        await _picked(asked, pressed.picked, count, version, begun=begun, whole=kind == LAST)
    elif does == "pick":
        await _picked(asked, pressed.picked, count, version, verb=parts_in(rest, 2)[0], whole=True)
    elif does == "verb":
        controls = await plans.narrowed(call, pressed.picked)
        groups = in_plan(arrange(version, controls), version, count)
        await Answer(asked).turned(Shown(wanted=pressed.picked.capitalize(), groups=groups), panel=True)
    else:
        raise GameError(IN_WORDS)


async def _picked(
    asked: Asked, picked: str, count: int, version: Version, *, begun: str = "", verb: str = "", whole: bool
) -> None:
    """Go on with what was picked in a menu: a move, the next question about one, or the menu's next part."""
    plans, call = asked.client.tables.plans, call_of(asked)
    if picked.startswith((WRITTEN, UNSURE)):
        raise GameError(IN_WORDS)
    if picked.startswith(NEXT) and begun:
        await _ask(asked, begun, count, version, number_in(picked.removeprefix(NEXT)))
    elif picked.startswith(NEXT):
        shown = await plans.shown(call)
        menu, start = menu_called(shown.controls, verb), number_in(picked.removeprefix(NEXT))
        if shown.version != version or start >= len(menu.offers):
            raise Stale("That menu has changed.")
        groups = in_plan(in_rows([[menu_part(version, menu, start)]]), version, count)
        await Answer(asked).turned(Shown(wanted=menu.about or menu.verb.capitalize(), groups=groups), panel=True)
    elif picked.startswith(ASKS_ON):
        await _ask(asked, picked.removeprefix(ASKS_ON), count, version)
    elif whole or picked.startswith(WHOLE):
        await _show(asked, await plans.add(call, picked.removeprefix(WHOLE), count=count, version=version))
    else:
        await _ask(asked, picked, count, version)


async def _ask(asked: Asked, begun: str, count: int, version: Version, start: int = 0) -> None:
    """Ask for the next argument of a move that was begun for a plan."""
    async with Answer(asked) as answer:
        question, picture = await asked.client.tables.plans.ask(call_of(asked), begun, count, version)
        shown = Shown(wanted=question_text(question), groups=in_plan(arrange_step(question, start), version, count))
        await answer.turned(shown, picture_file(picture, version) if picture else None, panel=True)


async def setup(bot: House) -> None:
    """Add /plan."""
    await bot.add_cog(Plan())
