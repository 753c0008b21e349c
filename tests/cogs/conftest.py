"""The real bot in a simulated server with the toy game, for all tests of the Discord side."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any, overload

import discord
import pytest
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage

import bot
from playground.players import options_in
from playground.world import Clock, Keys, World
from service.settings import Settings
from tests import toy

from . import trail as trail_game
from .offered import sketching
from .reading import as_read


class Posts(Sequence[discord.Message]):
    """Posts, oldest first. Each becomes a message of discord.py only when it is used, since most are only counted."""

    def __init__(self, env: Env, found: Sequence[Any]) -> None:
        self._env = env
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, place: int) -> discord.Message: ...

    @overload
    def __getitem__(self, place: slice) -> Posts: ...

    def __getitem__(self, place: int | slice) -> discord.Message | Posts:
        if isinstance(place, slice):
            return Posts(self._env, self._found[place])
        return as_read(self._env, self._found[place])


class House:
    """A world with short names for members and channels, and its posts."""

    def __init__(self, world: World, game: str = "toy") -> None:
        self.world = world
        self.game = game
        self.env = world.env
        self.ada, self.bob, self.cy, self.dee = (world.members[name] for name in ("ada", "bob", "cy", "dee"))
        self.tavern, self.crypt, self.tower = (world.channels[name] for name in ("tavern", "crypt", "tower"))

    @property
    def tables(self) -> Any:
        return self.world.bot.tables  # type: ignore[attr-defined]

    def posts(self, channel: ChannelHandle | None = None) -> Sequence[discord.Message]:
        """Return the bot's public posts in a channel, oldest first."""
        backend = self.env.backend
        found = sorted(backend.messages.get((channel or self.tavern).id, {}).items())
        own = (message for _, message in found if message.author_id == self.env.bot.user.id)
        return Posts(self.env, [message for message in own if not message.is_ephemeral])

    def newest(self, channel: ChannelHandle | None = None) -> discord.Message:
        return self.posts(channel)[-1]

    def is_told(self, posts: int) -> bool:
        """Return whether the newest change of the tavern's table is told: by one post after the first ``posts``, or by an
        edit of the newest of those.
        """
        told = self.world.bot.publisher.version_in(self.newest().id)  # type: ignore[attr-defined]
        return len(self.posts()) - posts in (0, 1) and told == self.tables._context.cache._tables[self.tavern.id].version

    async def lobby(self, *others: MemberActor, channel: ChannelHandle | None = None, **options: Any) -> discord.Message:
        """Let Ada gather a party, and the others join it."""
        await self.ada.slash(channel or self.tavern, "delve new", game=self.game, **options)
        for other in others:
            await other.click(self.newest(channel), label="Join")
        return self.newest(channel)

    async def choose(self, **wanted: str) -> InteractionResult:
        """Let Ada choose further options in the lobby's form: the value of a menu, or yes or no for a box to tick. Where a
        game has no form, she chooses a value in the menu of its option."""
        form = await self.ada.click(self.newest(), label="Options")
        if form.modal is None:
            assert form.response is not None
            for name, value in wanted.items():
                if all(menu.custom_id.split(":")[-1] != name for menu in menus(form.response.message)):
                    await self.ada.select(form.response, [name], custom_id=menus(form.response.message)[-1].custom_id)
                menu = next(item for item in menus(form.response.message) if item.custom_id.split(":")[-1] == name)
                form = await self.ada.select(form.response, [value], custom_id=menu.custom_id)
            return form
        offered = options_in(form.modal)
        given = {key: [each["value"] for each in options if each.get("default")] for key, options in offered.items()}
        for name, value in wanted.items():
            if name in given:
                given[name] = [value]
            else:
                given["ticked"] = [*filter(name.__ne__, given["ticked"]), *[name] * (value == "yes")]
        return await self.ada.submit_modal(form, given)

    async def started(self, *others: MemberActor, channel: ChannelHandle | None = None, **options: Any) -> discord.Message:
        """Let Ada start a delve with the others; return the first post."""
        post = await self.lobby(*others, channel=channel, **options)
        await self.ada.click(post, label=start_of(post))
        return self.newest(channel)

    async def leaves(self, player: MemberActor) -> discord.Message:
        """Let a member leave a running game, and confirm it; return the newest post."""
        asked = await player.slash(self.tavern, "delve leave")
        await player.click(asked.response, label="Leave")  # type: ignore[arg-type]
        return self.newest()

    def let_the_clock_be_quicker(self) -> None:
        """Let the clock publish the update of a command before the command itself can."""
        real = self.tables.moves.choose
        publisher = self.world.bot.publisher  # type: ignore[attr-defined]

        async def chosen(*given: Any) -> Any:
            update = await real(*given)
            await publisher.publish_pending()
            return update

        self.tables.moves.choose = chosen  # type: ignore[method-assign]

    async def placing(self, *others: MemberActor, **options: Any) -> MemberActor:
        """Start, let all pick their first card; return the member who places a tile."""
        await self.started(*others, **options)
        return await self.placing_on(*others)

    async def placing_on(self, *others: MemberActor) -> MemberActor:
        """Let all pick a card; return the member who places a tile."""
        for player in (self.ada, *others):
            await player.slash(self.tavern, "draft", card=await self.first(player, "draft", "card"))
        (awaited,) = (await self.tables.views.latest(self.tavern.id)).awaited
        return next(player for player in (self.ada, *others) if player.id == awaited.id)

    async def first(self, player: MemberActor, verb: str, argument: str, **filled: Any) -> str:
        """Return the first value that completion offers."""
        return str((await player.autocomplete(self.tavern, verb, argument, "", **filled))[0]["value"])


