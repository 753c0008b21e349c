"""Plays on by chance, as members would: whoever's turn it is takes one of the moves that post and completion offer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from random import Random
from typing import Any

import msgspec
from simcord.backend.models import Message

from cogs.controls import BACK, WRITTEN
from engine import ENTER, GameError, Verb
from engine.update import Lobby, Member, Update
from playground.players import Impossible, Players
from playground.posts import Button, buttons_of, menus_of, seen_by
from playground.script import Command, Complete, Press
from playground.world import World

BUTTONS, MENUS = ("act:", "step:", "make:"), ("pick:", "steps:")
"""The kinds of controls that stand for moves, or for the beginning of one."""
PANEL = "panel"
"""Begins the move of an offer that makes none: it opens the presser's own panel, ``panel private`` or ``panel more``."""
CURIOSITY = {"panel more": 0.05, "panel private": 0.3}
"""How often somebody opens their own panel although the post offers moves: some moves stand only there."""
SURE = "sure"
"""The argument of a verb that cannot be taken back, such as giving up."""
HASTE = 0.3
"""How often an argument of a command is left out where the bot asks for it then, or fills it in."""


class Offer(msgspec.Struct, frozen=True):
    """A move that a control of a post stands for, or begins: its text, as the button or the option carries it.

    The button of the own panel is one too (`PANEL`).
    """

    move: str
    label: str
    post: Message
    key: str
    in_menu: bool


Choose = Callable[[Sequence[Offer]], Offer]


class Autoplayer:
    """Plays the table of the players' channel. ``over`` says whether it has ended.

    ``choose`` takes one of the moves offered (default: by ``chance``); without it commands are used besides the
    controls, with the arguments that completion offers. A lobby is filled and started first.
    """

    def __init__(self, world: World, players: Players, chance: Random, choose: Choose | None = None) -> None:
        self._world = world
        self._players = players
        self._chance = chance
        self._choose = choose
        self.over = False

    async def play(self, steps: int) -> AsyncIterator[str]:
        """Take up to so many steps, telling each as a script line would say it."""
        for _ in range(steps):
            update = await self._latest()
            if update.lobby is not None:
                yield await self._begin(update.lobby)
                continue
            awaited = self._named(update.awaited)
            if not awaited:
                self.over = True
                return
            yield await self._step(self._chance.choice(awaited))
        update = await self._latest()
        self.over = update.lobby is None and not self._named(update.awaited)

    async def _latest(self) -> Update:
        """Return how the table stands; raises `Impossible` if nothing is being played."""
        tables: Any = self._world.bot.tables  # type: ignore[attr-defined]
        channel = self._world.channels[self._players.channel].id
        try:
            update: Update = await tables.latest(channel)
        except GameError as error:
            raise Impossible(f"nothing can be played in #{self._players.channel}: {error}") from error
        return update

    def _named(self, members: Sequence[Member]) -> list[str]:
        """Return the script's names of those who are players here, in the order given."""
        names = {member.id: name for name, member in self._world.members.items()}
        return [names[member.id] for member in members if member.id in names]

    async def _begin(self, lobby: Lobby) -> str:
        """Let another member sit down where too few do, else the host start."""
        seated = self._named([seat.member for seat in lobby.seats])
        if len(lobby.seats) < lobby.least:
            able, label = [name for name in self._world.members if name not in seated], "Join"
        else:
            able, label = self._named([seat.member for seat in lobby.seats if seat.host]), "Start"
        if not able:
            raise Impossible(f"nobody can press {label} in #{self._players.channel}")
        await self._players.press(able[0], Press(label))
        if (await self._latest()).lobby == lobby:
            raise Impossible(f'{able[0]} pressed "{label}" in #{self._players.channel}, and the lobby is as it was')
        return f'@{able[0]} press "{label}"'

    async def _step(self, who: str) -> str:
        if self._choose is None and self._chance.random() < 0.4:
            command = await self._command(who)
            if command is not None:
                await self._players.run(who, command)
                filled = "".join(f' {name}:"{value}"' for name, value in command.filled)
                return f"@{who} /{command.name}{filled}"
        offers = self._offers(who)
        if not offers:
            raise Impossible(f"it is {who}'s move, and no post offers one")
        offer = self._choose(offers) if self._choose is not None else self._by_chance(offers)
        if offer.in_menu:
            await self._players.pick_values(who, offer.post, offer.key, [offer.move])
            return f'@{who} pick "{offer.label}"'
        await self._players.press_key(who, offer.post, offer.key)
        return f'@{who} press "{offer.label}"'

    def _by_chance(self, offers: Sequence[Offer]) -> Offer:
        """Return any offer, and the own panel as often as somebody is curious, or where there is nothing else."""
        panels = [offer for offer in offers if offer.move.startswith(PANEL)]
        moves = [offer for offer in offers if offer not in panels]
        if panels and (not moves or self._chance.random() < CURIOSITY[panels[0].move]):
            return panels[0]
        return self._chance.choice(moves)

    def _offers(self, who: str) -> list[Offer]:
        """Return the moves under the newest post that offers any to this member, and the way to the own panel there."""
        for post in self._seen(who):
            offers = [
                Offer(button.key.split(":", 2)[2], button.label, post, button.key, False)
                for button in buttons_of(post)
                if button.enabled and button.key.startswith(BUTTONS) and button.label != BACK
            ]
            for menu in menus_of(post):
                if menu.enabled and menu.key.startswith(MENUS):
                    # A form is for somebody with something to say.
                    options = [option for option in menu.options if not option[1].startswith(WRITTEN)]
                    offers += [Offer(value, label, post, menu.key, True) for label, value in options]
            if panel := _panel_of(post):
                kind = "more" if panel.label == "More" else "private"
                offers.append(Offer(f"{PANEL} {kind}", panel.label, post, panel.key, False))
            if offers:
                return offers
        return []

    async def _command(self, who: str) -> Command | None:
        """Return a command for a move, its arguments chosen from what completion offers; none if no verb has any."""
        tables: Any = self._world.bot.tables  # type: ignore[attr-defined]
        verbs = (verb for game in tables.games.values() for verb in game.verbs)
        # What wants to know whether one is sure is for somebody who is.
        asking = (verb for verb in verbs if verb.arguments and verb.name != ENTER and not _asks_if_sure(verb))
        written = sorted({verb.name: verb.command for verb in asking}.items())
        self._chance.shuffle(written)
        for _, name in written:
            words = tuple(name.split())
            filled: tuple[tuple[str, str], ...] = ()
            for argument in self._players.arguments(name):
                offered = await self._players.complete(who, Complete(Command(words, filled), argument, ""))
                if offered and not (filled and self._chance.random() < HASTE):
                    filled = (*filled, (argument, self._chance.choice(offered)[1]))
            if filled:
                return Command(words, filled)
        return None

    def _seen(self, who: str) -> list[Message]:
        channel = self._world.channels[self._players.channel].id
        bot = self._world.env.backend.bot_user.id
        return [post for post in seen_by(self._world, channel, self._world.members[who].id) if post.author_id == bot]


def _asks_if_sure(verb: Verb) -> bool:
    return any(argument.name == SURE for argument in verb.arguments)


def _panel_of(post: Message) -> Button | None:
    """Return the button of a post that opens the presser's own panel, if there is one."""
    here = (button for button in buttons_of(post) if button.enabled and button.label != BACK)
    return next((button for button in here if button.key.startswith("panel:")), None)
