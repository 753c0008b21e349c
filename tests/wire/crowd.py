"""A crowd at the stand-in: two members in each of some servers, who press whatever button stands under the newest post."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from .standin import Standin, buttons_of

FIRST, SECOND = 5, 6
"""The members of every server."""


def command(name: str, **options: str) -> dict[str, Any]:
    """Return what Discord sends for a slash command, such as "delve new"."""
    first, _, rest = name.partition(" ")
    given: list[dict[str, Any]] = [{"type": 3, "name": key, "value": value} for key, value in options.items()]
    if rest:
        given = [{"type": 1, "name": rest, "options": given}]
    return {"id": "1", "type": 1, "name": first, "options": given}


def press(button: str) -> dict[str, Any]:
    """Return what Discord sends for a press."""
    return {"custom_id": button, "component_type": 2}


class Crowd:
    """Members who play ``game`` in ``guilds``, by ``chance``."""

    def __init__(self, standin: Standin, guilds: tuple[int, ...], chance: Random, game: str = "toy") -> None:
        self._standin = standin
        self._guilds = guilds
        self._chance = chance
        self._game = game
        self.presses = 0

    def newest(self, guild: int, who: int) -> dict[str, Any] | None:
        """Return the newest message that a member sees with buttons on it, ``None`` where there is none."""
        shown = (each for each in reversed(self._standin.shown.values()) if each["channel_id"] == str(guild + 1))
        post = next((each for each in shown if buttons_of(each)), None)
        private = self._standin.private.get((guild, who))
        if (
            post
            and private
            and buttons_of(private)
            and int(private["id"]) > int(post["id"])
            and self._chance.random() < 0.8
        ):
            return private
        return post

    async def act(self, guild: int, *, times: int = 1, late: float = 0.0) -> str:
        """Let somebody press a button under the newest message that they see, or open a table; return the interaction's
        id."""
        self.presses += 1
        who = self._chance.choice((FIRST, SECOND))
        data, message = command("delve new", game=self._game), self.newest(guild, who)
        if message is not None:
            data = press(self._button(buttons_of(message)))
        pressed = str(message["id"]) if message else ""
        return await self._standin.asks(who, data, pressed, guild=guild, times=times, late=late)

    def _button(self, buttons: tuple[str, ...]) -> str:
        """Return one of some buttons; in a lobby mostly those that lead to a game."""
        lead = [each for each in buttons if each.startswith("lobby:") and each.rsplit(":", 1)[-1] in ("join", "start")]
        return self._chance.choice(lead if lead and self._chance.random() < 0.9 else list(buttons))

    async def play(self, seconds: float, apart: float) -> None:
        """Let them act for a while, all servers at once, each so many seconds apart."""
        until = asyncio.get_running_loop().time() + seconds

        async def one(guild: int) -> None:
            while asyncio.get_running_loop().time() < until:
                await self.act(guild, times=self._chance.choice((1, 1, 1, 2)))
                await asyncio.sleep(self._chance.random() * 2 * apart)

        await asyncio.gather(*map(one, self._guilds))
