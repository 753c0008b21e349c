"""What the party can look up: it stands there, completes what is known, and is the same whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.wilds.state.state import Found, Note, Token
from tests.cogs.conftest import said
from tests.cogs.venue import everything

from .beginnings import kettle, on_the_way
from .expeditions import Expeditions, Open
from .watcher import secrets_of

CLUE = "White dust lies on the grass in the shape of a long, thin cart."


async def travelled(begin: Open, **fields: object) -> Expeditions:
    """Return a party that has come to N20, holds a clue to the kiln beside it, and knows M20, N20 and O20."""
    clue = Token("trace", CLUE, "1", "2", "2", "kiln-7x", "Ranger")
    state = on_the_way(
        None,
        at="1",
        known=("1", "2", "3"),
        visited=("1",),
        trail=("1",),
        tokens=(clue,),
        clues_used=(0,),
        notes=(Note("1", "We were here.", "Rogue"),),
        **fields,  # type: ignore[arg-type]
    )
    house = await begin(state)
    await house.gather(house.bob, house.cy)
    return house


@pytest.mark.rule("WLD-G49", "WLD-G90")
async def test_clues_say_what_was_read_and_where_it_points_but_not_what_it_means(begin: Open) -> None:
    house = await travelled(begin)
    told = said(await house.bob.slash(house.tavern, "look clues"))
    assert CLUE in told and "N20" in told and "Ranger" in told
    assert "kiln" not in told.lower()
    house.watcher.look()


@pytest.mark.rule("WLD-G90")
async def test_the_journal_tells_by_place_and_by_whom(begin: Open) -> None:
    house = await travelled(begin)
    whole = said(await house.cy.slash(house.tavern, "look journal"))
    assert "M20" in whole and "We were here." in whole and "Rogue" in whole
    place_page = said(await house.cy.slash(house.tavern, "look journal", place="M20"))
    assert "We were here." in place_page
    nothing = said(await house.cy.slash(house.tavern, "look journal", place="P21"))
    beyond = said(await house.cy.slash(house.tavern, "look journal", place="Z30"))
    assert nothing.replace("P21", "Z30") == beyond, "what is not known reads as what is not there"
    named = said(await house.cy.slash(house.tavern, "look journal", place="Drowned sump"))
    assert "milk-white" not in named and "P21" not in named


@pytest.mark.rule("WLD-G90")
async def test_a_note_is_written_and_calls_no_player(begin: Open) -> None:
    house = await travelled(begin)
    post = await house.acts(house.bob, "wilds note", words="Old wall here. Beware of geese.")
    assert post.mentions == [] and "Old wall here." in said(await house.ada.slash(house.tavern, "look journal"))


@pytest.mark.rule("WLD-133")
@pytest.mark.parametrize("words", ["```", "**bold ||hidden <@1> <t:0:R> [x](https://evil.example)"])
async def test_what_a_member_writes_on_the_map_is_plain_words_or_refused(begin: Open, words: str) -> None:
    house = await travelled(begin)
    before = len(house.posts())
    result = await house.bob.slash(house.tavern, "wilds note", words=words)
    if len(house.posts()) == before:
        assert said(result)
        return
    shown = [
        house.text(),
        said(await house.ada.slash(house.tavern, "look journal")),
        said(await house.ada.slash(house.tavern, "log")),
    ]
    for text in shown:
        line = next(line for line in text.split("\n") if "Rogue" in line and "We were here" not in line)
        for mark in ("```", "**bold", "||hidden", "<@1>", "<t:0", "](https"):
            if mark in words:
                assert mark not in line.replace("\\" + mark, ""), text


@pytest.mark.rule("WLD-G16")
async def test_a_character_is_shown_to_the_player_who_asks_for_it(begin: Open) -> None:
    house = await travelled(begin)
    own = said(await house.ada.slash(house.tavern, "look character"))
    assert "Ranger" in own and "Spirit d10" in own and "Nature 3" in own
    other = said(await house.ada.slash(house.tavern, "look character", who="druid"))
    assert "Druid" in other and "Lore 3" in other
    found = [item["value"] for item in await house.dee.autocomplete(house.tavern, "look character", "who", "")]
    assert len(found) == 3
    assert said(await house.ada.slash(house.tavern, "look character", who="nobody at all"))


@pytest.mark.rule("WLD-G18", "WLD-G19")
async def test_roles_change_hands_and_a_role_that_is_held_is_not_offered_to_its_holder(begin: Open) -> None:
    house = await travelled(begin)
    offered = await house.ada.autocomplete(house.tavern, "wilds roles", "role", "")
    assert {item["value"] for item in offered} == {"pathfinder", "lookout", "forager", "scout", "watch"}
    who = await house.ada.autocomplete(house.tavern, "wilds roles", "who", "", role="pathfinder")
    assert "ranger" not in [item["value"] for item in who]
    await house.acts(house.ada, "wilds roles", role="pathfinder", who="druid")
    assert house.state.roles.pathfinder == 2 and "Druid" in house.text() and "Pathfinder" in house.text()
    assert "(WLD-" in await house.refused(house.bob, "wilds roles", role="forager", who="goblin")


async def test_the_map_is_shown_closely_around_a_known_place_and_nothing_else(begin: Open) -> None:
    house = await travelled(begin)
    found = [item["value"] for item in await house.ada.autocomplete(house.tavern, "map", "around", "")]
    assert {"M20", "N20", "O20"} <= set(found) and "P21" not in found and "N21" not in found
    seen = await house.ada.slash(house.tavern, "map", around="N20")
    assert seen.response is not None and len(seen.response.attachments) == 1
    hidden = said(await house.ada.slash(house.tavern, "map", around="P21"))
    absent = said(await house.ada.slash(house.tavern, "map", around="Z30"))
    assert hidden.replace("P21", "?") == absent.replace("Z30", "?"), (hidden, absent)
    house.watcher.look()


@pytest.mark.rule("WLD-049", "WLD-G90")
async def test_completion_knows_only_what_the_party_knows(begin: Open) -> None:
    house = await travelled(begin)
    for who in (house.ada, house.dee):
        for command, argument in (
            ("wilds investigate", "site"),
            ("wilds track", "target"),
            ("look journal", "place"),
            ("map", "around"),
        ):
            for typed in ("", "k", "kiln", "sump", "drown", "P21"):
                found = await who.autocomplete(house.tavern, command, argument, typed)
                words = " ".join(f"{item['name']} {item['value']}" for item in found).lower()
                assert "kiln" not in words and "sump" not in words and "p21" not in words
    hidden, made_up = [await house.refused(house.ada, "wilds investigate", site=site) for site in ("kiln-7x", "castle")]
    assert hidden.replace("kiln-7x", "?") == made_up.replace("castle", "?")
    hidden, made_up = [await house.refused(house.ada, "wilds track", target=site) for site in ("sump-9k", "castle")]
    assert hidden.replace("sump-9k", "?") == made_up.replace("castle", "?")


@pytest.mark.rule("WLD-049", "WLD-G44", "WLD-G90")
async def test_whatever_is_hidden_everybody_sees_the_same(begin: Open) -> None:
    found = Found("sump-9k", "rumour", seen_at="1", direction="east", far="near")
    house = await travelled(begin, finds=(found,))
    chance = Random(0)
    for who in house.everybody:
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        assert again == seen
    house.watcher.look()


@pytest.mark.rule("WLD-176", "WLD-G44")
async def test_a_search_that_fails_reads_like_an_empty_place(begin: Open) -> None:
    told = []
    for at in ("2", "3"):
        house = await begin(on_the_way(None, at=at, known=("1", "2", "3"), visited=("1", "2", "3"), dice=(2, 2, 2)))
        await house.gather(house.bob, house.cy)
        await house.acts(house.ada, "search", who="rogue")
        post = await house.acts(house.bob, "search", who="rogue")
        story, _, _ = post.content.partition("\n\n")
        told.append([line for line in story.split("\n") if "forag" not in line.lower()])
        house.watcher.look()
        assert not any(known.discovered for known in house.state.finds)
    assert told[0] == [line.replace("O20", "N20") for line in told[1]]


async def test_who_sits_nowhere_sees_what_everybody_sees(begin: Open) -> None:
    house = await travelled(begin)
    for command in ("status", "map", "look clues", "look journal", "hand", "log", "help"):
        shown = await house.dee.slash(house.tavern, command)
        assert shown.response is not None and shown.response.ephemeral and "broke on my side" not in shown.response.content
    assert kettle().sites[1].name not in said(await house.dee.slash(house.tavern, "look journal"))
    house.watcher.look()


@pytest.mark.rule("WLD-049", "WLD-G90")
async def test_the_file_of_a_running_expedition_holds_no_more_than_was_told(begin: Open) -> None:
    house = await travelled(begin, dice=(1, 1, 1, 1))
    await house.presses(house.ada, "move N20")
    await house.presses(house.bob, "move N20")
    result = await house.dee.slash(house.tavern, "delve export")
    assert result.response is not None
    (file,) = result.response.attachments
    written = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert "Kettle Fell" in written and house.state.here.at == "2"
    betrayed = [secret for secret in secrets_of(house.state) if secret.casefold() in written.casefold()]
    assert betrayed == []
