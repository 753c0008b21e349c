"""What the bot keeps of servers: all that it reads, with the permissions as discord.py reckons them, and no more."""

from __future__ import annotations

import copy
from typing import Any

import discord
from discord.state import AutoShardedConnectionState
from discord.user import ClientUser

import bot
from service.lean import LeanState
from service.settings import Settings
from tests.wire.many_servers import CHANNELS, ROLES, THREADS, number_of, server_of
from tests.wire.standin import BOT, member_of


def kept(state: Any, payload: dict[str, Any]) -> discord.Guild:
    state.shard_count = 1
    state.user = ClientUser(state=state, data=BOT)
    found: discord.Guild = state._get_create_guild(copy.deepcopy(payload))
    return found


def made() -> bot.Delvekeeper:
    return bot.create_bot(Settings(database=bot.IN_MEMORY))


def whole(payload: dict[str, Any]) -> discord.Guild:
    """Return the server as discord.py keeps it by itself."""
    state = made()._connection
    intents = state._intents
    bare = AutoShardedConnectionState(dispatch=state.dispatch, handlers={}, hooks={}, http=state.http, intents=intents)
    return kept(bare, payload)


async def test_no_member_message_emoji_or_sticker_is_kept() -> None:
    state = made()._connection
    assert isinstance(state, LeanState)
    assert state.member_cache_flags.value == 0 and not state._chunk_guilds and not state.cache_guild_expressions
    assert state.max_messages is None and state._messages is None
    assert {name for name, on in state._intents if on} == {"guilds", "guild_messages"}


async def test_channels_roles_and_threads_are_there_with_the_same_permissions() -> None:
    payload = server_of(5)
    payload["roles"][0]["permissions"] = "1024"
    # A member of two roles, another with a channel's permissions of their own.
    payload["channels"][9]["permission_overwrites"].append({"id": "77", "type": 1, "allow": "2048", "deny": "1024"})
    lean, full = kept(made()._connection, payload), whole(payload)
    assert (len(lean.channels), len(lean.roles), len(lean.threads)) == (CHANNELS, ROLES, THREADS)
    assert [each.name for each in lean.channels] == [each.name for each in full.channels]
    assert [each.id for each in lean.text_channels] == [each.id for each in full.text_channels]
    assert [(each.id, each.name, each.archived, each.locked) for each in lean.threads] == [
        (each.id, each.name, each.archived, each.locked) for each in full.threads
    ]

    def granted(guild: discord.Guild) -> list[int]:
        people = [
            discord.Member(data={**member_of(who), "roles": roles}, guild=guild, state=guild._state)  # type: ignore[typeddict-item]
            for who, roles in ((77, []), (78, [str(number_of(5, 3)), str(number_of(5, 12))]))
        ]
        places = (*guild.channels, *guild.threads)
        return [place.permissions_for(who).value for place in places for who in (guild.me, *people)]

    assert granted(lean) == granted(full)
    assert len(set(granted(lean))) > 5


async def test_what_is_not_read_is_not_kept_and_what_is_alike_is_kept_once() -> None:
    lean, full = kept(made()._connection, server_of(5)), whole(server_of(5))
    assert all(channel.topic for channel in full.text_channels)
    assert not any(channel.topic or channel.last_message_id for channel in lean.text_channels)
    assert not lean.emojis and not lean.features and not any(role.name or role.tags for role in lean.roles)
    # The categories have six lists, every fourth channel one of its own: places 0, 4, ... 56, by their number up to 20.
    lists = {id(channel._overwrites) for channel in lean.channels}
    assert len(lists) == len({*range(6), *(place % 20 for place in range(0, CHANNELS, 4))}) == 9
    rule = next(channel for channel in lean.channels if channel.id == number_of(5, 1007))._overwrites[1]
    role = lean.get_role(number_of(5, 2))
    assert role is not None and rule.id is role.id
    assert lean.member_count == 5000 and lean.me.id == int(BOT["id"])
