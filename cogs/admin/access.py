"""Who may use /keeper, and the ids of its controls.

A server can give its commands to other roles, so each press checks the member (TAB-130).
"""

from __future__ import annotations

from engine import WORDS, NotAllowed, Version

from ..core.context import Interaction
from ..messages.controls import control_id

RULE = "TAB-130"


def check_manager(interaction: Interaction) -> None:
    """Raise `NotAllowed` unless the member may manage this server."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotAllowed(WORDS("only-manager"), RULE)


def check_owner(interaction: Interaction) -> None:
    """Raise `NotAllowed` unless the member owns this server or is an administrator (TAB-136)."""
    check_manager(interaction)
    owner = interaction.guild is not None and interaction.guild.owner_id == interaction.user.id
    if not (owner or interaction.permissions.administrator):
        raise NotAllowed(WORDS("only-owner"), "TAB-136")


def admin_id(kind: str, *rest: object) -> str:
    """Return the id of a control that belongs to no table."""
    return control_id(kind, Version(0, 0), *rest)