def refuse_edits(house: House, status: int = 400, code: int = 30046) -> None:
    """Let Discord refuse every edit of a message, by the bot or by an interaction."""
    for path in ("/channels/*/messages/*", "/webhooks/*"):
        house.env.inject_error("PATCH", path, status=status, code=code, times=None)


def labels(message: discord.Message) -> list[str]:
    """Return the labels of a message's buttons."""
    return [item.label or "" for row in message.components for item in row.children if isinstance(item, discord.Button)]


def start_of(message: discord.Message) -> str:
    """Return the label of the button of a lobby that starts the game with what the players choose themselves."""
    return next(label for label in labels(message) if label in {"Start", "Start alone", "Start and choose"})


ENDING = {"Again, same party", "Another game", "Film", "Play again", "Play this seed", "Replay"}
"""All possible buttons below the last post of a game."""


def is_over(message: discord.Message) -> bool:
    """Return whether a post is the last of a game: all its buttons lead on to another game."""
    found = labels(message)
    return "Another game" in found and set(found) <= ENDING


def is_gone(house: House, shown: ResponseMessage) -> bool:
    """Return whether a shown message has been deleted."""
    return shown.id not in house.env.backend.messages[shown.channel_id]


def menus(message: discord.Message) -> list[discord.SelectMenu]:
    """Return a message's menus."""
    return [item for row in message.components for item in row.children if isinstance(item, discord.SelectMenu)]


def said(result: InteractionResult) -> str:
    """Return the private texts of an answer and its followups."""
    shown = [result.response, *result.followups]
    return "\n".join(item.content for item in shown if item is not None and item.ephemeral)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "delves.sqlite3"


@pytest.fixture
def build(database: Path) -> Callable[[Clock, Keys | None], discord.Client]:
    def make(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.create_bot(Settings(database=str(database)), now=now, keys=keys, games={"toy": toy.GAME})

    return make


@pytest.fixture
def openly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the placing of tiles public, with controls under the post. Comes before ``house``."""
    monkeypatch.setattr(toy.Toy, "verbs", toy.OPENLY)


@pytest.fixture
async def house(database: Path, build: Callable[[Clock, Keys | None], discord.Client]) -> AsyncIterator[House]:
    world = await World.open(build=build, seed="lantern")
    try:
        yield House(world)
        assert world.env.errors == []
    finally:
        await world.close()


@pytest.fixture
async def trail(database: Path) -> AsyncIterator[House]:
    """A house with Toy and Trail; Trail is played."""

    def make(now: Clock, keys: Keys | None) -> discord.Client:
        games = {"toy": toy.GAME, "trail": trail_game.GAME}
        return bot.create_bot(Settings(database=str(database)), now=now, keys=keys, games=games)

    world = await World.open(build=make, seed="lantern")
    try:
        yield House(world, "trail")
        assert world.env.errors == []
    finally:
        await world.close()


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[House]:
    """A house with the real games and their rulebooks, which sketches its pictures."""
    world = await World.open(build=sketching(tmp_path / "delves.db"), seed="lantern")
    try:
        yield House(world, "skyshard")
        assert world.env.errors == []
    finally:
        await world.close()
