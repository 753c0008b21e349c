"""Company in a channel: two presses to a game, more of it, other levels and less, people who take its seats over."""

from __future__ import annotations

import re
import unicodedata
from random import Random

import discord
import pytest

from engine import WORDS, Character, characters, introduced
from playground.autoplay import Autoplayer
from playground.players import Players

from .conftest import House, labels, menus, said

WITH_COMPANY, CHANGE_COMPANY = WORDS("button-with-company"), WORDS("menu-company")
MENTION = re.compile(r"<@!?(\d+)>")


def company_in(post: discord.Message) -> list[Character]:
    """Return which bots a post names, in the order in which it does."""
    found = [(post.content.find(f"{character.mark} {character.name}"), character) for character in characters()]
    return [item for at, item in sorted(found, key=lambda pair: pair[0]) if at >= 0]


def company_menu(post: discord.Message) -> list[str]:
    """Return what the menu of bots offers, [] where there is none."""
    return [option.label for menu in menus(post) if menu.placeholder == CHANGE_COMPANY for option in menu.options]


async def hired(house: House, count: int = 1, level: str = "steady") -> list[Character]:
    """Let Ada gather a party and hire so many; return who they are."""
    await house.lobby()
    await house.ada.slash(house.tavern, "delve hire", level=level, count=count)
    return company_in(house.newest())


@pytest.mark.rule("TAB-107")
def test_no_two_characters_share_a_number_a_mark_or_the_letter_on_their_token() -> None:
    found = characters()
    assert len(found) == 16, "the rulebook says how many there are"
    for kind in ("number", "name", "mark", "temper"):
        assert len({getattr(item, kind) for item in found}) == len(found), kind
    assert len({item.name[0] for item in found}) == len(found)
    for entry in found:
        assert 1 <= len(entry.temper.split()) <= 3 and re.fullmatch(r"[A-Z][a-z]{2,6}", entry.name), entry
        # A mark of one sign needs no variation selector, and reads on every phone.
        assert len(entry.mark) == 1 and unicodedata.category(entry.mark) == "So", entry


@pytest.mark.rule("TAB-107")
def test_few_are_introduced_with_their_tempers_and_the_level_once_where_it_is_the_same() -> None:
    pim, quin = (next(character for character in characters() if character.name == name) for name in ("Pim", "Quin"))
    assert introduced([(pim.number, "Pim", "steady")]) == "🍐 Pim (checks twice), steady"
    two = [(pim.number, "Pim", "sharp"), (quin.number, "Quin 2", "sharp")]
    assert introduced(two) == "🍐 Pim (checks twice) and 🎩 Quin 2 (very polite), both sharp"
    unlike = [(pim.number, "Pim", "sharp"), (quin.number, "Quin", "easy-going")]
    assert introduced(unlike) == "🍐 Pim (checks twice, sharp) and 🎩 Quin (very polite, easy-going)"
    four = [(pim.number, "Pim", "steady")] * 4
    assert introduced(four) == "🍐 Pim, 🍐 Pim, 🍐 Pim and 🍐 Pim, all steady"
    assert introduced(four[:2], brief=True) == "🍐 Pim and 🍐 Pim"
    assert introduced([(pim.number, "Pim", "sharp")] * 2, brief=True) == "🍐 Pim and 🍐 Pim, both sharp"


@pytest.mark.rule("TAB-108", "TAB-100", "TAB-107")
async def test_two_presses_lead_from_an_empty_channel_to_a_game_whose_first_post_says_who_plays(house: House) -> None:
    (welcome,) = house.posts()
    await house.ada.click(welcome, label="Play Toy")
    await house.ada.click(house.newest(), label=WITH_COMPANY)
    first = house.newest()
    ann, two = company_in(first)
    assert f"With you: {ann.mark} {ann.name} and {two.mark} {two.name}." in first.content.splitlines()
    assert "**Ada**, pick a card" in first.content and "Your hand" in labels(first)
    assert not MENTION.search(first.content) and first.mentions == [], "a press mentions no member"


@pytest.mark.rule("TAB-108")
async def test_only_a_lone_player_has_it_as_the_main_button(house: House) -> None:
    def main(post: discord.Message) -> list[str | None]:
        buttons = [item for row in post.components for item in row.children if isinstance(item, discord.Button)]
        return [item.label for item in buttons if item.style is discord.ButtonStyle.success]

    post = await house.lobby()
    assert main(post) == [WITH_COMPANY]
    await house.bob.click(post, label="Join")
    assert main(house.newest()) == ["Start"] and WITH_COMPANY not in labels(house.newest())
    await house.bob.click(house.newest(), label="Leave")
    await house.ada.click(house.newest(), label="Add a bot")
    assert main(house.newest()) == ["Start"] and WITH_COMPANY not in labels(house.newest())


