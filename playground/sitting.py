"""The table of a channel as those find it who sit there: how it stands, the posts that each sees, what these offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from simcord.backend.models import Message

from cogs.messages.controls import BACK
from engine import GameError
from engine.update import Lobby, Member, Update
from playground.players import Impossible, Players
from playground.posts import Button, buttons_of, menus_of, seen_by
from playground.script import Press
from playground.world import World

BUTTONS, MENUS = ("act:", "step:", "make:"), ("pick:", "steps:")
"""The kinds of controls that stand for moves, or for the beginning of one."""


class Offer(msgspec.Struct, frozen=True):
    """A move that a control of a post stands for, or begins: its text, as the button or the option carries it."""

    move: str
    label: str
    post: Message
    key: str
    in_menu: bool

    @property
    def kind(self) -> str:
        """What kind of control it is: the first word of its id."""
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
        """Return how the table stands; raises `Impossible` if nothing is being played."""
        try:
            update: Update = await self.tables.views.latest(self.channel)
        except GameError as error:
            raise Impossible(f"nothing can be played in #{self._players.channel}: {error}") from error
        return update

    def named(self, members: Sequence[Member]) -> list[str]:
        """Return the script's names of those who are players here, in the order given."""
        names = {member.id: name for name, member in self._world.members.items()}
        return [names[member.id] for member in members if member.id in names]

    def seen(self, who: str) -> list[Message]:
        """Return the bot's posts that a member sees, newest first."""
        bot = self._world.env.backend.bot_user.id
        posts = seen_by(self._world, self.channel, self._world.members[who].id)
        return [post for post in posts if post.author_id == bot]

    async def begin(self, lobby: Lobby) -> str:
        """Let another member sit down where too few do, else the host start; return it as a script line would say it."""
        seated = self.named([seat.member for seat in lobby.seats])
        if len(lobby.seats) < lobby.least:
            able, label = [name for name in self._world.members if name not in seated], "Join"
        else:
            able, label = self.named([seat.member for seat in lobby.seats if seat.host]), "Start"
        if not able:
            raise Impossible(f"nobody can press {label} in #{self._players.channel}")
        await self._players.press(able[0], Press(label))
        if (await self.latest()).lobby == lobby:
            raise Impossible(f'{able[0]} pressed "{label}" in #{self._players.channel}, and the lobby is as it was')
        return f'@{able[0]} press "{label}"'


def offers_of(post: Message, buttons: Sequence[str] = BUTTONS, menus: Sequence[str] = MENUS) -> list[Offer]:
    """Return what the buttons and menus of these kinds offer under a post, from the top, buttons first."""
    offers = [
        Offer(button.key.split(":", 2)[2], button.label, post, button.key, False)
        for button in buttons_of(post)
        if button.enabled and button.key.startswith(tuple(buttons)) and button.label != BACK
    ]
    for menu in menus_of(post):
        if menu.enabled and menu.key.startswith(tuple(menus)):
            offers += [Offer(value, label, post, menu.key, True) for label, value in menu.options]
    return offers


def panel_of(post: Message) -> Button | None:
    """Return the button of a post that opens the presser's own panel, if there is one."""
    here = (button for button in buttons_of(post) if button.enabled and button.label != BACK)
    return next((button for button in here if button.key.startswith("panel:")), None)
