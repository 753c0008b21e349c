"""A game on three short cards: by command, and with the button of a lobby."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.games import games

from .conftest import House, labels, said


def told(result: InteractionResult) -> Any:
    """Return the one message that an interaction was answered with."""
    assert result.response is not None and not result.followups
    return result.response


def title(message: Any) -> str:
    first: str = message.content.partition("\n")[0]
    return first


AIM, TURN, END = (
    "**Skyshard: The aim** (1 of 3)",
    "**Skyshard: A turn** (2 of 3)",
    "**Skyshard: How it ends** (3 of 3)",
)


@pytest.mark.rule("TAB-068")
async def test_a_game_is_one_private_message_whose_cards_are_turned(hall: House) -> None:
    posted = len(hall.posts())
    card = told(await hall.dee.slash(hall.tavern, "how", game="Skyshard"))
    alts = [each.picture.alt for each in hall.tables.quick_start("skyshard")]
    assert all(alt.startswith("An example, with other players: Skyshard") for alt in alts)
    assert card.ephemeral and title(card) == AIM and labels(card.message) == ["Next: A turn"]
    assert [(picture.filename, picture.description) for picture in card.attachments] == [("how-skyshard-aim.png", alts[0])]
    await hall.dee.click(card, label="Next: A turn")
    assert title(card.message) == TURN and labels(card.message) == ["Back", "Next: How it ends"]
    assert [(picture.filename, picture.description) for picture in card.message.attachments] == [
        ("how-skyshard-turn.png", alts[1])
    ]
    await hall.dee.click(card, label="Next: How it ends")
    assert title(card.message) == END
    assert labels(card.message) == ["Back", "Look through the rules", "Gather a party"]
    await hall.dee.click(card, label="Back")
    assert title(card.message) == TURN
    assert len(hall.posts()) == posted


@pytest.mark.parametrize("game", games())
async def test_every_game_can_be_explained(hall: House, game: str) -> None:
    card = told(await hall.dee.slash(hall.tavern, "how", game=game))
    assert card.content.partition("\n")[0].endswith("(1 of 3)") and len(card.attachments) == 1


async def test_everybody_sees_the_first_card_and_turns_it_in_private(hall: House) -> None:
    posted = len(hall.posts())
    await hall.ada.slash(hall.tavern, "how", game="cavern", public=True)
    (post,) = hall.posts()[posted:]
    assert len(post.attachments) == 1 and len(labels(post)) == 1
    card = told(await hall.dee.click(post, label=labels(post)[0]))
    assert card.ephemeral and "(2 of 3)" in title(card)
    assert "(1 of 3)" in hall.newest().content


async def test_a_lobby_explains_its_game_to_members_without_a_seat(hall: House) -> None:
    post = await hall.lobby(hall.bob)
    assert labels(post)[-4:] == ["Teach me (5 min)", "How to play", "Add a bot", "Options"]
    card = told(await hall.dee.click(post, label="How to play"))
    assert title(card) == AIM and card.ephemeral
    await hall.dee.click(card, label="Next: A turn")
    await hall.dee.click(card, label="Next: How it ends")
    assert labels(card.message) == ["Back", "Look through the rules", "Join"]
    await hall.dee.click(card, label="Join")
    assert hall.newest().id == post.id and "(3 of 4)" in hall.newest().content


async def test_who_gathers_alone_starts_from_the_last_card(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "delve new", game="skyshard")
    card = told(await hall.ada.click(hall.newest(), label="How to play"))
    await hall.ada.click(card, label="Next: A turn")
    await hall.ada.click(card, label="Next: How it ends")
    assert labels(card.message) == ["Back", "Look through the rules", "Start with bots"]
    await hall.ada.click(card, label="Start with bots")
    begun = hall.newest()
    assert "**Goal:**" in begun.content and "Skyshard, round 1, " in str(begun.attachments[0].description)


async def test_who_leads_a_party_has_the_start_on_the_last_card_and_others_that_joined_do_not(hall: House) -> None:
    post = await hall.lobby(hall.bob)
    for who, ways in ((hall.ada, ["Quick start"]), (hall.bob, [])):
        card = told(await who.click(post, label="How to play"))
        await who.click(card, label="Next: A turn")
        await who.click(card, label="Next: How it ends")
        assert labels(card.message) == ["Back", "Look through the rules", *ways]


async def test_the_button_works_on_once_the_delve_has_begun_and_is_no_part_of_it(hall: House) -> None:
    await hall.started(hall.bob)
    assert "How to play" not in labels(hall.newest())
    assert title(told(await hall.bob.slash(hall.tavern, "how"))) == AIM


async def test_where_nothing_is_played_each_game_is_a_button(hall: House) -> None:
    asked = await hall.dee.slash(hall.crypt, "how")
    assert said(asked) == "Which game shall I explain?"
    assert asked.response is not None
    assert labels(asked.response.message) == [game.title for game in hall.tables.games.values()]
    await hall.dee.click(asked.response, label="Wilds")
    card = asked.response.message
    assert title(card).startswith("**Wilds:") and labels(card)[0].startswith("Next: ")


async def test_buttons_that_were_asked_for_in_public_show_everybody(hall: House) -> None:
    asked = await hall.dee.slash(hall.crypt, "how", public=True)
    assert asked.response is not None and asked.response.ephemeral
    await hall.dee.click(asked.response, label="Galaxy")
    assert [post.content.partition(":")[0] for post in hall.posts(hall.crypt)] == ["**Galaxy"]


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
    card = hall.newest(hall.crypt) if public else told(result)
    assert title(card) == AIM and not card.attachments
    assert "I may not attach files here. The picture: An example, with other players: Skyshard, round " in card.content
    assert len(card.content) <= 2000


@pytest.mark.parametrize("way", ["Look through the rules", "Gather a party"])
async def test_the_last_card_leads_to_the_rules_and_to_a_lobby(hall: House, way: str) -> None:
    card = told(await hall.dee.slash(hall.crypt, "how", game="skyshard"))
    await hall.dee.click(card, label="Next: A turn")
    await hall.dee.click(card, label="Next: How it ends")
    await hall.dee.click(card, label=way)
    if way == "Gather a party":
        assert hall.newest(hall.crypt).content.startswith("**Skyshard** - Dee is gathering a party (1 of 4).")
    else:
        assert card.message.content.startswith("**Skyshard**: ") and not card.message.attachments


async def test_what_everybody_sees_is_in_the_language_of_the_table(hall: House) -> None:
    post = await hall.lobby(hall.bob)
    await hall.dee.slash(hall.tavern, "me", language="de")
    alone = told(await hall.dee.click(post, label="How to play"))
    assert "(1 von 3)" in title(alone)
    posted = len(hall.posts())
    await hall.dee.slash(hall.tavern, "how", public=True)
    assert title(hall.posts()[posted]) == AIM


async def test_help_and_the_welcome_speak_of_it(hall: House) -> None:
    assert "`/how` explains a game" in hall.posts()[0].content
    assert "`/how`" in said(await hall.dee.slash(hall.crypt, "help"))
    await hall.lobby()
    assert "`/how`" in said(await hall.dee.slash(hall.tavern, "help"))
