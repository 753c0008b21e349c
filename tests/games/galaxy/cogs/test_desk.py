"""The exploration desk on the simulated Discord: opened by one command, kept with few presses, safe from accidents."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import discord
import pytest
from simcord import MemberActor

from cogs.publish import publisher as publishing
from engine.games.galaxy import GAME
from engine.games.galaxy.state.state import State
from engine.tables.history.export import verify
from tests.cogs.conftest import labels, said
from tests.cogs.offered import offered
from tests.games.galaxy.test_desk_playing import SIZES, cards_of

from .galaxies import Galaxies

PLAYERS = "Nia, Orrin, Pell"
ONLY_THERE = ("chart", "control", "turn", "seat", "attach", "purge")
"""What is done at a desk, and nowhere else."""


@pytest.fixture
async def desk(house: Galaxies) -> Galaxies:
    """A desk that Ada has opened for Nia, Orrin and Pell."""
    await house.ada.slash(house.tavern, "galaxy desk new", players=PLAYERS)
    return house


def state_of(house: Galaxies) -> State:
    """Return what the rules know of the desk."""
    state: State = house.live.playing().state
    return state


async def resolves(house: Galaxies, who: MemberActor) -> discord.Message:
    """Press what puts the open card away; twice where the Phantom World was found."""
    while state_of(house).agenda:
        await house.presses(who, str(next(iter(GAME.legal(state_of(house), 0)))))
    return house.newest()


# Opening.


async def test_one_command_opens_it_and_no_player_is_called(desk: Galaxies) -> None:
    post = desk.newest()
    assert post.content.startswith("The desk is open for Nia, Orrin and Pell.")
    assert "**Ada**, what does Nia explore?" in post.content and not post.mentions
    assert labels(post) == ["New planet", "Frontier", "Orrin’s turn", "More"]
    assert len(post.attachments) == 1 and "Cultural: 20 left" in (post.attachments[0].description or "")
    assert [player.name for player in state_of(desk).players] == ["Nia", "Orrin", "Pell"]


async def test_the_older_frontier_deck_can_be_asked_for_and_is_completed(house: Galaxies) -> None:
    found = await house.ada.autocomplete(house.tavern, "galaxy desk new", "frontier", "")
    assert {item["value"] for item in found} == {"20", "14"}
    await house.ada.slash(house.tavern, "galaxy desk new", players="Nia", frontier="14")
    assert "the frontier with 14 cards" in house.newest().content
    assert "play" not in [option["name"] for option in options_of(house)], "a desk is a desk"


def options_of(house: Galaxies) -> list[dict[str, Any]]:
    """Return the options of the command that opens a desk, as Discord knows them."""
    commands = {command.qualified_name: command for command in house.world.bot.tree.walk_commands()}
    return [{"name": option.name} for option in commands["galaxy desk new"].parameters]


@pytest.mark.rule("TAB-015")
async def test_names_are_refused_in_words(house: Galaxies) -> None:
    before = len(house.posts())
    for players, words in (
        ("a, b, c, d, e, f, g, h, i", "A desk is for 1 to 8 players, and 9 are named."),
        (", ,", "`players` takes 1 to 12 names, divided by commas."),
        ("Nia, nia", "A name is there twice."),
        ("***", "A player's name needs a letter or a digit."),
        ("N" * 40, "A name has up to 32 letters."),
    ):
        result = await house.ada.slash(house.tavern, "galaxy desk new", players=players)
        assert words in said(result) and len(house.posts()) == before


@pytest.mark.parametrize("players", ["Nia; Orrin and Sandy", "Nia & Orrin\nSandy"])
async def test_names_are_divided_as_people_divide_them(house: Galaxies, players: str) -> None:
    await house.ada.slash(house.tavern, "galaxy desk new", players=players)
    assert [player.name for player in state_of(house).players] == ["Nia", "Orrin", "Sandy"]


async def test_a_command_that_says_too_little_draws_no_card_and_names_no_player(desk: Galaxies) -> None:
    await desk.ada.slash(desk.tavern, "galaxy desk chart", planet="Aster: cultural")
    await resolves(desk, desk.ada)
    before = state_of(desk)
    result = await desk.ada.slash(desk.tavern, "explore")
    assert "2 ways fit" in said(result) and state_of(desk) == before
    shown = await desk.ada.slash(desk.tavern, "galaxy desk seat")
    assert shown.modal is not None and state_of(desk) == before
    await desk.ada.submit_modal(shown, {"0": "Rhea"})
    assert [player.name for player in state_of(desk).players] == ["Nia", "Orrin", "Pell", "Rhea"]


async def test_a_taken_channel_keeps_its_table(desk: Galaxies) -> None:
    before = len(desk.posts())
    result = await desk.bob.slash(desk.tavern, "galaxy desk new", players="Rhea")
    assert "Galaxy is being played in this channel already" in said(result) and len(desk.posts()) == before
    await desk.bob.slash(desk.crypt, "galaxy desk new", players="Rhea")
    assert "The desk is open for Rhea." in desk.newest(desk.crypt).content


async def test_names_do_nothing_but_name(house: Galaxies) -> None:
    await house.ada.slash(house.tavern, "galaxy desk new", players="@everyone, **Bold**, <@1>")
    assert "The desk is open for everyone, Bold and 1." in house.newest().content
    assert not house.newest().mention_everyone


# Playing.


async def test_a_new_planet_takes_one_form_and_one_press(desk: Galaxies) -> None:
    shown = await desk.ada.click(desk.newest(), label="New planet")
    assert shown.modal is not None and shown.modal["title"] == "Nia explores a new planet"
    await desk.ada.submit_modal(shown, {"0": "aster", "1": "c"})
    post = desk.newest()
    assert "Nia explores Aster: **" in post.content and "lies open for Nia" in post.content
    assert len(post.attachments) == 1 and labels(post)[0] == "Resolved" and labels(post)[-1] == "Undo"
    await desk.ada.click(post, label="Resolved")
    assert "Aster" in labels(desk.newest()) and "what does Nia explore?" in desk.newest().content


async def test_a_form_without_a_trait_is_refused_and_what_was_written_stays(desk: Galaxies) -> None:
    shown = await desk.ada.click(desk.newest(), label="New planet")
    before = len(desk.posts())
    refused = said(await desk.ada.submit_modal(shown, {"0": "Aster", "1": "watery"}))
    assert "“watery” is no trait" in refused and "GAL-008" in refused and len(desk.posts()) == before
    assert "Aster\nwatery" in refused


async def test_commands_do_the_same_with_completion(desk: Galaxies) -> None:
    await desk.acts(desk.ada, "galaxy desk chart", planet="Hollow: haz, ind")
    assert labels(desk.newest())[:2] == ["Hazardous", "Industrial"]
    await desk.acts(desk.ada, "choose", option="industrial")
    await resolves(desk, desk.ada)
    found = await desk.ada.autocomplete(desk.tavern, "explore", "where", "", what="planet")
    assert [item["value"] for item in found] == ["Hollow"]
    await desk.acts(desk.ada, "galaxy desk turn", who="Orrin")
    assert "Hollow is Nia's" in await desk.refused(desk.ada, "explore", what="planet", where="Hollow")
    await desk.acts(desk.ada, "galaxy desk control", who="nobody", planet="hollow")
    await desk.acts(desk.ada, "explore", what="frontier")
    assert "GAL-014" in await desk.refused(desk.ada, "explore", what="planet", where="Hollow")


async def test_what_is_done_at_a_desk_only_stands_in_the_group_of_its_opening(desk: Galaxies) -> None:
    own = [verb for verb in GAME.verbs if verb.group == "galaxy desk"]
    assert [verb.command for verb in own] == [f"galaxy desk {name}" for name in ONLY_THERE]
    commands = {command.qualified_name: command for command in desk.world.bot.tree.walk_commands()}
    assert [name for name in commands if name.startswith("galaxy desk ")] == [
        "galaxy desk new",
        *(verb.command for verb in own),
    ]
    assert not {verb.name for verb in own} & set(commands)
    for verb in own:
        parameters = commands[verb.command].parameters
        assert [parameter.name for parameter in parameters] == [argument.name for argument in verb.arguments]
        assert all(parameter.autocomplete and not parameter.required for parameter in parameters)


async def test_what_stands_in_the_group_is_completed(desk: Galaxies) -> None:
    found = await desk.ada.autocomplete(desk.tavern, "galaxy desk turn", "who", "")
    assert [item["value"] for item in found] == ["orrin", "pell"]
    await desk.acts(desk.ada, "galaxy desk control", who="pell", planet="Marl: cultural")
    found = await desk.ada.autocomplete(desk.tavern, "galaxy desk control", "planet", "", who="orrin")
    assert "Marl" in [item["value"] for item in found]
    assert await desk.cy.autocomplete(desk.tavern, "galaxy desk turn", "who", "") == []


async def test_help_names_commands_as_they_are_typed(desk: Galaxies) -> None:
    words = said(await desk.ada.slash(desk.tavern, "help"))
    for name in ONLY_THERE:
        assert f"`/galaxy desk {name}` - " in words and f"`/{name}`" not in words
    assert "`/explore` - " in words


async def test_a_refusal_names_the_command_of_the_group(desk: Galaxies) -> None:
    assert "`/galaxy desk seat` adds one." in await desk.refused(desk.ada, "galaxy desk turn", who="rhea")


async def test_what_is_looked_up_is_answered_to_a_player_who_asks(desk: Galaxies) -> None:
    await desk.acts(desk.ada, "galaxy desk control", who="pell", planet="Meridian: none")
    for command, words in (
        ("status", "**Pell**: no cards. Planets: Meridian (no trait)."),
        ("look planets", "**Pell**: Meridian (no trait)."),
        ("look decks", "**Frontier deck**: 20 cards left, 0 discarded"),
    ):
        assert words in said(await desk.cy.slash(desk.tavern, command)), command
    shown = await desk.cy.slash(desk.tavern, "map")
    assert shown.response is not None and shown.response.message.attachments


async def test_a_player_who_joins_keeps_it_too_and_no_player_is_called(desk: Galaxies) -> None:
    await desk.bob.slash(desk.tavern, "delve join")
    assert desk.newest().content.startswith("Bob keeps the desk too.") and not desk.newest().mentions
    await desk.presses(desk.bob, "explore frontier -")
    assert "**Ada** and **Bob**" in desk.newest().content and not desk.newest().mentions
    assert "Answer" not in labels(desk.newest()) and "Private" not in labels(desk.newest())
    await resolves(desk, desk.ada)
    assert not any(post.mentions for post in desk.posts())


async def test_trades_are_put_together_step_by_step_on_the_own_side(desk: Galaxies) -> None:
    for number in range(12):
        if state_of(desk).players[0].fragment_count:
            break
        await desk.acts(desk.ada, "galaxy desk chart", planet=f"Marl {number}: cultural")
        await resolves(desk, desk.ada)
    assert state_of(desk).players[0].fragment_count
    panel = (await desk.ada.click(desk.newest(), label="More")).response
    asked = (await desk.ada.click(panel, label="Offer a trade")).response
    assert asked is not None and "With whom does Nia trade fragments?" in asked.content
    asked = (await desk.ada.click(asked, label="Orrin")).response
    await desk.ada.click(asked, label="1 cultural fragment for nothing")
    assert state_of(desk).players[1].fragments == {"cultural": 1}


# Accidents.


async def test_a_mistaken_draw_is_undone_by_a_button_and_the_same_card_comes_again(desk: Galaxies) -> None:
    drawn = await desk.presses(desk.ada, "explore frontier -")
    first = drawn.content.partition("**")[2]
    await desk.ada.click(desk.newest(), label="Undo")
    assert len(state_of(desk).decks["frontier"].draw) == 20
    again = await desk.presses(desk.ada, "explore frontier -")
    assert again.content.partition("**")[2] == first


async def test_an_old_button_says_so_and_draws_no_second_card(desk: Galaxies) -> None:
    panel = (await desk.ada.click(desk.newest(), label="More")).response
    # By then Discord lets no one turn the panel.
    await desk.env.advance_time(15 * 60 + 1)
    await desk.presses(desk.ada, "explore frontier -")
    left = len(state_of(desk).decks["frontier"].draw)
    result = await desk.ada.click(panel, label="Frontier")
    assert "before" in said(result) and len(state_of(desk).decks["frontier"].draw) == left == 19


async def test_it_goes_on_after_a_restart_with_the_card_still_open(desk: Galaxies) -> None:
    await desk.presses(desk.ada, "explore frontier -")
    before = state_of(desk)
    await desk.world.restart()
    await desk.reload()
    assert state_of(desk) == before
    await resolves(desk, desk.ada)
    assert state_of(desk).agenda == ()


async def test_what_was_opened_but_not_told_is_told_after_a_crash(house: Galaxies, monkeypatch: pytest.MonkeyPatch) -> None:
    async def killed(*_: Any) -> None:
        return None

    with monkeypatch.context() as patch:
        patch.setattr(publishing.OutboxPublisher, "publish", killed)
        await house.ada.slash(house.tavern, "galaxy desk new", players=PLAYERS)
    assert not any("The desk is open" in post.content for post in house.posts())
    for _ in range(2):
        await house.world.restart()
        told = [post.content for post in house.posts() if "The desk is open for Nia, Orrin and Pell" in post.content]
        assert len(told) == 1
    assert labels(house.newest()) == ["New planet", "Frontier", "Orrin’s turn", "More"]


# Whole desks.


@pytest.mark.whole
@pytest.mark.rule("GAL-G52", "GAL-036", "GAL-025")
async def test_two_clerks_press_what_is_offered_and_no_card_is_lost(desk: Galaxies) -> None:
    await desk.bob.slash(desk.tavern, "delve join")
    chance = Random(5)
    for number in range(45):
        who = chance.choice((desk.ada, desk.bob))
        moves = [item.move for item in offered(desk.newest()) if item.verb in ("explore", "choose", "relic", "turn")]
        if chance.random() < 0.3 and not state_of(desk).agenda:
            await desk.acts(who, "galaxy desk chart", planet=f"Marl {number}: {chance.choice(('c', 'h', 'i', 'c h'))}")
        else:
            await desk.presses(who, chance.choice(moves))
        assert {deck: cards_of(state_of(desk), deck) for deck in SIZES} == SIZES
    await desk.ada.click((await desk.ada.slash(desk.tavern, "delve end")).response, label="End it")
    result = await desk.cy.slash(desk.tavern, "delve export")
    assert result.response is not None
    (file,) = result.response.attachments
    written = desk.env.backend.cdn.get(file.url) or b""
    assert json.loads(written)["people"] == ["Nia", "Orrin", "Pell"]
    assert "all as the dice key says" in verify(written, {"galaxy": GAME})
