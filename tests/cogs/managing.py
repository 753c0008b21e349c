"""Whoever manages the server: Mara, who plays nowhere unless a test says so; and what a panel of hers says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from simcord import MemberActor

from .conftest import House, menus, said

MANAGES = discord.Permissions(manage_guild=True)


def joins(house: House, name: str, permissions: discord.Permissions) -> MemberActor:
    """Let somebody come to the server who may do this there, beside what everybody may."""
    role = house.world.guild.create_role(f"{name}s", permissions=permissions)
    return house.world.guild.add_member(house.env.create_user(name.casefold(), global_name=name), roles=[role])


def manager(house: House) -> MemberActor:
    """Let Mara come, who manages the server."""
    return joins(house, "Mara", MANAGES)


async def keeper(house: House, who: MemberActor, command: str, **given: Any) -> Any:
    """Let somebody use /keeper; return the message, which changes where it is pressed."""
    result = await who.slash(house.tavern, f"keeper {command}", **given)
    assert result.response is not None and result.response.ephemeral, said(result)
    return result.response


def lines(shown: Any) -> list[str]:
    return str(shown.message.content).split("\n")


async def choose(who: MemberActor, shown: Any, kind: str, values: Sequence[Any]) -> Any:
    """Choose in the menu whose id ends like this."""
    menu = next(menu for menu in _selects(shown) if menu.custom_id.endswith(f":{kind}"))
    return await who.select(shown, values, custom_id=menu.custom_id)


def _selects(shown: Any) -> list[discord.SelectMenu]:
    return menus(shown.message)
