"""The manager of the server: Mara, who plays nowhere unless a test says so; and what her panel says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from simcord import MemberActor

from .conftest import House, menus, said

MANAGES = discord.Permissions(manage_guild=True)


def joins(house: House, name: str, permissions: discord.Permissions) -> MemberActor:
    """Add a member to the server who has these permissions beside the usual ones."""
    role = house.world.guild.create_role(f"{name}s", permissions=permissions)
    return house.world.guild.add_member(house.env.create_user(name.casefold(), global_name=name), roles=[role])


def manager(house: House) -> MemberActor:
    """Add Mara, the manager of the server."""
    return joins(house, "Mara", MANAGES)


async def keeper(house: House, who: MemberActor, command: str, **given: Any) -> Any:
    """Let a member use /keeper; return the message, which presses edit."""
    result = await who.slash(house.tavern, f"keeper {command}", **given)
    assert result.response is not None and result.response.ephemeral, said(result)
    return result.response


def lines(shown: Any) -> list[str]:
    return str(shown.message.content).split("\n")


async def choose(who: MemberActor, shown: Any, kind: str, values: Sequence[Any]) -> Any:
    """Choose in the menu whose id ends with ``kind``."""
    menu = next(menu for menu in _selects(shown) if menu.custom_id.endswith(f":{kind}"))
    return await who.select(shown, values, custom_id=menu.custom_id)


def _selects(shown: Any) -> list[discord.SelectMenu]:
    return menus(shown.message)
