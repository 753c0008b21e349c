"""A game in three short messages: by command, and with the button of a lobby."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.games import games

from .conftest import House, labels, said


def told(result: InteractionResult) -> list[Any]:
    """Return the messages that one interaction was answered with."""
    return [followup for followup in (result.response, *result.followups) if followup is not None]


def titles(messages: list[Any]) -> list[str]:
    return [message.content.partition("\n")[0] for message in messages]


SKYSHARD = [
    "**Skyshard: The aim** (1 of 3)",
    "**Skyshard: A turn** (2 of 3)",
    "**Skyshard: How it ends** (3 of 3)",
]


async def test_a_game_is_three_private_messages_each_with_its_picture_and_words_for_it(hall: House) -> None:
    posted = len(hall.posts())
    cards = told(await hall.dee.slash(hall.tavern, "how", game="Skyshard"))
    assert titles(cards) == SKYSHARD and all(card.ephemeral for card in cards)
    pictures = [picture for card in cards for picture in card.attachments]
    assert [picture.filename for picture in pictures] == [
        "how-skyshard-aim.png",
        "how-skyshard-turn.png",
        "how-skyshard-end.png",
    ]
    assert [picture.description for picture in pictures] == [
        card.picture.alt for card in hall.tables.quick_start("skyshard")
    ]
    assert [labels(card.message) for card in cards] == [[], [], ["Look through the rules", "Gather a party"]]
    assert len(hall.posts()) == posted


@pytest.mark.parametrize("game", games())
async def test_every_game_can_be_explained(hall: House, game: str) -> None:
    cards = told(await hall.dee.slash(hall.tavern, "how", game=game))
    assert len(cards) == 3 and all(len(card.attachments) == 1 for card in cards)


async def test_everybody_can_be_shown(hall: House) -> None:
    posted = len(hall.posts())
    await hall.ada.slash(hall.tavern, "how", game="cavern", public=True)
    posts = hall.posts()[posted:]
    assert len(posts) == 3 and all(len(post.attachments) == 1 for post in posts)
    assert labels(posts[2]) == ["Look through the rules", "Gather a party"]


async def test_a_lobby_explains_its_game_to_members_without_a_seat(hall: House) -> None:
    post = await hall.lobby(hall.bob)
    assert labels(post)[-4:] == ["How to play", "Teach me (5 min)", "Add a bot", "More options"]
    cards = told(await hall.dee.click(post, label="How to play"))
    assert titles(cards) == SKYSHARD and all(card.ephemeral for card in cards)
    assert labels(cards[2].message) == ["Look through the rules"]
    assert hall.newest().id == post.id and "(2 of 4)" in hall.newest().content


async def test_the_button_works_on_once_the_delve_has_begun_and_is_no_part_of_it(hall: House) -> None:
    await hall.started(hall.bob)
    assert "How to play" not in labels(hall.newest())
    assert titles(told(await hall.bob.slash(hall.tavern, "how"))) == SKYSHARD


async def test_where_nothing_is_played_each_game_is_a_button(hall: House) -> None:
    asked = await hall.dee.slash(hall.crypt, "how")
    assert said(asked) == "Which game shall I explain?"
    assert asked.response is not None
    assert labels(asked.response.message) == [game.title for game in hall.tables.games.values()]
    cards = told(await hall.dee.click(asked.response, label="Wilds"))
    assert [title[:8] for title in titles(cards)] == ["**Wilds:"] * 3 and all(card.ephemeral for card in cards)


async def test_buttons_that_were_asked_for_in_public_show_everybody(hall: House) -> None:
    asked = await hall.dee.slash(hall.crypt, "how", public=True)
    assert asked.response is not None and asked.response.ephemeral
    await hall.dee.click(asked.response, label="Galaxy")
    assert [post.content.partition(":")[0] for post in hall.posts(hall.crypt)] == ["**Galaxy"] * 3


async def test_an_unknown_game_is_told_with_those_that_there_are(hall: House) -> None:
    refused = said(await hall.dee.slash(hall.tavern, "how", game="whist"))
    assert refused.startswith("I know no game “whist”. I can explain ")
    assert all(game.title in refused for game in hall.tables.games.values())


async def test_a_game_without_cards_says_so_and_its_lobby_has_no_button(house: House) -> None:
    assert "How to play" not in labels(await house.lobby())
    refused = said(await house.dee.slash(house.tavern, "how", game="toy"))
    assert refused == "I have no quick start for any game here. `/rules` answers questions."


async def test_games_are_completed(hall: House) -> None:
    found = await hall.dee.autocomplete(hall.tavern, "how", "game", "sky")
    assert [(item["name"], item["value"]) for item in found] == [("Skyshard", "skyshard")]


@pytest.mark.parametrize("public", [False, True])
async def test_without_leave_to_attach_files_the_words_come_all_the_same(hall: House, public: bool) -> None:
    denied = discord.Permissions(attach_files=True).value
    everyone = hall.world.guild.default_role.id
    hall.env.backend.set_overwrite(hall.crypt.id, Overwrite(everyone, OverwriteType.ROLE, 0, denied))
    result = await hall.dee.slash(hall.crypt, "how", game="skyshard", public=public)
    cards = hall.posts(hall.crypt) if public else told(result)
    assert titles(list(cards)) == SKYSHARD and all(not card.attachments for card in cards)
    assert "I may not attach files here. The picture: Skyshard, round 1, Ada to act." in cards[0].content
    assert all(len(card.content) <= 2000 for card in cards)


async def test_the_last_card_leads_to_the_rules_and_to_a_lobby(hall: House) -> None:
    cards = told(await hall.dee.slash(hall.crypt, "how", game="skyshard"))
    await hall.dee.click(cards[2], label="Look through the rules")
    assert cards[2].message.content.startswith("**Skyshard**: ") and not cards[2].message.attachments
    cards = told(await hall.dee.slash(hall.crypt, "how", game="skyshard"))
    await hall.dee.click(cards[2], label="Gather a party")
    assert hall.newest(hall.crypt).content.startswith("**Skyshard** - Dee is gathering a party (1 of 4).")


async def test_help_and_the_welcome_speak_of_it(hall: House) -> None:
    assert "`/how` explains a game" in hall.posts()[0].content
    assert "`/how`" in said(await hall.dee.slash(hall.crypt, "help"))
    await hall.lobby()
    assert "`/how`" in said(await hall.dee.slash(hall.tavern, "help"))
