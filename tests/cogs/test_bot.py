"""The start: settings, the invitation, commands registered when they changed, everything or nothing loaded."""

from __future__ import annotations

import errno
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Literal
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
import pytest
import simcord

import bot
from cogs.core.limits import check_commands
from engine import ENTER, BadGame, NotNow, Opening, OperatorError
from engine.core import capabilities
from engine.core.moves import Argument
from playground.world import World
from service import endings
from service.settings import Settings
from tests import toy

from .conftest import House


def test_settings_come_from_the_environment() -> None:
    given = {"DISCORD_TOKEN": " abc ", "DATABASE": "x.sqlite3", "GUILD": "42"}
    assert Settings.read(given) == Settings("abc", "x.sqlite3", 42)
    assert Settings.read({}) == Settings("", "var/delvekeeper.sqlite3", None)


def test_a_database_on_a_server_is_chosen_by_its_address_and_the_file_otherwise() -> None:
    address = "postgresql://delver:secret@host/delves"
    chosen = Settings.read({"DATABASE": "x.sqlite3", "DATABASE_URL": f" {address} "})
    assert chosen.address == address and chosen.note.name == "x.sqlite3.commands"
    assert Settings.read({"DATABASE": "x.sqlite3", "DATABASE_URL": ""}).address == "x.sqlite3"


@pytest.mark.parametrize("given", [{"DATABASE_URL": "delves.sqlite3"}, {"DATABASE": "postgresql://host/delves"}])
def test_a_file_and_a_server_are_not_mistaken_for_each_other(given: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="DATABASE"):
        Settings.read(given)


def test_a_guild_that_is_no_number_is_refused() -> None:
    with pytest.raises(ValueError, match="GUILD"):
        Settings.read({"GUILD": "tavern"})


def test_without_a_token_the_start_says_what_to_set(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert bot.main() == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


@pytest.mark.parametrize("token", ["two words", "a\nb", "tökén"])
def test_a_token_that_is_none_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, token: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert bot.main() == endings.FOR_GOOD
    assert "DISCORD_TOKEN is not a token" in capsys.readouterr().err


def refusal(kind: type[discord.HTTPException], status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="because")
    return kind(response, "")


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (discord.LoginFailure("Improper token"), endings.FOR_GOOD),
        (refusal(discord.Forbidden, 403), endings.FOR_GOOD),
        (BadGame("a verb"), endings.FOR_GOOD),
        (refusal(discord.DiscordServerError, 503), endings.FOR_NOW),
        (refusal(discord.HTTPException, 429), endings.FOR_NOW),
        (discord.GatewayNotFound(), endings.FOR_NOW),
        (aiohttp.ServerDisconnectedError(), endings.FOR_NOW),
        (TimeoutError(), endings.FOR_NOW),
        (OSError(errno.ENOSPC, "No space left on device"), endings.FOR_NOW),
        (NotNow("The disk is full."), endings.FOR_NOW),
    ],
    ids=lambda each: type(each).__name__,
)
def test_only_what_needs_a_person_is_final(error: Exception, status: int) -> None:
    found = endings.why_not(error)
    assert found is not None and found[1] == status and found[0].endswith(".")


def test_an_unexpected_error_keeps_its_traceback() -> None:
    assert endings.why_not(KeyError("lantern")) is None


async def test_a_server_that_the_bot_is_not_in_is_named(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(**_: Any) -> None:
        raise refusal(discord.Forbidden, 403)

    real: Any = house.world.bot
    monkeypatch.setattr(real, "settings", Settings(database=":memory:", guild=42))
    monkeypatch.setattr(real.tree, "sync", refused)
    with pytest.raises(OperatorError, match="GUILD 42 is no server that this bot was invited to"):
        await real.register_commands()


async def test_a_note_that_cannot_be_written_is_no_reason_not_to_start(house: House, tmp_path: Path) -> None:
    real: Any = house.world.bot
    real.settings = Settings(database=str(tmp_path / "missing" / "delves.sqlite3"))
    assert await real.register_commands()


def sent(house: House) -> int:
    return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in house.env.http_requests)


