"""The bot as a process of its own, connected to the stand-in on the given port.

It has the toy game alone, or the named games. With ``UNHURRIED`` set it has a minute for its last updates, on any machine.
"""

from __future__ import annotations

import os
import sys
from functools import partial

import discord
from discord.gateway import DiscordWebSocket

import bot
from engine.games import games
from service import running
from tests import toy


def main(port: int, *keys: str) -> int:
    """Return the exit status of the bot."""
    discord.http.Route.BASE = f"http://127.0.0.1:{port}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(f"ws://127.0.0.1:{port}/gateway")
    # The other games are loaded only if one is needed: that is half of the start.
    found = {**(games() if {*keys} - {toy.GAME.key} else {}), toy.GAME.key: toy.GAME}
    bot.create_bot = partial(bot.create_bot, games={key: found[key] for key in keys or (toy.GAME.key,)})
    if os.environ.get("UNHURRIED"):
        bot.LAST_WORDS, running.LONGEST = 60.0, 90.0
    return bot.main()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), *sys.argv[2:]))
