"""Commands per second through the simulated Discord: a move, an exploration and a private question with their pictures,
and a bare reply.

All go the same way, from a member's wish until the bot's command has run its course: for a move that is checked,
saved, told to the channel, and the controls taken off the post before. The bot itself notes the end: the event that
discord.py sends when a command is done. Waiting in simcord would poll the bot. Frequent polls would take the processor from
the bot's threads for disk and drawing; rare polls would add their pause to each command. What the bot does afterwards
(noting that a move was told) is not counted.

Two delves are played before, as a bot that has been up for an evening has drawn most of its sprites. The question is the
one after ``/place tile:2`` in a Cavern of three that plays on by chance between two of them, once a game has been played.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import discord
from simcord import InteractionResult

from engine import Call, Member, Offer, Tables, Verb
from engine.tables.updates.controls import values_in
from playground.autoplay import Autoplayer
from playground.players import Players
from playground.script import Command, Complete
from playground.world import Build, Clock, Keys, World, real_bot

SMALLEST = {"samples": 1, "warm_up": 0}
BOUND = 3000
"""Moves after which a delve has not given enough samples."""
TIMED = ("move", "explore")


def with_bare_reply(build: Build, finished: list[float]) -> Build:
    """Return what makes the same bot with one more command, which answers and does nothing else.

    ``finished`` gets the time at which each command was done.
    """

    def made(now: Clock, keys: Keys | None) -> discord.Client:
        bot: Any = build(now, keys)

        @bot.tree.command(name="bare", description="Answer")
        async def bare(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Here.", allowed_mentions=discord.AllowedMentions.none())

        @bot.listen("on_app_command_completion")
        async def note(*_: object) -> None:
            finished.append(perf_counter())

        return bot

    return made


class Delve:
    """A table of two in the tavern that is played on for as long as samples are wanted."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.channel = world.channels["tavern"]
        self.tables: Tables = world.bot.tables  # type: ignore[attr-defined]
        self.names = ("ada", "bob")
        self.chance = random.Random(1)

    async def begin(self, number: int) -> None:
        """Open a lobby, fill it and start."""
        ada, bob = (self.world.members[name] for name in self.names)
        await ada.slash(self.channel, "delve new", game="skyshard", key=f"bench {number}")
        await bob.slash(self.channel, "delve join")
        await ada.slash(self.channel, "delve start")

    async def offers(self) -> tuple[str, list[Offer]]:
        """Return whose turn it is and what they may do; nothing once the delve is over."""
        update = await self.tables.views.latest(self.channel.id)
        for member in update.awaited:
            call = Call(0, self.world.guild.id, self.channel.id, member)
            _, controls, _ = await self.tables.views.controls(call)
            listed = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
            return self.name_of(member), listed
        return "", []

    def name_of(self, member: Member) -> str:
        """Return a member's name in the world."""
        return next(name for name in self.names if self.world.members[name].id == member.id)

    def chosen(self, offers: list[Offer]) -> Offer:
        """Return an offer: an exploration where there is one, else a step, else anything that is not out of the way."""
        for verb in ("explore", "move"):
            if fitting := [offer for offer in offers if offer.move.split()[0] == verb]:
                return self.chance.choice(fitting)
        return self.chance.choice([offer for offer in offers if offer.choice.weight != "quiet"] or offers)


async def measured(samples: int, warm_up: int) -> dict[str, list[float]]:
    """Return the seconds that each command took, sample by sample, taken in turns in one delve after the other."""
    seconds: dict[str, list[float]] = {"bare": [], "move": [], "explore": []}
    finished: list[float] = []

    async def timed(name: str, act: Awaitable[InteractionResult]) -> None:
        finished.clear()
        start = perf_counter()
        result = await act
        if name != "explore" or has_picture(result):
            seconds[name].append(finished[-1] - start)

    with tempfile.TemporaryDirectory() as folder:
        world = await World.open(build=with_bare_reply(real_bot(Path(folder) / "bench.sqlite3"), finished))
        try:
            delve = Delve(world)
            delves = 1
            await delve.begin(delves)
            for _ in range(BOUND):
                if min(map(len, seconds.values())) >= samples:
                    break
                who, offers = await delve.offers()
                if not offers:
                    delves += 1
                    await delve.begin(delves)
                    continue
                name, _, places = delve.chosen(offers).move.partition(" ")
                # Of ways that are told apart by a further question, the first: "place 4|17".
                place = values_in(places)[0]
                member = world.members[who]
                verb = verb_called(delve, name)
                made = member.slash(delve.channel, verb.command, **filled(verb, place))
                if name not in TIMED or delves <= warm_up:
                    await made
                    continue
                await timed(name, made)
                await timed("bare", member.slash(delve.channel, "bare"))
        finally:
            await world.close()
    return seconds


