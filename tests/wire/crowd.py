"""A crowd at the stand-in: two members in each of some servers, who are in no other, use whatever stands under the newest
post."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from .standin import Standin, offered

ASIDE = ("leave", "end", "options", "hire")
"""What leads away from a game."""
THROWN = "branch:"
"""Begins what opens another way, which is thrown away for the next one: nothing of it is kept that was shown."""


def pair(guild: int) -> tuple[int, int]:
    """Return the two members of a server."""
    return guild + 2, guild + 3


def command(name: str, **options: str) -> dict[str, Any]:
    """Return what Discord sends for a slash command, such as "delve new"."""
    first, _, rest = name.partition(" ")
    given: list[dict[str, Any]] = [{"type": 3, "name": key, "value": value} for key, value in options.items()]
    if rest:
        given = [{"type": 1, "name": rest, "options": given}]
    return {"id": "1", "type": 1, "name": first, "options": given}


def press(control: str, value: str = "") -> dict[str, Any]:
    """Return what Discord sends for a press, or for what was picked in a menu."""
    return (
        {"custom_id": control, "component_type": 3, "values": [value]}
        if value
        else {"custom_id": control, "component_type": 2}
    )


class Crowd:
    """Members who play ``game`` in ``guilds``, by ``chance``."""

    def __init__(self, standin: Standin, guilds: tuple[int, ...], chance: Random, game: str = "toy") -> None:
        self._standin = standin
        self._guilds = guilds
        self._chance = chance
        self._game = game
        self.presses = 0

    def newest(self, guild: int, who: int) -> dict[str, Any] | None:
        """Return the newest message that a member sees with controls on it, ``None`` where there is none."""
        post = next((each for each in reversed(self._standin.channels.get(str(guild + 1), [])) if offered(each)), None)
        private = self._standin.private.get((guild, who))
        if post and private and offered(private) and int(private["id"]) > int(post["id"]) and self._chance.random() < 0.8:
            return private
        return post

    async def act(self, guild: int, *, times: int = 1, late: float = 0.0) -> str:
        """Let a member use a control of the newest message that they see, or open a table; return the interaction's
        id."""
        self.presses += 1
        who = self._chance.choice(pair(guild))
        data, message = command("delve new", game=self._game), self.newest(guild, who)
        if message is not None:
            data = press(*self._chosen(offered(message)))
        pressed = str(message["id"]) if message else ""
        return await self._standin.asks(who, data, pressed, guild=guild, times=times, late=late)

    def _chosen(self, controls: tuple[tuple[str, str], ...]) -> tuple[str, str]:
        """Return one of what can be used: mostly what leads on, in a lobby to the game, in the game to its end."""
        controls = tuple(each for each in controls if not each[0].startswith(THROWN)) or controls
        lead = [each for each in controls if each[0].startswith(("act:", "lobby:")) and not each[0].endswith(ASIDE)]
        return self._chance.choice(lead if lead and self._chance.random() < 0.9 else list(controls))

    async def play(self, seconds: float, apart: float, fewest: int = 0) -> None:
        """Let them act for a while, all servers at once, each so many seconds apart, and on until so many of all acts were
        answered."""
        until = asyncio.get_running_loop().time() + seconds

        async def begin(guild: int) -> None:
            while asyncio.get_running_loop().time() < until or len(self._standin.answered) < fewest:
                await self.act(guild, times=self._chance.choice((1, 1, 1, 2)))
                await asyncio.sleep(self._chance.random() * 2 * apart)

        await asyncio.gather(*map(begin, self._guilds))
