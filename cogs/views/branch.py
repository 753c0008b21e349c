"""Branches: from any entry of a finished game's replay, a member plays on alone in private (TAB-193)."""

from __future__ import annotations

from engine import WORDS, GameError, Moment, Update, Version

from ..core.context import PRIVATE_PLACE, Bot, Interaction, call_of
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in, unknown_control
from ..interactions.errors import refuse_separately
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..play.private import PRIVATE_TABLE_KINDS, EndContent, PrivateTableKind, report_private_table, show_private_table
from .replay import BUTTONS, eye_code, read_eye

BRANCH = "branch"
"""The kind of its controls: ``branch:<table>.0:<action>:<entry>:<eye>``."""
TRY, BEGIN, ON = "try", "begin", "on"


def branch_button(moment: Moment) -> Item | None:
    """Return the button that branches at an entry; ``None`` if the game still runs or no decision is left."""
    if not moment.over or moment.number == moment.count or moment.other_rules:
        return None
    custom_id = control_id(BRANCH, Version(moment.table, 0), TRY, moment.number, eye_code(moment.eye))
    return button(WORDS("button-other-way"), custom_id)


@handles(BRANCH)
async def press(interaction: Interaction, press: Press) -> None:
    """Begin a branch at the entry of a control. If the member has one under way, ask first."""
    what, written, code = parts_in(press.rest, 3)
    branching, call = interaction.client.tables.branches, call_of(interaction)
    async with Answer(interaction) as answer:
        before = await branching.under_way(interaction.user.id)
        if what == ON and before is not None:
            interaction.extras[PRIVATE_PLACE] = before[0]
            await show_private_table(interaction)
        elif what == TRY and before is not None:
            there = control_id(BRANCH, press.version, ON, 0, code)
            here = control_id(BRANCH, press.version, BEGIN, number_in(written), code)
            ways = [button(WORDS("button-go-on-with-it"), there), button(WORDS("button-begin-here"), here)]
            words = WORDS("other-way-under-way", entry=before[1])
            await answer.send_private(MessageContent(words, groups=in_rows([ways])))
        elif what in (TRY, BEGIN):
            try:
                update = await branching.begin(call, press.version.table, number_in(written), read_eye(code))
            except GameError as error:
                await refuse_separately(answer, error)
                return
            await report_private_table(update, answer, apart=what == TRY)
        else:
            raise unknown_control()


async def _title(interaction: Interaction, update: Update) -> str:
    tables = interaction.client.tables
    entry = await tables.branches.origin(update.version.table)
    return WORDS("other-way-title", entry=entry, game=tables.games[update.game].title)


async def _end_content(interaction: Interaction, update: Update) -> EndContent:
    return WORDS("other-way-over"), ()


PRIVATE_TABLE_KINDS["branch"] = PrivateTableKind(_title, _end_content)
BUTTONS["branch"] = branch_button


async def setup(_: Bot) -> None:
    """Exists so that the module is loaded with the cogs, and its controls are handled."""