@pytest.mark.rule("TAB-058")
async def test_the_invitation_asks_for_the_least(house: House) -> None:
    query = parse_qs(urlsplit(house.world.bot.invitation).query)  # type: ignore[attr-defined]
    assert query["scope"] == ["bot applications.commands"]
    granted = {name for name, value in discord.Permissions(int(query["permissions"][0])) if value}
    assert granted == {
        "read_messages",
        "send_messages",
        "send_messages_in_threads",
        "attach_files",
        "read_message_history",
    }


@pytest.mark.rule("TAB-059", "TAB-064")
async def test_the_bot_listens_to_servers_only_and_reads_nothing(house: House) -> None:
    intents = house.world.bot.intents
    assert intents == discord.Intents(guilds=True, guild_messages=True) and not intents.message_content


async def test_commands_are_registered_only_when_they_changed(house: House, database: Path) -> None:
    assert sent(house) == 1
    await house.world.restart()
    assert sent(house) == 1
    Path(f"{database}.commands").write_text("another house")
    await house.world.restart()
    assert sent(house) == 2


async def test_the_rulebook_that_an_earlier_version_kept_beside_the_database_goes(house: House, database: Path) -> None:
    kept, other = Path(f"{database}.rules"), database.with_name("house.rules")
    kept.write_bytes(b"a rulebook")
    other.write_text("No shouting.")
    await house.world.restart()
    assert not kept.exists() and other.exists() and database.exists()
    kept.mkdir()
    await house.world.restart()
    assert kept.is_dir(), "whatever that is, games can be played"


async def test_every_command_is_within_discords_limits(house: House) -> None:
    tree = house.world.bot.tree  # type: ignore[attr-defined]
    payload = [command.to_dict(tree) for command in tree.get_commands()]
    check_commands(payload)
    assert {command["name"] for command in payload} >= {"delve", "place", "map", "rules", "help", "Explain this"}


async def test_at_most_40_commands_stand_at_the_top(hall: House) -> None:
    tree = hall.world.bot.tree  # type: ignore[attr-defined]
    assert len(tree.get_commands(type=discord.AppCommandType.chat_input)) <= 40


