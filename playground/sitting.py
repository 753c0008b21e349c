"""The table of a channel as its members see it: its status, their posts, and the offers there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from simcord.backend.models import Message

from engine import WORDS, GameError
from engine.api.update import LobbyShown, Member, Update
from playground.players import Impossible, Players
from playground.posts import Button, buttons_of, menus_of, seen_by
from playground.world import World

BUTTONS, MENUS = ("act:", "step:", "make:"), ("pick:", "steps:")
"""The kinds of controls that make or begin a move."""


class ControlOffer(msgspec.Struct, frozen=True):
    """A move that a control makes or begins: the text of the move in its id or value."""

    move: str
    label: str
    post: Message
    key: str
    in_menu: bool

    @property
    def kind(self) -> str:
        """The kind of the control: the first word of its id."""
        return self.key.partition(":")[0]


class Sitting:
    """The table of the channel where the players are."""

    def __init__(self, world: World, players: Players) -> None:
        self._world = world
        self._players = players

    @property
    def channel(self) -> int:
        """The channel's id."""
        return self._world.channels[self._players.channel].id

    @property
    def tables(self) -> Any:
        """The bot's service for tables."""
        return self._world.bot.tables  # type: ignore[attr-defined]

    async def latest(self) -> Update:
        """Return the latest update; `Impossible` if nothing is being played."""
        try:
            update: Update = await self.tables.views.latest(self.channel)
        except GameError as error:
            raise Impossible(f"nothing can be played in #{self._players.channel}: {error}") from error
        return update

    def named(self, members: Sequence[Member]) -> list[str]:
        """Return the names of those members who are players here, in the given order."""
        names = {member.id: name for name, member in self._world.members.items()}
        return [names[member.id] for member in members if member.id in names]

    def seen(self, who: str) -> list[Message]:
        """Return the bot's posts that a member sees, newest first."""
        bot = self._world.env.backend.bot_user.id
        posts = seen_by(self._world, self.channel, self._world.members[who].id)
        return [post for post in posts if post.author_id == bot]

    async def begin(self, lobby: LobbyShown) -> str:
        """Let another member join if too few have, else let the host start; return the line of a script."""
        seated = self.named([seat.member for seat in lobby.seats])
        if len(lobby.seats) < lobby.least:
            able, does = [name for name in self._world.members if name not in seated], "join"
        else:
            able = self.named([seat.member for seat in lobby.seats if seat.host])
            does = "start"
        if not able:
            raise Impossible(f"no member can press what would {does} in #{self._players.channel}")
        label = await self._players.press_control(able[0], "lobby", does)
        if (await self.latest()).lobby == lobby:
            raise Impossible(f'{able[0]} pressed "{label}" in #{self._players.channel}, and the lobby is as it was')
        return f'@{able[0]} press "{label}"'


def offers_of(post: Message, buttons: Sequence[str] = BUTTONS, menus: Sequence[str] = MENUS) -> list[ControlOffer]:
    """Return the offers of these kinds of controls under a post, from the top, buttons first."""
    offers = [
        ControlOffer(button.key.split(":", 2)[2], button.label, post, button.key, False)
        for button in buttons_of(post)
        if button.enabled and button.key.startswith(tuple(buttons)) and button.label != WORDS("button-back")
    ]
    for menu in menus_of(post):
        if menu.enabled and menu.key.startswith(tuple(menus)):
            offers += [ControlOffer(value, label, post, menu.key, True) for label, value in menu.options]
    return offers


def panel_of(post: Message) -> Button | None:
    """Return the button of a post that opens the member's panel, if there is one."""
    here = (button for button in buttons_of(post) if button.enabled and button.label != WORDS("button-back"))
    return next((button for button in here if button.key.startswith("panel:")), None)
