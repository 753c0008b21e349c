"""What everybody sees is in the table's language, what is private in the reader's own (TAB-208)."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.views.look import closer_controls
from engine import Sights, Version, capabilities, speaking

from .conftest import House, said
from .managing import choose, keeper, manager


@pytest.mark.rule("TAB-208")
async def test_a_german_member_reads_german_in_private_and_english_in_the_post(house: House) -> None:
    changed = await house.ada.slash(house.tavern, "me", language="de")
    assert changed.response is not None
    assert "**Sprache**: Deutsch" in str(changed.response.message.content), "it holds at once"
    await house.bob.slash(house.tavern, "delve new", game="toy")
    post = house.newest().content or str(house.newest().components)
    assert "is gathering" in post
    await house.ada.slash(house.tavern, "delve join")
    told = await house.ada.slash(house.tavern, "games")
    english = await house.bob.slash(house.tavern, "games")
    assert said(told).startswith("**Nichts wartet auf dich.**") and "Bob versammelt eine Gruppe" in said(told)
    assert said(english).startswith("**Nothing waits for you.**") and "Bob gathers a party" in said(english)
    back = await house.ada.slash(house.tavern, "me", language="discord")
    assert back.response is not None and "Your settings" in str(back.response.message.content)


@pytest.mark.rule("TAB-208")
async def test_a_table_begins_in_the_language_that_its_host_chose_unless_the_server_has_one(house: House) -> None:
    await house.ada.slash(house.tavern, "me", language="de")
    await house.ada.slash(house.tavern, "delve new", game="toy")
    assert "versammelt" in (house.newest().content or str(house.newest().components))
    await house.ada.slash(house.tavern, "delve leave")
    mara = manager(house)
    await choose(mara, await keeper(house, mara, "settings"), "language", ["en"])
    await house.ada.slash(house.tavern, "delve new", game="toy")
    assert "is gathering" in (house.newest().content or str(house.newest().components))


@pytest.mark.rule("TAB-061", "TAB-208")
async def test_a_question_on_the_rules_is_answered_in_the_language_of_who_asks(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "me", language="de")
    german = await hall.ada.slash(hall.tavern, "rules", ask="TAB-061")
    english = await hall.bob.slash(hall.tavern, "rules", ask="TAB-061")
    with speaking("de"):
        told = hall.tables.rulebook().get("TAB-061")
    entry = hall.tables.rulebook().get("TAB-061")
    assert told is not None and entry is not None and told.title != entry.title
    assert told.title in said(german) and entry.title in said(english)
    asked = await hall.ada.slash(hall.tavern, "rules", ask="was mach ich wenn ich im urlaub bin", game="table")
    assert said(asked).startswith("Zu „was mach ich") and "Abwesend" in said(asked), "its titles are German"


@pytest.mark.rule("TAB-061", "TAB-208")
async def test_a_rule_that_is_shown_to_everybody_is_in_the_language_of_the_table(hall: House) -> None:
    await hall.lobby()
    await hall.ada.slash(hall.tavern, "me", language="de")
    entry = hall.tables.rulebook().get("TAB-061")
    with speaking("de"):
        told = hall.tables.rulebook().get("TAB-061")
    assert entry is not None and told is not None
    await hall.ada.slash(hall.tavern, "rules", ask=told.title, public=True)
    assert entry.title in hall.newest().content and told.title not in hall.newest().content
    alone = await hall.ada.slash(hall.tavern, "rules", ask="TAB-061")
    assert alone.response is not None and told.title in said(alone)
    await hall.ada.click(alone.response, label="Allen zeigen")
    assert entry.title in hall.newest().content and told.title not in hall.newest().content


@pytest.mark.rule("TAB-208")
async def test_what_remains_of_a_lobby_speaks_the_language_of_its_table(house: House) -> None:
    bot: Any = house.world.bot
    await bot.tables.server_settings.want(house.env.bot.guilds[0].id, language="de")
    await house.ada.slash(house.tavern, "delve new", game="toy")
    lobby = house.newest()
    await house.ada.click(lobby, label="Allein starten")
    assert "**Toy** hat begonnen: siehe unten." in [post.content for post in house.posts()]


@pytest.mark.parametrize(("language", "label"), [("en", "Rooms"), ("de", "Welche Räume offen sind")])
def test_a_way_to_see_the_map_is_named_in_the_language_that_is_spoken(language: str, label: str) -> None:
    sights = Sights(Version(1, 1), (capabilities.Mode("rooms", "Welche Räume offen sind"),), ())
    with speaking(language):
        rows = [row for group in closer_controls(sights, "", "") for row in group.rows]
        (menu,) = (item for row in rows for item in row if isinstance(item, discord.ui.Select))
    assert [option.label for option in menu.options] == [label]


@pytest.mark.rule("TAB-208")
async def test_at_one_table_each_reads_their_own_language_before_and_after_a_restart(hall: House) -> None:
    german, spanish, english = hall.ada, hall.bob, hall.cy
    await german.slash(hall.tavern, "me", language="de")
    await spanish.slash(hall.tavern, "me", language="es")
    await german.slash(hall.tavern, "delve new", game="cavern")
    for other in (spanish, english):
        await other.click(hall.newest(), label="Beitreten")
    await german.click(hall.newest(), label="Schnellstart")
    hands = (
        (german, "Nur deine Bande, für 1 EP: ", "Am Zug: Cy. Ich rufe dich."),
        (spanish, "Solo tu banda, por 1 PE: ", "Le toca a Cy. Te llamaré."),
        (english, "Your band alone, for 1 XP: ", "First a tile, then a Delver on it. (CAV-065) Open now: Place a tile;"),
    )
    for restarts in (False, True):
        if restarts:
            await hall.world.restart()
        assert (
            "Ada führt die Söldner." in hall.newest().content and "du beginnst: Leg ein Plättchen" in hall.newest().content
        )
        for member, hand, refusal in hands:
            assert hand in said(await member.click(hall.newest(), label="Hand ansehen")), "the button is the table's"
            assert hand in said(await member.slash(hall.tavern, "hand"))
            assert said(await member.slash(hall.tavern, "cavern send", delver="brute")).startswith(refusal)


@pytest.mark.rule("TAB-023", "TAB-208")
async def test_who_is_waited_for_is_told_in_the_language_of_who_asks(hall: House) -> None:
    await hall.ada.slash(hall.tavern, "me", language="de")
    await hall.ada.slash(hall.tavern, "delve new", game="galaxy")
    await hall.bob.click(hall.newest(), label="Beitreten")
    await hall.ada.click(hall.newest(), label="Starten und wählen")
    await hall.bob.slash(hall.tavern, "galaxy decide", option="void-compass")
    assert "wähl deine erste Technologie" in hall.newest().content
    refused = await hall.bob.slash(hall.tavern, "galaxy activate", system="B1")
    assert said(refused) == "Ada is choosing a first technology. (TAB-023)"
