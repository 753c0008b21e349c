"""Discord's description as a judge, and the fixture that asks it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from discord import app_commands
from discord.ext import commands

from tests.discord_api import description
from tests.discord_api.conformity import Conformity, complaints_about
from tests.discord_api.description import Description, shortened, with_texts_for_snowflakes
from tests.discord_api.place import VARIABLE, where
from tests.discord_api.watching import watching

# A description as Discord writes them, small enough to work out by hand.
SMALL = {
    "paths": {
        "/channels/{channel_id}/messages": {
            "post": {"requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Message"}}}}}
        },
        "/webhooks/{webhook_id}/{token}/messages/{message_id}": {"patch": {"requestBody": {}}},
        "/webhooks/{webhook_id}/{token}/messages/@original": {
            "patch": {
                "requestBody": {"content": {"application/json": {"schema": {"type": "object", "required": ["content"]}}}}
            }
        },
    },
    "components": {
        "schemas": {
            "Message": {
                "type": "object",
                "properties": {
                    "content": {"type": "string", "maxLength": 5},
                    "part": {"oneOf": [{"$ref": "#/components/schemas/Row"}, {"$ref": "#/components/schemas/Text"}]},
                    "attachments": {"type": "array", "items": {"properties": {"id": {"type": "string"}}}},
                },
            },
            "Row": {
                "type": "object",
                "properties": {"type": {"enum": [1]}, "components": {"type": "array", "maxItems": 2}},
                "required": ["type", "components"],
            },
            "Text": {
                "type": "object",
                "properties": {"type": {"enum": [10]}, "content": {}},
                "required": ["type", "content"],
            },
        }
    },
}


def said(method: str, path: str, body: Any) -> list[str]:
    return list(Description(SMALL).complaints(method, path, body))


def test_what_fits_the_description_passes() -> None:
    assert said("POST", "/channels/7/messages", {"content": "hello", "part": {"type": 1, "components": []}}) == []


def test_what_differs_is_said_with_its_place() -> None:
    assert said("POST", "/channels/7/messages", {"content": "too long"}) == ["at $.content: 'too long' is too long"]


def test_among_alternatives_the_one_that_was_meant_is_complained_about() -> None:
    found = said("POST", "/channels/7/messages", {"part": {"type": 1, "components": [1, 2, 3]}})
    assert found == ["at $.part.components: [1, 2, 3] is too long"]


def test_an_unknown_request_is_refused() -> None:
    assert said("POST", "/channels/7/letters", {}) == ["Discord describes no such request"]
    assert said("PUT", "/channels/7/messages", {}) == ["Discord describes no such request"]


def test_a_literal_part_of_a_path_goes_before_an_open_one() -> None:
    assert said("PATCH", "/webhooks/7/secret/messages/8", {}) == []
    assert said("PATCH", "/webhooks/7/secret/messages/@original", {}) == ["at $: 'content' is a required property"]


def test_snowflakes_of_attachments_may_be_numbers() -> None:
    assert said("POST", "/channels/7/messages", {"attachments": [{"id": 0}]}) == []
    assert with_texts_for_snowflakes({"message_reference": {"message_id": 5, "fail_if_not_exists": True}}) == {
        "message_reference": {"message_id": "5", "fail_if_not_exists": True}
    }
    assert with_texts_for_snowflakes({"flags": 64}) == {"flags": 64}


def test_a_long_excerpt_keeps_both_ends() -> None:
    assert shortened("a" * 10 + "b" * 10, most=4) == "aa ... bb"


def test_a_description_that_was_named_but_is_missing_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "nowhere.json")
    with pytest.raises(FileNotFoundError, match=r"nowhere\.json"):
        where()


@pytest.mark.skipif(description.where() is None, reason="Discord's API description is not at hand")
@pytest.mark.parametrize(
    ("method", "path", "body", "complaint"),
    [
        ("PUT", "/applications/1/commands", [{"description": "nameless", "type": 3, "name": ""}], "'' "),
        (
            "POST",
            "/interactions/1/token/callback",
            {"type": 4, "data": {"embeds": [{"title": "x" * 257}]}},
            "$.data.embeds[0].title",
        ),
        ("POST", "/interactions/1/token/callback", {"type": 9, "data": {"custom_id": "f", "components": []}}, "title"),
        ("PATCH", "/webhooks/1/token/messages/@original", {"attachments": [{"filename": "map.png"}]}, "'id' is a required"),
        ("POST", "/channels/1/messages", {"components": [{"type": 1, "components": [{"type": 2, "label": "x"}]}]}, "style"),
        ("POST", "/channels/1/messages/2/letters", {}, "no such request"),
    ],
)
def test_discords_own_description_refuses(method: str, path: str, body: Any, complaint: str) -> None:
    assert any(complaint in found for found in complaints_about(method, path, body))


def log(*bodies: dict[str, Any]) -> list[SimpleNamespace]:
    return [SimpleNamespace(method="POST", path="/channels/1/messages", json=body) for body in bodies]


def test_commands_that_were_in_order_once_are_looked_at_again_as_soon_as_anything_is_different() -> None:
    command = {"type": 1, "name": "greet", "description": "Say hello", "options": []}
    for _ in range(2):
        assert complaints_about("PUT", "/applications/9/commands", [command]) == []
    option = {"type": 3, "name": "Whom", "description": "Whom to greet"}
    command["options"] = [option]
    for _ in range(2):
        (found,) = complaints_about("PUT", "/applications/9/commands", [command])
        assert "'Whom' is no name" in found
    option["name"] = "whom"
    assert complaints_about("PUT", "/applications/9/commands", [command]) == []


class Simulation:
    """Nothing but a log of requests."""

    def __init__(self, *bodies: dict[str, Any]) -> None:
        self.http_requests = log(*bodies)


def test_each_request_is_checked_once_and_every_fault_is_told() -> None:
    checker = Conformity()
    simulation = Simulation({"content": "", "allowed_mentions": {"parse": []}}, {"content": "hello"})
    with pytest.raises(AssertionError) as told:
        checker.check(simulation)
    assert "the message is empty" in str(told.value) and "allowed_mentions is missing" in str(told.value)
    checker.check(simulation)
    simulation.http_requests += log({"content": "hello"})
    with pytest.raises(AssertionError, match="allowed_mentions is missing"):
        checker.check(simulation)


def bot(mentions: discord.AllowedMentions | None) -> commands.Bot:
    made = commands.Bot(command_prefix="!", intents=discord.Intents.default(), allowed_mentions=mentions)

    @made.tree.command(name="greet", description="Say hello")
    @app_commands.describe(name="Whom")
    async def greet(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"Hello, {name}.")

    made.setup_hook = made.tree.sync  # type: ignore[method-assign,assignment]
    return made


async def greeted(mentions: discord.AllowedMentions | None) -> simcord.Env:
    async with simcord.run(bot(mentions)) as env:
        channel = env.create_guild().create_text_channel("tavern")
        ada = env.guild.add_member(env.create_user("ada"))
        await ada.slash(channel, "greet", name="Bob")
    return env


async def test_a_real_bot_that_names_its_mentions_passes(conformity: Conformity) -> None:
    env = await greeted(discord.AllowedMentions.none())
    assert len(env.http_requests) >= 2
    assert conformity.complaints(env) == []


async def test_a_real_bot_that_forgets_its_mentions_is_caught_without_being_asked_about(conformity: Conformity) -> None:
    with pytest.raises(AssertionError, match="allowed_mentions is missing"), watching():
        env = await greeted(None)
    assert len(conformity.complaints(env)) == 1  # asked now, so that this test does not fail at its own end
    with watching():
        await greeted(discord.AllowedMentions.none())
