"""What the bot keeps of each server: ids, names, order and permissions of channels and threads, and permissions of roles.

discord.py would keep all that Discord tells of a server, twice as much memory. Its messages, members, emoji and stickers
are left out by the bot's intents already.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.state import AutoShardedConnectionState

UNREAD = (
    *("emojis", "stickers", "features", "presences", "voice_states"),
    *("stage_instances", "guild_scheduled_events", "soundboard_sounds"),
)
"""Lists of a server that the bot does not read."""
UNREAD_OF_CHANNEL = ("topic", "last_message_id", "rtc_region", "available_tags", "default_reaction_emoji")
UNREAD_OF_ROLE = ("colors", "tags", "icon", "unicode_emoji")
UNREAD_OF_THREAD = ("last_message_id", "applied_tags", "member")

Payload = dict[str, Any]


class LeanState(AutoShardedConnectionState[Any]):
    """Keeps of a server what the bot reads."""

    def _get_create_guild(self, data: Any) -> discord.Guild:
        guild = super()._get_create_guild(trimmed(data, self.self_id or 0))
        share_rules(guild)
        return guild


def trimmed(guild: Payload, own: int) -> Payload:
    """Take out of what Discord tells of a server what the bot, whose user is ``own``, does not read.

    The same number is the same object, wherever it stands.
    """
    for name in UNREAD:
        guild[name] = []
    guild["members"] = [member for member in guild.get("members", ()) if int(member["user"]["id"]) == own]
    numbers: dict[str, int] = {}

    def number(text: Any) -> int:
        return numbers.setdefault(str(text), int(text))

    for role in guild.get("roles", ()):
        _take_out(role, UNREAD_OF_ROLE)
        role |= {"id": number(role["id"]), "permissions": number(role["permissions"]), "name": ""}
    for channel in guild.get("channels", ()):
        _take_out(channel, UNREAD_OF_CHANNEL)
        channel["id"] = number(channel["id"])
        if channel.get("parent_id"):
            channel["parent_id"] = number(channel["parent_id"])
        for rule in channel.get("permission_overwrites", ()):
            rule |= {key: number(rule[key]) for key in ("id", "allow", "deny")}
    for thread in guild.get("threads", ()):
        _take_out(thread, UNREAD_OF_THREAD)
        thread["parent_id"] = number(thread["parent_id"])
    return guild


def _take_out(payload: Payload, names: tuple[str, ...]) -> None:
    for name in names:
        payload.pop(name, None)


def share_rules(guild: discord.Guild) -> None:
    """Let channels with the same permissions keep one list of them. Most have those of their category."""
    known: dict[tuple[tuple[int, int, int, int], ...], Any] = {}
    for channel in guild.channels:
        rules = channel._overwrites
        key = tuple([(rule.id, rule.type, rule.allow, rule.deny) for rule in rules])
        channel._overwrites = known.setdefault(key, rules)