@pytest.mark.rule("TAB-108", "TAB-054")
async def test_company_comes_changes_its_level_and_goes_at_the_hosts_word(house: House) -> None:
    post = await house.lobby(house.bob)
    assert company_menu(post) == []
    refused = await house.bob.click(post, label="Add a bot")
    assert "Only Ada, the host" in said(refused)
    await house.ada.click(post, label="Add a bot")
    (hired_name,) = company_in(house.newest())
    told = f"(3 of 4).\nWith Bob. Bots: {hired_name.mark} {hired_name.name} ({hired_name.temper}), steady.\n"
    assert told in house.newest().content
    assert company_menu(house.newest()) == [
        f"{hired_name.name}: easy-going",
        f"{hired_name.name}: sharp",
        f"{hired_name.name} goes",
    ]
    menu = next(menu for menu in menus(house.newest()) if menu.placeholder == CHANGE_COMPANY)
    await house.ada.select(house.newest(), [f"{hired_name.name}:sharp"], custom_id=menu.custom_id)
    assert f"{hired_name.name} ({hired_name.temper}), sharp." in house.newest().content
    assert company_menu(house.newest())[:2] == [f"{hired_name.name}: easy-going", f"{hired_name.name}: steady"]
    kept = next(menu for menu in menus(house.newest()) if menu.placeholder == CHANGE_COMPANY)
    refused = await house.bob.select(house.newest(), [f"{hired_name.name}:go"], custom_id=kept.custom_id)
    assert "Only Ada, the host" in said(refused) and company_in(house.newest()) == [hired_name]
    await house.ada.select(house.newest(), [f"{hired_name.name}:go"], custom_id=kept.custom_id)
    assert company_in(house.newest()) == [] and company_menu(house.newest()) == []
    assert "(2 of 4)" in house.newest().content and house.newest().id == post.id, "one post all the while"


@pytest.mark.rule("TAB-108", "TAB-011")
async def test_several_of_a_level_are_hired_at_once_and_sent_away_by_name(house: House) -> None:
    found = await hired(house, 3, "easy-going")
    assert len(found) == 3 and house.newest().content.count("all easy-going.") == 1
    assert "Add a bot" not in labels(house.newest())
    full = await house.ada.slash(house.tavern, "delve hire")
    assert said(full) == "All 4 seats are taken. (TAB-011)"
    wish = found[1].name[:2].lower()
    (offered,) = await house.ada.autocomplete(house.tavern, "delve dismiss", "name", wish)
    assert offered["value"] == found[1].name
    gone = await house.ada.slash(house.tavern, "delve dismiss", name=found[1].name)
    assert said(gone) == f"{found[1].name} goes." and company_in(house.newest()) == [found[0], found[2]]
    assert "No one called “Bob” is a bot here" in said(await house.ada.slash(house.tavern, "delve dismiss", name="Bob"))


@pytest.mark.rule("TAB-101")
async def test_a_person_takes_a_seat_over_in_a_full_lobby_and_under_way(house: House) -> None:
    first, two, three = await hired(house, 3)
    await house.bob.click(house.newest(), label="Join")
    assert company_in(house.newest()) == [two, three] and "With Bob." in house.newest().content
    await house.ada.slash(house.tavern, "delve start")
    offered = await house.cy.autocomplete(house.tavern, "delve join", "whose", "")
    assert [choice["value"] for choice in offered] == [two.name, three.name]
    joined = await house.cy.slash(house.tavern, "delve join", whose=three.name)
    told = f"Cy plays on for {three.name}; in the delve the seat keeps the name {three.name}."
    assert house.newest().content.splitlines()[0] == told
    assert said(joined), "they see what is theirs at once"
    assert first.name not in house.newest().content


@pytest.mark.rule("TAB-101", "TAB-026")
async def test_nothing_runs_out_for_one_person_with_company_until_a_second_one_comes(house: House) -> None:
    await house.ada.click(house.posts()[0], label="Play Toy")
    await house.ada.click(house.newest(), label=WITH_COMPANY)
    assert "-# No answer: " not in house.newest().content
    await house.bob.slash(house.tavern, "delve join")
    assert "plays on for" in house.newest().content and "-# No answer: the game goes on <t:" in house.newest().content


@pytest.mark.rule("TAB-106", "TAB-107")
async def test_no_bot_player_is_ever_mentioned_or_linked_to(house: House) -> None:
    await hired(house, 2, "sharp")
    await house.bob.click(house.newest(), label="Join")
    await house.ada.slash(house.tavern, "delve start")
    by_chance = Autoplayer(house.world, Players(house.world), Random("lantern"))
    told = []
    async for _ in by_chance.play(60):
        told += [post.content for post in house.posts()]
    assert by_chance.over, "they play it to the end"
    told += [said(await house.ada.slash(house.tavern, command)) for command in ("status", "log", "games", "delve since")]
    numbers = {int(found[1]) for text in told for found in MENTION.finditer(text)}
    assert numbers == {house.ada.id, house.bob.id}