async def questioned(samples: int, warm_up: int) -> dict[str, list[float]]:
    """Return the seconds that a question of the private flow took, and a bare reply, taken in turns."""
    seconds: dict[str, list[float]] = {"bare": [], "question": []}
    finished: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        world = await World.open(build=with_bare_reply(real_bot(Path(folder) / "bench.sqlite3"), finished), seed="bench")
        try:
            players, games = Players(world), 0
            asked: tuple[str, str] = ("", "")
            while len(seconds["question"]) < samples:
                games += 1
                autoplayer = await begun(world, players, games)
                async for _ in autoplayer.play(BOUND):
                    if len(seconds["question"]) >= samples:
                        break
                    status, who, tile = await place_of(world, players)
                    if games < warm_up or not tile or (status, who) == asked:
                        continue
                    asked = status, who
                    for name, filled in (("question", (("tile", tile),)), ("bare", ())):
                        finished.clear()
                        start = perf_counter()
                        command = Command(("place" if name == "question" else "bare",), filled)
                        result = await players.run(who, command)
                        if name == "bare" or has_picture(result):
                            seconds[name].append(finished[-1] - start)
        finally:
            await world.close()
    return seconds


async def begun(world: World, players: Players, number: int) -> Autoplayer:
    """Start a Cavern of three and return who plays it on."""
    channel = world.channels["tavern"]
    await world.members["ada"].slash(channel, "delve new", game="cavern")
    for name in ("bob", "cy"):
        await world.members[name].slash(channel, "delve join")
    await world.members["ada"].slash(channel, "delve start")
    return Autoplayer(world, players, random.Random(number))


async def place_of(world: World, players: Players) -> tuple[str, str, str]:
    """Return the table, the seat that is to lay a tile, and a tile of theirs that can be laid; "" where no seat is."""
    tables: Tables = world.bot.tables  # type: ignore[attr-defined]
    update = await tables.views.latest(world.channels["tavern"].id)
    names = {member.id: name for name, member in world.members.items()}
    if "lay a tile" not in update.ask:
        return update.status, "", ""
    who = names[update.awaited[0].id]
    offered = await players.complete(who, Complete(Command(("place",)), "tile", ""))
    return update.status, who, offered[-1][1] if offered else ""


def has_picture(result: InteractionResult) -> bool:
    """Whether the answer to a command has a file."""
    return result.response is not None and bool(result.response.attachments)


def verb_called(delve: Delve, name: str) -> Verb:
    """Return the verb of a delve that begins its moves with ``name``."""
    return next(verb for verb in delve.tables.games["skyshard"].verbs if verb.name == name)


def filled(verb: Verb, rest: str) -> dict[str, str]:
    """Return what a move fills in when it is made by its slash command."""
    values = rest.split(maxsplit=len(verb.arguments) - 1) if verb.arguments else []
    return {argument.name: value for argument, value in zip(verb.arguments, values, strict=True)}


def measure(samples: int = 40, warm_up: int = 2) -> dict[str, float]:
    """Return commands per second, and how near each comes to a bare reply (goals: /move 0.5, those with pictures 0.25).

    ``warm_up`` is how many delves are played before anything is measured.
    """
    rates = {name: 1 / median(values) for name, values in asyncio.run(measured(samples, warm_up)).items()}
    asked = {name: 1 / median(values) for name, values in asyncio.run(questioned(samples, warm_up)).items()}
    return {
        "bare reply (commands per second)": rates["bare"],
        "/move (commands per second)": rates["move"],
        "/explore with its picture (commands per second)": rates["explore"],
        "/move to a bare reply, ratio": rates["move"] / rates["bare"],
        "/explore to a bare reply, ratio": rates["explore"] / rates["bare"],
        "a private question with its picture (commands per second)": asked["question"],
        "a private question to a bare reply, ratio": asked["question"] / asked["bare"],
    }