async def test_every_verb_and_every_page_is_found_at_its_command_and_nowhere_else(house: House) -> None:
    commands = {command.qualified_name: command for command in house.world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
    for game in house.world.bot.tables.games.values():  # type: ignore[attr-defined]
        verbs = {verb.command: verb.arguments for verb in game.verbs if verb.name != ENTER}
        pages = {page.command: (page.argument,) if page.argument else () for page in capabilities.pages(game)}
        for name, arguments in {**verbs, **pages}.items():
            options = {parameter.name for parameter in commands[name].parameters}
            assert {argument.name for argument in arguments} <= options, name
            assert " " not in name or name.split(" ")[1] not in commands, name


def test_every_cog_is_found() -> None:
    found = {name.removeprefix("cogs.") for name in bot.cog_names()}
    assert found == {
        "admin.emoji",
        "admin.keeper",
        "admin.purge",
        "lobby.commands",
        "lobby.daily",
        "lobby.desks",
        "lobby.learn",
        "lobby.play",
        "lobby.play_with",
        "lobby.threads",
        "lobby.welcome",
        "people.me",
        "people.my_tables",
        "people.privacy",
        "play.away",
        "play.buttons",
        "play.commands",
        "play.forms",
        "play.hints",
        "play.premoves",
        "publish.clock",
        "rules.desk",
        "rules.quick_start",
        "views.branch",
        "views.hall",
        "views.invite",
        "views.look",
        "views.pages",
        "views.recap",
        "views.replay",
        "people.settings",
        "views.watch",
        "views.window",
    }


class Map(toy.Move, frozen=True, tag="map"):
    """A verb with the name of a command of the bot."""


class Clashing(toy.Toy):
    verbs = (*toy.Toy.verbs, toy.Verb(Map, "Look at the map"))


class Ballot(toy.Move, frozen=True, tag="ballot"):
    """A verb with the name of an answer to a ballot."""


class Balloting(toy.Toy):
    verbs = (*toy.Toy.verbs, toy.Verb(Ballot, "Vote for a card"))


class Astray(toy.Toy):
    verbs = (toy.msgspec.structs.replace(toy.Toy.verbs[0], group="workshop"), *toy.Toy.verbs[1:])


class New(toy.Move, frozen=True, tag="new"):
    """A verb with the name of the command that opens a table in its group."""


class Workshop(toy.Toy):
    openings = (Opening("workshop", "A board that is laid elsewhere.", {}, Argument("people", "Who lays it")),)


class Renewing(Workshop):
    verbs = (*toy.Toy.verbs, toy.Verb(New, "Begin anew", group="workshop"))


def crowd(count: int) -> tuple[toy.Verb, ...]:
    """Return ``count`` verbs of the group of a workshop."""
    moves = (type(f"Deed{number}", (toy.Move,), {}, frozen=True, tag=f"deed{number}") for number in range(count))
    return tuple(toy.Verb(move, "Do something", group="workshop") for move in moves)


class Crowded(Workshop):
    verbs = (*toy.Toy.verbs, *crowd(25))


class Full(Workshop):
    verbs = (*toy.Toy.verbs, *crowd(24))


class Bustling(toy.Toy):
    """A game with so many verbs that no room is left for other games."""

    verbs = (*toy.Toy.verbs, *(toy.msgspec.structs.replace(verb, group="") for verb in crowd(70)))


class Overflowing(toy.Toy):
    """A game with more verbs than Discord takes commands."""

    verbs = (*toy.Toy.verbs, *(toy.msgspec.structs.replace(verb, group="") for verb in crowd(100)))


class Orderly(toy.Toy):
    """The same verbs in a group of their own, as many as a group holds."""

    verbs = (*toy.Toy.verbs, *(toy.msgspec.structs.replace(verb, group="toy") for verb in crowd(25)))


class Keyed(toy.msgspec.Struct, frozen=True):
    """Options, one of them with the name of an argument of /delve new."""

    key: Annotated[Literal["a", "b"], toy.msgspec.Meta(description="Which key")] = "a"


class Unlucky(toy.Toy):
    options = Keyed


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (Clashing(), "/map: a game's verb, page or file is called like another command"),
        (Balloting(), "verb ballot of toy: ballots carry that name"),
        (Astray(), "verb draft: its group workshop is no opening of its game"),
        (Renewing(), "/new: a game's verb, page or file is called like another command"),
        (Crowded(), "/workshop: 26 commands in the group, and Discord takes 25"),
        (Bustling(), r"\d+ slash commands, and 80 are the most: 20 stay free. Look at toy, which alone has \d+ of them"),
        (Overflowing(), "the verbs of all games are more than the 100 commands of Discord. Look at toy, which alone has"),
        (Unlucky(), "option key of toy: /delve new has an option of that name"),
    ],
)
async def test_a_game_that_does_not_fit_stops_the_start_in_words(tmp_path: Path, game: toy.Toy, words: str) -> None:
    settings = Settings(database=str(tmp_path / "delves.sqlite3"))
    with pytest.raises(BadGame, match=words):
        async with simcord.run(bot.create_bot(settings, games={"toy": game}), shard_count=1):
            pass


async def test_a_group_holds_25_commands(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "delves.sqlite3"))
    world = await World.open(build=lambda now, keys: bot.create_bot(settings, now=now, keys=keys, games={"toy": Full()}))
    try:
        commands = {command.qualified_name for command in world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
    finally:
        await world.close()
    assert sum(name.startswith("workshop ") for name in commands) == 25
    assert not any(name.startswith("deed") for name in commands)


async def test_what_is_seldom_typed_stands_in_a_group_called_by_the_game(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "delves.sqlite3"))
    world = await World.open(build=lambda now, keys: bot.create_bot(settings, now=now, keys=keys, games={"toy": Orderly()}))
    try:
        commands = {command.qualified_name for command in world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
        assert sum(name.startswith("toy ") for name in commands) == 25
        assert not any(name.startswith("deed") for name in commands)
    finally:
        await world.close()
