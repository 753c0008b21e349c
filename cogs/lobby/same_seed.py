"""Play this seed: the button below a game's last post with which others play the same game (TAB-217)."""

from __future__ import annotations

from discord import ButtonStyle

from engine import WORDS, GameSeed, Stale, TableTaken

from ..core.context import Interaction, call_of
from ..core.server_rules import check_opening
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles
from ..messages.controls import button, control_id
from ..messages.layout import MessageContent, in_rows
from .opening import direct_options
from .threads import offer_thread

HERE = "here"
"""The part of a button's id that opens the lobby in this channel."""


@handles("seed")
async def press_seed(interaction: Interaction, press: Press) -> None:
    """Tell the member how the same game is begun in any server, or begin it here."""
    seed = await interaction.client.tables.seeds.seed(press.version.table)
    if seed is None:
        raise Stale(WORDS("delve-not-remembered"))
    if press.rest == HERE:
        await _open_here(interaction, seed)
        return
    open_it = button(WORDS("button-seed-here"), control_id("seed", press.version, HERE), ButtonStyle.primary)
    told = WORDS("seed", players=seed.seats, command=seed.command(direct_options(interaction.client.tables.games)))
    await Answer(interaction).send_private(MessageContent(told, groups=in_rows([[open_it]])))


async def _open_here(interaction: Interaction, seed: GameSeed) -> None:
    await check_opening(interaction, seed.game)
    opened = interaction.client.tables.lobby.gather(
        call_of(interaction), seed.game, seed.options, key=seed.key, wait=seed.wait, company=seed.company
    )
    try:
        await apply_change(interaction, opened)
    except TableTaken as taken:
        await offer_thread(interaction, taken, seed.game, seed.options, keyed=True, wait=seed.wait)
